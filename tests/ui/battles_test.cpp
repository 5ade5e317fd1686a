// Every battle of the house played in the real window: choices pressed by keys, units led by arrow keys and dragged by
// the mouse, dice typed into the dialog. Nothing here knows a rule set.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <filesystem>

#include "dialogs/dice_dialog.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "library/loader.h"
#include "library/places.h"
#include "main_window.h"
#include "play/journal.h"
#include "support/paths.h"
#include "table/table_view.h"

namespace signifer::ui {
namespace {

const RuleSetLibrary& house() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

std::vector<std::filesystem::path> scenarios() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("assets/scenarios")))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

class EveryBattle : public testing::TestWithParam<std::filesystem::path> {
 protected:
  MainWindow window{house(), {}};
  BattleController& game = window.game();
  TableView& table = window.table();
  QTimer typist;
  Stream chance{7};

  void SetUp() override {
    window.show(openBattle(house(), GetParam(), 3));
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
    QObject::connect(&typist, &QTimer::timeout, [this] {
      auto* dialog = qobject_cast<DiceDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      // Two to five stand on the six-sided and on the average die.
      QTest::keyClick(dialog, static_cast<Qt::Key>(Qt::Key_2 + chance.below(4)));
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    typist.start(1);
  }

  [[nodiscard]] std::size_t events() const { return game.session().eventCount(); }

  [[nodiscard]] std::size_t typed() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < events(); ++i)
      count += static_cast<std::size_t>(
          std::ranges::count(game.session().event(i).dice, DiceOrigin::typed, &ThrownDice::origin));
    return count;
  }

  // Where it stands, for those who look for what is wrong.
  std::string where() {
    std::string words = std::to_string(events()) + " events, step " +
                        game.definition().sequence().step(game.decision().step).title + ", to press:";
    for (const QAbstractButton* button : buttons()) words += " [" + button->accessibleName().toStdString() + "]";
    return words;
  }

  QList<QAbstractButton*> buttons() {
    QList<QAbstractButton*> all;
    for (QWidget* dock : {static_cast<QWidget*>(&window.sequenceDock()), static_cast<QWidget*>(&window.unitDock())})
      for (auto* button : dock->findChildren<QAbstractButton*>("choice"))
        if (button->isVisibleTo(&window) && button->isEnabled()) all << button;
    return all;
  }

  void press(QAbstractButton* button) {
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
      QTest::keyClick(menu, Qt::Key_Down);
      QTest::keyClick(menu, Qt::Key_Return);
    }
  }

  // A ghost is led on by keys and accepted where it is legal.
  void finishDraft() {
    if (!table.draft() || !table.draft()->means()) return;
    const Action& begun = table.draft()->action;
    if (leadsAlongPath(game.rules(), begun.kind) && begun.path.empty()) QTest::keyClick(&table, Qt::Key_Up);
    if (table.draft() && table.draft()->verdict.legal()) QTest::keyClick(&table, Qt::Key_Return);
    if (table.draft()) QTest::keyClick(&table, Qt::Key_Escape);
  }

  void dragSelected() {
    const UnitIndex unit = game.selected();
    if (unit == noUnit || !game.battle().unit(unit).present) return;
    const QPoint from = table.map().toScreen(game.battle().unit(unit).pose.centre).toPoint();
    const QPoint to = from + QPoint(0, game.battle().unit(unit).side == 0 ? -14 : 14);
    QTest::mousePress(&table, Qt::LeftButton, {}, from);
    QTest::mouseMove(&table, (from + to) / 2);
    QTest::mouseMove(&table, to);
    QTest::mouseRelease(&table, Qt::LeftButton, {}, to);
    if (table.draft()) QTest::keyClick(&table, Qt::Key_Escape);
  }

  void oneTry(int number) {
    QApplication::processEvents();
    if (number % 4 == 3) return dragSelected();
    if (chance.below(3) == 0) QTest::keyClick(&table, Qt::Key_N);
    QApplication::processEvents();
    const QList<QAbstractButton*> open = buttons();
    auto* next = window.findChild<QAbstractButton*>("nextStep");
    // Going on is pressed less often than there is something to do.
    if (next->isEnabled() && (open.empty() || chance.below(4) == 0)) return press(next);
    if (open.empty()) {
      QTest::keyClick(&table, Qt::Key_N);
      return;
    }
    press(open[static_cast<int>(chance.below(static_cast<std::uint32_t>(open.size())))]);
    finishDraft();
  }
};

std::string nameOf(const testing::TestParamInfo<std::filesystem::path>& info) {
  std::string name = info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryBattle, testing::ValuesIn(scenarios()), nameOf);

TEST_P(EveryBattle, IsPlayedByKeysAndMouseWithTypedDice) {
  constexpr std::size_t wanted = 60;
  const SideIndex first = game.battle().active;
  bool otherSide = false;
  for (int i = 0; i < 2000 && (events() < wanted || !otherSide || typed() == 0) && !game.session().outcome(); ++i) {
    oneTry(i);
    otherSide = otherSide || game.battle().active != first;
  }
  EXPECT_TRUE(game.session().outcome() || events() >= wanted) << where();
  EXPECT_TRUE(otherSide) << "the turn of the side that began did not end: " << where();
  EXPECT_GT(typed(), 0U) << "no dice were asked for: " << where();
}

}  // namespace
}  // namespace signifer::ui
