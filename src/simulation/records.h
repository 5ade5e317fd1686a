// The battles of a simulation as they are kept and put together: what was played, each battle in a line, and what that
// comes to. Parts that were played on different machines add up to the same bytes as one run.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "library/loader.h"
#include "schema/document.h"
#include "simulation/simulation.h"

namespace signifer {

/// A simulation or a part of one.
struct SimulationRecords {
  /// The simulation that it is of: battle, commanders, seed, the first turn, the number of battles in all and the rules
  /// in force; equal in all parts.
  Json about;
  /// The number of the first battle, and the battles from there on.
  std::uint32_t first = 0;
  std::vector<PlayedBattle> battles;
};

/// The rules that a battle is played under: the program's and the rule set's version, options, settings, figures, and
/// what house rules add. Parts with different ones are not put together. Throws SourceError.
[[nodiscard]] Json rulesInForce(const RuleSetSource& source, const Setup& setup);

/// The subject of a simulation of this position. Parts that are to be put together have rulesInForce under "rules" too.
[[nodiscard]] Json describe(const SimulationPlan& plan, const Battle& start, std::uint32_t battles);

[[nodiscard]] Json writeRecords(const SimulationRecords& records);
/// Throws SourceError.
[[nodiscard]] SimulationRecords readRecords(const Node& root);
/// All parts in the order of their battles. Throws std::runtime_error where one is missing, stands twice or is of
/// another simulation.
[[nodiscard]] SimulationRecords merged(std::vector<SimulationRecords> parts);

/// The sum of the battles: wins with their intervals, length, losses by unit, the course over the turns (course.h), the
/// dice.
[[nodiscard]] Json summaryOf(const SimulationRecords& records);
/// One line a battle.
[[nodiscard]] std::string csvOf(const SimulationRecords& records);

/// The surplus of the first side's wins in `other` over `one`, battle by battle on the same dice, with its 95 %
/// interval. Both have as many battles.
struct Difference {
  double share = 0;
  double low = 0;
  double high = 0;
};
[[nodiscard]] Difference differenceOf(const std::vector<PlayedBattle>& one, const std::vector<PlayedBattle>& other);

}  // namespace signifer
