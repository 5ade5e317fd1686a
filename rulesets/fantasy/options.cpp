#include "fantasy/options.h"

#include "rules/definition.h"

namespace signifer {
namespace fantasy {
namespace {

enum class NoYes : std::uint8_t { no, yes };
enum class OffOn : std::uint8_t { off, on };

}  // namespace
}  // namespace fantasy

template <>
struct Words<fantasy::NoYes> {
  static constexpr auto words = std::to_array<std::string_view>({"no", "yes"});
};
template <>
struct Words<fantasy::OffOn> {
  static constexpr auto words = std::to_array<std::string_view>({"off", "on"});
};
template <>
struct Words<fantasy::DoubleOne> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "always-holds"});
};
template <>
struct Words<fantasy::GeneralFleeing> {
  static constexpr auto words = std::to_array<std::string_view>({"lends-nothing", "lends"});
};
template <>
struct Words<fantasy::ReturnBy> {
  static constexpr auto words = std::to_array<std::string_view>({"leadership", "automatic", "never"});
};
template <>
struct Words<fantasy::Disengagement> {
  static constexpr auto words = std::to_array<std::string_view>({"faster-only", "forbidden", "as-flight"});
};
template <>
struct Words<fantasy::VisionArc> {
  static constexpr auto words = std::to_array<std::string_view>({"90", "180"});
};
template <>
struct Words<fantasy::ChargeCatchesFleers> {
  static constexpr auto words = std::to_array<std::string_view>({"destroyed", "combat"});
};
template <>
struct Words<fantasy::FireAndFleeDie> {
  static constexpr auto words = std::to_array<std::string_view>({"subtract", "replace"});
};
template <>
struct Words<fantasy::FailedReform> {
  static constexpr auto words = std::to_array<std::string_view>({"stand", "move-normally"});
};
template <>
struct Words<fantasy::ObstacleCost> {
  static constexpr auto words = std::to_array<std::string_view>({"stretch", "half-move"});
};
template <>
struct Words<fantasy::MarchExemption> {
  static constexpr auto words = std::to_array<std::string_view>({"listed", "fleeing-characters-and-artillery"});
};
template <>
struct Words<fantasy::IgnoredEnemy> {
  static constexpr auto words = std::to_array<std::string_view>({"fresh-in-combat", "unseen"});
};
template <>
struct Words<fantasy::EngagedPanic> {
  static constexpr auto words = std::to_array<std::string_view>({"all-triggers", "flank-and-rear-only"});
};
template <>
struct Words<fantasy::OutnumberCount> {
  static constexpr auto words = std::to_array<std::string_view>({"models", "wounds"});
};
template <>
struct Words<fantasy::StubbornOnce> {
  static constexpr auto words = std::to_array<std::string_view>({"battle", "combat"});
};
template <>
struct Words<fantasy::RallyReform> {
  static constexpr auto words = std::to_array<std::string_view>({"free", "tested"});
};
template <>
struct Words<fantasy::FrenzyIgnores> {
  static constexpr auto words = std::to_array<std::string_view>({"tests", "all-psychology"});
};
template <>
struct Words<fantasy::HatredLeadership> {
  static constexpr auto words = std::to_array<std::string_view>({"hated-enemy", "every-break-test"});
};
template <>
struct Words<fantasy::LongBowSave> {
  static constexpr auto words = std::to_array<std::string_view>({"short-range", "all-ranges"});
};
template <>
struct Words<fantasy::SlingTwoShots> {
  static constexpr auto words = std::to_array<std::string_view>({"choice", "always"});
};
template <>
struct Words<fantasy::MassedMissiles> {
  static constexpr auto words = std::to_array<std::string_view>({"half-of-rear", "second-rank", "front-rank"});
};
template <>
struct Words<fantasy::MoveAndShoot> {
  static constexpr auto words = std::to_array<std::string_view>({"free", "minus-one"});
};
template <>
struct Words<fantasy::SevenPlus> {
  static constexpr auto words = std::to_array<std::string_view>({"six-then", "impossible"});
};
template <>
struct Words<fantasy::HeavyArmourBuckler> {
  static constexpr auto words = std::to_array<std::string_view>({"counts", "free"});
};
template <>
struct Words<fantasy::Momentum> {
  static constexpr auto words = std::to_array<std::string_view>({"charge-or-won", "charge-only"});
};
template <>
struct Words<fantasy::FlankCancels> {
  static constexpr auto words = std::to_array<std::string_view>({"nothing", "ranks", "ranks-and-close-order"});
};
template <>
struct Words<fantasy::FlankAndRear> {
  static constexpr auto words = std::to_array<std::string_view>({"both", "higher"});
};
template <>
struct Words<fantasy::LoserHolds> {
  static constexpr auto words = std::to_array<std::string_view>({"stays", "gives-ground"});
};
template <>
struct Words<fantasy::UnderFive> {
  static constexpr auto words = std::to_array<std::string_view>({"losers", "at-once"});
};
template <>
struct Words<fantasy::Pursuit> {
  static constexpr auto words = std::to_array<std::string_view>({"roll-off", "none"});
};
template <>
struct Words<fantasy::FlightMoves> {
  static constexpr auto words = std::to_array<std::string_view>({"once-a-turn", "again"});
};
template <>
struct Words<fantasy::FirstRound> {
  static constexpr auto words = std::to_array<std::string_view>({"pair", "combat"});
};
template <>
struct Words<fantasy::FirstTurn> {
  static constexpr auto words = std::to_array<std::string_view>({"die", "first-army"});
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
