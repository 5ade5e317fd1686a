// The course of a simulation's battles over their turns: the battles won by the end of each turn, and the sides'
// standing. It tells how often the leading side went on to win, and from which turn a lead decides. It also tells the
// part that the dice had in it.
#pragma once

#include <optional>
#include <vector>

#include "schema/json_text.h"
#include "simulation/playout.h"

namespace signifer {

/// The end of a turn over many battles.
struct TurnOfCourse {
  int turn = 0;
  /// Battles that each side had won by then.
  std::array<std::uint32_t, 2> won{};
  std::uint32_t drawn = 0;
  /// Battles still open then in which each side had the better chance, and in how many of them it went on to win.
  std::array<std::uint32_t, 2> led{};
  std::array<std::uint32_t, 2> leaderWon{};
  /// The first side's chance to win, 0 to 1, in those battles that had reached the turn's end: in a tenth of them it
  /// was below `low`, in a tenth above `high`. How a battle ended counts on after its end.
  double low = 0;
  double middle = 0;
  double high = 0;
};

struct Course {
  std::vector<TurnOfCourse> turns;
  /// The first turn at whose end a lead of either side was worth `decisive` of the battles. Nothing where no lead was,
  /// or where too few battles tell. It is no turning point if the stronger army merely leads and wins.
  std::optional<int> turningPoint;
};

/// The share of wins for the leading side at the turning point.
inline constexpr double decisive = 0.8;

/// `firstTurn`: the turn that the battles began in.
[[nodiscard]] Course courseOf(const std::vector<PlayedBattle>& battles, int firstTurn);
[[nodiscard]] Json courseJson(const Course& course);

/// The mean face of a side's dice in all battles, in those that it won and in those that it lost; 0 where it rolled
/// none. High is good for most rolls, not for all.
struct Luck {
  std::uint64_t rolled = 0;
  double mean = 0;
  double whenWon = 0;
  double whenLost = 0;
};
[[nodiscard]] Luck luckIn(const std::vector<PlayedBattle>& battles, SideIndex side);
[[nodiscard]] Json luckOf(const std::vector<PlayedBattle>& battles, SideIndex side);

}  // namespace signifer
