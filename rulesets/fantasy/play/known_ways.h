// Ways as they are planned, and what is kept of them between drawing, judging and carrying out (play/ways.h).
#pragma once

#include <algorithm>
#include <array>

#include "battle/action.h"
#include "fantasy/charging.h"
#include "fantasy/movement.h"
#include "table/at_rest.h"
#include "table/moves.h"

namespace signifer::fantasy {

/// All that its body comes from and that changes.
struct ShapeFacts {
  Pose pose;
  bool fleeing = false;
  Formation formation{};
  int models = 0;
  int abreast = 0;
  /// The shapes are the same, wherever the two stand.
  [[nodiscard]] bool alike(const ShapeFacts& other) const {
    return fleeing == other.fleeing && formation == other.formation && models == other.models &&
           abreast == other.abreast;
  }
  friend bool operator==(const ShapeFacts&, const ShapeFacts&) = default;
};

/// The unit or the ground that bars a charge; inches of the way that the charge needs, and of its open part.
struct Bar {
  UnitIndex unit = noUnit;
  bool ground = false;
  double needed = 0;
  double open = 0;
  /// Not the way is barred, but the place at the side of the target.
  bool atPlace = false;
};

/// A charge from where the unit stands (FA-CHG-1, FA-CHG-4).
struct ChargePlan {
  /// False: no wheel brings it to the side of the target that it strikes, or something stands in the way.
  bool possible = false;
  Pose start;
  /// The least wheel that would bring it there, open or not; of nothing where none would (D59).
  Leg least;
  /// The bar to the least wheel, or to the straight way after it.
  Bar bar;
  /// The side of a formed target that it strikes.
  Face side = Face::front;
  /// Charger and target are both formed.
  bool flush = false;
  /// After the wheel.
  Pose wheeled;
  Leg wheel;
  Vec2 direction;
  /// Thousandths from there to contact.
  double straight = 0;
  GroundCovered ground;
  /// The pose at contact, before and after the charger is set flush.
  Pose contact;
  Pose end;
  /// Its way to contact is open and no longer than its charge move.
  bool arrives = false;
  /// It arrives, and there is room to stand.
  bool reaches = false;
  double cost = 0;
  /// The facts with which charge-move was asked.
  ChargeMoveIn facts;

  /// They end alike.
  friend bool operator==(const ChargePlan& a, const ChargePlan& b) {
    return a.possible == b.possible && a.reaches == b.reaches && a.end == b.end && a.cost == b.cost;
  }
};

/// A leg of a unit that was measured.
struct MeasuredLeg {
  UnitIndex mover = noUnit;
  Pose from;
  Leg leg;
  friend bool operator==(const MeasuredLeg&, const MeasuredLeg&) = default;
};

/// The answers that a position remembers if it is played on for long.
class KnownWays {
 public:
  /// The nearest enemy of the unit that was asked about last, by the yardstick of the candidates.
  AtRest<UnitIndex, UnitIndex> nearestEnemy;

  /// Legs that were found open at this rest, by whoever keeps this far from enemies and else leaves nobody out of
  /// account; of a straight one each part is open as well.
  void addOpen(std::uint32_t moment, double gap, const MeasuredLeg& way) {
    if (moment == 0) return;
    open_[openCount_++ % open_.size()] = {moment, gap, way};
  }
  [[nodiscard]] bool isOpen(std::uint32_t moment, double gap, const MeasuredLeg& way) const {
    return moment != 0 && std::ranges::any_of(open_, [&](const Open& open) {
             return open.moment == moment && open.gap == gap && open.way.mover == way.mover &&
                    open.way.from == way.from && open.way.leg.kind == way.leg.kind &&
                    (open.way.leg.amount == way.leg.amount ||
                     (isStraight(way.leg.kind) && way.leg.amount < open.way.leg.amount));
           });
  }

  /// Keeps the ground under a leg, by the shape that goes it: ground does not change.
  void addGround(const MeasuredLeg& way, double inches, const ShapeFacts& shape, const GroundCovered& ground) {
    grounds_[groundCount_++ % grounds_.size()] = {way, inches, shape, ground};
  }
  [[nodiscard]] const GroundCovered* ground(const MeasuredLeg& way, double inches, const ShapeFacts& shape) const {
    const auto found = std::ranges::find_if(grounds_, [&](const Ground& known) {
      return known.way == way && known.inches == inches && known.shape.alike(shape);
    });
    return found == grounds_.end() ? nullptr : &found->ground;
  }

 private:
  struct Open {
    std::uint32_t moment = 0;
    double gap = 0.0;
    MeasuredLeg way;
  };
  struct Ground {
    MeasuredLeg way;
    double inches = 0.0;
    ShapeFacts shape;
    GroundCovered ground;
  };
  std::array<Open, 4> open_;
  std::size_t openCount_ = 0;
  std::array<Ground, 6> grounds_;
  std::size_t groundCount_ = 0;
};

}  // namespace signifer::fantasy
