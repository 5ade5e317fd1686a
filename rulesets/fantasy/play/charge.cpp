// Charges: declared, moved into contact or fallen short (FA-CHG-1 to FA-CHG-4, FA-CHG-13).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

void Play::declareCharge(UnitIndex u, UnitIndex target) {
  int number = 1;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::charges)) number = std::max(number, r.value + 1);
  const Zone zone = position_.zoneOf(target, u);
  relate(RelationKind::charges, u, target, number);
  relate(RelationKind::strikesZone, u, target, static_cast<int>(zone) + 1);
  set(u, UnitStatus::charged);
  set(u, UnitStatus::acted);
  tell("declares-charge", {"FA-CHG-1"},
       {.unit = u, .other = target, .figures = {Figure::inches(toLength(position_.apart(u, target)))}, .key = true});
}

void Play::callOff(UnitIndex charger) {
  std::erase_if(mover_.relations, [&](const Relation& r) {
    return r.from == charger &&
           (r.kind == numberOf(RelationKind::charges) || r.kind == numberOf(RelationKind::strikesZone));
  });
}

void Play::makeContact(UnitIndex charger, UnitIndex target, const ChargePlan& plan) {
  place(charger, plan.end);
  set(charger, UnitStatus::moved);
  // D66: with its front, as long as they touch.
  if (!position_.loose(charger) && position_.body(target).isSwarm())
    relate(RelationKind::frontsSwarm, charger, target, 1);
  tellCharge("charges-home", Cited{"FA-CHG-1"}.addIf(plan.wheel.amount > 0, "FA-CHG-4"), charger, target, plan);
}

// The movement that the charge has cost, of the charge move.
void Play::tellCharge(std::string_view phrase, Cited rules, UnitIndex charger, UnitIndex target,
                      const ChargePlan& plan) const {
  const auto out = ask(rulings().chargeMove, plan.facts);
  const std::string_view slow = slowedBy(position_, charger, plan.ground);
  tell(phrase, rules.addIf(!slow.empty(), slow),
       {.unit = charger,
        .other = target,
        .figures = {Figure::inches(toLength(out->cost * oneInch)), Figure::inches(out->chargeMove * oneInch)},
        .key = true},
       out);
}

// FA-CHG-5, D53: they meet on the line of their centres, each having used the same share of its charge move.
void Play::counterCharge(UnitIndex charger, UnitIndex counter) {
  const double ours = chargeReach(position_, counter);
  const double theirs = chargeReach(position_, charger);
  const Vec2 towards = unit(position_.body(charger).centre() - position_.body(counter).centre());
  Ignoring ignoring;
  add(ignoring.units, charger);
  ignoring.edges = true;
  Pose turned = battle_.unit(counter).pose;
  if (!position_.loose(counter)) turned = turnedTo(turned, toHeading(bearing({}, towards)));
  if (underfoot(position_, counter, position_.bodyAt(counter, turned), ignoring) != noUnit)
    turned = battle_.unit(counter).pose;
  Pose facing = battle_.unit(charger).pose;
  if (!position_.loose(charger)) facing = turnedTo(facing, toHeading(bearing({}, -towards)));
  const Body from = position_.bodyAt(charger, facing);
  // The way between them is that of units that face each other.
  const double gap = meets(position_.bodyAt(counter, turned), towards,
                           2.0 * (position_.apart(charger, counter) + ours + theirs), from, 0.0)
                         .value_or(position_.apart(charger, counter));
  const double way = gap > ours + theirs ? ours : gap * ours / std::max(1.0, ours + theirs);
  const OpenLeg open = openAlong(position_, counter, position_.bodyAt(counter, turned), towards, way, ignoring);
  place(counter, movedAlong(turned, towards, open.amount));
  set(counter, UnitStatus::counterCharged);
  tell("counter-charges", {"FA-CHG-5"},
       {.unit = counter, .other = charger, .figures = {Figure::inches(open.amount)}, .key = true});
  if (gap > ours + theirs) return setDue(charger, Due::fallsShort);
  Ignoring onlyCounter;
  add(onlyCounter.units, counter);
  onlyCounter.edges = true;
  const auto straight = meets(from, -towards, 2.0 * gap + theirs, position_.body(counter), 0.0);
  if (!straight || openAlong(position_, charger, from, -towards, *straight, onlyCounter).amount + 1 < *straight)
    return setDue(charger, Due::fallsShort);
  const Pose contact = movedAlong(facing, -towards, *straight);
  const auto flush = flushPose(position_, charger, contact, counter, Face::front);
  if (!flush) return setDue(charger, Due::fallsShort);
  place(charger, *flush);
  set(charger, UnitStatus::moved);
  tell("charges-home", {"FA-CHG-1", "FA-CHG-5"},
       {.unit = charger,
        .other = counter,
        .figures = {Figure::inches(toLength(*straight)), Figure::inches(toLength(theirs))},
        .key = true});
}

// Fleers whom it reaches are destroyed (FA-CHG-13).
void Play::rideDown(UnitIndex charger, UnitIndex target, const ChargePlan& plan) {
  place(charger, plan.contact);
  set(charger, UnitStatus::moved);
  tellCharge("rides-down", Cited{"FA-CHG-13"}, charger, target, plan);
  destroy(target, charger);
  // Their friends test when all charges have been moved, if the house rule has it so (D11).
  if (options().riddenDownPanics) setDue(target, Due::breaks);
}

// FA-CHG-3, D62: it can only hold, and tests at once.
void Play::charge(UnitIndex charger, UnitIndex met, const Pose& began) {
  relate(RelationKind::strikesZone, charger, met, static_cast<int>(zoneMet(position_, met, charger, began)) + 1);
  tell("charges-besides", {"FA-CHG-3"}, {.unit = charger, .other = met, .key = true});
  UnitSet only;
  add(only, charger);
  (void)testTarget(met, only, false);
  fleeAllDue();
}

void Play::meetByTheWay(UnitIndex charger, UnitIndex target, const Pose& began) {
  if (options().metByTheWay != MetByTheWay::countsAsCharged) return;
  for (const UnitIndex met : metBesides(position_, charger, battle_.unit(charger).pose, target))
    if (position_.live(met) && !position_.fleeing(met)) charge(charger, met, began);
}

// In the order of declaration.
void Play::moveFailedCharges() {
  boost::container::small_vector<std::pair<UnitIndex, UnitIndex>, 16> failed;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::strikesZone) && due(r.from) == Due::fallsShort)
      failed.emplace_back(r.from, r.to);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::fallsShort) setDue(u, Due::nothing);
  for (const auto& [u, target] : failed)
    if (position_.live(u) && !position_.fleeing(u) && !redirect(u, target)) fallShort(u, target);
  panicFromRiddenDown();
}

// D65 under the house rule: straight ahead after its wheel it charges the next enemy within its charge move.
bool Play::redirect(UnitIndex u, UnitIndex target) {
  const UnitState state = position_.state(target);
  const bool fled = state == UnitState::fleeing || state == UnitState::offTableFleeing;
  if (options().redirect != Redirect::nextInWay || !fled || position_.loose(u)) return false;
  const ChargePlan plan = planCharge(position_, u, target);
  Ignoring ignoring;
  add(ignoring.units, target);
  ignoring.edges = true;
  const Pose began = battle_.unit(u).pose;
  Pose pose = began;
  GroundCovered ground;
  if (plan.least.amount > 0 && openLeg(position_, u, pose, plan.least, ignoring).amount >= plan.least.amount) {
    ground = groundOf(position_, u, pose, plan.least);
    pose = after(pose, battle_.unit(u).base, plan.least);
  }
  const OpenLeg open = openAlong(position_, u, position_.bodyAt(u, pose), forwardOf(pose.heading),
                                 chargeReach(position_, u) + 1.0, ignoring);
  const UnitIndex met = open.blocker;
  if (met == noUnit || !position_.enemies(u, met) || position_.fleeing(met)) return false;
  addTo(ground, groundOf(position_, u, pose, {LegKind::ahead, open.amount}));
  const double cost = costOn(position_, u, ground);
  if (cost * oneInch > chargeReach(position_, u)) return false;
  place(u, movedAhead(pose, open.amount));
  set(u, UnitStatus::moved);
  tell("charges-next", {"FA-CHG-2", "FA-CHG-1"},
       {.unit = u,
        .other = met,
        .figures = {Figure::inches(toLength(cost * oneInch)), Figure::inches(toLength(chargeReach(position_, u)))},
        .key = true});
  setFlushWhereMet(u, met, began);
  charge(u, met, began);
  meetByTheWay(u, met, began);
  return true;
}

// Flush with the side on which it is met (D69).
void Play::setFlushWhereMet(UnitIndex u, UnitIndex met, const Pose& began) {
  if (position_.loose(u) || position_.loose(met)) {
    if (!position_.loose(u) && position_.body(met).isSwarm()) relate(RelationKind::frontsSwarm, u, met, 1);
    return;
  }
  const Zone zone = zoneMet(position_, met, u, began);
  Face face = zone == Zone::rear ? Face::rear : Face::front;
  if (zone == Zone::flank)
    face = position_.body(met).outline().place(toVec(began.centre)).aside < 0.0 ? Face::left : Face::right;
  if (const auto flush = flushPose(position_, u, battle_.unit(u).pose, met, face)) place(u, *flush);
}

namespace {

/// As far as the rate pays for, what it has cost so far included.
Length affordable(const Position& position, UnitIndex u, const Pose& pose, const GroundCovered& before, Length most) {
  const auto affords = [&](Length amount) {
    GroundCovered way = before;
    addTo(way, groundOf(position, u, pose, {LegKind::ahead, amount}));
    return costOn(position, u, way) <= position.rate(u);
  };
  if (affords(most)) return most;
  Length low = 0;
  while (most - low > 1) {
    const Length middle = (low + most) / 2;
    (affords(middle) ? low : most) = middle;
  }
  return low;
}

}  // namespace

// FA-CHG-2, D8: the least wheel, if it is free, then ahead by what the normal rate pays for. The charger keeps an inch
// off enemies.
void Play::fallShort(UnitIndex u, UnitIndex target) {
  const ChargePlan plan = planCharge(position_, u, target);
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  ignoring.edges = true;
  const Length budget = position_.rate(u) * oneInch;
  GroundCovered ground;
  Pose pose = battle_.unit(u).pose;
  bool leaves = false;
  double travelled = 0.0;
  if (plan.least.amount > 0 && openLeg(position_, u, pose, plan.least, ignoring).amount >= plan.least.amount) {
    Leg wheel = plan.least;
    wheel.amount = std::min(wheel.amount, wheelWithin(battle_.unit(u).base.frontage, std::max(0, budget - 10)));
    addTo(ground, groundOf(position_, u, pose, wheel));
    travelled += inchesOf(position_, u, wheel) * oneInch;
    if (wheel.amount > 0) pose = after(pose, battle_.unit(u).base, wheel);
  }
  const Vec2 direction = position_.loose(u) ? plan.direction : forwardOf(pose.heading);
  if (!(direction == Vec2{})) {
    if (position_.loose(u)) pose.heading = toHeading(bearing({}, direction));
    const OpenLeg open = openAlong(position_, u, position_.bodyAt(u, pose), direction, budget, ignoring);
    const Length way = affordable(position_, u, pose, ground, open.amount);
    const double edge = roomToLeave(position_, toVec(pose.centre), direction);
    leaves = edge <= way;
    const Length ahead = leaves ? wholeLength(edge) : way;
    travelled += ahead;
    pose = movedAhead(pose, ahead);
  }
  const double away = position_.live(target) ? position_.apart(u, target) : 0.0;
  place(u, pose);
  set(u, UnitStatus::moved);
  const Figure gone = Figure::inches(toLength(travelled));
  if (!position_.live(target))
    tell("charge-without-target", {"FA-CHG-2"}, {.unit = u, .other = target, .figures = {gone}});
  else if (!plan.possible && away > chargeReach(position_, u))
    tell("charge-too-far", {"FA-CHG-2"},
         {.unit = u,
          .other = target,
          .figures = {Figure::inches(toLength(away)), Figure::inches(toLength(chargeReach(position_, u))), gone}});
  else if (!plan.possible)
    tell("charge-blocked", {"FA-CHG-2"}, {.unit = u, .other = target, .figures = {gone}});
  else
    tell("charge-falls-short", {"FA-CHG-2"},
         {.unit = u,
          .other = target,
          .figures = {Figure::inches(toLength(plan.cost * oneInch)),
                      Figure::inches(toLength(chargeReach(position_, u))), gone}},
         ask(rulings().chargeMove, plan.facts));
  if (leaves) leaveTable(u, UnitState::offTablePursuing);
}

}  // namespace signifer::fantasy
