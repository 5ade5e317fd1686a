// Volleys and pila carried out (HG-RNG-*, HG-PIL-*, HG-SHO-*), and what follows from their hits.
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <tuple>
#include <vector>

#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/shot.h"

namespace signifer::hannibal {

void Play::shoot(UnitIndex shooter, UnitIndex target) {
  begin(shooter);
  const auto weapon = position_.weapon(shooter);
  if (!weapon) return finish(shooter);
  const int hits = volley(shooter, target, *weapon);
  finish(shooter);
  consequencesOfVolley(target, shooter, hits);
}

int Play::volley(UnitIndex shooter, UnitIndex target, Weapon weapon) {
  status(shooter, UnitStatus::shotThisTurn) = 1;
  const auto ruling = account_.ask(*rulings().shooting, volleyFacts(position_, shooter, target, weapon));
  if (isEngine(weapon)) {
    const auto relation = relationOf(RelationKind::earlierShots);
    const int shots = std::min(99, battle_.relation(relation, shooter, target) + 1);
    mover_.relate(relation, shooter, target, static_cast<std::int16_t>(shots));
  }
  account_.tell(weapon == Weapon::pilum ? "throws-pila" : "shoots", {hitRule(ruling->hits)},
                {.unit = shooter,
                 .other = target,
                 .figures = {Figure::count(ruling->score), Figure::count(ruling->hits),
                             Figure::count(ruling->score - ruling.modifiers.total())}},
                ruling);
  wound(target, ruling->hits, shooter);
  return ruling->hits;
}

void Play::consequencesOfVolley(UnitIndex target, UnitIndex shooter, int hits) {
  eliminateDead();
  if (hits == 0 || !battle_.unit(target).present) return;
  std::vector<Task> routs;
  checkHits(target, shooter, hits, routs);
  if (options().routCheckWhen == RoutCheckWhen::everyHit) checkRout(target, shooter, routs);
  pushRouts(routs);
}

// HG-PIL-3: those of both sides fly together, so all fly before any hit has its effect.
void Play::throwPila() {
  struct Flown {
    UnitIndex thrower;
    UnitIndex target;
    int hits;
  };
  boost::container::small_vector<Flown, 64> flown;
  constexpr auto aim = relationOf(RelationKind::pilaAim);
  for (const Relation& r : battle_.relations)
    if (r.kind == aim && r.value != 0 && position_.weapon(r.from)) flown.push_back({r.from, r.to, 0});
  // The active side's first, unit by unit.
  std::ranges::sort(flown, {}, [&](const Flown& one) {
    return std::tuple(battle_.unit(one.thrower).side != battle_.active, one.thrower, one.target);
  });
  for (Flown& one : flown) one.hits = volley(one.thrower, one.target, *position_.weapon(one.thrower));
  std::erase_if(mover_.relations, [](const Relation& r) { return r.kind == aim; });
  eliminateDead();
  std::vector<Task> routs;
  for (std::size_t i = 0; i < flown.size(); ++i) {
    // One terror test for all pila that struck it at this moment (HG-TER-3).
    int hits = 0;
    bool seen = false;
    for (std::size_t j = 0; j < flown.size(); ++j) {
      if (flown[j].target != flown[i].target) continue;
      seen = seen || j < i;
      hits += flown[j].hits;
    }
    if (seen || hits == 0 || !battle_.unit(flown[i].target).present) continue;
    checkHits(flown[i].target, flown[i].thrower, hits, routs);
    if (options().routCheckWhen == RoutCheckWhen::everyHit) checkRout(flown[i].target, flown[i].thrower, routs);
  }
  pushRouts(routs);
}

void Play::aimPila(const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::throwPila)
    mover_.relate(relationOf(RelationKind::pilaAim), action.unit, action.target, 1);
}

}  // namespace signifer::hannibal
