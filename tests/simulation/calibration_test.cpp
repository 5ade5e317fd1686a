// The chance to win that is told: the same for both sides with the sign turned, and fitted to battles.
#include "simulation/calibration.h"

#include <gtest/gtest.h>

#include <cmath>

#include "dice/stream.h"

namespace signifer::calibration_test {
namespace {

// A number from -1 to 1.
double lot(std::uint64_t number, const char* purpose) {
  return static_cast<double>(streamSeed(5, number, purpose) % 20001) / 10000.0 - 1.0;
}

// Moments whose battles are won by the odds of known weights.
std::vector<ToldMoment> moments(const ToWinFigures& weights, std::uint64_t count, double told) {
  std::vector<ToldMoment> all;
  for (std::uint64_t i = 0; i < count; ++i) {
    ToldMoment moment;
    double sum = 0;
    for (std::size_t f = 0; f < toWinFigures; ++f) {
      moment.figures[f] = lot(10 * i + f, "figure");
      sum += weights[f] * moment.figures[f];
    }
    const double chance = 1 / (1 + std::exp(-sum));
    moment.told = 1 / (1 + std::exp(-told * sum));
    moment.won = (lot(i, "won") + 1) / 2 < chance ? 1 : 0;
    all.push_back(moment);
  }
  return all;
}

constexpr ToWinFigures known{2, 0.5, -1, 0.3, 1.5, 0.2, -0.7};

TEST(ToldChance, GivesOneSideWhatTheOtherLacks) {
  const ToWin toWin(known);
  for (std::uint64_t i = 0; i < 100; ++i) {
    ToWinFigures figures{};
    ToWinFigures turned{};
    for (std::size_t f = 0; f < toWinFigures; ++f) {
      figures[f] = 10 * lot(10 * i + f, "figure");
      turned[f] = -figures[f];
    }
    EXPECT_NEAR(toWin.chance(figures) + toWin.chance(turned), 1, 1e-12);
    EXPECT_GE(toWin.chance(figures), 0.01);
    EXPECT_LE(toWin.chance(figures), 0.99);
  }
}

TEST(ToldChance, TurnsItsFiguresWithTheSides) {
  auto setup = std::make_shared<signifer::Setup>();
  Battle battle;
  battle.setup = setup;
  battle.units.resize(4);
  battle.units[0].side = battle.units[1].side = 0;
  battle.units[2].side = battle.units[3].side = 1;
  for (Unit& unit : battle.units) unit.present = true;
  battle.units[1].present = false;
  Battle turned = battle;
  for (Unit& unit : turned.units) unit.side = static_cast<SideIndex>(1 - unit.side);
  const ToWinFigures one = toWinFiguresOf(battle, 0.7, 0.2);
  const ToWinFigures other = toWinFiguresOf(turned, 0.2, 0.7);
  // The last figure is the battle's own and has no sign.
  for (std::size_t f = 0; f + 1 < toWinFigures; ++f) EXPECT_DOUBLE_EQ(one[f], -other[f]) << f;
  EXPECT_DOUBLE_EQ(one[4], -0.5) << "half of one side has gone, none of the other";
}

TEST(Calibration, FindsTheWeightsByWhichBattlesAreWon) {
  const FittedToWin fitted = fitToWin(moments(known, 20000, 1), 1);
  ASSERT_EQ(fitted.weights.size() + 1, toWinFigures);
  for (std::size_t f = 0; f + 1 < toWinFigures; ++f) EXPECT_NEAR(fitted.weights[f], known[f], 0.12) << f;
  EXPECT_NEAR(fitted.battles.front(), known.back(), 0.12);
}

TEST(Calibration, TellsChancesThatAreTooSure) {
  const Calibration right = calibrationOf(moments(known, 20000, 1));
  EXPECT_NEAR(right.slope, 1, 0.05);
  for (const ToldBin& bin : right.bins) EXPECT_NEAR(bin.told, bin.won, 0.04);
  EXPECT_LT(right.brier, right.brierOfEven);
  EXPECT_NEAR(right.brierOfEven, 0.25, 1e-9);
  EXPECT_NEAR(calibrationOf(moments(known, 20000, 2)).slope, 0.5, 0.04);
}

}  // namespace
}  // namespace signifer::calibration_test
