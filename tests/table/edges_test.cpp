#include "table/edges.h"

#include "geometry_help.h"

namespace signifer {
namespace {

constexpr Tabletop table{20 * oneInch, 20 * oneInch};

TEST(Edges, AWheelThatTakesACornerOverAnEdgeIsStoppedHoweverFarItGoes) {
  // Four inches wide, its front an inch from the top, looking along it: the outer corner swings out and comes back.
  const Base base = baseOf(4, 2);
  const Pose pose = poseAt(10, 17, 90);
  for (const int degrees : {20, 45, 90, 150, 180}) {
    const Leg wheel{LegKind::wheelRight, degrees * oneDegree};
    const std::int32_t open = amountOnTable(table, pose, base, wheel);
    EXPECT_LE(open, wheel.amount);
    for (Angle angle = 0; angle <= open; angle += 7)
      EXPECT_TRUE(isOn(table, Footprint(wheeled(pose, base, Side::right, angle), base))) << degrees << " " << angle;
    if (open < wheel.amount) {
      EXPECT_FALSE(isOn(table, Footprint(wheeled(pose, base, Side::right, open + 2), base))) << degrees;
    }
  }
}

// The corner is over the edge between two angles and on the table at both ends: the end alone shows nothing.
TEST(Edges, TheWayIsJudgedNotTheEndAlone) {
  const Base base = baseOf(4, 1);
  const Pose pose = poseAt(10, 17.5, 45);
  const Pose end = wheeled(pose, base, Side::right, 90 * oneDegree);
  ASSERT_TRUE(isOn(table, Footprint(pose, base)));
  ASSERT_TRUE(isOn(table, Footprint(end, base)));
  const std::int32_t open = amountOnTable(table, pose, base, {LegKind::wheelRight, 90 * oneDegree});
  EXPECT_LT(open, 45 * oneDegree);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::wheelRight, 20 * oneDegree}), std::min(open, 20 * oneDegree));
}

TEST(Edges, AWheelGoesAsFarAsEveryStepOfItIsOnTheTable) {
  Random random(4711);
  int stopped = 0;
  for (int i = 0; i < 3000; ++i) {
    const Base base = random.base();
    const Pose pose = random.pose();
    if (!isOn(table, Footprint(pose, base))) continue;
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Angle angle = random.number(1, 18000);
    const Leg wheel{side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
    const Angle open = amountOnTable(table, pose, base, wheel);
    const auto isOnAt = [&](Angle at) { return isOn(table, Footprint(wheeled(pose, base, side, at), base)); };
    for (Angle at = 0; at <= open; at += 50) EXPECT_TRUE(isOnAt(at)) << i;
    EXPECT_TRUE(isOnAt(open)) << i;
    if (open == angle) continue;
    ++stopped;
    // Rounding hides at most a thousandth and a half.
    const Footprint beyond(wheeled(pose, base, side, std::min(angle, open + 60)), base);
    bool over = false;
    for (Angle at = open + 1; at <= open + 60 && at <= angle; ++at) over = over || !isOnAt(at);
    EXPECT_TRUE(over || open + 60 > angle) << i;
  }
  EXPECT_GT(stopped, 500);
}

TEST(Edges, WhatLiesOverAnEdgeMayComeBack) {
  const Base base = baseOf(4, 2);
  const Pose over = poseAt(10, 19.5, 0);
  EXPECT_EQ(amountOnTable(table, over, base, {LegKind::back, 3 * oneInch}), 3 * oneInch);
  EXPECT_EQ(amountOnTable(table, over, base, {LegKind::ahead, oneInch}), 0);
  EXPECT_LT(amountOnTable(table, over, base, {LegKind::wheelRight, 30 * oneDegree}), oneDegree);
}

TEST(Edges, AStraightLegEndsAtTheEdgeAndATurnOnTheSpotIsNotStopped) {
  const Base base = baseOf(4, 2);
  const Pose pose = poseAt(10, 17, 0);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::ahead, 5 * oneInch}), 2 * oneInch);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::left, 5 * oneInch}), 5 * oneInch);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::right, 10 * oneInch}), 8 * oneInch);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::pivot, 9000}), 9000);
  EXPECT_EQ(amountOnTable(table, pose, base, {LegKind::aboutFace, 0}), 0);
}

}  // namespace
}  // namespace signifer
