// A side's standing: its name, a row of pips in its colours and pattern, and the figures.
#pragma once

#include <QWidget>

#include "docks/sequence_model.h"

namespace signifer::ui {

class StandingBar final : public QWidget {
  Q_OBJECT

 public:
  explicit StandingBar(StandingRow row, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  StandingRow row_;
};

}  // namespace signifer::ui
