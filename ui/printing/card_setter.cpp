#include "printing/card_setter.h"

#include <algorithm>
#include <array>

#include "sheet/rule_ids.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

const QColor cutColour(0x77, 0x77, 0x77);

constexpr double cardWidth = 63 * millimetre;
constexpr double cardHeight = 88 * millimetre;
constexpr double edge = 3.2 * millimetre;
// Above the head, and below the foot, which says little.
constexpr double over = 2.8 * millimetre;
constexpr double under = 1.8 * millimetre;
constexpr double cardSymbol = 10 * millimetre;

}  // namespace

QSizeF CardSetter::size() const { return QSizeF(cardWidth, cardHeight) * scale(); }

double CardSetter::inside() const { return (cardWidth - 2 * edge) * scale(); }

Galley CardSetter::head(const SheetCard& card, const Fit& fit) const {
  Galley galley;
  const double side = cardSymbol * scale();
  const bool known = hasSymbol(text(card.symbol));
  if (known) {
    const QRectF frame(0, 0, side, side);
    galley.box(frame, 8, 4 * pt * scale(), card.leader ? QBrush(Qt::NoBrush) : QBrush(Qt::black));
    galley.ink.emplace_back([symbol = text(card.symbol), frame, leader = card.leader](QPainter& painter) {
      const double inset = frame.width() * 0.14;
      paintSymbol(painter, symbol, frame.adjusted(inset, inset, -inset, -inset), leader ? Qt::black : Qt::white);
    });
  }
  const double left = known ? side + 5 * pt * scale() : 0;
  const SetText name(card.name, type_.serif(type_.heading * fit.name), inside() - left);
  name.into(galley, {left, -1 * pt});
  const SetText kind(card.kind, type_.sans(type_.body), inside() - left);
  kind.into(galley, {left, name.height() - 2 * pt});
  galley.height = std::max(known ? side : 0, name.height() - 2 * pt + kind.height());
  return galley;
}

// As wide as their words want, all in one box.
Galley CardSetter::cells(const SheetCard& card) const {
  Galley galley;
  if (card.cells.empty()) return galley;
  const QFont small = type_.sans(type_.head);
  const QFont bold = type_.sans(type_.dice, QFont::Bold);
  std::vector<double> widths;
  double sum = 0;
  for (const SheetCard::Cell& cell : card.cells) {
    widths.push_back(std::max(widthOf(cell.head, small), widthOf(cell.value, bold)) + 2 * pt);
    sum += widths.back();
  }
  const double spare = (inside() - sum) / static_cast<double>(widths.size());
  const double tall = leadingOf(small) + leadingOf(bold) + 1 * pt;
  double x = 0;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const double width = widths[i] + spare;
    galley.box({x, 0, width, tall}, 6);
    SetText(card.cells[i].head, small, width, Qt::AlignHCenter).into(galley, {x, 1 * pt}, grey);
    SetText(card.cells[i].value, bold, width, Qt::AlignHCenter).into(galley, {x, leadingOf(small)});
    x += width;
  }
  galley.height = tall;
  return galley;
}

Galley CardSetter::rule(const SheetRow& row, const Fit& fit) const {
  Galley galley;
  const QFont body = type_.sans(type_.body * fit.rules);
  const QFont small = type_.sans(type_.ids);
  const std::string ids = shortRules(row.rules, prefix_);
  const double idsWidth = widthOf(ids, small);
  std::string words = row.cells.at(0).empty() ? "" : "**" + row.cells.at(0) + "** ";
  words += row.cells.at(1);
  // A row without a title goes on with the rule before, so it is set in. Only the first line makes room for the ids.
  const double left = row.cells.at(0).empty() ? 8 * pt * scale() : 0;
  const SetText said(text(words), body, inside() - left, Qt::AlignLeft, inside() - left - idsWidth - 4 * pt);
  const double top = 0.5 * pt;
  said.into(galley, {left, top});
  SetText(ids, small, idsWidth + 2, Qt::AlignRight)
      .into(galley, {inside() - idsWidth - 2, top + baselineOf(body) - baselineOf(small)}, grey);
  galley.height = said.height() + 2 * top;
  galley.line({0, galley.height}, {inside(), galley.height}, 4, hair);
  return galley;
}

// Numbered marks where there is room, small ones otherwise, in rows.
Galley CardSetter::track(const SheetTrack& track) const {
  Galley galley;
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  const QFont small = type_.sans(type_.ids);
  const QFont strong = type_.sans(type_.ids, QFont::Bold);
  const SetText title(track.caption, bold, inside());
  const double left = title.width() + 5 * pt;
  const double numbered = 12.2 * pt * scale();
  const double between = 1.8 * pt * scale();
  const auto fitting = [&](double mark) {
    return static_cast<std::size_t>(std::max(1.0, (inside() - left + between) / (mark + between)));
  };
  const bool figures = track.marks.size() <= fitting(numbered);
  const double mark = figures ? numbered : 7.6 * pt * scale();
  const std::size_t most = fitting(mark);
  // Rows of equal length, by fives where there are many.
  std::size_t aRow = most;
  if (track.marks.size() > most && most >= 10) aRow = most - most % 5;
  const bool disc = track.kind == SheetTrack::Kind::disc;
  double y = 1 * pt;
  for (std::size_t i = 0; i < track.marks.size(); ++i) {
    if (i > 0 && i % aRow == 0) y += mark + between;
    const double x = left + static_cast<double>(i % aRow) * (mark + between);
    const bool heavy = static_cast<int>(i) == track.heavy;
    galley.box({x, y, mark, mark}, heavy ? 16 : 6, disc ? mark / 2 : 6);
    if (figures)
      SetText(track.marks[i], heavy ? strong : small, mark, Qt::AlignHCenter)
          .into(galley, {x, y + (mark - leadingOf(small)) / 2}, heavy ? QColor(Qt::black) : grey);
  }
  const double firstRow = figures ? mark : leadingOf(bold);
  title.into(galley, {0, 1 * pt + (firstRow - leadingOf(bold)) / 2});
  galley.height = std::max(y + mark, leadingOf(bold)) + 2 * pt;
  return galley;
}

Galley CardSetter::states(const SheetCard& card) const {
  Galley galley;
  if (card.states.empty()) return galley;
  const QFont body = type_.sans(type_.body);
  const double box = 8 * pt * scale();
  galley.line({0, 0}, {inside(), 0}, 8);
  const double tall = leadingOf(body) + 2 * pt;
  double x = 0;
  double y = 2 * pt;
  for (const std::string& state : card.states) {
    const SetText words(state, body, inside());
    const double width = box + 3 * pt + words.width();
    if (x > 0 && x + width > inside()) {
      x = 0;
      y += tall;
    }
    galley.box({x, y + (leadingOf(body) - box) / 2, box, box}, 6, 6);
    words.into(galley, {x + box + 3 * pt, y});
    x += width + 8 * pt * scale();
  }
  galley.height = y + tall;
  return galley;
}

Galley CardSetter::upper(const SheetCard& card, const Fit& fit) const {
  Galley galley;
  galley.stack(head(card, fit), 3 * pt * scale());
  galley.stack(cells(card), 2 * pt * scale());
  return galley;
}

Galley CardSetter::lower(const SheetCard& card) const {
  Galley galley;
  for (const SheetTrack& one : card.tracks)
    if (!one.marks.empty()) galley.stack(track(one), 0.5 * pt);
  galley.stack(states(card), 0);
  const QFont small = type_.sans(type_.ids);
  // The name of the rule set gives way to a line that has no room for all.
  const std::size_t rest = card.foot.find(" \u00B7 ");
  const bool tooLong = rest != std::string::npos && widthOf(card.foot, small) > inside();
  const SetText foot(tooLong ? card.foot.substr(rest + std::string_view(" \u00B7 ").size()) : card.foot, small,
                     inside());
  foot.into(galley, {0, galley.height}, grey);
  galley.height += foot.height();
  return galley;
}

double CardSetter::roomForRules(double upper, double lower) const {
  return (cardHeight - over - under) * scale() - upper - lower;
}

// The largest type in which all rules find room; the smallest where they find none.
CardSetter::Fit CardSetter::fitOf(const SheetCard& card, double lower) const {
  // Under smaller rules the name may have its room again.
  constexpr std::array least{Fit{0.74, 1}, Fit{0.64, 0.9}, Fit{0.6, 0.84}, Fit{0.56, 0.79}};
  for (const Fit& smallest : least)
    for (const double name : {1.0, 0.85, 0.74, 0.64, smallest.name}) {
      const Fit fit{std::max(name, smallest.name), smallest.rules};
      if (rules(card, fit, roomForRules(upper(card, fit).height, lower)).size() == card.rows.size()) return fit;
    }
  return least.back();
}

std::vector<Galley> CardSetter::rules(const SheetCard& card, const Fit& fit, double room) const {
  std::vector<Galley> galleys;
  for (const SheetRow& row : card.rows) {
    Galley one = rule(row, fit);
    if (one.height > room) break;
    room -= one.height;
    galleys.push_back(std::move(one));
  }
  return galleys;
}

std::size_t CardSetter::leftOut(const SheetCard& card) const {
  const double below = lower(card).height;
  const Fit fit = fitOf(card, below);
  return card.rows.size() - rules(card, fit, roomForRules(upper(card, fit).height, below)).size();
}

Galley CardSetter::set(const SheetCard& card) const {
  Galley below = lower(card);
  const Fit fit = fitOf(card, below.height);
  Galley above = upper(card, fit);
  const double room = roomForRules(above.height, below.height);
  const double foot = size().height() - under * scale() - below.height;
  Galley matter;
  matter.stack(std::move(above), 0);
  for (Galley& one : rules(card, fit, room)) matter.stack(std::move(one), 0);
  Galley galley;
  galley.height = size().height();
  galley.ink.emplace_back([size = size()](QPainter& painter) {
    painter.setPen(QPen(cutColour, 4, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), size));
  });
  galley.place(std::move(matter), {edge * scale(), over * scale()});
  galley.place(std::move(below), {edge * scale(), foot});
  return galley;
}

std::vector<Galley> CardSetter::rows(const SheetCards& cards, int across) const {
  std::vector<Galley> rows;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    const auto place = static_cast<double>(i % static_cast<std::size_t>(across));
    if (place == 0) rows.emplace_back().height = size().height();
    rows.back().place(set(cards.cards[i]), {place * size().width(), 0});
  }
  return rows;
}

}  // namespace signifer::ui
