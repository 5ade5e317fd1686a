// Charges planned: the wheel onto the line, what stands on it and how far it is (HG-CHG-1, HG-CHG-5, HG-CHG-6).
#include <algorithm>
#include <bit>
#include <cmath>

#include "hannibal/play/paths.h"
#include "table/distance.h"
#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::hannibal {
namespace {

/// Farther than anything on a table.
constexpr double farAway = 400.0 * oneInch;

}  // namespace

bool mayWheelToCharge(const Position& position, UnitIndex u) {
  return !position.wasInLine(u) &&
         position.status(u, UnitStatus::wheelsUsed) < position.tables().manoeuvre.wheelsWithAction;
}

UnitSet routedEnemies(const Position& position, UnitIndex of, UnitIndex target) {
  UnitSet set;
  position.forEachPresent([&](UnitIndex v) {
    if (position.routed(v) && v != target && position.enemies(of, v)) add(set, v);
  });
  return set;
}

namespace {

/// The part of a wheel that is open to a charger, and the unit that stops it; noUnit for none, or the table's edge.
struct OpenWheel {
  Angle angle = 0;
  UnitIndex blocker = noUnit;
};

OpenWheel openWheel(const Position& position, UnitIndex u, Side side, Angle angle, const UnitSet& through,
                    const PastFriends& past) {
  if (angle == 0) return {};
  const Footprint& stand = position.stand(u);
  const Vec2 pivot = wheelCorner(stand, side);
  double open = angle;
  UnitIndex blocker = noUnit;
  Turn turn(stand, pivot, side, open);
  position.forEachNear(pivot, 2.0 * stand.radius, [&](UnitIndex v) {
    const double reach = 2.0 * stand.radius + position.spread(v);
    if (squaredLength(toVec(position.unit(v).pose.centre) - pivot) > reach * reach) return;
    // Once nothing is left nobody can take more.
    if (open < 0.5 || v == u || in(through, v)) return;
    const double free = past.excuses(v) ? past.openTurn(turn, position.stand(v)) : turn.freeOf(position.stand(v));
    if (free >= open) return;
    open = free;
    blocker = v;
    turn.endAt(open);
  });
  const auto whole = static_cast<Angle>(std::floor(open + 1e-5));
  const Angle onTable = turnOnTable(position.table(), position.unit(u).pose, position.unit(u).base, pivot, side, whole);
  return {onTable, onTable < whole ? noUnit : blocker};
}

Angle wantedWheel(const Position& position, UnitIndex u, UnitIndex target) {
  if (!mayWheelToCharge(position, u)) return 0;
  const auto wheel = wheelTowards(position.unit(u).pose, position.unit(u).base, position.unit(target).pose.centre);
  if (!wheel) return 0;
  return wheel->side == Side::left ? -wheel->angle : wheel->angle;
}

/// The charge wished for: the charger, its target, the units that it goes through, and the friends its wheel may clip.
struct Wish {
  UnitIndex charger = noUnit;
  UnitIndex target = noUnit;
  const UnitSet& through;
  PastFriends past;
  double wheelLimit = 0.0;
};

/// A wheel, and what the straight move after it has before it of the target and the table.
ChargePlan lineAfter(const Position& position, const Wish& wish, Side side, Angle angle) {
  const Unit& unit = position.unit(wish.charger);
  ChargePlan plan;
  plan.wheel = side == Side::left ? -angle : angle;
  plan.wheelWay = wheelWay(position, unit.base.frontage, angle);
  plan.wheeled = angle == 0 ? unit.pose : wheeled(unit.pose, unit.base, side, angle);
  const Footprint stand(plan.wheeled, unit.base);
  if (position.present(wish.target) && !in(wish.through, wish.target)) {
    plan.toTarget = firstTouch(stand, stand.forward, farAway, position.stand(wish.target));
    // A wheel that ends at the target has touched it, if only with a corner.
    if (!plan.toTarget && touching(stand, position.stand(wish.target))) plan.toTarget = 0.0;
  }
  plan.toEdge = roomAhead(position.table(), stand, stand.forward);
  if (angle == 0) return plan;
  plan.toClear = wish.past.needed(position, stand);
  plan.restsInFriend = plan.toTarget && !wish.past.clearedAfter(position, stand, *plan.toTarget);
  return plan;
}

/// The distance at which the straight move after a wheel touches a unit, up to the blocker that is known.
std::optional<double> touchOf(const Position& position, const Wish& wish, const ChargePlan& plan,
                              const Footprint& stand, UnitIndex v) {
  const Footprint& other = position.stand(v);
  const auto touch = firstTouch(stand, stand.forward, plan.toBlocker, other);
  if (!touch || position.enemies(wish.charger, v) || position.options().wheelPastFriends == WheelPastFriends::no)
    return touch;
  // A friend whom the wheel clips, or whom an earlier one has left a hair deep.
  const bool excused = plan.wheel != 0 && wish.past.excuses(v);
  const double depth = overlapDepth(stand, other);
  if (!excused && depth <= roundingTolerance) return touch;
  const double most = excused ? std::max(wish.past.most(), depth) : std::max(clearedOverlap, depth);
  const double free = freeAheadPast(stand, stand.forward, plan.toBlocker, other, most);
  return free < plan.toBlocker ? std::optional(free) : std::nullopt;
}

/// The nearest other unit on the line, where one is nearer than the limit; else the blocker is none.
void findBlocker(const Position& position, const Wish& wish, double limit, ChargePlan& plan) {
  const Footprint stand(plan.wheeled, position.unit(wish.charger).base);
  plan.toBlocker = limit;
  const Vec2 to = stand.centre + stand.forward * limit;
  const Vec2 margin{stand.radius, stand.radius};
  const Vec2 low{std::min(stand.centre.x, to.x), std::min(stand.centre.y, to.y)};
  const Vec2 high{std::max(stand.centre.x, to.x), std::max(stand.centre.y, to.y)};
  position.forEachWithin(low - margin, high + margin, [&](UnitIndex v) {
    // Beside its line or behind it, and so in nobody's way.
    const Vec2 between = toVec(position.unit(v).pose.centre) - stand.centre;
    const double reach = stand.radius + position.spread(v);
    const double ahead = dot(stand.forward, between);
    if (std::abs(cross(stand.forward, between)) > reach || ahead < -reach || ahead > plan.toBlocker + reach) return;
    if (v == wish.charger || v == wish.target || in(wish.through, v)) return;
    const auto touch = touchOf(position, wish, plan, stand, v);
    if (!touch || *touch >= plan.toBlocker) return;
    plan.blocker = v;
    plan.toBlocker = *touch;
  });
}

/// A line with all that stands on it. Mostly somebody stands before the target: then nobody beyond it is looked at.
ChargePlan wholeLine(const Position& position, const Wish& wish, Side side, Angle angle) {
  ChargePlan plan = lineAfter(position, wish, side, angle);
  if (plan.toTarget) findBlocker(position, wish, *plan.toTarget, plan);
  if (plan.blocker == noUnit) findBlocker(position, wish, farAway, plan);
  return plan;
}

Angle withinLimit(const Position& position, const Wish& wish, Angle angle) {
  const Length frontage = position.unit(wish.charger).base.frontage;
  while (angle > 0 && wheelWay(position, frontage, angle) > wish.wheelLimit)
    angle = std::min(angle - 1, wheelWithin(frontage, wholeLength(wish.wheelLimit)));
  return angle;
}

/// The first open heading from the full wheel back to the present one (D74); none where no heading is open.
std::optional<ChargePlan> nearestOpen(const Position& position, const Wish& wish, Side side, Angle full, Angle open) {
  constexpr Angle step = oneDegree / 10;
  for (Angle angle = full;; angle = std::max(0, angle - step)) {
    if (angle <= open) {
      ChargePlan plan = lineAfter(position, wish, side, angle);
      if (plan.toTarget && !plan.restsInFriend && *plan.toTarget <= plan.toEdge) {
        findBlocker(position, wish, *plan.toTarget, plan);
        if (plan.blocker == noUnit) findBlocker(position, wish, farAway, plan);
        if (plan.clear()) return plan;
      }
    }
    if (angle == 0) return std::nullopt;
  }
}

/// How far the straight move after a wheel can lead.
double room(const ChargePlan& plan) { return std::min({plan.toTarget.value_or(farAway), plan.toBlocker, plan.toEdge}); }

/// The wheel as far as it is open, and none where its rear corner would come to rest in a friend.
ChargePlan fittedPlan(const Position& position, const Wish& wish, Side side, Angle angle) {
  ChargePlan plan = wholeLine(position, wish, side, angle);
  const Footprint stand(plan.wheeled, position.unit(wish.charger).base);
  if (angle == 0 || wish.past.restAfter(position, stand, room(plan)) <= room(plan)) return plan;
  ChargePlan straight = wholeLine(position, wish, side, 0);
  straight.clipped = wish.past.deepest(position, stand);
  straight.clippedAfter = room(plan);
  straight.clippedNeeds = plan.toClear;
  return straight;
}

ChargePlan findPlan(const Position& position, const Wish& wish, std::optional<Angle> wheel) {
  const Angle wanted = wheel ? *wheel : wantedWheel(position, wish.charger, wish.target);
  const Side side = wanted < 0 ? Side::left : Side::right;
  const Angle full = withinLimit(position, wish, std::abs(wanted));
  const OpenWheel open = openWheel(position, wish.charger, side, full, wish.through, wish.past);
  ChargePlan fitted = fittedPlan(position, wish, side, std::min(full, open.angle));
  if (wheel || position.options().chargeLine == ChargeLine::strict) return fitted;
  if (open.angle >= full && fitted.clipped == noUnit && fitted.clear()) return fitted;
  if (const auto plan = nearestOpen(position, wish, side, full, open.angle)) return *plan;
  fitted.noneOpen = true;
  if (open.angle < full) {
    fitted.wheelBlocker = open.blocker;
    fitted.wheelOpen = open.angle;
    fitted.fullWheel = full;
  }
  return fitted;
}

/// Units that may stand in the wheel, or on one of the lines after it.
class Ahead {
 public:
  Ahead(const Position& position, UnitIndex charger, UnitIndex target, std::optional<Angle> wheel)
      : from_(toVec(position.unit(charger).pose.centre)), margin_(4 * position.spread(charger) + oneInch) {
    const Angle wanted = wheel ? *wheel : wantedWheel(position, charger, target);
    const Angle heading = position.unit(charger).pose.heading;
    all_ = std::abs(wanted) >= fullTurn / 4;
    left_ = forwardOf(normalised(heading + std::min(0, wanted)));
    right_ = forwardOf(normalised(heading + std::max(0, wanted)));
  }
  [[nodiscard]] bool operator()(Vec2 centre, double radius) const {
    const Vec2 to = centre - from_;
    const double reach = margin_ + radius;
    return all_ || (cross(left_, to) <= reach && cross(right_, to) >= -reach &&
                    std::max(dot(left_, to), dot(right_, to)) >= -reach);
  }

 private:
  Vec2 from_;
  double margin_;
  bool all_ = false;
  Vec2 left_;
  Vec2 right_;
};

}  // namespace

std::optional<ChargePlan> planChargeWithin(const Position& position, UnitIndex charger, UnitIndex target,
                                           const UnitSet& through, double reach, std::optional<Angle> wheel,
                                           double wheelLimit) {
  const bool mayWheel = mayWheelToCharge(position, charger);
  const auto wish = [&] {
    return Wish{charger, target, through, pastFriends(position, charger, position.stand(charger)), wheelLimit};
  };
  // A unit that may not wheel has one line only: mostly it misses.
  if (reach < farAway && !mayWheel) {
    const ChargePlan line = lineAfter(position, wish(), Side::right, 0);
    if (!line.toTarget || *line.needed() > reach) return std::nullopt;
  }
  Likeness like(position.book().number, position.battle());
  like.addUnit(charger, mayWheel ? 1 : 0);
  like.addUnit(target, position.present(target) ? 1 : 0);
  like.addSet(through);
  like.addTwo(wheel.has_value() ? 1 : 0, wheel.value_or(0));
  like.add(std::bit_cast<std::uint64_t>(wheelLimit));
  like.addUnits(Ahead(position, charger, target, wheel), [](UnitIndex) { return 0; });
  thread_local KnownAlike<ChargePlan> known;
  const ChargePlan plan = known.of(like, [&] { return findPlan(position, wish(), wheel); });
  if (reach < farAway && (!plan.toTarget || *plan.needed() > reach)) return std::nullopt;
  return plan;
}

ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& through,
                      std::optional<Angle> wheel, double wheelLimit) {
  return *planChargeWithin(position, charger, target, through, farAway, wheel, wheelLimit);
}

UnitSet throughOf(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& named) {
  UnitSet through = routedEnemies(position, charger, target);
  if (position.options().interveningDeclaredBy == InterveningDeclaredBy::charger) return through | named;
  position.forEachPresent([&](UnitIndex v) {
    if (v == target || !position.enemies(charger, v) || position.routed(v) || !position.skirmisher(v)) return;
    if (position.battle().relation(static_cast<std::int16_t>(RelationKind::intervenes), v, charger) != willNot)
      add(through, v);
  });
  return through;
}

UnitSet askedToIntervene(const Position& position, UnitIndex charger, UnitIndex target) {
  UnitSet asked;
  if (position.options().interveningDeclaredBy == InterveningDeclaredBy::charger) return asked;
  const UnitSet through = throughOf(position, charger, target, UnitSet());
  const ChargePlan plan = planCharge(position, charger, target, through);
  if (!plan.toTarget) return asked;
  forEachIn(through, [&](UnitIndex v) {
    if (position.standing(v) && chargeTouches(position, charger, plan, *plan.toTarget, position.stand(v)))
      add(asked, v);
  });
  return asked;
}

ChargePermittedIn chargeFacts(const Position& position, UnitIndex charger, UnitIndex target, const ChargePlan& plan) {
  const double spent = position.status(charger, UnitStatus::spentInches);
  const double straight = plan.toTarget.value_or(distanceBetween(position.stand(charger), position.stand(target)));
  ChargePermittedIn in = chargerFacts(position, charger);
  in.distanceInches = toInches(toLength(spent + plan.wheelWay + straight));
  in.targetInForwardArc = position.inForwardArc(charger, target);
  if (!in.targetInForwardArc) in.outsideArc = position.outsideForwardArc(charger, target);
  in.pathClear = plan.clear();
  return in;
}

bool chargeTouches(const Position& position, UnitIndex charger, const ChargePlan& plan, double straight,
                   const Footprint& other) {
  const Footprint& start = position.stand(charger);
  const Side side = plan.wheel < 0 ? Side::left : Side::right;
  const Angle angle = std::abs(plan.wheel);
  if (angle > 0 && freeTurn(start, wheelCorner(start, side), side, angle, other) < angle - 1e-5) return true;
  const Footprint wheeledStand(plan.wheeled, position.unit(charger).base);
  return firstTouch(wheeledStand, wheeledStand.forward, straight, other).has_value();
}

}  // namespace signifer::hannibal
