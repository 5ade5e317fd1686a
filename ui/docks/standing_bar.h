// A side's standing: its name, a row of pips in its colours and pattern, and the figures.
#pragma once

#include <QStringList>
#include <QWidget>

#include "docks/sequence_model.h"

namespace signifer::ui {

class StandingBar final : public QWidget {
  Q_OBJECT

 public:
  /// `pixels`: the size of its letters at 100 % text; the pips follow. `names`: of those that stand one below the
  /// other, so that their pips begin alike.
  explicit StandingBar(StandingRow row, QStringList names, double pixels = 12, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// So many pixels beside letters of twelve.
  [[nodiscard]] double px(double beside) const;
  /// The room of the longest name: no more than the pips can spare.
  [[nodiscard]] double nameWidth(const QFontMetrics& metrics) const;

  StandingRow row_;
  QStringList names_;
  double pixels_;
};

}  // namespace signifer::ui
