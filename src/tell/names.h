// Units, people, sides and steps by the names that people type: by number, by any part that is theirs alone.
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "tell/line.h"

namespace signifer::tell {

/// The thing that the first words of a clause name. `count` words belong to the name; of several that fit all are
/// listed.
template <class Index>
struct Named {
  std::size_t count = 0;
  std::vector<Index> fit = {};
  /// "all" was said.
  bool all = false;
};

/// Takes commas within names out of the words: they part nothing.
void joinNames(const Battle& battle, std::vector<Word>& words);

/// Whether every word of the name was typed.
[[nodiscard]] bool isWholeName(std::string_view name, Words typed);
/// Units by their names and sides. Those off the table are named too where no other fits.
[[nodiscard]] Named<UnitIndex> unitsNamed(const Battle& battle, Words words);
[[nodiscard]] Named<PersonIndex> personNamed(const Battle& battle, Words words);
[[nodiscard]] Named<SideIndex> sideNamed(const Battle& battle, Words words);
/// Steps all of whose typed words stand in their title; the whole of `words` must name one.
[[nodiscard]] std::vector<StepIndex> stepsNamed(const RuleSet& rules, Words words);

/// Names of units and leaders with a word like the one that was typed and names nobody: "elefants".
[[nodiscard]] std::vector<std::string> namesLike(const Battle& battle, std::string_view typed);

/// "Boii, Velites 2": names in full, parted by commas.
[[nodiscard]] std::string unitsInFull(const Battle& battle, const std::vector<UnitIndex>& units);

}  // namespace signifer::tell
