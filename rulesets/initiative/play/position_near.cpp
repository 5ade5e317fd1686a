// How far units are from each other, and which enemy is nearest. Asked of every unit after every action, so what is
// found is kept from one question to the next where the position remembers.
#include "initiative/play/position.h"

namespace signifer::initiative {

double Position::gap(UnitIndex a, UnitIndex b) const {
  const auto measure = [&] { return measured(distanceBetween(body(a), body(b))); };
  if (!remembers()) return measure();
  KnownGap& known = gaps_[static_cast<std::size_t>(a) * moves_.size() + static_cast<std::size_t>(b)];
  const std::uint32_t first = standing(a);
  const std::uint32_t second = standing(b);
  if (known.first != first || known.second != second)
    known = {first, second, measure()};
  else
    checkKept(known.gap, measure, a);
  return known.gap;
}

// One who is near is measured first, then those who may be nearer.
NearEnemy Position::findNearEnemy(UnitIndex u, UnitIndex guess) const {
  const Footprint& at = stand(u);
  UnitIndex first = guess;
  double least = 0;
  if (guess == noUnit)
    forEachEnemy(u, [&](UnitIndex v) {
      const double apart = squaredLength(toVec(unit(v).pose.centre) - at.centre);
      if (first != noUnit && apart >= least) return;
      first = v;
      least = apart;
    });
  if (first == noUnit) return {};
  NearEnemy nearest{first, distanceBetween(at, body(first))};
  forEachEnemyNear(u, at.centre, at.radius + nearest.away, [&](UnitIndex v) {
    if (v == first) return;
    const double reach = nearest.away + at.radius + spread(v);
    if (squaredLength(toVec(unit(v).pose.centre) - at.centre) > reach * reach) return;
    const double away = distanceBetween(at, body(v));
    if (away < nearest.away || (away == nearest.away && v < nearest.unit)) nearest = {v, away};
  });
  return nearest;
}

NearEnemy Position::nearEnemy(UnitIndex u) const {
  if (!remembers()) return nearest_.of(moment(), u, [&] { return findNearEnemy(u, noUnit); });
  return nearEnemies_.of(
      *this, u, [&](UnitIndex guess) { return findNearEnemy(u, guess); },
      [&](UnitIndex v) { return distanceBetween(stand(u), body(v)); });
}

bool Position::noEnemyWithin(UnitIndex u, double reach) const {
  if (remembers() && nearEnemies_.isNow(*this, u)) {
    const NearEnemy* near = nearEnemies_.last(u);
    return near->unit == noUnit || near->away > reach + 1.0;
  }
  bool none = true;
  forEachEnemyNear(u, reach + 1.0, [&](UnitIndex v) { none = none && !unit(v).present; });
  return none;
}

// Mostly whoever was the nearest is still so near.
bool Position::enemyWithin(UnitIndex u, double reach) const {
  // A unit in buildings counts with the rectangle around it.
  if (formation(u) == Formation::buildings) {
    double away = 0;
    return !noEnemyWithin(u, reach) && nearestEnemy(u, &away) != noUnit && away <= reach;
  }
  const auto isWithin = [&](UnitIndex v) {
    if (!nearer(u, v, reach + 1.0)) return false;
    // A unit whose middle is so near is itself as near.
    const double apart = squaredLength(toVec(unit(v).pose.centre) - toVec(unit(u).pose.centre));
    return (apart <= reach * reach && formation(v) != Formation::buildings) || gap(u, v) <= reach;
  };
  const NearEnemy* last = nearEnemies_.last(u);
  if (last != nullptr && present(last->unit) && isWithin(last->unit)) return true;
  if (last != nullptr && nearEnemies_.isNow(*this, u)) return false;
  bool any = false;
  forEachEnemyNear(u, reach + 1.0, [&](UnitIndex v) { any = any || (unit(v).present && isWithin(v)); });
  return any;
}

NearEnemy Position::nearEnemyWithin(UnitIndex u, const Footprint& at, double limit) const {
  NearEnemy nearest;
  // What is measured is rounded.
  const double most = at.radius + limit + 1.0;
  forEachEnemyNear(u, at.centre, most, [&](UnitIndex v) {
    const double reach = most + spread(v);
    if (squaredLength(toVec(unit(v).pose.centre) - at.centre) > reach * reach) return;
    const double away = distanceBetween(at, body(v));
    if (measured(away) <= limit && (nearest.unit == noUnit || away < nearest.away)) nearest = {v, away};
  });
  return nearest;
}

UnitIndex Position::bindingEnemy(UnitIndex u, double* away) const {
  const double limit = proximityLimit(u);
  if (noEnemyWithin(u, limit)) return noUnit;
  NearEnemy near;
  if (options().proximitySight == ProximitySight::any) {
    near.unit = nearestEnemy(u, &near.away);
    if (near.away > limit) return noUnit;
  } else {
    forEachEnemyNear(u, limit + 1.0, [&](UnitIndex v) {
      if (!present(v)) return;
      const double apart = gap(u, v);
      const bool nearer = near.unit == noUnit || apart < near.away || (apart == near.away && v < near.unit);
      if (apart <= limit && nearer && sees(u, v)) near = {v, apart};
    });
  }
  if (away != nullptr && near.unit != noUnit) *away = near.away;
  return near.unit;
}

UnitIndex Position::bindingEnemyAt(UnitIndex u, const Footprint& at) const {
  const double limit = proximityLimit(u);
  if (options().proximitySight == ProximitySight::any) return nearEnemyWithin(u, at, limit).unit;
  NearEnemy near;
  forEachEnemyNear(u, at.centre, at.radius + limit + 1.0, [&](UnitIndex v) {
    const double apart = measured(distanceBetween(at, body(v)));
    const bool nearer = near.unit == noUnit || apart < near.away || (apart == near.away && v < near.unit);
    if (apart <= limit && nearer && sight(u, at, v).seen) near = {v, apart};
  });
  return near.unit;
}

UnitIndex Position::nearestEnemy(UnitIndex u, double* away) const {
  const NearEnemy near = nearEnemy(u);
  if (away != nullptr && near.unit != noUnit) *away = measured(near.away);
  return near.unit;
}

}  // namespace signifer::initiative
