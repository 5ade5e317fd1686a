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
/// May units break off from combat? D7
BOOST_DEFINE_FIXED_ENUM_CLASS(Disengagement, std::uint8_t, fasterOnly, forbidden, asFlight)
/// How wide is the vision arc, in degrees? D9
enum class VisionArc : std::uint8_t { degrees90, degrees180 };
/// What becomes of fleers whom a charge reaches? D11
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeCatchesFleers, std::uint8_t, destroyed, combat)
/// What does the fire-and-flee die do? D12
BOOST_DEFINE_FIXED_ENUM_CLASS(FireAndFleeDie, std::uint8_t, subtract, replace)
/// What may a unit do whose reform failed? D13
BOOST_DEFINE_FIXED_ENUM_CLASS(FailedReform, std::uint8_t, stand, moveNormally)
/// What does an obstacle cost? D14
BOOST_DEFINE_FIXED_ENUM_CLASS(ObstacleCost, std::uint8_t, stretch, halfMove)
/// Which enemies near do not stop a march? D15
BOOST_DEFINE_FIXED_ENUM_CLASS(MarchExemption, std::uint8_t, listed, fleeingCharactersAndArtillery)
/// What is an ignored enemy? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(IgnoredEnemy, std::uint8_t, freshInCombat, unseen)
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
/// Can scores of 7 and more be rolled? D28
BOOST_DEFINE_FIXED_ENUM_CLASS(SevenPlus, std::uint8_t, sixThen, impossible)
/// Does a buckler count for the penalty of heavy armour? D31
BOOST_DEFINE_FIXED_ENUM_CLASS(HeavyArmourBuckler, std::uint8_t, counts, free)
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
/// Does a unit that fled this turn move again among the compulsory moves? D44
BOOST_DEFINE_FIXED_ENUM_CLASS(FlightMoves, std::uint8_t, onceATurn, again)
/// Is the first round that of each pair or of the combat? D45
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstRound, std::uint8_t, pair, combat)
/// Who takes the first turn? D47
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstTurn, std::uint8_t, die, firstArmy)

struct Options {
  DoubleOne doubleOne = DoubleOne::none;
  GeneralFleeing generalFleeing = GeneralFleeing::lendsNothing;
  ReturnBy returnTest = ReturnBy::leadership;
  Disengagement disengagement = Disengagement::fasterOnly;
  VisionArc visionArc = VisionArc::degrees90;
  ChargeCatchesFleers chargeCatchesFleers = ChargeCatchesFleers::destroyed;
  FireAndFleeDie fireAndFlee = FireAndFleeDie::subtract;
  FailedReform failedReform = FailedReform::stand;
  ObstacleCost obstacleCost = ObstacleCost::stretch;
  MarchExemption marchExemption = MarchExemption::listed;
  IgnoredEnemy ignoredEnemy = IgnoredEnemy::freshInCombat;
  EngagedPanic engagedPanic = EngagedPanic::allTriggers;
  bool standAndShootPanic = false;  // D17
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
  HeavyArmourBuckler heavyArmourBuckler = HeavyArmourBuckler::counts;
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
  /// How many game turns does the battle last? D40 (FA-END-1)
  int battleLength = 6;
  /// At how many hundredths of its points lost is an army broken? D40 (FA-END-1)
  int armyBreakPercent = 50;
  bool shootIntoCombat = false;  // D42
  FlightMoves flightMoves = FlightMoves::onceATurn;
  FirstRound firstRound = FirstRound::pair;
  bool charactersTargeted = false;  // D46
  FirstTurn firstTurn = FirstTurn::die;
  /// Inches. D48 (FA-MOV-3)
  int enemyGap = 1;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (doubleOne, generalFleeing, returnTest, disengagement, visionArc, chargeCatchesFleers,
                       fireAndFlee, failedReform, obstacleCost, marchExemption, ignoredEnemy, engagedPanic,
                       standAndShootPanic, outnumberCount, terrorIsFear, dreadfulTroopsFear, stubbornOnce,
                       rallySameTurn, smallUnitsRally, rallyReform, frenzyIgnores, hatredLeadership, longBowSave,
                       slingTwoShots, massedMissiles, moveAndShoot, sevenPlus, oneMisses, oneNeverSaves,
                       heavyArmourBuckler, momentum, fallenStrike, overkill, rankWidth, flankCancels, outnumberBonus,
                       flankAndRear, loserHolds, underFive, pursuit, battleLength, armyBreakPercent, shootIntoCombat,
                       flightMoves, firstRound, charactersTargeted, firstTurn, enemyGap))

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::fantasy
