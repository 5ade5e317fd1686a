// The words of Initiative Order: the rows of its tables, formations, weapons, quarters. Reasons of refusals stand with
// their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "initiative/forms.h"
#include "rules/account.h"
#include "schema/words.h"

namespace signifer::initiative {

inline constexpr int troops = 11;
[[nodiscard]] constexpr bool isArtillery(Troop troop) {
  return troop == Troop::manPortableArtillery || troop == Troop::otherArtillery;
}
[[nodiscard]] constexpr bool isBaggage(Troop troop) { return troop == Troop::wagonsOrBaggage; }

inline constexpr int breakTypes = 3;

inline constexpr int weapons = 10;
[[nodiscard]] constexpr bool isArtillery(Weapon weapon) { return weapon >= Weapon::lightArtillery; }

}  // namespace signifer::initiative
