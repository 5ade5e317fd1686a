// The house-rule options of Hannibal at the Gates (section 6 of its ledger), as chosen for a battle. The defaults are
// the ledger's decisions. Those whose effect lies in a procedure are read by it; the rest are for play on the table.
#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer {
class Definition;
}

namespace signifer::hannibal {

BOOST_DEFINE_FIXED_ENUM_CLASS(CombatTiming, std::uint8_t, endOfActionPhase, atOnce)
enum class CombatRounds : std::uint8_t { one, two, untilDecided };
BOOST_DEFINE_FIXED_ENUM_CLASS(FirstPlayer, std::uint8_t, dieRoll, attacker, defender)
BOOST_DEFINE_FIXED_ENUM_CLASS(LeaderTiming, std::uint8_t, anyTime, afterUnits)
BOOST_DEFINE_FIXED_ENUM_CLASS(LightUnitsCharge, std::uint8_t, never, asOthers)
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelMeasure, std::uint8_t, arc, chord)
BOOST_DEFINE_FIXED_ENUM_CLASS(CatapultMovement, std::uint8_t, immobile, asBoltShooter)
enum class ForwardArc : std::uint8_t { degrees45, halfPlane, straightAhead };
BOOST_DEFINE_FIXED_ENUM_CLASS(FlankJudgedBy, std::uint8_t, startAndFace, chargerStart, faceStruck)
BOOST_DEFINE_FIXED_ENUM_CLASS(MarchIntoContact, std::uint8_t, skirmishersAndRouted, anyone)
BOOST_DEFINE_FIXED_ENUM_CLASS(WornCountercharge, std::uint8_t, asCharge, free)
BOOST_DEFINE_FIXED_ENUM_CLASS(DefensiveShooting, std::uint8_t, pilaOnly, handHeld)
BOOST_DEFINE_FIXED_ENUM_CLASS(Pila, std::uint8_t, firstContact, everyRound)
BOOST_DEFINE_FIXED_ENUM_CLASS(FleetingTerror, std::uint8_t, whenCharging, always)
BOOST_DEFINE_FIXED_ENUM_CLASS(BombardmentReset, std::uint8_t, targetOnly, targetOrEngine)
BOOST_DEFINE_FIXED_ENUM_CLASS(OverheadShooting, std::uint8_t, catapults, engines, none)
BOOST_DEFINE_FIXED_ENUM_CLASS(FlankOnRetreating, std::uint8_t, highest, sum)
BOOST_DEFINE_FIXED_ENUM_CLASS(TerrainNote, std::uint8_t, allMounted, cavalryOnly)
BOOST_DEFINE_FIXED_ENUM_CLASS(LineDepth, std::uint8_t, sideBySide, countRanks)
BOOST_DEFINE_FIXED_ENUM_CLASS(OutnumberCount, std::uint8_t, contactGroup, wholeCombat)
BOOST_DEFINE_FIXED_ENUM_CLASS(RoutCheckWhen, std::uint8_t, retreatOnly, roundLoser, everyHit)
BOOST_DEFINE_FIXED_ENUM_CLASS(PanicCheck, std::uint8_t, tenWornSeven, alwaysTen, routTable)
BOOST_DEFINE_FIXED_ENUM_CLASS(TerrorPanic, std::uint8_t, rout, removed, rampage)
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyFacing, std::uint8_t, aboutFace, free)
BOOST_DEFINE_FIXED_ENUM_CLASS(LoneLeader, std::uint8_t, escapes, captured)
BOOST_DEFINE_FIXED_ENUM_CLASS(StaminaBreak, std::uint8_t, zero, half)
BOOST_DEFINE_FIXED_ENUM_CLASS(PassThroughFriends, std::uint8_t, no, skirmishers)
BOOST_DEFINE_FIXED_ENUM_CLASS(InterveningDeclaredBy, std::uint8_t, charger, owner)
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeLine, std::uint8_t, nearestOpen, strict)
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelPastFriends, std::uint8_t, clips, no)
BOOST_DEFINE_FIXED_ENUM_CLASS(SideContact, std::uint8_t, noCombat, combat)
BOOST_DEFINE_FIXED_ENUM_CLASS(LineStep, std::uint8_t, baseDepth, quarterInch)
BOOST_DEFINE_FIXED_ENUM_CLASS(RangeFrom, std::uint8_t, frontEdge, frontCentre)
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeDeclaration, std::uint8_t, withinLongestReach, anyDistance)

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
  FlankJudgedBy flankJudgedBy = FlankJudgedBy::startAndFace;
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
  InterveningDeclaredBy interveningDeclaredBy = InterveningDeclaredBy::charger;
  ChargeLine chargeLine = ChargeLine::nearestOpen;
  WheelPastFriends wheelPastFriends = WheelPastFriends::clips;
  SideContact sideContact = SideContact::noCombat;
  LineStep lineStep = LineStep::baseDepth;
  RangeFrom rangeFrom = RangeFrom::frontEdge;

  /// The options that the definition's house rules have chosen. Throws SourceError where options.json and code differ.
  static Options of(const Definition& definition);
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (combatTiming, combatRounds, firstPlayer, leaderTiming, leaderPhaseDetach, lightUnitsCharge,
                       wheelMeasure, catapultMovement, leaderMoveInches, forwardArc, flankJudgedBy, marchIntoContact,
                       counterchargeBonus, wornCountercharge, defensiveShooting, pila, shieldsStopJavelins,
                       shieldsStopPila, fleetingTerror, bombardmentReset, overheadShooting, shootIntoCombat,
                       flankOnRetreating, terrainNote, lineDepth, warriorsInLine, outnumberCount, routCheckWhen,
                       loneLineUnitRetreats, skirmisherRetreatCheck, lightCavalrySkirmish, panicCheck, terrorPanic,
                       rallyFacing, leaderCasualtyNumber, leaderCasualtyEliminated, loneLeader, staminaBreak, turnLimit,
                       conformOnContact, passThroughFriends, chargeDeclaration, interveningDeclaredBy, chargeLine,
                       wheelPastFriends, sideContact, lineStep, rangeFrom))

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::CombatRounds> {
  static constexpr auto words = std::to_array<std::string_view>({"1", "2", "until-decided"});
};

template <>
struct Words<hannibal::ForwardArc> {
  static constexpr auto words = std::to_array<std::string_view>({"45-degrees", "half-plane", "straight-ahead"});
};

}  // namespace signifer
