#include "hannibal/play/army.h"

#include <algorithm>

#include "battle/arriving.h"
#include "hannibal/play/play.h"
#include "hannibal/play/shot.h"

namespace signifer::hannibal {
namespace {

/// Slot of the count for units with this loss value; none for those that do not count.
std::optional<int> groupOf(const Position& position, UnitIndex u) {
  const int loss = lossOf(position, u);
  if (loss < 2 || loss > 4) return std::nullopt;
  return loss - 2;
}

SideStatus slot(SideStatus first, int group) { return static_cast<SideStatus>(static_cast<int>(first) + group); }

}  // namespace

int lossOf(const Position& position, UnitIndex u) {
  return ask(*position.rulings().staminaValue, {position.kind(u), position.has(u, UnitProfile::core)})->loss;
}

std::optional<Answered<ArmyStaminaIn, ArmyStaminaOut>> staminaRuling(const Position& position, SideIndex side) {
  const auto& s = position.battle().side(side).status;
  const ArmyStaminaIn in{s[SideStatus::coreTwo],        s[SideStatus::coreThree], s[SideStatus::coreFour],
                         s[SideStatus::lostTwo],        s[SideStatus::lostThree], s[SideStatus::lostFour],
                         s[SideStatus::despotLost] != 0};
  if (in.coreTwo + in.coreThree + in.coreFour == 0) return std::nullopt;
  return ask(*position.rulings().armyStamina, in);
}

Stamina staminaOf(const Position& position, SideIndex side) {
  if (const auto ruling = staminaRuling(position, side)) return {(*ruling)->start, (*ruling)->left, (*ruling)->broken};
  const bool anyLeft =
      std::ranges::any_of(position.battle().units, [&](const Unit& unit) { return unit.side == side && unit.present; });
  return {0, 0, !anyLeft};
}

void keepArmyList(const Position& position, SideState& state, SideIndex side) {
  std::array<int, 3> core{};
  std::array<int, 3> lost{};
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u) {
    if (position.unit(u).side != side) continue;
    const auto group = groupOf(position, u);
    if (!group) continue;
    ++core[static_cast<std::size_t>(*group)];
    if (!position.unit(u).present && !isAside(position.unit(u))) ++lost[static_cast<std::size_t>(*group)];
  }
  for (int group = 0; group < 3; ++group) {
    const auto i = static_cast<std::size_t>(group);
    auto& atStart = state.status[slot(SideStatus::coreTwo, group)];
    auto& gone = state.status[slot(SideStatus::lostTwo, group)];
    atStart = std::max(atStart, static_cast<std::int16_t>(core[i]));
    gone = std::min(atStart, std::max(gone, static_cast<std::int16_t>(lost[i])));
  }
  for (PersonIndex p = 0; p < position.battle().personCount(); ++p) {
    const Person& person = position.battle().person(p);
    if (person.side == side && !person.present && position.battle().personProfile(p, PersonProfile::despot) != 0)
      state.status[SideStatus::despotLost] = 1;
  }
}

void countLoss(const Position& position, SideState& state, UnitIndex u) {
  const auto group = groupOf(position, u);
  if (!group) return;
  auto& lost = state.status[slot(SideStatus::lostTwo, *group)];
  // Never more than there were, whatever a file says.
  lost = std::min<std::int16_t>(static_cast<std::int16_t>(lost + 1), state.status[slot(SideStatus::coreTwo, *group)]);
}

bool isOver(const Battle& battle) {
  return battle.side(0).status[SideStatus::broken] != 0 || battle.side(1).status[SideStatus::broken] != 0 ||
         battle.status[BattleStatus::over] != 0;
}

bool hasLeaders(const Battle& battle, SideIndex side) {
  return std::ranges::any_of(battle.people, [&](const Person& p) { return p.present && p.side == side; });
}

bool mayMoveLeaders(const Battle& battle) {
  return std::ranges::any_of(battle.people,
                             [&](const Person& p) { return p.present && p.side == battle.active && p.unit == noUnit; });
}

bool hasRouted(const Battle& battle, SideIndex side) {
  return std::ranges::any_of(battle.units, [&](const Unit& unit) {
    return unit.present && unit.side == side && unit.status[UnitStatus::routed] != 0;
  });
}

bool leadersToCheck(const Position& position) {
  return std::ranges::any_of(position.battle().people, [&](const Person& p) {
    if (!p.present) return false;
    return p.status[PersonStatus::unitEliminated] != 0 ||
           (p.unit != noUnit && position.status(p.unit, UnitStatus::hitsThisTurn) > 0);
  });
}

SideIndex choosingSide(const Battle& battle) {
  const auto open = [&](SideIndex side) {
    return std::ranges::any_of(battle.units, [&](const Unit& unit) {
      return unit.present && unit.side == side && unit.status[UnitStatus::choiceOpen] != 0;
    });
  };
  if (open(battle.active)) return battle.active;
  return open(enemyOf(battle.active)) ? enemyOf(battle.active) : noSide;
}

UnitSet routsToChoose(const Battle& battle) {
  UnitSet set;
  SideIndex side = noSide;
  for (auto task = battle.tasks.rbegin(); task != battle.tasks.rend(); ++task) {
    if (task->code != static_cast<std::int16_t>(TaskKind::rout) || task->args[2] == 0) break;
    const Unit& unit = battle.unit(task->args[0]);
    if (side == noSide) side = unit.side;
    if (unit.side != side) break;
    if (unit.present && unit.status[UnitStatus::routed] == 0) add(set, task->args[0]);
  }
  return set;
}

int dueRout(const Battle& battle, UnitIndex u) {
  for (int i = static_cast<int>(battle.tasks.size()) - 1; i >= 0; --i) {
    const Task& task = battle.tasks[static_cast<std::size_t>(i)];
    if (task.code == static_cast<std::int16_t>(TaskKind::rout) && task.args[0] == u) return i;
  }
  return -1;
}

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

UnitSet refuges(const Position& position, PersonIndex p) {
  UnitSet set;
  const Person& person = position.battle().person(p);
  if (position.options().loneLeader == LoneLeader::captured) return set;
  const double most = leaderMoveInches(position.battle().personProfile(p, PersonProfile::moveInches) / 1000.0,
                                       position.tables(), position.options()) *
                      oneInch;
  position.forEachPresent([&](UnitIndex u) {
    if (position.unit(u).side == person.side && position.leader(u) == noPerson &&
        distanceTo(position.stand(u), toVec(person.at)) <= most)
      add(set, u);
  });
  return set;
}

const Task* chargeOn(const Position& position, UnitIndex u) {
  for (const Task& task : position.battle().tasks)
    if (task.code == static_cast<std::int16_t>(TaskKind::charge) && task.args[1] == u && position.present(task.args[0]))
      return &task;
  return nullptr;
}

UnitIndex chargerOf(const Position& position, UnitIndex u) {
  const Task* charge = chargeOn(position, u);
  return charge == nullptr ? noUnit : charge->args[0];
}

}  // namespace signifer::hannibal
