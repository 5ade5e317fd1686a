// Ways and places held against the table: its edge, and ground that nobody enters.
#include <algorithm>

#include "fantasy/play/ways.h"
#include "table/edges.h"

namespace signifer::fantasy {

bool onTable(const Position& position, const Body& body) {
  if (!body.isSwarm()) return isOn(position.table(), body.outline());
  const double r = body.disc().radius;
  return isOn(position.table(), Footprint(body.centre(), {0.0, 1.0}, r, r));
}

double roomToLeave(const Position& position, Vec2 centre, Vec2 direction) {
  return roomAhead(position.table(), centre, direction);
}

bool onImpassable(const Position& position, const Body& body) {
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.ground(piece).going == Going::impassable &&
        position.anyBare(piece, [&](Outline part) { return liesOn(body, part); }))
      return true;
  return false;
}

Path onTheTable(const Position& position, UnitIndex u, const Path& path) {
  constexpr std::int32_t farthest = 250 * oneInch;
  constexpr std::int32_t fullCircle = 360 * oneDegree;
  Path kept;
  Pose pose = position.unit(u).pose;
  const Base base = position.unit(u).base;
  const auto stays = [&](const Leg& leg) { return position.table().contains(toVec(after(pose, base, leg).centre)); };
  for (Leg leg : path) {
    if (leg.kind == LegKind::pivot) leg.amount = normalised(leg.amount);
    if (isStraight(leg.kind)) leg.amount = std::clamp(leg.amount, 0, farthest);
    if (isWheel(leg.kind)) leg.amount = std::clamp(leg.amount, 0, fullCircle);
    if (!stays(leg)) {
      std::int32_t low = 0;
      while (leg.amount - low > 1) {
        const std::int32_t middle = low + (leg.amount - low) / 2;
        (stays({leg.kind, middle}) ? low : leg.amount) = middle;
      }
      if (low > 0) kept.add({leg.kind, low});
      return kept;
    }
    kept.add(leg);
    pose = after(pose, base, leg);
  }
  return kept;
}

}  // namespace signifer::fantasy
