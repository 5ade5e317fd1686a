#include "fantasy/procedures.h"

#include "fantasy/charging.h"
#include "fantasy/morale.h"
#include "fantasy/movement.h"
#include "rules/typed_procedure.h"

namespace signifer::fantasy {
namespace {

using List = ProcedureList;

void addMovement(List& list, const Definition& definition, [[maybe_unused]] const Book& book) {
  {
    using In = MovementRateIn;
    using Out = MovementRateOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "movement-rate",
        {bind<&In::rate>("rate"), bind<&In::mounted>("mounted"), bind<&In::armour>("armour"),
         bind<&In::shield>("shield"), bind<&In::barding>("barding")},
        {bind<&Out::penalty>("penalty"), bind<&Out::rate>("rate")}, refuseMovementRate,
        [&book](const In& in, Dice&, Modifiers& modifiers) { return movementRate(book, in, modifiers); }));
  }
  {
    using In = OrdinaryMoveIn;
    using Out = OrdinaryMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "ordinary-move",
        {bind<&In::rate>("rate"), bind<&In::formation>("formation"), bind<&In::clear>("clear"),
         bind<&In::difficult>("difficult"), bind<&In::veryDifficult>("veryDifficult"), bind<&In::obstacle>("obstacle"),
         bind<&In::surrendered>("surrendered")},
        {bind<&Out::allowance>("allowance"), bind<&Out::cost>("cost"), bind<&Out::permitted>("permitted"),
         bind<&Out::left>("left")},
        refuseOrdinaryMove, [&book](const In& in, Dice&, Modifiers&) { return ordinaryMove(book, in); }));
  }
  {
    using In = ManoeuvreIn;
    using Out = ManoeuvreOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "manoeuvre",
        {bind<&In::manoeuvre>("manoeuvre"), bind<&In::moving>("moving"), bind<&In::rate>("rate"),
         bind<&In::formation>("formation"), bind<&In::spent>("spent"), bind<&In::made>("made"),
         bind<&In::angle>("angle"), bind<&In::frontage>("frontage"), bind<&In::ranks>("ranks")},
        {bind<&Out::barredBy>("barredBy"), bind<&Out::cost>("cost"), bind<&Out::left>("left"),
         bind<&Out::permitted>("permitted")},
        [&book](const In& in) { return refuseManoeuvre(book, in); },
        [&book](const In& in, Dice&, Modifiers&) { return manoeuvre(book, in); }));
  }
  {
    using In = ReformIn;
    using Out = ReformOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "reform",
        {bind<&In::musician>("musician"), bind<&In::moving>("moving"), bind<&In::inCombat>("inCombat"),
         bind<&In::rallied>("rallied"), bind<&In::leadership>("leadership"),
         bind<&In::generalWithin12>("generalWithin12"), bind<&In::generalLeadership>("generalLeadership"),
         bind<&In::skirmishers>("skirmishers")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome")}, refuseReform,
        [&book](const In& in, Dice& dice, Modifiers&) { return reform(book, in, dice); }));
  }
  {
    using In = MarchIn;
    using Out = MarchOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "march",
        {bind<&In::pace>("pace"), bind<&In::unitKind>("unitKind"), bind<&In::formation>("formation"),
         bind<&In::marchColumn>("marchColumn"), bind<&In::musician>("musician"), bind<&In::rate>("rate"),
         bind<&In::enemyInfantryWithin8>("enemyInfantryWithin8"), bind<&In::enemyMountedWithin8>("enemyMountedWithin8"),
         bind<&In::enemyExemptWithin8>("enemyExemptWithin8"), bind<&In::otherManoeuvre>("otherManoeuvre"),
         bind<&In::difficultTerrain>("difficultTerrain"), bind<&In::obstacle>("obstacle")},
        {bind<&Out::allowance>("allowance"), bind<&Out::barredBy>("barredBy"), bind<&Out::permitted>("permitted")},
        refuseMarch, [&book](const In& in, Dice&, Modifiers&) { return march(book, in); }));
  }
  {
    using In = DisengageIn;
    using Out = DisengageOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "disengage",
        {bind<&In::rate>("rate"), bind<&In::enemyRate>("enemyRate"),
         bind<&In::engagedFlankOrRear>("engagedFlankOrRear"), bind<&In::frenzied>("frenzied")},
        {bind<&Out::barredBy>("barredBy"), bind<&Out::distance>("distance"), bind<&Out::permitted>("permitted")},
        nullptr, [&book](const In& in, Dice& dice, Modifiers&) { return disengage(book, in, dice); }));
  }
}

void addCharging(List& list, const Definition& definition, [[maybe_unused]] const Book& book) {
  {
    using In = ChargeDeclarationIn;
    using Out = ChargeDeclarationOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-declaration",
        {bind<&In::fastMarching>("fastMarching"), bind<&In::returned>("returned"), bind<&In::fleeing>("fleeing"),
         bind<&In::inCombat>("inCombat"), bind<&In::enemyVisible>("enemyVisible"),
         bind<&In::enemyWithinReach>("enemyWithinReach"), bind<&In::frenzied>("frenzied")},
        {bind<&Out::barredBy>("barredBy"), bind<&Out::declaration>("declaration")}, nullptr,
        [](const In& in, Dice&, Modifiers&) { return chargeDeclaration(in); }));
  }
  {
    using In = ChargeTestsIn;
    using Out = ChargeTestsOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-tests",
        {bind<&In::chargerFearsTarget>("chargerFearsTarget"), bind<&In::targetCausesTerror>("targetCausesTerror"),
         bind<&In::chargerFrenzied>("chargerFrenzied"), bind<&In::targetFearsCharger>("targetFearsCharger"),
         bind<&In::chargerCausesTerror>("chargerCausesTerror"), bind<&In::targetFrenzied>("targetFrenzied"),
         bind<&In::targetFleeing>("targetFleeing"), bind<&In::facing>("facing"),
         bind<&In::ignoredEnemy>("ignoredEnemy")},
        {bind<&Out::chargerTests>("chargerTests"), bind<&Out::targetTests>("targetTests")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return chargeTests(book, in); }));
  }
  {
    using In = ChargeMoveIn;
    using Out = ChargeMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-move",
        {bind<&In::rate>("rate"), bind<&In::formation>("formation"), bind<&In::clear>("clear"),
         bind<&In::difficult>("difficult"), bind<&In::veryDifficult>("veryDifficult"), bind<&In::obstacle>("obstacle")},
        {bind<&Out::chargeMove>("chargeMove"), bind<&Out::cost>("cost"), bind<&Out::reaches>("reaches"),
         bind<&Out::spend>("spend")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return chargeMove(book, in); }));
  }
  {
    using In = ChargeReactionsIn;
    using Out = ChargeReactionsOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-reactions",
        {bind<&In::unitKind>("unitKind"), bind<&In::chargerKind>("chargerKind"), bind<&In::facing>("facing"),
         bind<&In::inVisionArc>("inVisionArc"), bind<&In::missiles>("missiles"), bind<&In::distance>("distance"),
         bind<&In::chargerRate>("chargerRate"), bind<&In::frenzied>("frenzied"),
         bind<&In::fastMarching>("fastMarching"), bind<&In::fleeing>("fleeing"), bind<&In::inCombat>("inCombat")},
        {bind<&Out::permitted>("permitted")}, refuseChargeReactions,
        [](const In& in, Dice&, Modifiers&) { return chargeReactions(in); }));
  }
}

void addMorale(List& list, const Definition& definition, [[maybe_unused]] const Book& book) {
  {
    using In = FleeDistanceIn;
    using Out = FleeDistanceOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "flee-distance", {bind<&In::rate>("rate"), bind<&In::fireAndFlee>("fireAndFlee")},
        {bind<&Out::distance>("distance"), bind<&Out::reduction>("reduction"), bind<&Out::rolled>("rolled")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return fleeDistance(book, in, dice); }));
  }
  {
    using In = PursuitIn;
    using Out = PursuitOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "pursuit", {bind<&In::rate>("rate"), bind<&In::fleeDistance>("fleeDistance")},
        {bind<&Out::caught>("caught"), bind<&Out::distance>("distance")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return pursuit(book, in, dice); }));
  }
  {
    using In = PanicTestIn;
    using Out = PanicTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "panic-test",
        {bind<&In::trigger>("trigger"), bind<&In::distance>("distance"), bind<&In::casualties>("casualties"),
         bind<&In::models>("models"), bind<&In::startingModels>("startingModels"), bind<&In::leadership>("leadership"),
         bind<&In::generalWithin12>("generalWithin12"), bind<&In::generalLeadership>("generalLeadership"),
         bind<&In::skirmishers>("skirmishers"), bind<&In::stubborn>("stubborn"), bind<&In::frenzied>("frenzied"),
         bind<&In::fleeing>("fleeing"), bind<&In::wonRound>("wonRound")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome"), bind<&Out::required>("required"),
         bind<&Out::rerolled>("rerolled")},
        refusePanicTest,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return panicTest(book, in, dice, modifiers); }));
  }
  {
    using In = FearTestIn;
    using Out = FearTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "fear-test",
        {bind<&In::occasion>("occasion"), bind<&In::outnumbered>("outnumbered"), bind<&In::frenzied>("frenzied"),
         bind<&In::leadership>("leadership"), bind<&In::generalWithin12>("generalWithin12"),
         bind<&In::generalLeadership>("generalLeadership"), bind<&In::skirmishers>("skirmishers")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome"), bind<&Out::required>("required")}, nullptr,
        [](const In& in, Dice& dice, Modifiers&) { return fearTest(in, dice); }));
  }
  {
    using In = TerrorTestIn;
    using Out = TerrorTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "terror-test",
        {bind<&In::occasion>("occasion"), bind<&In::distance>("distance"), bind<&In::frenzied>("frenzied"),
         bind<&In::leadership>("leadership"), bind<&In::generalWithin12>("generalWithin12"),
         bind<&In::generalLeadership>("generalLeadership"), bind<&In::skirmishers>("skirmishers")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome"), bind<&Out::required>("required")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return terrorTest(book, in, dice); }));
  }
  {
    using In = RallyTestIn;
    using Out = RallyTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "rally-test",
        {bind<&In::models>("models"), bind<&In::startingModels>("startingModels"),
         bind<&In::loneCharacter>("loneCharacter"), bind<&In::enemyWithin8>("enemyWithin8"),
         bind<&In::leadership>("leadership"), bind<&In::generalWithin12>("generalWithin12"),
         bind<&In::generalLeadership>("generalLeadership"), bind<&In::skirmishers>("skirmishers")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome")}, refuseRallyTest,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return rallyTest(book, in, dice, modifiers); }));
  }
  {
    using In = ReturnTestIn;
    using Out = ReturnTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "return-test",
        {bind<&In::left>("left"), bind<&In::models>("models"), bind<&In::startingModels>("startingModels"),
         bind<&In::leadership>("leadership")},
        {bind<&Out::needed>("needed"), bind<&Out::outcome>("outcome")}, refuseReturnTest,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return returnTest(book, in, dice, modifiers); }));
  }
  {
    using In = BreakTestIn;
    using Out = BreakTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "break-test",
        {bind<&In::difference>("difference"), bind<&In::models>("models"), bind<&In::startingModels>("startingModels"),
         bind<&In::leadership>("leadership"), bind<&In::generalWithin12>("generalWithin12"),
         bind<&In::generalLeadership>("generalLeadership"), bind<&In::skirmishers>("skirmishers"),
         bind<&In::armyStandardWithin12>("armyStandardWithin12"), bind<&In::outnumberedByFeared>("outnumberedByFeared"),
         bind<&In::hatesEnemy>("hatesEnemy"), bind<&In::stubborn>("stubborn"), bind<&In::stubbornUsed>("stubbornUsed"),
         bind<&In::frenzied>("frenzied")},
        {bind<&Out::by>("by"), bind<&Out::frenzyLost>("frenzyLost"), bind<&Out::needed>("needed"),
         bind<&Out::outcome>("outcome"), bind<&Out::rerolled>("rerolled")},
        refuseBreakTest,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return breakTest(book, in, dice, modifiers); }));
  }
  {
    using In = AfterCombatIn;
    using Out = AfterCombatOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "after-combat",
                               {bind<&In::loser>("loser"), bind<&In::frenzied>("frenzied"),
                                bind<&In::hatesEnemy>("hatesEnemy"), bind<&In::defendedPosition>("defendedPosition")},
                               {bind<&Out::options>("options")}, nullptr,
                               [&book](const In& in, Dice&, Modifiers&) { return afterCombat(book, in); }));
  }
  {
    using In = VictoryIn;
    using Out = VictoryOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "victory",
        {bind<&In::turnsPlayed>("turnsPlayed"), bind<&In::turnLimit>("turnLimit"), bind<&In::aPoints>("aPoints"),
         bind<&In::aLost>("aLost"), bind<&In::bPoints>("bPoints"), bind<&In::bLost>("bLost")},
        {bind<&Out::over>("over"), bind<&Out::winner>("winner")}, refuseVictory,
        [&book](const In& in, Dice&, Modifiers&) { return victory(book, in); }));
  }
}

}  // namespace

ProcedureList makeProcedures(const Definition& definition, const Book& book) {
  List list;
  addMovement(list, definition, book);
  addCharging(list, definition, book);
  addMorale(list, definition, book);
  addFightingProcedures(list, definition, book);
  return list;
}

}  // namespace signifer::fantasy
