// Units of an army as a table for spreadsheets: one line an entry, one column a figure (docs/file-formats.md, "Units as
// a table"). What a line lacks is the troop type's. A line that cannot be read is named, and the others are kept. A
// column of the user's own is named and passed over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "army/army_json.h"

namespace signifer {

/// The units with their whole profile; RFC 4180, with commas.
[[nodiscard]] std::string unitsAsCsv(const Definition& definition, const ArmyTerms& terms, const Army& army);

/// A fault in a line of a table.
struct CsvProblem {
  /// From 1.
  int line = 0;
  /// The heading of the column; empty where it is the whole line.
  std::string column;
  std::string expected;
};

struct CsvUnits {
  std::vector<ArmyUnit> units;
  /// Lines that were left out, or the reason why nothing could be read.
  std::vector<CsvProblem> problems;
  /// Columns that were passed over.
  std::vector<CsvProblem> notes;
};

/// Reads units for `army`, whose troop types they may have; ids that it has already are changed. Takes the bytes as a
/// spreadsheet writes them: UTF-8, UTF-16 or Windows-1252, commas, semicolons or tabs. Throws nothing.
[[nodiscard]] CsvUnits unitsFromCsv(const Definition& definition, const ArmyTerms& terms, const Army& army,
                                    std::string_view bytes);

}  // namespace signifer
