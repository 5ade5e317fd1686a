#include "fantasy/options.h"

#include "rules/definition.h"

namespace signifer {
namespace fantasy {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(NoYes, std::uint8_t, no, yes)
BOOST_DEFINE_FIXED_ENUM_CLASS(OffOn, std::uint8_t, off, on)

}  // namespace
}  // namespace fantasy

template <>
struct Words<fantasy::VisionArc> {
  static constexpr auto words = std::to_array<std::string_view>({"90", "180"});
};

}  // namespace signifer

namespace signifer::fantasy {

Options readOptions(const Definition& definition) {
  Options o;
  o.doubleOne = definition.option<DoubleOne>("double-one");
  o.generalFleeing = definition.option<GeneralFleeing>("general-fleeing");
  o.returnTest = definition.option<ReturnBy>("return-test");
  o.disengagement = definition.option<Disengagement>("disengagement");
  o.visionArc = definition.option<VisionArc>("vision-arc");
  o.chargeCatchesFleers = definition.option<ChargeCatchesFleers>("charge-catches-fleers");
  o.fireAndFlee = definition.option<FireAndFleeDie>("fire-and-flee");
  o.failedReform = definition.option<FailedReform>("failed-reform");
  o.obstacleCost = definition.option<ObstacleCost>("obstacle-cost");
  o.marchExemption = definition.option<MarchExemption>("march-exemption");
  o.ignoredEnemy = definition.option<IgnoredEnemy>("ignored-enemy");
  o.engagedPanic = definition.option<EngagedPanic>("engaged-panic");
  o.standAndShootPanic = definition.option<OffOn>("stand-and-shoot-panic") == OffOn::on;
  o.outnumberCount = definition.option<OutnumberCount>("outnumber-count");
  o.terrorIsFear = definition.option<OffOn>("terror-is-fear") == OffOn::on;
  o.dreadfulTroopsFear = definition.option<NoYes>("dreadful-troops-fear") == NoYes::yes;
  o.stubbornOnce = definition.option<StubbornOnce>("stubborn-once");
  o.rallySameTurn = definition.option<NoYes>("rally-same-turn") == NoYes::yes;
  o.smallUnitsRally = definition.option<NoYes>("small-units-rally") == NoYes::yes;
  o.rallyReform = definition.option<RallyReform>("rally-reform");
  o.frenzyIgnores = definition.option<FrenzyIgnores>("frenzy-ignores");
  o.hatredLeadership = definition.option<HatredLeadership>("hatred-leadership");
  o.longBowSave = definition.option<LongBowSave>("long-bow-save");
  o.slingTwoShots = definition.option<SlingTwoShots>("sling-two-shots");
  o.massedMissiles = definition.option<MassedMissiles>("massed-missiles");
  o.moveAndShoot = definition.option<MoveAndShoot>("move-and-shoot");
  o.sevenPlus = definition.option<SevenPlus>("seven-plus");
  o.oneMisses = definition.option<OffOn>("one-misses") == OffOn::on;
  o.oneNeverSaves = definition.option<OffOn>("one-never-saves") == OffOn::on;
  o.heavyArmourBuckler = definition.option<HeavyArmourBuckler>("heavy-armour-buckler");
  o.momentum = definition.option<Momentum>("momentum");
  o.fallenStrike = definition.option<NoYes>("fallen-strike") == NoYes::yes;
  o.overkill = definition.option<OffOn>("overkill") == OffOn::on;
  o.rankWidth = definition.optionNumber("rank-width");
  o.flankCancels = definition.option<FlankCancels>("flank-cancels");
  o.outnumberBonus = definition.optionNumber("outnumber-bonus");
  o.flankAndRear = definition.option<FlankAndRear>("flank-and-rear");
  o.loserHolds = definition.option<LoserHolds>("loser-holds");
  o.underFive = definition.option<UnderFive>("under-five");
  o.pursuit = definition.option<Pursuit>("pursuit");
  o.battleLength = definition.optionNumber("battle-length");
  o.armyBreakPercent = definition.optionNumber("army-break-percent");
  o.shootIntoCombat = definition.option<NoYes>("shoot-into-combat") == NoYes::yes;
  o.flightMoves = definition.option<FlightMoves>("flight-moves");
  o.firstRound = definition.option<FirstRound>("first-round");
  o.charactersTargeted = definition.option<NoYes>("characters-targeted") == NoYes::yes;
  o.firstTurn = definition.option<FirstTurn>("first-turn");
  o.enemyGap = definition.optionNumber("enemy-gap");
  return o;
}

}  // namespace signifer::fantasy
