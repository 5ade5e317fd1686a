// The umpire's dock. It says how much each side sees and what it is waited for, and lists the hidden units. Its buttons
// reveal and hide. A reason may be given for the journal. On a second page are notes to one side and secret dice. Only
// the window of everything has it.
#pragma once

#include <array>

#include "battle/markers.h"
#include "game/battle_controller.h"
#include "widgets/parts.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class SideGlance;
class UmpiresDesk;

class UmpireDock final : public Dock {
  Q_OBJECT

 public:
  explicit UmpireDock(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] QListWidget& list() { return *list_; }
  [[nodiscard]] UmpiresDesk& desk() { return *desk_; }
  /// Lays a dummy there, as a change by hand. `mounted`: it passes for mounted troops.
  void layDummy(SideIndex side, Point at, bool mounted = false);

 Q_SIGNALS:
  /// A dummy of the side is to be laid: its place is to be shown on the table.
  void dummyWanted(signifer::SideIndex side, bool mounted);
  /// The side's own view is to be opened.
  void viewWanted(signifer::SideIndex side);

 private:
  [[nodiscard]] QWidget* makeHidden();
  void makeButtons(QVBoxLayout& column);
  void addDummy(const Marker& marker);
  void refresh();
  QListWidgetItem* addRow(const QString& name, const QString& about, SideIndex side);
  void addUnit(UnitIndex unit);
  void addPerson(PersonIndex person);
  void refreshButtons();
  void reveal(const QList<QListWidgetItem*>& rows);
  /// Takes dummies off, by their numbers, and tells it as one change with those revealed.
  void uncover(const QStringList& units, const QStringList& people, const QList<int>& dummies);
  void hideSelected();
  /// Hides these units and people by their ids, as one change by hand.
  void mark(const QStringList& units, const QStringList& people);
  void change(const Json& changes);

  BattleController& game_;
  std::array<SideGlance*, 2> sees_{};
  std::array<Label*, 2> waits_{};
  UmpiresDesk* desk_;
  QListWidget* list_;
  Label* about_;
  QLineEdit* reason_;
  QPushButton* reveal_;
  QPushButton* revealAll_;
  QPushButton* hide_;
  QCheckBox* withMarker_;
  QPushButton* dummy_;
};

}  // namespace signifer::ui
