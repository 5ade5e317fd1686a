// Command: what a leader's actions buy, messengers, control tests and the risk to leaders. Rulings only, without any
// battle on the table.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::cb {

struct CommandActionsIn {
  /// The actions of an unwounded leader of his kind.
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
BOOST_DESCRIBE_STRUCT(CommandActionsIn, (),
                      (actions, wounded, attached, moveDistance, attachOrDetach, orderActions, steadyActions,
                       inspireActions, directShooting, unitHalted, unitDps))
struct CommandActionsOut {
  int available = 0;
  int needed = 0;
  bool allowed = false;
  Reasons<CommandReason> reasons;
  int dpsRemoved = 0;
};
BOOST_DESCRIBE_STRUCT(CommandActionsOut, (), (available, needed, allowed, reasons, dpsRemoved))
/// CB-CMD-1 to 5, CB-CMD-7, CB-LDR-4, CB-LDR-5.
[[nodiscard]] CommandActionsOut commandActions(const Book& book, const CommandActionsIn& in);

struct MessengerIn {
  double distance = 0;
  double messengerMove = 10;
};
BOOST_DESCRIBE_STRUCT(MessengerIn, (), (distance, messengerMove))
struct MessengerOut {
  int turns = 0;
  bool arrivesNow = false;
};
BOOST_DESCRIBE_STRUCT(MessengerOut, (), (turns, arrivesNow))
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
BOOST_DESCRIBE_STRUCT(ControlDueIn, (), (kind, doing, enemyInBowShot, outsideOrders, inCombat, routing))
struct ControlDueOut {
  bool due = false;
  Reasons<ControlReason> reasons;
};
BOOST_DESCRIBE_STRUCT(ControlDueOut, (), (due, reasons))
/// CB-SEQ-3, CB-CTL-11.
[[nodiscard]] ControlDueOut controlDue(const ControlDueIn& in);

struct ControlTestIn {
  Grade grade = Grade::b;
  ControlKind kind = ControlKind::other;
  Doing doing = Doing::halted;
  /// He inspires within 1 JT, and the player takes it.
  bool inspiringLeader = false;
  SteadyShift steadyShift = SteadyShift::none;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(ControlTestIn, (), (grade, kind, doing, inspiringLeader, steadyShift))
struct ControlTestOut {
  int total = 0;
  ControlBand band = ControlBand::low;
  Behaviour behaviour = Behaviour::halt;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ControlTestOut, (), (total, band, behaviour))
/// CB-CTL-1 to 10. One die.
[[nodiscard]] ControlTestOut controlTest(const Book& book, const ControlTestIn& in, Dice& dice, Modifiers& modifiers);

struct LeaderRiskIn {
  bool wounded = false;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(LeaderRiskIn, (), (wounded))
struct LeaderRiskOut {
  LeaderOutcome outcome = LeaderOutcome::unharmed;
  int actionsLost = 0;
  bool mayInfluence = false;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(LeaderRiskOut, (), (outcome, actionsLost, mayInfluence))
/// CB-LDR-1 to 7. A d6, and another if he is hit.
[[nodiscard]] LeaderRiskOut leaderRisk(const Book& book, const LeaderRiskIn& in, Dice& dice);

}  // namespace signifer::cb
