// Movement: the proximity rule, quarters, distances by troop, charges, and the moves that results demand or failures
// leave. The sheet's movement table and proximity note. Shapes on the table are not looked at here.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

enum class ProximityMove : std::uint8_t { anyMove, charge, hold, moveAway, moveToward };
struct ProximityIn {
  /// Shortest to an enemy unit during the move (inches).
  double enemyInches = 0;
  bool openOrder = false;
  bool facesEnemy = true;
  bool moving = true;
};
struct ProximityOut {
  int limitInches = 0;
  bool applies = false;
  bool supersedesOrders = false;
  bool mustTurnToFace = false;
  WordSet<ProximityMove> permitted;
  friend auto operator<=>(const ProximityOut&, const ProximityOut&) = default;
};
/// IO-PRX-1 to IO-PRX-5.
[[nodiscard]] ProximityOut proximity(const ProximityIn& in, const Book& book);

struct QuarterIn {
  double acrossInches = 0;
  double aheadInches = 0;
  double frontageInches = 6;
  double depthInches = 2;
};
struct QuarterOut {
  Quarter quarter = Quarter::front;
  bool flankOrRear = false;
  friend auto operator<=>(const QuarterOut&, const QuarterOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseQuarter(const QuarterIn& in);
/// IO-MOV-10.
[[nodiscard]] QuarterOut quarterOf(const QuarterIn& in);

struct MoveDistanceIn {
  Troop troop = Troop::infantry;
  bool openOrder = false;
  int moves = 1;
};
struct MoveDistanceOut {
  int moveInches = 0;
  int totalInches = 0;
  bool canMove = false;
  friend auto operator<=>(const MoveDistanceOut&, const MoveDistanceOut&) = default;
};
/// IO-MOV-1 to IO-MOV-5.
[[nodiscard]] MoveDistanceOut moveDistance(const MoveDistanceIn& in, const Book& book);

enum class ChargeBasis : std::uint8_t { order, initiative, freeMove };
/// `initiativeNoCharge` where the option initiative-charge is off.
enum class ChargeReason : std::uint8_t {
  disordered,
  engaged,
  formationCannotCharge,
  freeMoveNoCharge,
  notInFront,
  notVisible,
  shaken,
  tooFar,
  troopCannotCharge,
  initiativeNoCharge,
};
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
struct ChargeOut {
  bool allowed = false;
  int reachInches = 0;
  int movesNeeded = 0;
  WordSet<ChargeReason> reasons;
  friend auto operator<=>(const ChargeOut&, const ChargeOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseCharge(const ChargeIn& in);
/// IO-MOV-8, IO-MOV-9, IO-CMD-7, IO-FRE-7.
[[nodiscard]] ChargeOut charge(const ChargeIn& in, const Book& book);

enum class EnforcedKind : std::uint8_t { giveGround, retreat, retirement, freeMove };
enum class FacingAfter : std::uint8_t { keep, any };
struct EnforcedMoveIn {
  EnforcedKind move = EnforcedKind::giveGround;
  Troop troop = Troop::infantry;
  bool openOrder = false;
  /// Clear way (inches); none: room enough.
  std::optional<double> roomInches;
};
struct EnforcedMoveOut {
  double fullInches = 0;
  double inches = 0;
  FacingAfter facing = FacingAfter::keep;
  bool disordered = false;
  bool breaks = false;
  friend auto operator<=>(const EnforcedMoveOut&, const EnforcedMoveOut&) = default;
};
/// IO-BTH-11, IO-BTR-11, IO-FRE-8, IO-MOV-13.
[[nodiscard]] EnforcedMoveOut enforcedMove(const EnforcedMoveIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::ProximityMove> {
  static constexpr auto words =
      std::to_array<std::string_view>({"any-move", "charge", "hold", "move-away", "move-toward"});
};

template <>
struct Words<initiative::ChargeBasis> {
  static constexpr auto words = std::to_array<std::string_view>({"order", "initiative", "free-move"});
};

template <>
struct Words<initiative::ChargeReason> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"disordered", "engaged", "formation-cannot-charge", "free-move-no-charge", "not-in-front", "not-visible",
       "shaken", "too-far", "troop-cannot-charge", "initiative-no-charge"});
};

template <>
struct Words<initiative::EnforcedKind> {
  static constexpr auto words = std::to_array<std::string_view>({"give-ground", "retreat", "retirement", "free-move"});
};

template <>
struct Words<initiative::FacingAfter> {
  static constexpr auto words = std::to_array<std::string_view>({"keep", "any"});
};

}  // namespace signifer
