#include "table/sight.h"

#include <gtest/gtest.h>

#include <array>

#include "table/geometry_help.h"

namespace signifer::sight_test {
namespace {

const Footprint block = standing(5, 5, 0, 4, 2);

TEST(Sight, ThroughABase) {
  EXPECT_TRUE(crosses(Segment{inches(5, 0), inches(5, 10)}, block));
  EXPECT_FALSE(crosses(Segment{inches(5, 0), inches(5, 3)}, block)) << "ends before it";
  EXPECT_TRUE(crosses(Segment{inches(5, 0), inches(5, 5)}, block)) << "ends in it";
  EXPECT_FALSE(crosses(Segment{inches(7, 0), inches(7, 10)}, block)) << "along its side";
  EXPECT_FALSE(crosses(Segment{inches(0, 6), inches(10, 6)}, block)) << "along its front";
  EXPECT_FALSE(crosses(Segment{inches(6, 7), inches(8, 5)}, block)) << "over its corner";
  EXPECT_TRUE(crosses(Segment{inches(5.9, 7), inches(7.9, 5)}, block));
  EXPECT_NEAR(depthWithin(Segment{inches(5, 0), inches(5, 10)}, block), 2000, 1e-6);
  EXPECT_EQ(depthWithin(Segment{inches(0, 0), inches(10, 0)}, block), 0.0);
}

TEST(Sight, ThroughAPieceOfGround) {
  const Polygon horseshoe{pointAt(0, 0), pointAt(6, 0), pointAt(6, 4), pointAt(4, 4),
                          pointAt(4, 2), pointAt(2, 2), pointAt(2, 4), pointAt(0, 4)};
  EXPECT_NEAR(depthWithin(Segment{inches(-5, 3), inches(20, 3)}, horseshoe), 4000, 1e-6);
  EXPECT_NEAR(depthWithin(Segment{inches(3, 10), inches(3, 1)}, horseshoe), 1000, 1e-6);
  EXPECT_NEAR(depthWithin(Segment{inches(1, 1), inches(5, 1)}, horseshoe), 4000, 1e-6);
  EXPECT_FALSE(crosses(Segment{inches(3, 10), inches(3, 2)}, horseshoe)) << "into the opening";
  EXPECT_TRUE(crosses(Segment{inches(3, 10), inches(3, 1)}, horseshoe));
  EXPECT_FALSE(crosses(Segment{inches(-5, 4), inches(20, 4)}, horseshoe)) << "along its edges";
  EXPECT_FALSE(crosses(Segment{inches(-5, 0), inches(20, 0)}, horseshoe));
  EXPECT_FALSE(crosses(Segment{inches(-1, 1), inches(1, -1)}, horseshoe)) << "over a corner";
  EXPECT_FALSE(crosses(Segment{inches(20, 20), inches(30, 30)}, horseshoe));
}

TEST(Sight, OverAWall) {
  const Segment wall{inches(0, 5), inches(10, 5)};
  EXPECT_TRUE(crosses(Segment{inches(2, 0), inches(3, 9)}, wall));
  EXPECT_FALSE(crosses(Segment{inches(2, 0), inches(3, 5)}, wall)) << "ends on it";
  EXPECT_FALSE(crosses(Segment{inches(2, 5), inches(20, 5)}, wall)) << "along it";
  EXPECT_FALSE(crosses(Segment{inches(12, 0), inches(12, 9)}, wall));
}

TEST(Sight, PastTheTwoItRunsBetween) {
  const std::array<Footprint, 3> bases{standing(0, 0, 0, 2, 2), standing(0, 5, 0, 2, 2), standing(0, 10, 0, 2, 2)};
  const Segment line{inches(0, 0), inches(0, 10)};
  EXPECT_FALSE(clearOf(line, bases, 0, 2));
  EXPECT_TRUE(clearOf(Segment{inches(0, 0), inches(0, 5)}, bases, 0, 1));
  EXPECT_TRUE(clearOf(Segment{inches(3, 0), inches(3, 10)}, bases));
}

TEST(Sight, DepthsAgreeWithSampling) {
  Random random(61);
  for (int i = 0; i < 2000; ++i) {
    const Segment line{random.point(), random.point()};
    const Footprint base = random.footprint();
    const Polygon wood = random.outline(random.point(), 6000);
    double inBase = 0.0;
    double inWood = 0.0;
    const double whole = distance(line.from, line.to);
    for (int k = 0; k < 500; ++k) {
      const Vec2 p = line.from + (line.to - line.from) * ((k + 0.5) / 500.0);
      inBase += contains(base, p) ? whole / 500.0 : 0.0;
      inWood += contains(wood, p) ? whole / 500.0 : 0.0;
    }
    ASSERT_NEAR(depthWithin(line, base), inBase, whole / 200.0);
    ASSERT_NEAR(depthWithin(line, wood), inWood, whole / 100.0);
    if (inBase > whole / 50.0) {
      ASSERT_GT(depthWithin(line, base), 0.0);
    }
    if (inBase == 0.0 && depthWithin(line, base) == 0.0) {
      ASSERT_FALSE(crosses(line, base));
    }
    if (inWood == 0.0 && depthWithin(line, wood) == 0.0) {
      ASSERT_FALSE(crosses(line, wood));
    }
  }
}

}  // namespace
}  // namespace signifer::sight_test
