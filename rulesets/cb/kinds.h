// Which kinds of troops the sheet's group words take in (section 2 of the ledger). Groups that a house rule changes
// (special troops, mounted, cavalry) stand with the options.
#pragma once

#include "cb/options.h"
#include "cb/terms.h"

namespace signifer::cb {

[[nodiscard]] constexpr bool isPikes(Troop troop) { return troop == Troop::pikePhalanx; }
/// Both sorts, in every rule that does not say pike.
[[nodiscard]] constexpr bool isPhalanx(Troop troop) { return troop == Troop::phalanx || isPikes(troop); }
/// HI.
[[nodiscard]] constexpr bool isHeavy(Troop troop) { return troop == Troop::heavyInfantry || isPhalanx(troop); }
/// LI.
[[nodiscard]] constexpr bool isLightFoot(Troop troop) { return troop == Troop::lightInfantry; }
[[nodiscard]] constexpr bool isInfantry(Troop troop) { return isHeavy(troop) || isLightFoot(troop); }
[[nodiscard]] constexpr bool isLight(Troop troop) { return isLightFoot(troop) || troop == Troop::lightCavalry; }
/// SyCh.
[[nodiscard]] constexpr bool isScythed(Troop troop) { return troop == Troop::scythedChariots; }
[[nodiscard]] constexpr bool isChariots(Troop troop) { return troop == Troop::chariots || isScythed(troop); }
/// Heavy or light infantry that are no phalanx: of such are legions, and most roles.
[[nodiscard]] constexpr bool isOpenFoot(Troop troop) { return troop == Troop::heavyInfantry || isLightFoot(troop); }
[[nodiscard]] constexpr bool isElephantsOrScythed(Troop troop) { return troop == Troop::elephants || isScythed(troop); }

/// SpT (D4).
[[nodiscard]] constexpr bool isSpecial(Troop troop, const Options& options) {
  return isElephantsOrScythed(troop) || troop == Troop::artillery ||
         (troop == Troop::chariots && options.chariotsSpecial == ChariotsSpecial::yes);
}

/// The cavalry group (D6).
[[nodiscard]] constexpr bool isCavalry(Troop troop, const Options& options) {
  return troop == Troop::cavalry || troop == Troop::lightCavalry || troop == Troop::cataphracts ||
         (troop == Troop::camelry && options.camelryIsCavalry == CamelryIsCavalry::yes);
}

/// All horse, camels, chariots and elephants (D5).
[[nodiscard]] constexpr bool isMounted(Troop troop, const Options& options) {
  if (troop == Troop::elephants) return options.elephantsMounted == ElephantsMounted::yes;
  return !isInfantry(troop) && troop != Troop::artillery;
}

}  // namespace signifer::cb
