// The procedures by their types: the one door by which play, the referee and the candidates ask a rule. The rule set
// owns the procedures; the places are filled when they are made.
#pragma once

#include "cb/charging.h"
#include "cb/combat_result.h"
#include "cb/command.h"
#include "cb/manoeuvre.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/shooting.h"
#include "rules/asking.h"

namespace signifer::cb {

struct Rulings {
  template <class In, class Out>
  using Ruling = const ProcedureFor<In, Out>*;

  Ruling<CommandActionsIn, CommandActionsOut> commandActions = nullptr;
  Ruling<MessengerIn, MessengerOut> messenger = nullptr;
  Ruling<ControlDueIn, ControlDueOut> controlDue = nullptr;
  Ruling<ControlTestIn, ControlTestOut> controlTest = nullptr;
  Ruling<LeaderRiskIn, LeaderRiskOut> leaderRisk = nullptr;
  Ruling<MovementIn, MovementOut> movement = nullptr;
  Ruling<MoveLimitIn, MoveLimitOut> moveLimit = nullptr;
  Ruling<WheelDistanceIn, WheelDistanceOut> wheelDistance = nullptr;
  Ruling<DifficultTerrainIn, DifficultTerrainOut> difficultTerrain = nullptr;
  Ruling<ManoeuvreIn, ManoeuvreOut> manoeuvre = nullptr;
  Ruling<PassageOfLinesIn, PassageOfLinesOut> passage = nullptr;
  Ruling<ShootingEligibilityIn, ShootingEligibilityOut> shootingEligibility = nullptr;
  Ruling<ShootingIn, ShootingOut> shooting = nullptr;
  Ruling<ShootingEffectIn, ShootingEffectOut> shootingEffect = nullptr;
  Ruling<CriticalHitsIn, CriticalHitsOut> criticalHits = nullptr;
  Ruling<ChargeEligibilityIn, ChargeEligibilityOut> chargeEligibility = nullptr;
  Ruling<ChargeSectorIn, ChargeSectorOut> chargeSector = nullptr;
  Ruling<ChargeResponseIn, ChargeResponseOut> chargeResponse = nullptr;
  Ruling<ShockDpsIn, ShockDpsOut> shockDps = nullptr;
  Ruling<CombatScoreIn, CombatScoreOut> combatScore = nullptr;
  Ruling<CombatRoundIn, CombatRoundOut> combatRound = nullptr;
  Ruling<CombatResultIn, CombatResultOut> combatResult = nullptr;
  Ruling<FollowUpIn, FollowUpOut> followUp = nullptr;
  Ruling<PursuitCatchIn, PursuitCatchOut> pursuitCatch = nullptr;
  Ruling<RampageIn, RampageOut> rampage = nullptr;
  Ruling<RallyIn, RallyOut> rally = nullptr;
  Ruling<DpRemovalIn, DpRemovalOut> dpRemoval = nullptr;
  Ruling<MoraleDpsIn, MoraleDpsOut> moraleDps = nullptr;
  Ruling<DpTallyIn, DpTallyOut> dpTally = nullptr;
  Ruling<ArmyBreakIn, ArmyBreakOut> armyBreak = nullptr;
};

}  // namespace signifer::cb
