// The view of a battle for people: marks on units, reminders, standings, the meaning of a drag. With it the worth of a
// battle for the machine commander.
#pragma once

#include "battle/kept_nearest.h"
#include "cb/play/charge_plan.h"
#include "cb/play/decision.h"
#include "rules/gestures.h"
#include "rules/ruleset.h"

namespace signifer::cb {

[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
[[nodiscard]] Action proposed(const Position& position, UnitIndex u, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);
[[nodiscard]] int worthOf(const Position& position, SideIndex side, KeptNearest* kept = nullptr);
/// The worth of a position that a playout has come to.
[[nodiscard]] int worthAtEnd(const Position& position, SideIndex side);
/// The chance that who stands so wins, 0 to 1.
[[nodiscard]] double chanceAtEndBy(const PlayBook& book, int worth);
/// A throw for a move.
[[nodiscard]] bool opensMoves(const PlayBook& book, const Action& action);
/// Units that an army has lost: destroyed, gone, routing or rampaging.
[[nodiscard]] int lostBy(const Position& position, SideIndex side);

}  // namespace signifer::cb
