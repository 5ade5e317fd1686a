#include "cb/combat_result.h"

#include "cb/combinations.h"
#include "cb/critical.h"

namespace signifer::cb {
namespace {

void breaksWithLoss(const Book& book, CombatResultOut& out) {
  out.casualties = book.tables.results.casualties;
  out.fate = CombatFate::breaks;
}

bool chargedIn(const CombatResultIn& in) { return in.part == Part::charged || in.part == Part::counterCharged; }
bool received(const CombatResultIn& in) { return in.part == Part::stood || in.part == Part::counterCharged; }
bool onlyLight(const CombatResultIn& in) { return isLight(in.enemyTroop) && !in.mixedEnemies; }

// Cavalry that charged formed infantry frontally.
bool rodeAtFormedFoot(const Book& book, const CombatResultIn& in) {
  return book.cavalry(in.troop) && chargedIn(in) && isInfantry(in.enemyTroop) && !in.enemyUnformed && in.frontal;
}

bool fleesBefore(const CombatResultIn& in) {
  return in.enemyMove == EnemyMove::retire || in.enemyMove == EnemyMove::breaks;
}

// Did not charge, or was opposed by light troops only (CB-RES-3, CB-RES-10).
bool unprovoked(const CombatResultIn& in) { return !chargedIn(in) || onlyLight(in); }

// The rows of a winner's moves.
struct WinnersRows {
  std::string_view base, pikes, halt;
};

void winnersMoves(const CombatResultIn& in, AfterMove base, bool mayHalt, const WinnersRows& rows,
                  CombatResultOut& out) {
  if (in.troop == Troop::artillery || base == AfterMove::halt) return out.moves.add(AfterMove::halt);
  const bool pikes = isPikes(in.troop) && base == AfterMove::pursue;
  const bool mayAdvance = mayHalt && isInfantry(in.troop) && fleesBefore(in);
  out.moves.add(base);
  out.moves.addIf(pikes, AfterMove::followUp);
  out.moves.addIf(mayHalt, AfterMove::halt);
  out.moves.addIf(mayAdvance, AfterMove::advance);
  out.rows.add(rows.base);
  out.rows.addIf(pikes, rows.pikes);
  out.rows.addIf(mayHalt, rows.halt);
  out.rows.addIf(mayAdvance, "CB-AFT-2");
}

void victory(const CombatResultIn& in, CombatResultOut& out) {
  const bool flees = in.enemyMove == EnemyMove::fallBack || fleesBefore(in);
  const bool mayHalt = in.grade == Grade::a || in.defendingObstacle || (in.grade == Grade::b && unprovoked(in));
  out.rows.add("CB-RES-2");
  winnersMoves(in, flees ? AfterMove::pursue : AfterMove::halt, mayHalt, {"CB-RES-5", "CB-RES-4", "CB-RES-3"}, out);
}

void success(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  const ResultTable& t = book.tables.results;
  out.rows.add(isScythed(in.troop) ? "CB-RES-7" : "CB-RES-6");
  if (isScythed(in.troop)) {
    out.dps = t.successScythed;
    return out.moves.add(AfterMove::burstThrough);
  }
  out.dps = isPhalanx(in.troop) ? t.successPhalanx : t.success;
  const bool enemyGone = in.enemyMove == EnemyMove::breaks || in.enemyMove == EnemyMove::gone;
  if (rodeAtFormedFoot(book, in) && !enemyGone) {
    out.rows.add("CB-RES-9");
    return out.moves.add(AfterMove::retire);
  }
  const bool stoodFast =
      (isInfantry(in.troop) && in.part == Part::stood && book.mounted(in.enemyTroop)) || in.defendingObstacle;
  const bool mayHalt =
      stoodFast || (isInfantry(in.troop) && in.grade == Grade::a) || (in.grade != Grade::c && unprovoked(in));
  const AfterMove base = in.enemyMove == EnemyMove::fallBack ? AfterMove::followUp
                         : fleesBefore(in)                   ? AfterMove::pursue
                                                             : AfterMove::halt;
  winnersMoves(in, base, mayHalt, {"CB-RES-11", "CB-RES-12", stoodFast ? "CB-RES-8" : "CB-RES-10"}, out);
}

void inconclusiveCavalry(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  const bool bound = in.part == Part::melee || rodeAtFormedFoot(book, in);
  out.rows.add(bound ? "CB-RES-19" : "CB-RES-20");
  out.moves.addIf(!bound, AfterMove::halt);
  out.moves.add(AfterMove::retire);
}

void inconclusive(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  const ResultTable& t = book.tables.results;
  out.rows.add(isScythed(in.troop) ? "CB-RES-13" : "CB-RES-14");
  if (isScythed(in.troop)) {
    out.dps = t.inconclusiveScythed;
    return out.moves.add(AfterMove::burstThrough);
  }
  out.dps = isPhalanx(in.troop) ? t.inconclusivePhalanx : t.inconclusive;
  if (in.troop == Troop::elephants && in.enemyMove == EnemyMove::openRanks) {
    out.rows.add("CB-RES-18");
    return out.moves.add(AfterMove::burstThrough);
  }
  if (book.cavalry(in.troop)) return inconclusiveCavalry(book, in, out);
  const bool fallsBack = isHeavy(in.troop) && !book.mounted(in.enemyTroop);
  const bool opensRanks = isHeavy(in.troop) && in.grade == Grade::a && isElephantsOrScythed(in.enemyTroop);
  const bool light = isLightFoot(in.troop);
  out.moves.add(AfterMove::halt);
  out.moves.addIf(fallsBack || light, AfterMove::fallBack);
  out.moves.addIf(light, AfterMove::retire);
  out.moves.addIf(opensRanks, AfterMove::openRanks);
  out.rows.addIf(fallsBack, "CB-RES-15");
  out.rows.addIf(light, "CB-RES-16");
  out.rows.addIf(opensRanks, "CB-RES-17");
  out.rows.add("CB-RES-21");
}

void setBackMove(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  const bool charged = in.part == Part::stood || in.counterCharged;
  const auto makes = [&](AfterMove move, std::string_view row) {
    out.moves.add(move);
    out.rows.add(row);
  };
  if (isInfantry(in.troop) && !in.unformed && charged && book.cavalry(in.enemyTroop) && !in.mixedEnemies)
    return makes(AfterMove::halt, "CB-RES-25");
  if (received(in) && isScythed(in.enemyTroop)) return makes(AfterMove::halt, "CB-RES-26");
  if (in.troop == Troop::elephants) return makes(AfterMove::halt, "CB-RES-27");
  if (book.cavalry(in.troop) && in.part == Part::melee) return makes(AfterMove::retire, "CB-RES-28");
  if (isLightFoot(in.troop) && in.unformed) return makes(AfterMove::retire, "CB-RES-29");
  makes(AfterMove::fallBack, "CB-RES-30");
}

void setBack(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  out.rows.add(isScythed(in.troop) ? "CB-RES-22" : in.shaken ? "CB-RES-23" : "CB-RES-24");
  if (isScythed(in.troop)) {
    out.fate = CombatFate::destroyed;
  } else if (in.shaken) {
    breaksWithLoss(book, out);
  } else {
    out.dps = book.tables.results.beaten;
    setBackMove(book, in, out);
  }
}

void defeat(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  if (isChariots(in.troop)) {
    out.rows.add("CB-RES-31");
    out.fate = CombatFate::destroyed;
  } else if (in.troop == Troop::elephants) {
    out.rows.add("CB-RES-32");
    out.fate = CombatFate::rampage;
  } else if (in.shaken || in.unformed) {
    out.rows.add("CB-RES-33");
    breaksWithLoss(book, out);
  } else {
    out.dps = book.tables.results.beaten;
    out.rows.add("CB-RES-34");
    out.rows.add(isPhalanx(in.troop) ? "CB-RES-35" : "CB-RES-36");
    if (isPhalanx(in.troop))
      out.fate = CombatFate::breaks;
    else
      out.moves.add(AfterMove::retire);
  }
}

void rout(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  const bool runsWild = in.troop == Troop::elephants;
  out.rows.add(isChariots(in.troop) ? "CB-RES-37" : runsWild ? "CB-RES-38" : "CB-RES-39");
  if (isChariots(in.troop))
    out.fate = CombatFate::destroyed;
  else if (runsWild)
    out.fate = CombatFate::rampage;
  else
    breaksWithLoss(book, out);
}

// The consequence of the band for a unit, before any critical test.
void consequence(const Book& book, const CombatResultIn& in, CombatResultOut& out) {
  switch (out.band) {
    case Band::victory:
      return victory(in, out);
    case Band::success:
      return success(book, in, out);
    case Band::inconclusive:
      return inconclusive(book, in, out);
    case Band::setBack:
      return setBack(book, in, out);
    case Band::defeat:
      return defeat(book, in, out);
    case Band::rout:
      return rout(book, in, out);
  }
}

// The DPs of special troops are critical tests (CB-SPT-1).
void testSpecial(const Book& book, const CombatResultIn& in, Dice& dice, CombatResultOut& out) {
  const CriticalOutcome tests = criticalTests(book, in.troop, out.dps, dice, in.roller);
  out.dps = 0;
  for (const std::string_view row : tests.rows.list()) out.rows.add(row);
  if (tests.fate != CriticalFate::none)
    out.fate = tests.fate == CriticalFate::destroyed ? CombatFate::destroyed : CombatFate::rampage;
}

}  // namespace

std::optional<Refusal> refuseCombatResult(const Book& book, const CombatResultIn& in) {
  if (const auto refusal = refuseState(book, in.troop, in.unformed, "unformed")) return refusal;
  if (const auto refusal = refuseState(book, in.troop, in.shaken, "shaken")) return refusal;
  if (in.part == Part::counterCharged && !book.cavalry(in.troop))
    return Refusal{"part", "only cavalry counter-charges"};
  if (in.part == Part::charged && in.troop == Troop::artillery) return Refusal{"part", "artillery never charges"};
  if (in.legionSupports && !isOpenFoot(in.troop))
    return Refusal{"legionSupports", "a legion is of heavy and light infantry"};
  if (in.counterCharged && !(in.part == Part::charged && book.cavalry(in.enemyTroop)))
    return Refusal{"counterCharged", "only a charging unit is counter-charged, and by cavalry"};
  return refuseState(book, in.enemyTroop, in.enemyUnformed, "enemyUnformed");
}

CombatResultOut combatResult(const Book& book, const CombatResultIn& in, Dice& dice) {
  CombatResultOut out;
  out.band = bandOf(book, in.difference);
  consequence(book, in, out);
  if (book.special(in.troop)) testSpecial(book, in, dice, out);
  if (out.fate != CombatFate::none) out.moves = {};
  out.moves.addIf(out.fate == CombatFate::rampage, AfterMove::rampage);
  out.moves.addIf(out.fate == CombatFate::breaks, AfterMove::breaks);
  const bool supported = in.legionSupports && out.moves.has(AfterMove::fallBack);
  out.moves.addIf(supported, AfterMove::fallBackThroughSupports);
  out.rows.addIf(supported, "CB-AFT-5");
  return out;
}

}  // namespace signifer::cb
