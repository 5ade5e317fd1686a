// The seal of a journal's line: a tabulator and the CRC-32 of what stands before it. The seal tells a whole line from a
// damaged one, and more. If a single byte was changed, doubled or lost, only one line that differs so little has the
// same seal: the line as it was written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

/// IEEE polynomial, as in zip and PNG.
[[nodiscard]] std::uint32_t crc32(std::string_view text);

/// The body with its seal and the line's end.
[[nodiscard]] std::string sealed(std::string_view body);

/// Whether a line (without its end) carries the seal of its body; the body then is all before its last tabulator.
[[nodiscard]] bool isSealed(std::string_view line);
[[nodiscard]] std::string_view bodyOf(std::string_view line);

/// The bodies that a damaged line may have had, if one byte of it was changed, doubled or lost: seldom more than one.
[[nodiscard]] std::vector<std::string> mendedBodies(std::string_view line);

/// One line that was run together with the next: where the first one's seal ends, npos if there is none.
[[nodiscard]] std::size_t endOfSealedStart(std::string_view line);

}  // namespace signifer
