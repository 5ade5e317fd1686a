// The sample lists and the demonstration battle: the sheet's two generals as they are, our units as the ledger has
// them.
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::troops_test {
namespace {

std::vector<std::int32_t> general(const std::string& id) {
  for (const PersonType& person : standard()->definition().people())
    if (person.id == id) return person.profile;
  return {};
}

TEST(OthwTroops, TheSheetsGeneralsHaveTheirFigures) {
  EXPECT_EQ(general("hannibal"), (std::vector<std::int32_t>{0, 2, 2, 1})) << "OT-GEN-2: Battlefield Manager";
  EXPECT_EQ(general("alexander"), (std::vector<std::int32_t>{2, 1, 2, 2})) << "OT-GEN-4: Fortune Favours the Bold";
}

TEST(OthwTroops, HeavyInfantryHasOneMoveAndVeteransAreExceptional) {  // OT-MOV-3, OT-MOR-8
  for (const TroopType& troop : standard()->definition().troops()) {
    if (troop.id == "heavy-infantry") {
      EXPECT_EQ(troop.profile[static_cast<std::size_t>(UnitProfile::moves)], 1);
    }
    if (troop.id == "libyan-veterans") {
      EXPECT_EQ(troop.profile[static_cast<std::size_t>(UnitProfile::leadership)], 3);
    }
  }
}

TEST(OthwTroops, TheDemonstrationStartsWithTenPointsASide) {  // OT-MOR-1, OT-MOR-2, OT-GEN-21
  const Battle battle = scenario(*standard(), "demonstration");
  EXPECT_EQ(battle.side(0).status[SideStatus::armyMorale], 10);
  EXPECT_EQ(battle.side(1).status[SideStatus::armyMorale], 10);
  EXPECT_EQ(battle.active, 0);
  EXPECT_EQ(scenario(*standard(), "zama").active, 1);
}

TEST(OthwTroops, UnitsStandStillWhereNobodyTouchesThem) {
  const Battle battle = scenario(*standard(), "demonstration");
  const UnitIndex velites = findUnit(battle, "rome-velites-1");
  const Portrait portrait = standard()->portray(battle, velites);
  EXPECT_EQ(portrait.harm, 0);
  EXPECT_EQ(portrait.harmMost, 2);
  EXPECT_TRUE(portrait.mayAct);
  EXPECT_EQ(portrait.stance, Stance::skirmish);
}

TEST(OthwTroops, DraggingAUnitProposesWhatItMeans) {
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"h", "b", "heavy-infantry", 4, 4, "south"}}});
  const auto at = [&](int x, int y) { return centreOf({x, y}, t.battle.setup->squareSide); };
  const Action move = t.rules().propose(t.battle, t.unit("c"), at(5, 2));
  EXPECT_EQ(static_cast<ActionId>(move.kind), ActionId::move);
  EXPECT_TRUE(t.rules().judge(t.battle, move).legal());
  EXPECT_EQ(t.rules().trace(t.battle, move).back().centre, at(5, 2));
  const Action charge = t.rules().propose(t.battle, t.unit("c"), at(4, 4));
  EXPECT_EQ(static_cast<ActionId>(charge.kind), ActionId::charge);
  EXPECT_TRUE(t.rules().judge(t.battle, charge).legal());
}

TEST(OthwTroops, RemindersNameTheUnits) {
  const Table t({{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "heavy-infantry", 4, 4, "south"}}});
  const auto reminders = t.rules().reminders(t.battle);
  ASSERT_FALSE(reminders.empty());
  EXPECT_EQ(reminders[0].rule, "OT-CMB-2");
  EXPECT_EQ(reminders[0].units, std::vector<UnitIndex>{t.unit("c")});
}

}  // namespace
}  // namespace signifer::othw::test::troops_test
