#include "sheet/writers.h"

namespace signifer {
namespace {

std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += static_cast<unsigned char>(c) < 0x20 && c != '\n' ? ' ' : c;
  }
  return out;
}

// Black and greys, hairlines instead of fills, nothing below 6.5 pt; paper of any size reflows.
constexpr const char* style = R"(
@page { margin: 16mm 18mm; }
body { font: 9.5pt Inter, "DejaVu Sans", sans-serif; color: #000; background: #fff; max-width: 190mm; margin: 0 auto; }
h1, h2, .note, .aside, p { font-family: "EB Garamond", "Noto Serif", serif; font-variant-numeric: lining-nums; }
h1 { font-size: 28pt; font-weight: 400; margin: 0; }
h2 { font-size: 14pt; font-weight: 400; margin: 5mm 0 1mm; border-bottom: 0.5pt solid #000; break-after: avoid; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.5pt solid #000; }
.subtitle, .aside { font-style: italic; font-size: 11pt; }
.blanks { display: flex; gap: 6mm; margin: 4mm 0; color: #444; }
.blanks span { flex: 1; border-bottom: 0.5pt solid #555; }
p { font-size: 10.5pt; margin: 1mm 0; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
th { text-align: left; font-weight: 400; color: #555; }
td, th { border-bottom: 0.25pt solid #aaa; padding: 1.2mm 1.5mm 1.2mm 0; vertical-align: top; }
table.steps { table-layout: fixed; }
table.steps .number { width: 9mm; font-weight: 600; }
table.steps .disc { width: 7mm; }
table.steps .box { width: 7mm; text-align: center; }
table.steps .rules { width: 30mm; text-align: right; }
.title { font-weight: 600; }
.part .number, .part .disc, .part .what { padding-left: 5mm; }
.part .title { font-weight: 400; }
.wish { font-family: "EB Garamond", serif; font-style: italic; font-weight: 400; }
.note { display: block; }
.ids { font-size: 6.5pt; color: #444; letter-spacing: 0.02em; }
.square { display: inline-block; width: 4mm; height: 4mm; border: 0.5pt solid #000; border-radius: 0.4mm; }
.event { margin: 0.8mm 0 0.8mm 12mm; text-indent: -12mm; break-inside: avoid; }
.event .n { display: inline-block; width: 12mm; text-indent: 0; color: #555; font-family: Inter, sans-serif; font-size: 8pt; }
.die { display: inline-block; min-width: 3.6mm; text-align: center; text-indent: 0; font: 8pt Inter, sans-serif;
  border: 0.5pt solid #000; border-radius: 0.6mm; background: #000; color: #fff; print-color-adjust: exact; }
.die.typed { background: #fff; color: #000; }
footer { margin-top: 6mm; border-top: 0.5pt solid #000; font-size: 7.5pt; color: #333; }
)";

class HtmlWriter {
 public:
  explicit HtmlWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + plain(sheet_.title) +
           "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<header><h1>" + plain(sheet_.title) +
           "</h1><span class=\"subtitle\">" + plain(sheet_.subtitle) + "</span></header>\n";
    addBlanks();
    for (const SheetBlock& block : sheet_.blocks) {
      const bool step = std::holds_alternative<SheetStep>(block);
      if (step != inSteps_) out_ += step ? stepsHead() : "</tbody></table>\n";
      inSteps_ = step;
      std::visit([this](const auto& one) { add(one); }, block);
    }
    if (inSteps_) out_ += "</tbody></table>\n";
    out_ += "<footer>" + plain(sheet_.footer) + "</footer>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  void addBlanks() {
    if (!sheet_.blanks.empty()) {
      out_ += "<div class=\"blanks\">";
      for (const std::string& blank : sheet_.blanks) out_ += "<span>" + plain(blank) + "</span>";
      out_ += "</div>\n";
    }
    if (sheet_.boxes > 0) out_ += "<div>\u25CF active side \u2002 \u25CB opponent \u2002 \u25D0 both</div>\n";
  }

  [[nodiscard]] std::string stepsHead() const {
    std::string head =
        "<table class=\"steps\"><thead><tr><th class=\"number\"></th><th class=\"disc\"></th><th></th>"
        "<th class=\"rules\"></th>";
    for (int i = 1; i <= sheet_.boxes; ++i) head += "<th class=\"box\">" + std::to_string(i) + "</th>";
    return head + "</tr></thead><tbody>\n";
  }

  static std::string ids(const std::vector<std::string>& rules) {
    std::string all;
    for (const std::string& rule : rules) all += (all.empty() ? "" : " \u00B7 ") + plain(rule);
    return all.empty() ? all : "<span class=\"ids\">" + all + "</span>";
  }

  void add(const SheetHeading& heading) {
    out_ += "<h2>" + plain(heading.text);
    if (!heading.aside.empty()) out_ += " <span class=\"aside\">" + plain(heading.aside) + "</span>";
    out_ += "</h2>\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += "<p>" + plain(paragraph.text) + " " + ids(paragraph.rules) + "</p>\n";
  }

  void add(const SheetStep& step) {
    out_ += step.depth > 0 ? "<tr class=\"part\">" : "<tr>";
    out_ += "<td class=\"number\">" + step.number + "</td><td class=\"disc\">" + std::string(discSign(step.disc)) +
            "</td><td class=\"what\"><span class=\"title\">" + plain(step.title) + "</span>";
    if (step.optional) out_ += " <span class=\"wish\">if you wish</span>";
    for (const std::string& note : step.notes) out_ += "<span class=\"note\">" + plain(note) + "</span>";
    out_ += "</td><td class=\"rules\">" + ids(step.rules) + "</td>";
    for (int i = 0; i < sheet_.boxes; ++i)
      out_ += step.boxes ? "<td class=\"box\"><span class=\"square\"></span></td>" : "<td class=\"box\"></td>";
    out_ += "</tr>\n";
  }

  void add(const SheetEvent& event) {
    out_ += "<p class=\"event\"><span class=\"n\">" + event.number + (event.key ? " \u2605" : "") + "</span>";
    if (!event.side.empty()) out_ += "<b>" + plain(event.side) + "</b>: ";
    for (const SheetParagraph& line : event.account) out_ += plain(line.text) + " " + ids(line.rules) + " ";
    for (const SheetDice& dice : event.dice) {
      out_ += "<br>" + plain(dice.purpose);
      for (const int face : dice.faces)
        out_ +=
            std::string(" <span class=\"die") + (dice.typed ? " typed" : "") + "\">" + std::to_string(face) + "</span>";
      if (dice.typed) out_ += " typed";
    }
    if (!event.overruled.empty()) out_ += "<br><i>By decision of the players: " + plain(event.overruled) + "</i>";
    out_ += "</p>\n";
  }

  void add(const SheetTable& table) {
    out_ += "<table>";
    if (!table.caption.empty()) out_ += "<caption>" + plain(table.caption) + "</caption>";
    out_ += "<thead><tr>";
    for (const std::string& cell : table.head) out_ += "<th>" + plain(cell) + "</th>";
    out_ += "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
      out_ += "<tr>";
      for (const std::string& cell : row) out_ += "<td>" + plain(cell) + "</td>";
      out_ += "</tr>\n";
    }
    out_ += "</tbody></table>\n";
  }

  const Sheet& sheet_;
  std::string out_;
  bool inSteps_ = false;
};

}  // namespace

std::string writeHtml(const Sheet& sheet) { return HtmlWriter(sheet).write(); }

}  // namespace signifer
