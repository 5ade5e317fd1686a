// The table of the turn: where play stands in a sequence, what an action must name, what a task's arguments may be.
#include "rules/course.h"

#include <gtest/gtest.h>

#include "schema/source_error.h"

namespace signifer::course_test {
namespace {

Step stepOf(std::string id, int depth) {
  Step step;
  step.id = std::move(id);
  step.depth = depth;
  return step;
}

Battle battleOf(std::initializer_list<SideIndex> sides) {
  Battle battle;
  battle.setup = std::make_shared<Setup>();
  for (const SideIndex side : sides) battle.units.emplace_back().side = side;
  return battle;
}

std::string pointerOf(const Arguments& arguments, const Battle& battle) {
  try {
    requireArguments(arguments, battle, 0);
  } catch (const SourceError& error) {
    return error.pointer();
  }
  return "fits";
}

TEST(Stops, APhaseBeginsWithItsFirstAndAPartBelongsToTheOneBefore) {
  const Sequence sequence({stepOf("phase", 0), stepOf("moves", 1), stepOf("shots-at-movers", 2), stepOf("rallies", 1),
                           stepOf("combat", 0), stepOf("choices", 1), stepOf("blows", 1), stepOf("end", 0)});
  const std::vector<StepIndex> stops{1, 3, 6};
  EXPECT_EQ(stopsOf(sequence, stops), (std::vector<std::size_t>{0, 0, 0, 1, 2, 2, 2, 2}));
}

TEST(Names, AnActionMeansSomethingWhereItNamesWhoIsThere) {
  Battle battle = battleOf({0, 0, 1});
  Action action;
  EXPECT_TRUE(namesEnough(battle, Names::nothing, action));
  EXPECT_FALSE(namesEnough(battle, Names::unit, action));
  action.unit = 0;
  action.target = 2;
  EXPECT_TRUE(namesEnough(battle, Names::enemy, action));
  EXPECT_FALSE(namesEnough(battle, Names::friendly, action));
  action.target = 0;
  EXPECT_FALSE(namesEnough(battle, Names::friendly, action)) << "itself";
  action.target = 1;
  EXPECT_TRUE(namesEnough(battle, Names::friendly, action));
  battle.unit(1).present = false;
  EXPECT_FALSE(namesEnough(battle, Names::friendly, action)) << "gone";
}

TEST(Tasks, AnArgumentThatMakesNoSenseIsAnErrorAtItsPlace) {
  Battle battle = battleOf({0, 0, 1});
  const Arguments charge{arg::unit, arg::enemy, arg::from(0, 3)};
  battle.tasks = {{0, {0, 2, 3}}};
  EXPECT_EQ(pointerOf(charge, battle), "fits");
  battle.tasks = {{0, {0, 1, 3}}};
  EXPECT_EQ(pointerOf(charge, battle), "/state/tasks/0/args/1") << "a friend";
  battle.tasks = {{0, {3, 2, 3}}};
  EXPECT_EQ(pointerOf(charge, battle), "/state/tasks/0/args/0") << "no such unit";
  battle.tasks = {{0, {0, 2, 4}}};
  EXPECT_EQ(pointerOf(charge, battle), "/state/tasks/0/args/2") << "too much";
  battle.tasks = {{0, {0, -1, 0}}};
  EXPECT_EQ(pointerOf(charge, battle), "/state/tasks/0/args/1") << "nobody";
  EXPECT_EQ(pointerOf({arg::unit, arg::unitOrNone}, battle), "fits");
  EXPECT_EQ(pointerOf({arg::unit, arg::person}, battle), "/state/tasks/0/args/1") << "the battle has no people";
}

TEST(Tasks, GoWithTheUnitWhereTheRowSaysSo) {
  Battle battle = battleOf({0, 1});
  const Arguments own{arg::here(arg::unit), arg::unit};
  EXPECT_FALSE(isGone(own, battle, {0, {0, 1}}));
  battle.unit(1).present = false;
  EXPECT_FALSE(isGone(own, battle, {0, {0, 1}}));
  EXPECT_TRUE(isGone(own, battle, {0, {1, 0}}));
}

}  // namespace
}  // namespace signifer::course_test
