// Charging: who may charge whom, from where a charge comes, how the charged unit may respond, and the DPs of the shock.
// Whether a charge reaches, and whom it meets, is measured in play.
#pragma once

#include "cb/tables.h"
#include "rules/procedure.h"

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
struct ChargeEligibilityOut {
  bool allowed = false;
  WordSet<ChargeReason> reasons;
  bool compulsory = false;
  bool becomesUnformed = false;
  friend auto operator<=>(const ChargeEligibilityOut&, const ChargeEligibilityOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseChargeEligibility(const Book& book, const ChargeEligibilityIn& in);
/// CB-CHG-1 to 9.
[[nodiscard]] ChargeEligibilityOut chargeEligibility(const Book& book, const ChargeEligibilityIn& in);

struct ChargeSectorIn {
  /// Degrees between the target's facing and the line from its front's midpoint to the charger's start.
  double bearing = 0;
  Edge edge = Edge::front;
};
struct ChargeSectorOut {
  bool frontal = false;
  bool behindFlank = false;
  friend auto operator<=>(const ChargeSectorOut&, const ChargeSectorOut&) = default;
};
/// CB-DPG-12.
[[nodiscard]] ChargeSectorOut chargeSector(const ChargeSectorIn& in);

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
struct ChargeResponseOut {
  WordSet<Response> responses;
  bool compulsory = false;
  friend auto operator<=>(const ChargeResponseOut&, const ChargeResponseOut&) = default;
};
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
struct ShockDpsOut {
  int dps = 0;
  friend auto operator<=>(const ShockDpsOut&, const ShockDpsOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseShockDps(const Book& book, const ShockDpsIn& in);
/// CB-DPG-6, CB-DPG-9 to 13.
[[nodiscard]] ShockDpsOut shockDps(const Book& book, const ShockDpsIn& in, Modifiers& modifiers);

}  // namespace signifer::cb
