// The shared parts of the tests of play: battles written by hand in a few words, acting by JSON, reading off the board.
#pragma once

#include "othw/play/board.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "rulesets/othw/support.h"
#include "support/paths.h"

namespace signifer::othw::test {

inline Battle scenario(const RuleSet& rules, const std::string& name) {
  const Document file = Document::load(signifer::test::sourcePath("assets/scenarios/othw/") + name + ".json");
  return readBattle(rules, file.root());
}

/// A unit in a battle by hand: id, side "a" (south, first) or "b", troop, square, facing, and what else its status
/// holds.
struct Piece {
  std::string id, side, troop;
  int column = 0, row = 0;
  std::string facing = "north";
  Json status = nullptr;
  Json profile = nullptr;
};

/// A table of 10 by 8 squares.
struct Layout {
  std::vector<Piece> pieces;
  Json people = Json::array();
  Json terrain = Json::array();
  Json state = Json::parse(R"({"turn": 1, "active": "a", "step": "choose-action"})");
  /// Army Morale is high enough to wear nobody down.
  Json sides = Json::parse(R"([{"id": "a", "name": "A", "status": {"armyMorale": 10, "startingMorale": 10}},
                               {"id": "b", "name": "B", "status": {"armyMorale": 10, "startingMorale": 10}}])");

  [[nodiscard]] Json json() const {
    Json units = Json::array();
    for (const Piece& piece : pieces) {
      Json unit{{"id", piece.id},         {"name", piece.id}, {"side", piece.side},    {"troop", piece.troop},
                {"column", piece.column}, {"row", piece.row}, {"facing", piece.facing}};
      if (!piece.status.empty()) unit["status"] = piece.status;
      if (!piece.profile.empty()) unit["profile"] = piece.profile;
      units.push_back(unit);
    }
    Json json{
        {"format", "signifer-battle"}, {"version", 1},   {"ruleset", "othw"}, {"table", {{"columns", 10}, {"rows", 8}}},
        {"terrain", terrain},          {"sides", sides}, {"units", units},    {"people", people}};
    if (!state.is_null()) json["state"] = state;
    return json;
  }
  [[nodiscard]] Battle on(const RuleSet& rules) const {
    const Document file = Document::parse("scene", json().dump());
    return readBattle(rules, file.root());
  }
};

/// A battle under play, with scripted dice.
class Table {
 public:
  explicit Table(const Layout& layout, const std::map<std::string, std::string>& options = {})
      : rules_(options.empty() ? standard() : ruleSet(options)), battle(layout.on(*rules_)) {}

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] Action action(const Json& json) const {
    const Document text = Document::parse("action", json.dump());
    return readAction(*rules_, battle, text.root());
  }
  /// The reasons against an action as "RULE code", in their order; "legal" or "house-rule" where there is none.
  [[nodiscard]] std::string verdict(const Json& json) const {
    const Verdict verdict = rules_->judge(battle, action(json));
    if (verdict.legal()) return std::string(nameOf(verdict.kind));
    std::string all;
    for (const Reason& reason : verdict.reasons)
      all += (all.empty() ? "" : ", ") + std::string(reason.rule) + " " + std::string(reason.code);
    return all;
  }
  /// The first reason against an action as it is said to the players.
  [[nodiscard]] std::string said(const Json& json) const {
    const Verdict verdict = rules_->judge(battle, action(json));
    return verdict.reasons.empty() ? "legal" : sentence(rules_->definition(), battle, verdict.reasons.front());
  }
  /// Carries an action out, overruled or not, and hands back the account: "sentence [rules]" a line.
  std::string account(const Json& json, const std::vector<int>& faces = {}) {
    ScriptedDice dice(faces);
    ListChronicle chronicle;
    rules_->resolve(battle, action(json), dice, chronicle);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
    std::string all;
    for (const Entry& entry : chronicle.entries) {
      all += sentence(rules_->definition(), battle, entry) + " [";
      for (const std::string_view rule : entry.rules) all += (all.back() == '[' ? "" : " ") + std::string(rule);
      all += "]\n";
    }
    return all;
  }
  /// Carries an action out with these faces; all of them must be used.
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Action what = action(json);
    EXPECT_EQ(verdict(json).substr(0, 3), rules_->judge(battle, what).kind == Verdict::Kind::legal ? "leg" : "hou")
        << json.dump();
    ScriptedDice dice(faces);
    SilentChronicle silent;
    ASSERT_NO_THROW(rules_->resolve(battle, what, dice, silent)) << json.dump();
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
  }
  void advance(const std::vector<int>& faces = {}) { act({{"action", "advance"}}, faces); }

  [[nodiscard]] UnitIndex unit(const std::string& id) const { return findUnit(battle, id); }
  /// "column,row facing state strength", or "gone".
  [[nodiscard]] std::string look(const std::string& id) const {
    const UnitIndex u = unit(id);
    if (!battle.unit(u).present) return "gone";
    const Square s = squareOf(battle, u);
    return std::to_string(s.x) + "," + std::to_string(s.y) + " " + std::string(wordOf(othw::facingOf(battle, u))) +
           " " + std::string(wordOf(stateOf(battle, u))) + " " + std::to_string(strengthLeft(battle, u));
  }
  [[nodiscard]] int morale(SideIndex side) const { return battle.side(side).status[SideStatus::armyMorale]; }
  /// The kind of action that is asked for, the first that may answer.
  [[nodiscard]] std::string asked() const {
    const Decision decision = rules_->decision(battle);
    for (std::size_t i = 0; i < rules_->definition().actions().size(); ++i)
      if (decision.allows(static_cast<int>(i))) return rules_->definition().actions()[i].id;
    return "nothing";
  }
  [[nodiscard]] std::string step() const { return rules_->definition().sequence().step(battle.step).id; }

 private:
  std::shared_ptr<const RuleSet> rules_;

 public:
  Battle battle;
};

}  // namespace signifer::othw::test
