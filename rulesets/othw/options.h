// The house-rule options of options.json, each as an enumeration, and the ones chosen for a battle. A member of Options
// is named as the option is: chargeReach is "charge-reach".
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer::othw {

/// May a unit next to an enemy leave its square? D4
BOOST_DEFINE_FIXED_ENUM_CLASS(LeavingContact, std::uint8_t, free, held)
/// Who has the first phase? D5
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstPhase, std::uint8_t, scenario, highDie)
/// Is an action named before or after the phase-end roll? D5
BOOST_DEFINE_FIXED_ENUM_CLASS(ActionNamed, std::uint8_t, beforeRoll, afterRoll)
/// What may generals not yet used do when the phase has ended? D6
BOOST_DEFINE_FIXED_ENUM_CLASS(LeftoverGenerals, std::uint8_t, oneAction, unlimited)
/// What may a unit do after its combat? D7
BOOST_DEFINE_FIXED_ENUM_CLASS(AfterCombat, std::uint8_t, done, mayMove, mayAct)
/// How many further moves may a unit make in a phase? D9
BOOST_DEFINE_FIXED_ENUM_CLASS(FurtherMoves, std::uint8_t, any, one)
/// What does facing about cost? D10
BOOST_DEFINE_FIXED_ENUM_CLASS(AboutFace, std::uint8_t, twoTurns, oneTurn)
/// May a unit change places with a friend? D12
BOOST_DEFINE_FIXED_ENUM_CLASS(Interpenetration, std::uint8_t, exchange, moves)
/// How do fleeing units pass through friends? D12
BOOST_DEFINE_FIXED_ENUM_CLASS(FlightThroughFriends, std::uint8_t, withinAllowance, passes, blocked)
/// How far must a charge reach? D13
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeReach, std::uint8_t, intoSquare, nextTo)
/// How is a leadership test rolled? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(LeadershipRoll, std::uint8_t, rollRating, rollPlusRating)
/// What does fighting in a wood limit? D17
BOOST_DEFINE_FIXED_ENUM_CLASS(WoodLimits, std::uint8_t, figure, allDice)
/// How many Attacks has Loose Order in a wood? D18
BOOST_DEFINE_FIXED_ENUM_CLASS(LooseOrderWood, std::uint8_t, two, ownAttacks)
/// Does a Loose Order unit in a ford give its enemy a die? D18
BOOST_DEFINE_FIXED_ENUM_CLASS(LooseOrderFord, std::uint8_t, noDie, die)
/// What do elephants need in the rear of Elephant Drill? D20
BOOST_DEFINE_FIXED_ENUM_CLASS(DrillInRear, std::uint8_t, three, six)
/// When do Archers re-roll a die? D22
BOOST_DEFINE_FIXED_ENUM_CLASS(ArchersReroll, std::uint8_t, always, againstLight)
/// From which sides may a Phalanx negate a hit? D24
BOOST_DEFINE_FIXED_ENUM_CLASS(PhalanxNegates, std::uint8_t, anySide, frontOnly)
/// Do hits that were negated or rallied count for losing the round? D25
BOOST_DEFINE_FIXED_ENUM_CLASS(CancelledHits, std::uint8_t, forgotten, countForLosing)
/// What happens where a retreat is blocked by friends? D26
BOOST_DEFINE_FIXED_ENUM_CLASS(BlockedRetreat, std::uint8_t, loseStrength, pushFriends)
/// How does a retreat go through friends? D52
BOOST_DEFINE_FIXED_ENUM_CLASS(RetreatThroughFriends, std::uint8_t, exchange, nextEmpty, barred)
/// How often in a round does a barred retreat cost Strength? D53
BOOST_DEFINE_FIXED_ENUM_CLASS(BarredRetreatCosts, std::uint8_t, once, eachStep, nothing)
/// Where does a loser fall back to? D54
BOOST_DEFINE_FIXED_ENUM_CLASS(RetreatDirection, std::uint8_t, fromTheEnemy, baseEdge)
/// Does a unit pushed off the table cost Army Morale? D27
BOOST_DEFINE_FIXED_ENUM_CLASS(PushedOff, std::uint8_t, costs, free)
/// Do Impetuous units test before they follow up? D28
BOOST_DEFINE_FIXED_ENUM_CLASS(ImpetuousTest, std::uint8_t, none, test)
/// Do beaten elephants rampage or retreat, or both? D29
BOOST_DEFINE_FIXED_ENUM_CLASS(RampageAndRetreat, std::uint8_t, either, both)
/// Is putting down rampaging elephants an action? D32
BOOST_DEFINE_FIXED_ENUM_CLASS(Mahouts, std::uint8_t, action, free)
/// May fleers that wait for their move be attacked? D35
BOOST_DEFINE_FIXED_ENUM_CLASS(WaitingFleers, std::uint8_t, leftAlone, slaughtered)
/// When does a pursuer test? D36
BOOST_DEFINE_FIXED_ENUM_CLASS(PursuitTest, std::uint8_t, beforeMove, afterMove)
/// What does a pursuer do that meets another enemy? D37
BOOST_DEFINE_FIXED_ENUM_CLASS(PursuerMeetsEnemy, std::uint8_t, fights, halts)
/// What does a pursuer do whose quarry others have destroyed? D37
BOOST_DEFINE_FIXED_ENUM_CLASS(QuarryGone, std::uint8_t, halts, testsOn)
/// When does a pursuer halt that has caught its quarry? D55
BOOST_DEFINE_FIXED_ENUM_CLASS(QuarryCaught, std::uint8_t, haltsAtOnce, nextPhase)
/// Which units can a general rally? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyReach, std::uint8_t, ownUnit, adjacentUnits)
/// Whose leadership tests can a general re-roll? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(RerollReach, std::uint8_t, ownUnit, anyUnit)
/// Does a general exempt the group that his unit moves in? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralWithGroup, std::uint8_t, exemptsGroup, ownUnitOnly)
/// How many risk dice does a general throw who added attack dice? D39
BOOST_DEFINE_FIXED_ENUM_CLASS(AttackRisk, std::uint8_t, eachDie, oneDie)
/// How often does Fortune Favours the Bold ignore a failure? D40
BOOST_DEFINE_FIXED_ENUM_CLASS(Fortune, std::uint8_t, eachTest, onceABattle)
/// Is a general's Army Morale figure added at the start? D43
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralMorale, std::uint8_t, added, ignored)
/// May generals change units? D49
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralTransfer, std::uint8_t, none, adjacent)
/// Do slaughtered Skirmishers cost Army Morale? D44
BOOST_DEFINE_FIXED_ENUM_CLASS(SlaughteredSkirmishers, std::uint8_t, cost, free)
/// Does an army that starts with a low Army Morale begin worn? D46
BOOST_DEFINE_FIXED_ENUM_CLASS(LowStart, std::uint8_t, fallsOnly, atOnce)

struct Options {
  LeavingContact leavingContact = LeavingContact::free;
  FirstPhase firstPhase = FirstPhase::scenario;
  ActionNamed actionNamed = ActionNamed::beforeRoll;
  LeftoverGenerals leftoverGenerals = LeftoverGenerals::oneAction;
  AfterCombat afterCombat = AfterCombat::done;
  FurtherMoves furtherMoves = FurtherMoves::any;
  AboutFace aboutFace = AboutFace::twoTurns;
  Interpenetration interpenetration = Interpenetration::exchange;
  FlightThroughFriends flightThroughFriends = FlightThroughFriends::withinAllowance;
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
  RetreatThroughFriends retreatThroughFriends = RetreatThroughFriends::exchange;
  BarredRetreatCosts barredRetreatCosts = BarredRetreatCosts::once;
  RetreatDirection retreatDirection = RetreatDirection::fromTheEnemy;
  PushedOff pushedOff = PushedOff::costs;
  ImpetuousTest impetuousTest = ImpetuousTest::none;
  RampageAndRetreat rampageAndRetreat = RampageAndRetreat::either;
  Mahouts mahouts = Mahouts::action;
  /// Elephants that their mahouts kill cost Army Morale. D32
  bool mahoutsKillCosts = true;
  WaitingFleers waitingFleers = WaitingFleers::leftAlone;
  PursuitTest pursuitTest = PursuitTest::beforeMove;
  PursuerMeetsEnemy pursuerMeetsEnemy = PursuerMeetsEnemy::fights;
  QuarryGone quarryGone = QuarryGone::halts;
  QuarryCaught quarryCaught = QuarryCaught::haltsAtOnce;
  RallyReach rallyReach = RallyReach::ownUnit;
  RerollReach rerollReach = RerollReach::ownUnit;
  GeneralWithGroup generalWithGroup = GeneralWithGroup::exemptsGroup;
  AttackRisk attackRisk = AttackRisk::eachDie;
  Fortune fortune = Fortune::eachTest;
  GeneralMorale generalMorale = GeneralMorale::added;
  GeneralTransfer generalTransfer = GeneralTransfer::none;
  SlaughteredSkirmishers slaughteredSkirmishers = SlaughteredSkirmishers::cost;
  LowStart lowStart = LowStart::fallsOnly;
  /// Turns; 0 for none. D47 (OT-VIC-2)
  int turnLimit = 30;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (leavingContact, firstPhase, actionNamed, leftoverGenerals, afterCombat, furtherMoves, aboutFace,
                       interpenetration, flightThroughFriends, chargeReach, leadershipRoll, woodLimits, looseOrderWood,
                       looseOrderFord, drillInRear, archersReroll, phalanxNegates, cancelledHits, blockedRetreat,
                       retreatThroughFriends, barredRetreatCosts, retreatDirection, pushedOff, impetuousTest,
                       rampageAndRetreat, mahouts, mahoutsKillCosts, waitingFleers, pursuitTest, pursuerMeetsEnemy,
                       quarryGone, quarryCaught, rallyReach, rerollReach, generalWithGroup, attackRisk, fortune,
                       generalMorale, generalTransfer, slaughteredSkirmishers, lowStart, turnLimit))

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::othw
