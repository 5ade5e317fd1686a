// A share of successes with its uncertainty.
#pragma once

#include <cstdint>

namespace signifer {

/// A share of wins and the 95 % interval about it (Wilson's score interval), all from 0 to 1.
struct Share {
  double share = 0;
  double low = 0;
  double high = 1;
};
[[nodiscard]] Share shareOf(std::uint32_t wins, std::uint32_t battles);

}  // namespace signifer
