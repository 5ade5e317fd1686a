// Moving: rates after armour, what ground costs, manoeuvres, reforming, marches, and breaking off from combat.
#pragma once

#include <bit>
#include <cstdint>

#include "fantasy/command.h"
#include "fantasy/forms.h"

namespace signifer::fantasy {

[[nodiscard]] std::optional<Refusal> refuseMovementRate(const MovementRateIn& in);
/// Inches after armour penalties (FA-ARM-7, 8, 11, 12, 20, 21).
[[nodiscard]] MovementRateOut movementRate(const Book& book, const MovementRateIn& in, Modifiers& modifiers);

/// Obstacles that a path passes over, each counted once however many legs touch it: pieces of ground by their places in
/// the battle's list. Of pieces 64 places apart one counts.
class Obstacles {
 public:
  Obstacles() = default;
  /// So many, whichever they are.
  explicit Obstacles(int count) : pieces_(count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1) {}
  void add(std::size_t piece) { pieces_ |= std::uint64_t{1} << (piece % 64); }
  void add(const Obstacles& others) { pieces_ |= others.pieces_; }
  [[nodiscard]] int count() const { return std::popcount(pieces_); }

 private:
  std::uint64_t pieces_ = 0;
};

/// A path in inches, by the ground that it crosses.
struct GroundCovered {
  double clear = 0;
  double difficult = 0;
  double veryDifficult = 0;
  double obstacle = 0;
  Obstacles obstacles = {};
};
/// Inches of movement that the path uses up (FA-TER-1 to 5).
[[nodiscard]] double costOf(const Book& book, Formation formation, int rate, const GroundCovered& path);
/// Sums of decimal fractions, free of what binary fractions leave over: 4.1 + 0.3 + 0.3 is 4.7.
[[nodiscard]] double plainInches(double inches);
/// To two decimals.
[[nodiscard]] double toHundredth(double inches);

[[nodiscard]] std::optional<Refusal> refuseOrdinaryMove(const OrdinaryMoveIn& in);
/// Can the unit make this move? FA-TER-1 to 5.
[[nodiscard]] OrdinaryMoveOut ordinaryMove(const Book& book, const OrdinaryMoveIn& in);

/// Inches that a unit may move in all (FA-CHG-1, FA-MAR-2, FA-FST-3).
[[nodiscard]] int allowanceOf(const Book& book, Moving moving, int rate);
/// Inches of the arc that the outer edge travels, to two decimals (FA-MAN-3).
[[nodiscard]] double wheelCost(double degrees, double frontage);
[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in);
/// May it manoeuvre, and what does it cost? FA-MAN-1 to 9, FA-CHG-4, FA-MAR-7, FA-FST-6.
[[nodiscard]] ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in);

[[nodiscard]] std::optional<Refusal> refuseReform(const ReformIn& in);
/// FA-MAN-10 to 13, FA-RAL-5.
[[nodiscard]] ReformOut reform(const Book& book, const ReformIn& in, Dice& dice);

[[nodiscard]] std::optional<Refusal> refuseMarch(const MarchIn& in);
/// May it march, and how far? FA-MAR-1 to 9, FA-FST-1 to 8.
[[nodiscard]] MarchOut march(const Book& book, const MarchIn& in);

/// The reasons that bar the unit from breaking off, found without dice.
[[nodiscard]] Reasons<NoDisengaging> noDisengaging(const Book& book, const DisengageIn& in);
/// Breaking off from combat (FA-DIS-1); under the option disengagement as a flight, whose dice it then throws.
[[nodiscard]] DisengageOut disengage(const Book& book, const DisengageIn& in, Dice& dice);

}  // namespace signifer::fantasy
