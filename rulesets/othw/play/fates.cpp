#include "othw/play/fates.h"

#include <algorithm>

#include "othw/play/flight.h"

namespace signifer::othw {
namespace {

constexpr auto pursuedUnit = static_cast<std::int16_t>(Link::pursuedUnit);

// A fall of Army Morale, kept until the action is over (D45).
void noteFall(Scene& scene, SideIndex side, MoraleLossIn in) {
  SideState& state = scene.battle.side(side);
  in.morale = state.status[SideSlot::armyMorale];
  Modifiers modifiers;
  const int loss = moraleLoss(scene.book, in, modifiers).loss;
  state.status[SideSlot::fallToBook] = static_cast<std::int16_t>(state.status[SideSlot::fallToBook] + loss);
}

// A general shares the fate of his unit (D42); true if there was one.
bool loseGeneralOf(Scene& scene, UnitIndex unit) {
  const PersonIndex general = generalWith(scene.battle, unit);
  if (general == noPerson) return false;
  Person& person = scene.battle.person(general);
  person.present = false;
  person.status[GeneralSlot::state] = static_cast<std::int16_t>(GeneralState::removed);
  scene.tell("general-swept-away", {"OT-GEN-20", "OT-GEN-19"}, {.unit = unit, .person = general, .key = true});
  return true;
}

void noteUnitLost(Scene& scene, UnitIndex unit, MoraleEvent event) {
  const bool skirmishers = classOf(scene.battle, unit) == UnitClass::skirmishers;
  const bool general = loseGeneralOf(scene, unit);
  noteFall(scene, scene.battle.unit(unit).side, {event, skirmishers, general, 0});
}

}  // namespace

UnitIndex pursuedBy(const Battle& battle, UnitIndex pursuer) {
  for (const Relation& relation : battle.relations)
    if (relation.kind == pursuedUnit && relation.from == pursuer) return relation.to;
  return noUnit;
}

void endPursuit(Battle& battle, UnitIndex pursuer) {
  const UnitIndex target = pursuedBy(battle, pursuer);
  if (target != noUnit) battle.relate(pursuedUnit, pursuer, target, 0);
  battle.unit(pursuer).status[UnitSlot::pursuedUnitFate] = static_cast<std::int16_t>(Quarry::onTable);
}

void setPursuit(Battle& battle, UnitIndex pursuer, UnitIndex target) {
  endPursuit(battle, pursuer);
  battle.relate(pursuedUnit, pursuer, target, 1);
  setState(battle, pursuer, UnitState::pursuing);
}

void removeUnit(Scene& scene, UnitIndex unit, Quarry fate) {
  Battle& battle = scene.battle;
  endPursuit(battle, unit);
  battle.unit(unit).present = false;
  setState(battle, unit, UnitState::gone);
  for (const Relation& relation : battle.relations)
    if (relation.kind == pursuedUnit && relation.to == unit)
      battle.unit(relation.from).status[UnitSlot::pursuedUnitFate] = static_cast<std::int16_t>(fate);
}

void slaughter(Scene& scene, UnitIndex unit, UnitIndex by) {
  noteUnitLost(scene, unit, MoraleEvent::slaughtered);
  scene.tell("slaughtered", {"OT-FLE-5", "OT-FLE-6", "OT-MOR-4"}, {.unit = unit, .other = by, .key = true});
  removeUnit(scene, unit, Quarry::destroyed);
}

void endRampage(Scene& scene, UnitIndex unit) {
  scene.tell("rampage-ended", {"OT-RAM-6", "OT-MOR-9"}, {.unit = unit, .key = true});
  noteUnitLost(scene, unit, MoraleEvent::rampageEnded);
  removeUnit(scene, unit, Quarry::destroyed);
}

void pushOff(Scene& scene, UnitIndex unit) {
  scene.tell("pushed-off-table", {"OT-RET-6", "OT-MOR-9"}, {.unit = unit, .key = true});
  noteUnitLost(scene, unit, MoraleEvent::pushedOffTable);
  removeUnit(scene, unit, Quarry::destroyed);
}

namespace {

void takeFlight(Scene& scene, UnitIndex unit) {
  endPursuit(scene.battle, unit);
  setStrength(scene.battle, unit, 0);
  setState(scene.battle, unit, UnitState::fleeing);
}

}  // namespace

void breakInCombat(Scene& scene, UnitIndex unit, UnitIndex pursuer) {
  scene.tell("breaks", {"OT-FLE-1", "OT-MOR-3"}, {.unit = unit, .other = pursuer, .key = true});
  noteUnitLost(scene, unit, MoraleEvent::brokeInCombat);
  takeFlight(scene, unit);
  if (pursuer != noUnit) {
    setPursuit(scene.battle, pursuer, unit);
    scene.tell("is-in-pursuit", {"OT-PUR-1"}, {.unit = pursuer, .other = unit});
  }
  if (scene.battle.unit(unit).side == scene.battle.active) flee(scene, unit, Moment::brokeInOwnPhase);
}

void applyFate(Scene& scene, PersonIndex general, GeneralFate fate) {
  if (general == noPerson || fate == GeneralFate::untested || fate == GeneralFate::unharmed) return;
  Battle& battle = scene.battle;
  Person& person = battle.person(general);
  if (fate == GeneralFate::nearMiss) {
    scene.tell("general-near-miss", {"OT-GEN-18"}, {.unit = person.unit, .person = general});
  } else if (fate == GeneralFate::removed) {
    person.status[GeneralSlot::state] = static_cast<std::int16_t>(GeneralState::removed);
    person.present = false;
    scene.tell("general-removed", {"OT-GEN-16", "OT-GEN-19"}, {.unit = person.unit, .person = general, .key = true});
    noteFall(scene, person.side, {MoraleEvent::generalRemoved, false, false, 0});
  } else {
    // D41: to the close of his side's next phase; the one that is going on does not count.
    person.status[GeneralSlot::state] = static_cast<std::int16_t>(GeneralState::missesTurn);
    person.status[GeneralSlot::returnsAfterPhase] = person.side == battle.active ? 2 : 1;
    scene.tell("general-misses-turn", {"OT-GEN-17"}, {.unit = person.unit, .person = general, .key = true});
  }
}

bool fleesBefore(const Battle& battle, UnitIndex a, UnitIndex b) {
  const Facing edge = towardsBase(battle, battle.unit(a).side);
  const Grid grid{battle.setup->columns, battle.setup->rows};
  const Square sa = squareOf(battle, a);
  const Square sb = squareOf(battle, b);
  const int da = grid.stepsOff(sa, edge);
  const int db = grid.stepsOff(sb, edge);
  if (da != db) return da < db;
  // Their left as they look away from their base edge.
  return edge == Facing::south ? sa.x < sb.x : sa.x > sb.x;
}

namespace {

struct Broken {
  std::array<UnitIndex, 128> units;
  std::size_t count = 0;
};

// Broken by Army Morale itself: no point for the unit, nobody pursues (D45).
void breakByMorale(Scene& scene, UnitIndex unit, Broken& broken) {
  scene.tell("breaks-by-morale", {"OT-MOR-6", "OT-FLE-1"}, {.unit = unit, .key = true});
  const bool rampaging = isRampaging(scene.battle, unit);
  noteUnitLost(scene, unit, MoraleEvent::brokeByMorale);
  if (rampaging) {
    removeUnit(scene, unit, Quarry::destroyed);
    return;
  }
  takeFlight(scene, unit);
  if (scene.battle.unit(unit).side == scene.battle.active) broken.units[broken.count++] = unit;
}

void wearDown(Scene& scene, SideIndex side, int before, int after, Broken& broken) {
  Battle& battle = scene.battle;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (battle.unit(u).side != side || !battle.unit(u).present || isFleeing(battle, u)) continue;
    const MoraleStrengthOut out =
        moraleStrength(scene.book, {figure(battle, u, UnitFigure::leadership), before, after, strengthLeft(battle, u)});
    if (out.lost == 0) continue;
    setStrength(battle, u, out.strengthLeft);
    scene.tell("worn-by-morale", {"OT-MOR-6", "OT-MOR-7"}, {.unit = u, .figures = {out.lost, out.strengthLeft}});
    if (out.flees) breakByMorale(scene, u, broken);
  }
}

void bookFall(Scene& scene, SideIndex side, Broken& broken) {
  SideState& state = scene.battle.side(side);
  const int fall = state.status[SideSlot::fallToBook];
  if (fall == 0) return;
  const int before = state.status[SideSlot::armyMorale];
  const int after = std::max(0, before - fall);
  state.status[SideSlot::fallToBook] = 0;
  state.status[SideSlot::armyMorale] = static_cast<std::int16_t>(after);
  scene.tell("army-morale-falls", {"OT-MOR-3", "OT-MOR-4", "OT-MOR-5"}, {.side = side, .figures = {before, after}});
  wearDown(scene, side, before, after, broken);
}

}  // namespace

void bookFalls(Scene& scene) {
  Battle& battle = scene.battle;
  const auto pending = [&](SideIndex side) { return battle.side(side).status[SideSlot::fallToBook] > 0; };
  while (pending(0) || pending(1)) {
    Broken broken;
    bookFall(scene, battle.active, broken);
    bookFall(scene, enemyOf(battle.active), broken);
    const auto end = broken.units.begin() + static_cast<std::ptrdiff_t>(broken.count);
    std::sort(broken.units.begin(), end, [&](UnitIndex a, UnitIndex b) { return fleesBefore(battle, a, b); });
    for (auto unit = broken.units.begin(); unit != end; ++unit) flee(scene, *unit, Moment::brokeInOwnPhase);
  }
}

}  // namespace signifer::othw
