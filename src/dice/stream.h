// One stream of chance: a seeded Boost.Random engine and our own mapping from its bits to a number below n. The mapping
// is exactly uniform and frozen by golden vectors, so a seed means the same battle on every machine.
#pragma once

#include <boost/random/mersenne_twister.hpp>
#include <cstdint>
#include <string_view>

namespace signifer {

/// A seed for one stream: (seed, battle, purpose) hashed, because neighbouring raw seeds are not independent.
/// Frozen: tests hold golden values, and saved battles depend on them.
[[nodiscard]] std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t battle, std::string_view purpose);

class Stream {
 public:
  /// `seed` as streamSeed gives it.
  explicit Stream(std::uint64_t seed);

  /// A number from 0 up to, not including, n; n is above 0. The top half of the product of the engine's 32 bits and n;
  /// outputs in the short last stretch, which would favour some numbers, are thrown away.
  [[nodiscard]] std::uint32_t below(std::uint32_t n) {
    for (;;) {
      const std::uint64_t product = std::uint64_t{engine_()} * n;
      const auto low = static_cast<std::uint32_t>(product);
      // The rest is below n, so that mostly nobody need divide to know it.
      if (low >= n || low >= (0U - n) % n) return static_cast<std::uint32_t>(product >> 32U);
    }
  }

 private:
  boost::random::mt19937 engine_;
};

}  // namespace signifer
