// The place of an answer: below its line, over what stands there, or above it, over the foot of the table, where there
// is no room below. So the table keeps its size, and no base jumps while somebody types.
#pragma once

#include <QFrame>

class QScrollArea;

namespace signifer::ui {

class AnswerPanel final : public QFrame {
  Q_OBJECT

 public:
  /// `lead` stands above `words`, which are scrolled where they are many. `line` and the room below it lie in `owner`,
  /// in whose window the panel floats.
  AnswerPanel(QWidget* lead, QWidget* words, QWidget* line, QWidget* room, QWidget* owner);
  /// The most height of the words, in pixels.
  void setMost(int most);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();
  [[nodiscard]] bool isEmpty() const;
  [[nodiscard]] int heightOf(const QWidget& words, int width) const;

  QWidget* lead_;
  QWidget* words_;
  QWidget* line_;
  QWidget* room_;
  QWidget* owner_;
  QScrollArea* scroll_;
  int most_ = 220;
};

}  // namespace signifer::ui
