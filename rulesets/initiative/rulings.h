// The rulings of Initiative Order by their types: what play, the referee and the candidates ask. A rule stands in its
// ruling alone.
#pragma once

#include "initiative/combat.h"
#include "initiative/command.h"
#include "initiative/morale.h"
#include "initiative/movement.h"
#include "initiative/shooting.h"
#include "rules/asking.h"

namespace signifer::initiative {

/// The procedures themselves belong to the rule set.
struct Rulings {
  template <class In, class Out>
  using Handle = const ProcedureFor<In, Out>*;

  Handle<EliteRallyIn, EliteRallyOut> eliteRally = nullptr;
  Handle<InitiativeMoveIn, InitiativeMoveOut> initiativeMove = nullptr;
  Handle<MayOrderIn, MayOrderOut> mayOrder = nullptr;
  Handle<OrderTestIn, OrderTestOut> orderTest = nullptr;
  Handle<RallyOrderIn, RallyOrderOut> rallyOrder = nullptr;
  Handle<RallyOrderIn, CourageOrderOut> courageOrder = nullptr;
  Handle<OrderRerollIn, OrderRerollOut> orderReroll = nullptr;
  Handle<FreeMoveIn, FreeMoveOut> freeMove = nullptr;
  Handle<JoinUnitIn, JoinUnitOut> joinUnit = nullptr;

  Handle<ProximityIn, ProximityOut> proximity = nullptr;
  Handle<QuarterIn, QuarterOut> quarter = nullptr;
  Handle<MoveDistanceIn, MoveDistanceOut> moveDistance = nullptr;
  Handle<ChargeIn, ChargeOut> charge = nullptr;
  Handle<EnforcedMoveIn, EnforcedMoveOut> enforcedMove = nullptr;

  Handle<VisibilityIn, VisibilityOut> visibility = nullptr;
  Handle<WeaponRangeIn, WeaponRangeOut> weaponRange = nullptr;
  Handle<MayShootIn, MayShootOut> mayShoot = nullptr;
  Handle<ShootingIn, ShootingOut> shooting = nullptr;
  Handle<ShootingBreakCheckIn, ShootingBreakCheckOut> shootingBreakCheck = nullptr;

  Handle<HandToHandIn, HandToHandOut> handToHand = nullptr;
  Handle<SupportIn, SupportOut> support = nullptr;
  Handle<CombatResultIn, CombatResultOut> combatResult = nullptr;
  Handle<CombatBreakCheckIn, CombatBreakCheckOut> combatBreakCheck = nullptr;

  Handle<MoraleSaveIn, MoraleSaveOut> moraleSave = nullptr;
  Handle<UnitStatusIn, UnitStatusOut> unitStatus = nullptr;
  Handle<BreakTestIn, RangedBreakTestOut> rangedBreakTest = nullptr;
  Handle<BreakTestIn, BreakTestOut> breakTest = nullptr;
  Handle<DivisionStatusIn, DivisionStatusOut> divisionStatus = nullptr;
  Handle<VictoryIn, VictoryOut> victory = nullptr;
  Handle<RemoveDisorderIn, RemoveDisorderOut> removeDisorder = nullptr;
};

}  // namespace signifer::initiative
