#include "printing/page_flow.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "printing/block_setter.h"
#include "printing/card_setter.h"
#include "printing/columns.h"
#include "printing/map_setter.h"
#include "printing/page_furniture.h"
#include "printing/panel_pieces.h"
#include "printing/panel_setter.h"
#include "printing/step_setter.h"
#include "printing/strip_setter.h"
#include "printing/type.h"

namespace signifer::ui {
namespace {

constexpr double pageMargin = 12 * millimetre;
constexpr double leastMargin = 9 * millimetre;
constexpr double smallMargin = 8 * millimetre;
// Cards may reach farther out than words.
constexpr double leastForCards = 8 * millimetre;
constexpr double leftForHoles = 15 * millimetre;
constexpr double betweenColumns = 7 * millimetre;
constexpr double leastBetweenColumns = 5 * millimetre;
constexpr double mostGap = 5 * millimetre;
constexpr double aboveWide = 2 * pt;

QSizeF sizeOf(const PaperFormat& format) {
  const QSizeF portrait = QPageSize(format.size).size(QPageSize::Point) * pt;
  return format.landscape ? portrait.transposed() : portrait;
}

// Narrow where the paper is small, or where that saves a page.
double marginOf(const PaperFormat& format, const Spacing& spacing) {
  if (format.size == QPageSize::A5) return smallMargin;
  return spacing.density == Density::closest ? leastMargin : pageMargin;
}

template <class Block>
bool has(const Sheet& sheet) {
  return std::ranges::any_of(sheet.blocks,
                             [](const SheetBlock& block) { return std::holds_alternative<Block>(block); });
}

// Boxes to mark and lines to write on need room below their heading; words and tables may begin lower on a page.
bool mayBeginLow(const SheetPanel& panel) {
  return std::ranges::none_of(panel.parts, [](const SheetPart& part) {
    return std::holds_alternative<SheetTrack>(part) || std::holds_alternative<SheetBlanks>(part);
  });
}

class PageFlow {
 public:
  PageFlow(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing)
      : sheet_(sheet),
        type_(format.large, spacing.density, spacing.letters),
        panels_(type_, sheet.rulePrefix),
        blocks_(type_),
        strips_(type_, panels_),
        cards_(type_, sheet.rulePrefix),
        maps_(type_),
        steps_(type_, panels_, sheet, {spacing.roomy, spacing.under}),
        size_(sizeOf(format)),
        margin_(marginOf(format, spacing)),
        betweenColumns_(spacing.density == Density::closest ? leastBetweenColumns : betweenColumns),
        left_(has<SheetStep>(sheet) ? leftForHoles : margin_),
        width_(size_.width() - left_ - margin_),
        bottom_(size_.height() - margin_ - leadingOf(type_.sans(type_.footer)) - 6 * pt),
        furniture_(sheet, type_, panels_, steps_, width_),
        headless_(has<SheetCards>(sheet)),
        hasMap_(has<SheetMap>(sheet)),
        more_(spacing.more),
        map_(spacing.map),
        breaks_(spacing.breaks),
        small_(format.size == QPageSize::A5) {}

  SetPages set() {
    startPage();
    for (std::size_t i = 0; i < sheet_.blocks.size();) i = add(i);
    endLoop();
    addLines();
    leftOver_ = bottom_ - (toWriteFrom_ > 0 ? toWriteFrom_ : y_);
    footers();
    return {size_, std::move(pages_), leftOut_};
  }

  /// The free height on the last page.
  [[nodiscard]] double leftOver() const { return leftOver_; }

 private:
  void startPage() {
    pages_.emplace_back();
    pages_.back().height = size_.height();
    y_ = margin_;
    if (!headless_) put(pages_.size() == 1 ? furniture_.firstHead() : furniture_.runningHead());
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
  /// Between panels.
  [[nodiscard]] double gap() const { return type_.gap; }

  // Sets the block at i, with what belongs to it; the next block's index.
  std::size_t add(std::size_t i) {
    const SheetBlock& block = sheet_.blocks[i];
    if (const auto* step = std::get_if<SheetStep>(&block)) return addStep(*step), i + 1;
    if (const auto* heading = std::get_if<SheetHeading>(&block)) return addHeading(*heading, i), i + 1;
    endLoop();
    if (const auto* panel = std::get_if<SheetPanel>(&block)) return panel->wide ? addWide(*panel, i) : addPanels(i);
    if (const auto* strip = std::get_if<SheetStrip>(&block)) {
      if (!type_.large) addWhole(strips_.set(*strip, width_), gap());
    } else if (const auto* cards = std::get_if<SheetCards>(&block)) {
      addCards(*cards);
    } else if (const auto* map = std::get_if<SheetMap>(&block)) {
      y_ += 9 * pt;
      addMap(*map);
    } else if (std::holds_alternative<SheetPageBreak>(block)) {
      addLines();
      // Blocks stand where there is room if that saves a page.
      if (!type_.large && sheet_.boxes == 0 && (breaks_ || type_.density != Density::closest)) newPage();
    } else {
      for (Galley& galley : blocks_.set(block, width_, bottom_ - margin_ - 40 * pt))
        addWhole(std::move(galley), 2 * pt);
    }
    return i + 1;
  }

  // With the list of its names below it a map is smaller rather than upon the next page.
  void addMap(const SheetMap& map) {
    const double most = map_ * (bottom_ - margin_);
    Galley galley = maps_.set(map, width_, most);
    for (const double share : {0.9, 0.8, 0.7, 0.6, 0.5})
      if (!fits(galley.height)) galley = maps_.set(map, width_, share * most);
    addWhole(std::move(galley), gap());
  }

  void addWhole(Galley galley, double below) {
    if (!fits(galley.height)) newPage();
    put(std::move(galley));
    y_ += below;
  }

  // As many as fit beside and below each other, to be cut along their lines; a few fill up the row before them.
  void addCards(const SheetCards& cards) {
    const QSizeF size = cards_.size();
    const int across = std::max(1, static_cast<int>((size_.width() - 2 * leastForCards) / size.width()));
    const double left = (size_.width() - across * size.width()) / 2;
    const int count = static_cast<int>(cards.cards.size());
    std::vector<Galley> rows = cards_.rows(cards, across);
    if (inRow_ > 0 && count > 0 && inRow_ + count <= across) {
      pages_.back().place(std::move(rows.front()), {left + inRow_ * size.width(), y_ - size.height()});
      inRow_ += count;
      return;
    }
    for (Galley& row : rows) {
      if (!fits(row.height)) newPage();
      const double height = row.height;
      pages_.back().place(std::move(row), {left, y_});
      y_ += height;
    }
    inRow_ = count == 0 ? 0 : (count - 1) % across + 1;
  }

  void addHeading(const SheetHeading& heading, std::size_t i) {
    endLoop();
    Galley galley = furniture_.phaseHeading(heading, more_);
    double together = galley.height;
    if (i + 1 < sheet_.blocks.size())
      if (const auto* step = std::get_if<SheetStep>(&sheet_.blocks[i + 1]))
        together += steps_.set(*step, width_, more_).height;
    if (!fits(std::max(together, galley.height + 30 * pt))) newPage();
    put(std::move(galley));
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
    if (panel.fills) {
      addLines();
      toWrite_ = &panel;
      return i + 1;
    }
    if (y_ > margin_ + 60 * pt) y_ += aboveWide;
    Galley galley = panels_.set(panel, width_);
    const double page = bottom_ - margin_;
    // No page is left more than half empty for one that could begin upon it; in large print still less.
    if (fits(galley.height) || galley.height > page ||
        pageRoom() > page / (type_.large && mayBeginLow(panel) ? 5 : 2)) {
      addLong(panel, std::move(galley));
    } else {
      newPage();
      put(std::move(galley));
    }
    y_ += gap();
    return i + 1;
  }

  // Lines to write on fill what the rest has left free, up to the end or to a page break; no page is begun for them.
  void addLines() {
    const SheetPanel* panel = std::exchange(toWrite_, nullptr);
    if (panel == nullptr) return;
    toWriteFrom_ = y_;
    if (Galley lines = panels_.lines(*panel, width_, pageRoom()); fits(lines.height)) put(std::move(lines));
  }

  // A panel longer than the room is broken between its parts, and a table between its rows.
  void addLong(const SheetPanel& panel, Galley galley) {
    if (fits(galley.height)) return put(std::move(galley));
    // The head of later pages takes some of them.
    const double page = bottom_ - margin_ - 60 * pt;
    // Few rows stand together, so that a page is filled to its foot; those of large print are tall.
    const std::size_t together = type_.large ? 1 : 2;
    const auto height = [this](const SheetPanel& one) { return panels_.set(one, width_).height; };
    for (const SheetPanel& piece : piecesInto(panels_.asItStands(panel, width_), together, pageRoom(), page, height)) {
      Galley set = panels_.set(piece, width_);
      if (!fits(set.height)) newPage();
      put(std::move(set));
      y_ += 2 * pt;
    }
  }

  // Large print across one column: panels follow each other, and one that begins low on a page goes on upon the next.
  std::size_t addOneBelowAnother(std::size_t i) {
    for (; i < sheet_.blocks.size(); ++i) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->wide) break;
      Galley galley = panels_.set(*panel, width_);
      if (panel->spare && !fits(galley.height + wantedBelow(i + 1))) {
        ++leftOut_;
        continue;
      }
      const double least = mayBeginLow(*panel) ? 0.18 : 0.22;
      if (!fits(galley.height) && pageRoom() < least * (bottom_ - margin_)) newPage();
      addLong(*panel, std::move(galley));
      y_ += gap();
    }
    return i;
  }

  // The room of a panel across the page behind those that may be left out: it goes before them.
  [[nodiscard]] double wantedBelow(std::size_t i) const {
    for (; i < sheet_.blocks.size(); ++i) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->fills) return 0;
      if (!panel->spare) return wideAfter(i);
    }
    return 0;
  }

  [[nodiscard]] std::size_t rowsAPiece() const { return type_.large ? 3 : 12; }

  [[nodiscard]] int columnCount() const {
    // Armies beside each other below a map have long rows.
    const bool across = hasMap_ && size_.width() > size_.height();
    const double least = type_.large ? 430 : small_ ? 160 : across ? 330 : 240;
    return std::max(1, static_cast<int>((width_ + betweenColumns_) / (least * pt)));
  }

  struct Panels {
    std::vector<Galley> galleys;
    std::vector<bool> spare;

    [[nodiscard]] std::vector<double> heights() const {
      std::vector<double> all;
      for (const Galley& galley : galleys) all.push_back(galley.height);
      return all;
    }
    void keep(const std::vector<std::size_t>& chosen) {
      Panels kept;
      for (const std::size_t i : chosen) {
        kept.galleys.push_back(std::move(galleys[i]));
        kept.spare.push_back(spare[i]);
      }
      *this = std::move(kept);
    }
  };

  // Panels that stand one after another fill the columns of a page; the last page's are made equally long.
  std::size_t addPanels(std::size_t i) {
    if (sheet_.boxes > 0 && !type_.large) return addFoot(i);
    const int count = columnCount();
    if (type_.large && count == 1) return addOneBelowAnother(i);
    const double column = (width_ - betweenColumns_ * (count - 1)) / count;
    Panels panels;
    for (; i < sheet_.blocks.size(); ++i) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->wide) break;
      for (const SheetPanel& piece : type_.large ? shortPieces(*panel, column) : std::vector<SheetPanel>{*panel}) {
        panels.galleys.push_back(panels_.set(piece, column));
        panels.spare.push_back(panel->spare);
      }
    }
    double after = wideAfter(i);
    bool freely = hasMap_ || std::ranges::find(panels.spare, true) != panels.spare.end();
    const auto planFor = [&](const std::vector<double>& heights, double room) {
      return freely ? planSideBySide(heights, count, room, gap()) : planColumns(heights, count, room, gap());
    };
    // Panels that may be left out are given up first. If that does not help, the matter below gets no room on this
    // page.
    const auto chosenFor = [&](double kept) {
      return chooseSpare(panels.heights(), panels.spare, [&](const std::vector<double>& heights) {
        return planFor(heights, pageRoom() - kept).taken() == heights.size();
      });
    };
    Chosen chosen = chosenFor(after);
    if (!chosen.fits && i < sheet_.blocks.size()) {
      chosen = chosenFor(0);
      if (chosen.fits) after = 0;
    }
    // They wait for the last page, where all others need more than one.
    std::vector<Galley> waiting;
    if (!chosen.fits) {
      freely = hasMap_;
      for (std::size_t p = 0; p < panels.galleys.size(); ++p)
        if (panels.spare[p]) waiting.push_back(panels.galleys[p]);
    }
    leftOut_ += panels.galleys.size() - chosen.which.size();
    panels.keep(chosen.which);
    const auto plan = [&](double room) { return planFor(panels.heights(), room); };
    std::vector<Galley>& galleys = panels.galleys;
    while (!galleys.empty()) {
      double room = pageRoom() - after;
      ColumnPlan here = plan(room);
      if (here.taken() < galleys.size()) here = plan(room = pageRoom());
      if (here.taken() == galleys.size()) {
        for (Galley& one : std::exchange(waiting, {})) {
          galleys.push_back(std::move(one));
          if (ColumnPlan more = plan(room); more.taken() == galleys.size()) {
            here = std::move(more);
            --leftOut_;
          } else {
            galleys.pop_back();
          }
        }
      }
      if (here.taken() == 0) {
        newPage();
        // A panel taller than a page runs over its foot, and counts as more than one.
        if (galleys.front().height <= pageRoom()) continue;
        put(std::move(galleys.front()));
        galleys.erase(galleys.begin());
        newPage();
        continue;
      }
      placeColumns(here, galleys, column, here.taken() == galleys.size() ? after : 0);
      galleys = here.rest(std::move(galleys));
      if (!galleys.empty()) newPage();
    }
    return i;
  }

  // The panels below a checklist stand side by side, each as wide as it needs.
  std::size_t addFoot(std::size_t i) {
    std::vector<const SheetPanel*> panels;
    std::vector<double> naturals;
    for (; i < sheet_.blocks.size(); ++i) {
      const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
      if (panel == nullptr || panel->wide) break;
      panels.push_back(panel);
      naturals.push_back(panels_.naturalWidth(*panel));
    }
    const double room = width_ - betweenColumns_ * (static_cast<double>(panels.size()) - 1);
    std::vector<double> least;
    for (const double gap : {GridSetter::nearCells, GridSetter::leastBetweenCells}) {
      least.clear();
      for (const SheetPanel* panel : panels) least.push_back(panels_.leastWidth(*panel, gap));
      if (std::accumulate(least.begin(), least.end(), 0.0) <= room) break;
    }
    const std::vector<double> widths = noneBelow(shareWidths(naturals, room), least);
    std::vector<Galley> galleys;
    double tall = 0;
    for (std::size_t p = 0; p < panels.size(); ++p) {
      galleys.push_back(panels_.set(*panels[p], widths[p]));
      tall = std::max(tall, galleys.back().height);
    }
    if (!fits(tall + 10 * pt)) newPage();
    put(furniture_.rule(more_));
    double x = left_;
    for (std::size_t p = 0; p < galleys.size(); ++p) {
      pages_.back().place(std::move(galleys[p]), {x, y_});
      x += widths[p] + betweenColumns_;
    }
    y_ += tall;
    return i;
  }

  // In large print a panel that is longer than a page is broken between its parts.
  [[nodiscard]] std::vector<SheetPanel> shortPieces(const SheetPanel& panel, double column) const {
    if (panels_.set(panel, column).height <= bottom_ - margin_ - 60 * pt) return {panel};
    return piecesOf(panel, rowsAPiece());
  }

  // Lines to write on take at least as much; less where the sheet is set closer for what else it shall hold.
  [[nodiscard]] double leastToWrite() const {
    return (type_.large ? 140 : type_.density == Density::usual ? 80 : 45) * pt;
  }

  // The wide panel that stands right behind the columns wants its room at the foot.
  [[nodiscard]] double wideAfter(std::size_t i) const {
    if (i >= sheet_.blocks.size()) return 0;
    const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
    if (panel == nullptr) return 0;
    return panel->fills ? leastToWrite() : aboveWide + panels_.set(*panel, width_).height + gap();
  }

  void placeColumns(const ColumnPlan& plan, std::vector<Galley>& galleys, double column, double after) {
    double deepest = 0;
    for (std::size_t c = 0; c < plan.columns.size(); ++c) {
      const std::vector<std::size_t>& members = plan.columns[c];
      double height = 0;
      for (const std::size_t m : members) height += galleys[m].height;
      const double gaps = static_cast<double>(std::max<std::size_t>(1, members.size()) - 1);
      const double spare = gaps > 0 ? (pageRoom() - after - height) / gaps : 0;
      const double between = std::clamp(spare, gap(), std::max(gap(), mostGap));
      double y = y_;
      for (const std::size_t m : members) {
        const double tall = galleys[m].height;
        pages_.back().place(galleys[m], {left_ + (column + betweenColumns_) * static_cast<double>(c), y});
        y += tall + between;
      }
      deepest = std::max(deepest, y - between - y_);
    }
    y_ += deepest + gap();
  }

  void footers() {
    for (std::size_t i = 0; i < pages_.size(); ++i)
      pages_[i].place(furniture_.footer(i + 1, pages_.size()), {left_, bottom_ + 3 * pt});
  }

  const Sheet& sheet_;
  Type type_;
  PanelSetter panels_;
  BlockSetter blocks_;
  StripSetter strips_;
  CardSetter cards_;
  MapSetter maps_;
  StepSetter steps_;
  QSizeF size_;
  double margin_;
  double betweenColumns_;
  double left_;
  double width_;
  double bottom_;
  PageFurniture furniture_;
  /// Cards fill whole pages.
  bool headless_;
  /// A battle: its armies stand side by side.
  bool hasMap_;
  double more_;
  double map_;
  bool breaks_;
  bool small_;
  double y_ = 0;
  std::size_t leftOut_ = 0;
  double leftOver_ = 0;
  /// Lines to write on that wait for the rest to be placed; null where there are none.
  const SheetPanel* toWrite_ = nullptr;
  /// They fill the last page from here on; 0 where there are none.
  double toWriteFrom_ = 0;
  std::string loop_;
  double loopTop_ = 0;
  /// Cards in the last row.
  int inRow_ = 0;
  std::vector<Galley> pages_;
};

}  // namespace

SetPages flow(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing, double& leftOver) {
  const Sheet brief = spacing.brief ? withoutDetails(sheet) : Sheet();
  PageFlow setter(spacing.brief ? brief : sheet, format, spacing);
  SetPages pages = setter.set();
  leftOver = setter.leftOver();
  return pages;
}

}  // namespace signifer::ui
