// The house-rule options of options.json, as chosen for a battle. The defaults are the ledger's decisions. Those whose
// effect lies in a procedure are read by it; the rest are for play on the table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer {
class Definition;
}

namespace signifer::initiative {

/// Who has the first player turn? IO-SEQ-1
enum class FirstPlayer : std::uint8_t { dice, choice, attacker };
/// At what score do Elite units shed Disorder? IO-CMD-2
enum class EliteRallyScore : std::uint8_t { profile, fourUpForAll };
/// How many moves does an order give? IO-ORD-16
enum class OrderMovesMargin : std::uint8_t { byMargin, oneMoveAlways, eachPoint };
/// What does distance cost an order test? IO-ORD-15
enum class OrderDistance : std::uint8_t { full12, part12, none };
/// To which unit is a command order measured? IO-ORD-11
enum class CommandOrderDistance : std::uint8_t { farthest, nearest };
/// Are there blunders? IO-ORD-20
enum class Blunders : std::uint8_t { off, onTwelve };
/// How far does a General move? IO-ORD-21
enum class GeneralMove : std::uint8_t { inches24, inches36 };
/// How many markers does a rally take off? IO-ORD-6
enum class RallyRecovers : std::uint8_t { one, toOneHit };
/// What does Where Is Your Courage do? IO-ORD-8
enum class CourageEffect : std::uint8_t { recoverHit, standOnly };
/// How often may an Army Commander re-roll? IO-RRL-6
enum class RerollLimit : std::uint8_t { onePerTurn, unlimited };
/// Which moves are open near the enemy? IO-PRX-5
enum class ProximityMoves : std::uint8_t { towardAwayHold, anyMoveAfterFacing };
/// Must a Broken Division retire? IO-FRE-4
enum class BrokenDivisionRetires : std::uint8_t { may, must };
/// Which orders may a Broken Division get? IO-DIV-2
enum class BrokenDivisionOrders : std::uint8_t { courageOnly, retiringMoves };
/// When does artillery shoot over other units? IO-VIS-13
enum class ArtilleryOverhead : std::uint8_t { higherOnly, always, never };
/// In which directions does a unit see? IO-VIS-16
enum class SightArc : std::uint8_t { allRound, frontQuarter };
/// How far does other artillery move? IO-MOV-4
enum class HeavyArtilleryMove : std::uint8_t { none, threeInches };
/// Does rough ground slow movement? IO-MOV-11
enum class TerrainMovement : std::uint8_t { none, roughHalves };
/// What happens to a unit pushed to the table edge? IO-MOV-13
enum class TableEdge : std::uint8_t { stop, lost };
/// How may a charged unit react? IO-SHO-8
enum class ChargeReactions : std::uint8_t { closingShots, closingShotsEvadeCountercharge };
/// How many dice does a square shoot with? IO-RNG-5
enum class SquareShooting : std::uint8_t { oneInAll, onePerFace };
/// What is extreme range? IO-HIT-9
enum class ExtremeRange : std::uint8_t { overHalf, overThreeQuarters, artilleryOverHalf, off };
/// Do the -1s to hit for the target add up? IO-HIT-11
enum class TargetModifiers : std::uint8_t { addUp, onceOnly };
/// Which sixes call for a break test? IO-SHO-3
enum class SixTrigger : std::uint8_t { beforeSaves, casualtiesOnly };
/// What are the limits of a save? IO-SAV-10
enum class SaveLimits : std::uint8_t { oneFailsNoSeven, sixAlwaysSaves };
/// When must a unit have been Shaken to test after a drawn fight? IO-HSQ-7
enum class DrawnShaken : std::uint8_t { beforeTheRound, countedNow };
/// What do excess hits cost a break test? IO-BRK-2
enum class ExcessHits : std::uint8_t { minusOneEach, none };
/// How far does a unit give ground? IO-BTH-11
enum class GiveGroundDistance : std::uint8_t { halfMove, fullMove, threeInches };
/// How far does a unit retreat? IO-BTR-11
enum class RetreatDistance : std::uint8_t { fullMove, halfMove };
/// When are supports Disordered? IO-BTH-12
enum class SupportsDisordered : std::uint8_t { asPrinted, withTheUnit };
/// What does a 3 of cavalry mean in a break test from ranged attacks? IO-BTR-8
enum class RangedCavalry3 : std::uint8_t { breakIfShaken, breakIfCasualties };
/// Do joined Generals add dice? IO-H2H-15
enum class GeneralDice : std::uint8_t { profile, none };
/// Whose Disorder comes off at the end of a turn? IO-STA-5
enum class DisorderRemoval : std::uint8_t { activeUnengaged, activeAll, bothSides };
/// When is a division broken? IO-DIV-1
enum class DivisionBreak : std::uint8_t { overHalfLostOrShaken, overHalfLost, half };
/// When is an army defeated? IO-END-1
enum class ArmyBreak : std::uint8_t { overHalf, half };

struct Options {
  FirstPlayer firstPlayer = FirstPlayer::dice;
  EliteRallyScore eliteRallyScore = EliteRallyScore::profile;
  bool initiativeCharge = true;
  bool ordersAfterInitiative = false;
  OrderMovesMargin orderMovesMargin = OrderMovesMargin::byMargin;
  OrderDistance orderDistance = OrderDistance::full12;
  CommandOrderDistance commandOrderDistance = CommandOrderDistance::farthest;
  bool ordersUntilFailed = true;
  bool armyCommanderLast = false;
  Blunders blunders = Blunders::off;
  GeneralMove generalMove = GeneralMove::inches24;
  RallyRecovers rallyRecovers = RallyRecovers::one;
  CourageEffect courageEffect = CourageEffect::recoverHit;
  bool rerollEnemyOrders = true;
  RerollLimit rerollLimit = RerollLimit::onePerTurn;
  ProximityMoves proximityMoves = ProximityMoves::towardAwayHold;
  BrokenDivisionRetires brokenDivisionRetires = BrokenDivisionRetires::may;
  BrokenDivisionOrders brokenDivisionOrders = BrokenDivisionOrders::courageOnly;
  bool freeMoveCharge = false;
  ArtilleryOverhead artilleryOverhead = ArtilleryOverhead::higherOnly;
  bool nearestTarget = true;
  SightArc sightArc = SightArc::allRound;
  HeavyArtilleryMove heavyArtilleryMove = HeavyArtilleryMove::none;
  TerrainMovement terrainMovement = TerrainMovement::none;
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

}  // namespace signifer::initiative
