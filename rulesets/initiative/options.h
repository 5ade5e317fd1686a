// The house-rule options of options.json, as chosen for a battle. The defaults are the ledger's decisions. Those whose
// effect lies in a procedure are read by it; the rest are for play on the table.
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer {
class Definition;
}

namespace signifer::initiative {

/// Who has the first player turn? IO-SEQ-1
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstPlayer, std::uint8_t, dice, choice, attacker)
/// At what score do Elite units shed Disorder? IO-CMD-2
BOOST_DEFINE_FIXED_ENUM_CLASS(EliteRallyScore, std::uint8_t, profile, fourUpForAll)
/// May the Generals still order their units after a failed General Advance? IO-ORD-12, IO-ORD-18
BOOST_DEFINE_FIXED_ENUM_CLASS(FailedGeneralAdvance, std::uint8_t, ordersRemain, countsAsOrder)
/// How many moves does an order give? IO-ORD-16
enum class OrderMovesMargin : std::uint8_t { byMargin, oneMoveAlways, eachPoint };
/// What does distance cost an order test? IO-ORD-15
enum class OrderDistance : std::uint8_t { full12, part12, none };
/// To which unit is a command order measured? IO-ORD-11
BOOST_DEFINE_FIXED_ENUM_CLASS(CommandOrderDistance, std::uint8_t, farthest, nearest)
/// Are there blunders? IO-ORD-20
BOOST_DEFINE_FIXED_ENUM_CLASS(Blunders, std::uint8_t, off, onTwelve)
/// How far does a General move? IO-ORD-21
enum class GeneralMove : std::uint8_t { inches24, inches36 };
/// How many markers does a rally take off? IO-ORD-6
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyRecovers, std::uint8_t, one, toOneHit)
/// What does Where Is Your Courage do? IO-ORD-8
BOOST_DEFINE_FIXED_ENUM_CLASS(CourageEffect, std::uint8_t, recoverHit, standOnly)
/// How often may an Army Commander re-roll? IO-RRL-6
BOOST_DEFINE_FIXED_ENUM_CLASS(RerollLimit, std::uint8_t, onePerTurn, unlimited)
/// Which enemies near a unit restrict its moves? IO-PRX-1, IO-PRX-2
BOOST_DEFINE_FIXED_ENUM_CLASS(ProximitySight, std::uint8_t, any, seenOnly)
/// Which moves are open near the enemy? IO-PRX-5
BOOST_DEFINE_FIXED_ENUM_CLASS(ProximityMoves, std::uint8_t, towardAwayHold, anyMoveAfterFacing)
/// Must a Broken Division retire? IO-FRE-4
BOOST_DEFINE_FIXED_ENUM_CLASS(BrokenDivisionRetires, std::uint8_t, may, must)
/// Which orders may a Broken Division get? IO-DIV-2
BOOST_DEFINE_FIXED_ENUM_CLASS(BrokenDivisionOrders, std::uint8_t, courageOnly, retiringMoves)
/// When does artillery shoot over other units? IO-VIS-13
BOOST_DEFINE_FIXED_ENUM_CLASS(ArtilleryOverhead, std::uint8_t, higherOnly, always, never)
/// In which directions does a unit see? IO-VIS-16
BOOST_DEFINE_FIXED_ENUM_CLASS(SightArc, std::uint8_t, allRound, frontQuarter)
/// How far does other artillery move? IO-MOV-4
BOOST_DEFINE_FIXED_ENUM_CLASS(HeavyArtilleryMove, std::uint8_t, none, threeInches)
/// Does rough ground slow movement? IO-MOV-11
BOOST_DEFINE_FIXED_ENUM_CLASS(TerrainMovement, std::uint8_t, none, roughHalves)
/// May a unit base to base with a friend wheel away from him? IO-MOV-7
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelPastFriends, std::uint8_t, clips, no)
/// What says whether a charge strikes front, flank or rear? IO-MOV-10, IO-MOV-12
BOOST_DEFINE_FIXED_ENUM_CLASS(QuarterJudgedBy, std::uint8_t, faceReached, chargeStart)
/// What happens to a unit pushed to the table edge? IO-MOV-13
BOOST_DEFINE_FIXED_ENUM_CLASS(TableEdge, std::uint8_t, stop, lost)
/// How may a charged unit react? IO-SHO-8
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeReactions, std::uint8_t, closingShots, closingShotsEvadeCountercharge)
/// How many dice does a square shoot with? IO-RNG-5
BOOST_DEFINE_FIXED_ENUM_CLASS(SquareShooting, std::uint8_t, oneInAll, onePerFace)
/// What is extreme range? IO-HIT-9
BOOST_DEFINE_FIXED_ENUM_CLASS(ExtremeRange, std::uint8_t, overHalf, overThreeQuarters, artilleryOverHalf, off)
/// Do the -1s to hit for the target add up? IO-HIT-11
BOOST_DEFINE_FIXED_ENUM_CLASS(TargetModifiers, std::uint8_t, addUp, onceOnly)
/// Which sixes call for a break test? IO-SHO-3
BOOST_DEFINE_FIXED_ENUM_CLASS(SixTrigger, std::uint8_t, beforeSaves, casualtiesOnly)
/// What are the limits of a save? IO-SAV-10
BOOST_DEFINE_FIXED_ENUM_CLASS(SaveLimits, std::uint8_t, oneFailsNoSeven, sixAlwaysSaves)
/// Do casualties from closing shots count in the result of the first round? IO-HSQ-9
BOOST_DEFINE_FIXED_ENUM_CLASS(ClosingCasualties, std::uint8_t, count, doNotCount)
/// When must a unit have been Shaken to test after a drawn fight? IO-HSQ-7
BOOST_DEFINE_FIXED_ENUM_CLASS(DrawnShaken, std::uint8_t, beforeTheRound, countedNow)
/// What do excess hits cost a break test? IO-BRK-2
BOOST_DEFINE_FIXED_ENUM_CLASS(ExcessHits, std::uint8_t, minusOneEach, none)
/// How far does a unit give ground? IO-BTH-11
BOOST_DEFINE_FIXED_ENUM_CLASS(GiveGroundDistance, std::uint8_t, halfMove, fullMove, threeInches)
/// How far does a unit retreat? IO-BTR-11
BOOST_DEFINE_FIXED_ENUM_CLASS(RetreatDistance, std::uint8_t, fullMove, halfMove)
/// When are supports Disordered? IO-BTH-12
BOOST_DEFINE_FIXED_ENUM_CLASS(SupportsDisordered, std::uint8_t, asPrinted, withTheUnit)
/// What does a 3 of cavalry mean in a break test from ranged attacks? IO-BTR-8
BOOST_DEFINE_FIXED_ENUM_CLASS(RangedCavalry3, std::uint8_t, breakIfShaken, breakIfCasualties)
/// Do joined Generals add dice? IO-H2H-15
BOOST_DEFINE_FIXED_ENUM_CLASS(GeneralDice, std::uint8_t, profile, none)
/// Whose Disorder comes off at the end of a turn? IO-STA-5
BOOST_DEFINE_FIXED_ENUM_CLASS(DisorderRemoval, std::uint8_t, activeUnengaged, activeAll, bothSides)
/// When is a division broken? IO-DIV-1
BOOST_DEFINE_FIXED_ENUM_CLASS(DivisionBreak, std::uint8_t, overHalfLostOrShaken, overHalfLost, half)
/// When is an army defeated? IO-END-1
BOOST_DEFINE_FIXED_ENUM_CLASS(ArmyBreak, std::uint8_t, overHalf, half)

struct Options {
  FirstPlayer firstPlayer = FirstPlayer::dice;
  EliteRallyScore eliteRallyScore = EliteRallyScore::profile;
  bool initiativeCharge = true;
  bool ordersAfterInitiative = false;
  FailedGeneralAdvance failedGeneralAdvance = FailedGeneralAdvance::ordersRemain;
  OrderMovesMargin orderMovesMargin = OrderMovesMargin::byMargin;
  OrderDistance orderDistance = OrderDistance::full12;
  CommandOrderDistance commandOrderDistance = CommandOrderDistance::farthest;
  bool ordersUntilFailed = true;
  bool armyCommanderLast = false;
  Blunders blunders = Blunders::off;
  GeneralMove generalMove = GeneralMove::inches24;
  RallyRecovers rallyRecovers = RallyRecovers::one;
  CourageEffect courageEffect = CourageEffect::recoverHit;
  bool rerollEnemyOrders = false;
  RerollLimit rerollLimit = RerollLimit::onePerTurn;
  ProximitySight proximitySight = ProximitySight::any;
  ProximityMoves proximityMoves = ProximityMoves::towardAwayHold;
  BrokenDivisionRetires brokenDivisionRetires = BrokenDivisionRetires::may;
  BrokenDivisionOrders brokenDivisionOrders = BrokenDivisionOrders::courageOnly;
  bool freeMoveCharge = false;
  ArtilleryOverhead artilleryOverhead = ArtilleryOverhead::higherOnly;
  bool nearestTarget = true;
  SightArc sightArc = SightArc::allRound;
  HeavyArtilleryMove heavyArtilleryMove = HeavyArtilleryMove::none;
  TerrainMovement terrainMovement = TerrainMovement::none;
  WheelPastFriends wheelPastFriends = WheelPastFriends::clips;
  QuarterJudgedBy quarterJudgedBy = QuarterJudgedBy::faceReached;
  TableEdge tableEdge = TableEdge::stop;
  bool columnCharge = false;
  ChargeReactions chargeReactions = ChargeReactions::closingShots;
  bool shootIntoCombat = false;
  bool artilleryMoveAndShoot = false;
  SquareShooting squareShooting = SquareShooting::oneInAll;
  ExtremeRange extremeRange = ExtremeRange::overHalf;
  TargetModifiers targetModifiers = TargetModifiers::addUp;
  bool sixAlwaysHits = true;
  SixTrigger sixTrigger = SixTrigger::beforeSaves;
  SaveLimits saveLimits = SaveLimits::oneFailsNoSeven;
  ClosingCasualties closingCasualties = ClosingCasualties::count;
  DrawnShaken drawnShaken = DrawnShaken::beforeTheRound;
  ExcessHits excessHits = ExcessHits::minusOneEach;
  GiveGroundDistance giveGroundDistance = GiveGroundDistance::halfMove;
  RetreatDistance retreatDistance = RetreatDistance::fullMove;
  SupportsDisordered supportsDisordered = SupportsDisordered::asPrinted;
  RangedCavalry3 rangedCavalry3 = RangedCavalry3::breakIfShaken;
  GeneralDice generalDice = GeneralDice::profile;
  bool generalLostWithUnit = true;
  DisorderRemoval disorderRemoval = DisorderRemoval::activeUnengaged;
  DivisionBreak divisionBreak = DivisionBreak::overHalfLostOrShaken;
  ArmyBreak armyBreak = ArmyBreak::overHalf;
  /// Full turns; 0 for none (IO-END-2).
  int turnLimit = 12;

  /// Those that the definition's house rules have chosen. Throws SourceError where options.json and code differ.
  static Options of(const Definition& definition);
  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (firstPlayer, eliteRallyScore, initiativeCharge, ordersAfterInitiative, failedGeneralAdvance,
                       orderMovesMargin, orderDistance, commandOrderDistance, ordersUntilFailed, armyCommanderLast,
                       blunders, generalMove, rallyRecovers, courageEffect, rerollEnemyOrders, rerollLimit,
                       proximitySight, proximityMoves, brokenDivisionRetires, brokenDivisionOrders, freeMoveCharge,
                       artilleryOverhead, nearestTarget, sightArc, heavyArtilleryMove, terrainMovement,
                       wheelPastFriends, quarterJudgedBy, tableEdge, columnCharge, chargeReactions, shootIntoCombat,
                       artilleryMoveAndShoot, squareShooting, extremeRange, targetModifiers, sixAlwaysHits, sixTrigger,
                       saveLimits, closingCasualties, drawnShaken, excessHits, giveGroundDistance, retreatDistance,
                       supportsDisordered, rangedCavalry3, generalDice, generalLostWithUnit, disorderRemoval,
                       divisionBreak, armyBreak, turnLimit))

}  // namespace signifer::initiative
