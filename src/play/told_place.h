// A unit and its place, as a photo or a hand tells it, and how far such places may be off.
#pragma once

#include "battle/battle.h"

namespace signifer {

/// A unit and its place, as somebody tells it.
struct ToldPlace {
  UnitIndex unit = noUnit;
  Pose pose;
  /// How far that may be off.
  Length error = 0;
};

/// The grace of hands and photos, not of rules: a unit that is no farther off stood still.
struct ToldGrace {
  Length place = oneInch / 4;
  Angle heading = 3 * oneDegree;
  /// Bases that are no farther apart, or no deeper in each other, touch; 0 where places are told exactly.
  Length touch = 0;
};

/// Two bases may be read so far apart that touch: each is a little off.
inline constexpr Length photoTouch = oneInch / 10;

}  // namespace signifer
