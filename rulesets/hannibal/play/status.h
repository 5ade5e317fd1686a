// The numbered slots of a battle of Hannibal at the Gates: statuses of units, leaders, armies and the battle, kinds of
// action, task and relation. hannibal.json names these slots in this order. The rule set checks the order when it is
// made.
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
BOOST_DESCRIBE_ENUM(UnitProfile, kind, moveClass, strength, shields, battleLine, aggressive, veteran, terror, core,
                    weapon)

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
  spentInches,
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
BOOST_DESCRIBE_ENUM(UnitStatus, hits, routed, retreating, hitsThisRound, hitsThisTurn, part, chargeModifier,
                    attackedFrom, actedThisTurn, wheelsUsed, movedThisTurn, spentInches, shotThisTurn,
                    counterchargedThisTurn, lineAtTurnStart, combatThisTurn, choiceOpen, fate)

/// Whether it has had its round of combat in this player turn.
BOOST_DEFINE_FIXED_ENUM_CLASS(CombatState, std::uint8_t, none, fighting, fought)

/// The cause that took a unit from the table.
BOOST_DEFINE_FIXED_ENUM_CLASS(Fate, std::uint8_t, inBeing, eliminated, captured, dispersed, offTable)

enum class PersonProfile : std::uint8_t { extraordinary, despot, moveInches };
BOOST_DESCRIBE_ENUM(PersonProfile, extraordinary, despot, moveInches)
enum class PersonStatus : std::uint8_t { movedInActionPhase, movedInLeaderPhase, unitEliminated, lost };
BOOST_DESCRIBE_ENUM(PersonStatus, movedInActionPhase, movedInLeaderPhase, unitEliminated, lost)

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
BOOST_DESCRIBE_ENUM(SideStatus, coreTwo, coreThree, coreFour, lostTwo, lostThree, lostFour, despotLost, broken)

/// `firstPlayer`: 0 none yet, 1 or 2: the side with the first player turn. `currentUnit`: whose action goes on, -1 for
/// none. `closingRound`: the combat round that closes the Action Phase is on. `over`: the turn limit is reached.
enum class BattleStatus : std::uint8_t { firstPlayer, currentUnit, roundsFought, closingRound, over };
BOOST_DESCRIBE_ENUM(BattleStatus, firstPlayer, currentUnit, roundsFought, closingRound, over)

enum class RelationKind : std::uint8_t {
  /// An engine's shots at a target that has not moved since the first of them.
  earlierShots,
  /// The target of a charge that has made contact.
  charges,
  /// The unit that it strikes at in this round, or struck at in the round that has just ended.
  strikes,
  /// The unit that pila are thrown at.
  pilaAim,
  /// The answer of skirmishers in the way of a charger in this player turn (option intervening-declared-by): 1 they
  /// intervene, 2 they do not.
  intervenes,
};
BOOST_DESCRIBE_ENUM(RelationKind, earlierShots, charges, strikes, pilaAim, intervenes)

/// Values of `intervenes`.
inline constexpr std::int16_t willIntervene = 1;
inline constexpr std::int16_t willNot = 2;

/// Tasks that are still to be done; their arguments are listed in play/course.cpp.
BOOST_DEFINE_FIXED_ENUM_CLASS(TaskKind, std::uint8_t, firstPlayer, rout, countercharge, charge, marchLeg, giveWay,
                              retreatMove, pila, pilaVolley, strike, leaderEscape, rallyFacing, fightNow, openChoices,
                              lineWheelLeg, intervene, declaredCharge)

/// The steps that play stops at, in its order; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, unitActions, actionLeaders, blows, roundChoices, leaderCasualties,
                              leaderMoves, disperseRouted, staminaCount, victoryCheck, countercharging, pilumAttack,
                              skirmishersGiveWay, retreating, rallyRouted)

BOOST_DEFINE_FIXED_ENUM_CLASS(ActionId, std::int8_t, march, lineWheel, declareCharge, shoot, stay, moveLeader,
                              attachLeader, detachLeader, endStep, advance, countercharge, stand, throwPila, holdPila,
                              strike, routFirst, fightOn, disengage, retreat, retreatMove, escape, face, intervene,
                              standAside)

}  // namespace signifer::hannibal
