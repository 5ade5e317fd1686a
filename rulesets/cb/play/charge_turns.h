// The turns that a charge may begin with, and the ways after them (CB-CHG-10, section 4a): what the least turn
// (charge_way.cpp) and the search among the wider ones (wider_turns.cpp) have in common.
#pragma once

#include <cmath>

#include "cb/play/charge_plan.h"
#include "cb/play/clipping.h"
#include "cb/play/paths.h"

namespace signifer::cb {

/// JT: nobody charges farther.
inline constexpr double farthestWay = 60;

/// The leg by which it turns: unformed units about their centre, others about a front corner.
struct ChargeTurn {
  Pose end;
  Leg leg;
};

[[nodiscard]] bool turnsAboutCentre(const Position& position, UnitIndex u);
[[nodiscard]] ChargeTurn turnBy(const Position& position, UnitIndex u, Side side, Angle angle);

/// The turns to one side, up to a limit. Each unit is looked at once for all of them, as far as it leaves them open.
class TurnsTo {
 public:
  TurnsTo(const Position& position, UnitIndex u, Side side, Angle limit)
      : position_(position),
        from_(position.stand(u)),
        pivot_(turnsAboutCentre(position, u) ? from_.centre : wheelCorner(from_, side)),
        side_(side),
        widest_(from_, pivot_, side, limit),
        beside_(friendsToClip(position, u, from_)) {}

  /// Surely: at the very end of what is open it may be so and not be told.
  [[nodiscard]] bool isFreeOf(UnitIndex v, Angle angle) {
    return angle <= free_.of(placeOf(v), [&] { return widest_.freeOf(position_.stand(v)); });
  }
  /// clippedBy the turn of this angle.
  [[nodiscard]] PastFriends clippedBy(Angle angle) {
    // Near the end of what is open it is looked at with this very turn.
    constexpr double near = oneDegree / 10;
    PastFriends clipped(beside_.most());
    forEachIn(beside_.who(), [&](UnitIndex v) {
      const Footprint& other = position_.stand(v);
      const double open = past_.of(placeOf(v), [&] { return widest_.freePast(other, beside_.most()); });
      Turn turn(from_, pivot_, side_, angle);
      if (std::abs(open - angle) < near ? beside_.openTurn(turn, other) >= angle : open > angle) clipped.excuse(v);
    });
    return clipped;
  }

 private:
  static std::size_t placeOf(UnitIndex v) { return static_cast<std::size_t>(v); }

  const Position& position_;
  const Footprint& from_;
  Vec2 pivot_;
  Side side_;
  Turn widest_;
  PastFriends beside_;
  Kept<double> free_, past_;
};

/// All but the face that it strikes; `known` are the turns to its side.
[[nodiscard]] ChargePlan wayAfter(const Position& position, UnitIndex u, UnitIndex target, const ChargeTurn& turn,
                                  TurnsTo* known);
[[nodiscard]] ChargePlan planAfter(const Position& position, UnitIndex u, UnitIndex target, const ChargeTurn& turn);

}  // namespace signifer::cb
