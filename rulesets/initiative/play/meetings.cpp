#include "initiative/play/meetings.h"

#include <algorithm>
#include <limits>

namespace signifer::initiative {
namespace {

constexpr double sampleWay = 100.0;
/// More than poses and parts of a leg are off for being rounded.
constexpr double rounding = 10.0;

/// The distance up to which a shooter sees a mover in its zone of 6" (D-51); none where the mover is outside it.
class Zone {
 public:
  Zone(const Position& position, UnitIndex shooter, UnitIndex mover)
      : position_(position),
        shooter_(shooter),
        stand_(position.stand(shooter)),
        base_(position.unit(mover).base),
        front_(stand_.frontCentre(), stand_.forward, stand_.halfFrontage, 0.0),
        allRound_(position.byFaces(shooter)),
        reach_(position.tables().reactionShotInches * oneInch) {}

  [[nodiscard]] double reach() const { return reach_; }
  [[nodiscard]] Footprint along(const Pose& from, Leg leg, std::int32_t amount) const {
    leg.amount = amount;
    return Footprint(after(from, base_, leg), base_);
  }
  /// The shooter's question for a mover that stands so from the start.
  [[nodiscard]] Footprint along(const Footprint& start, const Pose& from, const Leg& leg, std::int32_t amount) const {
    if (!isStraight(leg.kind)) return along(from, leg, amount);
    Footprint at = start;
    at.centre = toVec(movedAlong(from, directionOf(start, leg.kind), amount).centre);
    return at;
  }
  [[nodiscard]] double gap(const Footprint& at) const { return distanceBetween(at, position_.body(shooter_)); }
  /// From the front edge.
  [[nodiscard]] double apart(const Footprint& at) const {
    if (allRound_) return gap(at);
    return distanceBetween(front_, at);
  }
  /// The shooter's question for a mover with a point in the front quarter. The reach is twice as long for others, and
  /// none beyond it.
  [[nodiscard]] double across(const Footprint& at) const { return across(at, apart(at)); }
  [[nodiscard]] double across(const Footprint& at, double away) const {
    return away <= reach_ && (allRound_ || inFront(at)) ? away : 2 * reach_;
  }
  /// So far it may go and surely have no point in the front quarter.
  [[nodiscard]] double outOfFront(const Footprint& at) const {
    if (allRound_) return 0.0;
    double least = outOfFront(at.centre);
    for (const Vec2 corner : at.corners()) least = std::min(least, outOfFront(corner));
    return least;
  }

 private:
  [[nodiscard]] bool inFront(const Footprint& at) const {
    const auto front = [&](Vec2 p) { return position_.quarter(stand_, p) == Quarter::front; };
    return front(at.centre) || std::ranges::any_of(at.corners(), front);
  }
  // From the shooter's middle line, or from the line that bounds the quarter.
  [[nodiscard]] double outOfFront(Vec2 p) const {
    constexpr double diagonal = 0.7;
    const Vec2 q = stand_.local(p);
    const double beside = std::abs(q.x) - stand_.halfFrontage;
    return std::max(-q.y, (beside - std::abs(q.y) + stand_.halfDepth) * diagonal);
  }

  const Position& position_;
  UnitIndex shooter_;
  const Footprint& stand_;
  Base base_;
  Footprint front_;
  bool allRound_;
  double reach_;
};

int samplesOf(const Base& base, const Leg& leg) {
  return std::max(1, static_cast<int>(std::ceil(lengthOf(base, leg) / sampleWay)));
}

/// The longest way of any part of the base on an inch of a leg.
double paceOf(const Base& base, const Leg& leg) {
  return isWheel(leg.kind) ? std::hypot(base.frontage, base.depth) / base.frontage : 1.0;
}

std::int32_t shareOf(const Leg& leg, int sample, int samples) {
  return static_cast<std::int32_t>(static_cast<double>(leg.amount) * sample / samples);
}

bool goes(const Leg& leg) { return isStraight(leg.kind) || isWheel(leg.kind); }

// At 6", or where the charge starts if that is nearer.
std::optional<Meeting> closing(const Position& position, UnitIndex mover, const Path& path, UnitIndex target,
                               Quarter charged) {
  if (charged != Quarter::front && !position.byFaces(target)) return std::nullopt;
  const Zone zone(position, target, mover);
  Pose pose = position.unit(mover).pose;
  for (std::size_t i = 0; i < path.size(); pose = after(pose, position.unit(mover).base, path[i]), ++i) {
    if (!goes(path[i])) continue;
    if (zone.gap(position.stand(mover)) <= zone.reach()) return Meeting{i, 0, target, Shot::closing};
    const Base& base = position.unit(mover).base;
    const int samples = samplesOf(base, path[i]);
    const double pace = sampleWay * paceOf(base, path[i]);
    for (int s = 0; s <= samples; ++s) {
      std::int32_t near = shareOf(path[i], s, samples);
      if (const double gap = zone.gap(zone.along(pose, path[i], near)); gap > zone.reach()) {
        s += static_cast<int>(std::max(0.0, gap - zone.reach() - rounding) / pace);
        continue;
      }
      for (std::int32_t far = s == 0 ? near : shareOf(path[i], s - 1, samples); near - far > 1;) {
        const std::int32_t middle = far + (near - far) / 2;
        (zone.gap(zone.along(pose, path[i], middle)) > zone.reach() ? far : near) = middle;
      }
      return Meeting{i, near, target, Shot::closing};
    }
  }
  return std::nullopt;
}

/// The place between two samples where the mover is nearest.
Meeting nearestBy(const Zone& zone, const Position& position, UnitIndex mover, const Path& path, Meeting meeting) {
  const Base& base = position.unit(mover).base;
  Pose pose = position.unit(mover).pose;
  for (std::size_t i = 0; i < meeting.leg; ++i) pose = after(pose, base, path[i]);
  const Leg& leg = path[meeting.leg];
  const Footprint start(pose, base);
  double least = zone.across(zone.along(start, pose, leg, meeting.amount));
  for (std::int32_t step = leg.amount / samplesOf(base, leg) / 2; step > 0; step /= 2)
    for (const std::int32_t amount : {meeting.amount - step, meeting.amount + step}) {
      if (amount < 0 || amount > leg.amount) continue;
      const Footprint at = zone.along(start, pose, leg, amount);
      const double apart = zone.apart(at);
      if (apart >= least) continue;
      const double away = zone.across(at, apart);
      if (away >= least) continue;
      least = away;
      meeting.amount = amount;
    }
  return meeting;
}

/// On a straight way the gap is a convex function: where it still falls by more than rounding could make of it on the
/// last part of the way it has fallen all along.
bool comesNearerToTheEnd(const Zone& zone, const Footprint& start, const Pose& from, const Leg& leg, int samples) {
  if (!isStraight(leg.kind) || samples < 2) return false;
  const Footprint last = zone.along(start, from, leg, leg.amount);
  const double away = zone.apart(last);
  if (zone.across(last, away) > zone.reach()) return false;
  return away < zone.apart(zone.along(start, from, leg, shareOf(leg, samples - 1, samples))) - rounding;
}

// The nearest point of the way; where the unit merely leaves the zone, the start of the way.
std::optional<Meeting> traversing(const Position& position, UnitIndex mover, const Path& path, UnitIndex shooter) {
  const Zone zone(position, shooter, mover);
  const Base& base = position.unit(mover).base;
  std::optional<Meeting> best;
  double least = zone.reach();
  Pose pose = position.unit(mover).pose;
  for (std::size_t i = 0; i < path.size(); pose = after(pose, base, path[i]), ++i) {
    const Leg& leg = path[i];
    if (!goes(leg)) continue;
    const int samples = samplesOf(base, leg);
    const double pace = sampleWay * paceOf(base, leg);
    const Footprint start(pose, base);
    double before = 2 * zone.reach();
    double lastApart = std::numeric_limits<double>::max();
    for (int s = 0; s <= samples; ++s) {
      const std::int32_t amount = shareOf(leg, s, samples);
      const Footprint at = zone.along(start, pose, leg, amount);
      const double apart = zone.apart(at);
      const double away = zone.across(at, apart);
      const bool counts = s > 0 && (away <= zone.reach() || before < zone.reach() - roundingTolerance);
      if (counts && std::min(before, away) <= least) {
        const bool sooner = before < away;
        if (!best || std::min(before, away) < least)
          best = {i, sooner ? shareOf(leg, s - 1, samples) : amount, shooter, Shot::traversing};
        least = std::min(before, away);
      }
      before = away;
      // On a straight way what grows grows to the end.
      if (isStraight(leg.kind) && apart > std::max(lastApart, least) + rounding) break;
      lastApart = apart;
      // So many samples farther on it is still farther away than it was, or not in front.
      const double idle = std::max(apart - least, away > zone.reach() ? zone.outOfFront(at) : 0.0) - rounding;
      int beyond = std::max(0, static_cast<int>(idle / pace));
      if (s == 0 && beyond < samples && comesNearerToTheEnd(zone, start, pose, leg, samples))
        beyond = samples - 1;
      else if (s == 0 && before <= least)
        beyond = 0;
      if (beyond == 0) continue;
      s += beyond;
      before = 2 * zone.reach();
    }
  }
  return best ? std::optional(nearestBy(zone, position, mover, path, *best)) : best;
}

/// All that lies within the reach of the shots from any place on the way.
Box reachedOn(const Position& position, UnitIndex mover, const Path& path) {
  const Base& base = position.unit(mover).base;
  Footprint at = position.stand(mover);
  Box around = boundsOf(at);
  double margin = position.tables().reactionShotInches * oneInch + rounding;
  Pose pose = position.unit(mover).pose;
  for (const Leg& leg : path) {
    pose = after(pose, base, leg);
    at = Footprint(pose, base);
    const Box end = boundsOf(at);
    around.include(end.low);
    around.include(end.high);
    // Between its ends a turn may reach farther.
    if (isWheel(leg.kind)) margin += lengthOf(base, leg) * paceOf(base, leg);
  }
  return {around.low - Vec2{margin, margin}, around.high + Vec2{margin, margin}};
}

}  // namespace

Meetings meetingsOf(const Position& position, UnitIndex mover, const Path& path, UnitIndex target, Quarter charged) {
  Meetings found;
  const auto sooner = [](const Meeting& a, const Meeting& b) {
    return std::pair(a.leg, a.amount) < std::pair(b.leg, b.amount);
  };
  const Box around = reachedOn(position, mover, path);
  position.forEachEnemyWithin(mover, around.low, around.high, [&](UnitIndex v) {
    if (!around.meets(boundsOf(position.stand(v))) || !position.readyToShoot(v, Shot::traversing)) return;
    const auto meeting =
        v == target ? closing(position, mover, path, v, charged) : traversing(position, mover, path, v);
    if (meeting) found.insert(std::ranges::upper_bound(found, *meeting, sooner), *meeting);
  });
  return found;
}

}  // namespace signifer::initiative
