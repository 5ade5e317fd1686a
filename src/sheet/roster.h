// An army's units by troop type, as its own sheet and a battle's list them: figures once a troop, and for each unit
// what it can lose, who commands it and what it counts.
#pragma once

#include <string>
#include <vector>

#include "army/army_terms.h"
#include "battle/battle.h"
#include "sheet/document.h"
#include "sheet/figures.h"
#include "sheet/paper.h"

namespace signifer {

/// What sheets of armies are made of.
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

/// What a group's units are and can, in words.
[[nodiscard]] std::vector<std::string> wordsOf(const ArmyPaper& how, const TroopGroup& group);
/// The same as the profile has it: words of choices, names of what holds.
[[nodiscard]] std::vector<std::string> plainWordsOf(const ArmyPaper& how, const TroopGroup& group);

[[nodiscard]] SheetRoster rosterOf(const ArmyPaper& how, const Battle& battle, const std::vector<TroopGroup>& groups);

/// Who commands a unit; noPerson where nobody does, or where leaders command none.
[[nodiscard]] PersonIndex commanderOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit);
/// What a unit counts; 0 where the rule set counts no points.
[[nodiscard]] int pointsOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit);

/// Leaders with their figures and where they are; for a battle's sheet in a line each.
[[nodiscard]] SheetGrid leadersTable(const ArmyPaper& how, const Battle& battle, SideIndex side);
[[nodiscard]] SheetGrid leadersInShort(const ArmyPaper& how, const Battle& battle, SideIndex side);

[[nodiscard]] std::string joinedWords(const std::vector<std::string>& words);

}  // namespace signifer
