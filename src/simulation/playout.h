// One battle played out by machine, without a journal: the loop that simulations run thousands of times. Given scratch
// space it allocates nothing once its lists have grown.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "commander/commander.h"
#include "dice/dice.h"
#include "rules/ruleset.h"

namespace signifer {

/// The dice of a side in one battle.
struct DiceTally {
  std::uint32_t rolled = 0;
  /// All faces added up.
  std::uint32_t faces = 0;
  friend bool operator==(const DiceTally&, const DiceTally&) = default;
};

/// A chance to win in thousandths where neither side has the better one.
inline constexpr std::int16_t evenChance = 500;

/// What became of a battle.
struct PlayedBattle {
  /// The side that won, noSide for a draw.
  SideIndex winner = noSide;
  std::int16_t turns = 0;
  std::uint32_t actions = 0;
  /// Not ended within the bound: a fault of the rule set or of the commanders.
  bool stalled = false;
  /// Units that took part (play/losses.h) and do not stand on the table in the end.
  UnitSet lost;
  std::uint64_t fingerprint = 0;
  /// The first side's chance to win at the end of each turn that was played, in thousandths (RuleSet::chanceAtEnd). It
  /// is even where the rule set knows none. In the end it is 1000, 0 or for a draw even.
  std::vector<std::int16_t> chances;
  std::array<DiceTally, 2> dice{};
  friend bool operator==(const PlayedBattle&, const PlayedBattle&) = default;
};

/// No battle of the rule sets comes near this many actions.
inline constexpr std::uint32_t mostActions = 200000;

/// Plays `battle` to its end, in place. `candidates` is scratch space. `stop`, where given, ends it before an action;
/// what comes back is then of no use. `atTurnsEnd`, where given, sees the battle at the end of each turn.
PlayedBattle playOut(const RuleSet& rules, Battle& battle, const std::array<Commander*, 2>& commanders, Dice& dice,
                     ActionList& candidates, std::uint32_t bound = mostActions, const std::atomic<bool>* stop = nullptr,
                     const std::function<void(const Sitting&)>& atTurnsEnd = {});

}  // namespace signifer
