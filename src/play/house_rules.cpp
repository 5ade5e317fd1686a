#include "play/house_rules.h"

#include <nlohmann/json.hpp>

namespace signifer {
namespace {

// Whether the patch itself says something at this place of the patched file.
bool says(const HouseRules& house, const std::string& pointer) {
  if (house.patch.empty()) return false;
  const Json patch = Json::parse(house.patch, nullptr, false);
  try {
    return !pointer.empty() && patch.contains(Json::json_pointer(pointer));
  } catch (const Json::exception&) {
    return false;
  }
}

}  // namespace

HouseRulesFile readHouseRulesFile(const Node& root) {
  HouseRulesFile file;
  if (!root.has("format")) {
    file.rules.patch = root.json().dump();
    return file;
  }
  root.allowOnly({"format", "version", "title", "ruleset", "options", "patch"});
  if (root.at("format").text() != "signifer-house-rules")
    throw root.at("format").error("\"signifer-house-rules\" was expected");
  (void)root.at("version").integer(1, 1);
  file.title = root.text("title", "");
  file.ruleSet = root.at("ruleset").text();
  if (const auto options = root.find("options"))
    for (const auto& [id, value] : options->members())
      file.rules.options[id] = value.isString() ? value.text() : std::to_string(value.integer());
  if (const auto patch = root.find("patch")) {
    if (!patch->isObject()) throw patch->error("a JSON Merge Patch, an object, was expected");
    if (!patch->json().empty()) file.rules.patch = patch->json().dump();
  }
  return file;
}

std::unique_ptr<RuleSet> createUnder(const RuleSetSource& source, const HouseRules& house, const Document& file,
                                     const HouseRulesPlace& place) {
  constexpr std::string_view options = "/options";
  try {
    return source.create(house);
  } catch (const SourceError& e) {
    const bool ours = e.file() == "house rules";
    if (!ours && !says(house, e.pointer())) throw;
    const bool option = ours && e.pointer().rfind(std::string(options) + "/", 0) == 0;
    const std::string pointer = option ? place.options + e.pointer().substr(options.size()) : place.patch + e.pointer();
    throw SourceError(file.name(), pointer, file.lineOf(pointer), e.expected());
  }
}

}  // namespace signifer
