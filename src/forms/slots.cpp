#include "forms/slots.h"

#include <array>
#include <stdexcept>

namespace signifer::forms {
namespace {

using Names = std::vector<std::string>;

constexpr std::array<const char*, 6> slotted{"unitProfile",  "unitStatus", "personProfile",
                                             "personStatus", "sideStatus", "battleStatus"};

Names ofEach(const Json& list, const char* member) {
  Names names;
  for (const Json& item : list) names.push_back(item.value(member, ""));
  return names;
}

void declareList(const Json& file, const std::string& list, Enumerations& enumerations) {
  const Json& fields = file[list];
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Json& field = fields[i];
    if (!field.contains("enum")) continue;
    try {
      enumerations.number(field["enum"].get<std::string>(), field["values"].get<Names>());
    } catch (const std::exception& fault) {
      throw std::runtime_error("/" + list + "/" + std::to_string(i) + ": " + fault.what());
    }
  }
  enumerations.slots(typeName(list), ofEach(fields, "name"), ofEach(fields, "note"));
}

std::string joined(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

std::string listed(const std::string& pointer, const Names& names) {
  return "    {\"" + pointer + "\", \"" + joined(names) + "\"},\n";
}

}  // namespace

std::string slotLists(const Json& file) {
  std::string lists;
  for (const std::string list : slotted) {
    const Json fields = file.value(list, Json::array());
    lists += listed("/" + list, ofEach(fields, "name"));
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (fields[i].contains("values"))
        lists += listed("/" + list + "/" + std::to_string(i) + "/values", fields[i]["values"].get<Names>());
  }
  lists += listed("/relations", file.value("relations", Names()));
  lists += listed("/tasks", ofEach(file.value("tasks", Json::array()), "id"));
  lists += listed("/actions", ofEach(file.at("actions"), "id"));
  if (file.contains("terrainEnum")) lists += listed("/terrain", ofEach(file.at("terrain"), "id"));
  return "\n/// The lists that these enumerations were written from.\ninline constexpr auto slotLists = "
         "std::to_array<SlotList>({\n" +
         lists + "});\nconstexpr std::span<const SlotList> slotListsOf(ActionId) { return slotLists; }\n\n";
}

void declareSlots(const Json& file, Enumerations& enumerations) {
  for (const char* list : slotted)
    if (file.contains(list)) declareList(file, list, enumerations);
  if (const auto relations = file.find("relations"); relations != file.end()) {
    const auto names = relations->get<Names>();
    enumerations.slots("RelationKind", names, Names(names.size()));
  }
  if (const auto tasks = file.find("tasks"); tasks != file.end()) enumerations.number("TaskKind", ofEach(*tasks, "id"));
  enumerations.number("ActionId", ofEach(file.at("actions"), "id"));
  if (const auto ground = file.find("terrainEnum"); ground != file.end())
    enumerations.number(ground->get<std::string>(), ofEach(file.at("terrain"), "id"));
}

}  // namespace signifer::forms
