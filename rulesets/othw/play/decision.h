// The units that may act now. The table of the phase (course.cpp), the referee, play and the candidates all ask here.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

/// Own units of the active side that have still to make a compulsory move, in this state.
struct Waiting {
  /// The first in order: for flights the one that flees next.
  UnitIndex first = noUnit;
  int count = 0;
};
[[nodiscard]] Waiting waiting(const Position& position, UnitState state);

/// The facts about the generals among units that are to act together, for the ruling on activations.
[[nodiscard]] ActivationIn activationOf(const Options& options, const Battle& battle, const UnitSet& units);
/// Whether units may be activated now: while the phase lasts, or by a general not yet used (OT-SEQ-6).
[[nodiscard]] bool mayBeActivated(const Book& book, const ActivationIn& in);
/// Whether there is a general whose activation has not been used and whose unit may act (OT-SEQ-6).
[[nodiscard]] bool anyLeftover(const Book& book, const Battle& battle);
/// The facts about a unit for the ruling on permitted actions; facing and terrain as given.
[[nodiscard]] ActionPermittedIn permittedIn(const Battle& battle, UnitIndex unit, Deed deed);
/// Whether the unit may do anything now, wherever it stands.
[[nodiscard]] bool mayDoAnything(const Book& book, const Battle& battle, UnitIndex unit);
/// Whether the unit may make one more further move in this phase (D9).
[[nodiscard]] bool hasFurtherMoveLeft(const Book& book, const Battle& battle, UnitIndex unit);
/// Whether its mahouts have not tried in this phase yet (OT-RAM-5, D32).
[[nodiscard]] inline bool mahoutsLeft(const Battle& battle, UnitIndex unit) {
  return battle.unit(unit).status[UnitStatus::mahoutsTried] == 0;
}
/// Whether a pursuer takes a test in its own phase that a general may have rolled again (OT-PUR-2, D37, D38).
[[nodiscard]] bool mayRerollPursuit(const Book& book, const Battle& battle, UnitIndex pursuer);
/// Whether the active side has ended its phase and no roll thrown beforehand waits for its action.
[[nodiscard]] bool phaseIsOver(const Battle& battle);

}  // namespace signifer::othw
