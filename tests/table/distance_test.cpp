#include "table/distance.h"

#include <gtest/gtest.h>

#include "table/geometry_help.h"

namespace signifer::distance_test {
namespace {

/// The slow way: walk round both edges.
double sampledGap(const Footprint& a, const Footprint& b) {
  double least = 1e18;
  for (const Face face : allFaces) {
    const Segment side = edge(a, face);
    for (int i = 0; i <= 200; ++i)
      least = std::min(least, distanceTo(b, side.from + (side.to - side.from) * (i / 200.0)));
  }
  return least;
}

TEST(Gap, SideBySide) {
  const Gap gap = gapBetween(standing(0, 0, 0, 4, 2), standing(5, 0, 0, 4, 2));
  EXPECT_NEAR(gap.distance, 1000, 1e-6);
  expectAt(gap.onFirst, 2, 0);
  expectAt(gap.onSecond, 3, 0);
}

TEST(Gap, SteppedEdgesGiveTheMiddleOfWhatTheyShare) {
  const Gap gap = gapBetween(standing(0, 0, 0, 4, 2), standing(5, 1, 0, 4, 2));
  EXPECT_NEAR(gap.distance, 1000, 1e-6);
  EXPECT_NEAR(gap.onFirst.y, 500, 1e-6);
  EXPECT_NEAR(gap.onSecond.y, 500, 1e-6);
}

TEST(Gap, CornerToCorner) {
  const Gap gap = gapBetween(standing(0, 0, 0, 4, 2), standing(7, 6, 0, 4, 2));
  EXPECT_NEAR(gap.distance, 5000, 1e-6);  // 3 across, 4 up
  expectAt(gap.onFirst, 2, 1);
  expectAt(gap.onSecond, 5, 5);
}

TEST(Gap, CornerToEdge) {
  // A square of side 2 turned by 45 degrees reaches sqrt(2) from its centre.
  const Gap gap = gapBetween(standing(0, 0, 0, 4, 2), standing(0, 5, 45, 2, 2));
  EXPECT_NEAR(gap.distance, 4000 - 1000 * std::sqrt(2.0), 1e-6);
  expectAt(gap.onFirst, 0, 1);
}

TEST(Gap, ZeroWhereTheyOverlapAndWhereTheyTouch) {
  EXPECT_EQ(distanceBetween(standing(0, 0, 0, 4, 2), standing(1, 1, 30, 4, 2)), 0.0);
  EXPECT_NEAR(distanceBetween(standing(0, 0, 0, 4, 2), standing(0, 2, 0, 4, 2)), 0.0, 1e-9);
  EXPECT_EQ(distanceBetween(standing(0, 0, 0, 8, 8), standing(0, 0, 30, 1, 1)), 0.0) << "one inside the other";
  EXPECT_EQ(distanceBetween(standing(0, 0, 0, 9, 1), standing(0, 0, 90, 9, 1)), 0.0) << "crosswise, no corner inside";
}

TEST(Gap, RandomPairsAreSymmetricAndRight) {
  Random random(11);
  int apart = 0;
  for (int i = 0; i < 3000; ++i) {
    const Footprint a = random.footprint();
    const Footprint b = random.footprint();
    const Gap gap = gapBetween(a, b);
    const Gap back = gapBetween(b, a);
    ASSERT_NEAR(gap.distance, back.distance, 1e-6);
    ASSERT_NEAR(distance(gap.onFirst, gap.onSecond), gap.distance, 1e-4);
    ASSERT_LE(distanceTo(a, gap.onFirst), 1e-3);
    ASSERT_LE(distanceTo(b, gap.onSecond), 1e-3);
    if (overlapDepth(a, b) > 1.0) {
      ASSERT_EQ(gap.distance, 0.0);
      continue;
    }
    ++apart;
    ASSERT_LE(-overlapDepth(a, b), gap.distance + 1e-6);
    const double sampled = std::min(sampledGap(a, b), sampledGap(b, a));
    ASSERT_LE(gap.distance, sampled + 1e-6);
    ASSERT_NEAR(gap.distance, sampled, 25.0);
    ASSERT_EQ(within(a, b, 3000), gap.distance <= 3000);
  }
  EXPECT_GT(apart, 1000);
}

TEST(Gap, ToASegment) {
  const Footprint base = standing(0, 0, 0, 4, 2);
  EXPECT_NEAR(gapBetween(base, Segment{inches(-5, 4), inches(5, 4)}).distance, 3000, 1e-6);
  EXPECT_NEAR(gapBetween(base, Segment{inches(5, 5), inches(9, 9)}).distance, 5000, 1e-6);
  EXPECT_EQ(gapBetween(base, Segment{inches(-5, 0.5), inches(5, 0.5)}).distance, 0.0);
  EXPECT_EQ(gapBetween(base, Segment{inches(0, 0), inches(0.5, 0.5)}).distance, 0.0);
  EXPECT_NEAR(distanceTo(base, inches(6, 4)), 5000, 1e-6);
}

TEST(Overlap, RoundingIsNone) {
  const Footprint a(Pose{{0, 0}, 0}, Base{4000, 2000});
  EXPECT_FALSE(overlaps(a, Footprint(Pose{{4000, 0}, 0}, Base{4000, 2000})));
  EXPECT_FALSE(overlaps(a, Footprint(Pose{{3998, 0}, 0}, Base{4000, 2000})));
  EXPECT_TRUE(overlaps(a, Footprint(Pose{{3997, 0}, 0}, Base{4000, 2000})));
  EXPECT_TRUE(overlaps(a, a));
  EXPECT_NEAR(overlapDepth(a, Footprint(Pose{{3000, 0}, 0}, Base{4000, 2000})), 1000, 1e-9);
}

TEST(Touch, FiveHundredthsOfAnInch) {
  const Footprint a(Pose{{0, 0}, 0}, Base{4000, 2000});
  EXPECT_TRUE(touching(a, Footprint(Pose{{0, 2050}, 18000}, Base{4000, 2000})));
  EXPECT_FALSE(touching(a, Footprint(Pose{{0, 2051}, 18000}, Base{4000, 2000})));
}

TEST(Contact, FrontToFront) {
  const auto contact = contactBetween(standing(0, 0, 0, 4, 2), standing(1, 2, 180, 4, 2));
  ASSERT_TRUE(contact);
  EXPECT_EQ(contact->faceOfFirst, Face::front);
  EXPECT_EQ(contact->faceOfSecond, Face::front);
  EXPECT_TRUE(contact->flush);
  EXPECT_FALSE(contactBetween(standing(0, 0, 0, 4, 2), standing(1, 2.1, 180, 4, 2)));
}

TEST(Contact, FrontOnFlankAndRear) {
  const auto flank = contactBetween(standing(0, 0, 90, 4, 2), standing(3, 0, 0, 4, 2));
  ASSERT_TRUE(flank);
  EXPECT_EQ(flank->faceOfFirst, Face::front);
  EXPECT_EQ(flank->faceOfSecond, Face::left);
  const auto rear = contactBetween(standing(0, 0, 0, 4, 2), standing(0, 2, 0, 4, 2));
  ASSERT_TRUE(rear);
  EXPECT_EQ(rear->faceOfFirst, Face::front);
  EXPECT_EQ(rear->faceOfSecond, Face::rear);
}

TEST(Contact, ACornerOnAnEdge) {
  // The front right corner of the second, heading 225, points down upon the front of the first.
  const Footprint first = standing(0, 0, 0, 8, 2);
  const double reach = std::sqrt(2.0);
  const auto contact = contactBetween(first, standing(0, 1 + reach, 225, 2, 2));
  ASSERT_TRUE(contact);
  EXPECT_EQ(contact->faceOfFirst, Face::front);
  EXPECT_FALSE(contact->flush);
  // At its own corner the quarter of the other's centre decides; that lies on a line of 45 degrees, the front's.
  EXPECT_EQ(contact->faceOfSecond, Face::front);
}

TEST(Contact, CornerOnCornerGoesByTheQuarter) {
  // Touching corner to corner at (2, 1); the second's centre lies more ahead than aside.
  const auto contact = contactBetween(standing(0, 0, 0, 4, 2), standing(3, 4, 180, 2, 6));
  ASSERT_TRUE(contact);
  EXPECT_EQ(contact->faceOfFirst, Face::front);
  EXPECT_EQ(contact->faceOfSecond, Face::right) << "there the first's centre lies aside";
  const auto beside = contactBetween(standing(0, 0, 0, 4, 2), standing(5, 2, 0, 6, 2));
  ASSERT_TRUE(beside);
  EXPECT_EQ(beside->faceOfFirst, Face::right);
}

TEST(Contact, FlushFacesSurviveAHairOfTilt) {
  for (const Angle tilt : {-50, -1, 0, 1, 50}) {
    const Footprint flank(Pose{{3000, 1500}, normalised(tilt)}, Base{4000, 2000});
    const auto contact = contactBetween(Footprint(Pose{{0, 0}, 9000}, Base{4000, 2000}), flank);
    ASSERT_TRUE(contact) << tilt;
    EXPECT_EQ(contact->faceOfFirst, Face::front);
    EXPECT_EQ(contact->faceOfSecond, Face::left) << tilt;
  }
}

}  // namespace
}  // namespace signifer::distance_test
