// A journal's text as lines: whole lines, lines with a single damaged byte that can be mended, and lost lines. What the
// lines say is journal.h's.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

struct JournalLine {
  enum class State {
    whole,
    /// Damaged in one byte; the body is what was written.
    mended,
    /// Its seal does not fit, and nothing near it does. The body is empty.
    broken,
    /// Without a word: a line's end too many.
    empty,
    /// The last one, without its end and its seal: it was being written when the program ended.
    unfinished
  };
  /// Its place in the file, from 1.
  std::size_t place = 0;
  State state = State::whole;
  std::string body;
};

struct JournalLines {
  std::vector<JournalLine> lines;
  /// Bytes before an unfinished last line.
  std::size_t length = 0;
  /// The last line is whole but for its end.
  bool endMissing = false;
};

[[nodiscard]] JournalLines splitJournal(std::string_view text);

}  // namespace signifer
