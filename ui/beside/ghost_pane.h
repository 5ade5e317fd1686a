// The ghosts that wait (game/ghosts.h): the answer on the last one leads, leg by leg, then all of them in a list, each
// with its verdict, and what can be done with them.
#pragma once

#include <QWidget>

class QLayout;
class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class BattleController;
class Ghosts;
class Label;

class GhostPane final : public QWidget {
  Q_OBJECT

 public:
  GhostPane(BattleController& game, Ghosts& ghosts, QWidget* parent = nullptr);
  [[nodiscard]] QString words() const;

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  void refresh();
  void showAnswer();
  void showList();

  BattleController& game_;
  Ghosts& ghosts_;
  Label* head_;
  Label* step_;
  Label* answer_;
  QVBoxLayout* list_;
  QPushButton* take_;
  QPushButton* legal_;
  QPushButton* back_;
};

}  // namespace signifer::ui
