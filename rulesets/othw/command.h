// Command: activations and the end of the phase, leadership tests, and what generals do and risk. Rulings only; play/
// asks them for the battle on the table.
#pragma once

#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/account.h"

namespace signifer::othw {

struct ActivationIn {
  bool generalWith = false;
  bool generalActivated = false;
  bool phaseEnded = false;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(ActivationIn, (), (generalWith, generalActivated, phaseEnded))
struct ActivationOut {
  bool allowed = false;
  bool exempt = false;
  int roll = 0;
  bool endsPhase = false;
};
BOOST_DESCRIBE_STRUCT(ActivationOut, (), (allowed, exempt, roll, endsPhase))
[[nodiscard]] std::optional<Refusal> refuseActivation(const ActivationIn& in);
/// OT-SEQ-4 to 6, OT-GEN-6, OT-GEN-7.
[[nodiscard]] ActivationOut activation(const Book& book, const ActivationIn& in, Dice& dice, Modifiers& modifiers);

struct LeadershipIn {
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(LeadershipIn, (), (leadership, reroll, ability))
struct LeadershipOut {
  int roll = 0;
  bool passed = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(LeadershipOut, (), (roll, passed, rerolled, generalFate))
/// One d6 against the rating, once more if a general re-rolls a failure, who then stands at risk (OT-LED-1, OT-GEN-8,
/// OT-GEN-9).
[[nodiscard]] LeadershipOut leadershipTest(const Book& book, const LeadershipIn& in, Dice& dice, Modifiers& modifiers);

/// The score that a unit with this rating needs (D16).
[[nodiscard]] int neededToPass(const Book& book, int leadership);

struct FurtherMoveIn {
  int leadership = 0;
  bool generalWith = false;
  bool reroll = false;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(FurtherMoveIn, (), (leadership, generalWith, reroll, ability))
struct FurtherMoveOut {
  int roll = 0;
  bool moves = false;
  bool endsPhase = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(FurtherMoveOut, (), (roll, moves, endsPhase, rerolled, generalFate))
[[nodiscard]] std::optional<Refusal> refuseFurtherMove(const Book& book, const FurtherMoveIn& in);
/// OT-MOV-8, OT-MOV-9.
[[nodiscard]] FurtherMoveOut furtherMove(const Book& book, const FurtherMoveIn& in, Dice& dice, Modifiers& modifiers);

struct FateRollIn {
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(FateRollIn, (), (ability))
struct FateRollOut {
  int roll = 0;
  int total = 0;
  FateRolled fate = FateRolled::removed;
};
BOOST_DESCRIBE_STRUCT(FateRollOut, (), (roll, total, fate))
/// OT-GEN-16 to 18, OT-GEN-3.
[[nodiscard]] FateRollOut fateRoll(const Book& book, const FateRollIn& in, Dice& dice, Modifiers& modifiers);

struct RiskIn {
  Occasion occasion = Occasion::attack;
  int attackDice = 1;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(RiskIn, (), (occasion, attackDice, ability))
struct RiskOut {
  int failures = 0;
  int fateRoll = 0;
  RiskFate fate = RiskFate::unharmed;
};
BOOST_DESCRIBE_STRUCT(RiskOut, (), (failures, fateRoll, fate))
[[nodiscard]] std::optional<Refusal> refuseRisk(const RiskIn& in);
/// OT-GEN-11, OT-GEN-14, OT-GEN-15, OT-GEN-5.
[[nodiscard]] RiskOut riskToGeneral(const Book& book, const RiskIn& in, Dice& dice, Modifiers& modifiers);

struct RallyIn {
  int hits = 0;
  int rallyDice = 0;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(RallyIn, (), (hits, rallyDice, ability))
struct RallyOut {
  int diceThrown = 0;
  int cancelled = 0;
  int hitsLeft = 0;
  RiskFate generalFate = RiskFate::unharmed;
};
BOOST_DESCRIBE_STRUCT(RallyOut, (), (diceThrown, cancelled, hitsLeft, generalFate))
/// OT-GEN-12 to 14.
[[nodiscard]] RallyOut rally(const Book& book, const RallyIn& in, Dice& dice, Modifiers& modifiers);

/// A risk test's result as the result of a leadership test.
[[nodiscard]] constexpr GeneralFate asGeneralFate(RiskFate fate) {
  return static_cast<GeneralFate>(static_cast<int>(fate) + 1);
}
/// Whether a general still gives anything after it.
[[nodiscard]] constexpr bool staysAble(GeneralFate fate) {
  return fate != GeneralFate::removed && fate != GeneralFate::missesTurn;
}

}  // namespace signifer::othw
