// The meaning of a gesture with a unit, and the pose to which an action leads.
#include "rules/gestures.h"

#include <algorithm>

#include "initiative/play/charge_plan.h"
#include "initiative/play/course.h"
#include "initiative/play/decision.h"
#include "initiative/play/portrait.h"
#include "initiative/play/referee.h"

namespace signifer::initiative {
namespace {

/// Under the proximity rule: turned to the enemy whom it must face (IO-PRX-4).
std::optional<Pose> facing(const Position& position, UnitIndex u) {
  const UnitIndex enemy = mustFace(position, u);
  if (enemy == noUnit) return std::nullopt;
  const Pose& pose = position.unit(u).pose;
  return turnedTo(pose, headingTo(pose.centre, position.unit(enemy).pose.centre));
}

/// The turn to face, then towards that enemy or away from him (IO-PRX-4, IO-PRX-5).
std::optional<Path> wayUnderEyes(const Position& position, UnitIndex u, Point where) {
  const auto turned = facing(position, u);
  if (!turned) return std::nullopt;
  Path path{{LegKind::pivot, turned->heading}};
  const double along = Footprint(*turned, position.unit(u).base).local(toVec(where)).y;
  if (std::abs(along) >= 1.0) path.add({along >= 0 ? LegKind::ahead : LegKind::back, toLength(std::abs(along))});
  return path;
}

/// The turn to face, then all ways on.
std::vector<Path> waysUnderEyes(const Position& position, UnitIndex u, const Shown& shown) {
  const auto turned = facing(position, u);
  if (!turned) return {};
  std::vector<Path> ways = waysTo(*turned, position.unit(u).base, shown);
  for (Path& way : ways) {
    Path whole{{LegKind::pivot, turned->heading}};
    for (const Leg& leg : way) whole.add(leg);
    way = whole;
  }
  return ways;
}

/// The ways to what is shown. A place little aside of the way ahead is gone to straight rather than by a wheel.
std::vector<Path> waysOf(const Position& position, UnitIndex u, const Shown& shown) {
  constexpr double little = 0.2;
  const Unit& unit = position.unit(u);
  std::vector<Path> ways = waysTo(unit.pose, unit.base, shown);
  const Vec2 aim = position.stand(u).local(toVec(shown.centre));
  if (!shown.heading && std::abs(aim.x) <= little * std::abs(aim.y))
    std::ranges::stable_partition(
        ways, [](const Path& way) { return std::ranges::all_of(way, [](Leg leg) { return isStraight(leg.kind); }); });
  return ways;
}

}  // namespace

Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  Action action;
  if (!position.present(u)) return action;
  const Decision now = Course::decision(position);
  if (!now.allows(static_cast<int>(ActionId::move)) || !position.battle().tasks.empty()) return action;
  action.unit = u;
  UnitIndex foe = noUnit;
  position.forEachEnemy(u, [&](UnitIndex v) {
    if (distanceTo(position.body(v), toVec(shown.centre)) <= oneInch) foe = v;
  });
  action.kind = static_cast<std::int8_t>(ActionId::move);
  const auto isLegal = [&](const Action& tried) { return Referee(position, Detail::bare).judge(tried).legal(); };
  const std::vector<Path> ways = waysOf(position, u, shown);
  if (foe == noUnit || shown.heading)
    if (const auto legal = legalWay(action, ways, isLegal)) return *legal;
  if (shown.heading)
    if (const auto legal = legalWay(action, waysUnderEyes(position, u, shown), isLegal)) return *legal;
  if (foe != noUnit) {
    action.kind = static_cast<std::int8_t>(ActionId::charge);
    action.target = foe;
    return action;
  }
  // A place that may not be gone to under the enemy's eyes is gone towards.
  const auto under = shown.heading ? std::nullopt : wayUnderEyes(position, u, shown.centre);
  action.path = under.value_or(ways.front());
  return action;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  std::vector<Pose> poses;
  if (!position.present(action.unit)) return poses;
  const Unit& unit = position.unit(action.unit);
  Path path = action.path;
  if (static_cast<ActionId>(action.kind) == ActionId::charge && position.present(action.target) &&
      position.enemies(action.unit, action.target)) {
    const int moves = std::max(1, position.status(action.unit, UnitStatus::movesLeft));
    path = planCharge(position, action.unit, action.target, chargeReach(position, action.unit, moves), namedIn(action))
               .path;
  } else if (static_cast<ActionId>(action.kind) != ActionId::move) {
    return poses;
  }
  const Walk way = walk(unit.pose, unit.base, path);
  for (std::size_t i = 0; i <= way.legs; ++i) poses.push_back(way.poses[i]);
  return poses;
}

}  // namespace signifer::initiative
