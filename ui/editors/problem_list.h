// The faults that an editor finds, as a list. Each line names a fault and links to its place. A fault with an obvious
// remedy offers it beside that link. All three editors show their faults in it.
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
  /// The name of the remedy; empty if there is none.
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
