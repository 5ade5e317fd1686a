#include "initiative/procedures.h"

#include "initiative/combat.h"
#include "initiative/command.h"
#include "initiative/morale.h"
#include "initiative/movement.h"
#include "initiative/shooting.h"
#include "rules/typed_procedure.h"

namespace signifer::initiative {
namespace {

void addCommand(ProcedureList& list, const Definition& definition, const Book& book) {
  {
    using In = EliteRallyIn;
    using Out = EliteRallyOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "elite-rally",
        {bind<&In::elite>("elite"), bind<&In::disordered>("disordered"), bind<&In::eliteOn>("eliteOn")},
        {bind<&Out::rallied>("rallied"), bind<&Out::disordered>("disordered")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return eliteRally(in, book, dice); }));
  }
  {
    using In = InitiativeMoveIn;
    using Out = InitiativeMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "initiative-move",
        {bind<&In::enemyInches>("enemyInches"), bind<&In::openOrder>("openOrder"), bind<&In::seesEnemy>("seesEnemy"),
         bind<&In::charge>("charge"), bind<&In::disordered>("disordered"), bind<&In::shaken>("shaken"),
         bind<&In::engaged>("engaged"), bind<&In::brokenDivision>("brokenDivision"),
         bind<&In::movedAlready>("movedAlready")},
        {bind<&Out::allowed>("allowed"), bind<&Out::maxMoves>("maxMoves"), bind<&Out::basis>("basis"),
         bind<&Out::reasons>("reasons")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return initiativeMove(in, book); }));
  }
  {
    using In = MayOrderIn;
    using Out = MayOrderOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "may-order",
        {bind<&In::order>("order"), bind<&In::general>("general"), bind<&In::generalStatus>("generalStatus"),
         bind<&In::generalInches>("generalInches"), bind<&In::ownCommand>("ownCommand"),
         bind<&In::unitHits>("unitHits"), bind<&In::brokenDivision>("brokenDivision"),
         bind<&In::disordered>("disordered"), bind<&In::engaged>("engaged"),
         bind<&In::movedOnInitiative>("movedOnInitiative"), bind<&In::alreadyOrdered>("alreadyOrdered")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return mayOrder(in, book); }));
  }
  {
    using In = OrderTestIn;
    using Out = OrderTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "order-test",
        {bind<&In::order>("order"), bind<&In::rating>("rating"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::rerollBelow>("rerollBelow"), bind<&In::enemyRerollAbove>("enemyRerollAbove")},
        {bind<&Out::success>("success"), bind<&Out::moves>("moves"), bind<&Out::target>("target"),
         bind<&Out::roll>("roll"), bind<&Out::rerolled>("rerolled"),
         bind<&Out::generalMayContinue>("generalMayContinue"), bind<&Out::freeMoveAllowed>("freeMoveAllowed")},
        nullptr,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return orderTest(in, book, dice, modifiers); }));
  }
  {
    using In = RallyOrderIn;
    using Out = RallyOrderOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "rally-order",
        {bind<&In::rating>("rating"), bind<&In::hits>("hits"), bind<&In::stamina>("stamina"),
         bind<&In::reroll>("reroll"), bind<&In::enemyReroll>("enemyReroll")},
        {bind<&Out::success>("success"), bind<&Out::roll>("roll"), bind<&Out::rerolled>("rerolled"),
         bind<&Out::hits>("hits"), bind<&Out::shaken>("shaken")},
        nullptr, [&book](const In& in, Dice& dice, Modifiers&) { return rallyOrder(in, book, dice); }));
  }
  {
    using In = RallyOrderIn;
    using Out = CourageOrderOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "courage-order",
        {bind<&In::rating>("rating"), bind<&In::hits>("hits"), bind<&In::stamina>("stamina"),
         bind<&In::reroll>("reroll"), bind<&In::enemyReroll>("enemyReroll")},
        {bind<&Out::success>("success"), bind<&Out::roll>("roll"), bind<&Out::rerolled>("rerolled"),
         bind<&Out::hits>("hits"), bind<&Out::shaken>("shaken"), bind<&Out::mayRetire>("mayRetire")},
        nullptr, [&book](const In& in, Dice& dice, Modifiers&) { return courageOrder(in, book, dice); }));
  }
  {
    using In = OrderRerollIn;
    using Out = OrderRerollOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "order-reroll",
                               {bind<&In::testBy>("testBy"), bind<&In::commander>("commander"),
                                bind<&In::distanceInches>("distanceInches"), bind<&In::usedThisTurn>("usedThisTurn")},
                               {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")}, nullptr,
                               [&book](const In& in, Dice&, Modifiers&) { return orderReroll(in, book); }));
  }
  {
    using In = FreeMoveIn;
    using Out = FreeMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "free-move",
        {bind<&In::test>("test"), bind<&In::order>("order"), bind<&In::column>("column"), bind<&In::tiny>("tiny"),
         bind<&In::baggage>("baggage"), bind<&In::brokenDivision>("brokenDivision"),
         bind<&In::disordered>("disordered"), bind<&In::engaged>("engaged"), bind<&In::movedAlready>("movedAlready")},
        {bind<&Out::options>("options"), bind<&Out::moves>("moves"), bind<&Out::reasons>("reasons")}, nullptr,
        [](const In& in, Dice&, Modifiers&) { return freeMove(in); }));
  }
  {
    using In = JoinUnitIn;
    using Out = JoinUnitOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "join-unit",
        {bind<&In::stage>("stage"), bind<&In::side>("side"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::friendlyUnit>("friendlyUnit"), bind<&In::alreadyJoined>("alreadyJoined")},
        {bind<&Out::allowed>("allowed"), bind<&Out::ordersEnd>("ordersEnd"), bind<&Out::reasons>("reasons")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return joinUnit(in, book); }));
  }
}

void addMovement(ProcedureList& list, const Definition& definition, const Book& book) {
  {
    using In = ProximityIn;
    using Out = ProximityOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "proximity",
                               {bind<&In::enemyInches>("enemyInches"), bind<&In::openOrder>("openOrder"),
                                bind<&In::facesEnemy>("facesEnemy"), bind<&In::moving>("moving")},
                               {bind<&Out::limitInches>("limitInches"), bind<&Out::applies>("applies"),
                                bind<&Out::supersedesOrders>("supersedesOrders"),
                                bind<&Out::mustTurnToFace>("mustTurnToFace"), bind<&Out::permitted>("permitted")},
                               nullptr, [&book](const In& in, Dice&, Modifiers&) { return proximity(in, book); }));
  }
  {
    using In = QuarterIn;
    using Out = QuarterOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "quarter",
                               {bind<&In::acrossInches>("acrossInches"), bind<&In::aheadInches>("aheadInches"),
                                bind<&In::frontageInches>("frontageInches"), bind<&In::depthInches>("depthInches")},
                               {bind<&Out::quarter>("quarter"), bind<&Out::flankOrRear>("flankOrRear")}, refuseQuarter,
                               [](const In& in, Dice&, Modifiers&) { return quarterOf(in); }));
  }
  {
    using In = MoveDistanceIn;
    using Out = MoveDistanceOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "move-distance",
        {bind<&In::troop>("troop"), bind<&In::openOrder>("openOrder"), bind<&In::moves>("moves")},
        {bind<&Out::moveInches>("moveInches"), bind<&Out::totalInches>("totalInches"), bind<&Out::canMove>("canMove")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return moveDistance(in, book); }));
  }
  {
    using In = ChargeIn;
    using Out = ChargeOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge",
        {bind<&In::troop>("troop"), bind<&In::formation>("formation"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::basis>("basis"), bind<&In::moves>("moves"), bind<&In::seesTarget>("seesTarget"),
         bind<&In::targetInFront>("targetInFront"), bind<&In::shaken>("shaken"), bind<&In::disordered>("disordered"),
         bind<&In::engaged>("engaged")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reachInches>("reachInches"), bind<&Out::movesNeeded>("movesNeeded"),
         bind<&Out::reasons>("reasons")},
        refuseCharge, [&book](const In& in, Dice&, Modifiers&) { return charge(in, book); }));
  }
  {
    using In = EnforcedMoveIn;
    using Out = EnforcedMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "enforced-move",
        {bind<&In::move>("move"), bind<&In::troop>("troop"), bind<&In::openOrder>("openOrder"),
         bind<&In::roomInches>("roomInches")},
        {bind<&Out::fullInches>("fullInches"), bind<&Out::inches>("inches"), bind<&Out::facing>("facing"),
         bind<&Out::disordered>("disordered"), bind<&Out::breaks>("breaks")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return enforcedMove(in, book); }));
  }
}

void addShooting(ProcedureList& list, const Definition& definition, const Book& book) {
  {
    using In = VisibilityIn;
    using Out = VisibilityOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "visibility",
        {bind<&In::target>("target"), bind<&In::artillery>("artillery"), bind<&In::higher>("higher"),
         bind<&In::terrain>("terrain"), bind<&In::formations>("formations")},
        {bind<&Out::canSee>("canSee"), bind<&Out::partlyObscured>("partlyObscured"), bind<&Out::canTarget>("canTarget"),
         bind<&Out::reasons>("reasons")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return visibility(in, book); }));
  }
  {
    using In = WeaponRangeIn;
    using Out = WeaponRangeOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "weapon-range", {bind<&In::weapon>("weapon"), bind<&In::distanceInches>("distanceInches")},
        {bind<&Out::rangeInches>("rangeInches"), bind<&Out::inRange>("inRange"), bind<&Out::extreme>("extreme")},
        nullptr, [&book](const In& in, Dice&, Modifiers&) { return weaponRange(in, book); }));
  }
  {
    using In = MayShootIn;
    using Out = MayShootOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "may-shoot",
        {bind<&In::shot>("shot"), bind<&In::rangedValue>("rangedValue"), bind<&In::formation>("formation"),
         bind<&In::weapon>("weapon"), bind<&In::distanceInches>("distanceInches"), bind<&In::seesTarget>("seesTarget"),
         bind<&In::inFront>("inFront"), bind<&In::nearestTarget>("nearestTarget"),
         bind<&In::targetEngaged>("targetEngaged"), bind<&In::engaged>("engaged"),
         bind<&In::alreadyShot>("alreadyShot"), bind<&In::artilleryMoved>("artilleryMoved")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return mayShoot(in, book); }));
  }
  {
    using In = ShootingIn;
    using Out = ShootingOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shooting",
        {bind<&In::rangedValue>("rangedValue"), bind<&In::size>("size"), bind<&In::formation>("formation"),
         bind<&In::faces>("faces"), bind<&In::weapon>("weapon"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::shot>("shot"), bind<&In::shaken>("shaken"), bind<&In::disordered>("disordered"),
         bind<&In::targetObscured>("targetObscured"), bind<&In::targetOpenOrder>("targetOpenOrder"),
         bind<&In::targetType>("targetType"), bind<&In::fromTargetsFront>("fromTargetsFront")},
        {bind<&Out::inRange>("inRange"), bind<&Out::attackDice>("attackDice"), bind<&Out::needed>("needed"),
         bind<&Out::hits>("hits"), bind<&Out::sixes>("sixes"), bind<&Out::onlySixesHit>("onlySixesHit")},
        [&book](const In& in) { return refuseShooting(in, book); },
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return shooting(in, book, dice, modifiers); }));
  }
  {
    using In = ShootingBreakCheckIn;
    using Out = ShootingBreakCheckOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shooting-break-check",
        {bind<&In::hitsBefore>("hitsBefore"), bind<&In::casualties>("casualties"), bind<&In::stamina>("stamina"),
         bind<&In::sixesOnlyHits>("sixesOnlyHits"), bind<&In::sixes>("sixes")},
        {bind<&Out::testRequired>("testRequired"), bind<&Out::table>("table"), bind<&Out::shaken>("shaken"),
         bind<&Out::shattered>("shattered"), bind<&Out::excessHits>("excessHits"), bind<&Out::reasons>("reasons")},
        [&book](const In& in) { return refuseShootingBreakCheck(in, book); },
        [&book](const In& in, Dice&, Modifiers&) { return shootingBreakCheck(in, book); }));
  }
}

void addCombat(ProcedureList& list, const Definition& definition, const Book& book) {
  {
    using In = HandToHandIn;
    using Out = HandToHandOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "hand-to-hand",
        {bind<&In::combatValue>("combatValue"), bind<&In::size>("size"), bind<&In::formation>("formation"),
         bind<&In::faces>("faces"), bind<&In::generalDice>("generalDice"), bind<&In::momentum>("momentum"),
         bind<&In::uphill>("uphill"), bind<&In::shaken>("shaken"), bind<&In::disordered>("disordered"),
         bind<&In::flankOrRear>("flankOrRear")},
        {bind<&Out::attackDice>("attackDice"), bind<&Out::needed>("needed"), bind<&Out::hits>("hits")},
        [&book](const In& in) { return refuseHandToHand(in, book); },
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return handToHand(in, book, dice, modifiers); }));
  }
  {
    using In = SupportIn;
    using Out = SupportOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "support",
                               {bind<&In::distanceInches>("distanceInches"), bind<&In::sameFacing>("sameFacing"),
                                bind<&In::placeTaken>("placeTaken"), bind<&In::size>("size"),
                                bind<&In::formation>("formation"), bind<&In::fighterOpenOrder>("fighterOpenOrder"),
                                bind<&In::shaken>("shaken"), bind<&In::disordered>("disordered"),
                                bind<&In::engaged>("engaged"), bind<&In::artilleryOrBaggage>("artilleryOrBaggage")},
                               {bind<&Out::supports>("supports"), bind<&Out::reasons>("reasons")}, nullptr,
                               [&book](const In& in, Dice&, Modifiers&) { return support(in, book); }));
  }
  {
    using In = CombatResultIn;
    using Out = CombatResultOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "combat-result",
        {bind<&In::inflicted>("inflicted"), bind<&In::suffered>("suffered"), bind<&In::supports>("supports"),
         bind<&In::enemySupports>("enemySupports")},
        {bind<&Out::score>("score"), bind<&Out::enemyScore>("enemyScore"), bind<&Out::margin>("margin"),
         bind<&Out::outcome>("outcome")},
        nullptr, [&book](const In& in, Dice&, Modifiers& modifiers) { return combatResult(in, book, modifiers); }));
  }
  {
    using In = CombatBreakCheckIn;
    using Out = CombatBreakCheckOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "combat-break-check",
        {bind<&In::role>("role"), bind<&In::outcome>("outcome"), bind<&In::shaken>("shaken"),
         bind<&In::shakenByShots>("shakenByShots"), bind<&In::sixesOnlyHits>("sixesOnlyHits"),
         bind<&In::sixes>("sixes"), bind<&In::supportedUnit>("supportedUnit")},
        {bind<&Out::testRequired>("testRequired"), bind<&Out::table>("table"), bind<&Out::reasons>("reasons")},
        refuseCombatBreakCheck, [&book](const In& in, Dice&, Modifiers&) { return combatBreakCheck(in, book); }));
  }
}

void addMorale(ProcedureList& list, const Definition& definition, const Book& book) {
  {
    using In = MoraleSaveIn;
    using Out = MoraleSaveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "morale-save",
        {bind<&In::hits>("hits"), bind<&In::morale>("morale"), bind<&In::formation>("formation"),
         bind<&In::protection>("protection"), bind<&In::hitBy>("hitBy")},
        {bind<&Out::needed>("needed"), bind<&Out::saved>("saved"), bind<&Out::casualties>("casualties")},
        refuseMoraleSave,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return moraleSave(in, book, dice, modifiers); }));
  }
  {
    using In = UnitStatusIn;
    using Out = UnitStatusOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "unit-status",
        {bind<&In::hitsBefore>("hitsBefore"), bind<&In::casualties>("casualties"), bind<&In::stamina>("stamina")},
        {bind<&Out::hits>("hits"), bind<&Out::shaken>("shaken"), bind<&Out::becameShaken>("becameShaken"),
         bind<&Out::excessHits>("excessHits"), bind<&Out::shattered>("shattered"), bind<&Out::hitsKept>("hitsKept")},
        [&book](const In& in) { return refuseUnitStatus(in, book); },
        [&book](const In& in, Dice&, Modifiers&) { return unitStatus(in, book); }));
  }
  {
    using In = BreakTestIn;
    using Out = RangedBreakTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "ranged-break-test",
        {bind<&In::troop>("troop"), bind<&In::hits>("hits"), bind<&In::stamina>("stamina")},
        {bind<&Out::score>("score"), bind<&Out::options>("options"), bind<&Out::breaks>("breaks"),
         bind<&Out::hitsKept>("hitsKept")},
        [&book](const In& in) { return refuseBreakTest(in, book); },
        [&book](const In& in, Dice& dice, Modifiers& modifiers) {
          return rangedBreakTest(in, book, dice, modifiers);
        }));
  }
  {
    using In = BreakTestIn;
    using Out = BreakTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "break-test", {bind<&In::troop>("troop"), bind<&In::hits>("hits"), bind<&In::stamina>("stamina")},
        {bind<&Out::score>("score"), bind<&Out::outcome>("outcome"),
         bind<&Out::supportsGiveGround>("supportsGiveGround"), bind<&Out::supportsDisordered>("supportsDisordered"),
         bind<&Out::hitsKept>("hitsKept")},
        [&book](const In& in) { return refuseBreakTest(in, book); },
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return breakTest(in, book, dice, modifiers); }));
  }
  {
    using In = DivisionStatusIn;
    using Out = DivisionStatusOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "division-status",
        {bind<&In::units>("units"), bind<&In::lost>("lost"), bind<&In::shaken>("shaken")},
        {bind<&Out::broken>("broken"), bind<&Out::badUnits>("badUnits"), bind<&Out::breaksAt>("breaksAt")},
        refuseDivisionStatus, [&book](const In& in, Dice&, Modifiers&) { return divisionStatus(in, book); }));
  }
  {
    using In = VictoryIn;
    using Out = VictoryOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "victory",
                               {bind<&In::ownDivisions>("ownDivisions"), bind<&In::ownBroken>("ownBroken"),
                                bind<&In::enemyDivisions>("enemyDivisions"), bind<&In::enemyBroken>("enemyBroken")},
                               {bind<&Out::ownDefeated>("ownDefeated"), bind<&Out::enemyDefeated>("enemyDefeated"),
                                bind<&Out::outcome>("outcome")},
                               refuseVictory, [&book](const In& in, Dice&, Modifiers&) { return victory(in, book); }));
  }
  {
    using In = RemoveDisorderIn;
    using Out = RemoveDisorderOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "remove-disorder",
        {bind<&In::disordered>("disordered"), bind<&In::engaged>("engaged"), bind<&In::side>("side")},
        {bind<&Out::removed>("removed"), bind<&Out::disordered>("disordered")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return removeDisorder(in, book); }));
  }
}

}  // namespace

ProcedureList makeProcedures(const Definition& definition, const Book& book) {
  ProcedureList list;
  addCommand(list, definition, book);
  addMovement(list, definition, book);
  addShooting(list, definition, book);
  addCombat(list, definition, book);
  addMorale(list, definition, book);
  return list;
}

}  // namespace signifer::initiative
