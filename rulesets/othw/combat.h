// Combat as rulings: the striking units, the number of dice and their score; a round and its result; following up,
// rampages and mahouts.
#pragma once

#include "othw/command.h"

namespace signifer::othw {

struct AttackSideIn {
  int attackerX = 0;
  int attackerY = 0;
  Facing attackerFacing = Facing::north;
  int defenderX = 0;
  int defenderY = 0;
  Facing defenderFacing = Facing::north;
};
BOOST_DESCRIBE_STRUCT(AttackSideIn, (), (attackerX, attackerY, attackerFacing, defenderX, defenderY, defenderFacing))
struct AttackSideOut {
  bool adjacent = false;
  bool attackerStrikes = false;
  StruckSide side = StruckSide::none;
  bool defenderStrikes = false;
};
BOOST_DESCRIBE_STRUCT(AttackSideOut, (), (adjacent, attackerStrikes, side, defenderStrikes))
[[nodiscard]] std::optional<Refusal> refuseAttackSide(const AttackSideIn& in);
/// OT-CMB-3.
[[nodiscard]] AttackSideOut attackSide(const AttackSideIn& in);

struct AttackDiceIn {
  int attacks = 0;
  Striker striker = Striker::other;
  Foe foe = Foe::other;
  bool facesFoe = true;
  bool forest = false;
  bool looseOrder = false;
  Ground ground = Ground::even;
  bool foeLooseOrder = false;
  int generalDice = 0;
  bool throwingSpears = false;
  bool fullStrength = true;
};
BOOST_DESCRIBE_STRUCT(AttackDiceIn, (),
                      (attacks, striker, foe, facesFoe, forest, looseOrder, ground, foeLooseOrder, generalDice,
                       throwingSpears, fullStrength))
struct AttackDiceOut {
  int dice = 0;
};
BOOST_DESCRIBE_STRUCT(AttackDiceOut, (), (dice))
[[nodiscard]] std::optional<Refusal> refuseAttackDice(const AttackDiceIn& in);
[[nodiscard]] AttackDiceOut attackDice(const Book& book, const AttackDiceIn& in, Modifiers& modifiers);

struct ToHitIn {
  int defence = 0;
  Striker striker = Striker::other;
  Foe foe = Foe::other;
  Quarter side = Quarter::front;
  bool foePhalanx = false;
  bool foeElephantDrill = false;
};
BOOST_DESCRIBE_STRUCT(ToHitIn, (), (defence, striker, foe, side, foePhalanx, foeElephantDrill))
struct ToHitOut {
  int needed = 0;
};
BOOST_DESCRIBE_STRUCT(ToHitOut, (), (needed))
[[nodiscard]] std::optional<Refusal> refuseToHit(const ToHitIn& in);
[[nodiscard]] ToHitOut toHit(const Book& book, const ToHitIn& in, Modifiers& modifiers);

/// The inputs of attack-dice and to-hit together.
struct AttackIn {
  int attacks = 0;
  Striker striker = Striker::other;
  Foe foe = Foe::other;
  bool facesFoe = true;
  bool forest = false;
  bool looseOrder = false;
  Ground ground = Ground::even;
  bool foeLooseOrder = false;
  int generalDice = 0;
  bool throwingSpears = false;
  bool fullStrength = true;
  int defence = 0;
  Quarter side = Quarter::front;
  bool foePhalanx = false;
  bool foeElephantDrill = false;

  [[nodiscard]] AttackDiceIn diceIn() const;
  [[nodiscard]] ToHitIn toHitIn() const;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(AttackIn, (),
                      (attacks, striker, foe, facesFoe, forest, looseOrder, ground, foeLooseOrder, generalDice,
                       throwingSpears, fullStrength, defence, side, foePhalanx, foeElephantDrill))
struct AttackOut {
  int dice = 0;
  int needed = 0;
  int hits = 0;
  bool rerolled = false;
};
BOOST_DESCRIBE_STRUCT(AttackOut, (), (dice, needed, hits, rerolled))
[[nodiscard]] std::optional<Refusal> refuseAttack(const AttackIn& in);
[[nodiscard]] AttackOut attack(const Book& book, const AttackIn& in, Dice& dice, Modifiers& modifiers);

struct PhalanxIn {
  int hits = 0;
  bool fullStrength = true;
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(PhalanxIn, (), (hits, fullStrength, leadership, reroll, ability))
struct PhalanxOut {
  bool tested = false;
  int roll = 0;
  int negated = 0;
  int hitsLeft = 0;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(PhalanxOut, (), (tested, roll, negated, hitsLeft, rerolled, generalFate))
/// Whether a Phalanx that has been hit tests at all (OT-TRT-6, D23).
[[nodiscard]] inline bool tests(const PhalanxIn& in) { return in.fullStrength; }
/// OT-TRT-6.
[[nodiscard]] PhalanxOut phalanx(const Book& book, const PhalanxIn& in, Dice& dice, Modifiers& modifiers);

struct CombatResultIn {
  int attackerTakes = 0;
  int defenderTakes = 0;
  int attackerStrength = 0;
  int defenderStrength = 0;
  Fighter attackerKind = Fighter::other;
  Fighter defenderKind = Fighter::other;
};
BOOST_DESCRIBE_STRUCT(CombatResultIn, (),
                      (attackerTakes, defenderTakes, attackerStrength, defenderStrength, attackerKind, defenderKind))
struct CombatResultOut {
  Who winner = Who::none;
  int attackerLeft = 0;
  int defenderLeft = 0;
  Fate attackerFate = Fate::holds;
  Fate defenderFate = Fate::holds;
  Who pursues = Who::none;
  Who mayFollowUp = Who::none;
  /// The rule that named the winner, or nobody.
  std::string_view decidedBy;
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (),
                      (winner, attackerLeft, defenderLeft, attackerFate, defenderFate, pursues, mayFollowUp))
/// The most attack dice that a unit throws: Attacks 8, the ground, four of a general and the spears come to that.
inline constexpr int mostAttackDice = 14;

/// OT-CMB-11 to 14, OT-FLE-1, OT-PUR-1.
[[nodiscard]] CombatResultOut combatResult(const Book& book, const CombatResultIn& in);

struct CombatRoundIn {
  int attackerDice = 0;
  int attackerNeeds = 0;
  bool attackerArchers = false;
  int defenderDice = 0;
  int defenderNeeds = 0;
  bool defenderArchers = false;
  int attackerStrength = 0;
  int defenderStrength = 0;
  Fighter attackerKind = Fighter::other;
  Fighter defenderKind = Fighter::other;
};
BOOST_DESCRIBE_STRUCT(CombatRoundIn, (),
                      (attackerDice, attackerNeeds, attackerArchers, defenderDice, defenderNeeds, defenderArchers,
                       attackerStrength, defenderStrength, attackerKind, defenderKind))
struct CombatRoundOut {
  int attackerTakes = 0;
  int defenderTakes = 0;
  Who winner = Who::none;
  int attackerLeft = 0;
  int defenderLeft = 0;
  Fate attackerFate = Fate::holds;
  Fate defenderFate = Fate::holds;
  Who pursues = Who::none;
  Who mayFollowUp = Who::none;
};
BOOST_DESCRIBE_STRUCT(CombatRoundOut, (),
                      (attackerTakes, defenderTakes, winner, attackerLeft, defenderLeft, attackerFate, defenderFate,
                       pursues, mayFollowUp))
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers& modifiers);

struct FollowUpIn {
  bool squareVacated = true;
  bool impetuous = false;
  FollowChoice chooses = FollowChoice::followUp;
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(FollowUpIn, (), (squareVacated, impetuous, chooses, leadership, reroll, ability))
struct FollowUpOut {
  bool followsUp = false;
  bool tested = false;
  int roll = 0;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(FollowUpOut, (), (followsUp, tested, roll, rerolled, generalFate))
/// Whether the winner goes after the loser without a test or a choice (OT-FUP-2, D28).
[[nodiscard]] bool followsUntested(const Book& book, const FollowUpIn& in);
[[nodiscard]] std::optional<Refusal> refuseFollowUp(const FollowUpIn& in);
/// OT-FUP-1, OT-FUP-2.
[[nodiscard]] FollowUpOut followUp(const Book& book, const FollowUpIn& in, Dice& dice, Modifiers& modifiers);

struct RampageIn {
  bool alreadyRampaging = false;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(RampageIn, (), (alreadyRampaging))
struct RampageOut {
  int roll = 0;
  bool rampages = false;
  Direction direction = Direction::none;
};
BOOST_DESCRIBE_STRUCT(RampageOut, (), (roll, rampages, direction))
/// OT-RAM-1 to 3, OT-RAM-7.
[[nodiscard]] RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice, Modifiers& modifiers);

struct MahoutsIn {
  int attacks = 0;
  int defence = 0;
  int strength = 0;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(MahoutsIn, (), (attacks, defence, strength))
struct MahoutsOut {
  int hits = 0;
  int strengthLeft = 0;
  bool eliminated = false;
};
BOOST_DESCRIBE_STRUCT(MahoutsOut, (), (hits, strengthLeft, eliminated))
/// OT-RAM-5.
[[nodiscard]] MahoutsOut mahouts(const Book& book, const MahoutsIn& in, Dice& dice, Modifiers& modifiers);

}  // namespace signifer::othw
