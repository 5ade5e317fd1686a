// Breaking off (HG-DIS-2, D57).
#include <cmath>

#include "hannibal/play/retrograde.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

DisengagePlan backingOff(const Position& position, UnitIndex u, Vec2 away, double gap, double distance) {
  DisengagePlan plan;
  const Footprint& own = position.stand(u);
  plan.end = movedAlong(position.unit(u).pose, away, distance);
  plan.way = toLength(distance);
  const Footprint end(plan.end, position.unit(u).base);
  plan.room = position.onTable(end);
  const UnitSet touched = position.contacts(u);
  position.forEachNear(own.centre, position.spread(u) + distance + gap + own.radius, [&](UnitIndex v) {
    if (v == u || plan.blocker != noUnit || !position.nearer(u, v, distance + gap + own.radius)) return;
    const bool enemy = position.enemies(u, v);
    const bool inTheWay = !touched.test(static_cast<std::size_t>(v)) &&
                          firstTouch(own, away, enemy ? distance : distance - 1.0, position.stand(v));
    const bool tooNear = enemy && !position.routed(v) && within(end, position.stand(v), gap - roundingTolerance);
    if (!inTheWay && !tooNear && !(nearEach(end, position.stand(v)) && overlaps(end, position.stand(v)))) return;
    plan.blocker = v;
    if (enemy) plan.clearance = inTheWay ? 0 : toLength(distanceBetween(end, position.stand(v)));
  });
  plan.room = plan.room && plan.blocker == noUnit;
  return plan;
}

DisengagePlan planDisengageFrom(const Position& position, UnitIndex u, UnitIndex threat) {
  const Footprint& own = position.stand(u);
  const auto faces = facesInContact(own, position.stand(threat));
  if (!faces) return {.end = position.unit(u).pose};
  const Vec2 away = outward(position.stand(threat), faces->second);
  const double gap = position.tables().disengageInches * oneInch;
  const double needed = std::ceil(distanceUntilClear(own, away, position.stand(threat), gap) - 1e-6);
  // A little more, so that the rounded pose is clear as well, unless a friend stands just behind.
  const DisengagePlan plan = backingOff(position, u, away, gap, needed + roundingTolerance);
  if (plan.blocker == noUnit || position.enemies(u, plan.blocker)) return plan;
  const DisengagePlan close = backingOff(position, u, away, gap, needed);
  return close.room ? close : plan;
}

/// Whether nobody has moved or routed since who counts.
bool stillHolds(const Position& position, UnitIndex u, const KnownDisengagement& known) {
  if (known.changes == position.changes()) return true;
  const double gap = position.tables().disengageInches * oneInch;
  const double reach = known.plan.way + gap + position.stand(u).radius + position.spread(u) + 4.0 * roundingTolerance;
  return nobodyCame(position, u, known.threat, known.steps, reach);
}

}  // namespace

// Like a retreat looked for more than once.
DisengagePlan planDisengage(const Position& position, UnitIndex u) {
  const UnitIndex threat = threatTo(position, u);
  if (threat == noUnit) return {.end = position.unit(u).pose};
  const auto index = static_cast<std::size_t>(u);
  Kept<KnownDisengagement>& all = position.knownDisengagements();
  KnownDisengagement* known = all.find(index);
  const bool holds = known != nullptr && known->threat == threat && stillHolds(position, u, *known);
  if (!holds) {
    all.forget(index);
    (void)all.of(index, [&] { return KnownDisengagement{threat, planDisengageFrom(position, u, threat)}; });
    known = all.find(index);
  } else {
    checkKept(
        known->plan, [&] { return planDisengageFrom(position, u, threat); }, u);
  }
  known->changes = position.changes();
  known->steps = position.steps().count();
  return known->plan;
}

}  // namespace signifer::hannibal
