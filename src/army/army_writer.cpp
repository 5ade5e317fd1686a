// Writing of army files, and what an entry is with everything that its troop type gives; reading stands in
// army_reader.cpp.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "army/army_json.h"
#include "play/measures_json.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

Json baseJson(const Base& base) {
  return {{"frontageInches", inchesToJson(base.frontage)}, {"depthInches", inchesToJson(base.depth)}};
}

Json changes(const Fields& fields, const FieldChanges& changed) {
  Json json = Json::object();
  for (const auto& [field, slot] : changed)
    json[fields[field].name] = toJson(fields[field], fromSlot(fields[field], slot));
  return json;
}

void addUnlessEmpty(Json& json, const char* key, Json value) {
  if (!value.empty() && value != "") json[key] = std::move(value);
}

Json troopJson(const Definition& d, const ArmyTroop& troop) {
  Json one{{"id", troop.id}, {"name", troop.name}};
  addUnlessEmpty(one, "symbol", troop.symbol);
  if (troop.base) one["base"] = baseJson(*troop.base);
  Json profile = Json::object();
  for (std::size_t i = 0; i < troop.profile.size(); ++i)
    profile[d.unitProfile()[i].name] = toJson(d.unitProfile()[i], fromSlot(d.unitProfile()[i], troop.profile[i]));
  one["profile"] = std::move(profile);
  return one;
}

Json unitJson(const Definition& d, const ArmyUnit& unit) {
  Json one{{"id", unit.id}, {"troop", unit.troop}};
  addUnlessEmpty(one, "name", unit.name);
  if (unit.count != 1) one["count"] = unit.count;
  addUnlessEmpty(one, "names", unit.names);
  addUnlessEmpty(one, "symbol", unit.symbol);
  if (unit.base) one["base"] = baseJson(*unit.base);
  addUnlessEmpty(one, "profile", changes(d.unitProfile(), unit.profile));
  addUnlessEmpty(one, "options", changes(d.unitStatus(), unit.options));
  addUnlessEmpty(one, "with", unit.with);
  Json tags = Json::array();
  for (const UnitTag& tag : unit.tags) {
    Json mark = unitTagJson(tag);
    tags.push_back(mark.is_null() ? Json(0) : std::move(mark));
  }
  addUnlessEmpty(one, "tags", std::move(tags));
  return one;
}

Json personJson(const Definition& d, const ArmyPerson& person) {
  Json one{{"id", person.id}};
  addUnlessEmpty(one, "type", person.type);
  addUnlessEmpty(one, "name", person.name);
  addUnlessEmpty(one, "symbol", person.symbol);
  addUnlessEmpty(one, "profile", changes(d.personProfile(), person.profile));
  addUnlessEmpty(one, "options", changes(d.personStatus(), person.options));
  addUnlessEmpty(one, "with", person.with);
  addUnlessEmpty(one, "commands", person.commands);
  if (Json mark = unitTagJson(person.tag); !mark.is_null()) one["tag"] = std::move(mark);
  return one;
}

std::vector<std::int32_t> standards(const Fields& fields) {
  std::vector<std::int32_t> all;
  for (const Field& field : fields) all.push_back(toSlot(field, field.standard));
  return all;
}

}  // namespace

Json writeArmy(const Definition& definition, const Army& army) {
  Json json{{"format", "signifer-army"}, {"version", 1}, {"ruleset", army.ruleSet}};
  addUnlessEmpty(json, "rulesetVersion", army.ruleSetVersion);
  json["name"] = army.name;
  addUnlessEmpty(json, "notes", army.notes);
  if (army.marksBehind) json["markPlace"] = "behind";
  Json troops = Json::array();
  for (const ArmyTroop& troop : army.troops) troops.push_back(troopJson(definition, troop));
  addUnlessEmpty(json, "troops", std::move(troops));
  json["units"] = Json::array();
  for (const ArmyUnit& unit : army.units) json["units"].push_back(unitJson(definition, unit));
  Json people = Json::array();
  for (const ArmyPerson& person : army.people) people.push_back(personJson(definition, person));
  addUnlessEmpty(json, "people", std::move(people));
  return json;
}

// One entry a line, so that people can read and compare files.
std::string armyText(const Definition& definition, const Army& army) {
  const Json json = writeArmy(definition, army);
  std::string text = "{";
  for (const auto& [key, value] : json.items()) {
    text += text.size() > 1 ? ",\n  " : "\n  ";
    text += Json(key).dump() + ": ";
    if (!value.is_array()) {
      text += value.dump();
      continue;
    }
    text += "[";
    for (std::size_t i = 0; i < value.size(); ++i) text += (i == 0 ? "\n    " : ",\n    ") + value[i].dump();
    text += value.empty() ? "]" : "\n  ]";
  }
  return text + "\n}\n";
}

int unitCount(const Army& army) {
  int count = 0;
  for (const ArmyUnit& unit : army.units) count += unit.count;
  return count;
}

ArmyTroopView troopOf(const Definition& definition, const Army& army, const ArmyUnit& unit) {
  ArmyTroopView view;
  if (const auto own = std::ranges::find(army.troops, unit.troop, &ArmyTroop::id); own != army.troops.end()) {
    view = {own->name, own->symbol, own->base.value_or(Base{}), own->profile};
  } else if (const auto type = std::ranges::find(definition.troops(), unit.troop, &TroopType::id);
             type != definition.troops().end()) {
    view = {type->name, type->symbol, {type->frontage, type->depth}, type->profile};
  } else {
    view = {unit.troop, "", {}, standards(definition.unitProfile())};
  }
  if (!unit.symbol.empty()) view.symbol = unit.symbol;
  if (unit.base) view.base = *unit.base;
  for (const auto& [field, slot] : unit.profile) view.profile[field] = slot;
  return view;
}

ArmyTroopView personOf(const Definition& definition, const ArmyPerson& person) {
  ArmyTroopView view{"", "leader", {}, standards(definition.personProfile())};
  if (const auto type = std::ranges::find(definition.people(), person.type, &PersonType::id);
      type != definition.people().end())
    view = {type->name, type->symbol, {}, type->profile};
  if (!person.name.empty()) view.name = person.name;
  if (view.name.empty()) view.name = person.id;
  if (!person.symbol.empty()) view.symbol = person.symbol;
  for (const auto& [field, slot] : person.profile) view.profile[field] = slot;
  return view;
}

std::string unitName(const Definition& definition, const Army& army, const ArmyUnit& unit, int index) {
  const auto place = static_cast<std::size_t>(index);
  if (place < unit.names.size() && !unit.names[place].empty()) return unit.names[place];
  const std::string name = unit.name.empty() ? troopOf(definition, army, unit).name : unit.name;
  return unit.count == 1 ? name : name + " " + std::to_string(index + 1);
}

std::string battleId(const ArmyUnit& unit, int index) {
  return unit.count == 1 ? unit.id : unit.id + "-" + std::to_string(index + 1);
}

std::int32_t optionOf(const Definition& definition, const ArmyTerms& terms, const ArmyUnit& unit,
                      const ArmyOption& option) {
  const auto chosen = unit.options.find(option.field);
  return chosen != unit.options.end() ? chosen->second : terms.startOf(definition, option, unit.troop);
}

}  // namespace signifer
