// Getting a battle ready: what no battle can hold is refused, figures left out are filled in, Army Morale is reckoned.
#include <algorithm>
#include <vector>

#include "battle/origins.h"
#include "othw/morale.h"
#include "othw/play/course.h"
#include "othw/play/fates.h"
#include "othw/play/turn.h"
#include "schema/source_error.h"

namespace signifer::othw {
namespace {

[[noreturn]] void refuse(std::string_view list, int index, const std::string& expected) {
  throw SourceError("battle", "/" + std::string(list) + "/" + std::to_string(index), 0, expected);
}

// D48, section 3: infantry traits on foot only, breeds for elephants only.
void checkProfile(const Battle& battle, UnitIndex u) {
  const auto has = [&](UnitProfile f) { return figure(battle, u, f) != 0; };
  const bool foot = classOf(battle, u) == UnitClass::infantry || classOf(battle, u) == UnitClass::skirmishers;
  const bool trait = has(UnitProfile::archers) || has(UnitProfile::hoplites) || has(UnitProfile::throwingSpears) ||
                     has(UnitProfile::phalanx) || has(UnitProfile::looseOrder) || has(UnitProfile::elephantDrill);
  if (trait && !foot) refuse("units", u, "infantry traits stand on infantry and skirmishers only (OT-TRT-12)");
  if (has(UnitProfile::archers) && has(UnitProfile::hoplites))
    refuse("units", u, "a unit is either Archers or Hoplites (OT-TRT-12)");
  if (isRampaging(battle, u) && !isElephants(battle, u)) refuse("units", u, "only elephants rampage (OT-RAM-1)");
  if (has(UnitProfile::elephantBreed) != isElephants(battle, u))
    refuse("units", u, "elephants, and they alone, are african or indian (OT-TRT-10)");
}

void checkPlaces(const Battle& battle) {
  const Grid grid{battle.setup->columns, battle.setup->rows};
  std::array<UnitIndex, 3600> holder;
  holder.fill(noUnit);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present) continue;
    const Square s = squareOf(battle, u);
    if (!grid.contains(s)) refuse("units", u, "a square of the table was expected");
    UnitIndex& there = holder[static_cast<std::size_t>(grid.indexOf(s))];
    if (there != noUnit)
      refuse("units", u,
             "the square of " + battle.setup->units[static_cast<std::size_t>(there)].id +
                 " is taken: one unit a square (OT-MOV-5)");
    there = u;
  }
}

// OT-GEN-22: with a unit of his own side, at most one a unit.
void checkGenerals(const Battle& battle) {
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    if (!person.present) continue;
    if (person.unit == noUnit) refuse("people", i, "a general is with a unit (OT-GEN-22)");
    if (battle.unit(person.unit).side != person.side) refuse("people", i, "a unit of his own side was expected");
    if (!battle.unit(person.unit).present) refuse("people", i, "a unit on the table was expected");
    for (PersonIndex j = 0; j < i; ++j)
      if (battle.person(j).present && battle.person(j).unit == person.unit)
        refuse("people", i, "at most one general a unit (OT-GEN-22)");
  }
}

// A unit is after one enemy at most (OT-PUR-6).
void checkPursuits(const Battle& battle) {
  std::vector<bool> pursues(battle.units.size());
  for (std::size_t i = 0; i < battle.relations.size(); ++i) {
    const Relation& relation = battle.relations[i];
    if (isOfOrigin(relation)) continue;
    const auto from = static_cast<std::size_t>(relation.from);
    if (battle.unit(relation.from).side == battle.unit(relation.to).side)
      refuse("state/relations", static_cast<int>(i), "a unit of the other side to pursue was expected");
    if (pursues[from]) refuse("state/relations", static_cast<int>(i), "a unit pursues one enemy at most (OT-PUR-6)");
    pursues[from] = true;
  }
}

// Strength, states and places that go together.
void settleUnit(Play& play, UnitIndex u) {
  const Battle& battle = play.battle();
  const Unit& unit = battle.unit(u);
  const int full = figure(battle, u, UnitProfile::strength);
  const bool fleeing = isFleeing(battle, u);
  int left = strengthLeft(battle, u);
  if (left < 0) left = fleeing ? 0 : full;
  play.setStrength(u, fleeing ? 0 : std::min(left, full));
  // Rampaging elephants without Strength are eliminated (D31).
  const bool dead = isRampaging(battle, u) && strengthLeft(battle, u) == 0;
  if (dead || stateOf(battle, u) == UnitState::gone) play.mover().remove(u);
  if (!unit.present)
    play.setState(u, UnitState::gone);
  else if (strengthLeft(battle, u) == 0 && !isRampaging(battle, u))
    play.setState(u, UnitState::fleeing);
  if (!isFleeing(battle, u)) play.mover().set(u, UnitStatus::waits, 0);
  if (stateOf(battle, u) != UnitState::pursuing) endPursuit(play, u);
  const UnitIndex target = pursuedBy(battle, u);
  const bool onTable = unit.status[UnitStatus::pursuedUnitFate] == static_cast<std::int16_t>(Quarry::onTable);
  if (target != noUnit && onTable && !battle.unit(target).present)
    play.mover().set(u, UnitStatus::pursuedUnitFate, static_cast<std::int16_t>(Quarry::destroyed));
  play.place(u, squareOf(battle, u), facingOf(battle, u));
}

void settleGeneral(Play& play, PersonIndex i) {
  const Battle& battle = play.battle();
  Person& person = play.mover().person(i);
  auto& state = person.status[PersonStatus::state];
  if (!person.present) state = static_cast<std::int16_t>(GeneralState::removed);
  if (state == static_cast<std::int16_t>(GeneralState::removed)) person.present = false;
  // A general goes with his unit, whatever took it away (D42).
  if (person.unit != noUnit && (!battle.unit(person.unit).present || isFleeing(battle, person.unit))) {
    person.present = false;
    state = static_cast<std::int16_t>(GeneralState::removed);
  }
}

// OT-MOR-1, OT-GEN-21: of all units of the army, those already lost too.
int moraleAtStart(const Book& book, const Battle& battle, SideIndex side) {
  ArmyMoraleIn in;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).side == side && classOf(battle, u) != UnitClass::skirmishers) ++in.nonSkirmishers;
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (battle.person(i).side == side) in.generalsMorale += figure(battle, i, PersonProfile::armyMorale);
  return std::min(ask(*book.rulings.armyMorale, in)->morale, mostMorale);
}

void settleSide(Play& play, SideIndex side) {
  const Battle& battle = play.battle();
  auto& status = play.mover().side(side).status;
  if (status[SideStatus::startingMorale] < 0)
    status[SideStatus::startingMorale] = static_cast<std::int16_t>(moraleAtStart(play.book, battle, side));
  if (status[SideStatus::armyMorale] < 0) status[SideStatus::armyMorale] = status[SideStatus::startingMorale];
  if (status[SideStatus::baseEdge] == static_cast<std::int16_t>(BaseEdge::byOrder)) {
    // The enemy's edge, where only that is given, leaves the other one.
    const auto others = static_cast<BaseEdge>(battle.side(enemyOf(side)).status[SideStatus::baseEdge]);
    BaseEdge edge = side == 0 ? BaseEdge::south : BaseEdge::north;
    if (others == edge) edge = edge == BaseEdge::south ? BaseEdge::north : BaseEdge::south;
    status[SideStatus::baseEdge] = static_cast<std::int16_t>(edge);
  }
}

// D46, an option: an army that starts low begins worn, as if it had fallen to where it starts.
void wearAtStart(Play& play) {
  const Battle& battle = play.battle();
  const int highest = play.book.tables.morale.wearsFrom + 1;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const int morale = battle.side(battle.unit(u).side).status[SideStatus::armyMorale];
    if (!battle.unit(u).present || isFleeing(battle, u) || morale >= highest) continue;
    const auto worn = ask(*play.book.rulings.moraleStrength,
                          {figure(battle, u, UnitProfile::leadership), highest, morale, strengthLeft(battle, u)});
    play.setStrength(u, worn->strengthLeft);
    if (!worn->flees) continue;
    play.setState(u, UnitState::fleeing);
    play.mover().set(u, UnitStatus::waits, 1);
  }
}

}  // namespace

void Play::derive() {
  const Battle& battle = battle_;
  checkPursuits(battle);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    checkProfile(battle, u);
    settleUnit(*this, u);
  }
  checkPlaces(battle);
  for (PersonIndex i = 0; i < battle.personCount(); ++i) settleGeneral(*this, i);
  checkGenerals(battle);
  Course::checkTasks(battle);
  for (SideIndex side = 0; side < 2; ++side) settleSide(*this, side);
  // Tasks belong to the part that the battle was saved in; without any, the step says it.
  if (battle.tasks.empty())
    mover_.status[BattleStatus::part] = static_cast<std::int16_t>(book.steps.stopAt(battle.step));
  // A battle put together by hand may begin among the actions.
  if (static_cast<Part>(battle.status[BattleStatus::part]) == Part::actions) noteStarts(*this);
}

void Play::deploy() {
  const Setup& setup = *battle_.setup;
  const std::int16_t opener = setup.settings.empty() ? 0 : static_cast<std::int16_t>(setup.settings[0]);
  mover_.turn = 1;
  mover_.step = book.steps[StepId::ownFlights];
  mover_.active = static_cast<SideIndex>(opener);
  mover_.status[BattleStatus::opener] = opener;
  derive();
  if (book.options.lowStart == LowStart::atOnce) wearAtStart(*this);
  if (book.options.firstPhase == FirstPhase::highDie)
    mover_.tasks.push_back({static_cast<std::int16_t>(TaskKind::throwForFirstPhase), {}});
  Course::run(*this);
  afterwards();
}

}  // namespace signifer::othw
