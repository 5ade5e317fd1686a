// Holds the chances to win that are told against the battles won: one moment a battle, since all moments of a battle
// share its luck. It also fits the weights of rules/to_win.h.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/to_win.h"

namespace signifer {

/// One moment of a battle, and how the battle ended.
struct ToldMoment {
  ToWinFigures figures{};
  /// The place of the battle among those that are played.
  std::size_t battle = 0;
  /// The chance that the first side was told, 0 to 1.
  double told = 0.5;
  /// 1 where the first side won, 0 where the second did, a half for a draw.
  double won = 0.5;
};

/// Plays a battle many times, the same commander on both sides, and takes the end of one turn of each, by lot. `stop`
/// ends it after the battle that is played.
[[nodiscard]] std::vector<ToldMoment> toldMoments(const RuleSet& rules, const Battle& start,
                                                  const std::string& commander, std::uint32_t battles,
                                                  std::uint64_t seed, std::size_t place,
                                                  const std::atomic<bool>* stop = nullptr);

/// A tenth of the chances that were told.
struct ToldBin {
  std::uint32_t moments = 0;
  double told = 0;
  double won = 0;
};
struct Calibration {
  std::array<ToldBin, 10> bins{};
  /// The outcome's log odds over those that were told: 1 if they are right, less if they are too sure.
  double slope = 0;
  /// The mean squared error of what was told, and of even odds.
  double brier = 0;
  double brierOfEven = 0;
};
/// Both sides' claims count, as each is told its own.
[[nodiscard]] Calibration calibrationOf(const std::vector<ToldMoment>& moments);

/// The weights by maximum likelihood: all but the last are shared, the last one stands for each of `count` battles.
struct FittedToWin {
  std::vector<double> weights;
  std::vector<double> battles;
};
[[nodiscard]] FittedToWin fitToWin(const std::vector<ToldMoment>& moments, std::size_t count);

}  // namespace signifer
