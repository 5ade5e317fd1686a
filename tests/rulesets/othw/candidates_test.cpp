// The offers to machines and menus in the phase: of charges both the one at an enemy's front and the one at his flank
// or rear, and nothing twice.
#include <algorithm>

#include "othw/play/ways.h"
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::candidates_test {
namespace {

// The ends of the charges that one unit is offered at another.
std::vector<std::string> chargesOf(const Table& table, const std::string& unit, const std::string& target) {
  ActionList list;
  table.rules().candidates(table.battle, table.rules().decision(table.battle), list);
  std::vector<std::string> ends;
  const UnitIndex u = table.unit(unit);
  for (const Action& action : list) {
    if (action.kind != static_cast<int>(ActionId::charge) || action.unit != u) continue;
    if (action.target != table.unit(target)) continue;
    const Place end = afterSteps({squareOf(table.battle, u), facingOf(table.battle, u)}, action.path);
    ends.push_back(std::to_string(end.square.x) + "," + std::to_string(end.square.y) + " " +
                   std::string(wordOf(end.facing)));
  }
  std::ranges::sort(ends);
  return ends;
}

TEST(OthwCandidates, AChargeAtTheFlankIsOfferedBesideOneAtTheFront) {
  const Table table(Layout{{{"own", "a", "light-cavalry", 4, 2}, {"foe", "b", "heavy-infantry", 5, 4, "south"}}});
  EXPECT_EQ(chargesOf(table, "own", "foe"), (std::vector<std::string>{"4,4 east", "5,3 north"}));
}

TEST(OthwCandidates, WhoMayFightWhereItStandsIsNotOfferedToChargeThere) {
  const auto charges = [](bool adjacentAtStart) {
    Table table(Layout{{{"own", "a", "heavy-infantry", 5, 3, "north"}, {"foe", "b", "heavy-infantry", 5, 4, "south"}}});
    table.battle.unit(table.unit("own")).status[UnitStatus::enemyAdjacentAtStart] = adjacentAtStart ? 1 : 0;
    return chargesOf(table, "own", "foe");
  };
  EXPECT_EQ(charges(true), std::vector<std::string>{});
  EXPECT_EQ(charges(false), std::vector<std::string>{"5,3 north"});
}

}  // namespace
}  // namespace signifer::othw::test::candidates_test
