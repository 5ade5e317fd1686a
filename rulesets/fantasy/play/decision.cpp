#include "fantasy/play/decision.h"

#include "fantasy/play/asked.h"

namespace signifer::fantasy {
namespace {

template <class... Ids>
constexpr std::uint64_t kindsOf(Ids... ids) {
  return ((std::uint64_t{1} << static_cast<unsigned>(ids)) | ...);
}

std::uint64_t kindsIn(const Steps& steps, StepIndex step) {
  using enum ActionId;
  if (step == steps.declareDisengagements) return kindsOf(disengage, stay, endStep);
  if (step == steps.declareCharges) return kindsOf(declareCharge, stay, endStep);
  if (step == steps.declareReactions) return kindsOf(hold, flee, standAndShoot, fireAndFlee, counterCharge);
  if (step == steps.rally) return kindsOf(rally, stay, endStep);
  if (step == steps.fleeMoves) return kindsOf(fleeMove);
  if (step == steps.nominateTargets) return kindsOf(shoot, stay, endStep);
  if (step == steps.fightCombats) return kindsOf(fight, strikeAt);
  if (step == steps.flightAndPursuit) return kindsOf(pursue, followUp, standFast);
  if (step < steps.ordinaryMoves || step > steps.nominateTargets) return 0;
  return kindsOf(move, march, fastMarch, changeFormation, reform, join, leave, stay, endStep);
}

}  // namespace

Decision decide(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (!battle.tasks.empty()) {
    const Task& task = battle.tasks.back();
    const UnitIndex u = task.args[0];
    const bool forms =
        task.code == static_cast<std::int16_t>(TaskKind::formUp) && position.known(u) && position.live(u);
    if (forms) return {battle.step, position.unit(u).side, u, kindsOf(ActionId::formUp), false};
    return {battle.step, battle.active, noUnit, kindsOf(ActionId::advance), true};
  }
  const Asked asked = askedNow(position);
  if (asked.what == Asking::choice) return {battle.step, asked.side, asked.unit, kindsIn(steps, battle.step), false};
  std::uint64_t kinds = kindsOf(ActionId::advance);
  if (battle.step == steps.fightCombats && asked.what == Asking::dice)
    kinds |= kindsOf(ActionId::fight, ActionId::strikeAt);
  return {battle.step, battle.active, asked.unit, kinds, true};
}

std::uint64_t answersIn(const Position& position) { return kindsIn(position.rules().steps, position.battle().step); }

}  // namespace signifer::fantasy
