// Places worth going to, beyond the few ways that a rule set offers by itself: the flanks, rear and front of the
// enemies near, in line with friends, aside and back. What going there means is the rule set's to say (`propose`), and
// whether it may be done (`judge`), so that this holds for every rule set.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

/// What a place is good for.
enum class Errand : std::uint8_t { closeIn, joinLine, giveWay };

struct WorthGoing {
  Point place;
  Errand errand = Errand::closeIn;
};

/// A unit that would go to a place, and the purpose.
struct Going {
  UnitIndex unit = noUnit;
  Errand errand = Errand::closeIn;
  friend auto operator<=>(const Going&, const Going&) = default;
};

/// Places that a unit might go to, best known first: about the given number of nearest enemies, beside the two nearest
/// friends, aside, and back. Places off the table are left out. On a grid the places are squares.
[[nodiscard]] std::vector<WorthGoing> placesFor(const Battle& battle, UnitIndex unit, int enemies);
/// Adds to the answers moves to such places, as far as they may be made. The moves are those of the unit that is asked;
/// on a grid where the side chooses, those of each unit that may move. Moves already among the answers are not added.
/// Returns the units that go, and the purpose of each.
std::vector<Going> addMovesToPlaces(const RuleSet& rules, const Battle& battle, const Decision& decision, int enemies,
                                    ActionList& candidates);
/// Moves to places look much alike: of those answers, which are listed best first, the best of each unit for each
/// errand stays. Up to a quarter of the first `playedOut` are such, however they look by themselves: what going round
/// or giving way is good for shows only later. Answers from `firstPlace` on are moves to places, these.
void keepBestOfEachErrand(std::vector<std::size_t>& answers, std::size_t firstPlace, std::span<const Going> goings,
                          std::size_t playedOut);

}  // namespace signifer
