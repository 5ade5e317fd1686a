// Moves that somebody told of and nobody entered: a photo of the table says where units stand now, and so may a
// telephone or a hand. Each is judged by the door of a dragged move (rules/gestures.h), and taken or thrown away by the
// referee.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "battle/action.h"
#include "play/told_place.h"
#include "rules/ruleset.h"

namespace signifer {

/// A unit that stands elsewhere than the referee holds.
struct ToldMove {
  UnitIndex unit = noUnit;
  Pose from;
  Pose to;
  Length error = 0;
  /// From centre to centre.
  Length distance = 0;
  /// The meaning of the move now; the kind is -1 where it means nothing.
  Action action;
  /// On that action. Not legal where there is none, with the reason that something else is asked.
  Verdict verdict;
  /// The distance to the place from the end of a legal way, where no rule speaks against it; else 0.
  Length shortBy = 0;
  /// It comes onto the table: the sides deploy, and it is still to be placed.
  bool arrives = false;
  /// Its place was changed by a hair, so that it touches these (play/told_touches.h).
  std::vector<UnitIndex> touching;
  /// It takes several moves; `action` and `verdict` are those of the last of them.
  bool several = false;
  /// The sides deploy, and it may be placed as soon as its turn comes.
  bool inTurn = false;

  [[nodiscard]] bool legal() const { return verdict.legal(); }
  [[nodiscard]] bool willBeLegal() const { return inTurn || legal(); }
};

/// The moves of units that stand elsewhere now, in the order in which they were told. Units that have left the table
/// are passed over, and who stands in the ranks of his unit goes with it. A legal way counts where it ends within the
/// grace of the place.
[[nodiscard]] std::vector<ToldMove> movesTold(const RuleSet& rules, const Battle& battle,
                                              std::span<const ToldPlace> places, const ToldGrace& grace = {});

/// The ways to change the battle, of whoever has it.
struct TakingDoor {
  std::function<const Battle&()> battle;
  /// Carries a legal action out; false where it waits for dice or was refused.
  std::function<bool(const Action&)> act;
  /// Changes the state by hand, as Session::override takes it.
  std::function<bool(const std::string& changes)> change;
};

/// What became of the moves.
struct TakenMoves {
  std::vector<UnitIndex> played;
  std::vector<UnitIndex> overruled;
  std::vector<UnitIndex> left;
};

/// Takes them: the legal ones as ordinary actions, one after another as long as one more becomes legal, so that who
/// stood in another's way has gone first. The others are put there by hand where `overrule` is set, all together; whose
/// ranks they stand in then is worked out from their places.
[[nodiscard]] TakenMoves takeTold(const RuleSet& rules, std::vector<ToldPlace> places, bool overrule,
                                  const TakingDoor& door, const ToldGrace& grace = {});

}  // namespace signifer
