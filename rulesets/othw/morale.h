// Morale as rulings: retreats after a lost round, flight, pursuit, Army Morale and the end of the battle.
#pragma once

#include "othw/command.h"
#include "othw/forms.h"

namespace signifer::othw {

/// OT-RET-1 to 7.
[[nodiscard]] RetreatOut retreat(const Book& book, const RetreatIn& in, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseFlight(const FlightIn& in);
/// OT-FLE-2 to 5, OT-FLE-7.
[[nodiscard]] FlightOut flight(const Book& book, const FlightIn& in);

[[nodiscard]] std::optional<Refusal> refusePursuit(const PursuitIn& in);
/// OT-PUR-2 to 4, OT-FLE-6.
[[nodiscard]] PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice, Modifiers& modifiers);

/// Whether a pursuer has nothing left to chase and halts without a test (D37).
[[nodiscard]] bool haltsUntested(const Book& book, Quarry target);

struct Chase {
  int squares = 0;
  bool catches = false;
};
/// How far a pursuer goes that has not halted.
[[nodiscard]] Chase chase(const Book& book, const PursuitIn& in);

/// OT-MOR-1, OT-MOR-2, OT-GEN-21.
[[nodiscard]] ArmyMoraleOut armyMorale(const Book& book, const ArmyMoraleIn& in, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseMoraleLoss(const MoraleLossIn& in);
/// OT-MOR-3 to 5, OT-MOR-9, OT-GEN-19.
[[nodiscard]] MoraleLossOut moraleLoss(const Book& book, const MoraleLossIn& in, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseMoraleStrength(const MoraleStrengthIn& in);
/// OT-MOR-6 to 8.
[[nodiscard]] MoraleStrengthOut moraleStrength(const Book& book, const MoraleStrengthIn& in);

}  // namespace signifer::othw
