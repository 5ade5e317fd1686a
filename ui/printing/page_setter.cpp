#include "printing/page_setter.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

#include "printing/block_setter.h"
#include "printing/columns.h"
#include "printing/panel_setter.h"
#include "printing/step_setter.h"
#include "printing/type.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

QString tr(const char* words) { return QCoreApplication::translate("signifer::ui::PageSetter", words); }

constexpr double margin = 12 * millimetre;
constexpr double leftForHoles = 15 * millimetre;
constexpr double betweenColumns = 7 * millimetre;
constexpr double betweenPanels = 3.4 * millimetre;
constexpr double mostBetweenPanels = 5 * millimetre;
constexpr double mostBetweenSteps = 5 * pt;

QSizeF sizeOf(const PaperFormat& format) {
  const QSizeF portrait = QPageSize(format.size).size(QPageSize::Point) * pt;
  return format.landscape ? portrait.transposed() : portrait;
}

class PageSetter {
 public:
  PageSetter(const Sheet& sheet, const PaperFormat& format, bool roomy, double more)
      : sheet_(sheet),
        type_(format.large),
        panels_(type_, sheet.rulePrefix),
        blocks_(type_),
        steps_(type_, panels_, sheet, roomy),
        size_(sizeOf(format)),
        left_(sheet.boxes > 0 ? leftForHoles : margin),
        width_(size_.width() - left_ - margin),
        bottom_(size_.height() - margin - leadingOf(type_.sans(type_.footer)) - 6 * pt),
        more_(more) {}

  SetPages set() {
    startPage();
    for (std::size_t i = 0; i < sheet_.blocks.size();) i = add(i);
    endLoop();
    leftOver_ = bottom_ - y_;
    footers();
    return {size_, std::move(pages_)};
  }

  /// What is free on the last page.
  [[nodiscard]] double leftOver() const { return leftOver_; }

 private:
  void startPage() {
    pages_.emplace_back();
    pages_.back().height = size_.height();
    y_ = margin;
    put(pages_.size() == 1 ? firstHead() : runningHead());
  }
  void newPage() {
    const std::string loop = loop_;
    endLoop();
    startPage();
    if (loop.empty()) return;
    loop_ = loop;
    loopTop_ = y_;
  }
  void put(Galley galley) {
    const double height = galley.height;
    pages_.back().place(std::move(galley), {left_, y_});
    y_ += height;
  }
  [[nodiscard]] bool fits(double height) const { return y_ + height <= bottom_ + 1; }
  [[nodiscard]] double pageRoom() const { return bottom_ - y_; }

  Galley firstHead() {
    Galley galley;
    const QFont big = type_.serif(type_.title);
    const QFont aside = type_.serif(type_.aside, true);
    const QFont small = type_.sans(type_.head);
    const double counted = sheet_.houseRules < 0 || type_.large ? 0 : 90 * pt;
    const SetText title(sheet_.title, big, width_ - counted);
    title.into(galley, {0, 0});
    double tall = title.height();
    const double room = width_ - counted - title.width() - 12 * pt;
    if (title.lines() == 1 && widthOf(sheet_.subtitle, aside) <= room) {
      SetText(sheet_.subtitle, aside, room)
          .into(galley, {title.width() + 12 * pt, baselineOf(big) - baselineOf(aside)});
    } else {
      const SetText below(sheet_.subtitle, aside, width_ - counted);
      below.into(galley, {0, tall});
      tall += below.height();
    }
    if (counted > 0) {
      SetText(tr("House rules in force"), small, counted, Qt::AlignRight).into(galley, {width_ - counted, 2 * pt});
      const QString count = sheet_.houseRules == 0 ? tr("none") : QStringLiteral("\uE000 %1").arg(sheet_.houseRules);
      SetText(QStringLiteral("**%1**").arg(count), type_.sans(type_.body), counted, Qt::AlignRight)
          .into(galley, {width_ - counted, 2 * pt + leadingOf(small)});
      tall = std::max(tall, 4 * pt + leadingOf(small) + leadingOf(type_.sans(type_.body)));
    }
    galley.height = tall + 2 * pt;
    galley.line({0, galley.height}, {width_, galley.height}, 17);
    galley.height += sheet_.boxes > 0 ? 2 * pt : 5 * pt;
    if (!sheet_.blanks.empty() && !type_.large) stack(galley, panels_.blanks({sheet_.blanks}, width_), 2 * pt);
    if (sheet_.boxes > 0) stack(galley, steps_.legend(width_), 0);
    return galley;
  }

  Galley runningHead() {
    Galley galley;
    const QFont big = type_.serif(type_.running);
    const QFont aside = type_.serif(type_.running * 0.9, true);
    const SetText title(sheet_.title, big, width_);
    title.into(galley, {0, 0});
    SetText(sheet_.subtitle, aside, width_).into(galley, {title.width() + 9 * pt, baselineOf(big) - baselineOf(aside)});
    galley.height = title.height() + 2 * pt;
    galley.line({0, galley.height}, {width_, galley.height}, 17);
    galley.height += 5 * pt;
    return galley;
  }

  static void stack(Galley& onto, Galley galley, double gap) {
    const double height = galley.height;
    onto.place(std::move(galley), {0, onto.height});
    onto.height += height + gap;
  }

  // Sets the block at i, with what belongs to it; the next block's index.
  std::size_t add(std::size_t i) {
    const SheetBlock& block = sheet_.blocks[i];
    if (const auto* step = std::get_if<SheetStep>(&block)) return addStep(*step), i + 1;
    if (const auto* heading = std::get_if<SheetHeading>(&block)) return addHeading(*heading, i), i + 1;
    endLoop();
    if (const auto* panel = std::get_if<SheetPanel>(&block)) return panel->wide ? addWide(*panel, i) : addPanels(i);
    if (const auto* strip = std::get_if<SheetStrip>(&block)) {
      if (!type_.large) addWhole(panels_.set(*strip, width_), betweenPanels);
    } else if (std::holds_alternative<SheetPageBreak>(block)) {
      if (!type_.large && sheet_.boxes == 0) newPage();
    } else {
      for (Galley& galley : blocks_.set(block, width_, bottom_ - margin - 40 * pt)) addWhole(std::move(galley), 2 * pt);
    }
    return i + 1;
  }

  void addWhole(Galley galley, double gap) {
    if (!fits(galley.height)) newPage();
    put(std::move(galley));
    y_ += gap;
  }

  void addHeading(const SheetHeading& heading, std::size_t i) {
    endLoop();
    Galley galley = phaseHeading(heading);
    double together = galley.height;
    if (i + 1 < sheet_.blocks.size())
      if (const auto* step = std::get_if<SheetStep>(&sheet_.blocks[i + 1]))
        together += steps_.set(*step, width_, more_).height;
    if (!fits(std::max(together, galley.height + 30 * pt))) newPage();
    put(std::move(galley));
  }

  Galley phaseHeading(const SheetHeading& heading) {
    Galley galley;
    const QFont big = type_.serif(type_.heading);
    const QFont aside = type_.serif(type_.aside, true);
    galley.height = 1.2 * pt + more_;
    const SetText title(heading.text, big, width_);
    title.into(galley, {0, galley.height});
    const double left = title.width() + 9 * pt;
    SetText(heading.aside, aside, width_ - left)
        .into(galley, {left, galley.height + baselineOf(big) - baselineOf(aside)});
    galley.height += baselineOf(big) + type_.heading * 0.34 * pt;
    galley.line({0, galley.height}, {width_, galley.height}, 10);
    return galley;
  }

  void addStep(const SheetStep& step) {
    if (step.loop != loop_) {
      endLoop();
      loop_ = step.loop;
      loopTop_ = y_;
    }
    Galley galley = steps_.set(step, width_, more_);
    if (!fits(galley.height)) newPage();
    put(std::move(galley));
  }

  void endLoop() {
    if (!loop_.empty() && y_ > loopTop_) pages_.back().place(steps_.bracket(loop_, y_ - loopTop_), {left_, loopTop_});
    loop_.clear();
  }

  std::size_t addWide(const SheetPanel& panel, std::size_t i) {
    if (y_ > margin + 60 * pt) y_ += 2 * pt;
    Galley galley = panels_.set(panel, width_);
    if (fits(galley.height) || galley.height > bottom_ - margin) {
      addLong(panel, std::move(galley));
    } else {
      newPage();
      put(std::move(galley));
    }
    y_ += betweenPanels;
    return i + 1;
  }

  // A panel longer than a page is broken between its parts, and a table between its rows.
  void addLong(const SheetPanel& panel, Galley galley) {
    if (fits(galley.height)) return put(std::move(galley));
    for (SheetPanel& piece : piecesOf(panel)) {
      Galley set = panels_.set(piece, width_);
      if (!fits(set.height)) newPage();
      put(std::move(set));
      y_ += 2 * pt;
    }
  }

  [[nodiscard]] std::vector<SheetPanel> piecesOf(const SheetPanel& panel) const {
    const std::size_t rowsAPiece = type_.large ? 3 : 12;
    std::vector<SheetPanel> pieces;
    const auto piece = [&](SheetPart part) {
      SheetPanel one{panel.title, panel.aside, {}, panel.wide};
      one.parts.push_back(std::move(part));
      pieces.push_back(std::move(one));
    };
    for (const SheetPart& part : panel.parts) {
      const auto* grid = std::get_if<SheetGrid>(&part);
      if (grid == nullptr) {
        piece(part);
        continue;
      }
      for (std::size_t from = 0; from < grid->rows.size(); from += rowsAPiece) {
        SheetGrid some = *grid;
        const std::size_t to = std::min(from + rowsAPiece, grid->rows.size());
        some.rows.assign(grid->rows.begin() + static_cast<std::ptrdiff_t>(from),
                         grid->rows.begin() + static_cast<std::ptrdiff_t>(to));
        piece(std::move(some));
      }
    }
    return pieces;
  }

  [[nodiscard]] int columnCount() const {
    return std::max(1, static_cast<int>((width_ + betweenColumns) / (type_.large ? 430 * pt : 240 * pt)));
  }

  // Panels that stand one after another fill the columns of a page; the last page's are made equally long.
  std::size_t addPanels(std::size_t i) {
    if (sheet_.boxes > 0 && !type_.large) return addFoot(i);
    const int count = columnCount();
    const double column = (width_ - betweenColumns * (count - 1)) / count;
    std::vector<Galley> galleys;
    while (i < sheet_.blocks.size()) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->wide) break;
      if (type_.large)
        for (const SheetPanel& piece : shortPieces(*panel, column)) galleys.push_back(panels_.set(piece, column));
      else
        galleys.push_back(panels_.set(*panel, column));
      ++i;
    }
    const double after = wideAfter(i);
    while (!galleys.empty()) {
      std::vector<double> heights;
      for (const Galley& galley : galleys) heights.push_back(galley.height);
      ColumnPlan plan = planColumns(heights, count, pageRoom() - after, betweenPanels);
      if (plan.taken() < galleys.size()) plan = planColumns(heights, count, pageRoom(), betweenPanels);
      if (plan.taken() == 0) {
        newPage();
        continue;
      }
      placeColumns(plan, galleys, column, plan.taken() == galleys.size() ? after : 0);
      galleys = rest(plan, std::move(galleys));
      if (!galleys.empty()) newPage();
    }
    return i;
  }

  // The panels below a checklist stand side by side, each as wide as it needs.
  std::size_t addFoot(std::size_t i) {
    std::vector<const SheetPanel*> panels;
    double needed = 0;
    for (; i < sheet_.blocks.size(); ++i) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->wide) break;
      panels.push_back(panel);
      needed += panels_.naturalWidth(*panel);
    }
    const auto count = static_cast<double>(panels.size());
    const double room = width_ - betweenColumns * (count - 1);
    std::vector<Galley> galleys;
    std::vector<double> widths;
    double tall = 0;
    for (const SheetPanel* panel : panels) {
      const double natural = panels_.naturalWidth(*panel);
      widths.push_back(needed < room ? natural + (room - needed) / count : room * natural / needed);
      galleys.push_back(panels_.set(*panel, widths.back()));
      tall = std::max(tall, galleys.back().height);
    }
    if (!fits(tall + 10 * pt)) newPage();
    ruleOff();
    double x = left_;
    for (std::size_t p = 0; p < galleys.size(); ++p) {
      pages_.back().place(std::move(galleys[p]), {x, y_});
      x += widths[p] + betweenColumns;
    }
    y_ += tall;
    return i;
  }

  // In large print a panel that is longer than a page is broken between its parts.
  [[nodiscard]] std::vector<SheetPanel> shortPieces(const SheetPanel& panel, double column) const {
    if (panels_.set(panel, column).height <= bottom_ - margin - 60 * pt) return {panel};
    return piecesOf(panel);
  }

  // The wide panel that stands right behind the columns wants its room at the foot.
  [[nodiscard]] double wideAfter(std::size_t i) const {
    if (i >= sheet_.blocks.size()) return 0;
    const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
    return panel == nullptr ? 0 : panels_.set(*panel, width_).height + betweenPanels;
  }

  void placeColumns(const ColumnPlan& plan, std::vector<Galley>& galleys, double column, double after) {
    double deepest = 0;
    for (std::size_t c = 0; c < plan.columns.size(); ++c) {
      const std::vector<std::size_t>& members = plan.columns[c];
      double height = 0;
      for (const std::size_t m : members) height += galleys[m].height;
      const double gaps = static_cast<double>(std::max<std::size_t>(1, members.size()) - 1);
      const double spare = gaps > 0 ? (pageRoom() - after - height) / gaps : 0;
      const double gap = std::clamp(spare, betweenPanels, mostBetweenPanels);
      double y = y_;
      for (const std::size_t m : members) {
        const double tall = galleys[m].height;
        pages_.back().place(galleys[m], {left_ + (column + betweenColumns) * static_cast<double>(c), y});
        y += tall + gap;
      }
      deepest = std::max(deepest, y - gap - y_);
    }
    y_ += deepest + betweenPanels;
  }

  static std::vector<Galley> rest(const ColumnPlan& plan, std::vector<Galley> galleys) {
    std::vector<bool> gone(galleys.size(), false);
    for (const auto& members : plan.columns)
      for (const std::size_t m : members) gone[m] = true;
    std::vector<Galley> left;
    for (std::size_t i = 0; i < galleys.size(); ++i)
      if (!gone[i]) left.push_back(std::move(galleys[i]));
    return left;
  }

  void ruleOff() {
    Galley galley;
    galley.height = 4 * pt + more_;
    galley.line({0, galley.height}, {width_, galley.height}, 17);
    galley.height += 2 * pt;
    put(std::move(galley));
  }

  void footers() {
    const QFont font = type_.sans(type_.footer);
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      Galley foot;
      foot.line({0, 0}, {width_, 0}, 8);
      const QString page = tr("%1 of %2").arg(i + 1).arg(pages_.size());
      const double room = width_ - 60 * pt;
      SetText words(sheet_.footer, font, room);
      if (words.lines() > 1) words = SetText(elided(sheet_.footer, font, room), font, room);
      words.into(foot, {0, 3 * pt});
      SetText(page, font, 60 * pt, Qt::AlignRight).into(foot, {width_ - 60 * pt, 3 * pt});
      pages_[i].place(std::move(foot), {left_, bottom_ + 3 * pt});
    }
  }

  // A long footer gives up its middle, from the last but one statement on.
  static QString elided(const std::string& footer, const QFont& font, double room) {
    QStringList parts = text(footer).split(QStringLiteral(" \u00B7 "));
    while (parts.size() > 2) {
      const QString words = parts.join(QStringLiteral(" \u00B7 "));
      if (widthOf(words.toStdString(), font) <= room) break;
      parts.removeAt(parts.size() > 3 ? parts.size() - 2 : 1);
    }
    return parts.join(QStringLiteral(" \u00B7 "));
  }

  const Sheet& sheet_;
  Type type_;
  PanelSetter panels_;
  BlockSetter blocks_;
  StepSetter steps_;
  QSizeF size_;
  double left_;
  double width_;
  double bottom_;
  double more_;
  double y_ = 0;
  double leftOver_ = 0;
  std::string loop_;
  double loopTop_ = 0;
  std::vector<Galley> pages_;
};

// A checklist that leaves room is set roomier: words below the titles, rows farther apart.
SetPages setChecklist(const Sheet& sheet, const PaperFormat& format) {
  const auto steps = static_cast<double>(std::ranges::count_if(
      sheet.blocks, [](const SheetBlock& block) { return std::holds_alternative<SheetStep>(block); }));
  PageSetter tight(sheet, format, false, 0);
  SetPages best = tight.set();
  for (const bool roomy : {true, false}) {
    PageSetter first(sheet, format, roomy, 0);
    const SetPages pages = first.set();
    if (pages.pages.size() > best.pages.size()) continue;
    if (pages.pages.size() > 1) return pages;
    const double more = std::clamp(first.leftOver() / (steps + 5), 0.0, mostBetweenSteps);
    SetPages opened = PageSetter(sheet, format, roomy, more * 0.97).set();
    return opened.pages.size() > pages.pages.size() ? pages : opened;
  }
  return best;
}

}  // namespace

SetPages setPages(const Sheet& sheet, const PaperFormat& format) {
  if (sheet.boxes > 0) return setChecklist(sheet, format);
  return PageSetter(sheet, format, true, 0).set();
}

}  // namespace signifer::ui
