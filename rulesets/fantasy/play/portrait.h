// The picture that people see of a battle: marks on units, reminders of a step, the armies' standing. It also gives the
// meaning of a drag and the poses to which an action leads.
#pragma once

#include "fantasy/play/position.h"
#include "rules/gestures.h"
#include "rules/ruleset.h"

namespace signifer::fantasy {

[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
[[nodiscard]] Action proposed(const Position& position, UnitIndex u, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);
/// The machine commander's yardstick, in hundredths of a point (appraisal.cpp); `kept`: of battles that differ little.
[[nodiscard]] int worthOf(const Position& position, SideIndex side, KeptNearest* kept = nullptr);
/// The worth by the odds of winning, for commanders that plan.
[[nodiscard]] int worthPlanned(const Position& position, SideIndex side, bool thorough);
/// A shot in the Shooting phase (FA-SHO-2), or a try to rally (FA-RAL-1).
[[nodiscard]] bool isFree(const PlayBook& book, const Battle& battle, const Action& action);
/// The worth of a playout's end, in millionths: the chance of winning less that of losing.
[[nodiscard]] int worthAtEnd(const Position& position, SideIndex side);
/// The chance that who stands so wins, 0 to 1.
[[nodiscard]] double chanceAtEndBy(const PlayBook& book, int worth);

}  // namespace signifer::fantasy
