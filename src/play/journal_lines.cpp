#include "play/journal_lines.h"

#include <nlohmann/json.hpp>

#include "play/line_seal.h"
#include "schema/json_text.h"

namespace signifer {
namespace {

using State = JournalLine::State;

// A piece of the text between two line ends.
struct Piece {
  std::size_t place;
  std::string_view text;
  bool ended;
};

std::vector<Piece> piecesOf(std::string_view text) {
  std::vector<Piece> pieces;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    std::string_view piece = text.substr(start, end - start);
    // Some editors end lines with two characters.
    if (end != std::string_view::npos && piece.ends_with('\r')) piece.remove_suffix(1);
    pieces.push_back({pieces.size() + 1, piece, end != std::string_view::npos});
    start = end == std::string_view::npos ? text.size() : end + 1;
  }
  return pieces;
}

bool isJson(std::string_view text) {
  try {
    (void)parseJson(text);
    return true;
  } catch (const JsonFault&) {
    return false;
  }
}

// The line as written, if one byte of it was damaged and the mended text is JSON.
std::optional<std::string> mended(std::string_view line) {
  for (std::string& body : mendedBodies(line))
    if (isJson(body)) return std::move(body);
  return std::nullopt;
}

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text), pieces_(piecesOf(text)) {}

  JournalLines split() {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const Piece& piece = pieces_[i];
      if (one(piece)) continue;
      if (i + 1 < pieces_.size() && joined(piece, pieces_[i + 1]))
        ++i;
      else
        add(piece.place, piece.ended ? State::broken : State::unfinished);
    }
    result_.length = text_.size();
    if (!pieces_.empty() && !pieces_.back().ended) {
      if (result_.lines.back().state == State::unfinished)
        result_.length -= pieces_.back().text.size();
      else
        result_.endMissing = true;
    }
    return std::move(result_);
  }

 private:
  void add(std::size_t place, State state, std::string_view body = {}) {
    result_.lines.push_back({place, state, std::string(body)});
  }

  bool one(const Piece& piece) {
    if (piece.text.empty()) return add(piece.place, State::empty), true;
    if (isSealed(piece.text)) return add(piece.place, State::whole, bodyOf(piece.text)), true;
    if (runTogether(piece)) return true;
    const auto body = mended(piece.text);
    if (body) add(piece.place, State::mended, *body);
    return body.has_value();
  }

  // Two lines whose end between them was changed or lost.
  bool runTogether(const Piece& piece) {
    const std::size_t end = endOfSealedStart(piece.text);
    if (end == std::string_view::npos || end == piece.text.size()) return false;
    const std::string_view first = piece.text.substr(0, end);
    for (const std::size_t between : {0U, 1U}) {
      const std::string_view second = piece.text.substr(end + between);
      if (!second.empty() && !isSealed(second)) continue;
      add(piece.place, State::mended, bodyOf(first));
      if (!second.empty()) add(piece.place, State::mended, bodyOf(second));
      return true;
    }
    return false;
  }

  // One line that a byte in its midst, become a line's end, has torn in two.
  bool joined(const Piece& first, const Piece& second) {
    if (isSealed(second.text)) return false;
    const auto start = static_cast<std::size_t>(first.text.data() - text_.data());
    const auto end = static_cast<std::size_t>(second.text.data() - text_.data()) + second.text.size();
    const auto body = mended(text_.substr(start, end - start));
    if (body) add(first.place, State::mended, *body);
    return body.has_value();
  }

  std::string_view text_;
  std::vector<Piece> pieces_;
  JournalLines result_;
};

}  // namespace

JournalLines splitJournal(std::string_view text) { return Splitter(text).split(); }

}  // namespace signifer
