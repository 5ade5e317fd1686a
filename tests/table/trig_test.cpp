#include "table/trig.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "table/vec.h"

namespace signifer::trig_test {
namespace {

TEST(Trig, QuarterTurnsAreExact) {
  EXPECT_EQ(sineCosine(Angle{0}).sine, 0.0);
  EXPECT_EQ(sineCosine(Angle{0}).cosine, 1.0);
  EXPECT_EQ(sineCosine(Angle{9000}).sine, 1.0);
  EXPECT_EQ(sineCosine(Angle{9000}).cosine, 0.0);
  EXPECT_EQ(sineCosine(Angle{18000}).sine, 0.0);
  EXPECT_EQ(sineCosine(Angle{18000}).cosine, -1.0);
  EXPECT_EQ(sineCosine(Angle{27000}).sine, -1.0);
  EXPECT_EQ(sineCosine(Angle{-9000}).sine, -1.0);
  EXPECT_EQ(sineCosine(Angle{27000}).cosine, 0.0);
}

TEST(Trig, AgreesWithTheLibraryEverywhere) {
  for (Angle angle = -36000; angle <= 72000; ++angle) {
    const double radians = angle * radiansPerHundredth;
    ASSERT_NEAR(sineCosine(angle).sine, std::sin(radians), 3e-15) << angle;
    ASSERT_NEAR(sineCosine(angle).cosine, std::cos(radians), 3e-15) << angle;
  }
}

TEST(Trig, BearingUndoesSineAndCosine) {
  for (Angle angle = 0; angle < fullTurn; ++angle) {
    const Vec2 ahead = forwardOf(angle) * 1234.5;
    const double bearing = bearingHundredths(ahead.x, ahead.y);
    const double apart = std::abs(bearing - angle);
    ASSERT_LT(std::min(apart, 36000.0 - apart), 1e-9) << angle;
    ASSERT_EQ(toHeading(bearing), angle);
  }
}

TEST(Trig, BearingAgreesWithTheLibrary) {
  std::mt19937 engine(7);
  std::uniform_real_distribution<double> any(-5e4, 5e4);
  for (int i = 0; i < 100000; ++i) {
    const double x = any(engine);
    const double y = any(engine);
    double expected = std::atan2(x, y) / radiansPerHundredth;
    if (expected < 0) expected += 36000.0;
    ASSERT_NEAR(bearingHundredths(x, y), expected, 1e-10);
  }
  EXPECT_EQ(bearingHundredths(0, 0), 0.0);
  EXPECT_EQ(bearingHundredths(0, 5), 0.0);
  EXPECT_EQ(bearingHundredths(5, 0), 9000.0);
  EXPECT_EQ(bearingHundredths(0, -5), 18000.0);
  EXPECT_EQ(bearingHundredths(-5, 0), 27000.0);
  EXPECT_EQ(bearingHundredths(3, 3), 4500.0);
}

TEST(Trig, ArcSine) {
  for (double s = -1.0; s <= 1.0; s += 0.001) {
    ASSERT_NEAR(arcSineHundredths(s), std::asin(s) / radiansPerHundredth, 1e-6);
  }
  EXPECT_NEAR(arcSineHundredths(0.5), 3000.0, 1e-9);
  EXPECT_EQ(arcSineHundredths(2.0), 9000.0);
  EXPECT_EQ(arcSineHundredths(-2.0), -9000.0);
}

TEST(Measures, RoundToTheNearest) {
  EXPECT_EQ(fromInches(1.0), 1000);
  EXPECT_EQ(fromInches(0.0004), 0);
  EXPECT_EQ(fromInches(0.0006), 1);
  EXPECT_EQ(fromInches(-2.5), -2500);
  EXPECT_EQ(fromDegrees(45.0), 4500);
  EXPECT_EQ(fromDegrees(-90.0), 27000);
  EXPECT_EQ(fromDegrees(360.0), 0);
  EXPECT_EQ(fromDegrees(359.999), 0);
  EXPECT_EQ(fromDegrees(725.0), 500);
  EXPECT_EQ(angleBetween(100, 35900), 200);
  EXPECT_EQ(angleBetween(0, 18000), 18000);
  EXPECT_EQ(angleBetween(27000, 9000), 18000);
  EXPECT_EQ(angleBetween(-4500, 4500), 9000);
}

TEST(Measures, ArcOfAWheel) {
  EXPECT_NEAR(arcLength(4000, 9000), 4000 * pi / 2, 1e-9);
  EXPECT_NEAR(arcLength(2000, 3000), 2000 * pi / 6, 1e-9);
}

}  // namespace
}  // namespace signifer::trig_test
