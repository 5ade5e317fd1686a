// Discs and the table's edges.
#include <gtest/gtest.h>

#include "table/discs.h"
#include "table/geometry_help.h"
#include "table/tabletop.h"

namespace signifer::bodies_test {
namespace {

const Vec2 up{0, 1};

TEST(Disc, Distances) {
  const Disc swarm{inches(0, 0), 2000};
  EXPECT_NEAR(distanceBetween(swarm, Disc{inches(3, 4), 1000}), 2000, 1e-9);
  EXPECT_NEAR(distanceBetween(swarm, standing(0, 6, 0, 4, 2)), 3000, 1e-9);
  EXPECT_NEAR(distanceBetween(swarm, rectangle(5, -1, 9, 1)), 3000, 1e-9);
  EXPECT_TRUE(overlaps(swarm, standing(0, 2.5, 0, 4, 2)));
  EXPECT_FALSE(overlaps(swarm, standing(0, 3, 0, 4, 2)));
  EXPECT_TRUE(crosses(Segment{inches(-5, 1), inches(5, 1)}, swarm));
  EXPECT_FALSE(crosses(Segment{inches(-5, 2), inches(5, 2)}, swarm));
}

TEST(Disc, Moving) {
  const Disc swarm{inches(0, 0), 2000};
  EXPECT_NEAR(*firstWithin(swarm, up, 12000, Disc{inches(0, 10), 1000}), 7000, 1e-6);
  EXPECT_NEAR(*firstWithin(swarm, up, 12000, Disc{inches(3, 10), 3000}), 6000, 1e-3);
  EXPECT_NEAR(*firstWithin(swarm, up, 12000, standing(0, 10, 0, 4, 2)), 7000, 1e-6);
  EXPECT_NEAR(*firstWithin(swarm, up, 12000, standing(0, 10, 0, 4, 2), 1000), 6000, 1e-6);
  EXPECT_FALSE(firstWithin(swarm, up, 12000, standing(4, 10, 0, 4, 2))) << "grazing";
  EXPECT_FALSE(firstWithin(swarm, up, 6999, standing(0, 10, 0, 4, 2)));
  EXPECT_FALSE(firstWithin(swarm, -up, 12000, standing(0, 3, 0, 4, 2))) << "leaving a touch";
  EXPECT_NEAR(*firstWithin(swarm, up, 12000, rectangle(-9, 5, 9, 7)), 3000, 1e-6);
  EXPECT_TRUE(sweepsOver(swarm, up, 4000, rectangle(-9, 5, 9, 7)));
  EXPECT_FALSE(sweepsOver(swarm, up, 2900, rectangle(-9, 5, 9, 7)));
}

TEST(Disc, MovedThereItIsAtTheClearance) {
  Random random(71);
  for (int i = 0; i < 5000; ++i) {
    const Disc disc{random.point(), random.real(200, 3000)};
    const Footprint base = random.footprint();
    const Vec2 way = forwardOf(random.heading());
    const double clearance = i % 2 == 0 ? 0.0 : 1000.0;
    if (distanceBetween(disc, base) < clearance + 2) continue;
    const auto near = firstWithin(disc, way, 15000, base, clearance);
    if (near) {
      ASSERT_NEAR(distanceBetween(disc.shifted(way * *near), base), clearance, 1e-3);
    }
    for (int k = 1; k < 20; ++k) {
      const double moved = (near ? *near : 15000.0) * k / 20.0;
      ASSERT_GE(distanceBetween(disc.shifted(way * moved), base), clearance - roundingTolerance - 1e-3);
    }
  }
}

TEST(Tabletop, EdgesAndRoom) {
  const Tabletop table{72000, 48000};
  EXPECT_TRUE(isOn(table, standing(2, 1, 0, 4, 2)));
  EXPECT_FALSE(isOn(table, standing(1.99, 1, 0, 4, 2)));
  EXPECT_TRUE(table.contains(inches(72, 48)));
  EXPECT_EQ(nearestEdge(table, inches(5, 20)), TableEdge::left);
  EXPECT_EQ(nearestEdge(table, inches(36, 30)), TableEdge::top);
  EXPECT_EQ(nearestEdge(table, inches(36, 24)), TableEdge::top) << "a tie";
  EXPECT_NEAR(distanceTo(table, TableEdge::right, standing(60, 10, 0, 4, 2)), 10000, 1e-9);
  EXPECT_NEAR(roomAhead(table, standing(60, 10, 0, 4, 2), up), 37000, 1e-6);
  EXPECT_NEAR(roomAhead(table, standing(60, 10, 90, 4, 2), {1, 0}), 11000, 1e-6);
  EXPECT_NEAR(roomAhead(table, standing(2, 10, 0, 4, 2), up), 37000, 1e-6) << "along the left edge";
  EXPECT_EQ(roomAhead(table, standing(1, 10, 0, 4, 2), {-1, 0}), 0.0);
  EXPECT_NEAR(roomAhead(table, inches(10, 10), -up), 10000, 1e-6);
  const Vec2 aslant = forwardOf(4500);
  EXPECT_NEAR(roomAhead(table, inches(10, 10), aslant), 38000 * std::sqrt(2.0), 1e-3);
}

}  // namespace
}  // namespace signifer::bodies_test
