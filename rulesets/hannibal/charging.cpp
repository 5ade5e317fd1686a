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

std::string_view noChargeRule(MoveClass moveClass) {
  return moveClass == MoveClass::catapult ? "HG-MOV-12" : "HG-MOV-8";
}

Because wornBecause(const Wear& wear) {
  if (wear.strength == 0) return {"HG-BW-2"};
  return {"HG-BW-2", Figure::count(wear.hits), Figure::count(wear.strength / 2)};
}

Because outsideBecause(std::string_view rule, std::optional<Angle> bearing, ForwardArc arc) {
  if (!bearing) return {rule};
  return {rule, Figure::degrees(*bearing), Figure::degrees(forwardArcLimit(arc))};
}

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
  out.reasons.addIf(longest == 0, ChargeReason::artilleryNeverCharges, noChargeRule(in.moveClass));
  out.reasons.addIf(wornOut(in.battleWorn, in.veteran, in.leaderAttached), ChargeReason::battleWornWithoutLeader,
                    wornBecause(in.wear));
  out.reasons.addIf(in.status == UnitState::inContact, ChargeReason::inContact, "HG-MAN-12");
  out.reasons.addIf(isLight(in.unitType) && options.lightUnitsCharge == LightUnitsCharge::never,
                    ChargeReason::lightTypesNeverCharge, "HG-MAN-1");
  out.reasons.addIf(longest > 0 && !anyDistance && in.distanceInches > longest, ChargeReason::outOfReach,
                    {"HG-CHG-5", inchFigure(in.distanceInches), inchFigure(longest)});
  out.reasons.addIf(!in.pathClear, ChargeReason::pathBlocked, "HG-CHG-6");
  out.reasons.addIf(in.status == UnitState::routed, ChargeReason::routed, "HG-MAN-12");
  out.reasons.addIf(!in.targetInForwardArc, ChargeReason::targetOutsideForwardArc,
                    outsideBecause("HG-CHG-5", in.outsideArc, options.forwardArc));
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
  out.reasons.addIf(in.alreadyCountercharged, alreadyCountercharged, "HG-CC-5");
  out.reasons.addIf(tables.row(in.moveClass).charge == 0, artilleryNeverCharges, "HG-CC-4");
  out.reasons.addIf(wearCounts && wornOut(in.battleWorn, in.veteran, in.leaderAttached), battleWornWithoutLeader,
                    wornBecause(in.wear));
  out.reasons.addIf(!in.chargerInForwardArc, chargerOutsideForwardArc,
                    outsideBecause("HG-CC-3", in.outsideArc, options.forwardArc));
  out.reasons.addIf(in.status == UnitState::inContact, inContact, "HG-MAN-12");
  out.reasons.addIf(lightHorse && options.lightUnitsCharge == LightUnitsCharge::never, lightTypesNeverCharge,
                    "HG-CC-4");
  out.reasons.addIf(in.status == UnitState::routed, routed, "HG-MAN-12");
  // Charged skirmishers rout whatever else they may do.
  out.reasons.addIf(in.unitType == UnitType::footSkirmishers, skirmishersRout, "HG-SKI-2");
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

FormedTogetherOut formedTogether(const FormedTogetherIn& in, const Tables& tables, const Options& options) {
  constexpr double quarterInch = 0.25;
  const BattleLineTable& most = tables.battleLine;
  const bool level =
      options.lineStep == LineStep::baseDepth ? in.stepInches < most.stepInches : in.stepInches <= quarterInch;
  return {in.bothBattleLine && in.gapInches <= most.gapInches && level && in.facingDifference <= most.headingDegrees};
}

}  // namespace signifer::hannibal
