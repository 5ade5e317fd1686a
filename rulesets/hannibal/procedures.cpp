#include "hannibal/rulings.h"
#include "rules/procedure_maker.h"

namespace signifer::hannibal {

ProcedureList makeProcedures(const Definition& definition, const Tables& tables, const Options& options,
                             Rulings& rulings) {
  ProcedureMaker maker(definition, tables, options);
  maker.add(rulings.manoeuvre, "manoeuvre", manoeuvre, refuseManoeuvre);
  maker.add(rulings.moveAllowance, "move-allowance", moveAllowance, refuseMoveAllowance);
  maker.add(rulings.march, "march", march);
  maker.add(rulings.wheel, "wheel", wheel);
  maker.add(rulings.chargePermitted, "charge-permitted", chargePermitted, refuseChargePermitted);
  maker.add(rulings.chargeMove, "charge-move", chargeMove);
  maker.add(rulings.countercharge, "countercharge", countercharge, refuseCountercharge);
  maker.add(rulings.chargeLine, "charge-line", chargeLine, refuseChargeLine);
  maker.add(rulings.arcOfApproach, "arc-of-approach", arcOfApproach, refuseArcOfApproach);
  maker.add(rulings.formedTogether, "formed-together", formedTogether);
  maker.add(rulings.chargeModifier, "charge-modifier", chargeModifier, refuseChargeModifier);
  maker.add(rulings.handToHand, "hand-to-hand", handToHand, refuseHandToHand);
  maker.add(rulings.casualtyLevel, "casualty-level", casualtyLevel);
  maker.add(rulings.roundOptions, "round-options", roundOptions);
  maker.add(rulings.disengage, "disengage", disengage);
  maker.add(rulings.shotPermitted, "shot-permitted", shotPermitted, refuseShotPermitted);
  maker.add(rulings.shooting, "shooting", shooting, refuseShooting);
  maker.add(rulings.routCheck, "rout-check", routCheck, refuseRoutCheck);
  maker.add(rulings.retreat, "retreat", retreat, refuseRetreat);
  maker.add(rulings.retrogradeAxis, "retrograde-axis", retrogradeAxis, refuseRetrogradeAxis);
  maker.add(rulings.meetsFriend, "meets-friend", meetsFriend);
  maker.add(rulings.skirmisherContact, "skirmisher-contact", skirmisherContact);
  maker.add(rulings.routedUnit, "routed-unit", routedUnit);
  maker.add(rulings.terrorTest, "terror-test", terrorTest);
  maker.add(rulings.staminaValue, "stamina-value", staminaValue);
  maker.add(rulings.armyStamina, "army-stamina", armyStamina, refuseArmyStamina);
  maker.add(rulings.leaderCasualty, "leader-casualty", leaderCasualty);
  maker.add(rulings.leaderMove, "leader-move", leaderMove, refuseLeaderMove);
  return maker.all();
}

}  // namespace signifer::hannibal
