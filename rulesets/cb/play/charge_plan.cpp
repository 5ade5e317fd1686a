#include "cb/play/charge_plan.h"

#include <algorithm>
#include <cmath>

#include "cb/play/decision.h"
#include "cb/play/paths.h"
#include "table/edges.h"

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

// The leg by which it turns: unformed units about their centre, others about a front corner.
struct ChargeTurn {
  Pose end;
  Leg leg;
};

std::optional<ChargeTurn> turnOfCharge(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  const Unit& unit = position.unit(u);
  if (position.unformed(u) && !position.special(u)) {
    const auto turned = turnedToMeet(unit.pose, unit.base, position.stand(target), limit);
    if (!turned) return std::nullopt;
    return ChargeTurn{*turned, {LegKind::pivot, turned->heading}};
  }
  const auto wheel = leastWheelToMeet(unit.pose, unit.base, position.stand(target), limit);
  if (!wheel) return std::nullopt;
  const Leg leg{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle};
  return ChargeTurn{after(unit.pose, unit.base, leg), leg};
}

// A corner of a turning unit may swing into friends beside it: they are not in its way. If the way to contact does not
// clear them, the charge may not use the turn (D68).
void excuse(const Position& position, UnitIndex u, const Leg& leg, ChargePlan& plan) {
  const Unit& unit = position.unit(u);
  if (plan.start == unit.pose) return;
  const PastFriends beside = clippedBy(position, u, unit.pose, leg);
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
void sweep(const Position& position, UnitIndex u, UnitIndex target, const Leg& leg, ChargePlan& plan) {
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
    if (stop(freeTurn(from, pivot, about.side, about.angle, position.stand(v)))) plan.swept = v;
  });
}

}  // namespace

UnitIndex standsOn(const Position& position, UnitIndex u, const ChargePlan& plan) {
  return unitUnder(position, u, Footprint(plan.start, position.unit(u).base), plan.clipped);
}

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  ChargePlan plan;
  const Unit& unit = position.unit(u);
  plan.start = unit.pose;
  const auto turn = turnOfCharge(position, u, target, limit);
  if (!turn) return plan;
  plan.start = turn->end;
  const Footprint from(plan.start, unit.base);
  const auto touch = firstTouch(from, from.forward, position.lengthOf(60), position.stand(target));
  if (!touch) return plan;
  plan.found = true;
  plan.distance = *touch;
  plan.face = faceCharged(from.shifted(from.forward * *touch), position.stand(target));
  excuse(position, u, turn->leg, plan);
  sweep(position, u, target, turn->leg, plan);
  // The nearest enemy in the way first: a friend behind him is in nobody's way, in whatever order they are listed.
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
  return plan;
}

Met metAhead(const Position& position, UnitIndex u, const Footprint& from, double limit, bool friends,
             const UnitSet& leftOut) {
  Met met{noUnit, limit};
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || in(leftOut, v) || position.rampaging(v) || (!friends && !position.enemies(u, v))) return;
    const double reach = met.distance + (met.unit == noUnit && position.enemies(u, v) ? position.contactGap() : 0);
    if (!maybeWithin(from, position.stand(v), reach)) return;
    if (const auto at = firstMeeting(position, u, from, from.forward, reach, v)) met = {v, std::min(*at, met.distance)};
  });
  return met;
}

int mostDice(const Position& position, UnitIndex u, MoveKind move) {
  return optionalDice(position.book(), position.troop(u), position.formation(u), move);
}

namespace {

// Every die shows its highest face.
class HighestDice final : public FaceDice {
 protected:
  int nextFace(const Throw& request) override { return facesOf(request.die).back(); }
};

}  // namespace

double chargeReach(const Position& position, UnitIndex u, int optional) {
  HighestDice dice;
  Modifiers modifiers;
  return position.rulings()
      .movement->answer(moveFacts(position, u, MoveKind::charge, optional), dice, modifiers)
      .distance;
}

MovementIn moveFacts(const Position& position, UnitIndex u, MoveKind kind, int optional) {
  MovementIn in;
  in.troop = position.troop(u);
  in.formation = position.formation(u);
  in.armoured = position.armoured(u);
  // A column that is made to charge goes at its own pace.
  const bool column = in.formation == Formation::column && kind == MoveKind::charge;
  in.move = column || (in.troop == Troop::artillery && kind == MoveKind::charge) ? MoveKind::tactical : kind;
  const bool loose = isLoose(in.move);
  const int most = in.formation == Formation::column && !loose ? 0 : mostDice(position, u, in.move);
  in.optionalDice = std::clamp(optional, 0, most);
  if (in.move == MoveKind::charge) in.inspireActions = std::min(6, position.status(u, UnitStatus::inspireActions));
  return in;
}

ChargeStart startOf(const Position& position, UnitIndex u) {
  return {position.stand(u).frontCentre(), modeOf(position, u)};
}

ChargeSectorIn sectorFacts(const Position& position, UnitIndex target, Vec2 from, Face face) {
  const double degrees = angleOff(position.stand(target), from) / oneDegree;
  return {std::clamp(degrees, 0.0, 180.0), edgeOf(face)};
}

ChargeEligibilityIn chargeFacts(const Position& position, UnitIndex u, UnitIndex target, double distance, Face face,
                                const ChargeStart& start) {
  ChargeEligibilityIn in;
  in.troop = position.troop(u);
  in.role = position.role(u);
  in.formation = position.formation(u);
  in.shaken = position.shaken(u);
  in.formedUpThisTurn = position.is(u, UnitStatus::formedUp);
  in.mode = start.mode;
  in.distance = std::min(30.0, position.jtsOf(distance));
  in.bowShot = position.bowShot();
  in.targetTroop = position.troop(target);
  in.targetFormation = position.formation(target);
  in.targetShaken = position.shaken(target);
  in.targetDps = position.special(target) ? 0 : position.status(target, UnitStatus::dps);
  in.targetStationary = position.stationary(target);
  in.frontal = ask(*position.rulings().chargeSector, sectorFacts(position, target, start.from, face))->frontal;
  return in;
}

ChargeResponseIn responseFacts(const Position& position, UnitIndex u, UnitIndex charger) {
  ChargeResponseIn in;
  in.troop = position.troop(u);
  in.unformed = position.unformed(u);
  in.inColumn = position.formation(u) == Formation::column;
  in.shaken = position.shaken(u);
  in.broken = position.broken(u);
  in.moraleValue = position.profile(u, UnitProfile::moraleValue);
  in.inCombat = position.inCombat(u);
  in.inDifficultTerrain = position.inDifficult(position.stand(u));
  in.behindObstacle = position.behindLine(u, charger, false);
  in.fromFlankOrRear = planCharge(position, charger, u).face != Face::front;
  in.chargerTroop = position.troop(charger);
  in.chargerUnformed = position.unformed(charger);
  return in;
}

ChargeMode modeOf(const Position& position, UnitIndex u) {
  if (!runsAway(position, u)) return ChargeMode::deliberate;
  switch (position.doing(u)) {
    case Doing::spontaneousAdvance:
      return ChargeMode::spontaneousAdvance;
    case Doing::pursuing:
      return ChargeMode::pursuit;
    default:
      return ChargeMode::deliberate;
  }
}

bool hasCharge(const Battle& battle, UnitIndex u) {
  return std::ranges::any_of(
      battle.relations, [&](const Relation& r) { return r.kind == relationOf(RelationKind::charges) && r.from == u; });
}

namespace {

bool chargeable(const Position& position, UnitIndex u, UnitIndex enemy) {
  const ChargePlan plan = planCharge(position, u, enemy);
  if (!plan.found || plan.friendly != noUnit || plan.barred || !plan.turnsFreely()) return false;
  if (standsOn(position, u, plan) != noUnit) return false;
  const double reach = chargeReach(position, u, mostDice(position, u, MoveKind::charge));
  if (toLength(plan.distance) > toLength(position.lengthOf(reach))) return false;
  const ChargeEligibilityIn in = chargeFacts(position, u, enemy, plan.distance, plan.face, startOf(position, u));
  return ask(*position.rulings().chargeEligibility, in)->allowed && position.inSight(u, enemy);
}

}  // namespace

UnitIndex owedTarget(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active || position.adrift(u)) return noUnit;
  if (!runsAway(position, u) || hasCharge(position.battle(), u) || position.inCombat(u)) return noUnit;
  const Doing doing = position.doing(u);
  if (doing == Doing::moving) return noUnit;
  const UnitIndex nearest = position.nearestEnemy(u);
  if (nearest == noUnit) return noUnit;
  const bool advance = doing == Doing::spontaneousAdvance;
  const bool near = !advance || position.within(u, nearest, position.bowShot());
  if (near && chargeable(position, u, nearest)) return nearest;
  if (!advance) return noUnit;
  UnitIndex best = noUnit;
  double least = position.bowShot();
  position.forEachPresent([&](UnitIndex v) {
    if (v == nearest || !position.enemies(u, v) || position.rampaging(v)) return;
    const double gap = position.distance(u, v);
    if (gap > least || !chargeable(position, u, v)) return;
    best = v;
    least = gap;
  });
  return best;
}

UnitIndex declaredBefore(const Position& position, UnitIndex u) {
  const Battle& battle = position.battle();
  for (const Relation& r : battle.relations)
    if (r.kind == relationOf(RelationKind::charges) && position.unit(r.from).side == battle.active &&
        fromTheRight(position, r.from) > fromTheRight(position, u) && !runsAway(position, r.from))
      return r.from;
  return noUnit;
}

std::vector<UnitIndex> passedOverBy(const Position& position, UnitIndex u) {
  std::vector<UnitIndex> passed;
  const Battle& battle = position.battle();
  // The farthest to the left that has declared already binds them as it is.
  double bound = -1e18;
  for (const Relation& r : battle.relations)
    if (r.kind == relationOf(RelationKind::charges) && r.from != u && position.present(r.from) &&
        position.unit(r.from).side == battle.active && !runsAway(position, r.from))
      bound = std::max(bound, fromTheRight(position, r.from));
  position.forEachPresent([&](UnitIndex v) {
    const double place = fromTheRight(position, v);
    if (v == u || position.unit(v).side != battle.active || position.adrift(v) || position.inCombat(v)) return;
    if (place >= fromTheRight(position, u) || place < bound || hasCharge(battle, v) || runsAway(position, v)) return;
    if (!obeys(position, v)) return;
    bool could = false;
    position.forEachPresent([&](UnitIndex enemy) {
      could = could || (position.enemies(v, enemy) && !position.rampaging(enemy) && chargeable(position, v, enemy) &&
                        !chargeOutsideOrders(position, v, enemy));
    });
    if (could) passed.push_back(v);
  });
  return passed;
}

double fromTheRight(const Position& position, UnitIndex u) {
  return -position.onward(position.battle().active) * static_cast<double>(position.unit(u).pose.centre.x);
}

}  // namespace signifer::cb
