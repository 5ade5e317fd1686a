// An army as its owner keeps it: units and leaders of one rule set without a place on a table, with troop types of the
// owner's own. A plain value; what it may hold is said by the fields of the rule set (rules/definition.h) and by the
// rule set's terms for armies (army/army_terms.h).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "play/marks.h"
#include "table/base.h"

namespace signifer {

/// Values of fields, by their place in the list of fields, as slots keep them (schema/field_reader.h).
using FieldChanges = std::map<std::size_t, std::int32_t>;

/// A troop type of the army's own.
struct ArmyTroop {
  std::string id;
  std::string name;
  std::string symbol;
  std::optional<Base> base;
  /// One figure a profile field.
  std::vector<std::int32_t> profile;
  friend bool operator==(const ArmyTroop&, const ArmyTroop&) = default;
};

/// One or more units of a kind.
struct ArmyUnit {
  /// Different for every entry of units and people.
  std::string id;
  /// A troop type of the rule set or of the army.
  std::string troop;
  /// Of all of them; empty: the troop type's.
  std::string name;
  int count = 1;
  /// Names one by one; where there are fewer than `count`, or one is empty, they are numbered.
  std::vector<std::string> names;
  std::string symbol;
  std::optional<Base> base;
  /// The profile figures that differ from the troop type's.
  FieldChanges profile;
  /// Choices for the start (fields of the rule set's unit status): formation, number of models.
  FieldChanges options;
  /// The entry that it begins with, where the rule set has units that join others; empty for none.
  std::string with;
  /// The units' paper marks, one by one; nothing is fixed of those left out.
  std::vector<UnitTag> tags;
  friend bool operator==(const ArmyUnit&, const ArmyUnit&) = default;
};

/// A leader.
struct ArmyPerson {
  std::string id;
  /// One of the rule set's people; empty for one of the army's own.
  std::string type;
  std::string name;
  std::string symbol;
  /// What differs from the type's profile.
  FieldChanges profile;
  FieldChanges options;
  /// The entry of units whose first unit he begins with; empty for none.
  std::string with;
  /// The entries of units that he commands.
  std::vector<std::string> commands;
  /// His paper mark.
  UnitTag tag;
  friend bool operator==(const ArmyPerson&, const ArmyPerson&) = default;
};

struct Army {
  std::string ruleSet;
  /// The version that wrote the file; for people.
  std::string ruleSetVersion;
  std::string name;
  std::string notes;
  /// Its units' paper marks lie on slips behind their bases (play/marks.h).
  bool marksBehind = false;
  std::vector<ArmyTroop> troops;
  std::vector<ArmyUnit> units;
  std::vector<ArmyPerson> people;
  friend bool operator==(const Army&, const Army&) = default;
};

/// As many units, and as many people, as a battle can hold.
inline constexpr int mostArmyUnits = 128;
/// Troop types of an army's own.
inline constexpr std::size_t mostArmyTroops = 200;

/// How many units an army has, all entries together.
[[nodiscard]] int unitCount(const Army& army);

}  // namespace signifer
