#include "play/deployment_course.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "dice/sources.h"
#include "table/grid.h"
#include "table/moves.h"

namespace signifer {
namespace {

using Order = DeploymentPlan::Order;

// On a grid each square holds one unit. A unit whose usual square is taken by a placed unit has any other free
// square.
void giveSquares(Battle& battle) {
  const Setup& setup = *battle.setup;
  if (setup.columns == 0) return;
  const Grid grid{setup.columns, setup.rows};
  std::vector<bool> taken(static_cast<std::size_t>(grid.count()));
  const auto squareOf = [&](const Unit& unit) {
    const Square square = squareAt(unit.pose.centre, setup.squareSide);
    return static_cast<std::size_t>(grid.contains(square) ? grid.indexOf(square) : 0);
  };
  for (const Unit& unit : battle.units)
    if (unit.present) taken[squareOf(unit)] = true;
  for (Unit& unit : battle.units) {
    if (unit.present) continue;
    std::size_t square = squareOf(unit);
    if (taken[square]) square = static_cast<std::size_t>(std::ranges::find(taken, false) - taken.begin());
    if (square == taken.size()) return;
    taken[square] = true;
    unit.pose.centre = centreOf(grid.squareOf(static_cast<int>(square)), setup.squareSide);
  }
}

void standInUsualOrder(Battle& battle) {
  giveSquares(battle);
  for (Unit& unit : battle.units) unit.present = true;
  for (Person& person : battle.people) person.present = true;
}

}  // namespace

Pose deployedPose(const Battle& battle, const Action& action) {
  // Without a place: from where it stands.
  const Unit& unit = battle.unit(action.unit);
  Pose pose{action.point == Point{} ? unit.pose.centre : action.point, unit.pose.heading};
  const Setup& setup = *battle.setup;
  if (setup.columns > 0) {
    const auto square = [&](Length v, int count) {
      return std::clamp(v / setup.squareSide, 0, count - 1) * setup.squareSide + setup.squareSide / 2;
    };
    pose.centre = {square(action.point.x, setup.columns), square(action.point.y, setup.rows)};
    pose.heading = (action.values[0] & 3) * 90 * oneDegree;
    return pose;
  }
  for (const Leg& leg : action.path) pose = after(pose, unit.base, leg);
  return pose;
}

void DeploymentCourse::begin(Battle& battle) const {
  takeBases(battle);
  battle.tasks.clear();
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    Person& person = battle.person(p);
    if (!person.present || person.unit != noUnit) continue;
    person.present = false;
    tasks_.push(battle, DeployTask::leaderWaits, p);
  }
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present) continue;
    if (tasks_.hostOf(battle, u) == noUnit) tasks_.push(battle, DeployTask::unitWaits, u);
    battle.unit(u).present = false;
  }
  beginSide(battle, battle.setup->deployment.first);
  if (!tasks_.anyWaits(battle, 0) && !tasks_.anyWaits(battle, 1)) finish(battle);
}

void DeploymentCourse::beginSide(Battle& battle, SideIndex side) const {
  battle.step = static_cast<StepIndex>(definition_.sequence().size() - 1);
  battle.active = side;
  tasks_.push(battle, DeployTask::deploying, side);
}

Battle DeploymentCourse::usual(const Battle& battle) const {
  Battle ready = battle;
  ready.tasks.clear();
  ready.step = 0;
  standInUsualOrder(ready);
  inner_.deploy(ready);
  return ready;
}

void DeploymentCourse::takeBases(Battle& battle) const {
  const Battle ready = usual(battle);
  for (std::size_t i = 0; i < battle.units.size(); ++i) battle.units[i].base = ready.units[i].base;
}

void DeploymentCourse::endInUsualOrder(Battle& battle) const {
  standInUsualOrder(battle);
  finish(battle);
}

void DeploymentCourse::placeUnit(Battle& battle, const Action& action, const Account& account) const {
  const UnitIndex u = action.unit;
  Unit& unit = battle.unit(u);
  const bool fresh = tasks_.take(battle, DeployTask::unitWaits, u);
  unit.pose = deployedPose(battle, action);
  unit.present = true;
  bringCompanions(battle, u);
  const bool secret = battle.setup->deployment.order == Order::secretly;
  if (secret)
    account.tell(fresh ? "deploy-hidden" : "deploy-hidden-moved", {"DEP-4"}, {.side = unit.side});
  else
    account.tell(fresh ? "deploy-placed" : "deploy-moved", {"DEP-2"}, {.unit = u, .side = unit.side});
  passOn(battle);
}

void DeploymentCourse::placeLeader(Battle& battle, const Action& action, const Account& account) const {
  Person& person = battle.person(action.person);
  const bool fresh = tasks_.take(battle, DeployTask::leaderWaits, action.person);
  person.at = action.point;
  person.present = true;
  if (battle.setup->deployment.order == Order::secretly)
    account.tell(fresh ? "deploy-leader-hidden" : "deploy-leader-hidden-moved", {"DEP-4"}, {.side = person.side});
  else
    account.tell("deploy-leader-placed", {"DEP-2"}, {.person = action.person, .side = person.side});
  passOn(battle);
}

void DeploymentCourse::takePlaced(Battle& battle) const {
  std::size_t placed = 0;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present || !tasks_.take(battle, DeployTask::unitWaits, u)) continue;
    ++placed;
    bringCompanions(battle, u);
  }
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    if (battle.person(p).present && tasks_.take(battle, DeployTask::leaderWaits, p)) ++placed;
  if (placed == 0 || tasks_.anyWaits(battle, tasks_.sideNow(battle))) return;
  // The last one of a side that was put down by hand ends its deployment.
  SilentChronicle silent;
  ScriptedDice none{{}};
  endSide(battle, Account(battle, none, silent));
}

void DeploymentCourse::bringCompanions(Battle& battle, UnitIndex u) const {
  const Unit& unit = battle.unit(u);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (tasks_.hostOf(battle, v) == u) {
      battle.unit(v).pose = unit.pose;
      battle.unit(v).present = true;
    }
  for (Person& person : battle.people)
    if (person.unit == u) person.at = unit.pose.centre;
}

// One in turn: the other side goes on if it has anybody left; units go before leaders on both sides.
void DeploymentCourse::passOn(Battle& battle) const {
  if (battle.setup->deployment.order != Order::alternately) return;
  const SideIndex side = tasks_.sideNow(battle);
  const SideIndex other = enemyOf(side);
  battle.tasks.pop_back();
  const auto goesOn = [&](DeployTask kind) -> SideIndex {
    if (tasks_.countOf(battle, kind, other) > 0) return other;
    return tasks_.countOf(battle, kind, side) > 0 ? side : noSide;
  };
  SideIndex next = goesOn(DeployTask::unitWaits);
  if (next == noSide) next = goesOn(DeployTask::leaderWaits);
  if (next == noSide) return finish(battle);
  beginSide(battle, next);
}

// Behind a screen the side's units go out of sight until both are there.
void DeploymentCourse::endSide(Battle& battle, const Account& account) const {
  const SideIndex side = tasks_.sideNow(battle);
  account.tell("deploy-side-done", {"DEP-5"}, {.side = side});
  std::erase_if(battle.tasks, [&](const Task& task) {
    if (tasks_.is(task, DeployTask::unitWaits))
      return DeploymentTasks::known(battle, task.args[0]) && battle.unit(task.args[0]).side == side;
    return tasks_.is(task, DeployTask::leaderWaits) && DeploymentTasks::knownPerson(battle, task.args[0]) &&
           battle.person(task.args[0]).side == side;
  });
  if (battle.setup->deployment.order == Order::alternately) return passOn(battle);
  battle.tasks.pop_back();
  if (side != battle.setup->deployment.first || !tasks_.anyWaits(battle, enemyOf(side))) return finish(battle);
  if (battle.setup->deployment.order == Order::secretly) hide(battle, side);
  beginSide(battle, enemyOf(side));
}

void DeploymentCourse::hide(Battle& battle, SideIndex side) const {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).side == side && std::exchange(battle.unit(u).present, false))
      tasks_.push(battle, DeployTask::unitHidden, u);
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    Person& person = battle.person(p);
    if (person.side != side || person.unit != noUnit || !std::exchange(person.present, false)) continue;
    tasks_.push(battle, DeployTask::leaderHidden, p);
  }
}

// The screen falls, and the rule set makes the battle ready.
void DeploymentCourse::finish(Battle& battle) const {
  for (const Task& task : battle.tasks) {
    if (tasks_.is(task, DeployTask::unitHidden) && DeploymentTasks::known(battle, task.args[0]))
      battle.unit(task.args[0]).present = true;
    if (tasks_.is(task, DeployTask::leaderHidden) && DeploymentTasks::knownPerson(battle, task.args[0]))
      battle.person(task.args[0]).present = true;
  }
  battle.tasks.clear();
  battle.step = 0;
  battle.active = 0;
  inner_.deploy(battle);
}

}  // namespace signifer
