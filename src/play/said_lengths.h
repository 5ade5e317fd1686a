// In what people are told lengths. Rules, files, journals and what programs read count in inches always; only sentences
// and figures for people follow this.
#pragma once

#include <cstdint>

namespace signifer {

enum class LengthUnit : std::uint8_t { inches, centimetres };

/// Lengths are said in this unit from now on; inches until then. What has been said already stays as it was.
void sayLengthsIn(LengthUnit unit);
[[nodiscard]] LengthUnit lengthsAreSaidIn();

inline constexpr double centimetresInAnInch = 2.54;

}  // namespace signifer
