#include "fantasy/charging.h"

namespace signifer::fantasy {

ChargeDeclarationOut chargeDeclaration(const ChargeDeclarationIn& in) {
  ChargeDeclarationOut out;
  out.barredBy.addIf(in.fastMarching, NoCharge::fastMarching);
  out.barredBy.addIf(in.fleeing, NoCharge::fleeing);
  out.barredBy.addIf(in.inCombat, NoCharge::inCombat);
  out.barredBy.addIf(!in.enemyVisible, NoCharge::noTarget);
  out.barredBy.addIf(in.returned, NoCharge::returned);
  if (!out.barredBy.empty()) return out;
  out.declaration = in.frenzied && in.enemyWithinReach ? Declaration::must : Declaration::may;
  return out;
}

ChargeTestsOut chargeTests(const Book& book, const ChargeTestsIn& in) {
  // A terror test replaces the fear test, unless a house rule keeps the two apart (D19).
  const bool both = !book.options.terrorIsFear;
  ChargeTestsOut out;
  if (!in.chargerFrenzied) {
    out.chargerTests.addIf(in.targetCausesTerror, Dread::terror);
    out.chargerTests.addIf(in.chargerFearsTarget && (both || !in.targetCausesTerror), Dread::fear);
  }
  if (in.targetFrenzied || in.targetFleeing) return out;
  out.targetTests.addIf(in.facing != Zone::front || in.ignoredEnemy, Alarm::panic);
  out.targetTests.addIf(in.chargerCausesTerror, Alarm::terror);
  out.targetTests.addIf(in.targetFearsCharger && (both || !in.chargerCausesTerror), Alarm::fear);
  return out;
}

ChargeMoveOut chargeMove(const Book& book, const ChargeMoveIn& in) {
  ChargeMoveOut out;
  out.chargeMove = allowanceOf(book, Moving::charge, in.rate);
  out.cost = costOf(book, in.formation, in.rate, {in.clear, in.difficult, in.veryDifficult, in.obstacle});
  out.reaches = out.cost <= out.chargeMove;
  out.spend = out.reaches ? out.chargeMove : in.rate;
  return out;
}

std::optional<Refusal> refuseChargeReactions(const ChargeReactionsIn& in) {
  if (in.fleeing && in.inCombat) return Refusal{"inCombat", "a fleeing unit is in no combat"};
  return std::nullopt;
}

ChargeReactionsOut chargeReactions(const ChargeReactionsIn& in) {
  if (in.fleeing) return {{Reaction::flee}};
  if (in.inCombat) return {{Reaction::hold}};
  const auto swift = [](UnitKind kind) { return kind == UnitKind::cavalry || kind == UnitKind::lightChariot; };
  const bool counter =
      swift(in.unitKind) && swift(in.chargerKind) && in.facing == Zone::front && in.inVisionArc && !in.fastMarching;
  // Half of the charge move is the rate itself (D10).
  const bool shoots = in.missiles && in.inVisionArc && in.distance > in.chargerRate;
  ChargeReactionsOut out{{Reaction::hold}};
  out.permitted.addIf(!in.frenzied, Reaction::flee);
  out.permitted.addIf(counter, Reaction::counterCharge);
  out.permitted.addIf(shoots, Reaction::standAndShoot);
  out.permitted.addIf(shoots && !in.frenzied, Reaction::fireAndFlee);
  return out;
}

}  // namespace signifer::fantasy
