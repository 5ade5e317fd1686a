#include "docks/unit_picture.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

void UnitPicture::setLook(const UnitLook& look) {
  look_ = look;
  look_->selected = false;
  look_->portrait.harm = look_->portrait.disorder = 0;
  look_->portrait.badges.clear();
  look_->portrait.hasActed = look_->portrait.mayAct = false;
  look_->portrait.line = 0;
  look_->companion.clear();
  update();
}

QSize UnitPicture::sizeHint() const { return {qRound(Theme::current().px(60)), qRound(Theme::current().px(44))}; }

void UnitPicture::paintEvent(QPaintEvent*) {
  if (!look_) return;
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  UnitLook look = *look_;
  look.pose = {};
  // Drawn at the middle degree of detail, as large as there is room.
  MapTransform map;
  map.scale = std::min((width() - 6) / toInches(look.base.frontage), (height() - 14) / toInches(look.base.depth));
  const double zoom = map.scale / 15.0;
  map.scale = 15;
  p.translate(width() / 2.0, height() / 2.0 + 4);
  p.scale(zoom, zoom);
  const UnitPainter painter(p, map);
  painter.nose(look);
  painter.body(look);
}

void ProfileCells::setCells(std::vector<std::pair<QString, QString>> cells) {
  cells_ = std::move(cells);
  QStringList words;
  for (const auto& [caption, value] : cells_) words << QStringLiteral("%1 %2").arg(caption, value);
  setAccessibleName(words.join(QStringLiteral(", ")));
  setToolTip(plainTip(words.join(QLatin1Char('\n'))));
  setVisible(!cells_.empty());
  update();
}

QSize ProfileCells::sizeHint() const { return {qRound(Theme::current().px(260)), qRound(Theme::current().px(42))}; }

void ProfileCells::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(QPen(c.line, 1));
  p.setBrush(c.base);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  p.drawRoundedRect(box, 3, 3);
  const double wide = box.width() / static_cast<double>(cells_.size());
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const double left = box.left() + wide * static_cast<double>(i);
    p.setPen(QPen(c.line, 1));
    if (i > 0) p.drawLine(QPointF(left, box.top()), QPointF(left, box.bottom()));
    const QRectF cell(left + 6, box.top() + 3, wide - 8, box.height() - 6);
    p.setFont(theme.font(10.5));
    p.setPen(c.text2);
    QString caption = cells_[i].first;
    if (p.fontMetrics().horizontalAdvance(caption) > cell.width())
      caption = caption.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char(','));
    p.drawText(cell, Qt::AlignLeft | Qt::AlignTop,
               p.fontMetrics().elidedText(caption, Qt::ElideRight, qRound(cell.width())));
    p.setFont(theme.font(13.5, QFont::Bold));
    p.setPen(c.text);
    p.drawText(cell, Qt::AlignLeft | Qt::AlignBottom,
               p.fontMetrics().elidedText(cells_[i].second, Qt::ElideRight, qRound(cell.width())));
  }
}

QPixmap harmPips(int harm, int most) {
  const Theme& theme = Theme::current();
  const int count = std::min(most, 20);
  const double pip = theme.px(count > 10 ? 8 : 11);
  const double step = pip + theme.px(2.5);
  constexpr double ratio = 2.0;
  QPixmap pixmap(qRound((count * step + 2) * ratio), qRound((pip + 2) * ratio));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter p(&pixmap);
  p.setPen(QPen(theme.colours().ink, 1.1));
  for (int i = 0; i < count; ++i) {
    p.setBrush(i < harm ? QBrush(theme.colours().ink) : QBrush(Qt::NoBrush));
    p.drawRect(QRectF(1 + i * step, 1, pip - 1, pip - 1));
  }
  return pixmap;
}

}  // namespace signifer::ui
