// The filters between the true battle and a side, by name. In the programs every one is in force, at no cost. One test
// program is built with SIGNIFER_FILTERS_OUT; it takes out one after the other, to see that the hunt for secrets finds
// what each of them keeps.
#pragma once

#include <cstdint>

namespace signifer {

enum class Filter : std::uint8_t {
  // Who is seen.
  screen,
  marks,
  waiting,
  fog,
  people,
  hosts,
  // The battle without them.
  absentUnits,
  absentPeople,
  points,
  // A battle of its own.
  title,
  notes,
  groundNames,
  ruleNames,
  photo,
  objectiveNames,
  troops,
  totals,
  watchers,
  // Events.
  lines,
  dice,
  reasons,
  counts,
  // Stories, reports, replays.
  sentences,
  chances,
  losses,
  beginning,
  reportUnits,
  reportPeople,
  replayFigures,
  replayWays,
  replayCheck,
  // Answers.
  moments,
  refusals,
};
inline constexpr Filter lastFilter = Filter::refusals;

#ifdef SIGNIFER_FILTERS_OUT
[[nodiscard]] bool isIn(Filter filter);
#else
[[nodiscard]] constexpr bool isIn(Filter /*filter*/) { return true; }
#endif

}  // namespace signifer
