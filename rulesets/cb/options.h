// The house-rule options of options.json, each as an enumeration, and the ones chosen for a battle. Lengths of a JT and
// of a bow shot are no options but settings of a battle.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer::cb {

/// How do the sides share a turn? D1
BOOST_DEFINE_FIXED_ENUM_CLASS(TurnStyle, std::uint8_t, alternate, joint)
/// How far does one pip of a movement die go? D2
BOOST_DEFINE_FIXED_ENUM_CLASS(MovePip, std::uint8_t, oneJt, halfJt)
/// Are ordinary chariots special troops? D4
BOOST_DEFINE_FIXED_ENUM_CLASS(ChariotsSpecial, std::uint8_t, no, yes)
/// Do elephants count as mounted? D5
BOOST_DEFINE_FIXED_ENUM_CLASS(ElephantsMounted, std::uint8_t, yes, no)
/// Does camelry count as cavalry? D6
BOOST_DEFINE_FIXED_ENUM_CLASS(CamelryIsCavalry, std::uint8_t, yes, no)
/// Who may take the extra die of infantry? D9
BOOST_DEFINE_FIXED_ENUM_CLASS(InfantryExtraDie, std::uint8_t, all, quincunxOnly)
/// How do chariots, elephants and artillery move? D10
BOOST_DEFINE_FIXED_ENUM_CLASS(SpecialMovement, std::uint8_t, cbDefault, asInfantry)
/// How many DPs can fatigue cost in one move? D12
BOOST_DEFINE_FIXED_ENUM_CLASS(Fatigue, std::uint8_t, perDie, once)
/// Do evading, retiring, routing and pursuing leave a unit unformed? D13
BOOST_DEFINE_FIXED_ENUM_CLASS(LooseMovesUnform, std::uint8_t, yes, no)
/// What does the limit of 1 JT from enemies bind? D15
BOOST_DEFINE_FIXED_ENUM_CLASS(StopLimit, std::uint8_t, wholeMove, endOnly)
/// Which units take a DP for a wheel? D16
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelDp, std::uint8_t, all, namedOnly)
/// Do unformed units and special troops take DPs for manoeuvres? D17
BOOST_DEFINE_FIXED_ENUM_CLASS(LooseManoeuvreDps, std::uint8_t, off, on)
/// When is the ceiling on manoeuvre DPs looked at? D18
BOOST_DEFINE_FIXED_ENUM_CLASS(ManoeuvreCeiling, std::uint8_t, before, clip)
/// Who takes the DPs of a major obstacle? D19
BOOST_DEFINE_FIXED_ENUM_CLASS(MajorObstacleDps, std::uint8_t, allOthers, formedOnly)
/// Is a side-step or step back a unit's whole move? D20
BOOST_DEFINE_FIXED_ENUM_CLASS(SideStep, std::uint8_t, wholeMove, free)
/// May artillery enter difficult terrain? D21
BOOST_DEFINE_FIXED_ENUM_CLASS(ArtilleryTerrain, std::uint8_t, impassable, free)
/// In what formation does difficult terrain disorder a phalanx? D21
BOOST_DEFINE_FIXED_ENUM_CLASS(PhalanxTerrain, std::uint8_t, inLine, anyFormation)
/// Which units have to test control? D23
BOOST_DEFINE_FIXED_ENUM_CLASS(ControlDue, std::uint8_t, listed, allOutOfCommand)
/// How far does each inspire action lengthen a charge? D24
BOOST_DEFINE_FIXED_ENUM_CLASS(InspireChargeBonus, std::uint8_t, wholeJt, halfJt, twoJt)
/// When are leaders at risk? D25
BOOST_DEFINE_FIXED_ENUM_CLASS(LeaderRiskWhen, std::uint8_t, combatAndShooting, combatOnly)
/// May broken units rally? D27
BOOST_DEFINE_FIXED_ENUM_CLASS(BrokenMayRally, std::uint8_t, no, yes)
/// When is a rally complete? D27
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyEnds, std::uint8_t, belowThreshold, noDps)
/// At how many DPs is a unit shaken? D28
BOOST_DEFINE_FIXED_ENUM_CLASS(ShakenThreshold, std::uint8_t, fourPhalanxFive, fiveForAll)
/// How many DPs does a shooting hit give? D29
BOOST_DEFINE_FIXED_ENUM_CLASS(ShootingHit, std::uint8_t, oneDp, dpPerTwo)
/// What does a hit do to a shaken unit? D29
BOOST_DEFINE_FIXED_ENUM_CLASS(HitOnShaken, std::uint8_t, casualty, dp)
/// Are shooting dice halved once or for each cause? D30
BOOST_DEFINE_FIXED_ENUM_CLASS(Halving, std::uint8_t, once, each)
/// How is half a shooting die rounded? D30
BOOST_DEFINE_FIXED_ENUM_CLASS(HalveRounding, std::uint8_t, up, down)
/// Do special troops test for morale DPs? D33
BOOST_DEFINE_FIXED_ENUM_CLASS(SpecialMoraleDps, std::uint8_t, test, ignore)
/// Which way does a rampage go? D34
BOOST_DEFINE_FIXED_ENUM_CLASS(RampageDirection, std::uint8_t, d6, nearestWayOut)
/// May only a unit struck in front counter-charge? D36
BOOST_DEFINE_FIXED_ENUM_CLASS(CounterChargeFrontOnly, std::uint8_t, yes, no)
/// What counts for numbers in a combat? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(Numbers, std::uint8_t, stands, frontage)
/// Which result counts against several enemies? D39
BOOST_DEFINE_FIXED_ENUM_CLASS(SeveralEnemies, std::uint8_t, worstBand, mainEnemy)
/// What does a free hack do? D41
BOOST_DEFINE_FIXED_ENUM_CLASS(FreeHack, std::uint8_t, oneCasualty, combatRound)
/// Are lost friends counted each or once? D43
BOOST_DEFINE_FIXED_ENUM_CLASS(LostFriends, std::uint8_t, each, once)
/// When is an army broken? D45
BOOST_DEFINE_FIXED_ENUM_CLASS(ArmyBreak, std::uint8_t, half, third, none)
/// How many follow-on combats may a unit fight in a phase? D48
BOOST_DEFINE_FIXED_ENUM_CLASS(FollowOnLimit, std::uint8_t, one, unlimited)
/// What does passing a gap cost cavalry? D49
BOOST_DEFINE_FIXED_ENUM_CLASS(GapCavalry, std::uint8_t, dpOnly, free)
/// Which charges are frontal? D62
BOOST_DEFINE_FIXED_ENUM_CLASS(FrontalJudgedBy, std::uint8_t, chargerStart, edgeStruck)
/// Which phalanx counts as stationary when cavalry would charge it? D63
BOOST_DEFINE_FIXED_ENUM_CLASS(SteadyPhalanx, std::uint8_t, notMovedInOwnTurn, standingWhenCharged)
/// Which way does a unit fall back? D64
BOOST_DEFINE_FIXED_ENUM_CLASS(FallBackDirection, std::uint8_t, fromTheEnemy, ownRear)
/// What if friends stand where a unit falls back? D65
BOOST_DEFINE_FIXED_ENUM_CLASS(FallBackIntoFriends, std::uint8_t, asFarAsRoom, pushBack, through)
/// What becomes of a pursuer at the edge of the table? D66
BOOST_DEFINE_FIXED_ENUM_CLASS(PursuitAtEdge, std::uint8_t, stops, leaves)
/// In which morale phases do elephants and camels near by give DPs? D67
BOOST_DEFINE_FIXED_ENUM_CLASS(StandingMoraleDps, std::uint8_t, ownTurn, everyMoralePhase)
/// Who must be special troops, so that being outnumbered costs only 1? D38
BOOST_DEFINE_FIXED_ENUM_CLASS(OutnumberedSpecial, std::uint8_t, own, enemy)
/// May a wheel clip a friend beside the unit? D68
BOOST_DEFINE_FIXED_ENUM_CLASS(WheelPastFriends, std::uint8_t, clips, no)
/// Do enemies fight who touch side to side only? D69
BOOST_DEFINE_FIXED_ENUM_CLASS(SideContact, std::uint8_t, noCombat, combat)

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
  FrontalJudgedBy frontalJudgedBy = FrontalJudgedBy::chargerStart;
  SteadyPhalanx steadyPhalanx = SteadyPhalanx::notMovedInOwnTurn;
  FallBackDirection fallBackDirection = FallBackDirection::fromTheEnemy;
  FallBackIntoFriends fallBackIntoFriends = FallBackIntoFriends::asFarAsRoom;
  PursuitAtEdge pursuitAtEdge = PursuitAtEdge::stops;
  StandingMoraleDps standingMoraleDps = StandingMoraleDps::ownTurn;
  OutnumberedSpecial outnumberedSpecial = OutnumberedSpecial::own;
  WheelPastFriends wheelPastFriends = WheelPastFriends::clips;
  SideContact sideContact = SideContact::noCombat;

  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (turnStyle, movePip, chariotsSpecial, elephantsMounted, camelryIsCavalry, infantryExtraDie,
                       specialMovement, fatigue, looseMovesUnform, stopLimit, wheelDp, looseManoeuvreDps,
                       manoeuvreCeiling, majorObstacleDps, sideStep, artilleryTerrain, phalanxTerrain, controlDue,
                       inspireChargeBonus, leaderRiskWhen, messengerMove, brokenMayRally, rallyEnds, shakenThreshold,
                       shootingHit, hitOnShaken, halving, halveRounding, specialMoraleDps, rampageDirection,
                       counterChargeFrontOnly, numbers, severalEnemies, freeHack, lostFriends, armyBreak, gameTurns,
                       followOnLimit, gapCavalry, frontalJudgedBy, steadyPhalanx, fallBackDirection,
                       fallBackIntoFriends, pursuitAtEdge, standingMoraleDps, outnumberedSpecial, wheelPastFriends,
                       sideContact))

/// The options chosen in a definition. Throws SourceError where options.json has other words.
[[nodiscard]] Options readOptions(const Definition& definition);

}  // namespace signifer::cb

namespace signifer {

template <>
struct Words<cb::InspireChargeBonus> {
  static constexpr std::array<std::string_view, 3> words{"1", "0.5", "2"};
};

}  // namespace signifer
