// The contents of a unit's rectangle: glyph, name, pips, figures in ranks and files.
#include <algorithm>

#include "symbols.h"
#include "table/unit_frame.h"
#include "table/unit_painter.h"

namespace signifer::ui {
namespace {

constexpr double largestGlyph = 26;

// In pixels of the screen: a base does not grow with the text.
QFont baseFont(double pixels, QFont::Weight weight) {
  QFont font = Theme::current().font(pixels, weight);
  font.setPixelSize(std::max(1, qRound(pixels)));
  return font;
}

// The name as large as it may be and as small as it must be; what has no room even then ends in an ellipsis.
void drawFitted(QPainter& p, const QRectF& room, const QString& name, double largest) {
  constexpr double smallest = 8.5;
  constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
  for (double size = largest; size >= smallest; size -= 0.5) {
    p.setFont(baseFont(size, QFont::DemiBold));
    const QRectF taken = p.fontMetrics().boundingRect(room.toAlignedRect(), flags, name);
    if (taken.width() <= room.width() && taken.height() <= room.height()) return p.drawText(room, flags, name);
  }
  p.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
             p.fontMetrics().elidedText(name, Qt::ElideRight, qRound(room.width())));
}

}  // namespace

void UnitPainter::contents(const UnitLook& look, const Frame& frame) const {
  p_.save();
  p_.translate(frame.centre);
  p_.rotate(frame.degrees + (frame.flipped ? 180 : 0));
  QRectF place = frame.rect();
  if (look.portrait.stance == Stance::square) {
    place.adjust(frame.strip, frame.strip, -frame.strip, -frame.strip);
  } else if (look.portrait.stance == Stance::testudo) {
    place.adjust(frame.strip, frame.flipped ? 0 : frame.strip, -frame.strip, frame.flipped ? -frame.strip : 0);
  } else if (look.portrait.stance == Stance::garrison) {
    place.adjust(frame.strip, 0, -frame.strip, 0);
  } else if (look.portrait.stance != Stance::skirmish) {
    (frame.flipped ? place.setBottom(place.bottom() - frame.strip) : place.setTop(place.top() + frame.strip));
  }
  place.adjust(1.5, 1, -1.5, -1);
  // The room inside a disc.
  constexpr double rim = 0.14;
  if (look.portrait.shape == Shape::swarm)
    place.adjust(place.width() * rim, place.height() * rim, -place.width() * rim, -place.height() * rim);
  zoom_ == Zoom::near ? nearContents(look, frame, place) : middleContents(look, frame, place);
  p_.restore();
}

void UnitPainter::glyph(const UnitLook& look, const Frame& frame, const QRectF& place, const QColor& colour) const {
  p_.save();
  p_.translate(place.center());
  p_.rotate(-frame.degrees - (frame.flipped ? 180 : 0));
  paintSymbol(p_, look.symbol, {-place.width() / 2, -place.height() / 2, place.width(), place.height()}, colour);
  p_.restore();
}

void UnitPainter::middleContents(const UnitLook& look, const Frame& frame, const QRectF& place) const {
  const Portrait& portrait = look.portrait;
  const bool models = portrait.ranks.modelsAtStart > 1;
  const int discs = std::min(portrait.disorder, 6);
  if (models || portrait.harm + discs > 6) return countedContents(look, frame, place);
  const bool marked = portrait.harm + discs > 0;
  const double size = std::min({place.height() * 0.94, place.width() * (marked ? 0.5 : 0.8), largestGlyph});
  const double shift = marked ? -place.width() * 0.2 : 0;
  glyph(look, frame, {place.center().x() + shift - size / 2, place.center().y() - size / 2, size, size},
        markColour(look));
  if (marked)
    pips(look, {place.center().x() + place.width() * 0.25, place.center().y()}, portrait.harm, discs, place.height());
}

// A figure beside the glyph, neither over the other: the glyph gives way, and goes where the figure alone has room.
void UnitPainter::countedContents(const UnitLook& look, const Frame& frame, const QRectF& place) const {
  const Portrait& portrait = look.portrait;
  const int discs = std::min(portrait.disorder, 6);
  const QString words = QString::number(portrait.ranks.modelsAtStart > 1 ? portrait.ranks.models : portrait.harm);
  p_.setFont(baseFont(std::clamp(place.height() * (discs > 0 ? 0.45 : 0.56), 8.0, 13.0), QFont::Bold));
  constexpr double gap = 1.5;
  constexpr double smallestGlyph = 7;
  const double wide = p_.fontMetrics().horizontalAdvance(words);
  double size = std::min({place.height() * 0.9, place.width() - wide - 2 * gap, largestGlyph});
  if (size < smallestGlyph) size = 0;
  const double left = place.center().x() - (size + (size > 0 ? gap : 0) + wide) / 2;
  if (size > 0) glyph(look, frame, {left, place.center().y() - size / 2, size, size}, markColour(look));
  const double textLeft = left + (size > 0 ? size + gap : 0);
  const double below = discs > 0 ? place.height() * 0.2 : 0;
  p_.setPen(markColour(look));
  p_.drawText(QRectF(textLeft, place.center().y() - 15 - below, wide + 4, 30), Qt::AlignLeft | Qt::AlignVCenter, words);
  if (discs > 0)
    pips(look, {textLeft + wide / 2, place.center().y() + place.height() * 0.28}, 0, discs, place.height() * 0.7);
}

// Squares of harm, then discs of disorder, in rows of two or three around `at`.
void UnitPainter::pips(const UnitLook& look, QPointF at, int squares, int discs, double height) const {
  const int marks = squares + discs;
  const double pip = std::clamp(height * 0.26, 3.0, 5.0);
  const int columns = std::min(marks > 4 ? 3 : 2, marks);
  const int rows = (marks + columns - 1) / columns;
  p_.setPen(Qt::NoPen);
  p_.setBrush(markColour(look));
  for (int i = 0; i < marks; ++i) {
    const double x = at.x() + (i % columns - (columns - 1) / 2.0) * (pip + 1.6) - pip / 2;
    const double y = at.y() + (i / columns - (rows - 1) / 2.0) * (pip + 1.6) - pip / 2;
    i < squares ? p_.drawRect(QRectF(x, y, pip, pip)) : p_.drawEllipse(QRectF(x, y, pip, pip));
  }
}

void UnitPainter::nearContents(const UnitLook& look, const Frame& frame, const QRectF& place) const {
  const Portrait& portrait = look.portrait;
  const QColor mark = markColour(look);
  const bool roomy = place.width() > 74 && place.height() > 28;
  const double size =
      std::min(place.height() * (roomy ? 0.72 : 0.6), roomy ? place.width() * 0.3 : place.width() * 0.7);
  const double left = roomy ? place.left() + 5 : place.center().x() - size / 2;
  glyph(look, frame, {left, place.center().y() - size / 2 - (roomy ? 0 : 3), size, size}, mark);
  const double textLeft = roomy ? left + size + 5 : place.left() + 3;
  const double pip = std::clamp(map_.scale * 0.24, 5.0, 8.0);
  const double pipTop = place.bottom() - pip - 3.5;
  if (roomy) {
    p_.setPen(mark);
    const bool footed = portrait.harmMost > 0 || portrait.ranks.modelsAtStart > 1;
    const double bottom = footed ? pipTop - 1 : place.bottom();
    drawFitted(p_, QRectF(textLeft, place.top(), place.right() - textLeft - 1, bottom - place.top()), look.name,
               std::clamp(map_.scale * 0.4, 10.5, 14.0));
  }
  // The badges stand at the right of it.
  constexpr double badges = 9;
  const QRectF row(textLeft, pipTop, place.right() - textLeft - (portrait.badges.empty() ? 4 : badges), pip);
  if (portrait.ranks.modelsAtStart > 1)
    figureOf(look, row);
  else
    harmRow(look, row);
  p_.setPen(Qt::NoPen);
  p_.setBrush(mark);
  for (int i = 0; i < std::min(portrait.disorder, 6); ++i)
    p_.drawEllipse(QRectF(textLeft + i * (pip + 2), pipTop - pip - 3, pip, pip));
}

// Boxes of harm, filled as far as suffered; a bar where there is no room for them.
void UnitPainter::harmRow(const UnitLook& look, const QRectF& row) const {
  const Portrait& portrait = look.portrait;
  const QColor mark = markColour(look);
  const double pip = row.height();
  p_.setPen(QPen(mark, 1.2));
  if (portrait.harmMost * (pip + 2.2) > row.width()) {
    p_.setBrush(Qt::NoBrush);
    p_.drawRect(row);
    p_.fillRect(QRectF(row.left(), row.top(), row.width() * portrait.harm / portrait.harmMost, pip), mark);
    return;
  }
  for (int i = 0; i < portrait.harmMost; ++i) {
    p_.setBrush(i < portrait.harm ? QBrush(mark) : QBrush(Qt::NoBrush));
    p_.drawRect(QRectF(row.left() + i * (pip + 2.2), row.top(), pip, pip));
  }
}

void UnitPainter::figureOf(const UnitLook& look, const QRectF& row) const {
  const Ranks& ranks = look.portrait.ranks;
  p_.setPen(markColour(look));
  p_.setFont(baseFont(std::clamp(map_.scale * 0.4, 10.5, 14.0), QFont::Bold));
  p_.drawText(row.adjusted(0, -12, 30, 4), Qt::AlignLeft | Qt::AlignBottom,
              QStringLiteral("%1/%2").arg(ranks.models).arg(ranks.modelsAtStart));
}

// Figures in ranks and files; the front rank is darker, those that are lost are dashed.
void UnitPainter::ranks(const UnitLook& look, const Frame& frame) const {
  const Ranks& ranks = look.portrait.ranks;
  if (ranks.files <= 0 || ranks.models <= 0) return;
  const int rows = (ranks.models + ranks.files - 1) / ranks.files;
  const double wide = frame.width / ranks.files;
  const double deep = frame.depth / rows;
  QColor line = markColour(look);
  line.setAlphaF(0.35F);
  QColor front = look.side == 0 ? QColor(Qt::black) : markColour(look);
  front.setAlphaF(0.16F);
  p_.setPen(QPen(line, 0.8));
  for (int i = 0; i < ranks.models; ++i) {
    const int inRow = std::min(ranks.files, ranks.models - (i / ranks.files) * ranks.files);
    const double left = -wide * inRow / 2;
    p_.setBrush(i < ranks.files ? QBrush(front) : QBrush(Qt::NoBrush));
    p_.drawRect(QRectF(left + (i % ranks.files) * wide, -frame.depth / 2 + (i / ranks.files) * deep, wide, deep)
                    .adjusted(0.8, 0.8, -0.8, -0.8));
  }
}

}  // namespace signifer::ui
