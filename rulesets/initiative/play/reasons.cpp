#include "initiative/play/reasons.h"

namespace signifer::initiative {

std::string_view ruleOf(OrderReason reason) {
  switch (reason) {
    case OrderReason::armyCommanderOnly:
    case OrderReason::divisionNotBroken:
      return "IO-ORD-7";
    case OrderReason::brokenDivision:
      return "IO-DIV-2";
    case OrderReason::engaged:
      return "IO-MOV-14";
    case OrderReason::fewerThanTwoHits:
      return "IO-ORD-5";
    case OrderReason::generalFailedOrder:
      return "IO-ORD-17";
    case OrderReason::generalJoinedUnit:
    case OrderReason::generalTooFar:
      return "IO-ORD-4";
    case OrderReason::movedOnInitiative:
      return "IO-CMD-8";
    case OrderReason::otherCommand:
      return "IO-ORD-19";
    case OrderReason::alreadyOrdered:
    case OrderReason::disordered:
      break;
  }
  return "IO-ORD-18";
}

std::string_view ruleOf(InitiativeReason reason) {
  switch (reason) {
    case InitiativeReason::alreadyMoved:
      return "IO-CMD-3";
    case InitiativeReason::noEnemyNear:
      return "IO-CMD-4";
    case InitiativeReason::shakenNoCharge:
    case InitiativeReason::noCharge:
      return "IO-CMD-7";
    case InitiativeReason::brokenDivision:
    case InitiativeReason::disordered:
    case InitiativeReason::engaged:
      break;
  }
  return "IO-CMD-6";
}

std::string_view ruleOf(FreeReason reason) {
  switch (reason) {
    case FreeReason::followMeFailed:
      return "IO-ORD-10";
    case FreeReason::notEntitled:
      return "IO-FRE-1";
    case FreeReason::orderNotFailed:
      return "IO-FRE-6";
    case FreeReason::orderSucceeded:
      return "IO-FRE-4";
    case FreeReason::alreadyMoved:
    case FreeReason::disordered:
    case FreeReason::engaged:
      break;
  }
  return "IO-FRE-7";
}

std::string_view ruleOf(ChargeReason reason) {
  switch (reason) {
    case ChargeReason::freeMoveNoCharge:
      return "IO-FRE-7";
    case ChargeReason::initiativeNoCharge:
      return "IO-CMD-7";
    case ChargeReason::notInFront:
    case ChargeReason::notVisible:
    case ChargeReason::tooFar:
      return "IO-MOV-8";
    default:
      break;
  }
  return "IO-MOV-9";
}

std::string_view ruleOf(ShootReason reason) {
  switch (reason) {
    case ShootReason::notVisible:
      return "IO-VIS-1";
    case ShootReason::notNearest:
      return "IO-VIS-15";
    case ShootReason::formationCannotShoot:
      return "IO-RNG-4";
    default:
      break;
  }
  return "IO-SHO-5";
}

}  // namespace signifer::initiative
