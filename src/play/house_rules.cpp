#include "play/house_rules.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

#include "play/visibility_json.h"
#include "schema/format.h"

namespace signifer {
namespace {

constexpr std::string_view optionsPointer = "/options/";

// Whether the patch itself says something at this place of the patched file, or takes something away there.
bool says(const HouseRules& house, const std::string& pointer) {
  if (house.patch.empty()) return false;
  const Json patch = Json::parse(house.patch, nullptr, false);
  try {
    return !pointer.empty() && patch.contains(Json::json_pointer(pointer));
  } catch (const Json::exception&) {
    return false;
  }
}

// The keys that additions are known by: a later one of the same name stands for an earlier one.
constexpr const char* troopKey = "id";
constexpr const char* modifierKey = "rule";

Json listOf(const std::string& text) { return text.empty() ? Json::array() : Json::parse(text); }

// Place of the addition with this name, -1 where there is none.
int placeOf(const Json& list, const char* key, const Json& one) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (one.contains(key) && list[i].contains(key) && list[i][key] == one[key]) return static_cast<int>(i);
  return -1;
}

std::string addedUp(const std::string& below, const std::string& above, const char* key) {
  if (above.empty()) return below;
  Json list = listOf(below);
  for (const Json& one : listOf(above)) {
    const int place = placeOf(list, key, one);
    if (place < 0)
      list.push_back(one);
    else
      list[static_cast<std::size_t>(place)] = one;
  }
  return list.dump();
}

// A fault in an addition names its place in the list of all layers together.
struct Addition {
  const char* key;
  std::string HouseRules::*list;
  std::string HouseRulesPlace::*place;
};

std::optional<Addition> additionOf(const SourceError& fault) {
  if (fault.file() == "house troops") return Addition{troopKey, &HouseRules::troops, &HouseRulesPlace::troops};
  if (fault.file() == "house modifiers")
    return Addition{modifierKey, &HouseRules::modifiers, &HouseRulesPlace::modifiers};
  return std::nullopt;
}

// The fault's place in a layer's own list; empty where the layer has no such addition.
std::string placeIn(const HouseRulesLayer& layer, const Addition& addition, const HouseRules& all,
                    const SourceError& fault) {
  const std::string& pointer = fault.pointer();
  std::size_t place = 0;
  const auto [end, error] = std::from_chars(pointer.data() + 1, pointer.data() + pointer.size(), place);
  const Json list = listOf(all.*addition.list);
  if (pointer.size() < 2 || error != std::errc() || place >= list.size()) return {};
  const int own = placeOf(listOf(layer.rules.*addition.list), addition.key, list[place]);
  if (own < 0) return {};
  return "/" + std::to_string(own) + std::string(end, pointer.data() + pointer.size());
}

std::string optionAt(const std::string& pointer) { return pointer.substr(optionsPointer.size()); }

// Whether a fault stands in this layer.
bool isIn(const HouseRulesLayer& layer, const SourceError& fault) {
  if (fault.file() != "house rules") return says(layer.rules, fault.pointer());
  if (!fault.pointer().starts_with(optionsPointer)) return !layer.rules.patch.empty();
  for (const auto& [id, value] : layer.rules.options)
    if (pointerStep(id) == optionAt(fault.pointer())) return true;
  return false;
}

// The same fault where the layer stands.
SourceError placed(const HouseRulesLayer& layer, const SourceError& fault) {
  const bool option = fault.file() == "house rules" && fault.pointer().starts_with(optionsPointer);
  const std::string pointer =
      option ? layer.place.options + "/" + optionAt(fault.pointer()) : layer.place.patch + fault.pointer();
  if (layer.file == nullptr) return SourceError("house rules", pointer, 0, fault.expected());
  return SourceError(layer.file->name(), pointer, layer.file->lineOf(pointer), fault.expected());
}

// A fault in an addition where its last layer has it.
SourceError placed(const Addition& addition, std::span<const HouseRulesLayer> layers, const HouseRules& all,
                   const SourceError& fault) {
  for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
    const std::string own = placeIn(*layer, addition, all, fault);
    if (own.empty()) continue;
    const std::string pointer = layer->place.*addition.place + own;
    if (layer->file == nullptr) return SourceError("house rules", pointer, 0, fault.expected());
    return SourceError(layer->file->name(), pointer, layer->file->lineOf(pointer), fault.expected());
  }
  return fault;
}

// Patches laid one over the other; null goes on meaning "take it away".
void layOver(Json& below, const Json& above) {
  if (!below.is_object() || !above.is_object()) {
    below = above;
    return;
  }
  for (const auto& [key, value] : above.items()) {
    if (below.contains(key))
      layOver(below[key], value);
    else
      below[key] = value;
  }
}

}  // namespace

std::string readAdditions(const Node& owner, std::string_view member) {
  const auto list = owner.find(member);
  if (!list) return {};
  if (!list->isArray()) throw list->error("a list was expected");
  for (const Node& one : list->items())
    if (!one.isObject()) throw one.error("an object was expected");
  return list->json().empty() ? std::string() : list->json().dump();
}

HouseRulesFile readHouseRulesFile(const Node& root) {
  HouseRulesFile file;
  if (!root.isObject()) throw root.error("an object was expected");
  if (!root.has("format")) {
    file.rules.patch = root.json().dump();
    return file;
  }
  requireFormat(root, "signifer-house-rules", 1);
  root.allowOnly({"format", "version", "title", "edition", "notes", "ruleset", "options", "patch", "troops",
                  "modifiers", "visibility", "sightInches"});
  file.title = root.name("title", "");
  file.edition = root.name("edition", "");
  file.notes = root.text("notes", "");
  file.ruleSet = root.at("ruleset").text();
  if (const auto options = root.find("options"))
    for (const auto& [id, value] : options->members())
      file.rules.options[id] = value.isString() ? value.name() : std::to_string(value.integer());
  if (const auto patch = root.find("patch")) {
    if (!patch->isObject()) throw patch->error("a JSON Merge Patch, an object, was expected");
    if (!patch->json().empty()) file.rules.patch = patch->json().dump();
  }
  file.rules.troops = readAdditions(root, "troops");
  file.rules.modifiers = readAdditions(root, "modifiers");
  if (const auto word = root.find("visibility")) file.sight.visibility = readVisibilityWord(*word);
  if (const auto inches = root.find("sightInches")) file.sight.inches = readSightInches(*inches);
  return file;
}

HouseRules merged(std::span<const HouseRulesLayer> layers) {
  HouseRules all;
  Json patch = Json::object();
  for (const HouseRulesLayer& layer : layers) {
    for (const auto& [option, value] : layer.rules.options) all.options[option] = value;
    all.troops = addedUp(all.troops, layer.rules.troops, troopKey);
    all.modifiers = addedUp(all.modifiers, layer.rules.modifiers, modifierKey);
    if (layer.rules.patch.empty()) continue;
    if (all.patch.empty()) {
      all.patch = layer.rules.patch;
      patch = Json::parse(all.patch);
      continue;
    }
    layOver(patch, Json::parse(layer.rules.patch));
    all.patch = patch.dump();
  }
  return all;
}

std::unique_ptr<RuleSet> createUnder(const RuleSetSource& source, std::span<const HouseRulesLayer> layers) {
  const HouseRules all = merged(layers);
  try {
    return source.create(all);
  } catch (const SourceError& e) {
    if (const auto addition = additionOf(e)) throw placed(*addition, layers, all, e);
    const auto last = std::find_if(layers.rbegin(), layers.rend(), [&](const auto& layer) { return isIn(layer, e); });
    if (last == layers.rend()) throw;
    throw placed(*last, e);
  }
}

}  // namespace signifer
