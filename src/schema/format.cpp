#include "schema/format.h"

#include <cstdint>
#include <string>

namespace signifer {

void requireFormat(const Node& root, std::string_view format, std::int64_t newest, std::int64_t oldest) {
  if (root.at("format").text() != format) throw root.at("format").error("\"" + std::string(format) + "\" was expected");
  const std::int64_t found = root.at("version").integer(1, INT32_MAX);
  if (found <= newest && found >= (oldest == 0 ? newest : oldest)) return;
  const std::string own = std::to_string(newest);
  const std::string formats = " (format " + std::to_string(found) + "; this one reads " + own + "). ";
  // The whole file is meant, whichever line says so.
  throw SourceError(root.document().name(), {}, 0,
                    found > newest ? "this file was made by a newer Signifer" + formats +
                                         "Get the newer program, or ask for the file in format " + own
                                   : "this file was made by an older Signifer" + formats + "Make it anew");
}

}  // namespace signifer
