#include "cb/procedures.h"

#include "cb/charging.h"
#include "cb/command.h"
#include "cb/manoeuvre.h"
#include "cb/movement.h"
#include "cb/procedure_shapes.h"
#include "cb/shooting.h"

namespace signifer::cb {
namespace {

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
