#include "initiative/play/way_gap.h"

#include <algorithm>
#include <cmath>

namespace signifer::initiative {
namespace {

/// Between two looks at a wheel, thousandths of an inch of its outer corner's way.
constexpr double wheelLooks = 250.0;

class NearestPlace {
 public:
  NearestPlace(const Position& position, UnitIndex u, UnitIndex other)
      : base_(position.unit(u).base), other_(position.body(other)) {}

  void look(const Pose& pose) {
    const double gap = gapAt(pose);
    if (known_ && gap >= found_.gap) return;
    known_ = true;
    found_ = {gap, pose};
  }
  void walk(const Pose& from, const Leg& leg, std::int32_t since) {
    // The gap is a convex function of a straight way; a wheel is cut into parts on which it surely turns but once.
    const double way = lengthOf(base_, leg);
    const int parts = isStraight(leg.kind) ? 1 : std::max(1, static_cast<int>(std::ceil(way / wheelLooks)));
    for (int i = 0; i < parts; ++i)
      narrow(from, leg, since + shareOf(leg.amount - since, i, parts),
             since + shareOf(leg.amount - since, i + 1, parts));
  }
  [[nodiscard]] NearestOnWay found() const { return {measured(found_.gap), found_.at}; }

 private:
  [[nodiscard]] static std::int32_t shareOf(std::int32_t amount, int part, int parts) {
    return static_cast<std::int32_t>(static_cast<std::int64_t>(amount) * part / parts);
  }
  [[nodiscard]] Pose poseAfter(const Pose& from, Leg leg, std::int32_t amount) const {
    leg.amount = amount;
    return after(from, base_, leg);
  }
  [[nodiscard]] double gapAt(const Pose& pose) const { return distanceBetween(Footprint(pose, base_), other_); }
  void narrow(const Pose& from, const Leg& leg, std::int32_t low, std::int32_t high) {
    look(poseAfter(from, leg, low));
    look(poseAfter(from, leg, high));
    while (high - low > 2) {
      const std::int32_t third = (high - low) / 3;
      const double first = gapAt(poseAfter(from, leg, low + third));
      const double second = gapAt(poseAfter(from, leg, high - third));
      (first <= second ? high : low) = first <= second ? high - third : low + third;
    }
    look(poseAfter(from, leg, (low + high) / 2));
  }

  Base base_;
  Body other_;
  bool known_ = false;
  NearestOnWay found_;
};

}  // namespace

NearestOnWay nearestOnWay(const Position& position, UnitIndex u, const Path& path, UnitIndex other, PlaceOnWay since) {
  const Base& base = position.unit(u).base;
  NearestPlace nearest(position, u, other);
  Pose pose = position.unit(u).pose;
  if (since.leg == 0 && since.amount == 0) nearest.look(pose);
  for (std::size_t i = 0; i < path.size(); pose = after(pose, base, path[i]), ++i) {
    if (i < since.leg) continue;
    if (isStraight(path[i].kind) || isWheel(path[i].kind))
      nearest.walk(pose, path[i], i == since.leg ? std::min(since.amount, path[i].amount) : 0);
    else
      nearest.look(after(pose, base, path[i]));
  }
  if (since.leg >= path.size()) nearest.look(pose);
  return nearest.found();
}

}  // namespace signifer::initiative
