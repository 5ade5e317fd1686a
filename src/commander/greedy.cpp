#include "commander/greedy.h"

namespace signifer {

int GreedyCommander::worth(const RuleSet& rules, const Battle& battle, SideIndex side, const Action& action) {
  SilentChronicle silent;
  int total = 0;
  for (int trial = 0; trial < trials_; ++trial) {
    const std::uint64_t before = dice_.drawn();
    scratch_ = battle;
    rules.resolve(scratch_, action, dice_, silent);
    const int worth = rules.appraiseAlike(scratch_, side, kept_);
    // Without dice every trial comes out the same.
    if (dice_.drawn() == before) return worth * trials_;
    total += worth;
  }
  return total;
}

std::size_t GreedyCommander::choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                    const ActionList& candidates) {
  if (candidates.size() == 1) return 0;
  kept_.forgetAll();
  std::size_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const int value = worth(rules, battle, decision.side, candidates[i]);
    if (i == 0 || value > most) {
      best = i;
      most = value;
    }
  }
  return best;
}

}  // namespace signifer
