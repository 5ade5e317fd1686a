// The ghosts that wait (beside/ghosts.h). The answer on the last one leads; below it stands what can be done, then its
// way, leg by leg. Several ghosts, and lines laid beside them, stand in a list by kind, each with its verdict.
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
  /// Opens the list of the steps for which the last ghost can be judged, under its button.
  void chooseStep();

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  QLayout* makeButtons();
  void refresh();
  void showAnswer();
  void showList();
  void addRow(std::size_t proposal);

  BattleController& game_;
  Ghosts& ghosts_;
  Label* head_;
  Label* step_;
  Label* answer_;
  QVBoxLayout* list_;
  QPushButton* take_;
  QPushButton* legal_;
  QPushButton* back_;
  QPushButton* nearest_;
  QPushButton* other_;
};

}  // namespace signifer::ui
