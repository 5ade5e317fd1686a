// Command: what a leader's actions buy, messengers, control tests and the risk to leaders. Rulings only, without any
// battle on the table.
#pragma once

#include "cb/tables.h"
#include "cb/thrower.h"
#include "rules/procedure.h"

namespace signifer::cb {

struct CommandActionsIn {
  /// Of an unwounded leader of his kind.
  int actions = 0;
  bool wounded = false;
  /// To the unit meant, when he influences it.
  bool attached = true;
  /// JT, in all.
  double moveDistance = 0;
  bool attachOrDetach = false;
  int orderActions = 0;
  int steadyActions = 0;
  int inspireActions = 0;
  bool directShooting = false;
  bool unitHalted = true;
  int unitDps = 0;
};
struct CommandActionsOut {
  int available = 0;
  int needed = 0;
  bool allowed = false;
  WordSet<CommandReason> reasons;
  int dpsRemoved = 0;
  friend auto operator<=>(const CommandActionsOut&, const CommandActionsOut&) = default;
};
/// CB-CMD-1 to 5, CB-CMD-7, CB-LDR-4, CB-LDR-5.
[[nodiscard]] CommandActionsOut commandActions(const Book& book, const CommandActionsIn& in);

struct MessengerIn {
  double distance = 0;
  double messengerMove = 10;
};
struct MessengerOut {
  int turns = 0;
  bool arrivesNow = false;
  friend auto operator<=>(const MessengerOut&, const MessengerOut&) = default;
};
/// CB-CMD-8.
[[nodiscard]] MessengerOut messenger(const MessengerIn& in);

struct ControlDueIn {
  ControlKind kind = ControlKind::other;
  Doing doing = Doing::halted;
  bool enemyInBowShot = false;
  bool outsideOrders = false;
  bool inCombat = false;
  bool routing = false;
};
struct ControlDueOut {
  bool due = false;
  WordSet<ControlReason> reasons;
  friend auto operator<=>(const ControlDueOut&, const ControlDueOut&) = default;
};
/// CB-SEQ-3, CB-CTL-11.
[[nodiscard]] ControlDueOut controlDue(const ControlDueIn& in);

struct ControlTestIn {
  Grade grade = Grade::b;
  ControlKind kind = ControlKind::other;
  Doing doing = Doing::halted;
  /// He inspires within 1 JT, and the player takes it.
  bool inspiringLeader = false;
  SteadyShift steadyShift = SteadyShift::none;
};
struct ControlTestOut {
  int total = 0;
  ControlBand band = ControlBand::low;
  Behaviour behaviour = Behaviour::halt;
  friend auto operator<=>(const ControlTestOut&, const ControlTestOut&) = default;
};
/// CB-CTL-1 to 10. One die.
[[nodiscard]] ControlTestOut controlTest(const Book& book, const ControlTestIn& in, Dice& dice, Modifiers& modifiers,
                                         const Thrower& who = {});

struct LeaderRiskIn {
  bool wounded = false;
};
struct LeaderRiskOut {
  LeaderOutcome outcome = LeaderOutcome::unharmed;
  int actionsLost = 0;
  bool mayInfluence = false;
  friend auto operator<=>(const LeaderRiskOut&, const LeaderRiskOut&) = default;
};
/// CB-LDR-1 to 7. A d6, and another if he is hit.
[[nodiscard]] LeaderRiskOut leaderRisk(const Book& book, const LeaderRiskIn& in, Dice& dice, const Thrower& who = {});

}  // namespace signifer::cb
