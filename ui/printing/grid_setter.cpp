#include "printing/grid_setter.h"

#include <algorithm>
#include <numeric>

#include "sheet/rule_ids.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double hairline = 4;
// The next line of the same cell.
const std::string lineBreak = "\u2028";
constexpr double betweenHalves = 7 * millimetre;
constexpr double betweenCells = 6 * pt;
// Each cell beside bars has two figures.
constexpr double besideBars = 9 * pt;
// Gaps between large letters are larger too.
constexpr double largeGaps = 1.75;
constexpr double widestBar = 0.42;
constexpr double narrowestBar = 0.26;

// Whether texts stand in more than one column: each then needs its head.
bool hasManyTexts(const SheetGrid& grid) {
  std::size_t texts = 0;
  for (std::size_t i = 1; i < grid.columns.size() && i < grid.head.size(); ++i)
    if (grid.columns[i].wide && !grid.head[i].empty()) ++texts;
  return texts > 1;
}

Qt::Alignment alignmentOf(const SheetColumn& column) {
  switch (column.align) {
    case SheetColumn::Align::right:
      return Qt::AlignRight;
    case SheetColumn::Align::centre:
      return Qt::AlignHCenter;
    case SheetColumn::Align::left:
      break;
  }
  return Qt::AlignLeft;
}

double sumOf(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

// Greys from white to black, in steps.
QColor shade(std::size_t index, std::size_t count) {
  if (count < 2) return Qt::white;
  const int level = 255 - static_cast<int>(255 * index / (count - 1));
  return {level, level, level};
}

}  // namespace

QFont GridSetter::cellFont(const SheetColumn& column, bool head) const {
  if (head) return type_.sans(type_.head);
  return type_.sans(type_.body, column.strong ? QFont::Bold : QFont::Normal);
}

double GridSetter::keySide() const { return type_.head * 0.75 * pt; }

// The grey before the head of a share takes its part of the column.
double GridSetter::keyRoom(const SheetGrid& grid, std::size_t column) const {
  const std::size_t shares = grid.rows.empty() ? 0 : grid.rows.front().shares.size();
  if (column < 1 || column > shares || column >= grid.head.size()) return 0;
  double figures = 0;
  for (const SheetRow& row : grid.rows)
    if (column < row.cells.size())
      figures = std::max(figures, widthOf(row.cellInFull(column), cellFont(grid.columns[column], false)));
  const double head = widthOf(grid.head[column], cellFont(grid.columns[column], true)) + keySide() + 3 * pt;
  return std::max(0.0, head - std::max(head - keySide() - 3 * pt, figures));
}

GridSetter::Columns GridSetter::naturalColumns(const SheetGrid& grid) const {
  Columns columns;
  columns.gap = betweenCells * (type_.large ? largeGaps : 1);
  const QFont ids = type_.sans(type_.ids);
  for (const SheetRow& row : grid.rows)
    columns.rules = std::max(columns.rules, widthOf(shortRules(row.rules, prefix_), ids));
  columns.widths.assign(grid.columns.size(), 0);
  for (std::size_t i = 0; i < grid.columns.size(); ++i) {
    double& width = columns.widths[i];
    if (i < grid.head.size()) width = widthOf(grid.head[i], cellFont(grid.columns[i], true));
    for (const SheetRow& row : grid.rows)
      if (i < row.cells.size()) width = std::max(width, widthOf(row.cellInFull(i), cellFont(grid.columns[i], false)));
    width += 0.5 * pt + keyRoom(grid, i);
  }
  if (hasSymbols(grid)) columns.widths.front() += symbolRoom();
  return columns;
}

bool GridSetter::hasSymbols(const SheetGrid& grid) {
  return std::ranges::any_of(grid.rows, [](const SheetRow& row) { return !row.symbol.empty(); });
}

bool GridSetter::hasBars(const SheetGrid& grid) {
  return std::ranges::any_of(grid.rows, [](const SheetRow& row) { return !row.shares.empty(); });
}

double GridSetter::symbolRoom() const { return leadingOf(type_.sans(type_.body)) + 4 * pt; }

double GridSetter::naturalWidth(const SheetGrid& grid) const {
  const Columns columns = naturalColumns(grid);
  const double gaps = columns.gap * static_cast<double>(columns.widths.size() - 1 + (columns.rules > 0 ? 1 : 0));
  return sumOf(columns.widths) + gaps + columns.rules;
}

double GridSetter::leastWidth(const SheetGrid& grid, double gap) const {
  const std::vector<double> least = leastWidths(grid);
  const double rules = naturalColumns(grid).rules;
  return sumOf(least) + gap * static_cast<double>(least.size() - 1 + (rules > 0 ? 1 : 0)) + rules;
}

GridSetter::Columns GridSetter::columnsOf(const SheetGrid& grid, double width) const {
  Columns columns = naturalColumns(grid);
  if (hasBars(grid) && !type_.large) columns.bar = width * widestBar;
  const auto roomWith = [&](double gap) {
    double room = width - gap * static_cast<double>(grid.columns.size() - 1);
    if (columns.rules > 0) room -= columns.rules + gap;
    return columns.bar > 0 ? room - columns.bar - gap : room;
  };
  // The bars give way to the figures.
  if (columns.bar > 0)
    columns.gap = besideBars;
  else if (sumOf(columns.widths) > roomWith(columns.gap) && grid.columns.size() > 3)
    columns.gap = nearCells * (type_.large ? largeGaps : 1);
  if (columns.bar > 0)
    columns.bar = std::clamp(columns.bar - (sumOf(columns.widths) - roomWith(columns.gap)), width * narrowestBar,
                             width * widestBar);
  // Columns stand nearer to each other before a word is broken.
  const double least = sumOf(leastWidths(grid));
  for (const double nearer : {betweenCells, nearCells, 3 * pt, leastBetweenCells})
    if (least > roomWith(columns.gap)) columns.gap = std::min(columns.gap, nearer);
  const double room = roomWith(columns.gap);
  std::vector<double>& widths = columns.widths;
  const double spare = room - sumOf(widths);
  if (spare >= 0) {
    share(grid, widths, spare);
  } else {
    squeeze(grid, widths, room);
  }
  return columns;
}

// More room than is needed goes to the wide columns; where there is none, figures are spread evenly.
void GridSetter::share(const SheetGrid& grid, std::vector<double>& widths, double spare) {
  const auto wides = std::ranges::count_if(grid.columns, &SheetColumn::wide);
  if (wides > 0) {
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (grid.columns[i].wide) widths[i] += spare / static_cast<double>(wides);
    return;
  }
  for (std::size_t i = widths.size() > 1 ? 1 : 0; i < widths.size(); ++i)
    widths[i] += spare / static_cast<double>(std::max<std::size_t>(1, widths.size() - 1));
}

// No column may be narrower than its longest word.
std::vector<double> GridSetter::leastWidths(const SheetGrid& grid) const {
  std::vector<double> least(grid.columns.size(), 0);
  for (std::size_t i = 0; i < least.size(); ++i) {
    if (i < grid.head.size()) least[i] = longestWord(grid.head[i], cellFont(grid.columns[i], true));
    for (const SheetRow& row : grid.rows)
      if (i < row.cells.size())
        least[i] = std::max(least[i], longestWord(row.cellInFull(i), cellFont(grid.columns[i], false)));
    least[i] += 0.5 * pt + keyRoom(grid, i);
  }
  if (hasSymbols(grid)) least.front() += symbolRoom();
  return least;
}

// Large print that finds no room beside each other stands below each other: what the row is about, its figures with
// their heads, and each further text on lines of its own.
SheetGrid GridSetter::stacked(const SheetGrid& grid) {
  SheetGrid made;
  made.caption = grid.caption;
  made.columns = {{SheetColumn::Align::left, false, true}};
  const auto headOf = [&](std::size_t i) { return i < grid.head.size() ? grid.head[i] : std::string(); };
  for (std::size_t i = 1; i < grid.columns.size(); ++i)
    if (grid.columns[i].wide && !headOf(i).empty() && !hasManyTexts(grid)) made.head = {headOf(i)};
  for (const SheetRow& row : grid.rows)
    made.rows.push_back({{stackedCell(grid, row, headOf)}, row.rules, {}, row.symbol});
  return made;
}

std::string GridSetter::stackedCell(const SheetGrid& grid, const SheetRow& row,
                                    const std::function<std::string(std::size_t)>& headOf) {
  std::string about = row.cells.empty() ? "" : row.cellInFull(0);
  std::string figures;
  std::string texts;
  for (std::size_t i = 1; i < row.cells.size(); ++i) {
    if (row.cells[i].empty()) continue;
    if (grid.columns[i].wide)
      texts += (texts.empty() ? "" : lineBreak) +
               (hasManyTexts(grid) && !headOf(i).empty() ? said("{0}: {1}", {headOf(i), row.cells[i]}) : row.cells[i]);
    else if (headOf(i).empty())
      about += (about.empty() ? "" : "  ") + row.cells[i];
    else
      figures += (figures.empty() ? "" : ", ") + headOf(i) + "\u00A0**" + row.cells[i] + "**";
  }
  if (!about.empty() && grid.columns.front().strong && about.find("**") == std::string::npos)
    about = "**" + about + "**";
  std::string cell;
  for (const std::string& line : {about, figures, texts})
    if (!line.empty()) cell += (cell.empty() ? "" : lineBreak) + line;
  return cell;
}

SheetGrid GridSetter::asItStands(const SheetGrid& grid, double width) const {
  return !hasBars(grid) && mustStack(grid, width) ? stacked(grid) : grid;
}

// Large print has no room for chances beside their per cents, nor for bars beside both.
SheetGrid GridSetter::inPerCents(const SheetGrid& grid) {
  SheetGrid made = grid;
  for (SheetRow& row : made.rows)
    for (std::size_t i = 1; i <= row.shares.size() && i < row.cells.size(); ++i) {
      const std::size_t bold = row.cells[i].find("** ");
      if (bold != std::string::npos) row.cells[i].erase(0, bold + 3);
    }
  return made;
}

bool GridSetter::mustStack(const SheetGrid& grid, double width) const {
  if (!type_.large || grid.head.empty() || grid.columns.size() < 3) return false;
  const std::vector<double> least = leastWidths(grid);
  const double gaps = 4 * pt * static_cast<double>(least.size());
  return sumOf(least) + gaps + naturalColumns(grid).rules > width || wordsStandInAStrip(grid, width);
}

// Sentences that would run down less than half of the page in many short lines.
bool GridSetter::wordsStandInAStrip(const SheetGrid& grid, double width) const {
  constexpr double most = 0.5;
  constexpr double lines = 3;
  const std::vector<double> natural = naturalColumns(grid).widths;
  const std::vector<double> widths = columnsOf(grid, width).widths;
  for (std::size_t i = 1; i < widths.size(); ++i)
    if (grid.columns[i].wide && widths[i] < most * width && natural[i] > lines * widths[i]) return true;
  return false;
}

// Columns break into lines, the widest first, none below its longest word.
void GridSetter::squeeze(const SheetGrid& grid, std::vector<double>& widths, double room) const {
  const std::vector<double> least = leastWidths(grid);
  for (int step = 0; step < 2000 && sumOf(widths) > room; ++step) {
    std::size_t widest = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest])) widest = i;
    if (widest == widths.size()) break;
    widths[widest] = std::max(least[widest], widths[widest] - std::min(3 * pt, std::max(sumOf(widths) - room, 1.0)));
  }
  const double sum = sumOf(widths);
  if (sum > room + 1)
    for (double& one : widths) one *= room / sum;
}

Galley GridSetter::row(const SheetGrid& grid, const SheetRow& row, const Columns& columns, double width,
                       bool head) const {
  Galley galley;
  const double body = baselineOf(type_.sans(type_.body));
  double x = 0;
  double tall = 0;
  const QFont ids = type_.sans(type_.ids);
  // Few ids leave their column to a text before them.
  const double spare = head || columns.bar > 0 || !grid.columns.back().wide
                           ? 0
                           : columns.rules - widthOf(shortRules(row.rules, prefix_), ids);
  for (std::size_t i = 0; i < columns.widths.size(); ++i) {
    if (i < row.cells.size() && !row.cells[i].empty()) {
      const QFont font = cellFont(grid.columns[i], head);
      const double left = i == 0 && hasSymbols(grid) ? symbolRoom() : 0;
      const double room = columns.widths[i] - left + (i + 1 == columns.widths.size() ? spare : 0);
      const SetText words(row.cellInFull(i), font, room, alignmentOf(grid.columns[i]));
      const double drop = head ? 0 : body - baselineOf(font);
      words.into(galley, {x + left, type_.padding + drop});
      tall = std::max(tall, words.height());
    }
    x += columns.widths[i] + columns.gap;
  }
  if (!row.symbol.empty()) {
    const double side = leadingOf(type_.sans(type_.body));
    const QRectF place(0, type_.padding, side, side);
    galley.ink.emplace_back(
        [symbol = text(row.symbol), place](QPainter& painter) { paintSymbol(painter, symbol, place, Qt::black); });
  }
  if (!row.rules.empty()) {
    const SetText words(shortRules(row.rules, prefix_), ids, columns.rules + 1, Qt::AlignRight);
    words.into(galley, {width - columns.rules - 1, type_.padding + body - baselineOf(ids)}, grey);
    tall = std::max(tall, words.height());
  }
  tall = std::max(tall, leadingOf(type_.sans(head ? type_.head : type_.body)));
  const bool below = columns.bar == 0 && !row.shares.empty();
  const double whole = below ? width : columns.bar;
  const double barTall = (below ? 0.6 : 1) * type_.body * pt;
  double left = width - whole;
  for (std::size_t i = 0; i < row.shares.size(); ++i) {
    const double share = row.shares[i] * whole;
    if (share > 0)
      galley.box({left, type_.padding + (below ? tall : 1 * pt), share, barTall}, 5, 0, shade(i, row.shares.size()));
    left += share;
  }
  galley.height = tall + (below ? barTall + 2 * pt : 0) + 2 * type_.padding;
  return galley;
}

// Before the head of each share stands the grey that it has in the bars.
void GridSetter::keys(Galley& galley, const SheetGrid& grid, const Columns& columns) const {
  const std::size_t shares = grid.rows.front().shares.size();
  const QFont font = cellFont({}, true);
  const double side = keySide();
  double right = columns.widths.front();
  for (std::size_t i = 1; i <= shares && i < columns.widths.size(); ++i) {
    right += columns.gap + columns.widths[i];
    const double left = right - widthOf(grid.head[i], font) - side - 3 * pt;
    galley.box({left, galley.height - leadingOf(font) * 0.75 - type_.padding, side, side}, 5, 0, shade(i - 1, shares));
  }
}

// Words would be broken for their sake, or the figures of large print run together.
bool GridSetter::rulesStandBelow(const SheetGrid& grid, double width) const {
  const double rules = naturalColumns(grid).rules;
  if (rules == 0) return false;
  if (!type_.large) return leastWidth(grid, leastBetweenCells) > width;
  constexpr double apart = 7 * pt;
  const std::vector<double> least = leastWidths(grid);
  return !grid.head.empty() && grid.columns.size() > 3 && !mustStack(grid, width) &&
         sumOf(least) + apart * static_cast<double>(least.size()) + rules > width;
}

// The ids of all rows below a table whose words would be broken for want of the room that they take.
Galley GridSetter::setWithRulesBelow(const SheetGrid& grid, double width) const {
  SheetGrid bare = grid;
  std::vector<std::string> rules;
  for (SheetRow& row : bare.rows) {
    rules.insert(rules.end(), row.rules.begin(), row.rules.end());
    row.rules.clear();
  }
  Galley galley = set(bare, width);
  const SetText words(shortRules(rules, prefix_), type_.sans(type_.ids), width, Qt::AlignRight);
  words.into(galley, {0, galley.height + 1 * pt}, grey);
  galley.height += words.height() + 1 * pt;
  return galley;
}

Galley GridSetter::set(const SheetGrid& grid, double width) const {
  if (rulesStandBelow(grid, width)) return setWithRulesBelow(grid, width);
  const bool bars = hasBars(grid);
  if (bars && type_.large) {
    const SheetGrid plain = inPerCents(grid);
    if (plain.rows.front().cells != grid.rows.front().cells) return set(plain, width);
  }
  if (!bars && mustStack(grid, width)) return set(stacked(grid), width);
  Galley galley;
  if (!grid.caption.empty()) {
    const SetText words(grid.caption, type_.sans(type_.body, QFont::Bold), width);
    words.into(galley, {0, type_.padding});
    galley.height += words.height() + type_.padding;
  }
  const Columns columns = columnsOf(grid, width);
  const auto add = [&](const SheetRow& one, bool head) {
    Galley made = row(grid, one, columns, width, head);
    const double height = made.height;
    galley.place(std::move(made), {0, galley.height});
    galley.height += height;
  };
  if (!grid.head.empty()) {
    add({grid.head, {}, {}}, true);
    if (bars) keys(galley, grid, columns);
    galley.line({0, galley.height}, {width, galley.height}, 6);
  }
  for (std::size_t i = 0; i < grid.rows.size(); ++i) {
    if (i > 0) galley.line({0, galley.height}, {width, galley.height}, hairline, hair);
    add(grid.rows[i], false);
  }
  return galley;
}

Galley GridSetter::setInHalves(const SheetGrid& grid, double width) const {
  const double half = (width - betweenHalves) / 2;
  SheetGrid left = grid;
  SheetGrid right = grid;
  const auto middle = static_cast<std::ptrdiff_t>((grid.rows.size() + 1) / 2);
  left.rows.assign(grid.rows.begin(), grid.rows.begin() + middle);
  right.rows.assign(grid.rows.begin() + middle, grid.rows.end());
  Galley galley;
  Galley first = set(left, half);
  Galley second = set(right, half);
  galley.height = std::max(first.height, second.height);
  galley.place(std::move(first), {0, 0});
  galley.place(std::move(second), {half + betweenHalves, 0});
  return galley;
}

}  // namespace signifer::ui
