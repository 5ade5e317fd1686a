// The house-rule options of options.json, each as an enumeration, and the ones chosen for a battle.
#pragma once

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer::othw {

/// Who has the first phase? D5
enum class FirstPhase : std::uint8_t { scenario, highDie };
/// Is an action named before or after the phase-end roll? D5
enum class ActionNamed : std::uint8_t { beforeRoll, afterRoll };
/// What may generals not yet used do when the phase has ended? D6
enum class LeftoverGenerals : std::uint8_t { oneAction, unlimited };
/// What may a unit do after its combat? D7
enum class AfterCombat : std::uint8_t { done, mayMove, mayAct };
/// How many further moves may a unit make in a phase? D9
enum class FurtherMoves : std::uint8_t { any, one };
/// What does facing about cost? D10
enum class AboutFace : std::uint8_t { twoTurns, oneTurn };
/// Do fleeing units pass through friends? D12
enum class FlightThroughFriends : std::uint8_t { passes, blocked };
/// How far must a charge reach? D13
enum class ChargeReach : std::uint8_t { intoSquare, nextTo };
/// How is a leadership test rolled? D16
enum class LeadershipRoll : std::uint8_t { rollRating, rollPlusRating };
/// What does fighting in a wood limit? D17
enum class WoodLimits : std::uint8_t { figure, allDice };
/// How many Attacks has Loose Order in a wood? D18
enum class LooseOrderWood : std::uint8_t { two, ownAttacks };
/// Does a Loose Order unit in a ford give its enemy a die? D18
enum class LooseOrderFord : std::uint8_t { noDie, die };
/// What do elephants need in the rear of Elephant Drill? D20
enum class DrillInRear : std::uint8_t { three, six };
/// When do Archers re-roll a die? D22
enum class ArchersReroll : std::uint8_t { always, againstLight };
/// From which sides may a Phalanx negate a hit? D24
enum class PhalanxNegates : std::uint8_t { anySide, frontOnly };
/// Do hits that were negated or rallied count for losing the round? D25
enum class CancelledHits : std::uint8_t { forgotten, countForLosing };
/// What happens where a retreat is blocked by friends? D26
enum class BlockedRetreat : std::uint8_t { loseStrength, pushFriends };
/// Does a unit pushed off the table cost Army Morale? D27
enum class PushedOff : std::uint8_t { costs, free };
/// Do Impetuous units test before they follow up? D28
enum class ImpetuousTest : std::uint8_t { none, test };
/// Do beaten elephants rampage or retreat, or both? D29
enum class RampageAndRetreat : std::uint8_t { either, both };
/// Is putting down rampaging elephants an action? D32
enum class Mahouts : std::uint8_t { action, free };
/// When does a pursuer test? D36
enum class PursuitTest : std::uint8_t { beforeMove, afterMove };
/// What does a pursuer do that meets another enemy? D37
enum class PursuerMeetsEnemy : std::uint8_t { fights, halts };
/// Which units can a general rally? D38
enum class RallyReach : std::uint8_t { ownUnit, adjacentUnits };
/// How many risk dice does a general throw who added attack dice? D39
enum class AttackRisk : std::uint8_t { eachDie, oneDie };
/// How often does Fortune Favours the Bold ignore a failure? D40
enum class Fortune : std::uint8_t { eachTest, onceABattle };
/// Is a general's Army Morale figure added at the start? D43
enum class GeneralMorale : std::uint8_t { added, ignored };
/// May generals change units? D49
enum class GeneralTransfer : std::uint8_t { none, adjacent };
/// Do slaughtered Skirmishers cost Army Morale? D44
enum class SlaughteredSkirmishers : std::uint8_t { cost, free };
/// Does an army that starts with a low Army Morale begin worn? D46
enum class LowStart : std::uint8_t { fallsOnly, atOnce };

struct Options {
  FirstPhase firstPhase = FirstPhase::scenario;
  ActionNamed actionNamed = ActionNamed::beforeRoll;
  LeftoverGenerals leftoverGenerals = LeftoverGenerals::oneAction;
  AfterCombat afterCombat = AfterCombat::done;
  FurtherMoves furtherMoves = FurtherMoves::any;
  AboutFace aboutFace = AboutFace::twoTurns;
  FlightThroughFriends flightThroughFriends = FlightThroughFriends::passes;
  ChargeReach chargeReach = ChargeReach::intoSquare;
  LeadershipRoll leadershipRoll = LeadershipRoll::rollRating;
  WoodLimits woodLimits = WoodLimits::figure;
  LooseOrderWood looseOrderWood = LooseOrderWood::two;
  LooseOrderFord looseOrderFord = LooseOrderFord::noDie;
  DrillInRear drillInRear = DrillInRear::three;
  ArchersReroll archersReroll = ArchersReroll::always;
  PhalanxNegates phalanxNegates = PhalanxNegates::anySide;
  CancelledHits cancelledHits = CancelledHits::forgotten;
  BlockedRetreat blockedRetreat = BlockedRetreat::loseStrength;
  PushedOff pushedOff = PushedOff::costs;
  ImpetuousTest impetuousTest = ImpetuousTest::none;
  RampageAndRetreat rampageAndRetreat = RampageAndRetreat::either;
  Mahouts mahouts = Mahouts::action;
  PursuitTest pursuitTest = PursuitTest::beforeMove;
  PursuerMeetsEnemy pursuerMeetsEnemy = PursuerMeetsEnemy::fights;
  RallyReach rallyReach = RallyReach::ownUnit;
  AttackRisk attackRisk = AttackRisk::eachDie;
  Fortune fortune = Fortune::eachTest;
  GeneralMorale generalMorale = GeneralMorale::added;
  GeneralTransfer generalTransfer = GeneralTransfer::none;
  SlaughteredSkirmishers slaughteredSkirmishers = SlaughteredSkirmishers::cost;
  LowStart lowStart = LowStart::fallsOnly;
  /// Turns; 0 for none. D47 (OT-VIC-2)
  int turnLimit = 30;

  friend bool operator==(const Options&, const Options&) = default;
};

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::othw

namespace signifer {

template <>
struct Words<othw::FirstPhase> {
  static constexpr std::array<std::string_view, 2> words{"scenario", "high-die"};
};
template <>
struct Words<othw::ActionNamed> {
  static constexpr std::array<std::string_view, 2> words{"before-roll", "after-roll"};
};
template <>
struct Words<othw::LeftoverGenerals> {
  static constexpr std::array<std::string_view, 2> words{"one-action", "unlimited"};
};
template <>
struct Words<othw::AfterCombat> {
  static constexpr std::array<std::string_view, 3> words{"done", "may-move", "may-act"};
};
template <>
struct Words<othw::FurtherMoves> {
  static constexpr std::array<std::string_view, 2> words{"any", "one"};
};
template <>
struct Words<othw::AboutFace> {
  static constexpr std::array<std::string_view, 2> words{"two-turns", "one-turn"};
};
template <>
struct Words<othw::FlightThroughFriends> {
  static constexpr std::array<std::string_view, 2> words{"passes", "blocked"};
};
template <>
struct Words<othw::ChargeReach> {
  static constexpr std::array<std::string_view, 2> words{"into-square", "next-to"};
};
template <>
struct Words<othw::LeadershipRoll> {
  static constexpr std::array<std::string_view, 2> words{"roll-rating", "roll-plus-rating"};
};
template <>
struct Words<othw::WoodLimits> {
  static constexpr std::array<std::string_view, 2> words{"figure", "all-dice"};
};
template <>
struct Words<othw::LooseOrderWood> {
  static constexpr std::array<std::string_view, 2> words{"two", "own-attacks"};
};
template <>
struct Words<othw::LooseOrderFord> {
  static constexpr std::array<std::string_view, 2> words{"no-die", "die"};
};
template <>
struct Words<othw::DrillInRear> {
  static constexpr std::array<std::string_view, 2> words{"three", "six"};
};
template <>
struct Words<othw::ArchersReroll> {
  static constexpr std::array<std::string_view, 2> words{"always", "against-light"};
};
template <>
struct Words<othw::PhalanxNegates> {
  static constexpr std::array<std::string_view, 2> words{"any-side", "front-only"};
};
template <>
struct Words<othw::CancelledHits> {
  static constexpr std::array<std::string_view, 2> words{"forgotten", "count-for-losing"};
};
template <>
struct Words<othw::BlockedRetreat> {
  static constexpr std::array<std::string_view, 2> words{"lose-strength", "push-friends"};
};
template <>
struct Words<othw::PushedOff> {
  static constexpr std::array<std::string_view, 2> words{"costs", "free"};
};
template <>
struct Words<othw::ImpetuousTest> {
  static constexpr std::array<std::string_view, 2> words{"none", "test"};
};
template <>
struct Words<othw::RampageAndRetreat> {
  static constexpr std::array<std::string_view, 2> words{"either", "both"};
};
template <>
struct Words<othw::Mahouts> {
  static constexpr std::array<std::string_view, 2> words{"action", "free"};
};
template <>
struct Words<othw::PursuitTest> {
  static constexpr std::array<std::string_view, 2> words{"before-move", "after-move"};
};
template <>
struct Words<othw::PursuerMeetsEnemy> {
  static constexpr std::array<std::string_view, 2> words{"fights", "halts"};
};
template <>
struct Words<othw::RallyReach> {
  static constexpr std::array<std::string_view, 2> words{"own-unit", "adjacent-units"};
};
template <>
struct Words<othw::AttackRisk> {
  static constexpr std::array<std::string_view, 2> words{"each-die", "one-die"};
};
template <>
struct Words<othw::Fortune> {
  static constexpr std::array<std::string_view, 2> words{"each-test", "once-a-battle"};
};
template <>
struct Words<othw::GeneralMorale> {
  static constexpr std::array<std::string_view, 2> words{"added", "ignored"};
};
template <>
struct Words<othw::GeneralTransfer> {
  static constexpr std::array<std::string_view, 2> words{"none", "adjacent"};
};
template <>
struct Words<othw::SlaughteredSkirmishers> {
  static constexpr std::array<std::string_view, 2> words{"cost", "free"};
};
template <>
struct Words<othw::LowStart> {
  static constexpr std::array<std::string_view, 2> words{"falls-only", "at-once"};
};

}  // namespace signifer
