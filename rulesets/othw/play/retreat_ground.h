// The ground of a retreat: which squares it may come to, and who gives way there (OT-RET-2, OT-RET-7, D26, D52).
#pragma once

#include <array>
#include <optional>

#include "othw/play/play.h"

namespace signifer::othw {

/// One step of a retreat as the ground allows it.
struct Retreating {
  Way way = Way::clear;
  Square to;
  /// The friend who takes the square that the unit leaves (D52).
  UnitIndex changesWith = noUnit;
};

/// The two steps that a retreat may come to, worked out before the dice; where friends are pushed, boards show them
/// after each.
class RetreatGround {
 public:
  RetreatGround(const Book& book, const Battle& battle, const Field& field, UnitIndex unit, Square from, Square step);
  [[nodiscard]] const Retreating& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  /// Puts the unit and its friends where they stand after so many steps.
  void settle(Play& play, UnitIndex unit, int steps) const;

 private:
  void settlePushed(Play& play, UnitIndex unit, int steps) const;

  std::optional<std::array<Board, 2>> after_;
  std::array<Retreating, 2> steps_;
};

}  // namespace signifer::othw
