// A window on a battle of the shipped rule sets, and what tests do with it: real clicks, drags and keys.
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include "library/loader.h"
#include "library/places.h"
#include "main_window.h"
#include "support/paths.h"
#include "table/table_view.h"

namespace signifer::ui {

/// The rule sets of the build.
[[nodiscard]] inline const RuleSetLibrary& shippedRuleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

/// One battle of each rule set of the sheets.
inline constexpr const char* eachRuleSet[] = {"hannibal/cannae", "cb/raphia", "othw/zama", "initiative/gaugamela",
                                              "fantasy/hastings"};

struct RealWindow {
  MainWindow window{shippedRuleSets(), {}};
  TableView& table = window.table();
  BattleController& game = window.game();

  explicit RealWindow(const char* scenario = nullptr) {
    window.resize(1280, 800);
    if (scenario != nullptr) open(scenario);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
  }
  void open(const char* scenario) {
    const auto file = test::sourcePath("assets/scenarios/" + std::string(scenario) + ".json");
    ASSERT_TRUE(window.openFile(QString::fromStdString(file))) << scenario;
  }
  [[nodiscard]] QPoint placeOf(UnitIndex unit) const {
    return table.map().toScreen(game.battle().unit(unit).pose.centre).toPoint();
  }
  void click(UnitIndex unit, Qt::KeyboardModifiers modifiers = {}) const {
    QTest::mouseClick(&table, Qt::LeftButton, modifiers, placeOf(unit));
  }
  /// Presses, moves with the button held, and stays there.
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) const {
    QTest::mousePress(&table, Qt::LeftButton, modifiers, from);
    for (const QPoint at : {from + (to - from) / 2, to}) {
      QMouseEvent move(QEvent::MouseMove, at, table.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
      QApplication::sendEvent(&table, &move);
    }
  }
  void drop(QPoint at, Qt::KeyboardModifiers modifiers = {}) const {
    QTest::mouseRelease(&table, Qt::LeftButton, modifiers, at);
  }
};

}  // namespace signifer::ui
