#include "table/grid.h"

#include <gtest/gtest.h>

namespace signifer::grid_test {
namespace {

TEST(Grid, StepsByFacing) {
  EXPECT_EQ(stepAhead(Facing::north), (Square{0, 1}));
  EXPECT_EQ(stepAhead(Facing::east), (Square{1, 0}));
  EXPECT_EQ(stepAhead(Facing::south), (Square{0, -1}));
  EXPECT_EQ(stepAhead(Facing::west), (Square{-1, 0}));
  for (const Facing facing : allFacings) {
    const Square f = stepAhead(facing);
    EXPECT_EQ(stepLeft(facing), (Square{-f.y, f.x}));
    EXPECT_EQ(stepRight(facing), (Square{f.y, -f.x}));
    EXPECT_EQ(stepBack(facing), -f);
    EXPECT_EQ(turnedLeft(turnedRight(facing)), facing);
    EXPECT_EQ(turned(facing, -4), facing);
    EXPECT_EQ(facingOf(headingOf(facing)), facing);
    EXPECT_EQ(quarterTurns(facing, turnedAbout(facing)), 2);
    EXPECT_EQ(quarterTurns(facing, turnedLeft(facing)), 1);
    EXPECT_EQ(quarterTurns(facing, turnedRight(facing)), 1);
    EXPECT_EQ(quarterTurns(facing, facing), 0);
  }
}

TEST(Grid, Distances) {
  EXPECT_EQ(distance(Square{1, 1}, Square{4, -1}), 5);
  EXPECT_TRUE(adjacent(Square{1, 1}, Square{1, 2}));
  EXPECT_FALSE(adjacent(Square{1, 1}, Square{2, 2}));
  EXPECT_FALSE(adjacent(Square{1, 1}, Square{1, 1}));
  EXPECT_TRUE(faces(Square{2, 2}, Facing::west, Square{1, 2}));
  EXPECT_EQ(quarterTowards(Square{2, 2}, Facing::west, Square{1, 2}), 0);
  EXPECT_EQ(quarterTowards(Square{2, 2}, Facing::west, Square{2, 3}), 1);
  EXPECT_EQ(quarterTowards(Square{2, 2}, Facing::west, Square{3, 2}), 2);
  EXPECT_EQ(quarterTowards(Square{2, 2}, Facing::west, Square{2, 1}), 3);
  EXPECT_EQ(quarterTowards(Square{2, 2}, Facing::west, Square{3, 3}), -1);
  for (const Square square : around(Square{5, 5})) EXPECT_TRUE(adjacent(Square{5, 5}, square));
}

TEST(Grid, SquaresOnTheTable) {
  const Grid grid{14, 10};
  EXPECT_EQ(grid.count(), 140);
  EXPECT_TRUE(grid.contains({13, 9}));
  EXPECT_FALSE(grid.contains({14, 0}));
  EXPECT_FALSE(grid.contains({0, -1}));
  for (int i = 0; i < grid.count(); ++i) {
    ASSERT_EQ(grid.indexOf(grid.squareOf(i)), i);
    ASSERT_TRUE(grid.contains(grid.squareOf(i)));
  }
  EXPECT_EQ(grid.stepsOff({3, 9}, Facing::north), 1);
  EXPECT_EQ(grid.stepsOff({3, 9}, Facing::south), 10);
  EXPECT_EQ(grid.stepsOff({3, 9}, Facing::east), 11);
  EXPECT_EQ(grid.stepsOff({3, 9}, Facing::west), 4);
}

TEST(Grid, DrawnInInches) {
  EXPECT_EQ(poseOf({2, 3}, Facing::east, 4000), (Pose{{10000, 14000}, 9000}));
  EXPECT_EQ(squareAt({10000, 14000}, 4000), (Square{2, 3}));
  EXPECT_EQ(squareAt({-1, 0}, 4000), (Square{-1, 0}));
  EXPECT_EQ(squareAt({-4000, -4001}, 4000), (Square{-1, -2}));
  EXPECT_EQ(facingOf(4499), Facing::north);
  EXPECT_EQ(facingOf(4500), Facing::east);
  EXPECT_EQ(facingOf(-4500), Facing::north);
}

}  // namespace
}  // namespace signifer::grid_test
