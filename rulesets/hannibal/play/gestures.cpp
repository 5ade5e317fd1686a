// The action that a gesture with a unit means, and the poses that an action leads to.
#include "rules/gestures.h"

#include "hannibal/play/decision.h"
#include "hannibal/play/portrait.h"
#include "hannibal/play/referee.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {
namespace {

UnitIndex enemyAt(const Position& position, UnitIndex u, Point where) {
  UnitIndex target = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (position.enemies(u, v) && contains(position.stand(v), toVec(where))) target = v;
  });
  return target;
}

}  // namespace

// A drag onto an enemy is a shot for light troops and engines that can shoot, and a charge for others. A drag elsewhere
// is a march, or a retreat where one is due. A retreat begins turned away and ends facing about.
Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  Action action;
  const Decision now = Course::decision(position);
  const bool acting = now.allows(static_cast<int>(ActionId::march));
  const bool retreating = now.allows(static_cast<int>(ActionId::retreatMove)) && now.unit == u;
  if (u == noUnit || !position.unit(u).present || (!acting && !retreating)) return action;
  action.unit = u;
  action.kind = static_cast<std::int8_t>(acting ? ActionId::march : ActionId::retreatMove);
  Pose from = position.unit(u).pose;
  Shown end = shown;
  if (!acting) {
    from = pivotedAway(position, u, static_cast<UnitIndex>(position.battle().tasks.back().args[1]));
    if (end.heading) end.heading = normalised(*end.heading + fullTurn / 2);
  }
  const auto isLegal = [&](const Action& tried) { return Referee(position, Detail::bare).judge(tried).legal(); };
  const std::vector<Path> ways = waysTo(from, position.unit(u).base, end);
  const UnitIndex target = acting ? enemyAt(position, u, shown.centre) : noUnit;
  if (target != noUnit) {
    // Onto an enemy who gives way.
    if (shown.heading)
      if (const auto legal = legalWay(action, ways, isLegal)) return *legal;
    const auto weapon = position.weapon(u);
    const bool shoots = weapon && *weapon != Weapon::pilum && (isLight(position.type(u)) || isEngine(*weapon));
    action.kind = static_cast<std::int8_t>(shoots ? ActionId::shoot : ActionId::declareCharge);
    action.target = target;
    return action;
  }
  return wayTaken(action, ways, isLegal);
}

namespace {

/// The poses of one unit of a line that wheels as one body (HG-MAN-7).
std::vector<Pose> tracedInLine(const Position& position, const Action& action) {
  std::vector<Pose> poses{position.unit(action.unit).pose};
  const UnitSet line = position.lineAtTurnStart(action.unit);
  Battle moved = position.battle();
  for (const Leg& leg : action.path) {
    if (!isWheel(leg.kind)) break;
    const LineWheel wheel = planLineWheel(Position(position.book(), moved), line, leg);
    forEachIn(line, [&](UnitIndex u) {
      moved.unit(u).pose = rotatedAbout(moved.unit(u).pose, wheel.pivot, wheel.clockwise);
    });
    poses.push_back(moved.unit(action.unit).pose);
  }
  return poses;
}

}  // namespace

std::vector<Pose> traced(const Position& position, const Action& action) {
  std::vector<Pose> poses;
  const UnitIndex u = action.unit;
  if (u < 0 || u >= position.battle().unitCount()) return poses;
  const Unit& unit = position.unit(u);
  Pose pose = unit.pose;
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::lineWheel && position.wasInLine(u)) return tracedInLine(position, action);
  const bool withdraws = id == ActionId::retreat || id == ActionId::retreatMove;
  if (withdraws) {
    const bool asked = id == ActionId::retreatMove && !position.battle().tasks.empty();
    const UnitIndex threat =
        asked ? static_cast<UnitIndex>(position.battle().tasks.back().args[1]) : threatTo(position, u);
    if (threat != noUnit) pose = pivotedAway(position, u, threat);
  }
  poses.push_back(pose);
  if (id == ActionId::declareCharge && action.target >= 0 && action.target < position.battle().unitCount()) {
    const ChargePlan plan = planCharge(position, u, action.target, throughOf(position, u, action.target, action.units));
    if (plan.wheel != 0) poses.push_back(plan.wheeled);
    if (plan.toTarget) poses.push_back(movedAhead(plan.wheeled, wholeLength(*plan.toTarget)));
    return poses;
  }
  if (id == ActionId::disengage) poses.push_back(planDisengage(position, u).end);
  for (const Leg& leg : action.path) {
    pose = after(pose, unit.base, leg);
    poses.push_back(pose);
  }
  if (withdraws && !action.path.empty()) poses.push_back(facedAbout(pose));
  return poses;
}

}  // namespace signifer::hannibal
