// The words of CB as enumerations: what the rulings' inputs and results, the profiles and the statuses are made of. The
// order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include "schema/words.h"

namespace signifer::cb {

/// What a unit is made of.
enum class Troop : std::uint8_t {
  heavyInfantry,
  lightInfantry,
  phalanx,
  pikePhalanx,
  cavalry,
  lightCavalry,
  cataphracts,
  camelry,
  chariots,
  scythedChariots,
  elephants,
  artillery
};
enum class Role : std::uint8_t { none, warriors, rabble, javelinmen, bowmen, skirmishers, missileTroops };
/// Quality: A is the best.
enum class Grade : std::uint8_t { a, b, c };
enum class Formation : std::uint8_t { line, column, quincunx, unformed };
/// What special troops are, to critical hits; and which of them rampage.
enum class SpecialTroop : std::uint8_t { elephants, scythedChariots, artillery };
enum class RampagingTroop : std::uint8_t { elephants, scythedChariots };
/// A unit as far as control goes.
enum class ControlKind : std::uint8_t { warriors, rabble, scythedChariots, artillery, other };
/// What a unit that may have to test did last.
enum class Doing : std::uint8_t { halted, moving, charging, pursuing, looting, spontaneousAdvance };
enum class MoveKind : std::uint8_t { tactical, charge, evade, retire, rout, pursuit, rampage };
enum class Manoeuvre : std::uint8_t {
  wheel,
  changeFormation,
  formUp,
  aboutFace,
  doubleRanks,
  halveRanks,
  crossObstacle,
  crossMajorObstacle,
  passGap,
  sideStep,
  stepBack
};
/// State of a unit in a passage of lines.
enum class PassageState : std::uint8_t { formed, unformed, routing };
/// Who shoots, as to when and with what; and as to the dice.
enum class Shooter : std::uint8_t { artillery, bowmen, skirmishers, missileTroops, lightCavalry, other };
enum class VolleyShooter : std::uint8_t { artillery, bowmen, missileTroops, rabble, other };
enum class Timing : std::uint8_t { beforeMoving, afterMoving, withoutMoving };
/// What a shot is made with; and the weapon of a profile, which may be none.
enum class Missile : std::uint8_t { javelin, bowOrSling, artillery };
enum class Weapon : std::uint8_t { none, javelin, bowOrSling, artillery };
enum class Range : std::uint8_t { shortRange, longRange, out };
/// What critical hits do to special troops; and what a combat does to a unit.
enum class CriticalFate : std::uint8_t { none, destroyed, rampage };
enum class CombatFate : std::uint8_t { none, destroyed, rampage, breaks };
enum class LeaderOutcome : std::uint8_t { unharmed, killed, wounded, nearMiss };
enum class ChargeMode : std::uint8_t { deliberate, spontaneousAdvance, pursuit };
/// Edge of a unit that is struck.
enum class Edge : std::uint8_t { front, flank, rear };
enum class Response : std::uint8_t { breaks, counterCharge, evade, stand };
enum class BurstThrough : std::uint8_t { none, through, openedRanks };
/// Asked for each unit: whether somebody charged, counter-charged or pursued in this round.
enum class CombatKind : std::uint8_t { charge, melee };
enum class Impetus : std::uint8_t { none, charge, followUp, pursuit };
/// A unit's part in a round of combat.
enum class Part : std::uint8_t { charged, counterCharged, stood, melee };
enum class Band : std::uint8_t { victory, success, inconclusive, setBack, defeat, rout };
/// What an enemy does after the combat; gone: destroyed or rampaging.
enum class EnemyMove : std::uint8_t { halt, fallBack, retire, breaks, openRanks, burstThrough, gone };
/// What a unit may do after a combat.
enum class AfterMove : std::uint8_t {
  advance,
  breaks,
  burstThrough,
  fallBack,
  fallBackThroughSupports,
  followUp,
  halt,
  openRanks,
  pursue,
  rampage,
  retire
};
enum class RampageWay : std::uint8_t { ahead, left, right, back };
/// How a player uses a leader who steadies in a control test.
enum class SteadyShift : std::uint8_t { none, plus, minus };
/// Band and outcome of a control test.
enum class ControlBand : std::uint8_t { low, middle, high };
enum class Behaviour : std::uint8_t { continues, halt, free, spontaneousAdvance };
/// Reasons of the rulings that may say no.
enum class CommandReason : std::uint8_t { notAttached, tooFewActions, unitNotHalted, woundedLeader };
enum class ControlReason : std::uint8_t {
  charging,
  impetuousNearEnemy,
  looting,
  outsideOrders,
  pursuing,
  spontaneousAdvance
};
enum class RallyReason : std::uint8_t { broken, inCombat, moving };
enum class ShootingReason : std::uint8_t {
  alreadyShot,
  inCombat,
  notNearestTarget,
  onlyAfterMoving,
  outOfRange,
  shootOrMove,
  targetInCombat
};
enum class ChargeReason : std::uint8_t {
  artillery,
  column,
  justFormedUp,
  shaken,
  steadyPhalanx,
  unformedAgainstFormed
};
/// A leader's rank, and the breed of elephants.
enum class Rank : std::uint8_t { general, alliedCommander, subordinate };
enum class ElephantKind : std::uint8_t { none, indian, african };

inline constexpr std::size_t troops = 12;

}  // namespace signifer::cb

namespace signifer {

template <>
struct Words<cb::Troop> {
  static constexpr std::array<std::string_view, 12> words{
      "heavy-infantry", "light-infantry", "phalanx",  "pike-phalanx",     "cavalry",   "light-cavalry",
      "cataphracts",    "camelry",        "chariots", "scythed-chariots", "elephants", "artillery"};
};
template <>
struct Words<cb::Role> {
  static constexpr std::array<std::string_view, 7> words{"none",   "warriors",    "rabble",        "javelinmen",
                                                         "bowmen", "skirmishers", "missile-troops"};
};
template <>
struct Words<cb::Grade> {
  static constexpr std::array<std::string_view, 3> words{"A", "B", "C"};
};
template <>
struct Words<cb::Formation> {
  static constexpr std::array<std::string_view, 4> words{"line", "column", "quincunx", "unformed"};
};
template <>
struct Words<cb::SpecialTroop> {
  static constexpr std::array<std::string_view, 3> words{"elephants", "scythed-chariots", "artillery"};
};
template <>
struct Words<cb::RampagingTroop> {
  static constexpr std::array<std::string_view, 2> words{"elephants", "scythed-chariots"};
};
template <>
struct Words<cb::ControlKind> {
  static constexpr std::array<std::string_view, 5> words{"warriors", "rabble", "scythed-chariots", "artillery",
                                                         "other"};
};
template <>
struct Words<cb::Doing> {
  static constexpr std::array<std::string_view, 6> words{"halted",   "moving",  "charging",
                                                         "pursuing", "looting", "spontaneous-advance"};
};
template <>
struct Words<cb::MoveKind> {
  static constexpr std::array<std::string_view, 7> words{"tactical", "charge",  "evade",  "retire",
                                                         "rout",     "pursuit", "rampage"};
};
template <>
struct Words<cb::Manoeuvre> {
  static constexpr std::array<std::string_view, 11> words{
      "wheel",          "change-formation",     "form-up",  "about-face", "double-ranks", "halve-ranks",
      "cross-obstacle", "cross-major-obstacle", "pass-gap", "side-step",  "step-back"};
};
template <>
struct Words<cb::PassageState> {
  static constexpr std::array<std::string_view, 3> words{"formed", "unformed", "routing"};
};
template <>
struct Words<cb::Shooter> {
  static constexpr std::array<std::string_view, 6> words{"artillery",      "bowmen",        "skirmishers",
                                                         "missile-troops", "light-cavalry", "other"};
};
template <>
struct Words<cb::VolleyShooter> {
  static constexpr std::array<std::string_view, 5> words{"artillery", "bowmen", "missile-troops", "rabble", "other"};
};
template <>
struct Words<cb::Timing> {
  static constexpr std::array<std::string_view, 3> words{"before-moving", "after-moving", "without-moving"};
};
template <>
struct Words<cb::Missile> {
  static constexpr std::array<std::string_view, 3> words{"javelin", "bow-or-sling", "artillery"};
};
template <>
struct Words<cb::Weapon> {
  static constexpr std::array<std::string_view, 4> words{"none", "javelin", "bow-or-sling", "artillery"};
};
template <>
struct Words<cb::Range> {
  static constexpr std::array<std::string_view, 3> words{"short", "long", "out"};
};
template <>
struct Words<cb::CriticalFate> {
  static constexpr std::array<std::string_view, 3> words{"none", "destroyed", "rampage"};
};
template <>
struct Words<cb::CombatFate> {
  static constexpr std::array<std::string_view, 4> words{"none", "destroyed", "rampage", "break"};
};
template <>
struct Words<cb::LeaderOutcome> {
  static constexpr std::array<std::string_view, 4> words{"unharmed", "killed", "wounded", "near-miss"};
};
template <>
struct Words<cb::ChargeMode> {
  static constexpr std::array<std::string_view, 3> words{"deliberate", "spontaneous-advance", "pursuit"};
};
template <>
struct Words<cb::Edge> {
  static constexpr std::array<std::string_view, 3> words{"front", "flank", "rear"};
};
template <>
struct Words<cb::Response> {
  static constexpr std::array<std::string_view, 4> words{"break", "counter-charge", "evade", "stand"};
};
template <>
struct Words<cb::BurstThrough> {
  static constexpr std::array<std::string_view, 3> words{"none", "through", "opened-ranks"};
};
template <>
struct Words<cb::CombatKind> {
  static constexpr std::array<std::string_view, 2> words{"charge", "melee"};
};
template <>
struct Words<cb::Impetus> {
  static constexpr std::array<std::string_view, 4> words{"none", "charge", "follow-up", "pursuit"};
};
template <>
struct Words<cb::Part> {
  static constexpr std::array<std::string_view, 4> words{"charged", "counter-charged", "stood", "melee"};
};
template <>
struct Words<cb::Band> {
  static constexpr std::array<std::string_view, 6> words{"victory",  "success", "inconclusive",
                                                         "set-back", "defeat",  "rout"};
};
template <>
struct Words<cb::EnemyMove> {
  static constexpr std::array<std::string_view, 7> words{"halt",       "fall-back",     "retire", "break",
                                                         "open-ranks", "burst-through", "gone"};
};
template <>
struct Words<cb::AfterMove> {
  static constexpr std::array<std::string_view, 11> words{
      "advance",    "break",  "burst-through", "fall-back", "fall-back-through-supports", "follow-up", "halt",
      "open-ranks", "pursue", "rampage",       "retire"};
};
template <>
struct Words<cb::RampageWay> {
  static constexpr std::array<std::string_view, 4> words{"ahead", "left", "right", "back"};
};
template <>
struct Words<cb::SteadyShift> {
  static constexpr std::array<std::string_view, 3> words{"none", "plus", "minus"};
};
template <>
struct Words<cb::ControlBand> {
  static constexpr std::array<std::string_view, 3> words{"low", "middle", "high"};
};
template <>
struct Words<cb::Behaviour> {
  static constexpr std::array<std::string_view, 4> words{"continue", "halt", "free", "spontaneous-advance"};
};
template <>
struct Words<cb::CommandReason> {
  static constexpr std::array<std::string_view, 4> words{"not-attached", "too-few-actions", "unit-not-halted",
                                                         "wounded-leader"};
};
template <>
struct Words<cb::ControlReason> {
  static constexpr std::array<std::string_view, 6> words{
      "charging", "impetuous-near-enemy", "looting", "outside-orders", "pursuing", "spontaneous-advance"};
};
template <>
struct Words<cb::RallyReason> {
  static constexpr std::array<std::string_view, 3> words{"broken", "in-combat", "moving"};
};
template <>
struct Words<cb::ShootingReason> {
  static constexpr std::array<std::string_view, 7> words{"already-shot",      "in-combat",    "not-nearest-target",
                                                         "only-after-moving", "out-of-range", "shoot-or-move",
                                                         "target-in-combat"};
};
template <>
struct Words<cb::ChargeReason> {
  static constexpr std::array<std::string_view, 6> words{"artillery", "column",         "just-formed-up",
                                                         "shaken",    "steady-phalanx", "unformed-against-formed"};
};
template <>
struct Words<cb::Rank> {
  static constexpr std::array<std::string_view, 3> words{"general", "allied-commander", "subordinate"};
};
template <>
struct Words<cb::ElephantKind> {
  static constexpr std::array<std::string_view, 3> words{"none", "indian", "african"};
};

}  // namespace signifer
