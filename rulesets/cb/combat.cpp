#include "cb/combat.h"

#include <algorithm>

#include "cb/combinations.h"

namespace signifer::cb {
namespace {

// Inspired: at rest or in melee once, with a charge or pursuit for each action (CB-COM-4, CB-COM-5, D24).
int inspired(const CombatTable& t, const CombatScoreIn& in, Modifiers& modifiers) {
  if (in.inspireActions == 0) return 0;
  const bool moving = in.impetus == Impetus::charge || in.impetus == Impetus::pursuit;
  if (moving) return modifiers.add(t.inspiredCharge.rule, t.inspiredCharge.value * in.inspireActions);
  return modifiers.addIf(true, t.inspired);
}

int disorder(const Book& book, const CombatScoreIn& in, bool starred, Modifiers& modifiers) {
  const CombatTable& t = book.tables.combat;
  if (in.shaken || in.dps == 0 || !starred) return 0;
  return modifiers.add(t.dp.rule, t.dp.value * std::min(in.dps, t.dpsCounted));
}

// CB-COM-18 to CB-COM-20; special troops themselves, or by house rule those facing such (D38).
int numbers(const Book& book, const CombatScoreIn& in, Modifiers& modifiers) {
  const CombatTable& t = book.tables.combat;
  const bool own = book.options.outnumberedSpecial == OutnumberedSpecial::own;
  const bool special = book.special(own ? in.troop : in.enemyTroop);
  if (in.enemyStands >= 3 * in.ownStands)
    return modifiers.add(t.outnumberedThrice.rule, special ? t.outnumberedSpecial : t.outnumberedThrice.value);
  if (in.enemyStands >= 2 * in.ownStands)
    return modifiers.add(t.outnumberedTwice.rule, special ? t.outnumberedSpecial : t.outnumberedTwice.value);
  return modifiers.addIf(in.enemyStands > in.ownStands, t.outnumbered);
}

bool ridesDownFoot(const Book& book, const CombatScoreIn& in) {
  if (!book.cavalry(in.troop) || !isInfantry(in.enemyTroop) || !in.enemyUnformed) return false;
  return !(in.troop == Troop::cataphracts && isLightFoot(in.enemyTroop));
}

}  // namespace

std::optional<Refusal> refuseCombatScore(const Book& book, const CombatScoreIn& in) {
  if (const auto refusal = refuseRole(in.troop, in.role)) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.unformed, "unformed")) return refusal;
  if (in.impetus == Impetus::charge && in.combat == CombatKind::melee)
    return Refusal{"impetus", "nobody charges in a melee round"};
  if (in.impetus != Impetus::none && in.troop == Troop::artillery)
    return Refusal{"impetus", "artillery neither charges, follows up nor pursues"};
  if (in.indianVersusAfrican && !(in.troop == Troop::elephants && in.enemyTroop == Troop::elephants))
    return Refusal{"indianVersusAfrican", "both have to be elephants"};
  if (const auto refusal = refuseState(book, in.enemyTroop, in.enemyUnformed, "enemyUnformed")) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.dps > 0, "dps")) return refusal;
  return refuseState(book, in.troop, in.shaken, "shaken");
}

namespace {

// CB-COM-1
int combatDie(Grade grade, Dice& dice, const Roller& who) {
  return dice.one(who.purpose("dice-combat"), grade == Grade::a ? Die::avd : Die::d6);
}

// Combat Factor and all modifiers: CB-COM-2 to CB-COM-21.
int combatFactors(const Book& book, const CombatScoreIn& in, Modifiers& modifiers) {
  const CombatTable& t = book.tables.combat;
  const bool specialEnemy = book.special(in.enemyTroop);
  // The star on two of the modifiers: CB-COM-21.
  const bool starred = in.combat == CombatKind::charge || isPhalanx(in.troop);
  const bool tiredPikes = isPikes(in.troop) && in.dps > 0;
  const bool skirmishers = in.role == Role::skirmishers || in.role == Role::missileTroops;
  int sum = in.combatFactor + modifiers.added();
  if (in.moraleValue != 0) sum += modifiers.add(t.morale.rule, t.morale.value * in.moraleValue);
  sum += inspired(t, in, modifiers);
  sum += modifiers.addIf(in.advantageOfGround, t.ground);
  sum += modifiers.addIf(in.defendingFortification, t.fortification);
  sum += modifiers.addIf(in.deeperFormation, t.deeper);
  sum += modifiers.addIf(in.indianVersusAfrican, t.indianVersusAfrican);
  sum += modifiers.addIf(in.armoured && in.combat == CombatKind::melee && !specialEnemy, t.armoured);
  sum += modifiers.addIf(in.impetus != Impetus::none && !tiredPikes, t.impetus);
  sum += modifiers.addIf(ridesDownFoot(book, in), t.cavalryAtUnformedFoot);
  sum += modifiers.addIf(in.unformed && starred && !(isLightFoot(in.troop) && specialEnemy), t.unformed);
  sum += modifiers.addIf(skirmishers && specialEnemy, t.skirmishersAtSpecial);
  sum += disorder(book, in, starred, modifiers);
  sum += modifiers.addIf(in.shaken, t.shaken);
  if (in.casualties > 0) sum += modifiers.add(t.casualty.rule, t.casualty.value * in.casualties);
  return sum + numbers(book, in, modifiers);
}

}  // namespace

CombatScoreOut combatScore(const Book& book, const CombatScoreIn& in, Dice& dice, Modifiers& modifiers) {
  const int die = combatDie(in.grade, dice, in.roller);
  return {die, die + combatFactors(book, in, modifiers)};
}

CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice) {
  CombatRoundOut out;
  out.ownScore = combatDie(in.ownGrade, dice, in.roller) + in.ownFactor;
  out.enemyScore = combatDie(in.enemyGrade, dice, in.roller) + in.enemyFactor;
  out.difference = out.ownScore - out.enemyScore;
  out.ownBand = bandOf(book, out.difference);
  out.enemyBand = bandOf(book, -out.difference);
  return out;
}

Band bandOf(const Book& book, int difference) {
  const BandTable& t = book.tables.bands;
  if (difference >= t.victoryFrom) return Band::victory;
  if (difference >= t.successFrom) return Band::success;
  if (difference >= t.inconclusiveFrom) return Band::inconclusive;
  if (difference >= t.setBackFrom) return Band::setBack;
  return difference >= t.defeatFrom ? Band::defeat : Band::rout;
}

}  // namespace signifer::cb
