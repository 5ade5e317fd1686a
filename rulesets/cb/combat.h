// Combat: one side's score, and two scores against each other. What the difference does to a unit is in combat_result;
// who fights whom is measured in play.
#pragma once

#include "cb/tables.h"
#include "cb/thrower.h"
#include "rules/procedure.h"

namespace signifer::cb {

struct CombatScoreIn {
  Grade grade = Grade::b;
  int combatFactor = 0;
  int moraleValue = 0;
  Troop troop = Troop::heavyInfantry;
  Role role = Role::none;
  bool unformed = false;
  bool armoured = false;
  CombatKind combat = CombatKind::charge;
  Impetus impetus = Impetus::none;
  int inspireActions = 0;
  bool advantageOfGround = false;
  bool defendingFortification = false;
  bool deeperFormation = false;
  bool indianVersusAfrican = false;
  Troop enemyTroop = Troop::heavyInfantry;
  bool enemyUnformed = false;
  int dps = 0;
  bool shaken = false;
  int casualties = 0;
  int ownStands = 4;
  int enemyStands = 4;
};
struct CombatScoreOut {
  int die = 0;
  int score = 0;
  friend auto operator<=>(const CombatScoreOut&, const CombatScoreOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseCombatScore(const Book& book, const CombatScoreIn& in);
/// The unit's die: an average die for grade A (CB-COM-1).
[[nodiscard]] int combatDie(Grade grade, Dice& dice, const Thrower& who = {});
/// Combat Factor and all modifiers against one enemy, without the die: CB-COM-2 to 21.
[[nodiscard]] int combatFactors(const Book& book, const CombatScoreIn& in, Modifiers& modifiers);
[[nodiscard]] CombatScoreOut combatScore(const Book& book, const CombatScoreIn& in, Dice& dice, Modifiers& modifiers);

struct CombatRoundIn {
  Grade ownGrade = Grade::b;
  /// Own Combat Factor and all modifiers together; the enemy's likewise.
  int ownFactor = 0;
  Grade enemyGrade = Grade::b;
  int enemyFactor = 0;
};
struct CombatRoundOut {
  int ownScore = 0;
  int enemyScore = 0;
  int difference = 0;
  Band ownBand = Band::inconclusive;
  Band enemyBand = Band::inconclusive;
  friend auto operator<=>(const CombatRoundOut&, const CombatRoundOut&) = default;
};
/// Own die, then the enemy's.
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice);
/// CB-RES-1.
[[nodiscard]] Band bandOf(const Book& book, int difference);

}  // namespace signifer::cb
