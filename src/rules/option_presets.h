// Named sets of options that a rule set offers, such as "as the sheet says" or "gentle on beginners": the "presets" of
// its options.json. Who chooses one chooses its options; whatever it does not name is as the ledger has it.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

struct OptionPreset {
  std::string id;
  std::string title;
  /// For whom it is, in a sentence.
  std::string text;
  std::map<std::string, std::string> options;
};

/// Those in an options.json, in its order. Throws SourceError where one names an option or a value that there is not.
[[nodiscard]] std::vector<OptionPreset> readPresets(const Node& root, std::span<const OptionInfo> options);
/// Those of a rule set's folder. Throws SourceError.
[[nodiscard]] std::vector<OptionPreset> presetsOf(const std::filesystem::path& folder, const Definition& definition);

/// The options in which values (one each, a place among its words or a number) differ from a preset, by their place.
[[nodiscard]] std::vector<std::size_t> differences(std::span<const OptionInfo> options,
                                                   std::span<const std::int32_t> values, const OptionPreset& preset);
[[nodiscard]] inline std::vector<std::size_t> differences(const Definition& chosen, const OptionPreset& preset) {
  return differences(chosen.options(), chosen.chosen(), preset);
}
/// The preset from which the values differ least, the first of those alike; nullptr where there is none.
[[nodiscard]] const OptionPreset* nearestPreset(std::span<const OptionInfo> options,
                                                std::span<const std::int32_t> values,
                                                std::span<const OptionPreset> presets);
[[nodiscard]] inline const OptionPreset* nearestPreset(const Definition& chosen,
                                                       std::span<const OptionPreset> presets) {
  return nearestPreset(chosen.options(), chosen.chosen(), presets);
}
/// The value that a preset gives an option: a place among its words, or a number.
[[nodiscard]] std::int32_t valueIn(const OptionPreset& preset, const OptionInfo& option);

}  // namespace signifer
