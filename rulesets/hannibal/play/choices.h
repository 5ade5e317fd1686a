// The choices of a unit that still touches an enemy at the end of a round, measured on the table.
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

/// The facts of the choices, but for room. Room is the dearest question of the round, so it is measured only where it
/// matters.
[[nodiscard]] inline RoundOptionsIn choiceFacts(const Position& position, UnitIndex u) {
  RoundOptionsIn in;
  in.battleLineStands = std::min(20, position.stands(u));
  in.hitsSuffered = std::min(20, position.status(u, UnitStatus::hitsThisRound));
  in.roomToDisengage = in.roomToRetreat = false;
  return in;
}

[[nodiscard]] inline bool roomToDisengage(const Position& position, UnitIndex u, UnitIndex threat,
                                          const RoundOptionsIn& in) {
  return threat != noUnit && in.battleLineStands > 0 && in.hitsSuffered == 0 && planDisengage(position, u).room;
}

[[nodiscard]] inline bool roomToRetreat(const Position& position, UnitIndex u, UnitIndex threat,
                                        const RoundOptionsIn& in) {
  return threat != noUnit && in.battleLineStands < 2 && roomToRetreat(position, u, threat);
}

[[nodiscard]] inline Choices choicesOf(const Position& position, UnitIndex u) {
  RoundOptionsIn in = choiceFacts(position, u);
  const UnitIndex threat = threatTo(position, u);
  in.roomToDisengage = roomToDisengage(position, u, threat, in);
  in.roomToRetreat = roomToRetreat(position, u, threat, in);
  return ask(*position.rulings().roundOptions, in);
}

/// Whether it may do more than fight on. Who may break off need not have room to retreat as well, which is dearer yet.
[[nodiscard]] inline bool hasChoice(const Position& position, UnitIndex u) {
  RoundOptionsIn in = choiceFacts(position, u);
  const UnitIndex threat = threatTo(position, u);
  const auto more = [&] { return ask(*position.rulings().roundOptions, in)->options.size() > 1; };
  in.roomToDisengage = roomToDisengage(position, u, threat, in);
  if (in.roomToDisengage && more()) return true;
  in.roomToRetreat = roomToRetreat(position, u, threat, in);
  return in.roomToRetreat && more();
}

}  // namespace signifer::hannibal
