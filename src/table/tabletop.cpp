#include "table/tabletop.h"

namespace signifer {
namespace {

constexpr std::array<TableEdge, 4> allEdges{TableEdge::top, TableEdge::right, TableEdge::bottom, TableEdge::left};

}  // namespace

Vec2 outward(TableEdge edge) {
  switch (edge) {
    case TableEdge::top:
      return {0.0, 1.0};
    case TableEdge::right:
      return {1.0, 0.0};
    case TableEdge::bottom:
      return {0.0, -1.0};
    case TableEdge::left:
      return {-1.0, 0.0};
  }
  return {};
}

double distanceTo(const Tabletop& table, TableEdge edge, Vec2 p) {
  switch (edge) {
    case TableEdge::top:
      return table.depth - p.y;
    case TableEdge::right:
      return table.width - p.x;
    case TableEdge::bottom:
      return p.y;
    case TableEdge::left:
      return p.x;
  }
  return 0.0;
}

double distanceTo(const Tabletop& table, TableEdge edge, const Footprint& base) {
  return distanceTo(table, edge, base.centre) - base.halfExtent(outward(edge));
}

TableEdge nearestEdge(const Tabletop& table, Vec2 p) {
  TableEdge nearest = TableEdge::top;
  for (const TableEdge edge : allEdges) {
    if (distanceTo(table, edge, p) < distanceTo(table, nearest, p)) nearest = edge;
  }
  return nearest;
}

bool isOn(const Tabletop& table, const Footprint& base) {
  const double halfWidth = base.halfExtent({1.0, 0.0}) - roundingTolerance;
  const double halfHeight = base.halfExtent({0.0, 1.0}) - roundingTolerance;
  return base.centre.x >= halfWidth && base.centre.y >= halfHeight && table.width - base.centre.x >= halfWidth &&
         table.depth - base.centre.y >= halfHeight;
}

double roomAhead(const Tabletop& table, const Footprint& base, Vec2 direction) {
  double room = 1e18;
  for (const TableEdge edge : allEdges) {
    const double pace = dot(direction, outward(edge));
    if (pace <= 1e-9) continue;
    room = std::min(room, std::max(0.0, distanceTo(table, edge, base)) / pace);
  }
  return room;
}

double roomAhead(const Tabletop& table, Vec2 p, Vec2 direction) {
  return roomAhead(table, Footprint(p, {0.0, 1.0}, 0.0, 0.0), direction);
}

}  // namespace signifer
