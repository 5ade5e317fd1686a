// The figures that play on the table needs beside the rulings' book: the places of the steps at which it stops,
// footprints, and distances known to the table alone.
#pragma once

#include <array>

#include "battle/battle.h"
#include "battle/known_alike.h"
#include "initiative/play/steps.h"
#include "initiative/rulings.h"
#include "rules/step_places.h"

namespace signifer::initiative {

struct PlayBook {
  const Definition& definition;
  Book rules;
  /// Filled in when the procedures are made.
  Rulings rulings;
  StepPlaces<StepId> steps;
  /// Of a line, by Size.
  std::array<Base, 4> footprints;
  /// How far units stay clear of enemies that they do not charge (IO-MOV-7).
  Length clear = 0;
  Angle chargeWheel = 0;
  Angle supportAngle = 0;
  Length generalMove = 0;
  std::uint64_t number = numberOfNextBook();
  /// A replacement's rating is never below this (IO-END-4).
  int replacementRating = 0;

  [[nodiscard]] Base footprint(Size size, Formation formation) const;
  /// Throws SourceError where the JSON does not fit.
  explicit PlayBook(const Definition& d);
};

}  // namespace signifer::initiative
