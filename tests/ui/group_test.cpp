// Several units at once: chosen by clicks, band and line, moved as one with one list of verdicts.
#include <gtest/gtest.h>

#include <QMenu>
#include <QPushButton>

#include "docks/group_pane.h"
#include "docks/unit_dock.h"
#include "table/callout.h"
#include "ui/fake_ruleset.h"
#include "ui/real_window.h"

namespace signifer::ui::group_test {
namespace {

struct Groups : testing::Test {
  MainWindow window{drill::library(), {}};
  TableView& table = window.table();
  BattleController& game = window.game();

  void SetUp() override {
    window.show(drill::newSession());
    window.show();
    QTest::qWait(20);
  }
  QPoint placeOf(UnitIndex unit) const { return table.map().toScreen(game.battle().unit(unit).pose.centre).toPoint(); }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(&table, Qt::LeftButton, modifiers, from);
    for (const QPoint at : {from + (to - from) / 2, to}) {
      QMouseEvent move(QEvent::MouseMove, at, table.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
      QApplication::sendEvent(&table, &move);
    }
  }
  QPoint inches(double x, double y) const { return QPointF(x * table.map().scale, -y * table.map().scale).toPoint(); }
};

TEST_F(Groups, ShiftAndClickAddsAndTakesOut) {
  QTest::mouseClick(&table, Qt::LeftButton, {}, placeOf(0));
  QTest::mouseClick(&table, Qt::LeftButton, Qt::ShiftModifier, placeOf(1));
  QTest::mouseClick(&table, Qt::LeftButton, Qt::ControlModifier, placeOf(2));
  EXPECT_EQ(game.group(), (std::vector<UnitIndex>{0, 1, 2}));
  QTest::mouseClick(&table, Qt::LeftButton, Qt::ShiftModifier, placeOf(1));
  EXPECT_EQ(game.group(), (std::vector<UnitIndex>{0, 2}));
  EXPECT_TRUE(window.unitDock().group().isVisible());
  QTest::keyClick(&table, Qt::Key_Escape);
  EXPECT_EQ(game.group(), (std::vector<UnitIndex>{0}));
  EXPECT_FALSE(window.unitDock().group().isVisible());
}

TEST_F(Groups, ABandSelectsTheUnitsOfTheSideThatIsAsked) {
  const QPoint low = (table.map().toScreen(Point{1000, 1000})).toPoint();
  const QPoint high =
      (table.map().toScreen(Point{game.battle().setup->width - 1000, game.battle().setup->depth - 1000})).toPoint();
  drag(low, high);
  QTest::mouseRelease(&table, Qt::LeftButton, {}, high);
  ASSERT_GT(game.group().size(), 1U);
  for (const UnitIndex unit : game.group()) EXPECT_EQ(game.battle().unit(unit).side, game.decision().side);
}

TEST_F(Groups, TheyMarchOneAfterAnotherByOneDrag) {
  game.selectGroup({0, 1});
  const Point first = game.battle().unit(0).pose.centre;
  const Point second = game.battle().unit(1).pose.centre;
  drag(placeOf(0), placeOf(0) + inches(0, 4));
  ASSERT_TRUE(table.groupDraft());
  EXPECT_EQ(table.groupDraft()->parts.size(), 2U);
  EXPECT_EQ(table.groupDraft()->refused(), nullptr);
  EXPECT_FALSE(table.groupDraft()->together);
  EXPECT_EQ(game.session().eventCount(), 0U);
  QTest::mouseRelease(&table, Qt::LeftButton, {}, placeOf(0) + inches(0, 4));
  ASSERT_EQ(game.session().eventCount(), 2U);
  EXPECT_NEAR(game.battle().unit(0).pose.centre.y - first.y, 4 * oneInch, 200);
  EXPECT_EQ(game.battle().unit(0).pose.centre.y - first.y, game.battle().unit(1).pose.centre.y - second.y);
  EXPECT_EQ(game.group().size(), 2U) << "they stay selected";
}

TEST_F(Groups, OneRefusalStopsAllAndIsNamed) {
  game.selectGroup({0, 1});
  // The second has marched.
  ASSERT_TRUE(game.act(game.rules().propose(game.battle(), 1, [&] {
    Point p = game.battle().unit(1).pose.centre;
    p.y += 3 * oneInch;
    return p;
  }())));
  game.selectGroup({0, 1});
  drag(placeOf(0), placeOf(0) + inches(0, 4));
  QTest::mouseRelease(&table, Qt::LeftButton, {}, placeOf(0) + inches(0, 4));
  EXPECT_EQ(game.session().eventCount(), 1U);
  ASSERT_TRUE(table.groupDraft());
  ASSERT_NE(table.groupDraft()->refused(), nullptr);
  EXPECT_EQ(table.groupDraft()->refused()->unit, 1);
  EXPECT_TRUE(table.callout().isVisible());
  const auto* go = window.findChild<QPushButton*>("groupGo");
  ASSERT_NE(go, nullptr);
  EXPECT_FALSE(go->isEnabled());
}

TEST_F(Groups, KeysAndTheGoButtonMoveThemToo) {
  game.selectGroup({0, 1});
  table.setFocus();
  for (int i = 0; i < 4; ++i) QTest::keyClick(&table, Qt::Key_Up);
  ASSERT_TRUE(table.groupDraft());
  window.findChild<QPushButton*>("groupGo")->click();
  EXPECT_EQ(game.session().eventCount(), 2U);
}

TEST_F(Groups, ByHandTheyArePlacedInOneEvent) {
  game.setDepth(Depth::checklist);
  game.selectGroup({0, 1, 2});
  drag(placeOf(0), placeOf(0) + inches(3, 5));
  QTest::mouseRelease(&table, Qt::LeftButton, {}, placeOf(0) + inches(3, 5));
  ASSERT_EQ(game.session().eventCount(), 1U);
}

TEST(GroupMoves, AGroupOfTheRuleSetMovesTogether) {
  RealWindow real("othw/zama");
  // On to a step in which units may move.
  const Action* found = nullptr;
  for (int i = 0; i < 40 && found == nullptr; ++i) {
    for (const Action& action : real.game.candidates())
      if (action.units.count() >= 2 && found == nullptr) found = &action;
    if (found != nullptr) break;
    ASSERT_TRUE(real.game.act(real.game.candidates().front()));
  }
  ASSERT_NE(found, nullptr);
  const Action group = *found;
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < real.game.battle().unitCount(); ++u)
    if (in(group.units, u)) units.push_back(u);
  real.game.selectGroup(units);
  MoveDraft lead;
  lead.unit = units.front();
  Action alone = group;
  alone.units.reset();
  add(alone.units, units.front());
  lead.action = group;
  lead.trace = real.game.rules().trace(real.game.battle(), alone);
  const GroupDraft draft = groupDraft(real.game.rules(), real.game.battle(), units, lead);
  EXPECT_TRUE(draft.together);
  ASSERT_EQ(draft.actions.size(), 1U);
  EXPECT_EQ(draft.actions.front(), group);
  EXPECT_EQ(draft.refused(), nullptr);
  EXPECT_EQ(draft.parts.size(), units.size());
}

TEST(GroupMoves, ABattleLineIsSelectedAndWheelsAsOne) {
  RealWindow real("hannibal/cannae");
  const auto& kinds = real.game.definition().actions();
  const auto wheel = static_cast<int>(std::ranges::find(kinds, "line-wheel", &ActionKind::id) - kinds.begin());
  for (int i = 0; i < 40 && !real.game.decision().allows(wheel); ++i)
    ASSERT_TRUE(real.game.act(real.game.candidates().front()));
  UnitIndex longest = noUnit;
  std::size_t most = 1;
  for (UnitIndex u = 0; u < real.game.battle().unitCount(); ++u)
    if (real.game.battle().unit(u).present && real.game.battle().unit(u).side == real.game.decision().side)
      if (const auto line = lineOf(real.game.rules(), real.game.battle(), u); line.size() > most) {
        most = line.size();
        longest = u;
      }
  ASSERT_GT(most, 2U);
  QTest::mouseDClick(&real.table, Qt::LeftButton, {}, real.placeOf(longest));
  ASSERT_EQ(real.game.group().size(), most);
  real.table.setFocus();
  QTest::keyClick(&real.table, Qt::Key_Right, Qt::ShiftModifier);
  ASSERT_TRUE(real.table.groupDraft());
  EXPECT_TRUE(real.table.groupDraft()->together) << "the line wheels in one step";
  EXPECT_EQ(real.table.groupDraft()->refused(), nullptr);
  const std::size_t before = real.game.session().eventCount();
  QTest::keyClick(&real.table, Qt::Key_Return);
  EXPECT_EQ(real.game.session().eventCount(), before + 1);
}

}  // namespace
}  // namespace signifer::ui::group_test
