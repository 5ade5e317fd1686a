// A battle of Initiative Order on a bare table, put up by hand: positions that tests work out with the ledger's
// figures.
#pragma once

#include "dice/sources.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "rulesets/initiative/support.h"
#include "schema/document.h"

namespace signifer::initiative::test {

inline Json unit(const char* id, const char* side, const char* troop, double x, double y, double heading,
                 Json status = Json::object(), Json profile = Json::object()) {
  return {{"id", id},
          {"side", side},
          {"troop", troop},
          {"x", x},
          {"y", y},
          {"heading", heading},
          {"status", std::move(status)},
          {"profile", std::move(profile)}};
}

inline Json general(const char* id, const char* side, double x, double y, Json profile, int division = 1) {
  return {{"id", id},
          {"side", side},
          {"x", x},
          {"y", y},
          {"profile", std::move(profile)},
          {"status", {{"division", division}}}};
}

inline Json ground(const char* kind, double left, double near, double right, double far) {
  return {{"kind", kind},
          {"outline", Json::array({Json::array({left, near}), Json::array({right, near}), Json::array({right, far}),
                                   Json::array({left, far})})}};
}

/// The parts of a field beside its units.
struct Around {
  Json terrain = Json::array();
  Json people = Json::array();
  /// House rules beside `first-player`, which is `attacker`: the first side begins.
  signifer::test::Options options;
  /// In mid-turn at this step; empty: at the start of a battle.
  std::string step;
  /// Statuses of the first side.
  Json side = Json::object();
};

class Field {
 public:
  explicit Field(std::initializer_list<Json> units, Around around = Around()) {
    around.options.insert({"first-player", "attacker"});
    rules_ = ruleSet(around.options);
    battle_ = readBattle(*rules_, parse(Json(std::vector<Json>(units)), around).root());
  }

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] Decision decision() const { return rules_->decision(battle_); }
  [[nodiscard]] Action action(const Json& json) const {
    const Document text = Document::parse("action", json.dump());
    return readAction(*rules_, battle_, text.root());
  }
  [[nodiscard]] Verdict judge(const Json& json) const { return rules_->judge(battle_, action(json)); }
  /// "" where it is legal, else the rule and the phrase of the first reason: "IO-MOV-5 too-far".
  [[nodiscard]] std::string refusal(const Json& json) const {
    const Verdict verdict = judge(json);
    if (verdict.legal()) return "";
    return std::string(verdict.reasons.front().rule) + " " + std::string(verdict.reasons.front().code);
  }
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Action what = action(json);
    ASSERT_TRUE(rules_->judge(battle_, what).legal()) << json.dump() << " " << refusal(json);
    ScriptedDice dice(faces);
    told_.entries.clear();
    rules_->resolve(battle_, what, dice, told_);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
  }
  void endStep() { act({{"action", "end-step"}}); }
  /// Ends steps in which the decision leaves that open until the step comes.
  void endStepsUntil(std::string_view wanted) {
    for (int i = 0; i < 20 && step() != wanted; ++i) endStep();
    ASSERT_EQ(step(), wanted);
  }
  /// Whether the last action's account has that phrase.
  [[nodiscard]] bool told(std::string_view phrase) const {
    return std::ranges::any_of(told_.entries, [&](const Entry& entry) { return entry.phrase == phrase; });
  }
  /// The last action's first sentence of that phrase; none where there is none.
  [[nodiscard]] const Entry* entry(std::string_view phrase) const {
    const auto found = std::ranges::find(told_.entries, phrase, &Entry::phrase);
    return found == told_.entries.end() ? nullptr : &*found;
  }
  [[nodiscard]] std::string step() const { return rules_->definition().sequence().step(decision().step).id; }
  [[nodiscard]] std::string asked() const {
    const UnitIndex u = decision().unit;
    return u == noUnit ? "" : battle_.setup->units[static_cast<std::size_t>(u)].id;
  }
  [[nodiscard]] const Unit& at(const char* id) const { return battle_.unit(findUnit(battle_, id)); }
  [[nodiscard]] int status(const char* id, const char* field) const {
    return at(id).status.at[static_cast<std::size_t>(indexOf(rules_->definition().unitStatus(), field))];
  }
  [[nodiscard]] const Person& person(const char* id) const { return battle_.person(findPerson(battle_, id)); }
  [[nodiscard]] int status(const Person& person, const char* field) const {
    return person.status.at[static_cast<std::size_t>(indexOf(rules_->definition().personStatus(), field))];
  }

 private:
  static Document parse(Json units, const Around& around) {
    Json options = Json::object();
    for (const auto& [name, word] : around.options) options[name] = word;
    Json battle{{"format", "signifer-battle"},
                {"version", 1},
                {"ruleset", "initiative"},
                {"options", std::move(options)},
                {"table", {{"widthInches", 72}, {"depthInches", 48}}},
                {"terrain", around.terrain},
                {"sides", Json::array({Json{{"id", "a"}, {"name", "A"}, {"status", around.side}},
                                       Json{{"id", "b"}, {"name", "B"}}})},
                {"units", std::move(units)},
                {"people", around.people}};
    if (!around.step.empty())
      battle["state"] = {
          {"turn", 1}, {"active", "a"}, {"step", around.step}, {"status", {{"firstPlayer", "first-side"}}}};
    return Document::parse("table", battle.dump());
  }

  std::shared_ptr<const RuleSet> rules_;
  Battle battle_;
  ListChronicle told_;
};

inline Json move(const char* unit, std::initializer_list<std::pair<const char*, double>> legs) {
  Json path = Json::array();
  for (const auto& [kind, amount] : legs) path.push_back({{kind, amount}});
  return {{"action", "move"}, {"unit", unit}, {"path", std::move(path)}};
}
inline Json charge(const char* unit, const char* target) {
  return {{"action", "charge"}, {"unit", unit}, {"target", target}};
}
inline Json shoot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}
inline Json stay(const char* unit) { return {{"action", "stay"}, {"unit", unit}}; }
inline Json order(const char* person, const char* kind, const char* unit = nullptr) {
  Json json{{"action", "order"}, {"person", person}, {"order", kind}};
  if (unit != nullptr) json["unit"] = unit;
  return json;
}

}  // namespace signifer::initiative::test
