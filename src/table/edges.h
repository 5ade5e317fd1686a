// Keeps a base on the table: says how far it is moved before any part of it crosses an edge. The whole way is looked
// at, since a wheel may take a corner over an edge and back.
#pragma once

#include <cstdint>

#include "table/moves.h"
#include "table/tabletop.h"

namespace signifer {

/// The largest angle up to `limit`, in hundredths of a degree, through which the base turns about the pivot.
[[nodiscard]] double roomToTurn(const Tabletop& table, const Footprint& base, Vec2 pivot, Side side, double limit);
/// The part of the turn in whole hundredths whose end pose is on the table too, even when `rotatedAbout` rounds it.
[[nodiscard]] Angle turnOnTable(const Tabletop& table, const Pose& from, const Base& base, Vec2 pivot, Side side,
                                Angle limit);
/// The part of a straight leg or wheel that keeps to the table, up to its own amount. Turns on the spot are as they
/// are: only where they end counts.
[[nodiscard]] std::int32_t amountOnTable(const Tabletop& table, const Pose& from, const Base& base, const Leg& leg);

}  // namespace signifer
