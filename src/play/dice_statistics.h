// The dice of a battle so far: how often each face fell for each side, against what fair dice give. Cards are left out:
// what they give depends on those that are gone.
#pragma once

#include <array>
#include <cstddef>
#include <map>

#include "play/session.h"

namespace signifer {

struct FaceCount {
  int fell = 0;
  /// How often it falls on average in as many rolls.
  double expected = 0;
};

struct DiceCount {
  int rolled = 0;
  std::map<int, FaceCount> faces;
  /// All faces added up, and what fair dice give.
  int total = 0;
  double expected = 0;
  double variance = 0;

  [[nodiscard]] double mean() const { return rolled == 0 ? 0 : static_cast<double>(total) / rolled; }
  [[nodiscard]] double expectedMean() const { return rolled == 0 ? 0 : expected / rolled; }
  /// How far the total is from the expected one, in standard deviations.
  [[nodiscard]] double luck() const;
};

/// A roll that fell far above what was to be expected.
struct LuckyRoll {
  std::size_t event = 0;
  const ThrownDice* dice = nullptr;
  double luck = 0;
};

struct DiceStatistics {
  std::array<DiceCount, 2> sides;
  /// The luckiest roll of two dice and more.
  LuckyRoll luckiest;
};

/// Of the events that count. Rolls that belong to no side are left out.
[[nodiscard]] DiceStatistics diceStatistics(const Session& session);

/// "ordinary luck", "uncommonly good luck": how unusual a total of dice is. Under two deviations is ordinary.
[[nodiscard]] std::string_view luckInWords(double luck);

}  // namespace signifer
