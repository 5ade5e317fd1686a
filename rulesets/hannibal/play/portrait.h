// The view of a battle for people: badges, reminders, standings, the meaning of a drag, the poses that an action leads
// to. With it the yardstick of the machine commander.
#pragma once

#include "hannibal/play/position.h"
#include "rules/gestures.h"
#include "rules/ruleset.h"

namespace signifer::hannibal {

[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
[[nodiscard]] Action proposed(const Position& position, UnitIndex u, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);
[[nodiscard]] int worthOf(const Position& position, SideIndex side);
/// The worth of a position that a playout has come to.
[[nodiscard]] int worthAtEnd(const Position& position, SideIndex side);
/// The chance that who stands so wins, 0 to 1.
[[nodiscard]] double chanceAtEndBy(const PlayBook& book, int worth);
/// The worth by which a commander that plans chooses answers.
[[nodiscard]] int worthPlanned(const Position& position, SideIndex side, bool thorough);

}  // namespace signifer::hannibal
