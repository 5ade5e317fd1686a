// The parts of a rule set's armies beside troops: the statuses chosen when an army is made, the way leaders command,
// whether units join others, and the points. Read from armies.json of the rule set's folder; a rule set without one has
// none of it.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/definition.h"

namespace signifer {

/// A choice made with the army: a field of a unit's or a person's status.
struct ArmyOption {
  std::size_t field = 0;
  /// The values that a troop type begins with, where they are not the field's default.
  std::map<std::string, std::int32_t, std::less<>> start;
};

/// The way leaders command units. Each leader has a number that his units carry (`personField`), or units hold his
/// place in the battle's list of people.
struct ArmyCommand {
  /// What people call it: "Division".
  std::string name;
  std::size_t unitField = 0;
  std::optional<std::size_t> personField;
  int most = 0;
  /// The meaning of a unit without a leader, with {unit}; empty where it means nothing.
  std::string uncommanded;
  std::string rule;
};

/// A profile field that counts points, once or for each of `times` (a status field).
struct ArmyPoints {
  std::size_t profileField = 0;
  std::optional<std::size_t> times;
};

class ArmyTerms {
 public:
  /// Reads armies.json and troops.json of a rule set's folder. Throws SourceError.
  static ArmyTerms load(const std::filesystem::path& folder, const Definition& definition);

  std::vector<ArmyOption> unitOptions;
  std::vector<ArmyOption> personOptions;
  std::optional<ArmyCommand> command;
  /// The status field of a unit that holds the unit it is with.
  std::optional<std::size_t> join;
  std::optional<ArmyPoints> points;
  /// Leaders are always with a unit: one who is with none joins the first that has no leader.
  bool leadersWithUnits = false;
  /// The name of the side's figure at the start (rules/portrait.h, Standing); without a name the figure is not told.
  std::string figure;

  /// The value that a unit of this troop type begins with: the option's default where nothing else is chosen.
  [[nodiscard]] std::int32_t startOf(const Definition& definition, const ArmyOption& option,
                                     std::string_view troop) const;
};

}  // namespace signifer
