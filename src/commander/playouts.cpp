#include "commander/playouts.h"

#include <utility>

namespace signifer {
namespace {

/// No playout goes on beyond this many decisions.
constexpr int mostDecisions = 400;

/// The player turn of a moment.
std::pair<int, int> playerTurn(const Battle& battle) { return {battle.turn, battle.active}; }

}  // namespace

// Each answer is tried once.
std::size_t Playouts::best(const RuleSet& rules, SideIndex side, RolledDice& dice) {
  SilentChronicle silent;
  std::size_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    trial_ = battle_;
    rules.resolve(trial_, candidates_[i], dice, silent);
    const int worth = rules.appraise(trial_, side);
    if (i > 0 && worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

int Playouts::play(const RuleSet& rules, const Battle& battle, SideIndex side, const Orders& orders, const Wings& wings,
                   std::uint64_t seed) {
  SilentChronicle silent;
  RolledDice dice(seed);
  battle_ = battle;
  auto turn = playerTurn(battle);
  int ended = 0;
  for (int decisions = 0; decisions < mostDecisions && !rules.outcome(battle_); ++decisions) {
    if (const auto now = playerTurn(battle_); now != turn) {
      turn = now;
      if (++ended == turns_) break;
    }
    const Decision decision = rules.decision(battle_);
    candidates_.clear();
    rules.candidates(battle_, decision, candidates_);
    if (decision.side == side && battle_.active == side && !decision.automatic)
      keepFollowing(rules.definition(), orders, wings, candidates_);
    const std::size_t chosen = candidates_.size() == 1 || decision.automatic ? 0 : best(rules, decision.side, dice);
    rules.resolve(battle_, candidates_[chosen], dice, silent);
  }
  return rules.appraise(battle_, side);
}

}  // namespace signifer
