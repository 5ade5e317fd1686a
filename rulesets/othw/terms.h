// The words of O/THW Ancients as enumerations: what the rulings' inputs and results, the profiles and the statuses are
// made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include "schema/words.h"
#include "table/grid.h"

namespace signifer::othw {

/// What an action is, to action-permitted.
enum class Deed : std::uint8_t { move, groupMove, charge, combat, furtherMove, mahouts };
/// State of a unit that is still there.
enum class Bearing : std::uint8_t { ready, halted, fleeing, pursuing, rampaging };
/// The same with what has left the battle: the unit's status.
enum class UnitState : std::uint8_t { ready, halted, fleeing, pursuing, rampaging, gone };
enum class Moved : std::uint8_t { no, singly, inGroup };
/// How terrain treats a unit: OT-TER-3.
enum class Troops : std::uint8_t { other, skirmishers, looseOrder };
enum class UnitClass : std::uint8_t { infantry, skirmishers, lightCavalry, cavalry, elephants };
enum class Breed : std::uint8_t { none, african, indian };
enum class Ability : std::uint8_t { none, battlefieldManager, fortuneFavoursTheBold };

enum class NotPermitted : std::uint8_t {
  alreadyFought,
  alreadyGroupMoved,
  alreadyMoved,
  fleeing,
  haltedThisPhase,
  notAdjacentAtStart,
  notFacingEnemy,
  notMovedYet,
  notRampaging,
  pursuing,
  rampaging,
  terrainMovesSingly,
};
enum class NotAsGroup : std::uint8_t {
  differentDirections,
  differentSpeeds,
  notConnected,
  terrainMovesSingly,
  tooFar,
  unitAlreadyMoved,
};
enum class NoPassage : std::uint8_t { enemyInTheWay, neitherIsSkirmishers, notEnoughMoves, rampageAttacks };

/// Of two units that meet, what matters for passing through.
enum class Passing : std::uint8_t { other, skirmishers };
enum class Whose : std::uint8_t { own, enemy };
enum class Movement : std::uint8_t { move, retreat, flight, pursuit, rampage };

/// Side of the defender that is struck; none where the two do not touch.
enum class StruckSide : std::uint8_t { none, front, flank, rear };
enum class Quarter : std::uint8_t { front, flank, rear };
enum class Striker : std::uint8_t { other, archers, hoplites, africanElephants, indianElephants };
enum class Foe : std::uint8_t { other, skirmishers, lightCavalry, hoplites, africanElephants, indianElephants };
enum class Ground : std::uint8_t { even, foeInFord, downhill };
enum class Fighter : std::uint8_t { other, elephants, rampagingElephants };
enum class Fate : std::uint8_t { flees, eliminated, rampagesOn, testsRampage, testsRetreat, holds };
enum class Who : std::uint8_t { none, attacker, defender };

enum class Occasion : std::uint8_t { attack, rally, reroll };
/// A Fate Roll's result, a risk test's, and a leadership test's, which may have put nobody at risk.
enum class FateRolled : std::uint8_t { removed, missesTurn, nearMiss };
enum class RiskFate : std::uint8_t { unharmed, removed, missesTurn, nearMiss };
enum class GeneralFate : std::uint8_t { untested, unharmed, removed, missesTurn, nearMiss };

/// What a retreat finds in its way.
enum class Way : std::uint8_t { clear, blocked, offTable };
enum class FollowChoice : std::uint8_t { followUp, stay };
enum class Direction : std::uint8_t { left, right, rear, none, forwards };
enum class Moment : std::uint8_t { brokeInOwnPhase, brokeInEnemyPhase, ownPhaseBegins };
/// What has become of a unit that is pursued.
enum class Quarry : std::uint8_t { onTable, leftTable, destroyed };
enum class MoraleEvent : std::uint8_t {
  brokeInCombat,
  pushedOffTable,
  rampageEnded,
  brokeByMorale,
  fledOffTable,
  slaughtered,
  generalRemoved,
};
enum class Verdicts : std::uint8_t { continues, activeWins, otherWins, draw };

}  // namespace signifer::othw

namespace signifer {

template <>
struct Words<Facing> {
  static constexpr std::array<std::string_view, 4> words{"north", "east", "south", "west"};
};
template <>
struct Words<othw::Deed> {
  static constexpr std::array<std::string_view, 6> words{"move",   "group-move",   "charge",
                                                         "combat", "further-move", "mahouts"};
};
template <>
struct Words<othw::Bearing> {
  static constexpr std::array<std::string_view, 5> words{"ready", "halted", "fleeing", "pursuing", "rampaging"};
};
template <>
struct Words<othw::UnitState> {
  static constexpr std::array<std::string_view, 6> words{"ready", "halted", "fleeing", "pursuing", "rampaging", "gone"};
};
template <>
struct Words<othw::Moved> {
  static constexpr std::array<std::string_view, 3> words{"no", "singly", "in-group"};
};
template <>
struct Words<othw::Troops> {
  static constexpr std::array<std::string_view, 3> words{"other", "skirmishers", "loose-order"};
};
template <>
struct Words<othw::UnitClass> {
  static constexpr std::array<std::string_view, 5> words{"infantry", "skirmishers", "light-cavalry", "cavalry",
                                                         "elephants"};
};
template <>
struct Words<othw::Breed> {
  static constexpr std::array<std::string_view, 3> words{"none", "african", "indian"};
};
template <>
struct Words<othw::Ability> {
  static constexpr std::array<std::string_view, 3> words{"none", "battlefield-manager", "fortune-favours-the-bold"};
};
template <>
struct Words<othw::NotPermitted> {
  static constexpr std::array<std::string_view, 12> words{
      "already-fought",   "already-group-moved", "already-moved",
      "fleeing",          "halted-this-phase",   "not-adjacent-at-start",
      "not-facing-enemy", "not-moved-yet",       "not-rampaging",
      "pursuing",         "rampaging",           "terrain-moves-singly"};
};
template <>
struct Words<othw::NotAsGroup> {
  static constexpr std::array<std::string_view, 6> words{
      "different-directions", "different-speeds", "not-connected",
      "terrain-moves-singly", "too-far",          "unit-already-moved"};
};
template <>
struct Words<othw::NoPassage> {
  static constexpr std::array<std::string_view, 4> words{"enemy-in-the-way", "neither-is-skirmishers",
                                                         "not-enough-moves", "rampage-attacks"};
};
template <>
struct Words<othw::Passing> {
  static constexpr std::array<std::string_view, 2> words{"other", "skirmishers"};
};
template <>
struct Words<othw::Whose> {
  static constexpr std::array<std::string_view, 2> words{"own", "enemy"};
};
template <>
struct Words<othw::Movement> {
  static constexpr std::array<std::string_view, 5> words{"move", "retreat", "flight", "pursuit", "rampage"};
};
template <>
struct Words<othw::StruckSide> {
  static constexpr std::array<std::string_view, 4> words{"none", "front", "flank", "rear"};
};
template <>
struct Words<othw::Quarter> {
  static constexpr std::array<std::string_view, 3> words{"front", "flank", "rear"};
};
template <>
struct Words<othw::Striker> {
  static constexpr std::array<std::string_view, 5> words{"other", "archers", "hoplites", "african-elephants",
                                                         "indian-elephants"};
};
template <>
struct Words<othw::Foe> {
  static constexpr std::array<std::string_view, 6> words{"other",    "skirmishers",       "light-cavalry",
                                                         "hoplites", "african-elephants", "indian-elephants"};
};
template <>
struct Words<othw::Ground> {
  static constexpr std::array<std::string_view, 3> words{"even", "foe-in-ford", "downhill"};
};
template <>
struct Words<othw::Fighter> {
  static constexpr std::array<std::string_view, 3> words{"other", "elephants", "rampaging-elephants"};
};
template <>
struct Words<othw::Fate> {
  static constexpr std::array<std::string_view, 6> words{"flees",         "eliminated",    "rampages-on",
                                                         "tests-rampage", "tests-retreat", "holds"};
};
template <>
struct Words<othw::Who> {
  static constexpr std::array<std::string_view, 3> words{"none", "attacker", "defender"};
};
template <>
struct Words<othw::Occasion> {
  static constexpr std::array<std::string_view, 3> words{"attack", "rally", "reroll"};
};
template <>
struct Words<othw::FateRolled> {
  static constexpr std::array<std::string_view, 3> words{"removed", "misses-turn", "near-miss"};
};
template <>
struct Words<othw::RiskFate> {
  static constexpr std::array<std::string_view, 4> words{"unharmed", "removed", "misses-turn", "near-miss"};
};
template <>
struct Words<othw::GeneralFate> {
  static constexpr std::array<std::string_view, 5> words{"untested", "unharmed", "removed", "misses-turn", "near-miss"};
};
template <>
struct Words<othw::Way> {
  static constexpr std::array<std::string_view, 3> words{"clear", "blocked", "off-table"};
};
template <>
struct Words<othw::FollowChoice> {
  static constexpr std::array<std::string_view, 2> words{"follow-up", "stay"};
};
template <>
struct Words<othw::Direction> {
  static constexpr std::array<std::string_view, 5> words{"left", "right", "rear", "none", "forwards"};
};
template <>
struct Words<othw::Moment> {
  static constexpr std::array<std::string_view, 3> words{"broke-in-own-phase", "broke-in-enemy-phase",
                                                         "own-phase-begins"};
};
template <>
struct Words<othw::Quarry> {
  static constexpr std::array<std::string_view, 3> words{"on-table", "left-table", "destroyed"};
};
template <>
struct Words<othw::MoraleEvent> {
  static constexpr std::array<std::string_view, 7> words{"broke-in-combat", "pushed-off-table", "rampage-ended",
                                                         "broke-by-morale", "fled-off-table",   "slaughtered",
                                                         "general-removed"};
};
template <>
struct Words<othw::Verdicts> {
  static constexpr std::array<std::string_view, 4> words{"continues", "active-wins", "other-wins", "draw"};
};

}  // namespace signifer
