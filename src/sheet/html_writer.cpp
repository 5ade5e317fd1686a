#include <algorithm>
#include <set>

#include "language/language.h"
#include "sheet/html_pictures.h"
#include "sheet/html_style.h"
#include "sheet/in_html.h"
#include "sheet/plain_forms.h"
#include "sheet/rule_ids.h"
#include "sheet/writers.h"

namespace signifer {
namespace {

// A box to tick stays on a line with its first word.
std::string boxesBound(std::string_view text) {
  std::string out(text);
  for (const std::string_view box : {"\u2610 ", "\u2612 "})
    for (std::size_t at = out.find(box); at != std::string::npos; at = out.find(box, at + 1))
      out.replace(at + box.size() - 1, 1, "\u00A0");
  return out;
}

// Strong words become <b>, a house mark a boxed H.
std::string marked(std::string_view given) {
  const std::string bound = boxesBound(given);
  const std::string_view text = bound;
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
      out += inHtml(text.substr(at, end == std::string_view::npos ? end : end - at));
      at = std::min(end, text.size());
    }
  }
  return strong ? out + "</b>" : out;
}

class HtmlWriter {
 public:
  explicit HtmlWriter(const Sheet& sheet) : sheet_(sheet) {}

  std::string write() {
    out_ = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
           "initial-scale=1\">\n<title>" +
           inHtml(sheet_.title) + "</title>\n<style>" + std::string(htmlStyle) + boxesBelow() +
           "</style>\n</head>\n<body" + kind() + ">\n<header><h1>" + inHtml(sheet_.title) +
           "</h1><span class=\"subtitle\">" + inHtml(sheet_.subtitle) + "</span><span class=\"club\">" +
           inHtml(sheet_.club) + imageOf(sheet_.logo) + "</span></header>\n";
    addBlanks();
    for (const SheetBlock& block : sheet_.blocks) {
      const bool step = std::holds_alternative<SheetStep>(block);
      const bool panel = std::holds_alternative<SheetPanel>(block);
      if (inSteps_ && !step) out_ += "</tbody></table>\n";
      if (inPanels_ && !panel) out_ += "</div>\n";
      if (panel && !inPanels_) out_ += "<div class=\"panels\">\n";
      if (step && !inSteps_) out_ += stepsHead();
      inPanels_ = panel;
      inSteps_ = step;
      std::visit([this](const auto& one) { add(one); }, block);
    }
    if (inSteps_) out_ += "</tbody></table>\n";
    if (inPanels_) out_ += "</div>\n";
    out_ += "<footer>" + inHtml(sheet_.footer) + "</footer>\n";
    addDrawings();
    out_ += "</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  // Cards to cut and lists to tick off are printed in ways of their own.
  // On a telephone, and wherever so many turns leave no room beside them.
  [[nodiscard]] std::string boxesBelow() const {
    constexpr int most = 14;
    const std::string below(boxesBelowStyle);
    if (sheet_.boxes <= most) return "@media screen and (max-width: 600px) {" + below + "}";
    return below +
           "@media print { table.steps .square { width: 3.6mm; height: 3.6mm; line-height: 3.6mm; } table.steps "
           ".square::after { font-size: 5.5pt; } table.steps tr { padding: 0.3mm 0; } table.steps .what { flex: 1 1 "
           "calc(100% - 40mm); } table.steps .rules { flex: 0 0 26mm; } }";
  }

  [[nodiscard]] std::string kind() const {
    if (sheet_.boxes > 0) return " class=\"list\"";
    const bool cut = std::ranges::any_of(
        sheet_.blocks, [](const SheetBlock& block) { return std::holds_alternative<SheetCards>(block); });
    return cut ? " class=\"cut\"" : "";
  }

  void addBlanks() {
    if (!sheet_.blanks.empty()) {
      out_ += "<div class=\"blanks\">";
      for (const std::string& blank : sheet_.blanks) out_ += "<span>" + inHtml(blank) + "</span>";
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
      return "<span class=\"ids\">" + inHtml(shortRules(rules, sheet_.rulePrefix)) + "</span>";
    std::string all;
    for (const std::string& rule : rules) all += (all.empty() ? "" : " \u00B7 ") + inHtml(rule);
    return all.empty() ? all : "<span class=\"ids\">" + all + "</span>";
  }

  void add(const SheetHeading& heading) {
    if (heading.text.empty()) {
      out_ += "<p class=\"aside\">" + marked(heading.aside) + "</p>\n";
      return;
    }
    out_ += "<h2>" + inHtml(heading.text);
    if (!heading.aside.empty()) out_ += " <span class=\"aside\">" + marked(heading.aside) + "</span>";
    out_ += "</h2>\n";
  }

  void add(const SheetParagraph& paragraph) {
    out_ += "<p>" + inHtml(paragraph.text) + " " + ids(paragraph.rules) + "</p>\n";
  }

  void add(const SheetStep& step) {
    out_ += step.depth > 0 ? "<tr class=\"part\">" : "<tr>";
    out_ += "<td class=\"number\">" + step.number + "</td><td class=\"disc\">" + std::string(discSign(step.disc)) +
            "</td><td class=\"what\"><span class=\"title\">" + marked(step.title) + "</span>";
    if (step.optional) out_ += " <span class=\"wish\">" + said("if you wish") + "</span>";
    for (const std::string& note : step.notes) out_ += "<span class=\"note\">" + marked(note) + "</span>";
    out_ += "</td><td class=\"rules\">" + ids(step.rules) + "</td>";
    for (int i = 0; i < sheet_.boxes; ++i)
      out_ += step.boxes ? "<td class=\"box\"><span class=\"square\"></span></td>" : "<td class=\"box\"></td>";
    out_ += "</tr>\n";
  }

  void add(const SheetEvent& event) {
    out_ += "<p class=\"event\"><span class=\"n\">" + event.number + (event.key ? " \u2605" : "") + "</span>";
    if (!event.side.empty()) out_ += "<b>" + inHtml(event.side) + "</b>: ";
    for (const SheetParagraph& line : event.account) out_ += inHtml(line.text) + " " + ids(line.rules) + " ";
    for (const SheetDice& dice : event.dice) {
      out_ += "<br>" + inHtml(dice.purpose);
      if (!dice.told.empty()) out_ += " " + inHtml(dice.told);
      for (const int face : dice.faces)
        out_ +=
            std::string(" <span class=\"die") + (dice.typed ? " typed" : "") + "\">" + std::to_string(face) + "</span>";
      if (dice.typed) out_ += " " + said("typed");
    }
    if (!event.overruled.empty())
      out_ += "<br><i>" + said("By decision of the players: {0}", {inHtml(event.overruled)}) + "</i>";
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
    if (!grid.caption.empty()) out_ += "<p class=\"caption\">" + inHtml(grid.caption) + "</p>";
    out_ += "<div class=\"scroll\"><table>";
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
        const std::string cell =
            (i == 0 ? symbol(row.symbol) : "") + (i < row.cells.size() ? marked(row.cellInFull(i)) : "");
        out_ += "<td class=\"" + placeOf(grid.columns[i]) + "\">" +
                (grid.columns[i].strong ? "<b>" + cell + "</b>" : cell) + "</td>";
      }
      out_ += "<td class=\"rules\">" + ids(row.rules) + bar(row.shares) + "</td></tr>\n";
    }
    out_ += "</tbody></table></div>\n";
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

  // Each drawing is written once, at the end, and used where it is wanted.
  std::string symbol(const std::string& name) {
    if (!drawings_.contains(name) && drawingOf(name).empty()) return "";
    drawings_.insert(name);
    return "<svg class=\"sym\" viewBox=\"0 0 64 64\"><use href=\"#sym-" + name + "\"/></svg> ";
  }

  void addDrawings() {
    if (drawings_.empty()) return;
    out_ += "<svg width=\"0\" height=\"0\" style=\"position:absolute\">";
    for (const std::string& name : drawings_) out_ += "<g id=\"sym-" + name + "\">" + drawingOf(name) + "</g>";
    out_ += "</svg>\n";
  }

  void add(const SheetRoster& roster) {
    out_ += "<div class=\"scroll\"><table class=\"roster\"><thead><tr><th></th><th></th>";
    for (const std::string& head : roster.heads) out_ += "<th class=\"figure\">" + inHtml(head) + "</th>";
    out_ += "</tr></thead><tbody>\n";
    for (const SheetRoster::Troop& troop : roster.troops) {
      out_ += "<tr class=\"troop\"><td class=\"sign\" rowspan=\"2\">" + symbol(troop.symbol) + "</td><td><b>" +
              std::to_string(troop.units.size()) + " \u00D7 " + inHtml(troop.name) + "</b> " + inHtml(troop.words) +
              "</td>";
      for (const std::string& figure : troop.figures) out_ += "<td class=\"figure\">" + marked(figure) + "</td>";
      out_ += "</tr>\n<tr><td colspan=\"" + std::to_string(roster.heads.size() + 1) + "\"><div class=\"units\">";
      for (const SheetRoster::Unit& unit : troop.units) add(unit);
      out_ += "</div></td></tr>\n";
    }
    out_ += "</tbody></table></div>\n";
  }

  void add(const SheetRoster::Unit& unit) {
    out_ += "<span>" + inHtml(unit.name);
    if (!unit.aside.empty()) out_ += " <span class=\"by\">" + inHtml(unit.aside) + "</span>";
    for (const SheetTrack& track : unit.tracks) {
      out_ += track.kind == SheetTrack::Kind::disc ? "<span class=\"marks disc\"" : "<span class=\"marks\"";
      out_ += " title=\"" + inHtml(track.caption) + "\">";
      for (std::size_t i = 0; i < track.marks.size(); ++i)
        out_ += static_cast<int>(i) == track.heavy ? "<i class=\"heavy\"></i>" : "<i></i>";
      out_ += "</span>";
    }
    out_ += "</span>";
  }

  void add(const SheetTrack& track) {
    if (!track.notes.empty()) return addScale(track);
    out_ += "<p class=\"track\">" + marked(track.caption) + " ";
    for (std::size_t i = 0; i < track.marks.size(); ++i) {
      std::string kind = track.kind == SheetTrack::Kind::disc ? "disc" : "mark";
      if (static_cast<int>(i) == track.heavy) kind += " heavy";
      out_ +=
          "<span class=\"" + kind + "\">" + (track.marks[i].empty() ? "&nbsp;" : inHtml(track.marks[i])) + "</span>";
    }
    out_ += "</p>\n";
  }

  // The event at a mark of the count stands below the mark.
  void addScale(const SheetTrack& track) {
    out_ += "<div class=\"scale\">";
    for (std::size_t i = 0; i < track.marks.size(); ++i) {
      const std::string note = i < track.notes.size() ? track.notes[i] : "";
      out_ += (note.empty() ? "<div><b>" : "<div class=\"said\"><b>") + inHtml(track.marks[i]) + "</b>" + marked(note) +
              "</div>";
    }
    out_ += "</div>\n";
  }

  void add(const SheetBlanks& blanks) {
    out_ += "<div class=\"blanks\">";
    for (const std::string& label : blanks.labels) out_ += "<span>" + inHtml(label) + "&nbsp;</span>";
    out_ += "</div>\n";
  }

  void add(const SheetDrawing& drawing) {
    out_ += "<p><b>" + inHtml(drawing.title) + "</b> " + marked(drawing.text) + " " + ids(drawing.rules) + "</p>\n";
  }

  void add(const SheetStrip& strip) {
    out_ += "<div class=\"strip\">";
    for (const SheetStrip::Phase& phase : strip.phases) {
      out_ += "<div><h3>" + inHtml(phase.title) + "</h3>";
      for (const SheetStrip::Entry& entry : phase.entries)
        out_ +=
            "<p><b>" + entry.number + "</b> " + std::string(discSign(entry.disc)) + " " + marked(entry.text) + "</p>";
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
    out_ += "<div class=\"scroll\"><table>";
    if (!table.caption.empty()) out_ += "<caption>" + inHtml(table.caption) + "</caption>";
    out_ += "<thead><tr>";
    for (const std::string& cell : table.head) out_ += "<th>" + inHtml(cell) + "</th>";
    out_ += "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
      out_ += "<tr>";
      for (const std::string& cell : row) out_ += "<td>" + inHtml(cell) + "</td>";
      out_ += "</tr>\n";
    }
    out_ += "</tbody></table></div>\n";
  }

  const Sheet& sheet_;
  std::string out_;
  bool inSteps_ = false;
  bool inPanels_ = false;
  std::set<std::string> drawings_;
};

}  // namespace

std::string writeHtml(const Sheet& sheet) { return HtmlWriter(sheet).write(); }

}  // namespace signifer
