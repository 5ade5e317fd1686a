// Shots named and resolved (FA-SHO-1 to FA-SHO-15, FA-WPN-1 to FA-WPN-18).
#include <algorithm>
#include <cmath>

#include "fantasy/play/fighters.h"
#include "fantasy/play/missiles.h"
#include "fantasy/play/play.h"
#include "rules/asking.h"

namespace signifer::fantasy {

namespace {

/// From the front edge to what of a disc lies in the vision arc, thousandths: its nearest point, or where the arc's
/// border first comes upon it.
double inchesToSwarm(const Position& position, const Footprint& own, const Disc& disc) {
  const Segment front = edge(own, Face::front);
  const Place at = own.place(disc.centre);
  const double straight = std::max(0.0, distance(front, disc.centre) - disc.radius);
  const bool half = position.options().visionArc == VisionArc::degrees180;
  const double aside = std::abs(at.aside) - own.halfFrontage;
  // Seen from the corner on its side: at most 45 degrees outwards, under the option 90.
  if (aside <= 0.0 || at.ahead >= (half ? 0.0 : aside)) return straight;
  const Vec2 border = half ? Vec2{1.0, 0.0} : signifer::unit(Vec2{1.0, 1.0});
  const Vec2 centre{aside, at.ahead};
  const double across = std::abs(cross(border, centre));
  if (across >= disc.radius) return straight;
  return std::max(0.0, dot(border, centre) - std::sqrt(disc.radius * disc.radius - across * across));
}

}  // namespace

double shootingInches(const Position& position, UnitIndex u, UnitIndex target) {
  const Body& own = position.body(u);
  const Body& foe = position.body(target);
  if (own.isSwarm()) return own.distanceTo(foe) / oneInch;
  const Segment front = edge(own.outline(), Face::front);
  if (foe.isSwarm()) return inchesToSwarm(position, own.outline(), foe.disc()) / oneInch;
  // To what of it lies in the vision arc: two convex shapes are nearest at a corner of one.
  const ConvexShape& part = position.partInArc(u, target);
  if (part.empty()) return gapBetween(foe.outline(), front).distance / oneInch;
  double least =
      std::min(distance(front.from, part.nearestTo(front.from)), distance(front.to, part.nearestTo(front.to)));
  for (const Vec2 corner : part) least = std::min(least, distance(front, corner));
  return least / oneInch;
}

Bearing bearingOn(const Position& position, UnitIndex u, UnitIndex target, int enough) {
  const Body& own = position.body(u);
  const Body& foe = position.body(target);
  Bearing bearing;
  InBetween inBetween = position.between(u, target);
  if (own.isSwarm()) {
    if (position.lineFree({own.nearestTo(foe), foe.nearestTo(own)}, inBetween)) bearing.front = own.models();
    return bearing;
  }
  // Models aim at the nearest point of a formed target's part in the vision arc.
  const ConvexShape nothing;
  const ConvexShape& part = foe.isSwarm() ? nothing : position.partInArc(u, target);
  for (int i = 0; i < own.ranks().abreast() && bearing.front < enough; ++i) {
    const Vec2 eye = own.modelAt(i).frontCentre();
    const Vec2 aim = foe.isSwarm()  ? foe.nearestTo(Body::swarm(toPoint(eye), 0.0, 1, {1, 1}))
                     : part.empty() ? nearestOn(foe.outline(), eye)
                                    : part.nearestTo(eye);
    if (position.lineFree({eye, aim}, inBetween)) ++bearing.front;
  }
  bearing.rear = own.models() - own.ranks().abreast();
  return bearing;
}

namespace {

/// Inches by the thousandths that a battle keeps: figures that read alike are not out of range.
double keptInches(double inches) { return toInches(toLength(inches * oneInch)); }

}  // namespace

MissileWeaponIn missilesOf(const Position& position, UnitIndex u, UnitIndex target, double inches, bool twice,
                           bool charging) {
  MissileWeaponIn in;
  in.weapon = position.weapon(u).value_or(Weapon::thrownRocks);
  in.distance = std::min(36.0, keptInches(inches));
  in.moved = !charging && position.is(u, UnitStatus::moved);
  in.fireTwice = twice;
  in.formation = position.formation(u);
  const Bearing bearing = bearingOn(position, u, target);
  in.frontRank = bearing.front;
  in.rearModels = bearing.rear;
  return in;
}

ShootingIn shotOf(const Position& position, UnitIndex u, UnitIndex target, double inches, bool twice, bool charging) {
  ShootingIn in;
  in.weapon = position.weapon(u).value_or(Weapon::thrownRocks);
  in.distance = std::min(36.0, keptInches(inches));
  in.bs = position.figure(u, UnitProfile::ballisticSkill);
  in.moved = !charging && position.is(u, UnitStatus::moved);
  in.targetCharging = charging;
  if (position.skirmishing(target))
    in.target = Target::skirmishers;
  else if (position.character(target))
    in.target = Target::singleCharacter;
  else if (position.kind(target) == UnitKind::lightChariot)
    in.target = Target::lightChariot;
  in.targetMoving = position.is(target, UnitStatus::movedLast);
  in.cover = position.coverOf(u, target);
  in.largeTarget = position.has(target, UnitProfile::largeTarget) && in.target != Target::skirmishers &&
                   in.target != Target::lightChariot;
  in.fearFailed = charging && position.battle().relation(numberOf(RelationKind::sixesToHit), u, target) != 0;
  in.fireTwice = twice;
  in.toughness = position.figure(target, UnitProfile::toughness);
  const SavingThrowIn save = saveOf(position, target, Attack::missile, position.zoneOf(target, u));
  in.save = ask(*position.rulings().savingThrow, save)->chart;
  in.roller = rollerOf(position, u, target);
  return in;
}

void Play::shoot(UnitIndex u, UnitIndex target, bool twice) {
  relate(RelationKind::shootsAt, u, target, twice ? 2 : 1);
  set(u, UnitStatus::acted);
  const WeaponRow& row = book().tables.weapon(position_.weapon(u).value_or(Weapon::thrownRocks));
  tell("aims", {"FA-SHO-2", row.rule},
       {.unit = u,
        .other = target,
        .figures = {Figure::inches(toLength(shootingInches(position_, u, target) * oneInch)),
                    Figure::inches(row.range * oneInch)}});
}

void Play::volley(UnitIndex u, UnitIndex target, double inches, bool twice, bool charging) {
  const auto weapon = ask(rulings().missileWeapon, missilesOf(position_, u, target, inches, twice, charging));
  ShootingIn in = shotOf(position_, u, target, inches, twice, charging);
  in.shots = std::min(100, weapon->shots);
  const auto out = ask(rulings().shooting, in);
  tell(out->hits > 0 ? "shoots" : "shoots-in-vain",
       Cited{charging ? "FA-CHG-7" : "FA-SHO-3", book().tables.weapon(in.weapon).rule}
           .addIf(weapon->massed, "FA-WPN-16")
           .addIf(in.fireTwice, "FA-WPN-8")
           .addIf(in.fearFailed, "FA-FEA-3")
           .addIf(out->score > 6, "FA-SHO-13"),
       {.unit = u,
        .other = target,
        .figures = {Figure::count(in.shots), Figure::count(out->hits), Figure::count(out->unsaved)}},
       out, weapon);
  const int before = position_.models(target);
  wound(target, out->unsaved);
  const int lost = before - position_.models(target);
  if (!charging)
    status(target, UnitStatus::shootingLosses) =
        static_cast<std::int16_t>(std::min(100, position_.status(target, UnitStatus::shootingLosses) + lost));
  if (position_.models(target) == 0)
    destroy(target, u);
  else if (lost > 0)
    reshape(target);
}

// All targets were named before (D42); unit by unit.
void Play::resolveShooting() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    UnitIndex target = noUnit;
    bool twice = false;
    for (const Relation& r : battle_.relations) {
      if (r.kind != numberOf(RelationKind::shootsAt) || r.from != u) continue;
      target = r.to;
      twice = r.value == 2;
    }
    if (target == noUnit || !position_.live(target) || !position_.live(u) || !position_.weapon(u)) continue;
    volley(u, target, shootingInches(position_, u, target), twice, false);
  }
  forgetRelations(RelationKind::shootsAt);
}

}  // namespace signifer::fantasy
