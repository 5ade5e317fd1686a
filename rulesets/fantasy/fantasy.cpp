#include "fantasy/ruleset.h"
#include "fantasy/rulings.h"

namespace signifer::fantasy {

Fantasy::Fantasy(Definition given) : PlayedRuleSet(std::move(given)) {
  addProcedures(makeProcedures(definition(), book_.book, book_.rulings));
}

std::optional<Outcome> outcomeOf(const Position& position) {
  const auto outcome = static_cast<BattleOutcome>(position.battle().status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  if (outcome == BattleOutcome::draw) return Outcome{noSide, "outcome-draw", {"FA-END-2"}};
  const auto winner = static_cast<SideIndex>(outcome == BattleOutcome::firstWins ? 0 : 1);
  // Only an army that breaks ends a battle before its last turn, and whoever has lost more has broken then.
  const VictoryIn facts = victoryFacts(position);
  if (facts.turnsPlayed < facts.turnLimit) return Outcome{winner, "outcome-broke", {"FA-END-1", "FA-END-2"}};
  return Outcome{winner, "outcome-won", {"FA-END-2"}};
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Fantasy>(std::move(definition)); }

}  // namespace signifer::fantasy
