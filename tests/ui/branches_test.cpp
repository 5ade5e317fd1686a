// Looking back in the window loses nothing: a look is no undo, what is played from it is a branch, and every line of
// play is listed, gone to, compared, named and deleted. The steps back say what they take back.
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "dialogs/branch_dialog.h"
#include "docks/branch_pane.h"
#include "docks/deployment_dock.h"
#include "docks/journal_dock.h"
#include "play/deployment.h"
#include "play/journal.h"
#include "ui/fake_ruleset.h"
#include "ui/real_window.h"
#include "widgets/notice.h"

namespace signifer::ui::branches_test {
namespace {

struct BranchesWindow : testing::Test {
  QTemporaryDir folder;
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();
  QString file = folder.filePath(QStringLiteral("j.signifer"));

  void SetUp() override {
    window.resize(1280, 800);
    window.show(drill::newSession());
    ASSERT_TRUE(window.saveIn(file));
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
    for (int i = 0; i < 6; ++i) ASSERT_TRUE(game.act(game.candidates().back()));
    journal().raise();
    QTest::qWait(20);
  }

  [[nodiscard]] JournalDock& journal() const { return *window.findChild<JournalDock*>(); }
  [[nodiscard]] QListView& lines() const { return *window.findChild<QListView*>("journal"); }
  [[nodiscard]] QTreeWidget& branches() const { return *window.findChild<QTreeWidget*>("branches"); }
  [[nodiscard]] QAction& action(const char* name) const { return *window.findChild<QAction*>(name); }
  [[nodiscard]] QString banner() const {
    const auto* where = window.findChild<Notice*>("where");
    return where->isHidden() ? QString() : where->words();
  }
  void press(const char* notice, const QString& words) const {
    for (auto* button : window.findChild<Notice*>(QLatin1String(notice))->findChildren<QPushButton*>())
      if (button->text() == words && !button->isHidden()) return button->click();
    ADD_FAILURE() << "no button " << words.toStdString();
  }
  void doubleClick(std::size_t event) {
    const QModelIndex index = journal().model().index(journal().model().rowOf(event));
    lines().scrollTo(index);
    const QPoint at = lines().visualRect(index).center();
    QTest::mouseClick(lines().viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(lines().viewport(), Qt::LeftButton, {}, at);
    QTest::qWait(10);
  }
  void pressBranch(const char* button) const { window.findChild<QToolButton*>(QLatin1String(button))->click(); }
  [[nodiscard]] std::string text() const {
    std::ostringstream all;
    all << std::ifstream(file.toStdString(), std::ios::binary).rdbuf();
    return std::move(all).str();
  }
  // A branch that is played from the second event on.
  void branchOff() {
    game.look(2);
    ASSERT_TRUE(game.act(game.candidates().front()));
    QTest::qWait(10);
  }
};

TEST_F(BranchesWindow, ADoubleClickInTheJournalIsALook) {
  const std::string before = text();
  const Battle now = game.battle();
  doubleClick(1);
  EXPECT_TRUE(game.isLooking());
  EXPECT_EQ(game.session().eventCount(), 2U);
  EXPECT_TRUE(banner().contains("after event 2 of 6. Nothing is undone.")) << banner().toStdString();
  EXPECT_FALSE(journal().model().isUndone(journal().model().row(journal().model().rowOf(4))));
  EXPECT_TRUE(journal().model().isLater(journal().model().row(journal().model().rowOf(4))));
  window.table().setFocus();
  QTest::keyClick(&window.table(), Qt::Key_Escape);
  EXPECT_FALSE(game.isLooking());
  EXPECT_EQ(game.battle(), now);
  EXPECT_EQ(banner(), "");
  doubleClick(0);
  press("where", "Back to now (Esc)");
  EXPECT_EQ(game.battle(), now);
  EXPECT_EQ(text(), before) << "nothing is written";
}

TEST_F(BranchesWindow, PlayingOnFromALookKeepsTheGame) {
  EXPECT_TRUE(window.findChild<BranchPane*>()->isHidden());
  const Battle now = game.battle();
  doubleClick(1);
  ASSERT_TRUE(game.act(game.candidates().front()));
  QTest::qWait(10);
  EXPECT_TRUE(banner().startsWith("A branch from turn 2: ")) << banner().toStdString();
  EXPECT_FALSE(window.findChild<BranchPane*>()->isHidden());
  ASSERT_EQ(branches().topLevelItemCount(), 1);
  EXPECT_EQ(branches().topLevelItem(0)->text(0), "The table's game");
  ASSERT_EQ(branches().topLevelItem(0)->childCount(), 1);
  EXPECT_TRUE(branches().topLevelItem(0)->child(0)->text(0).contains("From turn 2: "));
  press("where", "Back to the table's game");
  EXPECT_EQ(game.session().eventCount(), 6U);
  EXPECT_EQ(game.battle(), now);
  EXPECT_EQ(banner(), "");
  branches().setCurrentItem(branches().topLevelItem(0)->child(0));
  QTest::keyClick(&branches(), Qt::Key_Return);
  EXPECT_EQ(game.session().branches().current(), 1);
  EXPECT_EQ(game.session().eventCount(), 3U);
  window.closeBattle();
  const OpenedJournal opened = openJournal(drill::library(), file.toStdString());
  EXPECT_TRUE(opened.whole());
  EXPECT_EQ(opened.session->branches().count(), 2);
  EXPECT_EQ(opened.session->branches().length(tableGame), 6U);
}

TEST_F(BranchesWindow, AreNamedComparedDeletedAndBroughtBack) {
  branchOff();
  game.nameBranch(1, QStringLiteral("If the horse had waited"));
  EXPECT_TRUE(branches().topLevelItem(0)->child(0)->text(0).endsWith("From turn 2: If the horse had waited"));
  EXPECT_FALSE(window.findChild<QToolButton*>("branchRemove")->isEnabled()) << "one is on it";
  game.goToBranch(tableGame);
  branches().setCurrentItem(branches().topLevelItem(0)->child(0));
  pressBranch("branchCompare");
  const auto* dialog = window.findChild<BranchDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto* table = dialog->findChild<QTableWidget*>("branchTable");
  QStringList what;
  for (int row = 0; row < table->rowCount(); ++row) what << table->item(row, 0)->text();
  EXPECT_TRUE(what.contains("Events"));
  EXPECT_TRUE(what.contains("Lost by West") || what.contains("Lost by East")) << what.join("|").toStdString();
  EXPECT_GT(table->rowCount(), 4) << "a unit stands elsewhere";
  pressBranch("branchRemove");
  EXPECT_TRUE(window.findChild<BranchPane*>()->isHidden());
  press("question", "Bring it back");
  EXPECT_FALSE(game.session().branches().branch(1).removed);
  EXPECT_EQ(branches().topLevelItem(0)->childCount(), 1);
}

TEST_F(BranchesWindow, WhatWasTakenBackIsCountedAndFolded) {
  for (int i = 0; i < 3; ++i) {
    game.undo();
    ASSERT_TRUE(game.act(game.candidates().back()));
  }
  QTest::qWait(10);
  EXPECT_EQ(game.session().eventCount(), 6U);
  EXPECT_TRUE(journal().windowTitle().contains("taken back 3 times")) << journal().windowTitle().toStdString();
  ASSERT_EQ(branches().topLevelItemCount(), 2);
  QTreeWidgetItem* fold = branches().topLevelItem(1);
  EXPECT_EQ(fold->text(0), "Taken back: 3");
  EXPECT_FALSE(fold->isExpanded());
  ASSERT_EQ(fold->childCount(), 3);
  branches().setCurrentItem(fold->child(0));
  pressBranch("branchGo");
  EXPECT_EQ(game.session().branches().current(), 1);
}

TEST_F(BranchesWindow, StarsAndCommentsStayWithTheirEvents) {
  game.markEvent(2, {1, QStringLiteral("shared")});
  game.markEvent(6, {0, QStringLiteral("the hinge")});
  branchOff();
  EXPECT_EQ(game.mark(2).comment, "shared");
  EXPECT_EQ(game.marks().count(6), 0U);
  game.markEvent(3, {1, QStringLiteral("in the branch")});
  game.goToBranch(tableGame);
  EXPECT_EQ(game.mark(6).comment, "the hinge");
  EXPECT_TRUE(game.mark(3).empty());
  game.undo();
  ASSERT_TRUE(game.act(game.candidates().front()));
  EXPECT_TRUE(game.mark(6).empty());
  game.goToBranch(2);
  EXPECT_EQ(game.mark(6).comment, "the hinge") << "what was taken back took it along";
  const Desk desk = game.desk();
  window.closeBattle();
  ASSERT_TRUE(window.openFile(file));
  EXPECT_EQ(game.desk(), desk);
  game.goToBranch(1);
  EXPECT_EQ(game.mark(3).comment, "in the branch");
}

// The menu, the button's tip, the list of steps and what is undone are one and the same.
TEST_F(BranchesWindow, UndoTellsWhatItWillUndo) {
  for (int i = 0; i < 6; ++i) {
    const QString words = game.undoWords();
    ASSERT_FALSE(words.isEmpty());
    EXPECT_EQ(action("step-back").text(),
              "&Step back: " + (words.size() > 60 ? words.left(59).trimmed() + "…" : words));
    EXPECT_TRUE(action("step-back").toolTip().contains(words));
    auto* steps = window.findChild<QMenu*>("undoSteps");
    Q_EMIT steps->aboutToShow();
    ASSERT_EQ(steps->actions().size(), 6 - i);
    EXPECT_TRUE(words.startsWith(steps->actions().front()->text().chopped(1)));
    action("step-back").trigger();
    EXPECT_EQ(game.redoWords(), words);
  }
  EXPECT_EQ(game.undoWords(), "");
  EXPECT_FALSE(action("step-back").isEnabled());
  game.goTo(6);
  auto* steps = window.findChild<QMenu*>("undoSteps");
  Q_EMIT steps->aboutToShow();
  steps->actions()[2]->trigger();
  EXPECT_EQ(game.session().eventCount(), 3U);
}

TEST_F(BranchesWindow, CtrlZInAFieldIsNeverDead) {
  auto* search = window.findChild<QLineEdit*>("journalSearch");
  search->setFocus();
  QTest::keyClicks(search, QStringLiteral("ab"));
  QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(search->text(), "") << "its own words first";
  EXPECT_EQ(game.session().eventCount(), 6U);
  QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(game.session().eventCount(), 5U) << "then the battle";
  QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(search->text() == "ab" || game.session().eventCount() == 6U);
}

TEST_F(BranchesWindow, KeysOnlyMoveTheLook) {
  const std::string before = text();
  game.look(3);
  action("step-back").trigger();
  EXPECT_EQ(game.session().eventCount(), 2U);
  EXPECT_EQ(action("step-back").text(), "&Look one event back");
  for (int i = 0; i < 4; ++i) action("step-forward").trigger();
  EXPECT_FALSE(game.isLooking());
  EXPECT_EQ(game.session().eventCount(), 6U);
  EXPECT_EQ(text(), before);
}

TEST_F(BranchesWindow, HalfTypedDiceOutliveALook) {
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  game.goTo(0);
  const auto shoots = [&] {
    return std::ranges::find_if(
        game.candidates(), [](const Action& one) { return one.kind == static_cast<std::int8_t>(drill::Kind::shoot); });
  };
  while (shoots() == game.candidates().end()) ASSERT_TRUE(game.act(game.candidates().back()));
  const Action shot = *shoots();
  ASSERT_FALSE(game.act(shot)) << "the dice are typed";
  ASSERT_TRUE(game.typeFace(3));
  ASSERT_TRUE(game.openThrow()) << "another die is wanted";
  const std::vector<int> typed = game.openThrow()->typed;
  game.look(game.session().eventsNow() > 0 ? 0 : 1);
  EXPECT_FALSE(game.openThrow());
  game.comeBack();
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->typed, typed);
  window.closeBattle();
  ASSERT_TRUE(window.openFile(file));
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->typed, typed);
}

// Behind the screen: nothing is opened without a word, and nothing tells who stands where.
TEST(SecretDeployment, AStepBackAsksBeforeItOpensTheScreen) {
  RealWindow real("cb/bagradas");
  BattleController& game = real.game;
  auto& dock = real.window.deploymentDock();
  ASSERT_EQ(sideBehindScreen(game.definition(), game.battle()), deploymentNow(game.definition(), game.battle())->side);
  dock.findChild<QPushButton*>(QStringLiteral("placeAll"))->click();
  dock.findChild<QPushButton*>(QStringLiteral("deployed"))->click();
  QTest::qWait(10);
  const std::size_t events = game.session().eventCount();
  ASSERT_EQ(real.table.looks().size(), 0U);
  const JournalModel& journal = real.window.findChild<JournalDock*>()->model();
  for (int row = 0; row < journal.rowCount(); ++row)
    for (const UnitInfo& unit : game.battle().setup->units)
      EXPECT_FALSE(journal.row(row).words.contains(QString::fromStdString(unit.name)))
          << journal.row(row).words.toStdString();
  int asked = 0;
  const auto answer = [&](const QString& words) {
    QTimer::singleShot(0, [&asked, words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      ++asked;
      for (QAbstractButton* button : box->buttons())
        if (button->text().remove(QLatin1Char('&')) == words) return button->click();
      ADD_FAILURE() << words.toStdString();
      box->reject();
    });
  };
  answer(QStringLiteral("Leave it up"));
  real.window.findChild<QAction*>("step-back")->trigger();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(game.session().eventCount(), events);
  answer(QStringLiteral("Leave it up"));
  game.look(1);
  EXPECT_EQ(asked, 2);
  EXPECT_FALSE(game.isLooking());
  answer(QStringLiteral("Open the screen"));
  game.undo();
  EXPECT_EQ(game.session().eventCount(), events - 1);
  EXPECT_GT(real.table.looks().size(), 0U);
}

}  // namespace
}  // namespace signifer::ui::branches_test
