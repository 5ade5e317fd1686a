// Disorder points as they come: what fatigue, shooting and combat do to a unit, and the critical tests that special
// troops take in their place (CB-DPG, CB-SHK, CB-SPT).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::tire(UnitIndex u, const Rolled& move) { gainDps(u, move->fatigueDps, "tires", {move->fatigueRow}); }

// Special troops test for each DP in its place (CB-SPT-1).
void Play::sufferDps(UnitIndex u, int dps) {
  if (position_.special(u)) {
    const Troop troop = position_.troop(u);
    CriticalHitsIn in;
    in.troop = troop == Troop::elephants   ? SpecialTroop::elephants
               : troop == Troop::artillery ? SpecialTroop::artillery
                                           : SpecialTroop::scythedChariots;
    in.dps = std::clamp(dps, 1, 12);
    in.roller = account_.roller(u);
    const auto tests = account_.ask(*rulings().criticalHits, in);
    tell(tests->criticalHit ? "critical-hit" : "no-critical-hit", {}, {.unit = u}, tests);
    return applyFate(u, tests->fate);
  }
  const auto tally = ask(*rulings().dpTally,
                         {position_.troop(u), status(u, UnitStatus::dps), 0, std::min(24, dps), position_.shaken(u)});
  set(u, UnitStatus::dps, tally->dps);
  if (!tally->shaken || position_.shaken(u)) return;
  set(u, UnitStatus::shaken, 1);
  tell("becomes-shaken", {"CB-SHK-1"}, {.unit = u, .figures = {Figure::count(tally->dps)}, .key = true}, tally);
}

void Play::applyFate(UnitIndex u, CriticalFate fate) {
  if (fate == CriticalFate::destroyed) destroy(u);
  if (fate == CriticalFate::rampage) startRampage(u);
}

}  // namespace signifer::cb
