#include "cb/rulings.h"
#include "rules/procedure_maker.h"

namespace signifer::cb {

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureMaker maker(definition, book);
  maker.add(rulings.commandActions, "command-actions", commandActions);
  maker.add(rulings.messenger, "messenger", messenger);
  maker.add(rulings.controlDue, "control-due", controlDue);
  maker.add(rulings.controlTest, "control-test", controlTest);
  maker.add(rulings.leaderRisk, "leader-risk", leaderRisk);
  maker.add(rulings.movement, "movement", movement, refuseMovement);
  maker.add(rulings.moveLimit, "move-limit", moveLimit);
  maker.add(rulings.wheelDistance, "wheel-distance", wheelDistance);
  maker.add(rulings.difficultTerrain, "difficult-terrain", difficultTerrain, refuseDifficultTerrain);
  maker.add(rulings.manoeuvre, "manoeuvre", manoeuvre, refuseManoeuvre);
  maker.add(rulings.passageOfLines, "passage-of-lines", passageOfLines, refusePassage);
  maker.add(rulings.shootingEligibility, "shooting-eligibility", shootingEligibility, refuseShootingEligibility);
  maker.add(rulings.shooting, "shooting", shooting, refuseShooting);
  maker.add(rulings.shootingEffect, "shooting-effect", shootingEffect, refuseShootingEffect);
  maker.add(rulings.criticalHits, "critical-hits", criticalHits);
  maker.add(rulings.chargeEligibility, "charge-eligibility", chargeEligibility, refuseChargeEligibility);
  maker.add(rulings.chargeSector, "charge-sector", chargeSector);
  maker.add(rulings.chargeResponse, "charge-response", chargeResponse, refuseChargeResponse);
  maker.add(rulings.shockDps, "shock-dps", shockDps, refuseShockDps);
  maker.add(rulings.combatScore, "combat-score", combatScore, refuseCombatScore);
  maker.add(rulings.combatRound, "combat-round", combatRound);
  maker.add(rulings.combatResult, "combat-result", combatResult, refuseCombatResult);
  maker.add(rulings.followUp, "follow-up", followUp);
  maker.add(rulings.pursuitCatch, "pursuit-catch", pursuitCatch, refusePursuit);
  maker.add(rulings.rampage, "rampage", rampage);
  maker.add(rulings.rally, "rally", rally, refuseRally);
  maker.add(rulings.dpRemoval, "dp-removal", dpRemoval);
  maker.add(rulings.moraleDps, "morale-dps", moraleDps);
  maker.add(rulings.dpTally, "dp-tally", dpTally, refuseDpTally);
  maker.add(rulings.armyBreak, "army-break", armyBreak, refuseArmyBreak);
  return maker.all();
}

}  // namespace signifer::cb
