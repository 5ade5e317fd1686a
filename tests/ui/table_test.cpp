// The table under real mouse and keys.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QPushButton>
#include <QTest>

#include "main_window.h"
#include "table/callout.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"

namespace signifer::ui::table_test {
namespace {

struct Table : testing::Test {
  MainWindow window{drill::library(), {}};
  TableView& table = window.table();
  BattleController& game = window.game();

  void SetUp() override {
    window.show(drill::newSession());
    window.show();
    QTest::qWait(20);
  }
  QPoint at(double x, double y) const { return table.map().toScreen(Point{fromInches(x), fromInches(y)}).toPoint(); }
  void drag(QPoint from, QPoint to) {
    QTest::mousePress(&table, Qt::LeftButton, {}, from);
    QTest::mouseMove(&table, from + (to - from) / 2);
    mouseMoveHeld(from + (to - from) / 2);
    mouseMoveHeld(to);
  }
  // QTest::mouseMove holds no button.
  void mouseMoveHeld(QPoint to) {
    QMouseEvent move(QEvent::MouseMove, to, table.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&table, &move);
  }
  // The table's room follows once the window comes to lay itself out.
  void setDepth(Depth depth) {
    game.setDepth(depth);
    QTest::qWait(20);
  }
  void drop(QPoint where) { QTest::mouseRelease(&table, Qt::LeftButton, {}, where); }
};

TEST_F(Table, AClickSelectsAndTheGroundDeselects) {
  QTest::mouseClick(&table, Qt::LeftButton, {}, at(24, 8));
  EXPECT_EQ(game.selected(), 1);
  EXPECT_TRUE(table.accessibleDescription().startsWith("Spears II of West, harm 2 of 5"));
  QTest::mouseClick(&table, Qt::LeftButton, {}, at(44, 14));
  EXPECT_EQ(game.selected(), noUnit);
}

TEST_F(Table, DraggingShowsTheVerdictAndDroppingMarches) {
  drag(at(24, 8), at(24, 14));
  ASSERT_TRUE(table.draft().has_value());
  EXPECT_TRUE(table.draft()->verdict.legal());
  EXPECT_EQ(table.draft()->action.kind, static_cast<int>(drill::Kind::march));
  EXPECT_EQ(game.session().eventCount(), 0U);
  drop(at(24, 14));
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_NEAR(toInches(game.battle().unit(1).pose.centre.y), 14, 0.2);
}

TEST_F(Table, ARefusedMoveShowsACalloutWithItsRuleAndDoesNothing) {
  drag(at(24, 8), at(24, 28));
  ASSERT_TRUE(table.draft().has_value());
  EXPECT_FALSE(table.draft()->verdict.legal());
  drop(at(24, 28));
  EXPECT_EQ(game.session().eventCount(), 0U);
  ASSERT_TRUE(table.callout().isVisible());
  EXPECT_TRUE(table.callout().words().contains("DR-MOV-1"));
  EXPECT_TRUE(table.callout().words().contains("of 12 in"));
  QTest::keyClick(&table, Qt::Key_Escape);
  EXPECT_FALSE(table.callout().isVisible());
}

TEST_F(Table, DroppingOnAnEnemyIsTheActionThatTheRuleSetProposes) {
  drag(at(29, 9), at(29, 18));
  ASSERT_TRUE(table.draft().has_value());
  EXPECT_EQ(table.draft()->action.kind, static_cast<int>(drill::Kind::shoot));
  EXPECT_EQ(table.draft()->action.target, 5);
  drop(at(29, 18));
  EXPECT_EQ(game.session().eventCount(), 1U);
}

TEST_F(Table, TheOtherSidesUnitsStayWhereTheyAre) {
  drag(at(22, 20), at(22, 14));
  EXPECT_FALSE(table.draft().has_value());
  drop(at(22, 14));
  EXPECT_EQ(game.session().eventCount(), 0U);
}

TEST_F(Table, KeysLeadAGhostAndEnterAccepts) {
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_N);
  EXPECT_EQ(game.selected(), 0);
  QTest::keyClick(&table, Qt::Key_BracketRight);
  EXPECT_EQ(game.selected(), 1);
  QTest::keyClick(&table, Qt::Key_P);
  EXPECT_EQ(game.selected(), 0);
  for (int i = 0; i < 4; ++i) QTest::keyClick(&table, Qt::Key_Up);
  QTest::keyClick(&table, Qt::Key_Left);
  QTest::keyClick(&table, Qt::Key_Up, Qt::ShiftModifier);
  ASSERT_TRUE(table.draft().has_value());
  const Path expected{{LegKind::ahead, 2000}, {LegKind::wheelLeft, 500}, {LegKind::ahead, 100}};
  EXPECT_EQ(table.draft()->action.path, expected);
  QTest::keyClick(&table, Qt::Key_Return);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(game.battle().unit(0).pose.heading, 35500);
}

TEST_F(Table, EscapeTakesTheGhostBack) {
  game.select(0);
  QTest::keyClick(&table, Qt::Key_Up);
  ASSERT_TRUE(table.draft().has_value());
  QTest::keyClick(&table, Qt::Key_Escape);
  EXPECT_FALSE(table.draft().has_value());
  QTest::keyClick(&table, Qt::Key_Return);
  EXPECT_EQ(game.session().eventCount(), 0U);
}

TEST_F(Table, NearestLegalIsOffered) {
  game.select(0);
  for (int i = 0; i < 30; ++i) QTest::keyClick(&table, Qt::Key_Up);
  ASSERT_TRUE(table.callout().isVisible());
  auto buttons = table.callout().findChildren<QPushButton*>();
  const auto nearest = std::ranges::find_if(buttons, [](QPushButton* b) { return b->text() == "Nearest legal"; });
  ASSERT_NE(nearest, buttons.end());
  QTest::mouseClick(*nearest, Qt::LeftButton);
  ASSERT_TRUE(table.draft().has_value());
  EXPECT_EQ(table.draft()->action.path, (Path{{LegKind::ahead, 12 * oneInch}}));
}

TEST_F(Table, ShiftAndEnterTakeTheNearestLegal) {
  game.select(0);
  for (int i = 0; i < 30; ++i) QTest::keyClick(&table, Qt::Key_Up);
  QTest::keyClick(&table, Qt::Key_Return, Qt::ShiftModifier);
  ASSERT_TRUE(table.draft().has_value());
  EXPECT_EQ(table.draft()->action.path, (Path{{LegKind::ahead, 12 * oneInch}}));
}

TEST_F(Table, ZoomKeepsThePlaceUnderThePointerAndFitShowsAll) {
  const double whole = table.map().scale;
  const QPointF pointer = at(30, 12);
  table.zoomBy(2, pointer);
  EXPECT_NEAR(table.map().scale, 2 * whole, 1e-6);
  EXPECT_NEAR(table.map().toScreen(Point{30000, 12000}).x(), pointer.x(), 1.1);
  QTest::keyClick(&table, Qt::Key_0);
  EXPECT_DOUBLE_EQ(table.map().scale, whole);
  const QPointF corner = table.map().toScreen(Point{48000, 32000});
  EXPECT_LT(corner.x(), table.width());
  EXPECT_GT(corner.y(), 0);
}

TEST_F(Table, TheRulerMeasuresFromEdgeToEdge) {
  table.setTool(TableView::Tool::measure);
  const QImage before = table.grab().toImage();
  QTest::mousePress(&table, Qt::LeftButton, {}, at(20, 8));
  mouseMoveHeld(at(22, 20));
  QTest::mouseRelease(&table, Qt::LeftButton, {}, at(22, 20));
  EXPECT_NE(table.grab().toImage(), before);
}

TEST_F(Table, AScreenReaderFindsEveryUnitWithItsSentence) {
  QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&table);
  ASSERT_NE(list, nullptr);
  ASSERT_EQ(list->childCount(), 7);
  QAccessibleInterface* unit = list->child(1);
  EXPECT_EQ(unit->text(QAccessible::Name), "Spears II");
  EXPECT_TRUE(unit->text(QAccessible::Description).contains("harm 2 of 5"));
  unit->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(game.selected(), 1);
  EXPECT_TRUE(unit->state().selected);
}

TEST_F(Table, ByHandUnitsArePlacedFreelyAsAnOrdinaryEvent) {
  setDepth(Depth::checklist);
  drag(at(22, 20), at(22, 24));
  drop(at(22, 24));
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_NEAR(toInches(game.battle().unit(4).pose.centre.y), 24, 0.2);
  game.undo();
  EXPECT_EQ(game.battle().unit(4).pose.centre.y, 20 * oneInch);
}

TEST_F(Table, AUnitIsTurnedWhileItIsDragged) {
  setDepth(Depth::checklist);
  const Angle before = game.battle().unit(4).pose.heading;
  drag(at(22, 20), at(22, 23));
  QTest::keyClick(&table, Qt::Key_Period);
  QTest::keyClick(&table, Qt::Key_Period);
  ASSERT_TRUE(table.draft() && table.draft()->end());
  EXPECT_EQ(table.draft()->end()->heading, normalised(before + 10 * oneDegree));
  EXPECT_NEAR(toInches(table.draft()->end()->centre.y), 23, 0.2) << "it turns on its place";
  mouseMoveHeld(at(22, 24));
  QTest::keyClick(&table, Qt::Key_Comma);
  EXPECT_EQ(table.draft()->end()->heading, normalised(before + 5 * oneDegree)) << "and keeps its facing on the way";
  drop(at(22, 24));
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(game.battle().unit(4).pose.heading, normalised(before + 5 * oneDegree));
  EXPECT_NEAR(toInches(game.battle().unit(4).pose.centre.y), 24, 0.2);
  // The next drag begins with the facing that the unit has.
  drag(at(22, 24), at(22, 22));
  ASSERT_TRUE(table.draft() && table.draft()->end());
  EXPECT_EQ(table.draft()->end()->heading, normalised(before + 5 * oneDegree));
  QTest::keyClick(&table, Qt::Key_T);
  EXPECT_EQ(table.draft()->end()->heading, normalised(before + 185 * oneDegree));
  QTest::keyClick(&table, Qt::Key_Escape);
  drop(at(22, 22));
  EXPECT_EQ(game.session().eventCount(), 1U);
}

}  // namespace
}  // namespace signifer::ui::table_test
