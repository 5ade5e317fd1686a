#include "table/terrain.h"

#include <gtest/gtest.h>

#include "table/geometry_help.h"

namespace signifer::terrain_test {
namespace {

const Polygon bend{pointAt(0, 0), pointAt(6, 0), pointAt(6, 2), pointAt(2, 2), pointAt(2, 6), pointAt(0, 6)};

TEST(Terrain, PointsInAConcavePiece) {
  EXPECT_TRUE(contains(bend, inches(1, 5)));
  EXPECT_TRUE(contains(bend, inches(5, 1)));
  EXPECT_FALSE(contains(bend, inches(3, 3)));
  EXPECT_TRUE(contains(bend, inches(2, 4))) << "on its edge";
  EXPECT_TRUE(contains(bend, inches(0, 0))) << "on its corner";
  EXPECT_FALSE(contains(bend, inches(-0.001, 3)));
  EXPECT_NEAR(distanceTo(bend, inches(5, 5)), 3000, 1e-6);
  EXPECT_EQ(distanceTo(bend, inches(1, 1)), 0.0);
  EXPECT_NEAR(distanceToEdge(bend, inches(1, 4)), 1000, 1e-6);
}

TEST(Terrain, PointsBesideABox) {
  const Box box = boundsOf(bend);
  EXPECT_EQ(distanceTo(box, inches(5, 5)), 0.0) << "out of the piece, but within its bounds";
  EXPECT_EQ(distanceTo(box, inches(6, 3)), 0.0) << "on a side";
  EXPECT_NEAR(distanceTo(box, inches(-2, 3)), 2000, 1e-6);
  EXPECT_NEAR(distanceTo(box, inches(3, 7)), 1000, 1e-6);
  EXPECT_NEAR(distanceTo(box, inches(9, -4)), 5000, 1e-6) << "off a corner";
}

TEST(Terrain, BasesOnAPiece) {
  EXPECT_TRUE(overlaps(standing(3, 3, 0, 3, 3), bend));
  EXPECT_FALSE(overlaps(standing(4, 4, 0, 4, 4), bend)) << "flush in the bend";
  EXPECT_TRUE(overlaps(standing(1, 1, 45, 0.5, 0.5), bend)) << "wholly inside";
  EXPECT_TRUE(overlaps(standing(3, 3, 0, 20, 20), bend)) << "all around it";
  EXPECT_TRUE(whollyInside(standing(1, 1, 0, 1, 1), bend));
  EXPECT_FALSE(whollyInside(standing(2, 2, 0, 1, 1), bend));
  EXPECT_NEAR(distanceBetween(standing(5, 5, 0, 2, 2), bend), 2000, 1e-6);
}

TEST(Terrain, Areas) {
  EXPECT_NEAR(areaOf(bend), 20e6, 1e-3);
  EXPECT_NEAR(commonArea(standing(1, 1, 0, 2, 2), bend), 4e6, 1e-3);
  EXPECT_NEAR(commonArea(standing(2, 2, 0, 2, 2), bend), 3e6, 1e-3);
  EXPECT_NEAR(shareInside(standing(2, 2, 90, 2, 2), bend), 0.75, 1e-9);
  EXPECT_NEAR(commonArea(standing(3, 3, 0, 20, 20), bend), 20e6, 1e-3);
  EXPECT_EQ(shareInside(standing(20, 20, 0, 2, 2), bend), 0.0);
}

TEST(Terrain, TheOrderOfCornersDoesNotMatter) {
  const Polygon back(bend.rbegin(), bend.rend());
  Random random(51);
  for (int i = 0; i < 500; ++i) {
    const Footprint base = random.footprint(7000);
    ASSERT_EQ(overlaps(base, bend), overlaps(base, back));
    ASSERT_NEAR(commonArea(base, bend), commonArea(base, back), 1e-2);
    ASSERT_EQ(contains(bend, base.centre), contains(back, base.centre));
  }
}

TEST(Terrain, AreasAgreeWithSampling) {
  Random random(52);
  for (int i = 0; i < 400; ++i) {
    const Footprint base = random.footprint(8000);
    const Polygon wood = random.outline(random.point(8000), 5000);
    int inside = 0;
    for (int x = 0; x < 60; ++x) {
      for (int y = 0; y < 60; ++y) {
        inside += contains(
            wood, base.at(base.halfFrontage * ((x + 0.5) / 30.0 - 1), base.halfDepth * ((y + 0.5) / 30.0 - 1)));
      }
    }
    ASSERT_NEAR(shareInside(base, wood), inside / 3600.0, 0.03) << i;
    if (inside > 0) {
      ASSERT_TRUE(overlaps(base, wood, 0.0));
    }
    if (inside == 3600) {
      ASSERT_GT(shareInside(base, wood), 0.97);
    }
  }
}

}  // namespace
}  // namespace signifer::terrain_test
