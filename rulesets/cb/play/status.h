// The numbered slots of a battle of CB: statuses of units, leaders, armies and the battle, kinds of action, task and
// relation. cb.json names the same in the same order; the rule set checks that when it is made.
#pragma once

#include "cb/terms.h"

namespace signifer::cb {

/// What play keeps of a unit, by number.
enum class UnitStatus : std::uint8_t {
  formation,
  frontStands,
  dps,
  shaken,
  broken,
  rampaging,
  casualties,
  doing,
  moved,
  shot,
  formedUp,
  steadied,
  spentHalves,
  impetus,
  inspireActions,
  directed,
  command,
  control,
  thrown,
  part,
  counterCharged,
  response,
  afterDid,
  heavyLost,
  othersLost,
  leadersLost,
  commandersLost,
  fate,
  sideStepped,
  followedOn,
  fled,
  crossedRough,
};
enum class UnitProfile : std::uint8_t {
  troop,
  role,
  grade,
  combatFactor,
  moraleValue,
  armoured,
  legion,
  elephantKind,
  weapon,
  stands,
  frontStands,
  formations,
};
enum class PersonProfile : std::uint8_t {
  rank,
  actions,
};
enum class PersonStatus : std::uint8_t {
  wounded,
  spent,
  inspiring,
  steadying,
  orders,
  newOrders,
  newsTurns,
  lost,
};
enum class SideStatus : std::uint8_t {
  unitsAtStart,
  destroyed,
  offTable,
  homeAtTop,
  broken,
};
enum class BattleStatus : std::uint8_t {
  firstSide,
  over,
};
enum class RelationKind : std::uint8_t {
  charges,
  impact,
  ground,
  defends,
  dice,
};
/// What is still to be done. Lengths are hundredths of a JT.
/// path: unit, allowance left, doubled, whole allowance. respond: unit, charger. charge: charger, target, what is left
/// of its move (-1: not thrown yet), ChargeMode, the cosine of D57's bearing behind or not. result: unit, difference,
/// enemy, part, facts. choose: unit, moves, enemy. flight, run-on: unit. follow-on: pursuer, enemy, 1 where neither may
/// run off. retire: unit, enemy, most, hundredths of a degree to face. charges, fight, flights, morale: none.
enum class TaskKind : std::uint8_t {
  path,
  respond,
  charge,
  charges,
  fight,
  result,
  choose,
  flight,
  flights,
  followOn,
  morale,
  retire,
  runOn,
};
/// What a unit is doing: its Doing for control, and more.
enum class Activity : std::uint8_t {
  halted,
  moving,
  charging,
  pursuing,
  looting,
  spontaneousAdvance,
  retiring,
  evading,
  routing,
  rampaging,
  rallying,
};
/// What a control test binds a unit to in this turn.
enum class Control : std::uint8_t {
  none,
  halt,
  free,
  continues,
  spontaneousAdvance,
};
enum class Answer : std::uint8_t {
  none,
  breaks,
  counterCharge,
  evade,
  stand,
};
enum class PartNow : std::uint8_t {
  none,
  charged,
  counterCharged,
  stood,
  melee,
};
/// What a unit did after its combat.
enum class AfterDid : std::uint8_t {
  nothing,
  halt,
  fallBack,
  retire,
  breaks,
  openRanks,
  burstThrough,
  gone,
  fallBackThrough,
};
enum class Fate : std::uint8_t {
  inBeing,
  destroyed,
  leftTable,
};
enum class Orders : std::uint8_t {
  hold,
  advance,
  attack,
  skirmish,
  withdraw,
};
/// Kinds of ground.
enum class Ground : std::uint8_t {
  open,
  hill,
  wood,
  rough,
  marsh,
  cover,
  builtUp,
  impassable,
  obstacle,
  majorObstacle,
  fortification,
  camp,
};
enum class ActionId : std::int8_t {
  leaderMove,
  attach,
  detach,
  inspire,
  steady,
  direct,
  giveOrders,
  receiveOrders,
  testControl,
  startRally,
  shoot,
  move,
  go,
  stay,
  manoeuvre,
  declareCharge,
  respond,
  afterMove,
  endStep,
  advance,
};

}  // namespace signifer::cb

namespace signifer {

template <>
struct Words<cb::UnitStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"formation",      "frontStands", "dps",       "shaken",      "broken",      "rampaging",      "casualties",
       "doing",          "moved",       "shot",      "formedUp",    "steadied",    "spentHalves",    "impetus",
       "inspireActions", "directed",    "command",   "control",     "thrown",      "part",           "counterCharged",
       "response",       "afterDid",    "heavyLost", "othersLost",  "leadersLost", "commandersLost", "fate",
       "sideStepped",    "followedOn",  "fled",      "crossedRough"});
};
template <>
struct Words<cb::UnitProfile> {
  static constexpr auto words =
      std::to_array<std::string_view>({"troop", "role", "grade", "combatFactor", "moraleValue", "armoured", "legion",
                                       "elephantKind", "weapon", "stands", "frontStands", "formations"});
};
template <>
struct Words<cb::PersonProfile> {
  static constexpr auto words = std::to_array<std::string_view>({"rank", "actions"});
};
template <>
struct Words<cb::PersonStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"wounded", "spent", "inspiring", "steadying", "orders", "newOrders", "newsTurns", "lost"});
};
template <>
struct Words<cb::SideStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"unitsAtStart", "destroyed", "offTable", "homeAtTop", "broken"});
};
template <>
struct Words<cb::BattleStatus> {
  static constexpr auto words = std::to_array<std::string_view>({"firstSide", "over"});
};
template <>
struct Words<cb::RelationKind> {
  static constexpr auto words = std::to_array<std::string_view>({"charges", "impact", "ground", "defends", "dice"});
};
template <>
struct Words<cb::TaskKind> {
  static constexpr auto words =
      std::to_array<std::string_view>({"path", "respond", "charge", "charges", "fight", "result", "choose", "flight",
                                       "flights", "follow-on", "morale", "retire", "run-on"});
};
template <>
struct Words<cb::Activity> {
  static constexpr auto words =
      std::to_array<std::string_view>({"halted", "moving", "charging", "pursuing", "looting", "spontaneous-advance",
                                       "retiring", "evading", "routing", "rampaging", "rallying"});
};
template <>
struct Words<cb::Control> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "halt", "free", "continue", "spontaneous-advance"});
};
template <>
struct Words<cb::Answer> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "break", "counter-charge", "evade", "stand"});
};
template <>
struct Words<cb::PartNow> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "charged", "counter-charged", "stood", "melee"});
};
template <>
struct Words<cb::AfterDid> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"nothing", "halt", "fall-back", "retire", "break", "open-ranks", "burst-through", "gone", "fall-back-through"});
};
template <>
struct Words<cb::Fate> {
  static constexpr auto words = std::to_array<std::string_view>({"in-being", "destroyed", "left-table"});
};
template <>
struct Words<cb::Orders> {
  static constexpr auto words = std::to_array<std::string_view>({"hold", "advance", "attack", "skirmish", "withdraw"});
};
template <>
struct Words<cb::Ground> {
  static constexpr auto words =
      std::to_array<std::string_view>({"open", "hill", "wood", "rough", "marsh", "cover", "built-up", "impassable",
                                       "obstacle", "major-obstacle", "fortification", "camp"});
};
template <>
struct Words<cb::ActionId> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"leader-move",    "attach",         "detach",      "inspire",    "steady",   "direct", "give-orders",
       "receive-orders", "test-control",   "start-rally", "shoot",      "move",     "go",     "stay",
       "manoeuvre",      "declare-charge", "respond",     "after-move", "end-step", "advance"});
};

}  // namespace signifer
