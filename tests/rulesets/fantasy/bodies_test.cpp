// Formed units and swarms as bodies: their shapes, who touches whom, from where a charge strikes, what they see.
#include "fantasy/play/body.h"
#include "table/geometry_help.h"

namespace signifer::fantasy::test::bodies_test {
namespace {

Ranks foot(int models, int files, Formation formation = Formation::closeOrder) {
  return {formation, models, files, baseOf(0.75, 0.75)};
}

TEST(FantasyBodies, OpenOrderLeavesHalfABaseBetweenModels) {
  EXPECT_EQ(foot(20, 5).outline(), baseOf(3.75, 3));
  EXPECT_EQ(foot(14, 7, Formation::openOrder).outline(), baseOf(7 * 0.75 + 6 * 0.375, 1.5 + 0.375));
  EXPECT_EQ(foot(3, 5).outline(), baseOf(2.25, 0.75));
}

TEST(FantasyBodies, AnIncompleteLastRankIsCentred) {
  const Ranks ranks = foot(7, 5);
  EXPECT_EQ(ranks.ranks(), 2);
  EXPECT_EQ(ranks.place(0), (Vec2{-1500, 375}));
  EXPECT_EQ(ranks.place(4), (Vec2{1500, 375}));
  EXPECT_EQ(ranks.place(5), (Vec2{-375, -375}));
  EXPECT_EQ(ranks.place(6), (Vec2{375, -375}));
}

TEST(FantasyBodies, RanksCountThatAreWideEnough) {
  EXPECT_EQ(foot(20, 5).ranksBehind(4), 3);
  EXPECT_EQ(foot(18, 5).ranksBehind(4), 2);
  EXPECT_EQ(foot(12, 3).ranksBehind(4), 0);
  EXPECT_EQ(foot(4, 4).ranksBehind(4), 0);
}

TEST(FantasyBodies, ColumnsAreDeeperThanWide) {
  EXPECT_TRUE(foot(12, 3).marchColumn());
  EXPECT_FALSE(foot(9, 3).marchColumn());
}

TEST(FantasyBodies, LossesShrinkTheRear) {
  const Pose pose = poseAt(20, 20, 90);
  const Pose after = keptFront(pose, foot(20, 5).outline(), foot(10, 5).outline());
  EXPECT_EQ(after, poseAt(20.75, 20, 90));
}

TEST(FantasyBodies, FugitivesStandCloserThanSkirmishers) {
  EXPECT_NEAR(swarmRadius(10, baseOf(0.75, 0.75), false), 1338.1, 0.1);
  EXPECT_NEAR(swarmRadius(10, baseOf(0.75, 0.75), true), 3122.3, 0.1);
}

TEST(FantasyBodies, BasesThatTouchFight) {
  const Body ours = Body::block(poseAt(20, 20, 0), foot(20, 5));
  const Body square = Body::block(poseAt(20, 23, 180), foot(20, 5));
  EXPECT_EQ(fightersAgainst(ours, square), (Fighters{5, 5}));
  // Three bases overlap the enemy's front; the corner of the fourth touches.
  const Body aside = Body::block(poseAt(21.5, 23, 180), foot(20, 5));
  EXPECT_EQ(fightersAgainst(ours, aside), (Fighters{4, 4}));
  const Body away = Body::block(poseAt(20, 23.2, 180), foot(20, 5));
  EXPECT_EQ(fightersAgainst(ours, away), (Fighters{0, 0}));
}

TEST(FantasyBodies, AFlankIsFoughtByTheEndsOfTheRanks) {
  const Body ours = Body::block(poseAt(20, 20, 0), foot(20, 5));
  // Its front lies along the whole right side.
  const Body flanker = Body::block(poseAt(20 + 1.875 + 0.75, 20, 270), foot(8, 4));
  EXPECT_EQ(fightersAgainst(ours, flanker), (Fighters{4, 1}));
  EXPECT_EQ(fightersAgainst(flanker, ours), (Fighters{4, 4}));
}

TEST(FantasyBodies, SkirmishersCloseUpOnASide) {
  const Body block = Body::block(poseAt(20, 20, 0), foot(20, 5));
  const double radius = swarmRadius(10, baseOf(0.75, 0.75), true);
  const Body many = Body::swarm(toPoint(inches(20, 21.5) + Vec2{0, radius}), radius, 10, baseOf(0.75, 0.75));
  EXPECT_EQ(fightersAgainst(many, block).models, 5);
  EXPECT_EQ(fightersAgainst(block, many), (Fighters{5, 5}));
  const Body few = Body::swarm(toPoint(inches(20, 22)), 500, 2, baseOf(0.75, 0.75));
  EXPECT_EQ(fightersAgainst(few, block).models, 2);
  EXPECT_EQ(fightersAgainst(block, few), (Fighters{3, 3}));
}

TEST(FantasyBodies, OfTwoSwarmsEachFightsWithTheSmallerNumber) {
  const Body ten = Body::swarm(pointAt(20, 20), 2000, 10, baseOf(0.75, 0.75));
  const Body six = Body::swarm(pointAt(20, 23.5), 1500, 6, baseOf(0.75, 0.75));
  EXPECT_EQ(fightersAgainst(ten, six).models, 6);
  EXPECT_EQ(fightersAgainst(six, ten).models, 6);
}

TEST(FantasyBodies, TheZoneOfMostOfTheFrontRankIsStruck) {
  const Body target = Body::block(poseAt(30, 30, 0), foot(20, 5));
  EXPECT_EQ(zoneStruck(target, Body::block(poseAt(30, 40, 180), foot(20, 5))), Zone::front);
  EXPECT_EQ(zoneStruck(target, Body::block(poseAt(40, 30, 270), foot(20, 5))), Zone::flank);
  EXPECT_EQ(zoneStruck(target, Body::block(poseAt(30, 20, 0), foot(20, 5))), Zone::rear);
  EXPECT_EQ(zoneStruck(target, Body::swarm(pointAt(20, 30), 1000, 5, baseOf(0.75, 0.75))), Zone::flank);
  EXPECT_EQ(zoneStruck(Body::swarm(pointAt(30, 30), 1000, 5, baseOf(0.75, 0.75)), target), Zone::front);
}

TEST(FantasyBodies, TheVisionArcOpensFromTheFrontCorners) {
  const Body viewer = Body::block(poseAt(30, 30, 0), foot(20, 5));
  const auto swarmAt = [](double x, double y) { return Body::swarm(pointAt(x, y), 500, 3, baseOf(0.75, 0.75)); };
  EXPECT_TRUE(inVisionArc(viewer, swarmAt(38, 38), false));
  EXPECT_FALSE(inVisionArc(viewer, swarmAt(38, 34), false));
  EXPECT_TRUE(inVisionArc(viewer, swarmAt(38, 34), true));
  EXPECT_FALSE(inVisionArc(viewer, swarmAt(30, 27), true));
  EXPECT_TRUE(inVisionArc(swarmAt(30, 30), viewer, false));
}

TEST(FantasyBodies, FlightIsOppositeToAllThreats) {
  const std::array<Vec2, 2> threats{inches(40, 30), inches(30, 40)};
  const Vec2 away = awayFrom(inches(30, 30), threats);
  EXPECT_NEAR(away.x, -std::sqrt(0.5), 1e-12);
  EXPECT_NEAR(away.y, -std::sqrt(0.5), 1e-12);
  const std::array<Vec2, 2> both{inches(40, 30), inches(20, 30)};
  EXPECT_EQ(awayFrom(inches(30, 30), both), (Vec2{}));
}

// Each loss rounds the centre anew; the front may fall back by that, but never come ahead.
TEST(FantasyBodies, AFrontNeverCreepsAhead) {
  for (Angle heading = 0; heading < 36000; heading += 777) {
    Pose pose{{42707, 18444}, heading};
    Base base{4500, 6000};
    const Footprint first(pose, base);
    for (const Length depth : {5250, 4500, 3750, 3000, 2250, 1500, 750}) {
      pose = keptFront(pose, base, {4500, depth});
      base = {4500, depth};
      EXPECT_LE(dot(Footprint(pose, base).frontCentre() - first.frontCentre(), first.forward), 1e-3);
    }
    EXPECT_LE(distance(Footprint(pose, base).frontCentre(), first.frontCentre()), 10.0);
  }
}

}  // namespace
}  // namespace signifer::fantasy::test::bodies_test
