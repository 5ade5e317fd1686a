#include "play/state_doubts.h"

#include <algorithm>
#include <cmath>

#include "language/language.h"
#include "play/wording.h"
#include "table/distance.h"

namespace signifer {
namespace {

// A hand lays bases a little over each other without meaning to.
constexpr double mostOverlap = oneInch / 10.0;

bool standsAlone(const RuleSet& rules, const Battle& battle, UnitIndex u) {
  return rules.portray(battle, u).shape == Shape::person;
}

}  // namespace

std::vector<StateDoubt> stateDoubts(const RuleSet& rules, const Battle& battle) {
  std::vector<StateDoubt> doubts;
  const Setup& setup = *battle.setup;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present) continue;
    const Footprint print(unit.pose, unit.base);
    const std::string name = unitInFull(battle, u);
    const Point at = unit.pose.centre;
    if (at.x < 0 || at.y < 0 || at.x > setup.width || at.y > setup.depth)
      doubts.push_back({u, said("{0} stands beside the table.", {name})});
    const Portrait portrait = rules.portray(battle, u);
    if (portrait.harmMost > 0 && portrait.harm >= portrait.harmMost && !portrait.adrift)
      doubts.push_back({u, said("{0} has taken all the harm that it can take, and still stands.", {name})});
    // Characters stand with others, so their bases may lie over them.
    for (UnitIndex v = static_cast<UnitIndex>(u + 1); v < battle.unitCount(); ++v) {
      const Unit& other = battle.unit(v);
      if (!other.present || standsAlone(rules, battle, u) || standsAlone(rules, battle, v)) continue;
      const double depth = overlapDepth(print, Footprint(other.pose, other.base));
      if (depth <= mostOverlap) continue;
      doubts.push_back(
          {u, said("{0} and {1} stand on one spot: {2} deep.",
                   {name, unitInFull(battle, v),
                    worded(rules.definition(), battle, Figure::inches(static_cast<Length>(std::lround(depth))))})});
    }
  }
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    if (person.present && person.unit != noUnit && !battle.unit(person.unit).present)
      doubts.push_back({person.unit, said("{0} is with {1}, who is off the table.",
                                          {personInFull(battle, p), unitInFull(battle, person.unit)})});
  }
  return doubts;
}

}  // namespace signifer
