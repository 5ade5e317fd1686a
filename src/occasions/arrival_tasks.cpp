#include "occasions/arrival_tasks.h"

#include <algorithm>

#include "occasions/entry_places.h"
#include "rules/account.h"
#include "table/grid.h"

namespace signifer {
namespace {

using Edge = DeploymentZone::Edge;

/// The distance from its edge within which a unit may leave by it.
constexpr Length nearEdge = oneInch;

const Arrival* arrivalOf(const Battle& battle, UnitIndex unit) {
  const auto& all = battle.setup->arrivals;
  const auto found = std::ranges::find(all, unit, &Arrival::unit);
  return found == all.end() ? nullptr : &*found;
}

bool isDue(const Battle& battle, const Arrival& arrival, SideIndex side) {
  const Unit& unit = battle.unit(arrival.unit);
  return unit.side == side && waitsOffTable(unit) && arrival.turn <= battle.turn;
}

// The extent of what stands on the table: a base, or a square.
struct Extent {
  Length left, below, right, above;
};

Extent extentOf(const Battle& battle, const Unit& unit) {
  const Setup& setup = *battle.setup;
  if (setup.columns > 0) {
    const Square square = squareAt(unit.pose.centre, setup.squareSide);
    const Length side = setup.squareSide;
    return {square.x * side, square.y * side, (square.x + 1) * side, (square.y + 1) * side};
  }
  const Footprint print(unit.pose, unit.base);
  const Point centre = unit.pose.centre;
  const Length x = toLength(print.halfExtent({1, 0}));
  const Length y = toLength(print.halfExtent({0, 1}));
  return {centre.x - x, centre.y - y, centre.x + x, centre.y + y};
}

bool isAtStretch(const Battle& battle, const Unit& unit, const TableStretch& stretch) {
  const Extent at = extentOf(battle, unit);
  const Length gap = battle.setup->columns > 0 ? 0 : nearEdge;
  const auto along = [&stretch](Length from, Length to) { return to > stretch.from && from < stretch.to; };
  switch (stretch.edge) {
    case Edge::south:
      return at.below <= gap && along(at.left, at.right);
    case Edge::north:
      return at.above >= battle.setup->depth - gap && along(at.left, at.right);
    case Edge::west:
      return at.left <= gap && along(at.below, at.above);
    case Edge::east:
      return at.right >= battle.setup->width - gap && along(at.below, at.above);
    case Edge::none:
      break;
  }
  return false;
}

// The edge by which a unit may leave for points; none where there is none.
Edge exitOf(const Battle& battle, UnitIndex u) {
  const Unit& unit = battle.unit(u);
  for (const Objective& objective : battle.setup->objectives) {
    const bool scores = objective.side == noSide || objective.side == unit.side;
    if (objective.kind == Objective::Kind::exit && scores && isAtStretch(battle, unit, objective.stretch))
      return objective.stretch.edge;
  }
  return Edge::none;
}

}  // namespace

bool ArrivalTasks::makesSense(const Battle& battle, const Task& task) const {
  const std::int16_t who = task.args[0];
  if (is(task, ArrivalTask::roll)) return who == 0 || who == 1;
  if (who < 0 || who >= battle.unitCount()) return false;
  if (is(task, ArrivalTask::comes)) return waitsOffTable(battle.unit(who)) && arrivalOf(battle, who) != nullptr;
  return battle.unit(who).present && exitOf(battle, who) != Edge::none;
}

void ArrivalTasks::push(Battle& battle, ArrivalTask kind, int who) const {
  Task task;
  task.code = static_cast<std::int16_t>(codeOf(kind));
  task.args[0] = static_cast<std::int16_t>(who);
  battle.tasks.push_back(task);
}

Action ArrivalTasks::actionOf(ArrivalAction kind, UnitIndex unit) const {
  Action action;
  action.kind = static_cast<std::int8_t>(kindOf(kind));
  action.unit = unit;
  return action;
}

void ArrivalTasks::call(const RuleSet& inside, Battle& battle, SideIndex side) const {
  std::vector<UnitIndex> leaving;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side && exitOf(battle, u) != Edge::none &&
        !inside.portray(battle, u).adrift)
      leaving.push_back(u);
  const auto& all = battle.setup->arrivals;
  const bool rolls = std::ranges::any_of(
      all, [&](const Arrival& arrival) { return isDue(battle, arrival, side) && arrival.needs > 0; });
  for (const UnitIndex u : leaving) push(battle, ArrivalTask::mayLeave, u);
  if (rolls) return push(battle, ArrivalTask::roll, side);
  for (auto arrival = all.rbegin(); arrival != all.rend(); ++arrival)
    if (isDue(battle, *arrival, side)) push(battle, ArrivalTask::comes, arrival->unit);
}

Decision ArrivalTasks::decision(const Battle& battle) const {
  const Task& task = battle.tasks.back();
  const auto answer = [this](ArrivalAction action) { return std::uint64_t{1} << kindOf(action); };
  Decision decision;
  decision.step = step_;
  if (is(task, ArrivalTask::roll)) {
    decision.side = static_cast<SideIndex>(task.args[0]);
    decision.kinds = answer(ArrivalAction::roll);
    decision.automatic = true;
    return decision;
  }
  decision.unit = task.args[0];
  decision.side = battle.unit(decision.unit).side;
  decision.kinds = is(task, ArrivalTask::comes) ? answer(ArrivalAction::arrive) | answer(ArrivalAction::wait)
                                                : answer(ArrivalAction::leave) | answer(ArrivalAction::stay);
  return decision;
}

void ArrivalTasks::candidates(const Battle& battle, ActionList& out) const {
  const Task& task = battle.tasks.back();
  const UnitIndex u = task.args[0];
  if (is(task, ArrivalTask::roll)) return out.push_back(actionOf(ArrivalAction::roll));
  if (is(task, ArrivalTask::mayLeave)) {
    out.push_back(actionOf(ArrivalAction::leave, u));
    return out.push_back(actionOf(ArrivalAction::stay, u));
  }
  const EntryPlaces places(battle, *arrivalOf(battle, u));
  std::vector<Pose> poses = places.freePlaces();
  if (poses.empty())
    if (const auto nearest = places.nearest()) poses.push_back(*nearest);
  for (const Pose& pose : poses) {
    out.push_back(actionOf(ArrivalAction::arrive, u));
    out.back().point = pose.centre;
  }
  if (poses.empty()) out.push_back(actionOf(ArrivalAction::wait, u));
}

Action ArrivalTasks::shown(const Battle& battle, UnitIndex unit, Point where) const {
  const Task& task = battle.tasks.back();
  if (!is(task, ArrivalTask::comes) || task.args[0] != unit) return {};
  Action action = actionOf(ArrivalAction::arrive, unit);
  action.point = EntryPlaces(battle, *arrivalOf(battle, unit)).poseFor(where).centre;
  return action;
}

void ArrivalTasks::judge(const Battle& battle, const Action& action, Verdict& verdict) const {
  const Task& task = battle.tasks.back();
  if (is(task, ArrivalTask::roll)) return;
  const UnitIndex u = task.args[0];
  if (action.unit != u) return verdict.refuse({.rule = "ARR-1", .code = "arrival-not-yours", .unit = action.unit});
  if (is(task, ArrivalTask::mayLeave)) return;
  const EntryPlaces places(battle, *arrivalOf(battle, u));
  const std::vector<Pose> free = places.freePlaces();
  const auto nearest = free.empty() ? places.nearest() : std::nullopt;
  if (action.kind == kindOf(ArrivalAction::wait)) {
    if (!free.empty()) return verdict.refuse({.rule = "ARR-3", .code = "arrival-has-room", .unit = u});
    if (nearest) verdict.refuse({.rule = "ARR-3", .code = "arrival-has-nearest", .unit = u});
    return;
  }
  const Pose pose = places.poseFor(action.point);
  if (places.isFree(pose) || (nearest && pose == *nearest)) return;
  if (free.empty() && !nearest)
    verdict.refuse({.rule = "ARR-3", .code = "arrival-no-room", .unit = u});
  else if (const UnitIndex other = places.inTheWay(pose); other != noUnit)
    verdict.refuse({.rule = "ARR-2", .code = "arrival-in-the-way", .unit = other});
  else if (!places.isAtEntry(pose))
    verdict.refuse({.rule = "ARR-2", .code = "arrival-not-at-entry", .unit = u});
  else
    verdict.refuse({.rule = "ARR-2", .code = "arrival-no-room", .unit = u});
  if (free.empty() && !nearest) return;
  verdict.nearest = actionOf(ArrivalAction::arrive, u);
  const auto apart = [&](const Pose& place) { return squaredLength(toVec(place.centre) - toVec(pose.centre)); };
  verdict.nearest->point = (free.empty() ? *nearest : *std::ranges::min_element(free, {}, apart)).centre;
}

std::vector<Pose> ArrivalTasks::trace(const Battle& battle, const Action& action) const {
  const bool known = action.unit >= 0 && action.unit < battle.unitCount();
  const Arrival* const arrival = known ? arrivalOf(battle, action.unit) : nullptr;
  if (arrival == nullptr || action.kind != kindOf(ArrivalAction::arrive)) return {};
  return {EntryPlaces(battle, *arrival).poseFor(action.point)};
}

void ArrivalTasks::roll(Battle& battle, SideIndex side, const Account& account) const {
  std::vector<UnitIndex> coming;
  for (const Arrival& arrival : battle.setup->arrivals) {
    if (!isDue(battle, arrival, side)) continue;
    if (arrival.needs > 0) {
      const int face = account.dice().one({"dice-arrival", side, arrival.unit, noUnit});
      const bool comes = face >= arrival.needs;
      account.tell(comes ? "arrival-rolled" : "arrival-fails", {"ARR-1"},
                   {.unit = arrival.unit, .figures = {Figure::count(face), Figure::count(arrival.needs)}});
      if (!comes) continue;
    }
    coming.push_back(arrival.unit);
  }
  for (auto u = coming.rbegin(); u != coming.rend(); ++u) push(battle, ArrivalTask::comes, *u);
}

UnitIndex ArrivalTasks::resolve(Battle& battle, const Action& action, const Account& account) const {
  const Task task = battle.tasks.back();
  battle.tasks.pop_back();
  const UnitIndex u = task.args[0];
  if (is(task, ArrivalTask::roll)) {
    roll(battle, static_cast<SideIndex>(u), account);
    return noUnit;
  }
  Unit& unit = battle.unit(u);
  if (is(task, ArrivalTask::mayLeave)) {
    if (action.kind != kindOf(ArrivalAction::leave)) return noUnit;
    setLeftBy(unit, exitOf(battle, u));
    unit.present = false;
    for (Person& person : battle.people)
      if (person.unit == u) person.present = false;
    account.tell("leaves-for-points", {"ARR-4"}, {.unit = u, .key = true});
    return u;
  }
  if (action.kind != kindOf(ArrivalAction::arrive)) {
    account.tell("arrival-waits", {"ARR-3"}, {.unit = u});
    return noUnit;
  }
  const EntryPlaces places(battle, *arrivalOf(battle, u));
  const Pose pose = places.poseFor(action.point);
  const bool atEntry = places.isAtEntry(pose);
  unit.pose = pose;
  unit.present = true;
  setWaitsOffTable(unit, false);
  account.tell(atEntry ? "arrives" : "arrives-nearest", {"ARR-2"}, {.unit = u, .key = true});
  return u;
}

}  // namespace signifer
