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

struct TestOutcome {
  Behaviour behaviour;
  std::string_view row;
};

TestOutcome outcomeOf(const ControlTestIn& in, ControlBand band) {
  if (band == ControlBand::middle) return {Behaviour::free, "CB-CTL-8"};
  if (band == ControlBand::high)
    return isImpetuous(in.kind) ? TestOutcome{Behaviour::spontaneousAdvance, "CB-CTL-9"}
                                : TestOutcome{Behaviour::continues, "CB-CTL-10"};
  const bool goesOn = runsOn(in.doing) || in.kind == ControlKind::scythedChariots;
  return goesOn ? TestOutcome{Behaviour::continues, "CB-CTL-6"} : TestOutcome{Behaviour::halt, "CB-CTL-7"};
}

}  // namespace

CommandActionsOut commandActions(const Book& book, const CommandActionsIn& in) {
  const Tables& t = book.tables;
  CommandActionsOut out;
  out.available = std::max(0, in.actions - (in.wounded ? t.wounded : 0));
  const int moves = std::max(roundedUp(in.moveDistance / t.leaderMove), in.attachOrDetach ? 1 : 0);
  out.needed = moves + in.orderActions + in.steadyActions + in.inspireActions + (in.directShooting ? 1 : 0);
  const bool rouses = in.steadyActions > 0 || in.inspireActions > 0;
  out.reasons.addIf(out.needed > out.available, CommandReason::tooFewActions,
                    {"CB-CMD-1", Figure::count(out.needed), Figure::count(out.available)});
  out.reasons.addIf((rouses || in.directShooting) && !in.attached, CommandReason::notAttached, "CB-CMD-3");
  out.reasons.addIf(in.steadyActions > 0 && !in.unitHalted, CommandReason::unitNotHalted, "CB-CMD-5");
  out.reasons.addIf(rouses && in.wounded, CommandReason::woundedLeader, "CB-LDR-5");
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
  out.reasons.addIf(in.doing == Doing::charging, ControlReason::charging, "CB-CTL-11");
  out.reasons.addIf(in.doing == Doing::pursuing, ControlReason::pursuing, "CB-CTL-11");
  out.reasons.addIf(in.doing == Doing::looting, ControlReason::looting, "CB-CTL-11");
  out.reasons.addIf(in.doing == Doing::spontaneousAdvance, ControlReason::spontaneousAdvance, "CB-CTL-11");
  out.reasons.addIf(in.enemyInBowShot && isImpetuous(in.kind), ControlReason::impetuousNearEnemy, "CB-CTL-11");
  out.reasons.addIf(in.outsideOrders, ControlReason::outsideOrders, "CB-CMD-9");
  out.due = !out.reasons.empty();
  return out;
}

ControlTestOut controlTest(const Book& book, const ControlTestIn& in, Dice& dice, Modifiers& modifiers) {
  const ControlTable& t = book.tables.control;
  const bool averageDie = in.kind == ControlKind::artillery || in.grade == Grade::a;  // CB-CTL-1, CB-CTL-2
  const int die = dice.one(in.roller.purpose("dice-control-test"), averageDie ? Die::avd : Die::d6);
  int total = die + modifiers.addIf(runsOn(in.doing), t.impetus);
  total += modifiers.addIf(in.inspiringLeader, t.inspiring);
  total += modifiers.addIf(in.steadyShift == SteadyShift::plus, t.steady);
  if (in.steadyShift == SteadyShift::minus) total += modifiers.add(t.steady.rule, -t.steady.value);
  const ControlBand band = total <= t.lowUpTo    ? ControlBand::low
                           : total >= t.highFrom ? ControlBand::high
                                                 : ControlBand::middle;
  const TestOutcome outcome = outcomeOf(in, band);
  ControlTestOut out;
  out.total = total;
  out.band = band;
  out.behaviour = outcome.behaviour;
  out.rows.add(averageDie ? "CB-CTL-1" : "CB-CTL-2");
  out.rows.add(outcome.row);
  return out;
}

LeaderRiskOut leaderRisk(const Book& book, const LeaderRiskIn& in, Dice& dice) {
  const LeaderRiskTable& t = book.tables.leaderRisk;
  LeaderRiskOut out;
  out.rows.add("CB-LDR-1");
  if (dice.one(in.roller.purpose("dice-leader-risk")) <= t.hitUpTo) {
    const int face = dice.one(in.roller.purpose("dice-leader-fate"));
    const bool struck = face > t.killedUpTo && face <= t.woundedUpTo;
    if (face <= t.killedUpTo)
      out.outcome = LeaderOutcome::killed;
    else if (struck)
      out.outcome = in.wounded ? LeaderOutcome::killed : LeaderOutcome::wounded;
    else
      out.outcome = LeaderOutcome::nearMiss;
    out.rows.add(face <= t.killedUpTo ? "CB-LDR-2" : !struck ? "CB-LDR-7" : in.wounded ? "CB-LDR-6" : "CB-LDR-3");
  }
  const bool unhurt = out.outcome == LeaderOutcome::unharmed || out.outcome == LeaderOutcome::nearMiss;
  out.actionsLost = out.outcome == LeaderOutcome::wounded ? book.tables.wounded : 0;
  out.mayInfluence = unhurt && !in.wounded;
  return out;
}

}  // namespace signifer::cb
