// The streams of chance of one battle, by the seed of the simulation that it belongs to and its number there: its dice,
// and what each side's commander leaves to chance. A battle that is played by itself is number 0.
#pragma once

#include <cstdint>

#include "battle/battle.h"
#include "dice/stream.h"

namespace signifer {

[[nodiscard]] inline std::uint64_t diceStream(std::uint64_t seed, std::uint64_t number) {
  return streamSeed(seed, number, "table");
}

[[nodiscard]] inline std::uint64_t commanderStream(std::uint64_t seed, std::uint64_t number, SideIndex side) {
  return streamSeed(seed, number, side == 0 ? "first commander" : "second commander");
}

}  // namespace signifer
