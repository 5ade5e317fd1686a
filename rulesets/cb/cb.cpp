#include "cb/play/candidates.h"
#include "cb/play/measuring.h"
#include "cb/play/play.h"
#include "cb/play/portrait.h"
#include "cb/play/referee.h"
#include "cb/procedures.h"
#include "cb/ruleset.h"
#include "dice/sources.h"

namespace signifer::cb {

std::unique_ptr<RuleSet> make(Definition definition);

Cb::Cb(Definition given) : RuleSet(std::move(given)), book_(definition(), readBook(definition())) {
  for (auto& procedure : makeProcedures(definition(), book_, book_.rulings)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

Cb::~Cb() = default;

void Cb::deploy(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).deploy();
}

void Cb::derive(Battle& battle) const {
  SilentChronicle silent;
  ScriptedDice none({});
  Play(book_, battle, none, silent).derive();
}

Decision Cb::decision(const Battle& battle) const { return decide(Position(book_, battle)); }

void Cb::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  listCandidates(Position(book_, battle), decision, out);
}

void Cb::drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
  cb::drawCandidate(Position(book_, battle), decision, lots, out);
}

Verdict Cb::verdictOn(const Battle& battle, const Action& action) const {
  return Referee(Position(book_, battle)).judge(action);
}

void Cb::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  Play(book_, battle, dice, chronicle).resolve(action);
}

// CB-END-1, CB-END-2
std::optional<Outcome> Cb::outcome(const Battle& battle) const {
  if (battle.status[BattleStatus::over] == 0) return std::nullopt;
  const bool first = battle.side(0).status[SideStatus::broken] != 0;
  const bool second = battle.side(1).status[SideStatus::broken] != 0;
  if (first && second) return Outcome{noSide, "outcome-both-broken", {"CB-END-1"}};
  if (first || second) return Outcome{static_cast<SideIndex>(first ? 1 : 0), "outcome-broken", {"CB-END-1"}};
  const Position position(book_, battle);
  const int one = lostBy(position, 0) * battle.side(1).status[SideStatus::unitsAtStart];
  const int two = lostBy(position, 1) * battle.side(0).status[SideStatus::unitsAtStart];
  if (one == two) return Outcome{noSide, "outcome-limit-draw", {"CB-END-2"}};
  return Outcome{static_cast<SideIndex>(one < two ? 0 : 1), "outcome-limit", {"CB-END-2"}};
}

int Cb::appraise(const Battle& battle, SideIndex side) const { return worthOf(Position(book_, battle), side); }

Portrait Cb::portray(const Battle& battle, UnitIndex unit) const { return portraitOf(Position(book_, battle), unit); }

std::vector<Reminder> Cb::reminders(const Battle& battle) const { return remindersOf(Position(book_, battle)); }

Action Cb::propose(const Battle& battle, UnitIndex unit, Point where) const {
  return proposed(Position(book_, battle), unit, where);
}

std::vector<Pose> Cb::trace(const Battle& battle, const Action& action) const {
  return traced(Position(book_, battle), action);
}

std::vector<Standing> Cb::standings(const Battle& battle) const { return standingsOf(Position(book_, battle)); }

std::vector<Zone> Cb::zones(const Battle& battle, UnitIndex unit) const {
  return zonesOf(Position(book_, battle), unit);
}

std::optional<SightLine> Cb::sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const {
  return sightLine(Position(book_, battle), viewer, other);
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Cb>(std::move(definition)); }

}  // namespace signifer::cb
