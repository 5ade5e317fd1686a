// A move watched under the proximity rule, leg by leg (IO-PRX-1 to IO-PRX-5). Reads positions, changes nothing.
#pragma once

#include <optional>

#include "initiative/play/way_gap.h"
#include "rules/verdict.h"

namespace signifer::initiative {

/// The enemy who binds a unit on a path that it may walk, noUnit for none, and where the rule took hold.
struct BoundOnWay {
  UnitIndex enemy = noUnit;
  PlaceOnWay hold;
};
[[nodiscard]] BoundOnWay boundOnWay(const Position& position, UnitIndex u, const Path& path);

/// Keeps a unit under the proximity rule from the moment it takes hold to the end of the move.
class ProximityWatch {
 public:
  ProximityWatch(const Position& position, UnitIndex u)
      : position_(position),
        u_(u),
        limit_(position.proximityLimit(u)),
        seenOnly_(position.options().proximitySight == ProximitySight::seenOnly),
        anyMove_(ask(*position.rulings().proximity, {0, position.openOrder(u), true, true})
                     ->permitted.has(ProximityMove::anyMove)) {}

  /// The next leg of the path: false where it breaks the rule.
  [[nodiscard]] bool walk(const Pose& from, const Leg& leg);
  /// A turn on the spot, a leg of the path too, which comes before what the rule asks of the way.
  void turn(const Footprint& before, const Footprint& turned);
  [[nodiscard]] bool facesAtEnd(const Footprint& at);
  /// Why the last leg was refused: it did not face the enemy, or did not go straight to him or away. Its distance is
  /// measured from hold() on.
  [[nodiscard]] Reason fault() const;
  [[nodiscard]] Reason unturnedFault() const { return because("IO-PRX-4", "must-face"); }
  [[nodiscard]] UnitIndex bound() const { return bound_; }
  /// The point of the path at which the rule took hold.
  [[nodiscard]] PlaceOnWay hold() const { return hold_; }

 private:
  [[nodiscard]] Reason because(std::string_view rule, std::string_view code) const;
  /// Whether the rule holds: from then on the nearest enemy of the moment counts; under seen-only as long as the unit
  /// sees him where a leg begins or ends.
  bool takeHold(const Footprint& at, std::int32_t amount = 0);
  /// No enemy can be so near there, as none is where the unit stands now.
  [[nodiscard]] bool surelyFarther(const Footprint& at, double limit) const;
  // IO-PRX-4
  bool mayGoOn(const Footprint& at);
  bool refuseUnturned();
  /// On a straight way the rule takes hold of the first enemy that the unit comes near.
  bool goesStraight(const Footprint& start, const Pose& from, const Leg& leg);
  /// The distance on a straight way at which the rule takes hold; `way` where it does not.
  double holdStraight(const Footprint& start, Vec2 direction, double way);
  // IO-PRX-5. The gap is a convex function of a straight way: where it grows at first it grows to the end, and where it
  // falls at last it has fallen all along.
  [[nodiscard]] bool comesOrGoes(const Footprint& start, Vec2 direction, double from, double to) const;
  bool wheels(const Pose& from, const Leg& leg);
  [[nodiscard]] double gapTo(const Pose& from, const Leg& leg, std::int32_t amount) const;
  /// After how much of a leg the rule takes hold, looked for a quarter of an inch at a time.
  std::optional<std::int32_t> holdOn(const Pose& from, const Leg& leg, double way);
  bool walkOn(const Pose& from, const Leg& leg);

  const Position& position_;
  UnitIndex u_;
  double limit_;
  bool seenOnly_;
  bool anyMove_;
  UnitIndex bound_ = noUnit;
  /// The leg that is walked next.
  std::size_t leg_ = 0;
  PlaceOnWay hold_;
  bool faced_ = false;
  bool unturned_ = false;
};

}  // namespace signifer::initiative
