#include "play/state_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/origins.h"
#include "battle/scoring.h"
#include "play/measures_json.h"
#include "play/status_json.h"

namespace signifer {
namespace {

constexpr std::size_t mostTasks = 1000;
constexpr std::size_t mostRelations = 4000;
constexpr std::size_t mostOrigins = 400;

Holds holdsOf(TaskArgument argument) {
  switch (argument) {
    case TaskArgument::unit:
      return Holds::unit;
    case TaskArgument::person:
      return Holds::person;
    case TaskArgument::side:
      return Holds::side;
    case TaskArgument::step:
      return Holds::step;
    case TaskArgument::number:
      break;
  }
  return Holds::number;
}

std::int16_t readWord(const Node& node, const std::vector<std::string>& words) {
  const auto found = std::ranges::find(words, node.text());
  if (found != words.end()) return static_cast<std::int16_t>(found - words.begin());
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  throw node.error(all.empty() ? "nothing was expected: the rule set has no words for this"
                               : "one of " + all + " was expected");
}

Task readTask(const Definition& definition, const Battle& battle, const Node& node) {
  node.allowOnly({"task", "args"});
  Task task;
  task.code = readWord(node.at("task"), definition.taskKinds());
  const auto args = itemsOf(node.at("args"), task.args.size(), "numbers");
  const std::vector<TaskArgument>& kinds = definition.tasks()[static_cast<std::size_t>(task.code)].arguments;
  for (std::size_t i = 0; i < args.size(); ++i) {
    task.args[i] = static_cast<std::int16_t>(args[i].integer(INT16_MIN, INT16_MAX));
    if (i < kinds.size()) requirePlace(holdsOf(kinds[i]), definition, battle, task.args[i], args[i]);
  }
  return task;
}

Relation readRelation(const Definition& definition, const Setup& setup, const Battle& battle, const Node& node) {
  node.allowOnly({"relation", "from", "to", "value"});
  Relation relation;
  relation.kind = readWord(node.at("relation"), definition.relationKinds());
  relation.from = readUnitId(setup, node.at("from"));
  relation.to = readUnitId(setup, node.at("to"));
  const Node value = node.at("value");
  relation.value = static_cast<std::int16_t>(value.integer(INT16_MIN, INT16_MAX));
  // A relation of 0 is none (Battle::relate).
  if (relation.value == 0) throw value.error("a number other than 0 was expected");
  if (battle.relation(relation.kind, relation.from, relation.to) != 0)
    throw node.error("this relation of these units stands here already");
  return relation;
}

void readOrigin(const Setup& setup, Battle& battle, const Node& node) {
  node.allowOnly({"unit", "target", "x", "y", "heading"});
  Origin origin{readUnitId(setup, node.at("unit")), noUnit, {}};
  if (const auto target = node.find("target")) {
    origin.target = readUnitId(setup, *target);
    if (battle.unit(origin.unit).side == battle.unit(origin.target).side) throw target->error("an enemy was expected");
  }
  origin.from.centre = {fromInches(node.at("x").number(-mostInches, mostInches)),
                        fromInches(node.at("y").number(-mostInches, mostInches))};
  origin.from.heading = normalised(fromDegrees(node.at("heading").number(-360, 720)));
  noteOrigin(battle, origin);
}

}  // namespace

SideIndex readSideId(const Setup& setup, const Node& node) {
  const std::string id = node.text();
  for (SideIndex side = 0; side < 2; ++side)
    if (setup.sides[side].id == id) return side;
  throw node.error("\"" + setup.sides[0].id + "\" or \"" + setup.sides[1].id + "\" was expected");
}

UnitIndex readUnitId(const Setup& setup, const Node& node) {
  const auto found = std::ranges::find(setup.units, node.text(), &UnitInfo::id);
  if (found == setup.units.end()) throw node.error(unknownWord("unit", node.text(), idsOf(setup.units)));
  return static_cast<UnitIndex>(found - setup.units.begin());
}

std::vector<Node> itemsOf(const Node& list, std::size_t most, const char* what) {
  std::vector<Node> items = list.items();
  if (items.size() > most) throw list.error("at most " + std::to_string(most) + " " + what + " were expected");
  return items;
}

void readState(const Definition& definition, const Setup& setup, const Node& state, Battle& battle) {
  state.allowOnly({"turn", "active", "step", "status", "tasks", "relations", "cameFrom", "settled", "lastTurnOver"});
  battle.turn = static_cast<std::int16_t>(state.at("turn").integer(1, 10000));
  battle.active = readSideId(setup, state.at("active"));
  battle.step = static_cast<StepIndex>(definition.sequence().indexOf(state.at("step").text()));
  if (battle.step < 0) {
    const Node step = state.at("step");
    throw step.error(unknownWord("step", step.text(), idsOf(definition.sequence().steps())));
  }
  setStandards(definition.battleStatus(), battle.status.at);
  if (const auto status = state.find("status")) readStatus(definition.battleStatus(), *status, battle.status.at);
  setLastTurnOver(battle, state.boolean("lastTurnOver", false));
  if (const auto tasks = state.find("tasks"))
    for (const Node& task : itemsOf(*tasks, mostTasks, "tasks"))
      battle.tasks.push_back(readTask(definition, battle, task));
  if (const auto relations = state.find("relations"))
    for (const Node& relation : itemsOf(*relations, mostRelations, "relations"))
      battle.relations.push_back(readRelation(definition, setup, battle, relation));
  if (const auto origins = state.find("cameFrom"))
    for (const Node& origin : itemsOf(*origins, mostOrigins, "places")) readOrigin(setup, battle, origin);
  if (const auto settled = state.find("settled"))
    for (const Node& unit : itemsOf(*settled, mostOrigins, "units")) noteSettled(battle, readUnitId(setup, unit));
}

void changeBooks(const Definition& definition, Battle& battle, const Node& changes) {
  const Setup& setup = *battle.setup;
  if (const auto relations = changes.find("relations"))
    for (const Node& one : itemsOf(*relations, mostRelations, "relations")) {
      one.allowOnly({"relation", "from", "to", "value"});
      battle.relate(readWord(one.at("relation"), definition.relationKinds()), readUnitId(setup, one.at("from")),
                    readUnitId(setup, one.at("to")),
                    static_cast<std::int16_t>(one.at("value").integer(INT16_MIN, INT16_MAX)));
    }
  if (const auto tasks = changes.find("tasks")) {
    battle.tasks.clear();
    for (const Node& task : itemsOf(*tasks, mostTasks, "tasks"))
      battle.tasks.push_back(readTask(definition, battle, task));
  }
  if (const auto origins = changes.find("cameFrom")) {
    forgetOrigins(battle);
    for (const Node& origin : itemsOf(*origins, mostOrigins, "places")) readOrigin(setup, battle, origin);
  }
}

Json writeOrigins(const Battle& battle) {
  Json list = Json::array();
  const auto id = [&](UnitIndex unit) { return battle.setup->units[static_cast<std::size_t>(unit)].id; };
  for (const Origin& one : origins(battle)) {
    list.push_back({{"unit", id(one.unit)}});
    if (one.target != noUnit) list.back()["target"] = id(one.target);
    list.back()["x"] = inchesToJson(one.from.centre.x);
    list.back()["y"] = inchesToJson(one.from.centre.y);
    list.back()["heading"] = degreesToJson(one.from.heading);
  }
  return list;
}

}  // namespace signifer
