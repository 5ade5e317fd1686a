#include "othw/play/decision.h"

#include "othw/play/fates.h"

namespace signifer::othw {
Waiting waiting(const Position& position, UnitState state) {
  const Battle& battle = position.battle();
  Waiting found;
  for (const UnitIndex u : position.field().units(battle.active)) {
    if (stateOf(battle, u) != state || battle.unit(u).status[UnitStatus::compulsoryDone] != 0) continue;
    ++found.count;
    if (found.first == noUnit || (state == UnitState::fleeing && fleesBefore(battle, u, found.first))) found.first = u;
  }
  return found;
}

bool phaseIsOver(const Battle& battle) {
  return battle.side(battle.active).status[SideStatus::phaseEnded] != 0 &&
         battle.status[BattleStatus::rolledBefore] == 0;
}

ActivationIn activationOf(const Options& options, const Battle& battle, const UnitSet& units) {
  ActivationIn in;
  in.phaseEnded = static_cast<Part>(battle.status[BattleStatus::part]) == Part::leftovers;
  if (options.generalWithGroup == GeneralWithGroup::ownUnitOnly && units.count() > 1) return in;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const UnitIndex unit = battle.person(i).unit;
    if (unit == noUnit || !units.test(static_cast<std::size_t>(unit)) || ableGeneralWith(battle, unit) != i) continue;
    const bool activated = battle.person(i).status[PersonStatus::activated] != 0;
    // Of several generals in a group the one that helps most counts.
    if (in.generalWith && !in.generalActivated) continue;
    in.generalWith = true;
    in.generalActivated = activated;
  }
  return in;
}

ActionPermittedIn permittedIn(const Battle& battle, UnitIndex unit, Deed deed) {
  ActionPermittedIn in;
  in.action = deed;
  in.state = static_cast<Bearing>(stateOf(battle, unit));
  in.moved = movedOf(battle, unit);
  in.fought = battle.unit(unit).status[UnitStatus::fought] != 0;
  in.enemyAdjacentAtStart = battle.unit(unit).status[UnitStatus::enemyAdjacentAtStart] != 0;
  in.troops = troopsOf(battle, unit);
  return in;
}

bool mayBeActivated(const Book& book, const ActivationIn& in) {
  // Only in a phase that has ended the ruling throws no die.
  return !in.phaseEnded || ask(*book.rulings.activation, in)->allowed;
}

bool mayDoAnything(const Book& book, const Battle& battle, UnitIndex unit) {
  for (const Deed deed : {Deed::move, Deed::combat, Deed::furtherMove, Deed::mahouts})
    if (isPermitted(book, permittedIn(battle, unit, deed))) return true;
  return false;
}

bool hasFurtherMoveLeft(const Book& book, const Battle& battle, UnitIndex unit) {
  return book.options.furtherMoves == FurtherMoves::any || battle.unit(unit).status[UnitStatus::furtherMoves] == 0;
}

bool mayRerollPursuit(const Book& book, const Battle& battle, UnitIndex pursuer) {
  return !haltsUntested(book, quarryOf(battle, pursuer)) && rerollerOf(book.options, battle, pursuer) != noPerson;
}

bool anyLeftover(const Book& book, const Battle& battle) {
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    if (person.side != battle.active || person.unit == noUnit || ableGeneralWith(battle, person.unit) != i) continue;
    const bool left = mayBeActivated(book, {true, person.status[PersonStatus::activated] != 0, true});
    if (left && mayDoAnything(book, battle, person.unit)) return true;
  }
  return false;
}

}  // namespace signifer::othw
