// What play on the table needs besides the rulings' book: the places of the steps that it stops at, footprints and the
// figures that only the table knows.
#pragma once

#include <array>

#include "battle/battle.h"
#include "initiative/rulings.h"

namespace signifer {
class Definition;
}

namespace signifer::initiative {

/// Where the sequence's steps stand in its tree.
struct Steps {
  StepIndex rallyElite, initiativeMoves, shotsAtInitiative;
  StepIndex unitOrders, reroll, shotsAtMovers, freeMoves;
  StepIndex volleys, rangedTests;
  StepIndex generalsJoin, blows, combatTests, supportTests, followUps;
  StepIndex disorderRemoval;

  /// The step that play stops at next, from this one on.
  [[nodiscard]] StepIndex stopAt(StepIndex step) const {
    for (const StepIndex stop : {rallyElite, initiativeMoves, unitOrders, freeMoves, volleys, rangedTests, generalsJoin,
                                 blows, combatTests, followUps})
      if (step <= stop) return stop;
    return disorderRemoval;
  }
};

struct PlayBook {
  const Definition* definition = nullptr;
  Book rules;
  /// Filled in when the procedures are made.
  Rulings rulings;
  Steps steps;
  /// Of a line, by Size.
  std::array<Base, 4> footprints;
  /// How far units stay clear of enemies that they do not charge (IO-MOV-7).
  Length clear = 0;
  Angle chargeWheel = 0;
  Angle supportAngle = 0;
  Length generalMove = 0;
  /// A replacement's rating is never below this (IO-END-4).
  int replacementRating = 0;

  [[nodiscard]] Base footprint(Size size, Formation formation) const;
  /// Throws SourceError where the JSON does not fit.
  static PlayBook of(const Definition& definition);
};

}  // namespace signifer::initiative
