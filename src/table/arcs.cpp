#include "table/arcs.h"

#include "table/clip.h"

namespace signifer {
namespace {

constexpr double diagonal = 0.70710678118654752;

/// Leaves of the shape what lies in a quarter: beyond the edge and between the lines from its two ends.
void cutToQuarter(ConvexShape& shape, const Footprint& base, Face face) {
  const Vec2 out = outward(base, face);
  const Vec2 across = rightOf(out);
  const Segment side = edge(base, face);
  shape.cut(halfPlane(side.from, out));
  if (!shape.empty()) shape.cut(halfPlane(side.from, (out + across) * diagonal));
  if (!shape.empty()) shape.cut(halfPlane(side.to, (out - across) * diagonal));
}

/// The quarter that holds a point by more than a thousandth; none near a border or within the base.
std::optional<Face> surelyIn(const Footprint& base, Vec2 p) {
  const Vec2 q = base.local(p);
  const double beside = std::abs(q.x) - base.halfFrontage;
  const double beyond = std::abs(q.y) - base.halfDepth;
  if (std::max(beside, beyond) <= 1.0 || std::abs(beside - beyond) <= 1.0) return std::nullopt;
  if (beyond > beside) return q.y > 0.0 ? Face::front : Face::rear;
  return q.x < 0.0 ? Face::left : Face::right;
}

/// A circle around the other stays clear of the arc; false where that is not sure.
bool surelyOutsideForwardArc(const Footprint& base, const Footprint& other) {
  const Place at = base.place(other.centre);
  const double margin = other.radius + 1.0;
  return at.ahead < -margin || (std::abs(at.aside) - base.halfFrontage - at.ahead) * diagonal > margin;
}

}  // namespace

Face quarterOf(const Footprint& base, Vec2 p, RearLine rearLine) {
  const Vec2 q = base.local(p);
  const double beside = std::abs(q.x) - base.halfFrontage;
  const double beyond = std::abs(q.y) - base.halfDepth;
  if (q.y > 0.0 && beyond >= beside - computingNoise) return Face::front;
  const double needed = rearLine == RearLine::toRear ? beside - computingNoise : beside + computingNoise;
  if (q.y < 0.0 && beyond >= needed) return Face::rear;
  return q.x < 0.0 ? Face::left : Face::right;
}

bool partlyInForwardArc(const Footprint& base, const Footprint& other) {
  if (inForwardArc(base, other.centre)) return true;
  if (surelyOutsideForwardArc(base, other)) return false;
  ConvexShape shape(other);
  cutToQuarter(shape, base, Face::front);
  return !shape.empty();
}

bool whollyInForwardArc(const Footprint& base, const Footprint& other) {
  const Corners corners = other.corners();
  return std::all_of(corners.begin(), corners.end(), [&](Vec2 corner) { return inForwardArc(base, corner); });
}

std::array<double, 4> shareByQuarter(const Footprint& base, const Segment& segment) {
  std::array<double, 4> shares{};
  for (const Face face : allFaces) {
    ConvexShape part(segment);
    cutToQuarter(part, base, face);
    // Cutting a segment leaves it walked there and back: the far end is the farthest corner from the first.
    for (const Vec2 corner : part) {
      double& share = shares[static_cast<std::size_t>(face)];
      share = std::max(share, distance(part[0], corner));
    }
  }
  return shares;
}

Face quarterOfMost(const Footprint& base, const Segment& segment) {
  // Quarters are convex: who has both ends of a segment has all of it.
  if (const auto from = surelyIn(base, segment.from); from && from == surelyIn(base, segment.to)) return *from;
  const auto shares = shareByQuarter(base, segment);
  Face most = Face::front;
  for (const Face face : {Face::left, Face::right, Face::rear}) {
    if (shares[static_cast<std::size_t>(face)] > shares[static_cast<std::size_t>(most)] + computingNoise) most = face;
  }
  return most;
}

namespace {

/// The part of the other that lies in the strip straight ahead of a base's front.
ConvexShape inStrip(const Footprint& base, const Footprint& other) {
  ConvexShape shape(other);
  shape.cut(halfPlane(base.frontCentre(), base.forward));
  if (!shape.empty()) shape.cut(halfPlane(base.frontLeft(), base.right));
  if (!shape.empty()) shape.cut(halfPlane(base.frontRight(), -base.right));
  return shape;
}

bool besideStrip(const Footprint& base, const Footprint& other) {
  const Vec2 centre = base.local(other.centre);
  return centre.y + other.radius < base.halfDepth || std::abs(centre.x) > base.halfFrontage + other.radius;
}

}  // namespace

std::optional<Ahead> straightAhead(const Footprint& base, const Footprint& other) {
  if (besideStrip(base, other)) return std::nullopt;
  const ConvexShape shape = inStrip(base, other);
  if (shape.empty()) return std::nullopt;
  const Vec2 front = base.frontCentre();
  const Vec2 nearest = shape.nearestTo(front);
  return Ahead{nearest, distance(front, nearest)};
}

std::optional<Ahead> aheadOfEdge(const Footprint& base, const Footprint& other) {
  if (besideStrip(base, other)) return std::nullopt;
  const ConvexShape shape = inStrip(base, other);
  if (shape.empty()) return std::nullopt;
  double least = 1e18;
  for (const Vec2 corner : shape) least = std::min(least, base.place(corner).ahead);
  // An edge that lies square ahead is equally near all along.
  double left = 1e18;
  double right = -1e18;
  for (const Vec2 corner : shape) {
    const Place at = base.place(corner);
    if (at.ahead > least + 0.001) continue;
    left = std::min(left, at.aside);
    right = std::max(right, at.aside);
  }
  const double away = std::max(0.0, least);
  return Ahead{base.at(std::clamp(0.0, left, right), base.halfDepth + away), away};
}

double angleOff(const Footprint& base, Vec2 p) {
  const Place at = base.place(p);
  return bearingHundredths(std::abs(at.aside), at.ahead);
}

}  // namespace signifer
