#include "othw/combat.h"
#include "othw/morale.h"
#include "othw/movement.h"
#include "othw/rulings.h"
#include "othw/tables.h"
#include "othw/victory.h"
#include "rules/procedure_maker.h"

namespace signifer::othw {

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureMaker maker(definition, book);
  maker.add(rulings.activation, "activation", activation, refuseActivation);
  maker.add(rulings.actionPermitted, "action-permitted", actionPermitted);
  maker.add(rulings.move, "move", move);
  maker.add(rulings.groupMove, "group-move", groupMove);
  maker.add(rulings.charge, "charge", charge);
  maker.add(rulings.furtherMove, "further-move", furtherMove, refuseFurtherMove);
  maker.add(rulings.passThrough, "pass-through", passThrough);
  maker.add(rulings.attackSide, "attack-side", attackSide, refuseAttackSide);
  maker.add(rulings.attackDice, "attack-dice", attackDice, refuseAttackDice);
  maker.add(rulings.toHit, "to-hit", toHit, refuseToHit);
  maker.add(rulings.attack, "attack", attack, refuseAttack);
  maker.add(rulings.phalanx, "phalanx", phalanx);
  maker.add(rulings.rally, "rally", rally);
  maker.add(rulings.combatResult, "combat-result", combatResult);
  maker.add(rulings.leadershipTest, "leadership-test", leadershipTest);
  maker.add(rulings.riskToGeneral, "risk-to-general", riskToGeneral, refuseRisk);
  maker.add(rulings.retreat, "retreat", retreat);
  maker.add(rulings.followUp, "follow-up", followUp, refuseFollowUp);
  maker.add(rulings.rampage, "rampage", rampage);
  maker.add(rulings.mahouts, "mahouts", mahouts);
  maker.add(rulings.flight, "flight", flight, refuseFlight);
  maker.add(rulings.pursuit, "pursuit", pursuit, refusePursuit);
  maker.add(rulings.armyMorale, "army-morale", armyMorale);
  maker.add(rulings.moraleLoss, "morale-loss", moraleLoss, refuseMoraleLoss);
  maker.add(rulings.moraleStrength, "morale-strength", moraleStrength, refuseMoraleStrength);
  maker.add(rulings.victoryCheck, "victory-check", victoryCheck);
  maker.add(rulings.combatRound, "combat-round", combatRound);
  maker.add(rulings.fateRoll, "fate-roll", fateRoll);
  return maker.all();
}

}  // namespace signifer::othw
