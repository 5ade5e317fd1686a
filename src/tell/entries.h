// The entries of a referee who plays a battle at full referee: line by line, as people type it
// (tell/acts.h). Each line is tried on the position in which it is said, and leads to the very answers of the battle.
#pragma once

#include <string>
#include <vector>

#include "play/session.h"

namespace signifer {

/// A line that is longer is two.
inline constexpr std::size_t longestEntry = 80;

struct RefereeEntry {
  int turn = 0;
  SideIndex side = noSide;
  std::string line;
  /// Its parts: standing orders, "next" and "rest", ways (a wing's is one), other answers, throws that are told in
  /// one go, and the figures of the dice. As gestures each but the figures would be one of its own.
  int orders = 0;
  int keys = 0;
  int ways = 0;
  int answers = 0;
  int strips = 0;
  int figures = 0;
  /// Nothing that could be said in words led to it; it is a gesture on the table.
  bool gesture = false;

  [[nodiscard]] int gestures() const { return orders + keys + ways + answers + strips; }
};

/// The entries of the events up to the moment of the session. All dice count as the players' own; changes by hand are
/// left out.
[[nodiscard]] std::vector<RefereeEntry> refereeEntries(const Session& played);

}  // namespace signifer
