// The window in one side's view. It stands in the place of the window of everything, and is made of the same parts, but
// all of them show the battle that the side may know (side_screen.h). A band says whose view it is.
#pragma once

#include <QMainWindow>

#include "sides/side_screen.h"
#include "sides/umpires_word.h"

class QAction;
class QLabel;
class QListWidget;

namespace signifer::ui {

class DeploymentDock;
class Notice;
class OrdersDock;
class RulingDock;
class SequenceDock;
class TableView;
class UnitDock;
class ViewBand;

class SideWindow final : public QMainWindow {
  Q_OBJECT

 public:
  SideWindow(BattleController& everything, SideIndex side, QWidget* parent = nullptr);
  ~SideWindow() override;

  [[nodiscard]] SideIndex side() const { return screen_.side(); }
  [[nodiscard]] SideScreen& screen() { return screen_; }
  [[nodiscard]] TableView& table() { return *table_; }
  [[nodiscard]] UmpiresWord& word() { return word_; }
  /// Asks for the umpire's word where the view is locked. True where it may be left.
  bool mayLeave() { return word_.askToOpen(this); }

 Q_SIGNALS:
  /// Another view is wanted: a side's, or with noSide everything.
  void viewWanted(signifer::SideIndex side);

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void makeParts();
  void makeMenus();
  void connectParts();
  void refresh();
  void choose(const Action& action);
  void refused(const Action& action, const Verdict& verdict);
  void showMenu(UnitIndex unit, QPoint globally);
  void anotherAction(int first);
  void say(const QString& words);
  void lockView();

  BattleController& everything_;
  SideScreen screen_;
  UmpiresWord word_;
  ViewBand* band_;
  Notice* notice_;
  TableView* table_;
  SequenceDock* sequence_;
  UnitDock* unit_;
  RulingDock* ruling_;
  DeploymentDock* deployment_;
  OrdersDock* orders_;
  QListWidget* told_;
  QLabel* message_;
  QLabel* place_;
  QAction* lock_ = nullptr;
};

}  // namespace signifer::ui
