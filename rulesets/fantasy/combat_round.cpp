#include "fantasy/combat_round.h"

namespace signifer::fantasy {
namespace {

/// One side of the round.
struct Fighter {
  int fighters, attacks, skill, strength, toughness, save, models, woundsEach, woundsCarried;
  bool hates, fearFailed;

  [[nodiscard]] int lostTo(int unsaved) const { return std::min(models, (woundsCarried + unsaved) / woundsEach); }
};

Fighter sideOf(const CombatRoundIn& in, bool a) {
  if (a)
    return {in.aFighters, in.aAttacks,    in.aSkill,         in.aStrength, in.aToughness, in.aSave,
            in.aModels,   in.aWoundsEach, in.aWoundsCarried, in.aHates,    in.aFearFailed};
  return {in.bFighters, in.bAttacks,    in.bSkill,         in.bStrength, in.bToughness, in.bSave,
          in.bModels,   in.bWoundsEach, in.bWoundsCarried, in.bHates,    in.bFearFailed};
}

// To hit, misses again, to wound, saves: each stage all its dice.
Struck strike(const Blow& blow, const Roller& striker, const Roller& target, Dice& dice) {
  Struck struck;
  struck.hits = dice.atLeast(striker.purpose("dice-hit"), blow.strikes, blow.hitFrom);
  if (blow.again)
    struck.hits += dice.atLeast(striker.purpose("dice-hit-again"), blow.strikes - struck.hits, blow.hitFrom);
  if (blow.woundFrom > 0) struck.wounds = dice.atLeast(striker.purpose("dice-wound"), struck.hits, blow.woundFrom);
  struck.unsaved = struck.wounds - throwSaves(dice, struck.wounds, blow.saveFrom, target.purpose("dice-save"));
  struck.unsaved = std::min(struck.unsaved, blow.most);
  return struck;
}

void listModifiers(const Book& book, const CombatRoundIn& in, Modifiers& modifiers) {
  const auto& byStrength = book.tables.armour.byStrength;
  const Row& ofA = byStrength[static_cast<std::size_t>(in.aStrength - 1)];
  const Row& ofB = byStrength[static_cast<std::size_t>(in.bStrength - 1)];
  modifiers.addIf(in.bSave < noSave && ofA.value != 0, ofA);
  modifiers.addIf(in.aSave < noSave && ofB.value != 0, ofB);
}

}  // namespace

std::optional<Refusal> refuseCombatRound(const Book& book, const CombatRoundIn& in) {
  // A charge may come later if the combat, and not the pair, has its first round (D45).
  const bool laterCharge = book.options.firstRound == FirstRound::combat;
  if (in.aFighters > in.aModels) return Refusal{"aFighters", "there are not so many models"};
  if (in.aWoundsCarried >= in.aWoundsEach) return Refusal{"aWoundsCarried", "a model with all its wounds has fallen"};
  if (in.aCharged && !in.firstRound && !laterCharge) return Refusal{"aCharged", "a charge is the first round"};
  if (in.bFighters > in.bModels) return Refusal{"bFighters", "there are not so many models"};
  if (in.bWoundsCarried >= in.bWoundsEach) return Refusal{"bWoundsCarried", "a model with all its wounds has fallen"};
  if (in.bCharged && !in.firstRound && !laterCharge) return Refusal{"bCharged", "a charge is the first round"};
  return std::nullopt;
}

RoundOrder::RoundOrder(const Book& book, const CombatRoundIn& in)
    : book_(book),
      in_(in),
      first_(strikeOrder({in.aCharged, in.bCharged, in.aInitiative, in.bInitiative, in.aMomentum, in.bMomentum}).first),
      firstIsA_(first_ != First::b) {}

Blow RoundOrder::blow(bool byA, int fallen) const {
  const Fighter striker = sideOf(in_, byA);
  const Fighter enemy = sideOf(in_, !byA);
  const Row& byStrength = book_.tables.armour.byStrength[static_cast<std::size_t>(striker.strength - 1)];
  Blow blow;
  blow.strikes = std::max(0, striker.fighters - fallen) * striker.attacks;
  blow.hitFrom = combatHitFrom(book_, {striker.skill, enemy.skill, in_.firstRound, striker.fearFailed, false, 0});
  blow.again = striker.hates && in_.firstRound;
  blow.woundFrom = at(book_.tables.combat.toWound, striker.strength, enemy.toughness);
  blow.saveFrom = savedFrom(book_, enemy.save, byStrength.value);
  // Wounds beyond the last model do not score (D35).
  blow.most = book_.options.overkill ? blow.strikes : enemy.models * enemy.woundsEach - enemy.woundsCarried;
  return blow;
}

Blow RoundOrder::secondBlow(const Struck& first) const {
  const bool falls = first_ != First::together && !book_.options.fallenStrike;
  return blow(!firstIsA_, falls ? sideOf(in_, !firstIsA_).lostTo(first.unsaved) : 0);
}

CombatRoundOut RoundOrder::result(const Blow& first, const Struck& firstStruck, const Blow& second,
                                  const Struck& secondStruck) const {
  const Blow& a = firstIsA_ ? first : second;
  const Blow& b = firstIsA_ ? second : first;
  const Struck& byA = firstIsA_ ? firstStruck : secondStruck;
  const Struck& byB = firstIsA_ ? secondStruck : firstStruck;
  const CombatResultOut result = combatResult({byA.unsaved, in_.aBonus, byB.unsaved, in_.bBonus});
  CombatRoundOut out;
  out.aScore = result.aScore;
  out.bScore = result.bScore;
  out.difference = result.difference;
  out.winner = result.winner;
  out.first = first_;
  out.aStrikes = a.strikes;
  out.bStrikes = b.strikes;
  out.aHits = byA.hits;
  out.bHits = byB.hits;
  out.aWounds = byA.wounds;
  out.bWounds = byB.wounds;
  out.aUnsaved = byA.unsaved;
  out.bUnsaved = byB.unsaved;
  out.aLost = sideOf(in_, true).lostTo(byB.unsaved);
  out.bLost = sideOf(in_, false).lostTo(byA.unsaved);
  return out;
}

CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers& modifiers) {
  listModifiers(book, in, modifiers);
  const RoundOrder order(book, in);
  const Blow first = order.firstBlow();
  const Roller& leads = order.firstIsA() ? in.a : in.b;
  const Roller& answers = order.firstIsA() ? in.b : in.a;
  const Struck firstStruck = strike(first, leads, answers, dice);
  const Blow second = order.secondBlow(firstStruck);
  return order.result(first, firstStruck, second, strike(second, answers, leads, dice));
}

}  // namespace signifer::fantasy
