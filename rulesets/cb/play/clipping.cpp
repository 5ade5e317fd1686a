#include "cb/play/clipping.h"

#include "cb/play/paths.h"

namespace signifer::cb {
namespace {

PastFriends noneOf(const PastFriends& some) { return PastFriends(some.most()); }

}  // namespace

PastFriends friendsToClip(const Position& position, UnitIndex u, const Footprint& start) {
  if (position.options().wheelPastFriends == WheelPastFriends::no) return {};
  return friendsBeside(position, u, start, rearSwing(start),
                       [&](const Footprint& other) { return within(start, other, position.contactGap()); });
}

PastFriends clippedBy(const Position& position, UnitIndex u, const Pose& from, const Leg& leg) {
  const bool turns = leg.kind == LegKind::pivot;
  if (!isWheel(leg.kind) && !turns) return {};
  const Footprint start(from, position.unit(u).base);
  const PastFriends beside = friendsToClip(position, u, start);
  if (beside.none()) return {};
  // Unformed units wheel about their centre.
  const AboutCentre about = turns ? turnAbout(from, leg.amount)
                                  : AboutCentre{leg.kind == LegKind::wheelLeft ? Side::left : Side::right, leg.amount};
  const Vec2 pivot = turns ? start.centre : wheelCorner(start, about.side);
  PastFriends clipped = noneOf(beside);
  forEachIn(beside.who(), [&](UnitIndex v) {
    Turn turn(start, pivot, about.side, about.angle);
    if (beside.openTurn(turn, position.stand(v)) >= about.angle) clipped.excuse(v);
  });
  return clipped;
}

PastFriends stillClipped(const Position& position, UnitIndex u, const PastFriends& clipped, const Pose& wheeled,
                         double ahead) {
  const Footprint start(wheeled, position.unit(u).base);
  PastFriends still = noneOf(clipped);
  forEachIn(clipped.who(), [&](UnitIndex v) {
    if (clipped.openAhead(start, toLength(ahead), position.stand(v)) >= toLength(ahead)) still.excuse(v);
  });
  return still;
}

UnitIndex overlapped(const Position& position, const PastFriends& clipped, const Footprint& at) {
  UnitIndex one = noUnit;
  forEachIn(clipped.who(), [&](UnitIndex v) {
    if (one == noUnit && overlapDepth(at, position.stand(v)) > clearedOverlap + roundingTolerance) one = v;
  });
  return one;
}

PastFriends clippedNow(const Position& position, UnitIndex u) {
  const Footprint& at = position.stand(u);
  PastFriends clipped(rearSwing(at));
  if (position.options().wheelPastFriends == WheelPastFriends::no) return clipped;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || position.enemies(u, v) || !maybeWithin(at, position.stand(v), 0)) return;
    const double depth = overlapDepth(at, position.stand(v));
    if (depth > roundingTolerance && depth <= clipped.most() + roundingTolerance) clipped.excuse(v);
  });
  return clipped;
}

double standsOnFrom(const Position& position) {
  const bool clips = position.options().wheelPastFriends == WheelPastFriends::clips;
  return clips ? clearedOverlap + roundingTolerance : roundingTolerance;
}

bool leavesAside(const Position& position, const Footprint& from, Vec2 direction, double way, UnitIndex v) {
  const Footprint& other = position.stand(v);
  const double depth = overlapDepth(from, other);
  if (depth <= roundingTolerance || depth > standsOnFrom(position)) return false;
  return freeAheadPast(from, direction, way, other, clearedOverlap) >= way;
}

std::optional<double> firstMeeting(const Position& position, UnitIndex u, const Footprint& from, Vec2 direction,
                                   double limit, UnitIndex v) {
  const auto touch = firstTouch(from, direction, limit, position.stand(v));
  if (!touch || *touch > 0 || position.enemies(u, v)) return touch;
  return leavesAside(position, from, direction, limit, v) ? std::nullopt : touch;
}

void Clipping::begin(const Pose& from, const Leg& leg) {
  const bool follows = wheeled_ && leg.kind == LegKind::ahead;
  if (!follows) leftOn_ = overlapped(position_, friends_, Footprint(from, position_.unit(u_).base));
  wheeled_ = isWheel(leg.kind) || leg.kind == LegKind::pivot;
  if (wheeled_) {
    friends_ = clippedBy(position_, u_, from, leg);
    const Footprint after(signifer::after(from, position_.unit(u_).base, leg), position_.unit(u_).base);
    straight_ = 0;
    needed_ = friends_.needed(position_, after);
  } else if (follows) {
    friends_ = stillClipped(position_, u_, friends_, from, leg.amount);
    straight_ = leg.amount;
  } else {
    friends_ = {};
  }
}

}  // namespace signifer::cb
