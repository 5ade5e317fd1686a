#include "table/arcs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "table/geometry_help.h"

namespace signifer::arcs_test {
namespace {

const Footprint looker = standing(0, 0, 0, 4, 2);  // front edge at y = 1, front corners at x = -2 and 2

TEST(Quarters, ByTheLinesFromTheCorners) {
  EXPECT_EQ(quarterOf(looker, inches(0, 5)), Face::front);
  EXPECT_EQ(quarterOf(looker, inches(6, 5)), Face::front) << "on the line";
  EXPECT_EQ(quarterOf(looker, inches(6.01, 5)), Face::right);
  EXPECT_EQ(quarterOf(looker, inches(-6.01, 5)), Face::left);
  EXPECT_EQ(quarterOf(looker, inches(-9, 0)), Face::left);
  EXPECT_EQ(quarterOf(looker, inches(0, -3)), Face::rear);
  EXPECT_EQ(quarterOf(looker, inches(1, 1)), Face::front) << "on the front edge";
}

TEST(Quarters, TheRearLineIsTheRuleSetsChoice) {
  EXPECT_EQ(quarterOf(looker, inches(6, -5)), Face::rear);
  EXPECT_EQ(quarterOf(looker, inches(6, -5), RearLine::toFlank), Face::right);
  EXPECT_EQ(quarterOf(looker, inches(5, -5), RearLine::toFlank), Face::rear);
}

TEST(Quarters, TurnWithTheBase) {
  const Footprint right = standing(10, 10, 90, 4, 2);
  EXPECT_EQ(quarterOf(right, inches(20, 10)), Face::front);
  EXPECT_EQ(quarterOf(right, inches(10, 20)), Face::left);
  EXPECT_EQ(quarterOf(right, inches(10, 0)), Face::right);
  EXPECT_EQ(quarterOf(right, inches(0, 10)), Face::rear);
}

TEST(Quarters, AgreeWithTheForwardArc) {
  Random random(5);
  for (int i = 0; i < 20000; ++i) {
    const Footprint base = random.footprint();
    const Vec2 p = random.point();
    if (contains(base, p)) continue;
    ASSERT_EQ(inForwardArc(base, p), quarterOf(base, p) == Face::front);
  }
}

// The quick answers are those of the shares.
TEST(Quarters, OfMostIsThatOfTheLongestShare) {
  Random random(8);
  for (int i = 0; i < 20000; ++i) {
    const Footprint base = random.footprint();
    const Segment segment = edge(random.footprint(), Face::front);
    const auto shares = shareByQuarter(base, segment);
    const double longest = *std::ranges::max_element(shares);
    const Face most = quarterOfMost(base, segment);
    ASSERT_GE(shares[static_cast<std::size_t>(most)], longest - computingNoise) << i;
  }
}

TEST(ForwardArc, PartOfABase) {
  EXPECT_TRUE(partlyInForwardArc(looker, standing(0, 5, 180, 4, 2)));
  EXPECT_FALSE(partlyInForwardArc(looker, standing(0, -5, 180, 4, 2)));
  // Its near upper corner is at (8, 7), just on the line aside = 2 + ahead.
  EXPECT_TRUE(partlyInForwardArc(looker, standing(10, 6, 0, 4, 2)));
  EXPECT_FALSE(partlyInForwardArc(looker, standing(10.01, 6, 0, 4, 2)));
  // A wide base across the front without a corner in the arc.
  EXPECT_TRUE(partlyInForwardArc(looker, standing(0, 1.5, 0, 40, 0.5)));
  EXPECT_TRUE(whollyInForwardArc(looker, standing(0, 5, 180, 4, 2)));
  EXPECT_FALSE(whollyInForwardArc(looker, standing(0, 1.5, 0, 40, 0.5)));
}

TEST(ForwardArc, RandomBasesAgreeWithSampling) {
  Random random(6);
  int partly = 0;
  for (int i = 0; i < 3000; ++i) {
    const Footprint base = random.footprint(12000);
    const Footprint other = random.footprint(12000);
    bool found = false;
    for (int x = -20; x <= 20 && !found; ++x) {
      for (int y = -20; y <= 20 && !found; ++y) {
        found = inForwardArc(base, other.at(other.halfFrontage * x / 20.0, other.halfDepth * y / 20.0));
      }
    }
    const bool answer = partlyInForwardArc(base, other);
    if (found) {
      ASSERT_TRUE(answer) << i;
      ++partly;
    }
    if (!answer) {
      ASSERT_FALSE(found) << i;
    }
  }
  EXPECT_GT(partly, 500);
}

TEST(Shares, OfAFrontRank) {
  // From (0, 5) to (10, 5): in front as far as x = 6, then to the right.
  const auto shares = shareByQuarter(looker, {inches(0, 5), inches(10, 5)});
  EXPECT_NEAR(shares[0], 6000, 1e-6);
  EXPECT_NEAR(shares[1], 0, 1e-6);
  EXPECT_NEAR(shares[2], 0, 1e-6);
  EXPECT_NEAR(shares[3], 4000, 1e-6);
  EXPECT_EQ(quarterOfMost(looker, {inches(0, 5), inches(10, 5)}), Face::front);
  EXPECT_EQ(quarterOfMost(looker, {inches(0, 5), inches(13, 5)}), Face::right);
  EXPECT_EQ(quarterOfMost(looker, {inches(0, 5), inches(12, 5)}), Face::front) << "a tie goes to the front";
  EXPECT_EQ(quarterOfMost(looker, {inches(10, 2), inches(10, -21)}), Face::rear);
}

TEST(Shares, AddUpToTheLength) {
  Random random(8);
  for (int i = 0; i < 3000; ++i) {
    const Footprint base = random.footprint();
    const Segment line{random.point(), random.point()};
    const auto shares = shareByQuarter(base, line);
    const double sum = shares[0] + shares[1] + shares[2] + shares[3];
    double inside = 0.0;
    for (int k = 0; k < 1000; ++k) {
      inside += contains(base, line.from + (line.to - line.from) * ((k + 0.5) / 1000.0)) ? 0.001 : 0.0;
    }
    const double whole = distance(line.from, line.to);
    ASSERT_NEAR(sum, whole * (1.0 - inside), whole * 0.0025 + 1e-3);
  }
}

TEST(Strip, NearestPartStraightAhead) {
  const auto ahead = straightAhead(looker, standing(1, 6, 180, 4, 2));
  ASSERT_TRUE(ahead);
  EXPECT_NEAR(ahead->distance, 4000, 1e-6);
  expectAt(ahead->point, 0, 5);
}

TEST(Strip, MeasuredAslantWhereOnlyACornerIsAhead) {
  // Covers x from 1 to 5: the nearest part in the strip is (1, 5), from F (0, 1).
  const auto ahead = straightAhead(looker, standing(3, 6, 180, 4, 2));
  ASSERT_TRUE(ahead);
  expectAt(ahead->point, 1, 5);
  EXPECT_NEAR(ahead->distance, 1000 * std::sqrt(17.0), 1e-6);
}

TEST(Strip, NothingBesideOrBehind) {
  EXPECT_TRUE(straightAhead(looker, standing(4, 6, 180, 4, 2))) << "its side on the strip's edge";
  EXPECT_FALSE(straightAhead(looker, standing(4.01, 6, 180, 4, 2)));
  EXPECT_FALSE(straightAhead(looker, standing(0, -4, 180, 4, 2)));
  EXPECT_FALSE(straightAhead(looker, standing(3.9, 0, 180, 4, 1.9))) << "behind the front edge";
}

TEST(Strip, ACoveredFrontCentreIsAtDistanceNothing) {
  const auto ahead = straightAhead(looker, standing(0, 2, 180, 4, 2));
  ASSERT_TRUE(ahead);
  EXPECT_NEAR(ahead->distance, 0.0, 1e-6);
}

TEST(AngleOff, FromTheFrontCentre) {
  EXPECT_NEAR(angleOff(looker, inches(0, 9)), 0, 1e-6);
  EXPECT_NEAR(angleOff(looker, inches(3, 4)), 4500, 1e-6);
  EXPECT_NEAR(angleOff(looker, inches(-3, 1)), 9000, 1e-6);
  EXPECT_NEAR(angleOff(looker, inches(0, -9)), 18000, 1e-6);
}

}  // namespace
}  // namespace signifer::arcs_test
