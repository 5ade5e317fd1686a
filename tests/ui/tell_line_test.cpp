// Beside the table: "Next step" goes on in every rule set, who begins is asked once, and a line typed at the field is
// one event.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "beside/ghost_pane.h"
#include "dialogs/hand_panel.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "ui/real_window.h"
#include "widgets/field_form.h"
#include "widgets/notice.h"
#include "widgets/parts.h"

namespace signifer::ui::tell_line_test {
namespace {

void pressNext(RealWindow& real) {
  const bool strip = real.game.depth() == Depth::judgeWhenAsked;
  auto* next = real.window.findChild<QAbstractButton*>(strip ? QStringLiteral("nowNext") : QStringLiteral("nextStep"));
  ASSERT_NE(next, nullptr);
  ASSERT_TRUE(next->isEnabled());
  QTest::mouseClick(next, Qt::LeftButton);
  auto* menu = next->findChild<QMenu*>(QStringLiteral("whoBegins"));
  if (menu == nullptr || comesBefore(real.game.rules(), real.game.battle()) != Before::whoBegins) return;
  menu->actions().back()->trigger();
  menu->close();
}

// A line is read once the hands rest.
bool says(const Label& words, const char* what) {
  return QTest::qWaitFor([&] { return words.text().contains(QString::fromUtf8(what)); }, 5000);
}

TEST(BesideTheTable, NextGoesThroughAWholeTurnInEveryRuleSet) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.game.setDepth(Depth::checklist);
    std::size_t presses = 0;
    while (real.game.battle().turn < 2 && presses < 60) {
      const std::size_t events = real.game.session().eventCount();
      pressNext(real);
      ASSERT_EQ(real.game.session().eventCount(), events + 1) << scenario;
      ++presses;
    }
    EXPECT_EQ(real.game.battle().turn, 2) << scenario;
    EXPECT_LE(presses, 16U) << scenario;
  }
}

TEST(BesideTheTable, TheStripGoesThroughATurnInFewPresses) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.game.setDepth(Depth::judgeWhenAsked);
    std::size_t presses = 0;
    for (; real.game.battle().turn < 2 && presses < 20; ++presses) {
      const std::size_t events = real.game.session().eventCount();
      pressNext(real);
      ASSERT_EQ(real.game.session().eventCount(), events + 1) << scenario;
    }
    EXPECT_EQ(real.game.battle().turn, 2) << scenario;
    EXPECT_LE(presses, 11U) << scenario;
  }
}

// Units that moved while nobody typed wait as ghosts, and are taken as one event.
TEST(BesideTheTable, SeveralGhostsAreTakenTogether) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  const std::size_t events = real.game.session().eventCount();
  for (const UnitIndex unit : {UnitIndex{0}, UnitIndex{2}}) {
    const QPoint from = real.placeOf(unit);
    real.drag(from, from + QPoint(0, -30));
    QTest::mouseRelease(&real.table, Qt::LeftButton, {}, from + QPoint(0, -30));
  }
  const auto* pane = real.window.findChild<GhostPane*>();
  ASSERT_TRUE(pane != nullptr && pane->isVisibleTo(&real.window));
  EXPECT_EQ(real.game.session().eventCount(), events);
  QTest::mouseClick(real.window.findChild<QPushButton*>(QStringLiteral("ghostsTake")), Qt::LeftButton);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  EXPECT_FALSE(pane->isVisibleTo(&real.window));
}

TEST(BesideTheTable, OneKeyTellsAHitAndTabCompletesAName) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  real.game.select(0);
  const int before = real.game.rules().portray(real.game.battle(), 0).harm;
  QTest::keyClick(&real.table, Qt::Key_X);
  EXPECT_EQ(real.game.rules().portray(real.game.battle(), 0).harm, before + 1);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  ASSERT_NE(line, nullptr);
  QTest::keyClick(&real.table, Qt::Key_Slash);
  QTest::keyClicks(line, QStringLiteral("bale"));
  QTest::keyClick(line, Qt::Key_Tab);
  EXPECT_EQ(line->text(), QStringLiteral("Balearic slingers 1 "));
  QTest::keyClick(line, Qt::Key_Tab);
  EXPECT_EQ(line->text(), QStringLiteral("Balearic slingers 2 "));
}

TEST(BesideTheTable, ANumberAnswersWhatWasAskedBack) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  ASSERT_NE(line, nullptr);
  const std::size_t events = real.game.session().eventCount();
  QTest::keyClick(&real.table, Qt::Key_Slash);
  QTest::keyClicks(line, QStringLiteral("velites lose 1"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events);
  QTest::keyClicks(line, QStringLiteral("2"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
}

// Everything can be told by hand without a reason, and a unit that was taken off comes back.
TEST(BesideTheTable, TheHandPanelTellsUnitsPeopleSidesAndTheBattle) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    HandPanel panel(real.game, 0);
    auto* subject = panel.findChild<QComboBox*>(QStringLiteral("byHandSubject"));
    ASSERT_NE(subject, nullptr);
    const Battle& battle = real.game.battle();
    EXPECT_EQ(subject->count(), battle.unitCount() + battle.personCount() + 3) << scenario;
    EXPECT_TRUE(panel.changes().isEmpty());
    panel.findChild<QCheckBox*>(QStringLiteral("byHandPresent"))->setChecked(false);
    ASSERT_FALSE(panel.changes().isEmpty());
    EXPECT_TRUE(real.game.change(panel.changes(), panel.reason()));
    EXPECT_FALSE(real.game.battle().unit(0).present);
    HandPanel again(real.game, 0);
    again.findChild<QCheckBox*>(QStringLiteral("byHandPresent"))->setChecked(true);
    EXPECT_TRUE(real.game.change(again.changes(), {}));
    EXPECT_TRUE(real.game.battle().unit(0).present) << scenario;
    for (int i = 0; i < subject->count(); ++i) {
      subject->setCurrentIndex(i);
      EXPECT_TRUE(panel.findChild<FieldForm*>() != nullptr);
    }
  }
}

TEST(BesideTheTable, TheRefereeAsksWhatIsSoWhenHeTakesOver) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  QTest::keyClick(&real.window, Qt::Key_3, Qt::ControlModifier);
  EXPECT_EQ(real.game.depth(), Depth::fullReferee);
  const auto* question = real.window.findChild<Notice*>(QStringLiteral("question"));
  ASSERT_NE(question, nullptr);
  EXPECT_TRUE(question->words().contains(QStringLiteral("turn 1"))) << question->words().toStdString();
  QTest::keyClick(&real.window, Qt::Key_2, Qt::ControlModifier);
  EXPECT_TRUE(question->words().isEmpty());
  // The key that goes on says that the table is as shown, and does no more.
  QTest::keyClick(&real.window, Qt::Key_3, Qt::ControlModifier);
  EXPECT_FALSE(question->words().isEmpty());
  const std::size_t events = real.game.session().eventCount();
  QTest::keyClick(&real.window, Qt::Key_F5);
  EXPECT_TRUE(question->words().isEmpty());
  EXPECT_EQ(real.game.session().eventCount(), events);
}

// Evenings that were kept under the depth's older name go on beside the table.
TEST(BesideTheTable, TheOlderNameOfTheDepthIsRead) {
  EXPECT_EQ(deskOf(R"({"depth":"judge-when-asked"})").depth, Depth::judgeWhenAsked);
  EXPECT_EQ(deskOf(R"({"depth":"beside-the-table"})").depth, Depth::judgeWhenAsked);
  EXPECT_NE(notesOf(deskOf(R"({"depth":"judge-when-asked"})")).find("beside-the-table"), std::string::npos);
}

TEST(BesideTheTable, NothingGoesOnWhileUnitsWaitToBePlaced) {
  RealWindow real("initiative/ilipa");
  real.game.setDepth(Depth::checklist);
  auto* next = real.window.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
  ASSERT_NE(next, nullptr);
  EXPECT_FALSE(next->isEnabled());
  QTest::keyClick(&real.window, Qt::Key_F5);
  EXPECT_EQ(real.game.session().eventCount(), 0U);
}

TEST(BesideTheTable, ALineIsOneEventAndOneStepBack) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  auto* words = real.window.findChild<Label*>(QStringLiteral("toldWords"));
  ASSERT_TRUE(line != nullptr && words != nullptr);
  QTest::keyClick(&real.table, Qt::Key_Slash);
  EXPECT_TRUE(line->hasFocus());
  const std::size_t events = real.game.session().eventCount();
  QTest::keyClicks(line, QStringLiteral("boii lose 2, fall back 3"));
  EXPECT_TRUE(says(*words, "Boii")) << words->text().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events);
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  real.game.undo();
  EXPECT_EQ(real.game.session().eventCount(), events);
  line->clear();
  QTest::keyClicks(line, QStringLiteral("velites lose 1"));
  EXPECT_TRUE(says(*words, "Velites 3")) << words->text().toStdString();
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events);
  line->clear();
  QTest::keyClicks(line, QStringLiteral("may velites 2 shoot?"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(words->text().contains(QStringLiteral("turn 1"))) << words->text().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events);
}

// No base jumps while somebody types and is answered.
TEST(BesideTheTable, TheTableKeepsItsSizeWhateverIsAnswered) {
  for (const Depth depth : {Depth::judgeWhenAsked, Depth::fullReferee}) {
    RealWindow real("hannibal/cannae");
    real.window.resize(1280, 800);
    real.game.setDepth(depth);
    auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
    const auto* panel = real.window.findChild<QWidget*>(QStringLiteral("answerPanel"));
    ASSERT_TRUE(line != nullptr && panel != nullptr);
    QTest::keyClick(&real.table, Qt::Key_Slash);
    QTest::qWait(20);
    const QSize size = real.table.size();
    const QPoint place = line->mapTo(&real.window, QPoint());
    for (const char* words : {"may velites 2 sh", "what do triarii 1 need?", "who may charge?", "boii lose 2, fall"}) {
      line->clear();
      QTest::keyClicks(line, QString::fromUtf8(words));
      QTest::keyClick(line, Qt::Key_Return);
      QTest::qWait(20);
      EXPECT_EQ(real.table.size(), size) << words;
      EXPECT_EQ(line->mapTo(&real.window, QPoint()), place) << words;
      EXPECT_TRUE(panel->isVisible()) << words;
      const QRect taken(panel->mapTo(&real.window, QPoint()), panel->size());
      EXPECT_FALSE(taken.intersects(QRect(place, line->size()))) << words;
    }
    line->clear();
    QTest::keyClick(line, Qt::Key_Escape);
  }
}

// The key that leads to the line is no beginning of one, and a question is typed over by the next.
TEST(BesideTheTable, TheNextLineIsTypedOverAnAnsweredQuestion) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  auto* words = real.window.findChild<Label*>(QStringLiteral("toldWords"));
  ASSERT_TRUE(line != nullptr && words != nullptr);
  QTest::keyClick(&real.table, Qt::Key_Slash);
  QTest::keyClick(line, Qt::Key_Slash);
  EXPECT_TRUE(line->text().isEmpty());
  QTest::keyClicks(line, QStringLiteral("may velites 2 shoot?"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(line->selectedText(), line->text());
  QTest::keyClick(line, Qt::Key_Slash);
  QTest::keyClicks(line, QStringLiteral("velites 2 lo"));
  EXPECT_EQ(line->text(), QStringLiteral("velites 2 lo"));
  // Half a word is no mistake.
  EXPECT_TRUE(says(*words, "…") || says(*words, "Velites 2")) << words->text().toStdString();
  EXPECT_FALSE(words->text().contains(QLatin1Char(':'))) << words->text().toStdString();
}

// Beside the table the table has the room: what was told stands below the unit, and full referee has its own layout.
TEST(BesideTheTable, TheTableHasTheRoom) {
  RealWindow real("hannibal/cannae");
  const int before = real.table.height();
  real.game.setDepth(Depth::judgeWhenAsked);
  QTest::qWait(50);
  EXPECT_GT(real.table.height(), before + 60);
  EXPECT_FALSE(real.window.rulingDock().isVisible());
  auto* journal = real.window.findChild<JournalDock*>();
  EXPECT_EQ(real.window.dockWidgetArea(journal), Qt::RightDockWidgetArea);
  real.game.setDepth(Depth::fullReferee);
  QTest::qWait(50);
  EXPECT_TRUE(real.window.rulingDock().isVisible());
  EXPECT_EQ(real.window.dockWidgetArea(journal), Qt::BottomDockWidgetArea);
  real.game.setDepth(Depth::judgeWhenAsked);
  EXPECT_EQ(real.window.dockWidgetArea(journal), Qt::RightDockWidgetArea);
  real.window.closeBattle();
  real.open("hannibal/cannae");
  EXPECT_EQ(real.window.dockWidgetArea(journal), Qt::BottomDockWidgetArea);
}

// Blows that are due are not passed over with the rest of their phase.
TEST(BesideTheTable, NextStopsAtTheFightThatWasTold) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  ASSERT_NE(line, nullptr);
  QTest::keyClicks(line, QStringLiteral("citizen horse 1 charges gallic horse"));
  QTest::keyClick(line, Qt::Key_Return);
  ASSERT_TRUE(line->text().isEmpty());
  const auto step = [&] { return real.game.definition().sequence().step(real.game.battle().step).title; };
  for (int press = 0; press < 2 && step().find("roll to hit") == std::string::npos; ++press) pressNext(real);
  EXPECT_NE(step().find("roll to hit"), std::string::npos) << step();
}

// Nobody is selected by itself: the referee does not ask.
TEST(BesideTheTable, WhoBeginsIsOneClickAndSelectsNobody) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  auto* rome = real.window.findChild<QPushButton*>(QStringLiteral("begins1"));
  ASSERT_NE(rome, nullptr);
  QTest::mouseClick(rome, Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([&] { return real.game.battle().active == 1; }));
  EXPECT_EQ(real.game.selected(), noUnit);
}

// A changed row says what it was, and is put back by itself.
TEST(BesideTheTable, TheHandPanelStandsBesideTheTableAndFollowsTheSelection) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::judgeWhenAsked);
  pressNext(real);
  real.game.select(0);
  real.window.findChild<QAction*>(QStringLiteral("change-by-hand"))->trigger();
  auto* panel = real.window.findChild<HandPanel*>();
  ASSERT_TRUE(panel != nullptr && panel->isVisible());
  auto* hits = panel->findChild<QSpinBox*>(QStringLiteral("hits"));
  ASSERT_NE(hits, nullptr);
  hits->setValue(2);
  auto* was = panel->findChild<QPushButton*>(QStringLiteral("was-hits"));
  ASSERT_TRUE(was != nullptr && was->isVisibleTo(panel));
  EXPECT_TRUE(was->text().contains(QLatin1Char('0'))) << was->text().toStdString();
  was->click();
  EXPECT_TRUE(panel->changes().isEmpty());
  real.game.select(2);
  auto* subject = panel->findChild<QComboBox*>(QStringLiteral("byHandSubject"));
  EXPECT_TRUE(subject->currentText().contains(QString::fromStdString(unitInFull(real.game.battle(), 2))));
  panel->findChild<QSpinBox*>(QStringLiteral("hits"))->setValue(1);
  const std::size_t events = real.game.session().eventCount();
  QTest::keyClick(panel, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  EXPECT_FALSE(panel->isVisible());
}

// At full referee the same field says what is done: its answers are judged and can be taken back one by one.
TEST(RefereeLine, AWingIsMovedByOneLine) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::fullReferee);
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::typed);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  ASSERT_NE(line, nullptr);
  EXPECT_TRUE(line->isVisibleTo(&real.window));
  const std::size_t events = real.game.session().eventCount();
  QTest::keyClicks(line, QStringLiteral("next, 4 2, all centre and all balearic ahead 12"));
  const auto* words = real.window.findChild<Label*>(QStringLiteral("toldWords"));
  ASSERT_NE(words, nullptr);
  EXPECT_TRUE(says(*words, "Boii")) << words->text().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events) << "nothing is done before Enter";
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 10);
  EXPECT_TRUE(line->text().isEmpty());
  real.game.undo();
  EXPECT_EQ(real.game.session().eventCount(), events + 9);
}

TEST(RefereeLine, DiceThatALineLeavesOpenAreAskedForBelow) {
  RealWindow real("hannibal/cannae");
  real.game.setDepth(Depth::fullReferee);
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::typed);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  ASSERT_NE(line, nullptr);
  QTest::keyClicks(line, QStringLiteral("rome always countercharges, next"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(real.game.openThrow().has_value());
  EXPECT_EQ(real.game.standingOrders().size(), 1U);
}

}  // namespace
}  // namespace signifer::ui::tell_line_test
