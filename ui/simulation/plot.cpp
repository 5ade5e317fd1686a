#include "simulation/plot.h"

#include <qcustomplot.h>

#include <QPicture>
#include <algorithm>
#include <cmath>

#include "theme.h"

namespace signifer::ui {
namespace {

QColor bodyOf(SideIndex side) {
  return side == noSide ? colours().line : colours().sides[static_cast<std::size_t>(side)].body;
}

// Of lines and words: a side's dark edge on a light ground, its body on a dark one.
QColor inkOf(SideIndex side) {
  if (side == noSide) return colours().text2;
  const SideColours& colour = colours().sides[static_cast<std::size_t>(side)];
  return colours().base.lightnessF() > 0.5 ? colour.edge : colour.body.lighter(125);
}

// Sides differ by pattern as well as by colour: one brush upon the other.
std::vector<QBrush> brushesOf(SideIndex side) {
  std::vector<QBrush> brushes{bodyOf(side)};
  if (side != noSide && colours().sides[static_cast<std::size_t>(side)].bars)
    brushes.emplace_back(colours().sides[static_cast<std::size_t>(side)].bar, Qt::BDiagPattern);
  return brushes;
}

double headHeight() { return Theme::current().px(22); }

// Beside the figures' ground: numbers at its left, turns at its foot.
QMargins roomMargins() {
  const auto pixels = [](double length) { return qRound(Theme::current().px(length)); };
  return {pixels(38), pixels(14), 6, pixels(20)};
}

QRectF groundOf(const QRectF& place) {
  return place.adjusted(0, headHeight(), 0, 0).marginsRemoved(roomMargins().toMarginsF());
}

// Pixels from turn to turn.
double slotOf(double width, const Plot& plot) {
  return width / static_cast<double>(std::max<std::size_t>(1, plot.turns.size()));
}

// The width of a bar as a share of the room from turn to turn.
double barOfSlot(double slot) {
  constexpr double widest = 48;
  return std::min(0.68, widest / slot);
}

/// The figures of a chart, handed to QCustomPlot.
class Chart {
 public:
  Chart(const Plot& plot, QSizeF size) : plot_(plot), size_(size) {
    chart_.setBackground(Qt::NoBrush);
    chart_.setAntialiasedElements(QCP::aeAll);
    QCPAxisRect& room = *chart_.axisRect();
    room.setAutoMargins(QCP::msNone);
    room.setMargins(roomMargins());
    room.setBackground(colours().base);
    slot_ = slotOf(size.width() - roomMargins().left() - roomMargins().right(), plot);
    layOutAxes();
    for (const PlotLayer& layer : plot.layers) add(layer);
    addLabels();
  }

  void paint(QPainter& p, QPointF at) {
    QPicture picture;
    QCPPainter painter(&picture);
    chart_.toPainter(&painter, qRound(size_.width()), qRound(size_.height()));
    painter.end();
    p.save();
    p.translate(at);
    // A picture is meant for the screen and grows on a finer device.
    const auto scale = static_cast<double>(picture.logicalDpiX()) / p.device()->logicalDpiX();
    p.scale(scale, scale);
    p.drawPicture(QPointF(), picture);
    p.restore();
  }

 private:
  void layOutAxes() {
    const auto plain = [](QCPAxis& axis) {
      axis.setBasePen(Qt::NoPen);
      axis.setTickPen(QColor(Qt::transparent));
      axis.setSubTickPen(QColor(Qt::transparent));
      axis.setSubTicks(false);
      axis.setTickLabelFont(Theme::current().font(11));
      axis.setTickLabelColor(colours().text2);
      axis.setTickLength(0);
      axis.grid()->setPen(QPen(colours().line, 1));
      axis.grid()->setZeroLinePen(QPen(colours().line, 1));
    };
    plain(*chart_.xAxis);
    plain(*chart_.yAxis);
    chart_.xAxis->grid()->setVisible(false);
    chart_.xAxis->setRange(-0.5, static_cast<double>(plot_.turns.size()) - 0.5);
    chart_.yAxis->setRange(plot_.least, plot_.most);
    chart_.yAxis->setNumberFormat(QStringLiteral("g"));
    chart_.yAxis->ticker()->setTickCount(4);
    const QSharedPointer<QCPAxisTickerText> turns(new QCPAxisTickerText);
    constexpr std::size_t most = 16;
    const std::size_t every = 1 + plot_.turns.size() / most;
    for (std::size_t i = 0; i < plot_.turns.size(); i += every)
      turns->addTick(static_cast<double>(i), QString::number(plot_.turns[i]));
    chart_.xAxis->setTicker(turns);
  }

  QCPGraph& graphOf(const std::vector<double>& values) {
    QCPGraph& graph = *chart_.addGraph();
    graph.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < values.size(); ++i)
      graph.addData(static_cast<double>(i), std::clamp(values[i], plot_.least, plot_.most));
    return graph;
  }

  void fillBetween(const PlotLayer& layer, const QBrush& brush) {
    QCPGraph& low = graphOf(layer.low);
    QCPGraph& high = graphOf(layer.high);
    high.setBrush(brush);
    high.setChannelFillGraph(&low);
  }

  QCPItemText& words(const QString& said, double x, double y) {
    auto& item = *new QCPItemText(&chart_);
    item.setText(said);
    item.setFont(Theme::current().font(12, QFont::DemiBold));
    item.setColor(colours().text);
    item.position->setCoords(x, y);
    return item;
  }

  // The name goes to the highest part of an area, where there is room for it.
  void nameArea(const PlotLayer& layer) {
    if (layer.words.isEmpty()) return;
    std::size_t best = 0;
    for (std::size_t i = 0; i < layer.high.size(); ++i)
      if (layer.high[i] - layer.low[i] >= layer.high[best] - layer.low[best]) best = i;
    const QFontMetricsF metrics(Theme::current().font(12, QFont::DemiBold));
    const QMargins margins = chart_.axisRect()->margins();
    const double high = size_.height() - margins.top() - margins.bottom();
    if ((layer.high[best] - layer.low[best]) / (plot_.most - plot_.least) * high < metrics.height() + 4) return;
    const double half = (metrics.horizontalAdvance(layer.words) + 14) / 2 / slot_;
    const double last = static_cast<double>(plot_.turns.size()) - 0.5;
    const double x = std::max(std::min(static_cast<double>(best), last - half), half - 0.5);
    QCPItemText& name = words(layer.words, x, (layer.low[best] + layer.high[best]) / 2);
    name.setPadding(QMargins(5, 1, 5, 1));
    name.setBrush(colours().base);
  }

  void addLine(const PlotLayer& layer) {
    QPen pen(inkOf(layer.side), 2.4);
    if (layer.dashed) pen.setStyle(Qt::DashLine);
    graphOf(layer.high).setPen(pen);
    if (layer.words.isEmpty() || layer.high.empty()) return;
    QCPItemText& name = words(layer.words, static_cast<double>(layer.high.size() - 1), layer.high.back());
    name.setColor(inkOf(layer.side));
    // Above the line, unless that is the plot's upper edge.
    const bool under = layer.high.back() > plot_.least + 0.85 * (plot_.most - plot_.least);
    name.setPositionAlignment(Qt::AlignRight | (under ? Qt::AlignTop : Qt::AlignBottom));
  }

  void addBars(const PlotLayer& layer) {
    for (const QBrush& brush : brushesOf(layer.side)) {
      for (std::size_t i = 0; i < layer.high.size(); ++i) {
        if (layer.high[i] <= layer.low[i]) continue;
        auto& bar = *new QCPBars(chart_.xAxis, chart_.yAxis);
        bar.setPen(Qt::NoPen);
        bar.setBrush(brush);
        bar.setWidth(barOfSlot(slot_));
        bar.setBaseValue(layer.low[i]);
        bar.addData(static_cast<double>(i), layer.high[i] - layer.low[i]);
      }
    }
  }

  void add(const PlotLayer& layer) {
    switch (layer.kind) {
      case PlotLayer::Kind::area:
        if (layer.side != noSide)
          for (const QBrush& brush : brushesOf(layer.side)) fillBetween(layer, brush);
        return nameArea(layer);
      case PlotLayer::Kind::band: {
        QColor pale = layer.side == noSide ? colours().accent : bodyOf(layer.side);
        pale.setAlphaF(0.22F);
        return fillBetween(layer, pale);
      }
      case PlotLayer::Kind::line:
        return addLine(layer);
      case PlotLayer::Kind::bar:
        return addBars(layer);
    }
  }

  void addLabels() {
    for (std::size_t i = 0; i < plot_.labels.size() && i < plot_.turns.size(); ++i) {
      double top = plot_.least;
      for (const PlotLayer& layer : plot_.layers)
        if (i < layer.high.size()) top = std::max(top, layer.high[i]);
      QCPItemText& label = words(plot_.labels[i], static_cast<double>(i), top);
      label.setFont(Theme::current().font(11));
      label.setColor(colours().text2);
      label.setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
      label.setClipToAxisRect(false);
    }
  }

  const Plot& plot_;
  QSizeF size_;
  /// Pixels from turn to turn.
  double slot_ = 1;
  QCustomPlot chart_;
};

}  // namespace

void paintPlot(QPainter& p, const QRectF& place, const Plot& plot) {
  const Theme& theme = Theme::current();
  const Colours& c = colours();
  p.setRenderHint(QPainter::Antialiasing);
  p.setFont(theme.font(13, QFont::DemiBold));
  p.setPen(c.text);
  const double head = headHeight();
  p.drawText(QRectF(place.left(), place.top(), place.width(), head), Qt::AlignLeft | Qt::AlignVCenter, plot.title);
  const double title = p.fontMetrics().horizontalAdvance(plot.title) + 12;
  p.setFont(theme.font(11.5));
  p.setPen(c.text2);
  p.drawText(QRectF(place.left() + title, place.top(), place.width() - title, head), Qt::AlignRight | Qt::AlignVCenter,
             p.fontMetrics().elidedText(plot.note, Qt::ElideRight, static_cast<int>(place.width() - title)));
  if (plot.turns.empty() || plot.most <= plot.least) return;
  Chart(plot, {place.width(), place.height() - head}).paint(p, {place.left(), place.top() + head});
}

std::vector<PlotPart> partsOf(const Plot& plot, std::size_t turn) {
  std::vector<PlotPart> parts;
  for (std::size_t layer = 0; layer < plot.layers.size(); ++layer)
    if (plot.layers[layer].kind == PlotLayer::Kind::bar && turn < plot.layers[layer].high.size() &&
        valueOf(plot, {turn, layer}) > 0)
      parts.push_back({turn, layer});
  return parts;
}

double valueOf(const Plot& plot, const PlotPart& part) {
  return plot.layers[part.layer].high[part.turn] - plot.layers[part.layer].low[part.turn];
}

QRectF partRect(const QRectF& place, const Plot& plot, const PlotPart& part) {
  const QRectF ground = groundOf(place);
  const double slot = slotOf(ground.width(), plot);
  const double wide = slot * barOfSlot(slot);
  const auto height = [&](double value) {
    return ground.bottom() - (value - plot.least) / (plot.most - plot.least) * ground.height();
  };
  const PlotLayer& layer = plot.layers[part.layer];
  const double middle = ground.left() + (static_cast<double>(part.turn) + 0.5) * slot;
  return {QPointF(middle - wide / 2, height(layer.high[part.turn])),
          QPointF(middle + wide / 2, height(layer.low[part.turn]))};
}

std::optional<PlotPart> partAt(const QRectF& place, const Plot& plot, QPointF point) {
  const QRectF ground = groundOf(place);
  const double turn = std::floor((point.x() - ground.left()) / slotOf(ground.width(), plot));
  if (plot.turns.empty() || turn < 0 || turn >= static_cast<double>(plot.turns.size())) return std::nullopt;
  // So far beside a bar it is still meant.
  double nearest = Theme::current().px(14);
  std::optional<PlotPart> best;
  for (const PlotPart& part : partsOf(plot, static_cast<std::size_t>(turn))) {
    const QRectF there = partRect(place, plot, part);
    const double away = std::max({there.top() - point.y(), point.y() - there.bottom(), 0.0});
    if (away >= nearest) continue;
    nearest = away;
    best = part;
  }
  return best;
}

}  // namespace signifer::ui
