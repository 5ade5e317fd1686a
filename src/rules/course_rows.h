// The rows of the tables in which a rule set says how its turn goes: of steps, of tasks and of actions. A row names the
// side that is asked, the actions that answer, and the effects.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>

#include "battle/action.h"
#include "battle/battle.h"
#include "battle/resting.h"
#include "schema/words.h"
#include "table/at_rest.h"

namespace signifer {

/// Kinds of action as the bits of Decision::kinds.
template <class... Kinds>
[[nodiscard]] constexpr std::uint64_t answers(Kinds... kinds) {
  return ((std::uint64_t{1} << static_cast<unsigned>(kinds)) | ... | std::uint64_t{0});
}

/// A position that keeps what it finds while its battle rests is told when it does (battle/resting.h).
template <class View>
void rest(const View& view) {
  if constexpr (requires { view.rest(); }) view.rest();
}
template <class View>
void stir(const View& view) {
  if constexpr (requires { view.stir(); }) view.stir();
}

enum class Asking : std::uint8_t { nothing, dice, choice };

/// The question of a step or a task at this moment. What is left out is as its row says.
struct Question {
  Asking what = Asking::nothing;
  /// The unit's side where it is left out, or the active side.
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  /// Of dice: what else answers but going on.
  std::uint64_t answers = 0;
  StepIndex step = noStep;
  /// The matter in question, where a rule set tells several apart.
  std::int16_t matter = 0;
  friend bool operator==(const Question&, const Question&) = default;
};

/// The question that was found, kept while the battle rests: a position that has it is asked once a moment.
struct AskedNow {
  AtRest<Question> step;
  AtRest<Question, Task> task;
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

/// The kinds of a task's arguments, for the rows.
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
  /// The side and unit that are asked; null: the active side, about no unit.
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
  /// The side and unit that are asked; null: nobody, the task is carried out as soon as it is on top.
  Question (*asked)(const View&, const Task&) = nullptr;
  /// The step in which the task is shown; none: the step that play is in.
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

/// The things on the table that an action must name to mean anything.
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

}  // namespace signifer
