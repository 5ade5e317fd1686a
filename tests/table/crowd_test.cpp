#include "table/crowd.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "dice/stream.h"

namespace signifer::crowd_test {
namespace {

TEST(Crowd, NobodyIsFarAway) {
  const Crowd<4> crowd;
  EXPECT_TRUE(crowd.empty());
  EXPECT_GT(crowd.squaredTo({0, 0}), 1e30);
}

TEST(Crowd, NearestAsByMeasuringAll) {
  Stream lots(streamSeed(7, 0, "crowd"));
  const auto anywhere = [&] { return static_cast<Length>(lots.below(20000)); };
  for (int round = 0; round < 200; ++round) {
    Crowd<30> crowd;
    std::vector<Point> points;
    for (int i = 0; i <= round % 30; ++i) {
      points.push_back({anywhere(), anywhere()});
      crowd.add(points.back(), i);
    }
    const Point from{anywhere(), anywhere()};
    double least = 1e36;
    for (const Point p : points) least = std::min(least, squaredLength(toVec(p) - toVec(from)));
    ASSERT_EQ(crowd.squaredTo(from), least);
    const auto nearest = crowd.nearestTo(from);
    ASSERT_EQ(squaredLength(toVec(points[static_cast<std::size_t>(nearest.who)]) - toVec(from)), least);
    ASSERT_EQ(crowd.nearestTo(from, least).who, -1);
    ASSERT_EQ(crowd.squaredTo(points.front()), 0.0);
  }
}

}  // namespace
}  // namespace signifer::crowd_test
