#include "initiative/play/proximity_watch.h"

#include <algorithm>
#include <cmath>

#include "table/sweep.h"

namespace signifer::initiative {
namespace {

/// Between two looks at a wheel, or at what is seen on a straight way.
constexpr double betweenLooks = 250.0;
/// On so much of a straight way it is seen whether a gap grows or falls, by more than a heading's rounding can do.
constexpr double trendWay = 100.0;
constexpr double trendNoise = 0.01;
/// More than poses and parts of a leg are off for being rounded.
constexpr double poseRounding = 10.0;

/// The unit as it stands after part of a leg.
Footprint along(const Position& position, UnitIndex u, const Pose& from, Leg leg, std::int32_t amount) {
  leg.amount = amount;
  const Base& base = position.unit(u).base;
  return Footprint(after(from, base, leg), base);
}

}  // namespace

BoundOnWay boundOnWay(const Position& position, UnitIndex u, const Path& path) {
  const Base& base = position.unit(u).base;
  ProximityWatch watch(position, u);
  Pose pose = position.unit(u).pose;
  for (const Leg& leg : path) {
    const Pose next = after(pose, base, leg);
    if (isStraight(leg.kind) || isWheel(leg.kind))
      (void)watch.walk(pose, leg);
    else
      watch.turn(Footprint(pose, base), Footprint(next, base));
    pose = next;
  }
  (void)watch.facesAtEnd(Footprint(pose, base));
  return {watch.bound(), watch.hold()};
}

bool ProximityWatch::walk(const Pose& from, const Leg& leg) {
  const bool open = walkOn(from, leg);
  ++leg_;
  return open;
}

bool ProximityWatch::walkOn(const Pose& from, const Leg& leg) {
  const Footprint start(from, position_.unit(u_).base);
  if (takeHold(start) && !mayGoOn(start)) return refuseUnturned();
  return isStraight(leg.kind) ? goesStraight(start, from, leg) : wheels(from, leg);
}

void ProximityWatch::turn(const Footprint& before, const Footprint& turned) {
  takeHold(before);
  faced_ = faced_ || (bound_ != noUnit && position_.faces(turned, bound_));
  ++leg_;
}

bool ProximityWatch::facesAtEnd(const Footprint& at) {
  takeHold(at);
  return bound_ == noUnit || (anyMove_ && faced_) || position_.faces(at, bound_);
}

Reason ProximityWatch::fault() const { return unturned_ ? unturnedFault() : because("IO-PRX-5", "proximity"); }

Reason ProximityWatch::because(std::string_view rule, std::string_view code) const {
  return {rule, code, std::nullopt, Figure::inches(toLength(limit_)), bound_};
}

bool ProximityWatch::takeHold(const Footprint& at, std::int32_t amount) {
  if (seenOnly_ && bound_ != noUnit && !position_.sight(u_, at, bound_).seen) bound_ = noUnit;
  if (bound_ != noUnit) return true;
  if (surelyFarther(at, limit_)) return false;
  const Footprint& now = position_.stand(u_);
  const bool asNow = at.centre == now.centre && at.forward == now.forward;
  bound_ = asNow ? position_.bindingEnemy(u_) : position_.bindingEnemyAt(u_, at);
  if (bound_ != noUnit) hold_ = {leg_, amount};
  return bound_ != noUnit;
}

bool ProximityWatch::surelyFarther(const Footprint& at, double limit) const {
  const Footprint& now = position_.stand(u_);
  const double turned = at.forward == now.forward ? 0.0 : 2.0 * now.radius;
  return position_.noEnemyWithin(u_, limit + distance(at.centre, now.centre) + turned);
}

bool ProximityWatch::mayGoOn(const Footprint& at) {
  faced_ = faced_ || position_.faces(at, bound_);
  return anyMove_ ? faced_ : position_.faces(at, bound_);
}

bool ProximityWatch::refuseUnturned() {
  unturned_ = true;
  return false;
}

double ProximityWatch::holdStraight(const Footprint& start, Vec2 direction, double way) {
  double held = way;
  if (surelyFarther(start, limit_ + way)) return held;
  position_.forEachEnemyNear(u_, start.centre, start.radius + limit_ + way + 1.0, [&](UnitIndex v) {
    if (!within(start, position_.body(v), limit_ + way)) return;
    const auto near = firstWithin(start, direction, held, position_.body(v), limit_);
    if (!near || (bound_ != noUnit && *near >= held)) return;
    bound_ = v;
    held = *near;
  });
  if (bound_ != noUnit) hold_ = {leg_, wholeLength(held)};
  return held;
}

bool ProximityWatch::goesStraight(const Footprint& start, const Pose& from, const Leg& leg) {
  const Vec2 direction = directionOf(start, leg.kind);
  const double way = leg.amount;
  double held = 0;
  if (bound_ == noUnit) {
    held = seenOnly_ ? holdOn(from, leg, way).value_or(leg.amount) : holdStraight(start, direction, way);
    if (bound_ == noUnit || way - held <= touchingGap) return true;
    if (!mayGoOn(start.shifted(direction * held))) return refuseUnturned();
  }
  return anyMove_ || comesOrGoes(start, direction, held, way);
}

bool ProximityWatch::comesOrGoes(const Footprint& start, Vec2 direction, double from, double to) const {
  const double part = std::min(to - from, trendWay);
  if (part <= 0) return true;
  const auto gapAfter = [&](double way) {
    return distanceBetween(start.shifted(direction * way), position_.body(bound_));
  };
  const auto grows = [&] { return gapAfter(from + part) > gapAfter(from) + trendNoise; };
  const auto falls = [&] { return gapAfter(to) < gapAfter(to - part) - trendNoise; };
  // The likelier case is looked at first.
  const bool towards = dot(direction, position_.stand(bound_).centre - start.centre) > 0.0;
  return towards ? falls() || grows() : grows() || falls();
}

bool ProximityWatch::wheels(const Pose& from, const Leg& leg) {
  const double way = lengthOf(position_.unit(u_).base, leg);
  std::int32_t held = 0;
  if (bound_ == noUnit) {
    const auto moment = holdOn(from, leg, way);
    if (!moment || lengthOf(position_.unit(u_).base, {leg.kind, leg.amount - *moment}) <= touchingGap) return true;
    if (!mayGoOn(along(position_, u_, from, leg, *moment))) return refuseUnturned();
    held = *moment;
  }
  if (anyMove_) return true;
  int trend = 0;
  double last = gapTo(from, leg, held);
  const int samples = std::max(1, static_cast<int>(std::ceil(way / betweenLooks)));
  for (int i = 1; i <= samples; ++i) {
    const double away = gapTo(from, leg, held + (leg.amount - held) * i / samples);
    const int now = away > last + roundingTolerance ? 1 : away < last - roundingTolerance ? -1 : 0;
    if (now == 0 || trend == -now) return false;
    trend = now;
    last = away;
  }
  return true;
}

double ProximityWatch::gapTo(const Pose& from, const Leg& leg, std::int32_t amount) const {
  return distanceBetween(along(position_, u_, from, leg, amount), position_.body(bound_));
}

std::optional<std::int32_t> ProximityWatch::holdOn(const Pose& from, const Leg& leg, double way) {
  const Base& base = position_.unit(u_).base;
  const Footprint start(from, base);
  if (surelyFarther(start, limit_ + way)) return std::nullopt;
  const NearEnemy near = position_.nearEnemyWithin(u_, start, limit_ + way);
  if (near.unit == noUnit) return std::nullopt;
  const int samples = std::max(1, static_cast<int>(std::ceil(way / betweenLooks)));
  // So many samples on no corner has come so near.
  const double swing = isWheel(leg.kind) ? std::hypot(base.frontage, base.depth) / base.frontage : 1.0;
  const double pace = std::max(1.0, way / samples * swing);
  const int far = std::min(samples, static_cast<int>(std::max(0.0, near.away - limit_ - poseRounding) / pace));
  std::int32_t before = leg.amount * far / samples;
  for (int i = far + 1; i <= samples; ++i) {
    std::int32_t amount = leg.amount * i / samples;
    const auto holds = [&](std::int32_t after) {
      return position_.bindingEnemyAt(u_, along(position_, u_, from, leg, after)) != noUnit;
    };
    if (!holds(amount)) {
      before = amount;
      continue;
    }
    while (amount - before > 1) {
      const std::int32_t middle = before + (amount - before) / 2;
      (holds(middle) ? amount : before) = middle;
    }
    takeHold(along(position_, u_, from, leg, amount), amount);
    return amount;
  }
  return std::nullopt;
}

}  // namespace signifer::initiative
