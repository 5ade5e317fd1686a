#include "army/table_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace signifer {
namespace {

constexpr std::size_t mostLines = 2000;
constexpr char nameBreak = ';';
constexpr std::string_view formulaStarts = "=+-@\t\r";
// Between thousands: a blank, a no-break space, a narrow one, apostrophes.
constexpr std::array<std::string_view, 5> thousands{" ", "\xC2\xA0", "\xE2\x80\xAF", "'", "\xE2\x80\x99"};

struct Separated {
  std::string_view text;
  char separator = ',';
  int firstLine = 1;
};

// Excel's own way to say how a table is separated, in quotes where another program wrote it back.
Separated separated(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  std::string_view first = text.substr(0, end);
  if (first.size() == 7 && first.front() == '"' && first.back() == '"') first = first.substr(1, 5);
  if (first.size() == 5 && (first.starts_with("sep=") || first.starts_with("SEP="))) {
    const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size());
    return {text.substr(next), first.back(), 2};
  }
  char best = ',';
  for (const char c : {';', '\t'})
    if (std::ranges::count(first, c) > std::ranges::count(first, best)) best = c;
  return {text, best, 1};
}

// Whether a spreadsheet would read a formula after the apostrophes that the cell begins with.
bool beginsAsFormula(std::string_view cell) {
  const std::size_t sign = cell.find_first_not_of('\'');
  return sign != std::string_view::npos && formulaStarts.find(cell[sign]) != std::string_view::npos;
}

// Takes off the apostrophe that keeps a spreadsheet from reading a formula.
std::string asMeant(std::string_view cell) {
  return std::string(cell.starts_with('\'') && beginsAsFormula(cell) ? cell.substr(1) : cell);
}

class Reader {
 public:
  explicit Reader(const Separated& from)
      : text_(from.text), separator_(from.separator), number_(from.firstLine), line_{from.firstLine, {}} {}

  TableText read() {
    for (at_ = 0; at_ < text_.size() && table_.lines.size() < mostLines; ++at_) take(text_[at_]);
    if (!cell_.empty() || !line_.cells.empty()) endLine();
    table_.closed = !inside_;
    return std::move(table_);
  }

 private:
  [[nodiscard]] bool followedBy(char c) const { return at_ + 1 < text_.size() && text_[at_ + 1] == c; }

  void take(char c) {
    const bool newline = c == '\n' || (c == '\r' && !followedBy('\n'));
    if (newline) ++number_;
    if (inside_) {
      takeInside(c);
    } else if (c == '"' && trimmedCell(cell_).empty()) {
      inside_ = true;
    } else if (c == separator_) {
      endCell();
    } else if (newline) {
      endLine();
    } else if (c != '\r') {
      cell_ += c;
    }
  }

  void takeInside(char c) {
    if (c != '"')
      cell_ += c;
    else if (followedBy('"'))
      cell_ += text_[++at_];
    else
      inside_ = false;
  }

  void endCell() {
    line_.cells.push_back(asMeant(trimmedCell(cell_)));
    cell_.clear();
  }

  void endLine() {
    endCell();
    if (std::ranges::any_of(line_.cells, [](const std::string& one) { return !one.empty(); }))
      table_.lines.push_back(std::move(line_));
    line_ = {number_, {}};
  }

  std::string_view text_;
  char separator_;
  int number_;
  TableLine line_;
  std::string cell_;
  bool inside_ = false;
  std::size_t at_ = 0;
  TableText table_;
};

std::string lowered(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return small;
}

}  // namespace

std::string_view trimmedCell(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

TableText readTable(std::string_view text) { return Reader(separated(text)).read(); }

std::string tableCell(const std::string& cell) {
  const std::string safe = beginsAsFormula(cell) && !numberInCell(cell) ? "'" + cell : cell;
  if (safe.find_first_of(",;\t\"\r\n") == std::string::npos) return safe;
  std::string all = "\"";
  for (const char c : safe) all += c == '"' ? std::string("\"\"") : std::string(1, c);
  return all + '"';
}

std::optional<double> numberInCell(std::string_view cell) {
  std::string plain(cell);
  for (const std::string_view blank : thousands)
    for (std::size_t at = plain.find(blank, 1); at != std::string::npos; at = plain.find(blank, at))
      plain.erase(at, blank.size());
  std::ranges::replace(plain, ',', '.');
  double number = 0;
  const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
  if (plain.empty() || error != std::errc() || end != plain.data() + plain.size()) return std::nullopt;
  return number;
}

std::optional<bool> truthInCell(std::string_view cell) {
  constexpr std::array<std::string_view, 7> yes{"true", "yes", "1", "wahr", "ja", "vrai", "oui"};
  constexpr std::array<std::string_view, 7> no{"false", "no", "0", "falsch", "nein", "faux", "non"};
  const std::string small = lowered(cell);
  if (std::ranges::find(yes, small) != yes.end()) return true;
  if (std::ranges::find(no, small) != no.end()) return false;
  return std::nullopt;
}

std::string namesAsCell(const std::vector<std::string>& names) {
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) all += "; ";
    for (const char c : names[i]) {
      if (c == nameBreak || c == '\\') all += '\\';
      all += c;
    }
  }
  return all;
}

std::vector<std::string> namesInCell(std::string_view cell) {
  std::vector<std::string> names;
  std::string name;
  const auto end = [&] {
    names.emplace_back(trimmedCell(name));
    name.clear();
  };
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const bool escaped = cell[i] == '\\' && i + 1 < cell.size() && (cell[i + 1] == nameBreak || cell[i + 1] == '\\');
    if (escaped)
      name += cell[++i];
    else if (cell[i] == nameBreak)
      end();
    else
      name += cell[i];
  }
  if (!trimmedCell(name).empty()) end();
  return names;
}

}  // namespace signifer
