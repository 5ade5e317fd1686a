#include "othw/play/decision.h"

#include "othw/play/fates.h"

namespace signifer::othw {
namespace {

Part partNow(const Battle& battle) { return static_cast<Part>(battle.status[BattleSlot::part]); }

Decision automatic(const StepNumbers& steps, StepId step, SideIndex side, UnitIndex unit) {
  return {steps[step], side, unit, bitOf(Kind::advance), true};
}

// A compulsory move whose order, and re-roll, its owner chooses; nothing to choose with one unit and no general.
Decision compulsory(const StepNumbers& steps, const Battle& battle, StepId step, UnitState state, Kind kind,
                    bool rerolls) {
  const Waiting found = waiting(battle, state);
  if (found.count == 0) return automatic(steps, step, battle.active, noUnit);
  const bool choice = found.count > 1 || (rerolls && ableGeneralWith(battle, found.first) != noPerson);
  Decision decision = automatic(steps, step, battle.active, found.first);
  decision.automatic = !choice;
  decision.kinds = choice ? bitOf(kind) : bitOf(kind) | bitOf(Kind::advance);
  if (found.count > 1) decision.unit = noUnit;
  return decision;
}

Decision actions(const Book& book, const StepNumbers& steps, const Battle& battle) {
  if (phaseIsOver(battle)) return automatic(steps, StepId::chooseAction, battle.active, noUnit);
  std::uint64_t kinds = bitOf(Kind::stop) | bitOf(Kind::move) | bitOf(Kind::groupMove) | bitOf(Kind::furtherMove) |
                        bitOf(Kind::charge) | bitOf(Kind::combat) | bitOf(Kind::mahouts);
  const bool rollsFirst = book.options.actionNamed == ActionNamed::afterRoll;
  if (rollsFirst && battle.status[BattleSlot::rolledBefore] == 0) kinds |= bitOf(Kind::roll);
  const bool transfers = book.options.generalTransfer == GeneralTransfer::adjacent;
  if (transfers && battle.status[BattleSlot::actionTaken] == 0) kinds |= bitOf(Kind::transfer);
  return {steps[StepId::chooseAction], battle.active, noUnit, kinds, false};
}

Decision leftovers(const Book& book, const StepNumbers& steps, const Battle& battle) {
  if (!anyLeftover(book, battle)) return automatic(steps, StepId::generalLeftovers, battle.active, noUnit);
  std::uint64_t kinds = bitOf(Kind::stop) | bitOf(Kind::move) | bitOf(Kind::groupMove) | bitOf(Kind::charge) |
                        bitOf(Kind::combat) | bitOf(Kind::furtherMove) | bitOf(Kind::mahouts);
  return {steps[StepId::generalLeftovers], battle.active, noUnit, kinds, false};
}

}  // namespace

Waiting waiting(const Battle& battle, UnitState state) {
  Waiting found;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present || unit.side != battle.active || unit.status[UnitSlot::compulsoryDone] != 0) continue;
    if (stateOf(battle, u) != state) continue;
    ++found.count;
    if (found.first == noUnit || (state == UnitState::fleeing && fleesBefore(battle, u, found.first))) found.first = u;
  }
  return found;
}

bool phaseIsOver(const Battle& battle) {
  return battle.side(battle.active).status[SideSlot::phaseEnded] != 0 && battle.status[BattleSlot::rolledBefore] == 0;
}

ActivationIn activationOf(const Battle& battle, const UnitSet& units) {
  ActivationIn in;
  in.phaseEnded = partNow(battle) == Part::leftovers;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const UnitIndex unit = battle.person(i).unit;
    if (unit == noUnit || !units.test(static_cast<std::size_t>(unit)) || ableGeneralWith(battle, unit) != i) continue;
    const bool activated = battle.person(i).status[GeneralSlot::activated] != 0;
    // Of several generals in a group the one that helps most counts.
    if (in.generalWith && !in.generalActivated) continue;
    in.generalWith = true;
    in.generalActivated = activated;
  }
  return in;
}

PermittedIn permittedIn(const Battle& battle, UnitIndex unit, Deed deed) {
  PermittedIn in;
  in.action = deed;
  in.state = static_cast<Bearing>(stateOf(battle, unit));
  in.moved = movedOf(battle, unit);
  in.fought = battle.unit(unit).status[UnitSlot::fought] != 0;
  in.enemyAdjacentAtStart = battle.unit(unit).status[UnitSlot::enemyAdjacentAtStart] != 0;
  in.troops = troopsOf(battle, unit);
  return in;
}

bool mayBeActivated(const Book& book, const ActivationIn& in) {
  // Only in a phase that has ended the ruling throws no die.
  return !in.phaseEnded || ask(*book.rulings.activation, in)->allowed;
}

bool mayDoAnything(const Book& book, const Battle& battle, UnitIndex unit) {
  for (const Deed deed : {Deed::move, Deed::combat, Deed::furtherMove, Deed::mahouts})
    if (ask(*book.rulings.actionPermitted, permittedIn(battle, unit, deed))->allowed) return true;
  return false;
}

bool hasFurtherMoveLeft(const Book& book, const Battle& battle, UnitIndex unit) {
  return book.options.furtherMoves == FurtherMoves::any || battle.unit(unit).status[UnitSlot::furtherMoves] == 0;
}

bool anyLeftover(const Book& book, const Battle& battle) {
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    if (person.side != battle.active || person.unit == noUnit || ableGeneralWith(battle, person.unit) != i) continue;
    const bool left = mayBeActivated(book, {true, person.status[GeneralSlot::activated] != 0, true});
    if (left && mayDoAnything(book, battle, person.unit)) return true;
  }
  return false;
}

Decision decisionOf(const Book& book, const StepNumbers& steps, const Battle& battle) {
  if (static_cast<BattleOutcome>(battle.status[BattleSlot::outcome]) != BattleOutcome::none)
    return {steps[StepId::victoryStep], battle.active, noUnit, 0, false};
  if (!battle.tasks.empty()) {
    if (const auto asked = askedBy(book, battle, battle.tasks.back()))
      return {steps[asked->step], asked->side, asked->unit, asked->kinds, asked->automatic};
    // Only a battle put together by hand stops at a task that asks nothing.
    return automatic(steps, StepId::rollAttacks, battle.active, noUnit);
  }
  switch (partNow(battle)) {
    case Part::flights:
      return automatic(steps, StepId::ownFlights, battle.active, waiting(battle, UnitState::fleeing).first);
    case Part::pursuits:
      return compulsory(steps, battle, StepId::ownPursuits, UnitState::pursuing, Kind::pursue, true);
    case Part::rampages:
      return compulsory(steps, battle, StepId::ownRampages, UnitState::rampaging, Kind::rampage, false);
    case Part::actions:
      return actions(book, steps, battle);
    case Part::leftovers:
      return leftovers(book, steps, battle);
    case Part::close:
      break;
  }
  return automatic(steps, StepId::victoryStep, battle.active, noUnit);
}

}  // namespace signifer::othw
