#include "play/going_on.h"

#include <vector>

#include "play/foresight.h"

namespace signifer {
namespace {

const std::string& gestureOf(const RuleSet& rules, const Action& action) {
  return rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture;
}

}  // namespace

std::optional<Action> answerThatGoesOn(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle)) return std::nullopt;
  const Decision decision = rules.decision(battle);
  ActionList candidates;
  rules.candidates(battle, decision, candidates);
  for (const Action& action : candidates)
    if (gestureOf(rules, action) == "advance") return action;
  if (decision.automatic && !candidates.empty()) return candidates.front();
  for (std::size_t i = 0; i < rules.definition().actions().size(); ++i) {
    Action ending;
    ending.kind = static_cast<std::int8_t>(i);
    if (decision.allows(ending.kind) && gestureOf(rules, ending) == "next" && rules.judge(battle, ending).legal())
      return ending;
  }
  return std::nullopt;
}

std::optional<Action> answerThatThrows(const RuleSet& rules, const Battle& battle,
                                       const std::array<DiceOrigin, 2>& dice) {
  if (rules.outcome(battle)) return std::nullopt;
  const Decision decision = rules.decision(battle);
  if (!decision.automatic) return std::nullopt;
  ActionList candidates;
  rules.candidates(battle, decision, candidates);
  if (candidates.size() != 1) return std::nullopt;
  const std::vector<ForeseenThrow> throws = foreseen(rules, battle, candidates.front());
  if (throws.empty()) return std::nullopt;
  const SideIndex side = throws.front().dice.side;
  if (dice[side == noSide ? 0 : static_cast<std::size_t>(side)] != DiceOrigin::typed) return std::nullopt;
  return candidates.front();
}

}  // namespace signifer
