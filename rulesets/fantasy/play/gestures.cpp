// The meaning of a gesture with a unit, and the poses to which an action leads.
#include "rules/gestures.h"

#include "fantasy/play/course.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/referee.h"
#include "fantasy/play/ways.h"

namespace signifer::fantasy {
namespace {

/// The move turned into a march; none if the unit may not march. Characters who leave their unit say so, others march.
std::optional<Action> marching(const Position& position, const Action& move) {
  Action march = move;
  if (position.status(move.unit, UnitStatus::spentInches) != 0) return std::nullopt;
  if (position.attached(move.unit))
    march.values[0] = 1;
  else if (position.has(move.unit, UnitProfile::musician) || position.character(move.unit))
    march.kind = static_cast<std::int8_t>(ActionId::march);
  else
    return std::nullopt;
  return march;
}

// Loose troops turn as they like; what is too far for a move is a march.
Action proposedMove(const Position& position, UnitIndex u, const Shown& shown) {
  Action move;
  move.unit = u;
  move.kind = static_cast<std::int8_t>(position.attached(u) ? ActionId::leave : ActionId::move);
  const Unit& unit = position.unit(u);
  const bool turns = position.attached(u) || position.loose(u);
  const std::vector<Path> ways = waysTo(unit.pose, unit.base, shown, turns ? WayTaste::turns : WayTaste::wheels);
  const auto isLegal = [&](const Action& tried) { return Referee(position, Detail::bare).judge(tried).legal(); };
  if (auto legal = legalWay(move, ways, isLegal)) return *legal;
  const auto march = marching(position, move);
  if (march)
    if (auto legal = legalWay(*march, ways, isLegal)) return *legal;
  const bool far = toInches(walk(unit.pose, unit.base, ways.front()).total) > position.rate(u);
  Action plainest = march && far ? *march : move;
  plainest.path = ways.front();
  return plainest;
}

}  // namespace

// Onto an enemy: a charge, a shot or a pursuit, as the step asks; elsewhere a move.
Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  Action action;
  const Decision now = Course::decision(position);
  if (!position.known(u) || !position.unit(u).present) return action;
  UnitIndex target = noUnit;
  position.forEachLive([&](UnitIndex v) {
    if (position.enemies(u, v) && position.body(v).overlaps(Body::swarm(shown.centre, 50.0, 1, {100, 100}))) target = v;
  });
  action.unit = u;
  const auto as = [&](ActionId id) { return now.allows(static_cast<int>(id)); };
  if (target != noUnit) {
    for (const ActionId id : {ActionId::declareCharge, ActionId::shoot, ActionId::pursue, ActionId::strikeAt})
      if (as(id)) {
        action.kind = static_cast<std::int8_t>(id);
        action.target = target;
        return action;
      }
  }
  return as(ActionId::move) ? proposedMove(position, u, shown) : action;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  std::vector<Pose> poses;
  const UnitIndex u = action.unit;
  if (!position.known(u)) return poses;
  Pose pose = position.unit(u).pose;
  poses.push_back(pose);
  if (static_cast<ActionId>(action.kind) == ActionId::declareCharge && position.known(action.target) &&
      position.live(u) && position.live(action.target) && u != action.target) {
    const ChargePlan plan = planCharge(position, u, action.target);
    if (plan.wheel.amount > 0) poses.push_back(plan.wheeled);
    if (plan.possible) poses.push_back(plan.end);
    return poses;
  }
  for (const Leg& leg : action.path) {
    pose = after(pose, position.unit(u).base, leg);
    poses.push_back(pose);
  }
  return poses;
}

}  // namespace signifer::fantasy
