#include "simulation/picks.h"

#include <algorithm>
#include <tuple>

namespace signifer {
namespace {

SideIndex mostWins(const std::vector<PlayedBattle>& battles) {
  const auto wins = [&battles](SideIndex side) {
    return std::ranges::count_if(battles, [side](const PlayedBattle& b) { return !b.stalled && b.winner == side; });
  };
  const auto first = wins(0);
  const auto second = wins(1);
  if (first == 0 && second == 0) return noSide;
  return first >= second ? SideIndex{0} : SideIndex{1};
}

}  // namespace

std::optional<std::uint32_t> medianBattle(const std::vector<PlayedBattle>& battles) {
  const SideIndex winner = mostWins(battles);
  std::vector<std::uint32_t> numbers;
  for (std::size_t i = 0; i < battles.size(); ++i)
    if (!battles[i].stalled && battles[i].winner == winner) numbers.push_back(static_cast<std::uint32_t>(i));
  if (numbers.empty()) return std::nullopt;
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>((numbers.size() - 1) / 2);
  std::ranges::nth_element(numbers, middle, {}, [&battles](std::uint32_t number) {
    return std::tuple(battles[number].turns, battles[number].actions, number);
  });
  return *middle;
}

std::optional<std::uint32_t> nextEnding(const std::vector<PlayedBattle>& battles, int turn, SideIndex winner,
                                        std::optional<std::uint32_t> last) {
  std::optional<std::uint32_t> first;
  for (std::size_t i = 0; i < battles.size(); ++i) {
    const auto number = static_cast<std::uint32_t>(i);
    if (battles[i].stalled || battles[i].turns != turn || battles[i].winner != winner) continue;
    if (!last || number > *last) return number;
    if (!first) first = number;
  }
  return first;
}

}  // namespace signifer
