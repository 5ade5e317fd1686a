// The numbered slots of a battle of Initiative Order: profiles and statuses of units, Generals, armies and the battle,
// kinds of action, task and relation. initiative.json names the same in the same order; the rule set checks that when
// it is made.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::initiative {

enum class UnitProfile : std::uint8_t {
  troop,
  breakType,
  combatValue,
  rangedValue,
  weapon,
  morale,
  stamina,
  size,
  openOrder,
  formations,
  targetType,
  eliteOn,
  points
};

enum class PersonProfile : std::uint8_t { rank, replacement, rating, fightingDice };

/// What the captions in initiative.json say; `gaveGround` in thousandths of an inch.
enum class UnitStatus : std::uint8_t {
  hits,
  disordered,
  formation,
  division,
  momentum,
  considered,
  initiativeMove,
  order,
  orderKind,
  movesLeft,
  moved,
  turned,
  shot,
  reactionShot,
  artilleryMoved,
  shotSixesOnly,
  shotSixes,
  shakenByShots,
  hitsAtPhase,
  volleySixesOnly,
  volleySixes,
  shakenAtBlows,
  charged,
  inflicted,
  roundOutcome,
  tested,
  gaveGround,
  supporting,
  supportFate,
  lost,
  fight
};

enum class PersonStatus : std::uint8_t { orders, done, moved, lost, replacements, division };

enum class SideStatus : std::uint8_t { rerollUsed, brokenDivisions, defeated };

enum class BattleStatus : std::uint8_t { firstPlayer, orderingGeneral, opponentJoins, over };

/// `engaged`: 1 + the Quarter of `from` in which `to` stands. `strikes`: whom a unit in contact with several strikes.
/// `shotAt`: has shot at it in this phase.
enum class RelationKind : std::uint8_t { engaged, strikes, shotAt };

/// What is still to be done; its arguments stand where it is carried out (play/turn.cpp).
enum class TaskKind : std::uint8_t {
  firstPlayer,
  orderThrown,
  leg,
  reactionShot,
  contact,
  endMove,
  rangedTest,
  breakChoice,
  strike,
  combatTest,
  supportTests,
  followUp,
  chargeResponse,
  astray,
  giveWay,
  support
};

enum class ActionId : std::int8_t {
  advance,
  endStep,
  stay,
  move,
  changeFormation,
  charge,
  order,
  done,
  throwAgain,
  letStand,
  moveGeneral,
  join,
  shoot,
  holdFire,
  strike,
  hold,
  retreat,
  followUp,
  begin,
  evade,
  counterCharge,
  receive,
  giveWay,
  support
};

/// Kinds of terrain, in the order of initiative.json.
enum class Ground : std::uint8_t { open, hill, wood, buildings, rampart };
/// What slows under the option terrain-movement (IO-MOV-11).
[[nodiscard]] constexpr bool isRough(Ground ground) { return ground >= Ground::wood; }

enum class OrderState : std::uint8_t { none, failed, succeeded };

enum class Fate : std::uint8_t { no, broken, shattered };

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::UnitProfile> {
  static constexpr auto words = std::to_array<std::string_view>({"troop", "breakType", "combatValue", "rangedValue",
                                                                 "weapon", "morale", "stamina", "size", "openOrder",
                                                                 "formations", "targetType", "eliteOn", "points"});
};

template <>
struct Words<initiative::PersonProfile> {
  static constexpr auto words = std::to_array<std::string_view>({"rank", "replacement", "rating", "fightingDice"});
};

template <>
struct Words<initiative::UnitStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"hits",           "disordered",      "formation",      "division",      "momentum",    "considered",
       "initiativeMove", "order",           "orderKind",      "movesLeft",     "moved",       "turned",
       "shot",           "reactionShot",    "artilleryMoved", "shotSixesOnly", "shotSixes",   "shakenByShots",
       "hitsAtPhase",    "volleySixesOnly", "volleySixes",    "shakenAtBlows", "charged",     "inflicted",
       "roundOutcome",   "tested",          "gaveGround",     "supporting",    "supportFate", "lost",
       "fight"});
};

template <>
struct Words<initiative::PersonStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"orders", "done", "moved", "lost", "replacements", "division"});
};

template <>
struct Words<initiative::SideStatus> {
  static constexpr auto words = std::to_array<std::string_view>({"rerollUsed", "brokenDivisions", "defeated"});
};

template <>
struct Words<initiative::BattleStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"firstPlayer", "orderingGeneral", "opponentJoins", "over"});
};

template <>
struct Words<initiative::RelationKind> {
  static constexpr auto words = std::to_array<std::string_view>({"engaged", "strikes", "shotAt"});
};

template <>
struct Words<initiative::TaskKind> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"first-player", "order-thrown", "leg", "reaction-shot", "contact", "end-move", "ranged-test", "break-choice",
       "strike", "combat-test", "support-tests", "follow-up", "charge-response", "astray", "give-way", "support"});
};

template <>
struct Words<initiative::ActionId> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"advance", "end-step",  "stay",           "move",      "change-formation", "charge",
       "order",   "done",      "throw-again",    "let-stand", "move-general",     "join",
       "shoot",   "hold-fire", "strike",         "hold",      "retreat",          "follow-up",
       "begin",   "evade",     "counter-charge", "receive",   "give-way",         "support"});
};

template <>
struct Words<initiative::Ground> {
  static constexpr auto words = std::to_array<std::string_view>({"open", "hill", "wood", "buildings", "rampart"});
};

template <>
struct Words<initiative::OrderState> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "failed", "succeeded"});
};

template <>
struct Words<initiative::Fate> {
  static constexpr auto words = std::to_array<std::string_view>({"no", "broken", "shattered"});
};

}  // namespace signifer
