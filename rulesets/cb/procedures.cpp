#include "cb/procedures.h"

#include "cb/charging.h"
#include "cb/combat_result.h"
#include "cb/command.h"
#include "cb/manoeuvre.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/shooting.h"
#include "rules/typed_procedure.h"

namespace signifer::cb {
namespace {

using List = std::vector<std::unique_ptr<Procedure>>;

// The shapes that a ruling has, brought to the one that makeProcedure takes.
template <class In, class Out>
auto plain(Out (*rule)(const In&)) {
  return [rule](const In& in, Dice&, Modifiers&) { return rule(in); };
}
template <class In, class Out>
auto plain(const Book& book, Out (*rule)(const Book&, const In&)) {
  return [&book, rule](const In& in, Dice&, Modifiers&) { return rule(book, in); };
}
template <class In, class Out>
auto plain(const Book& book, Out (*rule)(const Book&, const In&, Modifiers&)) {
  return [&book, rule](const In& in, Dice&, Modifiers& modifiers) { return rule(book, in, modifiers); };
}
template <class In>
auto refused(const Book& book, std::optional<Refusal> (*refuse)(const Book&, const In&)) {
  return [&book, refuse](const In& in) { return refuse(book, in); };
}

void addCommand(const Definition& d, const Book& book, List& list) {
  {
    using In = CommandActionsIn;
    using Out = CommandActionsOut;
    list.push_back(makeProcedure<In, Out>(
        d, "command-actions",
        {bind<&In::actions>("actions"), bind<&In::wounded>("wounded"), bind<&In::attached>("attached"),
         bind<&In::moveDistance>("moveDistance"), bind<&In::attachOrDetach>("attachOrDetach"),
         bind<&In::orderActions>("orderActions"), bind<&In::steadyActions>("steadyActions"),
         bind<&In::inspireActions>("inspireActions"), bind<&In::directShooting>("directShooting"),
         bind<&In::unitHalted>("unitHalted"), bind<&In::unitDps>("unitDps")},
        {bind<&Out::available>("available"), bind<&Out::needed>("needed"), bind<&Out::allowed>("allowed"),
         bind<&Out::reasons>("reasons"), bind<&Out::dpsRemoved>("dpsRemoved")},
        nullptr, plain(book, commandActions)));
  }
  {
    using In = MessengerIn;
    using Out = MessengerOut;
    list.push_back(makeProcedure<In, Out>(
        d, "messenger", {bind<&In::distance>("distance"), bind<&In::messengerMove>("messengerMove")},
        {bind<&Out::turns>("turns"), bind<&Out::arrivesNow>("arrivesNow")}, nullptr, plain(messenger)));
  }
  {
    using In = ControlDueIn;
    using Out = ControlDueOut;
    list.push_back(makeProcedure<In, Out>(
        d, "control-due",
        {bind<&In::kind>("kind"), bind<&In::doing>("doing"), bind<&In::enemyInBowShot>("enemyInBowShot"),
         bind<&In::outsideOrders>("outsideOrders"), bind<&In::inCombat>("inCombat"), bind<&In::routing>("routing")},
        {bind<&Out::due>("due"), bind<&Out::reasons>("reasons")}, nullptr, plain(controlDue)));
  }
  {
    using In = ControlTestIn;
    using Out = ControlTestOut;
    list.push_back(makeProcedure<In, Out>(
        d, "control-test",
        {bind<&In::grade>("grade"), bind<&In::kind>("kind"), bind<&In::doing>("doing"),
         bind<&In::inspiringLeader>("inspiringLeader"), bind<&In::steadyShift>("steadyShift")},
        {bind<&Out::total>("total"), bind<&Out::band>("band"), bind<&Out::behaviour>("behaviour")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return controlTest(book, in, dice, modifiers); }));
  }
  {
    using In = LeaderRiskIn;
    using Out = LeaderRiskOut;
    list.push_back(makeProcedure<In, Out>(
        d, "leader-risk", {bind<&In::wounded>("wounded")},
        {bind<&Out::outcome>("outcome"), bind<&Out::actionsLost>("actionsLost"),
         bind<&Out::mayInfluence>("mayInfluence")},
        nullptr, [&book](const In& in, Dice& dice, Modifiers&) { return leaderRisk(book, in, dice); }));
  }
}

void addMovement(const Definition& d, const Book& book, List& list) {
  {
    using In = MovementIn;
    using Out = MovementOut;
    list.push_back(makeProcedure<In, Out>(
        d, "movement",
        {bind<&In::troop>("troop"), bind<&In::formation>("formation"), bind<&In::armoured>("armoured"),
         bind<&In::move>("move"), bind<&In::optionalDice>("optionalDice"), bind<&In::initialMove>("initialMove"),
         bind<&In::inspireActions>("inspireActions")},
        {bind<&Out::distance>("distance"), bind<&Out::diceThrown>("diceThrown"), bind<&Out::fatigueDps>("fatigueDps")},
        refused(book, refuseMovement),
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return movement(book, in, dice, modifiers); }));
  }
  {
    using In = MoveLimitIn;
    using Out = MoveLimitOut;
    list.push_back(makeProcedure<In, Out>(
        d, "move-limit",
        {bind<&In::allowance>("allowance"), bind<&In::gap>("gap"), bind<&In::wantDouble>("wantDouble"),
         bind<&In::bowShot>("bowShot")},
        {bind<&Out::distance>("distance"), bind<&Out::doubled>("doubled"), bind<&Out::stoppedShort>("stoppedShort")},
        nullptr, plain(book, moveLimit)));
  }
  {
    using In = WheelDistanceIn;
    using Out = WheelDistanceOut;
    list.push_back(makeProcedure<In, Out>(d, "wheel-distance",
                                          {bind<&In::troop>("troop"), bind<&In::frontage>("frontage"),
                                           bind<&In::angle>("angle"), bind<&In::move>("move"), bind<&In::left>("left")},
                                          {bind<&Out::cost>("cost"), bind<&Out::allowed>("allowed")}, nullptr,
                                          plain(book, wheelDistance)));
  }
  {
    using In = DifficultTerrainIn;
    using Out = DifficultTerrainOut;
    list.push_back(makeProcedure<In, Out>(d, "difficult-terrain",
                                          {bind<&In::troop>("troop"), bind<&In::formation>("formation")},
                                          {bind<&Out::passable>("passable"), bind<&Out::dps>("dps")},
                                          refused(book, refuseDifficultTerrain), plain(book, difficultTerrain)));
  }
  {
    using In = ManoeuvreIn;
    using Out = ManoeuvreOut;
    list.push_back(makeProcedure<In, Out>(
        d, "manoeuvre",
        {bind<&In::manoeuvre>("manoeuvre"), bind<&In::troop>("troop"), bind<&In::grade>("grade"),
         bind<&In::formation>("formation"), bind<&In::legion>("legion"), bind<&In::beyondBowShot>("beyondBowShot"),
         bind<&In::dps>("dps")},
        {bind<&Out::allowed>("allowed"), bind<&Out::moveCost>("moveCost"), bind<&Out::dps>("dps")},
        refused(book, refuseManoeuvre), plain(book, manoeuvre)));
  }
  {
    using In = PassageIn;
    using Out = PassageOut;
    list.push_back(makeProcedure<In, Out>(
        d, "passage-of-lines",
        {bind<&In::passerTroop>("passerTroop"), bind<&In::passerState>("passerState"),
         bind<&In::passedTroop>("passedTroop"), bind<&In::passedState>("passedState"), bind<&In::parallel>("parallel"),
         bind<&In::oneStationary>("oneStationary"), bind<&In::unformedDepth>("unformedDepth"),
         bind<&In::sameLegion>("sameLegion")},
        {bind<&Out::free>("free"), bind<&Out::passerDps>("passerDps"), bind<&Out::passedDps>("passedDps")},
        refused(book, refusePassage), plain(book, passageOfLines)));
  }
}

void addShooting(const Definition& d, const Book& book, List& list) {
  {
    using In = ShootingEligibilityIn;
    using Out = ShootingEligibilityOut;
    list.push_back(makeProcedure<In, Out>(
        d, "shooting-eligibility",
        {bind<&In::shooter>("shooter"), bind<&In::timing>("timing"), bind<&In::weapon>("weapon"),
         bind<&In::distance>("distance"), bind<&In::bowShot>("bowShot"), bind<&In::targetIsNearest>("targetIsNearest"),
         bind<&In::shootingDirected>("shootingDirected"), bind<&In::inCombat>("inCombat"),
         bind<&In::targetInCombat>("targetInCombat"), bind<&In::alreadyShot>("alreadyShot")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons"), bind<&Out::range>("range")},
        refuseShootingEligibility, plain(book, shootingEligibility)));
  }
  {
    using In = ShootingIn;
    using Out = ShootingOut;
    list.push_back(makeProcedure<In, Out>(
        d, "shooting",
        {bind<&In::shooter>("shooter"), bind<&In::frontStands>("frontStands"), bind<&In::rearStands>("rearStands"),
         bind<&In::moved>("moved"), bind<&In::shooterDps>("shooterDps"), bind<&In::targetTroop>("targetTroop"),
         bind<&In::targetFormed>("targetFormed"), bind<&In::targetArmoured>("targetArmoured"),
         bind<&In::targetInCover>("targetInCover"), bind<&In::shortRange>("shortRange")},
        {bind<&Out::diceThrown>("diceThrown"), bind<&Out::needed>("needed"), bind<&Out::hits>("hits")}, refuseShooting,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return shooting(book, in, dice, modifiers); }));
  }
  {
    using In = ShootingEffectIn;
    using Out = ShootingEffectOut;
    list.push_back(makeProcedure<In, Out>(
        d, "shooting-effect",
        {bind<&In::hits>("hits"), bind<&In::targetTroop>("targetTroop"), bind<&In::targetDps>("targetDps"),
         bind<&In::targetShaken>("targetShaken"), bind<&In::targetStands>("targetStands"),
         bind<&In::targetCasualties>("targetCasualties")},
        {bind<&Out::dps>("dps"), bind<&Out::shaken>("shaken"), bind<&Out::casualties>("casualties"),
         bind<&Out::fate>("fate")},
        refused(book, refuseShootingEffect),
        [&book](const In& in, Dice& dice, Modifiers&) { return shootingEffect(book, in, dice); }));
  }
  {
    using In = CriticalHitsIn;
    using Out = CriticalHitsOut;
    list.push_back(makeProcedure<In, Out>(
        d, "critical-hits", {bind<&In::troop>("troop"), bind<&In::dps>("dps")},
        {bind<&Out::criticalHit>("criticalHit"), bind<&Out::fate>("fate"), bind<&Out::testsMade>("testsMade")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return criticalHits(book, in, dice); }));
  }
}

void addCharging(const Definition& d, const Book& book, List& list) {
  {
    using In = ChargeEligibilityIn;
    using Out = ChargeEligibilityOut;
    list.push_back(
        makeProcedure<In, Out>(d, "charge-eligibility",
                               {bind<&In::troop>("troop"), bind<&In::role>("role"), bind<&In::formation>("formation"),
                                bind<&In::shaken>("shaken"), bind<&In::formedUpThisTurn>("formedUpThisTurn"),
                                bind<&In::mode>("mode"), bind<&In::distance>("distance"), bind<&In::bowShot>("bowShot"),
                                bind<&In::targetTroop>("targetTroop"), bind<&In::targetFormation>("targetFormation"),
                                bind<&In::targetShaken>("targetShaken"), bind<&In::targetDps>("targetDps"),
                                bind<&In::targetStationary>("targetStationary"), bind<&In::frontal>("frontal")},
                               {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons"),
                                bind<&Out::compulsory>("compulsory"), bind<&Out::becomesUnformed>("becomesUnformed")},
                               refused(book, refuseChargeEligibility), plain(book, chargeEligibility)));
  }
  {
    using In = ChargeSectorIn;
    using Out = ChargeSectorOut;
    list.push_back(makeProcedure<In, Out>(d, "charge-sector", {bind<&In::bearing>("bearing"), bind<&In::edge>("edge")},
                                          {bind<&Out::frontal>("frontal"), bind<&Out::behindFlank>("behindFlank")},
                                          nullptr, plain(chargeSector)));
  }
  {
    using In = ChargeResponseIn;
    using Out = ChargeResponseOut;
    list.push_back(makeProcedure<In, Out>(
        d, "charge-response",
        {bind<&In::troop>("troop"), bind<&In::unformed>("unformed"), bind<&In::inColumn>("inColumn"),
         bind<&In::shaken>("shaken"), bind<&In::broken>("broken"), bind<&In::moraleValue>("moraleValue"),
         bind<&In::inCombat>("inCombat"), bind<&In::inDifficultTerrain>("inDifficultTerrain"),
         bind<&In::behindObstacle>("behindObstacle"), bind<&In::fromFlankOrRear>("fromFlankOrRear"),
         bind<&In::chargerTroop>("chargerTroop"), bind<&In::chargerUnformed>("chargerUnformed")},
        {bind<&Out::responses>("responses"), bind<&Out::compulsory>("compulsory")}, refused(book, refuseChargeResponse),
        plain(book, chargeResponse)));
  }
  {
    using In = ShockDpsIn;
    using Out = ShockDpsOut;
    list.push_back(makeProcedure<In, Out>(
        d, "shock-dps",
        {bind<&In::troop>("troop"), bind<&In::unformed>("unformed"), bind<&In::inCombat>("inCombat"),
         bind<&In::evaded>("evaded"), bind<&In::wasCharging>("wasCharging"),
         bind<&In::chargedByMounted>("chargedByMounted"), bind<&In::burstThrough>("burstThrough"),
         bind<&In::chargedBehindFlank>("chargedBehindFlank")},
        {bind<&Out::dps>("dps")}, refused(book, refuseShockDps), plain(book, shockDps)));
  }
}

void addCombat(const Definition& d, const Book& book, List& list) {
  {
    using In = CombatScoreIn;
    using Out = CombatScoreOut;
    list.push_back(makeProcedure<In, Out>(
        d, "combat-score",
        {bind<&In::grade>("grade"),
         bind<&In::combatFactor>("combatFactor"),
         bind<&In::moraleValue>("moraleValue"),
         bind<&In::troop>("troop"),
         bind<&In::role>("role"),
         bind<&In::unformed>("unformed"),
         bind<&In::armoured>("armoured"),
         bind<&In::combat>("combat"),
         bind<&In::impetus>("impetus"),
         bind<&In::inspireActions>("inspireActions"),
         bind<&In::advantageOfGround>("advantageOfGround"),
         bind<&In::defendingFortification>("defendingFortification"),
         bind<&In::deeperFormation>("deeperFormation"),
         bind<&In::indianVersusAfrican>("indianVersusAfrican"),
         bind<&In::enemyTroop>("enemyTroop"),
         bind<&In::enemyUnformed>("enemyUnformed"),
         bind<&In::dps>("dps"),
         bind<&In::shaken>("shaken"),
         bind<&In::casualties>("casualties"),
         bind<&In::ownStands>("ownStands"),
         bind<&In::enemyStands>("enemyStands")},
        {bind<&Out::die>("die"), bind<&Out::score>("score")}, refused(book, refuseCombatScore),
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return combatScore(book, in, dice, modifiers); }));
  }
  {
    using In = CombatRoundIn;
    using Out = CombatRoundOut;
    list.push_back(makeProcedure<In, Out>(
        d, "combat-round",
        {bind<&In::ownGrade>("ownGrade"), bind<&In::ownFactor>("ownFactor"), bind<&In::enemyGrade>("enemyGrade"),
         bind<&In::enemyFactor>("enemyFactor")},
        {bind<&Out::ownScore>("ownScore"), bind<&Out::enemyScore>("enemyScore"), bind<&Out::difference>("difference"),
         bind<&Out::ownBand>("ownBand"), bind<&Out::enemyBand>("enemyBand")},
        nullptr, [&book](const In& in, Dice& dice, Modifiers&) { return combatRound(book, in, dice); }));
  }
  {
    using In = CombatResultIn;
    using Out = CombatResultOut;
    list.push_back(makeProcedure<In, Out>(
        d, "combat-result",
        {bind<&In::difference>("difference"), bind<&In::troop>("troop"), bind<&In::grade>("grade"),
         bind<&In::unformed>("unformed"), bind<&In::shaken>("shaken"), bind<&In::part>("part"),
         bind<&In::counterCharged>("counterCharged"), bind<&In::defendingObstacle>("defendingObstacle"),
         bind<&In::legionSupports>("legionSupports"), bind<&In::enemyTroop>("enemyTroop"),
         bind<&In::enemyUnformed>("enemyUnformed"), bind<&In::mixedEnemies>("mixedEnemies"),
         bind<&In::frontal>("frontal"), bind<&In::enemyMove>("enemyMove")},
        {bind<&Out::band>("band"), bind<&Out::dps>("dps"), bind<&Out::casualties>("casualties"),
         bind<&Out::fate>("fate"), bind<&Out::moves>("moves")},
        refused(book, refuseCombatResult),
        [&book](const In& in, Dice& dice, Modifiers&) { return combatResult(book, in, dice); }));
  }
}

void addAfterCombat(const Definition& d, const Book& book, List& list) {
  {
    using In = FollowUpIn;
    using Out = FollowUpOut;
    list.push_back(makeProcedure<In, Out>(
        d, "follow-up", {bind<&In::gap>("gap"), bind<&In::throughSupports>("throughSupports")},
        {bind<&Out::distance>("distance"), bind<&Out::inCombat>("inCombat")}, nullptr, plain(book, followUp)));
  }
  {
    using In = PursuitIn;
    using Out = PursuitOut;
    list.push_back(makeProcedure<In, Out>(
        d, "pursuit-catch",
        {bind<&In::gap>("gap"), bind<&In::pursuitDistance>("pursuitDistance"),
         bind<&In::flightDistance>("flightDistance"), bind<&In::stands>("stands"), bind<&In::casualties>("casualties")},
        {bind<&Out::caught>("caught"), bind<&Out::gap>("gap"), bind<&Out::casualties>("casualties"),
         bind<&Out::destroyed>("destroyed")},
        refusePursuit, plain(book, pursuitCatch)));
  }
  {
    using In = RampageIn;
    using Out = RampageOut;
    list.push_back(
        makeProcedure<In, Out>(d, "rampage", {bind<&In::troop>("troop")},
                               {bind<&Out::direction>("direction"), bind<&Out::distance>("distance")}, nullptr,
                               [&book](const In& in, Dice& dice, Modifiers&) { return rampage(book, in, dice); }));
  }
}

void addMorale(const Definition& d, const Book& book, List& list) {
  {
    using In = RallyIn;
    using Out = RallyOut;
    list.push_back(makeProcedure<In, Out>(
        d, "rally",
        {bind<&In::troop>("troop"), bind<&In::grade>("grade"), bind<&In::dps>("dps"), bind<&In::broken>("broken"),
         bind<&In::stationary>("stationary"), bind<&In::inCombat>("inCombat"),
         bind<&In::beyondBowShot>("beyondBowShot"), bind<&In::steadyActions>("steadyActions")},
        {bind<&Out::mayStart>("mayStart"), bind<&Out::reasons>("reasons"), bind<&Out::dpsRemoved>("dpsRemoved"),
         bind<&Out::dps>("dps"), bind<&Out::shaken>("shaken")},
        refused(book, refuseRally), plain(book, rally)));
  }
  {
    using In = DpRemovalIn;
    using Out = DpRemovalOut;
    list.push_back(makeProcedure<In, Out>(
        d, "dp-removal",
        {bind<&In::grade>("grade"), bind<&In::dps>("dps"), bind<&In::stationary>("stationary"),
         bind<&In::inCombat>("inCombat"), bind<&In::beyondBowShot>("beyondBowShot")},
        {bind<&Out::removed>("removed"), bind<&Out::dps>("dps")}, nullptr, plain(book, dpRemoval)));
  }
  {
    using In = MoraleDpsIn;
    using Out = MoraleDpsOut;
    list.push_back(
        makeProcedure<In, Out>(d, "morale-dps",
                               {bind<&In::troop>("troop"), bind<&In::heavyLost>("heavyLost"),
                                bind<&In::othersLost>("othersLost"), bind<&In::nearElephants>("nearElephants"),
                                bind<&In::elephantsInArmy>("elephantsInArmy"), bind<&In::nearCamels>("nearCamels"),
                                bind<&In::leadersLost>("leadersLost"), bind<&In::commandersLost>("commandersLost")},
                               {bind<&Out::dps>("dps")}, nullptr, plain(book, moraleDps)));
  }
  {
    using In = DpTallyIn;
    using Out = DpTallyOut;
    list.push_back(makeProcedure<In, Out>(
        d, "dp-tally",
        {bind<&In::troop>("troop"), bind<&In::dps>("dps"), bind<&In::removed>("removed"), bind<&In::gained>("gained"),
         bind<&In::shaken>("shaken")},
        {bind<&Out::dps>("dps"), bind<&Out::threshold>("threshold"), bind<&Out::shaken>("shaken")},
        refused(book, refuseDpTally), plain(book, dpTally)));
  }
  {
    using In = ArmyBreakIn;
    using Out = ArmyBreakOut;
    list.push_back(makeProcedure<In, Out>(
        d, "army-break",
        {bind<&In::unitsAtStart>("unitsAtStart"), bind<&In::destroyed>("destroyed"), bind<&In::offTable>("offTable"),
         bind<&In::routing>("routing")},
        {bind<&Out::lost>("lost"), bind<&Out::breakPoint>("breakPoint"), bind<&Out::broken>("broken")}, refuseArmyBreak,
        plain(book, armyBreak)));
  }
}

}  // namespace

List makeProcedures(const Definition& definition, const Book& book) {
  List list;
  addCommand(definition, book, list);
  addMovement(definition, book, list);
  addShooting(definition, book, list);
  addCharging(definition, book, list);
  addCombat(definition, book, list);
  addAfterCombat(definition, book, list);
  addMorale(definition, book, list);
  return list;
}

}  // namespace signifer::cb
