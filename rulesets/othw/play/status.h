// The numbered slots of a battle of O/THW Ancients as enumerations: profiles, statuses, tasks and kinds of action, each
// in the order of othw.json, which is checked against the words below when the rule set is made.
#pragma once

#include "battle/action.h"
#include "battle/battle.h"
#include "othw/terms.h"

namespace signifer::othw {

/// A unit's roster line (OT-PRO-1): moves (OT-PRO-2), attacks (OT-PRO-3), defence (OT-PRO-4), the hits it takes until
/// it is shattered (OT-PRO-5), leadership (OT-PRO-6) and its specials; others that players invent are left to people
/// (OT-PRO-7).
enum class UnitFigure : std::uint8_t {
  unitClass,
  moves,
  attacks,
  defence,
  strength,
  leadership,
  freeTurns,
  retreatTests,
  impetuous,
  archers,
  hoplites,
  throwingSpears,
  phalanx,
  looseOrder,
  elephantDrill,
  elephantBreed,
};
enum class UnitSlot : std::uint8_t {
  strengthLeft,
  state,
  moved,
  fought,
  enemyAdjacentAtStart,
  furtherMoves,
  mahoutsTried,
  compulsoryDone,
  pursuedUnitFate,
};
/// A general's line (OT-GEN-1); his name is the person's.
enum class GeneralFigure : std::uint8_t { attack, rally, armyMorale, ability };
enum class GeneralSlot : std::uint8_t { state, activated, returnsAfterPhase, fortuneUsed };
enum class GeneralState : std::uint8_t { able, missesTurn, removed };
enum class SideSlot : std::uint8_t { armyMorale, startingMorale, baseEdge, phaseEnded, fallToBook };
enum class BaseEdge : std::uint8_t { byOrder, north, south };
enum class BattleSlot : std::uint8_t { part, startNoted, actionTaken, rolledBefore, opener, outcome, atTurnLimit };
/// Parts of a phase, between which play goes on by itself.
enum class Part : std::uint8_t { flights, pursuits, rampages, actions, leftovers, close };
enum class BattleOutcome : std::uint8_t { none, firstWins, secondWins, draw };

enum class Link : std::uint8_t { pursuedUnit };

/// What is still to be done, the last first. A combat's tasks carry attacker, defender, CombatFlags, hits on the
/// attacker and the defender that stand, and hits on each that were cancelled. A loser's carry the loser, the winner,
/// the squares that both held in the round and whether the winner may pursue; the winner's follow-up likewise.
enum class Chore : std::int16_t {
  throwForFirstPhase,
  chooseFirstPhase,
  attackerJoins,
  defenderJoins,
  attackRolls,
  attackerPhalanx,
  defenderPhalanx,
  attackerRallies,
  defenderRallies,
  rampageRoll,
  retreatTests,
  followUp,
  pursuitTest,
};
inline constexpr std::int16_t attackerJoined = 1;
inline constexpr std::int16_t defenderJoined = 2;

enum class Kind : std::int8_t {
  advance,
  stop,
  roll,
  move,
  groupMove,
  furtherMove,
  charge,
  combat,
  mahouts,
  transfer,
  pursue,
  rampage,
  joinIn,
  rally,
  phalanxTest,
  retreatTests,
  followUp,
  firstPhase,
};

[[nodiscard]] constexpr std::uint64_t bitOf(Kind kind) { return std::uint64_t{1} << static_cast<unsigned>(kind); }

}  // namespace signifer::othw

namespace signifer {

template <>
struct Words<othw::UnitFigure> {
  static constexpr std::array<std::string_view, 16> words{
      "unitClass", "moves",   "attacks",  "defence",        "strength", "leadership", "freeTurns",     "retreatTests",
      "impetuous", "archers", "hoplites", "throwingSpears", "phalanx",  "looseOrder", "elephantDrill", "elephantBreed"};
};
template <>
struct Words<othw::UnitSlot> {
  static constexpr std::array<std::string_view, 9> words{
      "strengthLeft", "state",        "moved",          "fought",         "enemyAdjacentAtStart",
      "furtherMoves", "mahoutsTried", "compulsoryDone", "pursuedUnitFate"};
};
template <>
struct Words<othw::GeneralFigure> {
  static constexpr std::array<std::string_view, 4> words{"attack", "rally", "armyMorale", "ability"};
};
template <>
struct Words<othw::GeneralSlot> {
  static constexpr std::array<std::string_view, 4> words{"state", "activated", "returnsAfterPhase", "fortuneUsed"};
};
template <>
struct Words<othw::SideSlot> {
  static constexpr std::array<std::string_view, 5> words{"armyMorale", "startingMorale", "baseEdge", "phaseEnded",
                                                         "fallToBook"};
};
template <>
struct Words<othw::BattleSlot> {
  static constexpr std::array<std::string_view, 7> words{"part",   "startNoted", "actionTaken", "rolledBefore",
                                                         "opener", "outcome",    "atTurnLimit"};
};
template <>
struct Words<othw::Link> {
  static constexpr std::array<std::string_view, 1> words{"pursuedUnit"};
};
template <>
struct Words<othw::Chore> {
  static constexpr std::array<std::string_view, 13> words{
      "throw-for-first-phase", "choose-first-phase", "attacker-joins",   "defender-joins",   "attack-rolls",
      "attacker-phalanx",      "defender-phalanx",   "attacker-rallies", "defender-rallies", "rampage-roll",
      "retreat-tests",         "follow-up",          "pursuit-test"};
};
template <>
struct Words<othw::Kind> {
  static constexpr std::array<std::string_view, 18> words{
      "advance", "stop",   "roll",         "move",          "group-move", "further-move",
      "charge",  "combat", "mahouts",      "transfer",      "pursue",     "rampage",
      "join-in", "rally",  "phalanx-test", "retreat-tests", "follow-up",  "first-phase"};
};

}  // namespace signifer
