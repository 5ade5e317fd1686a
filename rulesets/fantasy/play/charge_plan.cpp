// Where a charge goes: the least wheel, the way ahead, contact, and how the charger is set flush (FA-CHG-1, FA-CHG-4,
// D53).
#include <algorithm>
#include <cmath>

#include "fantasy/play/ways.h"
#include "rules/asking.h"
#include "table/sweep.h"

namespace signifer::fantasy {
namespace {

constexpr double farAway = 200.0 * oneInch;
constexpr Angle halfTurn = 180 * oneDegree;

/// What is looked for of a charge: all of it, or only whether it reaches; then it may be given up as soon as it is sure
/// to need more inches than these.
struct Sought {
  double inches = 1e9;
  /// No larger wheel is looked for.
  Angle wheel = halfTurn;
};

/// Straight ahead of a formed unit lies part of a disc, by more than computing blurs.
bool runsInto(const Footprint& base, const Disc& disc) {
  const Place at = base.place(disc.centre);
  return at.ahead > -disc.radius && std::abs(at.aside) < base.halfFrontage + disc.radius - roundingTolerance;
}

std::optional<Wheel> leastWheelToMeet(const Pose& pose, const Base& base, const Disc& disc, Angle most) {
  Wheel wheel;
  wheel.end = pose;
  const Footprint stand(pose, base);
  if (runsInto(stand, disc)) return wheel;
  const Place at = stand.place(disc.centre);
  wheel.side = at.aside < 0.0 ? Side::left : Side::right;
  Angle low = 0;
  Angle high = 0;
  // Seen from the corner that it turns about, towards the side that it turns to.
  const Place corner = stand.place(wheelCorner(stand, wheel.side));
  const double aside = (at.aside - corner.aside) * (wheel.side == Side::left ? -1.0 : 1.0);
  const double ahead = at.ahead - corner.ahead;
  // Poses are rounded.
  const double clear = disc.radius + 2.0 * roundingTolerance;
  const auto surelyBeside = [&](Angle a) {
    const SineCosine by = sineCosine(a);
    return aside * by.cosine - ahead * by.sine > clear;
  };
  for (Angle a = oneDegree; a <= most && high == 0; a += oneDegree)
    (!surelyBeside(a) && runsInto(Footprint(wheeled(pose, base, wheel.side, a), base), disc) ? high : low) = a;
  if (high == 0) return std::nullopt;
  while (high - low > 1) {
    const Angle middle = (low + high) / 2;
    (runsInto(Footprint(wheeled(pose, base, wheel.side, middle), base), disc) ? high : low) = middle;
  }
  wheel.angle = high;
  wheel.end = wheeled(pose, base, wheel.side, high);
  return wheel;
}

/// The first point of a segment in the strip straight ahead of the front; none if it has none there.
std::optional<Place> nearestAhead(const Footprint& stand, const Segment& segment) {
  const Place from = stand.place(segment.from);
  const Place to = stand.place(segment.to);
  const double half = stand.halfFrontage;
  if (std::min(from.aside, to.aside) > half || std::max(from.aside, to.aside) < -half) return std::nullopt;
  const double across = to.aside - from.aside;
  const auto at = [&](const Place& end) -> Place {
    if (across == 0.0) return end;
    const double aside = std::clamp(end.aside, -half, half);
    return {from.ahead + (aside - from.aside) / across * (to.ahead - from.ahead), aside};
  };
  const Place first = at(from);
  const Place last = at(to);
  return first.ahead <= last.ahead ? first : last;
}

/// Straight ahead of its front the unit first comes upon this side of the target, or a corner of it.
bool meetsSide(const Footprint& unit, const Footprint& target, Face face) {
  const Footprint stand = unit.shrunk(roundingTolerance);
  const auto struck = nearestAhead(stand, edge(target, face));
  if (!struck || struck->ahead < -touchingGap) return false;
  return std::none_of(allFaces.begin(), allFaces.end(), [&](Face other) {
    const auto ahead = nearestAhead(stand, edge(target, other));
    return ahead && ahead->ahead < struck->ahead - 1.0;
  });
}

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

/// The side that the charge strikes, as declared (FA-PAN-3); none where one of them has no sides.
std::optional<Face> sideStruck(const Position& position, UnitIndex charger, UnitIndex target) {
  if (position.loose(charger) || position.loose(target)) return std::nullopt;
  const Face now = faceStruck(position.body(target), position.body(charger));
  const int kept = position.battle().relation(numberOf(RelationKind::strikesZone), charger, target);
  if (kept == 0) return now;
  const auto zone = static_cast<Zone>(kept - 1);
  if (zone == Zone::front) return Face::front;
  if (zone == Zone::rear) return Face::rear;
  if (isFlank(now)) return now;
  return position.body(target).outline().place(position.body(charger).centre()).aside < 0.0 ? Face::left : Face::right;
}

/// Friends that charge the same target and have made contact: the charger is set beside them (D53).
UnitSet fellows(const Position& position, UnitIndex charger, UnitIndex target) {
  UnitSet set;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
    if (v != charger && position.live(v) && !position.enemies(v, charger) && position.is(v, UnitStatus::charged) &&
        position.touch(v, target))
      add(set, v);
  return set;
}

struct Line {
  /// It leads to the side that is struck.
  bool found = false;
  Leg wheel{LegKind::wheelRight, 0};
  Pose wheeled;
  Vec2 direction;
};

Line lineUp(const Position& position, UnitIndex charger, UnitIndex target, std::optional<Face> side, Angle most) {
  const Pose& pose = position.unit(charger).pose;
  const Body& own = position.body(charger);
  const Body& foe = position.body(target);
  Line line;
  line.wheeled = pose;
  if (position.loose(charger)) {
    line.found = true;
    line.direction = unit(foe.nearestTo(own) - own.centre());
    if (line.direction == Vec2{}) line.direction = unit(foe.centre() - own.centre());
    if (position.character(charger) && !own.isSwarm())
      line.wheeled.heading = headingTo(pose.centre, toPoint(foe.centre()));
    return line;
  }
  const Base base = shapeOf(own);
  auto wheel =
      side ? leastWheelToMeet(pose, base, foe.outline(), *side, most) : leastWheelToMeet(pose, base, foe.disc(), most);
  line.found = wheel.has_value();
  if (!wheel && side) wheel = leastWheelToMeet(pose, base, foe.outline());
  if (!wheel) return line;
  line.wheel = {wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle};
  line.wheeled = wheel->angle == 0 ? pose : wheel->end;
  line.direction = forwardOf(line.wheeled.heading);
  return line;
}

/// The wheel, and straight on to contact; false where something is in the way, or nothing leads there.
bool findWay(const Position& position, UnitIndex charger, UnitIndex target, double inches, ChargePlan& plan) {
  const Body from = position.bodyAt(charger, plan.wheeled);
  const auto straight = from.touches(position.body(target))
                            ? std::optional(0.0)
                            : meets(from, plan.direction, farAway, position.body(target), 0.0);
  if (inchesOf(position, charger, plan.wheel) + straight.value_or(0.0) / oneInch > inches) return false;
  Ignoring ignoring;
  ignoring.units = fellows(position, charger, target);
  add(ignoring.units, target);
  ignoring.edges = true;
  if (plan.wheel.amount > 0) {
    const OpenLeg wheel = openLeg(position, charger, plan.start, plan.wheel, ignoring);
    if (wheel.amount < plan.wheel.amount) return false;
    plan.ground = groundOf(position, charger, plan.start, plan.wheel);
  }
  if (!straight) return false;
  plan.straight = std::min(*straight, farAway);
  const OpenLeg ahead = openAlong(position, charger, from, plan.direction, plan.straight, ignoring);
  return ahead.amount + 1 >= wholeLength(plan.straight);
}

/// Where nothing lets it stand flush and its wheel has run into the target, it stops at the touch; none where the wheel
/// is not what brought it there.
std::optional<Pose> whereTheWheelMeets(const Position& position, UnitIndex charger, UnitIndex target,
                                       const ChargePlan& plan) {
  Ignoring ignoring;
  ignoring.units = fellows(position, charger, target);
  ignoring.edges = true;
  const OpenLeg wheel = openLeg(position, charger, plan.start, plan.wheel, ignoring);
  if (wheel.amount == plan.wheel.amount || wheel.blocker != target) return std::nullopt;
  return after(plan.start, shapeOf(position.body(charger)), {plan.wheel.kind, wheel.amount});
}

}  // namespace

double chargeReach(const Position& position, UnitIndex charger) {
  return allowanceOf(position.book(), Moving::charge, position.rate(charger)) * static_cast<double>(oneInch);
}

namespace {

ChargePlan measureCharge(const Position& position, UnitIndex charger, UnitIndex target, const Sought& sought) {
  ChargePlan plan;
  plan.start = position.unit(charger).pose;
  const std::optional<Face> side = sideStruck(position, charger, target);
  const Line line = lineUp(position, charger, target, side, sought.wheel);
  plan.wheel = line.wheel;
  plan.wheeled = line.wheeled;
  plan.direction = line.direction;
  if (!line.found || !findWay(position, charger, target, sought.inches, plan)) return plan;
  const Pose along{plan.wheeled.centre, toHeading(bearing({}, plan.direction))};
  addTo(plan.ground, groundOf(position, charger, position.loose(charger) ? along : plan.wheeled,
                              {LegKind::ahead, toLength(plan.straight)}));
  plan.contact = movedAlong(plan.wheeled, plan.direction, plan.straight);
  auto flush = flushPose(position, charger, plan.contact, target, side.value_or(Face::front));
  if (flush && position.bodyAt(charger, *flush).overlaps(position.body(target)))
    flush = whereTheWheelMeets(position, charger, target, plan);
  plan.possible = flush.has_value();
  plan.end = flush.value_or(plan.contact);
  plan.facts = {position.rate(charger),
                position.formation(charger),
                std::min(40.0, plan.ground.clear),
                std::min(20.0, plan.ground.difficult),
                std::min(20.0, plan.ground.veryDifficult),
                std::min(20.0, plan.ground.obstacle)};
  const auto out = ask(*position.rulings().chargeMove, plan.facts);
  // Ways beyond what the form takes are longer than any charge.
  plan.cost = costOn(position, charger, plan.ground);
  plan.reaches = plan.possible && out->reaches && plan.cost <= out->chargeMove;
  return plan;
}

int keyOf(UnitIndex charger, UnitIndex target) { return charger * static_cast<int>(mostUnits) + target; }

/// So far it may come over the ground that is cheapest to it, and a little farther: ways and costs are rounded.
Sought withinReach(const Position& position, UnitIndex charger) {
  double least = 1.0;
  for (const Path& inch : {Path{1, 0, 0, 0}, Path{0, 1, 0, 0}, Path{0, 0, 1, 0}, Path{0, 0, 0, 1}})
    least = std::min(least, costOn(position, charger, inch));
  if (least <= 0.0) return {};
  const double inches = chargeReach(position, charger) / oneInch / least + 0.1;
  const Angle wheel = wheelWithin(shapeOf(position.body(charger)).frontage, toLength(inches * oneInch));
  return {inches, std::min(halfTurn, wheel + 2 * oneDegree)};
}

}  // namespace

// Planned when it is drawn, and again when it is judged.
ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target) {
  const auto measure = [&] { return measureCharge(position, charger, target, {}); };
  KnownWays* known = position.knownWays();
  return known == nullptr ? measure() : known->charge.of(position.moment(), keyOf(charger, target), measure);
}

bool chargeReaches(const Position& position, UnitIndex charger, UnitIndex target) {
  const ChargePlan plan = measureCharge(position, charger, target, withinReach(position, charger));
  // Of one that reaches nothing has been left out.
  if (KnownWays* known = position.knownWays(); known != nullptr && plan.reaches)
    (void)known->charge.of(position.moment(), keyOf(charger, target), [&] { return plan; });
  return plan.reaches;
}

namespace {

struct Flush {
  const Position& position;
  UnitIndex charger;
  UnitIndex target;
  Segment side;
  Vec2 along;
  Vec2 square;
  Base base;
  Length model;

  [[nodiscard]] Pose at(double place) const {
    const Vec2 front = side.from + along * place;
    return poseFromFront(front, toHeading(bearing({}, -square)), base);
  }
  [[nodiscard]] bool fits(double place) const {
    const double length = distance(side.from, side.to);
    const double half = base.frontage / 2.0;
    const double shared = std::min(place + half, length) - std::max(place - half, 0.0);
    // Room for one base.
    if (shared < std::min<double>(model, length) - roundingTolerance) return false;
    Ignoring ignoring;
    add(ignoring.units, target);
    const Body body = position.bodyAt(charger, at(place));
    return underfoot(position, charger, body, ignoring) == noUnit &&
           isOn(position.table(), Footprint(body.centre(), {0.0, 1.0}, 0.0, 0.0)) && !onImpassable(position, body);
  }
};

/// No farther than brings the most models into contact (D53).
double mostInContact(double place, double length, double width) {
  const double half = width / 2.0;
  if (width <= length) return std::clamp(place, half, length - half);
  return std::clamp(place, length - half, half);
}

/// Where along a side the middle of a unit's front comes when it turns about the point at which it has met that side.
double middleAfterTurn(const Footprint& unit, const Segment& side) {
  const Vec2 along = signifer::unit(side.to - side.from);
  const auto met = nearestAhead(unit, side);
  const Gap gap = met ? Gap{} : gapBetween(unit, side);
  const Vec2 point = met ? unit.at(met->aside, unit.halfDepth + met->ahead) : gap.onSecond;
  const double aside = met ? met->aside : unit.place(gap.onFirst).aside;
  return std::clamp(dot(point - side.from, along), 0.0, distance(side.from, side.to)) + aside;
}

}  // namespace

std::optional<Pose> flushPose(const Position& position, UnitIndex charger, const Pose& contact, UnitIndex target,
                              Face face) {
  Ignoring onlyTarget;
  add(onlyTarget.units, target);
  const Body at = position.bodyAt(charger, contact);
  const bool stands = underfoot(position, charger, at, onlyTarget) == noUnit;
  if (position.loose(charger) || position.loose(target)) return stands ? std::optional(contact) : std::nullopt;
  const Footprint& foe = position.body(target).outline();
  Flush flush{position,    charger,
              target,      edge(foe, face),
              {},          outward(foe, face),
              shapeOf(at), position.modelBase(charger).frontage};
  flush.along = unit(flush.side.to - flush.side.from);
  const double length = distance(flush.side.from, flush.side.to);
  // Turned about the point of contact, which stays where it is on both of them.
  const double wanted = mostInContact(middleAfterTurn(at.outline(), flush.side), length, flush.base.frontage);
  if (flush.fits(wanted)) return flush.at(wanted);
  constexpr double step = 100.0;
  const int steps = static_cast<int>((length + flush.base.frontage) / step);
  for (int i = 1; i <= steps; ++i)
    for (const double slide = i * step; const double way : {-1.0, 1.0}) {
      if (!flush.fits(wanted + way * slide)) continue;
      // Beside whoever is there, not a step off.
      double low = slide - step;
      double high = slide;
      while (high - low > 1.0) {
        const double middle = (low + high) / 2.0;
        (flush.fits(wanted + way * middle) ? high : low) = middle;
      }
      return flush.at(wanted + way * high);
    }
  return stands ? std::optional(contact) : std::nullopt;
}

}  // namespace signifer::fantasy
