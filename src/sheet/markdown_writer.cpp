#include "sheet/writers.h"

namespace signifer {
namespace {

// A control character has no place in a line; a line break would end a table's row.
char visible(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c; }

// Signs that Markdown would read as its own are escaped.
std::string plain(std::string_view text) {
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

class MarkdownWriter {
 public:
  explicit MarkdownWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "# " + plain(sheet_.title) + "\n";
    if (!sheet_.subtitle.empty()) out_ += "\n*" + plain(sheet_.subtitle) + "*\n";
    for (const std::string& blank : sheet_.blanks)
      out_ += (&blank == &sheet_.blanks.front() ? "\n" : "  ") + blank + ": \\_\\_\\_\\_\\_\\_\\_\\_";
    if (!sheet_.blanks.empty()) out_ += "\n";
    if (sheet_.boxes > 0) out_ += "\n\u25CF active side, \u25CB opponent, \u25D0 both\n";
    for (const SheetBlock& block : sheet_.blocks) {
      const bool step = std::holds_alternative<SheetStep>(block);
      if (step && !inSteps_) beginSteps();
      inSteps_ = step;
      std::visit([this](const auto& one) { add(one); }, block);
    }
    if (!sheet_.footer.empty()) out_ += "\n---\n\n" + plain(sheet_.footer) + "\n";
    return std::move(out_);
  }

 private:
  // Steps make a table, one row each, with a box a turn.
  void beginSteps() {
    out_ += "\n| | | step | rules |";
    for (int i = 1; i <= sheet_.boxes; ++i) out_ += " " + std::to_string(i) + " |";
    out_ += "\n|--:|---|---|---|";
    for (int i = 0; i < sheet_.boxes; ++i) out_ += "---|";
    out_ += "\n";
  }

  void add(const SheetHeading& heading) {
    out_ += "\n## " + plain(heading.text) + "\n";
    if (!heading.aside.empty()) out_ += "\n*" + plain(heading.aside) + "*\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += "\n" + plain(paragraph.text) + (paragraph.rules.empty() ? "" : " " + codes(paragraph.rules)) + "\n";
  }

  void add(const SheetStep& step) {
    std::string title = std::string(static_cast<std::size_t>(step.depth), '\t');
    for (int i = 0; i < step.depth; ++i) title.replace(title.find('\t'), 1, "&emsp;");
    title += "**" + plain(step.title) + "**";
    if (step.optional) title += " *if you wish*";
    for (const std::string& note : step.notes) title += "<br>" + plain(note);
    out_ += "| " + step.number + " | " + std::string(discSign(step.disc)) + " | " + title + " | " + codes(step.rules) +
            " |";
    for (int i = 0; i < sheet_.boxes; ++i) out_ += step.boxes ? " \u2610 |" : " |";
    out_ += "\n";
  }

  void add(const SheetEvent& event) {
    out_ += "\n" + event.number + (event.key ? "\\. \u2605 " : "\\. ");
    if (!event.side.empty()) out_ += "**" + plain(event.side) + "**: ";
    for (const SheetParagraph& line : event.account)
      out_ += (&line == &event.account.front() ? "" : " ") + plain(line.text) +
              (line.rules.empty() ? "" : " " + codes(line.rules));
    for (const SheetDice& dice : event.dice) {
      out_ += "<br>\u2684 " + plain(dice.purpose) + ":";
      for (const int face : dice.faces) out_ += " " + std::to_string(face);
      if (dice.typed) out_ += " (typed)";
    }
    if (!event.overruled.empty()) out_ += "<br>*By decision of the players: " + plain(event.overruled) + "*";
    out_ += "\n";
  }

  void add(const SheetTable& table) {
    out_ += "\n";
    if (!table.caption.empty()) out_ += plain(table.caption) + "\n\n";
    row(table.head);
    out_ += "|";
    for (std::size_t i = 0; i < table.head.size(); ++i) out_ += "---|";
    out_ += "\n";
    for (const auto& cells : table.rows) row(cells);
  }

  void row(const std::vector<std::string>& cells) {
    out_ += "|";
    for (const std::string& cell : cells) out_ += " " + plain(cell) + " |";
    out_ += "\n";
  }

  const Sheet& sheet_;
  std::string out_;
  bool inSteps_ = false;
};

}  // namespace

std::string writeMarkdown(const Sheet& sheet) { return MarkdownWriter(sheet).write(); }

}  // namespace signifer
