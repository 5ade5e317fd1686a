// Bases in motion: how far one goes, straight or wheeling, before it touches something, or comes nearer to it than it
// should, and what it passes over. Exact, not sampled. Distances are doubles in thousandths of an inch, angles doubles
// in hundredths of a degree; use wholeLength (or std::floor) for what is to be moved.
//
// Grazing is no touch: a base is stopped only by what it would otherwise enter deeper than roundingTolerance, so units
// standing flush side by side pass each other however their poses were rounded. One that is stopped is stopped where
// the gap is 0. Directions have length 1. Obstacles the mover overlaps from the start, deeper than that, stop it at 0.
#pragma once

#include <cstdint>
#include <optional>

#include "table/moves.h"
#include "table/terrain.h"

namespace signifer {

/// Distance until the mover touches the obstacle; none if it does not within the limit (touching exactly there is a
/// touch).
[[nodiscard]] std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit,
                                               const Footprint& obstacle);
[[nodiscard]] std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit,
                                               const Segment& obstacle);
[[nodiscard]] std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit, Outline obstacle);

/// Distance until the gap is no more than `clearance`. A mover that starts nearer is stopped where it has come a
/// thousandth of an inch nearer still, and not at all if it does not.
[[nodiscard]] std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit,
                                                const Footprint& obstacle, double clearance);
[[nodiscard]] std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit,
                                                const Segment& obstacle, double clearance);
[[nodiscard]] std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit, Outline obstacle,
                                                double clearance);

/// The stretch of a straight move on which the mover overlaps something; `leave` is where it is clear on the far side.
/// Both may be negative: behind it.
struct Crossing {
  double enter = 0.0;
  double leave = 0.0;
};
/// Over the whole line, ahead and behind; none if it passes by or grazes.
[[nodiscard]] std::optional<Crossing> crossingOf(const Footprint& mover, Vec2 direction, const Footprint& obstacle);
[[nodiscard]] std::optional<Crossing> crossingOf(const Footprint& mover, Vec2 direction, const Segment& obstacle);

/// The least distance from which on, further along, the gap is `clearance` or more. It serves to back off from a face,
/// or to go on until clear of what is passed through. It is 0 if the mover comes no nearer anyway. Round it up
/// (lengthOrMore).
[[nodiscard]] double distanceUntilClear(const Footprint& mover, Vec2 direction, const Footprint& obstacle,
                                        double clearance = 0.0);

/// The part of a straight move of this length during which any part of the mover lies on the piece.
[[nodiscard]] double lengthOver(const Footprint& mover, Vec2 direction, double distance, Outline outline);
/// Does the mover touch the piece deeper than rounding, at its start, on its way or at its end?
[[nodiscard]] bool sweepsOver(const Footprint& mover, Vec2 direction, double distance, Outline outline);

/// The largest angle, up to the limit, through which the mover wheels about any pivot before it touches the obstacle.
[[nodiscard]] double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& obstacle);
[[nodiscard]] double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, Outline obstacle);
/// The largest angle until the gap is no more than the clearance, with firstWithin's kindness to movers that start
/// nearer. Slower.
[[nodiscard]] double freeTurnClearOf(const Footprint& mover, Vec2 pivot, Side side, double limit,
                                     const Footprint& obstacle, double clearance);
[[nodiscard]] bool turnSweepsOver(const Footprint& mover, Vec2 pivot, Side side, double angle, Outline outline);

/// The open part of a straight leg or wheel: the largest whole amount, up to the leg's own, that is free of the
/// obstacle or stays at least `clearance` from it. Turns on the spot are not swept, as they need no room: they are open
/// as they are.
[[nodiscard]] std::int32_t openAmount(const Pose& pose, const Base& base, const Leg& leg, const Footprint& obstacle,
                                      double clearance = 0.0);
/// The open part of a leg for a base that has been worked out already.
[[nodiscard]] std::int32_t openAmount(const Footprint& stand, const Leg& leg, const Footprint& obstacle,
                                      double clearance = 0.0);
/// Is the piece passed over on this leg, its start and end included?
[[nodiscard]] bool passesOver(const Pose& pose, const Base& base, const Leg& leg, Outline outline);

}  // namespace signifer
