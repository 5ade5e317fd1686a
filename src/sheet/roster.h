// An army's units by troop type, as its own sheet and a battle's list them. Figures stand once a troop. Each unit has
// its possible losses, its commander and its points.
#pragma once

#include <string>
#include <vector>

#include "army/army_terms.h"
#include "battle/battle.h"
#include "sheet/document.h"
#include "sheet/figures.h"
#include "sheet/paper.h"

namespace signifer {

/// The materials for sheets of armies.
struct ArmyPaper {
  const Figures& figures;
  const Paper& paper;
  const ArmyTerms& terms;

  [[nodiscard]] const Definition& definition() const { return figures.rules().definition(); }
};

/// Units of an army that differ in nothing but their names.
struct TroopGroup {
  std::string name;
  std::string symbol;
  std::vector<std::int32_t> profile;
  std::vector<UnitIndex> units;
};

[[nodiscard]] std::vector<TroopGroup> troopGroups(const Definition& definition, const Battle& battle, SideIndex side);

/// The kind and abilities of a group's units, in words.
[[nodiscard]] std::vector<std::string> wordsOf(const ArmyPaper& how, const TroopGroup& group);
/// The kind and abilities as the profile has them: words of choices, names of traits that hold.
[[nodiscard]] std::vector<std::string> plainWordsOf(const ArmyPaper& how, const TroopGroup& group);

/// The states in which all units of a group begin; empty where they differ from unit to unit.
[[nodiscard]] std::string startOf(const ArmyPaper& how, const Battle& battle, const TroopGroup& group);

[[nodiscard]] SheetRoster rosterOf(const ArmyPaper& how, const Battle& battle, const std::vector<TroopGroup>& groups);

/// A unit's commander; noPerson where it has none, or where leaders command none.
[[nodiscard]] PersonIndex commanderOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit);
/// The name of the unit of which another one is a part, as a character of his unit; empty for none.
[[nodiscard]] std::string partnerOf(const Paper& paper, const Definition& definition, const Battle& battle,
                                    UnitIndex unit);
/// The points of a unit; 0 where the rule set counts no points.
[[nodiscard]] int pointsOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit);

/// Leaders with their figures and where they are; for a battle's sheet in a line each.
[[nodiscard]] SheetGrid leadersTable(const ArmyPaper& how, const Battle& battle, SideIndex side);
[[nodiscard]] SheetGrid leadersInShort(const ArmyPaper& how, const Battle& battle, SideIndex side);

[[nodiscard]] std::string joinedWords(const std::vector<std::string>& words);

}  // namespace signifer
