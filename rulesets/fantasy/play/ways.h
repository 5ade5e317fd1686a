// Ways over the table (section 6 of the ledger, D48): how far a leg of a path is open, what ground it runs over, where
// a charge strikes and how it ends, where a flight goes. Plans only; nothing is moved.
#pragma once

#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// How much of a leg is open, and what stops it.
struct OpenLeg {
  std::int32_t amount = 0;
  UnitIndex blocker = noUnit;
  bool edge = false;
  bool ground = false;
};

/// Whom a move leaves out of account.
struct Ignoring {
  UnitSet units;
  bool friends = false;
  /// Enemies are kept away from by this, thousandths; friends may be touched.
  double enemyGap = 0;
  /// Charges and pursuits do not stop at the table edge.
  bool edges = false;
};

/// Distance until the mover comes within the clearance of the obstacle, going straight; none within the limit.
[[nodiscard]] std::optional<double> meets(const Body& mover, Vec2 direction, double limit, const Body& obstacle,
                                          double clearance);
/// A straight leg or a wheel from a pose; turns on the spot are open as they are.
[[nodiscard]] OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                              const Ignoring& ignoring);
/// The same along any direction of length 1.
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
[[nodiscard]] Path groundOf(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg);
/// The same of a whole path from where the unit stands.
[[nodiscard]] Path groundOfPath(const Position& position, UnitIndex mover, const signifer::Path& path);
/// Inches of a leg, wheels to two decimals (FA-MAN-3).
[[nodiscard]] double inchesOf(const Position& position, UnitIndex mover, const Leg& leg);
/// Inches of a whole path, straight ways and wheels.
[[nodiscard]] double inchesAlong(const Position& position, UnitIndex mover, const signifer::Path& path);
[[nodiscard]] int aboutFacesIn(const signifer::Path& path);
void addTo(Path& sum, const Path& path);
/// Inches of movement that a path over such ground uses up.
[[nodiscard]] double costOn(const Position& position, UnitIndex mover, const Path& ground);
/// The row that slows the mover on it; empty for none.
[[nodiscard]] std::string_view slowedBy(const Position& position, UnitIndex mover, const Path& ground);

/// A unit in a formation that it need not have, at a pose.
[[nodiscard]] Body bodyIn(const Position& position, UnitIndex u, Formation formation, int abreast, const Pose& pose);
/// The same about its centre, or with its rear where it is (back on the table).
struct Formed {
  Pose pose;
  Body body;
};
[[nodiscard]] Formed formed(const Position& position, UnitIndex u, Formation formation, int abreast, Angle heading,
                            bool rearStays);

/// Base as it is drawn and moved: the rectangle of a formed unit, the square about a swarm.
[[nodiscard]] Base shapeOf(const Body& body);
/// The same of a unit as it is at the moment: no body is made for it.
[[nodiscard]] Base shapeOf(const Position& position, UnitIndex u);
[[nodiscard]] Length enemyGap(const Position& position);

/// How far the unit's charge move goes, thousandths (FA-CHG-1).
[[nodiscard]] double chargeReach(const Position& position, UnitIndex charger);
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target);
/// Whether it does, as planned: quicker where only this is asked.
[[nodiscard]] bool chargeReaches(const Position& position, UnitIndex charger, UnitIndex target);
/// Turned about the point of contact until it is flush with a side of the target; none if there is no room there for
/// one base.
[[nodiscard]] std::optional<Pose> flushPose(const Position& position, UnitIndex charger, const Pose& contact,
                                            UnitIndex target, Face face);

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
[[nodiscard]] signifer::Path onTheTable(const Position& position, UnitIndex u, const signifer::Path& path);

}  // namespace signifer::fantasy
