// Many battles at once, from one start: each has its own streams of dice, so the results are the same with any number
// of threads, in the same order.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "battle/streams.h"
#include "dice/share.h"
#include "simulation/playout.h"

namespace signifer {

struct SimulationPlan {
  /// Names of the commanders of the two sides.
  std::array<std::string, 2> commanders{"random", "random"};
  std::uint64_t seed = 1;
  std::uint32_t battles = 100;
  /// The number of the first battle: a later part of the same simulation begins higher.
  std::uint32_t first = 0;
  /// 0: as many as the machine has cores; never more.
  int threads = 0;
};

/// How a simulation went. Where it was cancelled these are the battles before the first that was not ended.
struct SimulationResult {
  std::vector<PlayedBattle> battles;
  std::array<std::uint32_t, 2> wins{};
  std::uint32_t draws = 0;
  std::uint32_t stalled = 0;
  std::uint64_t turns = 0;
};

/// Plays the plan. The commanders' names must be known. `cancel`, where given, stops it; `done`, where given, counts
/// the battles played.
[[nodiscard]] SimulationResult simulate(const RuleSet& rules, const Battle& start, const SimulationPlan& plan,
                                        const std::atomic<bool>* cancel = nullptr,
                                        std::atomic<std::uint32_t>* done = nullptr);

}  // namespace signifer
