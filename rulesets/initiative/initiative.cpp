#include "dice/sources.h"
#include "initiative/play/candidates.h"
#include "initiative/play/decision.h"
#include "initiative/play/measuring.h"
#include "initiative/play/play.h"
#include "initiative/play/portrait.h"
#include "initiative/play/referee.h"
#include "initiative/procedures.h"
#include "initiative/ruleset.h"

namespace signifer::initiative {

Initiative::Initiative(Definition data) : RuleSet(std::move(data)), book_(PlayBook::of(definition())) {
  for (auto& procedure : makeProcedures(definition(), book_.rules, book_.rulings)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

Initiative::~Initiative() = default;

void Initiative::deploy(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).deploy();
}

void Initiative::derive(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).settle();
}

Decision Initiative::decision(const Battle& battle) const { return decide(Position(book_, battle)); }

void Initiative::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  Candidates(book_, battle, out).list(decision);
}

void Initiative::drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
  Candidates(book_, battle, out).draw(decision, lots);
}

Verdict Initiative::verdictOn(const Battle& battle, const Action& action) const {
  return Referee(book_, battle).judge(action);
}

void Initiative::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  Play(book_, battle, dice, chronicle).resolve(action);
}

// IO-END-1, IO-END-2
std::optional<Outcome> Initiative::outcome(const Battle& battle) const {
  const bool first = battle.side(0).status[SideStatus::defeated] != 0;
  const bool second = battle.side(1).status[SideStatus::defeated] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-defeated", {"IO-END-1"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-defeated", {"IO-END-1"}};
  if (battle.status[BattleStatus::over] != 0) return Outcome{noSide, "outcome-turn-limit", {"IO-END-2"}};
  return std::nullopt;
}

int Initiative::appraise(const Battle& battle, SideIndex side) const { return worthOf(Position(book_, battle), side); }

Portrait Initiative::portray(const Battle& battle, UnitIndex unit) const {
  return portraitOf(Position(book_, battle), unit);
}

std::vector<Reminder> Initiative::reminders(const Battle& battle) const { return remindersOf(Position(book_, battle)); }

Action Initiative::propose(const Battle& battle, UnitIndex unit, Point where) const {
  return proposed(Position(book_, battle), unit, where);
}

std::vector<Pose> Initiative::trace(const Battle& battle, const Action& action) const {
  return traced(Position(book_, battle), action);
}

std::vector<Standing> Initiative::standings(const Battle& battle) const { return standingsOf(Position(book_, battle)); }

std::vector<Zone> Initiative::zones(const Battle& battle, UnitIndex unit) const {
  return zonesOf(Position(book_, battle), unit);
}

std::optional<SightLine> Initiative::sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const {
  return sightLine(Position(book_, battle), viewer, other);
}

/// What the plugin's entry calls (rules/plugin.h).
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Initiative>(std::move(definition)); }

}  // namespace signifer::initiative
