#include "editors/entry_delegate.h"

#include <QPainter>
#include <QPainterPath>

#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double markWidth = 36;
constexpr double markHeight = 20;
constexpr double entryMargin = 8;

}  // namespace

void paintUnitMark(QPainter& painter, const QRectF& place, SideIndex side, const QString& symbol, bool person) {
  const SideColours& c = colours().sides[static_cast<std::size_t>(side)];
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  QRectF box = place;
  if (person) {
    const double size = std::min(place.width(), place.height());
    box = QRectF(place.center().x() - size / 2, place.center().y() - size / 2, size, size);
    shape.addEllipse(box);
  } else {
    shape.addRoundedRect(box, 2, 2);
  }
  painter.fillPath(shape, c.body);
  if (c.bars) paintBars(painter, shape, c.bar, 6, 2);
  painter.setPen(QPen(c.edge, 1));
  painter.drawPath(shape);
  const double size = box.height() * (person ? 0.66 : 0.86);
  paintSymbol(painter, symbol, QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size), c.mark);
  painter.restore();
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  (void)option;
  const bool heading = index.data(headingRole).toBool();
  return {120, static_cast<int>(Theme::current().px(heading ? 26 : 42))};
}

void EntryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = Theme::current();
  const Colours& c = colours();
  const QRectF row = option.rect;
  painter->save();
  if (index.data(headingRole).toBool()) {
    painter->fillRect(row, c.dockTitle);
    painter->setFont(theme.font(12, QFont::DemiBold));
    painter->setPen(c.text2);
    painter->drawText(row.adjusted(entryMargin, 0, -entryMargin, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      index.data(Qt::DisplayRole).toString());
    painter->drawText(row.adjusted(entryMargin, 0, -entryMargin, 0), Qt::AlignVCenter | Qt::AlignRight,
                      index.data(figureRole).toString());
    painter->restore();
    return;
  }
  const bool chosen = (option.state & QStyle::State_Selected) != 0;
  painter->fillRect(row, chosen ? c.currentRow : c.base);
  if (chosen) painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), c.accent);
  painter->setPen(c.line);
  painter->drawLine(row.bottomLeft(), row.bottomRight());
  const double width = theme.px(markWidth);
  const double height = theme.px(markHeight);
  paintUnitMark(*painter, {row.left() + entryMargin, row.center().y() - height / 2, width, height},
                static_cast<SideIndex>(index.data(sideRole).toInt()), index.data(symbolRole).toString(),
                index.data(personRole).toBool());
  const QString figure = index.data(figureRole).toString();
  painter->setFont(theme.font(13, QFont::DemiBold));
  const double figureWidth = figure.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(figure) + entryMargin;
  QRectF words = row.adjusted(2 * entryMargin + width, 2, -entryMargin - figureWidth, -2);
  painter->setPen(c.text);
  if (!figure.isEmpty())
    painter->drawText(row.adjusted(0, 0, -entryMargin, 0), Qt::AlignVCenter | Qt::AlignRight, figure);
  const QString about = index.data(aboutRole).toString();
  const QRectF first(words.left(), words.top(), words.width(), about.isEmpty() ? words.height() : words.height() / 2);
  painter->drawText(first, about.isEmpty() ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignBottom | Qt::AlignLeft,
                    painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                                      static_cast<int>(words.width())));
  painter->setFont(theme.font(12));
  painter->setPen(c.text2);
  painter->drawText(QRectF(words.left(), words.center().y(), words.width(), words.height() / 2),
                    Qt::AlignTop | Qt::AlignLeft,
                    painter->fontMetrics().elidedText(about, Qt::ElideRight, static_cast<int>(words.width())));
  if ((option.state & QStyle::State_HasFocus) != 0) {
    painter->setPen(QPen(c.accent, 1, Qt::DotLine));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(row.adjusted(3.5, 0.5, -0.5, -1.5));
  }
  painter->restore();
}

}  // namespace signifer::ui
