// The tasks of arrivals and their answers (occasions/arriving.h). A roll brings those that are due, each that comes
// gets a place, and a unit at its edge stays or leaves.
#pragma once

#include "battle/action.h"
#include "battle/arriving.h"
#include "rules/occasion_parts.h"
#include "rules/ruleset.h"

namespace signifer {

class Account;

class ArrivalTasks {
 public:
  /// Behind the tasks and actions of the rule set inside.
  explicit ArrivalTasks(const Definition& inside)
      : firstTask_(static_cast<int>(inside.taskKinds().size())),
        firstAction_(static_cast<int>(inside.actions().size())),
        step_(static_cast<StepIndex>(inside.sequence().size())) {}

  [[nodiscard]] StepIndex step() const { return step_; }
  [[nodiscard]] bool isOwn(const Battle& battle) const { return !battle.tasks.empty() && isOwn(battle.tasks.back()); }
  [[nodiscard]] bool isOwn(const Action& action) const {
    return action.kind >= firstAction_ && action.kind <= kindOf(ArrivalAction::stay);
  }
  /// Whether a task still has something to ask after a change by hand.
  [[nodiscard]] bool makesSense(const Battle& battle, const Task& task) const;

  /// Puts what is due at the beginning of a side's turn on the tasks.
  void call(const RuleSet& inside, Battle& battle, SideIndex side) const;
  [[nodiscard]] Decision decision(const Battle& battle) const;
  void candidates(const Battle& battle, ActionList& out) const;
  /// The place that somebody shows for the unit that is asked for.
  [[nodiscard]] Action shown(const Battle& battle, UnitIndex unit, Point where) const;
  void judge(const Battle& battle, const Action& action, Verdict& verdict) const;
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const;
  /// Carries it out. The unit that has come or left, after which the rules look at the table anew; else noUnit.
  UnitIndex resolve(Battle& battle, const Action& action, const Account& account) const;

 private:
  [[nodiscard]] int codeOf(ArrivalTask task) const { return firstTask_ + static_cast<int>(task); }
  [[nodiscard]] int kindOf(ArrivalAction action) const { return firstAction_ + static_cast<int>(action); }
  [[nodiscard]] bool isOwn(const Task& task) const {
    return task.code >= firstTask_ && task.code < firstTask_ + static_cast<int>(arrivalTasks);
  }
  [[nodiscard]] bool is(const Task& task, ArrivalTask kind) const { return task.code == codeOf(kind); }
  [[nodiscard]] Action actionOf(ArrivalAction kind, UnitIndex unit = noUnit) const;
  void push(Battle& battle, ArrivalTask kind, int who) const;
  void roll(Battle& battle, SideIndex side, const Account& account) const;

  int firstTask_;
  int firstAction_;
  StepIndex step_;
};

}  // namespace signifer
