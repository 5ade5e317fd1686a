// The house-rule options of Hannibal at the Gates (section 6 of its ledger), as chosen for a battle. The defaults are
// the ledger's decisions. Those whose effect lies in a procedure are read by it; the rest are for play on the table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer {
class Definition;
}

namespace signifer::hannibal {

enum class CombatTiming : std::uint8_t { endOfActionPhase, atOnce };
enum class CombatRounds : std::uint8_t { one, two, untilDecided };
enum class FirstPlayer : std::uint8_t { dieRoll, attacker, defender };
enum class LeaderTiming : std::uint8_t { anyTime, afterUnits };
enum class LightUnitsCharge : std::uint8_t { never, asOthers };
enum class WheelMeasure : std::uint8_t { arc, chord };
enum class CatapultMovement : std::uint8_t { immobile, asBoltShooter };
enum class ForwardArc : std::uint8_t { degrees45, halfPlane, straightAhead };
enum class FlankJudgedBy : std::uint8_t { chargerStart, faceStruck };
enum class MarchIntoContact : std::uint8_t { skirmishersAndRouted, anyone };
enum class WornCountercharge : std::uint8_t { asCharge, free };
enum class DefensiveShooting : std::uint8_t { pilaOnly, handHeld };
enum class Pila : std::uint8_t { firstContact, everyRound };
enum class FleetingTerror : std::uint8_t { whenCharging, always };
enum class BombardmentReset : std::uint8_t { targetOnly, targetOrEngine };
enum class OverheadShooting : std::uint8_t { catapults, engines, none };
enum class FlankOnRetreating : std::uint8_t { highest, sum };
enum class TerrainNote : std::uint8_t { allMounted, cavalryOnly };
enum class LineDepth : std::uint8_t { sideBySide, countRanks };
enum class OutnumberCount : std::uint8_t { contactGroup, wholeCombat };
enum class RoutCheckWhen : std::uint8_t { retreatOnly, roundLoser, everyHit };
enum class PanicCheck : std::uint8_t { tenWornSeven, alwaysTen, routTable };
enum class TerrorPanic : std::uint8_t { rout, removed, rampage };
enum class RallyFacing : std::uint8_t { aboutFace, free };
enum class LoneLeader : std::uint8_t { escapes, captured };
enum class StaminaBreak : std::uint8_t { zero, half };
enum class PassThroughFriends : std::uint8_t { no, skirmishers };
enum class ChargeDeclaration : std::uint8_t { withinLongestReach, anyDistance };

struct Options {
  CombatTiming combatTiming = CombatTiming::endOfActionPhase;
  CombatRounds combatRounds = CombatRounds::one;
  FirstPlayer firstPlayer = FirstPlayer::dieRoll;
  LeaderTiming leaderTiming = LeaderTiming::anyTime;
  bool leaderPhaseDetach = false;
  LightUnitsCharge lightUnitsCharge = LightUnitsCharge::never;
  WheelMeasure wheelMeasure = WheelMeasure::arc;
  CatapultMovement catapultMovement = CatapultMovement::immobile;
  int leaderMoveInches = 18;
  ForwardArc forwardArc = ForwardArc::degrees45;
  FlankJudgedBy flankJudgedBy = FlankJudgedBy::chargerStart;
  MarchIntoContact marchIntoContact = MarchIntoContact::skirmishersAndRouted;
  bool counterchargeBonus = true;
  WornCountercharge wornCountercharge = WornCountercharge::asCharge;
  DefensiveShooting defensiveShooting = DefensiveShooting::pilaOnly;
  Pila pila = Pila::firstContact;
  bool shieldsStopJavelins = false;
  bool shieldsStopPila = false;
  FleetingTerror fleetingTerror = FleetingTerror::whenCharging;
  BombardmentReset bombardmentReset = BombardmentReset::targetOnly;
  OverheadShooting overheadShooting = OverheadShooting::catapults;
  bool shootIntoCombat = false;
  FlankOnRetreating flankOnRetreating = FlankOnRetreating::highest;
  TerrainNote terrainNote = TerrainNote::allMounted;
  LineDepth lineDepth = LineDepth::sideBySide;
  bool warriorsInLine = true;
  OutnumberCount outnumberCount = OutnumberCount::contactGroup;
  RoutCheckWhen routCheckWhen = RoutCheckWhen::retreatOnly;
  bool loneLineUnitRetreats = true;
  bool skirmisherRetreatCheck = true;
  bool lightCavalrySkirmish = false;
  PanicCheck panicCheck = PanicCheck::tenWornSeven;
  TerrorPanic terrorPanic = TerrorPanic::rout;
  RallyFacing rallyFacing = RallyFacing::aboutFace;
  int leaderCasualtyNumber = 12;
  int leaderCasualtyEliminated = 10;
  LoneLeader loneLeader = LoneLeader::escapes;
  StaminaBreak staminaBreak = StaminaBreak::zero;
  /// Game turns; 0 for none.
  int turnLimit = 20;
  bool conformOnContact = false;
  PassThroughFriends passThroughFriends = PassThroughFriends::no;
  ChargeDeclaration chargeDeclaration = ChargeDeclaration::withinLongestReach;

  /// Those that the definition's house rules have chosen. Throws SourceError where options.json and code differ.
  static Options of(const Definition& definition);
};

}  // namespace signifer::hannibal
