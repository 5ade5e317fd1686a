#include "play/overlays.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>

namespace signifer {
namespace {

Json patchOf(const HouseRules& rules) { return rules.patch.empty() ? Json::object() : Json::parse(rules.patch); }

void keepPatch(HouseRules& rules, const Json& patch) { rules.patch = patch.empty() ? "" : patch.dump(); }

// Takes the member at a pointer out of a patch, and objects that are empty then. False where there is none.
bool takeOut(Json& patch, const std::string& pointer) {
  try {
    Json::json_pointer place(pointer);
    if (place.empty() || !patch.contains(place)) return false;
    patch.at(place.parent_pointer()).erase(place.back());
    for (place.pop_back(); !place.empty() && patch.at(place).empty(); place.pop_back())
      patch.at(place.parent_pointer()).erase(place.back());
    return true;
  } catch (const Json::exception&) {
    return false;
  }
}

std::string unescaped(std::string step) {
  for (const auto& [from, to] : {std::pair{"~1", "/"}, std::pair{"~0", "~"}})
    for (std::size_t at = step.find(from); at != std::string::npos; at = step.find(from, at + 1))
      step.replace(at, 2, to);
  return step;
}

// Takes an addition out of its list by the place that a pointer begins with; the others keep their places.
bool takeFromList(std::string& list, const std::string& place) {
  Json all = list.empty() ? Json::array() : Json::parse(list);
  std::size_t at = 0;
  if (std::from_chars(place.data(), place.data() + place.size(), at).ec != std::errc() || at >= all.size())
    return false;
  all[at] = nullptr;
  list = all.dump();
  return true;
}

// Takes out of a layer the part that a fault speaks of; false where that part is not to be found.
bool mend(HouseRulesLayer& layer, const SourceError& fault) {
  const std::string& pointer = fault.pointer();
  if (pointer.starts_with(layer.place.troops + "/"))
    return takeFromList(layer.rules.troops, pointer.substr(layer.place.troops.size() + 1));
  if (pointer.starts_with(layer.place.modifiers + "/"))
    return takeFromList(layer.rules.modifiers, pointer.substr(layer.place.modifiers.size() + 1));
  if (pointer.starts_with(layer.place.options + "/"))
    return layer.rules.options.erase(unescaped(pointer.substr(layer.place.options.size() + 1))) > 0;
  if (!pointer.starts_with(layer.place.patch)) return false;
  Json patch = patchOf(layer.rules);
  if (!takeOut(patch, pointer.substr(layer.place.patch.size()))) return false;
  keepPatch(layer.rules, patch);
  return true;
}

// Every leaf of a patch by its pointer.
void collect(const Json& json, const std::string& pointer, std::map<std::string, std::string>& leaves) {
  if (!json.is_object()) {
    leaves[pointer] = json.dump();
    return;
  }
  for (const auto& [key, value] : json.items()) collect(value, pointer + "/" + pointerStep(key), leaves);
}

std::map<std::string, std::string> leavesOf(const HouseRules& rules) {
  std::map<std::string, std::string> leaves;
  for (const auto& [option, value] : rules.options) leaves[std::string(optionsHead) + pointerStep(option)] = value;
  for (const auto& [list, head, key] :
       {std::tuple{&rules.troops, "/troops/", "id"}, {&rules.modifiers, "/modifiers/", "rule"}})
    if (!list->empty())
      for (const Json& one : Json::parse(*list))
        // An id that is no word is a fault of the file, which is told elsewhere.
        if (const auto id = one.find(key); id != one.end() && id->is_string())
          leaves[head + pointerStep(id->get<std::string>())] = one.dump();
  collect(patchOf(rules), std::string(patchHead), leaves);
  leaves.erase(std::string(patchHead));
  return leaves;
}

}  // namespace

std::string Overlay::name() const {
  std::string title = file.title;
  if (title.empty() && document) title = std::filesystem::path(document->name()).filename().string();
  return file.edition.empty() ? title : title + " " + file.edition;
}

HouseRulesLayer Overlay::layer() const {
  const bool whole = !document || (document->root().isObject() && document->root().has("format"));
  return {file.rules, document.get(), {"/options", whole ? "/patch" : ""}, name(), file.sight};
}

Overlay readOverlay(const std::filesystem::path& path) {
  auto document = std::make_shared<const Document>(Document::load(path));
  return {readHouseRulesFile(document->root()), document};
}

std::vector<SourceError> takeOutFaults(const RuleSetSource& source, HouseRulesLayer& layer) {
  std::vector<SourceError> faults;
  // Each fault takes something out, so that this ends.
  for (;;) {
    try {
      (void)createUnder(source, {&layer, 1});
      return faults;
    } catch (const SourceError& e) {
      faults.push_back(e);
      if (mend(layer, e)) continue;
      layer.rules = {};
      return faults;
    }
  }
}

std::vector<SourceError> faultsOf(const RuleSetSource& source, const Overlay& overlay) {
  if (!overlay.file.ruleSet.empty() && overlay.file.ruleSet != source.id) {
    const std::string expected = "house rules for \"" + source.id + "\" were expected";
    if (overlay.document) return {overlay.document->root().at("ruleset").error(expected)};
    return {SourceError("house rules", "/ruleset", 0, expected)};
  }
  HouseRulesLayer layer = overlay.layer();
  return takeOutFaults(source, layer);
}

std::vector<OverlayConflict> conflictsOf(const std::vector<Overlay>& stack) {
  std::vector<OverlayConflict> conflicts;
  std::map<std::string, std::pair<std::string, std::string>> said;
  for (const Overlay& overlay : stack)
    for (const auto& [pointer, value] : leavesOf(overlay.file.rules)) {
      const auto before = said.find(pointer);
      if (before != said.end() && before->second.second != value)
        conflicts.push_back({pointer, before->second.first, overlay.name(), before->second.second, value});
      said[pointer] = {overlay.name(), value};
    }
  return conflicts;
}

std::string overlayText(const std::string& ruleSet, const HouseRulesFile& file) {
  Json json{{"format", "signifer-house-rules"}, {"version", 1}, {"title", file.title}};
  if (!file.edition.empty()) json["edition"] = file.edition;
  if (!file.notes.empty()) json["notes"] = file.notes;
  json["ruleset"] = ruleSet;
  Json options = Json::object();
  for (const auto& [option, value] : file.rules.options) options[option] = value;
  if (!options.empty()) json["options"] = std::move(options);
  if (!file.rules.patch.empty()) json["patch"] = Json::parse(file.rules.patch);
  if (!file.rules.troops.empty()) json["troops"] = Json::parse(file.rules.troops);
  if (!file.rules.modifiers.empty()) json["modifiers"] = Json::parse(file.rules.modifiers);
  if (!file.sight.visibility.empty()) json["visibility"] = file.sight.visibility;
  if (file.sight.inches > 0) json["sightInches"] = file.sight.inches;
  return json.dump(2) + "\n";
}

std::string valueIn(const HouseRulesFile& file, const std::string& pointer) {
  if (pointer.starts_with(optionsHead)) {
    const auto found = file.rules.options.find(unescaped(pointer.substr(optionsHead.size())));
    return found == file.rules.options.end() ? "" : found->second;
  }
  const Json patch = patchOf(file.rules);
  const Json::json_pointer place(pointer.substr(patchHead.size()));
  return patch.contains(place) ? patch.at(place).dump() : "";
}

void setValueIn(HouseRulesFile& file, const std::string& pointer, const std::string& value) {
  if (pointer.starts_with(optionsHead)) {
    const std::string option = unescaped(pointer.substr(optionsHead.size()));
    if (value.empty())
      file.rules.options.erase(option);
    else
      file.rules.options[option] = value;
    return;
  }
  Json patch = patchOf(file.rules);
  const std::string place = pointer.substr(patchHead.size());
  if (value.empty())
    (void)takeOut(patch, place);
  else
    patch[Json::json_pointer(place)] = Json::parse(value);
  keepPatch(file.rules, patch);
}

}  // namespace signifer
