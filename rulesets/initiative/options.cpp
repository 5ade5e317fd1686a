// Reads the chosen options from the definition by their words.
#include "initiative/options.h"

#include "rules/definition.h"

namespace signifer {
namespace initiative {
namespace {

enum class OffOn : std::uint8_t { off, on };

}  // namespace
}  // namespace initiative

template <>
struct Words<initiative::OffOn> {
  static constexpr auto words = std::to_array<std::string_view>({"off", "on"});
};

template <>
struct Words<initiative::FirstPlayer> {
  static constexpr auto words = std::to_array<std::string_view>({"dice", "choice", "attacker"});
};

template <>
struct Words<initiative::EliteRallyScore> {
  static constexpr auto words = std::to_array<std::string_view>({"profile", "four-up-for-all"});
};

template <>
struct Words<initiative::OrderMovesMargin> {
  static constexpr auto words = std::to_array<std::string_view>({"0-1-2-3", "one-move-always", "each-point"});
};

template <>
struct Words<initiative::OrderDistance> {
  static constexpr auto words = std::to_array<std::string_view>({"full-12", "part-12", "none"});
};

template <>
struct Words<initiative::CommandOrderDistance> {
  static constexpr auto words = std::to_array<std::string_view>({"farthest", "nearest"});
};

template <>
struct Words<initiative::Blunders> {
  static constexpr auto words = std::to_array<std::string_view>({"off", "on-twelve"});
};

template <>
struct Words<initiative::GeneralMove> {
  static constexpr auto words = std::to_array<std::string_view>({"24-inches", "36-inches"});
};

template <>
struct Words<initiative::RallyRecovers> {
  static constexpr auto words = std::to_array<std::string_view>({"one", "to-one-hit"});
};

template <>
struct Words<initiative::CourageEffect> {
  static constexpr auto words = std::to_array<std::string_view>({"recover-hit", "stand-only"});
};

template <>
struct Words<initiative::RerollLimit> {
  static constexpr auto words = std::to_array<std::string_view>({"one-per-turn", "unlimited"});
};

template <>
struct Words<initiative::ProximityMoves> {
  static constexpr auto words = std::to_array<std::string_view>({"toward-away-hold", "any-move-after-facing"});
};

template <>
struct Words<initiative::BrokenDivisionRetires> {
  static constexpr auto words = std::to_array<std::string_view>({"may", "must"});
};

template <>
struct Words<initiative::BrokenDivisionOrders> {
  static constexpr auto words = std::to_array<std::string_view>({"courage-only", "retiring-moves"});
};

template <>
struct Words<initiative::ArtilleryOverhead> {
  static constexpr auto words = std::to_array<std::string_view>({"higher-only", "always", "never"});
};

template <>
struct Words<initiative::SightArc> {
  static constexpr auto words = std::to_array<std::string_view>({"all-round", "front-quarter"});
};

template <>
struct Words<initiative::HeavyArtilleryMove> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "three-inches"});
};

template <>
struct Words<initiative::TerrainMovement> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "rough-halves"});
};

template <>
struct Words<initiative::TableEdge> {
  static constexpr auto words = std::to_array<std::string_view>({"stop", "lost"});
};

template <>
struct Words<initiative::ChargeReactions> {
  static constexpr auto words = std::to_array<std::string_view>({"closing-shots", "closing-shots-evade-countercharge"});
};

template <>
struct Words<initiative::SquareShooting> {
  static constexpr auto words = std::to_array<std::string_view>({"one-in-all", "one-per-face"});
};

template <>
struct Words<initiative::ExtremeRange> {
  static constexpr auto words =
      std::to_array<std::string_view>({"over-half", "over-three-quarters", "artillery-over-half", "off"});
};

template <>
struct Words<initiative::TargetModifiers> {
  static constexpr auto words = std::to_array<std::string_view>({"add-up", "once-only"});
};

template <>
struct Words<initiative::SixTrigger> {
  static constexpr auto words = std::to_array<std::string_view>({"before-saves", "casualties-only"});
};

template <>
struct Words<initiative::SaveLimits> {
  static constexpr auto words = std::to_array<std::string_view>({"one-fails-no-seven", "six-always-saves"});
};

template <>
struct Words<initiative::DrawnShaken> {
  static constexpr auto words = std::to_array<std::string_view>({"before-the-round", "counted-now"});
};

template <>
struct Words<initiative::ExcessHits> {
  static constexpr auto words = std::to_array<std::string_view>({"minus-one-each", "none"});
};

template <>
struct Words<initiative::GiveGroundDistance> {
  static constexpr auto words = std::to_array<std::string_view>({"half-move", "full-move", "three-inches"});
};

template <>
struct Words<initiative::RetreatDistance> {
  static constexpr auto words = std::to_array<std::string_view>({"full-move", "half-move"});
};

template <>
struct Words<initiative::SupportsDisordered> {
  static constexpr auto words = std::to_array<std::string_view>({"as-printed", "with-the-unit"});
};

template <>
struct Words<initiative::RangedCavalry3> {
  static constexpr auto words = std::to_array<std::string_view>({"break-if-shaken", "break-if-casualties"});
};

template <>
struct Words<initiative::GeneralDice> {
  static constexpr auto words = std::to_array<std::string_view>({"profile", "none"});
};

template <>
struct Words<initiative::DisorderRemoval> {
  static constexpr auto words = std::to_array<std::string_view>({"active-unengaged", "active-all", "both-sides"});
};

template <>
struct Words<initiative::DivisionBreak> {
  static constexpr auto words = std::to_array<std::string_view>({"over-half-lost-or-shaken", "over-half-lost", "half"});
};

template <>
struct Words<initiative::ArmyBreak> {
  static constexpr auto words = std::to_array<std::string_view>({"over-half", "half"});
};

}  // namespace signifer

namespace signifer::initiative {

Options Options::of(const Definition& definition) {
  const auto on = [&](std::string_view id) { return definition.option<OffOn>(id) == OffOn::on; };
  Options o;
  o.firstPlayer = definition.option<FirstPlayer>("first-player");
  o.eliteRallyScore = definition.option<EliteRallyScore>("elite-rally-score");
  o.initiativeCharge = on("initiative-charge");
  o.ordersAfterInitiative = on("orders-after-initiative");
  o.orderMovesMargin = definition.option<OrderMovesMargin>("order-moves-margin");
  o.orderDistance = definition.option<OrderDistance>("order-distance");
  o.commandOrderDistance = definition.option<CommandOrderDistance>("command-order-distance");
  o.ordersUntilFailed = on("orders-until-failed");
  o.armyCommanderLast = on("army-commander-last");
  o.blunders = definition.option<Blunders>("blunders");
  o.generalMove = definition.option<GeneralMove>("general-move");
  o.rallyRecovers = definition.option<RallyRecovers>("rally-recovers");
  o.courageEffect = definition.option<CourageEffect>("courage-effect");
  o.rerollEnemyOrders = on("reroll-enemy-orders");
  o.rerollLimit = definition.option<RerollLimit>("reroll-limit");
  o.proximityMoves = definition.option<ProximityMoves>("proximity-moves");
  o.brokenDivisionRetires = definition.option<BrokenDivisionRetires>("broken-division-retires");
  o.brokenDivisionOrders = definition.option<BrokenDivisionOrders>("broken-division-orders");
  o.freeMoveCharge = on("free-move-charge");
  o.artilleryOverhead = definition.option<ArtilleryOverhead>("artillery-overhead");
  o.nearestTarget = on("nearest-target");
  o.sightArc = definition.option<SightArc>("sight-arc");
  o.heavyArtilleryMove = definition.option<HeavyArtilleryMove>("heavy-artillery-move");
  o.terrainMovement = definition.option<TerrainMovement>("terrain-movement");
  o.tableEdge = definition.option<TableEdge>("table-edge");
  o.columnCharge = on("column-charge");
  o.chargeReactions = definition.option<ChargeReactions>("charge-reactions");
  o.shootIntoCombat = on("shoot-into-combat");
  o.artilleryMoveAndShoot = on("artillery-move-and-shoot");
  o.squareShooting = definition.option<SquareShooting>("square-shooting");
  o.extremeRange = definition.option<ExtremeRange>("extreme-range");
  o.targetModifiers = definition.option<TargetModifiers>("target-modifiers");
  o.sixAlwaysHits = on("six-always-hits");
  o.sixTrigger = definition.option<SixTrigger>("six-trigger");
  o.saveLimits = definition.option<SaveLimits>("save-limits");
  o.drawnShaken = definition.option<DrawnShaken>("drawn-shaken");
  o.excessHits = definition.option<ExcessHits>("excess-hits");
  o.giveGroundDistance = definition.option<GiveGroundDistance>("give-ground-distance");
  o.retreatDistance = definition.option<RetreatDistance>("retreat-distance");
  o.supportsDisordered = definition.option<SupportsDisordered>("supports-disordered");
  o.rangedCavalry3 = definition.option<RangedCavalry3>("ranged-cavalry-3");
  o.generalDice = definition.option<GeneralDice>("general-dice");
  o.generalLostWithUnit = on("general-lost-with-unit");
  o.disorderRemoval = definition.option<DisorderRemoval>("disorder-removal");
  o.divisionBreak = definition.option<DivisionBreak>("division-break");
  o.armyBreak = definition.option<ArmyBreak>("army-break");
  o.turnLimit = definition.optionNumber("turn-limit");
  return o;
}

}  // namespace signifer::initiative
