// The rulings of shooting and close combat, bound to their forms.
#include "fantasy/combat_odds.h"
#include "fantasy/procedures.h"
#include "fantasy/shooting.h"
#include "rules/typed_procedure.h"

namespace signifer::fantasy {
namespace {

using List = ProcedureList;

template <class In, class Out, class Work>
auto stagesOf(const Book& book, int count, void (*run)(const Book&, int, const In&, Out&, Work&, Dice&, Modifiers&)) {
  std::vector<typename Staged<In, Out, Work>::Stage> stages;
  stages.reserve(static_cast<std::size_t>(count));
  for (int stage = 0; stage < count; ++stage)
    stages.push_back([&book, run, stage](const In& in, Out& out, Work& work, Dice& dice, Modifiers& modifiers) {
      run(book, stage, in, out, work, dice, modifiers);
    });
  return stages;
}

void addShooting(List& list, const Definition& definition, [[maybe_unused]] const Book& book) {
  {
    using In = MissileWeaponIn;
    using Out = MissileWeaponOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "missile-weapon",
        {bind<&In::weapon>("weapon"), bind<&In::distance>("distance"), bind<&In::moved>("moved"),
         bind<&In::fireTwice>("fireTwice"), bind<&In::formation>("formation"), bind<&In::frontRank>("frontRank"),
         bind<&In::rearModels>("rearModels")},
        {bind<&Out::band>("band"), bind<&Out::massed>("massed"), bind<&Out::saveModifier>("saveModifier"),
         bind<&Out::shooters>("shooters"), bind<&Out::shot>("shot"), bind<&Out::shots>("shots"),
         bind<&Out::strength>("strength")},
        [&book](const In& in) { return refuseMissileWeapon(book, in); },
        [&book](const In& in, Dice&, Modifiers&) { return missileWeapon(book, in); }));
  }
  {
    using In = ShootingPermissionIn;
    using Out = ShootingPermissionOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shooting-permission",
        {bind<&In::weapon>("weapon"), bind<&In::moved>("moved"), bind<&In::marched>("marched"),
         bind<&In::charged>("charged"), bind<&In::disengaged>("disengaged"), bind<&In::reformed>("reformed"),
         bind<&In::rallied>("rallied"), bind<&In::failedFearTest>("failedFearTest"), bind<&In::fleeing>("fleeing"),
         bind<&In::inCombat>("inCombat")},
        {bind<&Out::barredBy>("barredBy"), bind<&Out::permitted>("permitted")}, nullptr,
        [&book](const In& in, Dice&, Modifiers&) { return shootingPermission(book, in); }));
  }
  {
    using In = ShootingToHitIn;
    using Out = ShootingToHitOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "shooting-to-hit",
        {bind<&In::weapon>("weapon"), bind<&In::distance>("distance"), bind<&In::bs>("bs"), bind<&In::moved>("moved"),
         bind<&In::targetCharging>("targetCharging"), bind<&In::target>("target"),
         bind<&In::targetMoving>("targetMoving"), bind<&In::cover>("cover"), bind<&In::largeTarget>("largeTarget"),
         bind<&In::fearFailed>("fearFailed")},
        {bind<&Out::first>("first"), bind<&Out::score>("score"), bind<&Out::second>("second"),
         bind<&Out::shot>("shot")},
        refuseShootingToHit,
        [&book](const In& in, Dice&, Modifiers& modifiers) { return shootingToHit(book, in, modifiers); }));
  }
  {
    using In = ShootingIn;
    using Out = ShootingOut;
    list.push_back(makeStagedProcedure<In, Out, ShootingWork>(
        definition, "shooting",
        {bind<&In::weapon>("weapon"), bind<&In::distance>("distance"), bind<&In::bs>("bs"), bind<&In::moved>("moved"),
         bind<&In::targetCharging>("targetCharging"), bind<&In::target>("target"),
         bind<&In::targetMoving>("targetMoving"), bind<&In::cover>("cover"), bind<&In::largeTarget>("largeTarget"),
         bind<&In::fearFailed>("fearFailed"), bind<&In::fireTwice>("fireTwice"), bind<&In::shots>("shots"),
         bind<&In::toughness>("toughness"), bind<&In::save>("save")},
        {bind<&Out::hits>("hits"), bind<&Out::saveNeeded>("saveNeeded"), bind<&Out::score>("score"),
         bind<&Out::shot>("shot"), bind<&Out::unsaved>("unsaved"), bind<&Out::woundNeeded>("woundNeeded"),
         bind<&Out::wounds>("wounds")},
        [&book](const In& in) { return refuseShooting(book, in); },
        stagesOf<In, Out, ShootingWork>(book, shootingStages, shootingStage)));
  }
  {
    using In = SavingThrowIn;
    using Out = SavingThrowOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "saving-throw",
        {bind<&In::mounted>("mounted"), bind<&In::armour>("armour"), bind<&In::shield>("shield"),
         bind<&In::barding>("barding"), bind<&In::attack>("attack"), bind<&In::facing>("facing"),
         bind<&In::skirmishFormation>("skirmishFormation"), bind<&In::strength>("strength"),
         bind<&In::weaponSave>("weaponSave"), bind<&In::wounds>("wounds")},
        {bind<&Out::chart>("chart"), bind<&Out::needed>("needed"), bind<&Out::saved>("saved"),
         bind<&Out::unsaved>("unsaved")},
        refuseSavingThrow,
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return savingThrow(book, in, dice, modifiers); }));
  }
}

void addCombat(List& list, const Definition& definition, [[maybe_unused]] const Book& book) {
  {
    using In = AttacksIn;
    using Out = AttacksOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "attacks",
        {bind<&In::modelsInContact>("modelsInContact"), bind<&In::frontRankInContact>("frontRankInContact"),
         bind<&In::attacksEach>("attacksEach"), bind<&In::weaponInEachHand>("weaponInEachHand"),
         bind<&In::frenzied>("frenzied"), bind<&In::fastMarching>("fastMarching")},
        {bind<&Out::attacks>("attacks"), bind<&Out::each>("each"), bind<&Out::fighters>("fighters")}, refuseAttacks,
        [&book](const In& in, Dice&, Modifiers& modifiers) { return attacks(book, in, modifiers); }));
  }
  {
    using In = StrikeOrderIn;
    using Out = StrikeOrderOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "strike-order",
        {bind<&In::aCharged>("aCharged"), bind<&In::bCharged>("bCharged"), bind<&In::aInitiative>("aInitiative"),
         bind<&In::bInitiative>("bInitiative"), bind<&In::aMomentum>("aMomentum"), bind<&In::bMomentum>("bMomentum")},
        {bind<&Out::by>("by"), bind<&Out::first>("first")}, nullptr,
        [](const In& in, Dice&, Modifiers&) { return strikeOrder(in); }));
  }
  {
    using In = CombatToHitIn;
    using Out = CombatToHitOut;
    list.push_back(
        makeProcedure<In, Out>(definition, "combat-to-hit",
                               {bind<&In::attackerSkill>("attackerSkill"), bind<&In::defenderSkill>("defenderSkill"),
                                bind<&In::firstRound>("firstRound"), bind<&In::fearFailed>("fearFailed"),
                                bind<&In::hatesEnemy>("hatesEnemy"), bind<&In::attacks>("attacks")},
                               {bind<&Out::hits>("hits"), bind<&Out::needed>("needed")}, nullptr,
                               [&book](const In& in, Dice& dice, Modifiers&) { return combatToHit(book, in, dice); }));
  }
  {
    using In = CombatToWoundIn;
    using Out = CombatToWoundOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "combat-to-wound",
        {bind<&In::strength>("strength"), bind<&In::toughness>("toughness"), bind<&In::hits>("hits")},
        {bind<&Out::needed>("needed"), bind<&Out::possible>("possible"), bind<&Out::wounds>("wounds")}, nullptr,
        [&book](const In& in, Dice& dice, Modifiers&) { return combatToWound(book, in, dice); }));
  }
  {
    using In = CombatBonusIn;
    using Out = CombatBonusOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "combat-bonus",
        {bind<&In::infantry>("infantry"), bind<&In::infantryCloseOrder>("infantryCloseOrder"),
         bind<&In::ranksBehind>("ranksBehind"), bind<&In::standard>("standard"),
         bind<&In::armyStandardFighting>("armyStandardFighting"), bind<&In::uphill>("uphill"),
         bind<&In::momentum>("momentum"), bind<&In::momentumKind>("momentumKind"),
         bind<&In::difficultTerrain>("difficultTerrain"), bind<&In::flankAttack>("flankAttack"),
         bind<&In::rearAttack>("rearAttack")},
        {bind<&Out::bonus>("bonus")}, refuseCombatBonus,
        [&book](const In& in, Dice&, Modifiers& modifiers) { return combatBonus(book, in, modifiers); }));
  }
  {
    using In = CombatResultIn;
    using Out = CombatResultOut;
    list.push_back(makeProcedure<In, Out>(definition, "combat-result",
                                          {bind<&In::aWounds>("aWounds"), bind<&In::aBonus>("aBonus"),
                                           bind<&In::bWounds>("bWounds"), bind<&In::bBonus>("bBonus")},
                                          {bind<&Out::aScore>("aScore"), bind<&Out::bScore>("bScore"),
                                           bind<&Out::difference>("difference"), bind<&Out::winner>("winner")},
                                          nullptr, [](const In& in, Dice&, Modifiers&) { return combatResult(in); }));
  }
  {
    using In = CombatRoundIn;
    using Out = CombatRoundOut;
    list.push_back(makeProcedure<In, Out>(
        definition, "combat-round",
        {bind<&In::firstRound>("firstRound"),
         bind<&In::aFighters>("aFighters"),
         bind<&In::aAttacks>("aAttacks"),
         bind<&In::aSkill>("aSkill"),
         bind<&In::aStrength>("aStrength"),
         bind<&In::aToughness>("aToughness"),
         bind<&In::aInitiative>("aInitiative"),
         bind<&In::aSave>("aSave"),
         bind<&In::aModels>("aModels"),
         bind<&In::aWoundsEach>("aWoundsEach"),
         bind<&In::aWoundsCarried>("aWoundsCarried"),
         bind<&In::aCharged>("aCharged"),
         bind<&In::aMomentum>("aMomentum"),
         bind<&In::aHates>("aHates"),
         bind<&In::aFearFailed>("aFearFailed"),
         bind<&In::aBonus>("aBonus"),
         bind<&In::bFighters>("bFighters"),
         bind<&In::bAttacks>("bAttacks"),
         bind<&In::bSkill>("bSkill"),
         bind<&In::bStrength>("bStrength"),
         bind<&In::bToughness>("bToughness"),
         bind<&In::bInitiative>("bInitiative"),
         bind<&In::bSave>("bSave"),
         bind<&In::bModels>("bModels"),
         bind<&In::bWoundsEach>("bWoundsEach"),
         bind<&In::bWoundsCarried>("bWoundsCarried"),
         bind<&In::bCharged>("bCharged"),
         bind<&In::bMomentum>("bMomentum"),
         bind<&In::bHates>("bHates"),
         bind<&In::bFearFailed>("bFearFailed"),
         bind<&In::bBonus>("bBonus")},
        {bind<&Out::aScore>("aScore"), bind<&Out::bScore>("bScore"), bind<&Out::difference>("difference"),
         bind<&Out::winner>("winner"), bind<&Out::first>("first"), bind<&Out::aStrikes>("aStrikes"),
         bind<&Out::bStrikes>("bStrikes"), bind<&Out::aHits>("aHits"), bind<&Out::bHits>("bHits"),
         bind<&Out::aWounds>("aWounds"), bind<&Out::bWounds>("bWounds"), bind<&Out::aUnsaved>("aUnsaved"),
         bind<&Out::bUnsaved>("bUnsaved"), bind<&Out::aLost>("aLost"), bind<&Out::bLost>("bLost")},
        [&book](const In& in) { return refuseCombatRound(book, in); },
        [&book](const In& in, Dice& dice, Modifiers& modifiers) { return combatRound(book, in, dice, modifiers); },
        [&book](const In& in, const Asked& asked, const auto& found) { combatRoundOdds(book, in, asked, found); }));
  }
  {
    using In = CasualtiesIn;
    using Out = CasualtiesOut;
    list.push_back(makeProcedure<In, Out>(definition, "casualties",
                                          {bind<&In::models>("models"), bind<&In::woundsEach>("woundsEach"),
                                           bind<&In::woundsCarried>("woundsCarried"), bind<&In::wounds>("wounds")},
                                          {bind<&Out::modelsLeft>("modelsLeft"), bind<&Out::modelsLost>("modelsLost"),
                                           bind<&Out::woundsCarried>("woundsCarried")},
                                          refuseCasualties,
                                          [](const In& in, Dice&, Modifiers&) { return casualties(in); }));
  }
}

}  // namespace

void addFightingProcedures(ProcedureList& list, const Definition& definition, const Book& book) {
  addShooting(list, definition, book);
  addCombat(list, definition, book);
}

}  // namespace signifer::fantasy
