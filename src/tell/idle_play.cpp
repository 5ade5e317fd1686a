#include "tell/idle_play.h"

#include <string_view>

namespace signifer::tell {
namespace {

constexpr int mostIdleAnswers = 48;

}  // namespace

const Action& idlest(const Definition& definition, const ActionList& list) {
  for (const std::string_view gesture : {"next", "advance", "stay"})
    for (const Action& action : list)
      if (definition.actions()[static_cast<std::size_t>(action.kind)].gesture == gesture) return action;
  return list.front();
}

Battle afterLowDice(const RuleSet& rules, Battle battle, const Action& action) {
  LowDice dice;
  SilentChronicle silent;
  rules.resolve(battle, action, dice, silent);
  return battle;
}

std::optional<Battle> idleUntil(const RuleSet& rules, Battle battle,
                                const std::function<bool(const Battle&, const Decision&)>& holds) {
  LowDice dice;
  SilentChronicle silent;
  for (int i = 0; i < mostIdleAnswers && !rules.outcome(battle); ++i) {
    const Decision decision = rules.decision(battle);
    if (holds(battle, decision)) return battle;
    ActionList list;
    rules.candidates(battle, decision, list);
    if (list.empty()) break;
    const Action next = idlest(rules.definition(), list);
    rules.resolve(battle, next, dice, silent);
  }
  return std::nullopt;
}

}  // namespace signifer::tell
