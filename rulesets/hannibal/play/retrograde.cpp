#include "hannibal/play/retrograde.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>

#include "hannibal/play/paths.h"
#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::hannibal {
namespace {

constexpr double clearOfEnemies = 1.0 * oneInch;

bool overlapsUnit(const Position& position, const Footprint& base, double depth, UnitIndex v) {
  const Footprint& other = position.stand(v);
  return nearEach(base, other) && overlaps(base, other, depth);
}

/// The unit that keeps a retreat from ending on this base: one that it would lie on, else an enemy nearer than 1".
struct AtEnd {
  UnitIndex under = noUnit;
  UnitIndex nearEnemy = noUnit;
};

AtEnd whoIsAtEnd(const Position& position, UnitIndex u, const Footprint& base, const UnitSet& captured,
                 const Others& among) {
  AtEnd found;
  for (const auto& [v, centre, spread] : among) {
    const double away = squaredLength(centre - base.centre);
    const double reach = base.radius + spread;
    if (away > (reach + clearOfEnemies) * (reach + clearOfEnemies)) continue;
    if (away <= reach * reach && !in(captured, v) && overlapsUnit(position, base, overlapLeft(position, u, v), v)) {
      found.under = v;
      return found;
    }
    if (found.nearEnemy == noUnit && position.enemies(u, v) && !position.routed(v) &&
        within(base, position.stand(v), clearOfEnemies - roundingTolerance))
      found.nearEnemy = v;
  }
  return found;
}

/// The longest straight way after which no unrouted enemy is nearer than 1", and the enemy who bounds it. None where
/// every shorter way ends as near. A gap that shrinks on a straight way shrinks up to its end.
struct ClearStop {
  Length way = 0;
  UnitIndex shortOf = noUnit;
};

std::optional<ClearStop> clearStop(const Position& position, UnitIndex u, const Footprint& start, ClearStop most,
                                   const Others& among) {
  for (;;) {
    const auto near = [&](Length way, UnitIndex v) {
      return within(start.shifted(start.forward * way), position.stand(v), clearOfEnemies - computingNoise);
    };
    const AtEnd end = whoIsAtEnd(position, u, start.shifted(start.forward * most.way), UnitSet().set(), among);
    if (end.nearEnemy == noUnit) return most;
    Length clear = 0;
    if (near(clear, end.nearEnemy)) return std::nullopt;
    while (most.way - clear > 1) {
      const Length middle = clear + (most.way - clear) / 2;
      (near(middle, end.nearEnemy) ? most.way : clear) = middle;
    }
    most = {clear, end.nearEnemy};
  }
}

}  // namespace

UnitIndex overlappedUnit(const Position& position, UnitIndex u, const Footprint& base, double depth) {
  UnitIndex found = noUnit;
  position.forEachNear(base.centre, base.radius, [&](UnitIndex v) {
    if (found == noUnit && v != u && overlapsUnit(position, base, depth, v)) found = v;
  });
  return found;
}

Pose pivotedAway(const Position& position, UnitIndex u, UnitIndex threat) {
  const Pose& own = position.unit(u).pose;
  const Point enemy = position.unit(threat).pose.centre;
  return own.centre == enemy ? own : turnedAwayFrom(own, enemy);
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
               const Others& among) {
  const Base& base = position.unit(u).base;
  const Footprint start(pivoted, base);
  const PastFriends past = pastFriends(position, u, start);
  for (const auto& [v, centre, spread] : among) {
    if (!wheelMeets(position, u, start, v)) continue;
    if (openAmount(start, leg, position.stand(v)) >= leg.amount) continue;
    Turn turn(start, wheelCorner(start, sideOf(leg.kind)), sideOf(leg.kind), leg.amount);
    if (past.excuses(v) && past.openTurn(turn, position.stand(v)) >= leg.amount) continue;
    blocker = v;
    return false;
  }
  return true;
}

/// The straight part: the friend to form up behind (HG-RET-7, HG-RGA-5, D45), enemies in the way, the table's edge.
/// `limit`: who is met farther on is nobody's concern.
void planStraight(const Position& position, UnitIndex u, double ahead, RetreatPlan& plan, const Others& among,
                  const PastFriends& past, double limit = 1e9) {
  const Base& base = position.unit(u).base;
  const Footprint start(plan.end, base);
  const double room = roomAhead(position.table(), start, start.forward);
  double stop = ahead;
  double nearSide = 0.0;
  for (const Met& met : MetList(position, u, start, among, limit, past)) {
    if (met.enter >= std::min(stop, room)) break;
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
    stop = lengthOrMore(met.leave);
  }
  const bool beyondEdge = room < stop;
  if (beyondEdge && plan.behind != noUnit) stop = std::floor(nearSide);
  plan.offTable = beyondEdge && plan.behind == noUnit;
  plan.end = movedAhead(plan.end, toLength(stop));
  plan.way += stop;
  if (plan.offTable) {
    plan.open = std::max(0.0, std::floor(room));
    return;
  }
  if (!past.clearedAfter(position, start, stop)) {
    plan.fault = RetreatFault::friendNotCleared;
    plan.other = past.deepest(position, start);
    plan.straight = stop;
    plan.needed = past.needed(position, start);
    return;
  }
  const Footprint end(plan.end, base);
  const AtEnd there = whoIsAtEnd(position, u, end, plan.captured, among);
  plan.other = there.under != noUnit ? there.under : there.nearEnemy;
  if (plan.other == noUnit) return;
  if (there.under != noUnit) {
    plan.fault = RetreatFault::endsOnUnit;
    return;
  }
  plan.fault = RetreatFault::endsNearEnemy;
}

/// Beyond it from its centre nobody can be met or come near on a retreat of this unit, but for those beyond a friend
/// that it forms up behind.
double reachOfRetreat(const Position& position, UnitIndex u) {
  const MovementRow& row = position.movement(u);
  const double most = std::max(row.retreatMost, row.retreatLeast) * oneInch;
  const double radius = position.stand(u).radius;
  const double frontage = 2.0 * position.stand(u).halfFrontage;
  // A wheel is measured at the outer corner: the centre, half a diagonal from the pivot, is displaced by less, but for
  // very deep bases.
  const double displaced = most * std::max(1.0, radius / frontage);
  const double swept = 2.0 * radius + frontage;
  return std::max(displaced + radius + clearOfEnemies, swept) + 4.0 * roundingTolerance;
}

/// Does the wheel that the path begins with take a corner over the edge of the table?
bool wheelsOff(const Position& position, UnitIndex u, const Pose& pivoted, const Path& path) {
  return !path.empty() && isWheel(path[0].kind) &&
         amountOnTable(position.table(), pivoted, position.unit(u).base, path[0]) < path[0].amount;
}

/// HG-ROU-9, D72: a straight way that would run into an enemy or end beside one stops 1" short, if the retreat has gone
/// the least distance by then. `turned`: the plan before that way, `plan`: with it.
void stopShort(const Position& position, UnitIndex u, const RetreatPlan& turned, const PastFriends& past,
               const Others& near, RetreatPlan& plan) {
  const bool struck = plan.fault == RetreatFault::runsIntoEnemy;
  if ((!struck && plan.fault != RetreatFault::endsNearEnemy) || plan.behind != noUnit) return;
  const double most = struck ? plan.open + clearOfEnemies : plan.way - turned.way;
  const auto found =
      clearStop(position, u, Footprint(turned.end, position.unit(u).base), {toLength(most), plan.other}, near);
  if (!found || turned.way + found->way < position.movement(u).retreatLeast * oneInch - computingNoise) return;
  plan = turned;
  planStraight(position, u, found->way, plan, near, past, found->way);
  plan.shortOf = found->shortOf;
}

/// A path from the pivot on. `looked`: it is one of those that are looked for, whose wheels are known to be open, and
/// which are not cut short.
RetreatPlan planFrom(const Position& position, UnitIndex u, const Pose& pivoted, const Path& path, const Others& near,
                     bool looked = false) {
  RetreatPlan plan;
  const Base& base = position.unit(u).base;
  const MovementRow& row = position.movement(u);
  plan.end = pivoted;
  PastFriends past;
  std::size_t next = 0;
  if (next < path.size() && isWheel(path[next].kind)) {
    const Leg& leg = path[next++];
    if (!looked && !wheelOpen(position, u, plan.end, leg, plan.other, near)) plan.fault = RetreatFault::wheelBlocked;
    plan.way = wheelWay(position, base.frontage, leg.amount);
    past = pastFriends(position, u, Footprint(pivoted, base));
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
  // HG-ROU-9: a corner over the edge has left the battle, though it may come back.
  if (wheelsOff(position, u, pivoted, path)) {
    plan.offTable = true;
    return plan;
  }
  const RetreatPlan turned = plan;
  planStraight(position, u, ahead, plan, near, past, ahead);
  if (plan.behind != noUnit) {
    plan = turned;
    const Footprint start(plan.end, base);
    planStraight(position, u, ahead, plan, Others(position, u, start, start.radius + 2.0 * clearOfEnemies), past);
  }
  if (!looked) stopShort(position, u, turned, past, near, plan);
  const bool full = plan.way >= row.retreatLeast * oneInch - computingNoise;
  if (plan.fault == RetreatFault::none && plan.behind == noUnit && !plan.offTable && !full)
    plan.fault = RetreatFault::tooShort;
  return plan;
}

/// The angle by which the wheel of a retreat is open to a side, looked up once for all wheels to that side.
Angle openWheel(const Position& position, UnitIndex u, const Pose& pivoted, LegKind side, const Others& near) {
  const Length frontage = position.unit(u).base.frontage;
  // Ways are taken in whole thousandths.
  const double longest = position.movement(u).retreatMost * oneInch;
  Leg leg{side, 0};
  while (leg.amount + retreatStep < 180 * oneDegree &&
         wheelWay(position, frontage, leg.amount + retreatStep) < longest + 1.0)
    leg.amount += retreatStep;
  const Footprint start(pivoted, position.unit(u).base);
  Turn turn(start, wheelCorner(start, sideOf(side)), sideOf(side), leg.amount);
  const PastFriends past = pastFriends(position, u, start);
  for (const auto& [v, centre, spread] : near) {
    if (!wheelMeets(position, u, start, v)) continue;
    const Footprint& other = position.stand(v);
    leg.amount = std::min(leg.amount, past.excuses(v) ? past.openTurn(turn, other) : turn.openAmount(other));
    turn.endAt(leg.amount);
  }
  return leg.amount;
}

KnownRetreat searchRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  KnownRetreat known;
  known.threat = threat;
  const MovementRow& row = position.movement(u);
  const Length frontage = position.unit(u).base.frontage;
  const Others near(position, u, reachOfRetreat(position, u));
  const Pose pivoted = pivotedAway(position, u, threat);
  // An obstacle to a wheel stops every wider wheel to that side.
  std::array<std::optional<Angle>, 2> open;
  // A wheel over the edge leaves the battle: only where no other way is open.
  std::optional<KnownRetreat> over;
  constexpr auto wheels = static_cast<std::size_t>(180 * oneDegree / retreatStep);
  std::bitset<2 * wheels> closed;
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
        const bool right = angle > 0 && side == LegKind::wheelRight;
        const auto direction = 2 * static_cast<std::size_t>(angle / retreatStep) + (right ? 1 : 0);
        if (closed[direction]) continue;
        known.path.clear();
        if (angle > 0) known.path.add({side, angle});
        known.path.add({LegKind::ahead, distance * oneInch - way});
        known.plan = planFrom(position, u, pivoted, known.path, near, true);
        known.far = known.far || known.plan.behind != noUnit;
        known.open = known.plan.fault == RetreatFault::none;
        if (known.open && wheelsOff(position, u, pivoted, known.path)) {
          if (!over) over = known;
          known.open = false;
          continue;
        }
        if (known.open) return known;
        // A longer move on the same line would run into the same enemy, or form up behind the same friend.
        closed[direction] = !full && (known.plan.fault == RetreatFault::runsIntoEnemy || known.plan.behind != noUnit);
        if (angle == 0) break;
      }
    }
  }
  return over ? *over : known;
}

/// Whether nobody has moved or routed since who counts.
bool stillHolds(const Position& position, UnitIndex u, const KnownRetreat& known) {
  if (known.changes == position.changes()) return true;
  return !known.far && nobodyCame(position, u, known.threat, known.steps, reachOfRetreat(position, u));
}

/// The retreat that is known already; null for none.
const KnownRetreat* knownRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  KnownRetreat* known = position.knownRetreats(full).find(static_cast<std::size_t>(u));
  if (known == nullptr || known->threat != threat || !stillHolds(position, u, *known)) return nullptr;
  checkKept(
      known->plan, [&] { return searchRetreat(position, u, threat, full).plan; }, u);
  known->changes = position.changes();
  known->steps = position.steps().count();
  return known;
}

}  // namespace

bool nobodyCame(const Position& position, UnitIndex u, UnitIndex threat, std::uint32_t steps, double reach) {
  if (!position.remembers()) return false;
  const Vec2 at = toVec(position.unit(u).pose.centre);
  return position.steps().allSince(steps, [&](const StepTaken& step) {
    const double most = reach + step.spread;
    return step.unit != u && step.unit != threat && squaredLength(step.from - at) > most * most &&
           squaredLength(step.to - at) > most * most;
  });
}

// Looked for when a unit may choose, again when its choices are drawn, and again when it goes: mostly nobody near it
// moves between.
const KnownRetreat& retreatOf(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  if (const KnownRetreat* known = knownRetreat(position, u, threat, full)) return *known;
  const auto index = static_cast<std::size_t>(u);
  Kept<KnownRetreat>& all = position.knownRetreats(full);
  all.forget(index);
  return all.of(index, [&] {
    KnownRetreat found = searchRetreat(position, u, threat, full);
    found.changes = position.changes();
    found.steps = position.steps().count();
    return found;
  });
}

std::optional<Path> findRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full) {
  const KnownRetreat& known = retreatOf(position, u, threat, full);
  return known.open ? std::optional(known.path) : std::nullopt;
}

// HG-RET-4, HG-RET-7, HG-RET-9, HG-RGA-2, HG-ROU-9
RetreatPlan planRetreat(const Position& position, UnitIndex u, UnitIndex threat, const Path& path) {
  for (const bool full : {false, true})
    if (const KnownRetreat* known = knownRetreat(position, u, threat, full);
        known && known->open && known->path == path)
      return known->plan;
  return planFrom(position, u, pivotedAway(position, u, threat), path, Others(position, u));
}

UnitIndex threatTo(const Position& position, UnitIndex u) {
  const UnitSet touched = position.contacts(u);
  const UnitIndex struck = firstIn(touched, [&](UnitIndex v) {
    return position.battle().relation(static_cast<std::int16_t>(RelationKind::strikes), u, v) != 0;
  });
  if (struck != noUnit) return struck;
  UnitIndex nearest = noUnit;
  double least = 0.0;
  forEachIn(touched, [&](UnitIndex v) {
    const double away = squaredLength(position.stand(v).centre - position.stand(u).centre);
    if (nearest != noUnit && away >= least) return;
    nearest = v;
    least = away;
  });
  return nearest;
}

}  // namespace signifer::hannibal
