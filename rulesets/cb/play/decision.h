// Facts that bind units at the moment: control tests that are due, orders, rallies (CB-SEQ, CB-CTL-11, CB-CMD-9,
// CB-RAL-1).
#pragma once

#include "cb/play/position.h"

namespace signifer::cb {

[[nodiscard]] ControlDueIn controlFacts(const Position& position, UnitIndex u);
[[nodiscard]] bool controlIsDue(const Position& position, UnitIndex u);
/// The first unit that has to test; noUnit for none.
[[nodiscard]] UnitIndex firstDue(const Position& position);
/// A leader inspires within 1 JT of it (CB-CTL-4).
[[nodiscard]] bool inspiredNearBy(const Position& position, UnitIndex u);
/// To do what its orders do not allow (D23).
[[nodiscard]] bool mayTest(const Position& position, UnitIndex u);
[[nodiscard]] bool hasTested(const Position& position, UnitIndex u);
/// The unit goes where it must, not where its player wants (CB-CTL-11).
[[nodiscard]] bool runsAway(const Position& position, UnitIndex u);
/// It may move, manoeuvre or charge as its player wishes in this turn.
[[nodiscard]] bool boundByTest(const Position& position, UnitIndex u);
[[nodiscard]] bool obeys(const Position& position, UnitIndex u);
/// A move or charge against its orders that neither a leader nor a control test lets it make (CB-CMD-9).
[[nodiscard]] bool outsideOrders(const Position& position, UnitIndex u, const Pose& end);
/// The leader whose orders bind it, noPerson for none.
[[nodiscard]] PersonIndex commanderOf(const Position& position, UnitIndex u);
[[nodiscard]] bool chargeOutsideOrders(const Position& position, UnitIndex u, UnitIndex target);
[[nodiscard]] RallyIn rallyFacts(const Position& position, UnitIndex u);
[[nodiscard]] bool mayRally(const Position& position, UnitIndex u);
/// The actions that a leader has spent and would spend now, as the procedure needs them; `id` endStep for no more.
[[nodiscard]] CommandActionsIn commandFacts(const Position& position, PersonIndex p, ActionId id);

/// A unit that retires may stop as soon as friends or bad ground lie between it and its enemy (CB-AFT-9). `stopFrom`:
/// the distance from which on it may stop, thousandths of an inch; none if it has to go all the way.
struct RetireWay {
  Pose turned;
  double most = 0;
  std::optional<double> stopFrom;
};
[[nodiscard]] RetireWay retireWay(const Position& position, const Task& retire);

constexpr std::int16_t relationOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }

}  // namespace signifer::cb
