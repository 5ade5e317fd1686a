// The numbered slots of a battle of Initiative Order: profiles and statuses of units, Generals, armies and the battle,
// kinds of action, task and relation. initiative.json has the names in that order. The rule set checks them when it is
// made.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::initiative {

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitProfile, std::uint8_t, troop, breakType, combatValue, rangedValue, weapon, morale,
                              stamina, size, openOrder, formations, targetType, eliteOn, points)

BOOST_DEFINE_FIXED_ENUM_CLASS(PersonProfile, std::uint8_t, rank, replacement, rating, fightingDice)

/// The captions of initiative.json give the meanings; `gaveGround` is in thousandths of an inch.
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitStatus, std::uint8_t, hits, disordered, formation, division, momentum, considered,
                              initiativeMove, order, orderKind, movesLeft, moved, turned, shot, reactionShot,
                              artilleryMoved, shotSixesOnly, shotSixes, shakenByShots, hitsAtPhase, volleySixesOnly,
                              volleySixes, shakenAtBlows, charged, inflicted, roundOutcome, tested, gaveGround,
                              supporting, supportFate, lost, fight, closingCasualties)

BOOST_DEFINE_FIXED_ENUM_CLASS(PersonStatus, std::uint8_t, orders, done, moved, lost, replacements, division)

BOOST_DEFINE_FIXED_ENUM_CLASS(SideStatus, std::uint8_t, rerollUsed, brokenDivisions, defeated)

BOOST_DEFINE_FIXED_ENUM_CLASS(BattleStatus, std::uint8_t, firstPlayer, orderingGeneral, opponentJoins, over)

/// `engaged`: 1 + the Quarter of `from` in which `to` stands. `strikes`: whom a unit in contact with several strikes.
/// `shotAt`: has shot at it in this phase.
BOOST_DEFINE_FIXED_ENUM_CLASS(RelationKind, std::uint8_t, engaged, strikes, shotAt)

/// The open task; its arguments stand in play/course.cpp.
BOOST_DEFINE_FIXED_ENUM_CLASS(TaskKind, std::uint8_t, firstPlayer, orderThrown, leg, reactionShot, contact, endMove,
                              rangedTest, breakChoice, strike, combatTest, supportTests, followUp, chargeResponse,
                              astray, giveWay, support)

/// The steps that play stops at, in its order; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, rallyElite, initiativeMoves, unitOrders, freeMoves, volleys,
                              rangedBreakTests, generalsJoin, blows, combatBreakTests, followUps, disorderRemoval,
                              shotsAtInitiativeMoves, orderRerollStep, shotsAtMovers)

BOOST_DEFINE_FIXED_ENUM_CLASS(ActionId, std::int8_t, advance, endStep, stay, move, changeFormation, charge, order, done,
                              throwAgain, letStand, moveGeneral, join, shoot, holdFire, strike, hold, retreat, followUp,
                              begin, evade, counterCharge, receive, giveWay, support)

/// Kinds of terrain, in the order of initiative.json.
BOOST_DEFINE_FIXED_ENUM_CLASS(Ground, std::uint8_t, open, hill, wood, buildings, rampart)
/// The ground that slows under the option terrain-movement (IO-MOV-11).
[[nodiscard]] constexpr bool isRough(Ground ground) { return ground >= Ground::wood; }

BOOST_DEFINE_FIXED_ENUM_CLASS(OrderState, std::uint8_t, none, failed, succeeded)

BOOST_DEFINE_FIXED_ENUM_CLASS(Fate, std::uint8_t, no, broken, shattered)

}  // namespace signifer::initiative
