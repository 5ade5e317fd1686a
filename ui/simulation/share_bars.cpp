#include "simulation/share_bars.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>

#include "lengths.h"
#include "table/unit_painter.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double shareHeight = 25;

QString percent(double share) { return ShareBars::tr("%1 %").arg(fixedWords(share * 100)); }

}  // namespace

void ShareBars::setRows(std::vector<ShareRow> rows) {
  rows_ = std::move(rows);
  QStringList words;
  for (const ShareRow& row : rows_)
    words << tr("%1: %2, with 95 % certainty %3 to %4")
                 .arg(row.words, percent(row.share.share), percent(row.share.low), percent(row.share.high));
  setAccessibleName(words.join(QStringLiteral("; ")));
  setToolTip(words.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

QSize ShareBars::sizeHint() const {
  return {qRound(Theme::current().px(420)), qRound(Theme::current().px(shareHeight) * 3)};
}

// As wide as the longest name, but never more than a third of all.
double ShareBars::widthOfNames() const {
  const Theme& theme = Theme::current();
  const QFontMetricsF metrics(theme.font(13));
  double wide = theme.px(112);
  for (const ShareRow& row : rows_)
    wide = std::max(wide, metrics.horizontalAdvance(row.words) + (row.side != noSide ? theme.px(30) : 0) + 10);
  return std::min(wide, std::max(theme.px(112), width() / 3.0));
}

void ShareBars::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const double names = widthOfNames();
  const double figures = theme.px(152);
  const double high = theme.px(shareHeight);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const ShareRow& row = rows_[i];
    const QRectF line(0, static_cast<double>(i) * high, width(), high);
    double left = 0;
    if (row.side != noSide) {
      const QPixmap flag = sideFlag(row.side, 0.85);
      p.drawPixmap(QPointF(0, line.center().y() - flag.height() / flag.devicePixelRatio() / 2), flag);
      left = theme.px(30);
    }
    p.setFont(theme.font(13));
    p.setPen(c.text);
    p.drawText(QRectF(left, line.top(), names - left - 6, high), Qt::AlignVCenter,
               p.fontMetrics().elidedText(row.words, Qt::ElideRight, qRound(names - left - 6)));
    const QRectF frame(names, line.center().y() - high * 0.27, line.width() - names - figures, high * 0.54);
    p.setPen(QPen(c.line, 1));
    p.setBrush(c.base);
    p.drawRect(frame);
    QRectF bar = frame.adjusted(0.5, 0.5, -0.5, -0.5);
    bar.setWidth(bar.width() * row.share.share);
    QPainterPath shape;
    shape.addRect(bar);
    p.fillPath(shape, row.side == noSide ? c.text3 : c.sides[static_cast<std::size_t>(row.side)].body);
    if (row.side != noSide && c.sides[static_cast<std::size_t>(row.side)].bars)
      paintBars(p, shape, c.sides[static_cast<std::size_t>(row.side)].bar, 5, 1.4);
    const auto at = [&](double share) { return frame.left() + frame.width() * share; };
    p.setPen(QPen(c.ink, 1.6));
    const double middle = frame.center().y();
    p.drawLine(QPointF(at(row.share.low), middle), QPointF(at(row.share.high), middle));
    for (const double end : {row.share.low, row.share.high})
      p.drawLine(QPointF(at(end), middle - 4), QPointF(at(end), middle + 4));
    p.setPen(c.text);
    p.setFont(theme.font(14, QFont::DemiBold));
    p.drawText(QRectF(frame.right(), line.top(), theme.px(64), high), Qt::AlignRight | Qt::AlignVCenter,
               percent(row.share.share));
    p.setPen(c.text2);
    p.setFont(theme.font(12));
    p.drawText(QRectF(frame.right() + theme.px(70), line.top(), theme.px(82), high), Qt::AlignLeft | Qt::AlignVCenter,
               tr("%1 to %2").arg(fixedWords(row.share.low * 100), fixedWords(row.share.high * 100)));
  }
}

}  // namespace signifer::ui
