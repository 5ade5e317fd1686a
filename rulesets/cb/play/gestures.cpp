// The action that a gesture with a unit means, and the poses that an action leads to.
#include "rules/gestures.h"

#include <algorithm>

#include "cb/play/paths.h"
#include "cb/play/portrait.h"
#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

bool isLegal(const Position& position, const Action& action) {
  return Referee(position, Detail::bare).judge(action).legal();
}

// CB-AFT-9: straight back, as far as was shown of the whole way.
Action retreatTo(const Position& position, Action action, Point where) {
  const RetireWay way = retireWay(position, position.battle().tasks.back());
  const double back = Footprint(way.turned, position.unit(action.unit).base).local(toVec(where)).y;
  if (back >= 1) action.path.add({LegKind::ahead, std::min(toLength(back), wholeLength(way.most))});
  return action;
}

// The manoeuvre after which the unit stands so: about-face, or a step aside or back (CB-MAN-9, CB-MAN-10, CB-MAN-20).
std::optional<Action> manoeuvreTo(const Position& position, UnitIndex u, const Shown& shown) {
  const Unit& unit = position.unit(u);
  Action action;
  action.kind = static_cast<std::int8_t>(ActionId::manoeuvre);
  action.unit = u;
  action.values[1] = static_cast<std::int16_t>(position.formation(u));
  const auto tried = [&](Manoeuvre which, const Path& path) -> std::optional<Action> {
    action.values[0] = static_cast<std::int16_t>(which);
    action.path = path;
    return isLegal(position, action) ? std::optional(action) : std::nullopt;
  };
  if (shown.heading && shown.isAt(facedAbout(unit.pose))) return tried(Manoeuvre::aboutFace, {});
  for (const Path& way : waysTo(unit.pose, unit.base, shown)) {
    if (way.size() != 1 || !isStraight(way[0].kind) || way[0].kind == LegKind::ahead) continue;
    return tried(way[0].kind == LegKind::back ? Manoeuvre::stepBack : Manoeuvre::sideStep, way);
  }
  return std::nullopt;
}

UnitIndex enemyAt(const Position& position, UnitIndex u, Point where) {
  UnitIndex target = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (position.enemies(u, v) && contains(position.stand(v), toVec(where))) target = v;
  });
  return target;
}

// A pose is rounded: at the very limit of a move the last leg that leads there may be a thousandth of an inch too long.
std::vector<Path> withAHairLess(std::vector<Path> ways) {
  for (std::size_t i = 0, count = ways.size(); i < count; ++i) {
    Path less = ways[i];
    if (less.empty() || !isStraight(less[less.size() - 1].kind) || less[less.size() - 1].amount < 2) continue;
    --less[less.size() - 1].amount;
    ways.push_back(less);
  }
  return ways;
}

}  // namespace

// Onto an enemy: a shot or a charge, as the step asks. Elsewhere a manoeuvre that ends there; else the throw for a
// move, which goes nowhere yet; and once that is thrown the way.
Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  Action action;
  const Decision now = Course::decision(position);
  if (!position.present(u)) return action;
  action.unit = u;
  const auto as = [&](ActionId id) { return now.allows(static_cast<int>(id)); };
  const UnitIndex target = enemyAt(position, u, shown.centre);
  for (const ActionId id : {ActionId::shoot, ActionId::declareCharge})
    if (as(id) && target != noUnit) {
      action.kind = static_cast<std::int8_t>(id);
      action.target = target;
      if (id == ActionId::declareCharge) action.values = {2, 1};
      return action;
    }
  if (as(ActionId::manoeuvre))
    if (const auto manoeuvre = manoeuvreTo(position, u, shown)) return *manoeuvre;
  if (as(ActionId::move)) {
    action.kind = static_cast<std::int8_t>(ActionId::move);
    return action;
  }
  if (!as(ActionId::go) || now.unit != u) return action;
  action.kind = static_cast<std::int8_t>(ActionId::go);
  if (static_cast<TaskKind>(position.battle().tasks.back().code) == TaskKind::retire)
    return retreatTo(position, action, shown.centre);
  const bool turns = position.unformed(u) && !position.special(u);
  const Unit& unit = position.unit(u);
  return wayTaken(action,
                  withAHairLess(waysTo(unit.pose, unit.base, shown, turns ? WayTaste::turns : WayTaste::wheels)),
                  [&](const Action& tried) { return isLegal(position, tried); });
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  std::vector<Pose> poses;
  if (!position.present(action.unit)) return poses;
  const Unit& unit = position.unit(action.unit);
  poses.push_back(unit.pose);
  const auto& tasks = position.battle().tasks;
  if (!tasks.empty() && static_cast<TaskKind>(tasks.back().code) == TaskKind::retire)
    poses.push_back(retireWay(position, tasks.back()).turned);
  if (static_cast<ActionId>(action.kind) == ActionId::declareCharge && position.present(action.target)) {
    const ChargePlan plan = planCharge(position, action.unit, action.target);
    if (!plan.found) return poses;
    poses.push_back(plan.start);
    poses.push_back(movedAhead(plan.start, wholeLength(plan.distance)));
    return poses;
  }
  const bool turnsAbout = static_cast<ActionId>(action.kind) == ActionId::manoeuvre &&
                          static_cast<Manoeuvre>(action.values[0]) == Manoeuvre::aboutFace;
  if (turnsAbout) poses.push_back(facedAbout(unit.pose));
  for (const Leg& leg : action.path) poses.push_back(after(poses.back(), unit.base, leg));
  return poses;
}

}  // namespace signifer::cb
