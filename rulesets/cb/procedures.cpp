#include "cb/procedures.h"

#include "cb/procedures_maker.h"

namespace signifer::cb {

void Maker::makeOfCommand() {
  make("command-actions", rulings_.commandActions, commandActions);
  make("messenger", rulings_.messenger, messenger);
  make("control-due", rulings_.controlDue, controlDue);
  make("control-test", rulings_.controlTest, controlTest);
  make("leader-risk", rulings_.leaderRisk, leaderRisk);
}

void Maker::makeOfMovement() {
  make("movement", rulings_.movement, movement, refuseMovement);
  make("move-limit", rulings_.moveLimit, moveLimit);
  make("wheel-distance", rulings_.wheelDistance, wheelDistance);
  make("difficult-terrain", rulings_.difficultTerrain, difficultTerrain, refuseDifficultTerrain);
  make("manoeuvre", rulings_.manoeuvre, manoeuvre, refuseManoeuvre);
  make("passage-of-lines", rulings_.passage, passageOfLines, refusePassage);
}

void Maker::makeOfShooting() {
  make("shooting-eligibility", rulings_.shootingEligibility, shootingEligibility, refuseShootingEligibility);
  make("shooting", rulings_.shooting, shooting, refuseShooting);
  make("shooting-effect", rulings_.shootingEffect, shootingEffect, refuseShootingEffect);
  make("critical-hits", rulings_.criticalHits, criticalHits);
}

void Maker::makeOfCharging() {
  make("charge-eligibility", rulings_.chargeEligibility, chargeEligibility, refuseChargeEligibility);
  make("charge-sector", rulings_.chargeSector, chargeSector);
  make("charge-response", rulings_.chargeResponse, chargeResponse, refuseChargeResponse);
  make("shock-dps", rulings_.shockDps, shockDps, refuseShockDps);
}

std::vector<std::unique_ptr<Procedure>> makeProcedures(const Definition& definition, const Book& book,
                                                       Rulings& rulings) {
  Maker maker(definition, book, rulings);
  maker.makeOfCommand();
  maker.makeOfMovement();
  maker.makeOfShooting();
  maker.makeOfCharging();
  maker.makeOfCombat();
  maker.makeAfterCombat();
  maker.makeOfMorale();
  return std::move(maker.all);
}

}  // namespace signifer::cb
