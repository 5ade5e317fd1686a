#include "cb/play/charge_plan.h"

#include <algorithm>
#include <cmath>

#include "cb/play/decision.h"
#include "cb/play/paths.h"
#include "table/edges.h"

namespace signifer::cb {

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
  if (!isOpen(position, u, plan)) return false;
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
