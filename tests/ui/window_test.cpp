// The window as a whole: steps, undo, depths, links, journals, themes.
#include <gtest/gtest.h>

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/machine_player.h"
#include "main_window.h"
#include "printing/sheet_printer.h"
#include "sheet/checklist.h"
#include "sheet/report.h"
#include "table/table_view.h"
#include "theme.h"
#include "ui/fake_ruleset.h"

namespace signifer::ui::window_test {
namespace {

struct Window : testing::Test {
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();
  void SetUp() override {
    window.show(drill::newSession());
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }
  QAbstractButton* next() { return window.findChild<QAbstractButton*>("nextStep"); }
};

TEST_F(Window, NextStepGoesOnAndStepBackTakesItBack) {
  QTest::mouseClick(next(), Qt::LeftButton);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(game.battle().active, 1);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(game.battle().active, 0);
  EXPECT_TRUE(game.session().canRedo());
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(game.battle().active, 1);
}

TEST_F(Window, ChecklistWalksThePhasesByHandToTheOtherSidesTurn) {
  game.setDepth(Depth::checklist);
  QTest::mouseClick(next(), Qt::LeftButton);
  EXPECT_EQ(game.battle().step, 4);
  QTest::mouseClick(next(), Qt::LeftButton);
  EXPECT_EQ(game.battle().step, 1);
  EXPECT_EQ(game.battle().active, 1);
  EXPECT_EQ(game.battle().turn, 1);
  for (int i = 0; i < 2; ++i) QTest::mouseClick(next(), Qt::LeftButton);
  EXPECT_EQ(game.battle().turn, 2);
}

TEST_F(Window, BesideTheTableTheStripGoesOn) {
  game.setDepth(Depth::judgeWhenAsked);
  auto* strip = window.findChild<QAbstractButton*>(QStringLiteral("nowNext"));
  ASSERT_NE(strip, nullptr);
  EXPECT_TRUE(strip->isVisible());
  EXPECT_FALSE(next()->isVisible());
  for (int presses = 0; game.battle().active == 0; ++presses) {
    ASSERT_LT(presses, 4);
    QTest::mouseClick(strip, Qt::LeftButton);
  }
  EXPECT_EQ(game.battle().step, 1);
}

TEST_F(Window, AnAnswerIsGivenByPressingItsChoice) {
  Action shot;
  shot.kind = static_cast<std::int8_t>(drill::Kind::shoot);
  shot.unit = 2;
  shot.target = 5;
  ASSERT_TRUE(game.act(shot));
  EXPECT_FALSE(next()->isEnabled());
  QList<QAbstractButton*> choices = window.sequenceDock().findChildren<QAbstractButton*>("choice");
  ASSERT_EQ(choices.size(), 2);
  QTest::mouseClick(choices[1], Qt::LeftButton);
  EXPECT_EQ(game.session().eventCount(), 2U);
  EXPECT_EQ(game.decision().side, 0);
}

TEST_F(Window, AnOverruledRefusalIsCarriedOutWithItsReason) {
  Action march;
  march.kind = static_cast<std::int8_t>(drill::Kind::march);
  march.unit = 0;
  march.path = {{LegKind::ahead, 8 * oneInch}, {LegKind::ahead, 6 * oneInch}};
  EXPECT_FALSE(game.act(march));
  EXPECT_TRUE(window.table().draft().has_value());
  EXPECT_TRUE(game.act(march, "We agreed"));
  EXPECT_EQ(game.session().event(0).reason, "We agreed");
}

TEST_F(Window, AJournalIsKeptAndOpenedAgain) {
  QTemporaryDir folder;
  const QString file = folder.filePath("battle.signifer");
  game.keepIn(file.toStdString());
  QTest::mouseClick(next(), Qt::LeftButton);
  const std::uint64_t state = fingerprint(game.battle());
  MainWindow other{drill::library(), {}};
  ASSERT_TRUE(other.openFile(file));
  EXPECT_EQ(fingerprint(other.game().battle()), state);
  EXPECT_EQ(other.game().session().eventCount(), 1U);
}

TEST_F(Window, AFileThatIsNoBattleChangesNothing) {
  QTemporaryDir folder;
  const QString path = folder.filePath("broken.json");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"ruleset\": 3}");
  file.close();
  EXPECT_FALSE(window.openFile(path));
  EXPECT_TRUE(game.hasBattle());
}

TEST_F(Window, TheMachinePlaysItsSideAndThePersonIsWaitedFor) {
  window.machine().setPause(1);
  window.machine().setCommander(1, "greedy");
  QTest::mouseClick(next(), Qt::LeftButton);
  ASSERT_EQ(game.decision().side, 1);
  for (int i = 0; i < 200 && game.decision().side == 1; ++i) QTest::qWait(10);
  EXPECT_EQ(game.decision().side, 0);
  const std::size_t events = game.session().eventCount();
  QTest::qWait(60);
  EXPECT_EQ(game.session().eventCount(), events);
}

TEST_F(Window, SimulateIsPlayedByMachineUntilItWaits) {
  window.machine().setPause(1);
  game.setDepth(Depth::simulate);
  for (int i = 0; i < 200 && game.session().eventCount() < 5; ++i) QTest::qWait(10);
  EXPECT_GE(game.session().eventCount(), 5U);
  window.machine().setPaused(true);
  QTest::qWait(50);
  const std::size_t events = game.session().eventCount();
  QTest::qWait(60);
  EXPECT_EQ(game.session().eventCount(), events);
}

TEST_F(Window, NothingIsCutOffAtItsSmallestSizeInAnyThemeAndTextSize) {
  for (const auto scheme : {Theme::Scheme::light, Theme::Scheme::dark}) {
    Theme::current().setScheme(scheme);
    game.select(2);
    QTest::qWait(10);
    window.resize(1280, 800);
    EXPECT_EQ(window.size(), QSize(1280, 800)) << "the window needs more room than 1280 x 800";
    EXPECT_TRUE(next()->visibleRegion().contains(next()->rect()));
  }
  Theme::current().setScheme(Theme::Scheme::light);
  Theme::current().setTextSize(200);
  EXPECT_GE(next()->sizeHint().height(), 100);
  Theme::current().setTextSize(100);
}

TEST_F(Window, SheetsArePrintedAsPdf) {
  QTemporaryDir folder;
  const QString path = folder.filePath("checklist.pdf");
  ASSERT_TRUE(writeSheetPdf(makeChecklist(game.definition()), path));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.read(5).startsWith("%PDF-"));
  QTest::mouseClick(next(), Qt::LeftButton);
  EXPECT_TRUE(writeSheetPdf(makeReport(game.session()), folder.filePath("report.pdf")));
  EXPECT_FALSE(writeSheetPdf(makeChecklist(game.definition()), folder.filePath("no/such/folder.pdf")));
}

}  // namespace
}  // namespace signifer::ui::window_test
