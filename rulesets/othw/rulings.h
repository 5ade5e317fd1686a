// The procedures that play, the referee and the candidates ask, by their types.
#pragma once

namespace signifer {

template <class In, class Out>
class ProcedureFor;

namespace othw {

struct ActivationIn;
struct ActivationOut;
struct ActionPermittedIn;
struct ActionPermittedOut;
struct MoveIn;
struct MoveOut;
struct GroupMoveIn;
struct GroupMoveOut;
struct ChargeIn;
struct ChargeOut;
struct FurtherMoveIn;
struct FurtherMoveOut;
struct PassThroughIn;
struct PassThroughOut;
struct AttackSideIn;
struct AttackSideOut;
struct AttackDiceIn;
struct AttackDiceOut;
struct ToHitIn;
struct ToHitOut;
struct AttackIn;
struct AttackOut;
struct PhalanxIn;
struct PhalanxOut;
struct RallyIn;
struct RallyOut;
struct CombatResultIn;
struct CombatResultOut;
struct LeadershipTestIn;
struct LeadershipTestOut;
struct RiskToGeneralIn;
struct RiskToGeneralOut;
struct RetreatIn;
struct RetreatOut;
struct FollowUpIn;
struct FollowUpOut;
struct RampageIn;
struct RampageOut;
struct MahoutsIn;
struct MahoutsOut;
struct FlightIn;
struct FlightOut;
struct PursuitIn;
struct PursuitOut;
struct ArmyMoraleIn;
struct ArmyMoraleOut;
struct MoraleLossIn;
struct MoraleLossOut;
struct MoraleStrengthIn;
struct MoraleStrengthOut;
struct VictoryCheckIn;
struct VictoryCheckOut;

struct Rulings {
  const ProcedureFor<ActivationIn, ActivationOut>* activation = nullptr;
  const ProcedureFor<ActionPermittedIn, ActionPermittedOut>* actionPermitted = nullptr;
  const ProcedureFor<MoveIn, MoveOut>* move = nullptr;
  const ProcedureFor<GroupMoveIn, GroupMoveOut>* groupMove = nullptr;
  const ProcedureFor<ChargeIn, ChargeOut>* charge = nullptr;
  const ProcedureFor<FurtherMoveIn, FurtherMoveOut>* furtherMove = nullptr;
  const ProcedureFor<PassThroughIn, PassThroughOut>* passThrough = nullptr;
  const ProcedureFor<AttackSideIn, AttackSideOut>* attackSide = nullptr;
  const ProcedureFor<AttackDiceIn, AttackDiceOut>* attackDice = nullptr;
  const ProcedureFor<ToHitIn, ToHitOut>* toHit = nullptr;
  const ProcedureFor<AttackIn, AttackOut>* attack = nullptr;
  const ProcedureFor<PhalanxIn, PhalanxOut>* phalanx = nullptr;
  const ProcedureFor<RallyIn, RallyOut>* rally = nullptr;
  const ProcedureFor<CombatResultIn, CombatResultOut>* combatResult = nullptr;
  const ProcedureFor<LeadershipTestIn, LeadershipTestOut>* leadershipTest = nullptr;
  const ProcedureFor<RiskToGeneralIn, RiskToGeneralOut>* riskToGeneral = nullptr;
  const ProcedureFor<RetreatIn, RetreatOut>* retreat = nullptr;
  const ProcedureFor<FollowUpIn, FollowUpOut>* followUp = nullptr;
  const ProcedureFor<RampageIn, RampageOut>* rampage = nullptr;
  const ProcedureFor<MahoutsIn, MahoutsOut>* mahouts = nullptr;
  const ProcedureFor<FlightIn, FlightOut>* flight = nullptr;
  const ProcedureFor<PursuitIn, PursuitOut>* pursuit = nullptr;
  const ProcedureFor<ArmyMoraleIn, ArmyMoraleOut>* armyMorale = nullptr;
  const ProcedureFor<MoraleLossIn, MoraleLossOut>* moraleLoss = nullptr;
  const ProcedureFor<MoraleStrengthIn, MoraleStrengthOut>* moraleStrength = nullptr;
  const ProcedureFor<VictoryCheckIn, VictoryCheckOut>* victoryCheck = nullptr;
};

}  // namespace othw
}  // namespace signifer
