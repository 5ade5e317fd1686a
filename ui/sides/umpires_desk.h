// The second page of the umpire's dock: notes to one side, dice that he alone sees, and all that was done so far behind
// his screen (play/umpires_screen.h).
#pragma once

#include <QWidget>

#include "game/battle_controller.h"

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class UmpiresDesk final : public QWidget {
  Q_OBJECT

 public:
  explicit UmpiresDesk(BattleController& game, QWidget* parent = nullptr);
  void refresh();
  [[nodiscard]] QListWidget& list() { return *list_; }

 private:
  void addNote(QVBoxLayout& column);
  void addDice(QVBoxLayout& column);
  void refreshButtons();
  void giveNote();
  void rollDice();

  BattleController& game_;
  QComboBox* side_;
  QLineEdit* note_;
  QPushButton* give_;
  QSpinBox* count_;
  QSpinBox* die_;
  QLineEdit* about_;
  QPushButton* roll_;
  QListWidget* list_;
};

/// Notes with the next event what a side had seen before an undo took it back: that cannot be unseen.
class GlimpseKeeper final : public QObject {
  Q_OBJECT

 public:
  explicit GlimpseKeeper(BattleController& game, QObject* parent = nullptr);

 private:
  void follow();
  void tell();

  BattleController& game_;
  std::size_t events_ = 0;
  std::array<std::vector<UnitIndex>, 2> hadSeen_;
};

}  // namespace signifer::ui
