// The measures of the selected unit as rows: the units that it sees, the cover that hides the others, the distances of
// enemies and its own reach. They are the measures that the table draws, to be read and walked through by keyboard.
#pragma once

#include <QWidget>

#include "game/measures.h"

class QVBoxLayout;

namespace signifer::ui {

class MeasurePane final : public QWidget {
  Q_OBJECT

 public:
  explicit MeasurePane(BattleController& game, QWidget* parent = nullptr);
  /// Shows it of the selected unit; hides where nothing is measured.
  void show(Measured what);
  [[nodiscard]] const std::vector<MeasureRow>& rows() const { return rows_; }

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  void addRow(const MeasureRow& row);

  BattleController& game_;
  std::vector<MeasureRow> rows_;
  QVBoxLayout* column_;
};

}  // namespace signifer::ui
