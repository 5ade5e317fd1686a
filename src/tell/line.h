// A typed line as words, without capitals and accents. Each word knows its place in the line, so that an unknown one
// can be marked there.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace signifer::tell {

/// A word of a line, folded; signs that part or ask (, ; ? + -) are words of their own.
struct Word {
  std::string text;
  /// Its place in the line, in bytes: the first, and the one behind the last.
  std::size_t from = 0;
  std::size_t to = 0;
};
using Words = std::span<const Word>;

[[nodiscard]] std::vector<Word> wordsOf(std::string_view line);
/// Without capitals and accents.
[[nodiscard]] std::string folded(std::string_view text);
/// The folded words of a name or a caption, "hitsThisTurn" and "hits-this-turn" included. A Roman figure is also told
/// in digits.
[[nodiscard]] std::vector<std::string> wordsOfName(std::string_view name);

/// One word whatever its ending: "rout", "routs", "routed".
[[nodiscard]] bool sameStem(std::string_view a, std::string_view b);
/// The fit of a typed word to a word of a name: 3 the same, 2 but for its ending, 1 the beginning of it, 0 none.
[[nodiscard]] int likeness(std::string_view typed, std::string_view name);

/// Words that lead to the figures of a place: "at", "column", "row".
[[nodiscard]] bool leadsToPlace(std::string_view word);
/// "Column" and "row" of a table with squares.
[[nodiscard]] bool namesSquare(std::string_view word);
/// Column and row of a square as papers letter and number them, from 1: "f5".
[[nodiscard]] std::optional<std::pair<int, int>> letteredSquare(std::string_view word);

/// A whole number or one with a fraction, "2" or "2.5".
[[nodiscard]] std::optional<double> numberOf(std::string_view word);

/// The words of the grammar itself, in every language.
enum class Sense {
  none,
  all,
  next,
  back,
  turn,
  begins,
  loses,
  takes,
  harm,
  gone,
  returns,
  ahead,
  falls,
  left,
  right,
  about,
  wheels,
  meets,
  charges,
  at,
  takesBack,
  front,
  flank,
  rear,
  joins,
  alone,
  isNot,
  filler,
  may,
  what,
  routs,
  nothing,
};
[[nodiscard]] Sense senseOf(std::string_view word);

}  // namespace signifer::tell
