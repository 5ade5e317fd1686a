#include "initiative/play/charge_way.h"

#include <algorithm>

#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::initiative {
namespace {

/// A gap that is contact however the pose is rounded.
constexpr double surelyTouching = touchingGap - 10.0;

/// A unit struck by the wheel bars it, even the target, which must be met straight ahead. An enemy that is not charged
/// bars it if the charger does not keep its distance from him until the last inch. `touch`: the straight way that
/// follows.
UnitIndex inTheWheel(const Position& position, UnitIndex u, UnitIndex target, const Pose& from, const Leg& wheel,
                     double touch, const PastFriends& past, Look look) {
  const Base& base = position.unit(u).base;
  const Footprint stand(from, base);
  const Length clear = position.book().clear;
  const Angle lastInch = touch < clear ? wheelWithin(base.frontage, toLength(clear - touch)) : 0;
  const Side side = wheel.kind == LegKind::wheelLeft ? Side::left : Side::right;
  const Vec2 corner = wheelCorner(stand, side);
  const double swept = 2 * stand.radius + clear;
  Turn turn(stand, corner, side, wheel.amount);
  UnitIndex found = noUnit;
  Angle least = 0;
  // The one that it comes upon first; of several at once that whose centre is nearest the corner.
  const auto met = [&](UnitIndex v, Angle at) {
    const auto away = [&](UnitIndex w) { return distance(corner, toVec(position.unit(w).pose.centre)); };
    if (found != noUnit && (at > least || (at == least && away(v) >= away(found)))) return;
    found = v;
    least = at;
  };
  position.forEachNear(corner, swept, [&](UnitIndex v) {
    if (v == u || (found != noUnit && look == Look::whether) || passes(position, u, v)) return;
    if (distance(corner, toVec(position.unit(v).pose.centre)) > swept + position.spread(v)) return;
    const Body other = position.body(v);
    if (past.excuses(v) && !other.garrison()) {
      if (const Angle free = past.openTurn(turn, other.base); free < wheel.amount) met(v, free);
      return;
    }
    const auto open = [&](double clearance) {
      return other.garrison() ? openAmount(stand, wheel, other, clearance) : turn.openAmount(other.base, clearance);
    };
    const Angle strikes = open(0.0);
    const bool keeps = v != target && position.enemies(u, v);
    if (strikes < wheel.amount)
      met(v, look == Look::who && keeps ? open(clear) : strikes);
    else if (keeps && open(clear) < wheel.amount - lastInch)
      met(v, open(clear));
  });
  return found;
}

/// False where one surely lies beside a straight way of that length: no friend is touched, and enemies are kept clear
/// of.
bool mayBeNear(const Position& position, UnitIndex u, UnitIndex v, const Footprint& own, double way) {
  const Footprint& other = position.stand(v);
  const Vec2 between = other.centre - own.centre;
  const double margin = (position.enemies(u, v) ? position.book().clear : 0) + touchingGap;
  if (std::abs(dot(own.right, between)) > own.halfFrontage + other.halfExtent(own.right) + margin) return false;
  const double ahead = dot(own.forward, between);
  const double reach = own.halfDepth + other.halfExtent(own.forward) + margin;
  return ahead >= -reach && ahead <= way + reach;
}

/// All other units that may be near the way, in their order.
UnitList nearTheWay(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own, double way) {
  Box around = boundsOf(own);
  const Box end = boundsOf(own.shifted(own.forward * way));
  around.include(end.low);
  around.include(end.high);
  const double margin = position.book().clear + touchingGap;
  UnitList list;
  position.forEachWithin(around.low - Vec2{margin, margin}, around.high + Vec2{margin, margin}, [&](UnitIndex v) {
    if (v != u && v != target && mayBeNear(position, u, v, own, way)) list.push_back(v);
  });
  return list;
}

/// Whether one stands in the straight way: nothing may be struck before the target, and up to the last inch enemies
/// that are not charged keep their distance (IO-MOV-7).
bool barsTheWay(const Position& position, UnitIndex u, UnitIndex v, const Footprint& own, double touch) {
  const double clear = position.book().clear;
  if (passes(position, u, v)) return false;
  const Body other = position.body(v);
  if (!within(own, other, touch + clear)) return false;
  const auto met = firstTouch(own, own.forward, touch, other);
  if (met && *met < touch - surelyTouching) return true;
  return position.enemies(u, v) && touch > clear &&
         firstWithin(own, own.forward, touch - clear, other, clear).has_value();
}

/// The first of those who bar it that it comes upon. Of several met at once the one with the nearest centre counts.
UnitIndex firstInTheWay(const Position& position, UnitIndex u, const UnitList& near, const Footprint& own,
                        double touch) {
  const double clear = position.book().clear;
  UnitIndex found = noUnit;
  double least = 0;
  double nearest = 0;
  for (const UnitIndex v : near) {
    if (!barsTheWay(position, u, v, own, touch)) continue;
    const Body other = position.body(v);
    double at = firstTouch(own, own.forward, touch, other).value_or(touch);
    if (position.enemies(u, v) && touch > clear)
      at = std::min(at, firstWithin(own, own.forward, touch - clear, other, clear).value_or(at));
    const double away = squaredLength(toVec(position.unit(v).pose.centre) - own.centre);
    const bool later = at > least + roundingTolerance || (at > least - roundingTolerance && away >= nearest);
    if (found != noUnit && later) continue;
    found = v;
    least = at;
    nearest = away;
  }
  return found;
}

UnitIndex inTheWay(const Position& position, UnitIndex u, const UnitList& near, const Footprint& own, double touch) {
  const auto found = std::ranges::find_if(near, [&](UnitIndex v) { return barsTheWay(position, u, v, own, touch); });
  return found == near.end() ? noUnit : *found;
}

/// A friend whom its wheel clips too deep on the straight way, or of whom that way is too short to be clear.
UnitIndex stillClipped(const Position& position, const PastFriends& past, const Footprint& own, double touch) {
  if (past.none()) return noUnit;
  UnitIndex found = noUnit;
  forEachIn(past.who(), [&](UnitIndex v) {
    const Length way = toLength(touch);
    if (found == noUnit && past.openAhead(own, way, position.stand(v)) < way) found = v;
  });
  if (found != noUnit || past.clearedAfter(position, own, touch)) return found;
  return past.deepest(position, own);
}

/// A friend that it would stand on: it may pass some, but not end there.
UnitIndex onAFriend(const Position& position, UnitIndex u, const UnitList& near, const Footprint& end) {
  UnitIndex found = noUnit;
  const auto away = [&](UnitIndex v) { return squaredLength(toVec(position.unit(v).pose.centre) - end.centre); };
  for (const UnitIndex v : near) {
    if (found != noUnit && away(v) >= away(found)) continue;
    if (overlaps(end, position.body(v), overlapLeft(position, u, v))) found = v;
  }
  return found;
}

/// One friend is checked wherever in its last inch the charge stops.
bool surelyEndsOn(const Position& position, UnitIndex v, const Footprint& own, double touch) {
  const Footprint end = own.shifted(own.forward * touch);
  return !position.body(v).garrison() && overlaps(end, position.stand(v), surelyTouching + 2.0 * roundingTolerance);
}

double stopBefore(const Position& position, UnitIndex u, const UnitList& near, const Footprint& own, double touch) {
  double stop = touch;
  for (const UnitIndex v : near) {
    if (passes(position, u, v)) continue;
    const auto met = firstTouch(own, own.forward, stop, position.body(v));
    if (met) stop = std::min(stop, *met);
  }
  return std::max(stop, touch - surelyTouching);
}

/// The friends whom its wheel may clip; without a wheel those in whom it stands since an earlier one.
PastFriends mayClip(const Position& position, UnitIndex u, const Footprint& start, const Leg& wheel) {
  if (wheel.amount > 0 || position.options().wheelPastFriends == WheelPastFriends::no)
    return friendsToClip(position, u, start);
  return friendsBeside(position, u, start, clearedOverlap,
                       [&](const Footprint& other) { return overlaps(start, other); });
}

}  // namespace

ChargePlan straightAfter(const Position& position, UnitIndex u, UnitIndex target, ChargePlan plan, const Leg& wheel,
                         double most, Look look, UnitIndex guess) {
  const Base& base = position.unit(u).base;
  const auto block = [&](auto&& find) {
    if (plan.blocker == noUnit) plan.blocker = find();
  };
  Pose wheeled = plan.start;
  double cost = 0;
  if (wheel.amount > 0) {
    plan.path.add(wheel);
    wheeled = after(plan.start, base, wheel);
    cost = lengthOf(base, wheel) + roughWay(position, u, plan.start, wheel);
  }
  const Footprint own(wheeled, base);
  const auto touch = firstTouch(own, own.forward, farthestCharge, position.body(target));
  if (!touch) return plan;
  plan.distance = measured(cost + *touch);
  plan.touch = *touch;
  if (*plan.distance > most) return plan;
  const bool smooth = position.options().terrainMovement == TerrainMovement::none;
  const PastFriends past = mayClip(position, u, Footprint(plan.start, base), wheel);
  const auto wheeling = [&] {
    return wheel.amount > 0 ? inTheWheel(position, u, target, plan.start, wheel, *touch, past, look) : noUnit;
  };
  if (look == Look::who) block(wheeling);
  block([&] {
    const bool wheelsOver = amountOnTable(position.table(), plan.start, base, wheel) < wheel.amount;
    return wheelsOver || roomAhead(position.table(), own, own.forward) < *touch ? u : noUnit;
  });
  if (look == Look::whether && smooth && guess != noUnit && !past.excuses(guess) &&
      mayBeNear(position, u, guess, own, *touch))
    block([&] {
      return surelyEndsOn(position, guess, own, *touch) || barsTheWay(position, u, guess, own, *touch) ? guess : noUnit;
    });
  if (look == Look::whether && smooth && plan.blocker != noUnit) return plan;
  UnitList near = nearTheWay(position, u, target, own, *touch);
  near.erase(std::ranges::remove_if(near, [&](UnitIndex v) { return past.excuses(v); }).begin(), near.end());
  block([&] { return stillClipped(position, past, own, *touch); });
  block([&] {
    return look == Look::who ? firstInTheWay(position, u, near, own, *touch) : inTheWay(position, u, near, own, *touch);
  });
  // Rough ground still adds to the way of one that is blocked.
  if (look == Look::whether && smooth && plan.blocker != noUnit) return plan;
  const Leg straight{LegKind::ahead, toLength(stopBefore(position, u, near, own, *touch))};
  plan.distance = measured(cost + *touch + roughWay(position, u, wheeled, straight));
  if (straight.amount > 0) plan.path.add(straight);
  block([&] { return onAFriend(position, u, near, Footprint(movedAhead(wheeled, straight.amount), base)); });
  if (look == Look::whether) block(wheeling);
  return plan;
}

double stopBefore(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own, double touch) {
  return stopBefore(position, u, nearTheWay(position, u, target, own, touch), own, touch);
}

}  // namespace signifer::initiative
