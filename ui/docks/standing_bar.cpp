#include "docks/standing_bar.h"

#include <QPainter>
#include <QPainterPath>

#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

StandingBar::StandingBar(StandingRow row, QStringList names, double pixels, QWidget* parent)
    : QWidget(parent), row_(std::move(row)), names_(std::move(names)), pixels_(pixels) {
  const QString words = tr("%1: %2 %3 of %4").arg(row_.name, row_.what).arg(row_.left).arg(row_.start);
  setAccessibleName(words);
  setToolTip(plainTip(words));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StandingBar::sizeHint() const { return {qRound(px(200)), qRound(px(17))}; }

double StandingBar::px(double beside) const { return Theme::current().px(beside * pixels_ / 12.0); }

double StandingBar::nameWidth(const QFontMetrics& metrics) const {
  double widest = 0;
  for (const QString& name : names_) widest = std::max<double>(widest, metrics.horizontalAdvance(name));
  return std::clamp(widest + px(6), width() * 0.25, width() * 0.45);
}

void StandingBar::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  const SideColours& side = c.sides[static_cast<std::size_t>(row_.side)];
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setFont(theme.font(pixels_));
  p.setPen(c.text);
  const double names = nameWidth(p.fontMetrics());
  p.drawText(QRectF(0, 0, names, height()), Qt::AlignVCenter,
             p.fontMetrics().elidedText(row_.name, Qt::ElideRight, qRound(names)));
  const QString left = QString::number(row_.left).replace(QLatin1Char('-'), QChar(0x2212));
  const QString figures = tr("%1 of %2").arg(left).arg(row_.start);
  const double right = width() - p.fontMetrics().horizontalAdvance(figures) - 2;
  p.setPen(c.text2);
  p.drawText(QRectF(right, 0, width() - right, height()), Qt::AlignVCenter | Qt::AlignRight, figures);
  const double room = right - names - 10;
  if (row_.start <= 0 || room < 20) return;
  // As many pips as there is room for; with more they become one bar.
  const double pip = std::min(room / row_.start, px(11));
  const double top = height() / 2.0 - px(4.5);
  const double tall = px(9);
  const bool single = pip < 4.5;
  const int pieces = single ? 1 : row_.start;
  for (int i = 0; i < pieces; ++i) {
    const double wide = single ? room : std::min(pip - 1.6, px(9));
    QPainterPath box;
    box.addRect(QRectF(names + 4 + i * (single ? 0 : pip), top, wide, tall));
    QPainterPath filled = box;
    if (single) {
      filled = QPainterPath();
      filled.addRect(
          QRectF(names + 4, top, room * qBound(0.0, static_cast<double>(row_.left) / row_.start, 1.0), tall));
    }
    if (single || i < row_.left) {
      p.fillPath(filled, side.body);
      if (side.bars) paintBars(p, filled, side.bar, 3.6, 1.2);
    }
    p.setPen(QPen(side.edge, 1));
    p.setBrush(Qt::NoBrush);
    p.drawPath(box);
  }
}

}  // namespace signifer::ui
