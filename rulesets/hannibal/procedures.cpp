#include "hannibal/procedures.h"

#include "hannibal/charging.h"
#include "hannibal/combat.h"
#include "hannibal/command.h"
#include "hannibal/morale.h"
#include "hannibal/movement.h"
#include "hannibal/shooting.h"
#include "hannibal/stamina.h"
#include "rules/typed_procedure.h"

namespace signifer::hannibal {
namespace {

void addMovement(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = ManoeuvreIn;
    using Out = ManoeuvreOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "manoeuvre",
        {bind<&In::unitType>("unitType"), bind<&In::march>("march"), bind<&In::wheels>("wheels"),
         bind<&In::finish>("finish"), bind<&In::partOfBattleLine>("partOfBattleLine"),
         bind<&In::lineWheelsTogether>("lineWheelsTogether"), bind<&In::status>("status")},
        {bind<&Out::allowed>("allowed"), bind<&Out::maxWheels>("maxWheels"), bind<&Out::reasons>("reasons")},
        refuseManoeuvre,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return manoeuvre(in, tables, options); }));
  }
  {
    using In = MoveAllowanceIn;
    using Out = MoveAllowanceOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "move-allowance",
        {bind<&In::moveClass>("moveClass"), bind<&In::move>("move"), bind<&In::aboutFaces>("aboutFaces")},
        {bind<&Out::allowed>("allowed"), bind<&Out::minInches>("minInches"), bind<&Out::maxInches>("maxInches")},
        refuseMoveAllowance,
        [&tables](const In& in, Dice& dice, Modifiers&) { return moveAllowance(in, tables, dice); }));
  }
  {
    using In = MarchIn;
    using Out = MarchOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "march",
        {bind<&In::moveClass>("moveClass"), bind<&In::forwardInches>("forwardInches"),
         bind<&In::sidewaysInches>("sidewaysInches"), bind<&In::rearwardInches>("rearwardInches"),
         bind<&In::wheelInches>("wheelInches"), bind<&In::aboutFaces>("aboutFaces")},
        {bind<&Out::allowanceInches>("allowanceInches"), bind<&Out::spentInches>("spentInches"),
         bind<&Out::leftInches>("leftInches"), bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")},
        nullptr, [&tables](const In& in, Dice&, Modifiers&) { return march(in, tables); }));
  }
  {
    using In = WheelIn;
    using Out = WheelOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "wheel",
        {bind<&In::frontageInches>("frontageInches"), bind<&In::stands>("stands"), bind<&In::degrees>("degrees")},
        {bind<&Out::inches>("inches")}, nullptr,
        [&options](const In& in, Dice&, Modifiers&) { return wheel(in, options); }));
  }
}

void addCharging(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = ChargePermittedIn;
    using Out = ChargePermittedOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-permitted",
        {bind<&In::moveClass>("moveClass"), bind<&In::unitType>("unitType"),
         bind<&In::distanceInches>("distanceInches"), bind<&In::battleWorn>("battleWorn"),
         bind<&In::veteran>("veteran"), bind<&In::leaderAttached>("leaderAttached"), bind<&In::status>("status"),
         bind<&In::targetInForwardArc>("targetInForwardArc"), bind<&In::pathClear>("pathClear")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")}, refuseChargePermitted,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return chargePermitted(in, tables, options); }));
  }
  {
    using In = ChargeMoveIn;
    using Out = ChargeMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-move",
        {bind<&In::moveClass>("moveClass"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::wheelInches>("wheelInches"), bind<&In::countercharged>("countercharged")},
        {bind<&Out::allowed>("allowed"), bind<&Out::contact>("contact"), bind<&Out::reachInches>("reachInches"),
         bind<&Out::neededInches>("neededInches"), bind<&Out::movesInches>("movesInches")},
        nullptr, [&tables](const In& in, Dice& dice, Modifiers&) { return chargeMove(in, tables, dice); }));
  }
  {
    using In = CounterchargeIn;
    using Out = CounterchargeOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "countercharge",
        {bind<&In::moveClass>("moveClass"), bind<&In::unitType>("unitType"),
         bind<&In::distanceInches>("distanceInches"), bind<&In::chargerInForwardArc>("chargerInForwardArc"),
         bind<&In::battleWorn>("battleWorn"), bind<&In::veteran>("veteran"),
         bind<&In::leaderAttached>("leaderAttached"), bind<&In::alreadyCountercharged>("alreadyCountercharged"),
         bind<&In::status>("status")},
        {bind<&Out::allowed>("allowed"), bind<&Out::inches>("inches"), bind<&Out::reasons>("reasons")},
        refuseCountercharge,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return countercharge(in, tables, options); }));
  }
  {
    using In = ChargeLineIn;
    using Out = ChargeLineOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "charge-line",
                               {bind<&In::fromX>("fromX"), bind<&In::fromY>("fromY"), bind<&In::toX>("toX"),
                                bind<&In::toY>("toY"), bind<&In::facingDegrees>("facingDegrees")},
                               {bind<&Out::distanceInches>("distanceInches"),
                                bind<&Out::headingDegrees>("headingDegrees"), bind<&Out::turnDegrees>("turnDegrees")},
                               refuseChargeLine, [](const In& in, Dice&, Modifiers&) { return chargeLine(in); }));
  }
  {
    using In = ArcOfApproachIn;
    using Out = ArcOfApproachOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "arc-of-approach",
                               {bind<&In::aheadInches>("aheadInches"), bind<&In::asideInches>("asideInches"),
                                bind<&In::frontageInches>("frontageInches"), bind<&In::depthInches>("depthInches")},
                               {bind<&Out::arc>("arc")}, refuseArcOfApproach,
                               [&options](const In& in, Dice&, Modifiers&) { return arcOfApproach(in, options); }));
  }
  {
    using In = FormedTogetherIn;
    using Out = FormedTogetherOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "formed-together",
                               {bind<&In::bothBattleLine>("bothBattleLine"), bind<&In::gapInches>("gapInches"),
                                bind<&In::stepInches>("stepInches"), bind<&In::facingDifference>("facingDifference")},
                               {bind<&Out::formed>("formed")}, nullptr,
                               [&tables](const In& in, Dice&, Modifiers&) { return formedTogether(in, tables); }));
  }
}

void addCombat(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = ChargeModifierIn;
    using Out = ChargeModifierOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "charge-modifier",
        {bind<&In::aggressive>("aggressive"), bind<&In::mounted>("mounted"), bind<&In::terrain>("terrain"),
         bind<&In::move>("move"), bind<&In::leaderAttached>("leaderAttached"), bind<&In::against>("against")},
        {bind<&Out::bonusRoll>("bonusRoll"), bind<&Out::chargeModifier>("chargeModifier")}, refuseChargeModifier,
        [&tables, &options](const In& in, Dice& dice, Modifiers& modifiers) {
          return chargeModifier(in, tables, options, dice, modifiers);
        }));
  }
  {
    using In = HandToHandIn;
    using Out = HandToHandOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "hand-to-hand",
        {bind<&In::part>("part"), bind<&In::chargeModifier>("chargeModifier"), bind<&In::veteran>("veteran"),
         bind<&In::battleLineStands>("battleLineStands"), bind<&In::rankers>("rankers"),
         bind<&In::extraordinaryLeader>("extraordinaryLeader"), bind<&In::enemiesInContact>("enemiesInContact"),
         bind<&In::friendsInContact>("friendsInContact"), bind<&In::attacked>("attacked"),
         bind<&In::opponentShields>("opponentShields")},
        {bind<&Out::score>("score"), bind<&Out::hits>("hits")}, refuseHandToHand,
        [&tables](const In& in, Dice& dice, Modifiers& modifiers) { return handToHand(in, tables, dice, modifiers); }));
  }
  {
    using In = CasualtyLevelIn;
    using Out = CasualtyLevelOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "casualty-level", {bind<&In::hits>("hits"), bind<&In::strength>("strength")},
        {bind<&Out::level>("level"), bind<&Out::battleWorn>("battleWorn"), bind<&Out::eliminated>("eliminated"),
         bind<&Out::routNumber>("routNumber")},
        nullptr, [&tables](const In& in, Dice&, Modifiers&) { return casualtyLevel(in, tables); }));
  }
  {
    using In = RoundOptionsIn;
    using Out = RoundOptionsOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "round-options",
        {bind<&In::battleLineStands>("battleLineStands"), bind<&In::hitsSuffered>("hitsSuffered"),
         bind<&In::roomToDisengage>("roomToDisengage"), bind<&In::roomToRetreat>("roomToRetreat")},
        {bind<&Out::options>("options")}, nullptr,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return roundOptions(in, tables, options); }));
  }
  {
    using In = DisengageIn;
    using Out = DisengageOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "disengage",
        {bind<&In::battleLineStands>("battleLineStands"), bind<&In::hitsSuffered>("hitsSuffered"),
         bind<&In::roomToDisengage>("roomToDisengage")},
        {bind<&Out::allowed>("allowed"), bind<&Out::inches>("inches"), bind<&Out::reasons>("reasons")}, nullptr,
        [&tables](const In& in, Dice&, Modifiers&) { return disengage(in, tables); }));
  }
}

void addShooting(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = ShotPermittedIn;
    using Out = ShotPermittedOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shot-permitted",
        {bind<&In::weapon>("weapon"), bind<&In::distanceInches>("distanceInches"),
         bind<&In::asideInches>("asideInches"), bind<&In::frontageInches>("frontageInches"),
         bind<&In::contact>("contact"), bind<&In::lineClear>("lineClear"), bind<&In::targetInCombat>("targetInCombat"),
         bind<&In::alreadyShot>("alreadyShot")},
        {bind<&Out::allowed>("allowed"), bind<&Out::rangeInches>("rangeInches"), bind<&Out::reasons>("reasons")},
        refuseShotPermitted,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return shotPermitted(in, tables, options); }));
  }
  {
    using In = ShootingIn;
    using Out = ShootingOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shooting",
        {bind<&In::weapon>("weapon"), bind<&In::shooter>("shooter"), bind<&In::downhill>("downhill"),
         bind<&In::earlierShots>("earlierShots"), bind<&In::targetStatic>("targetStatic"), bind<&In::target>("target"),
         bind<&In::targetCharging>("targetCharging"), bind<&In::targetShields>("targetShields")},
        {bind<&Out::score>("score"), bind<&Out::hits>("hits")}, refuseShooting,
        [&tables, &options](const In& in, Dice& dice, Modifiers& modifiers) {
          return shooting(in, tables, options, dice, modifiers);
        }));
  }
}

void addMorale(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = RoutCheckIn;
    using Out = RoutCheckOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "rout-check", {bind<&In::hits>("hits"), bind<&In::strength>("strength")},
        {bind<&Out::routNumber>("routNumber"), bind<&Out::score>("score"), bind<&Out::routs>("routs")}, refuseRoutCheck,
        [&tables](const In& in, Dice& dice, Modifiers&) { return routCheck(in, tables, dice); }));
  }
  {
    using In = RetreatIn;
    using Out = RetreatOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "retreat",
        {bind<&In::moveClass>("moveClass"), bind<&In::battleLineStands>("battleLineStands"), bind<&In::hits>("hits"),
         bind<&In::strength>("strength")},
        {bind<&Out::outcome>("outcome"), bind<&Out::routNumber>("routNumber"), bind<&Out::score>("score"),
         bind<&Out::minInches>("minInches"), bind<&Out::maxInches>("maxInches")},
        refuseRetreat,
        [&tables, &options](const In& in, Dice& dice, Modifiers&) { return retreat(in, tables, options, dice); }));
  }
  {
    using In = RetrogradeAxisIn;
    using Out = RetrogradeAxisOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "retrograde-axis",
        {bind<&In::enemyX>("enemyX"), bind<&In::enemyY>("enemyY"), bind<&In::ownX>("ownX"), bind<&In::ownY>("ownY"),
         bind<&In::facingDegrees>("facingDegrees")},
        {bind<&Out::headingDegrees>("headingDegrees"), bind<&Out::pivotDegrees>("pivotDegrees")}, refuseRetrogradeAxis,
        [](const In& in, Dice&, Modifiers&) { return retrogradeAxis(in); }));
  }
  {
    using In = MeetsFriendIn;
    using Out = MeetsFriendOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "meets-friend",
        {bind<&In::retrograde>("retrograde"), bind<&In::mover>("mover"), bind<&In::friendVeteran>("friendVeteran"),
         bind<&In::friendBattleWorn>("friendBattleWorn"), bind<&In::friendRouted>("friendRouted")},
        {bind<&Out::action>("action"), bind<&Out::panicNumber>("panicNumber"), bind<&Out::score>("score"),
         bind<&Out::panics>("panics")},
        nullptr,
        [&tables, &options](const In& in, Dice& dice, Modifiers&) { return meetsFriend(in, tables, options, dice); }));
  }
  {
    using In = SkirmisherContactIn;
    using Out = SkirmisherContactOut;
    list.push_back(makeProcedure<In, Out>(definition, "skirmisher-contact",
                                          {bind<&In::contact>("contact"), bind<&In::ableToShoot>("ableToShoot"),
                                           bind<&In::roomToRetreat>("roomToRetreat")},
                                          {bind<&Out::shoots>("shoots"), bind<&Out::reaction>("reaction")}, nullptr,
                                          [](const In& in, Dice&, Modifiers&) { return skirmisherContact(in); }));
  }
  {
    using In = RoutedUnitIn;
    using Out = RoutedUnitOut;
    list.push_back(makeProcedure<In, Out>(definition, "routed-unit",
                                          {bind<&In::touchesEnemy>("touchesEnemy"),
                                           bind<&In::leaderAttached>("leaderAttached"), bind<&In::moment>("moment")},
                                          {bind<&Out::fate>("fate")}, nullptr,
                                          [](const In& in, Dice&, Modifiers&) { return routedUnit(in); }));
  }
  {
    using In = TerrorTestIn;
    using Out = TerrorTestOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "terror-test", {bind<&In::hitsSuffered>("hitsSuffered")},
        {bind<&Out::tested>("tested"), bind<&Out::score>("score"), bind<&Out::panics>("panics")}, nullptr,
        [&tables](const In& in, Dice& dice, Modifiers&) { return terrorTest(in, tables, dice); }));
  }
}

void addStamina(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = StaminaValueIn;
    using Out = StaminaValueOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "stamina-value", {bind<&In::kind>("kind"), bind<&In::core>("core")},
                               {bind<&Out::contribution>("contribution"), bind<&Out::loss>("loss")}, nullptr,
                               [&tables](const In& in, Dice&, Modifiers&) { return staminaValue(in, tables); }));
  }
  {
    using In = ArmyStaminaIn;
    using Out = ArmyStaminaOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "army-stamina",
        {bind<&In::coreTwo>("coreTwo"), bind<&In::coreThree>("coreThree"), bind<&In::coreFour>("coreFour"),
         bind<&In::lostTwo>("lostTwo"), bind<&In::lostThree>("lostThree"), bind<&In::lostFour>("lostFour"),
         bind<&In::despotLost>("despotLost")},
        {bind<&Out::start>("start"), bind<&Out::lost>("lost"), bind<&Out::left>("left"), bind<&Out::broken>("broken")},
        refuseArmyStamina,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return armyStamina(in, tables, options); }));
  }
}

void addCommand(ProcedureList& list, const Definition& definition, const Tables& tables, const Options& options) {
  {
    using In = LeaderCasualtyIn;
    using Out = LeaderCasualtyOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "leader-casualty", {bind<&In::unitFate>("unitFate"), bind<&In::hitsThisTurn>("hitsThisTurn")},
        {bind<&Out::number>("number"), bind<&Out::score>("score"), bind<&Out::lost>("lost")}, nullptr,
        [&options](const In& in, Dice& dice, Modifiers&) { return leaderCasualty(in, options, dice); }));
  }
  {
    using In = LeaderMoveIn;
    using Out = LeaderMoveOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "leader-move",
        {bind<&In::phase>("phase"), bind<&In::attached>("attached"), bind<&In::detach>("detach"),
         bind<&In::distanceInches>("distanceInches"), bind<&In::moveInches>("moveInches"), bind<&In::joins>("joins"),
         bind<&In::alreadyMoved>("alreadyMoved")},
        {bind<&Out::allowed>("allowed"), bind<&Out::reasons>("reasons")}, refuseLeaderMove,
        [&tables, &options](const In& in, Dice&, Modifiers&) { return leaderMove(in, tables, options); }));
  }
}

}  // namespace

ProcedureList procedures(const Definition& definition, const Tables& tables, const Options& options) {
  ProcedureList list;
  addMovement(list, definition, tables, options);
  addCharging(list, definition, tables, options);
  addCombat(list, definition, tables, options);
  addShooting(list, definition, tables, options);
  addMorale(list, definition, tables, options);
  addStamina(list, definition, tables, options);
  addCommand(list, definition, tables, options);
  return list;
}

}  // namespace signifer::hannibal
