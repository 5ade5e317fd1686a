// At whom a unit may shoot where it stands (IO-SHO-5, IO-VIS-15).
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <limits>
#include <utility>

#include "initiative/play/position.h"

namespace signifer::initiative {

bool Position::mightShoot(UnitIndex shooter, UnitIndex target) const {
  if (engaged(target)) return false;
  if (byFaces(shooter)) return sees(shooter, target);
  if (!partlyInFront(stand(shooter), target)) return false;
  const Glimpse it = glimpse(shooter, target);
  return it.seen && it.inFront;
}

UnitIndex Position::nearestTarget(UnitIndex shooter, double within) const {
  UnitIndex nearest = noUnit;
  double least = within;
  forEachEnemyNear(shooter, within, [&](UnitIndex v) {
    if (!present(v) || !nearer(shooter, v, least)) return;
    const double away = gap(shooter, v);
    if (away > least || (nearest != noUnit && away >= least) || !mightShoot(shooter, v)) return;
    nearest = v;
    least = away;
  });
  return nearest;
}

const UnitList& Position::targetsOf(UnitIndex shooter) const {
  return found_.targets.of(moment(), shooter, [&] { return findTargets(shooter); });
}

// From the nearest on, so that few sights are looked at: behind one that it might shoot at is no target (IO-VIS-15).
UnitList Position::findTargets(UnitIndex shooter) const {
  UnitList targets;
  if (!readyToShoot(shooter, Shot::normal)) return targets;
  const double range = tables().range(*weapon(shooter)) * oneInch;
  boost::container::small_vector<std::pair<double, UnitIndex>, 64> near;
  forEachEnemyNear(shooter, range + 1.0, [&](UnitIndex v) {
    if (!unit(v).present || !nearer(shooter, v, range + 1.0)) return;
    if (const double away = gap(shooter, v); away <= range) near.emplace_back(away, v);
  });
  std::ranges::sort(near);
  double nearest = std::numeric_limits<double>::max();
  for (const auto& [away, v] : near) {
    if (away - roundingTolerance >= nearest) break;
    if (mayShoot(shooter, v)) targets.push_back(v);
    if (options().nearestTarget && away < nearest && mightShoot(shooter, v)) nearest = away;
  }
  std::ranges::sort(targets);
  return targets;
}

MayShootIn Position::shooterFacts(UnitIndex shooter, Shot shot) const {
  MayShootIn in;
  in.shot = shot;
  in.rangedValue = weapon(shooter) ? profile(shooter, UnitProfile::rangedValue) : 0;
  in.formation = formation(shooter);
  in.weapon = weapon(shooter).value_or(Weapon::javelin);
  in.distanceInches = 0;
  in.engaged = engaged(shooter);
  in.alreadyShot = is(shooter, shot == Shot::normal ? UnitStatus::shot : UnitStatus::reactionShot);
  in.artilleryMoved = is(shooter, UnitStatus::artilleryMoved);
  return in;
}

MayShootIn Position::shotFacts(UnitIndex shooter, UnitIndex target, Shot shot, const Glimpse& seen) const {
  MayShootIn in = shooterFacts(shooter, shot);
  const double away = gap(shooter, target);
  in.distanceInches = inForm(away / oneInch, 60);
  in.seesTarget = seen.seen;
  // A wholly hidden target is reported by its place.
  in.inFront = seen.seen ? seen.inFront : partlyInFront(stand(shooter), target);
  // Asked last and only where it matters: it looks at every enemy.
  in.nearestTarget = shot != Shot::normal || !in.seesTarget || (!in.inFront && !byFaces(shooter)) ||
                     nearestTarget(shooter, away - roundingTolerance) == noUnit;
  in.targetEngaged = engaged(target);
  return in;
}

// Sight, which is dear, is looked at where nothing else about the target speaks against the shot.
bool Position::mayShoot(UnitIndex shooter, UnitIndex target) const {
  if (!mayBeShotAt(engaged(target), options())) return false;                                       // IO-SHO-5
  if (!shootsAllRound(formation(shooter)) && !partlyInFront(stand(shooter), target)) return false;  // IO-SHO-5
  const Glimpse seen = glimpse(shooter, target);
  return seen.seen && mayShoot(shooter, target, Shot::normal, seen)->allowed;
}

UnitSet* Position::withoutTarget() const {
  if (!remembers()) return nullptr;
  const Since now{steps().count(), battle_.turn, battle_.active, battle_.step};
  if (now != noTargetSince_) noTarget_.reset();
  noTargetSince_ = now;
  return &noTarget_;
}

}  // namespace signifer::initiative
