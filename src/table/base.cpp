#include "table/base.h"

namespace signifer {

Footprint::Footprint(const Pose& pose, const Base& base)
    : Footprint(toVec(pose.centre), forwardOf(pose.heading), base.frontage * 0.5, base.depth * 0.5) {}

Footprint::Footprint(Vec2 middle, Vec2 ahead, double halfWidth, double halfLength)
    : centre(middle),
      forward(ahead),
      right(rightOf(ahead)),
      halfFrontage(halfWidth),
      halfDepth(halfLength),
      radius(std::sqrt(halfWidth * halfWidth + halfLength * halfLength)) {}

Footprint Footprint::shrunk(double by) const {
  return {centre, forward, std::max(0.0, halfFrontage - by), std::max(0.0, halfDepth - by)};
}

Vec2 outward(const Footprint& base, Face face) {
  switch (face) {
    case Face::front:
      return base.forward;
    case Face::left:
      return -base.right;
    case Face::rear:
      return -base.forward;
    case Face::right:
      return base.right;
  }
  return base.forward;
}

Segment edge(const Footprint& base, Face face) {
  switch (face) {
    case Face::front:
      return {base.frontLeft(), base.frontRight()};
    case Face::left:
      return {base.rearLeft(), base.frontLeft()};
    case Face::rear:
      return {base.rearRight(), base.rearLeft()};
    case Face::right:
      return {base.frontRight(), base.rearRight()};
  }
  return {};
}

Vec2 middleOf(const Footprint& base, Face face) {
  return base.centre + outward(base, face) * (isFlank(face) ? base.halfFrontage : base.halfDepth);
}

double lengthOf(const Footprint& base, Face face) { return 2.0 * (isFlank(face) ? base.halfDepth : base.halfFrontage); }

bool contains(const Footprint& base, Vec2 p) {
  const Vec2 q = base.local(p);
  return std::abs(q.x) <= base.halfFrontage + computingNoise && std::abs(q.y) <= base.halfDepth + computingNoise;
}

Vec2 nearestOn(const Footprint& base, Vec2 p) {
  const Vec2 q = base.local(p);
  return base.at(std::clamp(q.x, -base.halfFrontage, base.halfFrontage),
                 std::clamp(q.y, -base.halfDepth, base.halfDepth));
}

Point frontCentre(const Pose& pose, const Base& base) {
  return toPoint(toVec(pose.centre) + forwardOf(pose.heading) * (base.depth * 0.5));
}

Pose poseFromFront(Vec2 frontCentre, Angle heading, const Base& base) {
  return {toPoint(frontCentre - forwardOf(heading) * (base.depth * 0.5)), normalised(heading)};
}

}  // namespace signifer
