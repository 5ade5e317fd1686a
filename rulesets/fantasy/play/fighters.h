// The blows of a combat, their order, and the parts of a side's bonus: read off the table before any dice.
#pragma once

#include <boost/container/small_vector.hpp>
#include <span>

#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// The blows of some models of a unit, or of a character with it, at one enemy unit (FA-CC-15, FA-CHR-3).
struct Strikes {
  UnitIndex unit = noUnit;
  UnitIndex character = noUnit;
  UnitIndex target = noUnit;
  int fighters = 0;
  bool charged = false;
  int initiative = 0;
  bool momentum = false;
  bool firstRound = true;
  /// From where they strike the target; at a corner alone from its front.
  Zone zone = Zone::front;
  /// Unsaved wounds that count.
  int scored = 0;
};
using AllStrikes = boost::container::small_vector<Strikes, 8>;

/// FA-CC-4 to FA-CC-6
[[nodiscard]] bool before(const Position& position, const Strikes& a, const Strikes& b);
/// All of a combat, in the order in which they strike.
[[nodiscard]] AllStrikes strikesOf(const Position& position, const UnitSet& combat);
/// The strikes of one unit against one, without characters, as one round; none for what the ruling does not cover.
[[nodiscard]] std::optional<CombatRoundIn> roundOf(const Position& position, std::span<const Strikes> strikes,
                                                   int aBonus, int bBonus);
[[nodiscard]] AttacksIn attackFacts(const Position& position, const Strikes& strikes);
/// The facts of rolls to hit, but for the number of attacks.
[[nodiscard]] CombatToHitIn hitFacts(const Position& position, const Strikes& strikes);
/// Wounds that its models can still suffer.
[[nodiscard]] int woundsLeft(const Position& position, UnitIndex u);
/// The fallen are taken from what their unit has still to strike from `next` on, the largest group first.
void takeFallen(std::span<Strikes> strikes, std::size_t next, UnitIndex unit, int lost);

/// D33
[[nodiscard]] bool hasMomentum(const Position& position, UnitIndex u);
[[nodiscard]] CombatBonusIn bonusOf(const Position& position, const UnitSet& combat, SideIndex side);
/// Models of a side in a combat.
[[nodiscard]] int numbersOf(const Position& position, const UnitSet& combat, SideIndex side);
/// Armour of a unit against blows from a side.
[[nodiscard]] SavingThrowIn saveOf(const Position& position, UnitIndex u, Attack attack, Zone zone);

}  // namespace signifer::fantasy
