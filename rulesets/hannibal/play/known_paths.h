// Findings about marches and charges (play/paths.h), kept between drawing, judging and carrying out.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "battle/action.h"
#include "table/moves.h"

namespace signifer::hannibal {

/// How far a leg of a march may go, and what stops it.
struct OpenLeg {
  /// The open part of the leg's amount; all of it where nothing stops the leg.
  std::int32_t amount = 0;
  UnitIndex blocker = noUnit;
  /// The edge of the table stops it.
  bool edge = false;
  /// Whether somebody who gives way may be met on it.
  bool mayMeet = true;
};

/// The legs that were last measured of one unit, good until somebody else moves or routs.
class KnownWays {
 public:
  struct Way {
    Pose from;
    Leg leg;
    /// The wheel just before it, clockwise.
    Angle wheel = 0;
    OpenLeg open;
  };

  /// Forgets what it knows of others.
  void look(UnitIndex mover) {
    if (mover == mover_) return;
    mover_ = mover;
    count_ = 0;
  }
  void moved(UnitIndex u) {
    if (u != mover_) count_ = 0;
  }
  void add(const Way& way) { ways_[count_++ % ways_.size()] = way; }
  /// A part of an open straight way is open as well.
  [[nodiscard]] std::optional<OpenLeg> find(const Pose& from, const Leg& leg, Angle wheel = 0) const {
    for (std::size_t i = 0; i < std::min(count_, ways_.size()); ++i) {
      const Way& way = ways_[i];
      if (way.leg.kind != leg.kind || way.wheel != wheel || way.from != from) continue;
      if (way.leg == leg) return way.open;
      if (isStraight(leg.kind) && leg.amount <= way.open.amount)
        return OpenLeg{leg.amount, noUnit, false, way.open.mayMeet};
    }
    return std::nullopt;
  }

 private:
  UnitIndex mover_ = noUnit;
  std::size_t count_ = 0;
  std::array<Way, 4> ways_;
};

/// A charge from the charger's stand as it would go if nobody moved.
struct ChargePlan {
  /// Clockwise; to the left negative (HG-CHG-1).
  Angle wheel = 0;
  /// Thousandths of an inch.
  double wheelWay = 0.0;
  Pose wheeled;
  /// Straight distance up to the touch of the target; none if its line misses it.
  std::optional<double> toTarget;
  /// The nearest other unit on the line that is neither let through nor the target.
  UnitIndex blocker = noUnit;
  double toBlocker = 0.0;
  /// Straight distance up to the edge of the table.
  double toEdge = 0.0;
  /// Straight distance after which the rear corner has cleared the friends that the wheel clips (D75).
  double toClear = 0.0;
  /// At the touch of the target it would overlap one of them.
  bool restsInFriend = false;
  /// No heading was open (D74): who is in the way of the full wheel, and after how much of it; noUnit where its
  /// straight move is blocked.
  bool noneOpen = false;
  UnitIndex wheelBlocker = noUnit;
  Angle wheelOpen = 0;
  Angle fullWheel = 0;
  /// A friend whom the full wheel would leave overlapped: the straight distance that the wheel leaves, and the distance
  /// that would clear the friend.
  UnitIndex clipped = noUnit;
  double clippedAfter = 0.0;
  double clippedNeeds = 0.0;

  friend bool operator==(const ChargePlan&, const ChargePlan&) = default;
  /// Wheel and straight move up to the touch.
  [[nodiscard]] std::optional<double> needed() const {
    return toTarget ? std::optional(wheelWay + *toTarget) : std::nullopt;
  }
  [[nodiscard]] bool clear() const {
    return !noneOpen && toTarget && !restsInFriend && *toTarget <= toEdge &&
           (blocker == noUnit || *toTarget <= toBlocker + roundingTolerance);
  }
};

}  // namespace signifer::hannibal
