// Which edge of its target a charge strikes, and whether two units in contact meet front to front (IO-MOV-10,
// IO-MOV-12, D-46). Reads positions, changes nothing.
#pragma once

#include "initiative/play/position.h"

namespace signifer::initiative {

/// A charge up to the touch.
struct ChargeWay {
  /// The pose in which the charge move began, before the wheel.
  Footprint start;
  /// After the wheel; straight ahead from there.
  Pose wheeled;
  /// The straight way to the touch, thousandths of an inch.
  double touch = 0;
};

/// The target's quarter that the charge fights: the quarter of the edge charged. Under quarter-judged-by charge-start
/// it is the quarter in which the charge move began. Of a target in buildings always the latter.
[[nodiscard]] Quarter quarterCharged(const Position& position, UnitIndex u, UnitIndex target, const ChargeWay& way);

/// Front edges that meet along more than 0.02" of two units in contact: each stands in the other's front quarter.
[[nodiscard]] bool frontsMeet(const Footprint& a, const Footprint& b);

}  // namespace signifer::initiative
