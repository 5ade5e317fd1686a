// The facts of a battle for the table, the hints and the machine commander.
#pragma once

#include "battle/kept_nearest.h"
#include "initiative/play/position.h"
#include "rules/gestures.h"
#include "rules/ruleset.h"

namespace signifer::initiative {

[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
/// Hundredths of a unit's worth, own less enemy's.
[[nodiscard]] int worthOf(const Position& position, SideIndex side, KeptNearest* kept = nullptr);
/// The figure for a planning commander. `thorough`: he keeps out of the enemy's reach and counts the promise of units.
[[nodiscard]] int worthPlanned(const Position& position, SideIndex side, bool thorough);
/// The figure for a position at the end of a playout.
[[nodiscard]] int worthAtEnd(const Position& position, SideIndex side);
/// The chance that who stands so wins, 0 to 1.
[[nodiscard]] double chanceAtEndBy(const PlayBook& book, int worth);
/// An order to move.
[[nodiscard]] bool opensMoves(const PlayBook& book, const Action& action);
/// A shot in the Shooting phase: those at movers are one in a turn, which may be worth keeping (IO-SHO-10).
[[nodiscard]] bool isFree(const PlayBook& book, const Battle& battle, const Action& action);
/// The meaning of a unit dragged to a place: a charge at an enemy who stands there, or a move.
[[nodiscard]] Action proposed(const Position& position, UnitIndex u, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);

}  // namespace signifer::initiative
