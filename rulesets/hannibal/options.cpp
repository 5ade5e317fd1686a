// Reads the chosen options from the definition by their words.
#include "options.h"

#include "rules/definition.h"

namespace signifer {
namespace hannibal {
namespace {

enum class NoYes : std::uint8_t { no, yes };

}  // namespace
}  // namespace hannibal

template <>
struct Words<hannibal::NoYes> {
  static constexpr auto words = std::to_array<std::string_view>({"no", "yes"});
};

template <>
struct Words<hannibal::CombatTiming> {
  static constexpr auto words = std::to_array<std::string_view>({"end-of-action-phase", "at-once"});
};

template <>
struct Words<hannibal::CombatRounds> {
  static constexpr auto words = std::to_array<std::string_view>({"1", "2", "until-decided"});
};

template <>
struct Words<hannibal::FirstPlayer> {
  static constexpr auto words = std::to_array<std::string_view>({"die-roll", "attacker", "defender"});
};

template <>
struct Words<hannibal::LeaderTiming> {
  static constexpr auto words = std::to_array<std::string_view>({"any-time", "after-units"});
};

template <>
struct Words<hannibal::LightUnitsCharge> {
  static constexpr auto words = std::to_array<std::string_view>({"never", "as-others"});
};

template <>
struct Words<hannibal::WheelMeasure> {
  static constexpr auto words = std::to_array<std::string_view>({"arc", "chord"});
};

template <>
struct Words<hannibal::CatapultMovement> {
  static constexpr auto words = std::to_array<std::string_view>({"immobile", "as-bolt-shooter"});
};

template <>
struct Words<hannibal::ForwardArc> {
  static constexpr auto words = std::to_array<std::string_view>({"45-degrees", "half-plane", "straight-ahead"});
};

template <>
struct Words<hannibal::FlankJudgedBy> {
  static constexpr auto words = std::to_array<std::string_view>({"charger-start", "face-struck"});
};

template <>
struct Words<hannibal::MarchIntoContact> {
  static constexpr auto words = std::to_array<std::string_view>({"skirmishers-and-routed", "anyone"});
};

template <>
struct Words<hannibal::WornCountercharge> {
  static constexpr auto words = std::to_array<std::string_view>({"as-charge", "free"});
};

template <>
struct Words<hannibal::DefensiveShooting> {
  static constexpr auto words = std::to_array<std::string_view>({"pila-only", "hand-held"});
};

template <>
struct Words<hannibal::Pila> {
  static constexpr auto words = std::to_array<std::string_view>({"first-contact", "every-round"});
};

template <>
struct Words<hannibal::FleetingTerror> {
  static constexpr auto words = std::to_array<std::string_view>({"when-charging", "always"});
};

template <>
struct Words<hannibal::BombardmentReset> {
  static constexpr auto words = std::to_array<std::string_view>({"target-only", "target-or-engine"});
};

template <>
struct Words<hannibal::OverheadShooting> {
  static constexpr auto words = std::to_array<std::string_view>({"catapults", "engines", "none"});
};

template <>
struct Words<hannibal::FlankOnRetreating> {
  static constexpr auto words = std::to_array<std::string_view>({"highest", "sum"});
};

template <>
struct Words<hannibal::TerrainNote> {
  static constexpr auto words = std::to_array<std::string_view>({"all-mounted", "cavalry-only"});
};

template <>
struct Words<hannibal::LineDepth> {
  static constexpr auto words = std::to_array<std::string_view>({"side-by-side", "count-ranks"});
};

template <>
struct Words<hannibal::OutnumberCount> {
  static constexpr auto words = std::to_array<std::string_view>({"contact-group", "whole-combat"});
};

template <>
struct Words<hannibal::RoutCheckWhen> {
  static constexpr auto words = std::to_array<std::string_view>({"retreat-only", "round-loser", "every-hit"});
};

template <>
struct Words<hannibal::PanicCheck> {
  static constexpr auto words = std::to_array<std::string_view>({"ten-worn-seven", "always-ten", "rout-table"});
};

template <>
struct Words<hannibal::TerrorPanic> {
  static constexpr auto words = std::to_array<std::string_view>({"rout", "removed", "rampage"});
};

template <>
struct Words<hannibal::RallyFacing> {
  static constexpr auto words = std::to_array<std::string_view>({"about-face", "free"});
};

template <>
struct Words<hannibal::LoneLeader> {
  static constexpr auto words = std::to_array<std::string_view>({"escapes", "captured"});
};

template <>
struct Words<hannibal::StaminaBreak> {
  static constexpr auto words = std::to_array<std::string_view>({"zero", "half"});
};

template <>
struct Words<hannibal::PassThroughFriends> {
  static constexpr auto words = std::to_array<std::string_view>({"no", "skirmishers"});
};

template <>
struct Words<hannibal::ChargeDeclaration> {
  static constexpr auto words = std::to_array<std::string_view>({"within-longest-reach", "any-distance"});
};

}  // namespace signifer

namespace signifer::hannibal {

Options Options::of(const Definition& definition) {
  const auto yes = [&](std::string_view id) { return definition.option<NoYes>(id) == NoYes::yes; };
  Options o;
  o.combatTiming = definition.option<CombatTiming>("combat-timing");
  o.combatRounds = definition.option<CombatRounds>("combat-rounds");
  o.firstPlayer = definition.option<FirstPlayer>("first-player");
  o.leaderTiming = definition.option<LeaderTiming>("leader-timing");
  o.leaderPhaseDetach = yes("leader-phase-detach");
  o.lightUnitsCharge = definition.option<LightUnitsCharge>("light-units-charge");
  o.wheelMeasure = definition.option<WheelMeasure>("wheel-measure");
  o.catapultMovement = definition.option<CatapultMovement>("catapult-movement");
  o.leaderMoveInches = definition.optionNumber("leader-move-inches");
  o.forwardArc = definition.option<ForwardArc>("forward-arc");
  o.flankJudgedBy = definition.option<FlankJudgedBy>("flank-judged-by");
  o.marchIntoContact = definition.option<MarchIntoContact>("march-into-contact");
  o.counterchargeBonus = yes("countercharge-bonus");
  o.wornCountercharge = definition.option<WornCountercharge>("worn-countercharge");
  o.defensiveShooting = definition.option<DefensiveShooting>("defensive-shooting");
  o.pila = definition.option<Pila>("pila");
  o.shieldsStopJavelins = yes("shields-stop-javelins");
  o.shieldsStopPila = yes("shields-stop-pila");
  o.fleetingTerror = definition.option<FleetingTerror>("fleeting-terror");
  o.bombardmentReset = definition.option<BombardmentReset>("bombardment-reset");
  o.overheadShooting = definition.option<OverheadShooting>("overhead-shooting");
  o.shootIntoCombat = yes("shoot-into-combat");
  o.flankOnRetreating = definition.option<FlankOnRetreating>("flank-on-retreating");
  o.terrainNote = definition.option<TerrainNote>("terrain-note");
  o.lineDepth = definition.option<LineDepth>("line-depth");
  o.warriorsInLine = yes("warriors-in-line");
  o.outnumberCount = definition.option<OutnumberCount>("outnumber-count");
  o.routCheckWhen = definition.option<RoutCheckWhen>("rout-check-when");
  o.loneLineUnitRetreats = yes("lone-line-unit-retreats");
  o.skirmisherRetreatCheck = yes("skirmisher-retreat-check");
  o.lightCavalrySkirmish = yes("light-cavalry-skirmish");
  o.panicCheck = definition.option<PanicCheck>("panic-check");
  o.terrorPanic = definition.option<TerrorPanic>("terror-panic");
  o.rallyFacing = definition.option<RallyFacing>("rally-facing");
  o.leaderCasualtyNumber = definition.optionNumber("leader-casualty-number");
  o.leaderCasualtyEliminated = definition.optionNumber("leader-casualty-eliminated");
  o.loneLeader = definition.option<LoneLeader>("lone-leader");
  o.staminaBreak = definition.option<StaminaBreak>("stamina-break");
  o.turnLimit = definition.optionNumber("turn-limit");
  o.conformOnContact = yes("conform-on-contact");
  o.passThroughFriends = definition.option<PassThroughFriends>("pass-through-friends");
  o.chargeDeclaration = definition.option<ChargeDeclaration>("charge-declaration");
  return o;
}

}  // namespace signifer::hannibal
