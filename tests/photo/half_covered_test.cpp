// A finger over part of a mark that was moved: nothing finds that mark any more. What is left of it must make a twin
// elsewhere doubtful, and nobody else.
#include <cmath>
#include <numbers>

#include "photo/reading_help.h"

namespace signifer::photo::reading_test {
namespace {

using rendered::Camera;
using rendered::Scene;

// Everybody has gone an inch or more from where the referee holds him.
struct Moved {
  TableFacts before;
  TableFacts now;
  Scene scene;

  explicit Moved(double markSide, double width = 72) : before(rendered::factsOf(width, 48, 24, markSide)), now(before) {
    for (std::size_t i = 0; i < now.models.size(); ++i) {
      now.models[i].stood = now.models[i].stood + Spot{1.3, i % 2 == 0 ? 1.6 : -1.6};
      now.models[i].heading = std::fmod(now.models[i].heading + 71, 360);
    }
    scene = rendered::sceneOf(now);
  }

  // Over a corner of the mark, its middle so many halves of the mark's diagonal from the mark's own.
  void cover(std::size_t model, int corner, double away, double radius, int brightness) {
    const double angle = (now.models[model].heading + 45 + 90 * corner) * std::numbers::pi / 180;
    const double reach = away * before.markSide * std::numbers::sqrt2 / 2;
    scene.covers.push_back(
        {now.models[model].stood + Spot{std::sin(angle), std::cos(angle)} * reach, radius, brightness});
  }
  void lay(std::size_t model, Spot at, double heading) {
    scene.papers.push_back({now.models[model].id, at, heading, before.markSide});
  }
};

const std::vector<std::size_t> some{1, 4, 10, 14, 19, 22};

// By one corner, by one side, and by half.
struct Covered {
  double away;
  double radius;
};
constexpr std::array ways{Covered{1, 0.25}, Covered{0.9, 0.4}, Covered{1.3, 0.8}};

TEST(HalfCoveredMarks, ATwinElsewhereIsDoubted) {
  for (const double tilt : {0.0, 35.0})
    for (std::size_t way = 0; way < ways.size(); ++way) {
      Moved table(1.0);
      const int brightness = tilt > 0 ? 170 : 30 + 95 * static_cast<int>(way);
      int corner = 0;
      for (const std::size_t model : some) {
        table.cover(model, corner++ % 4, ways.at(way).away, ways.at(way).radius, brightness);
        table.lay(model, {10.0 + 2.2 * static_cast<double>(model), 14.5}, 15.0 * static_cast<double>(model));
      }
      const Reading reading = readOf(table.before, {photograph(table.scene, small(tilt))});
      expectRight(table.now, reading, 0.1);
      EXPECT_EQ(reading.missing, some) << tilt << ", " << way;
      EXPECT_EQ(reading.doubled, some) << tilt << ", " << way;
    }
}

TEST(HalfCoveredMarks, TakeNobodyElseAway) {
  for (const bool flocked : {false, true}) {
    const auto [away, radius] = ways.at(flocked ? 2 : 1);
    Moved table(0.8);
    table.scene.flocked = flocked;
    int corner = 0;
    for (const std::size_t model : some) {
      table.cover(model, corner % 4, away, radius, 40 * corner);
      ++corner;
    }
    // Another club's mark under a finger, and one of the border's.
    table.scene.papers.push_back({300, {36, 24}, 20, 0.8});
    table.scene.covers.push_back({{36.4, 24.4}, 0.3, 170});
    table.scene.covers.push_back({{37, 2}, 0.5, 170});
    Camera camera;
    camera.bend = -0.04;
    const Reading reading = readOf(table.before, {photograph(table.scene, camera)});
    expectRight(table.now, reading, 0.05);
    EXPECT_EQ(reading.missing, some) << flocked << ", " << away;
    EXPECT_TRUE(reading.doubled.empty()) << flocked << ", " << away;
  }
}

TEST(HalfCoveredMarks, AreSeenInAMonitorsPixels) {
  Moved table(1.0);
  int corner = 0;
  for (const std::size_t model : some) {
    table.cover(model, corner++ % 4, 0.95, 0.35, 150);
    table.lay(model, {10.0 + 2.2 * static_cast<double>(model), 14.5}, 15.0 * static_cast<double>(model));
  }
  Camera camera;
  camera.width = 1920;
  camera.height = 1080;
  const Reading reading = readOf(table.before, {photograph(table.scene, camera)});
  expectRight(table.now, reading, 0.1);
  for (const std::size_t model : some) EXPECT_TRUE(isIn(reading.doubled, model)) << model;
}

}  // namespace
}  // namespace signifer::photo::reading_test
