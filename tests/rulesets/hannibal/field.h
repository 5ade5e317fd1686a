// A small table for tests of play: units put down by hand, actions judged and carried out with dice written down.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "hannibal/play/steps.h"
#include "hannibal/ruleset.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "rules/ruleset.h"
#include "support/paths.h"

namespace signifer::hannibal {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::hannibal

namespace signifer::hannibal::test {

using Chosen = std::map<std::string, std::string>;

class Field {
 public:
  explicit Field(const Chosen& options = Chosen()) {
    HouseRules house;
    house.options = options;
    rules_ = makeRuleSet(make, signifer::test::sourcePath("rulesets/hannibal"), house);
    file_ = {{"format", "signifer-battle"},
             {"version", 1},
             {"ruleset", "hannibal"},
             {"table", {{"widthInches", 72}, {"depthInches", 48}}},
             {"sides", {{{"id", "a"}, {"name", "Rome"}}, {{"id", "b"}, {"name", "Carthage"}}}},
             {"units", Json::array()},
             {"people", Json::array()},
             {"terrain", Json::array()},
             {"state",
              {{"turn", 1}, {"active", "a"}, {"step", "unit-actions"}, {"status", {{"firstPlayer", "first-side"}}}}}};
  }

  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              Json status = Json::object()) {
    file_["units"].push_back({{"id", id},
                              {"name", id},
                              {"side", side},
                              {"troop", troop},
                              {"x", x},
                              {"y", y},
                              {"heading", heading},
                              {"status", std::move(status)}});
    return *this;
  }
  Field& leader(const std::string& id, const char* side, const Json& where, const Json& profile = Json::object()) {
    Json person{{"id", id}, {"side", side}, {"profile", profile}};
    person.update(where);
    file_["people"].push_back(person);
    return *this;
  }
  Field& terrain(const char* kind, int level, const Json& outline) {
    file_["terrain"].push_back({{"kind", kind}, {"level", level}, {"outline", outline}});
    return *this;
  }
  Field& step(const char* id) {
    file_["state"]["step"] = id;
    return *this;
  }
  Field& tasks(const Json& list) {
    file_["state"]["tasks"] = list;
    return *this;
  }

  Battle& battle() {
    if (!ready_) {
      battle_ = readBattle(*rules_, Document::parse("test", file_.dump()).root());
      ready_ = true;
    }
    return battle_;
  }
  const RuleSet& rules() const { return *rules_; }
  Action action(const Json& json) {
    return readAction(*rules_, battle(), Document::parse("action", json.dump()).root());
  }
  Verdict judge(const Json& json) { return rules_->judge(battle(), action(json)); }
  /// The rule ids of a refusal; "legal" alone for what is legal, "house" first where only an option permits it.
  std::vector<std::string> rulesAgainst(const Json& json) {
    const Verdict verdict = judge(json);
    if (verdict.kind == Verdict::Kind::legal) return {"legal"};
    std::vector<std::string> ids;
    if (verdict.kind == Verdict::Kind::houseRule) ids.emplace_back("house");
    for (const Reason& reason : verdict.reasons) ids.emplace_back(reason.rule);
    return ids;
  }
  /// Carries out with these faces, all of which must be used.
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Action done = action(json);
    const Verdict verdict = rules_->judge(battle(), done);
    ASSERT_TRUE(verdict.legal()) << json.dump() << writeVerdict(*rules_, battle(), verdict).dump();
    ScriptedDice dice(faces);
    carryOut(done, dice);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
  }
  /// The same against the referee's advice.
  void overrule(const Json& json, const std::vector<int>& faces = {}) {
    ScriptedDice dice(faces);
    carryOut(action(json), dice);
  }
  /// The account of the last action, a sentence a line with its rules.
  [[nodiscard]] const std::vector<Entry>& told() const { return told_; }
  std::string account() {
    std::string text;
    for (const Entry& entry : told_) {
      text += sentence(rules_->definition(), battle(), entry);
      for (const std::string_view rule : entry.rules) text += " " + std::string(rule);
      text += "\n";
    }
    return text;
  }
  /// A refusal as it is read, reason by reason.
  std::string refusal(const Json& json) {
    std::string text;
    for (const Reason& reason : judge(json).reasons)
      text += std::string(reason.rule) + " " + sentence(rules_->definition(), battle(), reason) + "\n";
    return text;
  }
  /// The figures that hold for what is legal.
  std::string figures(const Json& json) {
    std::string text;
    for (const Reason& reason : judge(json).figures)
      text += std::string(reason.rule) + " " + sentence(rules_->definition(), battle(), reason) + "\n";
    return text;
  }
  const Unit& at(const std::string& id) { return battle().unit(findUnit(battle(), id)); }
  double x(const std::string& id) { return toInches(at(id).pose.centre.x); }
  double y(const std::string& id) { return toInches(at(id).pose.centre.y); }
  double heading(const std::string& id) { return toDegrees(at(id).pose.heading); }
  int status(const std::string& id, UnitStatus slot) { return at(id).status[slot]; }
  Fate fate(const std::string& id) { return static_cast<Fate>(status(id, UnitStatus::fate)); }
  const Person& person(const std::string& id) { return battle().person(findPerson(battle(), id)); }
  [[nodiscard]] std::string step() { return rules_->definition().sequence().step(battle().step).id; }

 private:
  void carryOut(const Action& done, Dice& dice) {
    ListChronicle account;
    rules_->resolve(battle(), done, dice, account);
    told_ = std::move(account.entries);
  }

  std::shared_ptr<const RuleSet> rules_;
  std::vector<Entry> told_;
  Json file_;
  Battle battle_;
  bool ready_ = false;
};

using Ids = std::vector<std::string>;
inline Json march(const char* unit, const Json& path) { return {{"action", "march"}, {"unit", unit}, {"path", path}}; }
inline Json charge(const char* unit, const char* target, const Json& intervening = Json::array()) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}, {"intervening", intervening}};
}
inline Json shot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}
inline Json of(const char* action, const char* unit) { return {{"action", action}, {"unit", unit}}; }
inline const Json advance{{"action", "advance"}};
inline const Json endStep{{"action", "end-step"}};
inline bool has(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

}  // namespace signifer::hannibal::test
