// People see marks, stance, reminders, the meaning of a drag, the end of an action, and the armies' standing.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::portrait_test {
namespace {

bool shows(const Portrait& portrait, std::string_view phrase) {
  return std::ranges::any_of(portrait.badges, [&](const Badge& badge) { return badge.phrase == phrase; });
}

bool reminds(Field& field, std::string_view rule, std::size_t units) {
  for (const Reminder& reminder : field.rules().reminders(field.battle()))
    if (reminder.rule == rule) return reminder.units.size() == units;
  return false;
}

TEST(FantasyPortraits, MarksOfAUnit) {
  Field field;
  field.unit("w", "a", "hill-warband", 30, 18.5, 0, 10, 5, {{"startingModels", 20}, {"charged", true}})
      .unit("runs", "a", "line-spearmen", 50, 18.5, 0, 20, 5, {{"state", "fleeing"}})
      .unit("v", "b", "legion-veterans", 30, 40, 180, 20, 4)
      .unit("k", "b", "slingers", 50, 40, 180, 10, 5, skirmish)
      .unit("g", "b", "general", 30, 39, 180, 1, 1);
  const auto portrait = [&](UnitIndex u) { return field.rules().portray(field.battle(), u); };
  EXPECT_TRUE(shows(portrait(0), "badge-half-strength") && shows(portrait(0), "badge-charging") &&
              shows(portrait(0), "badge-frenzied"));
  EXPECT_EQ(portrait(0).harm, 10);
  EXPECT_EQ(portrait(0).harmMost, 20);
  EXPECT_EQ(portrait(0).stance, Stance::closeOrder);
  EXPECT_TRUE(portrait(1).adrift && shows(portrait(1), "badge-fleeing"));
  EXPECT_EQ(portrait(2).stance, Stance::column);
  EXPECT_TRUE(shows(portrait(2), "badge-stubborn"));
  EXPECT_EQ(portrait(3).stance, Stance::skirmish);
  EXPECT_TRUE(shows(portrait(4), "badge-general"));
  EXPECT_EQ(portrait(0).shape, Shape::block);
  EXPECT_EQ(portrait(1).shape, Shape::swarm);
  EXPECT_EQ(portrait(3).shape, Shape::swarm);
  EXPECT_EQ(portrait(4).shape, Shape::person);
}

TEST(FantasyPortraits, RemindersOfTheStep) {
  Field field;
  field.unit("w", "a", "hill-warband", 30, 18.5, 0, 20, 5)
      .unit("s", "a", "line-spearmen", 40, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 27, 180, 20, 5)
      .step("declare-charges");
  EXPECT_TRUE(reminds(field, "FA-FRZ-1", 1));
  Field moves;
  moves.unit("s", "a", "line-spearmen", 40, 18.5, 0, 20, 5)
      .unit("t", "a", "line-spearmen", 50, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5);
  EXPECT_TRUE(reminds(moves, "FA-MOV-1", 2));
  // FA-HAT-5: haters behind a wall whose enemy has broken.
  Field wall;
  wall.unit("l", "a", "forest-longbows", 30, 18.5, 0, 20, 5, openOrder)
      .unit("foe", "b", "hill-warband", 30, 30, 180, 10, 5, {{"state", "fleeing"}})
      .terrain("wall", 0, {{25, 20.6}, {35, 20.6}, {35, 20.8}, {25, 20.8}})
      .relation("beats", "l", "foe", 3)
      .step("flight-and-pursuit");
  EXPECT_TRUE(reminds(wall, "FA-HAT-5", 1));
}

TEST(FantasyPortraits, WhatADragMeans) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .step("declare-charges");
  const Action drag = field.rules().propose(field.battle(), 0, Point{30000, 27500});
  EXPECT_EQ(drag, field.action(charge("s", "foe")));
  const std::vector<Pose> way = field.rules().trace(field.battle(), drag);
  EXPECT_EQ(way.back().centre, (Point{30000, 24500}));
  Field moves;
  moves.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  EXPECT_EQ(moves.rules().propose(moves.battle(), 0, Point{30000, 21500}), moves.action(move("s", {{{"ahead", 3}}})));
  // Farther than four inches it is a march.
  EXPECT_EQ(moves.rules().propose(moves.battle(), 0, Point{30000, 24500}), moves.action(march("s", {{{"ahead", 6}}})));
}

TEST(FantasyPortraits, Standings) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5).unit("foe", "b", "legion-veterans", 30, 44, 180, 20, 5);
  const std::vector<Standing> standings = field.rules().standings(field.battle());
  ASSERT_EQ(standings.size(), 2U);
  EXPECT_EQ(standings[0].start + standings[1].start, 20 * 9 + 20 * 16);
}

TEST(FantasyPortraits, TheYardstickLikesAFlankAndMournsLosses) {
  const auto worth = [](double heading, double x, int models) {
    Field field;
    field.unit("h", "a", "heavy-horse", x, 21.5, heading, 8, 4, {{"charged", true}})
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, models, 5, {{"startingModels", 20}});
    return field.rules().appraise(field.battle(), 0);
  };
  // Flush with its side, or ten inches off.
  EXPECT_GT(worth(270, 33.875, 20), worth(270, 43.875, 20));
  EXPECT_GT(worth(270, 43.875, 9), worth(270, 43.875, 20));
}

// FA-END-2: the smaller share lost wins, so half a regiment weighs more where it is all there is.
TEST(FantasyPortraits, AtTheEndLossesCountByShareOfTheArmy) {
  const auto worth = [](int models, bool company) {
    Field field;
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, models, 5, {{"startingModels", 20}})
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
    if (company) field.unit("t", "a", "line-spearmen", 50, 18.5, 0, 20, 5);
    return field.rules().appraiseEnd(field.battle(), 0);
  };
  const int alone = worth(20, false) - worth(10, false);
  const int besideAnother = worth(20, true) - worth(10, true);
  EXPECT_GT(besideAnother, 0);
  EXPECT_GT(alone, besideAnother);
}

TEST(FantasyPortraits, AtTheEndOneSideGainsWhatTheOtherLoses) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 16, 5, {{"startingModels", 20}})
      .unit("h", "a", "heavy-horse", 40, 18.5, 0, 8, 4)
      .unit("foe", "b", "line-spearmen", 30, 30, 180, 20, 5);
  EXPECT_EQ(field.rules().appraiseEnd(field.battle(), 0), -field.rules().appraiseEnd(field.battle(), 1));
}

}  // namespace
}  // namespace signifer::fantasy::test::portrait_test
