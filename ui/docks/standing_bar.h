// A side's standing: its name, a row of pips in its colours and pattern, and the figures.
#pragma once

#include <QWidget>

#include "docks/sequence_model.h"

namespace signifer::ui {

class StandingBar final : public QWidget {
  Q_OBJECT

 public:
  /// `pixels`: the size of its letters at 100 % text; the pips follow.
  explicit StandingBar(StandingRow row, double pixels = 12, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// So many pixels beside letters of twelve.
  [[nodiscard]] double px(double beside) const;

  StandingRow row_;
  double pixels_;
};

}  // namespace signifer::ui
