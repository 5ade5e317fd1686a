// What a playout is judged by when it ends: what a player would rather have stands higher.
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

TEST(OthwOutlook, AWayBackThatIsBarredIsADanger) {
  const Piece own{"own", "a", "heavy-infantry", 5, 3};
  const auto with = [&](int column, int row) {
    return outlook({own, foe, {"behind", "a", "heavy-infantry", column, row}}, "b");
  };
  EXPECT_LT(with(5, 2), with(4, 2));
}

TEST(OthwOutlook, SkirmishersBehindBarNoWay) {
  const Piece own{"own", "a", "heavy-infantry", 5, 3};
  const auto with = [&](int column) { return outlook({own, foe, {"behind", "a", "velites", column, 2}}, "b"); };
  EXPECT_GE(with(5), with(4));
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
