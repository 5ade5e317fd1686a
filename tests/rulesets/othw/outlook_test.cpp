// A playout is judged at its end by a yardstick: an end that a player would rather have stands higher.
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::outlook_test {
namespace {

int outlook(const std::vector<Piece>& pieces, const std::string& active = "a") {
  Layout layout{pieces};
  layout.state["active"] = active;
  const Table table(layout);
  return table.rules().appraiseEnd(table.battle, 0);
}

const Piece foe{"foe", "b", "heavy-infantry", 5, 4, "south"};

TEST(OthwOutlook, StrengthIsWorthMoreInSteadyUnits) {
  const auto lost = [](const std::string& troop) {
    const Piece worn{"own", "a", troop, 5, 0, "north", {{"strengthLeft", 1}}};
    return outlook({{"own", "a", troop, 5, 0}, foe}) - outlook({worn, foe});
  };
  EXPECT_GE(lost("levy"), 0);
  EXPECT_GT(lost("heavy-infantry"), lost("levy"));
  EXPECT_GT(lost("veteran-legionaries"), lost("heavy-infantry"));
}

// OT-RET-7, with the edge of the table behind.
TEST(OthwOutlook, AWayBackThatIsBarredIsADanger) {
  const auto at = [](int row) {
    return outlook({{"own", "a", "heavy-infantry", 5, row}, {"foe", "b", "heavy-infantry", 5, row + 1, "south"}}, "b");
  };
  EXPECT_LT(at(0), at(2));
  EXPECT_EQ(at(1), at(2));
}

TEST(OthwOutlook, AFlankWithinReachIsWorthMoreThanAFront) {
  const auto of = [](const std::string& facing) {
    return outlook({{"own", "a", "heavy-cavalry", 5, 2}, {"foe", "b", "heavy-infantry", 5, 4, facing}});
  };
  EXPECT_GT(of("north"), of("south"));
  EXPECT_GT(of("east"), of("south"));
}

TEST(OthwOutlook, FleeingTowardsAnEnemyIsAsGoodAsLost) {
  const auto with = [](int row) {
    const Json flees{{"strengthLeft", 0}, {"state", "fleeing"}};
    return outlook({{"own", "a", "heavy-infantry", 5, 4, "south", flees},
                    {"other", "a", "heavy-infantry", 0, 0},
                    {"foe", "b", "heavy-infantry", 5, row, "south"}});
  };
  EXPECT_LT(with(3), with(5) - 50);
}

// OT-MOR-6: a fall of high Army Morale wears nobody.
TEST(OthwOutlook, PointsOfLowArmyMoraleAreWorthMore) {
  const auto at = [](int morale) {
    Layout layout{{{"own", "a", "heavy-infantry", 5, 0}, foe}};
    layout.sides[0]["status"]["armyMorale"] = morale;
    const Table table(layout);
    return table.rules().appraiseEnd(table.battle, 0);
  };
  EXPECT_GT(at(12), at(11));
  EXPECT_GT(at(5) - at(4), 2 * (at(12) - at(11)));
}

TEST(OthwOutlook, WhoseTurnBeginsIsAhead) {
  const Piece own{"own", "a", "heavy-infantry", 5, 1};
  const Piece far{"foe", "b", "heavy-infantry", 5, 7, "south"};
  EXPECT_GT(outlook({own, far}, "a"), 0);
  EXPECT_LT(outlook({own, far}, "b"), 0);
}

// After any action a phase may end, so that threats amid it count for either side alike.
TEST(OthwOutlook, AmidATurnItDoesNotMatterWhoseItIs) {
  const auto planned = [](const std::string& active, bool thorough, const std::string& facing) {
    Layout layout{{{"own", "a", "heavy-cavalry", 5, 2}, {"foe", "b", "heavy-infantry", 5, 4, facing}}};
    layout.state["active"] = active;
    const Table table(layout);
    return table.rules().appraisePlanned(table.battle, 0, thorough);
  };
  EXPECT_EQ(planned("a", true, "south"), planned("b", true, "south"));
  EXPECT_GT(planned("a", true, "north"), planned("a", true, "south"));
  EXPECT_NE(planned("a", true, "south"), planned("a", false, "south"));
}

TEST(OthwOutlook, WhoWinsInAPlayoutIsFarAhead) {
  Layout layout{{{"own", "a", "heavy-infantry", 5, 0}, foe}};
  layout.sides[1]["status"]["armyMorale"] = 1;
  Table table(layout);
  const int before = table.rules().appraiseEnd(table.battle, 0);
  table.battle.status[BattleStatus::outcome] = static_cast<std::int16_t>(BattleOutcome::firstWins);
  EXPECT_GT(table.rules().appraiseEnd(table.battle, 0), before);
  EXPECT_EQ(table.rules().appraiseEnd(table.battle, 0), -table.rules().appraiseEnd(table.battle, 1));
}

}  // namespace
}  // namespace signifer::othw::test::outlook_test
