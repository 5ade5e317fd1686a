#include "initiative/rulings.h"
#include "rules/procedure_maker.h"

namespace signifer::initiative {

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureMaker maker(definition, book);
  maker.add(rulings.eliteRally, "elite-rally", eliteRally);
  maker.add(rulings.initiativeMove, "initiative-move", initiativeMove);
  maker.add(rulings.mayOrder, "may-order", mayOrder);
  maker.add(rulings.orderTest, "order-test", orderTest);
  maker.add(rulings.rallyOrder, "rally-order", rallyOrder);
  maker.add(rulings.courageOrder, "courage-order", courageOrder);
  maker.add(rulings.orderReroll, "order-reroll", orderReroll);
  maker.add(rulings.freeMove, "free-move", freeMove);
  maker.add(rulings.joinUnit, "join-unit", joinUnit);
  maker.add(rulings.proximity, "proximity", proximity);
  maker.add(rulings.quarter, "quarter", quarter, refuseQuarter);
  maker.add(rulings.moveDistance, "move-distance", moveDistance);
  maker.add(rulings.charge, "charge", charge, refuseCharge);
  maker.add(rulings.enforcedMove, "enforced-move", enforcedMove);
  maker.add(rulings.visibility, "visibility", visibility);
  maker.add(rulings.weaponRange, "weapon-range", weaponRange);
  maker.add(rulings.mayShoot, "may-shoot", mayShoot);
  maker.add(rulings.shooting, "shooting", shooting, refuseShooting);
  maker.add(rulings.shootingBreakCheck, "shooting-break-check", shootingBreakCheck, refuseShootingBreakCheck);
  maker.add(rulings.handToHand, "hand-to-hand", handToHand, refuseHandToHand);
  maker.add(rulings.support, "support", support);
  maker.add(rulings.combatResult, "combat-result", combatResult);
  maker.add(rulings.combatBreakCheck, "combat-break-check", combatBreakCheck, refuseCombatBreakCheck);
  maker.add(rulings.moraleSave, "morale-save", moraleSave, refuseMoraleSave);
  maker.add(rulings.unitStatus, "unit-status", unitStatus, refuseUnitStatus);
  maker.add(rulings.rangedBreakTest, "ranged-break-test", rangedBreakTest, refuseBreakTest);
  maker.add(rulings.breakTest, "break-test", breakTest, refuseBreakTest);
  maker.add(rulings.divisionStatus, "division-status", divisionStatus, refuseDivisionStatus);
  maker.add(rulings.victory, "victory", victory, refuseVictory);
  maker.add(rulings.removeDisorder, "remove-disorder", removeDisorder);
  return maker.all();
}

}  // namespace signifer::initiative
