// The lines of play of a battle, beside its journal: the table's game first, below it the branches that leave it, what
// was only taken back folded up at the end. Goes from one to the other, names, compares and deletes. Hidden as long as
// there is only the game.
#pragma once

#include <QWidget>

#include "game/battle_controller.h"

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace signifer::ui {

class BranchPane final : public QWidget {
  Q_OBJECT

 public:
  explicit BranchPane(BattleController& game, QWidget* parent = nullptr);
  /// Branches beside the table's game, without what was only taken back.
  [[nodiscard]] int count() const;
  [[nodiscard]] int takenBack() const;
  /// Whether there is room for it beside the journal.
  void setRoom(bool room);

 Q_SIGNALS:
  void removed(BranchIndex branch);

 private:
  void refresh();
  void refreshButtons();
  [[nodiscard]] QTreeWidgetItem* itemOf(BranchIndex branch) const;
  [[nodiscard]] QTreeWidgetItem* add(BranchIndex branch, QTreeWidgetItem* into);
  [[nodiscard]] BranchIndex chosen() const;
  [[nodiscard]] int counted(bool takenBack) const;
  void go();
  void compare();
  void rename();
  void remove();
  void showIfWanted();

  BattleController& game_;
  QTreeWidget* list_;
  QToolButton* go_;
  QToolButton* compare_;
  QToolButton* name_;
  QToolButton* remove_;
  bool room_ = true;
  /// The words that the list shows. Nothing is laid out anew while they are the same.
  QStringList shown_;
};

}  // namespace signifer::ui
