#include "rules/option_presets.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "language/rule_set_texts.h"
#include "rules/definition_parts.h"

namespace signifer {
namespace {

// The value as a battle file has it, checked against what the option offers.
std::string readChoice(const OptionInfo& option, const Node& value) {
  if (option.values.empty()) return std::to_string(value.integer(option.least, option.most));
  const std::string word = value.text();
  if (std::ranges::find(option.values, word) == option.values.end())
    throw value.error("a value of the option \"" + option.id + "\" was expected");
  return word;
}

}  // namespace

std::vector<OptionPreset> readPresets(const Node& root, std::span<const OptionInfo> options) {
  std::vector<OptionPreset> presets;
  const auto list = root.find("presets");
  if (!list) return presets;
  std::set<std::string> taken;
  for (const Node& node : list->items()) {
    node.allowOnly({"id", "title", "text", "options"});
    OptionPreset preset{readId(node, taken), node.at("title").name(), node.text("text", ""), {}};
    for (const auto& [id, value] : node.at("options").members()) {
      const auto option = std::ranges::find(options, id, &OptionInfo::id);
      if (option == options.end()) throw value.error(unknownWord("option", id, idsOf(options)));
      preset.options[id] = readChoice(*option, value);
    }
    presets.push_back(std::move(preset));
  }
  return presets;
}

std::vector<OptionPreset> presetsOf(const std::filesystem::path& folder, const Definition& definition) {
  const Document file = loadSpoken(folder / "options.json");
  return readPresets(file.root(), definition.options());
}

std::int32_t valueIn(const OptionPreset& preset, const OptionInfo& option) {
  const auto named = preset.options.find(option.id);
  if (named == preset.options.end()) return option.standard;
  // A file that somebody writes on may hold anything.
  if (option.values.empty()) {
    std::int32_t number = option.standard;
    std::from_chars(named->second.data(), named->second.data() + named->second.size(), number);
    return number;
  }
  return static_cast<std::int32_t>(std::ranges::find(option.values, named->second) - option.values.begin());
}

std::vector<std::size_t> differences(std::span<const OptionInfo> options, std::span<const std::int32_t> values,
                                     const OptionPreset& preset) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < options.size() && i < values.size(); ++i)
    if (valueIn(preset, options[i]) != values[i]) places.push_back(i);
  return places;
}

const OptionPreset* nearestPreset(std::span<const OptionInfo> options, std::span<const std::int32_t> values,
                                  std::span<const OptionPreset> presets) {
  const auto nearest = std::ranges::min_element(
      presets, {}, [&](const OptionPreset& one) { return differences(options, values, one).size(); });
  return nearest == presets.end() ? nullptr : &*nearest;
}

}  // namespace signifer
