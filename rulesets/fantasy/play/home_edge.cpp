#include "fantasy/play/home_edge.h"

#include <cmath>
#include <optional>

namespace signifer::fantasy {
namespace {

using Edge = DeploymentZone::Edge;

const DeploymentZone* zoneOf(const Battle& battle, SideIndex side) {
  for (const DeploymentZone& zone : battle.setup->deployment.zones)
    if (zone.side == side) return &zone;
  return nullptr;
}

/// The middle of its units on the table, before any stand there of its zone.
std::optional<Vec2> middleOf(const Battle& battle, SideIndex side) {
  Vec2 sum;
  int count = 0;
  const auto add = [&](Point at) {
    sum = sum + toVec(at);
    ++count;
  };
  for (const Unit& unit : battle.units)
    if (unit.side == side && unit.present) add(unit.pose.centre);
  if (const DeploymentZone* zone = zoneOf(battle, side); zone != nullptr && count == 0)
    for (const Point corner : zone->outline) add(corner);
  if (count == 0) return std::nullopt;
  return sum * (1.0 / count);
}

}  // namespace

Edge homeEdge(const Battle& battle, SideIndex side) {
  if (const DeploymentZone* zone = zoneOf(battle, side); zone != nullptr && zone->edge != Edge::none) return zone->edge;
  const auto own = middleOf(battle, side);
  if (!own) return Edge::none;
  const Vec2 middle{battle.setup->width / 2.0, battle.setup->depth / 2.0};
  const Vec2 off = *own - middleOf(battle, enemyOf(side)).value_or(middle);
  if (std::abs(off.x) > std::abs(off.y)) return off.x < 0.0 ? Edge::west : Edge::east;
  if (off.y == 0.0) return side == 0 ? Edge::south : Edge::north;
  return off.y < 0.0 ? Edge::south : Edge::north;
}

Length fromTheLeft(Edge home, Point at) {
  switch (home) {
    case Edge::north:
      return -at.x;
    case Edge::west:
      return -at.y;
    case Edge::east:
      return at.y;
    case Edge::none:
    case Edge::south:
      break;
  }
  return at.x;
}

}  // namespace signifer::fantasy
