// The window in one side's view. It stands in the place of the window of everything, and is made of the same parts, but
// all of them show the battle that the side may know (side_screen.h). A band says whose view it is.
#pragma once

#include <QMainWindow>
#include <memory>

#include "sides/side_screen.h"
#include "sides/umpires_word.h"

class QAction;
class QLabel;
class QListWidget;

namespace signifer::ui {

class AnswerDock;
class DeploymentDock;
class LetterDesk;
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
  /// A letter of play by mail, in its side's view: everything done here is planned.
  explicit SideWindow(std::unique_ptr<LetterDesk> letter);
  ~SideWindow() override;

  [[nodiscard]] SideIndex side() const { return screen_.side(); }
  [[nodiscard]] SideScreen& screen() { return screen_; }
  [[nodiscard]] TableView& table() { return *table_; }
  [[nodiscard]] UmpiresWord& word() { return word_; }
  /// The letter that it shows, and the answer to it; none elsewhere.
  [[nodiscard]] LetterDesk* letter() { return letter_.get(); }
  [[nodiscard]] AnswerDock* answer() { return answer_; }
  /// The umpire's notes up to so many events have been put away.
  void setNotesRead(std::size_t events);
  /// Asks for the umpire's word where the view is locked. True where it may be left.
  bool mayLeave();
  /// Tells it in the strip above the table, until it is put away.
  void say(const QString& words);

 Q_SIGNALS:
  /// Another view is wanted: a side's, or with noSide everything.
  void viewWanted(signifer::SideIndex side);
  /// A note of the umpire's was put away, and those before it.
  void notesRead(std::size_t events);

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  SideWindow(std::unique_ptr<LetterDesk>&& letter, BattleController& everything, SideIndex side, QWidget* parent);
  void makeParts();
  void makeLetter();
  void showTold();
  void lookBack();
  void makeMenus();
  void connectParts();
  void refresh();
  void choose(const Action& action);
  void refused(const Action& action, const Verdict& verdict);
  void showMenu(UnitIndex unit, QPoint globally);
  void anotherAction(int first);
  void lockView();

  std::unique_ptr<LetterDesk> letter_;
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
  /// The number of events up to which the umpire's notes have been put away.
  std::size_t notesRead_ = 0;
  QLabel* message_;
  QLabel* place_;
  QAction* lock_ = nullptr;
  AnswerDock* answer_ = nullptr;
};

}  // namespace signifer::ui
