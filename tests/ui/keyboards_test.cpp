// The keys of the three languages' keyboards: what is typed counts, wherever it lies and whatever Shift has to do with
// it.
#include <gtest/gtest.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "editors/forces_pane.h"
#include "editors/ground_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "start/start_page.h"
#include "support/paths.h"
#include "ui/real_window.h"
#include "widgets/typed_keys.h"

namespace signifer::ui::keyboards_test {
namespace {

/// A key as the window system tells it: the sign that it types, with the keys that are held for it.
struct Press {
  Qt::Key key;
  Qt::KeyboardModifiers held = Qt::NoModifier;
};

struct Keyboard {
  const char* name;
  Press left, right, leftFine, rightFine;
  /// The row of figures as it lies, from 1.
  std::vector<Press> figures;
};

constexpr Qt::KeyboardModifiers shift = Qt::ShiftModifier;

std::vector<Press> plainFigures(Qt::KeyboardModifiers held) {
  std::vector<Press> row;
  for (int i = 1; i <= 9; ++i) row.push_back({static_cast<Qt::Key>(Qt::Key_0 + i), held});
  return row;
}

std::vector<Press> frenchFigures() {
  std::vector<Press> row;
  for (const Qt::Key key : frenchRow) row.push_back({key});
  return row;
}

const std::vector<Keyboard>& keyboards() {
  static const std::vector<Keyboard> all{
      {"English", {Qt::Key_Comma}, {Qt::Key_Period}, {Qt::Key_Less, shift}, {Qt::Key_Greater, shift}, plainFigures({})},
      {"German",
       {Qt::Key_Comma},
       {Qt::Key_Period},
       {Qt::Key_Semicolon, shift},
       {Qt::Key_Colon, shift},
       plainFigures({})},
      {"French", {Qt::Key_Comma}, {Qt::Key_Period, shift}, {Qt::Key_Semicolon}, {Qt::Key_Colon}, plainFigures(shift)},
      {"French, without Shift",
       {Qt::Key_Comma},
       {Qt::Key_Period, shift},
       {Qt::Key_Less},
       {Qt::Key_Greater, shift},
       frenchFigures()},
      {"keypad",
       {Qt::Key_Comma, Qt::KeypadModifier},
       {Qt::Key_Period, Qt::KeypadModifier},
       {Qt::Key_Less},
       {Qt::Key_Greater, shift},
       plainFigures(Qt::KeypadModifier)}};
  return all;
}

class Keyboards : public testing::TestWithParam<Keyboard> {};

TEST_P(Keyboards, TurnAUnitBothWaysInBothSteps) {
  const Keyboard& keys = GetParam();
  RealWindow real("hannibal/cannae");
  // Moved by hand, any unit turns.
  real.game.setDepth(Depth::checklist);
  const UnitIndex unit = 0;
  real.game.select(unit);
  const Angle from = real.game.battle().unit(unit).pose.heading;
  const auto turned = [&](const Press& press) {
    QTest::keyClick(&real.table, press.key, press.held);
    const auto& draft = real.table.draft();
    const Angle to = draft && draft->end() ? draft->end()->heading : from;
    real.table.cancelDraft();
    return to;
  };
  EXPECT_EQ(turned(keys.left), normalised(from - 5 * oneDegree));
  EXPECT_EQ(turned(keys.right), normalised(from + 5 * oneDegree));
  EXPECT_EQ(turned(keys.leftFine), normalised(from - oneDegree));
  EXPECT_EQ(turned(keys.rightFine), normalised(from + oneDegree));
}

TEST_P(Keyboards, TurnAUnitOfATableThatIsPrepared) {
  const Keyboard& keys = GetParam();
  TableWindow window(shippedRuleSets());
  ASSERT_TRUE(window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/cannae.json"))));
  window.show();
  window.canvas().choose({window.document().model().units[0].id});
  const auto heading = [&] { return window.document().model().units[0].pose.heading; };
  Angle expected = heading();
  const std::pair<Press, Angle> turns[] = {{keys.left, -15 * oneDegree},
                                           {keys.right, 15 * oneDegree},
                                           {keys.leftFine, -oneDegree},
                                           {keys.rightFine, oneDegree}};
  for (const auto& [press, by] : turns) {
    QTest::keyClick(&window.canvas(), press.key, press.held);
    expected = normalised(expected + by);
    EXPECT_EQ(heading(), expected);
  }
}

TEST_P(Keyboards, ChooseGroundByItsNumber) {
  TableWindow window(shippedRuleSets());
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  window.show();
  const auto& kinds = window.document().definition().terrainKinds();
  for (std::size_t i = 0; i < GetParam().figures.size() && i < kinds.size(); ++i) {
    window.canvas().stopDrawing();
    const Press& press = GetParam().figures[i];
    QTest::keyClick(&window.canvas(), press.key, press.held);
    EXPECT_EQ(window.canvas().tool(), TableCanvas::Tool::ground) << i + 1;
    EXPECT_EQ(window.canvas().kind(), static_cast<int>(i)) << i + 1;
  }
}

TEST_P(Keyboards, OpenTheDoorsOfTheFirstPage) {
  const RealWindow real;
  StartPage page(shippedRuleSets(), real.window.shelf(), test::sourcePath("assets"));
  const QSignalSpy chosen(&page, &StartPage::wayChosen);
  for (int i = 0; i < 3; ++i) {
    const Press& press = GetParam().figures[static_cast<std::size_t>(i)];
    QTest::keyClick(&page, press.key, press.held);
    EXPECT_EQ(chosen.count(), i + 1);
  }
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, Keyboards, testing::ValuesIn(keyboards()), [](const auto& one) {
  std::string name = one.param.name;
  std::erase_if(name, [](char c) { return c == ' ' || c == ','; });
  return name;
});

}  // namespace
}  // namespace signifer::ui::keyboards_test
