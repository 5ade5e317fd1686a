// A unit that wheels beside an edge of the table keeps to it all the way. No legal move takes a corner over an edge,
// not even a corner that comes back before the end. Only who falls back may: then it has left the battle.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/battle_json.h"
#include "table/tabletop.h"

namespace signifer::conformance::edges_test {
namespace {

constexpr std::array<Angle, 8> amounts{300, 1000, 2000, 4500, 6000, 9000, 13500, 18000};

// A swarm is a disc: what its square's corners do counts for nothing.
Footprint standOf(const Pose& pose, const Base& base, bool round) {
  return {{pose.centre, round ? 0 : pose.heading}, base};
}

// As the rule set traces each part of the wheel: a retreat begins turned away, and a line wheels as one body.
bool staysOn(const RuleSet& rules, const Battle& battle, const Action& action) {
  const Tabletop table{battle.setup->width, battle.setup->depth};
  const Base& base = battle.unit(action.unit).base;
  const bool round = rules.portray(battle, action.unit).shape != Shape::block;
  Action part = action;
  for (Angle angle = oneDegree / 4;; angle += oneDegree / 4) {
    part.path[0].amount = std::min(angle, action.path[0].amount);
    const std::vector<Pose> poses = rules.trace(battle, part);
    if (!std::ranges::all_of(poses, [&](const Pose& pose) { return isOn(table, standOf(pose, base, round)); }))
      return false;
    if (angle >= action.path[0].amount) return true;
  }
}

// A unit may leave the battle over an edge on a way that its rule set gives to those who fall back: then it is gone.
bool leavesTheBattle(const RuleSet& rules, Battle battle, const Action& action) {
  RolledDice dice(3);
  SilentChronicle silent;
  rules.resolve(battle, action, dice, silent);
  return !battle.unit(action.unit).present;
}

struct Count {
  int legal = 0;
  int beyond = 0;
};

// The mover of each of the first actions of a battle at random, set down at an edge and wheeled both ways.
void wheelAtEdges(const Scenario& scenario, Count& count) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  const Tabletop table{battle.setup->width, battle.setup->depth};
  RolledDice dice(11);
  Stream lots(11);
  SilentChronicle silent;
  for (int i = 0; i < 250 && !rules.outcome(battle); ++i) {
    ActionList offered;
    rules.candidates(battle, rules.decision(battle), offered);
    const auto moves =
        std::ranges::find_if(offered, [](const Action& one) { return one.unit != noUnit && !one.path.empty(); });
    if (moves != offered.end()) {
      Action action = *moves;
      Battle beside = battle;
      Unit& unit = beside.unit(action.unit);
      unit.pose.heading = static_cast<Angle>(lots.below(fullTurn));
      const Footprint stand(unit.pose, unit.base);
      const auto margin = static_cast<Length>(lots.below(1500)) + lengthOrMore(stand.halfExtent({0, 1}));
      unit.pose.centre.y = lots.below(2) == 0 ? margin : table.depth - margin;
      const Length across = lengthOrMore(stand.halfExtent({1, 0}));
      unit.pose.centre.x = std::clamp(unit.pose.centre.x, across, table.width - across);
      rules.derive(beside);
      for (const LegKind side : {LegKind::wheelLeft, LegKind::wheelRight})
        for (const Angle amount : amounts) {
          action.path = {{side, amount}};
          const bool stays = staysOn(rules, beside, action);
          const bool legal = rules.judge(beside, action).legal();
          count.legal += legal ? 1 : 0;
          count.beyond += stays ? 0 : 1;
          EXPECT_TRUE(stays || !legal || leavesTheBattle(rules, beside, action))
              << scenario.name << " action " << i << ", " << writeAction(rules, beside, action).dump();
        }
    }
    rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
  }
}

TEST(Edges, NoLegalWheelTakesACornerOverThem) {
  Count count;
  for (const Scenario& scenario : scenarios())
    if (scenario.start.setup->columns == 0 && !isExample(scenario.rules->definition().id()))
      wheelAtEdges(scenario, count);
  EXPECT_GT(count.legal, 200);
  EXPECT_GT(count.beyond, 200);
}

}  // namespace
}  // namespace signifer::conformance::edges_test
