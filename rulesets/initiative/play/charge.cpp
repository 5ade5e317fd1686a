#include "initiative/play/charge.h"

#include <algorithm>

#include "initiative/play/charge_way.h"

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

bool comesHome(const ChargePlan& plan, double reach) {
  return plan.distance && *plan.distance <= reach && plan.blocker == noUnit;
}

/// Whether one of two charges that do not come home fails by less.
bool failsByLess(const ChargePlan& plan, const ChargePlan& other) {
  if (!plan.distance) return false;
  const bool open = plan.blocker == noUnit;
  return open == (other.blocker == noUnit) ? *plan.distance < other.distance.value_or(farthestCharge) : open;
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
        // Of an outline the rectangle around it does not tell.
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

  /// The least one that comes home; where it is hastily looked for, the least of a few.
  [[nodiscard]] std::optional<ChargePlan> home() {
    const Angle step = care_ == Care::thorough ? wheelStep : hastyWheelStep;
    WheelsInVain left(position_, u_, turned_, target_, Side::left, reach_);
    WheelsInVain right(position_, u_, turned_, target_, Side::right, reach_);
    for (Angle tried = step; tried <= most_; tried += step)
      for (const Side to : {Side::left, Side::right}) {
        if ((to == Side::left ? left : right).holds(tried)) continue;
        const ChargePlan plan = with(to, tried);
        if (comesHome(plan, reach_)) return care_ == Care::hasty ? plan : leastFrom(to, tried - step, tried);
      }
    return std::nullopt;
  }
  /// Where none of them does: the one that fails by least, if by less than `least`, which reaches no target.
  [[nodiscard]] ChargePlan nearest(const ChargePlan& least) {
    ChargePlan best = least;
    Side side = Side::left;
    Angle angle = 0;
    for (Angle tried = wheelStep; tried <= most_; tried += wheelStep)
      for (const Side to : {Side::left, Side::right}) {
        const ChargePlan plan = with(to, tried);
        if (!failsByLess(plan, best)) continue;
        best = plan;
        side = to;
        angle = tried;
      }
    // Between two of them it may come a little nearer still.
    if (best.blocker == noUnit && best.distance && *best.distance <= reach_ + nearlyThere)
      for (Angle tried = std::max(0, angle - wheelStep); tried <= std::min(most_, angle + wheelStep); ++tried)
        if (const ChargePlan plan = with(side, tried); comesHome(plan, reach_)) return plan;
    return angle == 0 ? best : with(side, angle, Look::who);
  }

 private:
  [[nodiscard]] ChargePlan with(Side side, Angle angle, Look look = Look::whether) {
    ChargePlan plan = straightAfter(position_, u_, target_, turned_, {legOf(side), angle}, reach_, look, guess_);
    if (plan.blocker != noUnit && plan.blocker != u_ && plan.blocker != target_) guess_ = plan.blocker;
    return plan;
  }
  [[nodiscard]] ChargePlan leastFrom(Side side, Angle fails, Angle comes) {
    while (comes - fails > 1) {
      const Angle middle = fails + (comes - fails) / 2;
      (comesHome(with(side, middle), reach_) ? comes : fails) = middle;
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
  /// Who barred the last way that was barred.
  UnitIndex guess_ = noUnit;
};

/// Where the least wheel to meet the target does not come home, the least one that does: a wider one may bring it on
/// a nearer part of the target, or past what stands in the way. Else the least wheel where that would reach, or the
/// charge that fails by least; who looks hastily asks no more of one that fails.
ChargePlan widerWheel(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& turned, double reach,
                      const ChargePlan& least, Care care) {
  if (distanceBetween(Footprint(turned.start, position.unit(u).base), position.body(target)) > reach) return least;
  Wheels wheels(position, u, target, turned, reach, care);
  if (auto plan = wheels.home()) return *plan;
  const bool reaches = least.distance.value_or(farthestCharge) <= reach;
  return care == Care::hasty || reaches ? least : wheels.nearest(least);
}

}  // namespace

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
  if (named.wheel) return straightAfter(position, u, target, plan, *named.wheel, farthestCharge, look);
  // An outline is looked for straight ahead, then with every wheel: it may be out of line with the rectangle around it.
  const auto wheel = position.body(target).garrison()
                         ? std::optional(Wheel{})
                         : leastWheelToMeet(plan.start, base, foe, position.book().chargeWheel);
  if (!wheel) return plan;
  const ChargePlan least =
      straightAfter(position, u, target, plan, {legOf(wheel->side), wheel->angle}, farthestCharge, look);
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
