#include "fantasy/morale.h"

namespace signifer::fantasy {
namespace {

bool isSlow(const Book& book, int rate) { return rate <= book.tables.flight.slowUpTo; }

int throwFlight(const Book& book, int rate, Dice& dice, const Purpose& purpose) {
  const FlightTable& table = book.tables.flight;
  return dice.sum(purpose, isSlow(book, rate) ? table.slowDice : table.fastDice);
}

std::optional<Refusal> refuseModels(int models, int startingModels) {
  if (models > startingModels) return Refusal{"models", "a unit cannot have more models than it started with"};
  return std::nullopt;
}

}  // namespace

FleeDistanceOut fleeDistance(const Book& book, const FleeDistanceIn& in, Dice& dice) {
  const FlightTable& table = book.tables.flight;
  const int reducing = isSlow(book, in.rate) ? table.slowReduction : table.fastReduction;
  FleeDistanceOut out;
  if (in.fireAndFlee && book.options.fireAndFlee == FireAndFleeDie::replace) {
    out.distance = out.rolled = dice.sum(in.roller.purpose("dice-flight"), reducing);
    return out;
  }
  out.rolled = throwFlight(book, in.rate, dice, in.roller.purpose("dice-flight"));
  if (in.fireAndFlee) out.reduction = dice.sum(in.roller.purpose("dice-flight-reduction"), reducing);
  out.distance = std::max(0, out.rolled - out.reduction);
  return out;
}

PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice) {
  const int distance = throwFlight(book, in.rate, dice, in.roller.purpose("dice-pursuit"));
  const int least = in.fleeDistance + (book.options.pursuitTies == PursuitTies::escape ? 1 : 0);
  return {distance >= least, distance};
}

std::optional<Refusal> refusePanicTest(const PanicTestIn& in) {
  if (const auto refusal = refuseModels(in.models, in.startingModels)) return refusal;
  if (in.trigger == PanicTrigger::shootingCasualties && in.models + in.casualties > in.startingModels)
    return Refusal{"casualties", "models and losses together are more than it started with"};
  return std::nullopt;
}

bool callsForPanic(const Book& book, const PanicTestIn& in) {
  if (in.frenzied || in.fleeing) return false;
  switch (in.trigger) {
    case PanicTrigger::fleeingFriends:
      return in.distance <= book.tables.distances.panicFriendsFlee && !in.stubborn;
    case PanicTrigger::friendsBroken:
      return in.distance <= book.tables.distances.panicFriendsBroken;
    case PanicTrigger::shootingCasualties:
      return in.casualties * book.tables.morale.shootingLossPart >= in.models + in.casualties;
    case PanicTrigger::ignoredEnemy:
      return book.options.ignoredEnemy != IgnoredEnemy::off;
    default:
      return true;
  }
}

PanicTestOut panicTest(const Book& book, const PanicTestIn& in, Dice& dice, Modifiers& modifiers) {
  PanicTestOut out;
  out.required = callsForPanic(book, in);
  if (!out.required) return out;
  const bool halved = atHalfStrength(in.models, in.startingModels);
  out.needed = leadershipOf(in) + modifiers.added() + modifiers.addIf(halved, book.tables.morale.panicHalfStrength);
  bool passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-panic"));
  // FA-PAN-9
  const bool ignored =
      in.trigger == PanicTrigger::ignoredEnemy && book.options.panicReroll == PanicReroll::alsoIgnoredEnemy;
  const bool again = in.trigger == PanicTrigger::friendsBroken || ignored;
  if (!passed && again && in.wonRound && canPass(out.needed)) {
    out.rerolled = true;
    passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-panic-again"));
  }
  out.outcome = passed ? TestOutcome::passed : TestOutcome::flees;
  return out;
}

FearTestOut fearTest(const FearTestIn& in, Dice& dice) {
  FearTestOut out;
  if (in.frenzied) return out;
  out.required = true;
  out.needed = leadershipOf(in);
  if (passesLeadership(out.needed, dice, in.roller.purpose("dice-fear")))
    out.outcome = FearOutcome::passed;
  else if (in.occasion == FearOccasion::charging)
    out.outcome = FearOutcome::mayNotCharge;
  else
    out.outcome = in.outnumbered ? FearOutcome::flees : FearOutcome::sixesToHit;
  return out;
}

bool callsForTerror(const Book& book, const TerrorTestIn& in) {
  const bool far = in.occasion == TerrorOccasion::startOfTurn && in.distance > book.tables.distances.terror;
  return !in.frenzied && !far;
}

TerrorTestOut terrorTest(const Book& book, const TerrorTestIn& in, Dice& dice) {
  TerrorTestOut out;
  out.required = callsForTerror(book, in);
  if (!out.required) return out;
  out.needed = leadershipOf(in);
  const bool passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-terror"));
  out.outcome = passed ? TestOutcome::passed : TestOutcome::flees;
  return out;
}

std::optional<Refusal> refuseRallyTest(const RallyTestIn& in) { return refuseModels(in.models, in.startingModels); }

bool tooFewToRally(const Book& book, const RallyTestIn& in) {
  const int fewest = book.tables.morale.fewestToRally;
  const bool alwaysSmall = book.options.smallUnitsRally && in.startingModels < fewest;
  return !in.loneCharacter && !alwaysSmall && in.models < fewest;
}

RallyTestOut rallyTest(const Book& book, const RallyTestIn& in, Dice& dice, Modifiers& modifiers) {
  const MoraleTable& table = book.tables.morale;
  if (tooFewToRally(book, in)) return {};
  const bool halved = !in.loneCharacter && atHalfStrength(in.models, in.startingModels);
  RallyTestOut out;
  out.needed = leadershipOf(in) + modifiers.added() + modifiers.addIf(halved, table.rallyHalfStrength);
  out.needed += modifiers.addIf(in.enemyWithin8, table.rallyEnemyNear);
  const bool passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-rally"));
  out.outcome = passed ? RallyOutcome::rallied : RallyOutcome::fleesOn;
  return out;
}

std::optional<Refusal> refuseReturnTest(const ReturnTestIn& in) { return refuseModels(in.models, in.startingModels); }

ReturnTestOut returnTest(const Book& book, const ReturnTestIn& in, Dice& dice, Modifiers& modifiers) {
  const MoraleTable& table = book.tables.morale;
  const bool fled = in.left == Departure::fleeing;
  if (fled && in.models < table.fewestToReturn) return {0, ReturnOutcome::tooFew};
  if (book.options.returnTest == ReturnBy::automatic) return {0, ReturnOutcome::returns};
  if (book.options.returnTest == ReturnBy::never) return {0, ReturnOutcome::staysOff};
  const bool halved = fled && atHalfStrength(in.models, in.startingModels);
  ReturnTestOut out;
  out.needed = in.leadership + modifiers.addIf(halved, table.returnHalfStrength);
  const bool passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-return"));
  out.outcome = passed ? ReturnOutcome::returns : ReturnOutcome::staysOff;
  return out;
}

std::optional<Refusal> refuseBreakTest(const BreakTestIn& in) {
  if (const auto refusal = refuseModels(in.models, in.startingModels)) return refusal;
  if (in.stubbornUsed && !in.stubborn) return Refusal{"stubbornUsed", "only a stubborn unit has given ground"};
  return std::nullopt;
}

namespace {

// Two dice for a break test; a double 1 may always hold (D2).
bool holdsOn(const Book& book, int needed, Dice& dice, const Purpose& purpose) {
  if (book.options.doubleOne == DoubleOne::alwaysHolds) needed = std::max(needed, 2);
  return passesLeadership(needed, dice, purpose);
}

// The Ld test of the losers (FA-BRK-2, FA-BRK-3).
BreakTestOut breakByTest(const Book& book, const BreakTestIn& in, Dice& dice, Modifiers& modifiers) {
  const Row& lostBy = book.tables.morale.lostBy;
  // A house rule lets frenzy shut out hatred and stubbornness too (D22).
  const bool deaf = in.frenzied && book.options.frenzyIgnores == FrenzyIgnores::allPsychology;
  BreakTestOut out;
  const int base = in.hatesEnemy && !deaf ? book.tables.morale.hatred : leadershipOf(in);
  out.needed = base + modifiers.add(lostBy.rule, lostBy.value * in.difference);
  bool holds = holdsOn(book, out.needed, dice, in.roller.purpose("dice-break"));
  const bool chance = canPass(out.needed) || book.options.doubleOne == DoubleOne::alwaysHolds;
  if (!holds && in.armyStandardWithin12 && !in.skirmishers && chance) {
    out.rerolled = true;
    holds = holdsOn(book, out.needed, dice, in.roller.purpose("dice-break-again"));
  }
  if (holds)
    out.outcome = book.options.loserHolds == LoserHolds::givesGround ? BreakOutcome::givesGround : BreakOutcome::holds;
  else
    out.outcome = in.stubborn && !deaf && !in.stubbornUsed ? BreakOutcome::givesGround : BreakOutcome::broken;
  return out;
}

BreakTestOut breakWithoutTest(const Book& book, const BreakTestIn& in, Dice& dice) {
  BreakTestOut out;
  out.by = BreakBy::fearedAndOutnumbered;
  const bool holds =
      in.stubborn && dice.atLeast(in.roller.purpose("dice-stubborn"), 1, book.tables.morale.stubbornHoldsFrom) == 1;
  out.outcome = holds ? BreakOutcome::holds : BreakOutcome::broken;
  return out;
}

}  // namespace

BreakTestOut breakTest(const Book& book, const BreakTestIn& in, Dice& dice, Modifiers& modifiers) {
  const int fewest = book.tables.morale.fewestInCombat;
  BreakTestOut out;
  if (in.models < fewest && in.startingModels >= fewest) {
    out.by = BreakBy::underFive;
    out.outcome = BreakOutcome::broken;
  } else if (in.outnumberedByFeared && !in.frenzied) {
    out = breakWithoutTest(book, in, dice);
  } else {
    out = breakByTest(book, in, dice, modifiers);
  }
  out.frenzyLost = in.frenzied && out.outcome == BreakOutcome::broken;
  return out;
}

Reasons<NoSequel> noSequel(const Book& book, const AfterCombatIn& in, Sequel sequel) {
  const bool broken = in.loser == BreakOutcome::broken;
  const bool back = in.loser == BreakOutcome::givesGround;
  const bool none = book.options.pursuit == Pursuit::none;
  Reasons<NoSequel> reasons;
  switch (sequel) {
    case Sequel::fightOn:
      reasons.addIf(broken || back, NoSequel::combatIsOver, "FA-BRK-9");
      break;
    case Sequel::followUp:
      reasons.addIf(!back, NoSequel::cannotFollowUp, "FA-PUR-1");
      break;
    case Sequel::pursue:
      reasons.addIf(!broken || none, NoSequel::cannotPursue, "FA-PUR-1");
      break;
    case Sequel::stand:
      reasons.addIf(!broken && !back, NoSequel::combatGoesOn, "FA-BRK-9");
      reasons.addIf(broken && !none && in.hatesEnemy && !in.defendedPosition, NoSequel::mustGoAfter, "FA-HAT-3");
      reasons.addIf(broken && !none && in.frenzied, NoSequel::mustGoAfter, "FA-FRZ-4");
      reasons.addIf(back && in.frenzied, NoSequel::mustGoAfter, "FA-FRZ-5");
      break;
  }
  return reasons;
}

AfterCombatOut afterCombat(const Book& book, const AfterCombatIn& in) {
  AfterCombatOut out;
  for (std::size_t i = 0; i < Words<Sequel>::words.size(); ++i) {
    const auto sequel = static_cast<Sequel>(i);
    out.options.addIf(noSequel(book, in, sequel).empty(), sequel);
  }
  return out;
}

}  // namespace signifer::fantasy
