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
  if (position.step() == StepId::shootFirst) return Timing::beforeMoving;
  return position.is(u, UnitStatus::moved) ? Timing::afterMoving : Timing::withoutMoving;
}

double reachOf(const Position& position, UnitIndex u) {
  const Weapon weapon = position.weapon(u);
  if (weapon == Weapon::none) return 0;
  const auto missile = static_cast<Missile>(static_cast<int>(weapon) - 1);
  return position.lengthOf(reachOf(position.book(), missile, position.bowShot()));
}

namespace {

// One that it is in contact with or fights, other than the shooter; noUnit for none.
UnitIndex mixedWith(const Position& position, UnitIndex u, UnitIndex target) {
  UnitIndex with = noUnit;
  if (position.rampaging(target)) return with;
  const UnitSet& touched = position.touched(target);
  if (touched.none()) return with;
  const UnitSet foes = position.foes(target);
  position.forEachPresent([&](UnitIndex v) {
    const bool touches = v != u && in(touched, v) && !position.rampaging(v);
    if (with == noUnit && (touches || in(foes, v))) with = v;
  });
  return with;
}

bool aimable(const Position& position, UnitIndex u, UnitIndex v, double reach) {
  return position.enemies(u, v) && within(position.stand(u), position.stand(v), reach) && position.inSight(u, v);
}

}  // namespace

Shot aim(const Position& position, UnitIndex u, UnitIndex target, Timing timing) {
  Shot shot;
  const Weapon weapon = position.weapon(u);
  shot.armed = weapon != Weapon::none;
  if (!shot.armed) return shot;
  const double reach = reachOf(position, u);
  shot.mixedWith = mixedWith(position, u, target);
  ShootingEligibilityIn facts;
  facts.shooter = shooterOf(position, u);
  facts.timing = timing;
  facts.weapon = static_cast<Missile>(static_cast<int>(weapon) - 1);
  // By the thousandths that a battle keeps: what reads alike is not out of range.
  const double away = position.distance(u, target);
  facts.distance = std::min(40.0, position.jtsOf(toLength(position.lengthOf(away))));
  facts.bowShot = position.bowShot();
  facts.shootingDirected = position.is(u, UnitStatus::directed);
  facts.inCombat = position.inCombat(u);
  facts.targetInCombat = shot.mixedWith != noUnit;
  facts.alreadyShot = position.is(u, UnitStatus::shot);
  shot.frontStands = std::min(12, position.standsThatSee(u, target));
  if (facts.shooter == Shooter::bowmen)
    shot.rearStands = std::min({12, shot.frontStands * (position.ranks(u) - 1), position.stands(u) - position.wide(u)});
  position.forEachPresent([&](UnitIndex v) {
    if (v == target || !position.enemies(u, v) || shot.nearer != noUnit) return;
    if (!position.nearer(u, v, position.lengthOf(away))) return;
    if (position.distance(u, v) < away - 1e-6 && aimable(position, u, v, reach) && mixedWith(position, u, v) == noUnit)
      shot.nearer = v;
  });
  facts.targetIsNearest = shot.nearer == noUnit;
  shot.permitted = ask(*position.rulings().shootingEligibility, facts);
  return shot;
}

}  // namespace signifer::cb
