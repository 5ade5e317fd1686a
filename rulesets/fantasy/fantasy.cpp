#include "dice/sources.h"
#include "fantasy/play/candidates.h"
#include "fantasy/play/decision.h"
#include "fantasy/play/measuring.h"
#include "fantasy/play/play.h"
#include "fantasy/play/portrait.h"
#include "fantasy/procedures.h"
#include "fantasy/ruleset.h"

namespace signifer::fantasy {

std::unique_ptr<RuleSet> make(Definition definition);

Fantasy::Fantasy(Definition given) : RuleSet(std::move(given)), rules_(definition(), readBook(definition())) {
  for (auto& procedure : makeProcedures(definition(), rules_.book, rules_.rulings)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

Fantasy::~Fantasy() = default;

void Fantasy::deploy(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(rules_, battle, none, silent).deploy();
}

void Fantasy::derive(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(rules_, battle, none, silent).derive();
}

Decision Fantasy::decision(const Battle& battle) const { return decide(Position(rules_, battle)); }

void Fantasy::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  Candidates(rules_, battle, out).list(decision);
}

void Fantasy::drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
  Candidates(rules_, battle, out).draw(decision, lots);
}

Verdict Fantasy::verdictOn(const Battle& battle, const Action& action) const {
  return Referee(rules_, battle).judge(action);
}

void Fantasy::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  Play(rules_, battle, dice, chronicle).resolve(action);
}

std::optional<Outcome> Fantasy::outcome(const Battle& battle) const {
  const auto outcome = static_cast<BattleOutcome>(battle.status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  if (outcome == BattleOutcome::draw) return Outcome{noSide, "outcome-draw", {"FA-END-2"}};
  return Outcome{static_cast<SideIndex>(outcome == BattleOutcome::firstWins ? 0 : 1), "outcome-won", {"FA-END-2"}};
}

int Fantasy::appraise(const Battle& battle, SideIndex side) const { return worthOf(Position(rules_, battle), side); }

Portrait Fantasy::portray(const Battle& battle, UnitIndex unit) const {
  return portraitOf(Position(rules_, battle), unit);
}

std::vector<Reminder> Fantasy::reminders(const Battle& battle) const { return remindersOf(Position(rules_, battle)); }

Action Fantasy::propose(const Battle& battle, UnitIndex unit, Point where) const {
  return proposed(Position(rules_, battle), unit, where);
}

std::vector<Pose> Fantasy::trace(const Battle& battle, const Action& action) const {
  return traced(Position(rules_, battle), action);
}

std::vector<Standing> Fantasy::standings(const Battle& battle) const { return standingsOf(Position(rules_, battle)); }

std::vector<signifer::Zone> Fantasy::zones(const Battle& battle, UnitIndex unit) const {
  return zonesOf(Position(rules_, battle), unit);
}

std::optional<SightLine> Fantasy::sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const {
  return sightLine(Position(rules_, battle), viewer, other);
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Fantasy>(std::move(definition)); }

}  // namespace signifer::fantasy
