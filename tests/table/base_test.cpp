#include "table/base.h"

#include <gtest/gtest.h>

#include "table/geometry_help.h"

namespace signifer::base_test {
namespace {

TEST(Footprint, CornersFacingUpTheTable) {
  const Footprint base = standing(10, 20, 0, 4, 2);
  expectAt(base.frontLeft(), 8, 21);
  expectAt(base.frontRight(), 12, 21);
  expectAt(base.rearRight(), 12, 19);
  expectAt(base.rearLeft(), 8, 19);
  expectAt(base.frontCentre(), 10, 21);
  expectAt(base.rearCentre(), 10, 19);
  EXPECT_NEAR(base.radius, 1000 * std::sqrt(5.0), 1e-9);
}

TEST(Footprint, CornersFacingRight) {
  const Footprint base = standing(10, 20, 90, 4, 2);
  expectAt(base.frontLeft(), 11, 22);
  expectAt(base.frontRight(), 11, 18);
  expectAt(base.rearRight(), 9, 18);
  expectAt(base.rearLeft(), 9, 22);
}

TEST(Footprint, PlaceIsMeasuredFromTheFrontEdge) {
  const Footprint base = standing(10, 10, 90, 4, 2);
  const Place ahead = base.place(inches(15, 9));
  EXPECT_NEAR(ahead.ahead, 4000, 1e-9);
  EXPECT_NEAR(ahead.aside, 1000, 1e-9);  // facing right, down the table is to the right
  EXPECT_NEAR(base.place(inches(10, 10)).ahead, -1000, 1e-9);
}

TEST(Footprint, Faces) {
  const Footprint base = standing(0, 0, 0, 4, 2);
  expectAt(middleOf(base, Face::front), 0, 1);
  expectAt(middleOf(base, Face::rear), 0, -1);
  expectAt(middleOf(base, Face::left), -2, 0);
  expectAt(middleOf(base, Face::right), 2, 0);
  EXPECT_EQ(lengthOf(base, Face::front), 4000);
  EXPECT_EQ(lengthOf(base, Face::right), 2000);
  EXPECT_EQ(oppositeOf(Face::front), Face::rear);
  EXPECT_EQ(oppositeOf(Face::right), Face::left);
  for (const Face face : allFaces) {
    const Segment side = edge(base, face);
    expectAt((side.from + side.to) * 0.5, middleOf(base, face).x / 1000, middleOf(base, face).y / 1000);
    EXPECT_GT(cross(outward(base, face), side.from - base.centre), 0.0) << "the left end comes first";
    EXPECT_NEAR(distance(side.from, side.to), lengthOf(base, face), 1e-9);
  }
}

TEST(Footprint, NearestPoint) {
  const Footprint base = standing(0, 0, 0, 4, 2);
  expectAt(nearestOn(base, inches(5, 0.5)), 2, 0.5);
  expectAt(nearestOn(base, inches(5, 5)), 2, 1);
  expectAt(nearestOn(base, inches(1, 0.25)), 1, 0.25);
  EXPECT_TRUE(contains(base, inches(2, 1)));
  EXPECT_FALSE(contains(base, inches(2.001, 1)));
}

TEST(Footprint, HalfExtentCoversTheCorners) {
  Random random(3);
  for (int i = 0; i < 2000; ++i) {
    const Footprint base = random.footprint();
    const Vec2 axis = forwardOf(random.heading());
    double most = 0.0;
    for (const Vec2 corner : base.corners()) most = std::max(most, dot(axis, corner - base.centre));
    ASSERT_NEAR(base.halfExtent(axis), most, 1e-6);
  }
}

TEST(Footprint, FrontCentreAndBack) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    const Base base = random.base();
    const Pose pose = random.pose();
    const Pose again = poseFromFront(Footprint(pose, base).frontCentre(), pose.heading, base);
    ASSERT_EQ(again, pose);
    ASSERT_EQ(frontCentre(pose, base), toPoint(Footprint(pose, base).frontCentre()));
  }
}

}  // namespace
}  // namespace signifer::base_test
