// The house-rule options of options.json, each as an enumeration or a switch, and the ones chosen for a battle. The
// defaults are the ledger's decisions (section 8), whose numbers stand beside them.
#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer {
class Definition;
}

namespace signifer::fantasy {

/// Does a double 1 always hold in a break test? D2
BOOST_DEFINE_FIXED_ENUM_CLASS(DoubleOne, std::uint8_t, none, alwaysHolds)
/// Does a fleeing general lend his leadership? D4
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralFleeing, std::uint8_t, lendsNothing, lends)
/// How do units off the table return? D5
BOOST_DEFINE_FIXED_ENUM_CLASS(ReturnBy, std::uint8_t, leadership, automatic, never)
/// Which charges call for tests of fear and terror? D6
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargesTested, std::uint8_t, inReach, declared)
/// May units break off from combat? D7
BOOST_DEFINE_FIXED_ENUM_CLASS(Disengagement, std::uint8_t, fasterOnly, forbidden, asFlight)
/// How wide is the vision arc, in degrees? D9
enum class VisionArc : std::uint8_t { degrees90, degrees180 };
/// From how far away must a charge start to be counter-charged? D9
BOOST_DEFINE_FIXED_ENUM_CLASS(CounterCharge, std::uint8_t, anyDistance, overHalfMove)
/// What becomes of fleers whom a charge reaches? D11
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeCatchesFleers, std::uint8_t, destroyed, combat)
/// How far does a unit flee that fires first? D12
BOOST_DEFINE_FIXED_ENUM_CLASS(FireAndFleeDie, std::uint8_t, replace, subtract)
/// What may a unit do whose reform failed? D13
BOOST_DEFINE_FIXED_ENUM_CLASS(FailedReform, std::uint8_t, stand, moveNormally)
/// What does an obstacle cost? D14
BOOST_DEFINE_FIXED_ENUM_CLASS(ObstacleCost, std::uint8_t, stretch, halfMove)
/// Which enemies near do not stop a march? D15
BOOST_DEFINE_FIXED_ENUM_CLASS(MarchExemption, std::uint8_t, listed, fleeingCharactersAndArtillery)
/// Which enemy is an ignored one? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(IgnoredEnemy, std::uint8_t, ignoredInMarch, freshInCombat, unseen, off)
/// Which failed panic test may the winner of a round re-roll? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(PanicReroll, std::uint8_t, brokenFriends, alsoIgnoredEnemy)
/// Which panic tests do units in combat take? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(EngagedPanic, std::uint8_t, allTriggers, flankAndRearOnly)
/// What counts for being outnumbered? D18
BOOST_DEFINE_FIXED_ENUM_CLASS(OutnumberCount, std::uint8_t, models, wounds)
/// How often may a stubborn unit give ground? D20
BOOST_DEFINE_FIXED_ENUM_CLASS(StubbornOnce, std::uint8_t, battle, combat)
/// Does a rallied unit reform free of a test? D21
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyReform, std::uint8_t, free, tested)
/// What does frenzy shut out? D22
BOOST_DEFINE_FIXED_ENUM_CLASS(FrenzyIgnores, std::uint8_t, tests, allPsychology)
/// When does hatred give leadership 10? D23
BOOST_DEFINE_FIXED_ENUM_CLASS(HatredLeadership, std::uint8_t, hatedEnemy, everyBreakTest)
/// At which ranges does the long bow's save figure hold? D24
BOOST_DEFINE_FIXED_ENUM_CLASS(LongBowSave, std::uint8_t, shortRange, allRanges)
/// Do slingers choose between one shot and two? D25
BOOST_DEFINE_FIXED_ENUM_CLASS(SlingTwoShots, std::uint8_t, choice, always)
/// Who shoots with massed missiles? D26
BOOST_DEFINE_FIXED_ENUM_CLASS(MassedMissiles, std::uint8_t, halfOfRear, secondRank, frontRank)
/// What does the note on moving and shooting mean? D27
BOOST_DEFINE_FIXED_ENUM_CLASS(MoveAndShoot, std::uint8_t, free, minusOne)
/// Can shots hit that need 7 or more? D28
BOOST_DEFINE_FIXED_ENUM_CLASS(SevenPlus, std::uint8_t, sixThen, impossible, lowerStrength)
/// Does a buckler count for the penalty of heavy armour? D31
BOOST_DEFINE_FIXED_ENUM_CLASS(HeavyArmourBuckler, std::uint8_t, free, counts)
/// What gives Momentum? D33
BOOST_DEFINE_FIXED_ENUM_CLASS(Momentum, std::uint8_t, chargeOrWon, chargeOnly)
/// Which bonuses does a flank attack take away? D36
BOOST_DEFINE_FIXED_ENUM_CLASS(FlankCancels, std::uint8_t, nothing, ranks, ranksAndCloseOrder)
/// Do the bonuses for flank and rear add up? D36
BOOST_DEFINE_FIXED_ENUM_CLASS(FlankAndRear, std::uint8_t, both, higher)
/// What does a loser do that passes its break test? D37
BOOST_DEFINE_FIXED_ENUM_CLASS(LoserHolds, std::uint8_t, stays, givesGround)
/// When do units under five models break? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(UnderFive, std::uint8_t, losers, atOnce)
/// How does pursuit work? D39
BOOST_DEFINE_FIXED_ENUM_CLASS(Pursuit, std::uint8_t, rollOff, none)
/// What do equal distances mean in a pursuit? D39
BOOST_DEFINE_FIXED_ENUM_CLASS(PursuitTies, std::uint8_t, caught, escape)
/// When do winners say whether they pursue? D39
BOOST_DEFINE_FIXED_ENUM_CLASS(PursuitDeclared, std::uint8_t, before, after)
/// Does a unit that fled this turn move again among the compulsory moves? D44
BOOST_DEFINE_FIXED_ENUM_CLASS(FlightMoves, std::uint8_t, onceATurn, again)
/// Is the first round that of each pair or of the combat? D45
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstRound, std::uint8_t, pair, combat)
/// Who takes the first turn? D47
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstTurn, std::uint8_t, die, firstArmy)
/// What does it count that enemies touch by corners only? D57
BOOST_DEFINE_FIXED_ENUM_CLASS(CornerContact, std::uint8_t, strikesOnly, full, none)
/// What becomes of a broken unit with enemies in its way on every side? D58
BOOST_DEFINE_FIXED_ENUM_CLASS(Surrounded, std::uint8_t, destroyed, breaksThrough)
/// Which wheel does a charge take? D59
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeWheel, std::uint8_t, nearestOpen, least)
/// May a wheel clip a friend beside the unit? D60
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelPastFriends, std::uint8_t, clips, no)
/// How do chargers stand at one side of a target? D61
BOOST_DEFINE_FIXED_ENUM_CLASS(SharedFront, std::uint8_t, share, firstCome)
/// What of an enemy whom a charge meets besides its target? D62
BOOST_DEFINE_FIXED_ENUM_CLASS(MetByTheWay, std::uint8_t, countsAsCharged, noTests)
/// Which way does a unit give ground? D63
BOOST_DEFINE_FIXED_ENUM_CLASS(GiveGroundDirection, std::uint8_t, fromTheEnemy, ownRear)
/// Who sees and is seen over units? D64
BOOST_DEFINE_FIXED_ENUM_CLASS(SightOverUnits, std::uint8_t, higherGroundAndLarge, never)
/// What does a charger do whose target has fled out of reach? D65
BOOST_DEFINE_FIXED_ENUM_CLASS(Redirect, std::uint8_t, none, nextInWay)

/// Options that only places on the table can tell apart.
struct TableOptions {
  ChargesTested chargeTests = ChargesTested::inReach;
  VisionArc visionArc = VisionArc::degrees90;
  /// Inches. D48 (FA-MOV-3)
  int enemyGap = 1;
  CornerContact cornerContact = CornerContact::strikesOnly;
  Surrounded surrounded = Surrounded::destroyed;
  ChargeWheel chargeWheel = ChargeWheel::nearestOpen;
  WheelPastFriends wheelPastFriends = WheelPastFriends::clips;
  SharedFront sharedFront = SharedFront::share;
  MetByTheWay metByTheWay = MetByTheWay::countsAsCharged;
  GiveGroundDirection giveGroundDirection = GiveGroundDirection::fromTheEnemy;
  SightOverUnits sightOverUnits = SightOverUnits::higherGroundAndLarge;
  Redirect redirect = Redirect::none;
};
BOOST_DESCRIBE_STRUCT(TableOptions, (),
                      (chargeTests, visionArc, enemyGap, cornerContact, surrounded, chargeWheel, wheelPastFriends,
                       sharedFront, metByTheWay, giveGroundDirection, sightOverUnits, redirect))

struct Options : TableOptions {
  DoubleOne doubleOne = DoubleOne::none;
  GeneralFleeing generalFleeing = GeneralFleeing::lendsNothing;
  ReturnBy returnTest = ReturnBy::leadership;
  Disengagement disengagement = Disengagement::fasterOnly;
  CounterCharge counterCharge = CounterCharge::anyDistance;
  ChargeCatchesFleers chargeCatchesFleers = ChargeCatchesFleers::destroyed;
  bool riddenDownPanics = false;  // D11
  FireAndFleeDie fireAndFlee = FireAndFleeDie::replace;
  FailedReform failedReform = FailedReform::stand;
  ObstacleCost obstacleCost = ObstacleCost::stretch;
  MarchExemption marchExemption = MarchExemption::listed;
  IgnoredEnemy ignoredEnemy = IgnoredEnemy::ignoredInMarch;
  PanicReroll panicReroll = PanicReroll::brokenFriends;
  EngagedPanic engagedPanic = EngagedPanic::allTriggers;
  bool standAndShootPanic = true;  // D17
  OutnumberCount outnumberCount = OutnumberCount::models;
  bool terrorIsFear = true;         // D19
  bool dreadfulTroopsFear = false;  // D19
  StubbornOnce stubbornOnce = StubbornOnce::battle;
  bool rallySameTurn = false;    // D21
  bool smallUnitsRally = false;  // D21
  RallyReform rallyReform = RallyReform::free;
  FrenzyIgnores frenzyIgnores = FrenzyIgnores::tests;
  HatredLeadership hatredLeadership = HatredLeadership::hatedEnemy;
  LongBowSave longBowSave = LongBowSave::shortRange;
  SlingTwoShots slingTwoShots = SlingTwoShots::choice;
  MassedMissiles massedMissiles = MassedMissiles::halfOfRear;
  MoveAndShoot moveAndShoot = MoveAndShoot::free;
  SevenPlus sevenPlus = SevenPlus::sixThen;
  bool oneMisses = true;      // D28
  bool oneNeverSaves = true;  // D30
  HeavyArmourBuckler heavyArmourBuckler = HeavyArmourBuckler::free;
  Momentum momentum = Momentum::chargeOrWon;
  bool fallenStrike = false;  // D34
  bool overkill = false;      // D35
  /// How many models abreast make a rank count? D36 (FA-RES-3)
  int rankWidth = 4;
  FlankCancels flankCancels = FlankCancels::nothing;
  /// What bonus do greater numbers give? D36 (FA-RES-1)
  int outnumberBonus = 0;
  FlankAndRear flankAndRear = FlankAndRear::both;
  LoserHolds loserHolds = LoserHolds::stays;
  UnderFive underFive = UnderFive::losers;
  Pursuit pursuit = Pursuit::rollOff;
  PursuitTies pursuitTies = PursuitTies::caught;
  PursuitDeclared pursuitDeclared = PursuitDeclared::before;
  /// How many game turns does the battle last? D40 (FA-END-1)
  int battleLength = 6;
  /// At how many hundredths of its points lost is an army broken? D40 (FA-END-1)
  int armyBreakPercent = 50;
  bool shootIntoCombat = false;  // D42
  FlightMoves flightMoves = FlightMoves::onceATurn;
  FirstRound firstRound = FirstRound::pair;
  bool charactersTargeted = true;  // D46
  FirstTurn firstTurn = FirstTurn::die;
};
BOOST_DESCRIBE_STRUCT(Options, (TableOptions),
                      (doubleOne, generalFleeing, returnTest, disengagement, counterCharge, chargeCatchesFleers,
                       riddenDownPanics, fireAndFlee, failedReform, obstacleCost, marchExemption, ignoredEnemy,
                       panicReroll, engagedPanic, standAndShootPanic, outnumberCount, terrorIsFear, dreadfulTroopsFear,
                       stubbornOnce, rallySameTurn, smallUnitsRally, rallyReform, frenzyIgnores, hatredLeadership,
                       longBowSave, slingTwoShots, massedMissiles, moveAndShoot, sevenPlus, oneMisses, oneNeverSaves,
                       heavyArmourBuckler, momentum, fallenStrike, overkill, rankWidth, flankCancels, outnumberBonus,
                       flankAndRear, loserHolds, underFive, pursuit, pursuitTies, pursuitDeclared, battleLength,
                       armyBreakPercent, shootIntoCombat, flightMoves, firstRound, charactersTargeted, firstTurn))

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::fantasy
