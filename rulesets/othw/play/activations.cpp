#include "othw/play/activations.h"

#include "othw/play/decision.h"
#include "othw/play/fates.h"
#include "othw/play/referee.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

void endPhase(Scene& scene, std::string_view phrase, std::string_view rule) {
  Battle& battle = scene.battle;
  battle.side(battle.active).status[SideSlot::phaseEnded] = 1;
  scene.tell(phrase, {rule}, {.side = battle.active, .key = true});
}

// The generals among units that act have used their activation (OT-SEQ-6).
void noteActivated(Scene& scene, const UnitSet& units) {
  Battle& battle = scene.battle;
  battle.status[BattleSlot::actionTaken] = 1;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    Person& person = battle.person(i);
    if (person.unit != noUnit && units.test(static_cast<std::size_t>(person.unit)) &&
        ableGeneralWith(battle, person.unit) == i)
      person.status[GeneralSlot::activated] = 1;
  }
}

// The phase-end roll, unless a general exempts the action or it has been thrown beforehand (OT-SEQ-4, OT-SEQ-5).
void activate(Scene& scene, const UnitSet& units, UnitIndex first) {
  Battle& battle = scene.battle;
  const ActivationIn in = activationOf(battle, units);
  noteActivated(scene, units);
  if (!in.generalWith && battle.status[BattleSlot::rolledBefore] != 0) {
    battle.status[BattleSlot::rolledBefore] = 0;
    return;
  }
  Modifiers modifiers;
  const ActivationOut out = activation(scene.book, in, scene.dice, modifiers, scene.thrower(first));
  if (out.roll > 0)
    scene.tell("phase-end-roll", {"OT-SEQ-4"}, {.unit = first, .figures = {out.roll}, .procedure = "activation"});
  if (out.endsPhase) endPhase(scene, "phase-ends", "OT-SEQ-5");
}

UnitSet only(UnitIndex unit) {
  UnitSet units;
  units.set(static_cast<std::size_t>(unit));
  return units;
}

void noteMoved(Battle& battle, UnitIndex unit, Moved how) {
  // A unit that ever moved in a group stays noted as one (OT-GRP-4).
  if (movedOf(battle, unit) != Moved::inGroup)
    battle.unit(unit).status[UnitSlot::moved] = static_cast<std::int16_t>(how);
}

void walkTo(Battle& battle, UnitIndex unit, const Path& steps) {
  const Place to = afterSteps({squareOf(battle, unit), facingOf(battle, unit)}, steps);
  place(battle, unit, to.square, to.facing);
}

void moveUnit(Scene& scene, const Action& action) {
  activate(scene, only(action.unit), action.unit);
  walkTo(scene.battle, action.unit, action.path);
  noteMoved(scene.battle, action.unit, Moved::singly);
  scene.tell("moves", {"OT-MOV-1"}, {.unit = action.unit, .procedure = "move"});
}

void moveGroup(Scene& scene, const Action& action) {
  Battle& battle = scene.battle;
  UnitIndex first = noUnit;
  for (UnitIndex u = 0; u < battle.unitCount() && first == noUnit; ++u)
    if (action.units.test(static_cast<std::size_t>(u))) first = u;
  activate(scene, action.units, first);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!action.units.test(static_cast<std::size_t>(u))) continue;
    walkTo(battle, u, action.path);
    noteMoved(battle, u, Moved::inGroup);
  }
  scene.tell("group-moves", {"OT-GRP-1", "OT-GRP-3"},
             {.unit = first, .figures = {static_cast<int>(action.units.count())}, .procedure = "group-move"});
}

// OT-MOV-8, OT-MOV-9.
void moveFurther(Scene& scene, const Action& action) {
  Battle& battle = scene.battle;
  const UnitIndex unit = action.unit;
  const PersonIndex general = ableGeneralWith(battle, unit);
  const bool exempt = general != noPerson;
  const int rolledBefore = battle.status[BattleSlot::rolledBefore];
  noteActivated(scene, only(unit));
  if (!exempt) battle.status[BattleSlot::rolledBefore] = 0;
  Modifiers modifiers;
  const FurtherMoveOut out = furtherMove(scene.book,
                                         {figure(battle, unit, UnitFigure::leadership), exempt,
                                          exempt && action.values[0] != 0, abilityOf(battle, general)},
                                         scene.dice, modifiers, scene.thrower(unit), rolledBefore);
  scene.tell(out.moves ? "moves-further" : "stays-put", {"OT-MOV-8", "OT-MOV-9"},
             {.unit = unit, .figures = {out.roll}, .modifiers = &modifiers, .procedure = "further-move"});
  applyFate(scene, general, out.generalFate);
  if (out.endsPhase) endPhase(scene, "phase-ends", out.moves ? "OT-SEQ-5" : "OT-MOV-9");
  if (!out.moves) return;
  walkTo(battle, unit, action.path);
  noteMoved(battle, unit, Moved::singly);
  ++battle.unit(unit).status[UnitSlot::furtherMoves];
}

void chargeHome(Scene& scene, const Action& action) {
  Battle& battle = scene.battle;
  const UnitIndex unit = action.unit;
  const Place to = afterSteps({squareOf(battle, unit), facingOf(battle, unit)}, action.path);
  const UnitIndex target = enemyAhead(battle, Board(battle), unit, to.square, to.facing);
  // Asked for permission only, it has no way and nobody to meet.
  if (target == noUnit) return;
  activate(scene, only(unit), unit);
  place(battle, unit, to.square, to.facing);
  noteMoved(battle, unit, Moved::singly);
  battle.unit(unit).status[UnitSlot::fought] = 1;
  scene.tell("charges", {"OT-CHG-2", "OT-CHG-3"}, {.unit = unit, .other = target, .procedure = "charge"});
  startCombat(scene, unit, target);
}

void fight(Scene& scene, UnitIndex unit) {
  Battle& battle = scene.battle;
  const UnitIndex target = enemyAhead(battle, Board(battle), unit, squareOf(battle, unit), facingOf(battle, unit));
  activate(scene, only(unit), unit);
  battle.unit(unit).status[UnitSlot::fought] = 1;
  if (target != noUnit) startCombat(scene, unit, target);
}

void putDown(Scene& scene, UnitIndex unit) {
  Battle& battle = scene.battle;
  if (scene.book.options.mahouts == Mahouts::action) activate(scene, only(unit), unit);
  battle.unit(unit).status[UnitSlot::mahoutsTried] = 1;
  Modifiers modifiers;
  const MahoutsOut out = mahouts(scene.book,
                                 {figure(battle, unit, UnitFigure::attacks), figure(battle, unit, UnitFigure::defence),
                                  strengthLeft(battle, unit)},
                                 scene.dice, modifiers, scene.thrower(unit, unit));
  setStrength(battle, unit, out.strengthLeft);
  scene.tell("mahouts-strike", {"OT-RAM-5"},
             {.unit = unit, .figures = {out.hits, out.strengthLeft}, .procedure = "mahouts"});
  if (out.eliminated) endRampage(scene, unit);
}

// D5, an option: the die is thrown before the action is named.
void rollFirst(Scene& scene) {
  Battle& battle = scene.battle;
  const int face = phaseEndRoll(scene.dice, {battle.active, noUnit, noUnit});
  battle.status[BattleSlot::rolledBefore] = static_cast<std::int16_t>(face);
  scene.tell("phase-end-rolled-first", {"OT-SEQ-4"}, {.side = battle.active, .figures = {face}});
  if (endsPhase(scene.book, face)) endPhase(scene, "phase-ends", "OT-SEQ-5");
}

void stop(Scene& scene) {
  Battle& battle = scene.battle;
  battle.status[BattleSlot::rolledBefore] = 0;
  if (static_cast<Part>(battle.status[BattleSlot::part]) == Part::leftovers)
    battle.status[BattleSlot::part] = static_cast<std::int16_t>(Part::close);
  else
    endPhase(scene, "phase-stopped", "OT-SEQ-7");
}

void transfer(Scene& scene, const Action& action) {
  Person& person = scene.battle.person(action.person);
  person.unit = action.unit;
  person.at = scene.battle.unit(action.unit).pose.centre;
  scene.tell("general-transfers", {"OT-GEN-22"}, {.unit = action.unit, .person = action.person});
}

}  // namespace

void act(Scene& scene, const Action& action) {
  switch (static_cast<Kind>(action.kind)) {
    case Kind::move:
      return moveUnit(scene, action);
    case Kind::groupMove:
      return moveGroup(scene, action);
    case Kind::furtherMove:
      return moveFurther(scene, action);
    case Kind::charge:
      return chargeHome(scene, action);
    case Kind::combat:
      return fight(scene, action.unit);
    case Kind::mahouts:
      return putDown(scene, action.unit);
    case Kind::transfer:
      return transfer(scene, action);
    case Kind::roll:
      return rollFirst(scene);
    case Kind::stop:
      return stop(scene);
    default:
      return;
  }
}

}  // namespace signifer::othw
