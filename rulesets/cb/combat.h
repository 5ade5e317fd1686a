// Combat: one side's score, and two scores against each other. What the difference does to a unit is in combat_result;
// who fights whom is measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/tables.h"
#include "rules/account.h"

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
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CombatScoreIn, (),
                      (grade, combatFactor, moraleValue, troop, role, unformed, armoured, combat, impetus,
                       inspireActions, advantageOfGround, defendingFortification, deeperFormation, indianVersusAfrican,
                       enemyTroop, enemyUnformed, dps, shaken, casualties, ownStands, enemyStands))
struct CombatScoreOut {
  int die = 0;
  int score = 0;
};
BOOST_DESCRIBE_STRUCT(CombatScoreOut, (), (die, score))
[[nodiscard]] std::optional<Refusal> refuseCombatScore(const Book& book, const CombatScoreIn& in);
/// The die, an average die for grade A, Combat Factor and all modifiers against one enemy: CB-COM-1 to 21.
[[nodiscard]] CombatScoreOut combatScore(const Book& book, const CombatScoreIn& in, Dice& dice, Modifiers& modifiers);

struct CombatRoundIn {
  Grade ownGrade = Grade::b;
  /// Own Combat Factor and all modifiers together; the enemy's likewise.
  int ownFactor = 0;
  Grade enemyGrade = Grade::b;
  int enemyFactor = 0;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CombatRoundIn, (), (ownGrade, ownFactor, enemyGrade, enemyFactor))
struct CombatRoundOut {
  int ownScore = 0;
  int enemyScore = 0;
  int difference = 0;
  Band ownBand = Band::inconclusive;
  Band enemyBand = Band::inconclusive;
};
BOOST_DESCRIBE_STRUCT(CombatRoundOut, (), (ownScore, enemyScore, difference, ownBand, enemyBand))
/// Own die, then the enemy's.
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice);
/// CB-RES-1.
[[nodiscard]] Band bandOf(const Book& book, int difference);

}  // namespace signifer::cb
