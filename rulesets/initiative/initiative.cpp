#include "initiative/ruleset.h"
#include "initiative/rulings.h"

namespace signifer::initiative {

Initiative::Initiative(Definition given) : PlayedRuleSet(std::move(given)) {
  addProcedures(makeProcedures(definition(), book_.rules, book_.rulings));
}

// IO-END-1, IO-END-2
std::optional<Outcome> outcomeOf(const Position& position) {
  const Battle& battle = position.battle();
  const bool first = battle.side(0).status[SideStatus::defeated] != 0;
  const bool second = battle.side(1).status[SideStatus::defeated] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-defeated", {"IO-END-1"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-defeated", {"IO-END-1"}};
  if (battle.status[BattleStatus::over] != 0) return Outcome{noSide, "outcome-turn-limit", {"IO-END-2"}};
  return std::nullopt;
}

/// The functions that the plugin's entry calls (rules/plugin.h).
std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Initiative>(std::move(definition)); }

}  // namespace signifer::initiative
