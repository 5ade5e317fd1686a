// A small table for tests of play: units put down by hand, actions judged and carried out with dice written down.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "fantasy/play/steps.h"
#include "fantasy/ruleset.h"
#include "play/battle_json.h"
#include "rules/ruleset.h"
#include "support/paths.h"

namespace signifer::fantasy {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::fantasy

namespace signifer::fantasy::test {

using Chosen = std::map<std::string, std::string>;
using Ids = std::vector<std::string>;

class Field {
 public:
  explicit Field(const Chosen& options = Chosen()) {
    HouseRules house;
    house.options = options;
    rules_ = makeRuleSet(make, signifer::test::sourcePath("rulesets/fantasy"), house);
    file_ = {{"format", "signifer-battle"},
             {"version", 1},
             {"ruleset", "fantasy"},
             {"table", {{"widthInches", 72}, {"depthInches", 48}}},
             {"sides", {{{"id", "a"}, {"name", "A"}}, {{"id", "b"}, {"name", "B"}}}},
             {"units", Json::array()},
             {"terrain", Json::array()},
             {"state",
              {{"turn", 1},
               {"active", "a"},
               {"step", "ordinary-moves"},
               {"status", {{"firstSide", "first"}, {"playerTurn", 1}}},
               {"relations", Json::array()}}}};
  }

  /// Models abreast in close order unless the statuses say otherwise.
  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              int models, int abreast, const Json& status = Json::object(), const Json& profile = Json::object()) {
    Json all{{"models", models}, {"abreast", abreast}};
    if (status.is_object()) all.update(status);
    file_["units"].push_back({{"id", id},
                              {"side", side},
                              {"troop", troop},
                              {"x", x},
                              {"y", y},
                              {"heading", heading},
                              {"profile", profile.is_object() ? profile : Json::object()},
                              {"status", std::move(all)},
                              {"present", true}});
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
  Field& active(const char* side) {
    file_["state"]["active"] = side;
    return *this;
  }
  Field& zones(const Json& zones) {
    file_["deployment"] = {{"zones", zones}};
    return *this;
  }
  Field& relation(const char* kind, const char* from, const char* to, int value = 1) {
    file_["state"]["relations"].push_back({{"relation", kind}, {"from", from}, {"to", to}, {"value", value}});
    return *this;
  }
  /// Before the first turn.
  Field& deployed() {
    file_.erase("state");
    return *this;
  }
  Field& absent() {
    file_["units"].back()["present"] = false;
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
  Ids rulesAgainst(const Json& json) {
    const Verdict verdict = judge(json);
    if (verdict.kind == Verdict::Kind::legal) return {"legal"};
    Ids ids;
    if (verdict.kind == Verdict::Kind::houseRule) ids.emplace_back("house");
    for (const Reason& reason : verdict.reasons) ids.emplace_back(reason.rule);
    return ids;
  }
  bool legal(const Json& json) { return judge(json).legal(); }
  /// Carries out with these faces, all of which must be used.
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Action done = action(json);
    const Verdict verdict = rules_->judge(battle(), done);
    ASSERT_TRUE(verdict.legal()) << json.dump() << writeVerdict(*rules_, battle(), verdict).dump();
    ScriptedDice dice(faces);
    account_.entries.clear();
    rules_->resolve(battle(), done, dice, account_);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump() << " at " << step();
  }
  /// Whether the account of the last action has such a sentence about the unit.
  bool told(std::string_view phrase, const std::string& id = {}) {
    return std::ranges::any_of(account_.entries, [&](const Entry& entry) {
      return entry.phrase == phrase && (id.empty() || entry.unit == findUnit(battle(), id));
    });
  }
  /// A figure of such a sentence of the last action's account; -1 where there is none.
  int figure(std::string_view phrase, std::size_t place) {
    for (const Entry& entry : account_.entries)
      if (entry.phrase == phrase && place < entry.figures.size()) return entry.figures[place].value;
    return -1;
  }
  const Unit& at(const std::string& id) { return battle().unit(findUnit(battle(), id)); }
  double x(const std::string& id) { return toInches(at(id).pose.centre.x); }
  double y(const std::string& id) { return toInches(at(id).pose.centre.y); }
  double heading(const std::string& id) { return toDegrees(at(id).pose.heading); }
  int status(const std::string& id, UnitStatus slot) { return at(id).status[slot]; }
  int models(const std::string& id) { return status(id, UnitStatus::models); }
  UnitState state(const std::string& id) { return static_cast<UnitState>(status(id, UnitStatus::state)); }
  int relationOf(RelationKind kind, const std::string& from, const std::string& to) {
    return battle().relation(static_cast<std::int16_t>(kind), findUnit(battle(), from), findUnit(battle(), to));
  }
  [[nodiscard]] std::string step() { return rules_->definition().sequence().step(battle().step).id; }
  Decision decision() { return rules_->decision(battle()); }

 private:
  std::shared_ptr<const RuleSet> rules_;
  Json file_;
  Battle battle_;
  ListChronicle account_;
  bool ready_ = false;
};

inline Json move(const char* unit, const Json& path) { return {{"action", "move"}, {"unit", unit}, {"path", path}}; }
inline Json march(const char* unit, const Json& path) { return {{"action", "march"}, {"unit", unit}, {"path", path}}; }
inline Json charge(const char* unit, const char* target) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}};
}
inline Json at(const char* action, const char* unit, const char* target) {
  return {{"action", action}, {"unit", unit}, {"target", target}};
}
inline Json of(const char* action, const char* unit) { return {{"action", action}, {"unit", unit}}; }
inline const Json advance{{"action", "advance"}};
inline const Json endStep{{"action", "end-step"}};
inline const Json skirmish{{"formation", "skirmish"}};
inline const Json openOrder{{"formation", "open-order"}};
inline bool has(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

}  // namespace signifer::fantasy::test
