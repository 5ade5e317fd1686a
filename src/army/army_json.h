// Armies as files (docs/file-formats.md, "Armies"): read with exact errors, written so that reading gives the same army
// again.
#pragma once

#include <memory>

#include "army/army.h"
#include "army/army_terms.h"
#include "library/loader.h"
#include "schema/document.h"

namespace signifer {

/// Reads an army of this rule set. Throws SourceError.
[[nodiscard]] Army readArmy(const Definition& definition, const ArmyTerms& terms, const Node& root);

/// Writes an army; reading it gives an equal army.
[[nodiscard]] Json writeArmy(const Definition& definition, const Army& army);
/// The same as the text of a file.
[[nodiscard]] std::string armyText(const Definition& definition, const Army& army);

/// An army out of a file, with the rule set that it is for.
struct OpenedArmy {
  std::shared_ptr<const RuleSet> rules;
  ArmyTerms terms;
  Army army;
};

/// Throws SourceError; UnknownRuleSet (play/position.h) where its rule set is not installed.
[[nodiscard]] OpenedArmy openArmy(const RuleSetLibrary& library, const Node& root);

/// A unit or a person of the army, with everything that its troop type gives.
struct ArmyTroopView {
  std::string name;
  std::string symbol;
  /// 0 where neither the unit nor its troop type has one.
  Base base;
  std::vector<std::int32_t> profile;
};
[[nodiscard]] ArmyTroopView troopOf(const Definition& definition, const Army& army, const ArmyUnit& unit);
[[nodiscard]] ArmyTroopView personOf(const Definition& definition, const ArmyPerson& person);

/// The name of one of the units of an entry, from 0.
[[nodiscard]] std::string unitName(const Definition& definition, const Army& army, const ArmyUnit& unit, int index);
/// Its id in a battle.
[[nodiscard]] std::string battleId(const ArmyUnit& unit, int index);
/// An option's value at the start: what was chosen, else what the troop type begins with.
[[nodiscard]] std::int32_t optionOf(const Definition& definition, const ArmyTerms& terms, const ArmyUnit& unit,
                                    const ArmyOption& option);

}  // namespace signifer
