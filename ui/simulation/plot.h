// A small chart over turns: areas, bands, lines and stacked bars in the sides' colours and patterns, with axes and
// words. The same drawing serves the window and pictures of it. It knows figures, nothing of battles.
#pragma once

#include <QPainter>
#include <QString>
#include <QWidget>
#include <vector>

#include "battle/battle.h"

namespace signifer::ui {

struct PlotLayer {
  enum class Kind {
    /// Between `low` and `high`.
    area,
    /// The same, pale: where most of the outcomes lie.
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
  /// Said within an area, or at the end of a line.
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

class PlotView final : public QWidget {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  void setPlot(Plot plot);
  [[nodiscard]] const Plot& plot() const { return plot_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Plot plot_;
};

}  // namespace signifer::ui
