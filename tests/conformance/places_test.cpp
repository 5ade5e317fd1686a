// Moves that planning commanders think of besides those that a rule set offers (commander/places.h). They are legal,
// new, and of the unit that is asked, or on a grid of one that may move. Each rule set has such moves.
#include "commander/places.h"

#include <gtest/gtest.h>

#include <map>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::places_test {
namespace {

constexpr int enemies = 3;

// On a measured table an inch, or a turn of ten degrees: less is not worth an answer.
bool goesSomewhere(const Battle& battle, const Action& action) {
  if (battle.setup->columns > 0) return true;
  for (const Leg& leg : action.path)
    if (isStraight(leg.kind) && leg.amount < oneInch) return false;
  const Unit& unit = battle.unit(action.unit);
  const Pose end = walk(unit.pose, unit.base, action.path).end();
  const Angle turn = normalised(end.heading - unit.pose.heading);
  return distance(toVec(end.centre), toVec(unit.pose.centre)) >= oneInch ||
         std::min(turn, fullTurn - turn) >= 10 * oneDegree;
}

// How many are thought of in the first actions of a battle at random.
std::size_t thoughtOf(const Scenario& scenario) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(3);
  Stream lots(3);
  SilentChronicle silent;
  std::size_t count = 0;
  for (int i = 0; i < 200 && !rules.outcome(battle); ++i) {
    const Decision decision = rules.decision(battle);
    ActionList offered;
    rules.candidates(battle, decision, offered);
    ActionList all = offered;
    const std::vector<Going> goings = addMovesToPlaces(rules, battle, decision, enemies, all);
    EXPECT_EQ(goings.size(), all.size() - offered.size()) << scenario.name;
    if (goings.size() != all.size() - offered.size()) return 0;
    EXPECT_TRUE(std::ranges::equal(offered, std::span(all).first(offered.size()))) << scenario.name;
    for (std::size_t k = offered.size(); k < all.size(); ++k) {
      EXPECT_EQ(all[k].unit, goings[k - offered.size()].unit) << scenario.name;
      EXPECT_TRUE(all[k].unit == decision.unit || decision.unit == noUnit) << scenario.name;
      EXPECT_TRUE(rules.judge(battle, all[k]).legal()) << scenario.name << " action " << i;
      EXPECT_EQ(std::ranges::count(all, all[k]), 1) << scenario.name << " action " << i;
      EXPECT_TRUE(goesSomewhere(battle, all[k])) << scenario.name << " action " << i;
    }
    count += all.size() - offered.size();
    rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
  }
  return count;
}

TEST(Places, AddLegalAnswersOfUnitsThatMayMove) {
  std::map<std::string, std::size_t> counts;
  for (const Scenario& scenario : scenarios()) {
    const std::string& id = scenario.rules->definition().id();
    if (isExample(id)) continue;
    counts[id] += thoughtOf(scenario);
  }
  EXPECT_FALSE(counts.empty());
  for (const auto& [id, count] : counts) EXPECT_GT(count, 0U) << id;
}

// In a battle of one sitting as in any other.
TEST(Places, AreThoughtOfHoweverTheBattleIsPlayed) {
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id())) continue;
    const auto alone = makeCommander("centurion:places=3:outings=0", 5);
    const auto seated = makeCommander("centurion:places=3:outings=0", 5);
    Battle battle = scenario.start;
    RolledDice dice(3);
    SilentChronicle silent;
    const auto sitting = rules.sit(battle, dice, silent);
    std::size_t thought = 0;
    for (int i = 0; i < 100 && !rules.outcome(battle); ++i) {
      const Decision decision = sitting->decision();
      ActionList offered;
      ActionList one;
      ActionList other;
      rules.candidates(battle, decision, offered);
      const Action action = alone->answer(rules, battle, decision, one);
      ASSERT_EQ(action, seated->answer(*sitting, decision, other)) << scenario.name << " action " << i;
      ASSERT_EQ(one, other) << scenario.name << " action " << i;
      thought += one.size() - offered.size();
      sitting->resolve(action);
    }
    EXPECT_GT(thought, 0U) << scenario.name;
  }
}

// Twelve places about three enemies, four beside friends, two aside and one back, but for those off the table.
TEST(Places, AreAboutEnemiesBesideFriendsAsideAndBack) {
  const Scenario& scenario = scenarios().front();
  for (UnitIndex u = 0; u < scenario.start.unitCount(); ++u) {
    const std::size_t three = placesFor(scenario.start, u, 3).size();
    EXPECT_LE(three, 19U);
    EXPECT_GT(three, placesFor(scenario.start, u, 2).size()) << "there are some about the third enemy";
    std::map<Errand, int> errands;
    for (const WorthGoing& worth : placesFor(scenario.start, u, 3)) {
      EXPECT_GT(worth.place.x, 0);
      EXPECT_LT(worth.place.x, scenario.start.setup->width);
      ++errands[worth.errand];
    }
    EXPECT_LE(errands[Errand::closeIn], 12);
    EXPECT_LE(errands[Errand::joinLine], 6);
    EXPECT_LE(errands[Errand::giveWay], 1);
  }
}

// Answers 0 to 9 are offered, 10 to 15 moves to places; the order is that of the first look.
TEST(Places, TheBestOfEachErrandIsPlayedOutHoweverItLooks) {
  using enum Errand;
  std::vector<Going> goings{{7, closeIn}, {7, closeIn}, {7, joinLine}, {7, joinLine}, {7, giveWay}, {7, closeIn}};
  const auto arranged = [&](std::vector<std::size_t> answers, std::size_t playedOut) {
    keepBestOfEachErrand(answers, 10, goings, playedOut);
    return answers;
  };
  using Order = std::vector<std::size_t>;
  EXPECT_EQ(arranged({0, 11, 1, 10, 2, 15, 3}, 4), (Order{0, 11, 1, 2, 3})) << "one in four, which is there already";
  EXPECT_EQ(arranged({0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 10}, 8), (Order{0, 1, 2, 3, 4, 5, 12, 14, 6, 7, 10}));
  EXPECT_EQ(arranged({0, 1, 2, 3, 4, 5, 6, 7, 8, 14}, 4), (Order{0, 1, 2, 14, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(arranged({0, 1, 14}, 2), (Order{0, 1, 14})) << "of two none is spared";
  EXPECT_EQ(arranged({0, 1, 2}, 16), (Order{0, 1, 2})) << "none was thought of";
  EXPECT_EQ(arranged({10, 12, 0}, 16), (Order{10, 12, 0}));
  goings[1].unit = 8;
  EXPECT_EQ(arranged({0, 11, 1, 10, 2, 15, 3}, 4), (Order{0, 11, 1, 10, 2, 3})) << "of two units";
}

}  // namespace
}  // namespace signifer::conformance::places_test
