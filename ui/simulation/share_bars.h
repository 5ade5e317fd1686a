// Shares of wins as bars in the sides' colours, each with the 95 % interval about it as a bracket and in figures.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "battle/battle.h"
#include "simulation/simulation.h"

namespace signifer::ui {

struct ShareRow {
  SideIndex side = noSide;
  QString words;
  Share share;
};

class ShareBars final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setRows(std::vector<ShareRow> rows);
  [[nodiscard]] const std::vector<ShareRow>& rows() const { return rows_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {260, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] double widthOfNames() const;

  std::vector<ShareRow> rows_;
};

}  // namespace signifer::ui
