#include "simulation/sequential.h"

#include <algorithm>

namespace signifer {
namespace {

bool firstWon(const PlayedBattle& battle) { return !battle.stalled && battle.winner == 0; }

/// The expectation before the first pair, as if so many had gone each way: small finds large differences soon.
constexpr double before = 2;

}  // namespace

// Each pair is predicted from those before it; the stake is how much better than a coin that did.
std::optional<Decided> decidedBetween(const std::vector<PlayedBattle>& one, const std::vector<PlayedBattle>& other) {
  double stake = 1;
  double more = before;
  double less = before;
  const std::size_t battles = std::min(one.size(), other.size());
  for (std::size_t i = 0; i < battles; ++i) {
    if (firstWon(one[i]) == firstWon(other[i])) continue;
    double& way = firstWon(other[i]) ? more : less;
    stake *= 2 * way / (more + less);
    way += 1;
    if (stake >= 1 / falseAlarm) return Decided{static_cast<std::uint32_t>(i + 1), more > less};
  }
  return std::nullopt;
}

}  // namespace signifer
