// A side of a formed target as a line along which its chargers stand, flush with it (D53, D61).
#pragma once

#include <optional>

#include "fantasy/play/ways.h"

namespace signifer::fantasy {

class SideLine {
 public:
  /// The charger is formed too; `face` is the target's.
  SideLine(const Position& position, UnitIndex charger, UnitIndex target, Face face);

  [[nodiscard]] double length() const { return length_; }
  [[nodiscard]] double frontage() const { return base_.frontage; }
  /// The place along the side to which the middle of the charger's front comes, when the charger turns about the point
  /// at which it has met the side.
  [[nodiscard]] double placeAfterTurn(const Pose& contact) const;
  [[nodiscard]] Pose at(double place) const;
  /// Thousandths of the side that lie before the charger's front there; below 0: the front is so far off the side.
  [[nodiscard]] double shared(double place) const;
  /// No other unit stands there, these left out of account, nor is the ground impassable.
  [[nodiscard]] bool isClear(double place, const UnitSet& ignored) const;
  /// Models of its front rank that touch the side along more than leastStretch.
  [[nodiscard]] int modelsAt(double place) const;
  /// Other enemies that it touches along an edge there.
  [[nodiscard]] int othersTouchedAt(double place, const UnitSet& ignored) const;
  /// The place to which a charger alone at the side slides from where it struck. It slides no farther than it takes to
  /// stand wholly before the side, unless other units are in the way (D53). None where there is no room.
  [[nodiscard]] std::optional<double> slidFrom(double struck, const UnitSet& ignored) const;
  /// The least shift of this place, to either side, after which it is clear: to the left at most 0, to the right at
  /// least 0.
  struct Shifts {
    double left = 0.0;
    double right = 0.0;
  };
  [[nodiscard]] Shifts shiftsToClear(double place, const UnitSet& ignored) const;

 private:
  template <class F>
  void forEachStretchTaken(double place, double reach, const UnitSet& ignored, F&& f) const;

  const Position& position_;
  UnitIndex charger_;
  UnitIndex target_;
  Segment side_;
  Vec2 along_;
  Vec2 square_;
  Base base_;
  Ranks ranks_;
  double length_;
};

}  // namespace signifer::fantasy
