#include "printing/panel_setter.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "sheet/rule_ids.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

/// Of a track.
constexpr double besideMark = 2.2 * pt;
constexpr double behindCaption = 6 * pt;
constexpr double betweenSideBySide = 12 * pt;

// Many tracks with names, with which a panel begins; none where they are few.
std::vector<const SheetTrack*> tracksOf(const SheetPanel& panel) {
  constexpr std::size_t many = 4;
  std::vector<const SheetTrack*> tracks;
  for (const SheetPart& part : panel.parts) {
    const auto* track = std::get_if<SheetTrack>(&part);
    if (track == nullptr || track->caption.empty() || !track->notes.empty()) break;
    tracks.push_back(track);
  }
  if (tracks.size() < many) tracks.clear();
  return tracks;
}

// Large print has per cents alone beside bars: there nothing is said of so many chances.
std::string withoutChances(const SheetPanel& panel) {
  const bool bars = std::ranges::any_of(panel.parts, [](const SheetPart& part) {
    const auto* grid = std::get_if<SheetGrid>(&part);
    return grid != nullptr && !grid->rows.empty() && !grid->rows.front().shares.empty();
  });
  static const QRegularExpression chances(QStringLiteral("(^|, )[^,]* \\d+$"));
  return bars ? text(panel.aside).remove(chances).toStdString() : panel.aside;
}

}  // namespace

Galley PanelSetter::set(const SheetPanel& panel, double width) const {
  Galley galley = heading(panel.title, type_.large ? withoutChances(panel) : panel.aside, width);
  const std::size_t beside = addTracksBeside(panel, width, galley);
  for (std::size_t i = beside; i < panel.parts.size(); ++i) {
    const SheetPart& part = panel.parts[i];
    Galley set = std::visit([&](const auto& one) { return this->set(one, width); }, part);
    if (mayStandTwice(panel, width))
      if (Galley halves = grids_.setInHalves(std::get<SheetGrid>(part), width); halves.height < set.height)
        set = std::move(halves);
    const double height = set.height;
    if (i > 0) galley.height += 2.5 * pt;
    galley.place(std::move(set), {0, galley.height});
    galley.height += height;
  }
  return galley;
}

std::size_t PanelSetter::addTracksBeside(const SheetPanel& panel, double width, Galley& galley) const {
  const std::vector<const SheetTrack*> tracks = tracksOf(panel);
  if (tracks.empty()) return 0;
  const auto columns = static_cast<std::size_t>((width + betweenSideBySide) / (widestOf(tracks) + betweenSideBySide));
  if (columns < 2) return 0;
  const std::size_t rows = (tracks.size() + columns - 1) / columns;
  const double column = (width - betweenSideBySide * static_cast<double>(columns - 1)) / static_cast<double>(columns);
  double tall = 0;
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    Galley one = set(*tracks[i], column);
    tall = one.height;
    const double x = static_cast<double>(i / rows) * (column + betweenSideBySide);
    galley.place(std::move(one), {x, galley.height + static_cast<double>(i % rows) * tall});
  }
  galley.height += static_cast<double>(rows) * tall;
  return tracks.size();
}

SheetPanel PanelSetter::asItStands(SheetPanel panel, double width) const {
  for (SheetPart& part : panel.parts)
    if (auto* grid = std::get_if<SheetGrid>(&part)) *grid = grids_.asItStands(*grid, width);
  return panel;
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
  galley.height = words.height() - leadingOf(big) + baselineOf(big) + type_.heading * 0.36 * pt;
  if (height > words.height()) galley.height = height + 1 * pt;
  galley.line({0, galley.height}, {width, galley.height}, 1 * pt);
  galley.height += 1.2 * pt;
  return galley;
}

double PanelSetter::naturalWidth(const SheetPanel& panel) const {
  double widest = widthOf(panel.title, type_.serif(type_.heading)) + 8 * pt +
                  widthOf(panel.aside, type_.sans(type_.dice, QFont::Bold));
  widest = std::max(widest, twoColumns(panel));
  for (const SheetPart& part : panel.parts)
    if (const auto* grid = std::get_if<SheetGrid>(&part)) widest = std::max(widest, grids_.naturalWidth(*grid));
  return widest;
}

double PanelSetter::leastWidth(const SheetPanel& panel, double gap) const {
  double least = twoColumns(panel);
  for (const SheetPart& part : panel.parts)
    if (const auto* grid = std::get_if<SheetGrid>(&part)) least = std::max(least, grids_.leastWidth(*grid, gap));
  return least;
}

bool PanelSetter::mayStandTwice(const SheetPanel& panel, double width) const {
  if (!panel.wide || type_.large || panel.parts.size() != 1) return false;
  const auto* grid = std::get_if<SheetGrid>(&panel.parts.front());
  if (grid == nullptr || grid->rows.size() < 8 || !grid->rows.front().shares.empty()) return false;
  return width > 400 * pt && std::ranges::count_if(grid->columns, &SheetColumn::wide) < 2;
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

// A track that says what happens at its marks goes across: large figures, and below them the words.
Galley PanelSetter::scale(const SheetTrack& track, double width) const {
  Galley galley;
  const QFont bold = type_.sans(type_.heading, QFont::Bold);
  const QFont small = type_.sans(type_.head);
  // A mark that says something is three times as wide.
  std::vector<double> widths;
  for (const std::string& note : track.notes) widths.push_back(note.empty() ? 1 : 3);
  const double shares = std::accumulate(widths.begin(), widths.end(), 0.0);
  const double tall = leadingOf(bold) + 3 * pt;
  const double top = 2 * pt;
  double deepest = top + tall;
  double x = 0;
  for (std::size_t i = 0; i < track.notes.size(); ++i) {
    const double each = widths[i] * width / shares;
    galley.box({x, top, each, tall}, 8);
    SetText(track.marks[i], bold, each, Qt::AlignHCenter).into(galley, {x, top + 1.5 * pt});
    if (!track.notes[i].empty()) {
      galley.box({x, top + tall - 2 * pt, each, 2 * pt}, 0, 0, Qt::black);
      const SetText words(track.notes[i], small, each - 6 * pt);
      words.into(galley, {x + 2 * pt, top + tall + 2 * pt});
      deepest = std::max(deepest, top + tall + 2 * pt + words.height());
    }
    x += each;
  }
  galley.height = deepest + 2 * pt;
  return galley;
}

Galley PanelSetter::lines(const SheetPanel& panel, double width, double height) const {
  Galley galley = heading(panel.title, panel.aside, width);
  const double step = leadingOf(type_.sans(type_.body)) * 1.75;
  constexpr int least = 3;
  if (galley.height + least * step > height) return {};
  for (double y = galley.height + step; y <= height; y += step) {
    galley.line({0, y}, {width, y}, 5, grey);
    galley.height = y;
  }
  return galley;
}

double PanelSetter::widestOf(const std::vector<const SheetTrack*>& tracks) const {
  const double mark = leadingOf(type_.sans(type_.head * 0.95)) + 3.5 * pt + besideMark;
  double widest = 0;
  for (const SheetTrack* track : tracks)
    widest = std::max(widest, widthOf(track->caption, type_.sans(type_.body)) + behindCaption +
                                  static_cast<double>(track->marks.size()) * mark);
  return widest;
}

double PanelSetter::twoColumns(const SheetPanel& panel) const {
  const std::vector<const SheetTrack*> tracks = tracksOf(panel);
  return tracks.empty() ? 0 : 2 * widestOf(tracks) + betweenSideBySide;
}

Galley PanelSetter::set(const SheetTrack& track, double width) const {
  if (track.notes.size() == track.marks.size() && !track.notes.empty() && !type_.large) return scale(track, width);
  Galley galley;
  const QFont small = type_.sans(type_.head * 0.95);
  const QFont strong = type_.sans(type_.head * 0.95, QFont::Bold);
  const double size = leadingOf(small) + 3.5 * pt;
  double x = 0;
  double y = 2 * pt;
  if (!track.caption.empty()) {
    const SetText words(track.caption, type_.sans(type_.body), width);
    words.into(galley, {0, y + 2 * pt});
    x = words.width() + behindCaption;
  }
  const double begin = x;
  // Rows of equal length.
  const double step = size + besideMark;
  const auto most = static_cast<std::size_t>(std::max(1.0, (width - begin + besideMark) / step));
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
  const double room = width - gap * (count - 1);
  // A label that needs more than its share takes it from the others.
  const double share = room / count;
  constexpr double leastPart = 0.6;
  double longs = 0;
  double rest = room;
  const auto isLong = [&](const std::string& label) { return widthOf(label, font) > share; };
  const auto shortWidth = [&](const std::string& label) {
    return std::max(widthOf(label, font) + 1, share * leastPart);
  };
  for (const std::string& label : blanks.labels)
    if (isLong(label))
      longs += widthOf(label, font);
    else
      rest -= shortWidth(label);
  const bool alike = longs == 0;
  double tall = leadingOf(font) + 5 * pt;
  double x = 0;
  std::vector<std::pair<double, double>> lines;
  for (const std::string& label : blanks.labels) {
    const double each = alike ? share : isLong(label) ? rest * widthOf(label, font) / longs : shortWidth(label);
    const SetText words(label, font, each);
    words.into(galley, {x, 4 * pt}, grey);
    tall = std::max(tall, words.height() + 5 * pt);
    lines.emplace_back(x, each);
    x += each + gap;
  }
  for (const auto& [left, each] : lines) galley.line({left, tall}, {left + each, tall}, 6, grey);
  galley.height = tall + 2 * pt;
  return galley;
}

Galley PanelSetter::set(const SheetDrawing& drawing, double width) const {
  Galley galley;
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  const double unit = type_.large ? 1.7 * pt : pt;
  const double picture = std::min(width * 0.45, 110 * unit);
  const QPointF middle(picture / 2, 32 * unit);
  const double w = 18 * unit;
  const double d = 9 * unit;
  const double far = 18 * unit;
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
  const QFont small = type_.sans(type_.large ? type_.ids : type_.body, QFont::DemiBold);
  const double half = leadingOf(small) / 2;
  const auto label = [&](const QString& words, QPointF at, double room) {
    SetText(words, small, room, Qt::AlignHCenter).into(galley, {at.x() - room / 2, at.y() - half});
  };
  label(tr("front"), {middle.x(), middle.y() - d - 12 * unit}, 60 * unit);
  label(tr("rear"), {middle.x(), middle.y() + d + 10 * unit}, 60 * unit);
  label(tr("flank"), {middle.x() - w - 18 * unit, middle.y()}, 34 * unit);
  label(tr("flank"), {middle.x() + w + 18 * unit, middle.y()}, 34 * unit);
  const std::string words = "**" + drawing.title + "** " + drawing.text + " " + shortRules(drawing.rules, prefix_);
  const SetText said(words, type_.sans(type_.body), width - picture - 10 * pt);
  said.into(galley, {picture + 10 * pt, std::max(2 * pt, middle.y() - said.height() / 2)});
  galley.height = std::max(64 * unit, said.height() + 4 * pt);
  return galley;
}

void PanelSetter::disc(Galley& galley, ActorDisc disc, QPointF middle, double radius) const {
  if (disc == ActorDisc::none) return;
  galley.ink.emplace_back([disc, middle, radius](QPainter& painter) {
    painter.setPen(QPen(Qt::black, radius * 0.25));
    painter.setBrush(disc == ActorDisc::filled ? QBrush(Qt::black) : QBrush(Qt::NoBrush));
    painter.drawEllipse(middle, radius, radius);
    if (disc == ActorDisc::half) {
      painter.setBrush(Qt::black);
      painter.drawPie(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16);
    }
    painter.setBrush(Qt::NoBrush);
  });
}

}  // namespace signifer::ui
