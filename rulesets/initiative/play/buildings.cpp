#include "initiative/play/buildings.h"

#include "initiative/play/paths.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

Station insideOf(const TerrainPiece& piece, Angle heading) {
  const Angle along = headingTo(piece.outline[0], piece.outline[1]);
  Angle front = along;
  for (int turn = 1; turn < 4; ++turn) {
    const Angle other = normalised(along + turn * 90 * oneDegree);
    if (angleBetween(other, heading) < angleBetween(front, heading)) front = other;
  }
  const Vec2 forward = forwardOf(front);
  const Vec2 right = rightOf(forward);
  Vec2 low{1e18, 1e18};
  Vec2 high{-1e18, -1e18};
  for (const Point corner : piece.outline) {
    const Vec2 at{dot(toVec(corner), right), dot(toVec(corner), forward)};
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  const Vec2 middle = right * ((low.x + high.x) / 2) + forward * ((low.y + high.y) / 2);
  return {{toPoint(middle), front}, {toLength(high.x - low.x), toLength(high.y - low.y)}};
}

UnitIndex crowding(const Position& position, UnitIndex u, int piece) {
  const Outline outline(position.battle().setup->terrain[static_cast<std::size_t>(piece)].outline);
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || found != noUnit) return;
    const Footprint& other = position.stand(v);
    const double away = distanceBetween(other, outline);
    const bool tooNear = position.enemies(u, v) && away < position.book().clear - roundingTolerance &&
                         away < position.gap(u, v) - roundingTolerance;
    if (tooNear || overlaps(other, outline)) found = v;
  });
  return found;
}

namespace {

/// From outside the rectangle around the unit's buildings up to them.
Pose closedUp(const Position& position, UnitIndex u, const Pose& pose, const Base& base, Vec2 outward) {
  const Body body = position.body(u);
  if (!body.garrison()) return pose;
  const auto touch = firstTouch(Footprint(pose, base), -outward, 2 * body.base.radius, body.held);
  return touch ? movedAlong(pose, -outward, wholeLength(*touch)) : pose;
}

}  // namespace

Station outsideOf(const Position& position, UnitIndex u, Quarter side, Formation formation) {
  const Footprint& stand = position.stand(u);
  const Base base = position.book().footprint(position.size(u), formation);
  const Vec2 outward = -awayFrom(stand, side);
  const int turns = side == Quarter::front ? 0 : side == Quarter::right ? 1 : side == Quarter::rear ? 2 : 3;
  const Angle heading = normalised(position.unit(u).pose.heading + turns * 90 * oneDegree);
  const double way = stand.halfExtent(outward) + base.depth / 2.0;
  return {closedUp(position, u, {toPoint(stand.centre + outward * way), heading}, base, outward), base};
}

Station standingIn(const Position& position, const Action& action) {
  const auto formation = static_cast<Formation>(action.values[0]);
  if (position.formation(action.unit) == Formation::buildings)
    return outsideOf(position, action.unit, static_cast<Quarter>(action.values[1]), formation);
  return {position.unit(action.unit).pose, position.book().footprint(position.size(action.unit), formation)};
}

Station outsideAlong(const Position& position, UnitIndex u, Vec2 direction) {
  const Footprint& stand = position.stand(u);
  const Base base = position.book().footprint(position.size(u), Formation::line);
  const Footprint line(position.unit(u).pose, base);
  const double way = stand.halfExtent(direction) + line.halfExtent(direction);
  const Pose pose{toPoint(stand.centre + direction * way), position.unit(u).pose.heading};
  return {closedUp(position, u, pose, base, direction), base};
}

void Play::setInBuildings(UnitIndex u, int piece) {
  const Station place = insideOf(battle_.setup->terrain[static_cast<std::size_t>(piece)], battle_.unit(u).pose.heading);
  mover_.place(u, place.pose, place.base);
}

// IO-TER-4: set in line just outside before it is pushed back; where it has no place there it stays in line inside.
void Play::leaveBuildings(UnitIndex u, Vec2 direction) {
  if (position_.formation(u) != Formation::buildings) return;
  const Station outside = outsideAlong(position_, u, direction);
  status(u, UnitStatus::formation) = static_cast<std::int16_t>(Formation::line);
  mover_.reshape(u, outside.base);
  const bool free = standsOn(position_, u, outside.pose, outside.base) == noUnit;
  if (free) mover_.place(u, outside.pose);
  account_.tell("leaves-buildings", {"IO-TER-4"}, {.unit = u});
}

}  // namespace signifer::initiative
