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
  /// A message instead of bars where there are no odds to show.
  void setRows(std::vector<OddsRow> rows, const QString& message = {});
  [[nodiscard]] const std::vector<OddsRow>& rows() const { return rows_; }
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<OddsRow> rows_;
  QString message_;
};

}  // namespace signifer::ui
