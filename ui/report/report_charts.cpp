#include <QBuffer>
#include <QPainter>
#include <algorithm>
#include <map>

#include "report/report_parts.h"
#include "simulation/plot.h"

namespace signifer::ui {
namespace {

constexpr QSize chartSize{322, 170};
constexpr QSize chanceChartSize{640, 170};

QImage plotPicture(const Plot& plot, QSize size) {
  QImage picture(size * reportMapRatio, QImage::Format_RGB32);
  picture.setDevicePixelRatio(reportMapRatio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paintPlot(painter, QRectF(QPointF(0, 0), QSizeF(size)), plot);
  return picture;
}

}  // namespace

QByteArray pngOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return bytes;
}

QImage diceChart(const Story& story) {
  std::map<int, FaceCount> faces;
  for (const DiceCount& side : story.dice.sides)
    for (const auto& [face, count] : side.faces) {
      faces[face].fell += count.fell;
      faces[face].expected += count.expected;
    }
  Plot plot;
  plot.title = BattleReport::tr("Faces");
  plot.note = BattleReport::tr("dashed: fair dice");
  PlotLayer bars{PlotLayer::Kind::bar, noSide, {}, {}, {}, false};
  PlotLayer fair{PlotLayer::Kind::line, noSide, {}, {}, {}, true};
  plot.most = 1;
  for (const auto& [face, count] : faces) {
    plot.turns.push_back(face);
    bars.low.push_back(0);
    bars.high.push_back(count.fell);
    fair.high.push_back(count.expected);
    plot.labels.push_back(QString::number(count.fell));
    plot.most = std::max({plot.most, count.fell * 1.2, count.expected * 1.2});
  }
  plot.layers = {bars, fair};
  return plotPicture(plot, chartSize);
}

QImage chanceChart(const Story& story) {
  Plot plot;
  plot.title = BattleReport::tr("Chance to win");
  plot.note = BattleReport::tr("%, at the end of each turn");
  PlotLayer lines[2];
  for (std::size_t side = 0; side < 2; ++side) {
    lines[side].side = static_cast<SideIndex>(side);
    lines[side].words = QString::fromStdString(story.sides[side]);
    // The second side's line is dashed: not by colour alone.
    lines[side].dashed = side == 1;
  }
  for (std::size_t i = 0; i < story.told.size(); ++i) {
    if (i + 1 < story.told.size() && story.told[i + 1].turn == story.told[i].turn) continue;
    const double chance = 100 * story.chances[std::min(story.told[i].last, story.chances.size() - 1)];
    plot.turns.push_back(story.told[i].turn);
    lines[0].high.push_back(chance);
    lines[1].high.push_back(100 - chance);
  }
  plot.layers = {lines[0], lines[1]};
  return plotPicture(plot, chanceChartSize);
}

}  // namespace signifer::ui
