// What play works on while an action is carried out: the book, the battle, the dice and the account of it.
#pragma once

#include <initializer_list>

#include "othw/play/board.h"
#include "rules/chronicle.h"
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

/// What the account adds to a sentence about a unit.
struct Telling {
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  PersonIndex person = noPerson;
  SideIndex side = noSide;
  std::initializer_list<int> figures = {};
  const Modifiers* modifiers = nullptr;
  bool key = false;
  std::string_view procedure = {};
};

struct Scene {
  const Book& book;
  const StepNumbers& steps;
  Battle& battle;
  Dice& dice;
  Chronicle& chronicle;

  /// Adds a sentence to the account, if anybody listens.
  void tell(std::string_view phrase, std::initializer_list<std::string_view> rules, const Telling& telling) const;
  /// Who throws for a unit.
  [[nodiscard]] Thrower thrower(UnitIndex unit, UnitIndex against = noUnit) const {
    return {battle.unit(unit).side, unit, against};
  }
};

}  // namespace signifer::othw
