// A commander that plans deploys by an order of battle and keeps to it. The same seed gives the same order, and the
// commander does not look behind the enemy's screen.
#include "commander/deployment_choice.h"

#include <algorithm>
#include <set>
#include <utility>

#include "commander/deploying_armies.h"
#include "commander/why.h"
#include "play/deployment.h"

namespace signifer::deployment_choice_test {
namespace {

struct DeploymentChoices : testing::Test {
  const std::vector<std::string> army{"heavy-cavalry", "hoplite", "hoplite", "archer"};
  // Any gain at all is enough, so that some order is taken.
  const Planning planning{.playouts = 4, .plan = {.rounds = 3, .doubt = 0}, .character = {}};

  [[nodiscard]] DeploymentChoice choiceOf(const Position& position, std::uint64_t seed, int patience = 1000000) const {
    DeploymentChoice choice;
    const SideIndex side = position.rules->decision(position.battle).side;
    choice.make(*position.rules, position.battle, side, planning, seed, [&patience] { return patience-- <= 0; });
    return choice;
  }
  // The side that is asked places all its units by the choice; where each stands then.
  [[nodiscard]] static std::vector<Pose> placed(const Position& position, DeploymentChoice choice) {
    Battle battle = position.battle;
    const SideIndex side = position.rules->decision(battle).side;
    SilentChronicle silent;
    RolledDice dice(1);
    while (const auto next = choice.next(*position.rules, battle)) {
      EXPECT_TRUE(position.rules->judge(battle, *next).legal());
      position.rules->resolve(battle, *next, dice, silent);
    }
    std::vector<Pose> poses;
    for (const Unit& unit : battle.units) {
      if (unit.side != side) continue;
      EXPECT_TRUE(unit.present);
      poses.push_back(unit.pose);
    }
    return poses;
  }
  // Red stands behind the screen, each unit so far to the right of the usual order.
  [[nodiscard]] Position behindAScreen(Length aside) const {
    Position position = test::deployingArmies("secretly", army, army);
    SilentChronicle silent;
    RolledDice dice(1);
    while (position.rules->decision(position.battle).side == 0) {
      const auto now = deploymentNow(position.rules->definition(), position.battle);
      ActionList done;
      position.rules->candidates(position.battle, position.rules->decision(position.battle), done);
      Action action = done.front();
      if (!now->units.empty()) {
        Pose pose = position.battle.unit(now->units.front()).pose;
        pose.centre.x += aside;
        action = deployAction(position.rules->definition(), position.battle, now->units.front(), pose);
      }
      EXPECT_TRUE(position.rules->judge(position.battle, action).legal());
      position.rules->resolve(position.battle, action, dice, silent);
    }
    return position;
  }
};

TEST_F(DeploymentChoices, AreTheSameFromTheSameSeedAndKeptTo) {
  const Position position = test::deployingArmies("turns", army, army);
  const Battle before = position.battle;
  std::set<std::string> told;
  int figures = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const DeploymentChoice choice = choiceOf(position, seed);
    EXPECT_EQ(choice.inWords(), choiceOf(position, seed).inWords());
    EXPECT_EQ(placed(position, choice), placed(position, choiceOf(position, seed)));
    told.insert(choice.inWords().substr(0, choice.inWords().find('.')));
    // Figures come of playouts that chose nothing; where nothing was chosen there is nothing to weigh.
    DeploymentChoice weighed = choice;
    weighed.weigh(*position.rules, planning, seed, [] { return false; });
    EXPECT_TRUE(weighed.inWords().starts_with(choice.inWords())) << weighed.inWords();
    const bool usual = choice.inWords().starts_with("In the usual order.");
    figures += !usual && weighed.inWords() != choice.inWords() ? 1 : 0;
    EXPECT_TRUE(!usual || weighed.inWords() == choice.inWords()) << weighed.inWords();
    EXPECT_EQ(placed(position, weighed), placed(position, choice));
  }
  EXPECT_GT(figures, 0);
  EXPECT_EQ(position.battle, before);
  EXPECT_GT(told.size(), 1U) << "some order of battle looks better than the usual one by luck at least";
}

TEST_F(DeploymentChoices, StayWithTheUsualOrderWhereTimeIsUp) {
  const Position position = test::deployingArmies("turns", army, army);
  const DeploymentChoice choice = choiceOf(position, 1, 3);
  EXPECT_EQ(choice.inWords(), "In the usual order.");
  std::vector<Pose> usual;
  for (std::size_t i = 0; i < army.size(); ++i) usual.push_back(position.battle.units[i].pose);
  EXPECT_EQ(placed(position, choice), usual);
}

TEST_F(DeploymentChoices, DoNotLookBehindTheScreen) {
  const Position here = behindAScreen(0);
  const Position there = behindAScreen(20 * oneInch);
  ASSERT_NE(here.battle, there.battle);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const DeploymentChoice one = choiceOf(here, seed);
    const DeploymentChoice other = choiceOf(there, seed);
    EXPECT_EQ(one.inWords(), other.inWords()) << seed;
    EXPECT_EQ(placed(here, one), placed(there, other)) << seed;
  }
}

TEST_F(DeploymentChoices, AreTheLegatesAndNotTheCenturions) {
  const Position position = test::deployingArmies("alternately", army, army);
  Battle battle = position.battle;
  const auto legate = makeCommander("legate:4", 7);
  const auto centurion = makeCommander("centurion", 7);
  SilentChronicle silent;
  RolledDice dice(1);
  ActionList candidates;
  while (deploymentNow(position.rules->definition(), battle)) {
    const Decision decision = position.rules->decision(battle);
    Commander& commander = decision.side == 0 ? *legate : *centurion;
    const Action action = commander.answer(*position.rules, battle, decision, candidates);
    ASSERT_TRUE(position.rules->judge(battle, action).legal());
    const std::string why = commander.why(*position.rules, battle, candidates);
    if (decision.side == 0) {
      EXPECT_EQ(why, actionInWords(*position.rules, battle, action) + ". " + legate->plan());
    }
    position.rules->resolve(battle, action, dice, silent);
  }
  EXPECT_NE(legate->plan(), "");
  EXPECT_EQ(centurion->plan(), "");
  for (std::size_t i = army.size(); i < 2 * army.size(); ++i)
    EXPECT_EQ(battle.units[i].pose, position.battle.units[i].pose);
}

// An advised player may place his units otherwise; then the commander thinks anew of those left.
TEST_F(DeploymentChoices, AreMadeAnewWhereSomebodyPlacedUnitsOtherwise) {
  const Position position = test::deployingArmies("turns", army, army);
  DeploymentChoice choice;
  EXPECT_FALSE(choice.isKeptTo(position.battle, 0)) << "none was made";
  choice = choiceOf(position, 1);
  EXPECT_TRUE(choice.isKeptTo(position.battle, 0));
  EXPECT_FALSE(choice.isKeptTo(position.battle, 1));
  Battle battle = position.battle;
  SilentChronicle silent;
  RolledDice dice(1);
  const auto next = choice.next(*position.rules, battle);
  ASSERT_TRUE(next);
  Action otherwise = *next;
  otherwise.point.x += oneInch;
  position.rules->resolve(battle, *next, dice, silent);
  EXPECT_TRUE(choice.isKeptTo(battle, 0));
  battle = position.battle;
  position.rules->resolve(battle, otherwise, dice, silent);
  EXPECT_FALSE(choice.isKeptTo(battle, 0));
  choice.make(*position.rules, battle, 0, planning, 1, [] { return false; });
  EXPECT_TRUE(choice.isKeptTo(battle, 0));
  battle = position.battle;
  EXPECT_TRUE(choice.isKeptTo(battle, 0)) << "who has stepped back places by it again";
}

TEST_F(DeploymentChoices, AreKeptToWhereSomebodyWithoutRoomIsPlacedAsUsual) {
  const Position position = test::deployingArmies("turns", army, army);
  DeploymentChoice choice = choiceOf(position, 1);
  const auto next = choice.next(*position.rules, position.battle);
  ASSERT_TRUE(next);
  Action asUsual = *next;
  asUsual.point.x += oneInch;
  choice.keep(*position.rules, position.battle, asUsual);
  Battle battle = position.battle;
  SilentChronicle silent;
  RolledDice dice(1);
  position.rules->resolve(battle, asUsual, dice, silent);
  EXPECT_TRUE(choice.isKeptTo(battle, 0));
}

// Before the next units are placed the order is compared again, a few times in all; it stays where nothing is clearly
// better, and whoever stands already stays in any case.
TEST_F(DeploymentChoices, AreImprovedAsLongAsUnitsWait) {
  const Position position = test::deployingArmies("turns", army, army);
  const auto improved = [&](int doubt, std::uint64_t seed) {
    Planning sure = planning;
    sure.plan.doubt = doubt;
    DeploymentChoice choice = choiceOf(position, seed);
    const std::string begun = choice.inWords();
    const std::vector<Pose> wanted = placed(position, choice);
    Battle battle = position.battle;
    SilentChronicle silent;
    RolledDice dice(1);
    std::vector<Pose> poses(army.size());
    while (const auto next = choice.next(*position.rules, battle)) {
      position.rules->resolve(battle, *next, dice, silent);
      poses[static_cast<std::size_t>(next->unit)] = battle.unit(next->unit).pose;
      choice.improve(*position.rules, battle, sure, seed, [] { return false; });
      EXPECT_TRUE(choice.isKeptTo(battle, 0));
    }
    EXPECT_EQ(choice.inWords() == begun, poses == wanted) << begun << " / " << choice.inWords();
    return poses != wanted;
  };
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    EXPECT_FALSE(improved(1000000, seed));
    changed += improved(0, seed) ? 1 : 0;
  }
  EXPECT_GT(changed, 0);
}

TEST_F(DeploymentChoices, AreImprovedEightTimesWhereSidesPlaceInTurnElseFour) {
  for (const auto& [order, wanted] : {std::pair("alternately", 8), std::pair("turns", 4), std::pair("secretly", 4)}) {
    const Position position = test::deployingArmies(order, army, army);
    DeploymentChoice choice = choiceOf(position, 1);
    int times = 0;
    for (int i = 0; i < 20; ++i) {
      bool asked = false;
      choice.improve(*position.rules, position.battle, planning, 1, [&] { return asked = true; });
      times += asked ? 1 : 0;
    }
    EXPECT_EQ(times, wanted) << order;
  }
}

// Placing in turn lets a commander see the enemy. An enemy who keeps to his usual order surprises nobody; if he puts
// his first unit elsewhere, the commander thinks again, once, of the units left.
TEST_F(DeploymentChoices, AreThoughtOfAgainWhereTheEnemyStandsOtherwise) {
  const Position position = test::deployingArmies("alternately", army, army);
  DeploymentChoice choice = choiceOf(position, 1);
  const auto afterFirsts = [&](Length aside) {
    Battle battle = position.battle;
    SilentChronicle silent;
    RolledDice dice(1);
    position.rules->resolve(battle, *choice.next(*position.rules, battle), dice, silent);
    const auto now = deploymentNow(position.rules->definition(), battle);
    EXPECT_EQ(now->side, 1);
    Pose pose = battle.unit(now->units.front()).pose;
    pose.centre.x -= aside;
    const Action action = deployAction(position.rules->definition(), battle, now->units.front(), pose);
    EXPECT_TRUE(position.rules->judge(battle, action).legal());
    position.rules->resolve(battle, action, dice, silent);
    return battle;
  };
  EXPECT_TRUE(choice.surprising(position.battle).empty());
  EXPECT_TRUE(choice.surprising(afterFirsts(0)).empty());
  EXPECT_TRUE(choice.surprising(afterFirsts(5 * oneInch)).empty());
  const Battle otherwise = afterFirsts(20 * oneInch);
  const std::vector<UnitIndex> elsewhere = choice.surprising(otherwise);
  ASSERT_EQ(elsewhere.size(), 1U);
  EXPECT_EQ(otherwise.unit(elsewhere[0]).side, 1);
  choice.improve(*position.rules, otherwise, planning, 1, [] { return false; });
  EXPECT_TRUE(choice.surprising(otherwise).empty());
  EXPECT_TRUE(choice.isKeptTo(otherwise, 0));
  EXPECT_TRUE(choice.next(*position.rules, otherwise));
  const std::string& name = otherwise.setup->units[static_cast<std::size_t>(elsewhere[0])].name;
  EXPECT_TRUE(choice.inWords().starts_with("Expected elsewhere: " + name + ". ")) << choice.inWords();
  EXPECT_FALSE(choice.surprising(afterFirsts(0)).empty()) << "who steps back and places him as usual surprises again";
}

// An order that was chosen before, and that nobody had weighed, does not speak over what was thought since.
TEST_F(DeploymentChoices, AreWeighedAsTheyWereThoughtOfLast) {
  const Position position = test::deployingArmies("alternately", army, army);
  Planning stubborn = planning;
  stubborn.plan.doubt = 100000;
  SilentChronicle silent;
  RolledDice dice(1);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    DeploymentChoice choice = choiceOf(position, seed);
    Battle battle = position.battle;
    position.rules->resolve(battle, *choice.next(*position.rules, battle), dice, silent);
    const auto now = deploymentNow(position.rules->definition(), battle);
    Pose pose = battle.unit(now->units.front()).pose;
    pose.centre.x -= 20 * oneInch;
    position.rules->resolve(battle, deployAction(position.rules->definition(), battle, now->units.front(), pose), dice,
                            silent);
    choice.improve(*position.rules, battle, stubborn, seed, [] { return false; });
    const std::string words = choice.inWords();
    EXPECT_TRUE(words.starts_with("Expected elsewhere: ")) << words;
    choice.weigh(*position.rules, planning, seed, [] { return false; });
    EXPECT_TRUE(choice.inWords().starts_with(words)) << choice.inWords() << " instead of " << words;
  }
}

// An enemy seen to put his horse elsewhere than usual is taken to draw up as armies with their horse there do. From
// then on his placing surprises nobody.
TEST_F(DeploymentChoices, TellAnEnemysOrderFromWhomHeHasPlaced) {
  const std::vector<std::string> enemy{"hoplite", "hoplite", "archer", "heavy-cavalry"};
  const Position position = test::deployingArmies("alternately", {"hoplite", "hoplite", "hoplite", "hoplite"}, enemy);
  std::vector<UnitIndex> blue{4, 5, 6, 7};
  const auto orders = battleOrders(position.battle, 1, blue, {});
  const auto horseRight = std::ranges::find_if(orders, [](const BattleOrder& order) {
    return order.mounted == BattleOrder::Mounted::right && order.aside == BattleOrder::End::right;
  });
  ASSERT_NE(horseRight, orders.end());
  DeploymentChoice choice = choiceOf(position, 1);
  Battle battle = position.battle;
  SilentChronicle silent;
  RolledDice dice(1);
  int surprises = 0;
  while (const auto now = deploymentNow(position.rules->definition(), battle)) {
    if (now->side == 0) {
      surprises += choice.surprising(battle).empty() ? 0 : 1;
      choice.improve(*position.rules, battle, planning, 1, [] { return false; });
      const auto next = choice.next(*position.rules, battle);
      ASSERT_TRUE(next);
      position.rules->resolve(battle, *next, dice, silent);
      continue;
    }
    const UnitIndex u = blue.back();
    blue.pop_back();
    const Action action =
        deployAction(position.rules->definition(), battle, u, horseRight->poses[static_cast<std::size_t>(u)]);
    ASSERT_TRUE(position.rules->judge(battle, action).legal());
    position.rules->resolve(battle, action, dice, silent);
  }
  EXPECT_EQ(surprises, 1);
}

// A little patience at first lets the usual order begin. An order found later against an enemy on one wing is told
// against the one begun, and the units already placed stay.
TEST_F(DeploymentChoices, ChangeForWhomIsLeftAlone) {
  const Position position = test::deployingArmies("alternately", army, army);
  const auto legate = makeCommander("legate:8", 3);
  Battle battle = position.battle;
  SilentChronicle silent;
  RolledDice dice(1);
  ActionList candidates;
  std::vector<std::string> told;
  std::vector<std::pair<UnitIndex, Pose>> stood;
  for (Length across = 3 * oneInch; deploymentNow(position.rules->definition(), battle);) {
    const Decision decision = position.rules->decision(battle);
    Action action;
    if (decision.side == 0) {
      action = legate->answer(*position.rules, battle, decision, candidates);
      told.push_back(legate->plan());
    } else {
      const auto now = deploymentNow(position.rules->definition(), battle);
      ASSERT_FALSE(now->units.empty());
      Pose pose = battle.unit(now->units.front()).pose;
      pose.centre.x = across;
      across += 4500;
      action = deployAction(position.rules->definition(), battle, now->units.front(), pose);
    }
    ASSERT_TRUE(position.rules->judge(battle, action).legal());
    position.rules->resolve(battle, action, dice, silent);
    for (const auto& [unit, pose] : stood) EXPECT_EQ(battle.unit(unit).pose, pose);
    if (decision.side == 0) stood.emplace_back(action.unit, battle.unit(action.unit).pose);
  }
  ASSERT_EQ(told.size(), army.size());
  EXPECT_FALSE(told[0].starts_with("Expected elsewhere: ")) << told[0];
  EXPECT_TRUE(told[1].starts_with("Expected elsewhere: ")) << told[1];
}

TEST_F(DeploymentChoices, AreNoneWhereNobodyDeploys) {
  Position position = test::deployingArmies("turns", army, army);
  const auto rules = test::toyRules();
  position.battle = test::meeting(*rules);
  DeploymentChoice choice;
  choice.make(*rules, position.battle, 0, planning, 1, [] { return false; });
  EXPECT_FALSE(choice.next(*rules, position.battle));
  EXPECT_EQ(choice.inWords(), "");
}

}  // namespace
}  // namespace signifer::deployment_choice_test
