#include "play/place_words.h"

#include <gtest/gtest.h>

namespace signifer {
namespace {

TEST(PlaceWords, AreFromTheLeftAndFromBelowToATenth) {
  const signifer::Setup setup;
  const Pose pose{{36 * oneInch + 149, 9 * oneInch}, 0};
  EXPECT_EQ(placeWords(setup, pose), "36.1 in from the left, 9 in from below, facing up the table");
  EXPECT_EQ(placeWords(setup, pose.centre), "36.1 in from the left, 9 in from below");
}

TEST(PlaceWords, SayHowFarOffAQuarterAUnitFaces) {
  const signifer::Setup setup;
  const auto facing = [&](int degrees) {
    const std::string words = placeWords(setup, Pose{{0, 0}, degrees * oneDegree});
    return words.substr(words.find("facing"));
  };
  EXPECT_EQ(facing(90), "facing right");
  EXPECT_EQ(facing(180), "facing down the table");
  EXPECT_EQ(facing(270), "facing left");
  EXPECT_EQ(facing(100), "facing right, 10 degrees clockwise of it");
  EXPECT_EQ(facing(350), "facing up the table, 10 degrees anticlockwise of it");
}

TEST(PlaceWords, AreColumnAndRowOnAGrid) {
  signifer::Setup setup;
  setup.columns = 14;
  setup.squareSide = 4 * oneInch;
  EXPECT_EQ(placeWords(setup, Pose{{14 * oneInch, 6 * oneInch}, 27000}), "column 4, row 2, facing left");
}

}  // namespace
}  // namespace signifer
