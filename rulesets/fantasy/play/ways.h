// Ways over the table (section 6 of the ledger, D48): the open part of a leg, the ground under it, the strike and the
// end of a charge, the way of a flight. Plans only; nothing is moved.
#pragma once

#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// The open part of a leg, and what stops it.
struct OpenLeg {
  std::int32_t amount = 0;
  UnitIndex blocker = noUnit;
  bool edge = false;
  bool ground = false;
};

/// The units and bounds that a move leaves out of account.
struct Ignoring {
  UnitSet units;
  bool friends = false;
  /// Enemies are kept away from by this, thousandths; friends may be touched.
  double enemyGap = 0;
  /// Charges and pursuits do not stop at the table edge.
  bool edges = false;
  /// Friends beside the unit that its wheel may clip, and the depth to which it may clip them (D60). The straight way
  /// directly after the wheel may clip them too.
  UnitSet beside;
  double deepest = 0.0;
};

/// Distance until the mover comes within the clearance of the obstacle, going straight; none within the limit.
[[nodiscard]] std::optional<double> meets(const Body& mover, Vec2 direction, double limit, const Body& obstacle,
                                          double clearance);
/// A straight leg or a wheel from a pose. Turns on the spot are open as they are: ask openTurn.
[[nodiscard]] OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                              const Ignoring& ignoring);
/// A turn on the spot: the shorter way round, or the longer one where that alone is open.
struct OpenTurn {
  Side side = Side::right;
  Angle wanted = 0;
  /// The amount is in hundredths of a degree.
  OpenLeg open;
};
/// A swarm turns as it likes; what the corners of a block sweep over has to be free (FA-MOV-3).
[[nodiscard]] OpenTurn openTurn(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                                const Ignoring& ignoring);
/// The open part of a straight way along any direction of length 1.
[[nodiscard]] OpenLeg openAlong(const Position& position, UnitIndex mover, const Body& from, Vec2 direction,
                                double limit, const Ignoring& ignoring);
/// The first other unit that the body lies on, or that is an enemy nearer than the gap; noUnit if none.
[[nodiscard]] UnitIndex underfoot(const Position& position, UnitIndex mover, const Body& at, const Ignoring& ignoring);
[[nodiscard]] bool onTable(const Position& position, const Body& body);
/// A unit leaves the table when its centre crosses the edge (FA-FLE-7): how far it goes until then.
[[nodiscard]] double roomToLeave(const Position& position, Vec2 centre, Vec2 direction);
[[nodiscard]] bool onImpassable(const Position& position, const Body& body);

/// FA-FST-11: a column one model wide is a chain of bases on its fast march, which follow where the first one went.
[[nodiscard]] bool snakes(const Position& position, UnitIndex u);
/// The battle with the first base alone in the unit's place: where it may go the others follow.
[[nodiscard]] Battle withLeaderOf(const Position& position, UnitIndex u);
/// The column straightened behind its leader, as it stands after the march.
[[nodiscard]] Pose columnBehind(const Position& position, UnitIndex u, const Pose& leader);

/// Inches of a leg by ground (FA-TER-1 to 4): the worst that any part of the unit lies on.
[[nodiscard]] GroundCovered groundOf(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg);
/// Inches by ground of a whole path from where the unit stands.
[[nodiscard]] GroundCovered groundOfPath(const Position& position, UnitIndex mover, const Path& path);
/// Inches of a leg, wheels to two decimals (FA-MAN-3).
[[nodiscard]] double inchesOf(const Position& position, UnitIndex mover, const Leg& leg);
/// Inches of a whole path, straight ways and wheels.
[[nodiscard]] double inchesAlong(const Position& position, UnitIndex mover, const Path& path);
[[nodiscard]] int aboutFacesIn(const Path& path);
void addTo(GroundCovered& sum, const GroundCovered& path);
/// Inches of movement that a path over such ground uses up.
[[nodiscard]] double costOn(const Position& position, UnitIndex mover, const GroundCovered& ground);
/// The row that slows the mover on it; empty for none.
[[nodiscard]] std::string_view slowedBy(const Position& position, UnitIndex mover, const GroundCovered& ground);

/// A unit in a formation that it need not have, at a pose.
[[nodiscard]] Body bodyIn(const Position& position, UnitIndex u, Formation formation, int abreast, const Pose& pose);
/// A unit formed about its centre, or with its rear where it is (back on the table).
struct Formed {
  Pose pose;
  Body body;
};
[[nodiscard]] Formed formed(const Position& position, UnitIndex u, Formation formation, int abreast, Angle heading,
                            bool rearStays);

/// Base as it is drawn and moved: the rectangle of a formed unit, the square about a swarm.
[[nodiscard]] Base shapeOf(const Body& body);
/// The shape of a unit as it is at the moment: no body is made for it.
[[nodiscard]] Base shapeOf(const Position& position, UnitIndex u);
[[nodiscard]] Length enemyGap(const Position& position);

/// Thousandths that the unit's charge move goes (FA-CHG-1).
[[nodiscard]] double chargeReach(const Position& position, UnitIndex charger);
/// `fellows`: chargers who have still to move, and are in nobody's way (D59).
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target,
                                    const UnitSet& fellows = {});
/// Whether it does, as planned: quicker where only this is asked.
[[nodiscard]] bool chargeReaches(const Position& position, UnitIndex charger, UnitIndex target,
                                 const UnitSet& fellows = {});
/// A declared charge reaches its target, fellow chargers left out of account (D6).
[[nodiscard]] bool declaredInReach(const Position& position, UnitIndex charger, UnitIndex target);
/// Turned about the point of contact until it is flush with a side of the target; none if there is no room there.
/// The way of a unit that breaks off (FA-DIS-1), and the enemy to whom it ends nearest, if any is within its reach.
struct Retiring {
  OpenLeg open;
  Pose end;
  UnitIndex nearest = noUnit;
  double gap = 0.0;
};
[[nodiscard]] Retiring retiringWay(const Position& position, UnitIndex u, Vec2 back, int rate);
[[nodiscard]] std::optional<Pose> flushPose(const Position& position, UnitIndex charger, const Pose& contact,
                                            UnitIndex target, Face face, const UnitSet& fellows = {});
/// Straight ahead of a formed unit this side of a formed target is met before its others, or a corner of it.
[[nodiscard]] bool meetsSide(const Footprint& unit, const Footprint& target, Face face);
/// Enemies besides the target that the unit touches along an edge at this pose (D62).
[[nodiscard]] UnitList metBesides(const Position& position, UnitIndex unit, const Pose& at, UnitIndex target);
/// The zone in which an enemy is met by the way or in a pursuit that began at this pose (D69).
[[nodiscard]] Zone zoneMet(const Position& position, UnitIndex met, UnitIndex by, const Pose& began);

/// Adds the friends that a formed unit may clip in a wheel from there (D60) to those left out of account.
[[nodiscard]] Ignoring clippingFriends(const Position& position, UnitIndex u, const Pose& from, Ignoring ignoring);
/// Friends in whom it lies no deeper than a wheel may leave it: no bar to a way that does not begin with one.
[[nodiscard]] Ignoring stillClipped(const Position& position, UnitIndex u, const Pose& from, Ignoring ignoring);
/// The part of the straight leg ahead that clears all of them, and whether a leg of this length does.
[[nodiscard]] double neededToClear(const Position& position, UnitIndex u, const Pose& wheeled,
                                   const Ignoring& ignoring);
/// The part of a straight way, up to its length, at whose end all are cleared.
[[nodiscard]] Length restAfterClearing(const Position& position, UnitIndex u, const Pose& wheeled, double straight,
                                       const Ignoring& ignoring);
[[nodiscard]] bool isClearedAfter(const Position& position, UnitIndex u, const Pose& wheeled, double straight,
                                  const Ignoring& ignoring);

/// A pursuer's way after the fleers (D68).
struct PursuitWay {
  /// Some heading is open to it.
  bool open = false;
  Pose turned;
  Vec2 direction;
  /// Thousandths that it goes.
  double distance = 0.0;
  /// The unit or ground that stops the pursuer before it has gone all that it rolled.
  UnitIndex blocker = noUnit;
  bool ground = false;
  /// The blocker is a fresh enemy that it has come into contact with.
  bool meets = false;
};
/// `heading`: of the fleers' flight; `distance`: what it rolled, thousandths.
[[nodiscard]] PursuitWay planPursuit(const Position& position, UnitIndex u, UnitIndex quarry, Angle heading,
                                     double distance);

/// A flight over so many inches (FA-CHG-9, FA-BRK-5, FA-FLE-1).
struct FlightPlan {
  bool possible = false;
  Point end;
  bool leaves = false;
};
/// `compulsory`: also an inch from enemies and clear of difficult ground (FA-FLE-1).
[[nodiscard]] FlightPlan planFlight(const Position& position, UnitIndex u, Vec2 direction, int inches, bool compulsory);
/// Towards the nearest table edge; of equal ones its own side's.
[[nodiscard]] Vec2 towardsEdge(const Position& position, UnitIndex u);

/// The path as far as the unit's centre stays on the table, with amounts that a table can hold: people overrule the
/// referee, and files may say anything.
[[nodiscard]] Path onTheTable(const Position& position, UnitIndex u, const Path& path);

}  // namespace signifer::fantasy
