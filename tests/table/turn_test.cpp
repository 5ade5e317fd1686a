#include "table/turn.h"

#include <gtest/gtest.h>

#include "table/distance.h"
#include "table/geometry_help.h"
#include "table/sweep.h"

namespace signifer::turn_test {
namespace {

/// The slow way, without tolerance: the first of many small steps at which the bases overlap.
Footprint turnedBy(const Footprint& base, Vec2 pivot, Side side, double angle) {
  const SineCosine turn = sineCosine(side == Side::left ? -angle : angle);
  return {pivot + rotated(base.centre - pivot, turn), rotated(base.forward, turn), base.halfFrontage, base.halfDepth};
}

TEST(FreeTurn, TheOuterCornerReachesAWall) {
  // Front edge from (-2, 1) to (2, 1), a wall's face on y = 3: sin(angle) = 2 / 4.
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const Footprint wall = standing(0, 4, 0, 20, 2);
  EXPECT_NEAR(freeTurn(mover, mover.frontLeft(), Side::left, 9000, wall), 3000, 0.01);
  EXPECT_NEAR(freeTurn(mover, mover.frontRight(), Side::right, 9000, wall), 3000, 0.01);
  EXPECT_EQ(freeTurn(mover, mover.frontLeft(), Side::left, 2000, wall), 2000);
  EXPECT_EQ(freeTurn(mover, mover.frontLeft(), Side::left, 9000, standing(0, 30, 0, 20, 2)), 9000);
}

TEST(FreeTurn, OntoACornerOfTheOther) {
  // The front edge, turning about (-2, 1), comes upon a corner at (-2 + 2 sqrt(3), 3): 30 degrees up.
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const double x = -2 + 2 * std::sqrt(3.0);
  const Footprint other(inches(x, 3) + Vec2{-500, 1000}, {0, 1}, 500, 1000);
  EXPECT_NEAR(freeTurn(mover, mover.frontLeft(), Side::left, 9000, other), 3000, 0.01);
}

TEST(FreeTurn, ANeighbourInLineAtThePivotDoesNotHinder) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_EQ(freeTurn(mover, mover.frontLeft(), Side::left, 9000, standing(-4, 0, 0, 4, 2)), 9000);
  EXPECT_NEAR(freeTurn(mover, mover.frontLeft(), Side::left, 9000, standing(-4, 2, 0, 4, 2)), 9000, 0.01)
      << "its corner slides along the neighbour's face";
  EXPECT_LT(freeTurn(mover, mover.frontLeft(), Side::left, 9000, standing(4, 0, 0, 4, 2)), 1)
      << "its rear corner swings into the neighbour on the far side";
}

TEST(FreeTurn, UponItFromTheStart) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_EQ(freeTurn(mover, mover.frontLeft(), Side::left, 9000, standing(1, 1, 0, 4, 2)), 0);
}

TEST(FreeTurn, OneTurnForManyAnswersAsOneForEach) {
  Random random(43);
  for (int i = 0; i < 300; ++i) {
    const Footprint mover = random.footprint(12000);
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Vec2 pivot = wheelCorner(mover, side);
    double limit = random.number(100, 30000);
    Turn turn(mover, pivot, side, limit);
    for (int j = 0; j < 6; ++j) {
      const Footprint obstacle = random.footprint(12000);
      const double clearance = random.number(0, 1) == 0 ? 0.0 : 51.0;
      const double open = freeTurnClearOf(mover, pivot, side, limit, obstacle, clearance);
      ASSERT_EQ(turn.freeClearOf(obstacle, clearance), open) << i << ' ' << j;
      if (open == 0.0) break;
      limit = open;
      turn.endAt(limit);
    }
  }
}

TEST(FreeTurn, AgreesWithSmallSteps) {
  Random random(41);
  int stopped = 0;
  int open = 0;
  for (int i = 0; i < 3000; ++i) {
    const Footprint mover = random.footprint(12000);
    const Footprint obstacle = random.footprint(12000);
    if (overlaps(mover, obstacle, 0.0)) continue;
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Vec2 pivot = wheelCorner(mover, side);
    const double turn = freeTurn(mover, pivot, side, 18000, obstacle);
    for (double angle = 0; angle < turn; angle += 30) {
      ASSERT_FALSE(overlaps(turnedBy(mover, pivot, side, angle), obstacle)) << i;
    }
    if (turn >= 18000) {
      ++open;
      continue;
    }
    ++stopped;
    ASSERT_FALSE(overlaps(turnedBy(mover, pivot, side, turn), obstacle, 1e-3)) << i;
    // 0.001 degrees farther it is in, if ever so little.
    ASSERT_TRUE(overlaps(turnedBy(mover, pivot, side, turn + 0.1), obstacle, 0.0)) << i;
  }
  EXPECT_GT(stopped, 500);
  EXPECT_GT(open, 500);
}

TEST(FreeTurn, WholeHundredthsLeaveNoOverlap) {
  Random random(42);
  for (int i = 0; i < 3000; ++i) {
    const Pose pose = random.pose(12000);
    const Base base = random.base();
    const Footprint obstacle = random.footprint(12000);
    if (overlaps(Footprint(pose, base), obstacle, 0.0)) continue;
    const Leg leg{random.number(0, 1) == 0 ? LegKind::wheelLeft : LegKind::wheelRight, 18000};
    const Angle turn = openAmount(pose, base, leg, obstacle);
    ASSERT_FALSE(overlaps(Footprint(after(pose, base, {leg.kind, turn}), base), obstacle)) << i;
  }
}

TEST(FreeTurn, IntoAPieceOfGround) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const Polygon wood = rectangle(-10, 3, 10, 5);
  EXPECT_NEAR(freeTurn(mover, mover.frontLeft(), Side::left, 9000, wood), 3000, 0.01);
  EXPECT_TRUE(turnSweepsOver(mover, mover.frontLeft(), Side::left, 3100, wood));
  EXPECT_FALSE(turnSweepsOver(mover, mover.frontLeft(), Side::left, 2900, wood));
  EXPECT_TRUE(turnSweepsOver(standing(0, 4, 0, 4, 2), inches(-2, 5), Side::left, 1, wood)) << "standing in it";
  // A thin pole between start and end.
  const Polygon pole = rectangle(1, 2, 1.01, 2.01);
  EXPECT_TRUE(turnSweepsOver(mover, mover.frontLeft(), Side::left, 9000, pole));
}

TEST(FreeTurn, AgreesWithSmallStepsOverGround) {
  Random random(43);
  for (int i = 0; i < 1500; ++i) {
    const Footprint mover = random.footprint(12000);
    const Polygon wood = random.outline(random.point(12000), 4000);
    if (overlaps(mover, wood, 0.0)) continue;
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Vec2 pivot = wheelCorner(mover, side);
    const double turn = freeTurn(mover, pivot, side, 18000, wood);
    for (double angle = 0; angle < turn; angle += 50) {
      ASSERT_FALSE(overlaps(turnedBy(mover, pivot, side, angle), wood)) << i;
    }
    if (turn < 18000) {
      ASSERT_TRUE(overlaps(turnedBy(mover, pivot, side, turn + 0.1), wood, 0.0)) << i;
    }
  }
}

TEST(FreeTurnClear, StopsAnInchShort) {
  // Front edge 3 below the wall's face, to stay 1 clear: the outer corner may rise by 2 of 4.
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const Footprint wall = standing(0, 5, 0, 20, 2);
  EXPECT_NEAR(freeTurnClearOf(mover, mover.frontLeft(), Side::left, 9000, wall, 1000), 3000, 0.01);
  EXPECT_EQ(freeTurnClearOf(mover, mover.frontLeft(), Side::left, 2999, wall, 1000), 2999);
  EXPECT_LT(freeTurnClearOf(mover, mover.frontLeft(), Side::left, 9000, standing(0, 2.5, 0, 20, 2), 1000), 5);
}

TEST(FreeTurnClear, AgreesWithSmallSteps) {
  Random random(44);
  for (int i = 0; i < 1500; ++i) {
    const Footprint mover = random.footprint(14000);
    const Footprint obstacle = random.footprint(14000);
    const double clearance = random.real(50, 2000);
    if (distanceBetween(mover, obstacle) < clearance + 2) continue;
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Vec2 pivot = wheelCorner(mover, side);
    const double turn = freeTurnClearOf(mover, pivot, side, 12000, obstacle, clearance);
    for (double angle = 0; angle < turn; angle += 40) {
      ASSERT_GT(distanceBetween(turnedBy(mover, pivot, side, angle), obstacle), clearance - roundingTolerance - 0.6)
          << i;
    }
    if (turn < 12000) {
      ASSERT_NEAR(distanceBetween(turnedBy(mover, pivot, side, turn), obstacle), clearance, 0.05) << i;
    }
  }
}

}  // namespace
}  // namespace signifer::turn_test
