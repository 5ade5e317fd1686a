// The ground of a table that is prepared. Hills are high from the start, and the editor tells which ground changes
// nothing. Armies are laid out in lines and on dry land. Typed values are taken back at the place where they were
// typed.
#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>
#include <functional>

#include "army/muster.h"
#include "editors/dry_order.h"
#include "editors/forces_pane.h"
#include "editors/ground_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "play/position.h"
#include "remedies.h"
#include "support/paths.h"
#include "table/distance.h"
#include "ui/real_window.h"

namespace signifer::ui::ground_test {
namespace {

struct Prepared : testing::Test {
  TableWindow window{shippedRuleSets()};

  void begin(const char* rules) {
    ASSERT_TRUE(window.begin(QString::fromLatin1(rules)));
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }
  [[nodiscard]] const TableModel& model() { return window.document().model(); }
  [[nodiscard]] int kindOf(const char* id) {
    const auto& kinds = window.document().definition().terrainKinds();
    return static_cast<int>(std::ranges::find(kinds, id, &TerrainKind::id) - kinds.begin());
  }
  void draw(const char* kind, double x0, double y0, double x1, double y1) {
    window.ground().draw(kindOf(kind));
    const auto at = [&](double x, double y) {
      return window.canvas().map().toScreen(Vec2{x * 1000, y * 1000}).toPoint();
    };
    QTest::mousePress(&window.canvas(), Qt::LeftButton, {}, at(x0, y0));
    for (const QPoint to : {(at(x0, y0) + at(x1, y1)) / 2, at(x1, y1)}) {
      QMouseEvent move(QEvent::MouseMove, to, window.canvas().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&window.canvas(), &move);
    }
    QTest::mouseRelease(&window.canvas(), Qt::LeftButton, {}, at(x1, y1));
  }
  void change(std::size_t piece, const std::function<void(TerrainPiece&)>& edit) {
    TableModel next = model();
    edit(next.ground[piece]);
    window.document().change(QStringLiteral("changed"), std::move(next));
  }
  [[nodiscard]] QString said() { return window.findChild<QLabel*>(QStringLiteral("pieceSaid"))->text(); }
};

TEST_F(Prepared, AHillThatIsDrawnIsHigh) {
  for (const auto& [rules, kind] :
       {std::pair{"hannibal", "gradual-slope"}, std::pair{"hannibal", "steep-slope"}, std::pair{"cb", "hill"},
        std::pair{"initiative", "hill"}, std::pair{"fantasy", "hill"}, std::pair{"fantasy", "steep-hill"}}) {
    begin(rules);
    draw(kind, 20, 20, 30, 26);
    ASSERT_EQ(model().ground.size(), 1U) << rules;
    EXPECT_EQ(model().ground[0].level, 1) << rules << ", " << kind;
    draw("wood", 40, 20, 50, 26);
    EXPECT_EQ(model().ground[1].level, 0) << rules;
  }
}

TEST_F(Prepared, AFlatSlopeIsAPieceOfAdviceWithARemedy) {
  begin("hannibal");
  draw("gradual-slope", 20, 20, 30, 26);
  const auto flat = [&] {
    window.document().check();
    const auto& problems = window.document().problems();
    return std::ranges::find_if(problems,
                                [](const TableProblem& one) { return one.words.contains(QStringLiteral("flat")); }) -
           problems.begin();
  };
  const auto count = [&] { return static_cast<std::ptrdiff_t>(window.document().problems().size()); };
  EXPECT_EQ(flat(), count());
  change(0, [](TerrainPiece& piece) { piece.level = 0; });
  const std::ptrdiff_t at = flat();
  ASSERT_LT(at, count());
  EXPECT_FALSE(window.document().problems()[static_cast<std::size_t>(at)].fault);
  pressRemedy(window.problems(), static_cast<std::size_t>(at));
  EXPECT_EQ(model().ground[0].level, 1);
  EXPECT_EQ(flat(), count());
}

TEST_F(Prepared, WhatChangesNothingIsSaidBesideThePiece) {
  begin("hannibal");
  draw("road", 20, 20, 30, 26);
  EXPECT_FALSE(said().isEmpty());
  draw("wood", 40, 20, 50, 26);
  EXPECT_TRUE(said().isEmpty());
  begin("cb");
  draw("wood", 40, 20, 50, 26);
  EXPECT_TRUE(said().isEmpty());
  change(0, [](TerrainPiece& piece) { piece.level = 2; });
  window.canvas().chooseGround(0);
  EXPECT_FALSE(said().isEmpty());
}

bool touchSomebody(const TableModel& model, const std::vector<Base>& bases, std::size_t i) {
  for (std::size_t j = 0; j < model.units.size(); ++j)
    if (j != i && touching(Footprint(model.units[i].pose, bases[i]), Footprint(model.units[j].pose, bases[j])))
      return true;
  return false;
}

TEST_F(Prepared, AnArmyIsLaidOutInLinesThatTouchSkirmishersBefore) {
  begin("hannibal");
  ASSERT_TRUE(
      window.forces().setArmy(QString::fromStdString(test::sourcePath("assets/armies/hannibal/carthage.json"))));
  window.forces().layAll();
  const std::vector<Base> bases = window.document().bases();
  ASSERT_GT(model().units.size(), 10U);
  Length line = 0;
  Length screen = 48 * oneInch;
  for (std::size_t i = 0; i < model().units.size(); ++i) {
    EXPECT_TRUE(touchSomebody(model(), bases, i)) << model().units[i].name();
    const QString symbol = window.document().looks()[i].symbol;
    const Length front = model().units[i].pose.centre.y + bases[i].depth / 2;
    if (isScreen(symbol.toStdString()))
      screen = std::min(screen, front - bases[i].depth);
    else
      line = std::max(line, front);
  }
  EXPECT_GT(screen, line);
}

TEST_F(Prepared, NobodyIsLaidOutInARiver) {
  begin("hannibal");
  draw("river", 4, 9, 68, 12);
  ASSERT_EQ(model().ground.size(), 1U);
  ASSERT_TRUE(
      window.forces().setArmy(QString::fromStdString(test::sourcePath("assets/armies/hannibal/carthage.json"))));
  window.forces().layAll();
  const std::vector<Base> bases = window.document().bases();
  for (std::size_t i = 0; i < model().units.size(); ++i)
    EXPECT_EQ(waterUnder(window.document().definition(), model(), model().units[i].pose, bases[i]), "")
        << model().units[i].name();
}

TEST_F(Prepared, WhoStandsInARiverIsNamedAndBroughtOut) {
  begin("hannibal");
  ASSERT_TRUE(
      window.forces().setArmy(QString::fromStdString(test::sourcePath("assets/armies/hannibal/carthage.json"))));
  window.forces().layAll();
  draw("river", 4, 9, 68, 12);
  window.document().check();
  const auto wet = [&] {
    return std::ranges::count_if(window.document().problems(),
                                 [](const TableProblem& one) { return one.words.contains(QStringLiteral("water")); });
  };
  const auto before = wet();
  ASSERT_GT(before, 0);
  const auto& problems = window.document().problems();
  const auto first = std::ranges::find_if(
      problems, [](const TableProblem& one) { return one.words.contains(QStringLiteral("water")); });
  pressRemedy(window.problems(), static_cast<std::size_t>(first - problems.begin()));
  EXPECT_EQ(wet(), before - 1);
}

TEST_F(Prepared, StepBackInAFieldIsTheDocumentsAndNeverDead) {
  begin("hannibal");
  draw("wood", 20, 20, 30, 26);
  auto* name = window.findChild<QLineEdit*>(QStringLiteral("pieceName"));
  name->setFocus();
  QTest::keyClicks(name, QStringLiteral("Long hill"));
  ASSERT_EQ(model().ground[0].name, "Long hill");
  const int steps = window.document().steps().index();
  QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(model().ground[0].name, "");
  EXPECT_EQ(window.document().steps().index(), steps - 1);
  EXPECT_EQ(name->text(), QString());
  QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(model().ground.empty());
  EXPECT_EQ(window.document().steps().index(), 0);
}

// Typed and deleted again, it is no step.
TEST_F(Prepared, WhatCameToNothingIsNoStep) {
  begin("hannibal");
  draw("wood", 20, 20, 30, 26);
  const int steps = window.document().steps().count();
  auto* name = window.findChild<QLineEdit*>(QStringLiteral("pieceName"));
  name->setFocus();
  QTest::keyClicks(name, QStringLiteral("Hi"));
  EXPECT_EQ(window.document().steps().count(), steps + 1);
  QTest::keyClick(name, Qt::Key_Backspace);
  QTest::keyClick(name, Qt::Key_Backspace);
  EXPECT_EQ(window.document().steps().count(), steps);
}

// A figure that is half typed is the field's own; then the document's steps follow.
TEST_F(Prepared, AHalfTypedFigureIsTakenBackFirst) {
  begin("hannibal");
  auto* width = window.findChild<QSpinBox*>(QStringLiteral("width"));
  width->setFocus();
  width->setValue(60);
  ASSERT_EQ(model().size.width, 60 * oneInch);
  QTest::keyClick(width, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(model().size.width, 72 * oneInch);
}

}  // namespace
}  // namespace signifer::ui::ground_test
