#include "initiative/play/charge_plan.h"

#include <algorithm>

#include "initiative/play/charge_way.h"
#include "initiative/play/edge_charged.h"

namespace signifer::initiative {
namespace {

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

/// The straight way of a plan to the touch, which stops there or a hair before others that are touched with the target.
ChargeWay wayOf(const Position& position, UnitIndex u, const ChargePlan& plan) {
  const Base& base = position.unit(u).base;
  ChargeWay way{position.stand(u), plan.start, plan.touch};
  for (const Leg& leg : plan.path)
    if (isWheel(leg.kind)) way.wheeled = after(way.wheeled, base, leg);
  return way;
}

bool strikesItsQuarter(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& plan) {
  if (position.options().quarterJudgedBy == QuarterJudgedBy::chargeStart) return true;
  const Quarter began = position.quarter(position.stand(target), position.stand(u).frontCentre());
  return quarterCharged(position, u, target, wayOf(position, u, plan)) == began;
}

bool comesHome(const ChargePlan& plan, double reach) {
  return plan.distance && *plan.distance <= reach && plan.blocker == noUnit;
}

/// The ways in which a charge fails to come home, the least failure first: too far on a clear way, barred within its
/// reach, barred beyond it, no way at all.
int failureOf(const ChargePlan& plan, double reach) {
  if (!plan.distance) return 3;
  if (plan.blocker == noUnit) return 0;
  return *plan.distance <= reach ? 1 : 2;
}

/// Whether one of two charges that do not come home fails by less. Of those that are barred within reach the one with
/// the narrower wheel does, which is looked at first.
bool failsByLess(const ChargePlan& plan, const ChargePlan& other, double reach) {
  const int failure = failureOf(plan, reach);
  const int its = failureOf(other, reach);
  if (failure != its) return failure < its;
  return (failure == 0 || failure == 2) && *plan.distance < *other.distance;
}

/// Wheels to one side, tried one wider than the other: how far none can come home.
class WheelsInVain {
 public:
  WheelsInVain(const Position& position, UnitIndex u, const ChargePlan& turned, UnitIndex target, Side side,
               double reach)
      : target_(position.stand(target)),
        reach_(reach),
        base_(position.unit(u).base),
        side_(side),
        heading_(turned.start.heading),
        there_(target_.centre - wheelCorner(Footprint(turned.start, base_), side)),
        pace_((length(there_) + target_.radius) * radiansPerHundredth),
        // An outline is not judged by the rectangle around it.
        told_(!position.body(target).garrison()) {}

  /// Whether the wheel surely leaves the target beside the way or farther off than the reach.
  [[nodiscard]] bool holds(Angle angle) {
    if (!told_ || angle <= upTo_) return told_;
    const Vec2 forward = forwardOf(normalised(heading_ + (side_ == Side::left ? -angle : angle)));
    const Vec2 right = rightOf(forward);
    const double half = base_.frontage / 2.0;
    const double aside = std::abs(dot(right, there_) + (side_ == Side::left ? -half : half));
    const double beside = aside - half - target_.halfExtent(right);
    const double way = dot(forward, there_) - target_.halfExtent(forward);
    const double lacks = std::max(beside, way + arcLength(base_.frontage, angle) - reach_) - rounding;
    // Neither changes faster.
    if (lacks > 0) upTo_ = angle + static_cast<Angle>(lacks / pace_);
    return lacks > 0;
  }

 private:
  /// More than poses and ways are off for being rounded.
  static constexpr double rounding = 10.0;

  const Footprint& target_;
  double reach_;
  const Base& base_;
  Side side_;
  Angle heading_;
  Vec2 there_;  ///< the target's centre from the corner about which it wheels
  double pace_;
  bool told_;
  Angle upTo_ = 0;
};

/// A charge with each wheel after the turn that it begins with.
class Wheels {
 public:
  Wheels(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& turned, double reach, Care care)
      : position_(position),
        u_(u),
        target_(target),
        turned_(turned),
        reach_(reach),
        most_(std::min(position.book().chargeWheel, wheelWithin(position.unit(u).base.frontage, toLength(reach)))),
        care_(care) {}

  /// The least wheel that comes home on the edge of the quarter in which the charge began. If there is none, the least
  /// wheel that comes home. Hastily looked for it is the first of a few.
  [[nodiscard]] std::optional<ChargePlan> home() {
    const bool hasty = care_ == Care::hasty;
    const Angle step = hasty ? hastyWheelStep : wheelStep;
    WheelsInVain left(position_, u_, turned_, target_, Side::left, reach_);
    WheelsInVain right(position_, u_, turned_, target_, Side::right, reach_);
    std::optional<Leg> other;
    for (Angle tried = step; tried <= most_; tried += step)
      for (const Side to : {Side::left, Side::right}) {
        if ((to == Side::left ? left : right).holds(tried)) continue;
        const ChargePlan plan = with(to, tried);
        if (!comesHome(plan, reach_)) continue;
        if (hasty) return plan;
        const bool wanted = strikesItsQuarter(plan);
        if (wanted) return leastFrom(to, tried - step, tried, true);
        if (!other) other = Leg{legOf(to), tried};
      }
    if (!other) return std::nullopt;
    const Side side = other->kind == LegKind::wheelLeft ? Side::left : Side::right;
    return leastFrom(side, other->amount - step, other->amount, false);
  }
  /// If no wheel comes home, the one that fails by least is kept, provided that it fails by less than `least`.
  [[nodiscard]] ChargePlan nearest(const ChargePlan& least) {
    ChargePlan best = least;
    Side side = Side::left;
    Angle angle = 0;
    for (Angle tried = wheelStep; tried <= most_; tried += wheelStep)
      for (const Side to : {Side::left, Side::right}) {
        const ChargePlan plan = with(to, tried, Look::whether, farthestCharge);
        if (!failsByLess(plan, best, reach_)) continue;
        best = plan;
        side = to;
        angle = tried;
      }
    // Between two of them it may come a little nearer still.
    if (best.blocker == noUnit && best.distance && *best.distance <= reach_ + nearlyThere)
      for (Angle tried = std::max(0, angle - wheelStep); tried <= std::min(most_, angle + wheelStep); ++tried)
        if (const ChargePlan plan = with(side, tried); comesHome(plan, reach_)) return plan;
    if (angle > 0) best = with(side, angle, Look::who, farthestCharge);
    if (failureOf(best, reach_) == 2) best.blocker = noUnit;  // too far in any case
    return best;
  }

 private:
  [[nodiscard]] ChargePlan with(Side side, Angle angle, Look look = Look::whether, double most = 0) {
    ChargePlan plan =
        straightAfter(position_, u_, target_, turned_, {legOf(side), angle}, std::max(most, reach_), look, guess_);
    if (plan.blocker != noUnit && plan.blocker != u_ && plan.blocker != target_) guess_ = plan.blocker;
    return plan;
  }
  [[nodiscard]] bool strikesItsQuarter(const ChargePlan& plan) const {
    return initiative::strikesItsQuarter(position_, u_, target_, plan);
  }
  [[nodiscard]] ChargePlan leastFrom(Side side, Angle fails, Angle comes, bool itsQuarter) {
    while (comes - fails > 1) {
      const Angle middle = fails + (comes - fails) / 2;
      const ChargePlan plan = with(side, middle);
      (comesHome(plan, reach_) && (!itsQuarter || strikesItsQuarter(plan)) ? comes : fails) = middle;
    }
    return with(side, comes);
  }

  const Position& position_;
  UnitIndex u_;
  UnitIndex target_;
  const ChargePlan& turned_;
  double reach_;
  Angle most_;
  Care care_;
  /// The unit that barred the last barred way.
  UnitIndex guess_ = noUnit;
};

/// A wider wheel is tried where the least one does not come home, or not on the edge of the quarter in which the charge
/// began. It brings the charger to a nearer or another part of the target, or past an obstacle. Who looks hastily asks
/// no more of one that fails.
ChargePlan widerWheel(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& turned, double reach,
                      const ChargePlan& least, Care care) {
  if (distanceBetween(Footprint(turned.start, position.unit(u).base), position.body(target)) > reach) return least;
  Wheels wheels(position, u, target, turned, reach, care);
  const bool home = comesHome(least, reach);
  if (auto plan = wheels.home(); plan && (!home || strikesItsQuarter(position, u, target, *plan))) return *plan;
  return home || care == Care::hasty ? least : wheels.nearest(least);
}

}  // namespace

UnitIndex mustFace(const Position& position, UnitIndex u) {
  double away = 0;
  const UnitIndex nearest = position.bindingEnemy(u, &away);
  if (nearest == noUnit) return noUnit;
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

namespace {

/// The plan with the way that the charge takes after its turn.
ChargePlan withWay(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& turned, double reach,
                   const NamedCharge& named, Care care) {
  const Look look = care == Care::hasty ? Look::whether : Look::who;
  if (named.wheel) return straightAfter(position, u, target, turned, *named.wheel, farthestCharge, look);
  // An outline is looked for straight ahead, then with every wheel: it may be out of line with the rectangle around it.
  const Base& base = position.unit(u).base;
  const auto wheel = position.body(target).garrison()
                         ? std::optional(Wheel{})
                         : leastWheelToMeet(turned.start, base, position.stand(target), position.book().chargeWheel);
  if (!wheel) return turned;
  const ChargePlan least =
      straightAfter(position, u, target, turned, {legOf(wheel->side), wheel->angle}, farthestCharge, look);
  if (turned.blocker != noUnit) return least;
  const bool home = comesHome(least, reach);
  if (home && (care == Care::hasty || strikesItsQuarter(position, u, target, least))) return least;
  return widerWheel(position, u, target, turned, reach, least, care);
}

}  // namespace

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, double reach, const NamedCharge& named,
                      Care care) {
  const Base& base = position.unit(u).base;
  ChargePlan plan;
  plan.start = position.unit(u).pose;
  plan.quarter = position.quarter(position.stand(target), position.stand(u).frontCentre());
  // D-51: the turn to face comes first.
  if (const UnitIndex nearest = mustFace(position, u); nearest != noUnit) {
    const Angle to = named.heading.value_or(headingToFace(position, u, target, nearest));
    const SpotTurn turn = spotTurn(position, plan.start, base, to);
    plan.start = turnedTo(plan.start, to);
    plan.path.add({LegKind::pivot, to});
    plan.blocker = turn.open < turn.angle ? u : standsOn(position, u, plan.start, base, target);
    plan.roomToTurn = plan.blocker == noUnit;
  }
  plan.targetInFront = position.partlyInFront(Footprint(plan.start, base), target);
  if (care == Care::hasty && (!plan.targetInFront || !plan.roomToTurn)) return plan;
  plan = withWay(position, u, target, plan, reach, named, care);
  if (plan.distance && care == Care::thorough)
    plan.quarter = quarterCharged(position, u, target, wayOf(position, u, plan));
  return plan;
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

/// The charger's share of the question: a target right before it.
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
  in.distanceInches = inForm(plan.distance.value_or(farthestCharge) / oneInch, 60);
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
