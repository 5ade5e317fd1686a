// What may be done on the table, measured once for referee, candidates and play alike: open ways, charges, shots, tests
// that are due, and the decision of the moment.
#pragma once

#include "cb/charging.h"
#include "cb/command.h"
#include "cb/play/position.h"
#include "cb/shooting.h"
#include "table/moves.h"
#include "table/sweep.h"

namespace signifer::cb {

[[nodiscard]] Decision decide(const Position& position);

/// How far a straight way is open, thousandths of an inch, and what ends it.
struct Open {
  double distance = 0;
  UnitIndex blocker = noUnit;
  std::string_view rule;
  std::string_view code;
};
/// A tactical move: keeps `keep` JT from enemies, stays on the table and off ground that the unit may not enter.
/// Friends are passed through; they matter where the move ends.
[[nodiscard]] Open openWay(const Position& position, UnitIndex u, const Footprint& from, Vec2 direction, double limit,
                           double keep);
/// The same of a wheel, hundredths of a degree.
[[nodiscard]] Open openWheel(const Position& position, UnitIndex u, const Footprint& from, const Leg& wheel,
                             double keep);
/// A friend on which the footprint would stand, noUnit for none.
[[nodiscard]] UnitIndex friendUnder(const Position& position, UnitIndex u, const Footprint& at);

/// Path of a unit with a thrown allowance: what it costs and whether it is open (CB-SEQ-6, CB-MOV-16, CB-MAN).
struct WayCost {
  /// Thousandths of an inch of the allowance.
  double spent = 0;
  bool legal = true;
  /// Leg at fault, the amount of it that is open, and why.
  std::size_t leg = 0;
  Open open;
  Pose end;
};
[[nodiscard]] WayCost costOf(const Position& position, UnitIndex u, const Path& path, double allowance, double whole,
                             bool doubled);

struct ChargePlan {
  bool found = false;
  Wheel wheel;
  /// After the wheel.
  Pose start;
  /// From there to contact, thousandths of an inch.
  double distance = 0;
  Face face = Face::front;
  UnitIndex inTheWay = noUnit;
  bool barred = false;
};
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target);
/// Most that its dice can give in a charge, JT (D56).
[[nodiscard]] double chargeReach(const Position& position, UnitIndex u);
[[nodiscard]] ChargeEligibilityIn chargeFacts(const Position& position, UnitIndex u, UnitIndex target,
                                              const ChargePlan& plan, ChargeMode mode);
[[nodiscard]] Edge edgeOf(Face face);
[[nodiscard]] ChargeResponseIn responseFacts(const Position& position, UnitIndex u, UnitIndex charger);

struct Shot {
  bool armed = false;
  int frontStands = 0;
  int rearStands = 0;
  ShootingEligibilityIn facts;
  ShootingEligibilityOut permitted;
};
[[nodiscard]] Shot aim(const Position& position, UnitIndex u, UnitIndex target, Timing timing);
[[nodiscard]] Shooter shooterOf(const Position& position, UnitIndex u);
/// Whether it may shoot before it moves (CB-SEQ-8).
[[nodiscard]] bool shootsFirst(const Position& position, UnitIndex u);
[[nodiscard]] Timing timingNow(const Position& position, UnitIndex u);

[[nodiscard]] ControlDueIn controlFacts(const Position& position, UnitIndex u);
[[nodiscard]] bool controlIsDue(const Position& position, UnitIndex u);
/// The unit goes where it must, not where its player wants (CB-CTL-11).
[[nodiscard]] bool runsAway(const Position& position, UnitIndex u);
/// It may move, manoeuvre or charge as its player wishes in this turn.
[[nodiscard]] bool obeys(const Position& position, UnitIndex u);
/// A move or charge against its orders that neither a leader nor a control test lets it make (CB-CMD-9).
[[nodiscard]] bool outsideOrders(const Position& position, UnitIndex u, const Pose& end);
[[nodiscard]] bool chargeOutsideOrders(const Position& position, UnitIndex u, UnitIndex target);
[[nodiscard]] bool mayRally(const Position& position, UnitIndex u);
[[nodiscard]] bool owesCharge(const Position& position, UnitIndex u);
[[nodiscard]] bool hasCharge(const Battle& battle, UnitIndex u);
[[nodiscard]] UnitSet charged(const Battle& battle);

constexpr std::int16_t relationOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }
constexpr std::uint64_t bit(ActionId id) { return std::uint64_t{1} << static_cast<unsigned>(id); }

}  // namespace signifer::cb
