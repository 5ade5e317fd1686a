// The charge on a unit, and whether it may countercharge and how far: the procedure's facts measured on the table.
#pragma once

#include "hannibal/charging.h"
#include "hannibal/play/position.h"

namespace signifer::hannibal {

struct Countercharge {
  Answered<CounterchargeIn, CounterchargeOut> ruling;
  /// The third of the distance, thousandths of an inch, not rounded.
  double way = 0.0;
};

/// Both where they stand: ask before either has moved (HG-CC-2, HG-CC-3). `wheel`: that of the charge as it is
/// declared, clockwise.
[[nodiscard]] Countercharge counterchargeOf(const Position& position, UnitIndex u, UnitIndex charger, Angle wheel);
/// The countercharge against a charge that has been declared.
[[nodiscard]] Countercharge counterchargeOf(const Position& position, UnitIndex u, UnitIndex charger);

/// The charge on this unit that has been declared and not yet moved, null for none.
[[nodiscard]] const Task* chargeOn(const Position& position, UnitIndex u);
/// The unit that is charging this unit now, noUnit for none.
[[nodiscard]] UnitIndex chargerOf(const Position& position, UnitIndex u);

}  // namespace signifer::hannibal
