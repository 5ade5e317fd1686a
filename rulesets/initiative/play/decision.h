// The units that may act now. The table of the turn (course.cpp), the referee, play and the candidates all ask here.
#pragma once

#include <utility>

#include "initiative/play/charge_plan.h"
#include "initiative/play/position.h"

namespace signifer::initiative {

[[nodiscard]] bool isOver(const Battle& battle);
[[nodiscard]] bool nobodyRallies(const Position& position);
/// A unit with something to move for, and not yet left as it is; noUnit for none.
[[nodiscard]] UnitIndex nextMover(const Position& position);
[[nodiscard]] bool generalMayMove(const Position& position);
[[nodiscard]] UnitIndex nextShooter(const Position& position);
/// The side whose Generals may join now.
[[nodiscard]] SideIndex joiningSide(const Battle& battle);
[[nodiscard]] bool anyJoin(const Position& position);
/// The grounds on which a unit may move at this moment.
[[nodiscard]] MoveBasis basisOf(const Position& position, UnitIndex u, bool charge = false);
/// The General who may still give orders; `p` itself may.
[[nodiscard]] bool mayGiveOrders(const Position& position, PersonIndex p);
/// A unit that its order still lets move; noUnit for none.
[[nodiscard]] UnitIndex unitUnderOrders(const Position& position);
[[nodiscard]] bool anyFight(const Position& position);
/// Whether a General on the table may join that unit now.
[[nodiscard]] Answered<JoinUnitIn, JoinUnitOut> mayJoin(const Position& position, PersonIndex p, UnitIndex u);
[[nodiscard]] bool mayJoinNow(const Position& position, PersonIndex p, UnitIndex u);
[[nodiscard]] bool reactionOpen(const Position& position, UnitIndex shooter, UnitIndex mover, Shot shot);
/// The place among the tasks of a unit's shot at the mover where he is now: several there shoot in their player's order
/// (D-25); -1 for none.
[[nodiscard]] int reactionTask(const Position& position, UnitIndex shooter);
/// Whether an Army Commander may have the order dice rolled again: stage 0 the tester's own, 1 the enemy's; nothing
/// where there is none.
[[nodiscard]] std::optional<Answered<OrderRerollIn, OrderRerollOut>> mayReroll(const Position& position,
                                                                               PersonIndex tester, int stage);
/// Enemies that gave ground within the reach of a follow-up.
[[nodiscard]] UnitSet followTargets(const Position& position, UnitIndex u);

/// From whom a unit goes back (D-40).
enum class GoesBack : std::uint8_t {
  givesGround,  ///< from the enemies in contact
  retreats,     ///< from the nearest of those that shot at it
};
[[nodiscard]] GoesBack goesBack(const Task& giveWay);
/// The enemies that count for that; where there are none of that kind, the nearest. Equally near ones all count.
[[nodiscard]] UnitSet threatsTo(const Position& position, UnitIndex u, GoesBack how);
/// One of them for each of its quarters that holds any: its player's choice.
[[nodiscard]] UnitSet waysToGive(const Position& position, UnitIndex u, GoesBack how);
/// Fighters of its side that it could support (IO-SUP-2).
[[nodiscard]] UnitSet supportable(const Position& position, UnitIndex u);
/// Units that stand near enough to a fighter to support it: for all others there are none.
[[nodiscard]] UnitSet besideFighters(const Position& position);
/// The option broken-division-retires: it has a retirement move open and must make it (IO-FRE-4).
[[nodiscard]] bool mustRetire(const Position& position, UnitIndex u);
[[nodiscard]] UnitIndex nextToRetire(const Position& position);
/// More than one.
[[nodiscard]] inline bool several(const UnitSet& units) {
  bool first = true;
  return anyIn(units, [&](UnitIndex) { return !std::exchange(first, false); });
}
/// The causes of a break test after the blows.
[[nodiscard]] Answered<CombatBreakCheckIn, CombatBreakCheckOut> mustTest(const Position& position, UnitIndex u);

}  // namespace signifer::initiative
