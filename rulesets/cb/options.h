// The house-rule options of options.json, each as an enumeration, and the ones chosen for a battle. Lengths of a JT and
// of a bow shot are no options but settings of a battle.
#pragma once

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer::cb {

/// How do the sides share a turn? D1
enum class TurnStyle : std::uint8_t { alternate, joint };
/// How far does one pip of a movement die go? D2
enum class MovePip : std::uint8_t { oneJt, halfJt };
/// Are ordinary chariots special troops? D4
enum class ChariotsSpecial : std::uint8_t { no, yes };
/// Do elephants count as mounted? D5
enum class ElephantsMounted : std::uint8_t { yes, no };
/// Does camelry count as cavalry? D6
enum class CamelryIsCavalry : std::uint8_t { yes, no };
/// Who may take the extra die of infantry? D9
enum class InfantryExtraDie : std::uint8_t { all, quincunxOnly };
/// How do chariots, elephants and artillery move? D10
enum class SpecialMovement : std::uint8_t { cbDefault, asInfantry };
/// How many DPs can fatigue cost in one move? D12
enum class Fatigue : std::uint8_t { perDie, once };
/// Do evading, retiring, routing and pursuing leave a unit unformed? D13
enum class LooseMovesUnform : std::uint8_t { yes, no };
/// What does the limit of 1 JT from enemies bind? D15
enum class StopLimit : std::uint8_t { wholeMove, endOnly };
/// Which units take a DP for a wheel? D16
enum class WheelDp : std::uint8_t { all, namedOnly };
/// Do unformed units and special troops take DPs for manoeuvres? D17
enum class LooseManoeuvreDps : std::uint8_t { off, on };
/// When is the ceiling on manoeuvre DPs looked at? D18
enum class ManoeuvreCeiling : std::uint8_t { before, clip };
/// Who takes the DPs of a major obstacle? D19
enum class MajorObstacleDps : std::uint8_t { allOthers, formedOnly };
/// Is a side-step or step back a unit's whole move? D20
enum class SideStep : std::uint8_t { wholeMove, free };
/// May artillery enter difficult terrain? D21
enum class ArtilleryTerrain : std::uint8_t { impassable, free };
/// In what formation does difficult terrain disorder a phalanx? D21
enum class PhalanxTerrain : std::uint8_t { inLine, anyFormation };
/// Which units have to test control? D23
enum class ControlDue : std::uint8_t { listed, allOutOfCommand };
/// How far does each inspire action lengthen a charge? D24
enum class InspireChargeBonus : std::uint8_t { wholeJt, halfJt, twoJt };
/// When are leaders at risk? D25
enum class LeaderRiskWhen : std::uint8_t { combatAndShooting, combatOnly };
/// May broken units rally? D27
enum class BrokenMayRally : std::uint8_t { no, yes };
/// When is a rally complete? D27
enum class RallyEnds : std::uint8_t { belowThreshold, noDps };
/// At how many DPs is a unit shaken? D28
enum class ShakenThreshold : std::uint8_t { fourPhalanxFive, fiveForAll };
/// How many DPs does a shooting hit give? D29
enum class ShootingHit : std::uint8_t { oneDp, dpPerTwo };
/// What does a hit do to a shaken unit? D29
enum class HitOnShaken : std::uint8_t { casualty, dp };
/// Are shooting dice halved once or for each cause? D30
enum class Halving : std::uint8_t { once, each };
/// How is half a shooting die rounded? D30
enum class HalveRounding : std::uint8_t { up, down };
/// Do special troops test for morale DPs? D33
enum class SpecialMoraleDps : std::uint8_t { test, ignore };
/// Which way does a rampage go? D34
enum class RampageDirection : std::uint8_t { d6, nearestWayOut };
/// May only a unit struck in front counter-charge? D36
enum class CounterChargeFrontOnly : std::uint8_t { yes, no };
/// What counts for numbers in a combat? D38
enum class Numbers : std::uint8_t { stands, frontage };
/// Which result counts against several enemies? D39
enum class SeveralEnemies : std::uint8_t { worstBand, mainEnemy };
/// What does a free hack do? D41
enum class FreeHack : std::uint8_t { oneCasualty, combatRound };
/// Are lost friends counted each or once? D43
enum class LostFriends : std::uint8_t { each, once };
/// When is an army broken? D45
enum class ArmyBreak : std::uint8_t { half, third, none };
/// How many follow-on combats may a unit fight in a phase? D48
enum class FollowOnLimit : std::uint8_t { one, unlimited };
/// What does passing a gap cost cavalry? D49
enum class GapCavalry : std::uint8_t { dpOnly, free };

struct Options {
  TurnStyle turnStyle = TurnStyle::alternate;
  MovePip movePip = MovePip::oneJt;
  ChariotsSpecial chariotsSpecial = ChariotsSpecial::no;
  ElephantsMounted elephantsMounted = ElephantsMounted::yes;
  CamelryIsCavalry camelryIsCavalry = CamelryIsCavalry::yes;
  InfantryExtraDie infantryExtraDie = InfantryExtraDie::all;
  SpecialMovement specialMovement = SpecialMovement::cbDefault;
  Fatigue fatigue = Fatigue::perDie;
  LooseMovesUnform looseMovesUnform = LooseMovesUnform::yes;
  StopLimit stopLimit = StopLimit::wholeMove;
  WheelDp wheelDp = WheelDp::all;
  LooseManoeuvreDps looseManoeuvreDps = LooseManoeuvreDps::off;
  ManoeuvreCeiling manoeuvreCeiling = ManoeuvreCeiling::before;
  MajorObstacleDps majorObstacleDps = MajorObstacleDps::allOthers;
  SideStep sideStep = SideStep::wholeMove;
  ArtilleryTerrain artilleryTerrain = ArtilleryTerrain::impassable;
  PhalanxTerrain phalanxTerrain = PhalanxTerrain::inLine;
  ControlDue controlDue = ControlDue::listed;
  InspireChargeBonus inspireChargeBonus = InspireChargeBonus::wholeJt;
  LeaderRiskWhen leaderRiskWhen = LeaderRiskWhen::combatAndShooting;
  /// JT each command phase. D26 (CB-CMD-8)
  int messengerMove = 10;
  BrokenMayRally brokenMayRally = BrokenMayRally::no;
  RallyEnds rallyEnds = RallyEnds::belowThreshold;
  ShakenThreshold shakenThreshold = ShakenThreshold::fourPhalanxFive;
  ShootingHit shootingHit = ShootingHit::oneDp;
  HitOnShaken hitOnShaken = HitOnShaken::casualty;
  Halving halving = Halving::once;
  HalveRounding halveRounding = HalveRounding::up;
  SpecialMoraleDps specialMoraleDps = SpecialMoraleDps::test;
  RampageDirection rampageDirection = RampageDirection::d6;
  CounterChargeFrontOnly counterChargeFrontOnly = CounterChargeFrontOnly::yes;
  Numbers numbers = Numbers::stands;
  SeveralEnemies severalEnemies = SeveralEnemies::worstBand;
  FreeHack freeHack = FreeHack::oneCasualty;
  LostFriends lostFriends = LostFriends::each;
  ArmyBreak armyBreak = ArmyBreak::half;
  /// Game turns; 0 for no end. D45 (CB-END-2)
  int gameTurns = 15;
  FollowOnLimit followOnLimit = FollowOnLimit::one;
  GapCavalry gapCavalry = GapCavalry::dpOnly;

  friend bool operator==(const Options&, const Options&) = default;
};

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::cb

namespace signifer {

template <>
struct Words<cb::TurnStyle> {
  static constexpr std::array<std::string_view, 2> words{"alternate", "joint"};
};
template <>
struct Words<cb::MovePip> {
  static constexpr std::array<std::string_view, 2> words{"one-jt", "half-jt"};
};
template <>
struct Words<cb::ChariotsSpecial> {
  static constexpr std::array<std::string_view, 2> words{"no", "yes"};
};
template <>
struct Words<cb::ElephantsMounted> {
  static constexpr std::array<std::string_view, 2> words{"yes", "no"};
};
template <>
struct Words<cb::CamelryIsCavalry> {
  static constexpr std::array<std::string_view, 2> words{"yes", "no"};
};
template <>
struct Words<cb::InfantryExtraDie> {
  static constexpr std::array<std::string_view, 2> words{"all", "quincunx-only"};
};
template <>
struct Words<cb::SpecialMovement> {
  static constexpr std::array<std::string_view, 2> words{"cb-default", "as-infantry"};
};
template <>
struct Words<cb::Fatigue> {
  static constexpr std::array<std::string_view, 2> words{"per-die", "once"};
};
template <>
struct Words<cb::LooseMovesUnform> {
  static constexpr std::array<std::string_view, 2> words{"yes", "no"};
};
template <>
struct Words<cb::StopLimit> {
  static constexpr std::array<std::string_view, 2> words{"whole-move", "end-only"};
};
template <>
struct Words<cb::WheelDp> {
  static constexpr std::array<std::string_view, 2> words{"all", "named-only"};
};
template <>
struct Words<cb::LooseManoeuvreDps> {
  static constexpr std::array<std::string_view, 2> words{"off", "on"};
};
template <>
struct Words<cb::ManoeuvreCeiling> {
  static constexpr std::array<std::string_view, 2> words{"before", "clip"};
};
template <>
struct Words<cb::MajorObstacleDps> {
  static constexpr std::array<std::string_view, 2> words{"all-others", "formed-only"};
};
template <>
struct Words<cb::SideStep> {
  static constexpr std::array<std::string_view, 2> words{"whole-move", "free"};
};
template <>
struct Words<cb::ArtilleryTerrain> {
  static constexpr std::array<std::string_view, 2> words{"impassable", "free"};
};
template <>
struct Words<cb::PhalanxTerrain> {
  static constexpr std::array<std::string_view, 2> words{"in-line", "any-formation"};
};
template <>
struct Words<cb::ControlDue> {
  static constexpr std::array<std::string_view, 2> words{"listed", "all-out-of-command"};
};
template <>
struct Words<cb::InspireChargeBonus> {
  static constexpr std::array<std::string_view, 3> words{"1", "0.5", "2"};
};
template <>
struct Words<cb::LeaderRiskWhen> {
  static constexpr std::array<std::string_view, 2> words{"combat-and-shooting", "combat-only"};
};
template <>
struct Words<cb::BrokenMayRally> {
  static constexpr std::array<std::string_view, 2> words{"no", "yes"};
};
template <>
struct Words<cb::RallyEnds> {
  static constexpr std::array<std::string_view, 2> words{"below-threshold", "no-dps"};
};
template <>
struct Words<cb::ShakenThreshold> {
  static constexpr std::array<std::string_view, 2> words{"four-phalanx-five", "five-for-all"};
};
template <>
struct Words<cb::ShootingHit> {
  static constexpr std::array<std::string_view, 2> words{"one-dp", "dp-per-two"};
};
template <>
struct Words<cb::HitOnShaken> {
  static constexpr std::array<std::string_view, 2> words{"casualty", "dp"};
};
template <>
struct Words<cb::Halving> {
  static constexpr std::array<std::string_view, 2> words{"once", "each"};
};
template <>
struct Words<cb::HalveRounding> {
  static constexpr std::array<std::string_view, 2> words{"up", "down"};
};
template <>
struct Words<cb::SpecialMoraleDps> {
  static constexpr std::array<std::string_view, 2> words{"test", "ignore"};
};
template <>
struct Words<cb::RampageDirection> {
  static constexpr std::array<std::string_view, 2> words{"d6", "nearest-way-out"};
};
template <>
struct Words<cb::CounterChargeFrontOnly> {
  static constexpr std::array<std::string_view, 2> words{"yes", "no"};
};
template <>
struct Words<cb::Numbers> {
  static constexpr std::array<std::string_view, 2> words{"stands", "frontage"};
};
template <>
struct Words<cb::SeveralEnemies> {
  static constexpr std::array<std::string_view, 2> words{"worst-band", "main-enemy"};
};
template <>
struct Words<cb::FreeHack> {
  static constexpr std::array<std::string_view, 2> words{"one-casualty", "combat-round"};
};
template <>
struct Words<cb::LostFriends> {
  static constexpr std::array<std::string_view, 2> words{"each", "once"};
};
template <>
struct Words<cb::ArmyBreak> {
  static constexpr std::array<std::string_view, 3> words{"half", "third", "none"};
};
template <>
struct Words<cb::FollowOnLimit> {
  static constexpr std::array<std::string_view, 2> words{"one", "unlimited"};
};
template <>
struct Words<cb::GapCavalry> {
  static constexpr std::array<std::string_view, 2> words{"dp-only", "free"};
};

}  // namespace signifer
