// Procedures of combat, the moves after it and morale, bound to their forms.
#include "cb/combat_result.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/procedure_shapes.h"
#include "cb/shooting.h"

namespace signifer::cb {

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

}  // namespace signifer::cb
