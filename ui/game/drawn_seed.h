// The seed of a battle that a person begins: drawn anew each time, so that no two evenings have the same dice.
#pragma once

#include <cstdint>
#include <functional>

namespace signifer::ui {

/// From 1, short enough to be read out and typed again.
[[nodiscard]] std::uint64_t drawnSeed();

/// Takes the seeds from here from now on, for pictures and tests that are to come out the same; nothing for chance.
void drawSeedsFrom(std::function<std::uint64_t()> source);

}  // namespace signifer::ui
