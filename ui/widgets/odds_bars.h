// Exact odds as bars, each with its words and its share; readable without the bars.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

namespace signifer::ui {

struct OddsRow {
  QString words;
  double share = 0;
  QString fraction;
};

class OddsBars final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// A message instead of bars where there are no odds to show. `marked` is the row that came out, -1 for none.
  void setRows(std::vector<OddsRow> rows, const QString& message = {}, int marked = -1);
  [[nodiscard]] const std::vector<OddsRow>& rows() const { return rows_; }
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<OddsRow> rows_;
  QString message_;
  int marked_ = -1;
};

/// "42 %", "under 1 %", "over 99 %": a probability as it is said.
[[nodiscard]] QString percentWords(double share);

}  // namespace signifer::ui
