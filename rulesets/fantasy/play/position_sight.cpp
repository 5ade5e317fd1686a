// Sight, cover and the ground under bodies (section 6 of the ledger, D9, D29, D52).
#include <algorithm>

#include "fantasy/play/position.h"
#include "table/sight.h"

namespace signifer::fantasy {

bool liesOn(const Body& body, Outline outline) {
  return body.isSwarm() ? overlaps(body.disc(), outline) : overlaps(body.outline(), outline);
}

int Position::level(Vec2 p) const {
  int level = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (piece.level > level && contains(piece.outline, p)) level = piece.level;
  return level;
}

bool Position::lineFree(const Segment& line, UnitIndex from, UnitIndex to) const {
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (v == from || v == to || !live(v)) continue;
    const Body& body = this->body(v);
    if (distance(line, body.centre()) > body.reach()) continue;
    if (body.isSwarm() ? crosses(line, body.disc()) : crosses(line, body.outline())) return false;
  }
  if (battle_.setup->terrain.empty()) return true;
  const int high = std::max(level(line.from), level(line.to));
  const Box box = boundsOf(line);
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const double depth = ground(piece).sightDepth;
    const bool hides = piece.level > high;
    if ((depth < 0 && !hides) || !boundsOf(piece.outline).meets(box)) continue;
    if (hides && crosses(line, piece.outline)) return false;
    if (depth == 0 && crosses(line, piece.outline) && !contains(piece.outline, line.from) &&
        !contains(piece.outline, line.to))
      return false;
    if (depth > 0 && depthWithin(line, piece.outline) > depth) return false;
  }
  return true;
}

bool Position::inArc(UnitIndex u, UnitIndex target) const {
  if (loose(u)) return true;
  return inVisionArc(body(u), body(target), options().visionArc == VisionArc::degrees180);
}

// From the front rank's models to the target's nearest point, its centre and its corners.
bool Position::sees(UnitIndex u, UnitIndex target) const {
  if (!inArc(u, target)) return false;
  const Body& own = body(u);
  const Body& other = body(target);
  std::array<Vec2, 6> aims{other.nearestTo(own), other.centre()};
  std::size_t count = 2;
  if (!other.isSwarm())
    for (const Vec2 corner : other.outline().corners()) aims[count++] = corner;
  const int eyes = own.isSwarm() ? 1 : own.ranks().abreast();
  const bool half = options().visionArc == VisionArc::degrees180;
  for (int i = 0; i < eyes; ++i) {
    // From the middle outwards.
    const int eye = eyes / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
    if (eye < 0 || eye >= eyes) continue;
    const Vec2 from = own.isSwarm() ? own.nearestTo(other) : own.modelAt(eye).frontCentre();
    for (std::size_t k = 0; k < count; ++k) {
      if (!loose(u) && !inVisionArc(own, Body::swarm(toPoint(aims[k]), 1.0, 1, {1, 1}), half)) continue;
      if (lineFree({from, aims[k]}, u, target)) return true;
    }
  }
  return false;
}

Going Position::goingUnder(const Body& body) const {
  Going worst = Going::normal;
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const Going going = ground(piece).going;
    if (going > worst && liesOn(body, piece.outline)) worst = going;
  }
  return worst;
}

// FA-SHO-8, FA-SHO-9: the better of what lies within 2" of the target on the line, or under it.
Cover Position::coverOf(UnitIndex shooter, UnitIndex target) const {
  const Body& own = body(shooter);
  const Vec2 from = own.isSwarm() ? own.centre() : own.outline().frontCentre();
  const Vec2 to = body(target).centre();
  Cover best = Cover::none;
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const Cover cover = ground(piece).cover;
    if (cover <= best) continue;
    const bool within = contains(piece.outline, to);
    const bool near =
        crosses(Segment{from, to}, piece.outline) &&
        (body(target).isSwarm() ? distanceBetween(body(target).disc(), piece.outline)
                                : distanceBetween(body(target).outline(), piece.outline)) <= rules_.coverReach;
    if (within || near) best = cover;
  }
  return best;
}

// FA-HAT-5: in it, or with its front against it.
bool Position::defended(UnitIndex u) const {
  const Body& own = body(u);
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    if (!ground(piece).defended) continue;
    if (liesOn(own, piece.outline)) return true;
    if (!own.isSwarm() && distanceTo(piece.outline, own.outline().frontCentre()) <= oneInch) return true;
  }
  return false;
}

}  // namespace signifer::fantasy
