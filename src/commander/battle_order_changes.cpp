#include <algorithm>
#include <utility>

#include "commander/battle_orders.h"
#include "play/deployment.h"
#include "table/vec.h"

namespace signifer {
namespace {

/// Ahead or back, on a measured table; on a grid it is a square.
constexpr Length step = 3 * oneInch;
/// Pairs of like units, and places outside the zone, are drawn in vain.
constexpr int draws = 30;

class Changing {
 public:
  Changing(const Battle& battle, const BattleOrder& order) : battle_(battle), order_(order) {}

  [[nodiscard]] BattleOrder exchanged(UnitIndex one, UnitIndex other) const {
    BattleOrder changed = order_;
    poseOf(changed, one) = asFarAhead(one, other);
    poseOf(changed, other) = asFarAhead(other, one);
    changed.changes.push_back({.unit = one, .with = other});
    return changed;
  }
  [[nodiscard]] BattleOrder moved(UnitIndex unit, bool ahead) const {
    BattleOrder changed = order_;
    const Length side = battle_.setup->squareSide;
    Pose& pose = poseOf(changed, unit);
    const double by = (side > 0 ? side : step) * (ahead ? 1.0 : -1.0);
    pose.centre = toPoint(toVec(pose.centre) + forwardOf(pose.heading) * by);
    changed.changes.push_back({.unit = unit, .ahead = ahead});
    return changed;
  }
  [[nodiscard]] bool alike(UnitIndex one, UnitIndex other) const {
    const UnitInfo& a = battle_.setup->units[static_cast<std::size_t>(one)];
    const UnitInfo& b = battle_.setup->units[static_cast<std::size_t>(other)];
    return a.symbol == b.symbol && a.profile == b.profile;
  }
  [[nodiscard]] bool isInZones(const BattleOrder& order, UnitIndex unit) const {
    const Unit& of = battle_.unit(unit);
    return outsideZones(*battle_.setup, of.side, order.poses[static_cast<std::size_t>(unit)], of.base) <= 0;
  }

 private:
  static Pose& poseOf(BattleOrder& order, UnitIndex unit) { return order.poses[static_cast<std::size_t>(unit)]; }
  // The pose beside the other unit, front beside front.
  [[nodiscard]] Pose asFarAhead(UnitIndex unit, UnitIndex other) const {
    Pose pose = order_.poses[static_cast<std::size_t>(other)];
    if (battle_.setup->squareSide > 0) return pose;
    const double ahead = (battle_.unit(other).base.depth - battle_.unit(unit).base.depth) / 2.0;
    pose.centre = toPoint(toVec(pose.centre) + forwardOf(pose.heading) * ahead);
    return pose;
  }

  const Battle& battle_;
  const BattleOrder& order_;
};

}  // namespace

std::optional<BattleOrder> changedByLot(const Battle& battle, const BattleOrder& order,
                                        std::span<const UnitIndex> waiting, Stream& lots) {
  if (waiting.size() < 2) return std::nullopt;
  const Changing changing(battle, order);
  const auto any = [&] { return waiting[lots.below(static_cast<std::uint32_t>(waiting.size()))]; };
  for (int draw = 0; draw < draws; ++draw) {
    const UnitIndex one = any();
    if (lots.below(4) == 0) {
      BattleOrder moved = changing.moved(one, lots.below(2) == 0);
      if (changing.isInZones(moved, one)) return moved;
      continue;
    }
    const UnitIndex other = any();
    if (one == other || changing.alike(one, other)) continue;
    BattleOrder exchanged = changing.exchanged(one, other);
    if (changing.isInZones(exchanged, one) && changing.isInZones(exchanged, other)) return exchanged;
  }
  return std::nullopt;
}

}  // namespace signifer
