// Doubts about a battle that can be played: units on each other or off the table, people far from everybody, double or
// missing names. Ground that covers nothing or crosses itself is one too. Geometry alone counts here; a rule set says
// what its rules forbid when it reads the battle.
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer {

struct BattleProblem {
  enum class Kind { offTable, overlap, sameName, farLeader, noName, noArea, crossing };
  Kind kind = Kind::offTable;
  std::string text;
  /// The units that the problem is about; the first is the one to be moved.
  std::vector<UnitIndex> units;
  PersonIndex person = noPerson;
  SideIndex side = noSide;
  /// The place of a piece of ground in the list; -1 for none.
  int ground = -1;
};

/// A leader farther than this from every unit of his side is told.
inline constexpr Length farLeader = 12 * oneInch;

/// In the order of units and people. A unit that is with another one (a character) may stand on it.
[[nodiscard]] std::vector<BattleProblem> problemsOf(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
