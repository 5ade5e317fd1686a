#include "othw/command.h"

namespace signifer::othw {

std::optional<Refusal> refuseActivation(const ActivationIn& in) {
  if (in.generalActivated && !in.generalWith) return Refusal{"generalActivated", "no general is with the unit"};
  return std::nullopt;
}

namespace {

// Whether a unit may still act when the phase has been ended (OT-SEQ-6, D6).
bool mayActAfterEnd(const Book& book, const ActivationIn& in) {
  const bool unused = !in.generalActivated || book.options.leftoverGenerals == LeftoverGenerals::unlimited;
  return in.generalWith && unused;
}

// The d6 before an action (OT-SEQ-4).
int phaseEndRoll(Dice& dice, const Roller& roller) { return dice.one(roller.purpose("dice-phase-end")); }

// OT-SEQ-5.
bool endsPhase(const Book& book, int face) { return face <= book.tables.phaseEndsUpTo; }

}  // namespace

ActivationOut activation(const Book& book, const ActivationIn& in, Dice& dice, Modifiers&) {
  ActivationOut out;
  if (in.phaseEnded) {
    out.allowed = out.exempt = mayActAfterEnd(book, in);
    return out;
  }
  out.allowed = true;
  out.exempt = in.generalWith;
  if (out.exempt) return out;
  out.roll = phaseEndRoll(dice, in.roller);
  out.endsPhase = endsPhase(book, out.roll);
  return out;
}

int neededToPass(const Book& book, int leadership) {
  return book.options.leadershipRoll == LeadershipRoll::rollRating ? leadership
                                                                   : book.tables.leadershipTotal - leadership;
}

LeadershipTestOut leadershipTest(const Book& book, const LeadershipTestIn& in, Dice& dice, Modifiers& modifiers) {
  LeadershipTestOut out;
  out.roll = dice.one(in.roller.purpose("dice-leadership"));
  out.passed = out.roll >= neededToPass(book, in.leadership);
  if (out.passed || !in.reroll) return out;
  out.rerolled = true;
  out.roll = dice.one(in.roller.purpose("dice-leadership-again"));
  out.passed = out.roll >= neededToPass(book, in.leadership);
  out.generalFate =
      asGeneralFate(riskToGeneral(book, {Occasion::reroll, 1, in.ability, in.roller}, dice, modifiers).fate);
  return out;
}

std::optional<Refusal> refuseFurtherMove(const Book& book, const FurtherMoveIn& in) {
  const bool ownOnly = book.options.rerollReach == RerollReach::ownUnit;
  if (ownOnly && in.reroll && !in.generalWith) return Refusal{"reroll", "no general is with the unit"};
  return std::nullopt;
}

FurtherMoveOut furtherMove(const Book& book, const FurtherMoveIn& in, Dice& dice, Modifiers& modifiers) {
  FurtherMoveOut out;
  if (!in.generalWith) out.endsPhase = endsPhase(book, phaseEndRoll(dice, in.roller));
  const LeadershipTestOut test =
      leadershipTest(book, {in.leadership, in.reroll, in.ability, in.roller}, dice, modifiers);
  out.roll = test.roll;
  out.moves = test.passed;
  out.endsPhase = out.endsPhase || !test.passed;
  out.rerolled = test.rerolled;
  out.generalFate = test.generalFate;
  return out;
}

FateRollOut fateRoll(const Book& book, const FateRollIn& in, Dice& dice, Modifiers& modifiers) {
  const GeneralsTable& table = book.tables.generals;
  FateRollOut out;
  out.roll = dice.one(in.roller.purpose("dice-fate"));
  out.total = out.roll + modifiers.addIf(in.ability == Ability::battlefieldManager, table.battlefieldManager);
  out.fate = out.total <= table.removedUpTo      ? FateRolled::removed
             : out.total <= table.missesTurnUpTo ? FateRolled::missesTurn
                                                 : FateRolled::nearMiss;
  return out;
}

std::optional<Refusal> refuseRisk(const RiskToGeneralIn& in) {
  if (in.occasion != Occasion::attack && in.attackDice != 1)
    return Refusal{"attackDice", "only a general who attacks throws more than one risk die"};
  return std::nullopt;
}

RiskToGeneralOut riskToGeneral(const Book& book, const RiskToGeneralIn& in, Dice& dice, Modifiers& modifiers) {
  const GeneralsTable& table = book.tables.generals;
  const bool eachDie = in.occasion == Occasion::attack && book.options.attackRisk == AttackRisk::eachDie;
  const int count = eachDie ? in.attackDice : 1;
  RiskToGeneralOut out;
  out.failures = count - dice.atLeast(in.roller.purpose("dice-risk"), count, table.riskFailsUpTo + 1);
  const bool fortune = in.occasion == Occasion::attack && in.ability == Ability::fortuneFavoursTheBold;
  out.failures += modifiers.addIf(fortune && out.failures > 0, table.fortune);
  if (out.failures <= 0) return out;
  const FateRollOut fate = fateRoll(book, {in.ability, in.roller}, dice, modifiers);
  out.fateRoll = fate.roll;
  out.fate = static_cast<RiskFate>(static_cast<int>(fate.fate) + 1);
  return out;
}

RallyOut rally(const Book& book, const RallyIn& in, Dice& dice, Modifiers& modifiers) {
  RallyOut out;
  while (out.diceThrown < in.rallyDice && out.cancelled < in.hits) {
    ++out.diceThrown;
    out.cancelled += dice.atLeast(in.roller.purpose("dice-rally"), 1, book.tables.generals.rallyFrom);
  }
  out.hitsLeft = in.hits - out.cancelled;
  out.generalFate = riskToGeneral(book, {Occasion::rally, 1, in.ability, in.roller}, dice, modifiers).fate;
  return out;
}

}  // namespace signifer::othw
