#include "table/distance.h"

#include "table/arcs.h"
#include "table/clip.h"

namespace signifer {
namespace {

/// The nearest pair seen so far; equal ones are averaged, which for parallel edges gives the inside of the common
/// stretch.
class NearestPair {
 public:
  void offer(Vec2 onFirst, Vec2 onSecond) {
    const double squared = squaredLength(onSecond - onFirst);
    if (squared > tooFar_) return;
    const double apart = std::sqrt(squared);
    if (apart > best_ + computingNoise) return;
    if (apart < best_ - computingNoise) {
      best_ = apart;
      tooFar_ = (apart + 2.0 * computingNoise) * (apart + 2.0 * computingNoise);
      first_ = second_ = {};
      equals_ = 0.0;
    }
    first_ += onFirst;
    second_ += onSecond;
    equals_ += 1.0;
  }
  [[nodiscard]] Gap gap() const { return {best_, first_ * (1.0 / equals_), second_ * (1.0 / equals_)}; }

 private:
  double best_ = 1e18;
  double tooFar_ = 1e36;  ///< of squares, surely: spares the root
  Vec2 first_;
  Vec2 second_;
  double equals_ = 1.0;
};

/// The part of a segment, in 0..1 of its length, that lies inside; none if less than nothing.
struct Inside {
  double from = 0.0;
  double to = 1.0;
  [[nodiscard]] bool none() const { return from >= to; }
};

void narrow(Inside& part, double start, double change, double half) {
  if (std::abs(change) < 1e-12) {
    if (std::abs(start) >= half) part.to = part.from;
    return;
  }
  const double a = (-half - start) / change;
  const double b = (half - start) / change;
  part.from = std::max(part.from, std::min(a, b));
  part.to = std::min(part.to, std::max(a, b));
}

Inside insideOf(const Footprint& base, const Segment& s, double tolerance) {
  const Vec2 start = base.local(s.from);
  const Vec2 change = base.local(s.to) - start;
  Inside part;
  narrow(part, start.x, change.x, base.halfFrontage - tolerance);
  narrow(part, start.y, change.y, base.halfDepth - tolerance);
  return part;
}

struct Faces {
  Face first;
  Face second;
};

/// Faces that lie along each other within a degree, their middles close, sharing more than a mere touch.
std::optional<Faces> flushFaces(const Footprint& a, const Footprint& b) {
  constexpr double cosineOfOneDegree = 0.99984769515639124;
  for (const Face faceA : allFaces) {
    const Vec2 normal = outward(a, faceA);
    for (const Face faceB : allFaces) {
      if (dot(normal, outward(b, faceB)) > -cosineOfOneDegree) continue;
      const Vec2 between = middleOf(b, faceB) - middleOf(a, faceA);
      const double share = 0.5 * (lengthOf(a, faceA) + lengthOf(b, faceB)) - std::abs(cross(normal, between));
      // A degree of tilt lets the planes drift apart between the middle and the place of contact.
      const double drift = std::abs(cross(normal, between)) * 0.0175;
      if (std::abs(dot(normal, between)) <= 2.0 * touchingGap + drift && share > touchingGap)
        return Faces{faceA, faceB};
    }
  }
  return std::nullopt;
}

}  // namespace

double overlapDepth(const Footprint& a, const Footprint& b) {
  const Vec2 between = b.centre - a.centre;
  double depth = 1e18;
  for (const Vec2 axis : {a.forward, a.right, b.forward, b.right}) {
    depth = std::min(depth, a.halfExtent(axis) + b.halfExtent(axis) - std::abs(dot(axis, between)));
  }
  return depth;
}

bool overlaps(const Footprint& a, const Footprint& b, double tolerance) {
  const double reach = a.radius + b.radius;
  if (squaredLength(b.centre - a.centre) >= reach * reach) return false;
  return overlapDepth(a, b) > tolerance;
}

bool overlaps(const Footprint& a, const Segment& s, double tolerance) { return !insideOf(a, s, tolerance).none(); }

Gap gapBetween(const Footprint& a, const Footprint& b) {
  if (overlapDepth(a, b) > computingNoise) {
    const ConvexShape shared = common(ConvexShape(a), b);
    const Vec2 middle = shared.empty() ? a.centre : shared.middle();
    return {0.0, middle, middle};
  }
  NearestPair nearest;
  for (const Vec2 corner : a.corners()) nearest.offer(corner, nearestOn(b, corner));
  for (const Vec2 corner : b.corners()) nearest.offer(nearestOn(a, corner), corner);
  return nearest.gap();
}

Gap gapBetween(const Footprint& a, const Segment& s) {
  const Inside part = insideOf(a, s, 0.0);
  if (!part.none()) {
    const Vec2 middle = s.from + (s.to - s.from) * (0.5 * (part.from + part.to));
    return {0.0, middle, middle};
  }
  NearestPair nearest;
  for (const Vec2 corner : a.corners()) nearest.offer(corner, nearestOn(s, corner));
  nearest.offer(nearestOn(a, s.from), s.from);
  nearest.offer(nearestOn(a, s.to), s.to);
  return nearest.gap();
}

double distanceTo(const Footprint& base, Vec2 p) { return distance(nearestOn(base, p), p); }

bool within(const Footprint& a, const Footprint& b, double reach) {
  const double farthest = a.radius + b.radius + reach;
  if (squaredLength(b.centre - a.centre) > farthest * farthest) return false;
  const double depth = overlapDepth(a, b);
  if (depth >= 0.0) return true;
  if (-depth > reach + computingNoise) return false;
  return gapBetween(a, b).distance <= reach + computingNoise;
}

Face faceAt(const Footprint& base, Vec2 onEdge, Vec2 towards) {
  const Vec2 q = base.local(onEdge);
  const double fromSide = base.halfFrontage - std::abs(q.x);
  const double fromEnd = base.halfDepth - std::abs(q.y);
  if (std::abs(fromSide - fromEnd) <= roundingTolerance) return quarterOf(base, towards);
  if (fromSide < fromEnd) return q.x < 0.0 ? Face::left : Face::right;
  return q.y < 0.0 ? Face::rear : Face::front;
}

std::optional<Contact> contactBetween(const Footprint& a, const Footprint& b) {
  if (!touching(a, b)) return std::nullopt;
  Contact contact{gapBetween(a, b), Face::front, Face::front, false};
  if (const auto faces = flushFaces(a, b)) {
    contact.faceOfFirst = faces->first;
    contact.faceOfSecond = faces->second;
    contact.flush = true;
    return contact;
  }
  contact.faceOfFirst = faceAt(a, contact.gap.onFirst, b.centre);
  contact.faceOfSecond = faceAt(b, contact.gap.onSecond, a.centre);
  return contact;
}

}  // namespace signifer
