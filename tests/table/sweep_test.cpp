#include "table/sweep.h"

#include <gtest/gtest.h>

#include "table/distance.h"
#include "table/geometry_help.h"

namespace signifer::sweep_test {
namespace {

const Vec2 up{0, 1};

TEST(FirstTouch, StraightAhead) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const auto touch = firstTouch(mover, up, 12000, standing(1, 10, 180, 4, 2));
  ASSERT_TRUE(touch);
  EXPECT_NEAR(*touch, 8000, 1e-6);
  EXPECT_TRUE(firstTouch(mover, up, 8000, standing(1, 10, 180, 4, 2))) << "touching just at the end";
  EXPECT_FALSE(firstTouch(mover, up, 7999, standing(1, 10, 180, 4, 2)));
  EXPECT_FALSE(firstTouch(mover, -up, 12000, standing(1, 10, 180, 4, 2))) << "moving away";
}

TEST(FirstTouch, ACornerStrikesFirst) {
  // A square of side 2 turned by 45 degrees: its lowest corner is sqrt(2) below its centre.
  const auto touch = firstTouch(standing(0, 0, 0, 4, 2), up, 12000, standing(0, 10, 45, 2, 2));
  ASSERT_TRUE(touch);
  EXPECT_NEAR(*touch, 9000 - 1000 * std::sqrt(2.0), 1e-6);
}

TEST(FirstTouch, GrazingIsNone) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_FALSE(firstTouch(mover, up, 12000, standing(4, 8, 0, 4, 2))) << "flush as it passes";
  EXPECT_FALSE(firstTouch(mover, up, 12000, standing(4, 0, 0, 4, 2))) << "leaving a line";
  EXPECT_FALSE(firstTouch(mover, up, 12000, standing(3.999, 0, 0, 4, 2))) << "however it was rounded";
  EXPECT_TRUE(firstTouch(mover, up, 12000, standing(3.99, 8, 0, 4, 2)));
  EXPECT_FALSE(firstTouch(mover, up, 12000, standing(4, 1, 0.01, 4, 2)));
}

TEST(FirstTouch, FromATouch) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  const auto into = firstTouch(mover, up, 12000, standing(0, 2, 0, 4, 2));
  ASSERT_TRUE(into);
  EXPECT_EQ(*into, 0.0);
  EXPECT_FALSE(firstTouch(mover, -up, 12000, standing(0, 2, 0, 4, 2)));
  EXPECT_FALSE(firstTouch(mover, {1, 0}, 12000, standing(0, 2, 0, 4, 2))) << "sliding along it";
  EXPECT_EQ(*firstTouch(mover, up, 12000, standing(0, 1, 0, 4, 2)), 0.0) << "upon it already";
}

TEST(FirstTouch, MovedThereTheGapIsNothing) {
  Random random(31);
  int touches = 0;
  for (int i = 0; i < 20000; ++i) {
    const Footprint mover = random.footprint();
    const Footprint obstacle = random.footprint();
    const Vec2 way = forwardOf(random.heading());
    if (overlaps(mover, obstacle, 0.0)) continue;
    const auto touch = firstTouch(mover, way, 15000, obstacle);
    if (touch) {
      ++touches;
      ASSERT_LT(distanceBetween(mover.shifted(way * *touch), obstacle), 1e-4);
      ASSERT_LT(overlapDepth(mover.shifted(way * *touch), obstacle), 1e-4);
    }
    for (int k = 1; k < 20; ++k) {
      const double moved = (touch ? *touch : 15000.0) * k / 20.0;
      ASSERT_FALSE(overlaps(mover.shifted(way * moved), obstacle)) << i;
    }
  }
  EXPECT_GT(touches, 2000);
}

TEST(FirstTouch, RoundedDownItIsNoOverlap) {
  Random random(32);
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.pose();
    const Base base = random.base();
    const Footprint mover(pose, base);
    const Footprint obstacle = random.footprint();
    if (overlaps(mover, obstacle)) continue;
    const auto touch = firstTouch(mover, mover.forward, 15000, obstacle);
    if (!touch) continue;
    const Footprint end(movedAhead(pose, wholeLength(*touch)), base);
    ASSERT_FALSE(overlaps(end, obstacle));
    ASSERT_TRUE(touching(end, obstacle));
  }
}

TEST(FirstTouch, AWallAndAWood) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_NEAR(*firstTouch(mover, up, 12000, Segment{inches(-9, 5), inches(9, 5)}), 4000, 1e-6);
  EXPECT_FALSE(firstTouch(mover, up, 12000, Segment{inches(2, 5), inches(9, 5)}));
  EXPECT_FALSE(firstTouch(mover, up, 12000, Segment{inches(2, -5), inches(2, 5)})) << "along its side";
  EXPECT_NEAR(*firstTouch(mover, up, 12000, rectangle(1, 6, 9, 9)), 5000, 1e-6);
  EXPECT_EQ(*firstTouch(mover, up, 12000, rectangle(-9, -9, 9, 9)), 0.0) << "inside it";
  // A horseshoe open to the mover is met at its bottom.
  const Polygon horseshoe{pointAt(-6, 3), pointAt(-3, 3), pointAt(-3, 8), pointAt(3, 8),
                          pointAt(3, 3),  pointAt(6, 3),  pointAt(6, 10), pointAt(-6, 10)};
  EXPECT_NEAR(*firstTouch(mover, up, 12000, horseshoe), 7000, 1e-6);
}

TEST(FirstWithin, AnInchShort) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_NEAR(*firstWithin(mover, up, 12000, standing(1, 10, 180, 4, 2), 1000), 7000, 1e-6);
  // Passing at 3 inches sideways, corner to corner: 5 inches apart when 4 short.
  EXPECT_NEAR(*firstWithin(mover, up, 12000, standing(7, 10, 0, 4, 2), 5000), 4000, 1e-3);
  EXPECT_FALSE(firstWithin(mover, up, 12000, standing(7, 10, 0, 4, 2), 3000)) << "just at the clearance all along";
  EXPECT_NEAR(*firstWithin(mover, up, 12000, rectangle(-1, 6, 1, 9), 1000), 4000, 1e-6);
}

TEST(FirstWithin, StartingNearer) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_NEAR(*firstWithin(mover, up, 12000, standing(0, 2.5, 0, 4, 2), 1000), 1.0, 1e-6);
  EXPECT_FALSE(firstWithin(mover, -up, 12000, standing(0, 2.5, 0, 4, 2), 1000));
  EXPECT_FALSE(firstWithin(mover, up, 12000, standing(4.5, 3, 0, 4, 8), 1000)) << "alongside";
}

TEST(FirstWithin, TheGapIsTheClearanceThere) {
  Random random(33);
  int hits = 0;
  for (int i = 0; i < 10000; ++i) {
    const Footprint mover = random.footprint();
    const Footprint obstacle = random.footprint();
    const Vec2 way = forwardOf(random.heading());
    const double clearance = random.real(100, 3000);
    if (distanceBetween(mover, obstacle) <= clearance + 2) continue;
    const auto near = firstWithin(mover, way, 15000, obstacle, clearance);
    if (near) {
      ++hits;
      ASSERT_NEAR(distanceBetween(mover.shifted(way * *near), obstacle), clearance, 1e-3) << i;
    }
    for (int k = 1; k < 20; ++k) {
      const double moved = (near ? *near : 15000.0) * k / 20.0;
      ASSERT_GT(distanceBetween(mover.shifted(way * moved), obstacle), clearance - roundingTolerance - 1e-3) << i;
    }
  }
  EXPECT_GT(hits, 1000);
}

TEST(Crossing, FromEdgeToEdge) {
  const auto crossing = crossingOf(standing(0, 0, 0, 4, 2), up, standing(1, 10, 0, 4, 2));
  ASSERT_TRUE(crossing);
  EXPECT_NEAR(crossing->enter, 8000, 1e-6);
  EXPECT_NEAR(crossing->leave, 12000, 1e-6);
  EXPECT_FALSE(crossingOf(standing(0, 0, 0, 4, 2), up, standing(5, 10, 0, 4, 2)));
}

TEST(UntilClear, BackingOffAndPassingThrough) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  EXPECT_NEAR(distanceUntilClear(mover, -up, standing(0, 2, 180, 4, 2), 1000), 1000, 1e-6);
  EXPECT_NEAR(distanceUntilClear(mover, up, standing(1, 10, 0, 4, 2)), 12000, 1e-6);
  EXPECT_NEAR(distanceUntilClear(mover, up, standing(1, 10, 0, 4, 2), 1000), 13000, 1e-6);
  EXPECT_EQ(distanceUntilClear(mover, up, standing(9, 10, 0, 4, 2), 1000), 0.0);
  EXPECT_EQ(distanceUntilClear(mover, -up, standing(0, 10, 0, 4, 2), 1000), 0.0);
  // Sideways past the corner: 0.6 off the edge line and 0.8 beyond the corner.
  EXPECT_NEAR(distanceUntilClear(mover, {1, 0}, standing(0, 2.6, 0, 4, 2), 1000), 4800, 1e-3);
}

TEST(UntilClear, TheGapIsTheClearanceThereAndGrows) {
  Random random(34);
  for (int i = 0; i < 5000; ++i) {
    const Footprint mover = random.footprint();
    const Footprint obstacle = random.footprint();
    const Vec2 way = forwardOf(random.heading());
    const double clearance = random.real(50, 3000);
    const double clear = distanceUntilClear(mover, way, obstacle, clearance);
    if (clear > 0.0) {
      ASSERT_NEAR(distanceBetween(mover.shifted(way * clear), obstacle), clearance, 1e-3);
    }
    for (int k = 1; k < 20; ++k) {
      ASSERT_GE(distanceBetween(mover.shifted(way * (clear + 500.0 * k)), obstacle), clearance - 1e-3) << i;
    }
  }
}

TEST(LengthOver, AWoodOnTheWay) {
  const Footprint mover = standing(0, 0, 0, 4, 2);
  // Enters at 4 (front at 5), leaves when its rear passes 9: at 10.
  EXPECT_NEAR(lengthOver(mover, up, 20000, rectangle(1, 5, 9, 9)), 6000, 1e-6);
  EXPECT_NEAR(lengthOver(mover, up, 7000, rectangle(1, 5, 9, 9)), 3000, 1e-6);
  EXPECT_NEAR(lengthOver(mover, up, 20000, rectangle(-9, -20, 9, 9)), 10000, 1e-6) << "starting inside";
  EXPECT_NEAR(lengthOver(mover, up, 5000, rectangle(-50, -50, 50, 50)), 5000, 1e-6) << "never leaving";
  EXPECT_EQ(lengthOver(mover, up, 20000, rectangle(2, 5, 9, 9)), 0.0);
}

TEST(LengthOver, AgreesWithSteps) {
  Random random(35);
  for (int i = 0; i < 1500; ++i) {
    const Footprint mover = random.footprint();
    const Polygon wood = random.outline(random.point(), 6000);
    const Vec2 way = forwardOf(random.heading());
    double over = 0.0;
    bool any = false;
    for (int k = 0; k < 1000; ++k) {
      if (!overlaps(mover.shifted(way * (15.0 * k + 7.5)), wood)) continue;
      over += 15.0;
      any = true;
    }
    ASSERT_NEAR(lengthOver(mover, way, 15000, wood), over, 100.0) << i;
    if (any) {
      ASSERT_TRUE(sweepsOver(mover, way, 15000, wood)) << i;
    }
    if (!sweepsOver(mover, way, 15000, wood)) {
      ASSERT_FALSE(any) << i;
    }
  }
}

TEST(OpenAmount, OfStraightLegsAndWheels) {
  const Base base = baseOf(4, 2);
  const Footprint wall = standing(0, 10, 0, 20, 2);
  EXPECT_EQ(openAmount(poseAt(0, 0, 0), base, {LegKind::ahead, 12000}, wall), 8000);
  EXPECT_EQ(openAmount(poseAt(0, 0, 0), base, {LegKind::ahead, 5000}, wall), 5000);
  EXPECT_EQ(openAmount(poseAt(0, 0, 0), base, {LegKind::ahead, 12000}, wall, 1000), 7000);
  EXPECT_EQ(openAmount(poseAt(0, 0, 180), base, {LegKind::back, 12000}, wall), 8000);
  EXPECT_EQ(openAmount(poseAt(0, 0, 90), base, {LegKind::left, 12000}, wall), 7000);
  // The wall's lower edge 2 inches before the front: the outer corner, 4 from the pivot, reaches it at 30 degrees.
  EXPECT_EQ(openAmount(poseAt(0, 6, 0), base, {LegKind::wheelLeft, 9000}, wall), 3000);
  EXPECT_EQ(openAmount(poseAt(0, 6, 0), base, {LegKind::wheelRight, 2000}, wall), 2000);
  EXPECT_EQ(openAmount(poseAt(0, 6, 0), base, {LegKind::aboutFace, 0}, wall), 0);
}

TEST(PassesOver, EveryKindOfLeg) {
  const Base base = baseOf(4, 2);
  const Polygon wood = rectangle(-1, 3, 1, 4);
  EXPECT_TRUE(passesOver(poseAt(0, 0, 0), base, {LegKind::ahead, 3000}, wood));
  EXPECT_FALSE(passesOver(poseAt(0, 0, 0), base, {LegKind::ahead, 2000}, wood)) << "up to its edge only";
  EXPECT_FALSE(passesOver(poseAt(0, 0, 0), base, {LegKind::back, 9000}, wood));
  EXPECT_TRUE(passesOver(poseAt(0, 0, 0), base, {LegKind::wheelLeft, 9000}, wood));
  EXPECT_FALSE(passesOver(poseAt(0, 0, 0), base, {LegKind::wheelLeft, 1000}, wood));
  EXPECT_TRUE(passesOver(poseAt(0, 3.5, 0), base, {LegKind::aboutFace, 0}, wood));
  EXPECT_TRUE(passesOver(poseAt(0, 1.5, 0), baseOf(6, 1), {LegKind::pivot, 9000}, wood));
}

}  // namespace
}  // namespace signifer::sweep_test
