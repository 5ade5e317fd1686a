#include <algorithm>

#include "language/language.h"
#include "sheet/html_pictures.h"
#include "sheet/plain_forms.h"
#include "sheet/rule_ids.h"
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

// Strong words become <b>, a house mark a boxed H.
std::string marked(std::string_view text) {
  std::string out;
  bool strong = false;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == "**") {
      out += strong ? "</b>" : "<b>";
      strong = !strong;
      at += 2;
    } else if (text.substr(at, houseMark.size()) == houseMark) {
      out += "<span class=\"house\">H</span>";
      at += houseMark.size();
    } else {
      const std::size_t end = std::min(text.find("**", at), text.find(houseMark, at));
      out += plain(text.substr(at, end == std::string_view::npos ? end : end - at));
      at = std::min(end, text.size());
    }
  }
  return strong ? out + "</b>" : out;
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
.house { border: 0.5pt solid #000; border-radius: 0.5mm; font-size: 6.5pt; font-weight: 600; padding: 0 0.5mm; margin-left: 0.4mm; }
.panels { columns: 2; column-gap: 7mm; }
.panel { break-inside: avoid; margin: 0 0 3.4mm; }
.panel.wide { column-span: all; }
.panel h2 { display: flex; justify-content: space-between; align-items: baseline; margin: 0; border-bottom: 1pt solid #000; }
.panel h2 span { font: 700 10pt Inter, "DejaVu Sans", sans-serif; text-align: right; }
.panel td, .panel th { padding: 0.5mm 1.2mm 0.5mm 0; font-size: 9pt; }
.panel td.right, .panel th.right { text-align: right; } .panel td.centre, .panel th.centre { text-align: center; }
.panel td.wide { width: 99%; } .panel td.fixed { white-space: nowrap; }
.panel td.rules { text-align: right; white-space: nowrap; width: 1%; }
.caption { font-weight: 700; margin: 1mm 0 0; font-family: Inter, "DejaVu Sans", sans-serif; font-size: 9pt; }
.bands { display: flex; border: 0.75pt solid #000; margin: 1mm 0; }
.bands div { flex: 1; padding: 0.8mm 1.5mm; border-left: 0.75pt solid #000; } .bands div:first-child { border-left: 0; }
.bands b { display: block; font-size: 10pt; }
.bar { display: inline-flex; width: 60mm; height: 3mm; border: 0.5pt solid #000; } .bar i { display: block; height: 100%; print-color-adjust: exact; }
.track { margin: 1mm 0; } .track span { display: inline-block; min-width: 4.6mm; text-align: center; font-size: 8pt; border: 0.5pt solid #000; margin: 0 0.6mm 0.6mm 0; }
.track .disc { border-radius: 50%; } .track .heavy { border-width: 1.5pt; font-weight: 700; }
.strip { display: flex; border: 0.75pt solid #000; margin: 2mm 0 3mm; } .strip div { flex: 1; padding: 1mm 2mm; border-left: 0.5pt solid #000; } .strip div:first-child { border-left: 0; }
.strip p { font: 9pt Inter, "DejaVu Sans", sans-serif; margin: 0; } .strip h3 { font: 400 12pt "EB Garamond", serif; margin: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(63mm, 1fr)); }
.cards .panel { border: 0.5pt dashed #777; padding: 3mm; margin: 0; } .cards .panel h2 { display: block; }
.cards .panel h2 span { display: block; font-weight: 400; font-size: 8.5pt; text-align: left; }
.map { display: block; width: 100%; margin: 3mm 0; font: 9px Inter, "DejaVu Sans", sans-serif; text-anchor: middle; break-inside: avoid; }
.map .frame { fill: none; stroke: #000; stroke-width: 2; } .map .grid { stroke: #bbb; stroke-width: 0.5; }
.map .ground { fill: #ddd; stroke: #666; stroke-width: 0.7; stroke-dasharray: 3 2; } .map .land { font: italic 12px "EB Garamond", serif; }
.map .unit { stroke: #000; } .map .side0 { fill: #000; } .map .side1 { fill: #fff; } .map .over { fill: #fff; } .map .name { font-size: 7px; }
.map .nose { fill: #000; } .map .leader { fill: #fff; stroke: #000; stroke-width: 1.5; } .map .tick { font-size: 11px; }
.club { font-weight: 600; } .logo { height: 11mm; max-width: 30mm; vertical-align: middle; margin-left: 3mm; }
footer { margin-top: 6mm; border-top: 0.5pt solid #000; font-size: 7.5pt; color: #333; }
)";

class HtmlWriter {
 public:
  explicit HtmlWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + plain(sheet_.title) + "</title>\n<style>" + style +
           "</style>\n</head>\n<body>\n<header><h1>" + plain(sheet_.title) + "</h1><span class=\"subtitle\">" +
           plain(sheet_.subtitle) + "</span><span class=\"club\">" + plain(sheet_.club) + imageOf(sheet_.logo) +
           "</span></header>\n";
    addBlanks();
    for (const SheetBlock& block : sheet_.blocks) {
      const bool step = std::holds_alternative<SheetStep>(block);
      const bool panel = std::holds_alternative<SheetPanel>(block);
      if (panel != inPanels_) out_ += panel ? "<div class=\"panels\">\n" : "</div>\n";
      inPanels_ = panel;
      if (step != inSteps_) out_ += step ? stepsHead() : "</tbody></table>\n";
      inSteps_ = step;
      std::visit([this](const auto& one) { add(one); }, block);
    }
    if (inSteps_) out_ += "</tbody></table>\n";
    if (inPanels_) out_ += "</div>\n";
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
    if (sheet_.boxes > 0)
      out_ += "<div>\u25CF " + said("active side") + " \u2002 \u25CB " + said("opponent") + " \u2002 \u25D0 " +
              said("both") + "</div>\n";
  }

  [[nodiscard]] std::string stepsHead() const {
    std::string head =
        "<table class=\"steps\"><thead><tr><th class=\"number\"></th><th class=\"disc\"></th><th></th>"
        "<th class=\"rules\"></th>";
    for (int i = 1; i <= sheet_.boxes; ++i) head += "<th class=\"box\">" + std::to_string(i) + "</th>";
    return head + "</tr></thead><tbody>\n";
  }

  [[nodiscard]] std::string ids(const std::vector<std::string>& rules) const {
    if (!sheet_.rulePrefix.empty() && !rules.empty())
      return "<span class=\"ids\">" + plain(shortRules(rules, sheet_.rulePrefix)) + "</span>";
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
    if (step.optional) out_ += " <span class=\"wish\">" + said("if you wish") + "</span>";
    for (const std::string& note : step.notes) out_ += "<span class=\"note\">" + marked(note) + "</span>";
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
      if (dice.typed) out_ += " " + said("typed");
    }
    if (!event.overruled.empty())
      out_ += "<br><i>" + said("By decision of the players: {0}", {plain(event.overruled)}) + "</i>";
    out_ += "</p>\n";
  }

  void add(const SheetPanel& panel) {
    out_ += panel.wide ? "<section class=\"panel wide\">" : "<section class=\"panel\">";
    out_ += "<h2>" + marked(panel.title) + "<span>" + marked(panel.aside) + "</span></h2>\n";
    for (const SheetPart& part : panel.parts) std::visit([this](const auto& one) { add(one); }, part);
    out_ += "</section>\n";
  }

  static std::string placeOf(const SheetColumn& column) {
    const std::string room = column.wide ? "wide" : "fixed";
    if (column.align == SheetColumn::Align::right) return room + " right";
    return column.align == SheetColumn::Align::centre ? room + " centre" : room;
  }

  void add(const SheetGrid& grid) {
    if (!grid.caption.empty()) out_ += "<p class=\"caption\">" + plain(grid.caption) + "</p>";
    out_ += "<table>";
    if (!grid.head.empty()) {
      out_ += "<thead><tr>";
      for (std::size_t i = 0; i < grid.columns.size(); ++i)
        out_ += "<th class=\"" + placeOf(grid.columns[i]) + "\">" + (i < grid.head.size() ? marked(grid.head[i]) : "") +
                "</th>";
      out_ += "<th></th></tr></thead>";
    }
    out_ += "<tbody>\n";
    for (const SheetRow& row : grid.rows) {
      out_ += "<tr>";
      for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        const std::string cell = i < row.cells.size() ? marked(row.cells[i]) : "";
        out_ += "<td class=\"" + placeOf(grid.columns[i]) + "\">" +
                (grid.columns[i].strong ? "<b>" + cell + "</b>" : cell) + "</td>";
      }
      out_ += "<td class=\"rules\">" + ids(row.rules) + bar(row.shares) + "</td></tr>\n";
    }
    out_ += "</tbody></table>\n";
  }

  static std::string bar(const std::vector<double>& shares) {
    if (shares.empty()) return "";
    std::string out = "<span class=\"bar\">";
    for (std::size_t i = 0; i < shares.size(); ++i) {
      const std::size_t grey = shares.size() > 1 ? 255 - 255 * i / (shares.size() - 1) : 255;
      const std::string one = std::to_string(grey);
      out += "<i style=\"width:" + std::to_string(100 * shares[i]) + "%;background:rgb(" + one + "," + one + "," + one +
             ")\"></i>";
    }
    return out + "</span>";
  }

  void add(const SheetBands& bands) {
    out_ += "<div class=\"bands\">";
    for (const SheetBand& band : bands) out_ += "<div><b>" + marked(band.when) + "</b>" + marked(band.then) + "</div>";
    out_ += "</div>\n";
  }

  void add(const SheetTrack& track) {
    out_ += "<p class=\"track\">" + marked(track.caption) + " ";
    for (std::size_t i = 0; i < track.marks.size(); ++i) {
      std::string kind = track.kind == SheetTrack::Kind::disc ? "disc" : "mark";
      if (static_cast<int>(i) == track.heavy) kind += " heavy";
      out_ += "<span class=\"" + kind + "\">" + (track.marks[i].empty() ? "&nbsp;" : plain(track.marks[i])) + "</span>";
    }
    out_ += "</p>\n";
  }

  void add(const SheetBlanks& blanks) {
    out_ += "<div class=\"blanks\">";
    for (const std::string& label : blanks.labels) out_ += "<span>" + plain(label) + "&nbsp;</span>";
    out_ += "</div>\n";
  }

  void add(const SheetDrawing& drawing) {
    out_ += "<p><b>" + plain(drawing.title) + "</b> " + marked(drawing.text) + " " + ids(drawing.rules) + "</p>\n";
  }

  void add(const SheetStrip& strip) {
    out_ += "<div class=\"strip\">";
    for (const SheetStrip::Phase& phase : strip.phases) {
      out_ += "<div><h3>" + plain(phase.title) + "</h3>";
      for (const SheetStrip::Entry& entry : phase.entries)
        out_ +=
            "<p><b>" + entry.number + "</b> " + std::string(discSign(entry.disc)) + " " + plain(entry.text) + "</p>";
      out_ += "</div>";
    }
    out_ += "</div>\n";
  }

  void add(const SheetCards& cards) {
    out_ += "<div class=\"cards\">\n";
    for (const SheetCard& card : cards.cards) add(panelOf(card));
    out_ += "</div>\n";
  }

  void add(const SheetMap& map) { out_ += svgOf(map); }

  void add(const SheetPageBreak& /*unused*/) {}

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
  bool inPanels_ = false;
};

}  // namespace

std::string writeHtml(const Sheet& sheet) { return HtmlWriter(sheet).write(); }

}  // namespace signifer
