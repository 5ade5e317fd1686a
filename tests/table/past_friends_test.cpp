#include "table/past_friends.h"

#include <gtest/gtest.h>

#include <vector>

#include "table/distance.h"
#include "table/geometry_help.h"

namespace signifer::past_friends_test {
namespace {

Footprint wheeledRight(const Pose& pose, const Base& base, double degrees) {
  return {wheeled(pose, base, Side::right, fromDegrees(degrees)), base};
}

// The worked examples of the ledgers: hannibal, cb (a javelin throw is 2 inches), initiative.
struct Example {
  double frontage, depth, degrees, overlap, needed;
};

TEST(PastFriends, TheLedgersExamples) {
  for (const Example& e : {Example{4, 2, 10, 0.287, 1.29}, {4.5, 2, 10, 0.278, 1.20}, {6, 2, 10, 0.256, 0.94}}) {
    const Base base = baseOf(e.frontage, e.depth);
    const Pose pose = poseAt(20 + e.frontage, 10, 0);
    const std::vector<Footprint> beside{Footprint(poseAt(20, 10, 0), base)};
    const Footprint end = wheeledRight(pose, base, e.degrees);
    EXPECT_NEAR(overlapDepth(end, beside.front()) / 1000.0, e.overlap, 0.001) << e.frontage;
    EXPECT_NEAR(neededToClear(end, beside) / 1000.0, e.needed, 0.006) << e.frontage;
    EXPECT_FALSE(clearsAfter(end, beside, 0.0));
    EXPECT_TRUE(clearsAfter(end, beside, neededToClear(end, beside)));
    const Footprint start(pose, base);
    EXPECT_EQ(freeTurnPast(start, wheelCorner(start, Side::right), Side::right, 9000, beside.front(), rearSwing(start)),
              9000);
    // The corner is out again.
    EXPECT_TRUE(clearsAfter(wheeledRight(pose, base, 35), beside, 0.0)) << e.frontage;
  }
}

TEST(PastFriends, TheRearCornerSwingsOutByTheDiagonalLessTheFrontage) {
  EXPECT_NEAR(rearSwing(4000, 2000), 472.136, 0.001);
  EXPECT_NEAR(rearSwing(standing(0, 0, 30, 4, 2)), 472.136, 0.001);
}

TEST(PastFriends, WhoIsEnteredDeeperStopsTheTurnThere) {
  // The front edge of a mover that wheels to the left comes into a friend who touches its front from the right half.
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const Footprint before = standing(1, 2, 0, 4, 2);
  const double open = freeTurnPast(mover, wheelCorner(mover, Side::left), Side::left, 9000, before, 300);
  EXPECT_GT(open, 0);
  EXPECT_LT(open, 9000);
  const Footprint there(wheeled(poseAt(0, 0, 0), baseOf(4, 2), Side::left, static_cast<Angle>(open)), baseOf(4, 2));
  const Footprint beyond(wheeled(poseAt(0, 0, 0), baseOf(4, 2), Side::left, static_cast<Angle>(open) + 5),
                         baseOf(4, 2));
  EXPECT_LE(overlapDepth(there, before), 303);
  EXPECT_GT(overlapDepth(beyond, before), 300);
}

// The slow way: many small steps.
TEST(PastFriends, AnyTurnAndAnyLegAnswerAsSmallSteps) {
  Random random(5);
  int stopped = 0;
  int cleared = 0;
  for (int i = 0; i < 500; ++i) {
    const Base base = random.base();
    const Pose pose = random.pose(6000);
    const Footprint mover(pose, base);
    const Footprint other = random.footprint(6000);
    if (overlapDepth(mover, other) > 0.0) continue;
    const double most = random.real(100, 1500);
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const double open = freeTurnPast(mover, wheelCorner(mover, side), side, 17000, other, most);
    for (Angle angle = 0; angle < 17000; angle += 25) {
      const double depth = overlapDepth(Footprint(wheeled(pose, base, side, angle), base), other);
      if (angle < open - 2) {
        EXPECT_LE(depth, most + 5.0) << i << ' ' << angle;
      }
    }
    if (open < 17000) {
      ++stopped;
      const auto at = static_cast<Angle>(open) + 2;
      EXPECT_GT(overlapDepth(Footprint(wheeled(pose, base, side, at), base), other), most - 3.0) << i;
    }
    const double ahead = freeAheadPast(mover, mover.forward, 8000, other, most);
    for (double gone = 0; gone < 8000; gone += 40) {
      const double depth = overlapDepth(mover.shifted(mover.forward * gone), other);
      if (gone < ahead) {
        EXPECT_LE(depth, most + 3.0) << i << ' ' << gone;
      }
    }
    if (ahead < 8000) {
      EXPECT_GE(overlapDepth(mover.shifted(mover.forward * (ahead + 1)), other), most + 0.5);
    }
    const Footprint deep = mover.shifted(mover.forward * 1500.0);
    const std::vector<Footprint> both{other, other.shifted(mover.forward * 700.0)};
    const double needed = neededToClear(deep, both);
    for (const Footprint& one : both)
      EXPECT_LE(overlapDepth(deep.shifted(mover.forward * (needed + 0.01)), one), clearedOverlap + 0.1);
    const double wished = random.real(0, 6000);
    const double rest = restAfter(deep, both, wished);
    EXPECT_TRUE(clearsAfter(deep, both, rest + 0.01)) << i;
    EXPECT_TRUE(rest <= wished || wished < needed) << i;
    if (needed > 5.0) {
      ++cleared;
      EXPECT_FALSE(clearsAfter(deep, both, needed - 5.0));
    }
  }
  EXPECT_GT(stopped, 50);
  EXPECT_GT(cleared, 20);
}

}  // namespace
}  // namespace signifer::past_friends_test
