// Movement without a charge: which actions go together in a turn, how far a unit may go, whether a march fits its
// allowance and what a wheel costs. The sheet's manoeuvre and movement tables. Where a unit may stand is for play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// What ends a unit's action.
enum class Finish : std::uint8_t { none, shoot, charge, countercharge };

enum class ManoeuvreReason : std::uint8_t {
  battleLineWheelsAsOne,
  inContact,
  lightTypesNeverCharge,
  marchWithCharge,
  marchWithShooting,
  routed,
  tooManyWheels,
};

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

struct ManoeuvreOut {
  bool allowed = false;
  int maxWheels = 0;
  WordSet<ManoeuvreReason> reasons;
  friend auto operator<=>(const ManoeuvreOut&, const ManoeuvreOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const ManoeuvreIn& in);
/// May a unit combine these actions in its turn? (HG-MAN-1 to HG-MAN-7, HG-MAN-9, HG-MAN-12, HG-MAN-14)
[[nodiscard]] ManoeuvreOut manoeuvre(const ManoeuvreIn& in, const Tables& tables, const Options& options);

enum class Move : std::uint8_t { march, sideways, rearward, charge, retreat, rout };

struct MoveAllowanceIn {
  MoveClass moveClass = MoveClass::foot;
  Move move = Move::march;
  /// In this march; none in other moves.
  int aboutFaces = 0;
  Roller roller;
};

struct MoveAllowanceOut {
  bool allowed = false;
  double minInches = 0;
  double maxInches = 0;
  friend auto operator<=>(const MoveAllowanceOut&, const MoveAllowanceOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseMoveAllowance(const MoveAllowanceIn& in);
/// How far may a unit go? The movement table (HG-MOV-1 to HG-MOV-12). Dice: d6 for a charge or rout.
[[nodiscard]] MoveAllowanceOut moveAllowance(const MoveAllowanceIn& in, const Tables& tables, Dice& dice);

enum class MarchReason : std::uint8_t { immobile, noSidewaysOrRear, tooFar };

/// All inches are measured along the move.
struct MarchIn {
  MoveClass moveClass = MoveClass::foot;
  double forwardInches = 0;
  double sidewaysInches = 0;
  double rearwardInches = 0;
  double wheelInches = 0;
  int aboutFaces = 0;
};

struct MarchOut {
  double allowanceInches = 0;
  double spentInches = 0;
  double leftInches = 0;
  bool allowed = false;
  WordSet<MarchReason> reasons;
  friend auto operator<=>(const MarchOut&, const MarchOut&) = default;
};

/// Does this march fit its allowance? (HG-MAN-8, HG-MAN-10, HG-MOV-5, HG-MOV-6, HG-MOV-11)
[[nodiscard]] MarchOut march(const MarchIn& in, const Tables& tables);

struct WheelIn {
  double frontageInches = 0;
  /// Units of a Battle Line wheeling as one, without gaps and steps.
  int stands = 1;
  double degrees = 0;
};

struct WheelOut {
  double inches = 0;
  friend auto operator<=>(const WheelOut&, const WheelOut&) = default;
};

/// How much movement does a wheel cost? (HG-MAN-7, HG-MAN-10), to a hundredth.
[[nodiscard]] WheelOut wheel(const WheelIn& in, const Options& options);
/// The same unrounded, for the outer front corner of a unit or line: for measuring on the table.
[[nodiscard]] double wheelInches(double radiusInches, double degrees, const Options& options);

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::Finish> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "shoot", "charge", "countercharge"});
};

template <>
struct Words<hannibal::ManoeuvreReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"battle-line-wheels-as-one", "in-contact", "light-types-never-charge",
                                       "march-with-charge", "march-with-shooting", "routed", "too-many-wheels"});
};

template <>
struct Words<hannibal::Move> {
  static constexpr auto words =
      std::to_array<std::string_view>({"march", "sideways", "rearward", "charge", "retreat", "rout"});
};

template <>
struct Words<hannibal::MarchReason> {
  static constexpr auto words = std::to_array<std::string_view>({"immobile", "no-sideways-or-rear", "too-far"});
};

}  // namespace signifer
