// The parts of a battle that people see without knowing its rules: the marks on a unit, the reminders of a step, the
// sides' standing. Symbols and phrases are names; how they look is the window's affair.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "battle/battle.h"

namespace signifer {

/// A mark on a unit: `symbol` names a drawing, `phrase` says it in words.
struct Badge {
  std::string_view symbol;
  std::string_view phrase;
  /// Something is wrong with the unit (a dark badge), as against what it is doing (a white one).
  bool wrong = false;
};

/// The stance of a unit, as its front strip and nose show it. Skirmishers, a square and a garrison (of buildings or
/// works) have no single front; a testudo has shields on its front and both flanks.
enum class Stance : std::uint8_t { closeOrder, openOrder, skirmish, wedge, square, column, testudo, garrison };

/// The outline drawn for a unit's base: a rectangle, the disc that a swarm fills, or a single person's disc.
enum class Shape : std::uint8_t { block, swarm, person };

/// A unit of separate figures: `models` of `modelsAtStart` are left, `files` in its front rank. Without figures all are
/// 0.
struct Ranks {
  int files = 0;
  int models = 0;
  int modelsAtStart = 0;
};

struct Portrait {
  /// Harm that stays: hits, casualties, strength lost, of so many.
  int harm = 0;
  int harmMost = 0;
  /// Disorder that passes, counted in discs.
  int disorder = 0;
  /// The front strip is broken: the unit is in disorder altogether.
  bool disordered = false;
  /// Gravest first.
  std::vector<Badge> badges;
  /// No longer obeys its player: drawn hollow and dashed.
  bool adrift = false;
  bool hasActed = false;
  bool mayAct = false;
  Stance stance = Stance::closeOrder;
  Shape shape = Shape::block;
  Ranks ranks;
  /// Units drawn as one line carry the same number; 0 for none.
  int line = 0;
};

struct Reminder {
  std::string_view phrase;
  std::string_view rule;
  std::vector<UnitIndex> units;
};

/// A side's figure that decides the battle: what is left of what it began with.
struct Standing {
  SideIndex side = noSide;
  std::string_view phrase;
  int left = 0;
  int start = 0;
};

}  // namespace signifer
