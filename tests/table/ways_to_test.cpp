#include "table/ways_to.h"

#include <algorithm>

#include "geometry_help.h"

namespace signifer {
namespace {

using enum LegKind;

bool ends(const Pose& from, const Base& base, const Path& path, const Pose& to) {
  return isSame(walk(from, base, path).end(), to);
}

Leg straightLeg(Random& random, LegKind kind) { return {kind, random.number(300, 9000)}; }
Leg wheelLeg(Random& random, LegKind kind) { return {kind, random.number(100, 12000)}; }

// Any way of a few plain shapes.
Path someWay(Random& random) {
  const LegKind wheel = random.number(0, 1) == 0 ? wheelLeft : wheelRight;
  const LegKind other = random.number(0, 1) == 0 ? wheelLeft : wheelRight;
  const LegKind step = random.number(0, 1) == 0 ? left : right;
  switch (random.number(0, 11)) {
    case 0:
      return {straightLeg(random, ahead)};
    case 1:
      return {straightLeg(random, back)};
    case 2:
      return {straightLeg(random, step)};
    case 3:
      return {straightLeg(random, ahead), straightLeg(random, step)};
    case 4:
      return {wheelLeg(random, wheel), straightLeg(random, ahead)};
    case 5:
      return {straightLeg(random, ahead), wheelLeg(random, wheel), straightLeg(random, ahead)};
    case 6:
      return {wheelLeg(random, wheel)};
    case 7:
      return {{pivot, random.heading()}, straightLeg(random, ahead), {pivot, random.heading()}};
    case 8:
      return {straightLeg(random, ahead), {aboutFace, 0}};
    case 9:
      return {{aboutFace, 0}, straightLeg(random, ahead), {aboutFace, 0}};
    case 10:
      return {wheelLeg(random, wheel), straightLeg(random, ahead), wheelLeg(random, other)};
    default:
      return {{pivot, random.heading()}};
  }
}

TEST(WaysTo, OneOfThemIsTheWayThatLedThere) {
  Random random(811);
  for (int i = 0; i < 4000; ++i) {
    const Base base = random.base();
    const Pose from = random.pose();
    const Path way = someWay(random);
    const Walk walked = walk(from, base, way);
    const std::vector<Path> ways = waysTo(from, base, walked.end());
    ASSERT_FALSE(ways.empty());
    // As long, or shorter, of the same kinds of leg.
    const bool found = std::ranges::any_of(ways, [&](const Path& path) {
      if (!ends(from, base, path, walked.end())) return false;
      const auto known = [&](const Leg& leg) { return std::ranges::count(way, leg.kind, &Leg::kind) > 0; };
      return std::ranges::all_of(path, known) && walk(from, base, path).total <= walked.total + 5;
    });
    EXPECT_TRUE(found) << i << " of " << way.size() << " legs, first " << static_cast<int>(way[0].kind);
  }
}

TEST(WaysTo, EachEndsThereToAThousandth) {
  Random random(17);
  std::size_t count = 0;
  for (int i = 0; i < 2000; ++i) {
    const Base base = random.base();
    const Pose from = random.pose();
    const Pose to = random.pose();
    for (const Path& path : waysTo(from, base, to)) {
      const Pose end = walk(from, base, path).end();
      EXPECT_EQ(end.heading, to.heading);
      // A long way after a turn on the spot goes by whole hundredths of a degree.
      EXPECT_LE(distance(toVec(end.centre), toVec(to.centre)), 3.0);
      ++count;
    }
  }
  EXPECT_GT(count, 8000U);
}

TEST(WaysTo, PlainWaysComeFirst) {
  const Base base = baseOf(4, 2);
  const Pose from = poseAt(10, 10, 0);
  EXPECT_EQ(waysTo(from, base, poseAt(10, 15, 0)).front(), (Path{{ahead, 5000}}));
  EXPECT_EQ(waysTo(from, base, from).front(), Path());
  const Pose wheeledOn = walk(from, base, {{wheelLeft, 3000}, {ahead, 6000}}).end();
  EXPECT_EQ(waysTo(from, base, wheeledOn).front(), (Path{{wheelLeft, 3000}, {ahead, 6000}}));
  EXPECT_EQ(waysTo(from, base, wheeledOn, WayTaste::turns).front()[0].kind, ahead);
  EXPECT_EQ(waysTo(from, base, poseAt(10, 20, 90)).front(), (Path{{ahead, 10000}, {pivot, 9000}}))
      << "a wheel would have to come back";
}

TEST(WaysTo, APlaceIsWhereTheCentreIs) {
  const Base base = baseOf(4, 3);
  const Pose from = poseAt(20, 20, 0);
  EXPECT_EQ(waysTo(from, base, pointAt(20, 30)).front(), (Path{{ahead, 10000}}));
  EXPECT_EQ(waysTo(from, base, pointAt(20.04, 30)).front(), (Path{{ahead, 10000}}));
  EXPECT_EQ(waysTo(from, base, pointAt(20, 18)).front(), (Path{{back, 2000}}));
  EXPECT_EQ(waysTo(from, base, pointAt(15, 20)).front(), (Path{{left, 5000}}));
  EXPECT_EQ(waysTo(from, base, pointAt(20, 20)).front(), Path());
  EXPECT_EQ(waysTo(from, base, pointAt(26, 20.5)).front(), (Path{{ahead, 500}, {right, 6000}}));
  Random random(5);
  for (int i = 0; i < 2000; ++i) {
    const Pose start = random.pose();
    const Base some = random.base();
    const Point to = toPoint(random.point());
    for (const Path& path : waysTo(start, some, to))
      EXPECT_LE(distance(toVec(walk(start, some, path).end().centre), toVec(to)), touchingGap + 1.5);
  }
}

}  // namespace
}  // namespace signifer
