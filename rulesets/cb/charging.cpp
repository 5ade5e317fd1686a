#include "cb/charging.h"

#include "cb/combinations.h"

namespace signifer::cb {
namespace {

// A steady phalanx is in good order and has not moved in its own turn (CB-CHG-8, D35). By house rule every phalanx in
// good order that stands to receive the charge is steady (D63).
bool isSteadyPhalanx(const Book& book, const ChargeEligibilityIn& in) {
  const bool stands = in.targetStationary || book.options.steadyPhalanx == SteadyPhalanx::standingWhenCharged;
  return isPhalanx(in.targetTroop) && in.targetFormation == Formation::line && stands && !in.targetShaken &&
         in.targetDps == 0;
}

// Adds the responses of a unit that neither breaks nor is in combat, and the row that gives them.
void addFreeResponses(const Book& book, const ChargeResponseIn& in, ChargeResponseOut& out) {
  if (isLightFoot(in.troop) && in.unformed) {
    const bool mayStand =
        in.inDifficultTerrain || in.behindObstacle || in.chargerUnformed || book.special(in.chargerTroop);
    out.responses.add(Response::evade);
    out.responses.addIf(mayStand, Response::stand);
    out.rows.add("CB-RSP-3");
    return out.rows.addIf(mayStand, "CB-RSP-2");
  }
  if (!book.cavalry(in.troop)) {
    out.responses.add(Response::stand);
    return out.rows.add("CB-RSP-7");
  }
  out.responses.add(in.unformed ? Response::evade : Response::stand);
  const bool struckAside = in.fromFlankOrRear && book.options.counterChargeFrontOnly == CounterChargeFrontOnly::yes;
  const bool easyEnemy = book.cavalry(in.chargerTroop) || (isInfantry(in.chargerTroop) && in.chargerUnformed);
  const bool mayCounter = !in.shaken && (in.unformed ? easyEnemy : !in.inColumn && !struckAside);
  out.responses.addIf(mayCounter, Response::counterCharge);
  out.rows.add(in.unformed ? "CB-RSP-5" : "CB-RSP-6");
  out.rows.addIf(in.unformed && mayCounter, "CB-RSP-4");
}

}  // namespace

std::optional<Refusal> refuseChargeEligibility(const Book& book, const ChargeEligibilityIn& in) {
  if (const auto refusal = refuseFormation(book, in.troop, in.formation)) return refusal;
  if (const auto refusal = refuseRole(in.troop, in.role)) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.shaken, "shaken")) return refusal;
  if (const auto refusal = refuseFormation(book, in.targetTroop, in.targetFormation, "targetFormation")) return refusal;
  if (const auto refusal = refuseState(book, in.targetTroop, in.targetShaken, "targetShaken")) return refusal;
  return refuseState(book, in.targetTroop, in.targetDps > 0, "targetDps");
}

ChargeEligibilityOut chargeEligibility(const Book& book, const ChargeEligibilityIn& in) {
  const bool unformed = in.formation == Formation::unformed;
  const bool easyTarget = book.special(in.targetTroop) || in.targetShaken || in.targetFormation == Formation::unformed;
  const bool bound = unformed && in.troop != Troop::chariots && in.mode == ChargeMode::deliberate;  // CB-CHG-6
  ChargeEligibilityOut out;
  const bool atSteadyPhalanx = book.cavalry(in.troop) && in.frontal && isSteadyPhalanx(book, in);
  out.reasons.addIf(in.troop == Troop::artillery, ChargeReason::artillery, "CB-CHG-1");
  out.reasons.addIf(in.shaken, ChargeReason::shaken, "CB-CHG-2");
  out.reasons.addIf(in.formation == Formation::column, ChargeReason::column, "CB-CHG-3");
  out.reasons.addIf(in.formedUpThisTurn, ChargeReason::justFormedUp, "CB-CHG-4");
  out.reasons.addIf(bound && !easyTarget, ChargeReason::unformedAgainstFormed, "CB-CHG-5");
  out.reasons.addIf(atSteadyPhalanx, ChargeReason::steadyPhalanx, "CB-CHG-8");
  out.allowed = out.reasons.empty();
  const bool must = in.mode == ChargeMode::pursuit ||
                    (in.mode == ChargeMode::spontaneousAdvance && in.distance <= in.bowShot);  // CB-CHG-9
  out.compulsory = out.allowed && must;
  const bool loosensUp = in.role == Role::rabble || in.role == Role::javelinmen;  // CB-CHG-7
  out.becomesUnformed = out.allowed && loosensUp && !unformed && in.distance > book.tables.chargeKeepsFormation;
  return out;
}

ChargeSectorOut chargeSector(const Book& book, const ChargeSectorIn& in) {
  const bool front = in.edge == Edge::front;
  const bool behind = !front && in.bearing > 90;
  return {book.options.frontalJudgedBy == FrontalJudgedBy::edgeStruck ? front : !behind, behind};  // D62
}

std::optional<Refusal> refuseChargeResponse(const Book& book, const ChargeResponseIn& in) {
  if (const auto refusal = refuseState(book, in.troop, in.unformed, "unformed")) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.shaken, "shaken")) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.broken, "broken")) return refusal;
  if (in.inColumn && in.unformed) return Refusal{"inColumn", "an unformed unit is in no column"};
  if (in.chargerTroop == Troop::artillery) return Refusal{"chargerTroop", "artillery never charges"};
  return refuseState(book, in.chargerTroop, in.chargerUnformed, "chargerUnformed");
}

ChargeResponseOut chargeResponse(const Book& book, const ChargeResponseIn& in) {
  ChargeResponseOut out;
  if (in.broken || (in.shaken && in.moraleValue < 0)) {
    out.responses.add(Response::breaks);
    out.rows.add(in.broken ? "CB-RSP-8" : "CB-RSP-1");
  } else if (in.inCombat) {
    out.responses.add(Response::stand);
    out.rows.add("CB-RSP-7");
  } else {
    addFreeResponses(book, in, out);
  }
  out.compulsory = out.responses.size() == 1;
  return out;
}

std::optional<Refusal> refuseShockDps(const Book& book, const ShockDpsIn& in) {
  if (const auto refusal = refuseState(book, in.troop, in.unformed, "unformed")) return refusal;
  if (in.burstThrough == BurstThrough::openedRanks && !isHeavy(in.troop))
    return Refusal{"burstThrough", "only heavy foot opens ranks"};
  return std::nullopt;
}

ShockDpsOut shockDps(const Book& book, const ShockDpsIn& in, Modifiers& modifiers) {
  const ShockTable& t = book.tables.shock;
  const bool formed = !in.unformed && !book.special(in.troop);
  const bool struck = in.chargedBehindFlank && formed;
  const bool grave = in.inCombat || isPhalanx(in.troop) || in.troop == Troop::cataphracts;
  int dps = modifiers.addIf(in.evaded, t.evade);
  dps += modifiers.addIf(in.wasCharging && in.chargedByMounted && formed && isInfantry(in.troop), t.chargingFoot);
  dps += modifiers.addIf(in.burstThrough == BurstThrough::through, t.burstThrough);
  dps += modifiers.addIf(in.burstThrough == BurstThrough::openedRanks, t.openedRanks);
  dps += modifiers.addIf(struck && !grave, t.behindFlank);
  dps += modifiers.addIf(struck && grave, t.behindFlankGrave);
  return {dps};
}

}  // namespace signifer::cb
