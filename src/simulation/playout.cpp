#include "simulation/playout.h"

#include <cassert>

namespace signifer {

PlayedBattle playOut(const RuleSet& rules, Battle& battle, const std::array<Commander*, 2>& commanders, Dice& dice,
                     ActionList& candidates, std::uint32_t bound) {
  SilentChronicle silent;
  PlayedBattle played;
  for (;;) {
    if (const auto outcome = rules.outcome(battle)) {
      played.winner = outcome->winner;
      break;
    }
    if (played.actions == bound) {
      played.stalled = true;
      break;
    }
    const Decision decision = rules.decision(battle);
    assert(decision.side == 0 || decision.side == 1);
    candidates.clear();
    rules.candidates(battle, decision, candidates);
    assert(!candidates.empty());
    const std::size_t chosen =
        commanders[static_cast<std::size_t>(decision.side)]->choose(rules, battle, decision, candidates);
    rules.resolve(battle, candidates[chosen], dice, silent);
    ++played.actions;
  }
  played.turns = battle.turn;
  played.fingerprint = fingerprint(battle);
  return played;
}

}  // namespace signifer
