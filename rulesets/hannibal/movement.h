// Movement without a charge: which actions go together in a turn, how far a unit may go, whether a march fits its
// allowance and what a wheel costs. The sheet's manoeuvre and movement tables. Where a unit may stand is for play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

/// The act that ends a unit's action.
BOOST_DEFINE_FIXED_ENUM_CLASS(Finish, std::uint8_t, none, shoot, charge, countercharge)

BOOST_DEFINE_FIXED_ENUM_CLASS(ManoeuvreReason, std::uint8_t, battleLineWheelsAsOne, inContact, lightTypesNeverCharge,
                              marchWithCharge, marchWithShooting, routed, tooManyWheels)

struct ManoeuvreIn {
  UnitType unitType = UnitType::other;
  /// Any move, sideways, back or about-face.
  bool march = false;
  int wheels = 0;
  Finish finish = Finish::none;
  /// When the player turn began.
  bool partOfBattleLine = false;
  bool lineWheelsTogether = true;
  UnitState status = UnitState::free;
};
BOOST_DESCRIBE_STRUCT(ManoeuvreIn, (), (unitType, march, wheels, finish, partOfBattleLine, lineWheelsTogether, status))

struct ManoeuvreOut {
  bool allowed = false;
  int maxWheels = 0;
  Reasons<ManoeuvreReason> reasons;
  friend auto operator<=>(const ManoeuvreOut&, const ManoeuvreOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ManoeuvreOut, (), (allowed, maxWheels, reasons))

[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const ManoeuvreIn& in);
/// May a unit combine these actions in its turn? (HG-MAN-1 to HG-MAN-7, HG-MAN-9, HG-MAN-12, HG-MAN-14)
[[nodiscard]] ManoeuvreOut manoeuvre(const ManoeuvreIn& in, const Tables& tables, const Options& options);

BOOST_DEFINE_FIXED_ENUM_CLASS(Move, std::uint8_t, march, sideways, rearward, charge, retreat, rout)

struct MoveAllowanceIn {
  MoveClass moveClass = MoveClass::foot;
  Move move = Move::march;
  /// In this march; none in other moves.
  int aboutFaces = 0;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(MoveAllowanceIn, (), (moveClass, move, aboutFaces))

struct MoveAllowanceOut {
  bool allowed = false;
  double minInches = 0;
  double maxInches = 0;
  friend auto operator<=>(const MoveAllowanceOut&, const MoveAllowanceOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MoveAllowanceOut, (), (allowed, minInches, maxInches))

[[nodiscard]] std::optional<Refusal> refuseMoveAllowance(const MoveAllowanceIn& in);
/// How far may a unit go? The movement table (HG-MOV-1 to HG-MOV-12). Dice: d6 for a charge or rout.
[[nodiscard]] MoveAllowanceOut moveAllowance(const MoveAllowanceIn& in, const Tables& tables, Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(MarchReason, std::uint8_t, immobile, noSidewaysOrRear, tooFar)

/// All inches are measured along the move.
struct MarchIn {
  MoveClass moveClass = MoveClass::foot;
  double forwardInches = 0;
  double sidewaysInches = 0;
  double rearwardInches = 0;
  double wheelInches = 0;
  int aboutFaces = 0;
};
BOOST_DESCRIBE_STRUCT(MarchIn, (), (moveClass, forwardInches, sidewaysInches, rearwardInches, wheelInches, aboutFaces))

struct MarchOut {
  double allowanceInches = 0;
  double spentInches = 0;
  double leftInches = 0;
  bool allowed = false;
  Reasons<MarchReason> reasons;
  friend auto operator<=>(const MarchOut&, const MarchOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MarchOut, (), (allowanceInches, spentInches, leftInches, allowed, reasons))

/// The row of the movement table that says how far such a unit marches.
[[nodiscard]] std::string_view marchRule(MoveClass moveClass);
/// Does this march fit its allowance? (HG-MAN-8, HG-MAN-10, HG-MOV-5, HG-MOV-6, HG-MOV-11)
[[nodiscard]] MarchOut march(const MarchIn& in, const Tables& tables);

struct WheelIn {
  double frontageInches = 0;
  /// Units of a Battle Line wheeling as one, without gaps and steps.
  int stands = 1;
  double degrees = 0;
};
BOOST_DESCRIBE_STRUCT(WheelIn, (), (frontageInches, stands, degrees))

struct WheelOut {
  double inches = 0;
  friend auto operator<=>(const WheelOut&, const WheelOut&) = default;
};
BOOST_DESCRIBE_STRUCT(WheelOut, (), (inches))

/// How much movement does a wheel cost? (HG-MAN-7, HG-MAN-10), to a hundredth.
[[nodiscard]] WheelOut wheel(const WheelIn& in, const Options& options);
/// The cost of a wheel for the outer front corner of a unit or line, not rounded: for measuring on the table.
[[nodiscard]] double wheelInches(double radiusInches, double degrees, const Options& options);

}  // namespace signifer::hannibal
