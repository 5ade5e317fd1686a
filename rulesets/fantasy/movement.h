// Moving: rates after armour, what ground costs, manoeuvres, reforming, marches, and breaking off from combat.
#pragma once

#include "fantasy/command.h"

namespace signifer::fantasy {

struct MovementRateIn {
  int rate = 4;
  bool mounted = false;
  Armour armour = Armour::none;
  Shield shield = Shield::none;
  Barding barding = Barding::none;
};
BOOST_DESCRIBE_STRUCT(MovementRateIn, (), (rate, mounted, armour, shield, barding))
struct MovementRateOut {
  int penalty = 0;
  int rate = 0;
  friend auto operator<=>(const MovementRateOut&, const MovementRateOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MovementRateOut, (), (penalty, rate))
[[nodiscard]] std::optional<Refusal> refuseMovementRate(const MovementRateIn& in);
/// Inches after armour penalties (FA-ARM-7, 8, 11, 12, 20, 21).
[[nodiscard]] MovementRateOut movementRate(const Book& book, const MovementRateIn& in, Modifiers& modifiers);

/// A path in inches, by the ground that it crosses.
struct Path {
  double clear = 0;
  double difficult = 0;
  double veryDifficult = 0;
  double obstacle = 0;
};
/// Inches of movement that the path uses up (FA-TER-1 to 5).
[[nodiscard]] double costOf(const Book& book, Formation formation, int rate, const Path& path);
/// Sums of decimal fractions, free of what binary fractions leave over: 4.1 + 0.3 + 0.3 is 4.7.
[[nodiscard]] double plainInches(double inches);
/// To two decimals.
[[nodiscard]] double toHundredth(double inches);

struct OrdinaryMoveIn {
  int rate = 4;
  Formation formation = Formation::closeOrder;
  double clear = 0;
  double difficult = 0;
  double veryDifficult = 0;
  double obstacle = 0;
  double surrendered = 0;
};
BOOST_DESCRIBE_STRUCT(OrdinaryMoveIn, (), (rate, formation, clear, difficult, veryDifficult, obstacle, surrendered))
struct OrdinaryMoveOut {
  double allowance = 0;
  double cost = 0;
  bool permitted = false;
  double left = 0;
  friend auto operator<=>(const OrdinaryMoveOut&, const OrdinaryMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(OrdinaryMoveOut, (), (allowance, cost, permitted, left))
[[nodiscard]] std::optional<Refusal> refuseOrdinaryMove(const OrdinaryMoveIn& in);
/// Can the unit make this move? FA-TER-1 to 5.
[[nodiscard]] OrdinaryMoveOut ordinaryMove(const Book& book, const OrdinaryMoveIn& in);

struct ManoeuvreIn {
  Manoeuvre manoeuvre = Manoeuvre::wheel;
  Moving moving = Moving::normal;
  int rate = 4;
  Formation formation = Formation::closeOrder;
  double spent = 0;
  int made = 0;
  int angle = 45;
  double frontage = 5;
  int ranks = 1;
};
BOOST_DESCRIBE_STRUCT(ManoeuvreIn, (), (manoeuvre, moving, rate, formation, spent, made, angle, frontage, ranks))
struct ManoeuvreOut {
  Reasons<NoManoeuvre> barredBy;
  double cost = 0;
  double left = 0;
  bool permitted = false;
  friend auto operator<=>(const ManoeuvreOut&, const ManoeuvreOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ManoeuvreOut, (), (barredBy, cost, left, permitted))
/// Inches that a unit may move in all (FA-CHG-1, FA-MAR-2, FA-FST-3).
[[nodiscard]] int allowanceOf(const Book& book, Moving moving, int rate);
/// Inches of the arc that the outer edge travels, to two decimals (FA-MAN-3).
[[nodiscard]] double wheelCost(double degrees, double frontage);
[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in);
/// May it manoeuvre, and what does it cost? FA-MAN-1 to 9, FA-CHG-4, FA-MAR-7, FA-FST-6.
[[nodiscard]] ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in);

struct ReformIn {
  bool musician = false;
  Moving moving = Moving::normal;
  bool inCombat = false;
  bool rallied = false;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(ReformIn, (),
                      (musician, moving, inCombat, rallied, leadership, generalWithin12, generalLeadership,
                       skirmishers))
struct ReformOut {
  int needed = 0;
  ReformOutcome outcome = ReformOutcome::notAllowed;
  friend auto operator<=>(const ReformOut&, const ReformOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ReformOut, (), (needed, outcome))
[[nodiscard]] std::optional<Refusal> refuseReform(const ReformIn& in);
/// FA-MAN-10 to 13, FA-RAL-5.
[[nodiscard]] ReformOut reform(const Book& book, const ReformIn& in, Dice& dice);

struct MarchIn {
  Pace pace = Pace::march;
  UnitKind unitKind = UnitKind::infantry;
  Formation formation = Formation::closeOrder;
  /// Deeper than wide; a fast-marching column one model wide may snake (FA-FST-11).
  bool marchColumn = false;
  bool musician = false;
  int rate = 4;
  bool enemyInfantryWithin8 = false;
  bool enemyMountedWithin8 = false;
  bool enemyExemptWithin8 = false;
  bool otherManoeuvre = false;
  bool difficultTerrain = false;
  bool obstacle = false;
};
BOOST_DESCRIBE_STRUCT(MarchIn, (),
                      (pace, unitKind, formation, marchColumn, musician, rate, enemyInfantryWithin8,
                       enemyMountedWithin8, enemyExemptWithin8, otherManoeuvre, difficultTerrain, obstacle))
struct MarchOut {
  int allowance = 0;
  Reasons<NoMarch> barredBy;
  bool permitted = false;
  friend auto operator<=>(const MarchOut&, const MarchOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MarchOut, (), (allowance, barredBy, permitted))
[[nodiscard]] std::optional<Refusal> refuseMarch(const MarchIn& in);
/// May it march, and how far? FA-MAR-1 to 9, FA-FST-1 to 8.
[[nodiscard]] MarchOut march(const Book& book, const MarchIn& in);

struct DisengageIn {
  int rate = 4;
  int enemyRate = 4;
  bool engagedFlankOrRear = false;
  bool frenzied = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(DisengageIn, (), (rate, enemyRate, engagedFlankOrRear, frenzied))
struct DisengageOut {
  Reasons<NoDisengaging> barredBy;
  int distance = 0;
  bool permitted = false;
  friend auto operator<=>(const DisengageOut&, const DisengageOut&) = default;
};
BOOST_DESCRIBE_STRUCT(DisengageOut, (), (barredBy, distance, permitted))
/// The reasons that bar the unit from breaking off, found without dice.
[[nodiscard]] Reasons<NoDisengaging> noDisengaging(const Book& book, const DisengageIn& in);
/// Breaking off from combat (FA-DIS-1); under the option disengagement as a flight, whose dice it then throws.
[[nodiscard]] DisengageOut disengage(const Book& book, const DisengageIn& in, Dice& dice);

}  // namespace signifer::fantasy
