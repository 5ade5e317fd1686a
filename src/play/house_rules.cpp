#include "play/house_rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>

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
  if (layer.file == nullptr)
    return SourceError("house rules", option ? "/" + optionAt(fault.pointer()) : fault.pointer(), 0, fault.expected());
  const std::string pointer =
      option ? layer.place.options + "/" + optionAt(fault.pointer()) : layer.place.patch + fault.pointer();
  return SourceError(layer.file->name(), pointer, layer.file->lineOf(pointer), fault.expected());
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

HouseRulesFile readHouseRulesFile(const Node& root) {
  HouseRulesFile file;
  if (!root.isObject()) throw root.error("an object was expected");
  if (!root.has("format")) {
    file.rules.patch = root.json().dump();
    return file;
  }
  root.allowOnly({"format", "version", "title", "edition", "notes", "ruleset", "options", "patch"});
  if (root.at("format").text() != "signifer-house-rules")
    throw root.at("format").error("\"signifer-house-rules\" was expected");
  (void)root.at("version").integer(1, 1);
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
  return file;
}

HouseRules merged(std::span<const HouseRulesLayer> layers) {
  HouseRules all;
  Json patch = Json::object();
  for (const HouseRulesLayer& layer : layers) {
    for (const auto& [option, value] : layer.rules.options) all.options[option] = value;
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
  try {
    return source.create(merged(layers));
  } catch (const SourceError& e) {
    const auto last = std::find_if(layers.rbegin(), layers.rend(), [&](const auto& layer) { return isIn(layer, e); });
    if (last == layers.rend()) throw;
    throw placed(*last, e);
  }
}

}  // namespace signifer
