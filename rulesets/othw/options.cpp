#include "othw/options.h"

namespace signifer::othw {

Options readOptions(const Definition& definition) {
  Options o;
  o.firstPhase = definition.option<FirstPhase>("first-phase");
  o.actionNamed = definition.option<ActionNamed>("action-named");
  o.leftoverGenerals = definition.option<LeftoverGenerals>("leftover-generals");
  o.afterCombat = definition.option<AfterCombat>("after-combat");
  o.furtherMoves = definition.option<FurtherMoves>("further-moves");
  o.aboutFace = definition.option<AboutFace>("about-face");
  o.flightThroughFriends = definition.option<FlightThroughFriends>("flight-through-friends");
  o.chargeReach = definition.option<ChargeReach>("charge-reach");
  o.leadershipRoll = definition.option<LeadershipRoll>("leadership-roll");
  o.woodLimits = definition.option<WoodLimits>("wood-limits");
  o.looseOrderWood = definition.option<LooseOrderWood>("loose-order-wood");
  o.looseOrderFord = definition.option<LooseOrderFord>("loose-order-ford");
  o.drillInRear = definition.option<DrillInRear>("drill-in-rear");
  o.archersReroll = definition.option<ArchersReroll>("archers-reroll");
  o.phalanxNegates = definition.option<PhalanxNegates>("phalanx-negates");
  o.cancelledHits = definition.option<CancelledHits>("cancelled-hits");
  o.blockedRetreat = definition.option<BlockedRetreat>("blocked-retreat");
  o.pushedOff = definition.option<PushedOff>("pushed-off");
  o.impetuousTest = definition.option<ImpetuousTest>("impetuous-test");
  o.rampageAndRetreat = definition.option<RampageAndRetreat>("rampage-and-retreat");
  o.mahouts = definition.option<Mahouts>("mahouts");
  o.pursuitTest = definition.option<PursuitTest>("pursuit-test");
  o.pursuerMeetsEnemy = definition.option<PursuerMeetsEnemy>("pursuer-meets-enemy");
  o.rallyReach = definition.option<RallyReach>("rally-reach");
  o.attackRisk = definition.option<AttackRisk>("attack-risk");
  o.fortune = definition.option<Fortune>("fortune");
  o.generalMorale = definition.option<GeneralMorale>("general-morale");
  o.generalTransfer = definition.option<GeneralTransfer>("general-transfer");
  o.slaughteredSkirmishers = definition.option<SlaughteredSkirmishers>("slaughtered-skirmishers");
  o.lowStart = definition.option<LowStart>("low-start");
  o.turnLimit = definition.optionNumber("turn-limit");
  return o;
}

}  // namespace signifer::othw
