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
  newsX,
  newsY,
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

#include "cb/play/status_words.h"
