// Play on the table by hand-worked positions: bases at the start, proximity, a charge and its contact, closing shots,
// a round of blows, sight.
#include "play/battle_json.h"
#include "rulesets/initiative/support.h"

namespace signifer::initiative::test {
namespace {

Json unit(const char* id, const char* side, const char* troop, double x, double y, int heading,
          Json status = Json::object()) {
  return {{"id", id},
          {"side", side},
          {"troop", troop},
          {"x", x},
          {"y", y},
          {"heading", heading},
          {"status", std::move(status)}};
}

/// A battle on an empty table in which the first side begins.
class Table {
 public:
  explicit Table(Json units, Json terrain = Json::array(), Json people = Json::array())
      : rules_(ruleSet({{"first-player", "attacker"}})),
        battle_(readBattle(*rules_, parse(std::move(units), std::move(terrain), std::move(people)).root())) {}

  [[nodiscard]] Decision decision() const { return rules_->decision(battle_); }
  [[nodiscard]] Action action(const Json& json) const {
    const Document text = Document::parse("action", json.dump());
    return readAction(*rules_, battle_, text.root());
  }
  [[nodiscard]] std::string refusal(const Json& json) const {
    const Verdict verdict = rules_->judge(battle_, action(json));
    return verdict.legal() ? "" : std::string(verdict.reasons.front().rule);
  }
  void act(const Json& json, const std::vector<int>& faces = {}) {
    const Action what = action(json);
    ASSERT_TRUE(rules_->judge(battle_, what).legal()) << json.dump() << " " << refusal(json);
    ScriptedDice dice(faces);
    SilentChronicle silent;
    rules_->resolve(battle_, what, dice, silent);
    EXPECT_EQ(dice.used(), faces.size()) << json.dump();
  }
  [[nodiscard]] std::string step() const { return rules_->definition().sequence().step(decision().step).id; }
  [[nodiscard]] const Unit& at(const char* id) const { return battle_.unit(findUnit(battle_, id)); }
  [[nodiscard]] int status(const char* id, const char* field) const {
    return at(id).status.at[static_cast<std::size_t>(indexOf(rules_->definition().unitStatus(), field))];
  }

 private:
  static Document parse(Json units, Json terrain, Json people) {
    const Json battle{{"format", "signifer-battle"},
                      {"version", 1},
                      {"ruleset", "initiative"},
                      {"options", {{"first-player", "attacker"}}},
                      {"table", {{"widthInches", 72}, {"depthInches", 48}}},
                      {"terrain", std::move(terrain)},
                      {"sides", Json::array({Json{{"id", "a"}, {"name", "A"}}, Json{{"id", "b"}, {"name", "B"}}})},
                      {"units", std::move(units)},
                      {"people", std::move(people)}};
    return Document::parse("table", battle.dump());
  }

  std::shared_ptr<const RuleSet> rules_;
  Battle battle_;
};

TEST(InitiativePlay, OpenOrderIsHalfAsWideAgain) {
  const Table table({unit("s", "a", "slingers", 36, 10, 0), unit("e", "b", "legionaries", 36, 40, 180)});
  EXPECT_EQ(table.at("s").base.frontage, 6 * oneInch);
  EXPECT_EQ(table.at("e").base.frontage, 6 * oneInch);
}

TEST(InitiativePlay, NearTheEnemyAFormedUnitGoesStraightOrNotAtAll) {
  // Fronts 10" apart: within 12".
  const Table table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 36, 22, 180)});
  EXPECT_EQ(table.step(), "initiative-moves");
  const auto move = [](const char* leg, double inches) {
    return Json{{"action", "move"}, {"unit", "h"}, {"path", Json::array({Json{{leg, inches}}})}};
  };
  EXPECT_EQ(table.refusal(move("ahead", 5)), "");
  EXPECT_EQ(table.refusal(move("back", 5)), "");
  EXPECT_EQ(table.refusal(move("right", 3)), "IO-PRX-5");
  EXPECT_EQ(table.refusal(move("ahead", 6.5)), "IO-MOV-5");
  EXPECT_EQ(table.refusal({{"action", "charge"}, {"unit", "h"}, {"target", "e"}}), "IO-MOV-8");
}

TEST(InitiativePlay, AChargeIsMetByClosingShotsAndEndsFlush) {
  Table table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 37, 17, 180)});
  table.act({{"action", "charge"}, {"unit", "h"}, {"target", "e"}});
  EXPECT_EQ(table.step(), "shots-at-initiative-moves");
  // Three javelin dice at shielded infantry, closing: a 6 is needed; one hit, saved on 4.
  table.act({{"action", "shoot"}, {"unit", "e"}, {"target", "h"}}, {6, 5, 1, 4});
  EXPECT_EQ(table.at("h").pose.centre, (Point{36 * oneInch, 15 * oneInch}));
  EXPECT_EQ(table.status("h", "charged"), 1);
  EXPECT_EQ(table.status("h", "shotSixesOnly"), 1);
  EXPECT_EQ(table.step(), "unit-orders");
}

TEST(InitiativePlay, BlowsAreStruckByBothAndTheLoserTests) {
  Table table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "hoplite-spearmen", 36, 17, 180)});
  table.act({{"action", "charge"}, {"unit", "h"}, {"target", "e"}});
  table.act({{"action", "end-step"}});
  EXPECT_EQ(table.step(), "blows");
  // The charger hits on 3 with seven dice, four hits, one saved; the other on 4, no hit. It tests: 12, and holds.
  table.act({{"action", "advance"}}, {3, 3, 3, 3, 2, 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6});
  EXPECT_EQ(table.status("e", "hits"), 3);
  EXPECT_EQ(table.status("h", "hits"), 0);
  EXPECT_EQ(table.status("h", "momentum"), 2);
}

TEST(InitiativePlay, AWoodBetweenHidesTheTarget) {
  const Json wood = Json::array({Json{{"kind", "wood"},
                                      {"outline", Json::array({Json::array({20, 14}), Json::array({52, 14}),
                                                               Json::array({52, 16}), Json::array({20, 16})})}}});
  Table table({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "light-foot", 36, 22, 180)}, wood);
  table.act({{"action", "end-step"}});
  table.act({{"action", "end-step"}});
  // Nobody is seen, so nobody shoots: the turn has passed to the other side.
  EXPECT_EQ(table.decision().side, 1);
}

}  // namespace
}  // namespace signifer::initiative::test
