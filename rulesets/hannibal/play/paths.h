// Paths of marches and charges measured against what stands on the table: how far a leg is open, which wheel brings a
// charger onto its line, what its way touches first. Reads positions, changes nothing; judging and carrying out a move
// both ask here, so that they cannot disagree.
#pragma once

#include "battle/past_friends.h"
#include "hannibal/movement.h"
#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// Enemy skirmishers and routed enemies give way to a march by this unit (HG-SKI-1, HG-RTU-1).
[[nodiscard]] bool givesWay(const Position& position, UnitIndex mover, UnitIndex other);
/// May the one pass through the other (HG-MAN-15, option pass-through-friends)?
[[nodiscard]] bool passesThrough(const Position& position, UnitIndex mover, UnitIndex other);
/// May a march by this unit end touching the other?
[[nodiscard]] bool mayTouch(const Position& position, UnitIndex mover, UnitIndex other);
/// The mover does not halt twice for the same skirmishers: it would not get on.
[[nodiscard]] bool hasGivenWay(const Position& position, UnitIndex skirmishers);
[[nodiscard]] constexpr Side sideOf(LegKind wheel) { return wheel == LegKind::wheelLeft ? Side::left : Side::right; }
/// The friends whom a wheel that begins there may clip (D75); `most`: by how much.
[[nodiscard]] PastFriends pastFriends(const Position& position, UnitIndex mover, const Footprint& start, double most);
[[nodiscard]] inline PastFriends pastFriends(const Position& position, UnitIndex mover, const Footprint& start) {
  return pastFriends(position, mover, start, rearSwing(start));
}
/// Clockwise; to the left negative.
[[nodiscard]] constexpr Angle clockwiseOf(const Leg& wheel) {
  return wheel.kind == LegKind::wheelLeft ? -wheel.amount : wheel.amount;
}
/// The wheel that this leg of a path follows, if it leads straight ahead from it; 0 for none.
[[nodiscard]] Angle wheelBefore(const Path& path, std::size_t leg);
/// How far the leg is open. Where less than `least` is, it is only known that it is less. `wheel`: the wheel just
/// before a leg ahead, or what has been made of this wheel already; clockwise.
[[nodiscard]] OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                              std::int32_t least = 1, Angle wheel = 0);
/// A wheel from there, and then a straight leg, that leave a friend overlapped (D75).
struct Unclear {
  UnitIndex friendUnit = noUnit;
  /// The least length of the straight leg that would clear all of them.
  Length needed = 0;
};
[[nodiscard]] std::optional<Unclear> unclearAfter(const Position& position, UnitIndex mover, const Pose& from,
                                                  const Leg& wheel, Length straight);
/// How much of a friend's base a unit may lie on where its move ends.
[[nodiscard]] inline double overlapLeft(const Position& position, UnitIndex mover, UnitIndex other) {
  const bool clips = position.options().wheelPastFriends == WheelPastFriends::clips;
  return clips && !position.enemies(mover, other) ? clearedOverlap + 1.0 : roundingTolerance;
}
/// Another unit that the mover may pass but not end on, at the end of its path; noUnit for none.
[[nodiscard]] UnitIndex overlappedAtEnd(const Position& position, UnitIndex mover, const Pose& end);
/// An enemy whom a march may not touch and would touch, be it side to side, at the end of its path (HG-MAN-13); noUnit
/// for none.
[[nodiscard]] UnitIndex touchedAtEnd(const Position& position, UnitIndex mover, const Pose& end);
/// The sum of a path, leg by leg, for the rulings on marches and manoeuvres.
struct WaySum {
  /// With what the unit has used already, as if straight ahead.
  MarchIn facts;
  int wheels = 0;
  bool marches = false;
  bool pivots = false;
};
[[nodiscard]] WaySum sumOf(const Position& position, UnitIndex mover, const Path& path);
/// The unit's manoeuvres so far in this player turn, with those that it would make now (HG-MAN-1 to HG-MAN-6,
/// HG-MAN-14).
[[nodiscard]] ManoeuvreIn manoeuvreFacts(const Position& position, UnitIndex u, Finish finish, int wheels,
                                         bool marches);
/// The facts of a charger that do not depend on its target (HG-BW-2, HG-MOV-8).
[[nodiscard]] ChargePermittedIn chargerFacts(const Position& position, UnitIndex u);
/// The ruling on one leg of a march by itself.
[[nodiscard]] Answered<MarchIn, MarchOut> legRuling(const Position& position, UnitIndex mover, const Leg& leg);
/// Movement that a leg costs, thousandths of an inch, to the nearest (HG-MOV-5, HG-MOV-11, HG-MAN-10).
[[nodiscard]] Length costOf(const Position& position, UnitIndex mover, const Leg& leg);
/// Way of the outer corner of a wheel by the chosen measure, thousandths of an inch, not rounded.
[[nodiscard]] double wheelWay(const Position& position, double radius, Angle angle);

/// The first of the units that give way which a leg touches, and how far along it; noUnit for none.
struct FirstMet {
  UnitIndex unit = noUnit;
  std::int32_t at = 0;
  /// The mover gets no farther: it could only wait on a friend, for skirmishers that have given way already.
  bool stops = false;
};
[[nodiscard]] FirstMet firstGivingWay(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg);
/// The first unit that gives way, and the place where the mover waits for it: clear of friends that the mover is
/// passing through (option pass-through-friends). `next`: the leg that follows, nullptr for none; it matters where this
/// leg ends on a friend.
[[nodiscard]] FirstMet firstWaitedFor(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                                      const Leg* next);

/// Whether this unit has a wheel left before it charges or countercharges (HG-MAN-3, HG-MAN-14).
[[nodiscard]] bool mayWheelToCharge(const Position& position, UnitIndex u);
/// `through`: units that the way leads through: declared intervening skirmishers, routed enemies. `wheel`: one decided
/// before, instead of the one of HG-CHG-1. `wheelLimit`: of the wheel's way, for countercharges (D18).
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target,
                                    const UnitSet& through, std::optional<Angle> wheel = std::nullopt,
                                    double wheelLimit = 1e9);
/// The plan of a charge; none where the target is not on its line or farther than the reach.
[[nodiscard]] std::optional<ChargePlan> planChargeWithin(const Position& position, UnitIndex charger, UnitIndex target,
                                                         const UnitSet& through, double reach,
                                                         std::optional<Angle> wheel = std::nullopt,
                                                         double wheelLimit = 1e9);
/// The facts of a charge along a plan (HG-CHG-5, HG-CHG-6); where its line misses the target, the distance is the gap.
[[nodiscard]] ChargePermittedIn chargeFacts(const Position& position, UnitIndex charger, UnitIndex target,
                                            const ChargePlan& plan);
/// Routed enemies but for the target: captured in passing, they stop nobody (HG-CHG-6).
[[nodiscard]] UnitSet routedEnemies(const Position& position, UnitIndex of, UnitIndex target);
/// The units through which a charge may be declared: routed enemies and declared intervening skirmishers. Where their
/// owner declares intervening, all skirmishers that have not refused yet count (HG-SKI-3).
[[nodiscard]] UnitSet throughOf(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& named);
/// The skirmishers in the way of such a charge who must be asked first, where their owner declares it.
[[nodiscard]] UnitSet askedToIntervene(const Position& position, UnitIndex charger, UnitIndex target);
/// Does the wheel of the plan touch the other base; `straight`: or the straight move after it?
[[nodiscard]] bool chargeTouches(const Position& position, UnitIndex charger, const ChargePlan& plan, double straight,
                                 const Footprint& other);

/// A Battle Line's wheel as one body (HG-MAN-7, D70).
struct LineWheel {
  Vec2 pivot;
  Angle clockwise = 0;
  /// The way of the line's real outermost front corner.
  double way = 0.0;
  /// The part of the angle that is open, hundredths of a degree. `blocker`: a unit in the way of the line's unit
  /// `blocked`. `edge`: the edge of the table stops the wheel.
  Angle open = 0;
  UnitIndex blocker = noUnit;
  UnitIndex blocked = noUnit;
  bool edge = false;
  /// After the whole of it: a friend who is still overlapped, and how far ahead would clear him (D75).
  std::optional<Unclear> unclear;
};
[[nodiscard]] LineWheel planLineWheel(const Position& position, const UnitSet& line, const Leg& leg);

/// The first unit giving way that a line's wheel touches, the unit of the line that touches it, and the angle.
struct LineMeets {
  UnitIndex unit = noUnit;
  UnitIndex by = noUnit;
  Angle at = 0;
  bool stops = false;
};
[[nodiscard]] LineMeets firstGivingWay(const Position& position, const UnitSet& line, Vec2 pivot, const Leg& leg);

}  // namespace signifer::hannibal
