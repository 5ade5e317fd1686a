#include "initiative/play/charge.h"

#include <algorithm>

#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::initiative {
namespace {

constexpr double farthest = 60.0 * oneInch;
/// A gap that is contact however the pose is rounded.
constexpr double surelyTouching = touchingGap - 10.0;
/// Between two wheels that are tried.
constexpr Angle wheelStep = oneDegree / 4;
constexpr Angle hastyWheelStep = 4 * oneDegree;
/// More than two wheels next to each other differ by in the way to their target.
constexpr double nearlyThere = 250.0;

/// The heading of the turn to face.
Angle headingToFace(const Position& position, UnitIndex u, UnitIndex target, UnitIndex nearest) {
  const Unit& unit = position.unit(u);
  const Angle direct = headingTo(unit.pose.centre, position.unit(target).pose.centre);
  if (target != nearest && position.faces(Footprint(turnedTo(unit.pose, direct), unit.base), nearest)) return direct;
  return headingTo(unit.pose.centre, position.unit(nearest).pose.centre);
}

/// What the wheel strikes, the target too, which is to be met straight ahead; or an enemy that is not charged from whom
/// it does not keep its distance until the last inch of the charge. `touch`: the straight way that follows.
UnitIndex inTheWheel(const Position& position, UnitIndex u, UnitIndex target, const Pose& from, const Leg& wheel,
                     double touch) {
  const Base& base = position.unit(u).base;
  const Footprint stand(from, base);
  const Length clear = position.book().clear;
  const Angle lastInch = touch < clear ? wheelWithin(base.frontage, toLength(clear - touch)) : 0;
  const Side side = wheel.kind == LegKind::wheelLeft ? Side::left : Side::right;
  const Vec2 corner = wheelCorner(stand, side);
  const double swept = 2 * stand.radius + clear;
  Turn turn(stand, corner, side, wheel.amount);
  UnitIndex found = noUnit;
  position.forEachNear(corner, swept, [&](UnitIndex v) {
    if (v == u || found != noUnit || passes(position, u, v)) return;
    if (distance(corner, toVec(position.unit(v).pose.centre)) > swept + position.spread(v)) return;
    const Body other = position.body(v);
    const auto open = [&](double clearance) {
      return other.garrison() ? openAmount(stand, wheel, other, clearance) : turn.openAmount(other.base, clearance);
    };
    const bool struck = open(0.0) < wheel.amount;
    const bool tooNear = !struck && v != target && position.enemies(u, v) && open(clear) < wheel.amount - lastInch;
    if (struck || tooNear) found = v;
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

/// Whoever else may be near it, in their order.
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

UnitIndex inTheWay(const Position& position, UnitIndex u, const UnitList& near, const Footprint& own, double touch) {
  const auto found = std::ranges::find_if(near, [&](UnitIndex v) { return barsTheWay(position, u, v, own, touch); });
  return found == near.end() ? noUnit : *found;
}

/// A friend that it would stand on: it may pass some, but not end there.
UnitIndex onAFriend(const Position& position, const UnitList& near, const Footprint& end) {
  const auto found = std::ranges::find_if(near, [&](UnitIndex v) { return overlaps(end, position.body(v)); });
  return found == near.end() ? noUnit : *found;
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

LegKind legOf(Side side) { return side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight; }

/// How a charge is looked at: for the first who stands in its way, or only for whether anybody does, what is looked up
/// fastest coming first.
enum class Look : std::uint8_t { who, whether };

/// The plan completed with a wheel and the straight way after it; without a distance where that meets nothing, and
/// without a look at what stands in a way that is longer than `most`. `guess`: who barred the way after another wheel;
/// where it is only asked whether anybody does he is looked at first.
ChargePlan straightAfter(const Position& position, UnitIndex u, UnitIndex target, ChargePlan plan, const Leg& wheel,
                         double most, Look look, UnitIndex guess = noUnit) {
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
  const auto touch = firstTouch(own, own.forward, farthest, position.body(target));
  if (!touch) return plan;
  plan.distance = measured(cost + *touch);
  if (*plan.distance > most) return plan;
  const bool smooth = position.options().terrainMovement == TerrainMovement::none;
  const auto wheeling = [&] {
    return wheel.amount > 0 ? inTheWheel(position, u, target, plan.start, wheel, *touch) : noUnit;
  };
  if (look == Look::who) block(wheeling);
  block([&] { return roomAhead(position.table(), own, own.forward) < *touch ? u : noUnit; });
  if (look == Look::whether && smooth && guess != noUnit && mayBeNear(position, u, guess, own, *touch))
    block([&] { return barsTheWay(position, u, guess, own, *touch) ? guess : noUnit; });
  if (look == Look::whether && smooth && plan.blocker != noUnit) return plan;
  const UnitList near = nearTheWay(position, u, target, own, *touch);
  block([&] { return inTheWay(position, u, near, own, *touch); });
  // Rough ground still adds to the way of one that is blocked.
  if (look == Look::whether && smooth && plan.blocker != noUnit) return plan;
  const Leg straight{LegKind::ahead, toLength(stopBefore(position, u, near, own, *touch))};
  plan.distance = measured(cost + *touch + roughWay(position, u, wheeled, straight));
  if (straight.amount > 0) plan.path.add(straight);
  block([&] { return onAFriend(position, near, Footprint(movedAhead(wheeled, straight.amount), base)); });
  if (look == Look::whether) block(wheeling);
  return plan;
}

bool comesHome(const ChargePlan& plan, double reach) {
  return plan.distance && *plan.distance <= reach && plan.blocker == noUnit;
}

/// Whether one of two charges that do not come home fails by less.
bool failsByLess(const ChargePlan& plan, const ChargePlan& other) {
  if (!plan.distance) return false;
  const bool open = plan.blocker == noUnit;
  return open == (other.blocker == noUnit) ? *plan.distance < other.distance.value_or(farthest) : open;
}

/// Where the least wheel to meet the target does not come home, the least one that does: a wider one may bring it on
/// a nearer part of the target, or past what stands in the way. Else the least wheel where that would reach, or the
/// charge that fails by least.
ChargePlan widerWheel(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& turned, double reach,
                      const ChargePlan& least, Care care) {
  const Base& base = position.unit(u).base;
  UnitIndex guess = noUnit;
  const auto with = [&](Side side, Angle angle, Look look = Look::whether) {
    ChargePlan plan = straightAfter(position, u, target, turned, {legOf(side), angle}, reach, look, guess);
    if (plan.blocker != noUnit && plan.blocker != u && plan.blocker != target) guess = plan.blocker;
    return plan;
  };
  const auto leastFrom = [&](Side side, Angle fails, Angle comes) {
    while (comes - fails > 1) {
      const Angle middle = fails + (comes - fails) / 2;
      (comesHome(with(side, middle), reach) ? comes : fails) = middle;
    }
    return with(side, comes);
  };
  if (distanceBetween(Footprint(turned.start, base), position.body(target)) > reach) return least;
  ChargePlan best = least;
  Side side = Side::left;
  Angle angle = 0;
  const Angle most = std::min(position.book().chargeWheel, wheelWithin(base.frontage, toLength(reach)));
  const Angle step = care == Care::thorough ? wheelStep : hastyWheelStep;
  for (Angle tried = step; tried <= most; tried += step)
    for (const Side to : {Side::left, Side::right}) {
      const ChargePlan plan = with(to, tried);
      if (comesHome(plan, reach)) return care == Care::hasty ? plan : leastFrom(to, tried - step, tried);
      if (least.distance.value_or(farthest) <= reach || !failsByLess(plan, best)) continue;
      best = plan;
      side = to;
      angle = tried;
    }
  if (care == Care::hasty) return best;
  // Between two of them it may come a little nearer still.
  if (best.blocker == noUnit && best.distance && *best.distance <= reach + nearlyThere)
    for (Angle tried = std::max(0, angle - wheelStep); tried <= std::min(most, angle + wheelStep); ++tried)
      if (const ChargePlan plan = with(side, tried); comesHome(plan, reach)) return plan;
  return angle == 0 ? best : with(side, angle, Look::who);
}

}  // namespace

double stopBefore(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own, double touch) {
  return stopBefore(position, u, nearTheWay(position, u, target, own, touch), own, touch);
}

UnitIndex mustFace(const Position& position, UnitIndex u) {
  double away = 0;
  if (position.noEnemyWithin(u, position.proximityLimit(u))) return noUnit;
  const UnitIndex nearest = position.nearestEnemy(u, &away);
  if (nearest == noUnit || away > position.proximityLimit(u)) return noUnit;
  const bool faces = position.faces(position.stand(u), nearest);
  const auto asked = ask(*position.rulings().proximity, {away / oneInch, position.openOrder(u), faces, true});
  return asked->mustTurnToFace ? nearest : noUnit;
}

NamedCharge namedIn(const Action& action) {
  NamedCharge named;
  if (action.values[0] != 0) named.heading = normalised(action.values[0] * oneDegree);
  std::size_t next = 0;
  const Path& path = action.path;
  if (next < path.size() && path[next].kind == LegKind::pivot) named.heading = normalised(path[next++].amount);
  if (next < path.size()) named.wheel = isWheel(path[next].kind) ? path[next++] : Leg{LegKind::wheelLeft, 0};
  if (next < path.size() && path[next].kind == LegKind::ahead) ++next;
  named.tooMuch = next < path.size();
  return named;
}

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, double reach, const NamedCharge& named,
                      Care care) {
  const Base& base = position.unit(u).base;
  const Footprint& foe = position.stand(target);
  ChargePlan plan;
  plan.start = position.unit(u).pose;
  plan.quarter = position.quarter(foe, position.stand(u).frontCentre());
  // D-51: the turn to face comes first.
  if (const UnitIndex nearest = mustFace(position, u); nearest != noUnit) {
    const Angle to = named.heading.value_or(headingToFace(position, u, target, nearest));
    plan.start = turnedTo(plan.start, to);
    plan.path.add({LegKind::pivot, to});
    plan.blocker = standsOn(position, u, plan.start, base, target);
    plan.roomToTurn = plan.blocker == noUnit;
  }
  plan.targetInFront = position.partlyInFront(Footprint(plan.start, base), target);
  if (care == Care::hasty && (!plan.targetInFront || !plan.roomToTurn)) return plan;
  const Look look = care == Care::hasty ? Look::whether : Look::who;
  if (named.wheel) return straightAfter(position, u, target, plan, *named.wheel, farthest, look);
  // An outline is looked for straight ahead, then with every wheel: it may be out of line with the rectangle around it.
  const auto wheel = position.body(target).garrison()
                         ? std::optional(Wheel{})
                         : leastWheelToMeet(plan.start, base, foe, position.book().chargeWheel);
  if (!wheel) return plan;
  const ChargePlan least = straightAfter(position, u, target, plan, {legOf(wheel->side), wheel->angle}, farthest, look);
  if (plan.blocker != noUnit || comesHome(least, reach)) return least;
  return widerWheel(position, u, target, plan, reach, least, care);
}

NamedCharge wheelKept(const Task& task) {
  NamedCharge named;
  if (task.args[3] != 0) named.wheel = Leg{task.args[3] == 1 ? LegKind::wheelLeft : LegKind::wheelRight, task.args[4]};
  return named;
}

bool mayCharge(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target, ChargeBasis basis,
               int moves) {
  if (!plan.distance || plan.blocker != noUnit) return false;
  const bool turns = plan.start != position.unit(u).pose;
  const Glimpse seen = turns ? sightOf(position, u, plan, target) : position.glimpse(u, target);
  return mayCharge(position, u, plan, seen, basis, moves)->allowed;
}

Sight sightOf(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target) {
  return position.sight(u, Footprint(plan.start, position.unit(u).base), target);
}

namespace {

/// Of the charger alone: a target right before it.
ChargeIn chargerFacts(const Position& position, UnitIndex u, ChargeBasis basis, int moves) {
  ChargeIn in;
  in.troop = position.troop(u);
  const Formation formation = position.formation(u);
  in.formation = formation == Formation::buildings ? FieldFormation::square : static_cast<FieldFormation>(formation);
  in.basis = basis;
  in.moves = moves;
  in.shaken = position.shaken(u);
  in.disordered = position.disordered(u);
  in.engaged = position.engaged(u);
  return in;
}

}  // namespace

bool readyToCharge(const Position& position, UnitIndex u, ChargeBasis basis, int moves) {
  return ask(*position.rulings().charge, chargerFacts(position, u, basis, moves))->allowed;
}

Answered<ChargeIn, ChargeOut> mayCharge(const Position& position, UnitIndex u, const ChargePlan& plan,
                                        const Glimpse& sight, ChargeBasis basis, int moves) {
  ChargeIn in = chargerFacts(position, u, basis, moves);
  in.distanceInches = inForm(plan.distance.value_or(farthest) / oneInch, 60);
  in.seesTarget = sight.seen;
  in.targetInFront = sight.seen ? sight.inFront : plan.targetInFront;
  return ask(*position.rulings().charge, in);
}

ChargeBasis chargeBasis(MoveBasis basis) {
  if (basis == MoveBasis::order) return ChargeBasis::order;
  return basis == MoveBasis::initiative ? ChargeBasis::initiative : ChargeBasis::freeMove;
}

double chargeReach(const Position& position, UnitIndex u, int moves) {
  return position.tables().moveInches(position.troop(u), position.openOrder(u)) * moves * 1.0 * oneInch;
}

bool mayEvade(const Position& position, UnitIndex target) {
  return position.openOrder(target) && position.moveLength(target) > 0 && !position.engaged(target) &&
         !position.disordered(target);
}

bool mayCountercharge(const Position& position, UnitIndex target, UnitIndex charger) {
  const Troop troop = position.troop(target);
  const bool mounted = troop >= Troop::cataphractCavalry && troop <= Troop::horseArchers;
  if (!mounted) return false;
  ChargePlan plan;
  plan.start = position.unit(target).pose;
  plan.distance = 0;
  plan.targetInFront = position.partlyInFront(position.stand(target), charger);
  return mayCharge(position, target, plan, charger, ChargeBasis::order, 1);
}

}  // namespace signifer::initiative
