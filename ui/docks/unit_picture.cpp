#include "docks/unit_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "docks/unit_model.h"
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
  updateGeometry();
  update();
}

namespace {

// The caption of a cell, cut to its first word if the whole has no room.
QString shortCaption(const QString& caption, const QFontMetrics& metrics, double room) {
  return metrics.horizontalAdvance(caption) <= room ? caption
                                                    : caption.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char(','));
}

constexpr int cellEdges = 10;

}  // namespace

int ProfileCells::perRow(int width) const {
  const Theme& theme = Theme::current();
  const QFontMetrics captions(theme.font(10.5));
  const QFontMetrics values(theme.font(13.5, QFont::Bold));
  double widest = 1;
  for (const auto& [caption, value] : cells_)
    widest =
        std::max<double>({widest, static_cast<double>(captions.horizontalAdvance(shortCaption(caption, captions, 0))),
                          static_cast<double>(values.horizontalAdvance(value))});
  const auto count = static_cast<int>(cells_.size());
  const int fits = std::clamp(static_cast<int>(width / (widest + cellEdges)), 1, std::max(1, count));
  // Rows of one length look better than a last one of its own.
  const int rows = std::max(1, (count + fits - 1) / fits);
  return std::max(1, (count + rows - 1) / rows);
}

int ProfileCells::heightForWidth(int width) const {
  const int columns = perRow(width);
  const int rows = std::max(1, (static_cast<int>(cells_.size()) + columns - 1) / columns);
  return qRound(Theme::current().px(42)) * rows;
}

void ProfileCells::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setMinimumHeight(heightForWidth(width()));
}

void ProfileCells::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(QPen(c.line, 1));
  p.setBrush(c.base);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  p.drawRoundedRect(box, 3, 3);
  const int columns = perRow(width());
  const int rows = (static_cast<int>(cells_.size()) + columns - 1) / columns;
  const double wide = box.width() / columns;
  const double high = box.height() / rows;
  for (int i = 0; i < static_cast<int>(cells_.size()); ++i) {
    const auto& [words, value] = cells_[static_cast<std::size_t>(i)];
    const double left = box.left() + wide * (i % columns);
    const double top = box.top() + high * (i / columns);
    p.setPen(QPen(c.line, 1));
    if (i % columns > 0) p.drawLine(QPointF(left, top), QPointF(left, top + high));
    if (i % columns == 0 && i > 0) p.drawLine(QPointF(box.left(), top), QPointF(box.right(), top));
    const QRectF cell(left + 6, top + 3, wide - 8, high - 6);
    p.setFont(theme.font(10.5));
    p.setPen(c.text2);
    const QString caption = shortCaption(words, p.fontMetrics(), cell.width());
    p.drawText(cell, Qt::AlignLeft | Qt::AlignTop,
               p.fontMetrics().elidedText(caption, Qt::ElideRight, qRound(cell.width())));
    p.setFont(theme.font(13.5, QFont::Bold));
    p.setPen(c.text);
    p.drawText(cell, Qt::AlignLeft | Qt::AlignBottom,
               p.fontMetrics().elidedText(value, Qt::ElideRight, qRound(cell.width())));
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

// The boxes stand in the text as a picture, so that the label stays one line to a reader.
QString harmLine(const Portrait& portrait, const QString& words) {
  if (!countsHarm(portrait)) return words.toHtmlEscaped();
  QByteArray png;
  QBuffer buffer(&png);
  const QPixmap pips = harmPips(portrait.harm, portrait.harmMost);
  pips.save(&buffer, "PNG");
  return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\"> &nbsp;%4")
      .arg(QString::fromLatin1(png.toBase64()))
      .arg(qRound(pips.width() / pips.devicePixelRatio()))
      .arg(qRound(pips.height() / pips.devicePixelRatio()))
      .arg(words.toHtmlEscaped());
}

}  // namespace signifer::ui
