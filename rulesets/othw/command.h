// Command: activations and the end of the phase, leadership tests, and what generals do and risk. Rulings only; play/
// asks them for the battle on the table.
#pragma once

#include "dice/dice.h"
#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/modifiers.h"
#include "rules/procedure.h"

namespace signifer::othw {

/// Who throws, for the dice tray and the journal; nobody for a ruling that is asked on its own.
struct Thrower {
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;
  [[nodiscard]] Purpose purpose(std::string_view id) const { return {id, side, unit, against}; }
};

struct ActivationIn {
  bool generalWith = false;
  bool generalActivated = false;
  bool phaseEnded = false;
};
struct ActivationOut {
  bool allowed = false;
  bool exempt = false;
  int roll = 0;
  bool endsPhase = false;
  friend auto operator<=>(const ActivationOut&, const ActivationOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseActivation(const ActivationIn& in);
/// OT-SEQ-4 to 6, OT-GEN-6, OT-GEN-7.
[[nodiscard]] ActivationOut activation(const Book& book, const ActivationIn& in, Dice& dice, Modifiers& modifiers,
                                       const Thrower& who = {});
/// Whether a unit may still act when the phase has been ended (OT-SEQ-6, D6).
[[nodiscard]] bool mayActAfterEnd(const Book& book, const ActivationIn& in);
/// The d6 before an action alone: the face (OT-SEQ-4).
[[nodiscard]] int phaseEndRoll(Dice& dice, const Thrower& who = {});
/// Whether that face ends the phase (OT-SEQ-5).
[[nodiscard]] bool endsPhase(const Book& book, int face);

struct LeadershipIn {
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
};
struct LeadershipOut {
  int roll = 0;
  bool passed = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const LeadershipOut&, const LeadershipOut&) = default;
};
/// One d6 against the rating, once more if a general re-rolls a failure, who then stands at risk (OT-LED-1, OT-GEN-8,
/// OT-GEN-9).
[[nodiscard]] LeadershipOut leadershipTest(const Book& book, const LeadershipIn& in, Dice& dice, Modifiers& modifiers,
                                           const Thrower& who = {});

struct FurtherMoveIn {
  int leadership = 0;
  bool generalWith = false;
  bool reroll = false;
  Ability ability = Ability::none;
};
struct FurtherMoveOut {
  int roll = 0;
  bool moves = false;
  bool endsPhase = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const FurtherMoveOut&, const FurtherMoveOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseFurtherMove(const FurtherMoveIn& in);
/// OT-MOV-8, OT-MOV-9. `rolledBefore` is a phase-end die thrown before the action was named, 0 for none.
[[nodiscard]] FurtherMoveOut furtherMove(const Book& book, const FurtherMoveIn& in, Dice& dice, Modifiers& modifiers,
                                         const Thrower& who = {}, int rolledBefore = 0);

struct FateRollIn {
  Ability ability = Ability::none;
};
struct FateRollOut {
  int roll = 0;
  int total = 0;
  FateRolled fate = FateRolled::removed;
  friend auto operator<=>(const FateRollOut&, const FateRollOut&) = default;
};
/// OT-GEN-16 to 18, OT-GEN-3.
[[nodiscard]] FateRollOut fateRoll(const Book& book, const FateRollIn& in, Dice& dice, Modifiers& modifiers,
                                   const Thrower& who = {});

struct RiskIn {
  Occasion occasion = Occasion::attack;
  int attackDice = 1;
  Ability ability = Ability::none;
};
struct RiskOut {
  int failures = 0;
  int fateRoll = 0;
  RiskFate fate = RiskFate::unharmed;
  friend auto operator<=>(const RiskOut&, const RiskOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseRisk(const RiskIn& in);
/// OT-GEN-11, OT-GEN-14, OT-GEN-15, OT-GEN-5.
[[nodiscard]] RiskOut riskToGeneral(const Book& book, const RiskIn& in, Dice& dice, Modifiers& modifiers,
                                    const Thrower& who = {});

struct RallyIn {
  int hits = 0;
  int rallyDice = 0;
  Ability ability = Ability::none;
};
struct RallyOut {
  int diceThrown = 0;
  int cancelled = 0;
  int hitsLeft = 0;
  RiskFate generalFate = RiskFate::unharmed;
  friend auto operator<=>(const RallyOut&, const RallyOut&) = default;
};
/// OT-GEN-12 to 14.
[[nodiscard]] RallyOut rally(const Book& book, const RallyIn& in, Dice& dice, Modifiers& modifiers,
                             const Thrower& who = {});

/// A risk test's result as the result of a leadership test.
[[nodiscard]] constexpr GeneralFate asGeneralFate(RiskFate fate) {
  return static_cast<GeneralFate>(static_cast<int>(fate) + 1);
}
/// Whether a general still gives anything after it.
[[nodiscard]] constexpr bool staysAble(GeneralFate fate) {
  return fate != GeneralFate::removed && fate != GeneralFate::missesTurn;
}

}  // namespace signifer::othw
