// Units' names as the sentences of a story have them: "Phalanx of Rome on the left", "Velites 1 to 3 and Boii".
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "battle/battle.h"
#include "language/name_article.h"

namespace signifer {

/// A unit's name as a sentence has it: "Phalanx on the left" for "Phalanx, left", "Archers of Rome" for "Archers
/// (Rome)". What stands behind a comma and is no known place goes into brackets.
[[nodiscard]] std::string spokenName(std::string name);

/// A name in its parts: "Phalanx", "2" and " of Rome on the left"; what stands behind it has its space before it.
struct SpokenParts {
  std::string head;
  std::string number;
  std::string behind;
  /// It says where in the line the unit was drawn up.
  bool placed = false;
};
[[nodiscard]] SpokenParts spokenParts(std::string name);

/// "Velites, Boii and Insubres"; of many the first few, "and 11 more".
[[nodiscard]] std::string listOfNames(std::span<const std::string> names);

/// A name that several units share, with their numbers: "Velites 1 to 3", "Skirmishers 1 and 2 of India".
struct NamesTogether {
  /// Without the number, and what follows it.
  std::string base;
  std::vector<std::string> numbers;
  std::vector<UnitIndex> units;
  /// " of India", with its space; mostly empty.
  std::string behind = {};
};

/// Units of one name together, in the order in which they were met.
[[nodiscard]] std::vector<NamesTogether> namesTogether(const Battle& start, std::span<const UnitIndex> units);

/// "Velites 1 to 3, Boii and 4 more": at most so many names, with articles where the language has them. A unit that
/// is one person has them as persons do.
[[nodiscard]] std::string namesInWords(const std::vector<NamesTogether>& names, std::size_t most,
                                       const std::function<bool(UnitIndex)>& isMany, NameRole role,
                                       const std::function<bool(UnitIndex)>& isPerson = {});

}  // namespace signifer
