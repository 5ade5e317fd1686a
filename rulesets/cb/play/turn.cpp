// The course of a player turn: which step comes next, what is still to be done, what starts anew (CB-SEQ-1 to
// CB-SEQ-15).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

SideIndex Play::firstSide() const {
  return static_cast<SideIndex>(battle_.status[BattleStatus::firstSide] == 1 ? 1 : 0);
}

void Play::beginTurn(SideIndex side) {
  mover_.active = side;
  goTo(StepId::allocateActions);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    for (const UnitStatus slot : {UnitStatus::part, UnitStatus::counterCharged, UnitStatus::response,
                                  UnitStatus::afterDid, UnitStatus::followedOn, UnitStatus::fled})
      status(u, slot) = 0;
    if (!acts(battle_.unit(u).side)) continue;
    for (const UnitStatus slot :
         {UnitStatus::moved, UnitStatus::shot, UnitStatus::formedUp, UnitStatus::steadied, UnitStatus::spentHalves,
          UnitStatus::inspireActions, UnitStatus::directed, UnitStatus::control, UnitStatus::thrown,
          UnitStatus::sideStepped, UnitStatus::crossedRough})
      status(u, slot) = 0;
  }
  for (Person& person : mover_.people) {
    if (!acts(person.side)) continue;
    for (const PersonStatus slot : {PersonStatus::spent, PersonStatus::inspiring, PersonStatus::steadying})
      person.status[slot] = 0;
  }
  tell("player-turn", {"CB-SEQ-1"}, {.side = side, .figures = {Figure::count(battle_.turn)}});
}

// With joint turns the other side goes through the same phase before the next one begins (D1).
void Play::passOn(StepId again, StepId then) {
  const bool other = joint() && battle_.active == firstSide();
  if (joint()) mover_.active = other ? enemyOf(battle_.active) : firstSide();
  Course::enter(*this, other ? again : then);
}

void Play::leaveCommand() { passOn(StepId::allocateActions, StepId::shootFirst); }
void Play::leaveTactical() { passOn(StepId::shootFirst, StepId::declareCharges); }
void Play::leaveDeclarations() { passOn(StepId::declareCharges, StepId::chooseResponses); }

// A position may be set up in any step: what follows by itself is still to be done.
void Play::takeUp() {
  const StepId step = position_.step();
  if (step == StepId::chooseResponses) {
    endDeclarations();
  } else {
    push(TaskKind::morale, {});
    if (step <= StepId::followOnCombats) push(TaskKind::flights, {});
    if (step <= StepId::fight) push(TaskKind::fight, {});
    if (step == StepId::chargeMoves) push(TaskKind::charges, {});
  }
  Course::goOn(*this);
}

// CB-CTL-11: units that continue or advance by themselves go first, with their base die at least.
void Play::enterTactical() {
  for (UnitIndex u = static_cast<UnitIndex>(battle_.unitCount() - 1); u >= 0; --u)
    if (battle_.unit(u).present && battle_.unit(u).side == battle_.active && !position_.adrift(u) &&
        runsAway(position_, u) && !position_.inCombat(u))
      push(TaskKind::runOn, {u});
}

// The units charged first answer first, each to its first charger. A response without a choice is settled at once
// (CB-SEQ-11).
void Play::endDeclarations() {
  for (const TaskKind kind : {TaskKind::morale, TaskKind::flights, TaskKind::fight, TaskKind::charges}) push(kind, {});
  const auto& relations = battle_.relations;
  // Charges by or on units that have since left the table need no response.
  const auto charges = [&](const Relation& r) {
    return r.kind == relationOf(RelationKind::charges) && position_.present(r.from) && position_.present(r.to);
  };
  for (std::size_t i = relations.size(); i > 0; --i) {
    const Relation r = relations[i - 1];
    const auto first = std::ranges::find_if(relations, [&](const Relation& o) { return charges(o) && o.to == r.to; });
    if (!charges(r) || first->from != r.from) continue;
    if (!hasCharge(battle_, r.to)) {
      (void)asksResponse(r.to, r.from);
      continue;
    }
    const bool back = battle_.relation(relationOf(RelationKind::charges), r.to, r.from) != 0;
    set(r.to, UnitStatus::response, back ? Answer::counterCharge : Answer::stand);
  }
}

void Play::beginFlights() {
  goTo(StepId::afterCombatMoves);
  for (UnitIndex v = static_cast<UnitIndex>(battle_.unitCount() - 1); v >= 0; --v)
    if (battle_.unit(v).present && acts(battle_.unit(v).side) && position_.adrift(v)) push(TaskKind::flight, {v});
}

void Play::flightOf(UnitIndex u) {
  if (!position_.present(u) || position_.is(u, UnitStatus::fled) || position_.rallying(u)) return;
  position_.rampaging(u) ? rampageMove(u) : flee(u);
}

// CB-END-2: both sides have had their player turn.
void Play::endTurn() {
  const bool whole = joint() || battle_.active != firstSide();
  if (whole && options().gameTurns > 0 && battle_.turn >= options().gameTurns) {
    mover_.status[BattleStatus::over] = 1;
    return tell("time-ran-out", {"CB-END-2"}, {.figures = {Figure::count(battle_.turn)}, .key = true});
  }
  if (whole && battle_.turn < INT16_MAX) ++mover_.turn;
  beginTurn(joint() ? firstSide() : enemyOf(battle_.active));
}

void Play::cannot(const Action& action) {
  if (isOver()) return tell("battle-is-over-already", {"CB-END-1"}, {});
  tell("could-not-be-done", {"CB-SEQ-1"}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
}

// Phases of dice go on; whoever is asked has to answer first.
bool Play::advance() { return Course::goOn(*this); }

bool Play::endStepNow() {
  if (!battle_.tasks.empty()) return false;
  tell("step-ended", {"CB-SEQ-1"}, {.side = battle_.active});
  if (Course::stepOf(position_).answers == 0) return Course::goOn(*this);
  Course::endStep(*this);
  return true;
}

}  // namespace signifer::cb
