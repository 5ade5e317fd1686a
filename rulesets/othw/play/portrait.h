// The facts of a battle for people: a unit's marks, reminders, the armies' standing, the meaning of a drag, and the end
// of a path.
#pragma once

#include "othw/play/play.h"
#include "rules/gestures.h"
#include "rules/portrait.h"

namespace signifer::othw {

[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex unit);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
[[nodiscard]] Action proposed(const Position& position, UnitIndex unit, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);
/// Hundredths of a point of Army Morale by which a side stands better than the other.
[[nodiscard]] int worthOf(const Position& position, SideIndex side);
/// The figure by which a planning commander judges an answer; it is more thorough where he takes his time.
[[nodiscard]] int worthPlanned(const Position& position, SideIndex side, bool thorough);
/// The figure for a position that nobody plays on from: one side gains as much as the other loses.
[[nodiscard]] int worthAtEnd(const Position& position, SideIndex side);
/// The chance that who stands so wins, 0 to 1.
[[nodiscard]] double chanceAtEndBy(const PlayBook& book, int worth);

}  // namespace signifer::othw
