#include "othw/tables.h"

namespace signifer::othw {

Tables readTables(const Definition& d) {
  Tables t;
  t.phaseEndsUpTo = d.integer("phaseEnd");
  t.boundMoves = d.integer("boundMoves");
  t.leadershipTotal = d.integer("leadershipTotal");
  t.attackDice = {d.row("attackDice/wood"),     d.row("attackDice/woodLooseOrder"), d.row("attackDice/foeInFord"),
                  d.row("attackDice/downhill"), d.row("attackDice/general"),        d.row("attackDice/archers"),
                  d.row("attackDice/hoplites"), d.row("attackDice/throwingSpears")};
  t.toHit = {d.row("toHit/rear"), d.row("toHit/hoplites"), d.row("toHit/phalanxFlank"), d.row("toHit/elephantDrill"),
             d.row("toHit/indianAgainstAfrican")};
  t.archersRerolled = d.integer("archersRerolled");
  t.strengthKept = d.integer("strengthKept");
  t.barredRetreatCosts = d.integer("barredRetreatCosts");
  t.rampageLeft = d.integer("rampage/left");
  t.rampageRight = d.integer("rampage/right");
  t.rampageRear = d.integer("rampage/rear");
  t.generals = {d.integer("generals/riskFailsUpTo"),  d.integer("generals/removedUpTo"),
                d.integer("generals/missesTurnUpTo"), d.integer("generals/rallyFrom"),
                d.row("generals/battlefieldManager"), d.row("generals/fortuneFavoursTheBold")};
  t.morale = {
      d.integer("armyMorale/unitsToAPoint"), d.integer("armyMorale/base"),      d.integer("armyMorale/wearsFrom"),
      d.row("armyMorale/general"),           d.row("moraleLoss/brokeInCombat"), d.row("moraleLoss/pushedOffTable"),
      d.row("moraleLoss/rampageEnded"),      d.row("moraleLoss/slaughtered"),   d.row("moraleLoss/generalLost")};
  return t;
}

}  // namespace signifer::othw
