#include "initiative/morale.h"

#include <algorithm>
#include <array>

namespace signifer::initiative {
namespace {

/// Two dice less the excess hits (IO-BRK-1, IO-BRK-2).
int breakScore(const BreakTestIn& in, const Book& book, Dice& dice, std::string_view phrase, Modifiers& modifiers) {
  const int excess = in.hits - in.stamina;
  int score = dice.sum(in.roller.purpose(phrase), 2) + modifiers.added();
  if (excess > 0 && book.options.excessHits == ExcessHits::minusOneEach)
    score += modifiers.add(book.tables.excessHit.rule, excess * book.tables.excessHit.value);
  return score;
}

WordSet<RangedResult> resultsOf(RangedCell cell, bool shaken, bool casualties) {
  switch (cell) {
    case RangedCell::hold:
      return {RangedResult::hold};
    case RangedCell::retreat:
      return {RangedResult::retreat};
    case RangedCell::holdDisorderedOrRetreat:
      return {RangedResult::holdDisordered, RangedResult::retreat};
    case RangedCell::retreatDisordered:
      return {RangedResult::retreatDisordered};
    case RangedCell::retreatDisorderedUnlessShaken:
      return {shaken ? RangedResult::breaks : RangedResult::retreatDisordered};
    case RangedCell::retreatDisorderedUnlessCasualties:
      return {casualties ? RangedResult::breaks : RangedResult::retreatDisordered};
    case RangedCell::breaks:
      break;
  }
  return {RangedResult::breaks};
}

BreakOutcome outcomeOf(BreakCell cell, bool shaken) {
  switch (cell) {
    case BreakCell::hold:
      return BreakOutcome::hold;
    case BreakCell::goodOrderWithSupports:
      return BreakOutcome::giveGround;
    case BreakCell::disorderedWithSupports:
    case BreakCell::disordered:
      return BreakOutcome::giveGroundDisordered;
    case BreakCell::allDisorderedUnlessShaken:
      return shaken ? BreakOutcome::breaks : BreakOutcome::giveGroundAllDisordered;
    case BreakCell::disorderedUnlessShaken:
      return shaken ? BreakOutcome::breaks : BreakOutcome::giveGroundDisordered;
    case BreakCell::breaks:
      break;
  }
  return BreakOutcome::breaks;
}

/// The garbled cell of the ranged table: cavalry at 3.
RangedCell rangedCell(BreakType troop, int score, const Book& book) {
  const bool byCasualties = book.options.rangedCavalry3 == RangedCavalry3::breakIfCasualties;
  if (byCasualties && troop == BreakType::cavalry && score == 3) return RangedCell::retreatDisorderedUnlessCasualties;
  return book.tables.rangedBreakTest.cell(troop, score);
}

}  // namespace

std::optional<Refusal> refuseMoraleSave(const MoraleSaveIn& in) {
  const bool inside = in.formation == FieldFormation::line || in.formation == FieldFormation::openOrder;
  if (in.protection == Protection::buildings && !inside)
    return Refusal{"formation", "a unit in buildings is in line or Open Order"};
  return std::nullopt;
}

MoraleSaveOut moraleSave(const MoraleSaveIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  const SavesTable& table = book.tables.saves;
  const bool squareOrWedge = in.formation == FieldFormation::square || in.formation == FieldFormation::wedge;
  int sum = modifiers.addIf(squareOrWedge, table.squareOrWedge);
  sum += modifiers.addIf(in.protection == Protection::cover, table.cover);
  sum += modifiers.addIf(in.formation == FieldFormation::testudo, table.testudo);
  sum += modifiers.addIf(in.protection == Protection::buildings, table.buildings);
  sum += modifiers.addIf(in.protection == Protection::fortifications, table.fortifications);
  sum += modifiers.addIf(in.hitBy == HitBy::lightArtillery, table.lightArtillery);
  sum += modifiers.addIf(in.hitBy == HitBy::mediumArtillery || in.hitBy == HitBy::heavyArtillery, table.greatArtillery);
  sum += modifiers.addIf(in.formation == FieldFormation::column, table.column);
  int score = in.morale - sum;
  if (book.options.saveLimits == SaveLimits::sixAlwaysSaves) score = std::min(score, 6);
  MoraleSaveOut out;
  if (score <= 6) {  // IO-SAV-10
    out.needed = std::max(2, score);
    out.saved = dice.atLeast(in.roller.purpose("dice-saves"), in.hits, out.needed);
  }
  out.casualties = in.hits - out.saved;
  return out;
}

std::optional<Refusal> refuseUnitStatus(const UnitStatusIn& in, const Book& book) {
  if (isShattered(in.hitsBefore, in.stamina, book)) return Refusal{"hitsBefore", "so many markers shatter the unit"};
  return std::nullopt;
}

UnitStatusOut unitStatus(const UnitStatusIn& in, const Book& book) {
  UnitStatusOut out;
  out.hits = in.hitsBefore + in.casualties;
  out.shaken = isShaken(out.hits, in.stamina);
  out.becameShaken = out.shaken && !isShaken(in.hitsBefore, in.stamina);
  out.excessHits = std::max(0, out.hits - in.stamina);
  out.shattered = isShattered(out.hits, in.stamina, book);
  out.hitsKept = std::min(out.hits, in.stamina);
  return out;
}

std::optional<Refusal> refuseBreakTest(const BreakTestIn& in, const Book& book) {
  if (isShattered(in.hits, in.stamina, book)) return Refusal{"hits", "a shattered unit takes no test"};
  return std::nullopt;
}

std::string_view breakRow(int score) {
  static constexpr std::array<std::string_view, 9> rows{"IO-BTH-1", "IO-BTH-2", "IO-BTH-3", "IO-BTH-4", "IO-BTH-5",
                                                        "IO-BTH-6", "IO-BTH-7", "IO-BTH-8", "IO-BTH-9"};
  return rows[static_cast<std::size_t>(10 - std::clamp(score, 2, 10))];
}

std::string_view rangedBreakRow(int score) {
  static constexpr std::array<std::string_view, 9> rows{"IO-BTR-1", "IO-BTR-2", "IO-BTR-3", "IO-BTR-4", "IO-BTR-5",
                                                        "IO-BTR-6", "IO-BTR-7", "IO-BTR-8", "IO-BTR-9"};
  return rows[static_cast<std::size_t>(10 - std::clamp(score, 2, 10))];
}

RangedBreakTestOut rangedBreakTest(const BreakTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  RangedBreakTestOut out;
  out.score = breakScore(in, book, dice, "dice-ranged-break-test", modifiers);
  out.options = resultsOf(rangedCell(in.troop, out.score, book), isShaken(in.hits, in.stamina), in.hits > 0);
  out.breaks = out.options.has(RangedResult::breaks);
  out.hitsKept = std::min(in.hits, in.stamina);
  return out;
}

BreakTestOut breakTest(const BreakTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  BreakTestOut out;
  out.score = breakScore(in, book, dice, "dice-break-test", modifiers);
  const BreakCell cell = book.tables.breakTest.cell(in.troop, out.score);
  out.outcome = outcomeOf(cell, isShaken(in.hits, in.stamina));
  const bool together = cell == BreakCell::goodOrderWithSupports || cell == BreakCell::disorderedWithSupports ||
                        cell == BreakCell::allDisorderedUnlessShaken;
  out.supportsGiveGround = together && out.outcome != BreakOutcome::breaks;  // IO-BTH-12
  out.supportsDisordered = out.outcome == BreakOutcome::giveGroundAllDisordered;
  if (book.options.supportsDisordered == SupportsDisordered::withTheUnit)
    out.supportsDisordered = out.supportsGiveGround && out.outcome != BreakOutcome::giveGround;
  out.hitsKept = std::min(in.hits, in.stamina);
  return out;
}

RemoveDisorderOut removeDisorder(const RemoveDisorderIn& in, const Book& book) {
  const bool active = in.side == PlayerSide::active;
  bool comesOff = false;
  switch (book.options.disorderRemoval) {
    case DisorderRemoval::activeUnengaged:
      comesOff = active && !in.engaged;
      break;
    case DisorderRemoval::activeAll:
      comesOff = active;
      break;
    case DisorderRemoval::bothSides:
      comesOff = true;
      break;
  }
  const bool removed = in.disordered && comesOff;
  return {removed, in.disordered && !removed};
}

}  // namespace signifer::initiative
