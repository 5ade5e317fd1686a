// The numbered slots of a battle of Hannibal at the Gates: statuses of units, leaders, armies and the battle, kinds of
// action, task and relation. hannibal.json names the same in the same order; the rule set checks that when it is made.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "hannibal/terms.h"
#include "schema/words.h"

namespace signifer::hannibal {

enum class UnitProfile : std::uint8_t {
  kind,
  moveClass,
  strength,
  shields,
  battleLine,
  aggressive,
  veteran,
  terror,
  core,
  weapon,
};

enum class UnitStatus : std::uint8_t {
  hits,
  routed,
  retreating,
  hitsThisRound,
  hitsThisTurn,
  /// Part.
  part,
  chargeModifier,
  /// Arc.
  attackedFrom,
  actedThisTurn,
  wheelsUsed,
  movedThisTurn,
  /// Movement used up in this turn, thousandths of an inch.
  spent,
  shotThisTurn,
  counterchargedThisTurn,
  /// Number of the Battle Line at the start of the player turn, from 1; 0 for none; -1: to be derived.
  lineAtTurnStart,
  /// CombatState.
  combatThisTurn,
  /// It has still to choose at the end of the round.
  choiceOpen,
  /// Fate.
  fate,
};

/// Whether it has had its round of combat in this player turn.
enum class CombatState : std::uint8_t { none, fighting, fought };

/// What took a unit from the table.
enum class Fate : std::uint8_t { inBeing, eliminated, captured, dispersed, offTable };

enum class PersonProfile : std::uint8_t { extraordinary, despot, moveInches };
enum class PersonStatus : std::uint8_t { movedInActionPhase, movedInLeaderPhase, unitEliminated, lost };

/// Core units by the value of their loss, at the start and lost.
enum class SideStatus : std::uint8_t {
  coreTwo,
  coreThree,
  coreFour,
  lostTwo,
  lostThree,
  lostFour,
  despotLost,
  broken,
};

/// `firstPlayer`: 0 none yet, 1 or 2: the side with the first player turn. `currentUnit`: whose action goes on, -1 for
/// none. `closingRound`: the combat round that closes the Action Phase is on. `over`: the turn limit is reached.
enum class BattleStatus : std::uint8_t { firstPlayer, currentUnit, roundsFought, closingRound, over };

enum class RelationKind : std::uint8_t {
  /// An engine's shots at a target that has not moved since the first of them.
  earlierShots,
  /// The target of a charge that has made contact.
  charges,
  /// At whom it strikes in this round, or has struck in the one that has just ended.
  strikes,
  /// At whom pila are thrown.
  pilaAim,
};

/// What is still to be done, and its arguments.
enum class TaskKind : std::uint8_t {
  /// The die for the first player turn.
  firstPlayer,
  /// unit, threat, 1 where its owner may choose the order
  rout,
  /// unit, charger
  countercharge,
  /// charger, target, wheel in hundredths of a degree (left negative), arc of the target, 1 if the countercharger
  /// has passed through terrain, 1 if the target stood routed or fled before the charge
  charge,
  /// unit, kind of leg, amount
  marchLeg,
  /// skirmishers, mover
  giveWay,
  /// unit, threat
  retreatMove,
  /// unit
  pila,
  pilaVolley,
  /// unit
  strike,
  /// person, the enemy that touches him
  leaderEscape,
  /// unit
  rallyFacing,
  /// unit
  fightNow,
  /// The choices at the end of the round.
  openChoices,
  /// a unit of the line, kind of leg, amount
  lineWheelLeg,
};

enum class ActionId : std::int8_t {
  march,
  lineWheel,
  declareCharge,
  shoot,
  stay,
  moveLeader,
  attachLeader,
  detachLeader,
  endStep,
  advance,
  countercharge,
  stand,
  throwPila,
  holdPila,
  strike,
  routFirst,
  fightOn,
  disengage,
  retreat,
  retreatMove,
  escape,
  face,
};

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::UnitProfile> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"kind", "moveClass", "strength", "shields", "battleLine", "aggressive", "veteran", "terror", "core", "weapon"});
};

template <>
struct Words<hannibal::UnitStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"hits", "routed", "retreating", "hitsThisRound", "hitsThisTurn", "part", "chargeModifier", "attackedFrom",
       "actedThisTurn", "wheelsUsed", "movedThisTurn", "spentInches", "shotThisTurn", "counterchargedThisTurn",
       "lineAtTurnStart", "combatThisTurn", "choiceOpen", "fate"});
};

template <>
struct Words<hannibal::CombatState> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "fighting", "fought"});
};

template <>
struct Words<hannibal::Fate> {
  static constexpr auto words =
      std::to_array<std::string_view>({"in-being", "eliminated", "captured", "dispersed", "off-table"});
};

template <>
struct Words<hannibal::PersonProfile> {
  static constexpr auto words = std::to_array<std::string_view>({"extraordinary", "despot", "moveInches"});
};

template <>
struct Words<hannibal::PersonStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"movedInActionPhase", "movedInLeaderPhase", "unitEliminated", "lost"});
};

template <>
struct Words<hannibal::SideStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"coreTwo", "coreThree", "coreFour", "lostTwo", "lostThree", "lostFour", "despotLost", "broken"});
};

template <>
struct Words<hannibal::BattleStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"firstPlayer", "currentUnit", "roundsFought", "closingRound", "over"});
};

template <>
struct Words<hannibal::RelationKind> {
  static constexpr auto words = std::to_array<std::string_view>({"earlierShots", "charges", "strikes", "pilaAim"});
};

template <>
struct Words<hannibal::TaskKind> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"first-player", "rout", "countercharge", "charge", "march-leg", "give-way", "retreat-move", "pila",
       "pila-volley", "strike", "leader-escape", "rally-facing", "fight-now", "open-choices", "line-wheel-leg"});
};

template <>
struct Words<hannibal::ActionId> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"march",         "line-wheel",    "declare-charge", "shoot",      "stay",          "move-leader",
       "attach-leader", "detach-leader", "end-step",       "advance",    "countercharge", "stand",
       "throw-pila",    "hold-pila",     "strike",         "rout-first", "fight-on",      "disengage",
       "retreat",       "retreat-move",  "escape",         "face"});
};

}  // namespace signifer
