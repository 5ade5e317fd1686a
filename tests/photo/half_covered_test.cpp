// A finger over part of a mark that was moved: nothing finds that mark any more. What is left of it must make a twin
// elsewhere doubtful, and nobody else.
#include <cmath>
#include <numbers>
#include <random>

#include "photo/glimpses.h"
#include "photo/likeness.h"
#include "photo/mark_finder.h"
#include "photo/reading_help.h"
#include "photo/square_map.h"

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

// Three in four are covered, in every way and at every corner.
TEST(HalfCoveredMarks, ATwinElsewhereIsDoubted) {
  for (const double tilt : {0.0, 35.0}) {
    Moved table(1.0);
    std::vector<std::size_t> covered;
    for (std::size_t model = 0; model < table.now.models.size(); ++model) {
      if (model % 4 == 3) continue;
      const std::size_t way = covered.size() % ways.size();
      const int brightness = tilt > 0 ? 170 : 30 + 95 * static_cast<int>(way);
      table.cover(model, static_cast<int>(model) % 4, ways.at(way).away, ways.at(way).radius, brightness);
      table.lay(model, {10.0 + 2.2 * static_cast<double>(model), 14.5}, 15.0 * static_cast<double>(model));
      covered.push_back(model);
    }
    const Reading reading = readOf(table.before, {photograph(table.scene, small(tilt))});
    expectRight(table.now, reading, 0.1);
    EXPECT_EQ(reading.missing, covered) << tilt;
    EXPECT_EQ(reading.doubled, covered) << tilt;
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
    Camera camera = flocked ? Camera() : small();
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

// One mark, near, under something round of one shade.
struct NearMark {
  static constexpr int field = 8;
  static constexpr int rim = 2 * field;
  static constexpr double side = fieldsAcross * field;

  GreyPicture picture{12 * field, 12 * field, std::vector<std::uint8_t>(12 * field * 12 * field, 120)};
  Corners corners{{{rim, rim + side}, {rim + side, rim + side}, {rim + side, rim}, {rim, rim}}};
  int open = 0;

  NearMark(int id, Spot cover, double radius, int shade) {
    const auto fields = fieldsOf(id);
    for (int y = field; y < 11 * field; ++y)
      for (int x = field; x < 11 * field; ++x)
        at(x, y) = fields[static_cast<std::size_t>(y / field - 1)][static_cast<std::size_t>(x / field - 1)] ? 30 : 225;
    for (int y = 0; y < picture.height; ++y)
      for (int x = 0; x < picture.width; ++x)
        if (apart({x + 0.5, y + 0.5}, cover) < radius) at(x, y) = static_cast<std::uint8_t>(shade);
    for (int y = 3; y < 9; ++y)
      for (int x = 3; x < 9; ++x) open += apart(Spot{x + 0.5, y + 0.5} * field, cover) > radius + field ? 1 : 0;
  }

 private:
  std::uint8_t& at(int x, int y) { return picture.pixels[static_cast<std::size_t>(y * picture.width + x)]; }
};

// The number is told from what lies open: more than half of a twin always, and hardly ever somebody else by chance.
TEST(HalfCoveredMarks, AreToldFromChance) {
  constexpr int marks = 1500;
  TableFacts facts = rendered::factsOf(72, 48, 40, 1.0);
  std::vector<int> read;
  for (std::size_t i = 0; i < facts.models.size(); ++i)
    if (i % 4 != 0) read.push_back(facts.models[i].id);
  const Likeness likeness;
  std::mt19937 lots(4);
  const auto between = [&](double least, double most) {
    return least + (most - least) * (static_cast<double>(lots()) / 4294967296.0);
  };
  int twins = 0;
  int others = 0;
  int byChance = 0;
  for (int i = 0; i < marks; ++i) {
    const auto model = static_cast<std::size_t>(between(0, 40));
    const int id = facts.models[model].id;
    const double angle = between(0, 6.28);
    const double away = between(0, 8) * NearMark::field;
    const Spot middle{6.0 * NearMark::field, 6.0 * NearMark::field};
    const NearMark mark(id, middle + Spot{std::cos(angle), std::sin(angle)} * away, between(2, 5) * NearMark::field,
                        static_cast<int>(between(20, 235)));
    const std::vector<int> meant = mayBe(likeness.of(mark.picture, mark.corners), facts, read);
    const bool isTwin = std::ranges::find(read, id) != read.end();
    twins += isTwin && mark.open >= 18 ? 1 : 0;
    if (isTwin && mark.open >= 18) {
      EXPECT_TRUE(std::ranges::find(meant, id) != meant.end()) << i << ", " << mark.open;
    }
    others += isTwin ? 0 : 1;
    byChance += !isTwin && !meant.empty() ? 1 : 0;
  }
  EXPECT_GT(twins, marks / 4);
  EXPECT_GT(others, marks / 8);
  EXPECT_LE(byChance, others / 100) << others;
}

}  // namespace
}  // namespace signifer::photo::reading_test
