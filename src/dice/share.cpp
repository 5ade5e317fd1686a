#include "dice/share.h"

#include <algorithm>
#include <cmath>

namespace signifer {

Share shareOf(std::uint32_t wins, std::uint32_t battles) {
  if (battles == 0) return {};
  constexpr double z = 1.959963984540054;  // 97.5 % of the standard normal distribution lie below
  const double n = battles;
  const double share = wins / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace signifer
