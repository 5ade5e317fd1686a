// Open ways of tactical moves and what they cost: straight moves and wheels that keep away from enemies, gaps,
// obstacles and manoeuvres (CB-SEQ-6, CB-MOV-16, CB-MAN, section 4a). Measured once for referee, candidates and play
// alike.
#pragma once

#include <boost/container/small_vector.hpp>

#include "cb/play/clipping.h"
#include "cb/play/position.h"
#include "table/moves.h"
#include "table/sweep.h"

namespace signifer::cb {

/// The open length of a way, thousandths of an inch or hundredths of a degree, and the cause that ends it.
struct Open {
  double distance = 0;
  UnitIndex blocker = noUnit;
  std::string_view rule;
  std::string_view code;
};
/// Keeps `keep` JT from enemies (0: until it touches them), stays on the table and off ground that the unit may not
/// enter. Friends are passed through; they matter where the move ends. Through a gap its edges do not count (D58).
[[nodiscard]] Open openWay(const Position& position, UnitIndex u, const Footprint& from, Vec2 direction, double limit,
                           double keep, bool throughGap = false);
[[nodiscard]] Open openWheel(const Position& position, UnitIndex u, const Pose& at, const Leg& wheel, double keep);
/// The turn of an unformed unit about its centre, by the shorter way round; half a circle sweeps the same either way.
struct AboutCentre {
  Side side = Side::right;
  Angle angle = 0;
};
[[nodiscard]] AboutCentre turnAbout(const Pose& at, Angle heading);
[[nodiscard]] Open openTurn(const Position& position, UnitIndex u, const Pose& at, Angle heading, double keep);
/// The least distance that a leg comes to another unit, thousandths of an inch; of a wheel or turn to about a degree.
[[nodiscard]] double closestOn(const Position& position, UnitIndex u, const Pose& from, const Leg& leg,
                               UnitIndex other);
/// Another unit of either side on which the footprint would stand, noUnit for none; those left out do not count.
[[nodiscard]] UnitIndex unitUnder(const Position& position, UnitIndex u, const Footprint& at,
                                  const UnitSet& leftOut = {});
/// The way shortened, so that it does not end on a unit.
[[nodiscard]] Length shortOfUnits(const Position& position, UnitIndex u, const Pose& from, double way,
                                  const UnitSet& leftOut = {});

/// A straight move squeezes between obstacles, impassable ground or friends, through an opening that is narrower than
/// the unit but wider than a stand (CB-MAN-18). Friends left out bound none.
[[nodiscard]] bool passesGap(const Position& position, UnitIndex u, const Footprint& from, double way,
                             const UnitSet& leftOut = {});
/// Obstacles and fortifications, and major obstacles, that the centre crosses on its way (D58).
struct Lines {
  int obstacles = 0;
  int majors = 0;
};
[[nodiscard]] Lines linesCrossed(const Position& position, Vec2 from, Vec2 to);
/// Straight ahead to the nearest major obstacle within the limit.
[[nodiscard]] std::optional<double> toMajorObstacle(const Position& position, const Footprint& from, double limit);
/// Straight ahead until the base stands just beyond a major obstacle that it is within 1 JT of; none if it is not.
[[nodiscard]] std::optional<Length> beyondMajorObstacle(const Position& position, const Footprint& from);

/// The movement that a unit has, thousandths of an inch: `left` of its `whole` move.
struct MoveTerms {
  double left = 0;
  double whole = 0;
  bool doubled = false;
  /// The halves of the move that manoeuvres have spent before.
  int spentHalves = 0;
};
[[nodiscard]] MoveTerms termsOf(const Position& position, const Task& path);
/// JT that a move keeps from enemies while it is made; less by the option `stop-limit`.
[[nodiscard]] double keptOf(const Position& position, const MoveTerms& terms);
/// A path of a tactical move: what it costs and whether it is open.
struct WayCost {
  /// Thousandths of an inch, up to the leg at fault.
  double spent = 0;
  /// Parts of it: what wheels by length, and what manoeuvres of half a move took, the latest by this row.
  double wheels = 0;
  double halves = 0;
  std::string_view halvesRow;
  bool legal = true;
  /// Leg at fault, the amount of it that is open, and why. The end is that of the leg before, or its own where only the
  /// end is at fault.
  std::size_t leg = 0;
  Open open;
  bool atEnd = false;
  Pose end;
  /// The straight leg behind the latest wheel, and how long it has to be to clear the friends whom that clipped,
  /// thousandths of an inch; 0 where it clipped none (D68).
  double straight = 0;
  double clears = 0;
};
[[nodiscard]] WayCost costOf(const Position& position, UnitIndex u, const Path& path, const MoveTerms& terms);
/// The path with the leg at fault shortened to the most that is legal, the legs behind it left out; empty where nothing
/// is.
[[nodiscard]] Path nearestLegal(const Position& position, UnitIndex u, const Path& path, const MoveTerms& terms,
                                const WayCost& cost);
/// Straight at a point, as far as the terms allow: a wheel or turn first, then ahead. Empty where nothing is open.
[[nodiscard]] Path pathTowards(const Position& position, UnitIndex u, Point aim, const MoveTerms& terms);
/// Straight ahead, so that it ends on nobody.
[[nodiscard]] Length aheadFrom(const Position& position, UnitIndex u, const Pose& pose, double left, double keep);
/// The facts of a wheel, with `left` to spend.
[[nodiscard]] WheelDistanceIn wheelFacts(const Position& position, UnitIndex u, Angle angle, double whole, double left);

}  // namespace signifer::cb
