// Bases that touch on the real table are read a hair apart or in each other. They are brought to touch before anything
// is judged, as a charge ends: edges that are nearly along each other lie along each other.
#pragma once

#include <span>
#include <vector>

#include "play/told_place.h"
#include "rules/ruleset.h"

namespace signifer {

/// A unit whose told place was changed, so that it touches another.
struct BroughtToTouch {
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
};

/// Brings each of the places to touch those of units on the table, or of places before it, that are within the reach of
/// `grace`. Nobody is brought onto a third. On a grid nothing is to be done.
std::vector<BroughtToTouch> bringToTouch(const RuleSet& rules, const Battle& battle, std::span<ToldPlace> places,
                                         const ToldGrace& grace);

/// The field of a unit's status that says in whose ranks it stands and may be left to be worked out from its place;
/// below 0 where the rule set has none.
[[nodiscard]] int ranksField(const Definition& definition);
/// The unit in whose ranks it stands; noUnit where it stands by itself.
[[nodiscard]] UnitIndex hostInRanks(const Definition& definition, const Battle& battle, UnitIndex unit);

}  // namespace signifer
