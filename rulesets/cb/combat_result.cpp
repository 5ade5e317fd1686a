#include "cb/combat_result.h"

#include "cb/combinations.h"
#include "cb/shooting.h"

namespace signifer::cb {
namespace {

using Moves = WordSet<AfterMove>;

// What a band makes of a unit before any critical test.
struct Consequence {
  int dps = 0;
  CombatFate fate = CombatFate::none;
  Moves moves;
  bool casualty = false;
};

constexpr Consequence destroyed{0, CombatFate::destroyed, {}, false};
constexpr Consequence rampages{0, CombatFate::rampage, {}, false};
constexpr Consequence breaksWithLoss{0, CombatFate::breaks, {}, true};

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

// CB-RES-4, CB-RES-5, CB-RES-11, CB-RES-12, CB-AFT-2
Moves winnersMoves(const CombatResultIn& in, AfterMove base, bool mayHalt) {
  if (in.troop == Troop::artillery || base == AfterMove::halt) return {AfterMove::halt};
  Moves moves{base};
  moves.addIf(isPikes(in.troop) && base == AfterMove::pursue, AfterMove::followUp);
  moves.addIf(mayHalt, AfterMove::halt);
  moves.addIf(mayHalt && isInfantry(in.troop) && fleesBefore(in), AfterMove::advance);
  return moves;
}

Consequence victory(const CombatResultIn& in) {
  const bool flees = in.enemyMove == EnemyMove::fallBack || fleesBefore(in);
  // CB-RES-3
  const bool mayHalt = in.grade == Grade::a || in.defendingObstacle || (in.grade == Grade::b && unprovoked(in));
  return {0, CombatFate::none, winnersMoves(in, flees ? AfterMove::pursue : AfterMove::halt, mayHalt)};
}

Consequence success(const Book& book, const CombatResultIn& in) {
  const ResultTable& t = book.tables.results;
  if (isScythed(in.troop)) return {t.successScythed, CombatFate::none, {AfterMove::burstThrough}};  // CB-RES-7
  const int dps = isPhalanx(in.troop) ? t.successPhalanx : t.success;                               // CB-RES-6
  const bool enemyGone = in.enemyMove == EnemyMove::breaks || in.enemyMove == EnemyMove::gone;
  // CB-RES-9
  if (rodeAtFormedFoot(book, in) && !enemyGone) return {dps, CombatFate::none, {AfterMove::retire}};
  const bool stoodFast = isInfantry(in.troop) && in.part == Part::stood && book.mounted(in.enemyTroop);
  const bool mayHalt = stoodFast || in.defendingObstacle ||  // CB-RES-8, CB-RES-10
                       (isInfantry(in.troop) && in.grade == Grade::a) || (in.grade != Grade::c && unprovoked(in));
  const AfterMove base = in.enemyMove == EnemyMove::fallBack ? AfterMove::followUp
                         : fleesBefore(in)                   ? AfterMove::pursue
                                                             : AfterMove::halt;
  return {dps, CombatFate::none, winnersMoves(in, base, mayHalt)};
}

Consequence inconclusive(const Book& book, const CombatResultIn& in) {
  const ResultTable& t = book.tables.results;
  // CB-RES-13
  if (isScythed(in.troop)) return {t.inconclusiveScythed, CombatFate::none, {AfterMove::burstThrough}};
  const int dps = isPhalanx(in.troop) ? t.inconclusivePhalanx : t.inconclusive;  // CB-RES-14
  if (in.troop == Troop::elephants && in.enemyMove == EnemyMove::openRanks)      // CB-RES-18
    return {dps, CombatFate::none, {AfterMove::burstThrough}};
  if (book.cavalry(in.troop)) {
    // CB-RES-19, CB-RES-20
    if (in.part == Part::melee || rodeAtFormedFoot(book, in)) return {dps, CombatFate::none, {AfterMove::retire}};
    return {dps, CombatFate::none, {AfterMove::halt, AfterMove::retire}};
  }
  Moves moves{AfterMove::halt};  // CB-RES-21
  const bool heavy = isHeavy(in.troop);
  moves.addIf(heavy && !book.mounted(in.enemyTroop), AfterMove::fallBack);  // CB-RES-15
  moves.addIf(heavy && in.grade == Grade::a && isElephantsOrScythed(in.enemyTroop),
              AfterMove::openRanks);                        // CB-RES-17
  moves.addIf(isLightFoot(in.troop), AfterMove::fallBack);  // CB-RES-16
  moves.addIf(isLightFoot(in.troop), AfterMove::retire);
  return {dps, CombatFate::none, moves};
}

// CB-RES-25 to CB-RES-30
AfterMove setBackMove(const Book& book, const CombatResultIn& in) {
  const bool charged = in.part == Part::stood || in.counterCharged;
  if (isInfantry(in.troop) && !in.unformed && charged && book.cavalry(in.enemyTroop) && !in.mixedEnemies)
    return AfterMove::halt;
  if (received(in) && isScythed(in.enemyTroop)) return AfterMove::halt;
  if (in.troop == Troop::elephants) return AfterMove::halt;
  if (book.cavalry(in.troop) && in.part == Part::melee) return AfterMove::retire;
  if (isLightFoot(in.troop) && in.unformed) return AfterMove::retire;
  return AfterMove::fallBack;
}

Consequence setBack(const Book& book, const CombatResultIn& in) {
  if (isScythed(in.troop)) return destroyed;  // CB-RES-22
  if (in.shaken) return breaksWithLoss;       // CB-RES-23
  return {book.tables.results.beaten, CombatFate::none, {setBackMove(book, in)}};
}

Consequence defeat(const Book& book, const CombatResultIn& in) {
  if (isChariots(in.troop)) return destroyed;                     // CB-RES-31
  if (in.troop == Troop::elephants) return rampages;              // CB-RES-32
  if (in.shaken || in.unformed) return breaksWithLoss;            // CB-RES-33
  const int dps = book.tables.results.beaten;                     // CB-RES-34
  if (isPhalanx(in.troop)) return {dps, CombatFate::breaks, {}};  // CB-RES-35
  return {dps, CombatFate::none, {AfterMove::retire}};            // CB-RES-36
}

Consequence rout(const CombatResultIn& in) {
  if (isChariots(in.troop)) return destroyed;         // CB-RES-37
  if (in.troop == Troop::elephants) return rampages;  // CB-RES-38
  return breaksWithLoss;                              // CB-RES-39
}

Consequence consequence(const Book& book, const CombatResultIn& in, Band band) {
  switch (band) {
    case Band::victory:
      return victory(in);  // CB-RES-2
    case Band::success:
      return success(book, in);
    case Band::inconclusive:
      return inconclusive(book, in);
    case Band::setBack:
      return setBack(book, in);
    case Band::defeat:
      return defeat(book, in);
    case Band::rout:
      break;
  }
  return rout(in);
}

Moves fatalMoves(CombatFate fate) {
  if (fate == CombatFate::rampage) return {AfterMove::rampage};
  return fate == CombatFate::breaks ? Moves{AfterMove::breaks} : Moves{};
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

CombatResultOut combatResult(const Book& book, const CombatResultIn& in, Dice& dice, const Thrower& who) {
  CombatResultOut out;
  out.band = bandOf(book, in.difference);
  Consequence result = consequence(book, in, out.band);
  if (book.special(in.troop)) {
    const CriticalFate fate = criticalTests(book, in.troop, result.dps, dice, who).fate;
    result.dps = 0;
    if (fate != CriticalFate::none)
      result.fate = fate == CriticalFate::destroyed ? CombatFate::destroyed : CombatFate::rampage;
  }
  out.dps = result.dps;
  out.fate = result.fate;
  out.moves = result.fate == CombatFate::none ? result.moves : fatalMoves(result.fate);
  out.moves.addIf(in.legionSupports && out.moves.has(AfterMove::fallBack), AfterMove::fallBackThroughSupports);
  out.casualties = result.casualty ? book.tables.results.casualties : 0;
  return out;
}

}  // namespace signifer::cb
