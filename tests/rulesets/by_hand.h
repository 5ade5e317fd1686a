// A small table for tests of play in any measured rule set: units put down by hand, actions judged and carried out with
// dice written down. A rule set's own field says which troops, markers and sentences its tests speak of.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "rulesets/rulings.h"

namespace signifer::test {

using Chosen = Options;
using Ids = std::vector<std::string>;

/// A battle that is read from its JSON when it is first asked for.
class ByHand {
 public:
  Battle& battle() {
    read();
    return battle_;
  }
  [[nodiscard]] const Battle& battle() const {
    read();
    return battle_;
  }
  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] Decision decision() const { return rules_->decision(battle()); }
  [[nodiscard]] Action action(const Json& json) const {
    return readAction(*rules_, battle(), Document::parse("action", json.dump()).root());
  }
  [[nodiscard]] Verdict judge(const Json& json) const { return rules_->judge(battle(), action(json)); }
  [[nodiscard]] bool legal(const Json& json) const { return judge(json).legal(); }
  /// The rule ids of a refusal; "legal" alone for what is legal, "house" first where only an option permits it.
  [[nodiscard]] Ids rulesAgainst(const Json& json) const {
    const Verdict verdict = judge(json);
    if (verdict.kind == Verdict::Kind::legal) return {"legal"};
    Ids ids;
    if (verdict.kind == Verdict::Kind::houseRule) ids.emplace_back("house");
    for (const Reason& reason : verdict.reasons) ids.emplace_back(reason.rule);
    return ids;
  }
  /// Carries out with these faces, all of which must be used.
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Verdict verdict = judge(json);
    ASSERT_TRUE(verdict.legal()) << json.dump() << writeVerdict(*rules_, battle(), verdict).dump();
    ScriptedDice dice(faces);
    carryOut(json, dice);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump() << " at " << step();
  }
  /// Carries out against the referee's advice.
  void overrule(const Json& json, const std::vector<int>& faces = {}) {
    ScriptedDice dice(faces);
    carryOut(json, dice);
  }
  /// The account of the last action.
  [[nodiscard]] const std::vector<Entry>& account() const { return account_.entries; }
  /// The first sentence of this kind in the last action's account, about this unit where one is named; else nothing.
  [[nodiscard]] const Entry* told(std::string_view phrase, const std::string& id = {}) const {
    const auto found = std::ranges::find_if(account(), [&](const Entry& entry) {
      return entry.phrase == phrase && (id.empty() || entry.unit == findUnit(battle(), id));
    });
    return found == account().end() ? nullptr : &*found;
  }
  [[nodiscard]] const Unit& at(const std::string& id) const { return battle().unit(findUnit(battle(), id)); }
  [[nodiscard]] double x(const std::string& id) const { return toInches(at(id).pose.centre.x); }
  [[nodiscard]] double y(const std::string& id) const { return toInches(at(id).pose.centre.y); }
  [[nodiscard]] double heading(const std::string& id) const { return toDegrees(at(id).pose.heading); }
  template <class Slot>
  [[nodiscard]] int status(const std::string& id, Slot slot) const {
    return at(id).status[slot];
  }
  [[nodiscard]] const Person& person(const std::string& id) const { return battle().person(findPerson(battle(), id)); }
  [[nodiscard]] std::string step() const { return rules_->definition().sequence().step(battle().step).id; }

 protected:
  ByHand(std::shared_ptr<const RuleSet> rules, Json file) : rules_(std::move(rules)), file_(std::move(file)) {
    file_.update({{"format", "signifer-battle"},
                  {"version", 1},
                  {"ruleset", rules_->definition().id()},
                  {"table", {{"widthInches", 72}, {"depthInches", 48}}}});
  }

  [[nodiscard]] Json& file() { return file_; }

 private:
  void read() const {
    if (ready_) return;
    battle_ = readBattle(*rules_, Document::parse("test", file_.dump()).root());
    ready_ = true;
  }
  void carryOut(const Json& json, Dice& dice) {
    const Action done = action(json);
    account_.entries.clear();
    rules_->resolve(battle(), done, dice, account_);
  }

  std::shared_ptr<const RuleSet> rules_;
  Json file_;
  mutable Battle battle_;
  mutable bool ready_ = false;
  ListChronicle account_;
};

/// A table that is set up word by word; each word hands back the field, for the next.
template <class Field>
class SetUpByHand : public ByHand {
 public:
  Field& leader(const std::string& id, const char* side, const Json& where, const Json& profile = Json::object()) {
    Json person{{"id", id}, {"side", side}, {"profile", profile}};
    person.update(where);
    file()["people"].push_back(person);
    return self();
  }
  Field& terrain(const char* kind, int level, const Json& outline) {
    file()["terrain"].push_back({{"kind", kind}, {"level", level}, {"outline", outline}});
    return self();
  }
  Field& step(const char* id) { return state("step", id); }
  Field& tasks(const Json& list) { return state("tasks", list); }
  Field& relations(const Json& list) { return state("relations", list); }
  using ByHand::step;

 protected:
  /// At a step of the first turn, with side `a`, the first, to play.
  SetUpByHand(std::shared_ptr<const RuleSet> rules, const char* step, const Json& status = Json::object())
      : ByHand(std::move(rules), {{"sides", {{{"id", "a"}, {"name", "A"}}, {{"id", "b"}, {"name", "B"}}}},
                                  {"units", Json::array()},
                                  {"people", Json::array()},
                                  {"terrain", Json::array()},
                                  {"state", {{"turn", 1}, {"active", "a"}, {"step", step}, {"status", status}}}}) {}

  Field& put(Json unit) {
    file()["units"].push_back(std::move(unit));
    return self();
  }
  Field& state(const char* member, const Json& value) {
    file()["state"][member] = value;
    return self();
  }
  Field& self() { return static_cast<Field&>(*this); }
};

inline Json of(const char* action, const char* unit) { return {{"action", action}, {"unit", unit}}; }
inline const Json advance{{"action", "advance"}};
inline const Json endStep{{"action", "end-step"}};
inline bool has(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

}  // namespace signifer::test
