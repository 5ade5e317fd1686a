#include <algorithm>

#include "language/language.h"
#include "sheet/plain_forms.h"
#include "sheet/rule_ids.h"
#include "sheet/writers.h"

namespace signifer {
namespace {

// A control character has no place in a line; a line break would end a table's row.
char visible(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c; }

// Signs that Markdown would read as its own are escaped.
std::string asMarkdown(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\`*_[]<>|#&~").find(c) != std::string_view::npos) out += '\\';
    out += visible(c);
  }
  // At the beginning of a line, these make a list, a rule or a heading of the line before.
  const std::size_t first = out.find_first_not_of("0123456789 ");
  if (first == std::string::npos) return out;
  const bool bullet =
      out.find_first_not_of(' ') == first && std::string_view("-+=").find(out[first]) != std::string_view::npos;
  const bool number = first > 0 && out[first - 1] != ' ' && (out[first] == '.' || out[first] == ')');
  if (bullet || number) out.insert(first, "\\");
  return out;
}

std::string codes(const std::vector<std::string>& rules) {
  std::string all;
  for (const std::string& rule : rules) all += (all.empty() ? "`" : " `") + rule + "`";
  return all;
}

// Strong words keep their marks, all else is escaped.
std::string emphasised(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t mark = text.find("**", at);
    out += asMarkdown(plainWords(text.substr(at, mark == std::string_view::npos ? mark : mark - at)));
    if (mark == std::string_view::npos) break;
    out += "**";
    at = mark + 2;
  }
  return out;
}

class MarkdownWriter {
 public:
  explicit MarkdownWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "# " + asMarkdown(sheet_.title) + "\n";
    if (!sheet_.subtitle.empty()) out_ += "\n*" + asMarkdown(sheet_.subtitle) + "*\n";
    if (!sheet_.club.empty()) out_ += "\n" + asMarkdown(sheet_.club) + "\n";
    for (const std::string& blank : sheet_.blanks)
      out_ += (&blank == &sheet_.blanks.front() ? "\n" : "  ") + blank + ": \\_\\_\\_\\_\\_\\_\\_\\_";
    if (!sheet_.blanks.empty()) out_ += "\n";
    if (sheet_.boxes > 0)
      out_ += "\n\u25CF " + said("active side") + ", \u25CB " + said("opponent") + ", \u25D0 " + said("both") + "\n";
    for (const SheetBlock& block : sheet_.blocks) {
      const bool step = std::holds_alternative<SheetStep>(block);
      if (step && !inSteps_) beginSteps();
      inSteps_ = step;
      std::visit([this](const auto& one) { add(one); }, block);
    }
    if (!sheet_.footer.empty()) out_ += "\n---\n\n" + asMarkdown(sheet_.footer) + "\n";
    return std::move(out_);
  }

 private:
  // Steps make a table, one row each, with a box a turn.
  void beginSteps() {
    out_ += "\n| | | " + said("step") + " | " + said("rules") + " |";
    for (int i = 1; i <= sheet_.boxes; ++i) out_ += " " + std::to_string(i) + " |";
    out_ += "\n|--:|---|---|---|";
    for (int i = 0; i < sheet_.boxes; ++i) out_ += "---|";
    out_ += "\n";
  }

  void add(const SheetHeading& heading) {
    if (!heading.text.empty()) out_ += "\n## " + asMarkdown(heading.text) + "\n";
    if (!heading.aside.empty()) out_ += "\n*" + emphasised(heading.aside) + "*\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += "\n" + asMarkdown(paragraph.text) + (paragraph.rules.empty() ? "" : " " + codes(paragraph.rules)) + "\n";
  }

  void add(const SheetStep& step) {
    std::string title = std::string(static_cast<std::size_t>(step.depth), '\t');
    for (int i = 0; i < step.depth; ++i) title.replace(title.find('\t'), 1, "&emsp;");
    title += "**" + emphasised(step.title) + "**";
    if (step.optional) title += " *" + said("if you wish") + "*";
    for (const std::string& note : step.notes) title += "<br>" + emphasised(note);
    out_ +=
        "| " + step.number + " | " + std::string(discSign(step.disc)) + " | " + title + " | " + ids(step.rules) + " |";
    for (int i = 0; i < sheet_.boxes; ++i) out_ += step.boxes ? " \u2610 |" : " |";
    out_ += "\n";
  }

  void add(const SheetEvent& event) {
    out_ += "\n" + event.number + (event.number.empty() ? "" : "\\. ") + (event.key ? "\u2605 " : "");
    if (!event.side.empty()) out_ += said("{0}: {1}", {"**" + asMarkdown(event.side) + "**", ""});
    for (const SheetParagraph& line : event.account)
      out_ += (&line == &event.account.front() ? "" : " ") + asMarkdown(line.text) +
              (line.rules.empty() ? "" : " " + codes(line.rules));
    for (const SheetDice& dice : event.dice) {
      std::string faces = asMarkdown(dice.told);
      for (const int face : dice.faces) faces += (faces.empty() ? "" : " ") + std::to_string(face);
      out_ += "<br>\u2684 " + said("{0}: {1}", {asMarkdown(dice.purpose), faces});
      if (dice.typed) out_ += " (" + said("typed") + ")";
    }
    if (!event.overruled.empty())
      out_ += "<br>*" + said("By decision of the players: {0}", {asMarkdown(event.overruled)}) + "*";
    out_ += "\n";
  }

  [[nodiscard]] std::string ids(const std::vector<std::string>& rules) const {
    return sheet_.rulePrefix.empty() || rules.empty() ? codes(rules) : shortRules(rules, sheet_.rulePrefix);
  }

  void add(const SheetPanel& panel) {
    const std::string title = asMarkdown(plainWords(panel.title));
    out_ += "\n## " + (panel.aside.empty() ? title : said("{0}: {1}", {title, emphasised(panel.aside)})) + "\n";
    for (const SheetPart& part : panel.parts) std::visit([this](const auto& one) { add(one); }, part);
  }

  void add(const SheetGrid& grid) {
    if (!grid.caption.empty()) out_ += "\n**" + asMarkdown(grid.caption) + "**\n";
    const bool rules = std::ranges::any_of(grid.rows, [](const SheetRow& row) { return !row.rules.empty(); });
    out_ += "\n|";
    for (std::size_t i = 0; i < grid.columns.size(); ++i)
      out_ += " " + (i < grid.head.size() ? emphasised(grid.head[i]) : "") + " |";
    out_ += rules ? " |\n|" : "\n|";
    for (const SheetColumn& column : grid.columns)
      out_ += column.align == SheetColumn::Align::right    ? "--:|"
              : column.align == SheetColumn::Align::centre ? ":-:|"
                                                           : "---|";
    out_ += rules ? "---|\n" : "\n";
    for (const SheetRow& row : grid.rows) {
      out_ += "|";
      for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        const std::string cell = i < row.cells.size() ? emphasised(row.cellInFull(i)) : "";
        const bool strong = grid.columns[i].strong && !cell.empty() && cell.find("**") == std::string::npos;
        out_ += strong ? " **" + cell + "** |" : " " + cell + " |";
      }
      out_ += rules ? " " + ids(row.rules) + " |\n" : "\n";
    }
  }

  void add(const SheetBands& bands) {
    out_ += "\n|";
    for (const SheetBand& band : bands) out_ += " " + emphasised(band.when) + " |";
    out_ += "\n|";
    for (std::size_t i = 0; i < bands.size(); ++i) out_ += "---|";
    out_ += "\n|";
    for (const SheetBand& band : bands) out_ += " " + emphasised(band.then) + " |";
    out_ += "\n";
  }

  void add(const SheetTrack& track) {
    out_ += "\n" + emphasised(track.caption);
    for (const std::string& mark : track.marks)
      out_ += (track.kind == SheetTrack::Kind::disc ? " \u25CB" : " \u2610") + asMarkdown(mark);
    out_ += "\n";
    for (std::size_t i = 0; i < track.notes.size(); ++i)
      if (!track.notes[i].empty())
        out_ += "\n- **" + asMarkdown(track.marks[i]) + "**: " + emphasised(track.notes[i]) + "\n";
  }

  void add(const SheetRoster& roster) { add(gridOf(roster)); }

  void add(const SheetBlanks& blanks) {
    out_ += "\n";
    for (const std::string& label : blanks.labels) out_ += asMarkdown(label) + " \\_\\_\\_\\_\\_\\_\\_\\_ ";
    out_ += "\n";
  }

  void add(const SheetDrawing& drawing) {
    out_ += "\n**" + asMarkdown(drawing.title) + "** " + emphasised(drawing.text) + " " + ids(drawing.rules) + "\n";
  }

  void add(const SheetStrip& strip) {
    out_ += "\n|";
    for (const SheetStrip::Phase& phase : strip.phases) out_ += " " + asMarkdown(phase.title) + " |";
    out_ += "\n|";
    for (std::size_t i = 0; i < strip.phases.size(); ++i) out_ += "---|";
    out_ += "\n|";
    for (const SheetStrip::Phase& phase : strip.phases) {
      for (std::size_t i = 0; i < phase.entries.size(); ++i)
        out_ += (i == 0 ? " " : "<br>") + phase.entries[i].number + " " + std::string(discSign(phase.entries[i].disc)) +
                " " + emphasised(phase.entries[i].text);
      out_ += " |";
    }
    out_ += "\n";
  }

  void add(const SheetCards& cards) {
    for (const SheetCard& card : cards.cards) add(panelOf(card));
  }

  void add(const SheetMap& map) {
    for (const SheetPanel& panel : panelsOf(map)) add(panel);
  }

  void add(const SheetPageBreak& /*unused*/) { out_ += "\n---\n"; }

  void add(const SheetTable& table) {
    out_ += "\n";
    if (!table.caption.empty()) out_ += asMarkdown(table.caption) + "\n\n";
    row(table.head);
    out_ += "|";
    for (std::size_t i = 0; i < table.head.size(); ++i) out_ += "---|";
    out_ += "\n";
    for (const auto& cells : table.rows) row(cells);
  }

  void row(const std::vector<std::string>& cells) {
    out_ += "|";
    for (const std::string& cell : cells) out_ += " " + asMarkdown(cell) + " |";
    out_ += "\n";
  }

  const Sheet& sheet_;
  std::string out_;
  bool inSteps_ = false;
};

}  // namespace

std::string writeMarkdown(const Sheet& sheet) { return MarkdownWriter(sheet).write(); }

}  // namespace signifer
