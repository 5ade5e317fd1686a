// The course of a charge: the wheel, the way ahead, contact, and how the charger is set flush (FA-CHG-1, FA-CHG-4, D53,
// D59, D66).
#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "fantasy/play/asked.h"
#include "fantasy/play/flush.h"
#include "fantasy/play/ways.h"
#include "rules/asking.h"
#include "table/open_wheel.h"
#include "table/sweep.h"

namespace signifer::fantasy {
namespace {

constexpr double farAway = 200.0 * oneInch;
constexpr Angle halfTurn = 180 * oneDegree;
/// No larger wheel is tried than this (D59).
constexpr Angle largestTried = 90 * oneDegree;

/// The aim of a search: all of a charge, or only whether it reaches. The search for reach may be given up as soon as
/// the charge is sure to need more inches than these.
struct Sought {
  double inches = 1e9;
  /// No larger wheel is looked for.
  Angle wheel = halfTurn;
};

LegKind kindOf(Side side) { return side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight; }

/// The smallest wheel after which the way ahead meets the struck side (FA-CHG-4): no smaller than one that meets the
/// target at all.
std::optional<Wheel> leastWheelToMeet(const Pose& pose, const Base& base, const Footprint& target, Face face,
                                      Angle most) {
  constexpr Angle step = oneDegree / 2;
  const auto any = leastWheelToMeet(pose, base, target);
  if (!any || meetsSide(Footprint(any->angle == 0 ? pose : any->end, base), target, face)) return any;
  for (Angle a = any->angle; a <= most; a += step) {
    for (const Side side : {Side::left, Side::right}) {
      const auto meets = [&](Angle angle) {
        return meetsSide(Footprint(wheeled(pose, base, side, angle), base), target, face);
      };
      if (!meets(a)) continue;
      Angle low = std::max(any->angle, a - step);
      Angle high = a;
      while (high - low > 1) {
        const Angle middle = (low + high) / 2;
        (meets(middle) ? high : low) = middle;
      }
      return Wheel{side, high, 0, wheeled(pose, base, side, high)};
    }
  }
  return std::nullopt;
}

/// Its centre lies straight ahead of a point of the front edge, an end included.
bool aimsAtMiddle(const Footprint& unit, Vec2 centre) {
  const Place at = unit.place(centre);
  return at.ahead > 0.0 && std::abs(at.aside) <= unit.halfFrontage + roundingTolerance;
}

/// The smallest wheel after which the middle of a swarm or of a lone character lies ahead of the front (D66).
std::optional<Wheel> leastWheelToMiddle(const Pose& pose, const Base& base, Vec2 centre) {
  const Footprint stand(pose, base);
  Wheel wheel;
  wheel.end = pose;
  if (aimsAtMiddle(stand, centre)) return wheel;
  const Place at = stand.place(centre);
  wheel.side = at.aside < 0.0 ? Side::left : Side::right;
  const double beyond = std::abs(at.aside) - stand.halfFrontage;
  const double radians = std::atan2(beyond, at.ahead);
  if (radians <= 0.0) return std::nullopt;
  wheel.angle = static_cast<Angle>(std::ceil(radians * halfTurn / std::numbers::pi - 0.01));
  for (int tries = 0; tries < 3; ++tries, ++wheel.angle) {
    wheel.end = wheeled(pose, base, wheel.side, wheel.angle);
    if (aimsAtMiddle(Footprint(wheel.end, base), centre)) return wheel;
  }
  return std::nullopt;
}

/// The side that the charge strikes, as declared (FA-PAN-3); none where one of them has no sides.
std::optional<Face> sideStruck(const Position& position, UnitIndex charger, UnitIndex target) {
  if (position.body(charger).isSwarm() || position.loose(target)) return std::nullopt;
  const Face now = faceStruck(position.body(target), position.body(charger));
  const int kept = position.battle().relation(numberOf(RelationKind::strikesZone), charger, target);
  if (kept == 0) return now;
  const auto zone = static_cast<Zone>(kept - 1);
  if (zone == Zone::front) return Face::front;
  if (zone == Zone::rear) return Face::rear;
  if (isFlank(now)) return now;
  return position.body(target).outline().place(position.body(charger).centre()).aside < 0.0 ? Face::left : Face::right;
}

/// Friends that charge the same target and have made contact: one is set beside them (D53, D61).
UnitSet fellowsAt(const Position& position, UnitIndex charger, UnitIndex target) {
  UnitSet set;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
    if (v != charger && position.live(v) && !position.enemies(v, charger) && position.is(v, UnitStatus::charged) &&
        position.touch(v, target))
      add(set, v);
  return set;
}

/// One charge, and the wheels that it may take.
class Wheeling {
 public:
  Wheeling(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
           std::optional<Face> side)
      : position_(position),
        charger_(charger),
        target_(target),
        side_(side),
        start_(position.unit(charger).pose),
        own_(position.body(charger)),
        foe_(position.body(target)),
        base_(shapeOf(own_)) {
    Ignoring onWheel;
    onWheel.units = fellows | fellowsAt(position, charger, target);
    onWheel.edges = true;
    onWheel_ = clippingFriends(position, charger, start_, onWheel);
    onWay_ = onWheel_;
    add(onWay_.units, target);
    straightOn_ = stillClipped(position, charger, start_, onWheel);
    add(straightOn_.units, target);
  }

  [[nodiscard]] std::optional<Wheel> least(Angle most) const {
    return side_ ? leastWheelToMeet(start_, base_, foe_.outline(), *side_, most)
                 : leastWheelToMiddle(start_, base_, foe_.centre());
  }
  /// Some wheel towards a side that no wheel serves: the way of a charge that falls short.
  [[nodiscard]] std::optional<Wheel> anyWheel() const {
    return foe_.isSwarm() ? std::nullopt : leastWheelToMeet(start_, base_, foe_.outline());
  }

  /// Thousandths from the wheel to contact where it is open; none where it is not, and `bar` says why.
  [[nodiscard]] std::optional<double> openWay(Side side, Angle angle, Bar* bar = nullptr) {
    const auto inches = [&](Angle turned) { return inchesOf(position_, charger_, {kindOf(side), turned}); };
    const auto barredBy = [&](const Bar& by) {
      if (bar != nullptr) *bar = by;
      return std::nullopt;
    };
    if (angle > 0) {
      const OpenLeg& open = openTo(side, angle);
      if (angle > open.amount) return barredBy({open.blocker, open.ground, inches(angle), inches(open.amount)});
    }
    const Pose pose = angle == 0 ? start_ : wheeled(start_, base_, side, angle);
    const Body from = position_.bodyAt(charger_, pose);
    const Vec2 direction = forwardOf(pose.heading);
    const auto straight = from.touches(foe_) ? std::optional(0.0) : meets(from, direction, farAway, foe_, 0.0);
    if (!straight) return barredBy({});
    const double way = std::min(*straight, farAway);
    const OpenLeg ahead = openAlong(position_, charger_, from, direction, way, angle == 0 ? straightOn_ : onWay_);
    const double needed = inches(angle) + way / oneInch;
    if (ahead.amount + 1 < wholeLength(way))
      return barredBy({ahead.blocker, ahead.ground, needed, inches(angle) + toInches(ahead.amount)});
    if (angle > 0 && !isClearedAfter(position_, charger_, pose, way, onWay_))
      return barredBy({firstIn(onWay_.beside, [](UnitIndex) { return true; }), false, needed, inches(angle)});
    return way;
  }

  [[nodiscard]] bool serves(Side side, Angle angle) const {
    const Footprint unit(wheeled(start_, base_, side, angle), base_);
    return side_ ? meetsSide(unit, foe_.outline(), *side_) : aimsAtMiddle(unit, foe_.centre());
  }

 private:
  /// The open part of a wheel to this side, as far as anybody has asked.
  const OpenLeg& openTo(Side side, Angle angle) {
    Known& known = known_[side == Side::left ? 0 : 1];
    if (known.asked < angle) {
      known.asked = std::max(angle, largestTried);
      known.open = openLeg(position_, charger_, start_, {kindOf(side), known.asked}, onWheel_);
    }
    return known.open;
  }

  struct Known {
    Angle asked = 0;
    OpenLeg open;
  };
  const Position& position_;
  UnitIndex charger_;
  UnitIndex target_;
  std::optional<Face> side_;
  Pose start_;
  const Body& own_;
  const Body& foe_;
  Base base_;
  Ignoring onWheel_;
  Ignoring onWay_;
  Ignoring straightOn_;
  std::array<Known, 2> known_{};
};

/// Takes the wheel into the plan.
void take(const Position& position, UnitIndex charger, ChargePlan& plan, Side side, Angle angle) {
  plan.wheel = {kindOf(side), angle};
  plan.wheeled = angle == 0 ? plan.start : wheeled(plan.start, shapeOf(position.body(charger)), side, angle);
  plan.direction = forwardOf(plan.wheeled.heading);
}

/// The wheel of a formed charger and the straight way to contact (D59); false where none is open.
bool findWheel(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
               std::optional<Face> side, const Sought& sought, ChargePlan& plan) {
  Wheeling wheeling(position, charger, target, fellows, side);
  const auto inchesTo = [&](Side to, Angle angle) { return inchesOf(position, charger, {kindOf(to), angle}); };
  const auto least = wheeling.least(sought.wheel);
  if (!least) {
    if (const auto any = wheeling.anyWheel()) take(position, charger, plan, any->side, any->angle);
    plan.least = plan.wheel;
    return false;
  }
  take(position, charger, plan, least->side, least->angle);
  plan.least = plan.wheel;
  if (inchesTo(least->side, least->angle) > sought.inches) return false;
  if (const auto way = wheeling.openWay(least->side, least->angle, &plan.bar)) {
    plan.straight = *way;
    return true;
  }
  if (position.options().chargeWheel == ChargeWheel::least) return false;
  const Angle most = std::min(largestTried, sought.wheel);
  const auto open = openWheelBeyond(least->angle, most, oneDegree / 10, [&](Side to, Angle angle) {
    return wheeling.serves(to, angle) ? wheeling.openWay(to, angle) : std::nullopt;
  });
  if (!open) return false;
  plan.straight = open->way;
  take(position, charger, plan, open->side, open->angle);
  return true;
}

/// A swarm goes straight at the target's nearest point.
bool goStraight(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
                ChargePlan& plan) {
  const Body& own = position.body(charger);
  const Body& foe = position.body(target);
  plan.wheeled = plan.start;
  plan.direction = unit(foe.nearestTo(own) - own.centre());
  if (plan.direction == Vec2{}) plan.direction = unit(foe.centre() - own.centre());
  const Body from = position.bodyAt(charger, plan.wheeled);
  const auto straight =
      from.touches(foe) ? std::optional(0.0) : meets(from, plan.direction, farAway, position.body(target), 0.0);
  if (!straight) return false;
  Ignoring ignoring;
  ignoring.units = fellows | fellowsAt(position, charger, target);
  add(ignoring.units, target);
  ignoring.edges = true;
  plan.straight = std::min(*straight, farAway);
  const OpenLeg ahead = openAlong(position, charger, from, plan.direction, plan.straight, ignoring);
  plan.bar = {ahead.blocker, ahead.ground, plan.straight / oneInch, toInches(ahead.amount)};
  return ahead.amount + 1 >= wholeLength(plan.straight);
}

/// The bar to the place at which the charger would stand where it meets the target.
Bar barAtPlace(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
               const ChargePlan& plan) {
  Pose at = plan.contact;
  if (plan.flush) {
    const SideLine side(position, charger, target, plan.side);
    at = side.at(side.placeAfterTurn(plan.contact));
  }
  Ignoring ignoring;
  ignoring.units = fellows;
  add(ignoring.units, target);
  const Body body = position.bodyAt(charger, at);
  Bar bar;
  bar.atPlace = true;
  bar.unit = underfoot(position, charger, body, ignoring);
  bar.ground = bar.unit == noUnit && onImpassable(position, body);
  return bar;
}

ChargePlan measureCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
                         const Sought& sought) {
  ChargePlan plan;
  plan.start = plan.wheeled = position.unit(charger).pose;
  plan.wheel = plan.least = {LegKind::wheelRight, 0};
  const std::optional<Face> side = sideStruck(position, charger, target);
  plan.flush = side.has_value() && !position.loose(charger);
  plan.side = side.value_or(Face::front);
  // A lone character is a rectangle and wheels as every unit does (D59, D66).
  const bool loose = position.body(charger).isSwarm();
  const bool found = loose ? goStraight(position, charger, target, fellows, plan)
                           : findWheel(position, charger, target, fellows, side, sought, plan);
  if (!found || inchesOf(position, charger, plan.wheel) + plan.straight / oneInch > sought.inches) return plan;
  plan.ground = plan.wheel.amount > 0 ? groundOf(position, charger, plan.start, plan.wheel) : GroundCovered{};
  const Pose along{plan.wheeled.centre, toHeading(bearing({}, plan.direction))};
  addTo(plan.ground,
        groundOf(position, charger, loose ? along : plan.wheeled, {LegKind::ahead, toLength(plan.straight)}));
  plan.contact = movedAlong(plan.wheeled, plan.direction, plan.straight);
  const auto flush = flushPose(position, charger, plan.contact, target, plan.side, fellows);
  plan.possible = flush.has_value();
  if (!plan.possible) plan.bar = barAtPlace(position, charger, target, fellows, plan);
  plan.end = flush.value_or(plan.contact);
  plan.facts = {position.rate(charger),
                position.formation(charger),
                std::min(40.0, plan.ground.clear),
                std::min(20.0, plan.ground.difficult),
                std::min(20.0, plan.ground.veryDifficult),
                std::min(20.0, plan.ground.obstacle),
                std::clamp(plan.ground.obstacles.count(), 1, 20)};
  const auto out = ask(*position.rulings().chargeMove, plan.facts);
  // Ways beyond what the form takes are longer than any charge.
  plan.cost = costOn(position, charger, plan.ground);
  plan.arrives = out->reaches && plan.cost <= out->chargeMove;
  plan.reaches = plan.possible && plan.arrives;
  return plan;
}

double spreadOf(const Position& position, UnitIndex u) {
  return (position.unit(u).base.frontage + position.unit(u).base.depth) / 2.0;
}

/// All of a unit that has a say in the ways of others and is not its place.
std::int32_t shapeFigure(const Position& position, UnitIndex v) {
  if (position.attached(v)) return -1 - position.status(v, UnitStatus::attachedTo);
  const ShapeFacts shape = position.shapeFacts(v);
  return (shape.fleeing ? 1 : 0) + (position.is(v, UnitStatus::charged) ? 2 : 0) +
         4 * (static_cast<int>(shape.formation) + 16 * (shape.models + 1024 * shape.abreast));
}

/// The ways of the charger, and the places at the side of its target.
ChargePlan knownCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows,
                       const Sought& sought, const ChargePlan* plan = nullptr) {
  const Vec2 centre = toVec(position.unit(charger).pose.centre);
  const double way = distance(centre, toVec(position.unit(target).pose.centre));
  const auto shape = [&](UnitIndex v) { return shapeFigure(position, v); };
  Likeness like(position.playBook().number, position.battle());
  for (const UnitIndex u : {charger, target}) like.addUnit(u, shape(u));
  like.add(
      static_cast<std::uint64_t>(position.battle().relation(numberOf(RelationKind::strikesZone), charger, target)));
  like.addSet(fellows);
  like.add(std::bit_cast<std::uint64_t>(sought.inches));
  like.addNear(centre, way + 8 * spreadOf(position, charger) + 4 * spreadOf(position, target) + 2 * oneInch, shape);
  thread_local KnownAlike<ChargePlan> known;
  return known.of(like,
                  [&] { return plan != nullptr ? *plan : measureCharge(position, charger, target, fellows, sought); });
}

/// So far it may come over the ground that is cheapest to it, and a little farther: ways and costs are rounded.
Sought withinReach(const Position& position, UnitIndex charger) {
  double least = 1.0;
  for (const GroundCovered& inch :
       {GroundCovered{1, 0, 0, 0}, GroundCovered{0, 1, 0, 0}, GroundCovered{0, 0, 1, 0}, GroundCovered{0, 0, 0, 1}})
    least = std::min(least, costOn(position, charger, inch));
  if (least <= 0.0) return {};
  const double inches = chargeReach(position, charger) / oneInch / least + 0.1;
  const Angle wheel = wheelWithin(shapeOf(position.body(charger)).frontage, toLength(inches * oneInch));
  return {inches, std::min(halfTurn, wheel + 2 * oneDegree)};
}

}  // namespace

double chargeReach(const Position& position, UnitIndex charger) {
  return allowanceOf(position.book(), Moving::charge, position.rate(charger)) * static_cast<double>(oneInch);
}

ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows) {
  return knownCharge(position, charger, target, fellows, {});
}

bool chargeReaches(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& fellows) {
  const ChargePlan plan = knownCharge(position, charger, target, fellows, withinReach(position, charger));
  // Do not keep a plan that falls short: parts of it have been left out.
  if (plan.reaches) (void)knownCharge(position, charger, target, fellows, {}, &plan);
  return plan.reaches;
}

bool declaredInReach(const Position& position, UnitIndex charger, UnitIndex target) {
  return chargeReaches(position, charger, target, fellowChargers(position.battle(), charger));
}

std::optional<Pose> flushPose(const Position& position, UnitIndex charger, const Pose& contact, UnitIndex target,
                              Face face, const UnitSet& fellows) {
  if (position.loose(charger) || position.loose(target)) {
    Ignoring ignoring;
    ignoring.units = fellows;
    add(ignoring.units, target);
    const bool stands = underfoot(position, charger, position.bodyAt(charger, contact), ignoring) == noUnit;
    return stands ? std::optional(contact) : std::nullopt;
  }
  const SideLine line(position, charger, target, face);
  const auto place = line.slidFrom(line.placeAfterTurn(contact), fellows);
  if (!place) return std::nullopt;
  return line.at(*place);
}

UnitList metBesides(const Position& position, UnitIndex unit, const Pose& at, UnitIndex target) {
  const Body body = position.bodyAt(unit, at);
  UnitList met;
  for (const UnitIndex v : position.whoIsNear(body.centre(), body.reach() + touchingGap)) {
    if (v == target || !position.live(v) || !position.enemies(unit, v) || position.fleeing(v)) continue;
    const Body& other = position.body(v);
    const bool loose = body.isSwarm() || other.isSwarm();
    if (loose ? body.touches(other) : edgesInContact(body.outline(), other.outline()).has_value()) met.push_back(v);
  }
  return met;
}

Zone zoneMet(const Position& position, UnitIndex met, UnitIndex by, const Pose& began) {
  if (position.fleeing(met)) return Zone::rear;
  if (position.loose(met)) return Zone::front;
  const Body& theirs = position.body(met);
  const Body& own = position.body(by);
  if (!own.isSwarm())
    if (const auto edges = edgesInContact(theirs.outline(), own.outline());
        edges && edges->first == Face::front && edges->second == Face::front)
      return Zone::front;
  return zoneStruck(theirs, position.bodyAt(by, began));
}

}  // namespace signifer::fantasy
