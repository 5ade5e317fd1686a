// What play works with while an action is carried out: the book, the steps, the battle, and the account that asks
// rulings with the dice of the moment and tells what came of them.
#pragma once

#include <vector>

#include "othw/play/board.h"
#include "rules/account.h"
#include "rules/definition.h"

namespace signifer::othw {

/// The steps of the sequence that play stands in, found once by their ids.
enum class StepId : std::uint8_t {
  ownFlights,
  ownPursuits,
  ownRampages,
  chooseAction,
  rollAttacks,
  cancelHits,
  rampageRoll,
  retreatTests,
  winnerFollows,
  generalLeftovers,
  victoryStep,
};

class StepNumbers {
 public:
  explicit StepNumbers(const Definition& definition);
  [[nodiscard]] StepIndex operator[](StepId id) const { return numbers_[static_cast<std::size_t>(id)]; }
  /// The part of the phase that a step belongs to.
  [[nodiscard]] Part partOf(StepIndex step) const;

 private:
  std::array<StepIndex, 11> numbers_{};
  std::array<Part, 64> parts_{};
};

class Play : public Account {
 public:
  Play(const Book& bookOfRules, const StepNumbers& stepNumbers, Battle& played, Dice& dice, Chronicle& chronicle)
      : Account(played, dice, chronicle), book(bookOfRules), steps(stepNumbers), battle(played) {}

  const Book& book;
  const StepNumbers& steps;
  Battle& battle;
  /// The rules behind falls of Army Morale that this action has noted and not booked yet, by side.
  std::array<std::vector<std::string_view>, 2> fallRules;
};

}  // namespace signifer::othw
