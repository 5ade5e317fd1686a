#include "hannibal/play/shot.h"

#include <algorithm>
#include <cmath>

#include "table/clip.h"
#include "table/distance.h"
#include "table/sight.h"

namespace signifer::hannibal {
namespace {

/// The least distance of the target to the side of the shooter's centre line. Parts behind the shooter do not count.
double leastAside(const Footprint& shooter, const Footprint& target) {
  ConvexShape shape(target);
  shape.cut(halfPlane(shooter.frontCentre(), shooter.forward));
  if (shape.empty()) return std::abs(shooter.local(target.centre).x);
  double least = std::abs(shooter.local(*shape.begin()).x);
  for (const Vec2 corner : shape) least = std::min(least, std::abs(shooter.local(corner).x));
  return least;
}

/// The least distance ahead of the front edge of any part; 0 where one lies level with it or behind it.
double leastAhead(const Footprint& shooter, const Footprint& target) {
  double least = shooter.place(target.centre).ahead;
  for (const Vec2 corner : target.corners()) least = std::min(least, shooter.place(corner).ahead);
  return std::max(0.0, least);
}

}  // namespace

// HG-RNG-1 to HG-RNG-8
Shot aimedShot(const Position& position, UnitIndex shooter, UnitIndex target, bool met) {
  Shot shot;
  const auto weapon = position.weapon(shooter);
  if (!weapon) return shot;
  const Footprint& from = position.stand(shooter);
  const Footprint& to = position.stand(target);
  ShotPermittedIn facts;
  facts.weapon = *weapon;
  facts.frontageInches = 2.0 * from.halfFrontage / oneInch;
  facts.alreadyShot = position.is(shooter, UnitStatus::shotThisTurn);
  if (!met && position.inContact(shooter)) facts.contact = ShooterContact::continuing;
  facts.targetInCombat = !met && position.inContact(target);
  const bool byEdge = position.options().rangeFrom == RangeFrom::frontEdge;
  const auto ahead = byEdge ? aheadOfEdge(from, to) : straightAhead(from, to);
  if (ahead) {
    shot.line = {from.frontCentre(), ahead->point};
    if (!met && facts.contact == ShooterContact::none) facts.distanceInches = toInches(toLength(ahead->distance));
  } else {
    shot.line = {from.frontCentre(), nearestOn(to, from.frontCentre())};
    // A target behind the front edge is out of the arc, however little to the side.
    facts.asideInches = std::max(leastAside(from, to) / oneInch, facts.frontageInches / 2 + 0.001);
    // Beside the strip there is no range but how far ahead the target lies.
    if (!met && facts.contact == ShooterContact::none) facts.distanceInches = toInches(toLength(leastAhead(from, to)));
  }
  if (!met) {
    position.forEachPresent([&](UnitIndex v) {
      if (shot.blocker == noUnit && v != shooter && v != target && position.nearLine(shot.line, v) &&
          crosses(shot.line, position.stand(v)))
        shot.blocker = v;
    });
  }
  facts.lineClear = shot.blocker == noUnit;
  shot.ruling = ask(*position.rulings().shotPermitted, facts);
  return shot;
}

bool isNewContact(const Position& position, UnitIndex u, UnitIndex enemy, UnitIndex charger) {
  const auto partOf = [&](UnitIndex v) { return static_cast<Part>(position.status(v, UnitStatus::part)); };
  const auto moved = [&](UnitIndex v) { return partOf(v) == Part::charging || partOf(v) == Part::countercharging; };
  if (moved(u)) return true;
  if (partOf(u) == Part::laterRound) return false;
  return charger == noUnit ? moved(enemy) : enemy == charger;
}

ShotRuling pilumThrow(const Position& position, UnitIndex thrower, UnitIndex target, Face face, UnitIndex charger) {
  ShotPermittedIn facts;
  facts.frontageInches = 2.0 * position.stand(thrower).halfFrontage / oneInch;
  facts.alreadyShot = position.is(thrower, UnitStatus::shotThisTurn);
  facts.contact = face != Face::front                                ? ShooterContact::newFlankOrRear
                  : isNewContact(position, thrower, target, charger) ? ShooterContact::newFront
                                                                     : ShooterContact::continuing;
  return ask(*position.rulings().shotPermitted, facts);
}

ShootingIn volleyFacts(const Position& position, UnitIndex shooter, UnitIndex target, Weapon weapon) {
  ShootingIn in;
  in.weapon = weapon;
  if (weapon != Weapon::pilum && !isEngine(weapon)) in.shooter = shooterOf(position.kind(shooter));
  in.downhill = position.level(position.unit(shooter).pose.centre) > position.level(position.unit(target).pose.centre);
  in.target = targetOf(position.kind(target), position.has(target, UnitProfile::terror));
  const auto part = static_cast<Part>(position.status(target, UnitStatus::part));
  in.targetCharging = in.target != Target::artillerists && (part == Part::charging || part == Part::countercharging);
  if (isEngine(weapon)) {
    in.earlierShots = std::min<int>(
        99, position.battle().relation(static_cast<std::int16_t>(RelationKind::earlierShots), shooter, target));
    in.targetStatic = in.earlierShots > 0 && !in.targetCharging;
  }
  in.targetShields = position.battle().profile(target, UnitProfile::shields);
  in.roller = {position.unit(shooter).side, shooter, target};
  return in;
}

}  // namespace signifer::hannibal
