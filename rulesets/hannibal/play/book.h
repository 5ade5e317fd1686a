// The parts of the rule set that play on the table needs beside the battle: figures, options, rulings and the places of
// the steps in the sequence. It also knows the ground that takes a mounted unit's charge bonus. A book is made once and
// shared by all threads.
#pragma once

#include <vector>

#include "battle/battle.h"
#include "battle/known_alike.h"
#include "hannibal/options.h"
#include "hannibal/play/steps.h"
#include "hannibal/rulings.h"
#include "rules/step_places.h"

namespace signifer::hannibal {

/// The options that decide on Battle Lines: those in force, or the ledger's own.
enum class LinesBy : std::uint8_t { options, ledger };

struct PlayBook {
  const Definition& definition;
  Options options;
  Tables tables;
  StepPlaces<StepId> steps;
  /// Filled by the rule set, which owns the procedures.
  Rulings rulings;
  /// Of each kind of terrain: a mounted unit that charges into or through it has no charge bonus (HG-CMT-8).
  std::vector<bool> takesBonus;
  Options ledger;
  std::uint64_t number = numberOfNextBook();

  [[nodiscard]] const Options& linesBy(LinesBy lines) const { return lines == LinesBy::ledger ? ledger : options; }
  /// Options that make other Battle Lines than the ledger's are in force (HG-BL-4).
  [[nodiscard]] bool otherLines() const {
    return options.lineStep != ledger.lineStep || options.lineDepth != ledger.lineDepth ||
           options.warriorsInLine != ledger.warriorsInLine;
  }

  /// Throws SourceError where the JSON does not fit.
  explicit PlayBook(const Definition& d);
};

}  // namespace signifer::hannibal
