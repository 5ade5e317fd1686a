// Photos that were rendered: where everybody stands is known to the hair, and so is what may not be read.
#include "photo/reading.h"

#include "photo/mark_finder.h"
#include "photo/reading_help.h"
#include "photo/table_plane.h"

namespace signifer::photo::reading_test {
namespace {

using rendered::Camera;
using rendered::Scene;

Unreadable::Why whyNot(const TableFacts& facts, const GreyPicture& photo) {
  const auto read = readTable(facts, {&photo, 1});
  const auto* why = std::get_if<Unreadable>(&read);
  EXPECT_NE(why, nullptr) << "it was read";
  return why == nullptr ? Unreadable::Why::noFile : why->why;
}

TEST(PhotoReading, MarksAreDrawnAsTheFamilyHasThem) {
  const auto fields = fieldsOf(0);
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_FALSE(fields[0][i]) << "the rim is white";
    EXPECT_FALSE(fields[i][9]);
  }
  for (std::size_t i = 1; i < 9; ++i) {
    EXPECT_TRUE(fields[1][i]) << "the border is black";
    EXPECT_TRUE(fields[i][8]);
  }
  EXPECT_NE(fieldsOf(10), fieldsOf(11));
}

TEST(PhotoReading, SquaresOnTheTableAreMeasured) {
  const LyingSquare square = lyingSquare({Spot{9, 4}, Spot{9, 2}, Spot{11, 2}, Spot{11, 4}});
  EXPECT_NEAR(square.middle.x, 10, 1e-9);
  EXPECT_NEAR(square.middle.y, 3, 1e-9);
  EXPECT_NEAR(square.heading, 90, 1e-9) << "its top points to the right";
  EXPECT_NEAR(square.side, 2, 1e-9);
  EXPECT_NEAR(square.off, 0, 1e-9);
  EXPECT_GT(lyingSquare({Spot{9, 4}, Spot{9, 2}, Spot{11, 2}, Spot{11.4, 4}}).off, 0.1);
}

TEST(PhotoReading, FromAboveEverybodyIsReadThroughALens) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 0.8);
  for (const double bend : {0.0, -0.05}) {
    Camera camera = small();
    camera.bend = bend;
    const Reading reading = readOf(facts, {photograph(rendered::sceneOf(facts), camera)});
    EXPECT_EQ(reading.borderMarks, 8);
    EXPECT_LE(reading.error, 0.02);
    EXPECT_EQ(reading.standing.size(), 40U);
    EXPECT_TRUE(reading.missing.empty());
    expectRight(facts, reading, 0.05);
  }
}

TEST(PhotoReading, ATiltedCameraAndAFlockedMatAreNoMatter) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.flocked = true;
  Camera camera;
  camera.tilt = 35;
  camera.bend = -0.03;
  const Reading reading = readOf(facts, {photograph(scene, camera)});
  EXPECT_EQ(reading.standing.size(), 40U);
  expectRight(facts, reading, 0.1);
}

TEST(PhotoReading, AMonitorsWorthOfPixelsWillDo) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 1.0);
  Camera camera;
  camera.width = 1920;
  camera.height = 1080;
  camera.bend = -0.05;
  const Reading reading = readOf(facts, {photograph(rendered::sceneOf(facts), camera)});
  EXPECT_GE(reading.standing.size(), 38U);
  expectRight(facts, reading, 0.1);
}

TEST(PhotoReading, CroppedPicturesKeepTheirLens) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 0.8);
  Camera camera;
  camera.bend = -0.05;
  camera.filled = 0.7;
  camera.left = 0.1;
  camera.right = 0.88;
  camera.top = 0.02;
  camera.bottom = 0.86;
  const Reading reading = readOf(facts, {photograph(rendered::sceneOf(facts), camera)});
  EXPECT_EQ(reading.standing.size(), 40U);
  expectRight(facts, reading, 0.05);
}

TEST(PhotoReading, ShadowAndDimLightAreNoMatter) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.shadowFrom = 31;
  scene.light = 0.5;
  const Reading reading = readOf(facts, {photograph(scene, small())});
  EXPECT_EQ(reading.standing.size(), 40U);
  expectRight(facts, reading, 0.05);
}

// Wherever the edge of a shadow runs through marks, they are read: those that moved as well.
TEST(PhotoReading, MarksAcrossTheEdgeOfAShadowAreRead) {
  const TableFacts before = rendered::factsOf(72, 48, 40, 0.8);
  TableFacts facts = before;
  for (std::size_t i = 0; i < facts.models.size(); i += 4) facts.models[i].stood = facts.models[i].stood + Spot{0.7, 1};
  Scene scene = rendered::sceneOf(facts);
  int across = 0;
  for (const std::size_t model : {4U, 21U})
    for (const double off : {-0.3, 0.0, 0.2}) {
      scene.shadowFrom = facts.models[model].stood.x + off;
      across += static_cast<int>(std::ranges::count_if(facts.models, [&scene](const TableFacts::Model& one) {
        return std::abs(one.stood.x - *scene.shadowFrom) < 0.4;
      }));
      Camera camera = small();
      camera.seed = static_cast<unsigned>(model);
      camera.bend = -0.03;
      const Reading reading = readOf(before, {photograph(scene, camera)});
      EXPECT_EQ(reading.standing.size(), 40U) << *scene.shadowFrom;
      expectRight(facts, reading, 0.05);
    }
  EXPECT_GT(across, 6);
}

TEST(PhotoReading, UnitsThatMovedStandWhereTheyStandNow) {
  const TableFacts before = rendered::factsOf(72, 48, 16, 0.8);
  TableFacts now = before;
  for (std::size_t i = 0; i < now.models.size(); ++i) {
    now.models[i].stood = now.models[i].stood + Spot{2.5, i % 2 == 0 ? 3.0 : -3.0};
    now.models[i].heading = std::fmod(now.models[i].heading + 20, 360);
  }
  const Reading reading = readOf(before, {photograph(rendered::sceneOf(now), small())});
  EXPECT_EQ(reading.standing.size(), 16U);
  expectRight(now, reading, 0.05);
}

TEST(PhotoReading, TheMarksPlaceOnItsBaseIsReckonedWith) {
  TableFacts facts = rendered::factsOf(72, 48, 8, 0.8);
  Scene scene = rendered::sceneOf(facts);
  // The papers lie still; the bases under them are elsewhere.
  for (TableFacts::Model& model : facts.models) {
    model.at = {1, -0.5};
    model.turn = 90;
  }
  const TableFacts papers = rendered::factsOf(72, 48, 8, 0.8);
  for (const Standing& standing : readOf(facts, {photograph(scene, small())}).standing) {
    const TableFacts::Model& paper = papers.models[standing.model];
    EXPECT_NEAR(std::remainder(standing.heading - (paper.heading - 90), 360.0), 0, 2);
    EXPECT_NEAR(apart(standing.place, paper.stood), std::hypot(1, 0.5), 0.05);
  }
}

TEST(PhotoReading, AHandOverPartOfAMarkHidesItOrLeavesItRight) {
  const TableFacts facts = rendered::factsOf(72, 48, 48, 1.0);
  std::size_t hidden = 0;
  for (const auto& [near, far] : {std::pair{25, 110}, {170, 215}}) {
    Scene scene = rendered::sceneOf(facts);
    for (std::size_t i = 0; i < 48; ++i) {
      const double way = static_cast<double>(i % 24);
      const double from = 0.9 + 0.02 * way;
      scene.covers.push_back(
          {facts.models[i].stood + Spot{std::cos(0.7 * way), std::sin(0.7 * way)} * from, 0.6, i < 24 ? near : far});
    }
    const Reading reading = readOf(facts, {photograph(scene, small(20))});
    expectRight(facts, reading, 0.05);
    hidden += reading.missing.size();
    EXPECT_EQ(reading.missing.size() + reading.standing.size(), 48U);
  }
  EXPECT_GT(hidden, 20U);
}

TEST(PhotoReading, ATornMarkIsMissing) {
  const TableFacts facts = rendered::factsOf(72, 48, 8, 1.0);
  Scene scene = rendered::sceneOf(facts);
  // A corner is gone: the mat shows.
  scene.covers.push_back({facts.models[3].stood + Spot{0.5, 0.5}, 0.45, 120});
  const Reading reading = readOf(facts, {photograph(scene, small())});
  EXPECT_EQ(reading.missing, std::vector<std::size_t>{3});
  expectRight(facts, reading, 0.05);
}

TEST(PhotoReading, TwoOfOneNumberAreBothDoubted) {
  const TableFacts facts = rendered::factsOf(72, 48, 8, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.papers.push_back({facts.models[2].id, {40, 24}, 10, 1.0});
  const Reading reading = readOf(facts, {photograph(scene, small())});
  EXPECT_EQ(reading.doubled, std::vector<std::size_t>{2});
  EXPECT_EQ(reading.missing, std::vector<std::size_t>{2});
  EXPECT_EQ(reading.standing.size(), 7U);
}

// The right one is half under a hand, so that only a stranger's can be read.
TEST(PhotoReading, ATwinIsNotTakenForAMarkThatIsHalfCovered) {
  const TableFacts facts = rendered::factsOf(72, 48, 16, 1.0);
  for (const double from : {0.4, 0.55, 0.7}) {
    Scene scene = rendered::sceneOf(facts);
    for (const std::size_t i : {2U, 5U, 11U}) {
      const double angle = 1.1 * static_cast<double>(i);
      scene.covers.push_back({facts.models[i].stood + Spot{std::cos(angle), std::sin(angle)} * from, 0.5, 170});
      scene.papers.push_back({facts.models[i].id, {20 + 2 * static_cast<double>(i), 24}, 10, 1.0});
    }
    const Reading reading = readOf(facts, {photograph(scene, small(15))});
    EXPECT_EQ(reading.doubled, (std::vector<std::size_t>{2, 5, 11})) << from;
    EXPECT_EQ(reading.missing, (std::vector<std::size_t>{2, 5, 11})) << from;
    expectRight(facts, reading, 0.05);
  }
}

// A twin in the dark is found at full size alone.
TEST(PhotoReading, ATwinThatIsHardToSeeIsLookedFor) {
  TableFacts before = rendered::factsOf(72, 48, 8, 0.8);
  const TableFacts now = before;
  // The referee holds it elsewhere, so that nothing is known of either.
  before.models[2].stood = {36, 24};
  Scene scene = rendered::sceneOf(now);
  scene.papers.push_back({now.models[2].id, {56, 24}, 30, 0.8});
  scene.shadowFrom = 50;
  Camera camera = small(30);
  camera.noise = 6;
  const Reading reading = readOf(before, {photograph(scene, camera)});
  EXPECT_EQ(reading.doubled, std::vector<std::size_t>{2});
}

TEST(PhotoReading, AnotherClubsMarksBelongToNobody) {
  const TableFacts facts = rendered::factsOf(72, 48, 8, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.papers.push_back({300, {40, 24}, 10, 0.9});
  // The number of one of ours in their size: it is not ours.
  scene.papers.push_back({facts.models[1].id, {20, 24}, 10, 1.5});
  const Reading reading = readOf(facts, {photograph(scene, small())});
  EXPECT_EQ(reading.unknown, std::vector<int>{300});
  EXPECT_EQ(reading.standing.size(), 8U);
  expectRight(facts, reading, 0.05);
}

TEST(PhotoReading, WhatLiesBesideTheTableIsOutside) {
  TableFacts facts = rendered::factsOf(72, 48, 8, 1.0);
  TableFacts now = facts;
  now.models[5].stood = {20, -1.5};
  facts.models[6].expected = false;
  Scene scene = rendered::sceneOf(now);
  scene.papers.erase(scene.papers.begin() + 8 + 6);
  Camera camera = small();
  camera.filled = 0.8;
  const Reading reading = readOf(facts, {photograph(scene, camera)});
  EXPECT_EQ(reading.outside, std::vector<std::size_t>{5});
  EXPECT_TRUE(reading.missing.empty()) << "who has left the table is not missed";
  EXPECT_EQ(reading.standing.size(), 6U);
}

TEST(PhotoReading, ABorderMarkThatWasMovedIsLeftOut) {
  const TableFacts facts = rendered::factsOf(72, 48, 16, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.papers[4].middle = scene.papers[4].middle + Spot{3, 0.5};
  const Reading reading = readOf(facts, {photograph(scene, small())});
  EXPECT_EQ(reading.borderMarks, 7);
  EXPECT_EQ(reading.standing.size(), 16U);
  expectRight(facts, reading, 0.05);
}

TEST(PhotoReading, FourBorderMarksWillDo) {
  const TableFacts facts = rendered::factsOf(72, 48, 24, 1.0);
  Scene scene = rendered::sceneOf(facts);
  scene.papers.erase(scene.papers.begin() + 4, scene.papers.begin() + 8);
  Camera camera = small();
  camera.bend = -0.02;
  const Reading reading = readOf(facts, {photograph(scene, camera)});
  EXPECT_EQ(reading.borderMarks, 4);
  EXPECT_EQ(reading.standing.size(), 24U);
  expectRight(facts, reading, 0.1);
}

TEST(PhotoReading, ThreeCornersWillDoWhereSixUnitsStoodStill) {
  const TableFacts before = rendered::factsOf(72, 48, 24, 1.0);
  TableFacts now = before;
  for (std::size_t i = 10; i < 24; ++i) now.models[i].stood = now.models[i].stood + Spot{3, 2};
  Scene scene = rendered::sceneOf(now);
  scene.papers.erase(scene.papers.begin() + 3, scene.papers.begin() + 8);
  const Reading reading = readOf(before, {photograph(scene, small(10))});
  EXPECT_EQ(reading.borderMarks, 3);
  EXPECT_GE(reading.stoodStill.size(), 10U);
  EXPECT_TRUE(std::ranges::all_of(reading.stoodStill, [](std::size_t model) { return model < 10; }));
  expectRight(now, reading, 0.1);

  for (std::size_t i = 0; i < 24; ++i) now.models[i].stood = before.models[i].stood + Spot{3, 2};
  scene = rendered::sceneOf(now);
  scene.papers.erase(scene.papers.begin() + 3, scene.papers.begin() + 8);
  EXPECT_EQ(whyNot(before, photograph(scene, small(10))), Unreadable::Why::fewBorderMarks);
}

TEST(PhotoReading, TwoHalvesAreReadTogether) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 0.8);
  const Scene scene = rendered::sceneOf(facts);
  Camera left = small();
  left.right = 0.6;
  Camera right = small();
  right.left = 0.4;
  right.seed = 2;
  const Reading one = readOf(facts, {photograph(scene, left)});
  EXPECT_LT(one.standing.size(), 40U);
  EXPECT_FALSE(one.missing.empty());
  const Reading both = readOf(facts, {photograph(scene, left), photograph(scene, right)});
  EXPECT_EQ(both.borderMarks, 8);
  EXPECT_EQ(both.standing.size(), 40U);
  expectRight(facts, both, 0.05);
}

TEST(PhotoReading, TwoPhotosThatContradictEachOtherAreDoubted) {
  const TableFacts before = rendered::factsOf(72, 48, 8, 1.0);
  TableFacts now = before;
  now.models[4].stood = now.models[4].stood + Spot{2, 0};
  const Reading reading =
      readOf(before, {photograph(rendered::sceneOf(before), small()), photograph(rendered::sceneOf(now), small())});
  EXPECT_TRUE(isIn(reading.doubled, 4));
  EXPECT_EQ(reading.standing.size(), 7U);
}

TEST(PhotoReading, OnAGridAFacingThatIsAskewIsNotGuessed) {
  TableFacts facts = rendered::factsOf(56, 40, 8, 1.0);
  facts.columns = 14;
  facts.rows = 10;
  facts.squareSide = 4;
  for (std::size_t i = 0; i < 8; ++i) facts.models[i].heading = 90.0 * static_cast<double>(i % 4) + 12;
  facts.models[7].heading = 43;
  const Reading reading = readOf(facts, {photograph(rendered::sceneOf(facts), small())});
  EXPECT_EQ(reading.missing, std::vector<std::size_t>{7});
  EXPECT_EQ(reading.standing.size(), 7U);
}

TEST(PhotoReading, WhatIsNoPhotoOfTheTableSaysWhy) {
  const TableFacts facts = rendered::factsOf(72, 48, 8, 1.0);
  using Why = Unreadable::Why;
  for (const auto& [width, height] : {std::pair{1, 1}, {400, 3}, {3, 400}, {63, 2000}})
    EXPECT_EQ(whyNot(facts, {width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(width * height), 99)}),
              Why::tooSmall);
  EXPECT_EQ(whyNot(facts, {800, 600, std::vector<std::uint8_t>(480000, 3)}), Why::tooDark);
  EXPECT_EQ(whyNot(facts, {800, 600, std::vector<std::uint8_t>(480000, 200)}), Why::fewBorderMarks);
  GreyPicture noise{1600, 1200, std::vector<std::uint8_t>(1600 * 1200)};
  std::uint32_t lot = 1;
  for (std::uint8_t& pixel : noise.pixels)
    pixel = static_cast<std::uint8_t>((lot = lot * 1664525U + 1013904223U) >> 24U);
  EXPECT_EQ(whyNot(facts, noise), Why::fewBorderMarks);
  Scene scattered = rendered::sceneOf(facts);
  for (std::size_t i = 0; i < 8; ++i)
    scattered.papers[i].middle = {10.0 + 6.5 * static_cast<double>(i), 20.0 + 3 * static_cast<double>(i * i % 5)};
  const auto why = whyNot(facts, photograph(scattered, small()));
  EXPECT_TRUE(why == Why::borderMarksMoved || why == Why::fewBorderMarks);
}

}  // namespace
}  // namespace signifer::photo::reading_test
