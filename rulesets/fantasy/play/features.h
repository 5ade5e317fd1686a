// Features of a position that tell the winner, side by side, and the odds that are read from them. Commanders that plan
// judge positions by these odds.
#pragma once

#include <array>
#include <cstdint>

#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// Shares of an army unless it says otherwise.
enum class Feature : std::uint8_t {
  /// As victory counts it, and what of that lies beyond a quarter.
  lost,
  lostBeyond,
  /// Counted losses that may come back.
  fleeing,
  fledOff,
  pursuingOff,
  wounds,
  generalLost,
  /// Units, weighed by their chance to fail a panic test.
  timid,
  engaged,
  wonRound,
  /// Expected to break in combats of now, and to panic with those.
  breaks,
  panics,
  /// The gain to be expected from charges that can be declared.
  charges,
  /// The gain to be expected from charges that have been declared, and from shots that have been aimed.
  charging,
  aimed,
  /// Can be charged in flank or rear.
  bare,
  /// The part of the enemy's army that may be shot in a turn.
  shots,
  /// Times levels of hills.
  high,
  /// Foot in close order, times the ranks that count behind its first; units with a friend within 3 in.
  ranked,
  beside,
  /// Times inches to the nearest enemy.
  far,
  count
};
using Features = std::array<double, static_cast<std::size_t>(Feature::count)>;

/// The features of both sides.
[[nodiscard]] std::array<Features, 2> featuresOf(const Position& position);
/// Log odds that the side wins, by them (odds.cpp).
[[nodiscard]] double oddsOf(const Position& position, SideIndex side);

}  // namespace signifer::fantasy
