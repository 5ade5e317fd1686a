// What people see of a battle: a unit's marks, reminders, the armies' standing, what a drag means, where a path leads.
#pragma once

#include "othw/play/decision.h"
#include "rules/portrait.h"

namespace signifer::othw {

[[nodiscard]] Portrait portraitOf(const Book& book, const Battle& battle, const Decision& decision, UnitIndex unit);
[[nodiscard]] std::vector<Reminder> remindersOf(const Book& book, const Battle& battle, const Decision& decision);
[[nodiscard]] std::vector<Standing> standingsOf(const Battle& battle);
[[nodiscard]] Action proposed(const Book& book, const Battle& battle, const Decision& decision, UnitIndex unit,
                              Point where);
[[nodiscard]] std::vector<Pose> traced(const Battle& battle, const Action& action);
/// Hundredths of a point of Army Morale by which a side stands better than the other.
[[nodiscard]] int appraised(const Book& book, const Battle& battle, SideIndex side);

}  // namespace signifer::othw
