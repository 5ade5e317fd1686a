#include "dice/stream.h"

namespace signifer {
namespace {

// The finaliser of SplitMix64: spreads neighbouring numbers over the whole range.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15U;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}

}  // namespace

std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t battle, std::string_view purpose) {
  std::uint64_t hash = mixed(seed);
  hash = mixed(hash ^ battle);
  for (const char letter : purpose) hash = mixed(hash ^ static_cast<unsigned char>(letter));
  return hash;
}

Stream::Stream(std::uint64_t seed) : engine_(static_cast<std::uint32_t>(mixed(seed) >> 32U)) {}

}  // namespace signifer
