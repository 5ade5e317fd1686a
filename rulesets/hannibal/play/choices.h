// What a unit that still touches an enemy may choose at the end of a round, measured on the table.
#pragma once

#include <algorithm>

#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

using Choices = Answered<RoundOptionsIn, RoundOptionsOut>;

/// The facts of breaking off along a plan.
[[nodiscard]] inline DisengageIn disengageFacts(const Position& position, UnitIndex u, const DisengagePlan& plan) {
  DisengageIn in;
  in.battleLineStands = std::min(20, position.stands(u));
  in.hitsSuffered = std::min(20, position.status(u, UnitStatus::hitsThisRound));
  in.roomToDisengage = plan.room;
  in.clearance = plan.clearance;
  return in;
}

[[nodiscard]] inline Choices choicesOf(const Position& position, UnitIndex u) {
  RoundOptionsIn in;
  in.battleLineStands = std::min(20, position.stands(u));
  in.hitsSuffered = std::min(20, position.status(u, UnitStatus::hitsThisRound));
  const UnitIndex threat = threatTo(position, u);
  // Room is looked for only where it matters: it is the dearest question of the round.
  const bool line = in.battleLineStands > 0;
  in.roomToDisengage = threat != noUnit && line && in.hitsSuffered == 0 && planDisengage(position, u).room;
  in.roomToRetreat = threat != noUnit && in.battleLineStands < 2 && roomToRetreat(position, u, threat);
  return ask(*position.rulings().roundOptions, in);
}

}  // namespace signifer::hannibal
