// The strip above the table for people who play beside it. It shows the step in big letters, the side, the standings
// and the phases of the turn, and it has the button that goes on. It can be read from two metres away.
#pragma once

#include <QFrame>

class QAbstractButton;
class QLayout;
class QPushButton;

namespace signifer::ui {

class BattleController;
class FlowLayout;
class Label;
class NextButton;

class NowStrip final : public QFrame {
  Q_OBJECT

 public:
  explicit NowStrip(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] NextButton& nextButton() { return *next_; }

 Q_SIGNALS:
  void goOnWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void showPhases();
  void showWhoBegins();
  void fit();

  BattleController& game_;
  Label* flag_;
  Label* step_;
  Label* about_;
  FlowLayout* phases_;
  QPushButton* back_;
  NextButton* next_;
};

}  // namespace signifer::ui
