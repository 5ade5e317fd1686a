#include "hannibal/play/retrograde.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "hannibal/play/paths.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

constexpr double clearOfEnemies = 1.0 * oneInch;

double upwards(double distance) { return std::ceil(distance - 1e-6); }

/// Other units on the table, in their order: all of them, or those that come near enough to count.
class Others {
 public:
  Others(const Position& position, UnitIndex u) {
    position.forEachPresent([&](UnitIndex v) {
      if (v != u) list_.push_back(v);
    });
  }
  /// Those that lie within the reach of its base, and maybe some more.
  Others(const Position& position, UnitIndex u, double reach) {
    position.forEachPresent([&](UnitIndex v) {
      if (v != u && position.nearer(u, v, reach)) list_.push_back(v);
    });
  }
  [[nodiscard]] std::span<const UnitIndex> list() const { return {list_.data(), list_.size()}; }

 private:
  boost::container::static_vector<UnitIndex, mostUnits> list_;
};

/// An enemy nearer than 1" to the base, noUnit for none.
UnitIndex nearEnemy(const Position& position, UnitIndex u, const Footprint& base, std::span<const UnitIndex> among) {
  for (const UnitIndex v : among) {
    if (!position.enemies(u, v) || position.routed(v)) continue;
    const double reach = base.radius + position.spread(v) + clearOfEnemies;
    if (squaredLength(toVec(position.unit(v).pose.centre) - base.centre) <= reach * reach &&
        within(base, position.stand(v), clearOfEnemies - roundingTolerance))
      return v;
  }
  return noUnit;
}

UnitIndex overlappedAmong(const Position& position, const Footprint& base, double depth, const UnitSet& except,
                          std::span<const UnitIndex> among) {
  for (const UnitIndex v : among) {
    if (in(except, v)) continue;
    const double reach = base.radius + position.spread(v);
    if (squaredLength(toVec(position.unit(v).pose.centre) - base.centre) <= reach * reach &&
        nearEach(base, position.stand(v)) && overlaps(base, position.stand(v), depth))
      return v;
  }
  return noUnit;
}

}  // namespace

UnitIndex overlappedUnit(const Position& position, UnitIndex u, const Footprint& base, double depth,
                         const UnitSet& except) {
  return overlappedAmong(position, base, depth, except, Others(position, u).list());
}

Pose pivotedAway(const Position& position, UnitIndex u, UnitIndex threat) {
  const Pose& own = position.unit(u).pose;
  const Point enemy = position.unit(threat).pose.centre;
  return own.centre == enemy ? own : turnedAwayFrom(own, enemy);
}

MetList::MetList(const Position& position, UnitIndex mover, const Footprint& start) {
  position.forEachPresent([&](UnitIndex v) {
    if (v != mover) meet(position, mover, start, v);
  });
  sort();
}

MetList::MetList(const Position& position, UnitIndex mover, const Footprint& start, std::span<const UnitIndex> among) {
  for (const UnitIndex v : among) meet(position, mover, start, v);
  sort();
}

void MetList::meet(const Position& position, UnitIndex mover, const Footprint& start, UnitIndex v) {
  // Beside the way or behind it.
  const Vec2 between = toVec(position.unit(v).pose.centre) - start.centre;
  const double reach = start.radius + position.spread(v);
  if (std::abs(cross(start.forward, between)) > reach || dot(start.forward, between) < -reach) return;
  const Footprint& other = position.stand(v);
  const auto crossing = crossingOf(start, start.forward, other);
  if (!crossing || crossing->leave <= roundingTolerance) return;
  // Overlapped by the pivot, which needs no room: only what lies ahead of the front edge is in the way.
  const bool overlapped = crossing->enter < -roundingTolerance;
  if (overlapped && dot(between, start.forward) <= start.halfDepth) return;
  list_.push_back({v, position.enemies(mover, v), std::max(0.0, crossing->enter), crossing->leave});
}

void MetList::sort() {
  std::ranges::sort(
      list_, [](const Met& a, const Met& b) { return a.enter != b.enter ? a.enter < b.enter : a.unit < b.unit; });
}

namespace {

/// Between two wheels that are tried.
constexpr Angle retreatStep = 10 * oneDegree;

/// Whether a wheel from there may meet the unit; whom the pivot lies upon is in nobody's way.
bool wheelMeets(const Position& position, UnitIndex u, const Footprint& start, UnitIndex v) {
  const double near = start.radius + position.unit(u).base.frontage;
  return position.nearer(u, v, near) && nearEach(start, position.stand(v), near) && !overlaps(start, position.stand(v));
}

/// The wheel of a retreat; false if it is not open.
bool wheelOpen(const Position& position, UnitIndex u, const Pose& pivoted, const Leg& leg, UnitIndex& blocker,
               std::span<const UnitIndex> among) {
  const Base& base = position.unit(u).base;
  const Footprint start(pivoted, base);
  for (const UnitIndex v : among) {
    if (!wheelMeets(position, u, start, v)) continue;
    if (openAmount(start, leg, position.stand(v)) >= leg.amount) continue;
    blocker = v;
    return false;
  }
  return true;
}

/// The straight part: the friend to form up behind (HG-RET-7, HG-RGA-5, D45), enemies in the way, the table's edge.
void planStraight(const Position& position, UnitIndex u, double ahead, RetreatPlan& plan,
                  std::span<const UnitIndex> among) {
  const Base& base = position.unit(u).base;
  const Footprint start(plan.end, base);
  const double room = roomAhead(position.table(), start, start.forward);
  double stop = ahead;
  double nearSide = 0.0;
  for (const Met& met : MetList(position, u, start, among)) {
    if (met.enter >= stop) break;
    if (met.enemy && position.routed(met.unit)) {
      plan.captured.set(static_cast<std::size_t>(met.unit));
      continue;
    }
    if (met.enemy) {
      if (plan.behind != noUnit) {
        stop = nearSide;
        break;
      }
      plan.fault = RetreatFault::runsIntoEnemy;
      plan.other = met.unit;
      plan.open = std::max(0.0, std::floor(met.enter - clearOfEnemies));
      return;
    }
    if (plan.behind == noUnit) nearSide = met.enter;
    if (plan.behind != noUnit && met.leave <= stop) continue;
    plan.behind = met.unit;
    stop = upwards(met.leave);
  }
  const bool beyondEdge = room < stop;
  if (beyondEdge && plan.behind != noUnit) stop = std::floor(nearSide);
  plan.offTable = beyondEdge && plan.behind == noUnit;
  plan.end = movedAhead(plan.end, toLength(stop));
  plan.way += stop;
  plan.open = stop;
  if (plan.offTable) return;
  const Footprint end(plan.end, base);
  plan.other = overlappedAmong(position, end, roundingTolerance, plan.captured, among);
  if (plan.other != noUnit) {
    plan.fault = RetreatFault::endsOnUnit;
    return;
  }
  plan.other = nearEnemy(position, u, end, among);
  if (plan.other == noUnit) return;
  plan.fault = RetreatFault::endsNearEnemy;
  const auto clear = firstWithin(start, start.forward, stop, position.stand(plan.other), clearOfEnemies);
  plan.open = clear ? std::floor(*clear) : 0.0;
}

/// Whoever can be met or come near on a retreat of this unit, but for those beyond a friend that it forms up behind.
Others nearRetreat(const Position& position, UnitIndex u) {
  const double most = position.movement(u).retreatMost * oneInch;
  return {position, u, most + 3.0 * position.spread(u) + clearOfEnemies + 2.0 * roundingTolerance};
}

/// `open`: its wheel has been looked at.
RetreatPlan planAmong(const Position& position, UnitIndex u, UnitIndex threat, const Path& path, const Others& near,
                      bool open = false) {
  RetreatPlan plan;
  const Base& base = position.unit(u).base;
  const MovementRow& row = position.movement(u);
  plan.end = pivotedAway(position, u, threat);
  std::size_t next = 0;
  if (next < path.size() && isWheel(path[next].kind)) {
    const Leg& leg = path[next++];
    if (!open && !wheelOpen(position, u, plan.end, leg, plan.other, near.list()))
      plan.fault = RetreatFault::wheelBlocked;
    plan.way = wheelWay(position, base.frontage, leg.amount);
    plan.end = after(plan.end, base, leg);
  }
  double ahead = 0.0;
  while (next < path.size() && path[next].kind == LegKind::ahead) ahead += path[next++].amount;
  if (next < path.size()) plan.fault = isWheel(path[next].kind) ? RetreatFault::tooManyWheels : RetreatFault::notAWay;
  if (plan.fault != RetreatFault::none) return plan;
  if (plan.way + ahead > row.retreatMost * oneInch + computingNoise) {
    plan.fault = RetreatFault::tooFar;
    plan.way += ahead;
    return plan;
  }
  const RetreatPlan turned = plan;
  planStraight(position, u, ahead, plan, near.list());
  if (plan.behind != noUnit) {
    plan = turned;
    planStraight(position, u, ahead, plan, Others(position, u).list());
  }
  const bool full = plan.way >= row.retreatLeast * oneInch - computingNoise;
  if (plan.fault == RetreatFault::none && plan.behind == noUnit && !plan.offTable && !full)
    plan.fault = RetreatFault::tooShort;
  return plan;
}

/// How far the wheel of a retreat is open to a side, looked up once for all wheels to it.
Angle openWheel(const Position& position, UnitIndex u, const Pose& pivoted, LegKind side, const Others& near) {
  const Length frontage = position.unit(u).base.frontage;
  // Ways are taken in whole thousandths.
  const double longest = position.movement(u).retreatMost * oneInch;
  Leg leg{side, 0};
  while (leg.amount + retreatStep < 180 * oneDegree &&
         wheelWay(position, frontage, leg.amount + retreatStep) < longest + 1.0)
    leg.amount += retreatStep;
  const Footprint start(pivoted, position.unit(u).base);
  for (const UnitIndex v : near.list())
    if (wheelMeets(position, u, start, v)) leg.amount = std::min(leg.amount, openAmount(start, leg, position.stand(v)));
  return leg.amount;
}

}  // namespace

// HG-RET-4, HG-RET-7, HG-RET-9, HG-RGA-2, HG-ROU-9
RetreatPlan planRetreat(const Position& position, UnitIndex u, UnitIndex threat, const Path& path) {
  return planAmong(position, u, threat, path, Others(position, u));
}

namespace {

/// A number for all that a retreat depends on and that changes: who is on the table, where, and who routs there.
std::uint64_t groundsOf(const Position& position, UnitIndex threat) {
  std::uint64_t number = static_cast<std::uint64_t>(threat) + 1;
  const auto mix = [&](std::int64_t with) {
    number = (number ^ static_cast<std::uint64_t>(with)) * 0x9E3779B97F4A7C15U;
    number ^= number >> 29U;
  };
  const auto add = [&](UnitIndex v) {
    const Pose& pose = position.unit(v).pose;
    mix((std::int64_t{pose.centre.x} << 32) + pose.centre.y);
    mix(std::int64_t{pose.heading} * 1024 + 2 * v + (position.routed(v) ? 1 : 0));
  };
  add(threat);
  position.forEachPresent(add);
  return number;
}

std::optional<Path> searchRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  const MovementRow& row = position.movement(u);
  const Length frontage = position.unit(u).base.frontage;
  const Others near = nearRetreat(position, u);
  const Pose pivoted = pivotedAway(position, u, threat);
  // What stops a wheel stops every wider one to that side.
  std::array<std::optional<Angle>, 2> open;
  for (const int distance : {full ? row.retreatMost : row.retreatLeast, full ? row.retreatLeast : row.retreatMost}) {
    for (Angle angle = 0; angle < 180 * oneDegree; angle += retreatStep) {
      // The whole thousandth on the right side of the limit.
      const double arc = wheelWay(position, frontage, angle);
      const auto way = static_cast<Length>(distance == row.retreatLeast ? std::floor(arc) : std::ceil(arc));
      if (way > distance * oneInch) break;
      for (const LegKind side : {LegKind::wheelLeft, LegKind::wheelRight}) {
        std::optional<Angle>& most = open[side == LegKind::wheelLeft ? 0 : 1];
        if (angle > 0 && !most) most = openWheel(position, u, pivoted, side, near);
        if (angle > 0 && angle > *most) continue;
        Path path;
        if (angle > 0) path.add({side, angle});
        path.add({LegKind::ahead, distance * oneInch - way});
        if (planAmong(position, u, threat, path, near, true).fault == RetreatFault::none) return path;
        if (angle == 0) break;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

// Looked for when a unit may choose, again when its choices are drawn, and again when it goes: nobody moves between.
std::optional<Path> findRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  const auto index = static_cast<std::size_t>(u);
  const std::uint64_t of = groundsOf(position, threat);
  Kept<KnownRetreat>& known = position.knownRetreats(full);
  const KnownRetreat* before = known.find(index);
  if (before == nullptr || before->of != of) {
    const auto found = searchRetreat(position, u, threat, full);
    known.forget(index);
    before = &known.of(index, [&] { return KnownRetreat{of, found.has_value(), found.value_or(Path{})}; });
  }
  return before->open ? std::optional(before->path) : std::nullopt;
}

UnitIndex threatTo(const Position& position, UnitIndex u) {
  const UnitSet touched = position.contacts(u);
  if (touched.none()) return noUnit;
  UnitIndex nearest = noUnit;
  double least = 0.0;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!in(touched, v)) continue;
    if (position.battle().relation(static_cast<std::int16_t>(RelationKind::strikes), u, v) != 0) return v;
    const double away = squaredLength(position.stand(v).centre - position.stand(u).centre);
    if (nearest == noUnit || away < least) {
      nearest = v;
      least = away;
    }
  }
  return nearest;
}

// HG-DIS-2, D57
DisengagePlan planDisengage(const Position& position, UnitIndex u) {
  DisengagePlan plan;
  plan.end = position.unit(u).pose;
  const UnitIndex threat = threatTo(position, u);
  if (threat == noUnit) return plan;
  const Footprint& own = position.stand(u);
  const auto contact = contactBetween(own, position.stand(threat));
  if (!contact) return plan;
  const Vec2 away = outward(position.stand(threat), contact->faceOfSecond);
  const double gap = position.tables().disengageInches * oneInch;
  // A thousandth more, so that the rounded pose is clear as well.
  const double distance = upwards(distanceUntilClear(own, away, position.stand(threat), gap)) + roundingTolerance;
  plan.end = movedAlong(plan.end, away, distance);
  plan.way = toLength(distance);
  const Footprint end(plan.end, position.unit(u).base);
  plan.room = position.onTable(end);
  const UnitSet touched = position.contacts(u);
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || plan.blocker != noUnit || !position.nearer(u, v, distance + gap + own.radius)) return;
    const bool inTheWay =
        !touched.test(static_cast<std::size_t>(v)) && firstTouch(own, away, distance, position.stand(v));
    const bool tooNear =
        position.enemies(u, v) && !position.routed(v) && within(end, position.stand(v), gap - roundingTolerance);
    if (!inTheWay && !tooNear && !(nearEach(end, position.stand(v)) && overlaps(end, position.stand(v)))) return;
    plan.blocker = v;
    plan.clearance = inTheWay ? 0 : toLength(distanceBetween(end, position.stand(v)));
  });
  plan.room = plan.room && plan.blocker == noUnit;
  return plan;
}

}  // namespace signifer::hannibal
