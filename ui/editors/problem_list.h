// What an editor finds wrong, as a list: each line says what it is, leads to it, and where there is an obvious remedy
// offers it beside the link that leads there. All three editors show theirs in it.
#pragma once

#include <QScrollArea>
#include <functional>
#include <vector>

class QVBoxLayout;

namespace signifer::ui {

struct ProblemLine {
  enum class Kind { fine, advice, fault };
  Kind kind = Kind::advice;
  QString words;
  /// Leads to it; may be empty.
  std::function<void()> show;
  /// What would put it right, and does; empty for none.
  QString remedy;
  std::function<void()> mend;
};

class ProblemList final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ProblemList(const QString& name, QWidget* parent = nullptr);
  void setLines(std::vector<ProblemLine> lines);
  [[nodiscard]] const std::vector<ProblemLine>& lines() const { return lines_; }
  /// The row of a line; nullptr for lines beyond those that are shown.
  [[nodiscard]] QWidget* row(std::size_t line) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void follow(std::size_t line, bool mend);

  std::vector<ProblemLine> lines_;
  std::vector<QWidget*> rows_;
  QWidget* inner_;
  QVBoxLayout* column_;
};

}  // namespace signifer::ui
