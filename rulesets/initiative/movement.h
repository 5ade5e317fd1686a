// Movement: the proximity rule, quarters, distances by troop, charges, and the moves that results demand or failures
// leave. The sheet's movement table and proximity note. Shapes on the table are not looked at here.
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"
#include "table/base.h"

namespace signifer::initiative {

/// The quarter that lies before a face.
[[nodiscard]] constexpr Quarter quarterOf(Face face) {
  switch (face) {
    case Face::front:
      return Quarter::front;
    case Face::left:
      return Quarter::left;
    case Face::right:
      return Quarter::right;
    case Face::rear:
      break;
  }
  return Quarter::rear;
}

/// IO-PRX-1 to IO-PRX-5.
[[nodiscard]] ProximityOut proximity(const ProximityIn& in, const Book& book);

[[nodiscard]] std::optional<Refusal> refuseQuarter(const QuarterIn& in);
/// IO-MOV-10.
[[nodiscard]] QuarterOut quarter(const QuarterIn& in);
/// The distance between a base on the table and a point; a point inside the base is measured by its nearest edge.
[[nodiscard]] Quarter quarterAround(const Footprint& base, Vec2 point);

/// IO-MOV-1 to IO-MOV-5.
[[nodiscard]] MoveDistanceOut moveDistance(const MoveDistanceIn& in, const Book& book);

/// Formations that charge (IO-MOV-9).
[[nodiscard]] bool chargesIn(Formation formation, const Book& book);
[[nodiscard]] std::optional<Refusal> refuseCharge(const ChargeIn& in);
/// IO-MOV-8, IO-MOV-9, IO-CMD-7, IO-FRE-7.
[[nodiscard]] ChargeOut charge(const ChargeIn& in, const Book& book);

/// IO-BTH-11, IO-BTR-11, IO-FRE-8, IO-MOV-13.
[[nodiscard]] EnforcedMoveOut enforcedMove(const EnforcedMoveIn& in, const Book& book);

}  // namespace signifer::initiative
