#include "othw/combat.h"

#include <algorithm>

namespace signifer::othw {
namespace {

bool isElephants(Striker striker) {
  return striker == Striker::africanElephants || striker == Striker::indianElephants;
}
// A foe whose kind rules out infantry traits.
bool isMountedKind(Foe foe) {
  return foe == Foe::lightCavalry || foe == Foe::africanElephants || foe == Foe::indianElephants;
}

// A rule that replaces a figure: its modifier is the difference it makes, unless that is nothing.
int replaced(int figure, const Row& row, Modifiers& modifiers) {
  if (row.value != figure) modifiers.add(row.rule, row.value - figure);
  return row.value;
}

}  // namespace

std::optional<Refusal> refuseAttackSide(const AttackSideIn& in) {
  if (in.attackerX == in.defenderX && in.attackerY == in.defenderY)
    return Refusal{"defenderX", "two units cannot hold the same square"};
  return std::nullopt;
}

AttackSideOut attackSide(const AttackSideIn& in) {
  const Square attacker{in.attackerX, in.attackerY};
  const Square defender{in.defenderX, in.defenderY};
  AttackSideOut out;
  out.adjacent = adjacent(attacker, defender);
  if (!out.adjacent) return out;
  out.attackerStrikes = faces(attacker, in.attackerFacing, defender);
  const int quarter = quarterTowards(defender, in.defenderFacing, attacker);
  out.side = quarter == 0 ? StruckSide::front : quarter == 2 ? StruckSide::rear : StruckSide::flank;
  out.defenderStrikes = out.side == StruckSide::front;
  return out;
}

std::optional<Refusal> refuseAttackDice(const AttackDiceIn& in) {
  if (in.throwingSpears && isElephants(in.striker))
    return Refusal{"throwingSpears", "elephants have no infantry traits"};
  if (in.looseOrder && isElephants(in.striker)) return Refusal{"looseOrder", "elephants have no infantry traits"};
  if (in.foeLooseOrder && isMountedKind(in.foe))
    return Refusal{"foeLooseOrder", "light cavalry and elephants have no infantry traits"};
  return std::nullopt;
}

AttackDiceOut attackDice(const Book& book, const AttackDiceIn& in, Modifiers& modifiers) {
  if (!in.facesFoe) return {0};
  const AttackDiceTable& table = book.tables.attackDice;
  const Options& options = book.options;
  // D18: an option lets Loose Order disregard the wood altogether.
  const bool wood = in.forest && !(in.looseOrder && options.looseOrderWood == LooseOrderWood::ownAttacks);
  int attacks = in.attacks;
  if (wood) attacks = replaced(in.attacks, in.looseOrder ? table.woodLooseOrder : table.wood, modifiers);
  if (wood && options.woodLimits == WoodLimits::allDice) return {attacks};
  const bool fordHelps = !in.foeLooseOrder || options.looseOrderFord == LooseOrderFord::die;
  int added = modifiers.added() + modifiers.addIf(in.ground == Ground::foeInFord && fordHelps, table.foeInFord);
  added += modifiers.addIf(in.ground == Ground::downhill, table.downhill);
  if (in.generalDice > 0) added += modifiers.add(table.general.rule, table.general.value * in.generalDice);
  const bool lightFoe = in.foe == Foe::skirmishers || in.foe == Foe::lightCavalry;
  if (!wood && in.striker == Striker::archers && lightFoe) attacks = replaced(in.attacks, table.archers, modifiers);
  if (!wood && in.striker == Striker::hoplites && in.foe == Foe::hoplites)
    attacks = replaced(in.attacks, table.hoplites, modifiers);
  added += modifiers.addIf(in.throwingSpears && in.fullStrength, table.throwingSpears);
  return {std::clamp(attacks + added, 0, mostAttackDice)};
}

std::optional<Refusal> refuseToHit(const ToHitIn& in) {
  if (in.foePhalanx && isMountedKind(in.foe))
    return Refusal{"foePhalanx", "light cavalry and elephants have no infantry traits"};
  if (in.foeElephantDrill && isMountedKind(in.foe))
    return Refusal{"foeElephantDrill", "light cavalry and elephants have no infantry traits"};
  return std::nullopt;
}

ToHitOut toHit(const Book& book, const ToHitIn& in, Modifiers& modifiers) {
  const ToHitTable& table = book.tables.toHit;
  const bool drilled = in.foeElephantDrill && isElephants(in.striker);
  int needed = in.defence;
  if (in.side == Quarter::rear) {
    needed = replaced(needed, table.rear, modifiers);
    // D20: an option lets the drill count in the rear too.
    if (drilled && book.options.drillInRear == DrillInRear::six)
      needed = replaced(needed, table.elephantDrill, modifiers);
    return {needed};
  }
  if (in.striker == Striker::hoplites && in.foe == Foe::hoplites) needed = replaced(needed, table.hoplites, modifiers);
  if (in.foePhalanx && in.side == Quarter::flank) needed = replaced(needed, table.phalanxFlank, modifiers);
  if (drilled) needed = replaced(needed, table.elephantDrill, modifiers);
  if (in.striker == Striker::indianElephants && in.foe == Foe::africanElephants)
    needed = replaced(needed, table.indianAgainstAfrican, modifiers);
  return {needed};
}

AttackDiceIn AttackIn::diceIn() const {
  return {attacks, striker,       foe,         facesFoe,       forest,      looseOrder,
          ground,  foeLooseOrder, generalDice, throwingSpears, fullStrength};
}

ToHitIn AttackIn::toHitIn() const { return {defence, striker, foe, side, foePhalanx, foeElephantDrill}; }

std::optional<Refusal> refuseAttack(const AttackIn& in) {
  if (const auto refusal = refuseAttackDice(in.diceIn())) return refusal;
  return refuseToHit(in.toHitIn());
}

namespace {

struct Volley {
  int hits = 0;
  bool rerolled = false;
};

// A pool of dice, and Archers' second throw of one miss (OT-TRT-2).
Volley strike(const Book& book, int count, int needed, bool archers, Dice& dice, const Roller& roller) {
  Volley volley;
  volley.hits = dice.atLeast(roller.purpose("dice-attack"), count, needed);
  const int again = archers ? std::min(book.tables.archersRerolled, count - volley.hits) : 0;
  volley.rerolled = again > 0;
  volley.hits += dice.atLeast(roller.purpose("dice-archers-again"), again, needed);
  return volley;
}

}  // namespace

AttackOut attack(const Book& book, const AttackIn& in, Dice& dice, Modifiers& modifiers) {
  if (!in.facesFoe) return {};
  AttackOut out;
  out.dice = attackDice(book, in.diceIn(), modifiers).dice;
  out.needed = toHit(book, in.toHitIn(), modifiers).needed;
  const bool lightFoe = in.foe == Foe::skirmishers || in.foe == Foe::lightCavalry;
  const bool again =
      in.striker == Striker::archers && (lightFoe || book.options.archersReroll == ArchersReroll::always);
  const Volley volley = strike(book, out.dice, out.needed, again, dice, in.roller);
  out.hits = volley.hits;
  out.rerolled = volley.rerolled;
  return out;
}

PhalanxOut phalanx(const Book& book, const PhalanxIn& in, Dice& dice, Modifiers& modifiers) {
  PhalanxOut out;
  out.hitsLeft = in.hits;
  if (!tests(in)) return out;
  const LeadershipTestOut test =
      leadershipTest(book, {in.leadership, in.reroll, in.ability, in.roller}, dice, modifiers);
  out.tested = true;
  out.roll = test.roll;
  out.negated = test.passed ? 1 : 0;
  out.hitsLeft = in.hits - out.negated;
  out.rerolled = test.rerolled;
  out.generalFate = test.generalFate;
  return out;
}

namespace {

Fate fateOf(const Book& book, int left, Fighter kind, bool lost) {
  const bool rampaging = kind == Fighter::rampagingElephants;
  if (left <= 0) return rampaging ? Fate::eliminated : Fate::flees;  // OT-FLE-1, D31
  if (rampaging) return Fate::rampagesOn;
  if (!lost) return Fate::holds;
  // D29: an option has elephants take their retreat tests first; the roll for a rampage follows.
  const bool rolls = kind == Fighter::elephants && book.options.rampageAndRetreat == RampageAndRetreat::either;
  return rolls ? Fate::testsRampage : Fate::testsRetreat;
}

Who winnerOf(const CombatResultIn& in, bool attackerFalls, bool defenderFalls) {
  if (attackerFalls != defenderFalls) return attackerFalls ? Who::defender : Who::attacker;
  if (in.attackerTakes == in.defenderTakes) return Who::none;
  return in.attackerTakes < in.defenderTakes ? Who::attacker : Who::defender;
}

}  // namespace

CombatResultOut combatResult(const Book& book, const CombatResultIn& in) {
  CombatResultOut out;
  out.attackerLeft = std::max(0, in.attackerStrength - in.attackerTakes);
  out.defenderLeft = std::max(0, in.defenderStrength - in.defenderTakes);
  const bool attackerFalls = out.attackerLeft == 0;
  const bool defenderFalls = out.defenderLeft == 0;
  out.winner = winnerOf(in, attackerFalls, defenderFalls);
  out.decidedBy = !(attackerFalls && defenderFalls) ? "OT-CMB-12" : out.winner == Who::none ? "OT-CMB-14" : "OT-CMB-13";
  if (attackerFalls && defenderFalls) {  // OT-CMB-13, OT-CMB-14
    const int kept = book.tables.strengthKept;
    if (out.winner != Who::defender) out.attackerLeft = std::min(kept, in.attackerStrength);
    if (out.winner != Who::attacker) out.defenderLeft = std::min(kept, in.defenderStrength);
  }
  out.attackerFate = fateOf(book, out.attackerLeft, in.attackerKind, out.winner == Who::defender);
  out.defenderFate = fateOf(book, out.defenderLeft, in.defenderKind, out.winner == Who::attacker);
  if (out.winner == Who::none) return out;
  const bool attackerWins = out.winner == Who::attacker;
  if ((attackerWins ? in.attackerKind : in.defenderKind) == Fighter::rampagingElephants) return out;
  const Fate loser = attackerWins ? out.defenderFate : out.attackerFate;
  if (loser == Fate::flees) out.pursues = out.winner;
  if (loser == Fate::testsRetreat || loser == Fate::testsRampage || loser == Fate::eliminated)
    out.mayFollowUp = out.winner;
  return out;
}

CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers&) {
  CombatRoundOut out;
  out.defenderTakes = strike(book, in.attackerDice, in.attackerNeeds, in.attackerArchers, dice, {}).hits;
  out.attackerTakes = strike(book, in.defenderDice, in.defenderNeeds, in.defenderArchers, dice, {}).hits;
  const CombatResultOut result = combatResult(book, {out.attackerTakes, out.defenderTakes, in.attackerStrength,
                                                     in.defenderStrength, in.attackerKind, in.defenderKind});
  out.winner = result.winner;
  out.attackerLeft = result.attackerLeft;
  out.defenderLeft = result.defenderLeft;
  out.attackerFate = result.attackerFate;
  out.defenderFate = result.defenderFate;
  out.pursues = result.pursues;
  out.mayFollowUp = result.mayFollowUp;
  return out;
}

std::optional<Refusal> refuseFollowUp(const FollowUpIn& in) {
  if (in.squareVacated && in.impetuous && in.chooses == FollowChoice::stay)
    return Refusal{"chooses", "an Impetuous unit must follow up"};
  return std::nullopt;
}

bool followsUntested(const Book& book, const FollowUpIn& in) {
  return in.impetuous && book.options.impetuousTest == ImpetuousTest::none;
}

FollowUpOut followUp(const Book& book, const FollowUpIn& in, Dice& dice, Modifiers& modifiers) {
  FollowUpOut out;
  if (!in.squareVacated || in.chooses == FollowChoice::stay) return out;
  if (followsUntested(book, in)) {
    out.followsUp = true;
    return out;
  }
  const LeadershipTestOut test =
      leadershipTest(book, {in.leadership, in.reroll, in.ability, in.roller}, dice, modifiers);
  out.followsUp = test.passed;
  out.tested = true;
  out.roll = test.roll;
  out.rerolled = test.rerolled;
  out.generalFate = test.generalFate;
  return out;
}

RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice, Modifiers&) {
  RampageOut out;
  out.roll = dice.one(in.roller.purpose("dice-rampage"));
  if (out.roll == book.tables.rampageLeft)
    out.direction = Direction::left;
  else if (out.roll == book.tables.rampageRight)
    out.direction = Direction::right;
  else if (out.roll == book.tables.rampageRear)
    out.direction = Direction::rear;
  else if (in.alreadyRampaging)
    out.direction = Direction::forwards;
  out.rampages = out.direction != Direction::none;
  return out;
}

MahoutsOut mahouts(const Book&, const MahoutsIn& in, Dice& dice, Modifiers&) {
  MahoutsOut out;
  out.hits = dice.atLeast(in.roller.purpose("dice-mahouts"), in.attacks, in.defence);
  out.strengthLeft = std::max(0, in.strength - out.hits);
  out.eliminated = out.strengthLeft == 0;
  return out;
}

}  // namespace signifer::othw
