// A small table for tests of play: units put down by hand, actions judged and carried out with dice written down. A JT
// is an inch here, so that figures of the ledger are figures of the table; side a looks up, side b down.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cb/play/steps.h"
#include "cb/ruleset.h"
#include "dice/sources.h"
#include "play/battle_json.h"
#include "rules/ruleset.h"
#include "support/paths.h"

namespace signifer::cb {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::cb

namespace signifer::cb::test {

using Chosen = std::map<std::string, std::string>;

class Field {
 public:
  explicit Field(const Chosen& options = Chosen()) {
    HouseRules house;
    house.options = options;
    rules_ = makeRuleSet(make, signifer::test::sourcePath("rulesets/cb"), house);
    file_ = {{"format", "signifer-battle"},
             {"version", 1},
             {"ruleset", "cb"},
             {"table", {{"widthInches", 72}, {"depthInches", 48}}},
             {"sides", {{{"id", "a"}, {"name", "A"}}, {{"id", "b"}, {"name", "B"}}}},
             {"units", Json::array()},
             {"people", Json::array()},
             {"terrain", Json::array()},
             {"settings", {{"jtInches", 1}, {"bowShot", 6}}},
             {"state", {{"turn", 1}, {"active", "a"}, {"step", "move"}}}};
  }

  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              Json status = Json::object()) {
    file_["units"].push_back({{"id", id},
                              {"side", side},
                              {"troop", troop},
                              {"x", x},
                              {"y", y},
                              {"heading", heading},
                              {"status", std::move(status)}});
    return *this;
  }
  /// With a profile of its own, and no troop type.
  Field& own(const std::string& id, const char* side, Json profile, double x, double y, double heading) {
    file_["units"].push_back(
        {{"id", id}, {"side", side}, {"profile", std::move(profile)}, {"x", x}, {"y", y}, {"heading", heading}});
    return *this;
  }
  Field& leader(const std::string& id, const char* side, const Json& where, const Json& profile = Json::object()) {
    Json person{{"id", id}, {"side", side}, {"profile", profile}};
    person.update(where);
    file_["people"].push_back(person);
    return *this;
  }
  /// Somebody far away who can still move, so that the step does not end by itself.
  Field& spare() { return unit("spare", "a", "citizen-hoplites", 68, 2, 0); }
  Field& terrain(const char* kind, int level, const Json& outline) {
    file_["terrain"].push_back({{"kind", kind}, {"level", level}, {"outline", outline}});
    return *this;
  }
  Field& step(const char* id) {
    file_["state"]["step"] = id;
    return *this;
  }
  /// As a person may take it off by hand.
  Field& takenOff(const std::string& id) {
    for (Json& unit : file_["units"])
      if (unit.at("id") == id) unit["present"] = false;
    return *this;
  }
  Field& tasks(const Json& list) {
    file_["state"]["tasks"] = list;
    return *this;
  }

  Field& relations(const Json& list) {
    file_["state"]["relations"] = list;
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
    ListChronicle chronicle;
    rules_->resolve(battle(), done, dice, chronicle);
    account = std::move(chronicle.entries);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
  }
  /// The account of the latest action.
  std::vector<Entry> account;
  /// The first sentence of this kind, or nothing.
  const Entry* told(std::string_view phrase) const {
    const auto found = std::ranges::find(account, phrase, &Entry::phrase);
    return found == account.end() ? nullptr : &*found;
  }
  const Unit& at(const std::string& id) { return battle().unit(findUnit(battle(), id)); }
  double x(const std::string& id) { return toInches(at(id).pose.centre.x); }
  double y(const std::string& id) { return toInches(at(id).pose.centre.y); }
  double heading(const std::string& id) { return toDegrees(at(id).pose.heading); }
  int status(const std::string& id, UnitStatus slot) { return at(id).status[slot]; }
  Activity doing(const std::string& id) { return static_cast<Activity>(status(id, UnitStatus::doing)); }
  Fate fate(const std::string& id) { return static_cast<Fate>(status(id, UnitStatus::fate)); }
  const Person& person(const std::string& id) { return battle().person(findPerson(battle(), id)); }
  [[nodiscard]] std::string step() { return rules_->definition().sequence().step(battle().step).id; }

 private:
  std::shared_ptr<const RuleSet> rules_;
  Json file_;
  Battle battle_;
  bool ready_ = false;
};

using Ids = std::vector<std::string>;
inline Json of(const char* action, const char* unit) { return {{"action", action}, {"unit", unit}}; }
inline Json go(const char* unit, const Json& path) { return {{"action", "go"}, {"unit", unit}, {"path", path}}; }
inline Json move(const char* unit, int optionalDice = 0, bool doubled = false) {
  return {{"action", "move"}, {"unit", unit}, {"optionalDice", optionalDice}, {"doubled", doubled}};
}
inline Json manoeuvre(const char* unit, const char* which, const Json& path = Json::array()) {
  return {{"action", "manoeuvre"}, {"unit", unit}, {"manoeuvre", which}, {"path", path}};
}
inline Json charge(const char* unit, const char* target, int optionalDice = 2) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}, {"optionalDice", optionalDice}};
}
inline Json shot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}
inline Json response(const char* unit, const char* word) {
  return {{"action", "respond"}, {"unit", unit}, {"response", word}};
}
inline Json afterwards(const char* unit, const char* word) {
  return {{"action", "after-move"}, {"unit", unit}, {"move", word}};
}
inline const Json advance{{"action", "advance"}};
inline const Json endStep{{"action", "end-step"}};
inline bool has(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

}  // namespace signifer::cb::test
