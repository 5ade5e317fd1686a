#include "printing/panel_setter.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "sheet/rule_ids.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

const QColor grey(0x55, 0x55, 0x55);
const QColor hair(0x99, 0x99, 0x99);
constexpr double hairline = 4;
// Above and below the words of a row.
constexpr double padding = 1.2 * pt;
constexpr double betweenHalves = 7 * millimetre;

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

Galley PanelSetter::set(const SheetPanel& panel, double width) const {
  Galley galley = heading(panel.title, panel.aside, width);
  bool first = true;
  for (const SheetPart& part : panel.parts) {
    Galley set = mayStandTwice(panel, width) ? twoHalves(std::get<SheetGrid>(part), width)
                                             : std::visit([&](const auto& one) { return this->set(one, width); }, part);
    const double height = set.height;
    if (!first) galley.height += 2.5 * pt;
    first = false;
    galley.place(std::move(set), {0, galley.height});
    galley.height += height;
  }
  return galley;
}

Galley PanelSetter::heading(std::string_view title, std::string_view aside, double width) const {
  Galley galley;
  const QFont big = type_.serif(type_.heading);
  const QFont bold = type_.sans(type_.dice, QFont::Bold);
  const double titleWidth = std::min(widthOf(title, big), width);
  const double room = width - titleWidth - 8 * pt;
  const double asideWidth = widthOf(aside, bold);
  const SetText words(title, big, width);
  words.into(galley, {0, 0});
  double height = words.height();
  if (!aside.empty() && asideWidth <= room) {
    const double drop = baselineOf(big) - baselineOf(bold);
    SetText(aside, bold, width, Qt::AlignRight).into(galley, {0, drop});
  } else if (!aside.empty()) {
    const SetText below(aside, bold, width);
    below.into(galley, {0, height});
    height += below.height();
  }
  // The line stands close below the letters, whatever room the face keeps for itself.
  galley.height = height - words.height() + baselineOf(big) + type_.heading * 0.36 * pt;
  if (height > words.height()) galley.height = height + 1 * pt;
  galley.line({0, galley.height}, {width, galley.height}, 1 * pt);
  galley.height += 1.2 * pt;
  return galley;
}

QFont PanelSetter::cellFont(const SheetColumn& column, bool head) const {
  if (head) return type_.sans(type_.head);
  return type_.sans(type_.body, column.strong ? QFont::Bold : QFont::Normal);
}

PanelSetter::Columns PanelSetter::naturalColumns(const SheetGrid& grid) const {
  Columns columns;
  columns.gap = 6 * pt;
  const QFont ids = type_.sans(type_.ids);
  for (const SheetRow& row : grid.rows)
    columns.rules = std::max(columns.rules, widthOf(shortRules(row.rules, prefix_), ids));
  columns.widths.assign(grid.columns.size(), 0);
  for (std::size_t i = 0; i < grid.columns.size(); ++i) {
    double& width = columns.widths[i];
    if (i < grid.head.size()) width = widthOf(grid.head[i], cellFont(grid.columns[i], true));
    for (const SheetRow& row : grid.rows)
      if (i < row.cells.size()) width = std::max(width, widthOf(row.cells[i], cellFont(grid.columns[i], false)));
    width += 0.5 * pt;
  }
  return columns;
}

double PanelSetter::naturalWidth(const SheetPanel& panel) const {
  double widest = widthOf(panel.title, type_.serif(type_.heading)) + 8 * pt +
                  widthOf(panel.aside, type_.sans(type_.dice, QFont::Bold));
  for (const SheetPart& part : panel.parts)
    if (const auto* grid = std::get_if<SheetGrid>(&part)) {
      const Columns columns = naturalColumns(*grid);
      const double gaps = columns.gap * static_cast<double>(columns.widths.size() - 1 + (columns.rules > 0 ? 1 : 0));
      widest = std::max(widest, sumOf(columns.widths) + gaps + columns.rules);
    }
  return widest;
}

PanelSetter::Columns PanelSetter::columnsOf(const SheetGrid& grid, double width) const {
  Columns columns = naturalColumns(grid);
  if (std::ranges::any_of(grid.rows, [](const SheetRow& row) { return !row.shares.empty(); }))
    columns.bar = width * 0.42;
  const auto roomWith = [&](double gap) {
    double room = width - gap * static_cast<double>(grid.columns.size() - 1);
    if (columns.rules > 0) room -= columns.rules + gap;
    return columns.bar > 0 ? room - columns.bar - gap : room;
  };
  if (sumOf(columns.widths) > roomWith(columns.gap) && grid.columns.size() > 3) columns.gap = 4 * pt;
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
void PanelSetter::share(const SheetGrid& grid, std::vector<double>& widths, double spare) {
  const auto wides = std::ranges::count_if(grid.columns, &SheetColumn::wide);
  if (wides > 0) {
    for (std::size_t i = 0; i < widths.size(); ++i)
      if (grid.columns[i].wide) widths[i] += spare / static_cast<double>(wides);
    return;
  }
  for (std::size_t i = widths.size() > 1 ? 1 : 0; i < widths.size(); ++i)
    widths[i] += spare / static_cast<double>(std::max<std::size_t>(1, widths.size() - 1));
}

// Columns break into lines, the widest first, none below its longest word.
void PanelSetter::squeeze(const SheetGrid& grid, std::vector<double>& widths, double room) const {
  std::vector<double> least(widths.size(), 0);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (i < grid.head.size()) least[i] = longestWord(grid.head[i], cellFont(grid.columns[i], true));
    for (const SheetRow& row : grid.rows)
      if (i < row.cells.size())
        least[i] = std::max(least[i], longestWord(row.cells[i], cellFont(grid.columns[i], false)));
    least[i] += 0.5 * pt;
  }
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

Galley PanelSetter::row(const SheetGrid& grid, const SheetRow& row, const Columns& columns, double width,
                        bool head) const {
  Galley galley;
  const double body = baselineOf(type_.sans(type_.body));
  double x = 0;
  double tall = 0;
  for (std::size_t i = 0; i < columns.widths.size(); ++i) {
    if (i < row.cells.size() && !row.cells[i].empty()) {
      const QFont font = cellFont(grid.columns[i], head);
      const SetText words(row.cells[i], font, columns.widths[i], alignmentOf(grid.columns[i]));
      const double drop = head ? 0 : body - baselineOf(font);
      words.into(galley, {x, padding + drop});
      tall = std::max(tall, words.height());
    }
    x += columns.widths[i] + columns.gap;
  }
  if (!row.rules.empty()) {
    const QFont ids = type_.sans(type_.ids);
    const SetText words(shortRules(row.rules, prefix_), ids, columns.rules + 1, Qt::AlignRight);
    words.into(galley, {width - columns.rules - 1, padding + body - baselineOf(ids)}, grey);
    tall = std::max(tall, words.height());
  }
  double left = width - columns.bar;
  for (std::size_t i = 0; i < row.shares.size(); ++i) {
    const double share = row.shares[i] * columns.bar;
    if (share > 0) galley.box({left, padding + 1 * pt, share, type_.body * pt}, 5, 0, shade(i, row.shares.size()));
    left += share;
  }
  galley.height = std::max(tall, leadingOf(type_.sans(head ? type_.head : type_.body))) + 2 * padding;
  return galley;
}

Galley PanelSetter::set(const SheetGrid& grid, double width) const {
  Galley galley;
  if (!grid.caption.empty()) {
    const SetText words(grid.caption, type_.sans(type_.body, QFont::Bold), width);
    words.into(galley, {0, padding});
    galley.height += words.height() + padding;
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
    galley.line({0, galley.height}, {width, galley.height}, 6);
  }
  for (std::size_t i = 0; i < grid.rows.size(); ++i) {
    if (i > 0) galley.line({0, galley.height}, {width, galley.height}, hairline, hair);
    add(grid.rows[i], false);
  }
  return galley;
}

bool PanelSetter::mayStandTwice(const SheetPanel& panel, double width) const {
  if (!panel.wide || type_.large || panel.parts.size() != 1) return false;
  const auto* grid = std::get_if<SheetGrid>(&panel.parts.front());
  if (grid == nullptr || grid->rows.size() < 8 || !grid->rows.front().shares.empty()) return false;
  return width > 400 * pt && std::ranges::count_if(grid->columns, &SheetColumn::wide) < 2;
}

Galley PanelSetter::twoHalves(const SheetGrid& grid, double width) const {
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

Galley PanelSetter::set(const SheetBands& bands, double width) const {
  Galley galley;
  const QFont bold = type_.sans(type_.dice, QFont::Bold);
  const QFont plain = type_.sans(type_.body);
  const auto count = static_cast<double>(bands.size());
  const bool stacked = type_.large;
  const double each = stacked ? width : width / count;
  const double top = 2 * pt;
  double tall = 0;
  std::vector<std::pair<SetText, SetText>> texts;
  for (const SheetBand& band : bands) {
    texts.emplace_back(SetText(band.when, bold, each - 8 * pt), SetText(band.then, plain, each - 8 * pt));
    tall = std::max(tall, texts.back().first.height() + texts.back().second.height() + 5 * pt);
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const double x = stacked ? 0 : each * static_cast<double>(i);
    const double y = stacked ? top + tall * static_cast<double>(i) : top;
    galley.box({x, y, each, tall}, 8);
    texts[i].first.into(galley, {x + 4 * pt, y + 2 * pt});
    texts[i].second.into(galley, {x + 4 * pt, y + 2 * pt + texts[i].first.height()});
  }
  galley.height = top + (stacked ? tall * count : tall) + 2 * pt;
  return galley;
}

Galley PanelSetter::set(const SheetTrack& track, double width) const {
  Galley galley;
  const QFont small = type_.sans(type_.head * 0.95);
  const QFont strong = type_.sans(type_.head * 0.95, QFont::Bold);
  const double size = leadingOf(small) + 3.5 * pt;
  double x = 0;
  double y = 2 * pt;
  if (!track.caption.empty()) {
    const SetText words(track.caption, type_.sans(type_.body), width);
    words.into(galley, {0, y + 2 * pt});
    x = words.width() + 6 * pt;
  }
  const double begin = x;
  // Rows of equal length.
  const double step = size + 2.2 * pt;
  const auto most = static_cast<std::size_t>(std::max(1.0, (width - begin + 2.2 * pt) / step));
  const std::size_t rows = (track.marks.size() + most - 1) / most;
  const std::size_t aRow = rows == 0 ? 1 : (track.marks.size() + rows - 1) / rows;
  for (std::size_t i = 0; i < track.marks.size(); ++i) {
    if (i > 0 && i % aRow == 0) {
      x = begin;
      y += size + 2.5 * pt;
    }
    const bool heavy = static_cast<int>(i) == track.heavy;
    const bool disc = track.kind == SheetTrack::Kind::disc;
    galley.box({x, y, size, size}, heavy ? 18 : 6, disc ? size / 2 : 8);
    SetText(track.marks[i], heavy ? strong : small, size, Qt::AlignHCenter)
        .into(galley, {x, y + (size - leadingOf(small)) / 2 + 0.3 * pt});
    x += step;
  }
  galley.height = y + size + 3 * pt;
  return galley;
}

Galley PanelSetter::blanks(const SheetBlanks& blanks, double width) const {
  Galley galley;
  const QFont font = type_.sans(type_.head);
  const double gap = 14 * pt;
  const auto count = static_cast<double>(std::max<std::size_t>(1, blanks.labels.size()));
  const double each = (width - gap * (count - 1)) / count;
  const double tall = leadingOf(font) + 5 * pt;
  for (std::size_t i = 0; i < blanks.labels.size(); ++i) {
    const double x = (each + gap) * static_cast<double>(i);
    SetText(blanks.labels[i], font, each).into(galley, {x, 4 * pt}, grey);
    galley.line({x, tall}, {x + each, tall}, 6, grey);
  }
  galley.height = tall + 2 * pt;
  return galley;
}

Galley PanelSetter::set(const SheetDrawing& drawing, double width) const {
  Galley galley;
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  const double picture = std::min(width * 0.45, 110 * pt);
  const QPointF middle(picture / 2, 32 * pt);
  const double w = 18 * pt;
  const double d = 9 * pt;
  const double far = 18 * pt;
  galley.box({middle.x() - w, middle.y() - d, 2 * w, 2 * d}, 8);
  galley.box({middle.x() - w, middle.y() - d, 2 * w, 2.5 * pt}, 0, 0, Qt::black);
  for (const double sx : {-1.0, 1.0})
    for (const double sy : {-1.0, 1.0}) {
      const QPointF corner(middle.x() + sx * w, middle.y() + sy * d);
      galley.ink.emplace_back([corner, sx, sy, far](QPainter& painter) {
        painter.setPen(QPen(Qt::black, 6, Qt::DashLine));
        painter.drawLine(corner, corner + QPointF(sx * far, sy * far));
      });
    }
  const QFont small = type_.sans(std::min(type_.body, 11.0), QFont::DemiBold);
  const double half = leadingOf(small) / 2;
  const auto label = [&](const QString& words, QPointF at, double room) {
    SetText(words, small, room, Qt::AlignHCenter).into(galley, {at.x() - room / 2, at.y() - half});
  };
  label(QStringLiteral("front"), {middle.x(), middle.y() - d - 12 * pt}, 60 * pt);
  label(QStringLiteral("rear"), {middle.x(), middle.y() + d + 10 * pt}, 60 * pt);
  label(QStringLiteral("flank"), {middle.x() - w - 18 * pt, middle.y()}, 34 * pt);
  label(QStringLiteral("flank"), {middle.x() + w + 18 * pt, middle.y()}, 34 * pt);
  const std::string words = "**" + drawing.title + "** " + drawing.text + " " + shortRules(drawing.rules, prefix_);
  const SetText said(words, type_.sans(type_.body), width - picture - 10 * pt);
  said.into(galley, {picture + 10 * pt, std::max(2 * pt, middle.y() - said.height() / 2)});
  galley.height = std::max(64 * pt, said.height() + 4 * pt);
  return galley;
}

void PanelSetter::disc(Galley& galley, Disc disc, QPointF middle, double radius) const {
  if (disc == Disc::none) return;
  galley.ink.emplace_back([disc, middle, radius](QPainter& painter) {
    painter.setPen(QPen(Qt::black, radius * 0.25));
    painter.setBrush(disc == Disc::filled ? QBrush(Qt::black) : QBrush(Qt::NoBrush));
    painter.drawEllipse(middle, radius, radius);
    if (disc == Disc::half) {
      painter.setBrush(Qt::black);
      painter.drawPie(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16);
    }
    painter.setBrush(Qt::NoBrush);
  });
}

Galley PanelSetter::set(const SheetStrip& strip, double width) const {
  Galley galley;
  const QFont big = type_.serif(type_.heading * 0.93);
  const QFont plain = type_.sans(type_.body);
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  const double leading = leadingOf(plain) + 0.6 * pt;
  const double number = widthOf("00", bold) + 3 * pt;
  const double lead = number + 11 * pt;
  const double inset = 4.5 * pt;
  // As many lines as let every phase stand beside the others.
  const auto columnsWith = [&](std::size_t lines, std::vector<std::vector<double>>& widths) {
    double sum = 0;
    widths.clear();
    for (const SheetStrip::Phase& phase : strip.phases) {
      std::vector<double>& columns = widths.emplace_back();
      double phaseWidth = 0;
      for (std::size_t i = 0; i < phase.entries.size(); i += lines) {
        double widest = 0;
        for (std::size_t j = i; j < std::min(i + lines, phase.entries.size()); ++j)
          widest = std::max(widest, lead + widthOf(phase.entries[j].text, plain));
        columns.push_back(widest + 5 * pt);
        phaseWidth += columns.back();
      }
      const double title = widthOf(phase.title, big) + 7 * pt;
      if (title > phaseWidth && !columns.empty()) columns.back() += title - phaseWidth;
      sum += std::max(phaseWidth, title) + 2 * inset;
    }
    return sum;
  };
  std::vector<std::vector<double>> widths;
  std::size_t most = 1;
  for (const SheetStrip::Phase& phase : strip.phases) most = std::max(most, phase.entries.size());
  std::size_t lines = 3;
  while (lines < most && columnsWith(lines, widths) > width) ++lines;
  const double sum = columnsWith(lines, widths);
  const double spare = std::max(0.0, width - sum) / static_cast<double>(strip.phases.size());
  const double tall = leadingOf(big) + leading * static_cast<double>(lines) + 6 * pt;
  galley.box({0, 0, width, tall}, 8);
  double x = 0;
  for (std::size_t i = 0; i < strip.phases.size(); ++i) {
    const SheetStrip::Phase& phase = strip.phases[i];
    if (i > 0) {
      galley.line({x, 0}, {x + 4 * pt, tall / 2}, 8);
      galley.line({x + 4 * pt, tall / 2}, {x, tall}, 8);
    }
    x += inset + (i > 0 ? 2 * pt : 0);
    SetText(phase.title, big, width).into(galley, {x, 2 * pt});
    double column = x;
    for (std::size_t j = 0; j < phase.entries.size(); ++j) {
      const SheetStrip::Entry& entry = phase.entries[j];
      const double y = 2 * pt + leadingOf(big) + leading * static_cast<double>(j % lines);
      SetText(entry.number, bold, number).into(galley, {column, y});
      disc(galley, entry.disc, {column + number + 3.5 * pt, y + leadingOf(plain) * 0.48}, type_.body * pt * 0.28);
      SetText(entry.text, plain, width).into(galley, {column + lead, y});
      if (j % lines == lines - 1) column += widths[i][j / lines];
    }
    x += sumOf(widths[i]) + inset + spare - (i > 0 ? 2 * pt : 0);
  }
  galley.height = tall;
  return galley;
}

}  // namespace signifer::ui
