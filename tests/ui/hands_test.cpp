// The work of hands at the table: moves said in figures, the menu of a unit, the journal searched and commented.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "beside/ghost_pane.h"
#include "docks/journal_dock.h"
#include "docks/unit_dock.h"
#include "game/choices.h"
#include "main_window.h"
#include "play/battle_json.h"
#include "table/move_draft.h"
#include "table/move_words.h"
#include "table/moves.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"
#include "ui/real_window.h"

namespace signifer::ui::hands_test {
namespace {

TEST(SaidMoves, AreReadAsTheyAreSpoken) {
  const SaidMove said = saidMove("12 ahead, wheel 30 left then back 2 + right 1.5", 0);
  EXPECT_EQ(said.fault, "");
  EXPECT_EQ(said.path, (Path{{LegKind::ahead, 12 * oneInch},
                             {LegKind::wheelLeft, 30 * oneDegree},
                             {LegKind::back, 2 * oneInch},
                             {LegKind::right, 3 * oneInch / 2}}));
  EXPECT_EQ(saidMove("4", 0).path, (Path{{LegKind::ahead, 4 * oneInch}}));
  EXPECT_EQ(saidMove("turn 45 left", 0).path, (Path{{LegKind::pivot, 315 * oneDegree}}));
  EXPECT_EQ(saidMove("wheel 30 right, turn 10 right", 0).path,
            (Path{{LegKind::wheelRight, 30 * oneDegree}, {LegKind::pivot, 40 * oneDegree}}));
  EXPECT_EQ(saidMove("about, 3.25in ahead", 0).path, (Path{{LegKind::aboutFace, 0}, {LegKind::ahead, 3250}}));
}

TEST(SaidMoves, SayWhatTheyDidNotUnderstand) {
  for (const char* words :
       {"wheel 30", "left", "12 sideways up", "-3 ahead", "wheel 30 left right", "1e9 ahead", "1,2,3,4,5,6,7,8,9"})
    EXPECT_NE(saidMove(QString::fromLatin1(words), 0).fault, "") << words;
  EXPECT_TRUE(saidMove("", 0).path.empty());
}

struct Hands : testing::Test {
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();
  void SetUp() override {
    window.show(drill::newSession());
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }
};

TEST_F(Hands, AMoveTypedInFiguresIsShownAndAcceptedWithEnter) {
  game.select(0);
  const Point before = game.battle().unit(0).pose.centre;
  QTest::keyClick(&window.table(), Qt::Key_G);
  auto* line = window.findChild<QLineEdit*>("moveLine");
  ASSERT_NE(line, nullptr);
  QTest::keyClicks(line, "3 ahead");
  ASSERT_TRUE(window.table().draft());
  EXPECT_TRUE(window.table().draft()->verdict.legal());
  QTest::keyClick(line, Qt::Key_Return);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(toLength(distance(toVec(before), toVec(game.battle().unit(0).pose.centre))), 3 * oneInch);
}

TEST_F(Hands, EscapeTakesATypedMoveBack) {
  game.select(0);
  QTest::keyClick(&window.table(), Qt::Key_G);
  auto* line = window.findChild<QLineEdit*>("moveLine");
  ASSERT_NE(line, nullptr);
  QTest::keyClicks(line, "3 ahead");
  QTest::keyClick(line, Qt::Key_Escape);
  EXPECT_FALSE(window.table().draft());
  EXPECT_FALSE(line->isVisible());
  EXPECT_EQ(game.session().eventCount(), 0U);
}

// FA-CHR-1: a character with a unit cannot move by himself, so an arrow key and a typed way lead him out of it, as the
// mouse does.
// Where judging is left to the players the whole ghost is judged: from centre to centre, and with its facing.
TEST(HandsThatJudge, PutTheWholeGhostBeforeTheReferee) {
  RealWindow real("hannibal/cannae");
  const auto& kinds = real.game.definition().actions();
  const auto march = static_cast<int>(std::ranges::find(kinds, "march", &ActionKind::id) - kinds.begin());
  const auto led = [&]() -> const Action* {
    for (const Action& action : real.game.candidates())
      if (action.kind == march && action.path.size() == 1 && action.path[0].kind == LegKind::ahead) return &action;
    return nullptr;
  };
  for (int i = 0; i < 60 && led() == nullptr; ++i) ASSERT_TRUE(real.game.act(real.game.candidates().front()));
  ASSERT_NE(led(), nullptr);
  const UnitIndex unit = led()->unit;
  real.game.setDepth(Depth::judgeWhenAsked);
  real.game.select(unit);
  const Pose before = real.game.battle().unit(unit).pose;
  for (int i = 0; i < 3; ++i) QTest::keyClick(&real.table, Qt::Key_Up);
  ASSERT_TRUE(real.table.draft() && real.table.draft()->placed);
  const Pose ghost = *real.table.draft()->end();
  EXPECT_EQ(toLength(distance(toVec(before.centre), toVec(ghost.centre))), 3 * oneInch / 2);
  const std::size_t events = real.game.session().eventCount();
  real.table.judgeDraft(ghost.centre);
  const auto* pane = real.window.findChild<GhostPane*>();
  ASSERT_TRUE(pane != nullptr && pane->isVisibleTo(&real.window));
  EXPECT_TRUE(pane->words().contains(QStringLiteral("1.5 in ahead"))) << pane->words().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events) << "a ghost changes nothing";
  QTest::keyClick(&real.table, Qt::Key_Escape);
  EXPECT_FALSE(pane->isVisibleTo(&real.window));
  for (int i = 0; i < 3; ++i) QTest::keyClick(&real.table, Qt::Key_Up);
  for (int i = 0; i < 18; ++i) QTest::keyClick(&real.table, Qt::Key_Period);
  const Pose turned = *real.table.draft()->end();
  EXPECT_EQ(turned.heading, normalised(before.heading + 90 * oneDegree));
  real.table.judgeDraft(turned.centre);
  EXPECT_TRUE(pane->words().contains(QStringLiteral("no legal way"))) << "nobody turns on the spot in a march";
  QTest::keyClick(&real.table, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 1) << "it is taken as one event";
  EXPECT_EQ(real.game.battle().unit(unit).pose, turned);
}

TEST(HandsOnACharacter, LeadHimOutOfHisUnitByKeysAsByTheMouse) {
  RealWindow real("fantasy/hastings");
  const UnitIndex william = findUnit(real.game.battle(), "william");
  ASSERT_NE(william, noUnit);
  const auto kindOf = [&](const Action& action) {
    return action.kind < 0 ? std::string() : real.game.definition().actions()[static_cast<std::size_t>(action.kind)].id;
  };
  const Pose now = real.game.battle().unit(william).pose;
  const Path ahead{{LegKind::ahead, 2 * oneInch}};
  const Point to = walk(now, real.game.battle().unit(william).base, ahead).end().centre;
  for (int steps = 0; steps < 40; ++steps) {
    if (kindOf(draftTowards(real.game.rules(), real.game.battle(), william, to).action) == "leave") break;
    real.game.act(*advanceAction(real.game));
    real.game.rollOpen(true);
  }
  real.game.select(william);
  QTest::keyClick(&real.table, Qt::Key_Up);
  ASSERT_TRUE(real.table.draft());
  EXPECT_EQ(kindOf(real.table.draft()->action), "leave");
  QTest::keyClick(&real.table, Qt::Key_Escape);
  QTest::keyClick(&real.table, Qt::Key_G);
  QTest::keyClicks(real.window.findChild<QLineEdit*>("moveLine"), "2 ahead");
  ASSERT_TRUE(real.table.draft());
  EXPECT_EQ(kindOf(real.table.draft()->action), "leave");
  EXPECT_TRUE(real.table.draft()->verdict.legal());
}

TEST_F(Hands, TheMenuOfAUnitSaysDistancesAndWhatItMayDo) {
  game.select(2);
  Q_EMIT window.table().menuWanted(5, QPoint(200, 200));
  auto* menu = window.findChild<QMenu*>("unitMenu");
  ASSERT_NE(menu, nullptr);
  QStringList words;
  for (const QAction* action : menu->actions()) words << action->text();
  EXPECT_TRUE(words.join("|").contains("Distance to")) << words.join("|").toStdString();
  EXPECT_TRUE(words.join("|").contains(" in")) << words.join("|").toStdString();
  EXPECT_TRUE(words.contains("Distances to all enemies"));
  menu->close();
}

TEST_F(Hands, TheJournalIsSearchedCommentedAndStarred) {
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(game.act(game.candidates().front()));
  QTest::qWait(10);
  auto* dock = window.findChild<JournalDock*>();
  auto* list = dock->findChild<QListView*>("journal");
  const auto shown = [&] {
    int rows = 0;
    for (int i = 0; i < dock->model().rowCount(); ++i) rows += !list->isRowHidden(i);
    return rows;
  };
  const int all = shown();
  ASSERT_GT(all, 1);
  dock->filter().setEvent(2);
  auto* comment = dock->findChild<QLineEdit*>("comment");
  QTest::keyClicks(comment, "the hinge");
  QTest::keyClick(comment, Qt::Key_Return);
  EXPECT_EQ(game.desk().marks.at({tableGame, 2}).comment, "the hinge");
  QTest::qWait(10);
  EXPECT_EQ(dock->model().rowCount(), all + 1);
  dock->findChild<QLineEdit*>("journalSearch")->setText("hinge");
  EXPECT_EQ(shown(), 1);
  dock->findChild<QLineEdit*>("journalSearch")->clear();
  dock->filter().setEvent(3);
  const bool was = game.isKey(3);
  dock->findChild<QToolButton*>("star")->click();
  EXPECT_NE(game.isKey(3), was);
  dock->findChild<QComboBox*>("journalSide")->setCurrentIndex(1);
  const int first = shown();
  dock->findChild<QComboBox*>("journalSide")->setCurrentIndex(2);
  EXPECT_EQ(first + shown(), all + 1) << "each line is of one side";
}

}  // namespace
}  // namespace signifer::ui::hands_test
