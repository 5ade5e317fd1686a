// A lint of a rule set's folder, for mistakes that load all the same. It finds words that name nothing, places of
// phrases that nobody fills, and drawings that there are none of. `signifer-cli validate FOLDER` prints them. Sources
// that stand beside the data are looked through too.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "rules/definition.h"
#include "schema/source_error.h"

namespace signifer {

struct FolderLint {
  /// Mistakes, each at its line.
  std::vector<SourceError> faults;
  /// Rules that are listed and named nowhere: this may be meant.
  std::vector<std::string> notes;
};

/// `definition` is of the folder; `symbols` is the folder of drawings, or empty where their names are not to be
/// checked. Throws SourceError where a file cannot be read.
[[nodiscard]] FolderLint lintFolder(const std::filesystem::path& folder, const Definition& definition,
                                    const std::filesystem::path& symbols);

}  // namespace signifer
