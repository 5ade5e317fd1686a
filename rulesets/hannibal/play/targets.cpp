#include "hannibal/play/targets.h"

#include "hannibal/play/play.h"
#include "hannibal/play/shot.h"

namespace signifer::hannibal {

UnitIndex latestCharger(const Position& position, UnitIndex thrower) {
  const auto& tasks = position.battle().tasks;
  for (auto task = tasks.rbegin(); task != tasks.rend(); ++task) {
    if (task->code != static_cast<std::int16_t>(TaskKind::pila) || task->args[0] != thrower) continue;
    const auto charger = static_cast<UnitIndex>(task->args[1] - 1);
    return position.present(charger) ? charger : noUnit;
  }
  return noUnit;
}

UnitSet pilaTargets(const Position& position, UnitIndex u, UnitIndex charger) {
  UnitSet set;
  const auto weapon = position.weapon(u);
  if (!weapon || !position.standing(u)) return set;
  const bool pilum = *weapon == Weapon::pilum;
  const bool others = position.options().defensiveShooting == DefensiveShooting::handHeld && !isEngine(*weapon) &&
                      position.status(u, UnitStatus::part) == static_cast<int>(Part::charged) &&
                      !position.is(u, UnitStatus::shotThisTurn);
  if (!pilum && !others) return set;
  forEachIn(position.contacts(u), [&](UnitIndex v) {
    const auto faces = facesInContact(position.stand(u), position.stand(v));
    if (!faces || faces->first != Face::front) return;
    if (others ? isNewContact(position, u, v, charger) : pilumThrow(position, u, v, faces->first, charger)->allowed)
      add(set, v);
  });
  return set;
}

UnitSet strikeTargets(const Position& position, UnitIndex u) {
  UnitSet front;
  UnitSet others;
  const UnitSet touched = position.contacts(u);
  // One alone is struck at whatever face it touches.
  const UnitIndex first = firstIn(touched, [](UnitIndex) { return true; });
  if (first == noUnit || UnitSet(touched).reset(static_cast<std::size_t>(first)).none()) return touched;
  const UnitIndex charged = firstIn(
      touched, [&](UnitIndex v) { return position.battle().relation(relationOf(RelationKind::charges), u, v) != 0; });
  if (charged != noUnit) {
    add(front, charged);
    return front;
  }
  forEachIn(touched, [&](UnitIndex v) {
    const auto faces = facesInContact(position.stand(u), position.stand(v));
    if (faces) add(faces->first == Face::front ? front : others, v);
  });
  return front.any() ? front : others;
}

}  // namespace signifer::hannibal
