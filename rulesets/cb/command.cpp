#include "cb/command.h"

#include <algorithm>

#include "cb/decimals.h"

namespace signifer::cb {
namespace {

// Charging, pursuing, looting or on spontaneous advance: hard to stop (CB-CTL-3, CB-CTL-6).
bool runsOn(Doing doing) { return doing != Doing::halted && doing != Doing::moving; }

bool isImpetuous(ControlKind kind) {
  return kind == ControlKind::warriors || kind == ControlKind::rabble || kind == ControlKind::scythedChariots;
}

Behaviour behaviourOf(const ControlTestIn& in, ControlBand band) {
  switch (band) {
    case ControlBand::low:  // CB-CTL-6, CB-CTL-7
      return runsOn(in.doing) || in.kind == ControlKind::scythedChariots ? Behaviour::continues : Behaviour::halt;
    case ControlBand::middle:  // CB-CTL-8
      return Behaviour::free;
    case ControlBand::high:  // CB-CTL-9, CB-CTL-10
      break;
  }
  return isImpetuous(in.kind) ? Behaviour::spontaneousAdvance : Behaviour::continues;
}

}  // namespace

CommandActionsOut commandActions(const Book& book, const CommandActionsIn& in) {
  const Tables& t = book.tables;
  CommandActionsOut out;
  out.available = std::max(0, in.actions - (in.wounded ? t.wounded : 0));
  const int moves = std::max(roundedUp(in.moveDistance / t.leaderMove), in.attachOrDetach ? 1 : 0);
  out.needed = moves + in.orderActions + in.steadyActions + in.inspireActions + (in.directShooting ? 1 : 0);
  const bool rouses = in.steadyActions > 0 || in.inspireActions > 0;
  out.reasons.addIf(out.needed > out.available, CommandReason::tooFewActions);
  out.reasons.addIf((rouses || in.directShooting) && !in.attached, CommandReason::notAttached);
  out.reasons.addIf(in.steadyActions > 0 && !in.unitHalted, CommandReason::unitNotHalted);
  out.reasons.addIf(rouses && in.wounded, CommandReason::woundedLeader);
  out.allowed = out.reasons.empty();
  if (out.allowed) out.dpsRemoved = std::min(in.steadyActions * t.dpRemoval.steady.value, in.unitDps);
  return out;
}

MessengerOut messenger(const MessengerIn& in) {
  const int turns = std::max(1, roundedUp(in.distance / in.messengerMove));
  return {turns, turns == 1};
}

ControlDueOut controlDue(const ControlDueIn& in) {
  ControlDueOut out;
  if (in.inCombat || in.routing) return out;
  out.reasons.addIf(in.doing == Doing::charging, ControlReason::charging);
  out.reasons.addIf(in.doing == Doing::pursuing, ControlReason::pursuing);
  out.reasons.addIf(in.doing == Doing::looting, ControlReason::looting);
  out.reasons.addIf(in.doing == Doing::spontaneousAdvance, ControlReason::spontaneousAdvance);
  out.reasons.addIf(in.enemyInBowShot && isImpetuous(in.kind), ControlReason::impetuousNearEnemy);
  out.reasons.addIf(in.outsideOrders, ControlReason::outsideOrders);
  out.due = !out.reasons.empty();
  return out;
}

ControlTestOut controlTest(const Book& book, const ControlTestIn& in, Dice& dice, Modifiers& modifiers,
                           const Thrower& who) {
  const ControlTable& t = book.tables.control;
  const bool averageDie = in.kind == ControlKind::artillery || in.grade == Grade::a;  // CB-CTL-1, CB-CTL-2
  const int die = dice.one(who.purpose("dice-control-test"), averageDie ? Die::avd : Die::d6);
  int total = die + modifiers.addIf(runsOn(in.doing), t.impetus);
  total += modifiers.addIf(in.inspiringLeader, t.inspiring);
  total += modifiers.addIf(in.steadyShift == SteadyShift::plus, t.steady);
  if (in.steadyShift == SteadyShift::minus) total += modifiers.add(t.steady.rule, -t.steady.value);
  const ControlBand band = total <= t.lowUpTo    ? ControlBand::low
                           : total >= t.highFrom ? ControlBand::high
                                                 : ControlBand::middle;
  return {total, band, behaviourOf(in, band)};
}

LeaderRiskOut leaderRisk(const Book& book, const LeaderRiskIn& in, Dice& dice, const Thrower& who) {
  const LeaderRiskTable& t = book.tables.leaderRisk;
  LeaderRiskOut out;
  if (dice.one(who.purpose("dice-leader-risk")) <= t.hitUpTo) {
    const int face = dice.one(who.purpose("dice-leader-fate"));
    if (face <= t.killedUpTo)
      out.outcome = LeaderOutcome::killed;
    else if (face <= t.woundedUpTo)
      out.outcome = in.wounded ? LeaderOutcome::killed : LeaderOutcome::wounded;
    else
      out.outcome = LeaderOutcome::nearMiss;
  }
  const bool unhurt = out.outcome == LeaderOutcome::unharmed || out.outcome == LeaderOutcome::nearMiss;
  out.actionsLost = out.outcome == LeaderOutcome::wounded ? book.tables.wounded : 0;
  out.mayInfluence = unhurt && !in.wounded;
  return out;
}

}  // namespace signifer::cb
