#include "initiative/play/meetings.h"

#include <algorithm>

namespace signifer::initiative {
namespace {

constexpr double sampleWay = 100.0;

/// How far a shooter sees to a mover in its zone of 6" (D-51); none where the mover is out of it.
class Zone {
 public:
  Zone(const Position& position, UnitIndex shooter, UnitIndex mover)
      : position_(position),
        shooter_(shooter),
        stand_(position.stand(shooter)),
        base_(position.unit(mover).base),
        allRound_(position.byFaces(shooter)),
        reach_(position.tables().reactionShotInches * oneInch) {}

  [[nodiscard]] double reach() const { return reach_; }
  [[nodiscard]] Footprint along(const Pose& from, Leg leg, std::int32_t amount) const {
    leg.amount = amount;
    return Footprint(after(from, base_, leg), base_);
  }
  [[nodiscard]] double gap(const Footprint& at) const { return distanceBetween(at, position_.body(shooter_)); }
  /// From the front edge.
  [[nodiscard]] double apart(const Footprint& at) const {
    if (allRound_) return gap(at);
    return distanceBetween({stand_.frontCentre(), stand_.forward, stand_.halfFrontage, 0.0}, at);
  }
  /// The same of a mover of which a point lies in the front quarter; twice the reach for others, and beyond it.
  [[nodiscard]] double across(const Footprint& at) const {
    const double away = apart(at);
    return away <= reach_ && (allRound_ || inFront(at)) ? away : 2 * reach_;
  }

 private:
  [[nodiscard]] bool inFront(const Footprint& at) const {
    const auto front = [&](Vec2 p) { return position_.quarter(stand_, p) == Quarter::front; };
    return front(at.centre) || std::ranges::any_of(at.corners(), front);
  }

  const Position& position_;
  UnitIndex shooter_;
  const Footprint& stand_;
  Base base_;
  bool allRound_;
  double reach_;
};

int samplesOf(const Base& base, const Leg& leg) {
  return std::max(1, static_cast<int>(std::ceil(lengthOf(base, leg) / sampleWay)));
}

/// How far a part of the base goes at most on an inch of a leg.
double paceOf(const Base& base, const Leg& leg) {
  return isWheel(leg.kind) ? std::hypot(base.frontage, base.depth) / base.frontage : 1.0;
}

std::int32_t shareOf(const Leg& leg, int sample, int samples) {
  return static_cast<std::int32_t>(static_cast<double>(leg.amount) * sample / samples);
}

bool goes(const Leg& leg) { return isStraight(leg.kind) || isWheel(leg.kind); }

// At 6", or where the charge starts if that is nearer.
std::optional<Meeting> closing(const Position& position, UnitIndex mover, const Path& path, UnitIndex target) {
  const Footprint& stand = position.stand(target);
  const bool ahead = position.quarter(stand, position.stand(mover).frontCentre()) == Quarter::front;
  if (!ahead && !position.byFaces(target)) return std::nullopt;
  const Zone zone(position, target, mover);
  Pose pose = position.unit(mover).pose;
  for (std::size_t i = 0; i < path.size(); pose = after(pose, position.unit(mover).base, path[i]), ++i) {
    if (!goes(path[i])) continue;
    if (zone.gap(position.stand(mover)) <= zone.reach()) return Meeting{i, 0, target, Shot::closing};
    const int samples = samplesOf(position.unit(mover).base, path[i]);
    for (int s = 0; s <= samples; ++s) {
      std::int32_t near = shareOf(path[i], s, samples);
      if (zone.gap(zone.along(pose, path[i], near)) > zone.reach()) continue;
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
  double least = zone.across(zone.along(pose, leg, meeting.amount));
  for (std::int32_t step = leg.amount / samplesOf(base, leg) / 2; step > 0; step /= 2)
    for (const std::int32_t amount : {meeting.amount - step, meeting.amount + step}) {
      if (amount < 0 || amount > leg.amount) continue;
      const double away = zone.across(zone.along(pose, leg, amount));
      if (away >= least) continue;
      least = away;
      meeting.amount = amount;
    }
  return meeting;
}

// Where it comes nearest; where it only leaves the zone, at its start.
std::optional<Meeting> traversing(const Position& position, UnitIndex mover, const Path& path, UnitIndex shooter) {
  const Zone zone(position, shooter, mover);
  const Base& base = position.unit(mover).base;
  std::optional<Meeting> best;
  double least = zone.reach();
  Pose pose = position.unit(mover).pose;
  for (std::size_t i = 0; i < path.size(); pose = after(pose, base, path[i]), ++i) {
    if (!goes(path[i])) continue;
    const int samples = samplesOf(base, path[i]);
    double before = 2 * zone.reach();
    for (int s = 0; s <= samples; ++s) {
      const std::int32_t amount = shareOf(path[i], s, samples);
      const Footprint at = zone.along(pose, path[i], amount);
      // So many samples farther on it is still out of the zone.
      if (const int beyond = static_cast<int>((zone.apart(at) - zone.reach()) / (sampleWay * paceOf(base, path[i])));
          beyond > 1) {
        s += beyond - 1;
        before = 2 * zone.reach();
        continue;
      }
      const double away = zone.across(at);
      const bool moves = s > 0 && (away <= zone.reach() || before < zone.reach() - roundingTolerance);
      if (moves && std::min(before, away) <= least) {
        const bool sooner = before < away;
        if (!best || std::min(before, away) < least)
          best = {i, sooner ? shareOf(path[i], s - 1, samples) : amount, shooter, Shot::traversing};
        least = std::min(before, away);
      }
      before = away;
    }
  }
  return best ? std::optional(nearestBy(zone, position, mover, path, *best)) : best;
}

}  // namespace

std::vector<Meeting> meetingsOf(const Position& position, UnitIndex mover, const Path& path, UnitIndex target) {
  std::vector<Meeting> found;
  double most = position.tables().reactionShotInches * oneInch;
  for (const Leg& leg : path) most += lengthOf(position.unit(mover).base, leg);
  // Turns on the spot bring a corner nearer by no more than this.
  most += position.stand(mover).radius;
  position.forEachEnemy(mover, [&](UnitIndex v) {
    if (!within(position.stand(mover), position.stand(v), most) || !position.readyToShoot(v, Shot::traversing)) return;
    const auto meeting = v == target ? closing(position, mover, path, v) : traversing(position, mover, path, v);
    if (meeting) found.push_back(*meeting);
  });
  std::ranges::stable_sort(found, {}, [](const Meeting& m) { return std::pair(m.leg, m.amount); });
  return found;
}

}  // namespace signifer::initiative
