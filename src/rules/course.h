// The course of play as tables: one row a step, a task and a kind of action. A rule set's play/course.cpp holds the
// three tables, and this header works them off. Nothing else names the side that is asked and the actions that answer.
// The effects of entering, answering and going on stand there too. No table is copied, and nothing is allocated.
//
// A rule set declares `struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee>` with the tables
// `steps`, `tasks` and `actions`, each in the order of its enumeration, and befriends it from Play and Referee.
#pragma once

#include <tuple>
#include <type_traits>

#include "rules/chronicle.h"
#include "rules/course_rows.h"
#include "rules/step_places.h"

namespace signifer {

/// Of a rule set without tasks.
enum class NoTasks : std::uint8_t {};

template <class Course, class StepId, class TaskKind, class View, class Play, class Referee, class ActionId>
struct CourseOf {
  using StepRow = signifer::StepRow<StepId, View, Play>;
  using TaskRow = signifer::TaskRow<StepId, TaskKind, View, Play>;
  using ActionRow = signifer::ActionRow<ActionId, View, Play, Referee>;

  /// None, where a rule set has no tasks.
  static constexpr std::array<TaskRow, 0> tasks{};
  /// The kind of action that goes on where nothing is to be chosen.
  [[nodiscard]] static constexpr ActionId goesOn() { return ActionId::advance; }

  [[nodiscard]] static const StepRow& stepOf(const View& view) { return Course::steps[index(view.step())]; }
  [[nodiscard]] static const TaskRow& rowOf(const Task& task) {
    // A rule set without tasks still compiles what works them off.
    if constexpr (std::tuple_size_v<std::remove_cvref_t<decltype(Course::tasks)>> == 0) {
      static constexpr TaskRow none{.id = {}, .arguments = {}};
      return none;
    } else {
      return Course::tasks[index(task.code)];
    }
  }
  /// The row of an action's kind; null for one that there is not.
  [[nodiscard]] static const ActionRow* rowOf(const Action& action) {
    return action.kind >= 0 && index(action.kind) < Course::actions.size() ? &Course::actions[index(action.kind)]
                                                                           : nullptr;
  }

  [[nodiscard]] static Question asked(const View& view, const Task& task) {
    const TaskRow& row = rowOf(task);
    if (row.asked == nullptr) return {};
    if constexpr (requires { view.askedNow(); })
      return view.askedNow().task.of(view.moment(), task, [&] { return row.asked(view, task); });
    else
      return row.asked(view, task);
  }
  [[nodiscard]] static Question asked(const View& view) {
    const StepRow& row = stepOf(view);
    if (row.asked == nullptr) return {row.answers == 0 ? Asking::dice : Asking::choice};
    if constexpr (requires { view.askedNow(); })
      return view.askedNow().step.of(view.moment(), [&] { return row.asked(view); });
    else
      return row.asked(view);
  }
  [[nodiscard]] static bool asksSomebody(const View& view, const Task& task) {
    return asked(view, task).what != Asking::nothing;
  }

  /// What is asked now.
  [[nodiscard]] static Decision decision(const View& view) {
    const Battle& battle = view.battle();
    if (battle.tasks.empty())
      return decisionOf(battle, asked(view), view.places()[stepOf(view).id], stepOf(view).answers);
    const Task& task = battle.tasks.back();
    const TaskRow& row = rowOf(task);
    const Question asks = asked(view, task);
    const bool shown = asks.what != Asking::nothing && row.step;
    return decisionOf(battle, asks, shown ? view.places()[*row.step] : battle.step, row.answers);
  }

  /// Goes on until somebody is asked something or dice are to be rolled; then the battle rests.
  static void run(Play& play) {
    const Battle& battle = play.battle();
    while (!play.isOver()) {
      if constexpr (requires { play.catchUp(); }) play.catchUp();
      rest(play.position());
      if (!battle.tasks.empty()) {
        if (asksSomebody(play.position(), battle.tasks.back())) return;
        stir(play.position());
        perform(play);
      } else {
        const StepRow& row = stepOf(play.position());
        const bool idle =
            row.idle != nullptr ? row.idle(play.position()) : asked(play.position()).what == Asking::nothing;
        if (!idle) return;
        stir(play.position());
        endStep(play);
      }
    }
  }

  /// Carries out the task on top.
  static void perform(Play& play) {
    const Task task = play.battle().tasks.back();
    play.mover().tasks.pop_back();
    if (const auto run = rowOf(task).perform; run != nullptr) run(play, task);
  }

  /// Rolls the dice that are due; false where somebody has to choose first.
  static bool goOn(Play& play) {
    const Battle& battle = play.battle();
    if (!battle.tasks.empty()) {
      const Asking what = asked(play.position(), battle.tasks.back()).what;
      if (what == Asking::dice) perform(play);
      return what != Asking::choice;
    }
    const StepRow& row = stepOf(play.position());
    if (row.work != nullptr)
      row.work(play);
    else
      endStep(play);
    return true;
  }

  static void endStep(Play& play) {
    const StepRow& row = stepOf(play.position());
    play.pass(Waypoint::stepEnds);
    if (row.leave != nullptr) row.leave(play);
    if (row.onward != nullptr) return row.onward(play);
    enter(play, static_cast<StepId>(index(row.id) + 1));
  }

  static void enter(Play& play, StepId step) {
    play.mover().step = play.position().places()[step];
    const StepRow& row = Course::steps[index(step)];
    if constexpr (requires { play.stepBegins(); }) play.stepBegins();
    if (row.enter != nullptr) row.enter(play);
    if (row.due != nullptr) row.due(play);
  }

  /// Carries out an action and what follows. What means nothing now is left to `cannot`.
  static void resolve(Play& play, const Action& action) {
    stir(play.position());
    if (play.isOver() || !carryOut(play, action)) play.cannot(action);
    play.pass(Waypoint::actionDone);
    run(play);
    if constexpr (requires { play.afterwards(); }) settleAfter(play);
  }

  /// Makes a battle that was read or changed by hand stand where play stops, checks its tasks and drops what is gone.
  /// Throws SourceError for a task that makes no sense.
  static void settle(Play& play) {
    play.mover().step = play.position().places()[play.position().step()];
    checkTasks(play.battle());
    dropGone(play);
  }

  /// Throws SourceError for a task that makes no sense.
  static void checkTasks(const Battle& battle) {
    for (std::size_t i = 0; i < battle.tasks.size(); ++i) {
      const TaskRow& row = rowOf(battle.tasks[i]);
      requireArguments(row.arguments, battle, i);
      if (row.fits != nullptr && !row.fits(battle, battle.tasks[i])) refuseTask(i);
    }
  }

  /// Drops tasks whose units have left the table.
  static void dropGone(Play& play) {
    std::erase_if(play.mover().tasks,
                  [&](const Task& task) { return isGone(rowOf(task).arguments, play.battle(), task); });
  }

  /// Drops questions that nobody can answer any more; where nothing waits then, the step asks as it does at its
  /// beginning.
  static void askAgain(Play& play) {
    std::vector<Task>& open = play.mover().tasks;
    while (!open.empty() && rowOf(open.back()).asked != nullptr && rowOf(open.back()).perform == nullptr &&
           !asksSomebody(play.position(), open.back()))
      open.pop_back();
    if (const auto due = stepOf(play.position()).due; due != nullptr && open.empty() && !play.isOver()) due(play);
  }

 private:
  template <class Number>
  [[nodiscard]] static constexpr std::size_t index(Number number) {
    return static_cast<std::size_t>(number);
  }

  static Decision decisionOf(const Battle& battle, const Question& asked, StepIndex step, std::uint64_t kinds) {
    if (asked.step != noStep) step = asked.step;
    SideIndex side = asked.side;
    if (side == noSide && asked.unit != noUnit && asked.what == Asking::choice) side = battle.unit(asked.unit).side;
    if (side == noSide) side = battle.active;
    if (asked.what == Asking::choice)
      return {step, side, asked.unit, asked.answers != 0 ? asked.answers : kinds, false};
    return {step, side, asked.unit, answers(Course::goesOn()) | asked.answers, true};
  }

  /// The place of the task that the action answers, -1 for none.
  [[nodiscard]] static int answeredBy(const View& view, const Action& action) {
    const Battle& battle = view.battle();
    if (battle.tasks.empty()) return -1;
    const Task& task = battle.tasks.back();
    const TaskRow& row = rowOf(task);
    if ((row.answers & answers(action.kind)) == 0) return -1;
    if (row.among != nullptr) return row.among(view, action);
    const Question asks = asked(view, task);
    if (asks.what == Asking::nothing || (asks.unit != noUnit && action.unit != noUnit && asks.unit != action.unit))
      return -1;
    return static_cast<int>(battle.tasks.size()) - 1;
  }

  /// The work after each action, which mostly changes nothing: then all findings stay known.
  static void settleAfter(Play& play) {
    if constexpr (requires { play.position().restAgain(play.position().moment()); }) {
      const std::uint32_t moment = play.position().moment();
      stir(play.position());
      if (play.afterwards())
        rest(play.position());
      else
        play.position().restAgain(moment);
    } else {
      play.afterwards();
    }
  }

  static bool carryOut(Play& play, const Action& action) {
    const ActionRow* row = rowOf(action);
    if (row == nullptr || !namesEnough(play.battle(), row->names, action)) return false;
    if (row->means != nullptr && !row->means(play.position(), action)) return false;
    const int place = answeredBy(play.position(), action);
    if (place >= 0) {
      std::vector<Task>& open = play.mover().tasks;
      const Task task = open[index(place)];
      open.erase(open.begin() + place);
      if (const auto answer = rowOf(task).answer; answer != nullptr) {
        answer(play, task, action);
        return true;
      }
    }
    return row->carryOut != nullptr && row->carryOut(play, action);
  }
};

}  // namespace signifer
