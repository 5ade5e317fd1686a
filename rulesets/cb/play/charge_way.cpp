// The least turn that a charge may begin with, and the way after a turn (CB-CHG-10, section 4a).
#include <algorithm>
#include <array>
#include <cmath>

#include "cb/play/charge_turns.h"
#include "table/edges.h"
#include "table/trig.h"

namespace signifer::cb {

Edge edgeOf(Face face) { return face == Face::front ? Edge::front : face == Face::rear ? Edge::rear : Edge::flank; }

Face faceCharged(const Footprint& charger, const Footprint& target) {
  const auto contact = contactBetween(charger, target);
  if (!contact) return Face::front;
  if (contact->flush) return contact->faceOfSecond;
  Face struck = contact->faceOfSecond;
  const auto squareness = [&](Face face) { return -dot(outward(target, face), charger.forward); };
  for (const Face face : allFaces) {
    const bool touched = distance(edge(target, face), contact->gap.onSecond) <= roundingTolerance;
    if (touched && squareness(face) > squareness(struck) + computingNoise) struck = face;
  }
  return struck;
}

bool turnsAboutCentre(const Position& position, UnitIndex u) { return position.unformed(u) && !position.special(u); }

ChargeTurn turnBy(const Position& position, UnitIndex u, Side side, Angle angle) {
  const Unit& unit = position.unit(u);
  const bool left = side == Side::left;
  if (turnsAboutCentre(position, u)) {
    const Pose end = turnedTo(unit.pose, normalised(unit.pose.heading + (left ? -angle : angle)));
    return {end, {LegKind::pivot, end.heading}};
  }
  const Leg leg{left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
  return {after(unit.pose, unit.base, leg), leg};
}

namespace {

// The least turn about the centre after which straight ahead leads to the target: one that brings a corner of it into
// the strip before the front.
std::optional<Pose> turnedToMeet(const Pose& pose, const Base& base, const Footprint& target, Angle limit) {
  const Footprint from(pose, base);
  constexpr double far = 1e6;
  if (firstTouch(from, from.forward, far, target)) return pose;
  const double reach = from.halfFrontage - 2 * roundingTolerance;
  std::optional<Pose> best;
  Angle least = limit;
  for (const Vec2 corner : target.corners()) {
    const Vec2 at = from.local(corner);
    if (std::abs(at.x) <= reach && at.y > 0) continue;
    const double off = std::remainder(bearingHundredths(at.x, at.y), static_cast<double>(fullTurn));
    const double within = arcSineHundredths(std::min(1.0, reach / length(at)));
    const Angle turn = static_cast<Angle>(std::ceil(std::abs(off) - within));
    if (turn <= 0 || turn > least) continue;
    const Pose turned = turnedTo(pose, normalised(pose.heading + (off > 0 ? turn : -turn)));
    const Footprint now(turned, base);
    if (!firstTouch(now, now.forward, far, target)) continue;
    least = turn;
    best = turned;
  }
  return best;
}

std::optional<ChargeTurn> leastTurn(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  const Unit& unit = position.unit(u);
  if (turnsAboutCentre(position, u)) {
    const auto turned = turnedToMeet(unit.pose, unit.base, position.stand(target), limit);
    if (!turned) return std::nullopt;
    return ChargeTurn{*turned, {LegKind::pivot, turned->heading}};
  }
  const auto wheel = leastWheelToMeet(unit.pose, unit.base, position.stand(target), limit);
  if (!wheel) return std::nullopt;
  return turnBy(position, u, wheel->side, wheel->angle);
}

// A corner of a turning unit may swing into friends beside it: they are not in its way. If the way to contact does not
// clear them, the charge may not use the turn (D68).
void excuse(const Position& position, UnitIndex u, const ChargeTurn& turn, TurnsTo* turns, ChargePlan& plan) {
  const Unit& unit = position.unit(u);
  if (plan.start == unit.pose) return;
  const PastFriends beside = turns != nullptr ? turns->clippedBy(angleBetween(unit.pose.heading, plan.start.heading))
                                              : clippedBy(position, u, unit.pose, turn.leg);
  if (beside.none()) return;
  const PastFriends clipped = stillClipped(position, u, beside, plan.start, plan.distance);
  const Footprint from(plan.start, unit.base);
  plan.clipped = clipped.who();
  plan.clears = clipped.needed(position, from);
  const Footprint end = from.shifted(from.forward * plan.distance);
  if (plan.clears > plan.distance) plan.friendly = overlapped(position, clipped, end);
}

// The turn sweeps: every unit but the target and the friends excused is in its way, and so are barred ground and the
// edge of the table.
void sweep(const Position& position, UnitIndex u, UnitIndex target, const Leg& leg, TurnsTo* known, ChargePlan& plan) {
  const Unit& unit = position.unit(u);
  const bool turns = leg.kind == LegKind::pivot;
  const AboutCentre about = turns ? turnAbout(unit.pose, leg.amount)
                                  : AboutCentre{leg.kind == LegKind::wheelLeft ? Side::left : Side::right, leg.amount};
  plan.turn = plan.openTurn = about.angle;
  if (about.angle == 0) return;
  const Footprint from(unit.pose, unit.base);
  const Vec2 pivot = turns ? from.centre : wheelCorner(from, about.side);
  plan.openTurn = turnOnTable(position.table(), unit.pose, unit.base, pivot, about.side, about.angle);
  plan.leaves = plan.openTurn < about.angle;
  const auto stop = [&](double free) {
    if (std::floor(free) >= plan.openTurn) return false;
    plan.openTurn = static_cast<Angle>(free);
    plan.leaves = plan.sweepsBarred = false;
    plan.swept = noUnit;
    return true;
  };
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && stop(freeTurn(from, pivot, about.side, about.angle, piece.outline)))
      plan.sweepsBarred = true;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || position.rampaging(v) || in(plan.clipped, v)) return;
    if (!maybeWithin(from, position.stand(v), 2 * from.radius)) return;
    if (known != nullptr && known->isFreeOf(v, about.angle)) return;
    if (stop(freeTurn(from, pivot, about.side, about.angle, position.stand(v)))) plan.swept = v;
  });
}

// The nearest enemy in the way first: a friend behind him is in nobody's way, in whatever order they are listed.
void lookAhead(const Position& position, UnitIndex u, UnitIndex target, const Footprint& from, ChargePlan& plan) {
  double nearest = plan.distance;
  const auto lookAt = [&](bool enemies, UnitIndex& met) {
    double least = nearest;
    position.forEachPresent([&](UnitIndex v) {
      if (v == u || v == target || position.rampaging(v) || in(plan.clipped, v)) return;
      if (position.enemies(u, v) != enemies || !maybeWithin(from, position.stand(v), plan.distance)) return;
      const auto at = firstMeeting(position, u, from, from.forward, nearest, v);
      if (!at || (met != noUnit && *at >= least)) return;
      met = v;
      least = *at;
    });
    nearest = std::min(nearest, least);
  };
  lookAt(true, plan.enemy);
  lookAt(false, plan.friendly);
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && firstTouch(from, from.forward, plan.distance, piece.outline))
      plan.barred = true;
}

}  // namespace

UnitIndex standsOn(const Position& position, UnitIndex u, const ChargePlan& plan) {
  return unitUnder(position, u, Footprint(plan.start, position.unit(u).base), plan.clipped);
}

bool isOpen(const Position& position, UnitIndex u, const ChargePlan& plan) {
  return plan.found && plan.friendly == noUnit && !plan.barred && plan.turnsFreely() &&
         standsOn(position, u, plan) == noUnit;
}

ChargePlan wayAfter(const Position& position, UnitIndex u, UnitIndex target, const ChargeTurn& turn, TurnsTo* known) {
  ChargePlan plan;
  plan.start = turn.end;
  const Footprint from(plan.start, position.unit(u).base);
  const auto touch = firstTouch(from, from.forward, position.lengthOf(farthestWay), position.stand(target));
  if (!touch) return plan;
  plan.found = true;
  plan.distance = *touch;
  excuse(position, u, turn, known, plan);
  sweep(position, u, target, turn.leg, known, plan);
  lookAhead(position, u, target, from, plan);
  return plan;
}

ChargePlan planAfter(const Position& position, UnitIndex u, UnitIndex target, const ChargeTurn& turn) {
  ChargePlan plan = wayAfter(position, u, target, turn, nullptr);
  const Footprint from(plan.start, position.unit(u).base);
  if (plan.found) plan.face = faceCharged(from.shifted(from.forward * plan.distance), position.stand(target));
  return plan;
}

ChargePlan planLeast(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  const auto turn = leastTurn(position, u, target, limit);
  if (turn) return planAfter(position, u, target, *turn);
  ChargePlan none;
  none.start = position.unit(u).pose;
  return none;
}

}  // namespace signifer::cb
