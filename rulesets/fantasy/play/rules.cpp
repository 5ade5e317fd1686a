#include "fantasy/play/rules.h"

#include <algorithm>

namespace signifer::fantasy {
namespace {

Steps stepsOf(const Definition& d) {
  const auto step = [&](std::string_view id) {
    const int index = d.sequence().indexOf(id);
    if (index < 0) d.fail("", "the sequence lacks the step \"" + std::string(id) + "\"");
    return static_cast<StepIndex>(index);
  };
  Steps s;
  s.returnToTable = step("return-to-table");
  s.panicByProximity = step("panic-by-proximity");
  s.terrorByProximity = step("terror-by-proximity");
  s.declareDisengagements = step("declare-disengagements");
  s.declareCharges = step("declare-charges");
  s.chargerTests = step("charger-tests");
  s.targetTests = step("target-tests");
  s.declareReactions = step("declare-reactions");
  s.resolveReactions = step("resolve-reactions");
  s.rally = step("rally-fleeing-troops");
  s.fleeMoves = step("flee-moves");
  s.disengagementMoves = step("disengagement-moves");
  s.moveChargers = step("move-chargers");
  s.moveFailedCharges = step("move-failed-charges");
  s.ordinaryMoves = step("ordinary-moves");
  s.nominateTargets = step("nominate-targets");
  s.resolveShooting = step("resolve-shooting");
  s.shootingPanic = step("shooting-panic");
  s.fightCombats = step("fight-combats");
  s.breakTests = step("break-tests");
  s.panicFromBroken = step("panic-from-broken-friends");
  s.flightAndPursuit = step("flight-and-pursuit");
  s.battleEnd = step("battle-end-check");
  return s;
}

std::vector<Ground> groundsOf(const Definition& d) {
  std::vector<Ground> grounds;
  for (const TerrainKind& kind : d.terrainKinds()) {
    const std::string path = "ground/" + kind.id + "/";
    Ground ground;
    ground.going = static_cast<Going>(std::clamp(d.integer(path + "going"), 0, 4));
    ground.cover = static_cast<Cover>(std::clamp(d.integer(path + "cover"), 0, 2));
    const int sight = d.integer(path + "sight");
    ground.sightDepth = sight == 0 ? -1.0 : sight == 1 ? d.length("ground/woodSightInches") : 0.0;
    ground.defended = d.integer(path + "defended") != 0;
    grounds.push_back(ground);
  }
  return grounds;
}

}  // namespace

Rules::Rules(const Definition& d, Book figures) : definition(d), book(std::move(figures)) {
  d.requireOrder("unitProfile", d.unitProfile(), Words<Profile>::words);
  d.requireOrder("unitStatus", d.unitStatus(), Words<UnitStatus>::words);
  d.requireOrder("sideStatus", d.sideStatus(), Words<SideStatus>::words);
  d.requireOrder("battleStatus", d.battleStatus(), Words<BattleStatus>::words);
  d.requireOrder("relations", d.relationKinds(), Words<RelationKind>::words);
  d.requireOrder("tasks", d.taskKinds(), Words<TaskKind>::words);
  d.requireActions(Words<ActionId>::words);
  steps = stepsOf(d);
  grounds = groundsOf(d);
  const Field& hated = d.unitProfile()[static_cast<std::size_t>(Profile::hates)];
  // The lists of the feared and the hated begin with the tags: a unit's tags are then the same bits there.
  const Field& tags = d.unitProfile()[static_cast<std::size_t>(Profile::tags)];
  if (!(hated.values.size() >= tags.values.size() &&
        std::equal(tags.values.begin(), tags.values.end(), hated.values.begin())))
    d.fail("/unitProfile", "the tags at the head of the list of the hated");
  for (const TroopType& troop : d.troops()) {
    const int at = hated.indexOf(troop.id);
    troopBits.push_back(at < 0 ? 0 : std::int32_t{1} << at);
  }
  coverReach = d.length("ground/coverInches");
  giveGround = d.length("giveGroundInches");
  returnReach = d.length("returnReachInches");
}

}  // namespace signifer::fantasy
