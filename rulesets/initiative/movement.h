// Movement: the proximity rule, quarters, distances by troop, charges, and the moves that results demand or failures
// leave. The sheet's movement table and proximity note. Shapes on the table are not looked at here.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"
#include "table/base.h"

namespace signifer::initiative {

BOOST_DEFINE_FIXED_ENUM_CLASS(ProximityMove, std::uint8_t, anyMove, charge, hold, moveAway, moveToward)
struct ProximityIn {
  /// Shortest to an enemy unit during the move (inches).
  double enemyInches = 0;
  bool openOrder = false;
  bool facesEnemy = true;
  bool moving = true;
};
BOOST_DESCRIBE_STRUCT(ProximityIn, (), (enemyInches, openOrder, facesEnemy, moving))
struct ProximityOut {
  int limitInches = 0;
  bool applies = false;
  bool supersedesOrders = false;
  bool mustTurnToFace = false;
  WordSet<ProximityMove> permitted;
  friend auto operator<=>(const ProximityOut&, const ProximityOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ProximityOut, (), (limitInches, applies, supersedesOrders, mustTurnToFace, permitted))
/// IO-PRX-1 to IO-PRX-5.
[[nodiscard]] ProximityOut proximity(const ProximityIn& in, const Book& book);

struct QuarterIn {
  double acrossInches = 0;
  double aheadInches = 0;
  double frontageInches = 6;
  double depthInches = 2;
};
BOOST_DESCRIBE_STRUCT(QuarterIn, (), (acrossInches, aheadInches, frontageInches, depthInches))
struct QuarterOut {
  Quarter quarter = Quarter::front;
  bool flankOrRear = false;
  friend auto operator<=>(const QuarterOut&, const QuarterOut&) = default;
};
BOOST_DESCRIBE_STRUCT(QuarterOut, (), (quarter, flankOrRear))
[[nodiscard]] std::optional<Refusal> refuseQuarter(const QuarterIn& in);
/// IO-MOV-10.
[[nodiscard]] QuarterOut quarter(const QuarterIn& in);
/// The distance between a base on the table and a point; a point inside the base is measured by its nearest edge.
[[nodiscard]] Quarter quarterAround(const Footprint& base, Vec2 point);

struct MoveDistanceIn {
  Troop troop = Troop::infantry;
  bool openOrder = false;
  int moves = 1;
};
BOOST_DESCRIBE_STRUCT(MoveDistanceIn, (), (troop, openOrder, moves))
struct MoveDistanceOut {
  int moveInches = 0;
  int totalInches = 0;
  bool canMove = false;
  friend auto operator<=>(const MoveDistanceOut&, const MoveDistanceOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MoveDistanceOut, (), (moveInches, totalInches, canMove))
/// IO-MOV-1 to IO-MOV-5.
[[nodiscard]] MoveDistanceOut moveDistance(const MoveDistanceIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeBasis, std::uint8_t, order, initiative, freeMove)
/// `initiativeNoCharge` where the option initiative-charge is off.
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeReason, std::uint8_t, disordered, engaged, formationCannotCharge, freeMoveNoCharge,
                              notInFront, notVisible, shaken, tooFar, troopCannotCharge, initiativeNoCharge)
struct ChargeIn {
  Troop troop = Troop::infantry;
  FieldFormation formation = FieldFormation::line;
  /// The wheel's cost and the way to the contact.
  double distanceInches = 0;
  ChargeBasis basis = ChargeBasis::order;
  int moves = 1;
  bool seesTarget = true;
  bool targetInFront = true;
  bool shaken = false;
  bool disordered = false;
  bool engaged = false;
};
BOOST_DESCRIBE_STRUCT(ChargeIn, (),
                      (troop, formation, distanceInches, basis, moves, seesTarget, targetInFront, shaken, disordered,
                       engaged))
struct ChargeOut {
  bool allowed = false;
  int reachInches = 0;
  int movesNeeded = 0;
  Reasons<ChargeReason> reasons;
  friend auto operator<=>(const ChargeOut&, const ChargeOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeOut, (), (allowed, reachInches, movesNeeded, reasons))
/// Formations that charge (IO-MOV-9).
[[nodiscard]] bool chargesIn(Formation formation, const Book& book);
[[nodiscard]] std::optional<Refusal> refuseCharge(const ChargeIn& in);
/// IO-MOV-8, IO-MOV-9, IO-CMD-7, IO-FRE-7.
[[nodiscard]] ChargeOut charge(const ChargeIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(EnforcedKind, std::uint8_t, giveGround, retreat, retirement, freeMove)
BOOST_DEFINE_FIXED_ENUM_CLASS(FacingAfter, std::uint8_t, keep, any)
struct EnforcedMoveIn {
  EnforcedKind move = EnforcedKind::giveGround;
  Troop troop = Troop::infantry;
  bool openOrder = false;
  /// Clear way (inches); none: room enough.
  std::optional<double> roomInches;
};
BOOST_DESCRIBE_STRUCT(EnforcedMoveIn, (), (move, troop, openOrder, roomInches))
struct EnforcedMoveOut {
  double fullInches = 0;
  double inches = 0;
  FacingAfter facing = FacingAfter::keep;
  bool disordered = false;
  bool breaks = false;
  friend auto operator<=>(const EnforcedMoveOut&, const EnforcedMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(EnforcedMoveOut, (), (fullInches, inches, facing, disordered, breaks))
/// IO-BTH-11, IO-BTR-11, IO-FRE-8, IO-MOV-13.
[[nodiscard]] EnforcedMoveOut enforcedMove(const EnforcedMoveIn& in, const Book& book);

}  // namespace signifer::initiative
