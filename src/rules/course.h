// The course of play as tables: one row a step, a task and a kind of action. A rule set's play/course.cpp holds the
// three, and nothing else names who is asked, which actions answer, and what happens on entering, on answering and on
// going on; what is here works them off. No table is copied, and nothing is allocated.
//
// A rule set declares `struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee>` with the tables
// `steps`, `tasks` and `actions`, each in the order of its enumeration, and befriends it from Play and Referee.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <tuple>
#include <type_traits>

#include "battle/action.h"
#include "rules/chronicle.h"
#include "rules/step_places.h"

namespace signifer {

/// Kinds of action as the bits of Decision::kinds.
template <class... Kinds>
[[nodiscard]] constexpr std::uint64_t answers(Kinds... kinds) {
  return ((std::uint64_t{1} << static_cast<unsigned>(kinds)) | ... | std::uint64_t{0});
}

enum class Asking : std::uint8_t { nothing, dice, choice };

/// What a step or a task asks at this moment. What is left out is as its row says.
struct Question {
  Asking what = Asking::nothing;
  /// The unit's side where it is left out, or the active side.
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  /// Of dice: what else answers but going on.
  std::uint64_t answers = 0;
  StepIndex step = noStep;
  /// What it is about, where a rule set tells several apart.
  std::int16_t matter = 0;
};

/// A choice of this unit if the condition holds.
[[nodiscard]] constexpr Question choiceOf(UnitIndex unit, bool holds = true) {
  return {holds ? Asking::choice : Asking::nothing, noSide, unit};
}
[[nodiscard]] constexpr Question diceIf(bool holds, UnitIndex unit = noUnit) {
  return {holds ? Asking::dice : Asking::nothing, noSide, unit};
}

/// An argument of a task: what it is, and the least and the most that it may be. Of places in the battle's lists -1 is
/// none. An enemy is a unit of the other side than the task's first argument.
struct Argument {
  enum class Kind : std::uint8_t { number, unit, enemy, person, side };
  Kind kind = Kind::number;
  std::int16_t least = INT16_MIN;
  std::int16_t most = INT16_MAX;
  /// When the unit leaves the table, the task goes with it.
  bool here = false;
};

/// What the arguments of tasks are, for the rows.
namespace arg {
inline constexpr Argument unit{Argument::Kind::unit, 0};
inline constexpr Argument unitOrNone{Argument::Kind::unit, -1};
inline constexpr Argument enemy{Argument::Kind::enemy, 0};
inline constexpr Argument person{Argument::Kind::person, 0};
inline constexpr Argument side{Argument::Kind::side, 0};
inline constexpr Argument number{};
[[nodiscard]] constexpr Argument from(std::int16_t least, std::int16_t most = INT16_MAX) {
  return {Argument::Kind::number, least, most};
}
inline constexpr Argument yesNo = from(0, 1);
/// One of the words of an enumeration, by its number.
template <Worded E>
inline constexpr Argument word = from(0, static_cast<std::int16_t>(Words<E>::words.size() - 1));
/// The task goes with this unit when it leaves the table.
[[nodiscard]] constexpr Argument here(Argument argument) {
  argument.here = true;
  return argument;
}
}  // namespace arg

/// A member of Play or of Referee, or a function of it, in a row: it is called with as much of the task or the action
/// as it takes.
template <auto Member>
struct Does {
  template <class Who>
  using Run = void (*)(Who&);
  template <class Who, class What>
  using RunWith = void (*)(Who&, const What&);
  template <class Who>
  using Act = bool (*)(Who&, const Action&);
  template <class Who>
  using Answer = void (*)(Who&, const Task&, const Action&);

  template <class Who>
  constexpr operator Run<Who>() const {
    return [](Who& who) { static_cast<void>(std::invoke(Member, who)); };
  }
  template <class Who>
  constexpr operator RunWith<Who, Task>() const {
    return [](Who& who, const Task& task) { static_cast<void>(call(who, task, task.args[0], task.args[1])); };
  }
  template <class Who>
  constexpr operator RunWith<Who, Action>() const {
    return [](Who& who, const Action& action) { static_cast<void>(call(who, action, action.unit, action.target)); };
  }
  template <class Who>
  constexpr operator Act<Who>() const {
    return [](Who& who, const Action& action) {
      if constexpr (std::is_void_v<decltype(call(who, action, action.unit, action.target))>) {
        call(who, action, action.unit, action.target);
        return true;
      } else {
        return static_cast<bool>(call(who, action, action.unit, action.target));
      }
    };
  }
  template <class Who>
  constexpr operator Answer<Who>() const {
    return [](Who& who, const Task& task, const Action& action) {
      if constexpr (takes<Who, Task, Action>)
        std::invoke(Member, who, task, action);
      else if constexpr (takes<Who, Action>)
        std::invoke(Member, who, action);
      else
        static_cast<void>(call(who, task, action.unit, task.args[1]));
    };
  }

 private:
  template <class Who, class What>
  static auto call(Who& who, const What& what, UnitIndex unit, UnitIndex other) {
    if constexpr (takes<Who, What>)
      return std::invoke(Member, who, what);
    else if constexpr (takes<Who, UnitIndex, UnitIndex>)
      return std::invoke(Member, who, unit, other);
    else if constexpr (takes<Who, UnitIndex>)
      return std::invoke(Member, who, unit);
    else
      return std::invoke(Member, who);
  }
  template <class Who, class... What>
  static constexpr bool takes = std::is_invocable_v<decltype(Member), Who&, const What&...>;
};
template <auto Member>
inline constexpr Does<Member> does;

struct Arguments {
  std::array<Argument, Task{}.args.size()> list{};
  constexpr Arguments(std::initializer_list<Argument> arguments) {
    std::size_t count = 0;
    for (const Argument& argument : arguments) list[count++] = argument;
  }
};

/// A step that play stops at.
template <class StepId, class View, class Play>
struct StepRow {
  StepId id;
  /// Actions that answer it; none for a step of dice, which going on answers.
  std::uint64_t answers = 0;
  /// Who is asked; null: the active side, about no unit.
  Question (*asked)(const View&) = nullptr;
  /// Play passes over it now; null: where it asks nothing.
  bool (*idle)(const View&) = nullptr;
  /// The phrase that tells that a side has ended it.
  std::string_view ended = {};
  /// On going on, where nothing is to be chosen; null: the step ends.
  void (*work)(Play&) = nullptr;
  /// On its end. Then `onward` leads on; null: the next row follows.
  void (*leave)(Play&) = nullptr;
  void (*onward)(Play&) = nullptr;
  /// On entering.
  void (*enter)(Play&) = nullptr;
  /// Puts what it asks of each unit among the tasks: on entering, and where a file stands in it and nothing waits.
  void (*due)(Play&) = nullptr;
};

/// A kind of task.
template <class StepId, class TaskKind, class View, class Play>
struct TaskRow {
  TaskKind id;
  Arguments arguments;
  /// Actions that answer it.
  std::uint64_t answers = 0;
  /// Who is asked; null: nobody, it is carried out as soon as it is on top.
  Question (*asked)(const View&, const Task&) = nullptr;
  /// Where it is shown; none: in the step that play is in.
  std::optional<StepId> step = std::nullopt;
  /// Carried out: when it is on top and asks nobody, or its dice are thrown.
  void (*perform)(Play&, const Task&) = nullptr;
  /// Answered; null: the action is carried out as always.
  void (*answer)(Play&, const Task&, const Action&) = nullptr;
  /// Of several that wait, the place of the one that the action answers, -1 for none; null: the one on top.
  int (*among)(const View&, const Action&) = nullptr;
  /// Whether the arguments go together; null: always.
  bool (*fits)(const Battle&, const Task&) = nullptr;
};

/// What an action must name on the table to mean anything.
enum class Names : std::uint8_t { nothing, unit, enemy, friendly, person, personAndUnit };

/// A kind of action. Null: there is nothing to do, or to judge, but that it answers; it always means something.
template <class ActionId, class View, class Play, class Referee>
struct ActionRow {
  ActionId id;
  Names names = Names::nothing;
  /// False where it came to nothing.
  bool (*carryOut)(Play&, const Action&) = nullptr;
  void (*judge)(Referee&, const Action&) = nullptr;
  /// Whether it means anything as the battle lies.
  bool (*means)(const View&, const Action&) = nullptr;
};

/// The action names what its kind must name, and it is there.
[[nodiscard]] bool namesEnough(const Battle& battle, Names names, const Action& action);
/// Complains about an argument of a task that is not what its row says, by its JSON Pointer in a battle file. Throws
/// SourceError.
void requireArguments(const Arguments& arguments, const Battle& battle, std::size_t place);
/// Complains about a whole task. Throws SourceError.
[[noreturn]] void refuseTask(std::size_t place);
/// A unit that the task goes with has left the table.
[[nodiscard]] bool isGone(const Arguments& arguments, const Battle& battle, const Task& task);

template <class Row, std::size_t Count>
[[nodiscard]] constexpr bool inOrder(const std::array<Row, Count>& rows) {
  for (std::size_t i = 0; i < Count; ++i)
    if (static_cast<std::size_t>(rows[i].id) != i) return false;
  return true;
}

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
    return row.asked != nullptr ? row.asked(view, task) : Question();
  }
  [[nodiscard]] static Question asked(const View& view) {
    const StepRow& row = stepOf(view);
    if (row.asked != nullptr) return row.asked(view);
    return {row.answers == 0 ? Asking::dice : Asking::choice};
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

  /// Goes on until somebody is asked something or dice are to be rolled.
  static void run(Play& play) {
    Battle& battle = play.battle();
    while (!play.isOver()) {
      if constexpr (requires { play.catchUp(); }) play.catchUp();
      if (!battle.tasks.empty()) {
        if (asksSomebody(play.position(), battle.tasks.back())) return;
        perform(play);
      } else {
        const StepRow& row = stepOf(play.position());
        const bool idle =
            row.idle != nullptr ? row.idle(play.position()) : asked(play.position()).what == Asking::nothing;
        if (!idle) return;
        endStep(play);
      }
    }
  }

  /// Carries out the task on top.
  static void perform(Play& play) {
    const Task task = play.battle().tasks.back();
    play.battle().tasks.pop_back();
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
    play.battle().step = play.position().places()[step];
    const StepRow& row = Course::steps[index(step)];
    if constexpr (requires { play.stepBegins(); }) play.stepBegins();
    if (row.enter != nullptr) row.enter(play);
    if (row.due != nullptr) row.due(play);
  }

  /// Carries out an action and what follows. What means nothing now is left to `cannot`.
  static void resolve(Play& play, const Action& action) {
    if (play.isOver() || !carryOut(play, action)) play.cannot(action);
    play.pass(Waypoint::actionDone);
    run(play);
    if constexpr (requires { play.afterwards(); }) play.afterwards();
  }

  /// Makes a battle that was read or changed by hand stand where play stops, checks its tasks and drops what is gone.
  /// Throws SourceError for a task that makes no sense.
  static void settle(Play& play) {
    Battle& battle = play.battle();
    battle.step = play.position().places()[play.position().step()];
    checkTasks(battle);
    dropGone(battle);
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
  static void dropGone(Battle& battle) {
    std::erase_if(battle.tasks, [&](const Task& task) { return isGone(rowOf(task).arguments, battle, task); });
  }

  /// Drops questions that nobody can answer any more; where nothing waits then, the step asks as it does at its
  /// beginning.
  static void askAgain(Play& play) {
    std::vector<Task>& tasks = play.battle().tasks;
    while (!tasks.empty() && rowOf(tasks.back()).asked != nullptr && rowOf(tasks.back()).perform == nullptr &&
           !asksSomebody(play.position(), tasks.back()))
      tasks.pop_back();
    if (const auto due = stepOf(play.position()).due; due != nullptr && tasks.empty() && !play.isOver()) due(play);
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

  static bool carryOut(Play& play, const Action& action) {
    const ActionRow* row = rowOf(action);
    if (row == nullptr || !namesEnough(play.battle(), row->names, action)) return false;
    if (row->means != nullptr && !row->means(play.position(), action)) return false;
    const int place = answeredBy(play.position(), action);
    if (place >= 0) {
      std::vector<Task>& tasks = play.battle().tasks;
      const Task task = tasks[index(place)];
      tasks.erase(tasks.begin() + place);
      if (const auto answer = rowOf(task).answer; answer != nullptr) {
        answer(play, task, action);
        return true;
      }
    }
    return row->carryOut != nullptr && row->carryOut(play, action);
  }
};

}  // namespace signifer
