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
  /// What stands in the way; the unit itself for the table's edge.
  UnitIndex blocker = noUnit;
  /// The turn to face ends on the table and clear of everything.
  bool roomToTurn = true;
  bool targetInFront = false;
  /// The target's quarter that the charge comes from.
  Quarter quarter = Quarter::front;
};
/// How hard it is looked for a wheel that brings a charge home: thoroughly where somebody asks for that charge, hastily
/// where a machine looks for charges.
enum class Care : std::uint8_t { thorough, hasty };
/// `reach`: all moves that it has, thousandths of an inch. It takes the least wheel with which it comes home, or else
/// the least to meet its target. `heading`: to which it turns on the spot first, where proximity asks for that; of
/// itself to the target if it then faces the nearest enemy too, else to that one.
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, double reach,
                                    std::optional<Angle> heading = std::nullopt, Care care = Care::thorough);
/// How far ahead it goes that touches its target after `touch`: no deeper into others that it touches at the same time,
/// and still into contact.
[[nodiscard]] double stopBefore(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own,
                                double touch);
/// Whether proximity makes it turn before it charges (IO-PRX-4); noUnit or the enemy that it must face.
[[nodiscard]] UnitIndex mustFace(const Position& position, UnitIndex u);
[[nodiscard]] ChargeIn chargeFacts(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target,
                                   ChargeBasis basis, int moves);

/// The option charge-reactions: a unit in Open Order may evade, mounted troops that could charge may countercharge.
[[nodiscard]] bool mayEvade(const Position& position, UnitIndex target);
[[nodiscard]] bool mayCountercharge(const Position& position, UnitIndex target, UnitIndex charger);

}  // namespace signifer::initiative
