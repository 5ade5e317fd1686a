#include "cb/play/shot.h"

#include <algorithm>

#include "table/arcs.h"

namespace signifer::cb {

Shooter shooterOf(const Position& position, UnitIndex u) {
  if (position.troop(u) == Troop::artillery) return Shooter::artillery;
  switch (position.role(u)) {
    case Role::bowmen:
      return Shooter::bowmen;
    case Role::skirmishers:
      return Shooter::skirmishers;
    case Role::missileTroops:
      return Shooter::missileTroops;
    default:
      break;
  }
  return position.troop(u) == Troop::lightCavalry ? Shooter::lightCavalry : Shooter::other;
}

bool shootsFirst(const Position& position, UnitIndex u) {
  const Shooter shooter = shooterOf(position, u);
  return shooter == Shooter::skirmishers || shooter == Shooter::missileTroops || shooter == Shooter::lightCavalry;
}

Timing timingNow(const Position& position, UnitIndex u) {
  if (position.battle().step == position.book().steps.shootFirst) return Timing::beforeMoving;
  return position.is(u, UnitStatus::moved) ? Timing::afterMoving : Timing::withoutMoving;
}

double reachOf(const Position& position, UnitIndex u) {
  const ShootingTable& t = position.book().tables.shooting;
  switch (static_cast<Weapon>(position.profile(u, UnitProfile::weapon))) {
    case Weapon::javelin:
      return position.lengthOf(t.javelinReach);
    case Weapon::bowOrSling:
      return position.lengthOf(position.bowShot());
    case Weapon::artillery:
      return position.lengthOf(t.artilleryReach * position.bowShot());
    case Weapon::none:
      break;
  }
  return 0;
}

namespace {

// The stands of the front rank that see the target in their arc (D60). Reach is measured from unit to unit.
int standsThatShoot(const Position& position, UnitIndex u, UnitIndex target) {
  int shooting = 0;
  for (int i = 0; i < position.wide(u); ++i) {
    const Footprint one = position.frontStand(u, i);
    const bool open = partlyInForwardArc(one, position.stand(target)) && position.sees(u, one.frontCentre(), target);
    shooting += open ? 1 : 0;
  }
  return shooting;
}

// In contact with friends of the shooter, or fighting.
bool mixedUp(const Position& position, UnitIndex u, UnitIndex target) {
  if (position.rampaging(target)) return false;
  bool mixed = position.inCombat(target);
  position.forEachPresent([&](UnitIndex v) {
    mixed = mixed || (v != u && position.enemies(v, target) && !position.rampaging(v) && position.touching(v, target));
  });
  return mixed;
}

bool aimable(const Position& position, UnitIndex u, UnitIndex v, double reach) {
  return position.enemies(u, v) && within(position.stand(u), position.stand(v), reach) &&
         standsThatShoot(position, u, v) > 0;
}

}  // namespace

Shot aim(const Position& position, UnitIndex u, UnitIndex target, Timing timing) {
  Shot shot;
  const int weapon = position.profile(u, UnitProfile::weapon);
  shot.armed = weapon != static_cast<int>(Weapon::none);
  if (!shot.armed) return shot;
  const double reach = reachOf(position, u);
  shot.facts.shooter = shooterOf(position, u);
  shot.facts.timing = timing;
  shot.facts.weapon = static_cast<Missile>(weapon - 1);
  shot.facts.distance = std::min(40.0, position.distance(u, target));
  shot.facts.bowShot = position.bowShot();
  shot.facts.shootingDirected = position.is(u, UnitStatus::directed);
  shot.facts.inCombat = position.inCombat(u);
  shot.facts.targetInCombat = mixedUp(position, u, target);
  shot.facts.alreadyShot = position.is(u, UnitStatus::shot);
  shot.frontStands = std::min(12, standsThatShoot(position, u, target));
  if (shot.facts.shooter == Shooter::bowmen)
    shot.rearStands = std::min({12, shot.frontStands * (position.ranks(u) - 1), position.stands(u) - position.wide(u)});
  position.forEachPresent([&](UnitIndex v) {
    if (v == target || !position.enemies(u, v) || !shot.facts.targetIsNearest) return;
    if (position.distance(u, v) < shot.facts.distance - 1e-6 && aimable(position, u, v, reach) &&
        !mixedUp(position, u, v))
      shot.facts.targetIsNearest = false;
  });
  shot.permitted = shootingEligibility(position.book(), shot.facts);
  return shot;
}

}  // namespace signifer::cb
