// The numbered slots of a battle of O/THW Ancients as enumerations: profiles, statuses, tasks and kinds of action. Each
// stands in the order of othw.json, which is checked against the words below when the rule set is made.
#pragma once

#include <boost/describe/enum.hpp>

#include "battle/action.h"
#include "battle/battle.h"
#include "othw/terms.h"

namespace signifer::othw {

/// A unit's roster line (OT-PRO-1): moves (OT-PRO-2), attacks (OT-PRO-3), defence (OT-PRO-4), the hits it takes until
/// it is shattered (OT-PRO-5), leadership (OT-PRO-6) and its specials; others that players invent are left to people
/// (OT-PRO-7).
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitProfile, std::uint8_t, unitClass, moves, attacks, defence, strength, leadership,
                              freeTurns, retreatTests, impetuous, archers, hoplites, throwingSpears, phalanx,
                              looseOrder, elephantDrill, elephantBreed)
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitStatus, std::uint8_t, strengthLeft, state, moved, fought, enemyAdjacentAtStart,
                              furtherMoves, mahoutsTried, compulsoryDone, pursuedUnitFate, waits)
/// A general's line (OT-GEN-1); his name is the person's.
BOOST_DEFINE_FIXED_ENUM_CLASS(PersonProfile, std::uint8_t, attack, rally, armyMorale, ability)
BOOST_DEFINE_FIXED_ENUM_CLASS(PersonStatus, std::uint8_t, state, activated, returnsAfterPhase, fortuneUsed)
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralState, std::uint8_t, able, missesTurn, removed)
BOOST_DEFINE_FIXED_ENUM_CLASS(SideStatus, std::uint8_t, armyMorale, startingMorale, baseEdge, phaseEnded, fallToBook)
BOOST_DEFINE_FIXED_ENUM_CLASS(BaseEdge, std::uint8_t, byOrder, north, south)
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleStatus, std::uint8_t, part, startNoted, actionTaken, rolledBefore, opener, outcome,
                              atTurnLimit)
/// Parts of a phase, between which play goes on by itself.
BOOST_DEFINE_FIXED_ENUM_CLASS(Part, std::uint8_t, flights, pursuits, rampages, actions, leftovers, close)
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleOutcome, std::uint8_t, none, firstWins, secondWins, draw)

BOOST_DEFINE_FIXED_ENUM_CLASS(RelationKind, std::uint8_t, pursuedUnit)

/// The open tasks, the last first; the arguments of each stand in play/course.cpp.
BOOST_DEFINE_FIXED_ENUM_CLASS(TaskKind, std::int16_t, throwForFirstPhase, chooseFirstPhase, attackerJoins,
                              defenderJoins, attackRolls, attackerPhalanx, defenderPhalanx, attackerRallies,
                              defenderRallies, rampageRoll, retreatTests, followUp, pursuitTest)
/// The steps that play stops at, one for each Part; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, ownFlights, ownPursuits, ownRampages, chooseAction,
                              generalLeftovers, victoryStep, rollAttacks, cancelHits, rampageRoll, retreatTests,
                              winnerFollows)
inline constexpr std::int16_t attackerJoined = 1;
inline constexpr std::int16_t defenderJoined = 2;

BOOST_DEFINE_FIXED_ENUM_CLASS(ActionId, std::int8_t, advance, stop, roll, move, groupMove, furtherMove, charge, combat,
                              mahouts, transfer, pursue, rampage, joinIn, rally, phalanxTest, retreatTests, followUp,
                              firstPhase)

}  // namespace signifer::othw
