// The referee judges the move that is shown. A base set down at the end of a legal move, with its facing there, gives
// that pose back to a thousandth of an inch, legally, in every rule set. The moves are those of the rule set and others
// at random: straight ahead, back and aside, wheels and ahead, turns on the spot. On squares they are steps and turns.
#include "rules/gestures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/battle_json.h"
#include "table/distance.h"

namespace signifer::conformance::gestures_test {
namespace {

using enum LegKind;

// A move that is made by showing its end: a kind that is dragged, or what dragging there comes to, as a march.
bool isShown(const RuleSet& rules, const Battle& battle, const Action& action) {
  if (action.kind < 0 || action.unit == noUnit || action.target != noUnit || action.path.empty()) return false;
  if (rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture == "move") return true;
  const std::vector<Pose> trace = rules.trace(battle, action);
  return !trace.empty() && meantBy(rules, battle, action.unit, trace.back().centre).kind == action.kind;
}

Path someWay(const Setup& setup, Stream& lots) {
  if (setup.columns > 0) {
    const LegKind turn = lots.below(2) == 0 ? wheelLeft : wheelRight;
    const auto squares = static_cast<std::int32_t>(1 + lots.below(3));
    switch (lots.below(4)) {
      case 0:
        return {{turn, 1}};
      case 1:
        return {{ahead, squares}, {turn, 1}};
      case 2:
        return {{turn, 1}, {ahead, squares}};
      default:
        return {{ahead, squares}};
    }
  }
  const auto inches = [&](int most) { return static_cast<std::int32_t>(100 + lots.below(1000U * most)); };
  const auto angle = [&] { return static_cast<std::int32_t>(50 + lots.below(6000)); };
  const LegKind wheel = lots.below(2) == 0 ? wheelLeft : wheelRight;
  const LegKind step = lots.below(2) == 0 ? left : right;
  switch (lots.below(9)) {
    case 0:
      return {{ahead, inches(8)}};
    case 1:
      return {{back, inches(3)}};
    case 2:
      return {{step, inches(3)}};
    case 3:
      return {{wheel, angle()}, {ahead, inches(6)}};
    case 4:
      return {{ahead, inches(4)}, {wheel, angle()}};
    case 5:
      return {{wheel, angle()}};
    case 6:
      return {{pivot, static_cast<std::int32_t>(lots.below(fullTurn))}};
    case 7:
      return {{pivot, static_cast<std::int32_t>(lots.below(fullTurn))}, {ahead, inches(4)}};
    default:
      return {{ahead, inches(3)}, {wheel, angle()}, {ahead, inches(3)}};
  }
}

std::string told(const Path& path) {
  std::string words;
  for (const Leg& leg : path)
    words += std::to_string(static_cast<int>(leg.kind)) + ":" + std::to_string(leg.amount) + " ";
  return words;
}

struct Count {
  std::size_t offered = 0;
  std::size_t random = 0;
};

void showTheEnd(const Scenario& scenario, const Battle& battle, const Action& action) {
  const RuleSet& rules = *scenario.rules;
  const std::vector<Pose> trace = rules.trace(battle, action);
  ASSERT_FALSE(trace.empty());
  const Pose end = trace.back();
  const Action shown = meantBy(rules, battle, action.unit, end);
  const auto what = [&] {
    return scenario.name + ", " + told(action.path) + "read as " + told(shown.path) +
           writeAction(rules, battle, action).dump() + writeBattle(rules, battle).dump();
  };
  ASSERT_GE(shown.kind, 0) << what();
  const std::vector<Pose> read = rules.trace(battle, shown);
  ASSERT_FALSE(read.empty()) << what();
  EXPECT_TRUE(isSame(read.back(), end)) << what();
  EXPECT_TRUE(rules.judge(battle, shown).legal()) << what();
}

void showMoves(const Scenario& scenario, std::uint64_t seed, Count& count) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(seed);
  Stream lots(seed);
  SilentChronicle silent;
  for (int i = 0; i < 200 && !rules.outcome(battle); ++i) {
    ActionList offered;
    rules.candidates(battle, rules.decision(battle), offered);
    std::vector<Action> moves;
    for (const Action& action : offered)
      if (isShown(rules, battle, action)) moves.push_back(action);
    for (std::size_t k = 0; k < moves.size() && k < 3; ++k) {
      const Action& move = moves[lots.below(static_cast<std::uint32_t>(moves.size()))];
      showTheEnd(scenario, battle, move);
      ++count.offered;
    }
    for (int k = 0; k < 12 && !moves.empty(); ++k) {
      Action move = moves[lots.below(static_cast<std::uint32_t>(moves.size()))];
      move.path = someWay(*battle.setup, lots);
      Verdict verdict = rules.judge(battle, move);
      // A move that goes too far is shortened to its legal part.
      if (!verdict.legal() && verdict.nearest && isShown(rules, battle, *verdict.nearest)) {
        move = *verdict.nearest;
        verdict = rules.judge(battle, move);
      }
      const std::vector<Pose> trace = rules.trace(battle, move);
      if (!verdict.legal() || trace.empty() || trace.back() == battle.unit(move.unit).pose) continue;
      showTheEnd(scenario, battle, move);
      ++count.random;
    }
    if (testing::Test::HasFailure()) return;
    rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
  }
}

TEST(Gestures, ABaseSetDownWhereALegalMoveEndsIsReadAsThatPose) {
  const std::uint64_t seed = trialSeed();
  std::map<std::string, Count> counts;
  for (const Scenario& scenario : scenarios())
    if (!isExample(scenario.rules->definition().id()))
      showMoves(scenario, seed, counts[scenario.rules->definition().id()]);
  for (const auto& [id, count] : counts) {
    EXPECT_GT(count.offered + count.random, 20U) << id;
    RecordProperty(id, static_cast<int>(count.offered + count.random));
  }
}

// A drag says a place alone: where it is read legally, the unit's centre is there as near as a touch.
TEST(Gestures, APlaceIsWhereTheCentreComesToStand) {
  const std::uint64_t seed = trialSeed();
  std::size_t judged = 0;
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id()) || scenario.start.setup->columns > 0) continue;
    Battle battle = scenario.start;
    RolledDice dice(seed);
    Stream lots(seed);
    SilentChronicle silent;
    for (int i = 0; i < 150 && !rules.outcome(battle); ++i) {
      ActionList offered;
      rules.candidates(battle, rules.decision(battle), offered);
      for (const Action& action : offered) {
        const bool ahead =
            isShown(rules, battle, action) && action.path.size() == 1 && action.path[0].kind == LegKind::ahead;
        if (!ahead) continue;
        const Pose end = rules.trace(battle, action).back();
        const Action read = meantBy(rules, battle, action.unit, end.centre);
        // If an enemy stands there who gives way to the move, the place alone means an attack on him.
        if (read.target != noUnit) {
          const Unit& enemy = battle.unit(read.target);
          EXPECT_LE(distanceTo(Footprint(enemy.pose, enemy.base), toVec(end.centre)), oneInch) << scenario.name;
          continue;
        }
        const std::vector<Pose> trace = rules.trace(battle, read);
        ASSERT_FALSE(trace.empty()) << scenario.name;
        EXPECT_LE(distance(toVec(trace.back().centre), toVec(end.centre)), touchingGap + 1.5) << scenario.name;
        EXPECT_TRUE(rules.judge(battle, read).legal()) << scenario.name;
        ++judged;
      }
      rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
    }
  }
  EXPECT_GT(judged, 200U);
}

}  // namespace
}  // namespace signifer::conformance::gestures_test
