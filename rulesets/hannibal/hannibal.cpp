#include "hannibal/play/army.h"
#include "hannibal/ruleset.h"
#include "hannibal/rulings.h"

namespace signifer::hannibal {

Hannibal::Hannibal(Definition given) : PlayedRuleSet(std::move(given)) {
  addProcedures(makeProcedures(definition(), book_.tables, book_.options, book_.rulings));
}

std::optional<Outcome> outcomeOf(const Position& position) {
  const Battle& battle = position.battle();
  const bool first = battle.side(0).status[SideStatus::broken] != 0;
  const bool second = battle.side(1).status[SideStatus::broken] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-broken", {"HG-STA-6"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-broken", {"HG-STA-6"}};
  if (battle.status[BattleStatus::over] == 0) return std::nullopt;
  const int left = staminaOf(position, 0).left - staminaOf(position, 1).left;
  if (left == 0) return Outcome{noSide, "outcome-limit-draw", {"HG-SEQ-9"}};
  return Outcome{static_cast<SideIndex>(left > 0 ? 0 : 1), "outcome-limit", {"HG-SEQ-9"}};
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Hannibal>(std::move(definition)); }

}  // namespace signifer::hannibal
