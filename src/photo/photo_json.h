// Facts, readings and what was wrong with photos as JSON: how the process that reads them is asked and answers, and
// what programs get (docs/file-formats.md, "Photos").
#pragma once

#include <string_view>

#include "photo/reading.h"
#include "schema/document.h"

namespace signifer::photo {

[[nodiscard]] Json factsJson(const TableFacts& facts);
/// Facts as they were written by this program. Throws SourceError.
[[nodiscard]] TableFacts readFacts(const Node& node);

/// What programs get.
[[nodiscard]] Json readingJson(const TableFacts& facts, const Reading& reading);

[[nodiscard]] Json unreadableJson(const Unreadable& unreadable);
/// Throws SourceError.
[[nodiscard]] Unreadable readUnreadable(const Node& node);

}  // namespace signifer::photo
