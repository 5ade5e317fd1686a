// Compares answers by the outcomes of playouts with the same dice: which answer did better on average, whether luck
// explains it, and which of many are worth going on with.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace signifer {

/// The outcomes of an answer's playouts; the first playouts of all answers had the same dice, and so on.
using Outcomes = std::vector<int>;

/// The mean, and so many standard deviations of the outcomes besides; 0 where there are none.
[[nodiscard]] double valueOf(std::span<const int> outcomes, double boldness);
/// The average lead of one over the other, as far as both were played out; 0 where one was not.
[[nodiscard]] double leadOf(const Outcomes& one, const Outcomes& other);
/// Whether one's value is ahead by more than so many standard errors of the difference, playout by playout.
[[nodiscard]] bool betterBeyondLuck(const Outcomes& one, const Outcomes& other, double boldness, double doubt);
/// Leaves the first, and the better half of the others that lead it, best first. At least two of the leaders stay, if
/// there are as many. `leads` holds each answer's lead over the first, by the numbers that `ahead` lists.
void dropThoseBehind(std::span<const double> leads, std::vector<std::size_t>& ahead);

/// The number of playouts of each answer in the first round. They take three fifths of the whole effort, where
/// `affordable` playouts of all would take all of it. No more than are wished, and not so few that they tell nothing.
[[nodiscard]] int playoutsInRound(int wished, std::int64_t affordable);

/// The lead of each over the first, by what they hold as `outcomes`.
template <class Tried>
[[nodiscard]] std::vector<double> leadsOverFirst(const std::vector<Tried>& all) {
  std::vector<double> leads;
  leads.reserve(all.size());
  for (const Tried& tried : all) leads.push_back(leadOf(tried.outcomes, all[0].outcomes));
  return leads;
}

/// The answer among them that did best of those better than the first beyond luck; the first where none is.
template <class Tried>
[[nodiscard]] std::size_t bestBeyondLuck(const std::vector<Tried>& all, std::span<const std::size_t> among,
                                         double boldness, double doubt) {
  std::size_t best = 0;
  for (const std::size_t one : among)
    if (betterBeyondLuck(all[one].outcomes, all[0].outcomes, boldness, doubt) &&
        (best == 0 || leadOf(all[one].outcomes, all[best].outcomes) > 0))
      best = one;
  return best;
}

/// The effort for comparing many answers: playouts of each in a round, number of rounds, and the limit of work.
struct Effort {
  int playouts = 0;
  int rounds = 0;
  std::int64_t work = 0;
};

/// With fewer playouts of each, luck alone would choose.
inline constexpr int fewestToTell = 4;

/// The choice and its rival, by playouts that had no part in the choice. The best of many that are tried has been
/// lucky, and its rival has not.
struct Weighed {
  Outcomes chosen;
  Outcomes other;
};
/// By so many playouts of each.
inline constexpr int playoutsToWeigh = 20;
/// `chosen(number)` and `other(number)` give an outcome each. Nothing where `outOfTime` says so before a few were
/// played.
template <class Chosen, class Other, class OutOfTime>
[[nodiscard]] Weighed weigh(Chosen&& chosen, Other&& other, OutOfTime&& outOfTime) {
  Weighed weighed;
  for (int i = 0; i < playoutsToWeigh && !outOfTime(); ++i) {
    weighed.chosen.push_back(chosen(i));
    weighed.other.push_back(other(i));
  }
  return std::ssize(weighed.chosen) < fewestToTell ? Weighed() : weighed;
}

/// Whether the chosen one still leads in so many playouts that had no part in the choice. It stays chosen where time is
/// up before a few were played.
inline constexpr int playoutsToConfirm = 12;
template <class Chosen, class Other, class OutOfTime>
[[nodiscard]] bool staysAhead(Chosen&& chosen, Other&& other, OutOfTime&& outOfTime) {
  std::int64_t lead = 0;
  for (int i = 0; i < playoutsToConfirm; ++i) {
    if (outOfTime()) return i < fewestToTell || lead > 0;
    lead += chosen(i) - other(i);
  }
  return lead > 0;
}

/// The number of answers worth beginning with, where the work lasts for `affordable` playouts. All are begun if each
/// can have two playouts. Otherwise so few begin that they can be told apart, and at least one.
[[nodiscard]] std::size_t worthBeginning(std::size_t all, std::int64_t affordable);

/// Plays all of them out, then the better half of those that lead the first, and so on, each playout of all with the
/// same number. Where the first playout is so dear that they cannot all be compared, only the first few are.
/// `play(one, number)` adds an outcome, or returns false where time is up; `work()`: what that has cost so far. Those
/// that were left, the first among them.
template <class Tried, class Play, class Work>
[[nodiscard]] std::vector<std::size_t> playInRounds(std::vector<Tried>& all, const Effort& effort, Work&& work,
                                                    Play&& play) {
  std::vector<std::size_t> ahead(all.size());
  std::iota(ahead.begin(), ahead.end(), std::size_t{0});
  int inRound = effort.playouts;
  for (int i = 0; i < effort.rounds * inRound && ahead.size() > 1 && work() < effort.work; ++i) {
    if (i == 1) inRound = playoutsInRound(effort.playouts, effort.work / std::max<std::int64_t>(1, work()));
    if (i > 0 && i % inRound == 0) dropThoseBehind(leadsOverFirst(all), ahead);
    for (std::size_t place = 0; place < ahead.size(); ++place) {
      if (!play(all[ahead[place]], i)) return ahead;
      if (i == 0 && place == 0)
        ahead.resize(worthBeginning(ahead.size(), effort.work / std::max<std::int64_t>(1, work())));
    }
  }
  return ahead;
}

}  // namespace signifer
