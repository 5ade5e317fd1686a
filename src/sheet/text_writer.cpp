// Sheets for a terminal, and what the writers share.
#include <algorithm>
#include <iterator>
#include <sstream>

#include "language/language.h"
#include "sheet/plain_forms.h"
#include "sheet/rule_ids.h"
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
    if (!sheet_.club.empty()) out_ += sheet_.club + "\n";
    for (const std::string& blank : sheet_.blanks) out_ += blank + ": ____________  ";
    if (!sheet_.blanks.empty()) out_ += "\n";
    if (sheet_.boxes > 0)
      out_ += "\u25CF " + said("active side") + "  \u25CB " + said("opponent") + "  \u25D0 " + said("both") + "\n";
    for (const SheetBlock& block : sheet_.blocks) std::visit([this](const auto& one) { add(one); }, block);
    if (!sheet_.footer.empty()) out_ += "\n" + sheet_.footer + "\n";
    // A terminal obeys control characters.
    std::ranges::replace_if(
        out_, [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F; }, ' ');
    return std::move(out_);
  }

 private:
  void add(const SheetHeading& heading) {
    if (heading.text.empty()) {
      out_ += "\n" + plainWords(heading.aside) + "\n";
      return;
    }
    const std::string line = heading.text + (heading.aside.empty() ? "" : " \u2014 " + plainWords(heading.aside));
    out_ += "\n" + line + "\n" + std::string(widthOf(heading.text), '-') + "\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += paragraph.text + (paragraph.rules.empty() ? "" : "  [" + joined(paragraph.rules) + "]") + "\n";
  }

  void add(const SheetStep& step) {
    const std::string indent(static_cast<std::size_t>(4 * step.depth), ' ');
    std::string line =
        indent + padded(step.number, 4) + std::string(discSign(step.disc)) + " " + plainWords(step.title);
    if (step.optional) line += " (" + said("if you wish") + ")";
    if (step.boxes) {
      line = padded(line, 72);
      for (int i = 0; i < sheet_.boxes; ++i) line += " [ ]";
    }
    if (!step.rules.empty())
      line += "  " + (sheet_.rulePrefix.empty() ? joined(step.rules) : shortRules(step.rules, sheet_.rulePrefix));
    if (step.loop != loop_) out_ += step.loop.empty() ? "" : "  " + step.loop + ":\n";
    loop_ = step.loop;
    out_ += line + "\n";
    for (const std::string& note : step.notes)
      for (const std::string& part : broken(plainWords(note), pageWidth - indent.size()))
        out_ += indent + "      " + part + "\n";
  }

  void add(const SheetEvent& event) {
    out_ += padded(event.number, 5) + (event.key ? "* " : "  ") +
            (event.side.empty() ? "" : said("{0}: {1}", {event.side, ""}));
    const std::string indent(7, ' ');
    for (std::size_t i = 0; i < event.account.size(); ++i) {
      if (i > 0) out_ += indent;
      add(event.account[i]);
    }
    if (event.account.empty()) out_ += "\n";
    for (const SheetDice& dice : event.dice) {
      out_ += indent + said("dice for {0}:", {dice.purpose});
      if (!dice.told.empty()) out_ += " " + dice.told;
      for (const int face : dice.faces)
        out_ += dice.typed ? " (" + std::to_string(face) + ")" : " " + std::to_string(face);
      out_ += dice.typed ? "  " + said("typed") + "\n" : "\n";
    }
    if (!event.overruled.empty()) out_ += indent + said("by decision of the players: {0}", {event.overruled}) + "\n";
  }

  void add(const SheetPanel& panel) {
    const std::string title = plainWords(panel.title);
    std::string line = padded(title, pageWidth - widthOf(plainWords(panel.aside))) + plainWords(panel.aside);
    line.erase(line.find_last_not_of(' ') + 1);
    out_ += "\n" + line + "\n" + std::string(pageWidth, '-') + "\n";
    for (const SheetPart& part : panel.parts) std::visit([this](const auto& one) { add(one); }, part);
  }

  // Words of the wide column break, so that a line stays on the page; the rules stand at its end.
  void add(const SheetGrid& grid) {
    if (!grid.caption.empty()) out_ += "  " + grid.caption + "\n";
    const std::vector<std::size_t> widths = widthsOf(grid);
    if (!grid.head.empty()) addRow(grid, {grid.head, {}, {}}, widths);
    for (const SheetRow& row : grid.rows) addRow(grid, row, widths);
  }

  std::vector<std::size_t> widthsOf(const SheetGrid& grid) {
    std::vector<std::size_t> widths(grid.columns.size(), 1);
    const auto look = [&](const std::vector<std::string>& cells) {
      for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i)
        widths[i] = std::max(widths[i], widthOf(plainWords(cells[i])));
    };
    look(grid.head);
    for (const SheetRow& row : grid.rows) look(row.cells);
    std::size_t taken = rulesWidth;
    for (std::size_t i = 0; i < widths.size(); ++i) taken += grid.columns[i].wide ? 2 : widths[i] + 2;
    const auto wides = static_cast<std::size_t>(std::ranges::count_if(grid.columns, &SheetColumn::wide));
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (grid.columns[i].wide) widths[i] = taken + 20 * wides < pageWidth ? (pageWidth - taken) / wides : 20;
    return widths;
  }

  void addRow(const SheetGrid& grid, const SheetRow& row, const std::vector<std::size_t>& widths) {
    std::vector<std::vector<std::string>> cells;
    std::size_t lines = 1;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      cells.push_back(broken(i < row.cells.size() ? plainWords(row.cellInFull(i)) : "", widths[i]));
      lines = std::max(lines, cells.back().size());
    }
    for (std::size_t n = 0; n < lines; ++n) {
      std::string line = "  ";
      for (std::size_t i = 0; i < widths.size(); ++i) {
        std::string cell = n < cells[i].size() ? cells[i][n] : "";
        const std::size_t room = widths[i] - std::min(widths[i], widthOf(cell));
        if (grid.columns[i].align == SheetColumn::Align::right) cell.insert(0, std::string(room, ' '));
        line += padded(cell, widths[i]) + "  ";
      }
      if (n == 0) line += shortRules(row.rules, sheet_.rulePrefix);
      line.erase(line.find_last_not_of(' ') + 1);
      out_ += line + "\n";
    }
  }

  // A box that is ticked or not stays on a line with its words, if they find room on one.
  static std::vector<std::string> broken(const std::string& text, std::size_t width) {
    std::vector<std::string> lines(1);
    std::istringstream stream(text);
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    const auto isBox = [](const std::string& word) { return word == "\u2610" || word == "\u2612"; };
    for (auto word = words.begin(); word != words.end(); ++word) {
      std::size_t together = widthOf(*word);
      if (isBox(*word))
        for (auto next = word + 1; next != words.end() && !isBox(*next); ++next) together += 1 + widthOf(*next);
      if (together > width) together = widthOf(*word);
      if (!lines.back().empty() && widthOf(lines.back()) + 1 + together > width) lines.emplace_back();
      lines.back() += (lines.back().empty() ? "" : " ") + *word;
    }
    return lines;
  }

  void add(const SheetBands& bands) {
    for (const SheetBand& band : bands) out_ += "  " + padded(plainWords(band.when), 14) + plainWords(band.then) + "\n";
  }

  void add(const SheetTrack& track) {
    out_ += "  " + (track.caption.empty() ? "" : plainWords(track.caption) + " ");
    const bool disc = track.kind == SheetTrack::Kind::disc;
    for (const std::string& mark : track.marks) out_ += (disc ? "(" : "[") + mark + (disc ? ")" : "]");
    out_ += "\n";
    for (std::size_t i = 0; i < track.notes.size(); ++i)
      if (!track.notes[i].empty()) out_ += "  " + padded(track.marks[i], 4) + plainWords(track.notes[i]) + "\n";
  }

  void add(const SheetRoster& roster) { add(gridOf(roster)); }

  void add(const SheetBlanks& blanks) {
    out_ += " ";
    for (const std::string& label : blanks.labels)
      out_ += " " + label + std::string(label.empty() ? 0 : 1, ' ') + "____________";
    out_ += "\n";
  }

  void add(const SheetDrawing& drawing) {
    out_ += "  " + said("{0}: {1}", {drawing.title, plainWords(drawing.text)}) + "  " +
            shortRules(drawing.rules, sheet_.rulePrefix) + "\n";
  }

  void add(const SheetStrip& strip) {
    for (const SheetStrip::Phase& phase : strip.phases) {
      out_ += "\n" + said("{0}: {1}", {phase.title, ""});
      for (std::size_t i = 0; i < phase.entries.size(); ++i)
        out_ += (i == 0 ? "" : ", ") + phase.entries[i].number + " " + plainWords(phase.entries[i].text);
    }
    out_ += "\n";
  }

  void add(const SheetCards& cards) {
    for (const SheetCard& card : cards.cards) add(panelOf(card));
  }

  void add(const SheetMap& map) {
    for (const SheetPanel& panel : panelsOf(map)) add(panel);
  }

  void add(const SheetPageBreak& /*unused*/) {}

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

  static constexpr std::size_t pageWidth = 96;
  static constexpr std::size_t rulesWidth = 14;

  const Sheet& sheet_;
  std::string loop_;
  std::string out_;
};

}  // namespace

std::string plainWords(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "**") {
      ++i;
    } else if (text.substr(i, houseMark.size()) == houseMark) {
      out += "(H)";
      i += houseMark.size() - 1;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string_view discSign(ActorDisc disc) {
  switch (disc) {
    case ActorDisc::filled:
      return "\u25CF";
    case ActorDisc::open:
      return "\u25CB";
    case ActorDisc::half:
      return "\u25D0";
    case ActorDisc::none:
      break;
  }
  return " ";
}

std::optional<SheetFormat> sheetFormat(std::string_view word) {
  if (word == "text") return SheetFormat::text;
  if (word == "markdown") return SheetFormat::markdown;
  if (word == "html") return SheetFormat::html;
  if (word == "bbcode") return SheetFormat::bbcode;
  return std::nullopt;
}

SheetFormat sheetFormatOf(std::string_view fileName) {
  if (fileName.ends_with(".md")) return SheetFormat::markdown;
  if (fileName.ends_with(".html") || fileName.ends_with(".htm")) return SheetFormat::html;
  if (fileName.ends_with(".bbcode")) return SheetFormat::bbcode;
  return SheetFormat::text;
}

std::string writeSheet(const Sheet& sheet, SheetFormat format) {
  switch (format) {
    case SheetFormat::markdown:
      return writeMarkdown(sheet);
    case SheetFormat::html:
      return writeHtml(sheet);
    case SheetFormat::bbcode:
      return writeBbcode(sheet);
    case SheetFormat::text:
      break;
  }
  return writeText(sheet);
}

std::string writeText(const Sheet& sheet) { return TextWriter(sheet).write(); }

}  // namespace signifer
