// The way of a flight: towards which edge, past whom, and where it ends (FA-FLE-1, FA-FLE-7, FA-FLE-8).
#include <algorithm>
#include <cmath>

#include "fantasy/play/ways.h"

namespace signifer::fantasy {

// FA-FLE-1: ties go to the edge of its own side, which is the one its army was set up on.
Vec2 towardsEdge(const Position& position, UnitIndex u) {
  const Tabletop& table = position.table();
  const Vec2 centre = position.body(u).centre();
  const TableEdge own = position.unit(u).side == 0 ? TableEdge::bottom : TableEdge::top;
  TableEdge best = own;
  for (const TableEdge edge : {TableEdge::top, TableEdge::right, TableEdge::bottom, TableEdge::left})
    if (distanceTo(table, edge, centre) < distanceTo(table, best, centre)) best = edge;
  return outward(best);
}

namespace {

/// A fleer in contact has this enemy on its hands (D58): it touches the enemy, or stands on it as a swarm.
bool isOnHand(const Position& position, UnitIndex u, const Body& from, UnitIndex enemy) {
  return from.distanceTo(position.body(enemy)) <= computingNoise || position.apart(u, enemy) <= touchingGap;
}

/// Does he bar a flight that way? By less than 89.9 degrees from his nearest point.
bool bars(const Position& position, const Body& from, Vec2 direction, UnitIndex enemy) {
  if (position.options().surrounded == Surrounded::breaksThrough) return false;
  constexpr double cosineOfWidest = 0.0017453283658983088;
  const Body& body = position.body(enemy);
  const Vec2 nearest = body.nearestTo(Body::swarm(toPoint(from.centre()), 0.0, 1, {1, 1}));
  Vec2 towards = unit(nearest - from.centre());
  if (towards == Vec2{}) towards = unit(body.centre() - from.centre());
  return dot(direction, towards) > cosineOfWidest;
}

/// A fleeing swarm may run this distance that way. Of the enemies that it touches at first only those that bar it
/// count. The ground in which it starts is left out (D55, D58).
bool wayIsFree(const Position& position, UnitIndex u, const Body& from, Vec2 direction, double distance,
               bool compulsory) {
  const double gap = compulsory ? enemyGap(position) : 0.0;
  const Segment line{from.centre(), from.centre() + direction * distance};
  const double near = std::max(from.reach(), position.body(u).reach()) + touchingGap + gap;
  for (const UnitIndex v : position.whoIsNear(line, near)) {
    if (v == u || !position.live(v) || !position.enemies(u, v)) continue;
    if (isOnHand(position, u, from, v)) {
      if (bars(position, from, direction, v)) return false;
      continue;
    }
    if (meets(from, direction, distance, position.body(v), gap)) return false;
  }
  const Box box = boundsOf(line);
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    const Going going = position.ground(piece).going;
    const bool bad =
        going == Going::impassable || (compulsory && (going == Going::difficult || going == Going::veryDifficult));
    if (!bad || !position.boundsOf(piece).meets(box, from.reach())) continue;
    const auto barred = [&](Outline part) {
      return !liesOn(from, part) && firstWithin(from.disc(), direction, distance, part, 0.0).has_value();
    };
    if (position.anyBare(piece, barred)) return false;
  }
  return true;
}

/// The end of a flight of this length: clear of friends, by as much more as it takes, or off the table (D55).
FlightPlan runAlong(const Position& position, UnitIndex u, const Body& from, Vec2 way, double distance, double edge) {
  const auto clear = [&](double run) {
    const Point at = toPoint(from.centre() + way * run);
    return underfoot(position, u, Body::swarm(at, from.disc().radius, from.models(), position.modelBase(u)), {}) ==
           noUnit;
  };
  constexpr double step = oneInch / 4.0;
  double run = distance;
  while (run < edge && !clear(run)) run += step;
  if (run > distance && run < edge) {
    double low = run - step;
    while (run - low > 1.0) {
      const double middle = (low + run) / 2.0;
      (clear(middle) ? run : low) = middle;
    }
  }
  return {true, toPoint(from.centre() + way * std::min(run, edge)), run >= edge};
}

}  // namespace

FlightPlan planFlight(const Position& position, UnitIndex u, Vec2 direction, int inches, bool compulsory) {
  const int models = std::max(1, position.models(u));
  const Base base = position.modelBase(u);
  const Body from = Body::swarm(position.unit(u).pose.centre, swarmRadius(models, base, false), models, base);
  const double distance = inches * static_cast<double>(oneInch);
  // If no way avoids bad ground and nearness, one that avoids enemies alone will do.
  for (const bool strict : {true, false}) {
    if (strict && !compulsory) continue;
    for (int turn = 0; turn <= 12; ++turn) {
      const int steps = (turn + 1) / 2 * (turn % 2 == 1 ? -1 : 1);
      const Vec2 way = rotated(direction, sineCosine(static_cast<Angle>(steps * 15 * oneDegree)));
      const double edge = roomToLeave(position, from.centre(), way);
      if (!wayIsFree(position, u, from, way, std::min(distance, edge), strict)) continue;
      return runAlong(position, u, from, way, distance, edge);
    }
  }
  return {};
}

}  // namespace signifer::fantasy
