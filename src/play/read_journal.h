// A journal that is a text in memory: a battle that is open can be read once more, as in another language.
#pragma once

#include <filesystem>
#include <string>

#include "play/journal.h"

namespace signifer {

/// As openJournal; `name` stands in errors in the place of a file.
[[nodiscard]] OpenedJournal readJournal(const RuleSetLibrary& library, std::string text,
                                        const std::filesystem::path& name);

}  // namespace signifer
