#include "table/regions.h"

#include <gtest/gtest.h>

#include "table/arcs.h"

namespace signifer::regions_test {
namespace {

const Footprint base{Pose{{10000, 10000}, 0}, Base{4000, 2000}};

TEST(Regions, AroundABaseEveryPointLiesAtTheDistance) {
  for (const double turn : {0.0, 37.0, 90.0}) {
    const Footprint turned{Pose{{10000, 10000}, fromDegrees(turn)}, Base{4000, 2000}};
    const Polygon outline = outlineAround(turned, 3000);
    ASSERT_GE(outline.size(), 8u);
    for (const Point p : outline) EXPECT_NEAR(distanceTo(turned, toVec(p)), 3000, 2);
    EXPECT_TRUE(contains(outline, turned.centre));
  }
}

TEST(Regions, AroundADiscAndAPointTheyAreCircles) {
  for (const Point p : outlineAround(Disc{{500, 0}, 700}, 300)) EXPECT_NEAR(distance(Vec2{500, 0}, toVec(p)), 1000, 1);
  EXPECT_NEAR(areaOf(outlineAround(Vec2{0, 0}, 1000)), 3.14159e6, 1e4);
}

TEST(Regions, AheadIsTheStripAsWideAsTheBase) {
  EXPECT_NEAR(areaOf(outlineAhead(base, 6000)), 4000.0 * 6000, 1);
  EXPECT_TRUE(contains(outlineAhead(base, 6000), {10000, 16900}));
  EXPECT_FALSE(contains(outlineAhead(base, 6000), {12100, 12000}));
}

TEST(Regions, TheForwardArcEndsAtItsRays) {
  const Polygon arc = outlineInForwardArc(base, 5000);
  for (const Vec2 in : {Vec2{10000, 15900}, Vec2{12900, 12100}, Vec2{7100, 12100}}) {
    EXPECT_TRUE(contains(arc, in));
    EXPECT_TRUE(inForwardArc(base, in));
  }
  EXPECT_FALSE(contains(arc, {13300, 12000}));
  EXPECT_FALSE(contains(arc, {10000, 16100}));
  EXPECT_TRUE(contains(outlineBeforeFront(base, 5000), {16900, 11100}));
  EXPECT_FALSE(contains(outlineBeforeFront(base, 5000), {16900, 10900}));
}

TEST(Regions, ALineComesIntoThingsAtTheirNearEdge) {
  const Segment up{{10000, 0}, {10000, 30000}};
  EXPECT_NEAR(entryInto(up, base)->y, 9000, 0.01);
  EXPECT_FALSE(entryInto({{0, 0}, {0, 30000}}, base));
  EXPECT_EQ(entryInto({base.centre, {0, 0}}, base), base.centre);
  EXPECT_NEAR(entryInto(up, Disc{{10000, 5000}, 1000})->y, 4000, 0.01);
  EXPECT_FALSE(entryInto(up, Disc{{12000, 5000}, 1000}));
  EXPECT_FALSE(entryInto({{10000, 7000}, {10000, 30000}}, Disc{{10000, 5000}, 1000}));
  const Polygon wood{{9000, 3000}, {11000, 3000}, {11000, 4000}, {9000, 4000}};
  EXPECT_NEAR(entryInto(up, wood)->y, 3000, 0.01);
  EXPECT_FALSE(entryInto({{0, 0}, {30000, 0}}, wood));
}

}  // namespace
}  // namespace signifer::regions_test
