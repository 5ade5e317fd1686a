// The place of an answer below a line: it grows with its words and scrolls where they are many.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <algorithm>

namespace signifer::ui {

/// As high as its words, up to a bound; there is nothing of it where the words are hidden.
class AnswerScroll final : public QScrollArea {
 public:
  explicit AnswerScroll(QWidget* words) : words_(words) {
    setWidget(words);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
    words->installEventFilter(this);
    fit();
  }
  /// Keeps the least of this room free, and takes no more than the most, so that the table above hardly changes its
  /// size with each answer.
  void setRoom(int least, int most) {
    least_ = least;
    most_ = most;
    fit();
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QScrollArea::resizeEvent(event);
    fit();
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == words_ && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent ||
                              event->type() == QEvent::HideToParent || event->type() == QEvent::Resize))
      QMetaObject::invokeMethod(this, &AnswerScroll::fit, Qt::QueuedConnection);
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  void fit() {
    const int wanted = words_->isHidden() ? 0 : words_->heightForWidth(std::max(100, viewport()->width()));
    setFixedHeight(std::max(least_, std::min(most_, std::max(0, wanted))));
  }

  QWidget* words_;
  int least_ = 0;
  int most_ = 220;
};

}  // namespace signifer::ui
