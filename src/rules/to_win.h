// The chance to win that people are told. It is a logistic in what one side has ahead of the other, fitted to battles
// between machines of equal strength. It is symmetric: the other side is given what this one lacks.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer {

/// The lead of the first side over the second, each figure with the other sign for the other side.
inline constexpr std::size_t toWinFigures = 7;
using ToWinFigures = std::array<double, toWinFigures>;

/// `first`, `second`: each side's chance by its own yardstick (RuleSet::chanceAtEnd()), from 0 to 1. The last figure is
/// the battle itself, which fades as it goes on.
[[nodiscard]] ToWinFigures toWinFiguresOf(const Battle& battle, double first, double second);

class ToWin {
 public:
  explicit ToWin(const ToWinFigures& weights) : weights_(weights) {}
  /// By the weights in the rule set's main file and the battle's even odds, 0 for a battle that it does not name.
  /// Nothing where the rule set has no weights.
  [[nodiscard]] static std::optional<ToWin> of(const Definition& definition, const Setup& setup);

  /// Checks the member "toWin" of a rule set's main file, when that is read. Throws SourceError.
  static void check(const Node& toWin);

  /// The chance of the first side, never under 1 % or over 99 %.
  [[nodiscard]] double chance(const ToWinFigures& figures) const;

 private:
  ToWinFigures weights_;
};

/// The first side's chance to win as it is told of a battle that goes on; nothing where the rule set knows none.
[[nodiscard]] std::optional<double> toldChance(const RuleSet& rules, const Battle& battle);

/// Whether it is too early to tell a chance. Then hardly anybody has gone, and the battle so far has changed its chance
/// at the first move by less than the calibration can tell. It is put in words instead.
[[nodiscard]] bool tooEarlyToSay(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
