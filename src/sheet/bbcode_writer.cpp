// Sheets as BBCode, for forums: headings, paragraphs, lists and tables as every forum shows them. What forums have no
// means for stands as plain text.
#include "language/language.h"
#include "sheet/writers.h"

namespace signifer {
namespace {

constexpr std::string_view noWidth = "\u200B";

// A bracket would begin a tag; behind it a space without width keeps it a bracket.
std::string asBbcode(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 || byte == 0x7F ? ' ' : c;
    if (c == '[') out += noWidth;
  }
  return out;
}

class BbcodeWriter {
 public:
  explicit BbcodeWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "[size=150][b]" + asBbcode(sheet_.title) + "[/b][/size]\n";
    if (!sheet_.subtitle.empty()) out_ += "[i]" + asBbcode(sheet_.subtitle) + "[/i]\n";
    if (!sheet_.club.empty()) out_ += asBbcode(sheet_.club) + "\n";
    for (const SheetBlock& block : sheet_.blocks)
      std::visit([this, &block](const auto& one) { add(one, block); }, block);
    if (!sheet_.footer.empty()) out_ += "\n[i]" + asBbcode(sheet_.footer) + "[/i]\n";
    return std::move(out_);
  }

 private:
  void add(const SheetHeading& heading, const SheetBlock& /*unused*/) {
    if (!heading.text.empty()) out_ += "\n[b]" + asBbcode(heading.text) + "[/b]\n";
    if (!heading.aside.empty()) out_ += "[i]" + asBbcode(heading.aside) + "[/i]\n";
  }

  void add(const SheetParagraph& paragraph, const SheetBlock& /*unused*/) { out_ += asBbcode(paragraph.text) + "\n"; }

  void add(const SheetEvent& event, const SheetBlock& /*unused*/) {
    out_ += "\n" + event.number + (event.number.empty() ? "" : ". ") + (event.key ? "\u2605 " : "");
    if (!event.side.empty()) out_ += said("{0}: {1}", {"[b]" + asBbcode(event.side) + "[/b]", ""});
    for (const SheetParagraph& line : event.account)
      out_ += (&line == &event.account.front() ? "" : " ") + asBbcode(line.text);
    for (const SheetDice& dice : event.dice) {
      std::string faces;
      for (const int face : dice.faces) faces += (faces.empty() ? "" : " ") + std::to_string(face);
      out_ += "\n\u2684 " + said("{0}: {1}", {asBbcode(dice.purpose), faces});
      if (dice.typed) out_ += " (" + said("typed") + ")";
    }
    if (!event.overruled.empty())
      out_ += "\n[i]" + said("By decision of the players: {0}", {asBbcode(event.overruled)}) + "[/i]";
    out_ += "\n";
  }

  // Few forums know tables; all know lists.
  void add(const SheetTable& table, const SheetBlock& /*unused*/) {
    out_ += "\n";
    if (!table.caption.empty()) out_ += "[b]" + asBbcode(table.caption) + "[/b]\n";
    out_ += "[list]\n";
    for (const auto& cells : table.rows) {
      out_ += "[*]";
      for (std::size_t i = 0; i < cells.size(); ++i) {
        // A figure alone needs its heading.
        const bool figure = !cells[i].empty() && cells[i].find_first_not_of("0123456789") == std::string::npos;
        out_ += (i == 0 ? "" : " \u00B7 ") + std::string(i > 0 && figure ? asBbcode(table.head[i]) + " " : "") +
                asBbcode(cells[i]);
      }
      out_ += "\n";
    }
    out_ += "[/list]\n";
  }

  void add(const SheetPageBreak& /*unused*/, const SheetBlock& /*unused*/) { out_ += "\n"; }

  template <class Block>
  void add(const Block& /*unused*/, const SheetBlock& block) {
    Sheet one;
    one.blocks.push_back(block);
    out_ += "[code]\n" + asBbcode(writeText(one)) + "[/code]\n";
  }

  const Sheet& sheet_;
  std::string out_;
};

}  // namespace

std::string writeBbcode(const Sheet& sheet) { return BbcodeWriter(sheet).write(); }

}  // namespace signifer
