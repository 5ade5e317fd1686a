// Options that need or exclude one another: what options.json says of it ("needs", "excludes"), and whether what has
// been chosen agrees with it.
#pragma once

#include <map>
#include <span>
#include <string>

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

/// Looks through the bonds of all options in `list`, those of options.json. `chosen` is the index or number chosen of
/// each, `asked` what somebody has asked for by name. Throws SourceError: of house rules, at "/options/ID", where what
/// was asked for does not agree; of the file where a bond names nothing that there is.
void requireBonds(const Node& list, std::span<const OptionInfo> options, std::span<const std::int32_t> chosen,
                  const std::map<std::string, std::string>& asked);

}  // namespace signifer
