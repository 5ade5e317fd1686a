// The words of the Fantasy/Ancients Hybrid as enumerations: what the rulings' inputs and results, the profiles and the
// statuses are made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::fantasy {

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitKind, std::uint8_t, infantry, cavalry, lightChariot, heavyChariot, elephants,
                              artillery, character)
BOOST_DEFINE_FIXED_ENUM_CLASS(Armour, std::uint8_t, none, light, heavy, partialPlate, fullPlate)
BOOST_DEFINE_FIXED_ENUM_CLASS(Shield, std::uint8_t, none, buckler, shield, largeShield, pavise)
BOOST_DEFINE_FIXED_ENUM_CLASS(Barding, std::uint8_t, none, halfCloth, fullCloth, halfPlate, fullPlate)
/// Missile weapons, in the order of their table (FA-WPN-1 to 12).
BOOST_DEFINE_FIXED_ENUM_CLASS(Weapon, std::uint8_t, thrownRocks, javelin, darts, handgun, lightCrossbow, shortBow,
                              sling, bow, staffSling, crossbow, longBow)
BOOST_DEFINE_FIXED_ENUM_CLASS(Formation, std::uint8_t, closeOrder, openOrder, skirmish)
/// How a unit moves this turn.
BOOST_DEFINE_FIXED_ENUM_CLASS(Moving, std::uint8_t, normal, charge, march, fastMarch)
/// The part of a unit that a charge or blow strikes.
BOOST_DEFINE_FIXED_ENUM_CLASS(Zone, std::uint8_t, front, flank, rear)

BOOST_DEFINE_FIXED_ENUM_CLASS(Manoeuvre, std::uint8_t, wheel, aboutFace, changeFormation)
/// The reasons that bar a manoeuvre.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoManoeuvre, std::uint8_t, alreadyTurned, alreadyWheeled, notInitial, onlyWheels,
                              tooLittleMovement, tooManyRanks)
BOOST_DEFINE_FIXED_ENUM_CLASS(ReformOutcome, std::uint8_t, reformed, failed, notAllowed)
BOOST_DEFINE_FIXED_ENUM_CLASS(Pace, std::uint8_t, march, fastMarch)
/// The reasons that bar a march.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoMarch, std::uint8_t, difficultTerrain, enemyNear, manoeuvre, noMusician, notInColumn,
                              obstacle, troopType)
/// The reasons that bar breaking off; `forbidden` by a house rule only (D7).
BOOST_DEFINE_FIXED_ENUM_CLASS(NoDisengaging, std::uint8_t, enemyAsFast, enveloped, forbidden, frenzied)

/// The reasons that bar a charge.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoCharge, std::uint8_t, fastMarching, fleeing, inCombat, noTarget, returned)
BOOST_DEFINE_FIXED_ENUM_CLASS(Declaration, std::uint8_t, mayNot, must, may)
/// Tests of a charger.
BOOST_DEFINE_FIXED_ENUM_CLASS(Dread, std::uint8_t, fear, terror)
/// Tests of the charged.
BOOST_DEFINE_FIXED_ENUM_CLASS(Alarm, std::uint8_t, fear, panic, terror)
/// The reasons that bar a reaction to a charge.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoReaction, std::uint8_t, combatHolds, mustFleeAgain, frenziedStands, noCounterKind,
                              chargerOnFoot, notToTheFront, chargerOutOfArc, fastMarching, noMissiles, chargerTooNear)
BOOST_DEFINE_FIXED_ENUM_CLASS(Reaction, std::uint8_t, counterCharge, fireAndFlee, flee, hold, standAndShoot)

BOOST_DEFINE_FIXED_ENUM_CLASS(PanicTrigger, std::uint8_t, fleeingFriends, friendsBroken, flankOrRearCharge, generalLost,
                              shootingCasualties, ignoredEnemy)
/// Outcomes of panic and terror tests.
BOOST_DEFINE_FIXED_ENUM_CLASS(TestOutcome, std::uint8_t, noTest, passed, flees)
BOOST_DEFINE_FIXED_ENUM_CLASS(FearOccasion, std::uint8_t, charged, charging)
BOOST_DEFINE_FIXED_ENUM_CLASS(FearOutcome, std::uint8_t, noTest, passed, mayNotCharge, flees, sixesToHit)
BOOST_DEFINE_FIXED_ENUM_CLASS(TerrorOccasion, std::uint8_t, charged, charging, startOfTurn)
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyOutcome, std::uint8_t, tooFew, rallied, fleesOn)
/// How a unit left the table.
BOOST_DEFINE_FIXED_ENUM_CLASS(Departure, std::uint8_t, fleeing, pursuing)
BOOST_DEFINE_FIXED_ENUM_CLASS(ReturnOutcome, std::uint8_t, tooFew, returns, staysOff)

/// Bands of a weapon's range.
enum class Band : std::uint8_t { shortRange, longRange, out };
/// Whether a shot is possible.
BOOST_DEFINE_FIXED_ENUM_CLASS(Shot, std::uint8_t, outOfRange, mayNotMoveAndShoot, allowed)
/// The reasons that bar a unit from shooting.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoShooting, std::uint8_t, charged, disengaged, failedFearTest, fleeing, inCombat, marched,
                              mayNotMoveAndShoot, rallied, reformed)
/// The kind of target, as far as it matters.
BOOST_DEFINE_FIXED_ENUM_CLASS(Target, std::uint8_t, formed, skirmishers, singleCharacter, lightChariot)
BOOST_DEFINE_FIXED_ENUM_CLASS(Cover, std::uint8_t, none, soft, hard)
BOOST_DEFINE_FIXED_ENUM_CLASS(Attack, std::uint8_t, closeCombat, missile)

/// The grounds on which one side strikes first.
BOOST_DEFINE_FIXED_ENUM_CLASS(OrderBy, std::uint8_t, charge, initiative, momentum, equal)
BOOST_DEFINE_FIXED_ENUM_CLASS(First, std::uint8_t, a, b, together)
/// The winner of a combat.
BOOST_DEFINE_FIXED_ENUM_CLASS(Winner, std::uint8_t, a, b, draw)
/// The grounds on which a break test is decided.
BOOST_DEFINE_FIXED_ENUM_CLASS(BreakBy, std::uint8_t, underFive, fearedAndOutnumbered, test)
BOOST_DEFINE_FIXED_ENUM_CLASS(BreakOutcome, std::uint8_t, holds, givesGround, broken)
/// The choices of a winner.
BOOST_DEFINE_FIXED_ENUM_CLASS(Sequel, std::uint8_t, fightOn, followUp, pursue, stand)
/// The reasons that bar a choice of the winner.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoSequel, std::uint8_t, cannotFollowUp, cannotPursue, combatGoesOn, combatIsOver,
                              mustGoAfter)
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleWinner, std::uint8_t, a, b, draw, undecided)

}  // namespace signifer::fantasy

namespace signifer {

template <>
struct Words<fantasy::Band> {
  static constexpr auto words = std::to_array<std::string_view>({"short", "long", "out"});
};

}  // namespace signifer
