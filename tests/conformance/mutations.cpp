#include "conformance/mutations.h"

#include <vector>

namespace signifer::conformance {

Action mutated(Action action, const RuleSet& rules, const Battle& battle, Stream& chance) {
  const auto upTo = [&](int most) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(most))); };
  switch (chance.below(7)) {
    case 0:
      action.unit = static_cast<UnitIndex>(upTo(battle.unitCount() + 1) - 1);
      break;
    case 1:
      action.target = static_cast<UnitIndex>(upTo(battle.unitCount() + 1) - 1);
      break;
    case 2:
      action.kind = static_cast<std::int8_t>(upTo(static_cast<int>(rules.definition().actions().size())));
      break;
    case 3:
      action.path.add({static_cast<LegKind>(chance.below(8)), upTo(40000)});
      break;
    case 4:
      if (!action.path.empty()) action.path[0].amount = upTo(100000);
      break;
    case 5:
      action.person = static_cast<PersonIndex>(upTo(battle.personCount() + 1) - 1);
      break;
    default:
      action.values[chance.below(6)] = static_cast<std::int16_t>(upTo(9));
      action.units.set(chance.below(128));
      break;
  }
  return action;
}

namespace {

// All values below a node that hold no others.
void leaves(Json& node, std::vector<Json*>& found) {
  if (!node.is_structured()) return found.push_back(&node);
  for (Json& below : node) leaves(below, found);
}

void garble(Json& value, const std::vector<Json*>& others, Stream& chance) {
  const auto below = [&](std::size_t most) { return chance.below(static_cast<std::uint32_t>(most)); };
  switch (below(4)) {
    case 0:
      // Another value of the file: a unit for a step, a word for another word.
      value = Json(*others[below(others.size())]);
      break;
    case 1:
      if (value.is_number()) value = value.get<double>() + static_cast<double>(below(9)) - 4;
      break;
    case 2:
      if (value.is_number()) value = static_cast<int>(below(400)) - 200;
      if (value.is_boolean()) value = !value.get<bool>();
      break;
    default:
      if (value.is_number()) value = below(2) == 0 ? -1 : 0;
      break;
  }
}

}  // namespace

Json garbled(Json battle, Stream& chance) {
  std::vector<Json*> places;
  for (const char* part : {"state", "units", "people", "sides"})
    if (battle.contains(part)) leaves(battle[part], places);
  const std::uint32_t changes = 1 + chance.below(3);
  for (std::uint32_t i = 0; i < changes; ++i)
    garble(*places[chance.below(static_cast<std::uint32_t>(places.size()))], places, chance);
  Json& state = battle["state"];
  if (chance.below(4) == 0 && state.contains("tasks") && !state["tasks"].empty()) {
    Json& tasks = state["tasks"];
    if (chance.below(2) == 0)
      tasks.push_back(Json(tasks[chance.below(static_cast<std::uint32_t>(tasks.size()))]));
    else
      tasks.erase(tasks.begin());
  }
  return battle;
}

}  // namespace signifer::conformance
