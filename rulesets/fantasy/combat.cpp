#include "fantasy/combat.h"

#include <cstdlib>

namespace signifer::fantasy {

std::optional<Refusal> refuseAttacks(const AttacksIn& in) {
  if (in.frontRankInContact > in.modelsInContact)
    return Refusal{"frontRankInContact", "the front rank's models in contact are among those in contact"};
  return std::nullopt;
}

AttacksOut attacks(const Book& book, const AttacksIn& in, Modifiers& modifiers) {
  const CombatTable& table = book.tables.combat;
  AttacksOut out;
  out.fighters = in.fastMarching ? in.frontRankInContact : in.modelsInContact;
  out.each = in.attacksEach + modifiers.addIf(in.weaponInEachHand, table.weaponInEachHand);
  out.each += modifiers.addIf(in.frenzied, table.frenzied);
  out.attacks = out.fighters * out.each;
  return out;
}

StrikeOrderOut strikeOrder(const StrikeOrderIn& in) {
  const auto first = [](bool a) { return a ? First::a : First::b; };
  if (in.aCharged != in.bCharged) return {OrderBy::charge, first(in.aCharged)};
  if (in.aInitiative != in.bInitiative) return {OrderBy::initiative, first(in.aInitiative > in.bInitiative)};
  if (in.aMomentum != in.bMomentum) return {OrderBy::momentum, first(in.aMomentum)};
  return {OrderBy::equal, First::together};
}

int combatHitFrom(const Book& book, const CombatToHitIn& in) {
  const CombatTable& table = book.tables.combat;
  const int needed = at(table.toHit, in.attackerSkill, in.defenderSkill);
  return in.fearFailed && in.firstRound ? std::max(needed, table.toHitAfraid) : needed;
}

CombatToHitOut combatToHit(const Book& book, const CombatToHitIn& in, Dice& dice) {
  CombatToHitOut out;
  out.needed = combatHitFrom(book, in);
  out.hits = dice.atLeast(in.roller.purpose("dice-hit"), in.attacks, out.needed);
  if (in.hatesEnemy && in.firstRound)
    out.hits += dice.atLeast(in.roller.purpose("dice-hit-again"), in.attacks - out.hits, out.needed);
  return out;
}

CombatToWoundOut combatToWound(const Book& book, const CombatToWoundIn& in, Dice& dice) {
  CombatToWoundOut out;
  out.needed = at(book.tables.combat.toWound, in.strength, in.toughness);
  out.possible = out.needed > 0;
  if (out.possible) out.wounds = dice.atLeast(in.roller.purpose("dice-wound"), in.hits, out.needed);
  return out;
}

std::optional<Refusal> refuseCombatBonus(const CombatBonusIn& in) {
  if (in.infantryCloseOrder && !in.infantry)
    return Refusal{"infantryCloseOrder", "without infantry none is in close order"};
  if (in.ranksBehind > 0 && !in.infantry) return Refusal{"ranksBehind", "ranks count of infantry only"};
  return std::nullopt;
}

CombatBonusOut combatBonus(const Book& book, const CombatBonusIn& in, Modifiers& modifiers) {
  const CombatTable& table = book.tables.combat;
  const bool mounted = in.momentumKind == UnitKind::cavalry || in.momentumKind == UnitKind::lightChariot ||
                       in.momentumKind == UnitKind::heavyChariot;
  // FA-RES-8
  const bool stalled = mounted && in.difficultTerrain;
  const bool rearOnly = in.rearAttack && book.options.flankAndRear == FlankAndRear::higher;
  const int ranks = std::min(in.ranksBehind, table.mostRanks) * table.rankBehind.value;
  int bonus = modifiers.addIf(in.infantryCloseOrder, table.closeOrder);
  if (ranks != 0) bonus += modifiers.add(table.rankBehind.rule, ranks);
  bonus += modifiers.addIf(in.standard, table.standard);
  bonus += modifiers.addIf(in.armyStandardFighting, table.armyStandard);
  bonus += modifiers.addIf(in.uphill, table.highGround);
  bonus += modifiers.addIf(in.momentum && !stalled, table.momentum);
  bonus += modifiers.addIf(in.flankAttack && !rearOnly, table.flank);
  bonus += modifiers.addIf(in.rearAttack, table.rear);
  return {std::max(0, bonus + modifiers.added())};
}

CombatResultOut combatResult(const CombatResultIn& in) {
  CombatResultOut out;
  out.aScore = in.aWounds + in.aBonus;
  out.bScore = in.bWounds + in.bBonus;
  out.difference = std::abs(out.aScore - out.bScore);
  if (out.aScore != out.bScore) out.winner = out.aScore > out.bScore ? Winner::a : Winner::b;
  return out;
}

std::optional<Refusal> refuseCasualties(const CasualtiesIn& in) {
  if (in.woundsCarried >= in.woundsEach) return Refusal{"woundsCarried", "a model with all its wounds has fallen"};
  return std::nullopt;
}

CasualtiesOut casualties(const CasualtiesIn& in) {
  const int total = in.woundsCarried + in.wounds;
  CasualtiesOut out;
  out.modelsLost = std::min(in.models, total / in.woundsEach);
  out.modelsLeft = in.models - out.modelsLost;
  out.woundsCarried = out.modelsLeft == 0 ? 0 : total % in.woundsEach;
  return out;
}

}  // namespace signifer::fantasy
