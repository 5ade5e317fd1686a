// Panels on pages: across the page, in columns, one below another.
#include <algorithm>
#include <numeric>
#include <utility>

#include "printing/panel_pieces.h"
#include "printing/sheet_on_pages.h"

namespace signifer::ui {
namespace {

constexpr double mostGap = 5 * millimetre;
constexpr double aboveWide = 2 * pt;

// Boxes to mark and lines to write on need room below their heading; words and tables may begin lower on a page.
bool mayBeginLow(const SheetPanel& panel) {
  return std::ranges::none_of(panel.parts, [](const SheetPart& part) {
    return std::holds_alternative<SheetTrack>(part) || std::holds_alternative<SheetBlanks>(part);
  });
}

}  // namespace

double SheetOnPages::nextPageRoom() const { return bottom_ - margin_ - furniture_.runningHead().height; }

std::size_t SheetOnPages::addWide(const SheetPanel& panel, std::size_t i) {
  if (panel.fills) {
    addLines();
    toWrite_ = &panel;
    return i + 1;
  }
  if (y_ > margin_ + 60 * pt) y_ += aboveWide;
  Galley galley = panels_.set(panel, width_);
  const double page = nextPageRoom();
  // No page is left more than half empty for one that could begin upon it; in large print still less.
  if (fits(galley.height) || galley.height > page || pageRoom() > page / (type_.large && mayBeginLow(panel) ? 5 : 2)) {
    addLong(panel, std::move(galley));
  } else {
    newPage();
    put(std::move(galley));
  }
  y_ += gap();
  return i + 1;
}

void SheetOnPages::addLines() {
  const SheetPanel* panel = std::exchange(toWrite_, nullptr);
  if (panel == nullptr) return;
  toWriteFrom_ = y_;
  if (Galley lines = panels_.lines(*panel, width_, pageRoom()); fits(lines.height)) put(std::move(lines));
}

void SheetOnPages::addLong(const SheetPanel& panel, Galley galley) {
  if (fits(galley.height)) return put(std::move(galley));
  const double page = nextPageRoom();
  // Few rows stand together, so that a page is filled to its foot; those of large print are tall.
  const std::size_t together = type_.large ? 1 : 2;
  const auto height = [this](const SheetPanel& one) { return panels_.set(one, width_).height; };
  bool first = true;
  for (const SheetPanel& piece : piecesInto(panels_.asItStands(panel, width_), together, pageRoom(), page, height)) {
    Galley set = panels_.set(piece, width_);
    // A later piece begins its page: its head stands nowhere else.
    if (!std::exchange(first, false) || !fits(set.height)) newPage();
    put(std::move(set));
    y_ += 2 * pt;
  }
}

std::size_t SheetOnPages::addOneBelowAnother(std::size_t i) {
  bool besides = false;
  for (; i < sheet_.blocks.size(); ++i) {
    const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
    if (panel == nullptr || panel->wide) break;
    Galley galley = panels_.set(*panel, width_);
    if (panel->spare && !fits(galley.height + wantedBelow(i + 1))) {
      if (besides || !opensPageToWrite(i)) {
        ++leftOut_;
        continue;
      }
      newPage();
    }
    besides = besides || panel->spare;
    const double least = mayBeginLow(*panel) ? 0.18 : 0.22;
    if (!fits(galley.height) && pageRoom() < least * (bottom_ - margin_)) newPage();
    addLong(*panel, std::move(galley));
    y_ += gap();
  }
  return i;
}

bool SheetOnPages::opensPageToWrite(std::size_t i) const {
  for (; i < sheet_.blocks.size(); ++i) {
    const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
    if (panel == nullptr || panel->wide) return panel != nullptr && panel->fills;
    if (!panel->spare || fits(panels_.set(*panel, width_).height + wantedBelow(i + 1))) return false;
  }
  return false;
}

double SheetOnPages::wantedBelow(std::size_t i) const {
  for (; i < sheet_.blocks.size(); ++i) {
    const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
    if (panel == nullptr || panel->fills) return 0;
    if (!panel->spare) return wideAfter(i);
  }
  return 0;
}

int SheetOnPages::columnCount() const {
  // Armies beside each other below a map have long rows.
  const bool across = hasMap_ && size_.width() > size_.height();
  const double least = type_.large ? 430 : small_ ? 160 : across ? 330 : 240;
  return std::max(1, static_cast<int>((width_ + betweenColumns_) / (least * pt)));
}

std::size_t SheetOnPages::addPanels(std::size_t i) {
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

std::size_t SheetOnPages::addFoot(std::size_t i) {
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

std::vector<SheetPanel> SheetOnPages::shortPieces(const SheetPanel& panel, double column) const {
  if (panels_.set(panel, column).height <= bottom_ - margin_ - 60 * pt) return {panel};
  return piecesOf(panel, rowsAPiece());
}

double SheetOnPages::leastToWrite() const {
  return (type_.large ? 140 : type_.density == Density::usual ? 80 : 0) * pt;
}

double SheetOnPages::wideAfter(std::size_t i) const {
  if (i >= sheet_.blocks.size()) return 0;
  const auto* panel = std::get_if<SheetPanel>(&sheet_.blocks[i]);
  if (panel == nullptr) return 0;
  return panel->fills ? leastToWrite() : aboveWide + panels_.set(*panel, width_).height + gap();
}

void SheetOnPages::placeColumns(const ColumnPlan& plan, std::vector<Galley>& galleys, double column, double after) {
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

}  // namespace signifer::ui
