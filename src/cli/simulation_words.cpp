#include "cli/simulation_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

#include "language/language.h"
#include "language/names.h"

namespace signifer::cli {
namespace {

/// Digits as people of the language write them.
std::string inDigits(double value, int decimals) { return localNumber(fmt::format("{:.{}f}", value, decimals)); }
std::string percent(double share, int decimals = 1) { return inDigits(100 * share, decimals); }

std::string nameIn(const Json& named) { return std::string(saidName(named["name"].get_ref<const std::string&>())); }

std::string nameOfSide(const Json& summary, std::size_t side) { return nameIn(summary["sides"][side]); }

/// A side's wins, their share and its interval, to be set after its name.
std::string winsInWords(std::uint32_t wins, const Share& share) {
  return fmt::format("{:>7} {}  {:>5} %  ({})", wins, said("wins"), percent(share.share),
                     said("{0} to {1}", {percent(share.low), percent(share.high)}));
}

// Turn by turn: what was decided by then, and what a lead was worth.
void printCourse(const Json& summary) {
  const Json& course = summary["course"];
  const double battles = std::max(1.0, summary["battles"].get<double>());
  fmt::print("{}\n", said("By the end of turn: won by {0}, by {1}; the side ahead went on to win",
                          {nameOfSide(summary, 0), nameOfSide(summary, 1)}));
  for (const Json& turn : course["turns"]) {
    const auto both = [&](const char* what) { return turn[what][0].get<double>() + turn[what][1].get<double>(); };
    const double led = both("led");
    fmt::print("  {:>3} {:>6} % {:>6} %", turn["turn"].get<int>(), percent(turn["won"][0].get<double>() / battles),
               percent(turn["won"][1].get<double>() / battles));
    if (led > 0)
      fmt::print("  {}", said("{0} % of {1}",
                              {fmt::format("{:>5}", percent(both("leaderWon") / led, 0)), fmt::format("{}", led)}));
    fmt::print("\n");
  }
  if (!course["turningPoint"].is_null())
    fmt::print("{}\n",
               said("Turning point: whichever side is ahead at the end of turn {0} wins at least four times in five.",
                    {std::to_string(course["turningPoint"].get<int>())}));
}

void printDice(const Json& summary) {
  fmt::print("{}\n", said("Dice on average"));
  for (const Json& side : summary["sides"])
    if (const Json& dice = side["dice"]; dice["rolled"] > 0)
      fmt::print("  {:<30} {}\n", nameIn(side),
                 said("{0}; {1} when it won, {2} when it lost",
                      {inDigits(dice["mean"].get<double>(), 2), inDigits(dice["whenWon"].get<double>(), 2),
                       inDigits(dice["whenLost"].get<double>(), 2)}));
}

void printLengths(const Json& summary) {
  fmt::print("{}\n", said("Ended in turn"));
  for (const Json& length : summary["lengths"])
    fmt::print("  {:>3} {:>7}\n", length["turn"].get<int>(),
               length["wins"][0].get<std::uint32_t>() + length["wins"][1].get<std::uint32_t>() +
                   length["draws"].get<std::uint32_t>());
}

void printLosses(const Json& summary) {
  std::vector<Json> units = summary["units"].get<std::vector<Json>>();
  std::erase_if(units, [](const Json& unit) { return unit["lost"] == 0; });
  if (units.empty()) {
    fmt::print("{}\n", said("Nobody was lost"));
    return;
  }
  std::ranges::stable_sort(units, std::greater<>(), [](const Json& unit) { return unit["lost"].get<std::uint32_t>(); });
  constexpr std::size_t shown = 12;
  if (units.size() > shown) units.resize(shown);
  const auto battles = summary["battles"].get<double>();
  fmt::print("{}\n", said("Lost most often"));
  for (const Json& unit : units)
    fmt::print("  {:<30} {:<16} {:>5} %\n", nameIn(unit), nameOfSide(summary, unit["side"].get<std::size_t>()),
               percent(battles == 0 ? 0.0 : unit["lost"].get<double>() / battles, 0));
}

std::string verdictOn(const Difference& difference, const std::optional<Decided>& decided) {
  if (decided)
    return said("decided after {0} battles, wrong at most once in {1}",
                {std::to_string(decided->battles), fmt::format("{:.0f}", 1 / falseAlarm)});
  return difference.low > 0 || difference.high < 0 ? said("more than chance") : said("may be chance");
}

}  // namespace

void printSummary(const Json& summary) {
  fmt::print("{}\n", saidName(summary["title"].get_ref<const std::string&>()));
  for (const Json& side : summary["sides"])
    fmt::print("  {:<30} {:<16} {}\n", nameIn(side), side["commander"].get<std::string>(),
               winsInWords(side["wins"].get<std::uint32_t>(),
                           {side["share"].get<double>(), side["low"].get<double>(), side["high"].get<double>()}));
  fmt::print("  {:<30} {:<16} {:>7}\n", said("Draws"), "", summary["draws"].get<std::uint32_t>());
  if (summary["stalled"] > 0)
    fmt::print("  {:<30} {:<16} {:>7}\n", said("Did not end"), "", summary["stalled"].get<std::uint32_t>());
  printLengths(summary);
  printCourse(summary);
  printDice(summary);
  printLosses(summary);
  fmt::print("{}\n", said("{0} battles, {1} turns on average, seed {2}, signature {3}",
                          {std::to_string(summary["battles"].get<std::size_t>()),
                           inDigits(summary["turnsOnAverage"].get<double>(), 2), summary["seed"].get<std::string>(),
                           summary["signature"].get<std::string>()}));
  if (const Json& median = summary["median"]; !median.is_null())
    fmt::print("{}\n", said("The median battle is number {0}: 'play' with --number {0}, this seed and these commanders "
                            "shows it.",
                            {std::to_string(median.get<std::uint64_t>())}));
}

void printDifference(std::string_view side, const Difference& difference, const std::optional<Decided>& decided) {
  const auto points = [](double share) { return localNumber(fmt::format("{:+.1f}", 100 * share)); };
  fmt::print("{}\n", said("{0} won {1} points in a hundred ({2} to {3}): {4}.",
                          {std::string(saidName(side)), points(difference.share), points(difference.low),
                           points(difference.high), verdictOn(difference, decided)}));
}

void printShares(const SimulationResult& result, const Setup& setup, const std::string& signature) {
  const auto battles = static_cast<std::uint32_t>(result.battles.size());
  for (std::size_t side = 0; side < 2; ++side)
    fmt::print("{:<30} {}\n", saidName(setup.sides[side].name),
               winsInWords(result.wins[side], shareOf(result.wins[side], battles)));
  fmt::print("{:<30} {:>7}\n", said("Draws"), result.draws);
  if (result.stalled > 0) fmt::print("{:<30} {:>7}\n", said("Did not end"), result.stalled);
  const double turns = battles == 0 ? 0 : static_cast<double>(result.turns) / battles;
  fmt::print("{}\n", said("{0} battles, {1} turns on average, signature {2}",
                          {std::to_string(battles), inDigits(turns, 2), signature}));
}

}  // namespace signifer::cli
