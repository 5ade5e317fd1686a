// Ways over the table measured against what stands on it: whether a path of one move is open and keeps to the proximity
// rule, how much room there is to be pushed back. Reads positions, changes nothing; judging,
// offering and carrying out a move all ask here, so that they cannot disagree.
#pragma once

#include <optional>
#include <vector>

#include "battle/past_friends.h"
#include "initiative/play/way_gap.h"
#include "rules/verdict.h"

namespace signifer::initiative {

/// The whole cost of a path, in thousandths of an inch (IO-MOV-6, IO-MOV-11).
[[nodiscard]] Length wayOf(const Position& position, UnitIndex u, const Path& path);
/// Why a path is not to be walked as one move.
struct WayFault {
  Reason reason;
  /// The part of the path on which the distance to the reason's unit is still to be measured: from there to the end of
  /// the leg `last`.
  std::optional<PlaceOnWay> since = std::nullopt;
  std::size_t last = Path::capacity;
};
/// IO-MOV-5 to IO-MOV-7, IO-PRX-1 to IO-PRX-5, IO-FRE-8; nothing where it may be walked.
[[nodiscard]] std::optional<WayFault> faultOf(const Position& position, UnitIndex u, const Path& path, MoveBasis basis);
/// IO-PRX-1 to IO-PRX-5 alone, whatever else stands in the way.
[[nodiscard]] std::optional<WayFault> proximityFault(const Position& position, UnitIndex u, const Path& path);
/// IO-FRE-8: of the place that a retirement ends in; of enemies in sight the one from whom it gains least.
[[nodiscard]] std::vector<Reason> retirementFaults(const Position& position, UnitIndex u, const Pose& end);
/// A turn on the spot to a heading, and how much of it lies on the table (IO-MOV-13).
struct SpotTurn {
  Angle angle = 0;
  Angle open = 0;
};
[[nodiscard]] SpotTurn spotTurn(const Position& position, const Pose& from, const Base& base, Angle heading);
/// A fault with its figure: how near the way comes to the unit that is the reason. `at`: how the mover stands where it
/// comes so near; none where the figure is not of a place on the way.
struct MeasuredFault {
  Reason reason;
  std::optional<Pose> at;
};
[[nodiscard]] MeasuredFault measuredFault(const Position& position, UnitIndex u, const Path& path,
                                          const WayFault& fault);
/// The length that rough ground adds to a leg under the option terrain-movement (IO-MOV-11). An inch counts as two if
/// any part of the unit is on rough ground. A wheel that passes over rough ground counts double too.
[[nodiscard]] Length roughWay(const Position& position, UnitIndex u, const Pose& from, const Leg& leg);
/// The path cut to what is open and allowed, turned to face first where proximity asks for it; none where that is still
/// not to be walked.
[[nodiscard]] std::optional<Path> nearestPath(const Position& position, UnitIndex u, const Path& wanted,
                                              MoveBasis basis);
/// Some retirement moves that are open; none where no such place is found (IO-FRE-8).
[[nodiscard]] std::vector<Path> retirementsOf(const Position& position, UnitIndex u);
/// The leg as far as nothing stops it: enemies at the clear distance, friends that may not be passed, the table's edge.
/// `past`: those whom a wheel may clip (IO-MOV-7); a wheel puts them there, and the leg ahead that follows at once asks
/// for them.
[[nodiscard]] Leg openLeg(const Position& position, UnitIndex u, const Pose& from, Leg leg,
                          PastFriends* past = nullptr);
/// The friends whom a wheel may clip that begins there; none under wheel-past-friends no.
[[nodiscard]] PastFriends friendsToClip(const Position& position, UnitIndex u, const Footprint& start);
/// So deep it may be left standing in a unit, thousandths of an inch: a little in a friend whom it touches where it
/// stands now, or whom a wheel of its path may clip.
[[nodiscard]] double overlapLeft(const Position& position, UnitIndex u, UnitIndex v, const PastFriends* past = nullptr);
/// May one pass through the other (IO-MOV-7)?
[[nodiscard]] bool passes(const Position& position, UnitIndex a, UnitIndex b);
/// The unit that bars this place; noUnit for none. A unit bars it if it would be overlapped deeper than rounding, or
/// deeper than a clipped friend may be. An enemy who is not charged bars it if it is nearer than the clear distance,
/// and nearer than before.
[[nodiscard]] UnitIndex standsOn(const Position& position, UnitIndex u, const Pose& pose, const Base& base,
                                 UnitIndex charged = noUnit, const PastFriends* past = nullptr);

/// The point at which a straight way meets a unit that it may not pass through. A friend whom the unit has clipped and
/// stands in is met only where the unit would come deeper into him.
[[nodiscard]] std::optional<double> metOnTheWay(const Position& position, UnitIndex v, const Footprint& own,
                                                Vec2 direction, double limit);

/// Clear way along a direction (D-40), thousandths of an inch; `limit` where nothing stops it sooner. `edge`: the
/// table's edge does.
struct Room {
  double way = 0;
  bool edge = false;
};
[[nodiscard]] Room roomAlong(const Position& position, UnitIndex u, Vec2 direction, double limit);
/// Square to the unit's own edge, away from a quarter (D-40).
[[nodiscard]] Vec2 awayFrom(const Footprint& base, Quarter quarter);

}  // namespace signifer::initiative
