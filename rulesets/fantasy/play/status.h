// The numbered slots of a battle of the Fantasy/Ancients Hybrid: profile, statuses of units, sides and the battle,
// kinds of action, relation and task. The file fantasy.json names the same in the same order. The rule set checks that
// when it is made.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::fantasy {

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitProfile, std::uint8_t, unitKind, rate, weaponSkill, ballisticSkill, strength,
                              toughness, wounds, initiative, attacks, leadership, mounted, armour, shield, barding,
                              /// 0: none; else Weapon + 1.
                              missile, weaponInEachHand,
                              /// Bits of Formation.
                              formations, musician, standard, role, frenzy, stubborn, causesFear, causesTerror,
                              largeTarget, tags, fears, hates, neverFears,
                              /// Thousandths.
                              baseWidth, baseDepth, points)

enum class Role : std::uint8_t { none, general, armyStandard };

BOOST_DEFINE_FIXED_ENUM_CLASS(
    UnitStatus, std::uint8_t, models,
    /// 0: as many as there are.
    startingModels, woundsCarried, formation,
    /// Models abreast in formation; 0: five, or as many as there are.
    abreast,
    /// UnitState.
    state, wonRound, charged, counterCharged, pursuedInto, moved, marched, fastMarched, reformed, rallied, returned,
    fledThisTurn, disengaged, failedFear, frenzyLost, stubbornUsed, shootingLosses,
    /// Number of the player's turn in which it began to flee, from 1; 0 for never.
    beganToFlee,
    /// Place in the list of units of the one that a character is with; -1: alone; -2: to be worked out.
    attachedTo,
    /// Moved in its own last movement phase.
    movedLast,
    /// Has had its say in the present step.
    acted,
    /// Due: what is still to happen to it.
    due,
    /// Inches of the last flight, for those who pursue.
    fledInches,
    /// Movement used up in this turn, thousandths of an inch.
    spentInches, aboutFaces,
    /// Fought in the present combat phase.
    fought,
    /// The way that it has stepped back in this phase, thousandths along x and y (FA-STB-2).
    steppedX, steppedY)

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitState, std::uint8_t, steady, fleeing, offTableFleeing, offTablePursuing, destroyed)

/// The event that a unit still awaits in the present step.
BOOST_DEFINE_FIXED_ENUM_CLASS(Due, std::uint8_t, nothing, flees, fallsShort, givesGround, breaks, panics)

BOOST_DEFINE_FIXED_ENUM_CLASS(SideStatus, std::uint8_t,
                              /// 0: to be added up.
                              points, pointsLost,
                              /// The General has fallen or left the table: 1 panic is due, 2 it has been tested for.
                              generalLost)

/// `playerTurn` counts the players' turns from 1. `currentUnit`: whose remaining move goes on, -1 for none.
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleStatus, std::uint8_t, firstSide, playerTurn, currentUnit, outcome)
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstSide, std::uint8_t, notThrown, first, second)
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleOutcome, std::uint8_t, none, firstWins, secondWins, draw)

BOOST_DEFINE_FIXED_ENUM_CLASS(RelationKind, std::uint8_t,
                              /// A declared charge; its number in the order of declaration.
                              charges,
                              /// The zone that the charge strikes: Zone + 1.
                              strikesZone,
                              /// Answer to a charge, from the charged to the charger at whom it goes: Reaction + 1.
                              reacts,
                              /// Close combat phases in which the two have been at blows.
                              rounds,
                              /// Hits this enemy on sixes only until their first round is over.
                              sixesToHit,
                              /// 1 once, 2 twice (slings).
                              shootsAt,
                              /// The enemy at whom models that touch several strike.
                              strikesAt,
                              /// An enemy that the unit flees from.
                              fleesFrom,
                              /// A beaten enemy: BreakOutcome + 1.
                              beats,
                              /// A unit to itself: the difference by which its side has lost the combat.
                              loses,
                              /// An enemy that the unit's march left out of account (FA-MAR-5).
                              ignoredOnMarch,
                              /// An enemy that the unit fought in this combat phase (D67).
                              foughtWith,
                              /// A formed unit that has met these skirmishers or fleers with its front (D66).
                              frontsSwarm,
                              /// A winner's choice about a beaten enemy: Sequel + 1 (D39).
                              means)

BOOST_DEFINE_FIXED_ENUM_CLASS(TaskKind, std::uint8_t, firstTurn, formUp)

/// The steps that play stops at, in its order.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, returnToTable, panicByProximity, terrorByProximity,
                              declareDisengagements, declareCharges, chargerTests, targetTests, declareReactions,
                              resolveReactions, rallyFleeingTroops, fleeMoves, disengagementMoves, moveChargers,
                              moveFailedCharges, ordinaryMoves, nominateTargets, resolveShooting, shootingPanic,
                              fightCombats, breakTests, panicFromBrokenFriends, flightAndPursuit, battleEndCheck)

BOOST_DEFINE_FIXED_ENUM_CLASS(ActionId, std::int8_t, advance, endStep, stay, disengage, declareCharge, hold, flee,
                              standAndShoot, fireAndFlee, counterCharge, rally, formUp, fleeMove, move, march,
                              fastMarch, changeFormation, reform, join, leave, shoot, fight, strikeAt, pursue, followUp,
                              standFast)

}  // namespace signifer::fantasy
