// The latest moves of units, from place to place. A position that is played on learns from them which earlier findings
// still hold.
#pragma once

#include <cstdint>
#include <vector>

#include "battle/battle.h"
#include "table/vec.h"

namespace signifer {

/// One move, or a unit that left the table.
struct StepTaken {
  UnitIndex unit = noUnit;
  Vec2 from;
  Vec2 to;
  /// No part of its base was or is farther from its centre.
  double spread = 0;
};

class StepsTaken {
 public:
  /// Nothing is noted before.
  void begin(const Battle& battle) {
    seats_.resize(battle.units.size());
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) seats_[static_cast<std::size_t>(u)] = seatOf(battle, u);
    lately_.resize(mostKept);
    count_ = 1;
  }
  [[nodiscard]] bool noted() const { return count_ != 0; }
  /// How many there were; never 0 where they are noted.
  [[nodiscard]] std::uint32_t count() const { return count_; }

  void add(const Battle& battle, UnitIndex u) {
    if (!noted()) return;
    Seat& seat = seats_[static_cast<std::size_t>(u)];
    const Seat now = seatOf(battle, u);
    lately_[count_++ % mostKept] = {u, seat.centre, now.centre, seat.spread > now.spread ? seat.spread : now.spread};
    seat = now;
  }
  /// Whether `holds(step)` of all steps since there were so many; false where they are too many to tell.
  template <class Holds>
  [[nodiscard]] bool allSince(std::uint32_t count, Holds&& holds) const {
    if (count_ - count > mostKept) return false;
    for (std::uint32_t i = count; i != count_; ++i)
      if (!holds(lately_[i % mostKept])) return false;
    return true;
  }

 private:
  static constexpr std::uint32_t mostKept = 32;

  struct Seat {
    Vec2 centre;
    double spread = 0;
  };
  static Seat seatOf(const Battle& battle, UnitIndex u) {
    const Unit& unit = battle.unit(u);
    return {toVec(unit.pose.centre), (unit.base.frontage + unit.base.depth) / 2.0};
  }

  std::vector<Seat> seats_;
  // Empty in the many positions that note nothing and are made for one question.
  std::vector<StepTaken> lately_;
  std::uint32_t count_ = 0;
};

}  // namespace signifer
