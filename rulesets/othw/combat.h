// Combat as rulings: who strikes, with how many dice, on which score; a round and its result; following up, rampages
// and mahouts.
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
struct AttackSideOut {
  bool adjacent = false;
  bool attackerStrikes = false;
  StruckSide side = StruckSide::none;
  bool defenderStrikes = false;
  friend auto operator<=>(const AttackSideOut&, const AttackSideOut&) = default;
};
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
struct AttackDiceOut {
  int dice = 0;
  friend auto operator<=>(const AttackDiceOut&, const AttackDiceOut&) = default;
};
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
struct ToHitOut {
  int needed = 0;
  friend auto operator<=>(const ToHitOut&, const ToHitOut&) = default;
};
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
};
struct AttackOut {
  int dice = 0;
  int needed = 0;
  int hits = 0;
  bool rerolled = false;
  friend auto operator<=>(const AttackOut&, const AttackOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseAttack(const AttackIn& in);
[[nodiscard]] AttackOut attack(const Book& book, const AttackIn& in, Dice& dice, Modifiers& modifiers,
                               const Thrower& who = {});

struct PhalanxIn {
  int hits = 0;
  bool fullStrength = true;
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
};
struct PhalanxOut {
  bool tested = false;
  int roll = 0;
  int negated = 0;
  int hitsLeft = 0;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const PhalanxOut&, const PhalanxOut&) = default;
};
/// OT-TRT-6.
[[nodiscard]] PhalanxOut phalanx(const Book& book, const PhalanxIn& in, Dice& dice, Modifiers& modifiers,
                                 const Thrower& who = {});

struct CombatResultIn {
  int attackerTakes = 0;
  int defenderTakes = 0;
  int attackerStrength = 0;
  int defenderStrength = 0;
  Fighter attackerKind = Fighter::other;
  Fighter defenderKind = Fighter::other;
};
struct CombatResultOut {
  Who winner = Who::none;
  int attackerLeft = 0;
  int defenderLeft = 0;
  Fate attackerFate = Fate::holds;
  Fate defenderFate = Fate::holds;
  Who pursues = Who::none;
  Who mayFollowUp = Who::none;
  friend auto operator<=>(const CombatResultOut&, const CombatResultOut&) = default;
};
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
  friend auto operator<=>(const CombatRoundOut&, const CombatRoundOut&) = default;
};
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers& modifiers);

struct FollowUpIn {
  bool squareVacated = true;
  bool impetuous = false;
  FollowChoice chooses = FollowChoice::followUp;
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
};
struct FollowUpOut {
  bool followsUp = false;
  bool tested = false;
  int roll = 0;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const FollowUpOut&, const FollowUpOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseFollowUp(const FollowUpIn& in);
/// OT-FUP-1, OT-FUP-2.
[[nodiscard]] FollowUpOut followUp(const Book& book, const FollowUpIn& in, Dice& dice, Modifiers& modifiers,
                                   const Thrower& who = {});

struct RampageIn {
  bool alreadyRampaging = false;
};
struct RampageOut {
  int roll = 0;
  bool rampages = false;
  Direction direction = Direction::none;
  friend auto operator<=>(const RampageOut&, const RampageOut&) = default;
};
/// OT-RAM-1 to 3, OT-RAM-7.
[[nodiscard]] RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice, Modifiers& modifiers,
                                 const Thrower& who = {});

struct MahoutsIn {
  int attacks = 0;
  int defence = 0;
  int strength = 0;
};
struct MahoutsOut {
  int hits = 0;
  int strengthLeft = 0;
  bool eliminated = false;
  friend auto operator<=>(const MahoutsOut&, const MahoutsOut&) = default;
};
/// OT-RAM-5.
[[nodiscard]] MahoutsOut mahouts(const Book& book, const MahoutsIn& in, Dice& dice, Modifiers& modifiers,
                                 const Thrower& who = {});

}  // namespace signifer::othw
