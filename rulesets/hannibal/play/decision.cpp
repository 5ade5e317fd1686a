// What is asked now, of whom, and about which unit: it follows from the step and the tasks alone.
#include "hannibal/play/decision.h"

#include "hannibal/play/army.h"
#include "hannibal/play/play.h"

namespace signifer::hannibal {
namespace {

constexpr std::uint64_t bit(ActionId id) { return std::uint64_t{1} << static_cast<unsigned>(id); }

template <class... Ids>
constexpr std::uint64_t kindsOf(Ids... ids) {
  return (bit(ids) | ...);
}

Decision automatic(StepIndex step, SideIndex side) { return {step, side, noUnit, bit(ActionId::advance), true}; }

Decision ofUnit(StepIndex step, const Battle& battle, UnitIndex u, std::uint64_t answers) {
  return {step, battle.unit(u).side, u, answers, false};
}

Decision ofTask(const Position& position, const Task& task) {
  const Battle& battle = position.battle();
  const Steps& steps = position.book().steps;
  const auto unit = static_cast<UnitIndex>(task.args[0]);
  if (!asksSomebody(position, task)) return automatic(battle.step, battle.active);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::rout: {
      const UnitSet due = routsToChoose(battle);
      UnitIndex first = 0;
      while (!in(due, first)) ++first;
      return ofUnit(battle.step, battle, first, bit(ActionId::routFirst));
    }
    case TaskKind::countercharge:
      return ofUnit(steps.countercharging, battle, unit, kindsOf(ActionId::countercharge, ActionId::stand));
    case TaskKind::retreatMove:
      return ofUnit(position.skirmisher(unit) ? steps.skirmishersGiveWay : steps.retreating, battle, unit,
                    bit(ActionId::retreatMove));
    case TaskKind::pila:
      return ofUnit(steps.pilumAttack, battle, unit, kindsOf(ActionId::throwPila, ActionId::holdPila));
    case TaskKind::strike:
      return ofUnit(steps.blows, battle, unit, bit(ActionId::strike));
    case TaskKind::leaderEscape:
      return {battle.step, battle.person(unit).side, noUnit, bit(ActionId::escape), false};
    case TaskKind::rallyFacing:
      return ofUnit(steps.rallyRouted, battle, unit, bit(ActionId::face));
    default:
      return automatic(battle.step, battle.active);
  }
}

/// The unit that a machine or a hint looks at next; noUnit when all have had their turn.
UnitIndex nextToAct(const Position& position) {
  const Battle& battle = position.battle();
  const UnitIndex current = position.currentUnit();
  if (current != noUnit && mayStillAct(position, current)) return current;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (u != current && mayStillAct(position, u) && position.status(u, UnitStatus::spentInches) == 0) return u;
  // Units of a line that have wheeled together and not done more.
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (u != current && mayStillAct(position, u) && !position.is(u, UnitStatus::movedThisTurn)) return u;
  return noUnit;
}

UnitIndex firstChoosing(const Battle& battle, SideIndex side) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side && battle.unit(u).status[UnitStatus::choiceOpen] != 0)
      return u;
  return noUnit;
}

}  // namespace

bool mayStillAct(const Position& position, UnitIndex u) {
  const Unit& unit = position.unit(u);
  if (!unit.present || unit.side != position.battle().active) return false;
  if (position.is(u, UnitStatus::actedThisTurn) || position.routed(u)) return false;
  // After its march only a light unit can do more: shoot, if it has something to shoot with.
  if (position.is(u, UnitStatus::movedThisTurn))
    return isLight(position.type(u)) && position.weapon(u) && !position.is(u, UnitStatus::shotThisTurn);
  return true;
}

Decision decide(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.book().steps;
  if (!battle.tasks.empty()) return ofTask(position, battle.tasks.back());
  const std::uint64_t leaders = kindsOf(ActionId::moveLeader, ActionId::attachLeader, ActionId::detachLeader);
  const StepIndex step = battle.step;
  if (step == steps.actionLeaders) return {step, battle.active, noUnit, leaders | bit(ActionId::endStep), false};
  if (step < steps.combatRound) {
    std::uint64_t answers = kindsOf(ActionId::march, ActionId::lineWheel, ActionId::declareCharge, ActionId::shoot,
                                    ActionId::stay, ActionId::endStep);
    if (position.options().leaderTiming == LeaderTiming::anyTime) answers |= leaders;
    return {steps.unitActions, battle.active, nextToAct(position), answers, false};
  }
  if (step == steps.roundChoices || step == steps.disengaging || step == steps.retreating) {
    const SideIndex side = choosingSide(battle);
    if (side == noSide) return automatic(step, battle.active);
    return {step, side, firstChoosing(battle, side),
            kindsOf(ActionId::fightOn, ActionId::disengage, ActionId::retreat, ActionId::endStep), false};
  }
  if (step == steps.leaderMoves) return {step, battle.active, noUnit, leaders | bit(ActionId::endStep), false};
  return automatic(step, battle.active);
}

}  // namespace signifer::hannibal
