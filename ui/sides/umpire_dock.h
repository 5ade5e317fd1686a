// The umpire's dock. It says how much each side sees, and lists the hidden units. Its buttons reveal and hide. A reason
// may be given for the journal. Only the window of everything has it.
#pragma once

#include <array>

#include "game/battle_controller.h"
#include "widgets/parts.h"

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace signifer::ui {

class UmpireDock final : public Dock {
  Q_OBJECT

 public:
  explicit UmpireDock(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] QListWidget& list() { return *list_; }

 private:
  void refresh();
  void addUnit(UnitIndex unit);
  void addPerson(PersonIndex person);
  void refreshButtons();
  void reveal(const QList<QListWidgetItem*>& rows);
  void hideSelected();
  /// Says it of these units and people by their ids, as one change by hand.
  void mark(const QStringList& units, const QStringList& people, bool hidden);

  BattleController& game_;
  std::array<Label*, 2> sees_{};
  QListWidget* list_;
  Label* about_;
  QLineEdit* reason_;
  QPushButton* reveal_;
  QPushButton* revealAll_;
  QPushButton* hide_;
};

}  // namespace signifer::ui
