#include "fantasy/procedure_maker.h"

namespace signifer::fantasy {

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureList list;
  ProcedureMaker maker(list, definition, book);
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
  addFightingProcedures(list, definition, book, rulings);
  return list;
}

}  // namespace signifer::fantasy
