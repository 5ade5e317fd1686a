// A charge before it is made: the wheel, the way to contact and the units in that way. With it the facts of eligibility
// and responses, and the enemy that a unit running on by itself has to charge (CB-CHG, CB-RSP, section 4a).
#pragma once

#include <functional>

#include "cb/play/position.h"
#include "table/moves.h"
#include "table/sweep.h"

namespace signifer::cb {

struct ChargePlan {
  bool found = false;
  /// After the wheel.
  Pose start;
  /// From there to contact with the target, thousandths of an inch.
  double distance = 0;
  Face face = Face::front;
  /// A friend on the way, and the first enemy on it.
  UnitIndex friendly = noUnit;
  UnitIndex enemy = noUnit;
  bool barred = false;
  /// Friends whom its wheel clips, and how far it has to go straight on to clear them: no farther than to contact, or
  /// the last of them is the friend on the way (D68).
  UnitSet clipped;
  double clears = 0;
  /// The angle of the turn at its start, a wheel or one about the centre, and the part of it that is open. What ends
  /// that: another unit, ground that it may not enter, or an edge of the table.
  Angle turn = 0;
  Angle openTurn = 0;
  UnitIndex swept = noUnit;
  bool sweepsBarred = false;
  bool leaves = false;
  [[nodiscard]] bool turnsFreely() const { return openTurn >= turn; }
  friend bool operator==(const ChargePlan&, const ChargePlan&) = default;
};
/// The widest turn that a charge may begin with (CB-CHG-10).
inline constexpr Angle widestTurn = 45 * oneDegree;
/// The charge with the least turn, a wheel about a front corner or of unformed units a turn about the centre (4a,
/// Wheel), that is open and leads to the target within reach. Rather than into another enemy a wider one leads past
/// him; after a target that has fled, whoever stands before it takes the charge. Where none is open it is the one with
/// the least turn of all.
[[nodiscard]] ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target);
/// With the least turn, up to `limit`, that leads to the target, whatever is in the way.
[[nodiscard]] ChargePlan planLeast(const Position& position, UnitIndex u, UnitIndex target, Angle limit = widestTurn);
/// Other enemies on the way: they bar it, or become the target.
enum class MetFoes : std::uint8_t { bar, becomeTargets };
/// With the least turn that is open by this test; where none is, planLeast.
using OpenTurn = std::function<bool(const ChargePlan&)>;
[[nodiscard]] ChargePlan planOpen(const Position& position, UnitIndex u, UnitIndex target, Angle limit, MetFoes foes,
                                  const OpenTurn& open);
/// Nobody and nothing is in its way but enemies, who become its target (CB-CHG-10).
[[nodiscard]] bool isOpen(const Position& position, UnitIndex u, const ChargePlan& plan);
/// The unit that stands where the charger would stand after the wheel; noUnit for none. Clipped friends do not count.
[[nodiscard]] UnitIndex standsOn(const Position& position, UnitIndex u, const ChargePlan& plan);
/// The first unit met by a unit that goes straight ahead; rampaging stands stop nobody.
struct Met {
  UnitIndex unit = noUnit;
  double distance = 0;
};
/// With `friends`, friends too, but those left out. What it would touch where it stops is met.
[[nodiscard]] Met metAhead(const Position& position, UnitIndex u, const Footprint& from, double limit,
                           bool friends = true, const UnitSet& leftOut = {});
/// Most that its dice can give in a charge, JT (D56).
[[nodiscard]] double chargeReach(const Position& position, UnitIndex u, int optional);
/// Its facts as the procedure of movement asks them, with as many optional dice as it has.
[[nodiscard]] MovementIn moveFacts(const Position& position, UnitIndex u, MoveKind kind, int optional);
/// Optional dice of a charge or an evade.
[[nodiscard]] int mostDice(const Position& position, UnitIndex u, MoveKind move);

/// The beginning of the charge, as the procedures need it.
struct ChargeStart {
  /// The middle of its front edge there.
  Vec2 from;
  ChargeMode mode;
};
[[nodiscard]] ChargeStart startOf(const Position& position, UnitIndex u);
[[nodiscard]] ChargeEligibilityIn chargeFacts(const Position& position, UnitIndex u, UnitIndex target, double distance,
                                              Face face, const ChargeStart& start);
/// CB-DPG-12, D62
[[nodiscard]] ChargeSectorIn sectorFacts(const Position& position, UnitIndex target, Vec2 from, Face face);
[[nodiscard]] Edge edgeOf(Face face);
/// The edge of the target that is struck; a corner belongs to the edge that faces the charge more squarely (D56).
[[nodiscard]] Face faceCharged(const Footprint& charger, const Footprint& target);
[[nodiscard]] ChargeResponseIn responseFacts(const Position& position, UnitIndex u, UnitIndex charger);
/// Why it charges: its player wants it, or it runs on by itself.
[[nodiscard]] ChargeMode modeOf(const Position& position, UnitIndex u);
/// CB-CHG-9, CB-CTL-11: the enemy that a unit which runs on by itself has to charge, noUnit for none.
[[nodiscard]] UnitIndex owedTarget(const Position& position, UnitIndex u);
[[nodiscard]] bool hasCharge(const Battle& battle, UnitIndex u);
/// Units to the right of one that declares: those that could charge an enemy, and may not after it (CB-SEQ-10).
/// Who has declared farther to the left, so that the unit may declare no more (CB-SEQ-10); noUnit for nobody. Those who
/// are compelled are not bound.
[[nodiscard]] UnitIndex declaredBefore(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<UnitIndex> passedOverBy(const Position& position, UnitIndex u);
/// From right to left, as the active side sees it (CB-SEQ-10): smaller comes first.
[[nodiscard]] double fromTheRight(const Position& position, UnitIndex u);

}  // namespace signifer::cb
