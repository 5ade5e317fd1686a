// The rulings by their types: the one door through which play, the referee and the candidates reach a rule. They point
// to the procedures of the rule set, which owns them.
#pragma once

#include "fantasy/charging.h"
#include "fantasy/combat_round.h"
#include "fantasy/morale.h"
#include "fantasy/shooting.h"
#include "rules/procedure_for.h"

namespace signifer::fantasy {

struct Rulings {
  const ProcedureFor<MovementRateIn, MovementRateOut>* movementRate = nullptr;
  const ProcedureFor<OrdinaryMoveIn, OrdinaryMoveOut>* ordinaryMove = nullptr;
  const ProcedureFor<ManoeuvreIn, ManoeuvreOut>* manoeuvre = nullptr;
  const ProcedureFor<ReformIn, ReformOut>* reform = nullptr;
  const ProcedureFor<MarchIn, MarchOut>* march = nullptr;
  const ProcedureFor<DisengageIn, DisengageOut>* disengage = nullptr;
  const ProcedureFor<ChargeDeclarationIn, ChargeDeclarationOut>* chargeDeclaration = nullptr;
  const ProcedureFor<ChargeTestsIn, ChargeTestsOut>* chargeTests = nullptr;
  const ProcedureFor<ChargeMoveIn, ChargeMoveOut>* chargeMove = nullptr;
  const ProcedureFor<ChargeReactionsIn, ChargeReactionsOut>* chargeReactions = nullptr;
  const ProcedureFor<FleeDistanceIn, FleeDistanceOut>* fleeDistance = nullptr;
  const ProcedureFor<PursuitIn, PursuitOut>* pursuit = nullptr;
  const ProcedureFor<PanicTestIn, PanicTestOut>* panicTest = nullptr;
  const ProcedureFor<FearTestIn, FearTestOut>* fearTest = nullptr;
  const ProcedureFor<TerrorTestIn, TerrorTestOut>* terrorTest = nullptr;
  const ProcedureFor<RallyTestIn, RallyTestOut>* rallyTest = nullptr;
  const ProcedureFor<ReturnTestIn, ReturnTestOut>* returnTest = nullptr;
  const ProcedureFor<MissileWeaponIn, MissileWeaponOut>* missileWeapon = nullptr;
  const ProcedureFor<ShootingPermissionIn, ShootingPermissionOut>* shootingPermission = nullptr;
  const ProcedureFor<ShootingToHitIn, ShootingToHitOut>* shootingToHit = nullptr;
  const ProcedureFor<ShootingIn, ShootingOut>* shooting = nullptr;
  const ProcedureFor<SavingThrowIn, SavingThrowOut>* savingThrow = nullptr;
  const ProcedureFor<AttacksIn, AttacksOut>* attacks = nullptr;
  const ProcedureFor<StrikeOrderIn, StrikeOrderOut>* strikeOrder = nullptr;
  const ProcedureFor<CombatToHitIn, CombatToHitOut>* combatToHit = nullptr;
  const ProcedureFor<CombatToWoundIn, CombatToWoundOut>* combatToWound = nullptr;
  const ProcedureFor<CombatBonusIn, CombatBonusOut>* combatBonus = nullptr;
  const ProcedureFor<CombatResultIn, CombatResultOut>* combatResult = nullptr;
  const ProcedureFor<CombatRoundIn, CombatRoundOut>* combatRound = nullptr;
  const ProcedureFor<CasualtiesIn, CasualtiesOut>* casualties = nullptr;
  const ProcedureFor<BreakTestIn, BreakTestOut>* breakTest = nullptr;
  const ProcedureFor<AfterCombatIn, AfterCombatOut>* afterCombat = nullptr;
  const ProcedureFor<VictoryIn, VictoryOut>* victory = nullptr;
};

}  // namespace signifer::fantasy
