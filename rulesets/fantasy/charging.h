// Charging. It says which units may, must or may not declare a charge, and which tests a charge calls for. It also
// gives the answers open to the charged, and says whether the charge reaches.
#pragma once

#include "fantasy/movement.h"

namespace signifer::fantasy {

struct ChargeDeclarationIn {
  bool fastMarching = false;
  bool returned = false;
  bool fleeing = false;
  bool inCombat = false;
  bool enemyVisible = true;
  bool enemyWithinReach = true;
  bool frenzied = false;
};
BOOST_DESCRIBE_STRUCT(ChargeDeclarationIn, (),
                      (fastMarching, returned, fleeing, inCombat, enemyVisible, enemyWithinReach, frenzied))
struct ChargeDeclarationOut {
  Reasons<NoCharge> barredBy;
  Declaration declaration = Declaration::mayNot;
  friend auto operator<=>(const ChargeDeclarationOut&, const ChargeDeclarationOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeDeclarationOut, (), (barredBy, declaration))
/// FA-FRZ-1, FA-FST-9, FA-RET-1.
[[nodiscard]] ChargeDeclarationOut chargeDeclaration(const ChargeDeclarationIn& in);

struct ChargeTestsIn {
  bool chargerFearsTarget = false;
  bool targetCausesTerror = false;
  bool chargerFrenzied = false;
  bool targetFearsCharger = false;
  bool chargerCausesTerror = false;
  bool targetFrenzied = false;
  bool targetFleeing = false;
  Zone facing = Zone::front;
  bool ignoredEnemy = false;
};
BOOST_DESCRIBE_STRUCT(ChargeTestsIn, (),
                      (chargerFearsTarget, targetCausesTerror, chargerFrenzied, targetFearsCharger, chargerCausesTerror,
                       targetFrenzied, targetFleeing, facing, ignoredEnemy))
struct ChargeTestsOut {
  WordSet<Dread> chargerTests;
  WordSet<Alarm> targetTests;
  friend auto operator<=>(const ChargeTestsOut&, const ChargeTestsOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeTestsOut, (), (chargerTests, targetTests))
/// FA-PAN-3, FA-PAN-6, FA-FEA-1, FA-FEA-4, FA-TRR-2, FA-TRR-3, FA-TRR-5, FA-FRZ-6, FA-FRZ-7.
[[nodiscard]] ChargeTestsOut chargeTests(const Book& book, const ChargeTestsIn& in);

struct ChargeMoveIn {
  int rate = 4;
  Formation formation = Formation::closeOrder;
  double clear = 0;
  double difficult = 0;
  double veryDifficult = 0;
  double obstacle = 0;
};
BOOST_DESCRIBE_STRUCT(ChargeMoveIn, (), (rate, formation, clear, difficult, veryDifficult, obstacle))
struct ChargeMoveOut {
  int chargeMove = 0;
  double cost = 0;
  bool reaches = false;
  /// Inches of movement to spend.
  int spend = 0;
  friend auto operator<=>(const ChargeMoveOut&, const ChargeMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeMoveOut, (), (chargeMove, cost, reaches, spend))
/// FA-CHG-1, FA-CHG-2.
[[nodiscard]] ChargeMoveOut chargeMove(const Book& book, const ChargeMoveIn& in);

struct ChargeReactionsIn {
  UnitKind unitKind = UnitKind::infantry;
  UnitKind chargerKind = UnitKind::infantry;
  Zone facing = Zone::front;
  bool inVisionArc = true;
  bool missiles = false;
  double distance = 0;
  int chargerRate = 4;
  bool frenzied = false;
  bool fastMarching = false;
  bool fleeing = false;
  bool inCombat = false;
};
BOOST_DESCRIBE_STRUCT(ChargeReactionsIn, (),
                      (unitKind, chargerKind, facing, inVisionArc, missiles, distance, chargerRate, frenzied,
                       fastMarching, fleeing, inCombat))
struct ChargeReactionsOut {
  WordSet<Reaction> permitted;
  friend auto operator<=>(const ChargeReactionsOut&, const ChargeReactionsOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeReactionsOut, (), (permitted))
/// Why one reaction is not open to the unit; the procedure permits those without a reason.
[[nodiscard]] Reasons<NoReaction> noReaction(const Book& book, const ChargeReactionsIn& in, Reaction reaction);
[[nodiscard]] std::optional<Refusal> refuseChargeReactions(const ChargeReactionsIn& in);
/// FA-CHG-5, 6, 8, 9, 11, 12, FA-FRZ-2, FA-FST-9.
[[nodiscard]] ChargeReactionsOut chargeReactions(const Book& book, const ChargeReactionsIn& in);

}  // namespace signifer::fantasy
