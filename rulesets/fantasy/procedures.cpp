#include "fantasy/combat_odds.h"
#include "fantasy/rulings.h"
#include "rules/procedure_maker.h"

namespace signifer::fantasy {

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureMaker maker(definition, book);
  maker.add(rulings.movementRate, "movement-rate", movementRate, refuseMovementRate);
  maker.add(rulings.ordinaryMove, "ordinary-move", ordinaryMove, refuseOrdinaryMove);
  maker.add(rulings.manoeuvre, "manoeuvre", manoeuvre, refuseManoeuvre);
  maker.add(rulings.reform, "reform", reform, refuseReform);
  maker.add(rulings.march, "march", march, refuseMarch);
  maker.add(rulings.disengage, "disengage", disengage);
  maker.add(rulings.chargeDeclaration, "charge-declaration", chargeDeclaration);
  maker.add(rulings.chargeTests, "charge-tests", chargeTests);
  maker.add(rulings.chargeMove, "charge-move", chargeMove);
  maker.add(rulings.chargeReactions, "charge-reactions", chargeReactions, refuseChargeReactions);
  maker.add(rulings.fleeDistance, "flee-distance", fleeDistance);
  maker.add(rulings.pursuit, "pursuit", pursuit);
  maker.add(rulings.panicTest, "panic-test", panicTest, refusePanicTest);
  maker.add(rulings.fearTest, "fear-test", fearTest);
  maker.add(rulings.terrorTest, "terror-test", terrorTest);
  maker.add(rulings.rallyTest, "rally-test", rallyTest, refuseRallyTest);
  maker.add(rulings.returnTest, "return-test", returnTest, refuseReturnTest);
  maker.add(rulings.breakTest, "break-test", breakTest, refuseBreakTest);
  maker.add(rulings.afterCombat, "after-combat", afterCombat);
  maker.add(rulings.victory, "victory", victory, refuseVictory);
  maker.add(rulings.missileWeapon, "missile-weapon", missileWeapon, refuseMissileWeapon);
  maker.add(rulings.shootingPermission, "shooting-permission", shootingPermission);
  maker.add(rulings.shootingToHit, "shooting-to-hit", shootingToHit, refuseShootingToHit);
  maker.addStages(rulings.shooting, "shooting", shootingStages, shootingStage, refuseShooting);
  maker.add(rulings.savingThrow, "saving-throw", savingThrow, refuseSavingThrow);
  maker.add(rulings.attacks, "attacks", attacks, refuseAttacks);
  maker.add(rulings.strikeOrder, "strike-order", strikeOrder);
  maker.add(rulings.combatToHit, "combat-to-hit", combatToHit);
  maker.add(rulings.combatToWound, "combat-to-wound", combatToWound);
  maker.add(rulings.combatBonus, "combat-bonus", combatBonus, refuseCombatBonus);
  maker.add(rulings.combatResult, "combat-result", combatResult);
  maker.add(rulings.combatRound, "combat-round", combatRound, refuseCombatRound,
            [&book](const CombatRoundIn& in, const Asked& asked, OddsWatch& watch, const auto& found) {
              combatRoundOdds(book, in, asked, watch, found);
            });
  maker.add(rulings.casualties, "casualties", casualties, refuseCasualties);
  return maker.all();
}

}  // namespace signifer::fantasy
