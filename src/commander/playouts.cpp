#include "commander/playouts.h"

#include <utility>

#include "commander/imagined_dice.h"

namespace signifer {
namespace {

/// No playout goes on beyond this many decisions.
constexpr int mostDecisions = 400;

/// The player turn of a moment.
std::pair<int, int> playerTurn(const Battle& battle) { return {battle.turn, battle.active}; }

}  // namespace

// Each answer is tried once.
std::size_t Playouts::best(const RuleSet& rules, SideIndex side, Dice& dice) {
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
                   std::uint64_t seed, const Action* first) {
  SilentChronicle silent;
  ImaginedDice dice(seed);
  // What is only considered has other luck than what is done: nobody knows his dice beforehand.
  ImaginedDice considered(~seed);
  battle_ = battle;
  auto turn = playerTurn(battle);
  dice.follow(battle_);
  if (first != nullptr) rules.resolve(battle_, *first, dice, silent);
  int ended = 0;
  for (int decisions = 0; decisions < mostDecisions && !rules.outcome(battle_); ++decisions) {
    if (const auto now = playerTurn(battle_); now != turn) {
      turn = now;
      if (++ended == turns_) break;
    }
    dice.follow(battle_);
    considered.follow(battle_);
    const Decision decision = rules.decision(battle_);
    candidates_.clear();
    rules.candidates(battle_, decision, candidates_);
    if (decision.side == side && battle_.active == side && !decision.automatic)
      keepFollowing(rules.definition(), orders, wings, candidates_);
    const bool open = candidates_.size() > 1 && !decision.automatic;
    rules.resolve(battle_, candidates_[open ? best(rules, decision.side, considered) : 0], dice, silent);
  }
  return rules.appraise(battle_, side);
}

}  // namespace signifer
