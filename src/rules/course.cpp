#include "rules/course.h"

#include <algorithm>
#include <string>

#include "schema/source_error.h"

namespace signifer {

bool namesEnough(const Battle& battle, Names names, const Action& action) {
  const auto unit = [&](UnitIndex u) { return u >= 0 && u < battle.unitCount() && battle.unit(u).present; };
  const bool person =
      action.person >= 0 && action.person < battle.personCount() && battle.person(action.person).present;
  const auto both = [&] { return unit(action.unit) && unit(action.target) && action.unit != action.target; };
  const auto sameSide = [&] { return battle.unit(action.unit).side == battle.unit(action.target).side; };
  switch (names) {
    case Names::nothing:
      return true;
    case Names::unit:
      return unit(action.unit);
    case Names::enemy:
      return both() && !sameSide();
    case Names::friendly:
      return both() && sameSide();
    case Names::person:
      return person;
    case Names::personAndUnit:
      return person && unit(action.unit) && battle.unit(action.unit).side == battle.person(action.person).side;
  }
  return false;
}

namespace {

int countOf(Argument::Kind kind, const Battle& battle) {
  switch (kind) {
    case Argument::Kind::unit:
    case Argument::Kind::enemy:
      return battle.unitCount();
    case Argument::Kind::person:
      return battle.personCount();
    case Argument::Kind::side:
      return 2;
    case Argument::Kind::number:
      break;
  }
  return INT16_MAX + 1;
}

std::string_view nameOf(Argument::Kind kind) {
  constexpr std::string_view names[] = {"a number", "the place of a unit", "the place of an enemy",
                                        "the place of a person", "the place of a side"};
  return names[static_cast<std::size_t>(kind)];
}

SourceError errorAt(std::size_t place, const std::string& rest, const std::string& expected) {
  return {"battle", "/state/tasks/" + std::to_string(place) + rest, 0, expected};
}

}  // namespace

void requireArguments(const Arguments& arguments, const Battle& battle, std::size_t place) {
  const Task& task = battle.tasks[place];
  for (std::size_t i = 0; i < task.args.size(); ++i) {
    const Argument& argument = arguments.list[i];
    const int most = std::min<int>(argument.most, countOf(argument.kind, battle) - 1);
    const int value = task.args[i];
    if (value < argument.least || value > most)
      throw errorAt(place, "/args/" + std::to_string(i),
                    std::string(nameOf(argument.kind)) + " from " + std::to_string(argument.least) + " to " +
                        std::to_string(most) + " was expected");
    if (argument.kind == Argument::Kind::enemy && value >= 0 && task.args[0] >= 0 &&
        battle.unit(task.args[i]).side == battle.unit(task.args[0]).side)
      throw errorAt(place, "/args/" + std::to_string(i), "a unit of the other side than the first one was expected");
  }
}

void refuseTask(std::size_t place) {
  throw errorAt(place, "", "numbers that fit together and the battle were expected");
}

bool isGone(const Arguments& arguments, const Battle& battle, const Task& task) {
  for (std::size_t i = 0; i < task.args.size(); ++i)
    if (arguments.list[i].here && task.args[i] >= 0 && !battle.unit(task.args[i]).present) return true;
  return false;
}

}  // namespace signifer
