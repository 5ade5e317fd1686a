// The words of O/THW Ancients as enumerations: what the rulings' inputs and results, the profiles and the statuses are
// made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <boost/describe/enum.hpp>

#include "schema/words.h"
#include "table/grid.h"

namespace signifer {
BOOST_DESCRIBE_ENUM(Facing, north, east, south, west)
}  // namespace signifer

namespace signifer::othw {

/// What an action is, to action-permitted.
BOOST_DEFINE_FIXED_ENUM_CLASS(Deed, std::uint8_t, move, groupMove, charge, combat, furtherMove, mahouts)
/// State of a unit that is still there.
BOOST_DEFINE_FIXED_ENUM_CLASS(Bearing, std::uint8_t, ready, halted, fleeing, pursuing, rampaging)
/// The unit's status, with those that have left the battle.
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitState, std::uint8_t, ready, halted, fleeing, pursuing, rampaging, gone)
BOOST_DEFINE_FIXED_ENUM_CLASS(Moved, std::uint8_t, no, singly, inGroup)
/// How terrain treats a unit: OT-TER-3.
BOOST_DEFINE_FIXED_ENUM_CLASS(Troops, std::uint8_t, other, skirmishers, looseOrder)
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitClass, std::uint8_t, infantry, skirmishers, lightCavalry, cavalry, elephants)
BOOST_DEFINE_FIXED_ENUM_CLASS(Breed, std::uint8_t, none, african, indian)
BOOST_DEFINE_FIXED_ENUM_CLASS(Ability, std::uint8_t, none, battlefieldManager, fortuneFavoursTheBold)

BOOST_DEFINE_FIXED_ENUM_CLASS(NotPermitted, std::uint8_t, alreadyFought, alreadyGroupMoved, alreadyMoved, fleeing,
                              haltedThisPhase, notAdjacentAtStart, notFacingEnemy, notMovedYet, notRampaging, pursuing,
                              rampaging, terrainMovesSingly)
BOOST_DEFINE_FIXED_ENUM_CLASS(NotAsGroup, std::uint8_t, differentDirections, differentSpeeds, notConnected,
                              terrainMovesSingly, tooFar, unitAlreadyMoved)
BOOST_DEFINE_FIXED_ENUM_CLASS(NoPassage, std::uint8_t, enemyInTheWay, flightBlocked, neitherIsSkirmishers,
                              notEnoughMoves, rampageAttacks, retreatBarred)

/// Of two units that meet, what matters for passing through.
BOOST_DEFINE_FIXED_ENUM_CLASS(Passing, std::uint8_t, other, skirmishers)
BOOST_DEFINE_FIXED_ENUM_CLASS(Whose, std::uint8_t, own, enemy)
BOOST_DEFINE_FIXED_ENUM_CLASS(Movement, std::uint8_t, move, retreat, flight, pursuit, rampage)

/// Side of the defender that is struck; none where the two do not touch.
BOOST_DEFINE_FIXED_ENUM_CLASS(StruckSide, std::uint8_t, none, front, flank, rear)
BOOST_DEFINE_FIXED_ENUM_CLASS(Quarter, std::uint8_t, front, flank, rear)
BOOST_DEFINE_FIXED_ENUM_CLASS(Striker, std::uint8_t, other, archers, hoplites, africanElephants, indianElephants)
BOOST_DEFINE_FIXED_ENUM_CLASS(Foe, std::uint8_t, other, skirmishers, lightCavalry, hoplites, africanElephants,
                              indianElephants)
BOOST_DEFINE_FIXED_ENUM_CLASS(Ground, std::uint8_t, even, foeInFord, downhill)
BOOST_DEFINE_FIXED_ENUM_CLASS(Fighter, std::uint8_t, other, elephants, rampagingElephants)
BOOST_DEFINE_FIXED_ENUM_CLASS(Fate, std::uint8_t, flees, eliminated, rampagesOn, testsRampage, testsRetreat, holds)
BOOST_DEFINE_FIXED_ENUM_CLASS(Who, std::uint8_t, none, attacker, defender)

BOOST_DEFINE_FIXED_ENUM_CLASS(Occasion, std::uint8_t, attack, rally, reroll)
/// A Fate Roll's result, a risk test's, and a leadership test's, which may have put nobody at risk.
BOOST_DEFINE_FIXED_ENUM_CLASS(FateRolled, std::uint8_t, removed, missesTurn, nearMiss)
BOOST_DEFINE_FIXED_ENUM_CLASS(RiskFate, std::uint8_t, unharmed, removed, missesTurn, nearMiss)
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralFate, std::uint8_t, untested, unharmed, removed, missesTurn, nearMiss)

/// An obstacle to a retreat.
BOOST_DEFINE_FIXED_ENUM_CLASS(Way, std::uint8_t, clear, blocked, offTable)
BOOST_DEFINE_FIXED_ENUM_CLASS(FollowChoice, std::uint8_t, followUp, stay)
BOOST_DEFINE_FIXED_ENUM_CLASS(Direction, std::uint8_t, left, right, rear, none, forwards)
BOOST_DEFINE_FIXED_ENUM_CLASS(Moment, std::uint8_t, brokeInOwnPhase, brokeInEnemyPhase, ownPhaseBegins)
/// The fate of a unit that is pursued.
BOOST_DEFINE_FIXED_ENUM_CLASS(Quarry, std::uint8_t, onTable, leftTable, destroyed)
BOOST_DEFINE_FIXED_ENUM_CLASS(MoraleEvent, std::uint8_t, brokeInCombat, pushedOffTable, rampageEnded, brokeByMorale,
                              fledOffTable, slaughtered, generalRemoved)
BOOST_DEFINE_FIXED_ENUM_CLASS(Verdicts, std::uint8_t, continues, activeWins, otherWins, draw)

}  // namespace signifer::othw
