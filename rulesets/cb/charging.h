// Charging: the troops that may charge each other, the edge that a charge strikes, the responses of the charged unit
// and the DPs of the shock. Play measures whether a charge reaches its target, and which unit it meets.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::cb {

struct ChargeEligibilityIn {
  Troop troop = Troop::heavyInfantry;
  Role role = Role::none;
  Formation formation = Formation::line;
  bool shaken = false;
  /// In the tactical phase just before.
  bool formedUpThisTurn = false;
  ChargeMode mode = ChargeMode::deliberate;
  /// JT to contact.
  double distance = 0;
  double bowShot = 6;
  Troop targetTroop = Troop::heavyInfantry;
  Formation targetFormation = Formation::line;
  bool targetShaken = false;
  int targetDps = 0;
  bool targetStationary = true;
  bool frontal = true;
};
BOOST_DESCRIBE_STRUCT(ChargeEligibilityIn, (),
                      (troop, role, formation, shaken, formedUpThisTurn, mode, distance, bowShot, targetTroop,
                       targetFormation, targetShaken, targetDps, targetStationary, frontal))
struct ChargeEligibilityOut {
  bool allowed = false;
  Reasons<ChargeReason> reasons;
  bool compulsory = false;
  bool becomesUnformed = false;
};
BOOST_DESCRIBE_STRUCT(ChargeEligibilityOut, (), (allowed, reasons, compulsory, becomesUnformed))
[[nodiscard]] std::optional<Refusal> refuseChargeEligibility(const Book& book, const ChargeEligibilityIn& in);
/// CB-CHG-1 to 9.
[[nodiscard]] ChargeEligibilityOut chargeEligibility(const Book& book, const ChargeEligibilityIn& in);

struct ChargeSectorIn {
  /// Degrees between the target's facing and the line from its front's midpoint to the charger's start.
  double bearing = 0;
  Edge edge = Edge::front;
};
BOOST_DESCRIBE_STRUCT(ChargeSectorIn, (), (bearing, edge))
struct ChargeSectorOut {
  bool frontal = false;
  bool behindFlank = false;
};
BOOST_DESCRIBE_STRUCT(ChargeSectorOut, (), (frontal, behindFlank))
/// CB-DPG-12; frontal by D62.
[[nodiscard]] ChargeSectorOut chargeSector(const Book& book, const ChargeSectorIn& in);

struct ChargeResponseIn {
  Troop troop = Troop::heavyInfantry;
  bool unformed = false;
  bool inColumn = false;
  bool shaken = false;
  bool broken = false;
  int moraleValue = 0;
  bool inCombat = false;
  bool inDifficultTerrain = false;
  bool behindObstacle = false;
  bool fromFlankOrRear = false;
  Troop chargerTroop = Troop::heavyInfantry;
  bool chargerUnformed = false;
};
BOOST_DESCRIBE_STRUCT(ChargeResponseIn, (),
                      (troop, unformed, inColumn, shaken, broken, moraleValue, inCombat, inDifficultTerrain,
                       behindObstacle, fromFlankOrRear, chargerTroop, chargerUnformed))
struct ChargeResponseOut {
  WordSet<Response> responses;
  bool compulsory = false;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ChargeResponseOut, (), (responses, compulsory))
[[nodiscard]] std::optional<Refusal> refuseChargeResponse(const Book& book, const ChargeResponseIn& in);
/// CB-RSP-1 to 8.
[[nodiscard]] ChargeResponseOut chargeResponse(const Book& book, const ChargeResponseIn& in);

struct ShockDpsIn {
  Troop troop = Troop::heavyInfantry;
  bool unformed = false;
  bool inCombat = false;
  bool evaded = false;
  bool wasCharging = false;
  /// Or counter-charged.
  bool chargedByMounted = false;
  BurstThrough burstThrough = BurstThrough::none;
  bool chargedBehindFlank = false;
};
BOOST_DESCRIBE_STRUCT(ShockDpsIn, (),
                      (troop, unformed, inCombat, evaded, wasCharging, chargedByMounted, burstThrough,
                       chargedBehindFlank))
struct ShockDpsOut {
  int dps = 0;
};
BOOST_DESCRIBE_STRUCT(ShockDpsOut, (), (dps))
[[nodiscard]] std::optional<Refusal> refuseShockDps(const Book& book, const ShockDpsIn& in);
/// CB-DPG-6, CB-DPG-9 to 13.
[[nodiscard]] ShockDpsOut shockDps(const Book& book, const ShockDpsIn& in, Modifiers& modifiers);

}  // namespace signifer::cb
