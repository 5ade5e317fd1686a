#include "initiative/combat.h"

#include <algorithm>

namespace signifer::initiative {
namespace {

bool fightsByFaces(Formation formation) { return formation == Formation::square || formation == Formation::buildings; }

/// Dice of a unit without its Generals, with the size's modifier where size is what counts (D-27).
int unitDice(const HandToHandIn& in, const HandToHandTable& table, Modifiers& modifiers) {
  if (in.size == Size::tiny) return table.tinyDice;
  if (in.formation == Formation::column) return table.columnDice;
  if (fightsByFaces(in.formation)) return table.diceEachFace * in.faces;
  const int sized =
      modifiers.addIf(in.size == Size::large, table.large) + modifiers.addIf(in.size == Size::small, table.small);
  return std::max(1, in.combatValue + sized);
}

}  // namespace

std::optional<Refusal> refuseHandToHand(const HandToHandIn& in, const Book& book) {
  const bool byFaces = fightsByFaces(in.formation);
  if (in.faces > 1 && !byFaces) return Refusal{"faces", "only square and buildings fight on several faces"};
  if (in.flankOrRear && byFaces) return Refusal{"flankOrRear", "square and buildings have neither flank nor rear"};
  const bool column = in.formation == Formation::column && !book.options.columnCharge;
  if (in.momentum == Momentum::charging && (byFaces || column || in.formation == Formation::testudo))
    return Refusal{"momentum", "this formation does not charge"};
  return std::nullopt;
}

HandToHandOut handToHand(const HandToHandIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  const HandToHandTable& table = book.tables.handToHand;
  HandToHandOut out;
  out.attackDice = unitDice(in, table, modifiers);
  if (in.generalDice > 0 && book.options.generalDice == GeneralDice::profile)
    out.attackDice += modifiers.add(table.generalDie.rule, in.generalDice * table.generalDie.value);
  int sum = modifiers.addIf(in.momentum == Momentum::charging, table.charging);
  sum += modifiers.addIf(in.momentum == Momentum::winning, table.winning);
  sum += modifiers.addIf(in.uphill, table.uphill);
  sum += modifiers.addIf(in.shaken || in.disordered, table.unsteady);
  sum += modifiers.addIf(in.formation == Formation::openOrder, table.openOrder);
  sum += modifiers.addIf(in.flankOrRear, table.flankOrRear);
  // IO-H2H-13, IO-H2H-14
  out.needed = std::clamp(table.hitsFrom - sum, 2, book.options.sixAlwaysHits ? 6 : 7);
  out.hits = dice.atLeast(in.roller.purpose("dice-blows"), out.attackDice, out.needed);
  return out;
}

SupportOut support(const SupportIn& in, const Book& book) {
  const bool closed =
      in.formation == Formation::square || in.formation == Formation::testudo || in.formation == Formation::buildings;
  SupportOut out;
  out.reasons.addIf(in.distanceInches > book.tables.supports.inches, SupportReason::tooFar);
  out.reasons.addIf(!in.sameFacing, SupportReason::notFacing);
  out.reasons.addIf(in.placeTaken, SupportReason::placeTaken);
  out.reasons.addIf(in.size == Size::tiny, SupportReason::tiny);
  out.reasons.addIf(closed, SupportReason::formationCannotSupport);
  out.reasons.addIf(in.formation == Formation::openOrder && !in.fighterOpenOrder, SupportReason::openOrder);
  out.reasons.addIf(in.shaken, SupportReason::shaken);
  out.reasons.addIf(in.disordered, SupportReason::disordered);
  out.reasons.addIf(in.engaged, SupportReason::engaged);
  out.reasons.addIf(in.artilleryOrBaggage, SupportReason::artilleryOrBaggage);
  out.supports = out.reasons.empty();
  return out;
}

CombatResultOut combatResult(const CombatResultIn& in, const Book& book, Modifiers& modifiers) {
  const SupportsTable& table = book.tables.supports;
  CombatResultOut out;
  out.score = in.inflicted;
  out.enemyScore = in.suffered;
  if (in.supports != 0) out.score += modifiers.add(table.ours.rule, in.supports * table.ours.value);
  if (in.enemySupports != 0) out.enemyScore -= modifiers.add(table.theirs.rule, in.enemySupports * table.theirs.value);
  out.margin = out.score - out.enemyScore;
  out.outcome = out.margin > 0 ? FightOutcome::won : out.margin < 0 ? FightOutcome::lost : FightOutcome::draw;
  return out;
}

std::optional<Refusal> refuseCombatBreakCheck(const CombatBreakCheckIn& in) {
  const bool fighter = in.role == CombatRole::charger || in.role == CombatRole::otherFighter;
  if (fighter && in.outcome == RoundOutcome::none) return Refusal{"outcome", "a fighting unit's fight has an outcome"};
  if (!fighter && in.outcome != RoundOutcome::none) return Refusal{"outcome", "the unit is in no fight"};
  if (in.supportedUnit != SupportedUnit::stands && in.role != CombatRole::supporter)
    return Refusal{"supportedUnit", "only a supporter supports a unit"};
  return std::nullopt;
}

CombatBreakCheckOut combatBreakCheck(const CombatBreakCheckIn& in, const Book& book) {
  const bool charger = in.role == CombatRole::charger;
  CombatBreakCheckOut out;
  out.reasons.addIf(in.shakenByShots, CombatTestReason::shakenByShots);  // IO-HSQ-3
  out.reasons.addIf(charger && in.sixesOnlyHits >= book.tables.shotTriggers.sixesOnlyHits,
                    CombatTestReason::twoHitsOnSixesOnly);                                                // IO-HSQ-4
  out.reasons.addIf(charger && in.sixes >= book.tables.shotTriggers.sixes, CombatTestReason::hitOnASix);  // IO-HSQ-5
  out.reasons.addIf(in.outcome == RoundOutcome::lost, CombatTestReason::defeated);                        // IO-HSQ-6
  out.reasons.addIf(in.outcome == RoundOutcome::draw && in.shaken, CombatTestReason::shakenDraw);         // IO-HSQ-7
  out.reasons.addIf(in.supportedUnit == SupportedUnit::breaks, CombatTestReason::supportedUnitBreaks);    // IO-HSQ-8
  out.reasons.addIf(in.supportedUnit == SupportedUnit::shattered, CombatTestReason::supportedUnitShattered);
  out.testRequired = !out.reasons.empty();
  const BreakTable table = in.role == CombatRole::nonFighter ? BreakTable::ranged : BreakTable::handToHand;
  out.table = out.testRequired ? table : BreakTable::none;
  return out;
}

}  // namespace signifer::initiative
