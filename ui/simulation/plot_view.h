// A chart as a part of a window. Where its bars can be chosen they answer to the mouse and to the keys: left and right
// go over the turns, up and down over the parts of a bar, Enter opens.
#pragma once

#include <QWidget>
#include <optional>
#include <utility>

#include "simulation/plot.h"

namespace signifer::ui {

class PlotView final : public QWidget {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  void setPlot(Plot plot);
  [[nodiscard]] const Plot& plot() const { return plot_; }
  /// Parts of its bars can be chosen.
  void setChoosable(bool choosable);
  /// The part that the keys have chosen; nothing where there is none, or none any more.
  [[nodiscard]] std::optional<PlotPart> chosen() const;
  /// The place of a part in the widget.
  [[nodiscard]] QRectF placeOf(const PlotPart& part) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// A part was clicked, or Enter pressed: of this turn and side, noSide for a draw.
  void opened(int turn, signifer::SideIndex side);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] QRectF place() const;
  [[nodiscard]] QString wordsOf(const PlotPart& part) const;
  void choose(const PlotPart& part);
  void chooseBeside(int direction);
  void chooseAbove(int direction);
  void open(const PlotPart& part);
  void describe();

  Plot plot_;
  bool choosable_ = false;
  /// Turn and side: they stay while more battles come in and bars move.
  std::optional<std::pair<int, SideIndex>> chosen_;
  /// Under the pointer.
  std::optional<PlotPart> hovered_;
};

}  // namespace signifer::ui
