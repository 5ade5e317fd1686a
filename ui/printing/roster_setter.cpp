#include "printing/roster_setter.h"

#include <algorithm>
#include <cmath>

#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double symbolSize = 15 * pt;
constexpr double betweenMarks = 1.6 * pt;
constexpr double betweenTracks = 5 * pt;
constexpr double betweenLists = 12 * pt;
constexpr int mostColumns = 3;
// More marks than this stand in rows.
constexpr std::size_t mostInARow = 12;

std::size_t rowsOf(const SheetTrack& track) { return (track.marks.size() + mostInARow - 1) / mostInARow; }

// Rows of equal length, by fives where there are many marks.
std::size_t perRow(const SheetTrack& track) {
  const std::size_t rows = std::max<std::size_t>(1, rowsOf(track));
  const std::size_t even = (track.marks.size() + rows - 1) / rows;
  return rows < 2 ? even : (even + 4) / 5 * 5;
}

QString asideOf(const SheetRoster::Unit& unit) {
  return unit.aside.empty() ? QString() : QStringLiteral("  ") + text(unit.aside);
}

}  // namespace

double RosterSetter::markSize(const SheetTrack& track) const { return (rowsOf(track) > 1 ? 6.8 : 8.6) * pt * scale(); }

double RosterSetter::trackWidth(const SheetTrack& track) const {
  return static_cast<double>(perRow(track)) * (markSize(track) + betweenMarks) - betweenMarks;
}

double RosterSetter::marksWidth(const SheetRoster::Unit& unit) const {
  double width = 0;
  for (const SheetTrack& track : unit.tracks)
    if (!track.marks.empty()) width += (width > 0 ? betweenTracks : 0) + trackWidth(track);
  return width;
}

double RosterSetter::nameWidth(const SheetRoster::Unit& unit) const {
  return widthOf(unit.name, type_.sans(type_.body)) + widthOf(asideOf(unit).toStdString(), type_.sans(type_.head));
}

RosterSetter::Plan RosterSetter::planOf(const SheetRoster& roster, double width) const {
  Plan plan;
  plan.width = width;
  plan.left = (symbolSize + 5 * pt) * scale();
  for (std::size_t i = 0; i < roster.heads.size(); ++i) {
    double one = widthOf(roster.heads[i], type_.sans(type_.head));
    for (const SheetRoster::Troop& troop : roster.troops)
      one = std::max(one, widthOf(troop.figures[i], type_.sans(type_.dice, QFont::Bold)));
    plan.figures.push_back(one + 8 * pt);
  }
  double marks = 0;
  for (const SheetRoster::Troop& troop : roster.troops)
    for (const SheetRoster::Unit& unit : troop.units) {
      plan.names = std::max(plan.names, nameWidth(unit) + 7 * pt);
      marks = std::max(marks, marksWidth(unit));
    }
  const auto columnsIn = [&](double room) {
    return std::clamp(static_cast<int>((room + betweenLists) / (plan.names + marks + betweenLists)), 1,
                      type_.large ? 1 : mostColumns);
  };
  // Left of the figures, unless that leaves a single column where two would go below them.
  double room = (type_.large ? width : figuresLeft(plan)) - plan.left - 4 * pt;
  if (columnsIn(room) == 1 && columnsIn(width - plan.left) > 1) room = width - plan.left;
  plan.columns = columnsIn(room);
  plan.column = (room - betweenLists * (plan.columns - 1)) / plan.columns;
  // In one column that is too narrow the names give way.
  plan.names = std::max(plan.column * 0.3, std::min(plan.names, plan.column - marks));
  return plan;
}

double RosterSetter::figuresLeft(const Plan& plan) const {
  double left = plan.width;
  for (const double one : plan.figures) left -= one;
  return left;
}

// The meaning of the marks and of the figures.
Galley RosterSetter::head(const SheetRoster& roster, const Plan& plan) const {
  Galley galley;
  const QFont small = type_.sans(type_.head);
  std::vector<const SheetTrack*> kinds;
  for (const SheetRoster::Troop& troop : roster.troops)
    for (const SheetRoster::Unit& unit : troop.units)
      for (const SheetTrack& track : unit.tracks)
        if (std::ranges::none_of(kinds, [&](const SheetTrack* one) { return one->caption == track.caption; }))
          kinds.push_back(&track);
  double x = plan.left;
  const double size = type_.head * 0.8 * pt;
  double top = type_.padding;
  for (const SheetTrack* kind : kinds) {
    const SetText words(kind->caption, small, plan.width);
    const bool disc = kind->kind == SheetTrack::Kind::disc;
    if (x > plan.left && x + size + words.width() > (type_.large ? plan.width : figuresLeft(plan))) {
      x = plan.left;
      top += words.height();
    }
    galley.box({x, top + (words.height() - size) / 2, size, size}, 6, disc ? size / 2 : 6);
    words.into(galley, {x + size + 3 * pt, top}, grey);
    x += size + words.width() + 12 * pt;
  }
  if (!type_.large) {
    double left = figuresLeft(plan);
    for (std::size_t i = 0; i < plan.figures.size(); ++i) {
      SetText(roster.heads[i], small, plan.figures[i], Qt::AlignHCenter).into(galley, {left, top});
      left += plan.figures[i];
    }
  }
  galley.height = leadingOf(small) + top + type_.padding;
  galley.line({0, galley.height}, {plan.width, galley.height}, 6);
  return galley;
}

Galley RosterSetter::troop(const SheetRoster& roster, const SheetRoster::Troop& troop, const Plan& plan) const {
  Galley galley;
  const QFont body = type_.sans(type_.body);
  const QFont bold = type_.sans(type_.dice, QFont::Bold);
  const double top = type_.padding + 0.6 * pt;
  std::string words = "**" + std::to_string(troop.units.size()) + "\u00A0\u00D7 " + troop.name + "**";
  if (!troop.words.empty()) words += "  " + troop.words;
  double room = figuresLeft(plan) - plan.left - 4 * pt;
  if (type_.large) {
    room = plan.width - plan.left;
    for (std::size_t i = 0; i < troop.figures.size(); ++i)
      words += (i == 0 ? ". " : ", ") + roster.heads[i] + "\u00A0**" + troop.figures[i] + "**";
  }
  const SetText said(words, body, room);
  said.into(galley, {plan.left, top});
  double y = top + said.height();
  if (!type_.large) {
    double left = figuresLeft(plan);
    for (std::size_t i = 0; i < plan.figures.size(); ++i) {
      SetText(troop.figures[i], bold, plan.figures[i], Qt::AlignHCenter)
          .into(galley, {left, top + baselineOf(body) - baselineOf(bold)});
      left += plan.figures[i];
    }
  }
  for (std::size_t i = 0; i < troop.units.size();) {
    double tall = 0;
    for (int c = 0; c < plan.columns && i < troop.units.size(); ++c, ++i) {
      Galley set = unit(troop.units[i], plan);
      tall = std::max(tall, set.height);
      galley.place(std::move(set), {plan.left + c * (plan.column + betweenLists), y});
    }
    y += tall;
  }
  if (hasSymbol(text(troop.symbol))) {
    const double side = symbolSize * scale();
    const QRectF place(0, top, side, side);
    galley.ink.emplace_back(
        [symbol = text(troop.symbol), place](QPainter& painter) { paintSymbol(painter, symbol, place, Qt::black); });
    y = std::max(y, top + side);
  }
  galley.height = y + type_.padding;
  return galley;
}

Galley RosterSetter::unit(const SheetRoster::Unit& unit, const Plan& plan) const {
  Galley galley;
  const QFont body = type_.sans(type_.body);
  const QFont small = type_.sans(type_.head);
  const double room = plan.names - 4 * pt;
  const SetText name(unit.name, body, room);
  const double least = leadingOf(body);
  name.into(galley, {0, 0});
  double height = name.height();
  if (!unit.aside.empty()) {
    const SetText aside(asideOf(unit), small, room);
    const bool beside = name.lines() == 1 && name.width() + aside.width() <= room;
    const double drop = baselineOf(body) - baselineOf(small);
    aside.into(galley, beside ? QPointF(name.width(), drop) : QPointF(0, height), grey);
    if (!beside) height += aside.height();
  }
  Galley marks = this->marks(unit, plan.column - plan.names);
  // The first row stands beside the name, whether others follow it or not.
  double first = 0;
  for (const SheetTrack& track : unit.tracks) first = std::max(first, markSize(track));
  const double drop = std::max(0.0, (least - first) / 2);
  height = std::max(height, marks.height + drop);
  galley.place(std::move(marks), {plan.names, drop});
  // Marks in rows stand apart from the next unit's.
  const bool rows = std::ranges::any_of(unit.tracks, [](const SheetTrack& track) { return rowsOf(track) > 1; });
  galley.height = height + (rows ? 4 : 1.4) * pt * scale();
  return galley;
}

// Beside each other, as far as there is room.
Galley RosterSetter::marks(const SheetRoster::Unit& unit, double room) const {
  Galley galley;
  double x = 0;
  double y = 0;
  for (const SheetTrack& one : unit.tracks) {
    if (one.marks.empty()) continue;
    if (x > 0 && x + trackWidth(one) > room + 1) {
      x = 0;
      y = galley.height + betweenMarks;
    }
    Galley set = track(one, room);
    galley.height = std::max(galley.height, y + set.height);
    galley.place(std::move(set), {x, y});
    x += trackWidth(one) + betweenTracks;
  }
  return galley;
}

Galley RosterSetter::track(const SheetTrack& track, double room) const {
  Galley galley;
  const double mark = markSize(track);
  const double step = mark + betweenMarks;
  const auto fit = static_cast<std::size_t>(std::max(1.0, (room + betweenMarks + 1) / step));
  const std::size_t aRow = std::min(perRow(track), fit);
  const bool disc = track.kind == SheetTrack::Kind::disc;
  for (std::size_t i = 0; i < track.marks.size(); ++i) {
    const double x = static_cast<double>(i % aRow) * step;
    const double y = static_cast<double>(i / aRow) * step;
    const bool heavy = static_cast<int>(i) == track.heavy;
    galley.box({x, y, mark, mark}, heavy ? 15 : 6, disc ? mark / 2 : 6);
    galley.height = y + mark;
  }
  return galley;
}

Galley RosterSetter::set(const SheetRoster& roster, double width) const {
  const Plan plan = planOf(roster, width);
  Galley galley = head(roster, plan);
  for (const SheetRoster::Troop& one : roster.troops) {
    if (&one != &roster.troops.front()) galley.line({0, galley.height}, {width, galley.height}, 4, hair);
    Galley set = troop(roster, one, plan);
    const double height = set.height;
    galley.place(std::move(set), {0, galley.height});
    galley.height += height;
  }
  return galley;
}

}  // namespace signifer::ui
