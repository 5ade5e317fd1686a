// Combat as rulings: the striking units, the number of dice and their score; a round and its result; following up,
// rampages and mahouts.
#pragma once

#include "othw/command.h"
#include "othw/forms.h"

namespace signifer::othw {

[[nodiscard]] std::optional<Refusal> refuseAttackSide(const AttackSideIn& in);
/// OT-CMB-3.
[[nodiscard]] AttackSideOut attackSide(const AttackSideIn& in);

[[nodiscard]] std::optional<Refusal> refuseAttackDice(const AttackDiceIn& in);
[[nodiscard]] AttackDiceOut attackDice(const Book& book, const AttackDiceIn& in, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseToHit(const ToHitIn& in);
[[nodiscard]] ToHitOut toHit(const Book& book, const ToHitIn& in, Modifiers& modifiers);

/// The inputs of attack-dice and to-hit together.
struct AttackIn : AttackForm {
  [[nodiscard]] AttackDiceIn diceIn() const;
  [[nodiscard]] ToHitIn toHitIn() const;
};
BOOST_DESCRIBE_STRUCT(AttackIn, (AttackForm), ())
[[nodiscard]] std::optional<Refusal> refuseAttack(const AttackIn& in);
[[nodiscard]] AttackOut attack(const Book& book, const AttackIn& in, Dice& dice, Modifiers& modifiers);

/// Whether a Phalanx that has been hit tests at all (OT-TRT-6, D23).
[[nodiscard]] inline bool tests(const PhalanxIn& in) { return in.fullStrength; }
/// OT-TRT-6.
[[nodiscard]] PhalanxOut phalanx(const Book& book, const PhalanxIn& in, Dice& dice, Modifiers& modifiers);

struct CombatResultOut : CombatResultResult {
  /// The rule that named the winner, or nobody.
  std::string_view decidedBy;
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (CombatResultResult), ())
/// The most attack dice that a unit throws: Attacks 8, the ground, four of a general and the spears come to that.
inline constexpr int mostAttackDice = 14;

/// OT-CMB-11 to 14, OT-FLE-1, OT-PUR-1.
[[nodiscard]] CombatResultOut combatResult(const Book& book, const CombatResultIn& in);

[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers& modifiers);

/// Whether the winner goes after the loser without a test or a choice (OT-FUP-2, D28).
[[nodiscard]] bool followsUntested(const Book& book, const FollowUpIn& in);
[[nodiscard]] std::optional<Refusal> refuseFollowUp(const FollowUpIn& in);
/// OT-FUP-1, OT-FUP-2.
[[nodiscard]] FollowUpOut followUp(const Book& book, const FollowUpIn& in, Dice& dice, Modifiers& modifiers);

/// OT-RAM-1 to 3, OT-RAM-7.
[[nodiscard]] RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice, Modifiers& modifiers);

/// OT-RAM-5.
[[nodiscard]] MahoutsOut mahouts(const Book& book, const MahoutsIn& in, Dice& dice, Modifiers& modifiers);

}  // namespace signifer::othw
