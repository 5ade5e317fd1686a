// Which army a side of a battle was made of: its file, and a copy of it as it was then, both in the battle's file
// (docs/file-formats.md, "Battle files"). So a battle can say that the army has changed since.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "army/army_json.h"

namespace signifer {

struct ArmyLink {
  /// Where the file should be now.
  std::filesystem::path file;
  /// As it was.
  OpenedArmy was;
};

/// The army of a side as a battle's file has it; nothing where the side was made without. Throws SourceError where the
/// copy makes no sense.
[[nodiscard]] std::optional<ArmyLink> readArmyLink(const RuleSetLibrary& library, const Node& side,
                                                   const std::filesystem::path& battle);

/// The member "army" of a side: a file that came with the program by its name, one in the battle's own folder or below
/// it by its way from there.
[[nodiscard]] Json writeArmyLink(const Definition& definition, const Army& army, const std::filesystem::path& file,
                                 const std::filesystem::path& battle);

/// The differences between two states of an army, in sentences: "Hastati: Strength: 5 instead of 4.", "Equites: gone."
/// Empty for armies that play alike.
[[nodiscard]] std::vector<std::string> changesBetween(const Definition& definition, const ArmyTerms& terms,
                                                      const Army& was, const Army& now);

/// The changes in the army's file since it was linked. Empty where the file is gone, cannot be read, or is the same.
[[nodiscard]] std::vector<std::string> changesSince(const RuleSetLibrary& library, const ArmyLink& link);

}  // namespace signifer
