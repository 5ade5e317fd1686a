#include "dice/sources.h"
#include "hannibal/play/army.h"
#include "hannibal/play/candidates.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/measuring.h"
#include "hannibal/play/play.h"
#include "hannibal/play/portrait.h"
#include "hannibal/play/referee.h"
#include "hannibal/ruleset.h"
#include "hannibal/rulings.h"

namespace signifer::hannibal {

Hannibal::Hannibal(Definition given) : RuleSet(std::move(given)), book_(definition()) {
  ProcedureList list;
  book_.rulings = makeRulings(definition(), book_.tables, book_.options, list);
  for (auto& procedure : list) addProcedure(std::move(procedure));
  requireAllProcedures();
}

Hannibal::~Hannibal() = default;

void Hannibal::deploy(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).deploy();
}

void Hannibal::derive(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).derive();
}

Decision Hannibal::decision(const Battle& battle) const { return decide(Position(book_, battle)); }

void Hannibal::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  Candidates(book_, battle, out).list(decision);
}

void Hannibal::drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
  Candidates(book_, battle, out).draw(decision, lots);
}

Verdict Hannibal::verdictOn(const Battle& battle, const Action& action) const {
  return Referee(book_, battle).judge(action);
}

void Hannibal::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  Play(book_, battle, dice, chronicle).resolve(action);
}

std::optional<Outcome> Hannibal::outcome(const Battle& battle) const {
  const bool first = battle.side(0).status[SideStatus::broken] != 0;
  const bool second = battle.side(1).status[SideStatus::broken] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-broken", {"HG-STA-6"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-broken", {"HG-STA-6"}};
  if (battle.status[BattleStatus::over] == 0) return std::nullopt;
  const Position position(book_, battle);
  const int left = staminaOf(position, 0).left - staminaOf(position, 1).left;
  if (left == 0) return Outcome{noSide, "outcome-limit-draw", {"HG-SEQ-9"}};
  return Outcome{static_cast<SideIndex>(left > 0 ? 0 : 1), "outcome-limit", {"HG-SEQ-9"}};
}

int Hannibal::appraise(const Battle& battle, SideIndex side) const { return worthOf(Position(book_, battle), side); }

Portrait Hannibal::portray(const Battle& battle, UnitIndex unit) const {
  return portraitOf(Position(book_, battle), unit);
}

std::vector<Reminder> Hannibal::reminders(const Battle& battle) const { return remindersOf(Position(book_, battle)); }

Action Hannibal::propose(const Battle& battle, UnitIndex unit, Point where) const {
  return proposed(Position(book_, battle), unit, where);
}

std::vector<Pose> Hannibal::trace(const Battle& battle, const Action& action) const {
  return traced(Position(book_, battle), action);
}

std::vector<Standing> Hannibal::standings(const Battle& battle) const { return standingsOf(Position(book_, battle)); }

std::vector<Zone> Hannibal::zones(const Battle& battle, UnitIndex unit) const {
  return zonesOf(Position(book_, battle), unit);
}

std::optional<SightLine> Hannibal::sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const {
  return sightLine(Position(book_, battle), viewer, other);
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Hannibal>(std::move(definition)); }

}  // namespace signifer::hannibal
