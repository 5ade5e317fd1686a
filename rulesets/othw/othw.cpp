#include "dice/sources.h"
#include "othw/play/candidates.h"
#include "othw/play/measuring.h"
#include "othw/play/portrait.h"
#include "othw/play/referee.h"
#include "othw/play/turn.h"
#include "othw/procedures.h"
#include "othw/ruleset.h"

namespace signifer::othw {

std::unique_ptr<RuleSet> make(Definition definition);

namespace {

// The numbered slots, terrain and kinds of action must be those that the code counts on.
void checkOrder(const Definition& d) {
  d.requireOrder("unitProfile", d.unitProfile(), Words<UnitFigure>::words);
  d.requireOrder("unitStatus", d.unitStatus(), Words<UnitSlot>::words);
  d.requireOrder("personProfile", d.personProfile(), Words<GeneralFigure>::words);
  d.requireOrder("personStatus", d.personStatus(), Words<GeneralSlot>::words);
  d.requireOrder("sideStatus", d.sideStatus(), Words<SideSlot>::words);
  d.requireOrder("battleStatus", d.battleStatus(), Words<BattleSlot>::words);
  d.requireOrder("relations", d.relationKinds(), Words<Link>::words);
  d.requireOrder("tasks", d.taskKinds(), Words<Chore>::words);
  d.requireActions(Words<Kind>::words);
  std::vector<std::string> terrain;
  for (const TerrainKind& kind : d.terrainKinds()) terrain.push_back(kind.id);
  constexpr std::array<std::string_view, 5> kinds{"open", "wood", "ford", "river", "difficult"};
  d.requireOrder("terrain", terrain, kinds);
}

// Words of a field in the order of an enumeration.
void checkWords(const Definition& d, std::string_view what, const Fields& fields, std::string_view name,
                std::span<const std::string_view> words) {
  const int index = indexOf(fields, name);
  d.requireOrder(what, fields[static_cast<std::size_t>(index)].values, words);
}

}  // namespace

Othw::Othw(Definition definition)
    : RuleSet(std::move(definition)),
      book_{readOptions(this->definition()), readTables(this->definition()), {}},
      steps_(this->definition()) {
  const Definition& d = this->definition();
  checkOrder(d);
  checkWords(d, "unitProfile", d.unitProfile(), "unitClass", Words<UnitClass>::words);
  checkWords(d, "unitProfile", d.unitProfile(), "elephantBreed", Words<Breed>::words);
  checkWords(d, "personProfile", d.personProfile(), "ability", Words<Ability>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "state", Words<UnitState>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "moved", Words<Moved>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "pursuedUnitFate", Words<Quarry>::words);
  ProcedureList procedures;
  book_.rulings = makeProcedures(d, book_, procedures);
  for (auto& procedure : procedures) addProcedure(std::move(procedure));
  requireAllProcedures();
}

void Othw::deploy(Battle& battle) const {
  ScriptedDice none({});
  SilentChronicle silent;
  Play play(book_, steps_, battle, none, silent);
  deployBattle(play);
}

void Othw::derive(Battle& battle) const { deriveBattle(book_, steps_, battle); }

Decision Othw::decision(const Battle& battle) const { return decisionOf(book_, steps_, battle); }

void Othw::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  addCandidates(book_, battle, decision, out);
}

void Othw::drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
  othw::drawCandidate(book_, battle, decision, lots, out);
}

Verdict Othw::verdictOn(const Battle& battle, const Action& action) const {
  return judged(definition(), book_, steps_, battle, action);
}

void Othw::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  Play play(book_, steps_, battle, dice, chronicle);
  resolveAction(play, action);
}

std::optional<Outcome> Othw::outcome(const Battle& battle) const { return outcomeOf(battle); }

int Othw::appraise(const Battle& battle, SideIndex side) const { return appraised(book_, battle, side); }

Portrait Othw::portray(const Battle& battle, UnitIndex unit) const {
  return portraitOf(book_, battle, decision(battle), unit);
}

std::vector<Reminder> Othw::reminders(const Battle& battle) const {
  return remindersOf(book_, battle, decision(battle));
}

Action Othw::propose(const Battle& battle, UnitIndex unit, Point where) const {
  return proposed(book_, battle, decision(battle), unit, where);
}

std::vector<Pose> Othw::trace(const Battle& battle, const Action& action) const { return traced(battle, action); }

std::vector<Standing> Othw::standings(const Battle& battle) const { return standingsOf(battle); }

std::vector<Zone> Othw::zones(const Battle& battle, UnitIndex unit) const { return zonesOf(battle, unit); }

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Othw>(std::move(definition)); }

}  // namespace signifer::othw
