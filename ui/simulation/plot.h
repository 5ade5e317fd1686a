// A small chart over turns: areas, bands, lines and stacked bars in the sides' colours and patterns, with axes and
// words. The same drawing serves the window and pictures of it. It knows figures, nothing of battles.
#pragma once

#include <QPainter>
#include <QString>
#include <optional>
#include <vector>

#include "battle/battle.h"

namespace signifer::ui {

struct PlotLayer {
  enum class Kind {
    /// Between `low` and `high`.
    area,
    /// A pale area that holds most of the outcomes.
    band,
    /// Through `high`.
    line,
    /// Bars from `low` to `high`.
    bar
  };
  Kind kind = Kind::line;
  /// noSide for a draw.
  SideIndex side = noSide;
  std::vector<double> low;
  std::vector<double> high;
  /// Said within an area, at the end of a line, or of a bar that is chosen.
  QString words;
  bool dashed = false;
};

struct Plot {
  QString title;
  /// Beside the title: what is measured.
  QString note;
  /// The turns along the foot.
  std::vector<int> turns;
  double least = 0;
  double most = 100;
  std::vector<PlotLayer> layers;
  /// Above each turn; may be empty.
  std::vector<QString> labels;
  /// All of it in words.
  QString sentence;
};

void paintPlot(QPainter& painter, const QRectF& place, const Plot& plot);

/// A part of a bar: the place of its turn among the plot's turns, and its layer.
struct PlotPart {
  std::size_t turn = 0;
  std::size_t layer = 0;
  friend bool operator==(const PlotPart&, const PlotPart&) = default;
};

/// The parts of the bar over a turn, from its foot up.
[[nodiscard]] std::vector<PlotPart> partsOf(const Plot& plot, std::size_t turn);
/// The size of a part of the bar, in the figures of the plot.
[[nodiscard]] double valueOf(const Plot& plot, const PlotPart& part);
/// The place at which paintPlot draws a part.
[[nodiscard]] QRectF partRect(const QRectF& place, const Plot& plot, const PlotPart& part);
/// The part that is meant by a point: the nearest of its turn's bar, for the small ones are hard to hit. Nothing away
/// from the bar.
[[nodiscard]] std::optional<PlotPart> partAt(const QRectF& place, const Plot& plot, QPointF point);

}  // namespace signifer::ui
