// Places worth going to, beyond the few ways that a rule set offers by itself: the flanks, rear and front of the
// enemies near, in line with friends, aside and back. What going there means is the rule set's to say (`propose`), and
// whether it may be done (`judge`), so that this holds for every rule set that measures.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

/// What a place is good for.
enum class Errand : std::uint8_t { closeIn, joinLine, giveWay };
inline constexpr std::size_t errandCount = static_cast<std::size_t>(Errand::giveWay) + 1;

struct WorthGoing {
  Point place;
  Errand errand = Errand::closeIn;
};

/// Where a unit might go, best known places first: about the nearest so many enemies, beside the two nearest friends
/// and aside, and back. Those off the table are left out.
[[nodiscard]] std::vector<WorthGoing> placesFor(const Battle& battle, UnitIndex unit, int enemies);
/// Adds to the answers moves to such places, of the unit that is asked, where it may move at all and as far as it may
/// go; none that is there already, and none on a grid, where every square is a candidate. What each is good for.
std::vector<Errand> addMovesToPlaces(const RuleSet& rules, const Battle& battle, const Decision& decision, int enemies,
                                     ActionList& candidates);
/// Moves to places look much alike: of those answers, which are listed best first, the best of each errand stays. Up to
/// a quarter of the first `playedOut` are such, however they look by themselves: what going round or giving way is good
/// for shows only later. Answers from `firstPlace` on are moves to places, with these errands.
void keepBestOfEachErrand(std::vector<std::size_t>& answers, std::size_t firstPlace, std::span<const Errand> errands,
                          std::size_t playedOut);

}  // namespace signifer
