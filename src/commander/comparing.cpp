#include "commander/comparing.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace signifer {

double valueOf(std::span<const int> outcomes, double boldness) {
  if (outcomes.empty()) return 0;
  const double n = static_cast<double>(outcomes.size());
  const double mean = std::accumulate(outcomes.begin(), outcomes.end(), 0.0) / n;
  if (boldness == 0.0) return mean;
  double squares = 0;
  for (const int outcome : outcomes) squares += (outcome - mean) * (outcome - mean);
  return mean + boldness * std::sqrt(squares / n);
}

double leadOf(const Outcomes& one, const Outcomes& other) {
  const std::size_t tries = std::min(one.size(), other.size());
  double sum = 0;
  for (std::size_t i = 0; i < tries; ++i) sum += one[i] - other[i];
  return tries == 0 ? 0 : sum / static_cast<double>(tries);
}

// Of many that are tried a few times, one looks best by luck alone: what is not clearly better leaves the simple choice
// as it is.
bool betterBeyondLuck(const Outcomes& one, const Outcomes& other, double boldness, double doubt) {
  const std::size_t tries = std::min(one.size(), other.size());
  if (tries == 0) return false;
  const double n = static_cast<double>(tries);
  const double mean = leadOf(one, other);
  double squares = 0;
  for (std::size_t i = 0; i < tries; ++i) squares += (one[i] - other[i] - mean) * (one[i] - other[i] - mean);
  const double noise = tries < 2 ? 0.0 : std::sqrt(squares / (n * (n - 1)));
  const auto value = [&](const Outcomes& outcomes) { return valueOf(std::span(outcomes).first(tries), boldness); };
  return value(one) - value(other) > doubt * noise;
}

// Most answers show soon that they are no better than the simple choice. The work goes to those that may be chosen.
void dropThoseBehind(std::span<const double> leads, std::vector<std::size_t>& ahead) {
  constexpr std::ptrdiff_t fewest = 2;
  const auto lead = [&](std::size_t i) { return leads[i]; };
  std::erase_if(ahead, [&](std::size_t i) { return i > 0 && leads[i] <= 0; });
  std::ranges::stable_sort(ahead.begin() + 1, ahead.end(), std::greater<>(), lead);
  const std::ptrdiff_t others = std::ssize(ahead) - 1;
  if (others > fewest) ahead.resize(1 + static_cast<std::size_t>(std::max(fewest, (others + 1) / 2)));
}

namespace {

/// When playouts are dear, this number of each answer tells which half to go on with.
constexpr int fewestInRound = 2;

}  // namespace

std::size_t worthBeginning(std::size_t all, std::int64_t affordable) {
  const auto count = static_cast<std::int64_t>(all);
  if (affordable >= fewestInRound * count) return all;
  return static_cast<std::size_t>(std::clamp<std::int64_t>(affordable / fewestToTell, 1, count));
}

int playoutsInRound(int wished, std::int64_t affordable) {
  return static_cast<int>(std::clamp<std::int64_t>(affordable * 3 / 5, std::min(wished, fewestInRound), wished));
}

}  // namespace signifer
