// The rulings of shooting and close combat, bound to their forms.
#include "fantasy/combat_odds.h"
#include "fantasy/procedure_maker.h"

namespace signifer::fantasy {

void addFightingProcedures(ProcedureList& list, const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureMaker maker(list, definition, book);
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
}

}  // namespace signifer::fantasy
