// The format that a file says it has, and its version: checked before anything else in it is looked at.
#pragma once

#include <cstdint>
#include <string_view>

#include "schema/document.h"

namespace signifer {

/// Checks that a file is of a format of this program ("signifer-battle") and in a version that is read, from `oldest`
/// (`newest` where it is 0) to `newest`. It says so of a file from a newer program before anything else could be
/// complained of. Throws SourceError.
void requireFormat(const Node& root, std::string_view format, std::int64_t newest, std::int64_t oldest = 0);

}  // namespace signifer
