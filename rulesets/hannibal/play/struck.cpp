#include "hannibal/play/struck.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

/// Less of an edge than this counts as its end, and a place so little inside a line as on it.
constexpr double hair = 20.0;

Arc arcOfFace(Face face) { return face == Face::front ? Arc::front : face == Face::rear ? Arc::rear : Arc::flank; }

/// The face that lies along the charger's front edge, for more than a hair; none if no face does.
std::optional<Face> faceAlong(const Footprint& there, const Footprint& target) {
  // As nearly parallel as headings of hundredths of a degree are.
  constexpr double parallel = 0.001;
  for (const Face face : allFaces) {
    const Vec2 out = outward(target, face);
    if (dot(out, there.forward) > 0.0 || std::abs(cross(out, there.forward)) > parallel) continue;
    const Vec2 along = rightOf(out);
    const Vec2 between = there.frontCentre() - middleOf(target, face);
    if (std::abs(dot(out, between)) > touchingGap) continue;
    const double shared = 0.5 * lengthOf(target, face) + there.halfFrontage - std::abs(dot(along, between));
    if (std::min(shared, 2.0 * there.halfFrontage) > hair) return face;
  }
  return std::nullopt;
}

/// Whether both front corners stood outside the line of the face.
bool isOpen(const Footprint& start, const Footprint& target, Face face) {
  const Vec2 out = outward(target, face);
  const Vec2 on = middleOf(target, face);
  return dot(out, start.frontLeft() - on) >= -hair && dot(out, start.frontRight() - on) >= -hair;
}

/// The face of a base on which a place on its edge lies, and the other face where the place is at a corner.
struct At {
  Face face = Face::front;
  std::optional<Face> other;
};

At placeOn(const Footprint& target, Vec2 p) {
  const Vec2 q = target.local(p);
  const double toEnd = target.halfDepth - std::abs(q.y);
  const double toSide = target.halfFrontage - std::abs(q.x);
  const Face end = q.y >= 0.0 ? Face::front : Face::rear;
  const Face side = q.x >= 0.0 ? Face::right : Face::left;
  if (toEnd <= hair && toSide <= hair) return {end, side};
  return {toEnd <= toSide ? end : side, std::nullopt};
}

}  // namespace

Arc struckArc(const Footprint& start, const Footprint& there, const Footprint& target) {
  if (const auto face = faceAlong(there, target)) return arcOfFace(*face);
  const Gap gap = gapBetween(target, edge(there, Face::front));
  // One that is touched besides, but not by the front edge: where the bases are nearest.
  const Vec2 touched = gap.distance <= touchingGap ? gap.onFirst : gapBetween(there, target).onSecond;
  const At at = placeOn(target, touched);
  if (!at.other) return arcOfFace(at.face);
  const Arc one = arcOfFace(at.face);
  const Arc two = arcOfFace(*at.other);
  const Face worse = one > two ? at.face : *at.other;
  return isOpen(start, target, worse) ? std::max(one, two) : std::min(one, two);
}

Arc judgedArc(const Position& position, Arc began, Arc struck) {
  switch (position.options().flankJudgedBy) {
    case FlankJudgedBy::chargerStart:
      return began;
    case FlankJudgedBy::faceStruck:
      return struck;
    case FlankJudgedBy::startAndFace:
      break;
  }
  return std::min(began, struck);
}

Arc declaredArc(const Position& position, UnitIndex charger, UnitIndex target, Angle wheel) {
  const Unit& unit = position.unit(charger);
  const Footprint& start = position.stand(charger);
  const Arc began = position.arcOf(target, start.frontCentre());
  if (position.options().flankJudgedBy == FlankJudgedBy::chargerStart) return began;
  const Side side = wheel < 0 ? Side::left : Side::right;
  const Footprint turned =
      wheel == 0 ? start : Footprint(wheeled(unit.pose, unit.base, side, std::abs(wheel)), unit.base);
  constexpr double farAway = 400.0 * oneInch;
  const auto straight = firstTouch(turned, turned.forward, farAway, position.stand(target));
  const Footprint there = turned.shifted(turned.forward * straight.value_or(0.0));
  return judgedArc(position, began, struckArc(start, there, position.stand(target)));
}

}  // namespace signifer::hannibal
