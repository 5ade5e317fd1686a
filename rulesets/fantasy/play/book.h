// The part of the rule set that play on the table needs beside the battle: figures and options, the places of the steps
// in the sequence, the effect of each kind of ground. Made once; shared by all threads.
#pragma once

#include <vector>

#include "battle/battle.h"
#include "battle/known_alike.h"
#include "fantasy/play/steps.h"
#include "fantasy/rulings.h"
#include "fantasy/tables.h"
#include "rules/step_places.h"

namespace signifer::fantasy {

/// The effect of ground on movement (FA-TER-1 to 4).
enum class Going : std::uint8_t { normal, obstacle, difficult, veryDifficult, impassable };

struct Ground {
  Going going = Going::normal;
  Cover cover = Cover::none;
  /// Depth in thousandths of an inch beyond which it blocks sight; below 0: it does not.
  double sightDepth = -1;
  /// A position behind or in it is a defended one (FA-HAT-5).
  bool defended = false;
  /// A road or a ford: it lies over other ground, which does not count below it.
  bool laidOver = false;
};

struct PlayBook {
  const Definition& definition;
  Book book;
  /// Filled when the procedures are made.
  Rulings rulings;
  StepPlaces<StepId> steps;
  /// Ground by kind of terrain.
  std::vector<Ground> grounds;
  /// Bits of troop types in the lists of the feared and hated; 0 for none.
  std::vector<std::int32_t> troopBits;
  /// Inches around a cover in which it serves (section 6), thousandths.
  Length coverReach = 0;
  Length giveGround = 0;
  std::uint64_t number = numberOfNextBook();
  /// The distance along the edge within which a returning unit looks for room.
  Length returnReach = 0;

  /// Checks that fantasy.json names statuses, actions, tasks and relations as the code does. Throws SourceError.
  explicit PlayBook(const Definition& d);
};

}  // namespace signifer::fantasy
