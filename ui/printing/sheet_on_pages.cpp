#include "printing/sheet_on_pages.h"

#include <algorithm>
#include <utility>

#include "printing/panel_pieces.h"

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

}  // namespace

SheetOnPages::SheetOnPages(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing)
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

SetPages SheetOnPages::set() {
  startPage();
  for (std::size_t i = 0; i < sheet_.blocks.size();) i = add(i);
  endLoop();
  addLines();
  leftOver_ = bottom_ - (toWriteFrom_ > 0 ? toWriteFrom_ : y_);
  footers();
  return {size_, std::move(pages_), leftOut_};
}

void SheetOnPages::startPage() {
  pages_.emplace_back();
  pages_.back().height = size_.height();
  y_ = margin_;
  if (!headless_) put(pages_.size() == 1 ? furniture_.firstHead() : furniture_.runningHead());
}

void SheetOnPages::newPage() {
  const std::string loop = loop_;
  endLoop();
  startPage();
  if (loop.empty()) return;
  loop_ = loop;
  loopTop_ = y_;
}

void SheetOnPages::put(Galley galley) {
  const double height = galley.height;
  pages_.back().place(std::move(galley), {left_, y_});
  y_ += height;
}

std::size_t SheetOnPages::add(std::size_t i) {
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
    for (Galley& galley : blocks_.set(block, width_, bottom_ - margin_ - 40 * pt)) addWhole(std::move(galley), 2 * pt);
  }
  return i + 1;
}

void SheetOnPages::addMap(const SheetMap& map) {
  const double most = map_ * (bottom_ - margin_);
  Galley galley = maps_.set(map, width_, most);
  for (const double share : {0.9, 0.8, 0.7, 0.6, 0.5})
    if (!fits(galley.height)) galley = maps_.set(map, width_, share * most);
  addWhole(std::move(galley), gap());
}

void SheetOnPages::addWhole(Galley galley, double below) {
  if (!fits(galley.height)) newPage();
  put(std::move(galley));
  y_ += below;
}

void SheetOnPages::addCards(const SheetCards& cards) {
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

void SheetOnPages::addHeading(const SheetHeading& heading, std::size_t i) {
  endLoop();
  Galley galley = furniture_.phaseHeading(heading, more_);
  double together = galley.height;
  if (i + 1 < sheet_.blocks.size())
    if (const auto* step = std::get_if<SheetStep>(&sheet_.blocks[i + 1]))
      together += steps_.set(*step, width_, more_).height;
  if (!fits(std::max(together, galley.height + 30 * pt))) newPage();
  put(std::move(galley));
}

void SheetOnPages::addStep(const SheetStep& step) {
  if (step.loop != loop_) {
    endLoop();
    loop_ = step.loop;
    loopTop_ = y_;
  }
  Galley galley = steps_.set(step, width_, more_);
  if (!fits(galley.height)) newPage();
  put(std::move(galley));
}

void SheetOnPages::endLoop() {
  if (!loop_.empty() && y_ > loopTop_) pages_.back().place(steps_.bracket(loop_, y_ - loopTop_), {left_, loopTop_});
  loop_.clear();
}

void SheetOnPages::footers() {
  for (std::size_t i = 0; i < pages_.size(); ++i)
    pages_[i].place(furniture_.footer(i + 1, pages_.size()), {left_, bottom_ + 3 * pt});
}

}  // namespace signifer::ui
