#include "printing/page_furniture.h"

#include <QImage>
#include <QStringList>
#include <QSvgRenderer>
#include <algorithm>
#include <memory>

#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double highestLogo = 11 * millimetre;
constexpr double widestLogo = 34 * millimetre;

// The largest place of its shape within the room for logos.
QSizeF logoSize(QSizeF natural) { return natural.scaled(QSizeF(widestLogo, highestLogo), Qt::KeepAspectRatio); }

// A long footer gives up its middle, from the last but one statement on.
QString elided(const std::string& footer, const QFont& font, double room) {
  QStringList parts = text(footer).split(QStringLiteral(" \u00B7 "));
  while (parts.size() > 2) {
    const QString words = parts.join(QStringLiteral(" \u00B7 "));
    if (widthOf(words.toStdString(), font) <= room) break;
    parts.removeAt(parts.size() > 3 ? parts.size() - 2 : 1);
  }
  return parts.join(QStringLiteral(" \u00B7 "));
}

}  // namespace

bool PageFurniture::hasSteps() const {
  return std::ranges::any_of(sheet_.blocks,
                             [](const SheetBlock& block) { return std::holds_alternative<SheetStep>(block); });
}

// Draws the club's picture at the right; how much room it takes there.
double PageFurniture::logo(Galley& galley) const {
  if (sheet_.logo.empty()) return 0;
  const QString file = text(sheet_.logo);
  QSizeF size;
  std::function<void(QPainter&, const QRectF&)> draw;
  if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
    const auto drawing = std::make_shared<QSvgRenderer>(file);
    if (!drawing->isValid()) return 0;
    size = logoSize(drawing->defaultSize());
    draw = [drawing](QPainter& painter, const QRectF& place) { drawing->render(&painter, place); };
  } else {
    const QImage picture(file);
    if (picture.isNull()) return 0;
    size = logoSize(picture.size());
    draw = [picture](QPainter& painter, const QRectF& place) { painter.drawImage(place, picture); };
  }
  const QRectF place(width_ - size.width(), 0, size.width(), size.height());
  galley.ink.emplace_back([draw, place](QPainter& painter) { draw(painter, place); });
  galley.height = std::max(galley.height, size.height() + 2 * pt);
  return size.width() + 8 * pt;
}

QString PageFurniture::houseRules() const {
  if (sheet_.houseRules < 0) return {};
  const QString count = sheet_.houseRules == 0 ? tr("none") : QStringLiteral("\uE000 %1").arg(sheet_.houseRules);
  return tr("House rules in force") + QStringLiteral(" **%1**").arg(count);
}

double PageFurniture::cornerWidth() const {
  if (type_.large || (sheet_.houseRules < 0 && sheet_.club.empty())) return 0;
  const double club = widthOf(sheet_.club, type_.sans(type_.body, QFont::Bold));
  const double rules = widthOf(houseRules().toStdString(), type_.sans(type_.head));
  return std::clamp(std::max(club, rules) + 2 * pt, 108 * pt, width_ * 0.4);
}

// The club's name and the number of house rules in force. Returns the width of this corner.
double PageFurniture::corner(Galley& galley) const {
  const double picture = logo(galley);
  const double width = cornerWidth();
  if (width == 0) return picture;
  const double left = width_ - picture - width;
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  double y = 2 * pt;
  if (!sheet_.club.empty()) {
    const SetText club(sheet_.club, bold, width, Qt::AlignRight);
    club.into(galley, {left, y});
    y += club.height();
  }
  if (sheet_.houseRules >= 0) {
    const SetText counted(houseRules(), type_.sans(type_.head), width, Qt::AlignRight);
    counted.into(galley, {left, y});
    y += counted.height();
  }
  galley.height = std::max(galley.height, y + 1 * pt);
  return picture + width;
}

Galley PageFurniture::firstHead() const {
  Galley galley;
  const double taken = corner(galley);
  const QFont big = type_.serif(type_.title);
  const QFont aside = type_.serif(type_.aside, true);
  const SetText title(sheet_.title, big, width_ - taken);
  title.into(galley, {0, 0});
  double tall = title.height();
  const double room = width_ - taken - title.width() - 12 * pt;
  if (title.lines() == 1 && widthOf(sheet_.subtitle, aside) <= room) {
    SetText(sheet_.subtitle, aside, room).into(galley, {title.width() + 12 * pt, baselineOf(big) - baselineOf(aside)});
  } else {
    const SetText below(sheet_.subtitle, aside, width_ - taken);
    below.into(galley, {0, tall});
    tall += below.height();
  }
  galley.height = std::max(galley.height, tall) + 2 * pt;
  galley.line({0, galley.height}, {width_, galley.height}, 17);
  galley.height += hasSteps() ? 2 * pt : 5 * pt;
  if (!sheet_.blanks.empty()) galley.stack(panels_.blanks({sheet_.blanks}, width_), 2 * pt);
  if (hasSteps()) galley.stack(steps_.legend(width_), 0);
  return galley;
}

Galley PageFurniture::runningHead() const {
  Galley galley;
  const QFont big = type_.serif(type_.running);
  const QFont aside = type_.serif(type_.running * 0.9, true);
  const SetText title(sheet_.title, big, width_);
  title.into(galley, {0, 0});
  // The first page has said it where there is no room.
  const double left = title.width() + 9 * pt;
  if (widthOf(sheet_.subtitle, aside) <= width_ - left)
    SetText(sheet_.subtitle, aside, width_ - left).into(galley, {left, baselineOf(big) - baselineOf(aside)});
  galley.height = title.height() + 2 * pt;
  galley.line({0, galley.height}, {width_, galley.height}, 17);
  galley.height += 5 * pt;
  return galley;
}

Galley PageFurniture::footer(std::size_t number, std::size_t count) const {
  Galley foot;
  const QFont font = type_.sans(type_.footer);
  foot.line({0, 0}, {width_, 0}, 8);
  const double room = width_ - 60 * pt;
  SetText words(sheet_.footer, font, room);
  if (words.lines() > 1) words = SetText(elided(sheet_.footer, font, room), font, room);
  words.into(foot, {0, 3 * pt});
  SetText(tr("%1 of %2").arg(number).arg(count), font, 60 * pt, Qt::AlignRight).into(foot, {width_ - 60 * pt, 3 * pt});
  return foot;
}

Galley PageFurniture::phaseHeading(const SheetHeading& heading, double more) const {
  Galley galley;
  const QFont big = type_.serif(type_.heading);
  const QFont aside = type_.serif(type_.aside, true);
  galley.height = 1.2 * pt + 1.8 * more;
  const SetText title(heading.text, big, width_);
  title.into(galley, {0, galley.height});
  const double left = title.width() + 9 * pt;
  const bool beside = widthOf(heading.aside, aside) <= width_ - left;
  if (beside)
    SetText(heading.aside, aside, width_ - left)
        .into(galley, {left, galley.height + baselineOf(big) - baselineOf(aside)});
  galley.height += baselineOf(big) + type_.heading * 0.34 * pt;
  if (!beside) {
    const SetText below(heading.aside, aside, width_);
    below.into(galley, {0, galley.height});
    galley.height += below.height() + 2 * pt;
  }
  galley.line({0, galley.height}, {width_, galley.height}, 10);
  return galley;
}

Galley PageFurniture::rule(double more) const {
  Galley galley;
  galley.height = 4 * pt + more;
  galley.line({0, galley.height}, {width_, galley.height}, 17);
  galley.height += 2 * pt;
  return galley;
}

}  // namespace signifer::ui
