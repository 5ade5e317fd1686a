// The words of the Fantasy/Ancients Hybrid as enumerations: what the rulings' inputs and results, the profiles and the
// statuses are made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::fantasy {

enum class UnitKind : std::uint8_t { infantry, cavalry, lightChariot, heavyChariot, elephants, artillery, character };
enum class Armour : std::uint8_t { none, light, heavy, partialPlate, fullPlate };
enum class Shield : std::uint8_t { none, buckler, shield, largeShield, pavise };
enum class Barding : std::uint8_t { none, halfCloth, fullCloth, halfPlate, fullPlate };
/// Missile weapons, in the order of their table (FA-WPN-1 to 12).
enum class Weapon : std::uint8_t {
  thrownRocks,
  javelin,
  darts,
  handgun,
  lightCrossbow,
  shortBow,
  sling,
  bow,
  staffSling,
  crossbow,
  longBow
};
enum class Formation : std::uint8_t { closeOrder, openOrder, skirmish };
/// How a unit moves this turn.
enum class Moving : std::uint8_t { normal, charge, march, fastMarch };
/// Where a charge or blow strikes a unit.
enum class Zone : std::uint8_t { front, flank, rear };

enum class Manoeuvre : std::uint8_t { wheel, aboutFace, changeFormation };
/// What bars a manoeuvre.
enum class NoManoeuvre : std::uint8_t {
  alreadyTurned,
  alreadyWheeled,
  notInitial,
  onlyWheels,
  tooLittleMovement,
  tooManyRanks
};
enum class ReformOutcome : std::uint8_t { reformed, failed, notAllowed };
enum class Pace : std::uint8_t { march, fastMarch };
/// What bars a march.
enum class NoMarch : std::uint8_t {
  difficultTerrain,
  enemyNear,
  manoeuvre,
  noMusician,
  notInColumn,
  obstacle,
  troopType
};
/// What bars breaking off; `forbidden` by a house rule only (D7).
enum class NoDisengaging : std::uint8_t { enemyAsFast, enveloped, forbidden, frenzied };

/// What bars a charge.
enum class NoCharge : std::uint8_t { fastMarching, fleeing, inCombat, noTarget, returned };
enum class Declaration : std::uint8_t { mayNot, must, may };
/// Tests of a charger.
enum class Dread : std::uint8_t { fear, terror };
/// Tests of the charged.
enum class Alarm : std::uint8_t { fear, panic, terror };
enum class Reaction : std::uint8_t { counterCharge, fireAndFlee, flee, hold, standAndShoot };

enum class PanicTrigger : std::uint8_t {
  fleeingFriends,
  friendsBroken,
  flankOrRearCharge,
  generalLost,
  shootingCasualties,
  ignoredEnemy
};
/// Of panic and terror.
enum class TestOutcome : std::uint8_t { noTest, passed, flees };
enum class FearOccasion : std::uint8_t { charged, charging };
enum class FearOutcome : std::uint8_t { noTest, passed, mayNotCharge, flees, sixesToHit };
enum class TerrorOccasion : std::uint8_t { charged, charging, startOfTurn };
enum class RallyOutcome : std::uint8_t { tooFew, rallied, fleesOn };
/// How a unit left the table.
enum class Departure : std::uint8_t { fleeing, pursuing };
enum class ReturnOutcome : std::uint8_t { tooFew, returns, staysOff };

/// Of a range.
enum class Band : std::uint8_t { shortRange, longRange, out };
/// Whether a shot is possible.
enum class Shot : std::uint8_t { outOfRange, mayNotMoveAndShoot, allowed };
/// What bars a unit from shooting.
enum class NoShooting : std::uint8_t {
  charged,
  disengaged,
  failedFearTest,
  fleeing,
  inCombat,
  marched,
  mayNotMoveAndShoot,
  rallied,
  reformed
};
/// What is shot at, as far as it matters.
enum class Target : std::uint8_t { formed, skirmishers, singleCharacter, lightChariot };
enum class Cover : std::uint8_t { none, soft, hard };
enum class Attack : std::uint8_t { closeCombat, missile };

/// What decides who strikes first.
enum class OrderBy : std::uint8_t { charge, initiative, momentum, equal };
enum class First : std::uint8_t { a, b, together };
/// Of a combat.
enum class Winner : std::uint8_t { a, b, draw };
/// What decides a break test.
enum class BreakBy : std::uint8_t { underFive, fearedAndOutnumbered, test };
enum class BreakOutcome : std::uint8_t { holds, givesGround, broken };
/// What a winner may do.
enum class Sequel : std::uint8_t { fightOn, followUp, pursue, stand };
enum class BattleWinner : std::uint8_t { a, b, draw, undecided };

}  // namespace signifer::fantasy

namespace signifer {

template <>
struct Words<fantasy::UnitKind> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"infantry", "cavalry", "light-chariot", "heavy-chariot", "elephants", "artillery", "character"});
};
template <>
struct Words<fantasy::Armour> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "light", "heavy", "partial-plate", "full-plate"});
};
template <>
struct Words<fantasy::Shield> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "buckler", "shield", "large-shield", "pavise"});
};
template <>
struct Words<fantasy::Barding> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "half-cloth", "full-cloth", "half-plate", "full-plate"});
};
template <>
struct Words<fantasy::Weapon> {
  static constexpr auto words =
      std::to_array<std::string_view>({"thrown-rocks", "javelin", "darts", "handgun", "light-crossbow", "short-bow",
                                       "sling", "bow", "staff-sling", "crossbow", "long-bow"});
};
template <>
struct Words<fantasy::Formation> {
  static constexpr auto words = std::to_array<std::string_view>({"close-order", "open-order", "skirmish"});
};
template <>
struct Words<fantasy::Moving> {
  static constexpr auto words = std::to_array<std::string_view>({"normal", "charge", "march", "fast-march"});
};
template <>
struct Words<fantasy::Zone> {
  static constexpr auto words = std::to_array<std::string_view>({"front", "flank", "rear"});
};
template <>
struct Words<fantasy::Manoeuvre> {
  static constexpr auto words = std::to_array<std::string_view>({"wheel", "about-face", "change-formation"});
};
template <>
struct Words<fantasy::NoManoeuvre> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"already-turned", "already-wheeled", "not-initial", "only-wheels", "too-little-movement", "too-many-ranks"});
};
template <>
struct Words<fantasy::ReformOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"reformed", "failed", "not-allowed"});
};
template <>
struct Words<fantasy::Pace> {
  static constexpr auto words = std::to_array<std::string_view>({"march", "fast-march"});
};
template <>
struct Words<fantasy::NoMarch> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"difficult-terrain", "enemy-near", "manoeuvre", "no-musician", "not-in-column", "obstacle", "troop-type"});
};
template <>
struct Words<fantasy::NoDisengaging> {
  static constexpr auto words =
      std::to_array<std::string_view>({"enemy-as-fast", "enveloped", "forbidden", "frenzied"});
};
template <>
struct Words<fantasy::NoCharge> {
  static constexpr auto words =
      std::to_array<std::string_view>({"fast-marching", "fleeing", "in-combat", "no-target", "returned"});
};
template <>
struct Words<fantasy::Declaration> {
  static constexpr auto words = std::to_array<std::string_view>({"may-not", "must", "may"});
};
template <>
struct Words<fantasy::Dread> {
  static constexpr auto words = std::to_array<std::string_view>({"fear", "terror"});
};
template <>
struct Words<fantasy::Alarm> {
  static constexpr auto words = std::to_array<std::string_view>({"fear", "panic", "terror"});
};
template <>
struct Words<fantasy::Reaction> {
  static constexpr auto words =
      std::to_array<std::string_view>({"counter-charge", "fire-and-flee", "flee", "hold", "stand-and-shoot"});
};
template <>
struct Words<fantasy::PanicTrigger> {
  static constexpr auto words =
      std::to_array<std::string_view>({"fleeing-friends", "friends-broken", "flank-or-rear-charge", "general-lost",
                                       "shooting-casualties", "ignored-enemy"});
};
template <>
struct Words<fantasy::TestOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"no-test", "passed", "flees"});
};
template <>
struct Words<fantasy::FearOccasion> {
  static constexpr auto words = std::to_array<std::string_view>({"charged", "charging"});
};
template <>
struct Words<fantasy::FearOutcome> {
  static constexpr auto words =
      std::to_array<std::string_view>({"no-test", "passed", "may-not-charge", "flees", "sixes-to-hit"});
};
template <>
struct Words<fantasy::TerrorOccasion> {
  static constexpr auto words = std::to_array<std::string_view>({"charged", "charging", "start-of-turn"});
};
template <>
struct Words<fantasy::RallyOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"too-few", "rallied", "flees-on"});
};
template <>
struct Words<fantasy::Departure> {
  static constexpr auto words = std::to_array<std::string_view>({"fleeing", "pursuing"});
};
template <>
struct Words<fantasy::ReturnOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"too-few", "returns", "stays-off"});
};
template <>
struct Words<fantasy::Band> {
  static constexpr auto words = std::to_array<std::string_view>({"short", "long", "out"});
};
template <>
struct Words<fantasy::Shot> {
  static constexpr auto words = std::to_array<std::string_view>({"out-of-range", "may-not-move-and-shoot", "allowed"});
};
template <>
struct Words<fantasy::NoShooting> {
  static constexpr auto words =
      std::to_array<std::string_view>({"charged", "disengaged", "failed-fear-test", "fleeing", "in-combat", "marched",
                                       "may-not-move-and-shoot", "rallied", "reformed"});
};
template <>
struct Words<fantasy::Target> {
  static constexpr auto words =
      std::to_array<std::string_view>({"formed", "skirmishers", "single-character", "light-chariot"});
};
template <>
struct Words<fantasy::Cover> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "soft", "hard"});
};
template <>
struct Words<fantasy::Attack> {
  static constexpr auto words = std::to_array<std::string_view>({"close-combat", "missile"});
};
template <>
struct Words<fantasy::OrderBy> {
  static constexpr auto words = std::to_array<std::string_view>({"charge", "initiative", "momentum", "equal"});
};
template <>
struct Words<fantasy::First> {
  static constexpr auto words = std::to_array<std::string_view>({"a", "b", "together"});
};
template <>
struct Words<fantasy::Winner> {
  static constexpr auto words = std::to_array<std::string_view>({"a", "b", "draw"});
};
template <>
struct Words<fantasy::BreakBy> {
  static constexpr auto words = std::to_array<std::string_view>({"under-five", "feared-and-outnumbered", "test"});
};
template <>
struct Words<fantasy::BreakOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"holds", "gives-ground", "broken"});
};
template <>
struct Words<fantasy::Sequel> {
  static constexpr auto words = std::to_array<std::string_view>({"fight-on", "follow-up", "pursue", "stand"});
};
template <>
struct Words<fantasy::BattleWinner> {
  static constexpr auto words = std::to_array<std::string_view>({"a", "b", "draw", "undecided"});
};

}  // namespace signifer
