#include "fantasy/charging.h"

namespace signifer::fantasy {

ChargeDeclarationOut chargeDeclaration(const ChargeDeclarationIn& in) {
  ChargeDeclarationOut out;
  out.barredBy.addIf(in.fastMarching, NoCharge::fastMarching, "FA-FST-9");
  out.barredBy.addIf(in.fleeing, NoCharge::fleeing, "FA-CHG-1");
  out.barredBy.addIf(in.inCombat, NoCharge::inCombat, "FA-CHG-1");
  out.barredBy.addIf(!in.enemyVisible, NoCharge::noTarget, "FA-CHG-1");
  out.barredBy.addIf(in.returned, NoCharge::returned, "FA-RET-1");
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
  const bool ignored = in.ignoredEnemy && book.options.ignoredEnemy != IgnoredEnemy::off;
  out.targetTests.addIf(in.facing != Zone::front || ignored, Alarm::panic);
  out.targetTests.addIf(in.chargerCausesTerror, Alarm::terror);
  out.targetTests.addIf(in.targetFearsCharger && (both || !in.chargerCausesTerror), Alarm::fear);
  return out;
}

ChargeMoveOut chargeMove(const Book& book, const ChargeMoveIn& in) {
  ChargeMoveOut out;
  out.chargeMove = allowanceOf(book, Moving::charge, in.rate);
  out.cost = costOf(book, in.formation, in.rate,
                    {in.clear, in.difficult, in.veryDifficult, in.obstacle, Obstacles(in.obstacles)});
  out.reaches = out.cost <= out.chargeMove;
  out.spend = out.reaches ? out.chargeMove : in.rate;
  return out;
}

std::optional<Refusal> refuseChargeReactions(const ChargeReactionsIn& in) {
  if (in.fleeing && in.inCombat) return Refusal{"inCombat", "a fleeing unit is in no combat"};
  return std::nullopt;
}

Reasons<NoReaction> noReaction(const Book& book, const ChargeReactionsIn& in, Reaction reaction) {
  const auto swift = [](UnitKind kind) { return kind == UnitKind::cavalry || kind == UnitKind::lightChariot; };
  const bool shoots = reaction == Reaction::standAndShoot || reaction == Reaction::fireAndFlee;
  const bool flees = reaction == Reaction::flee || reaction == Reaction::fireAndFlee;
  const bool counters = reaction == Reaction::counterCharge;
  Reasons<NoReaction> reasons;
  if (in.fleeing) {
    reasons.addIf(reaction != Reaction::flee, NoReaction::mustFleeAgain, "FA-CHG-12");
    return reasons;
  }
  if (in.inCombat) {
    reasons.addIf(reaction != Reaction::hold, NoReaction::combatHolds, "FA-CHG-12");
    return reasons;
  }
  const std::string_view shot = reaction == Reaction::fireAndFlee ? "FA-CHG-11" : "FA-CHG-6";
  reasons.addIf(flees && in.frenzied, NoReaction::frenziedStands, "FA-FRZ-2");
  reasons.addIf(counters && !swift(in.unitKind), NoReaction::noCounterKind, "FA-CHG-5");
  reasons.addIf(counters && !swift(in.chargerKind), NoReaction::chargerOnFoot, "FA-CHG-5");
  reasons.addIf(counters && in.facing != Zone::front, NoReaction::notToTheFront, "FA-CHG-5");
  reasons.addIf((counters || shoots) && !in.inVisionArc, NoReaction::chargerOutOfArc, {counters ? "FA-CHG-5" : shot});
  reasons.addIf(counters && in.fastMarching, NoReaction::fastMarching, "FA-FST-9");
  reasons.addIf(shoots && !in.missiles, NoReaction::noMissiles, {shot});
  // Half of the charge move is the rate itself (D10).
  const bool keepsOff = shoots || (counters && book.options.counterCharge == CounterCharge::overHalfMove);
  reasons.addIf(keepsOff && in.distance <= in.chargerRate, NoReaction::chargerTooNear,
                {counters ? "FA-CHG-5" : shot, Figure::inches(toLength(in.distance * oneInch)),
                 Figure::inches(in.chargerRate * oneInch)});
  return reasons;
}

ChargeReactionsOut chargeReactions(const Book& book, const ChargeReactionsIn& in) {
  ChargeReactionsOut out;
  for (std::size_t i = 0; i < Words<Reaction>::words.size(); ++i) {
    const auto reaction = static_cast<Reaction>(i);
    out.permitted.addIf(noReaction(book, in, reaction).empty(), reaction);
  }
  return out;
}

}  // namespace signifer::fantasy
