#include "hannibal/charging.h"

#include <cmath>

#include "hannibal/bearing.h"
#include "hannibal/rounding.h"

namespace signifer::hannibal {
namespace {

// The types that the manoeuvre table's first row names go with one class each.
std::optional<Refusal> refuseType(UnitType type, MoveClass moveClass) {
  const bool fits = type == UnitType::lightCavalry      ? moveClass == MoveClass::mountedOrElephants
                    : type == UnitType::lightChariots   ? moveClass == MoveClass::chariots
                    : type == UnitType::footSkirmishers ? moveClass == MoveClass::foot
                                                        : true;
  if (fits) return std::nullopt;
  return Refusal{"unitType", "this type of unit does not go with that kind of mover"};
}

bool wornOut(bool battleWorn, bool veteran, bool leaderAttached) { return battleWorn && !veteran && !leaderAttached; }

bool inFrontOf(double ahead, double beyond, ForwardArc forwardArc) {
  if (ahead < 0) return false;
  switch (forwardArc) {
    case ForwardArc::halfPlane:
      return true;
    case ForwardArc::straightAhead:
      return beyond <= 0;
    case ForwardArc::degrees45:
      break;
  }
  return beyond <= ahead;
}

}  // namespace

int longestCharge(MoveClass moveClass, const Tables& tables) {
  const int charge = tables.row(moveClass).charge;
  return charge == 0 ? 0 : charge + facesOf(Die::d6).back();
}

std::optional<Refusal> refuseChargePermitted(const ChargePermittedIn& in) {
  return refuseType(in.unitType, in.moveClass);
}

ChargePermittedOut chargePermitted(const ChargePermittedIn& in, const Tables& tables, const Options& options) {
  const int longest = longestCharge(in.moveClass, tables);
  const bool anyDistance = options.chargeDeclaration == ChargeDeclaration::anyDistance;
  ChargePermittedOut out;
  out.reasons.addIf(longest == 0, ChargeReason::artilleryNeverCharges);
  out.reasons.addIf(wornOut(in.battleWorn, in.veteran, in.leaderAttached), ChargeReason::battleWornWithoutLeader);
  out.reasons.addIf(in.status == UnitState::inContact, ChargeReason::inContact);
  out.reasons.addIf(isLight(in.unitType) && options.lightUnitsCharge == LightUnitsCharge::never,
                    ChargeReason::lightTypesNeverCharge);
  out.reasons.addIf(longest > 0 && !anyDistance && in.distanceInches > longest, ChargeReason::outOfReach);
  out.reasons.addIf(!in.pathClear, ChargeReason::pathBlocked);
  out.reasons.addIf(in.status == UnitState::routed, ChargeReason::routed);
  out.reasons.addIf(!in.targetInForwardArc, ChargeReason::targetOutsideForwardArc);
  out.allowed = out.reasons.empty();
  return out;
}

ChargeMoveOut chargeMove(const ChargeMoveIn& in, const Tables& tables, Dice& dice) {
  const int charge = tables.row(in.moveClass).charge;
  if (charge == 0) return {};
  ChargeMoveOut out;
  out.allowed = true;
  out.reachInches = charge + dice.one(in.roller.purpose("dice-charge-distance"));
  const double straight = out.reachInches - in.wheelInches;
  const int part = tables.counterchargePart;
  if (in.countercharged) {
    out.neededInches = toHundredth(in.wheelInches + in.distanceInches * (part - 1) / part);
    // Multiplied out, so that a distance that comes out even is not lost to a rounded third.
    out.contact = part * straight >= (part - 1) * in.distanceInches;
  } else {
    out.neededInches = toHundredth(in.wheelInches + in.distanceInches);
    out.contact = straight >= in.distanceInches;
  }
  out.movesInches = out.contact ? out.neededInches : out.reachInches;
  return out;
}

std::optional<Refusal> refuseCountercharge(const CounterchargeIn& in) { return refuseType(in.unitType, in.moveClass); }

CounterchargeOut countercharge(const CounterchargeIn& in, const Tables& tables, const Options& options) {
  using enum CounterchargeReason;
  const bool lightHorse = in.unitType == UnitType::lightCavalry || in.unitType == UnitType::lightChariots;
  const bool wearCounts = options.wornCountercharge == WornCountercharge::asCharge;
  CounterchargeOut out;
  out.reasons.addIf(in.alreadyCountercharged, alreadyCountercharged);
  out.reasons.addIf(tables.row(in.moveClass).charge == 0, artilleryNeverCharges);
  out.reasons.addIf(wearCounts && wornOut(in.battleWorn, in.veteran, in.leaderAttached), battleWornWithoutLeader);
  out.reasons.addIf(!in.chargerInForwardArc, chargerOutsideForwardArc);
  out.reasons.addIf(in.status == UnitState::inContact, inContact);
  out.reasons.addIf(lightHorse && options.lightUnitsCharge == LightUnitsCharge::never, lightTypesNeverCharge);
  out.reasons.addIf(in.status == UnitState::routed, routed);
  // Charged skirmishers rout whatever else they may do (HG-SKI-2).
  out.reasons.addIf(in.unitType == UnitType::footSkirmishers, skirmishersRout);
  out.allowed = out.reasons.empty();
  out.inches = out.allowed ? toHundredth(in.distanceInches / tables.counterchargePart) : 0;
  return out;
}

std::optional<Refusal> refuseChargeLine(const ChargeLineIn& in) {
  if (in.fromX == in.toX && in.fromY == in.toY) return Refusal{"toX", "the two points coincide"};
  return std::nullopt;
}

ChargeLineOut chargeLine(const ChargeLineIn& in) {
  const double x = in.toX - in.fromX;
  const double y = in.toY - in.fromY;
  const Bearing bearing = bearingOf(x, y, in.facingDegrees);
  return {toHundredth(std::sqrt(x * x + y * y)), bearing.headingDegrees, bearing.turnDegrees};
}

std::optional<Refusal> refuseArcOfApproach(const ArcOfApproachIn& in) {
  const double beyond = std::abs(in.asideInches) - in.frontageInches / 2;
  const double behind = -in.aheadInches - in.depthInches;
  if (in.aheadInches < 0 && behind < 0 && beyond < 0)
    return Refusal{"aheadInches", "the point lies inside the unit's base"};
  return std::nullopt;
}

ArcOfApproachOut arcOfApproach(const ArcOfApproachIn& in, const Options& options) {
  const double beyond = std::abs(in.asideInches) - in.frontageInches / 2;
  const double behind = -in.aheadInches - in.depthInches;
  if (inFrontOf(in.aheadInches, beyond, options.forwardArc)) return {Arc::front};
  // The rear is the mirror of the forward arc.
  if (inFrontOf(behind, beyond, options.forwardArc)) return {Arc::rear};
  return {Arc::flank};
}

FormedTogetherOut formedTogether(const FormedTogetherIn& in, const Tables& tables) {
  const BattleLineTable& most = tables.battleLine;
  return {in.bothBattleLine && in.gapInches <= most.gapInches && in.stepInches <= most.stepInches &&
          in.facingDifference <= most.headingDegrees};
}

}  // namespace signifer::hannibal
