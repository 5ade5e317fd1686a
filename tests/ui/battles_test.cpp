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
#include <set>

#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "library/loader.h"
#include "library/places.h"
#include "main_window.h"
#include "play/deployment.h"
#include "play/journal.h"
#include "support/paths.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui::battles_test {
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
  std::vector<Consultation> foreseen;
  int rolls = 0;
  int explained = 0;
  int ofOccasions = 0;
  std::set<std::string> unexplained;

  void SetUp() override {
    window.show(openBattle(house(), GetParam(), 3));
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    // Deployment by dragging is tested by itself: here it goes by the file's own places.
    while (deploymentNow(game.definition(), game.battle()) && !game.candidates().empty())
      ASSERT_TRUE(game.act(game.candidates().front()));
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
    // Two to five stand on the six-sided and on the average die. They are typed wherever the cursor is.
    QObject::connect(&typist, &QTimer::timeout, [this] {
      if (!game.openThrow()) return;
      seeRoll();
      QWidget* focus = QApplication::focusWidget();
      QTest::keyClick(focus != nullptr ? focus : &window, static_cast<Qt::Key>(Qt::Key_2 + chance.below(4)));
    });
    // The ruling that was foreseen of a roll is the one told of it afterwards.
    QObject::connect(&game, &BattleController::happened, &window, [this] {
      const Event& event = game.session().event(events() - 1);
      for (const Consultation& ruling : foreseen) {
        bool told = false;
        for (const AccountLine& line : event.account)
          for (const Consultation& one : line.consulted)
            told = told || (one.procedure == ruling.procedure && one.inputs.at == ruling.inputs.at);
        EXPECT_TRUE(told) << ruling.procedure->info().id << " in event " << events();
      }
      foreseen.clear();
    });
    typist.start(1);
  }

  // Once for each roll.
  void seeRoll() {
    const OpenThrow& open = *game.openThrow();
    if (open.there > 0) return;
    ++rolls;
    ASSERT_LT(open.at, open.throws.size()) << "the roll that is wanted is foreseen";
    EXPECT_EQ(open.throws[open.at].dice.purpose, open.wanted.phrase);
    EXPECT_EQ(static_cast<int>(open.throws[open.at].dice.faces.size()), open.wanted.count);
    if (!open.throws[open.at].ruling) {
      // Arrivals and the last turn are dice of the battle's occasions, which no ruling of a unit foresees.
      if (open.wanted.phrase.starts_with("dice-arrival") || open.wanted.phrase.starts_with("dice-last"))
        ++ofOccasions;
      else
        unexplained.insert(open.wanted.phrase);
      return;
    }
    ++explained;
    foreseen.push_back(*open.throws[open.at].ruling);
  }

  // All dice of a roll are typed before anything else is done.
  void finishDice() {
    for (int i = 0; i < 2000 && game.openThrow(); ++i) QTest::qWait(1);
  }

  [[nodiscard]] std::size_t events() const { return game.session().eventCount(); }

  [[nodiscard]] std::size_t typed() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < events(); ++i)
      count += static_cast<std::size_t>(
          std::ranges::count(game.session().event(i).dice, DiceOrigin::typed, &ThrownDice::origin));
    return count;
  }

  // The place in the battle, for a reader who looks for a fault.
  std::string where() {
    std::string words = std::to_string(events()) + " events, step " +
                        game.definition().sequence().step(game.decision().step).title + ", to press:";
    words += window.findChild<QWidget*>("nextStep")->isEnabled() ? " [next]" : "";
    words += game.openThrow() ? " dice wanted," : "";
    words += " asked " + std::to_string(game.decision().unit) + ", selected " + std::to_string(game.selected()) +
             ", candidates " + std::to_string(game.candidates().size());
    if (table.draft())
      words += ", draft " + actionWords(game.rules(), game.battle(), table.draft()->action).toStdString() +
               (table.draft()->verdict.legal() ? "" : " refused");
    for (const Action& one : game.candidates())
      words += "\n  " + actionWords(game.rules(), game.battle(), one).toStdString() + " by " + std::to_string(one.unit);
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
    // Escape would take back a roll that waits for its dice, where nothing else may be done but to roll.
    if (table.draft() && !game.openThrow()) QTest::keyClick(&table, Qt::Key_Escape);
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
    finishDice();
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
  // The roll for the first turn is no ruling of any unit.
  for (const std::string& phrase : unexplained)
    EXPECT_TRUE(phrase.starts_with("dice-first")) << phrase << " was not explained before it fell";
  EXPECT_GE(explained + 2, rolls - ofOccasions);
}

}  // namespace
}  // namespace signifer::ui::battles_test
