#include "ui/every_editor.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_window.h"
#include "editors/house_rules_window.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "help/guide_window.h"
#include "simulation/trial_window.h"
#include "support/paths.h"

namespace signifer::ui {
namespace {

void settle() {
  QTest::qWait(30);
  for (int i = 0; i < 6; ++i) QApplication::processEvents();
}

void visitPages(QWidget& window, const std::string& name, const Visit& visit) {
  window.show();
  settle();
  visit(window, name);
  for (auto* pages : window.findChildren<QTabWidget*>())
    for (int i = 0; i < pages->count(); ++i) {
      pages->setCurrentIndex(i);
      settle();
      visit(window, name + ", page " + std::to_string(i + 1));
    }
}

QString assets(const char* path) { return QString::fromStdString(test::sourcePath(std::string("assets/") + path)); }

}  // namespace

void visitEveryEditor(const RuleSetLibrary& library, const Visit& visit) {
  for (const char* army : {"armies/hannibal/carthage.json", "armies/initiative/consul.json"}) {
    ArmyWindow window(library);
    EXPECT_TRUE(window.openFile(assets(army))) << army;
    for (const auto& entry : {ArmyEntry{ArmyEntry::Kind::unit, 0}, ArmyEntry{ArmyEntry::Kind::person, 0}}) {
      window.list().show(entry);
      visitPages(window, army, visit);
    }
  }
  for (const char* table : {"scenarios/hannibal/cannae.json", "scenarios/othw/zama.json"}) {
    TableWindow window(library);
    EXPECT_TRUE(window.openFile(assets(table))) << table;
    if (!window.document().model().ground.empty()) window.canvas().chooseGround(0);
    visitPages(window, table, visit);
    window.canvas().choose({window.document().model().units[0].id});
    visitPages(window, std::string(table) + ", a unit", visit);
  }
  HouseRulesWindow rules(library);
  rules.begin(QStringLiteral("hannibal"));
  rules.findChild<QPushButton*>(QStringLiteral("newTroop"))->click();
  visitPages(rules, "house rules", visit);
  rules.findChild<QPushButton*>(QStringLiteral("trial"))->click();
  auto* trial = rules.findChild<TrialWindow*>();
  visitPages(*trial, "trial", visit);
  trial->close();
  GuideWindow guide;
  visitPages(guide, "guide", visit);
}

}  // namespace signifer::ui
