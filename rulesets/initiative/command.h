// Command: Elite units shedding Disorder, initiative moves and their order, order tests, joined orders, the re-roll of
// an Army Commander, and the marks of failed orders. Generals who join units belong here too. The sheet's Command and
// Orders.
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

/// IO-CMD-1, IO-CMD-2. Dice: one d6 for a Disordered Elite unit.
[[nodiscard]] EliteRallyOut eliteRally(const EliteRallyIn& in, const Book& book, Dice& dice);

/// IO-CMD-3 to IO-CMD-7.
[[nodiscard]] InitiativeMoveOut initiativeMove(const InitiativeMoveIn& in, const Book& book);

/// Orders that a General gives by joining a unit (IO-ORD-4).
[[nodiscard]] constexpr bool isJoined(Order order) { return order >= Order::followMe; }
[[nodiscard]] constexpr bool isMove(Order order) { return order <= Order::followMe; }

/// Whether units of that command are his to order: an Army Commander's are all (IO-ORD-12, IO-ORD-19).
[[nodiscard]] constexpr bool commands(Giver giver, bool ownCommand) { return ownCommand || giver != Giver::general; }
/// IO-ORD-2 to IO-ORD-5, IO-ORD-7, IO-ORD-9, IO-ORD-11, IO-ORD-12, IO-ORD-17 to IO-ORD-19, IO-CMD-8.
[[nodiscard]] MayOrderOut mayOrder(const MayOrderIn& in, const Book& book);

/// IO-ORD-9 to IO-ORD-17, IO-RRL-6. Dice: two d6 unless the target is below 2; two more if they are rolled again.
[[nodiscard]] OrderTestOut orderTest(const OrderTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

/// IO-ORD-6: the markers that a rallied unit keeps.
[[nodiscard]] int hitsAfterRally(int hits, const Book& book);

/// IO-ORD-5, IO-ORD-6. Dice: two d6; two more if they are rolled again.
[[nodiscard]] RallyOrderOut rallyOrder(const RallyOrderIn& in, const Book& book, Dice& dice);

/// IO-ORD-7, IO-ORD-8. Dice as rallyOrder.
[[nodiscard]] CourageOrderOut courageOrder(const RallyOrderIn& in, const Book& book, Dice& dice);

/// IO-RRL-1 to IO-RRL-6.
[[nodiscard]] OrderRerollOut orderReroll(const OrderRerollIn& in, const Book& book);

/// IO-FRE-1 to IO-FRE-7, IO-ORD-10.
[[nodiscard]] FreeMoveOut freeMove(const FreeMoveIn& in);

/// IO-ORD-4, IO-HSQ-2.
[[nodiscard]] JoinUnitOut joinUnit(const JoinUnitIn& in, const Book& book);

}  // namespace signifer::initiative
