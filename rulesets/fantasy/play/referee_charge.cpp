// Charges, disengagements and reactions judged (FA-CHG-1 to FA-CHG-14, FA-DIS-1, FA-FRZ-1, FA-FRZ-2, FA-FST-9).
#include <algorithm>
#include <cmath>
#include <numbers>

#include "fantasy/play/referee.h"

namespace signifer::fantasy {

bool mustCharge(const Position& position, UnitIndex u) {
  if (!position.frenzied(u) || !mayDeclare(position, u)) return false;
  ChargeDeclarationIn in = declarationFacts(position, u);
  const double reach = chargeReach(position, u);
  for (UnitIndex v = 0; v < position.battle().unitCount() && !in.enemyWithinReach; ++v) {
    if (!position.live(v) || !position.enemies(u, v) || !position.nearEach(u, v, reach)) continue;
    if (position.apart(u, v) > reach || !position.sees(u, v)) continue;
    in.enemyWithinReach = chargeReaches(position, u, v);
  }
  return signifer::ask(*position.rulings().chargeDeclaration, in)->declaration == Declaration::must;
}

void Referee::disengage(UnitIndex u) {
  if (!ours(u, "FA-DIS-1")) return;
  if (!position_.live(u) || !position_.inCombat(u)) return refuse("FA-DIS-1", "not-in-combat", u);
  const DisengageIn in = disengageFacts(position_, u);
  const Reasons<NoDisengaging> reasons = noDisengaging(position_.book(), in);
  const UnitSet foes = position_.contacts(u);
  // The enemy that is too fast, or on its flank or rear.
  refuseEach(reasons, [&](NoDisengaging reason) {
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      if (!signifer::in(foes, v)) continue;
      if (reason == NoDisengaging::enemyAsFast && position_.rate(v) == in.enemyRate) return v;
      if (reason == NoDisengaging::enveloped && position_.zoneTouched(u, v) != Zone::front) return v;
    }
    return u;
  });
  if (!reasons.empty()) return;
  measure("FA-DIS-1", "faster-than-enemies", Figure::inches(in.rate * oneInch), Figure::inches(in.enemyRate * oneInch),
          u);
  if (explained_ && options().disengagement != Disengagement::asFlight) measureDisengaging(u, in.rate);
}

// FA-DIS-1 and section 6: whom it faces, the way straight back, and how near to enemies that ends.
void Referee::measureDisengaging(UnitIndex u, int rate) {
  forEachIn(position_.contacts(u),
            [&](UnitIndex v) { measure("FA-DIS-1", "engaged-in-front", std::nullopt, std::nullopt, v); });
  if (position_.loose(u)) return;
  const Retiring way = retiringWay(position_, u, -forwardOf(position_.unit(u).pose.heading), rate);
  measure("FA-DIS-1", "backs-off", Figure::inches(way.open.amount), Figure::inches(rate * oneInch), way.open.blocker);
  if (way.nearest == noUnit) return;
  measure("FA-DIS-1", way.gap < enemyGap(position_) ? "not-clear-when-back" : "clear-when-back",
          Figure::inches(toLength(way.gap)), Figure::inches(toLength(enemyGap(position_))), way.nearest);
}

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-CHG-1")) return;
  if (position_.unit(u).side != battle_.active) return refuse("FA-CHG-1", "not-the-active-side", u);
  if (position_.attached(u)) return refuse("FA-CHR-2", "with-a-unit", u);
  if (chargeTarget(battle_, u) != noUnit) return refuse("FA-CHG-1", "has-declared", u);
  refuseFor(ask(rulings().chargeDeclaration, declarationFacts(position_, u))->barredBy, u);
  if (position_.is(u, UnitStatus::disengaged)) refuse("FA-DIS-1", wordOf(NoShooting::disengaged), u);
  if (verdict_.legal() && position_.is(u, UnitStatus::acted)) refuse("FA-SEQ-7", "has-acted", u);
  // A unit that may not charge is told as well what keeps it from this target.
  const bool may = verdict_.legal();
  if ((!may && !explained_) || !enemy(action, "FA-CHG-1")) return;
  const UnitIndex target = action.target;
  if (!position_.inArc(u, target)) return outOfArc("FA-CHG-1", wordOf(NoTarget::outOfArc), u, target);
  if (!position_.sees(u, target)) {
    hidden("FA-CHG-1", u, target);
    return showLine(position_.body(u).centre(), position_.body(target).centre(), "no-line-of-sight");
  }
  if (!may) return;
  const ChargePlan plan = planCharge(position_, u, target);
  const Figure needed = inches(plan.cost);
  const Figure allowed = Figure::inches(toLength(chargeReach(position_, u)));
  // FA-FRZ-1 names an enemy whom it must charge instead.
  if (!plan.reaches && mustCharge(position_, u)) {
    UnitIndex due = noUnit;
    for (UnitIndex v = 0; explained_ && due == noUnit && v < battle_.unitCount(); ++v)
      if (position_.live(v) && position_.enemies(u, v) && position_.sees(u, v) && chargeReaches(position_, u, v))
        due = v;
    refuse("FA-FRZ-1", "must-charge-within-reach", due,
           inches(due == noUnit ? plan.cost : planCharge(position_, u, due).cost), allowed);
  }
  measureSight(u, target, "FA-CHG-1");
  // It may be declared all the same; it will not come home.
  if (!plan.possible) return noWayHome(plan.bar);
  (void)ask(rulings().chargeMove, plan.facts);
  measure("FA-CHG-1", "charge-needs", needed, allowed, target);
  if (plan.wheel.amount > 0)
    measure("FA-CHG-4", "wheels-cost", inches(inchesOf(position_, u, plan.wheel)), std::nullopt, u);
  const std::string_view slow = slowedBy(position_, u, plan.ground);
  if (!slow.empty()) measure(slow, "slowed-by-ground", needed, std::nullopt, u);
}

// The unit or ground in the way of the least wheel or of the way after it, and how far it is open (D59).
void Referee::noWayHome(const Bar& bar) {
  Reason reason{"FA-CHG-2", "no-way-home", std::nullopt, std::nullopt, bar.unit};
  if (bar.atPlace) {
    reason.said = bar.unit != noUnit ? "No room to stand at the target, in the way: {unit}."
                  : bar.ground       ? "No room to stand at the target: ground that nobody enters."
                                     : "No room to stand at the target.";
  } else if (bar.unit != noUnit || bar.ground) {
    reason.measured = inches(bar.needed);
    reason.allowed = inches(bar.open);
    reason.said = bar.ground ? "No open way home: ground that nobody crosses after {1} of {0}."
                             : "No open way home: {unit} after {1} of {0}.";
  }
  measure(reason);
}

namespace {

/// The angle between the front of a formed unit and the nearest part of the other, in radians.
double offTheFront(const Footprint& own, const Body& looker, const Body& other) {
  const auto off = [&](Vec2 p) {
    const Place at = own.place(p);
    return std::atan2(std::max(0.0, std::abs(at.aside) - own.halfFrontage), at.ahead);
  };
  if (!other.isSwarm()) {
    double least = off(other.nearestTo(looker));
    for (const Vec2 corner : other.outline().corners()) least = std::min(least, off(corner));
    return least;
  }
  const Place at = own.place(other.centre());
  const double aside = std::max(0.0, std::abs(at.aside) - own.halfFrontage);
  const double away = std::hypot(aside, at.ahead);
  const double radius = other.disc().radius;
  if (away <= radius) return 0.0;
  return std::max(0.0, std::atan2(aside, at.ahead) - std::asin(radius / away));
}

}  // namespace

// The angle to a target, and the widest that is allowed; nothing for those who see all round.
std::optional<std::pair<Angle, Angle>> Referee::arcTo(UnitIndex u, UnitIndex target) const {
  if (position_.loose(u)) return std::nullopt;
  const Body& looker = position_.body(u);
  const double off = offTheFront(looker.outline(), looker, position_.body(target));
  const Angle widest = (options().visionArc == VisionArc::degrees180 ? 90 : 45) * oneDegree;
  return std::pair(static_cast<Angle>(std::lround(off * 180.0 * oneDegree / std::numbers::pi)), widest);
}

// A target out of the arc is more than the arc's angle off, also where the figures round to that angle.
void Referee::outOfArc(std::string_view rule, std::string_view code, UnitIndex u, UnitIndex target) {
  Reason reason{rule, code, std::nullopt, std::nullopt, target};
  if (const auto arc = explained_ ? arcTo(u, target) : std::nullopt) {
    reason.measured = Figure::degrees(std::max(arc->first, arc->second + 1));
    reason.allowed = Figure::degrees(arc->second);
    reason.said = "Out of the vision arc: {unit}, {0} off the front, {1} allowed.";
  }
  refuse(reason);
}

// Names the unit that hides the target, else the ground.
void Referee::hidden(std::string_view rule, UnitIndex u, UnitIndex target) {
  const auto by = hiddenBy(position_, u, target);
  Reason reason{rule, wordOf(NoTarget::hidden), std::nullopt, std::nullopt, by.value_or(target)};
  reason.said = by ? "Behind {unit}: hidden." : "Hidden by the ground: {unit}.";
  refuse(reason);
}

// Measures how far off its front a target lies, and that nothing hides the target.
void Referee::measureSight(UnitIndex u, UnitIndex target, std::string_view rule) {
  if (!explained_) return;
  if (const auto arc = arcTo(u, target))
    measure(rule, "in-the-arc", Figure::degrees(std::min(arc->first, arc->second)), Figure::degrees(arc->second),
            target);
  measure(rule, "in-sight", std::nullopt, std::nullopt, target);
  const Vec2 eye = position_.loose(u) ? position_.body(u).centre() : position_.body(u).outline().frontCentre();
  const Segment line{eye, position_.body(target).centre()};
  sightPasses(rule, u, target, [&](UnitIndex v) -> std::optional<double> {
    const Body& body = position_.body(v);
    if (!position_.live(v) || position_.seenOver(u, target, v)) return std::nullopt;
    return body.isSwarm() ? std::max(0.0, distance(line, body.centre()) - body.reach())
                          : gapBetween(body.outline(), line).distance;
  });
}

// FA-CHG-3, FA-CHG-5 to FA-CHG-11
void Referee::measureReaction(UnitIndex u, Reaction reaction, UnitIndex charger) {
  measure("FA-CHG-3", "is-charged-by", std::nullopt, std::nullopt, charger);
  const double apart = explained_ ? position_.apart(u, charger) : 0.0;
  const Figure away = Figure::inches(toLength(apart));
  const bool atOne = reaction != Reaction::hold && reaction != Reaction::flee;
  if (const auto arc = explained_ && atOne ? arcTo(u, charger) : std::nullopt)
    measure(reaction == Reaction::counterCharge ? "FA-CHG-5" : "FA-CHG-6", "in-the-arc",
            Figure::degrees(std::min(arc->first, arc->second)), Figure::degrees(arc->second), charger);
  const auto weapon = position_.weapon(u);
  if (explained_ && atOne && reaction != Reaction::counterCharge && weapon) {
    // D10: beyond that the shot waits until they are so near.
    const WeaponRow& row = position_.tables().weapon(*weapon);
    const Figure range = Figure::inches(row.range * oneInch);
    measure(row.rule, away.value > range.value ? "shoots-when-near" : "range-of", away, range, charger);
  }
  if (reaction == Reaction::counterCharge) measure("FA-CHG-5", "counter-charges-at", away, std::nullopt, charger);
  if (reaction == Reaction::hold) measure("FA-CHG-8", "may-always-hold", std::nullopt, std::nullopt, u);
  if (reaction == Reaction::flee) measure("FA-CHG-9", "may-flee", std::nullopt, std::nullopt, u);
  if (reaction == Reaction::fireAndFlee) measure("FA-CHG-11", "may-flee", std::nullopt, std::nullopt, u);
}

// FA-CHG-3, FA-CHG-14
void Referee::react(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-CHG-3")) return;
  const UnitSet chargers = chargersOf(battle_, u);
  if (!position_.live(u) || chargers.none()) return refuse("FA-CHG-3", "is-not-charged", u);
  if (hasReacted(battle_, u)) return refuse("FA-CHG-14", "has-reacted", u);
  const Reaction reaction = reactionOf(static_cast<ActionId>(action.kind)).value_or(Reaction::hold);
  const bool atOne = reaction != Reaction::hold && reaction != Reaction::flee;
  if (atOne && (action.target < 0 || action.target >= battle_.unitCount() || !in(chargers, action.target)))
    return refuse("FA-CHG-14", "not-its-charger", position_.known(action.target) ? action.target : noUnit);
  if (atOne) {
    const auto open = ask(rulings().chargeReactions, reactionFacts(position_, u, action.target));
    const Reasons<NoReaction> reasons = noReaction(position_.book(), open.in, reaction);
    reasons.forEach([&](NoReaction why, const Because& because) {
      if (why == NoReaction::chargerOutOfArc) return outOfArc(because.rule, wordOf(why), u, action.target);
      refuse(because.rule, wordOf(why), why == NoReaction::chargerOnFoot ? action.target : u, because.measured,
             because.allowed);
    });
    if (reasons.empty() && reaction != Reaction::counterCharge)
      measure("FA-CHG-6", "charge-starts-at", inches(open.in.distance), Figure::inches(open.in.chargerRate * oneInch),
              action.target);
    if (reasons.empty()) measureReaction(u, reaction, action.target);
    return;
  }
  if (reactionsOf(position_, u).has(reaction))
    return measureReaction(u, reaction, firstIn(chargers, [](UnitIndex) { return true; }));
  for (UnitIndex v = 0; v < battle_.unitCount() && verdict_.legal(); ++v)
    if (in(chargers, v))
      refuseFor(
          noReaction(position_.book(), ask(rulings().chargeReactions, reactionFacts(position_, u, v)).in, reaction), u);
}

}  // namespace signifer::fantasy
