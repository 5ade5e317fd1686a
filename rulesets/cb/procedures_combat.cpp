// Procedures of combat, the moves after it and morale.
#include "cb/procedures_maker.h"

namespace signifer::cb {

void Maker::makeOfCombat() {
  make("combat-score", rulings_.combatScore, combatScore, refuseCombatScore);
  make("combat-round", rulings_.combatRound, combatRound);
  make("combat-result", rulings_.combatResult, combatResult, refuseCombatResult);
}

void Maker::makeAfterCombat() {
  make("follow-up", rulings_.followUp, followUp);
  make("pursuit-catch", rulings_.pursuitCatch, pursuitCatch, refusePursuit);
  make("rampage", rulings_.rampage, rampage);
}

void Maker::makeOfMorale() {
  make("rally", rulings_.rally, rally, refuseRally);
  make("dp-removal", rulings_.dpRemoval, dpRemoval);
  make("morale-dps", rulings_.moraleDps, moraleDps);
  make("dp-tally", rulings_.dpTally, dpTally, refuseDpTally);
  make("army-break", rulings_.armyBreak, armyBreak, refuseArmyBreak);
}

}  // namespace signifer::cb
