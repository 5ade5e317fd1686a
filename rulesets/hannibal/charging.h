// Charges and countercharges up to the touch: permission, distance, line, and the side from which a unit is charged.
// The forward arc and the make-up of a Battle Line are here, too. The charge's effect on combat is in combat.h.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeReason, std::uint8_t, artilleryNeverCharges, battleWornWithoutLeader, inContact,
                              lightTypesNeverCharge, outOfReach, pathBlocked, routed, targetOutsideForwardArc)

/// The hits behind `battleWorn`, for the figures of a refusal; play alone knows them. Not in the form.
struct Wear {
  int hits = 0;
  int strength = 0;
};

struct ChargePermittedIn {
  MoveClass moveClass = MoveClass::foot;
  UnitType unitType = UnitType::other;
  /// Wheel and straight move up to the touch, together.
  double distanceInches = 0;
  bool battleWorn = false;
  bool veteran = false;
  bool leaderAttached = false;
  UnitState status = UnitState::free;
  bool targetInForwardArc = true;
  /// The target is the first that the path touches, intervening skirmishers and routed units apart (HG-CHG-6).
  bool pathClear = true;
  Wear wear;
  /// How far outside the arc the target lies; play alone knows. Not in the form.
  std::optional<Angle> outsideArc;
};
BOOST_DESCRIBE_STRUCT(ChargePermittedIn, (),
                      (moveClass, unitType, distanceInches, battleWorn, veteran, leaderAttached, status,
                       targetInForwardArc, pathClear))

struct ChargePermittedOut {
  bool allowed = false;
  Reasons<ChargeReason> reasons;
  friend auto operator<=>(const ChargePermittedOut&, const ChargePermittedOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargePermittedOut, (), (allowed, reasons))

[[nodiscard]] std::optional<Refusal> refuseChargePermitted(const ChargePermittedIn& in);
/// May this unit charge that target? (HG-MOV-8, HG-BW-2, HG-CHG-5, HG-CHG-6)
[[nodiscard]] ChargePermittedOut chargePermitted(const ChargePermittedIn& in, const Tables& tables,
                                                 const Options& options);
/// The longest charge of a class, inches: the highest die. 0 where it may not charge.
[[nodiscard]] int longestCharge(MoveClass moveClass, const Tables& tables);

struct ChargeMoveIn {
  MoveClass moveClass = MoveClass::foot;
  /// Straight distance after the wheel up to the touch, before any countercharge.
  double distanceInches = 0;
  double wheelInches = 0;
  bool countercharged = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(ChargeMoveIn, (), (moveClass, distanceInches, wheelInches, countercharged))

struct ChargeMoveOut {
  bool allowed = false;
  bool contact = false;
  int reachInches = 0;
  double neededInches = 0;
  double movesInches = 0;
  friend auto operator<=>(const ChargeMoveOut&, const ChargeMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeMoveOut, (), (allowed, contact, reachInches, neededInches, movesInches))

/// Does the charge reach? (HG-MOV-7, HG-CC-2, HG-CHG-3) Dice: d6 where a charge is allowed.
[[nodiscard]] ChargeMoveOut chargeMove(const ChargeMoveIn& in, const Tables& tables, Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(CounterchargeReason, std::uint8_t, alreadyCountercharged, artilleryNeverCharges,
                              battleWornWithoutLeader, chargerOutsideForwardArc, inContact, lightTypesNeverCharge,
                              routed, skirmishersRout)

struct CounterchargeIn {
  MoveClass moveClass = MoveClass::foot;
  UnitType unitType = UnitType::other;
  /// From its front centre to the nearest part of the charger, both at the declaration.
  double distanceInches = 0;
  bool chargerInForwardArc = true;
  bool battleWorn = false;
  bool veteran = false;
  bool leaderAttached = false;
  /// In this player turn.
  bool alreadyCountercharged = false;
  UnitState status = UnitState::free;
  Wear wear;
  /// How far outside the arc the charger's front centre lies; play alone knows. Not in the form.
  std::optional<Angle> outsideArc;
};
BOOST_DESCRIBE_STRUCT(CounterchargeIn, (),
                      (moveClass, unitType, distanceInches, chargerInForwardArc, battleWorn, veteran, leaderAttached,
                       alreadyCountercharged, status))

struct CounterchargeOut {
  bool allowed = false;
  /// How far it moves, to a hundredth.
  double inches = 0;
  Reasons<CounterchargeReason> reasons;
  friend auto operator<=>(const CounterchargeOut&, const CounterchargeOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CounterchargeOut, (), (allowed, inches, reasons))

[[nodiscard]] std::optional<Refusal> refuseCountercharge(const CounterchargeIn& in);
/// May the charged unit countercharge, and how far? (HG-CC-1 to HG-CC-5, HG-BW-2)
[[nodiscard]] CounterchargeOut countercharge(const CounterchargeIn& in, const Tables& tables, const Options& options);

struct ChargeLineIn {
  double fromX = 0;
  double fromY = 0;
  double toX = 0;
  double toY = 0;
  int facingDegrees = 0;
};
BOOST_DESCRIBE_STRUCT(ChargeLineIn, (), (fromX, fromY, toX, toY, facingDegrees))

struct ChargeLineOut {
  /// To a hundredth.
  double distanceInches = 0;
  /// To a tenth, below 360.
  double headingDegrees = 0;
  /// To a tenth, 0 to 180.
  double turnDegrees = 0;
  friend auto operator<=>(const ChargeLineOut&, const ChargeLineOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeLineOut, (), (distanceInches, headingDegrees, turnDegrees))

[[nodiscard]] std::optional<Refusal> refuseChargeLine(const ChargeLineIn& in);
/// The required line of a charge or countercharge (HG-CHG-1, HG-CHG-2).
[[nodiscard]] ChargeLineOut chargeLine(const ChargeLineIn& in);

struct ArcOfApproachIn {
  /// The distance ahead of the front edge; behind it negative.
  double aheadInches = 0;
  /// The distance to the right of the centre line; left negative.
  double asideInches = 0;
  double frontageInches = 4;
  double depthInches = 2;
};
BOOST_DESCRIBE_STRUCT(ArcOfApproachIn, (), (aheadInches, asideInches, frontageInches, depthInches))

struct ArcOfApproachOut {
  Arc arc = Arc::front;
  friend auto operator<=>(const ArcOfApproachOut&, const ArcOfApproachOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ArcOfApproachOut, (), (arc))

[[nodiscard]] std::optional<Refusal> refuseArcOfApproach(const ArcOfApproachIn& in);
/// From which side does a point lie? (HG-CHG-4) The front is the forward arc of HG-CC-3 and HG-CHG-5 as well.
[[nodiscard]] ArcOfApproachOut arcOfApproach(const ArcOfApproachIn& in, const Options& options);

struct FormedTogetherIn {
  /// Unrouted Battle Line units of one side.
  bool bothBattleLine = true;
  double gapInches = 0;
  double stepInches = 0;
  /// Degrees.
  double facingDifference = 0;
};
BOOST_DESCRIBE_STRUCT(FormedTogetherIn, (), (bothBattleLine, gapInches, stepInches, facingDifference))

struct FormedTogetherOut {
  bool formed = false;
  friend auto operator<=>(const FormedTogetherOut&, const FormedTogetherOut&) = default;
};
BOOST_DESCRIBE_STRUCT(FormedTogetherOut, (), (formed))

/// Do two neighbouring units form a Battle Line? (HG-BL-4)
[[nodiscard]] FormedTogetherOut formedTogether(const FormedTogetherIn& in, const Tables& tables,
                                               const Options& options);

}  // namespace signifer::hannibal
