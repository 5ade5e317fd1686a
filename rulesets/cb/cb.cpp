#include "cb/ruleset.h"
#include "cb/rulings.h"

namespace signifer::cb {

Cb::Cb(Definition given) : PlayedRuleSet(std::move(given)) {
  addProcedures(makeProcedures(definition(), book_, book_.rulings));
}

// CB-END-1, CB-END-2
std::optional<Outcome> outcomeOf(const Position& position) {
  const Battle& battle = position.battle();
  if (battle.status[BattleStatus::over] == 0) return std::nullopt;
  const bool first = battle.side(0).status[SideStatus::broken] != 0;
  const bool second = battle.side(1).status[SideStatus::broken] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-broken", {"CB-END-1"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-broken", {"CB-END-1"}};
  const int one = lostBy(position, 0) * battle.side(1).status[SideStatus::unitsAtStart];
  const int two = lostBy(position, 1) * battle.side(0).status[SideStatus::unitsAtStart];
  if (one == two) return Outcome{noSide, "outcome-limit-draw", {"CB-END-2"}};
  return Outcome{static_cast<SideIndex>(one < two ? 0 : 1), "outcome-limit", {"CB-END-2"}};
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Cb>(std::move(definition)); }

}  // namespace signifer::cb
