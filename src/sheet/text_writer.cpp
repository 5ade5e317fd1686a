// Sheets for a terminal, and what the writers share.
#include <algorithm>

#include "sheet/writers.h"

namespace signifer {
namespace {

// Characters, not bytes: continuation bytes of UTF-8 take no room.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t has = widthOf(text);
  if (has < width) text.append(width - has, ' ');
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

class TextWriter {
 public:
  explicit TextWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = sheet_.title + "\n" + std::string(widthOf(sheet_.title), '=') + "\n";
    if (!sheet_.subtitle.empty()) out_ += sheet_.subtitle + "\n";
    for (const std::string& blank : sheet_.blanks) out_ += blank + ": ____________  ";
    if (!sheet_.blanks.empty()) out_ += "\n";
    if (sheet_.boxes > 0) out_ += "\u25CF active side  \u25CB opponent  \u25D0 both\n";
    for (const SheetBlock& block : sheet_.blocks) std::visit([this](const auto& one) { add(one); }, block);
    if (!sheet_.footer.empty()) out_ += "\n" + sheet_.footer + "\n";
    // A terminal obeys control characters.
    std::ranges::replace_if(
        out_, [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F; }, ' ');
    return std::move(out_);
  }

 private:
  void add(const SheetHeading& heading) {
    const std::string line = heading.text + (heading.aside.empty() ? "" : " \u2014 " + heading.aside);
    out_ += "\n" + line + "\n" + std::string(widthOf(heading.text), '-') + "\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += paragraph.text + (paragraph.rules.empty() ? "" : "  [" + joined(paragraph.rules) + "]") + "\n";
  }

  void add(const SheetStep& step) {
    const std::string indent(static_cast<std::size_t>(4 * step.depth), ' ');
    std::string line = indent + padded(step.number, 4) + std::string(discSign(step.disc)) + " " + step.title;
    if (step.optional) line += " (if you wish)";
    if (step.boxes) {
      line = padded(line, 72);
      for (int i = 0; i < sheet_.boxes; ++i) line += " [ ]";
    }
    if (!step.rules.empty()) line += "  " + joined(step.rules);
    out_ += line + "\n";
    for (const std::string& note : step.notes) out_ += indent + "      " + note + "\n";
  }

  void add(const SheetEvent& event) {
    out_ += padded(event.number, 5) + (event.key ? "* " : "  ") + (event.side.empty() ? "" : event.side + ": ");
    const std::string indent(7, ' ');
    for (std::size_t i = 0; i < event.account.size(); ++i) {
      if (i > 0) out_ += indent;
      add(event.account[i]);
    }
    if (event.account.empty()) out_ += "\n";
    for (const SheetDice& dice : event.dice) {
      out_ += indent + "dice for " + dice.purpose + ":";
      for (const int face : dice.faces)
        out_ += dice.typed ? " (" + std::to_string(face) + ")" : " " + std::to_string(face);
      out_ += dice.typed ? "  typed\n" : "\n";
    }
    if (!event.overruled.empty()) out_ += indent + "by decision of the players: " + event.overruled + "\n";
  }

  void add(const SheetTable& table) {
    if (!table.caption.empty()) out_ += table.caption + "\n";
    std::vector<std::size_t> widths;
    for (const std::string& cell : table.head) widths.push_back(widthOf(cell));
    for (const auto& row : table.rows)
      for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i)
        widths[i] = std::max(widths[i], widthOf(row[i]));
    const auto line = [&](const std::vector<std::string>& row) {
      std::string text = "  ";
      for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) text += padded(row[i], widths[i] + 2);
      text.erase(text.find_last_not_of(' ') + 1);
      out_ += text + "\n";
    };
    line(table.head);
    for (const auto& row : table.rows) line(row);
  }

  const Sheet& sheet_;
  std::string out_;
};

}  // namespace

std::string_view discSign(Disc disc) {
  switch (disc) {
    case Disc::filled:
      return "\u25CF";
    case Disc::open:
      return "\u25CB";
    case Disc::half:
      return "\u25D0";
    case Disc::none:
      break;
  }
  return " ";
}

std::optional<SheetFormat> sheetFormat(std::string_view word) {
  if (word == "text") return SheetFormat::text;
  if (word == "markdown") return SheetFormat::markdown;
  if (word == "html") return SheetFormat::html;
  return std::nullopt;
}

SheetFormat sheetFormatOf(std::string_view fileName) {
  if (fileName.ends_with(".md")) return SheetFormat::markdown;
  if (fileName.ends_with(".html") || fileName.ends_with(".htm")) return SheetFormat::html;
  return SheetFormat::text;
}

std::string writeSheet(const Sheet& sheet, SheetFormat format) {
  switch (format) {
    case SheetFormat::markdown:
      return writeMarkdown(sheet);
    case SheetFormat::html:
      return writeHtml(sheet);
    case SheetFormat::text:
      break;
  }
  return writeText(sheet);
}

std::string writeText(const Sheet& sheet) { return TextWriter(sheet).write(); }

}  // namespace signifer
