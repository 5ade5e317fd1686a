// The words of Hannibal at the Gates: the kinds of unit and what they are to its tables, the parts that a unit may play
// in a charge, the answers of its procedures. Reasons of refusals stand with their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "hannibal/forms.h"
#include "schema/words.h"

namespace signifer::hannibal {

inline constexpr int kinds = 18;

inline constexpr int moveClasses = 5;

[[nodiscard]] constexpr bool isLight(UnitType type) { return type != UnitType::other; }

inline constexpr int weapons = 6;
[[nodiscard]] constexpr bool isEngine(Weapon weapon) {
  return weapon == Weapon::boltThrower || weapon == Weapon::catapult;
}

}  // namespace signifer::hannibal
