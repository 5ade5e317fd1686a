// Room to give ground and to retire: how far a direction is open, and the ways a unit may retire by (IO-FRE-8).
#include <algorithm>

#include "initiative/play/paths.h"
#include "table/sweep.h"

namespace signifer::initiative {

Vec2 awayFrom(const Footprint& base, Quarter quarter) {
  switch (quarter) {
    case Quarter::front:
      return -base.forward;
    case Quarter::left:
      return base.right;
    case Quarter::right:
      return -base.right;
    case Quarter::rear:
      break;
  }
  return base.forward;
}

Room roomAlong(const Position& position, UnitIndex u, Vec2 direction, double limit) {
  const Footprint& base = position.stand(u);
  Room room{limit, false};
  const double edge = roomAhead(position.table(), base, direction);
  if (edge < room.way) room = {std::max(0.0, edge), true};
  const UnitSet foes = position.foes(u);
  position.forEachPresent([&](UnitIndex v) {
    if (v == u) return;
    std::optional<double> met;
    if (position.enemies(u, v)) {
      // From those in contact it need not keep its distance, but it goes through nobody.
      met = in(foes, v) ? firstTouch(base, direction, room.way, position.body(v))
                        : firstWithin(base, direction, room.way, position.body(v), position.book().clear);
    } else if (!passes(position, u, v)) {
      met = metOnTheWay(position, v, base, direction, room.way);
    }
    if (met && *met < room.way) room = {std::max(0.0, *met), false};
  });
  // Friends that may be passed may not be ended on: back to where it stands clear.
  for (int tries = 0; tries < 8; ++tries) {
    const Footprint there = base.shifted(direction * room.way);
    double back = room.way;
    position.forEachPresent([&](UnitIndex v) {
      if (v == u || position.enemies(u, v) || !overlaps(there, position.body(v), overlapLeft(position, u, v))) return;
      const auto met = firstTouch(base, direction, room.way, position.body(v));
      back = std::min(back, met.value_or(0.0));
    });
    if (back >= room.way) break;
    room = {back, false};
  }
  return room;
}

std::vector<Path> retirementsOf(const Position& position, UnitIndex u) {
  const Unit& unit = position.unit(u);
  const Length most = position.moveLength(u);
  const Angle home = unit.side == 0 ? 180 * oneDegree : 0;
  std::vector<Path> open;
  const auto offer = [&](Path path, const Pose& from, LegKind kind) {
    const Leg leg = openLeg(position, u, from, {kind, most});
    if (leg.amount < 100) return;
    path.add(leg);
    if (!faultOf(position, u, path, MoveBasis::retirement)) open.push_back(path);
  };
  offer({}, unit.pose, LegKind::back);
  offer({}, unit.pose, LegKind::ahead);
  offer({{LegKind::pivot, home}}, turnedTo(unit.pose, home), LegKind::ahead);
  const UnitIndex enemy = position.nearestEnemy(u);
  if (!open.empty() || enemy == noUnit) return open;
  const Pose away = turnedAwayFrom(unit.pose, position.unit(enemy).pose.centre);
  offer({{LegKind::pivot, away.heading}}, away, LegKind::ahead);
  return open;
}

}  // namespace signifer::initiative
