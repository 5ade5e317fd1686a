#include "table/edges.h"

namespace signifer {
namespace {

constexpr std::array<TableEdge, 4> edgesOfTheTable{TableEdge::top, TableEdge::right, TableEdge::bottom,
                                                   TableEdge::left};

/// The angle, in hundredths of a degree, at which a corner on its circle about the pivot first goes farther than `most`
/// along `out`; `limit` if it does not before. It is no farther at the start.
double turnUntilBeyond(Vec2 arm, Vec2 out, Side side, double most, double limit) {
  const double radius = length(arm);
  if (radius <= most) return limit;
  const double from = bearingHundredths(arm.x, arm.y);
  const double to = bearingHundredths(out.x, out.y);
  double turn = side == Side::left ? from - to : to - from;
  if (turn < 0.0) turn += fullTurn;
  // It lies beyond within so much of the direction itself.
  const double beyond = 90.0 * oneDegree - arcSineHundredths(most / radius);
  return std::min(limit, std::max(0.0, turn - beyond));
}

}  // namespace

double roomToTurn(const Tabletop& table, const Footprint& base, Vec2 pivot, Side side, double limit) {
  const double reach = distance(pivot, base.centre) + base.radius;
  double room = limit;
  for (const TableEdge edge : edgesOfTheTable) {
    const double away = distanceTo(table, edge, pivot);
    if (away > reach) continue;
    for (const Vec2 corner : base.corners()) {
      const double over = std::min(0.0, distanceTo(table, edge, corner));
      room = turnUntilBeyond(corner - pivot, outward(edge), side, away - over + roundingTolerance, room);
    }
  }
  return room;
}

Angle turnOnTable(const Tabletop& table, const Pose& from, const Base& base, Vec2 pivot, Side side, Angle limit) {
  const Footprint stand(from, base);
  const double room = roomToTurn(table, stand, pivot, side, limit);
  if (room >= limit) return limit;
  auto open = static_cast<Angle>(room);
  const auto endsOn = [&](Angle angle) {
    return isOn(table, Footprint(rotatedAbout(from, pivot, side == Side::left ? -angle : angle), base));
  };
  if (isOn(table, stand))
    while (open > 0 && !endsOn(open)) --open;
  return open;
}

std::int32_t amountOnTable(const Tabletop& table, const Pose& from, const Base& base, const Leg& leg) {
  const Footprint stand(from, base);
  if (isStraight(leg.kind)) {
    const double room = roomAhead(table, stand, directionOf(stand, leg.kind)) + 0.5;
    return room < leg.amount ? wholeLength(room) : leg.amount;
  }
  if (!isWheel(leg.kind)) return leg.amount;
  const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
  return turnOnTable(table, from, base, wheelCorner(stand, side), side, leg.amount);
}

}  // namespace signifer
