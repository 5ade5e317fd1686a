// Units of an army as a table for spreadsheets: one line an entry, one column a figure (docs/file-formats.md, "Units as
// a table"). What a line lacks is the troop type's; a line that cannot be read is named, and the others are kept.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "army/army_json.h"

namespace signifer {

/// The units with their whole profile; RFC 4180, with commas.
[[nodiscard]] std::string unitsAsCsv(const Definition& definition, const ArmyTerms& terms, const Army& army);

/// What is wrong in a line of a table.
struct CsvProblem {
  /// From 1.
  int line = 0;
  /// The heading of the column; empty where it is the whole line.
  std::string column;
  std::string expected;
};

struct CsvUnits {
  std::vector<ArmyUnit> units;
  std::vector<CsvProblem> problems;
};

/// Reads units for `army`, whose troop types they may have; ids that it has already are changed. Takes commas,
/// semicolons or tabs, told by the heading. Throws nothing.
[[nodiscard]] CsvUnits unitsFromCsv(const Definition& definition, const ArmyTerms& terms, const Army& army,
                                    std::string_view text);

}  // namespace signifer
