#include "simulation/plot.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "table/unit_painter.h"
#include "theme.h"

namespace signifer::ui {
namespace {

// Where figures lie on the paper.
struct Axes {
  QRectF room;
  double least = 0;
  double most = 1;
  std::size_t count = 1;

  [[nodiscard]] double slot() const { return room.width() / static_cast<double>(std::max<std::size_t>(1, count)); }
  [[nodiscard]] double x(std::size_t index) const { return room.left() + slot() * (static_cast<double>(index) + 0.5); }
  [[nodiscard]] double y(double value) const {
    const double share = (std::clamp(value, least, most) - least) / (most - least);
    return room.bottom() - share * room.height();
  }
};

QColor bodyOf(SideIndex side) {
  return side == noSide ? colours().line : colours().sides[static_cast<std::size_t>(side)].body;
}

// Of lines and words: a side's dark edge on a light ground, its body on a dark one.
QColor inkOf(SideIndex side) {
  if (side == noSide) return colours().text2;
  const SideColours& colour = colours().sides[static_cast<std::size_t>(side)];
  return colours().base.lightnessF() > 0.5 ? colour.edge : colour.body.lighter(125);
}

// Sides differ by pattern as well as by colour.
void fill(QPainter& p, const QPainterPath& shape, SideIndex side) {
  p.fillPath(shape, bodyOf(side));
  if (side != noSide && colours().sides[static_cast<std::size_t>(side)].bars)
    paintBars(p, shape, colours().sides[static_cast<std::size_t>(side)].bar, 5, 1.4);
}

// Steps of 1, 2, 2.5 or 5 that make some four lines.
double stepOf(double range) {
  const double rough = range / 4;
  const double unit = std::pow(10, std::floor(std::log10(std::max(rough, 1e-6))));
  for (const double step : {1.0, 2.0, 2.5, 5.0})
    if (unit * step >= rough) return unit * step;
  return unit * 10;
}

void paintGrid(QPainter& p, const Axes& axes, const Plot& plot) {
  const Theme& theme = Theme::current();
  const Colours& c = colours();
  p.setFont(theme.font(11));
  const double step = stepOf(axes.most - axes.least);
  for (double value = std::ceil(axes.least / step) * step; value <= axes.most + step / 100; value += step) {
    const double y = axes.y(value);
    p.setPen(QPen(c.line, 1));
    p.drawLine(QPointF(axes.room.left(), y), QPointF(axes.room.right(), y));
    p.setPen(c.text2);
    p.drawText(QRectF(axes.room.left() - 60, y - 10, 54, 20), Qt::AlignRight | Qt::AlignVCenter,
               QString::number(std::abs(value) < step / 100 ? 0 : value));
  }
  const std::size_t every = 1 + plot.turns.size() / 16;
  for (std::size_t i = 0; i < plot.turns.size(); i += every)
    p.drawText(QRectF(axes.x(i) - 20, axes.room.bottom() + 3, 40, 16), Qt::AlignCenter, QString::number(plot.turns[i]));
}

QPainterPath between(const Axes& axes, const PlotLayer& layer) {
  QPolygonF outline;
  for (std::size_t i = 0; i < layer.high.size(); ++i) outline << QPointF(axes.x(i), axes.y(layer.high[i]));
  for (std::size_t i = layer.low.size(); i-- > 0;) outline << QPointF(axes.x(i), axes.y(layer.low[i]));
  QPainterPath path;
  path.addPolygon(outline);
  path.closeSubpath();
  return path;
}

// Where an area is highest there is room for its name.
void nameArea(QPainter& p, const Axes& axes, const PlotLayer& layer) {
  if (layer.words.isEmpty()) return;
  std::size_t best = 0;
  for (std::size_t i = 0; i < layer.high.size(); ++i)
    if (layer.high[i] - layer.low[i] >= layer.high[best] - layer.low[best]) best = i;
  const double high = axes.y(layer.low[best]) - axes.y(layer.high[best]);
  p.setFont(Theme::current().font(12, QFont::DemiBold));
  const QFontMetricsF metrics(p.font());
  if (high < metrics.height() + 4) return;
  QRectF box(0, 0, metrics.horizontalAdvance(layer.words) + 10, metrics.height() + 2);
  box.moveCenter({axes.x(best), (axes.y(layer.low[best]) + axes.y(layer.high[best])) / 2});
  box.moveRight(std::min(box.right(), axes.room.right() - 2));
  box.moveLeft(std::max(box.left(), axes.room.left() + 2));
  p.setPen(Qt::NoPen);
  p.setBrush(colours().base);
  p.drawRoundedRect(box, 3, 3);
  p.setPen(colours().text);
  p.drawText(box, Qt::AlignCenter, layer.words);
}

void paintLine(QPainter& p, const Axes& axes, const PlotLayer& layer) {
  QPolygonF line;
  for (std::size_t i = 0; i < layer.high.size(); ++i) line << QPointF(axes.x(i), axes.y(layer.high[i]));
  QPen pen(inkOf(layer.side), 2.4);
  if (layer.dashed) pen.setStyle(Qt::DashLine);
  p.setPen(pen);
  p.setBrush(Qt::NoBrush);
  p.drawPolyline(line);
  if (layer.words.isEmpty() || line.isEmpty()) return;
  p.setFont(Theme::current().font(12, QFont::DemiBold));
  p.setPen(inkOf(layer.side));
  p.drawText(QRectF(line.back().x() - 200, line.back().y() - 20, 200, 18), Qt::AlignRight | Qt::AlignBottom,
             layer.words);
}

void paintLayer(QPainter& p, const Axes& axes, const PlotLayer& layer) {
  switch (layer.kind) {
    case PlotLayer::Kind::area:
      if (layer.side != noSide) fill(p, between(axes, layer), layer.side);
      return nameArea(p, axes, layer);
    case PlotLayer::Kind::band: {
      QColor pale = layer.side == noSide ? colours().accent : bodyOf(layer.side);
      pale.setAlphaF(0.22F);
      return p.fillPath(between(axes, layer), pale);
    }
    case PlotLayer::Kind::line:
      return paintLine(p, axes, layer);
    case PlotLayer::Kind::bar: {
      const double half = std::min(axes.slot() * 0.34, 24.0);
      for (std::size_t i = 0; i < layer.high.size(); ++i) {
        if (layer.high[i] <= layer.low[i]) continue;
        QPainterPath bar;
        bar.addRect(
            QRectF(QPointF(axes.x(i) - half, axes.y(layer.high[i])), QPointF(axes.x(i) + half, axes.y(layer.low[i]))));
        fill(p, bar, layer.side);
      }
    }
  }
}

}  // namespace

void paintPlot(QPainter& p, const QRectF& place, const Plot& plot) {
  const Theme& theme = Theme::current();
  const Colours& c = colours();
  p.setRenderHint(QPainter::Antialiasing);
  p.setFont(theme.font(13, QFont::DemiBold));
  p.setPen(c.text);
  const double head = theme.px(22);
  p.drawText(QRectF(place.left(), place.top(), place.width(), head), Qt::AlignLeft | Qt::AlignVCenter, plot.title);
  const double title = p.fontMetrics().horizontalAdvance(plot.title) + 12;
  p.setFont(theme.font(11.5));
  p.setPen(c.text2);
  p.drawText(QRectF(place.left() + title, place.top(), place.width() - title, head), Qt::AlignRight | Qt::AlignVCenter,
             p.fontMetrics().elidedText(plot.note, Qt::ElideRight, static_cast<int>(place.width() - title)));
  Axes axes{place.adjusted(theme.px(38), head + theme.px(14), -6, -theme.px(20)), plot.least, plot.most,
            plot.turns.size()};
  if (plot.turns.empty() || axes.most <= axes.least) return;
  p.fillRect(axes.room, c.base);
  paintGrid(p, axes, plot);
  p.save();
  p.setClipRect(axes.room.adjusted(-1, -1, 1, 1));
  for (const PlotLayer& layer : plot.layers) paintLayer(p, axes, layer);
  p.restore();
  p.setFont(theme.font(11));
  p.setPen(c.text2);
  for (std::size_t i = 0; i < plot.labels.size() && i < plot.turns.size(); ++i) {
    double top = plot.least;
    for (const PlotLayer& layer : plot.layers)
      if (i < layer.high.size()) top = std::max(top, layer.high[i]);
    p.drawText(QRectF(axes.x(i) - 20, axes.y(top) - 16, 40, 15), Qt::AlignCenter, plot.labels[i]);
  }
}

PlotView::PlotView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::TabFocus);
}

QSize PlotView::sizeHint() const {
  constexpr double high = 112;
  return {380, qRound(Theme::current().px(high))};
}

QSize PlotView::minimumSizeHint() const {
  constexpr double high = 92;
  return {220, qRound(Theme::current().px(high))};
}

void PlotView::setPlot(Plot plot) {
  plot_ = std::move(plot);
  setAccessibleName(plot_.title);
  setAccessibleDescription(plot_.sentence);
  setToolTip(plot_.sentence);
  update();
}

void PlotView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintPlot(painter, rect().adjusted(2, 0, -2, 0), plot_);
  if (hasFocus()) {
    painter.setPen(QPen(colours().accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

}  // namespace signifer::ui
