#include "othw/morale.h"

#include <algorithm>

#include "othw/movement.h"

namespace signifer::othw {
namespace {

// Whether a barred step costs Strength, the first in a round or another (D53).
bool costs(BarredRetreatCosts which, bool first) {
  return which == BarredRetreatCosts::eachStep || (which == BarredRetreatCosts::once && first);
}

// One step of a retreat: OT-RET-2, OT-RET-4, and what bars it: OT-RET-6, OT-RET-7. `first`: none was barred before.
void step(const Book& book, Way way, bool first, int strength, RetreatOut& out) {
  switch (way) {
    case Way::clear:
      ++out.squares;
      return;
    case Way::offTable:
      out.eliminated = true;
      return;
    case Way::blocked:
      if (!costs(book.options.barredRetreatCosts, first)) return;
      out.strengthLost += book.tables.barredRetreatCosts;
      out.breaks = out.strengthLost >= strength;
      return;
  }
}

}  // namespace

RetreatOut retreat(const Book& book, const RetreatIn& in, Dice& dice, Modifiers& modifiers) {
  RetreatOut out;
  while (out.failures < in.maxTests && !out.eliminated && !out.breaks) {
    const bool reroll = out.rerolls < in.generalRerolls && staysAble(out.generalFate);
    const LeadershipTestOut test =
        leadershipTest(book, {in.leadership, reroll, in.ability, in.roller}, dice, modifiers);
    if (test.rerolled) {
      ++out.rerolls;
      out.generalFate = test.generalFate;
    }
    if (test.passed) break;
    ++out.failures;
    const bool barredBefore = out.failures > 1 && in.behind == Way::blocked;
    if (out.failures == 1) step(book, in.behind, true, in.strength, out);
    if (out.failures == 2) out.facesAway = true;  // OT-RET-3
    if (out.failures == 3) step(book, barredBefore ? in.behind : in.beyond, !barredBefore, in.strength, out);
  }
  return out;
}

std::optional<Refusal> refuseFlight(const FlightIn& in) {
  if (in.enemyAhead && *in.enemyAhead > in.squaresToEdge)
    return Refusal{"enemyAhead", "there is no square beyond the base edge"};
  return std::nullopt;
}

FlightOut flight(const Book& book, const FlightIn& in) {
  FlightOut out;
  if (in.moment == Moment::brokeInEnemyPhase) return out;  // OT-FLE-4
  const int allowance = allowanceOf(book, in.moves, in.terrain, in.troops);
  out.movesNow = true;
  out.slaughtered = in.enemyAhead && *in.enemyAhead <= allowance;      // OT-FLE-5
  out.leavesTable = !out.slaughtered && allowance > in.squaresToEdge;  // OT-FLE-7
  out.squares = out.slaughtered ? *in.enemyAhead - 1 : std::min(allowance, in.squaresToEdge);
  return out;
}

std::optional<Refusal> refusePursuit(const PursuitIn& in) {
  if (in.target == Quarry::onTable && in.squaresToGo == 0)
    return Refusal{"squaresToGo", "two units cannot hold the same square"};
  return std::nullopt;
}

Chase chase(const Book& book, const PursuitIn& in) {
  if (in.target == Quarry::destroyed) return {};
  const int squares = std::min(allowanceOf(book, in.moves, in.terrain, in.troops), in.squaresToGo);
  return {squares, in.target == Quarry::onTable && squares == in.squaresToGo};
}

bool haltsUntested(const Book& book, Quarry target) {
  return target == Quarry::destroyed && book.options.quarryGone == QuarryGone::halts;
}

PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice, Modifiers& modifiers) {
  PursuitOut out;
  if (haltsUntested(book, in.target)) {
    out.halts = true;
    return out;
  }
  const LeadershipTestOut test =
      leadershipTest(book, {in.leadership, in.reroll, in.ability, in.roller}, dice, modifiers);
  out.roll = test.roll;
  out.halts = test.passed;
  out.rerolled = test.rerolled;
  out.generalFate = test.generalFate;
  // D36: an option has the pursuer chase before it tests.
  if (out.halts && book.options.pursuitTest == PursuitTest::beforeMove) return out;
  const Chase gone = chase(book, in);
  out.squares = gone.squares;
  out.catches = gone.catches;
  return out;
}

ArmyMoraleOut armyMorale(const Book& book, const ArmyMoraleIn& in, Modifiers& modifiers) {
  const MoraleTable& table = book.tables.morale;
  ArmyMoraleOut out;
  out.quarter = (in.nonSkirmishers + table.unitsToAPoint - 1) / table.unitsToAPoint;
  out.morale = out.quarter + table.base;
  if (in.generalsMorale > 0 && book.options.generalMorale == GeneralMorale::added)
    out.morale += modifiers.add(table.general.rule, table.general.value * in.generalsMorale);
  return out;
}

std::optional<Refusal> refuseMoraleLoss(const MoraleLossIn& in) {
  const MoraleEvent event = in.event;
  if (in.skirmishers && (event == MoraleEvent::rampageEnded || event == MoraleEvent::generalRemoved))
    return Refusal{"skirmishers", "neither elephants nor a general are Skirmishers"};
  const bool withoutGeneral =
      event == MoraleEvent::fledOffTable || event == MoraleEvent::slaughtered || event == MoraleEvent::generalRemoved;
  if (in.generalWith && withoutGeneral)
    return Refusal{"generalWith", "a general is no longer with a unit that flees, and is himself the event"};
  return std::nullopt;
}

MoraleLossOut moraleLoss(const Book& book, const MoraleLossIn& in, Modifiers& modifiers) {
  const MoraleTable& table = book.tables.morale;
  const Options& options = book.options;
  const bool costly = !in.skirmishers;
  const bool slaughterCosts = costly || options.slaughteredSkirmishers == SlaughteredSkirmishers::cost;
  int change = modifiers.addIf(in.event == MoraleEvent::brokeInCombat && costly, table.brokeInCombat);
  change += modifiers.addIf(in.event == MoraleEvent::pushedOffTable && costly && options.pushedOff == PushedOff::costs,
                            table.pushedOffTable);
  change += modifiers.addIf(in.event == MoraleEvent::rampageEnded && costly, table.rampageEnded);
  change += modifiers.addIf(in.event == MoraleEvent::slaughtered && slaughterCosts, table.slaughtered);
  change += modifiers.addIf(in.generalWith || in.event == MoraleEvent::generalRemoved, table.generalLost);
  return {-change, std::max(0, in.morale + change)};
}

std::optional<Refusal> refuseMoraleStrength(const MoraleStrengthIn& in) {
  if (in.moraleAfter > in.moraleBefore) return Refusal{"moraleAfter", "Army Morale never rises"};
  return std::nullopt;
}

MoraleStrengthOut moraleStrength(const Book& book, const MoraleStrengthIn& in) {
  // The values that Army Morale has fallen to and that wear this unit down.
  const int highest = std::min({in.moraleBefore - 1, book.tables.morale.wearsFrom, in.leadership});
  MoraleStrengthOut out;
  out.lost = std::clamp(highest - in.moraleAfter + 1, 0, in.strength);
  out.strengthLeft = in.strength - out.lost;
  out.flees = out.strengthLeft == 0;
  return out;
}

}  // namespace signifer::othw
