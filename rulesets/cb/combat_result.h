// The result of a round of combat for a unit, and the moves that the unit may or must make after it. Play measures the
// moves themselves.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/combat.h"
#include "cb/rows.h"

namespace signifer::cb {

struct CombatResultIn {
  /// Own score less the enemy's.
  int difference = 0;
  Troop troop = Troop::heavyInfantry;
  Grade grade = Grade::b;
  bool unformed = false;
  /// Before this round.
  bool shaken = false;
  Part part = Part::charged;
  /// It charged, and that enemy counter-charged it.
  bool counterCharged = false;
  /// Or a fortification.
  bool defendingObstacle = false;
  /// A legion unit with supports of its legion behind it.
  bool legionSupports = false;
  /// Of several: the one that charged it, else the one on its front.
  Troop enemyTroop = Troop::heavyInfantry;
  bool enemyUnformed = false;
  /// It also fights an enemy that is not light troops; at a set-back: not of the cavalry group.
  bool mixedEnemies = false;
  /// The contact is on that enemy's front.
  bool frontal = true;
  EnemyMove enemyMove = EnemyMove::retire;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CombatResultIn, (),
                      (difference, troop, grade, unformed, shaken, part, counterCharged, defendingObstacle,
                       legionSupports, enemyTroop, enemyUnformed, mixedEnemies, frontal, enemyMove))
struct CombatResultOut {
  Band band = Band::inconclusive;
  int dps = 0;
  int casualties = 0;
  CombatFate fate = CombatFate::none;
  /// One is compulsory; more leave the choice.
  WordSet<AfterMove> moves;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (), (band, dps, casualties, fate, moves))
[[nodiscard]] std::optional<Refusal> refuseCombatResult(const Book& book, const CombatResultIn& in);
/// CB-RES-1 to 39. Dice: critical tests of special troops only.
[[nodiscard]] CombatResultOut combatResult(const Book& book, const CombatResultIn& in, Dice& dice);

}  // namespace signifer::cb
