// The way of a pursuer: the open heading that is nearest to the fleers', and what stops it (FA-PUR-2, FA-PUR-4, D68).
#include <algorithm>
#include <cmath>

#include "fantasy/play/ways.h"
#include "table/past_friends.h"

namespace signifer::fantasy {
namespace {

constexpr Angle quarterTurn = 90 * oneDegree;
constexpr Angle triedStep = oneDegree / 10;

/// The turns of one pursuer, and what is in the way of each.
class Turning {
 public:
  Turning(const Position& position, UnitIndex u, UnitIndex quarry, double distance)
      : position_(position), u_(u), pose_(position.unit(u).pose), swarm_(position.body(u).isSwarm()) {
    rolled_ = distance;
    add(onWay_.units, quarry);
    onWay_.edges = true;
    const Body& own = position.body(u);
    stand_ = Footprint(pose_, shapeOf(own));
    onWay_.deepest = rearSwing(stand_) / 2.0;
    for (const UnitIndex v : position.whoIsNear(own.centre(), own.reach() + onWay_.deepest + touchingGap)) {
      if (v == u || v == quarry || !position.live(v)) continue;
      const Body& body = position.body(v);
      const double gap = own.distanceTo(body);
      if (position.enemies(u, v)) {
        // Fleers are run through.
        if (position.fleeing(v)) continue;
        near_.push_back(v);
      } else if (!swarm_ && !body.isSwarm() && gap <= std::max<double>(touchingGap, onWay_.deepest)) {
        add(onWay_.beside, v);
        near_.push_back(v);
      } else {
        near_.push_back(v);
      }
    }
  }

  /// The way at this heading, where it is open.
  [[nodiscard]] std::optional<PursuitWay> at(Angle heading) const {
    PursuitWay way;
    way.turned = pose_;
    if (!swarm_) way.turned = turnedTo(pose_, normalised(heading));
    way.direction = forwardOf(normalised(heading));
    if (!swarm_ && !mayTurn(heading)) return std::nullopt;
    goAhead(way);
    // An inch at least, or into a fresh enemy.
    if (!way.meets && way.distance < std::min(rolled_, static_cast<double>(oneInch))) return std::nullopt;
    way.open = true;
    return way;
  }

 private:
  /// The most by which it lies in another when it has turned to there.
  [[nodiscard]] double deepestIn(const Body& other, double turn) const {
    if (other.isSwarm()) return 0.0;
    double deepest = 0.0;
    const int steps = std::max(1, static_cast<int>(std::abs(turn) / oneDegree));
    for (int i = 0; i <= steps; ++i) {
      const SineCosine by = sineCosine(turn * i / steps);
      const Footprint turned(stand_.centre, rotated(stand_.forward, by), stand_.halfFrontage, stand_.halfDepth);
      deepest = std::max(deepest, overlapDepth(turned, other.outline()));
    }
    return deepest;
  }
  [[nodiscard]] bool mayTurn(Angle heading) const {
    Angle turn = normalised(heading - pose_.heading);
    if (turn > 180 * oneDegree) turn -= 360 * oneDegree;
    for (const UnitIndex v : near_) {
      const Body& body = position_.body(v);
      const double most = in(onWay_.beside, v) ? onWay_.deepest + roundingTolerance : leastStretch;
      if (body.isSwarm() ? turnsInto(body, turn) : deepestIn(body, turn) > most) return false;
    }
    return true;
  }
  [[nodiscard]] bool turnsInto(const Body& swarm, double turn) const {
    const int steps = std::max(1, static_cast<int>(std::abs(turn) / oneDegree));
    for (int i = 0; i <= steps; ++i) {
      const SineCosine by = sineCosine(turn * i / steps);
      const Footprint turned(stand_.centre, rotated(stand_.forward, by), stand_.halfFrontage, stand_.halfDepth);
      if (signifer::distanceTo(turned, swarm.disc().centre) < swarm.disc().radius - leastStretch) return true;
    }
    return false;
  }
  /// Whether the strip before its front edge takes in more than leastStretch of him.
  [[nodiscard]] bool liesBefore(const Footprint& front, const Body& enemy) const {
    if (enemy.isSwarm()) {
      const Place at = front.place(enemy.disc().centre);
      return std::abs(at.aside) < front.halfFrontage + enemy.disc().radius - leastStretch;
    }
    double least = 1e9;
    double most = -1e9;
    for (const Vec2 corner : enemy.outline().corners()) {
      const double aside = front.place(corner).aside;
      least = std::min(least, aside);
      most = std::max(most, aside);
    }
    return std::min(most, front.halfFrontage) - std::max(least, -front.halfFrontage) > leastStretch;
  }
  void goAhead(PursuitWay& way) const {
    const Body from = position_.bodyAt(u_, way.turned);
    Ignoring onWay = onWay_;
    way.distance = rolled_;
    // Friends stop it an inch before them, but for those that it clips until it is past them.
    const Segment line{from.centre(), from.centre() + way.direction * rolled_};
    for (const UnitIndex v : position_.whoIsNear(line, from.reach() + oneInch)) {
      if (v == u_ || !position_.live(v) || in(onWay_.units, v)) continue;
      const Body& body = position_.body(v);
      if (position_.enemies(u_, v)) {
        if (position_.fleeing(v) || (!from.isSwarm() && !liesBefore(from.outline(), body))) add(onWay.units, v);
        continue;
      }
      add(onWay.units, v);
      if (in(onWay_.beside, v)) {
        stopAt(way, freeAheadPast(from.outline(), way.direction, rolled_, body.outline(), onWay_.deepest), v);
        continue;
      }
      if (const auto stop = meets(from, way.direction, rolled_ + oneInch, body, 0.0)) stopAt(way, *stop - oneInch, v);
    }
    onWay.beside.reset();
    const OpenLeg open = openAlong(position_, u_, from, way.direction, way.distance, onWay);
    if (open.blocker == noUnit && !open.ground) return;
    way.distance = open.amount;
    way.blocker = open.blocker;
    way.ground = open.ground;
    way.meets = open.blocker != noUnit;
  }
  static void stopAt(PursuitWay& way, double distance, UnitIndex blocker) {
    if (distance >= way.distance) return;
    way.distance = std::max(0.0, distance);
    way.blocker = blocker;
  }

  const Position& position_;
  UnitIndex u_;
  Pose pose_;
  bool swarm_;
  double rolled_ = 0.0;
  Footprint stand_;
  Ignoring onWay_;
  UnitList near_;
};

}  // namespace

PursuitWay planPursuit(const Position& position, UnitIndex u, UnitIndex quarry, Angle heading, double distance) {
  const Turning turning(position, u, quarry, distance);
  if (const auto way = turning.at(heading)) return *way;
  const auto turnTo = [&](Angle to) {
    const Angle turn = normalised(to - position.unit(u).pose.heading);
    return std::min(turn, 360 * oneDegree - turn);
  };
  for (Angle off = triedStep; off <= quarterTurn; off += triedStep) {
    const Angle left = normalised(heading - off);
    const Angle right = normalised(heading + off);
    const auto toLeft = turning.at(left);
    const auto toRight = turning.at(right);
    if (toLeft && (!toRight || turnTo(left) <= turnTo(right))) return *toLeft;
    if (toRight) return *toRight;
  }
  return {};
}

}  // namespace signifer::fantasy
