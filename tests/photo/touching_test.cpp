// Bases that touch on the real table and are read a hair off touch in the battle, in each rule set that measures.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "play/any_battle.h"
#include "play/override.h"
#include "play/told_moves.h"
#include "play/told_touches.h"
#include "support/paths.h"
#include "table/distance.h"
#include "table/moves.h"

namespace signifer::touching_test {
namespace {

constexpr ToldGrace grace{.touch = photoTouch};

class Touching : public testing::TestWithParam<const char*> {
 protected:
  Touching()
      : library_(RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")})),
        opened_(openAnyBattle(library_, test::sourcePath("assets/scenarios/" + std::string(GetParam()) + ".json"))) {
    const auto of = [&](SideIndex side) {
      for (UnitIndex u = 0; u < battle().unitCount(); ++u)
        if (battle().unit(u).side == side && battle().unit(u).present && battle().unit(u).base.frontage >= oneInch)
          return u;
      return noUnit;
    };
    own_ = of(0);
    enemy_ = of(1);
    friend_ = of(0) + 1;
  }

  [[nodiscard]] Battle& battle() { return opened_.battle; }
  [[nodiscard]] const RuleSet& rules() const { return *opened_.rules; }

  // Before the enemy, face to face, so far off and askew.
  [[nodiscard]] Pose before(UnitIndex other, Length gap, Angle askew) {
    const Unit& its = battle().unit(other);
    const Length away = (its.base.depth + battle().unit(own_).base.depth) / 2 + gap;
    Pose pose = movedAhead(its.pose, away);
    pose.heading = normalised(its.pose.heading + fullTurn / 2 + askew);
    return pose;
  }
  [[nodiscard]] Pose beside(UnitIndex other, Length gap, Angle askew) {
    const Unit& its = battle().unit(other);
    Pose pose = movedRight(its.pose, (its.base.frontage + battle().unit(own_).base.frontage) / 2 + gap);
    pose.heading = normalised(its.pose.heading + askew);
    return pose;
  }

  // The unit alone with the other: who else stands is out of the way.
  void clear(UnitIndex other) {
    for (UnitIndex u = 0; u < battle().unitCount(); ++u)
      if (u != own_ && u != other) battle().unit(u).present = false;
  }

  [[nodiscard]] TakenMoves take(const Pose& pose, Length error = 20) {
    return takeTold(rules(), {{own_, pose, error}}, true,
                    {[this]() -> const Battle& { return battle(); }, [](const Action&) { return false; },
                     [this](const std::string& changes) {
                       const Document document = Document::parse("changes", changes);
                       applyOverride(rules(), battle(), document.root());
                       return true;
                     }},
                    grace);
  }
  [[nodiscard]] int apart(UnitIndex other) { return rules().apart(battle(), own_, other).value; }
  [[nodiscard]] double depth(UnitIndex other) {
    return overlapDepth({battle().unit(own_).pose, battle().unit(own_).base},
                        {battle().unit(other).pose, battle().unit(other).base});
  }

  RuleSetLibrary library_;
  AnyBattle opened_;
  UnitIndex own_ = noUnit;
  UnitIndex enemy_ = noUnit;
  UnitIndex friend_ = noUnit;
};

TEST_P(Touching, AnEnemyWithinTheErrorIsTouchedFlush) {
  clear(enemy_);
  const Pose told = before(enemy_, 85, 80);
  EXPECT_EQ(take(told).overruled, std::vector<UnitIndex>{own_});
  const Pose& now = battle().unit(own_).pose;
  EXPECT_LE(apart(enemy_), 2);
  EXPECT_LE(depth(enemy_), roundingTolerance);
  EXPECT_EQ(angleBetween(now.heading, battle().unit(enemy_).pose.heading), fullTurn / 2);
  EXPECT_LE(std::hypot(now.centre.x - told.centre.x, now.centre.y - told.centre.y), 100);
}

TEST_P(Touching, WhoIsReadInAnEnemyStandsBeforeHim) {
  clear(enemy_);
  (void)take(before(enemy_, -60, -50));
  EXPECT_LE(apart(enemy_), 2);
  EXPECT_LE(depth(enemy_), roundingTolerance);
}

TEST_P(Touching, FriendsSideBySideTouchAsWell) {
  clear(friend_);
  (void)take(beside(friend_, 70, 60));
  EXPECT_LE(apart(friend_), 2);
  EXPECT_LE(depth(friend_), roundingTolerance);
}

TEST_P(Touching, AGapThatTheReadingTellsStays) {
  clear(enemy_);
  const Pose told = before(enemy_, 160, 80);
  (void)take(told);
  EXPECT_EQ(battle().unit(own_).pose, told);
}

TEST_P(Touching, ItIsSaidWhomAUnitWasBroughtToTouch) {
  clear(enemy_);
  const std::vector<ToldPlace> places{{own_, before(enemy_, 85, 0), 20}};
  const auto moves = movesTold(rules(), battle(), places, grace);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(moves.front().touching, std::vector<UnitIndex>{enemy_});
  EXPECT_TRUE(movesTold(rules(), battle(), places).front().touching.empty()) << "a hand tells places exactly";
}

TEST_P(Touching, NobodyIsBroughtOntoAThird) {
  clear(enemy_);
  const Pose told = before(enemy_, 85, 0);
  // He stands in the hair between the two, at the corner.
  Unit& third = battle().unit(friend_);
  third.present = true;
  third.base = {400, 400};
  third.pose = movedRight(movedBack(told, 0), battle().unit(own_).base.frontage / 2 - 100);
  third.pose = movedAhead({third.pose.centre, told.heading}, battle().unit(own_).base.depth / 2 + 240);
  const double was = overlapDepth({told, battle().unit(own_).base}, {third.pose, third.base});
  ASSERT_LE(was, 0);
  std::vector<ToldPlace> places{{own_, told, 20}};
  (void)bringToTouch(rules(), battle(), places, grace);
  EXPECT_LE(overlapDepth({places.front().pose, battle().unit(own_).base}, {third.pose, third.base}), roundingTolerance);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Touching,
                         testing::Values("hannibal/cannae", "cb/pydna", "initiative/gaugamela", "fantasy/hastings"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::ranges::replace(name, '/', '_');
                           return name;
                         });

}  // namespace
}  // namespace signifer::touching_test
