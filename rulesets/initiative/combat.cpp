#include "initiative/combat.h"

#include <algorithm>

#include "initiative/movement.h"

namespace signifer::initiative {
namespace {

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
  if (in.momentum == Momentum::charging && !chargesIn(in.formation, book))
    return Refusal{"momentum", "this formation does not charge"};
  return std::nullopt;
}

HandToHandOut handToHand(const HandToHandIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  const HandToHandTable& table = book.tables.handToHand;
  HandToHandOut out;
  out.attackDice = unitDice(in, table, modifiers);
  if (in.generalDice > 0 && book.options.generalDice == GeneralDice::profile)
    out.attackDice += modifiers.add(table.generalDie.rule, in.generalDice * table.generalDie.value);
  int sum = modifiers.added() + modifiers.addIf(in.momentum == Momentum::charging, table.charging);
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
  using enum SupportReason;
  const bool closed =
      in.formation == Formation::square || in.formation == Formation::testudo || in.formation == Formation::buildings;
  SupportOut out;
  if (in.distanceInches > book.tables.supports.inches)
    out.reasons.add(tooFar, {"IO-SUP-2", Figure::inches(fromInches(in.distanceInches)),
                             Figure::inches(book.tables.supports.inches * oneInch)});
  out.reasons.addIf(!in.sameFacing, notFacing, "IO-SUP-2");
  out.reasons.addIf(in.placeTaken, placeTaken, "IO-SUP-2");
  out.reasons.addIf(in.size == Size::tiny, tiny, "IO-SUP-2");
  out.reasons.addIf(closed, formationCannotSupport, "IO-SUP-2");
  out.reasons.addIf(in.formation == Formation::openOrder && !in.fighterOpenOrder, openOrder, "IO-SUP-2");
  out.reasons.addIf(in.shaken, shaken, "IO-SUP-2");
  out.reasons.addIf(in.disordered, disordered, "IO-SUP-2");
  out.reasons.addIf(in.engaged, engaged, "IO-SUP-2");
  out.reasons.addIf(in.artilleryOrBaggage, artilleryOrBaggage, "IO-SUP-2");
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
  using enum CombatTestReason;
  const bool charger = in.role == CombatRole::charger;
  CombatBreakCheckOut out;
  out.reasons.addIf(in.shakenByShots, shakenByShots, "IO-HSQ-3");
  out.reasons.addIf(charger && in.sixesOnlyHits >= book.tables.shotTriggers.sixesOnlyHits, twoHitsOnSixesOnly,
                    "IO-HSQ-4");
  out.reasons.addIf(charger && in.sixes >= book.tables.shotTriggers.sixes, hitOnASix, "IO-HSQ-5");
  out.reasons.addIf(in.outcome == RoundOutcome::lost, defeated, "IO-HSQ-6");
  out.reasons.addIf(in.outcome == RoundOutcome::draw && in.shaken, shakenDraw, "IO-HSQ-7");
  out.reasons.addIf(in.supportedUnit == SupportedUnit::breaks, supportedUnitBreaks, "IO-HSQ-8");
  out.reasons.addIf(in.supportedUnit == SupportedUnit::shattered, supportedUnitShattered, "IO-HSQ-8");
  out.testRequired = !out.reasons.empty();
  const BreakTable table = in.role == CombatRole::nonFighter ? BreakTable::ranged : BreakTable::handToHand;
  out.table = out.testRequired ? table : BreakTable::none;
  return out;
}

}  // namespace signifer::initiative
