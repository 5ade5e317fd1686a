// A table as text (CSV, RFC 4180), as spreadsheets read and write it. Cells may have quotation marks and line breaks.
// Commas, semicolons or tabs part them, told by the heading or by a first line "sep=;". Figures and truth are read as
// people of three languages write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

struct TableLine {
  /// The number of the line in the text, from 1.
  int number = 0;
  std::vector<std::string> cells;
};

struct TableText {
  /// The lines that are not empty, the heading first; at most 2000.
  std::vector<TableLine> lines;
  /// Whether every quotation mark has its other half.
  bool closed = true;
};

/// Reads a table in UTF-8. The separator is what a first line "sep=;" names, else the one that the heading has most of.
[[nodiscard]] TableText readTable(std::string_view text);

/// A cell as it is written: quoted where it must be. A spreadsheet takes a cell that begins with = + - @ for a formula;
/// it is written with an apostrophe before it, which reading takes off again. Numbers stay as they are.
[[nodiscard]] std::string tableCell(const std::string& cell);

/// A number with a decimal point or comma; blanks and apostrophes between thousands are passed over ("1 000").
[[nodiscard]] std::optional<double> numberInCell(std::string_view cell);

/// Yes or no in English, German and French and as spreadsheets of these languages write them, in any case of letters.
[[nodiscard]] std::optional<bool> truthInCell(std::string_view cell);

/// Names in one cell, between semicolons; a semicolon or backslash within a name has a backslash before it.
[[nodiscard]] std::string namesAsCell(const std::vector<std::string>& names);
[[nodiscard]] std::vector<std::string> namesInCell(std::string_view cell);

/// The text without blanks at its ends.
[[nodiscard]] std::string_view trimmedCell(std::string_view text);

}  // namespace signifer
