#include "table/moves.h"

#include <gtest/gtest.h>

#include "table/distance.h"
#include "table/geometry_help.h"
#include "table/sweep.h"
#include "table/world.h"

namespace signifer::moves_test {
namespace {

TEST(Moves, StraightLegs) {
  const Pose pose = poseAt(10, 10, 90);
  EXPECT_EQ(movedAhead(pose, 3000), poseAt(13, 10, 90));
  EXPECT_EQ(movedBack(pose, 3000), poseAt(7, 10, 90));
  EXPECT_EQ(movedLeft(pose, 3000), poseAt(10, 13, 90));
  EXPECT_EQ(movedRight(pose, 3000), poseAt(10, 7, 90));
  EXPECT_EQ(movedAhead(poseAt(0, 0, 45), 10000), (Pose{{7071, 7071}, 4500}));
}

// Only who overrules goes so far; a file may say no more.
TEST(Moves, EndWithinTheWorld) {
  const Pose pose{{10 * oneInch, 10 * oneInch}, 180 * oneDegree};
  EXPECT_EQ(movedAhead(pose, 40000 * oneInch).centre, (Point{10 * oneInch, -farthestAway}));
  EXPECT_EQ(movedBack(pose, 300 * oneInch).centre, (Point{10 * oneInch, 310 * oneInch}));
  const Pose atTheEnd{{farthestAway, 0}, 0};
  EXPECT_EQ(wheeled(atTheEnd, {4 * oneInch, oneInch}, Side::right, 90 * oneDegree).centre.x, farthestAway);
}

TEST(Moves, OnTheSpot) {
  EXPECT_EQ(facedAbout(poseAt(1, 2, 270)), poseAt(1, 2, 90));
  EXPECT_EQ(turnedTo(poseAt(1, 2, 270), -4500), poseAt(1, 2, 315));
  EXPECT_EQ(turnedAwayFrom(poseAt(10, 10, 0), pointAt(10, 20)), poseAt(10, 10, 180));
  EXPECT_EQ(turnedAwayFrom(poseAt(10, 10, 0), pointAt(7, 7)), poseAt(10, 10, 45));
  EXPECT_EQ(turnedAwayFrom(poseAt(10, 10, 30), pointAt(10, 10)), poseAt(10, 10, 30));
}

TEST(Wheel, AQuarterTurnByHand) {
  const Base base = baseOf(4, 2);
  // Front left corner at (8, 11); a quarter turn to the left brings the base to its left, front edge on x = 8.
  EXPECT_EQ(wheeled(poseAt(10, 10, 0), base, Side::left, 9000), poseAt(9, 13, 270));
  EXPECT_EQ(wheeled(poseAt(10, 10, 0), base, Side::right, 9000), poseAt(11, 13, 90));
  EXPECT_EQ(wheelLength(4000, 9000), 6283);
  EXPECT_EQ(wheelLength(6000, 4500), 4712);
  EXPECT_EQ(wheelLength(6000, 0), 0);
}

TEST(Wheel, ThePivotCornerStays) {
  Random random(21);
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.pose();
    const Base base = random.base();
    const Side side = random.number(0, 1) == 0 ? Side::left : Side::right;
    const Angle angle = random.number(0, 18000);
    const Pose end = wheeled(pose, base, side, angle);
    ASSERT_LT(distance(wheelCorner(Footprint(pose, base), side), wheelCorner(Footprint(end, base), side)), 0.71);
    ASSERT_EQ(angleBetween(pose.heading, end.heading), angle);
  }
}

TEST(Wheel, WithinALength) {
  Random random(22);
  for (int i = 0; i < 2000; ++i) {
    const Length frontage = random.number(250, 24000);
    const Length length = random.number(1, 20000);
    const Angle angle = wheelWithin(frontage, length);
    ASSERT_LE(wheelLength(frontage, angle), length);
    if (angle < fullTurn) {
      ASSERT_GT(wheelLength(frontage, angle + 1), length);
    }
  }
  EXPECT_EQ(wheelWithin(0, 1000), 0);
}

TEST(Wheel, ALineWheelsAsOne) {
  // Two units side by side about the left one's corner; afterwards they are still side by side.
  const Base base = baseOf(4, 2);
  const Vec2 pivot = wheelCorner(Footprint(poseAt(10, 10, 0), base), Side::left);
  const Pose near = rotatedAbout(poseAt(10, 10, 0), pivot, -3000);
  const Pose far = rotatedAbout(poseAt(14, 10, 0), pivot, -3000);
  EXPECT_EQ(near.heading, 33000);
  EXPECT_EQ(far.heading, 33000);
  EXPECT_FALSE(overlaps(Footprint(near, base), Footprint(far, base)));
  EXPECT_LT(distanceBetween(Footprint(near, base), Footprint(far, base)), 1.5);
}

TEST(Paths, HoldEightLegs) {
  Path path;
  for (int i = 0; i < 8; ++i) EXPECT_TRUE(path.add({LegKind::ahead, 1000}));
  EXPECT_FALSE(path.add({LegKind::ahead, 1000}));
  EXPECT_EQ(path.size(), 8U);
  EXPECT_EQ(walk(poseAt(0, 0, 0), baseOf(4, 2), path).end(), poseAt(0, 8, 0));
  path.clear();
  EXPECT_TRUE(path.empty());
  EXPECT_EQ(path, Path());
}

TEST(Paths, WalkedByHand) {
  const Path path{{LegKind::ahead, 2000}, {LegKind::wheelLeft, 9000}, {LegKind::back, 1000},
                  {LegKind::right, 500},  {LegKind::aboutFace, 0},    {LegKind::pivot, 4500}};
  const Walk walked = walk(poseAt(10, 8, 0), baseOf(4, 2), path);
  ASSERT_EQ(walked.legs, 6U);
  EXPECT_EQ(walked.poses[0], poseAt(10, 8, 0));
  EXPECT_EQ(walked.poses[1], poseAt(10, 10, 0));
  EXPECT_EQ(walked.poses[2], poseAt(9, 13, 270));
  EXPECT_EQ(walked.poses[3], poseAt(10, 13, 270));
  EXPECT_EQ(walked.poses[4], poseAt(10, 13.5, 270));
  EXPECT_EQ(walked.poses[5], poseAt(10, 13.5, 90));
  EXPECT_EQ(walked.end(), poseAt(10, 13.5, 45));
  EXPECT_EQ(walked.total, 2000 + 6283 + 1000 + 500);
  EXPECT_EQ(walked.lengths[1], 6283);
  EXPECT_EQ(walked.lengths[4], 0);
}

TEST(Paths, LegByLegIsTheSame) {
  Random random(23);
  for (int i = 0; i < 1000; ++i) {
    const Base base = random.base();
    Pose pose = random.pose();
    Path path;
    for (int leg = 0; leg < 6; ++leg) {
      path.add({static_cast<LegKind>(random.number(0, 7)), random.number(0, 9000)});
    }
    const Walk walked = walk(pose, base, path);
    for (const Leg& leg : path) pose = after(pose, base, leg);
    ASSERT_EQ(walked.end(), pose);
  }
}

TEST(WheelTowards, StraightAheadNeedsNone) {
  const auto wheel = wheelTowards(poseAt(10, 10, 0), baseOf(4, 2), pointAt(10.05, 20));
  ASSERT_TRUE(wheel);
  EXPECT_EQ(wheel->angle, 0);
  EXPECT_EQ(wheel->end, poseAt(10, 10, 0));
}

TEST(WheelTowards, ByHand) {
  // Frontage 4 facing up, front right corner P at (2, 0); target at P + (4, 0): D = 4, B = 90, asin(2/4) = 30.
  const auto right = wheelTowards(poseAt(0, -1, 0), baseOf(4, 2), pointAt(6, 0));
  ASSERT_TRUE(right);
  EXPECT_EQ(right->side, Side::right);
  EXPECT_EQ(right->angle, 12000);
  EXPECT_EQ(right->length, wheelLength(4000, 12000));
  const auto left = wheelTowards(poseAt(0, -1, 0), baseOf(4, 2), pointAt(-6, 0));
  ASSERT_TRUE(left);
  EXPECT_EQ(left->side, Side::left);
  EXPECT_EQ(left->end.heading, 24000);
  EXPECT_FALSE(wheelTowards(poseAt(0, -1, 0), baseOf(4, 2), pointAt(4, 0))) << "half a frontage from the corner";
}

TEST(WheelTowards, PutsTheTargetOnTheCentreLine) {
  Random random(24);
  int wheels = 0;
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.pose();
    const Base base = random.base();
    const Point target = toPoint(random.point());
    const auto wheel = wheelTowards(pose, base, target);
    if (!wheel || wheel->angle == 0) continue;
    ++wheels;
    const Place at = Footprint(wheel->end, base).place(toVec(target));
    // Rounding the heading by 0.005 degrees moves the line by 0.09 thousandths an inch of distance, the pose by 0.7.
    ASSERT_NEAR(at.aside, 0.0, 4.0);
    ASSERT_GT(at.ahead, -1.0);
    ASSERT_EQ(wheel->end, wheeled(pose, base, wheel->side, wheel->angle));
  }
  EXPECT_GT(wheels, 4000);
}

TEST(LeastWheel, NoneWhereTheWayLeadsToItAlready) {
  const auto wheel = leastWheelToMeet(poseAt(0, 0, 0), baseOf(4, 2), standing(3, 10, 180, 4, 2));
  ASSERT_TRUE(wheel);
  EXPECT_EQ(wheel->angle, 0);
}

TEST(LeastWheel, JustMeetsAndNoLessWould) {
  Random random(25);
  int wheels = 0;
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.pose();
    const Base base = random.base();
    const Footprint target = random.footprint();
    if (overlaps(Footprint(pose, base), target)) continue;
    const auto wheel = leastWheelToMeet(pose, base, target, 9000);
    if (!wheel || wheel->angle == 0) continue;
    ++wheels;
    const Footprint end(wheel->end, base);
    ASSERT_TRUE(firstTouch(end, end.forward, 1e6, target)) << i;
    // A little less (enough to outdo the rounding at this distance) does not lead to it.
    const double away = distanceTo(target, wheelCorner(Footprint(pose, base), wheel->side));
    const auto less = static_cast<Angle>(std::ceil(6.0 / std::max(away, 100.0) / radiansPerHundredth)) + 2;
    if (wheel->angle <= less || away < 100.0) continue;
    const Footprint short_(wheeled(pose, base, wheel->side, wheel->angle - less), base);
    if (overlaps(short_, target, 0.0)) continue;
    ASSERT_FALSE(firstTouch(short_, short_.forward, 1e6, target)) << i;
  }
  EXPECT_GT(wheels, 1500);
}

TEST(LeastWheel, ObeysItsLimit) {
  const Footprint behind = standing(0, -20, 0, 4, 2);
  EXPECT_FALSE(leastWheelToMeet(poseAt(0, 0, 0), baseOf(4, 2), behind, 4500));
  EXPECT_TRUE(leastWheelToMeet(poseAt(0, 0, 0), baseOf(4, 2), behind, 20000));
}

TEST(Flush, FrontOnTheStruckFace) {
  const Footprint target = standing(10, 10, 0, 4, 2);
  // Coming from the left, aslant: front on the left face at x = 8.
  const Pose pose = setFlush(poseAt(6, 10.5, 80), baseOf(4, 2), target, Face::left);
  EXPECT_EQ(pose.heading, 9000);
  EXPECT_EQ(pose.centre.x, 7000);
  const auto contact = contactBetween(Footprint(pose, baseOf(4, 2)), target);
  ASSERT_TRUE(contact);
  EXPECT_TRUE(contact->flush);
  EXPECT_EQ(contact->faceOfSecond, Face::left);
}

TEST(Flush, SlidesNoFartherThanItMust) {
  const Footprint target = standing(10, 10, 0, 4, 2);
  // Its front centre is level with y = 20: slid down until a tenth of an inch is shared: 10 + 1 + 2 - 0.1.
  const Pose pose = setFlush(poseAt(6, 20, 90), baseOf(4, 2), target, Face::left);
  EXPECT_EQ(pose, poseAt(7, 12.9, 90));
  EXPECT_EQ(setFlush(poseAt(6, 11, 90), baseOf(4, 2), target, Face::left), poseAt(7, 11, 90));
}

TEST(Flush, PivotsAboutThePointOfContact) {
  Random random(26);
  for (int i = 0; i < 2000; ++i) {
    const Footprint target = random.footprint();
    const Pose start = random.pose();
    const Base base = random.base();
    const Footprint mover(start, base);
    const auto touch = firstTouch(mover, mover.forward, 40000, target);
    if (!touch || overlaps(mover, target)) continue;
    const Pose struck = movedAhead(start, wholeLength(*touch));
    const auto contact = contactBetween(Footprint(struck, base), target);
    ASSERT_TRUE(contact) << i;
    const Pose flush = pivotedFlush(struck, base, target, contact->faceOfSecond, contact->gap.onSecond);
    const Footprint end(flush, base);
    ASSERT_FALSE(overlaps(end, target)) << i;
    ASSERT_TRUE(touching(end, target)) << i;
    const auto now = contactBetween(end, target);
    ASSERT_EQ(now->faceOfFirst, Face::front) << i;
    ASSERT_EQ(now->faceOfSecond, contact->faceOfSecond) << i;
  }
}

}  // namespace
}  // namespace signifer::moves_test
