#include "othw/procedures.h"

#include "othw/combat.h"
#include "othw/morale.h"
#include "othw/movement.h"
#include "rules/typed_procedure.h"

namespace signifer::othw {
namespace {

using List = std::vector<std::unique_ptr<Procedure>>;

// The four shapes that a ruling has, brought to the one that makeProcedure takes.
template <class In, class Out>
auto plain(Out (*rule)(const In&)) {
  return [rule](const In& in, Dice&, Modifiers&) { return rule(in); };
}
template <class In, class Out>
auto booked(const Book& book, Out (*rule)(const Book&, const In&)) {
  return [&book, rule](const In& in, Dice&, Modifiers&) { return rule(book, in); };
}
template <class In, class Out>
auto modified(const Book& book, Out (*rule)(const Book&, const In&, Modifiers&)) {
  return [&book, rule](const In& in, Dice&, Modifiers& modifiers) { return rule(book, in, modifiers); };
}

void addCommandProcedures(const Definition& d, [[maybe_unused]] const Book& book, List& list) {
  list.push_back(makeProcedure<ActivationIn, ActivationOut>(
      d, "activation",
      {bind<&ActivationIn::generalWith>("generalWith"), bind<&ActivationIn::generalActivated>("generalActivated"),
       bind<&ActivationIn::phaseEnded>("phaseEnded")},
      {bind<&ActivationOut::allowed>("allowed"), bind<&ActivationOut::exempt>("exempt"),
       bind<&ActivationOut::roll>("roll"), bind<&ActivationOut::endsPhase>("endsPhase")},
      refuseActivation, [&book](const ActivationIn& in, Dice& dice, Modifiers& modifiers) {
        return activation(book, in, dice, modifiers);
      }));
  list.push_back(makeProcedure<FurtherMoveIn, FurtherMoveOut>(
      d, "further-move",
      {bind<&FurtherMoveIn::leadership>("leadership"), bind<&FurtherMoveIn::generalWith>("generalWith"),
       bind<&FurtherMoveIn::reroll>("reroll"), bind<&FurtherMoveIn::ability>("ability")},
      {bind<&FurtherMoveOut::roll>("roll"), bind<&FurtherMoveOut::moves>("moves"),
       bind<&FurtherMoveOut::endsPhase>("endsPhase"), bind<&FurtherMoveOut::rerolled>("rerolled"),
       bind<&FurtherMoveOut::generalFate>("generalFate")},
      refuseFurtherMove, [&book](const FurtherMoveIn& in, Dice& dice, Modifiers& modifiers) {
        return furtherMove(book, in, dice, modifiers);
      }));
  list.push_back(makeProcedure<RallyIn, RallyOut>(
      d, "rally",
      {bind<&RallyIn::hits>("hits"), bind<&RallyIn::rallyDice>("rallyDice"), bind<&RallyIn::ability>("ability")},
      {bind<&RallyOut::diceThrown>("diceThrown"), bind<&RallyOut::cancelled>("cancelled"),
       bind<&RallyOut::hitsLeft>("hitsLeft"), bind<&RallyOut::generalFate>("generalFate")},
      {}, [&book](const RallyIn& in, Dice& dice, Modifiers& modifiers) { return rally(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<LeadershipIn, LeadershipOut>(
      d, "leadership-test",
      {bind<&LeadershipIn::leadership>("leadership"), bind<&LeadershipIn::reroll>("reroll"),
       bind<&LeadershipIn::ability>("ability")},
      {bind<&LeadershipOut::roll>("roll"), bind<&LeadershipOut::passed>("passed"),
       bind<&LeadershipOut::rerolled>("rerolled"), bind<&LeadershipOut::generalFate>("generalFate")},
      {}, [&book](const LeadershipIn& in, Dice& dice, Modifiers& modifiers) {
        return leadershipTest(book, in, dice, modifiers);
      }));
  list.push_back(makeProcedure<RiskIn, RiskOut>(
      d, "risk-to-general",
      {bind<&RiskIn::occasion>("occasion"), bind<&RiskIn::attackDice>("attackDice"), bind<&RiskIn::ability>("ability")},
      {bind<&RiskOut::failures>("failures"), bind<&RiskOut::fateRoll>("fateRoll"), bind<&RiskOut::fate>("fate")},
      refuseRisk, [&book](const RiskIn& in, Dice& dice, Modifiers& modifiers) {
        return riskToGeneral(book, in, dice, modifiers);
      }));
  list.push_back(makeProcedure<FateRollIn, FateRollOut>(
      d, "fate-roll", {bind<&FateRollIn::ability>("ability")},
      {bind<&FateRollOut::roll>("roll"), bind<&FateRollOut::total>("total"), bind<&FateRollOut::fate>("fate")}, {},
      [&book](const FateRollIn& in, Dice& dice, Modifiers& modifiers) { return fateRoll(book, in, dice, modifiers); }));
}

void addMovementProcedures(const Definition& d, [[maybe_unused]] const Book& book, List& list) {
  list.push_back(makeProcedure<PermittedIn, PermittedOut>(
      d, "action-permitted",
      {bind<&PermittedIn::action>("action"), bind<&PermittedIn::state>("state"), bind<&PermittedIn::moved>("moved"),
       bind<&PermittedIn::fought>("fought"), bind<&PermittedIn::enemyAdjacentAtStart>("enemyAdjacentAtStart"),
       bind<&PermittedIn::facesEnemy>("facesEnemy"), bind<&PermittedIn::terrain>("terrain"),
       bind<&PermittedIn::troops>("troops")},
      {bind<&PermittedOut::allowed>("allowed"), bind<&PermittedOut::leadershipTest>("leadershipTest"),
       bind<&PermittedOut::reasons>("reasons")},
      {}, booked(book, actionPermitted)));
  list.push_back(makeProcedure<MoveIn, MoveOut>(
      d, "move",
      {bind<&MoveIn::moves>("moves"), bind<&MoveIn::forward>("forward"), bind<&MoveIn::quarterTurns>("quarterTurns"),
       bind<&MoveIn::freeTurns>("freeTurns"), bind<&MoveIn::terrain>("terrain"), bind<&MoveIn::troops>("troops")},
      {bind<&MoveOut::allowance>("allowance"), bind<&MoveOut::spent>("spent"), bind<&MoveOut::left>("left"),
       bind<&MoveOut::allowed>("allowed")},
      {}, booked(book, move)));
  list.push_back(makeProcedure<GroupMoveIn, GroupMoveOut>(
      d, "group-move",
      {bind<&GroupMoveIn::slowestMoves>("slowestMoves"), bind<&GroupMoveIn::forward>("forward"),
       bind<&GroupMoveIn::quarterTurns>("quarterTurns"), bind<&GroupMoveIn::allTurnFree>("allTurnFree"),
       bind<&GroupMoveIn::connected>("connected"), bind<&GroupMoveIn::sameDirection>("sameDirection"),
       bind<&GroupMoveIn::sameSpeed>("sameSpeed"), bind<&GroupMoveIn::anyMoved>("anyMoved"),
       bind<&GroupMoveIn::anyBoundByTerrain>("anyBoundByTerrain")},
      {bind<&GroupMoveOut::allowed>("allowed"), bind<&GroupMoveOut::spent>("spent"),
       bind<&GroupMoveOut::reasons>("reasons")},
      {}, plain(groupMove)));
  list.push_back(makeProcedure<ChargeIn, ChargeOut>(
      d, "charge",
      {bind<&ChargeIn::moves>("moves"), bind<&ChargeIn::squaresBetween>("squaresBetween"),
       bind<&ChargeIn::quarterTurns>("quarterTurns"), bind<&ChargeIn::freeTurns>("freeTurns"),
       bind<&ChargeIn::terrain>("terrain"), bind<&ChargeIn::troops>("troops")},
      {bind<&ChargeOut::allowance>("allowance"), bind<&ChargeOut::needed>("needed"),
       bind<&ChargeOut::reaches>("reaches")},
      {}, booked(book, charge)));
  list.push_back(makeProcedure<PassThroughIn, PassThroughOut>(
      d, "pass-through",
      {bind<&PassThroughIn::mover>("mover"), bind<&PassThroughIn::met>("met"), bind<&PassThroughIn::whose>("whose"),
       bind<&PassThroughIn::movement>("movement"), bind<&PassThroughIn::movesLeft>("movesLeft"),
       bind<&PassThroughIn::squaresToEmpty>("squaresToEmpty")},
      {bind<&PassThroughOut::allowed>("allowed"), bind<&PassThroughOut::reasons>("reasons")}, {},
      booked(book, passThrough)));
}

void addCombatProcedures(const Definition& d, [[maybe_unused]] const Book& book, List& list) {
  list.push_back(makeProcedure<AttackSideIn, AttackSideOut>(
      d, "attack-side",
      {bind<&AttackSideIn::attackerX>("attackerX"), bind<&AttackSideIn::attackerY>("attackerY"),
       bind<&AttackSideIn::attackerFacing>("attackerFacing"), bind<&AttackSideIn::defenderX>("defenderX"),
       bind<&AttackSideIn::defenderY>("defenderY"), bind<&AttackSideIn::defenderFacing>("defenderFacing")},
      {bind<&AttackSideOut::adjacent>("adjacent"), bind<&AttackSideOut::attackerStrikes>("attackerStrikes"),
       bind<&AttackSideOut::side>("side"), bind<&AttackSideOut::defenderStrikes>("defenderStrikes")},
      refuseAttackSide, plain(attackSide)));
  list.push_back(makeProcedure<AttackDiceIn, AttackDiceOut>(
      d, "attack-dice",
      {bind<&AttackDiceIn::attacks>("attacks"), bind<&AttackDiceIn::striker>("striker"),
       bind<&AttackDiceIn::foe>("foe"), bind<&AttackDiceIn::facesFoe>("facesFoe"),
       bind<&AttackDiceIn::forest>("forest"), bind<&AttackDiceIn::looseOrder>("looseOrder"),
       bind<&AttackDiceIn::ground>("ground"), bind<&AttackDiceIn::foeLooseOrder>("foeLooseOrder"),
       bind<&AttackDiceIn::generalDice>("generalDice"), bind<&AttackDiceIn::throwingSpears>("throwingSpears"),
       bind<&AttackDiceIn::fullStrength>("fullStrength")},
      {bind<&AttackDiceOut::dice>("dice")}, refuseAttackDice, modified(book, attackDice)));
  list.push_back(makeProcedure<ToHitIn, ToHitOut>(
      d, "to-hit",
      {bind<&ToHitIn::defence>("defence"), bind<&ToHitIn::striker>("striker"), bind<&ToHitIn::foe>("foe"),
       bind<&ToHitIn::side>("side"), bind<&ToHitIn::foePhalanx>("foePhalanx"),
       bind<&ToHitIn::foeElephantDrill>("foeElephantDrill")},
      {bind<&ToHitOut::needed>("needed")}, refuseToHit, modified(book, toHit)));
  list.push_back(makeProcedure<AttackIn, AttackOut>(
      d, "attack",
      {bind<&AttackIn::attacks>("attacks"), bind<&AttackIn::striker>("striker"), bind<&AttackIn::foe>("foe"),
       bind<&AttackIn::facesFoe>("facesFoe"), bind<&AttackIn::forest>("forest"),
       bind<&AttackIn::looseOrder>("looseOrder"), bind<&AttackIn::ground>("ground"),
       bind<&AttackIn::foeLooseOrder>("foeLooseOrder"), bind<&AttackIn::generalDice>("generalDice"),
       bind<&AttackIn::throwingSpears>("throwingSpears"), bind<&AttackIn::fullStrength>("fullStrength"),
       bind<&AttackIn::defence>("defence"), bind<&AttackIn::side>("side"), bind<&AttackIn::foePhalanx>("foePhalanx"),
       bind<&AttackIn::foeElephantDrill>("foeElephantDrill")},
      {bind<&AttackOut::dice>("dice"), bind<&AttackOut::needed>("needed"), bind<&AttackOut::hits>("hits"),
       bind<&AttackOut::rerolled>("rerolled")},
      refuseAttack,
      [&book](const AttackIn& in, Dice& dice, Modifiers& modifiers) { return attack(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<PhalanxIn, PhalanxOut>(
      d, "phalanx",
      {bind<&PhalanxIn::hits>("hits"), bind<&PhalanxIn::fullStrength>("fullStrength"),
       bind<&PhalanxIn::leadership>("leadership"), bind<&PhalanxIn::reroll>("reroll"),
       bind<&PhalanxIn::ability>("ability")},
      {bind<&PhalanxOut::tested>("tested"), bind<&PhalanxOut::roll>("roll"), bind<&PhalanxOut::negated>("negated"),
       bind<&PhalanxOut::hitsLeft>("hitsLeft"), bind<&PhalanxOut::rerolled>("rerolled"),
       bind<&PhalanxOut::generalFate>("generalFate")},
      {},
      [&book](const PhalanxIn& in, Dice& dice, Modifiers& modifiers) { return phalanx(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<CombatResultIn, CombatResultOut>(
      d, "combat-result",
      {bind<&CombatResultIn::attackerTakes>("attackerTakes"), bind<&CombatResultIn::defenderTakes>("defenderTakes"),
       bind<&CombatResultIn::attackerStrength>("attackerStrength"),
       bind<&CombatResultIn::defenderStrength>("defenderStrength"), bind<&CombatResultIn::attackerKind>("attackerKind"),
       bind<&CombatResultIn::defenderKind>("defenderKind")},
      {bind<&CombatResultOut::winner>("winner"), bind<&CombatResultOut::attackerLeft>("attackerLeft"),
       bind<&CombatResultOut::defenderLeft>("defenderLeft"), bind<&CombatResultOut::attackerFate>("attackerFate"),
       bind<&CombatResultOut::defenderFate>("defenderFate"), bind<&CombatResultOut::pursues>("pursues"),
       bind<&CombatResultOut::mayFollowUp>("mayFollowUp")},
      {}, booked(book, combatResult)));
  list.push_back(makeProcedure<CombatRoundIn, CombatRoundOut>(
      d, "combat-round",
      {bind<&CombatRoundIn::attackerDice>("attackerDice"), bind<&CombatRoundIn::attackerNeeds>("attackerNeeds"),
       bind<&CombatRoundIn::attackerArchers>("attackerArchers"), bind<&CombatRoundIn::defenderDice>("defenderDice"),
       bind<&CombatRoundIn::defenderNeeds>("defenderNeeds"), bind<&CombatRoundIn::defenderArchers>("defenderArchers"),
       bind<&CombatRoundIn::attackerStrength>("attackerStrength"),
       bind<&CombatRoundIn::defenderStrength>("defenderStrength"), bind<&CombatRoundIn::attackerKind>("attackerKind"),
       bind<&CombatRoundIn::defenderKind>("defenderKind")},
      {bind<&CombatRoundOut::attackerTakes>("attackerTakes"), bind<&CombatRoundOut::defenderTakes>("defenderTakes"),
       bind<&CombatRoundOut::winner>("winner"), bind<&CombatRoundOut::attackerLeft>("attackerLeft"),
       bind<&CombatRoundOut::defenderLeft>("defenderLeft"), bind<&CombatRoundOut::attackerFate>("attackerFate"),
       bind<&CombatRoundOut::defenderFate>("defenderFate"), bind<&CombatRoundOut::pursues>("pursues"),
       bind<&CombatRoundOut::mayFollowUp>("mayFollowUp")},
      {}, [&book](const CombatRoundIn& in, Dice& dice, Modifiers& modifiers) {
        return combatRound(book, in, dice, modifiers);
      }));
  list.push_back(makeProcedure<FollowUpIn, FollowUpOut>(
      d, "follow-up",
      {bind<&FollowUpIn::squareVacated>("squareVacated"), bind<&FollowUpIn::impetuous>("impetuous"),
       bind<&FollowUpIn::chooses>("chooses"), bind<&FollowUpIn::leadership>("leadership"),
       bind<&FollowUpIn::reroll>("reroll"), bind<&FollowUpIn::ability>("ability")},
      {bind<&FollowUpOut::followsUp>("followsUp"), bind<&FollowUpOut::tested>("tested"),
       bind<&FollowUpOut::roll>("roll"), bind<&FollowUpOut::rerolled>("rerolled"),
       bind<&FollowUpOut::generalFate>("generalFate")},
      refuseFollowUp,
      [&book](const FollowUpIn& in, Dice& dice, Modifiers& modifiers) { return followUp(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<RampageIn, RampageOut>(
      d, "rampage", {bind<&RampageIn::alreadyRampaging>("alreadyRampaging")},
      {bind<&RampageOut::roll>("roll"), bind<&RampageOut::rampages>("rampages"),
       bind<&RampageOut::direction>("direction")},
      {},
      [&book](const RampageIn& in, Dice& dice, Modifiers& modifiers) { return rampage(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<MahoutsIn, MahoutsOut>(
      d, "mahouts",
      {bind<&MahoutsIn::attacks>("attacks"), bind<&MahoutsIn::defence>("defence"),
       bind<&MahoutsIn::strength>("strength")},
      {bind<&MahoutsOut::hits>("hits"), bind<&MahoutsOut::strengthLeft>("strengthLeft"),
       bind<&MahoutsOut::eliminated>("eliminated")},
      {},
      [&book](const MahoutsIn& in, Dice& dice, Modifiers& modifiers) { return mahouts(book, in, dice, modifiers); }));
}

void addMoraleProcedures(const Definition& d, [[maybe_unused]] const Book& book, List& list) {
  list.push_back(makeProcedure<RetreatIn, RetreatOut>(
      d, "retreat",
      {bind<&RetreatIn::leadership>("leadership"), bind<&RetreatIn::strength>("strength"),
       bind<&RetreatIn::maxTests>("maxTests"), bind<&RetreatIn::behind>("behind"), bind<&RetreatIn::beyond>("beyond"),
       bind<&RetreatIn::generalRerolls>("generalRerolls"), bind<&RetreatIn::ability>("ability")},
      {bind<&RetreatOut::failures>("failures"), bind<&RetreatOut::squares>("squares"),
       bind<&RetreatOut::facesAway>("facesAway"), bind<&RetreatOut::strengthLost>("strengthLost"),
       bind<&RetreatOut::breaks>("breaks"), bind<&RetreatOut::eliminated>("eliminated"),
       bind<&RetreatOut::rerolls>("rerolls"), bind<&RetreatOut::generalFate>("generalFate")},
      {},
      [&book](const RetreatIn& in, Dice& dice, Modifiers& modifiers) { return retreat(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<FlightIn, FlightOut>(
      d, "flight",
      {bind<&FlightIn::moves>("moves"), bind<&FlightIn::moment>("moment"),
       bind<&FlightIn::squaresToEdge>("squaresToEdge"), bind<&FlightIn::enemyAhead>("enemyAhead"),
       bind<&FlightIn::terrain>("terrain"), bind<&FlightIn::troops>("troops")},
      {bind<&FlightOut::movesNow>("movesNow"), bind<&FlightOut::squares>("squares"),
       bind<&FlightOut::leavesTable>("leavesTable"), bind<&FlightOut::slaughtered>("slaughtered")},
      refuseFlight, booked(book, flight)));
  list.push_back(makeProcedure<PursuitIn, PursuitOut>(
      d, "pursuit",
      {bind<&PursuitIn::moves>("moves"), bind<&PursuitIn::target>("target"),
       bind<&PursuitIn::squaresToGo>("squaresToGo"), bind<&PursuitIn::terrain>("terrain"),
       bind<&PursuitIn::troops>("troops"), bind<&PursuitIn::leadership>("leadership"),
       bind<&PursuitIn::reroll>("reroll"), bind<&PursuitIn::ability>("ability")},
      {bind<&PursuitOut::roll>("roll"), bind<&PursuitOut::halts>("halts"), bind<&PursuitOut::squares>("squares"),
       bind<&PursuitOut::catches>("catches"), bind<&PursuitOut::rerolled>("rerolled"),
       bind<&PursuitOut::generalFate>("generalFate")},
      refusePursuit,
      [&book](const PursuitIn& in, Dice& dice, Modifiers& modifiers) { return pursuit(book, in, dice, modifiers); }));
  list.push_back(makeProcedure<ArmyMoraleIn, ArmyMoraleOut>(
      d, "army-morale",
      {bind<&ArmyMoraleIn::nonSkirmishers>("nonSkirmishers"), bind<&ArmyMoraleIn::generalsMorale>("generalsMorale")},
      {bind<&ArmyMoraleOut::quarter>("quarter"), bind<&ArmyMoraleOut::morale>("morale")}, {},
      modified(book, armyMorale)));
  list.push_back(makeProcedure<MoraleLossIn, MoraleLossOut>(
      d, "morale-loss",
      {bind<&MoraleLossIn::event>("event"), bind<&MoraleLossIn::skirmishers>("skirmishers"),
       bind<&MoraleLossIn::generalWith>("generalWith"), bind<&MoraleLossIn::morale>("morale")},
      {bind<&MoraleLossOut::loss>("loss"), bind<&MoraleLossOut::morale>("morale")}, refuseMoraleLoss,
      modified(book, moraleLoss)));
  list.push_back(makeProcedure<MoraleStrengthIn, MoraleStrengthOut>(
      d, "morale-strength",
      {bind<&MoraleStrengthIn::leadership>("leadership"), bind<&MoraleStrengthIn::moraleBefore>("moraleBefore"),
       bind<&MoraleStrengthIn::moraleAfter>("moraleAfter"), bind<&MoraleStrengthIn::strength>("strength")},
      {bind<&MoraleStrengthOut::lost>("lost"), bind<&MoraleStrengthOut::strengthLeft>("strengthLeft"),
       bind<&MoraleStrengthOut::flees>("flees")},
      refuseMoraleStrength, booked(book, moraleStrength)));
  list.push_back(makeProcedure<VictoryIn, VictoryOut>(
      d, "victory-check",
      {bind<&VictoryIn::activeMorale>("activeMorale"), bind<&VictoryIn::otherMorale>("otherMorale"),
       bind<&VictoryIn::activeUnits>("activeUnits"), bind<&VictoryIn::otherUnits>("otherUnits"),
       bind<&VictoryIn::turnLimitReached>("turnLimitReached")},
      {bind<&VictoryOut::outcome>("outcome"), bind<&VictoryOut::activeBeaten>("activeBeaten"),
       bind<&VictoryOut::otherBeaten>("otherBeaten")},
      {}, plain(victoryCheck)));
}

}  // namespace

List makeProcedures(const Definition& definition, const Book& book) {
  List list;
  addCommandProcedures(definition, book, list);
  addMovementProcedures(definition, book, list);
  addCombatProcedures(definition, book, list);
  addMoraleProcedures(definition, book, list);
  return list;
}

}  // namespace signifer::othw
