// A charge worked out on the table: how it would go, whether it reaches, and whether its target may evade or
// countercharge (IO-MOV-8, IO-MOV-9, IO-SHO-8). Reads positions, changes nothing.
#pragma once

#include "initiative/play/paths.h"

namespace signifer::initiative {

/// A charge as it would go if nobody shot (IO-MOV-8).
struct ChargePlan {
  /// Turn to face under the proximity rule, wheel, straight move.
  Path path;
  Pose start;
  /// Cost of the wheel and way to the contact, thousandths of an inch; none if it meets nothing.
  std::optional<double> distance;
  /// The straight way to the touch, of a plan with a distance.
  double touch = 0;
  /// The unit in the way; the charger itself stands for the table's edge.
  UnitIndex blocker = noUnit;
  /// The turn to face ends on the table and clear of everything.
  bool roomToTurn = true;
  /// It stands there at least partly, seen or not.
  bool targetInFront = false;
  /// The target's quarter that the charge fights (D-46).
  Quarter quarter = Quarter::front;
};
/// The care with which a wheel is sought that brings a charge home. The search is thorough where somebody asks for that
/// charge, and hasty where a machine looks for charges.
enum class Care : std::uint8_t { thorough, hasty };
/// The parts of a charge that its player names. The program works the others out.
struct NamedCharge {
  /// To which it turns on the spot first, where proximity asks for that.
  std::optional<Angle> heading;
  /// Before it goes straight; of no degrees where it is to go straight at once.
  std::optional<Leg> wheel;
  /// He names more than a turn, a wheel and a straight way.
  bool tooMuch = false;
};
[[nodiscard]] NamedCharge namedIn(const Action& action);
/// The wheel as the task chargeResponse keeps it (args 3 and 4), and back.
[[nodiscard]] NamedCharge wheelKept(const Task& task);
/// `reach`: all moves that it has, thousandths of an inch. Of itself it turns to the target if it then faces the
/// nearest enemy too, else to that one. Of the wheels with which it comes home it takes the least that strikes the edge
/// of the quarter in which it began, else the least (D-46). Where none comes home the plan has a distance beyond the
/// reach only if none whose way is clear reaches; else it names who is in the way.
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, double reach,
                                    const NamedCharge& named = {}, Care care = Care::thorough);
/// The charger's view of its target after its turn to face.
[[nodiscard]] Sight sightOf(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target);
/// The distance ahead for a charger that touches its target after `touch`. It goes no deeper into other units that it
/// touches at the same time, and still comes into contact.
[[nodiscard]] double stopBefore(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own,
                                double touch);
/// Whether proximity makes it turn before it charges (IO-PRX-4); noUnit or the enemy that it must face.
[[nodiscard]] UnitIndex mustFace(const Position& position, UnitIndex u);
[[nodiscard]] Answered<ChargeIn, ChargeOut> mayCharge(const Position& position, UnitIndex u, const ChargePlan& plan,
                                                      const Glimpse& sight, ChargeBasis basis, int moves);
[[nodiscard]] bool mayCharge(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target,
                             ChargeBasis basis, int moves);
/// Whether it would charge an enemy right before it.
[[nodiscard]] bool readyToCharge(const Position& position, UnitIndex u, ChargeBasis basis, int moves);
/// What gives a charge its moves.
[[nodiscard]] ChargeBasis chargeBasis(MoveBasis basis);
/// How far all moves that it has take it, thousandths of an inch.
[[nodiscard]] double chargeReach(const Position& position, UnitIndex u, int moves);

/// The option charge-reactions: a unit in Open Order may evade, mounted troops that could charge may countercharge.
[[nodiscard]] bool mayEvade(const Position& position, UnitIndex target);
[[nodiscard]] bool mayCountercharge(const Position& position, UnitIndex target, UnitIndex charger);

}  // namespace signifer::initiative
