// The outlook of a battle when a player turn begins: figures of both sides. Their weights were fitted to the winners of
// some thousands of battles between machines. It is the measure at the end of a playout: too slow for every step of
// one, and too content with waiting to close in by.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

/// The figures by which a side is judged, each in hundredths.
enum class Feature : std::uint8_t {
  morale,
  /// Points of it below those from which a fall wears units down (OT-MOR-6).
  lowMorale,
  /// Strength of all units, the more for better Leadership; of some kinds besides.
  steadiness,
  horse,
  skirmishers,
  rampaging,
  /// Units that the next fall of Army Morale would break.
  breakNext,
  fleeing,
  /// Fleeing with an enemy in the way.
  cutOff,
  /// Generals whose worn units an enemy touches.
  generalInDanger,
  /// Units that an enemy faces and whose way back is barred by what does not give way.
  barred,
  /// Hits to expect where units touch: dealt more than taken in front; dealt on a flank or rear.
  frontMargin,
  flankHits,
  /// The figures with each unit at the end of the charge that promises it most.
  reachMargin,
  reachFlank,
  /// Of each enemy, the share of his Strength that all these hits together may take.
  massed,
  /// Squares to the nearest enemy.
  distanceOff
};
inline constexpr std::size_t featureCount = static_cast<std::size_t>(Feature::distanceOff) + 1;
using Features = std::array<int, featureCount>;

/// Hundredths of a point of Army Morale by which the side stands better; what one side gains the other loses.
[[nodiscard]] int outlookOf(const Position& position, SideIndex side);
/// The figures amid a player turn, as if either side were as likely to act next. Units that have acted in it no longer
/// threaten the enemy before he may answer.
[[nodiscard]] int outlookAmidTurn(const Position& position, SideIndex side);

}  // namespace signifer::othw
