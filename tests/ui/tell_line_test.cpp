// Beside the table: "Next step" goes on in every rule set, who begins is asked once, and a line typed at the field is
// one event.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include "docks/sequence_dock.h"
#include "play/table_moment.h"
#include "ui/real_window.h"
#include "widgets/parts.h"

namespace signifer::ui::tell_line_test {
namespace {

void pressNext(RealWindow& real) {
  auto* next = real.window.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
  ASSERT_NE(next, nullptr);
  ASSERT_TRUE(next->isEnabled());
  QTest::mouseClick(next, Qt::LeftButton);
  auto* menu = next->findChild<QMenu*>(QStringLiteral("whoBegins"));
  if (menu == nullptr || comesBefore(real.game.rules(), real.game.battle()) != Before::whoBegins) return;
  menu->actions().back()->trigger();
  menu->close();
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
  EXPECT_TRUE(words->text().contains(QStringLiteral("Boii"))) << words->text().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events);
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  real.game.undo();
  EXPECT_EQ(real.game.session().eventCount(), events);
  line->clear();
  QTest::keyClicks(line, QStringLiteral("velites lose 1"));
  EXPECT_TRUE(words->text().contains(QStringLiteral("Velites 3"))) << words->text().toStdString();
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), events);
  line->clear();
  QTest::keyClicks(line, QStringLiteral("may velites 2 shoot?"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(words->text().contains(QStringLiteral("turn 1"))) << words->text().toStdString();
  EXPECT_EQ(real.game.session().eventCount(), events);
}

}  // namespace
}  // namespace signifer::ui::tell_line_test
