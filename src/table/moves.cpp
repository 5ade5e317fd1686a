#include "table/moves.h"

#include "table/arcs.h"
#include "table/world.h"

namespace signifer {
namespace {

/// Clockwise from one heading to another in hundredths of a degree, 0 to below 36000.
double clockwiseFrom(double from, double to) {
  const double turn = std::fmod(to - from, 36000.0);
  return turn < 0.0 ? turn + 36000.0 : turn;
}

Wheel wheelOf(const Pose& pose, const Base& base, Side side, Angle angle) {
  return {side, angle, wheelLength(base.frontage, angle), wheeled(pose, base, side, angle)};
}

/// The angle through which the base must wheel to this side until the target's first corner comes onto the line
/// straight ahead of the pivot corner. Nothing else of the strip ahead gains ground in a wheel. Rounded up, and past
/// the corner by enough to run into it.
Angle wheelToMeet(const Footprint& base, Angle heading, const Footprint& target, Side side) {
  const Vec2 pivot = wheelCorner(base, side);
  double least = 36000.0;
  for (const Vec2 corner : target.corners()) {
    const double away = distance(pivot, corner);
    if (away <= computingNoise) continue;
    const double towards = bearing(pivot, corner);
    const double turn = side == Side::left ? clockwiseFrom(towards, heading) : clockwiseFrom(heading, towards);
    const double past = turn + 2.0 * roundingTolerance / away / radiansPerHundredth;
    // A corner that grazes the line already, from within, would else seem a whole turn away.
    least = std::min(least, past >= 36000.0 ? past - 36000.0 : past);
  }
  return static_cast<Angle>(std::ceil(least));
}

}  // namespace

Pose movedAlong(const Pose& pose, Vec2 direction, double by) {
  return {withinWorld(toPoint(toVec(pose.centre) + direction * by)), pose.heading};
}
Pose movedAhead(const Pose& pose, Length by) { return movedAlong(pose, forwardOf(pose.heading), by); }
Pose movedBack(const Pose& pose, Length by) { return movedAlong(pose, forwardOf(pose.heading), -by); }
Pose movedLeft(const Pose& pose, Length by) { return movedAlong(pose, rightOf(pose.heading), -by); }
Pose movedRight(const Pose& pose, Length by) { return movedAlong(pose, rightOf(pose.heading), by); }

Pose rotatedAbout(const Pose& pose, Vec2 pivot, Angle clockwise) {
  const Vec2 arm = toVec(pose.centre) - pivot;
  return {withinWorld(toPoint(pivot + rotated(arm, sineCosine(clockwise)))), normalised(pose.heading + clockwise)};
}

Pose wheeled(const Pose& pose, const Base& base, Side side, Angle angle) {
  return rotatedAbout(pose, wheelCorner(Footprint(pose, base), side), side == Side::left ? -angle : angle);
}

Pose turnedTo(const Pose& pose, Angle heading) { return {pose.centre, normalised(heading)}; }
Pose facedAbout(const Pose& pose) { return turnedTo(pose, pose.heading + fullTurn / 2); }
Pose turnedAwayFrom(const Pose& pose, Point threat) {
  return threat == pose.centre ? pose : turnedTo(pose, headingTo(threat, pose.centre));
}

Vec2 wheelCorner(const Footprint& base, Side side) { return side == Side::left ? base.frontLeft() : base.frontRight(); }

Length wheelLength(Length frontage, Angle angle) { return toLength(arcLength(frontage, angle)); }

Angle wheelWithin(Length frontage, Length length) {
  if (frontage <= 0 || length <= 0) return 0;
  auto angle = static_cast<Angle>(std::min(length / (frontage * radiansPerHundredth), 1.0 * fullTurn));
  while (angle < fullTurn && wheelLength(frontage, angle + 1) <= length) ++angle;  // rounding of the length is kind
  while (angle > 0 && wheelLength(frontage, angle) > length) --angle;
  return angle;
}

Vec2 directionOf(const Footprint& base, LegKind kind) {
  switch (kind) {
    case LegKind::back:
      return -base.forward;
    case LegKind::left:
      return -base.right;
    case LegKind::right:
      return base.right;
    default:
      return base.forward;
  }
}

Pose after(const Pose& pose, const Base& base, const Leg& leg) {
  switch (leg.kind) {
    case LegKind::ahead:
      return movedAhead(pose, leg.amount);
    case LegKind::back:
      return movedBack(pose, leg.amount);
    case LegKind::left:
      return movedLeft(pose, leg.amount);
    case LegKind::right:
      return movedRight(pose, leg.amount);
    case LegKind::wheelLeft:
      return wheeled(pose, base, Side::left, leg.amount);
    case LegKind::wheelRight:
      return wheeled(pose, base, Side::right, leg.amount);
    case LegKind::pivot:
      return turnedTo(pose, leg.amount);
    case LegKind::aboutFace:
      return facedAbout(pose);
  }
  return pose;
}

Length lengthOf(const Base& base, const Leg& leg) {
  if (isStraight(leg.kind)) return leg.amount;
  return isWheel(leg.kind) ? wheelLength(base.frontage, leg.amount) : 0;
}

Walk walk(const Pose& pose, const Base& base, const Path& path) {
  Walk walked;
  walked.poses[0] = pose;
  for (const Leg& leg : path) {
    const std::size_t i = walked.legs++;
    walked.lengths[i] = lengthOf(base, leg);
    walked.total += walked.lengths[i];
    walked.poses[i + 1] = after(walked.poses[i], base, leg);
  }
  return walked;
}

std::optional<Wheel> wheelTowards(const Pose& pose, const Base& base, Point target) {
  const Footprint stand(pose, base);
  const Place at = stand.place(toVec(target));
  if (std::abs(at.aside) <= touchingGap && at.ahead >= 0.0) return Wheel{Side::left, 0, 0, pose};
  const Side side = at.aside < 0.0 ? Side::left : Side::right;
  const Vec2 pivot = wheelCorner(stand, side);
  const double away = distance(pivot, toVec(target));
  if (away <= stand.halfFrontage) return std::nullopt;
  const double towards = bearing(pivot, toVec(target));
  const double lead = arcSineHundredths(stand.halfFrontage / away);
  const double turn =
      side == Side::left ? clockwiseFrom(towards - lead, pose.heading) : clockwiseFrom(pose.heading, towards + lead);
  return wheelOf(pose, base, side, static_cast<Angle>(std::llround(turn)) % fullTurn);
}

std::optional<Wheel> leastWheelToMeet(const Pose& pose, const Base& base, const Footprint& target, Angle limit) {
  const Footprint stand(pose, base);
  if (straightAhead(stand.shrunk(roundingTolerance), target)) return Wheel{Side::left, 0, 0, pose};
  const Angle left = wheelToMeet(stand, pose.heading, target, Side::left);
  const Angle right = wheelToMeet(stand, pose.heading, target, Side::right);
  if (std::min(left, right) > limit) return std::nullopt;
  return left <= right ? wheelOf(pose, base, Side::left, left) : wheelOf(pose, base, Side::right, right);
}

Pose setFlush(const Pose& pose, const Base& base, const Footprint& target, Face face) {
  const Vec2 middle = middleOf(target, face);
  const Vec2 out = outward(target, face);
  const Vec2 across = rightOf(out);
  const Vec2 front = Footprint(pose, base).frontCentre();
  const double room = 0.5 * (lengthOf(target, face) + base.frontage);
  const double farthest = std::max(0.0, room - std::min(room, 2.0 * touchingGap));
  const double slid = std::clamp(dot(front - middle, across), -farthest, farthest);
  const Angle heading = toHeading(bearingHundredths(-out.x, -out.y));
  return poseFromFront(middle + across * slid, heading, base);
}

Pose pivotedFlush(const Pose& pose, const Base& base, const Footprint& target, Face face, Vec2 contact) {
  const Vec2 out = outward(target, face);
  const Angle heading = toHeading(bearingHundredths(-out.x, -out.y));
  return setFlush(rotatedAbout(pose, contact, normalised(heading - pose.heading)), base, target, face);
}

}  // namespace signifer
