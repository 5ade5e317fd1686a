// Looks at a module's file before it is mapped. The system's loader maps as much as the headers promise, so a file that
// was cut off would end the program at the first touch of a missing page.
#pragma once

#include <filesystem>

namespace signifer {

/// Throws std::runtime_error where the file is no 64-bit ELF module, or shorter than its headers say.
void requireWholeModule(const std::filesystem::path& file);

}  // namespace signifer
