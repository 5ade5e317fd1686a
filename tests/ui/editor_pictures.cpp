// Draws the editors into PNG files: light, dark, and at scale 2.
//   ui_editor_pictures FOLDER
#include <QApplication>
#include <QDir>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <cstdio>

#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_window.h"
#include "editors/forces_pane.h"
#include "editors/house_rules_window.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "support/paths.h"
#include "theme.h"

namespace signifer::ui {
namespace {

void save(QWidget& window, const QString& folder, const QString& name, double scale) {
  QTest::qWait(200);
  QPixmap picture(window.size() * scale);
  picture.setDevicePixelRatio(scale);
  window.render(&picture);
  const QString path = folder + QLatin1Char('/') + name;
  std::printf("%s %s\n", picture.save(path) ? "wrote" : "cannot write", qPrintable(path));
}

void both(QWidget& window, const QString& folder, const QString& name) {
  save(window, folder, name + QStringLiteral("-light.png"), 1);
  Theme::current().setScheme(Theme::Scheme::dark);
  save(window, folder, name + QStringLiteral("-dark.png"), 1);
  Theme::current().setScheme(Theme::Scheme::light);
}

void armies(const RuleSetLibrary& library, const QString& folder) {
  ArmyWindow window(library);
  for (const char* name : {"hannibal/carthage", "initiative/consul", "fantasy/eastern-march"}) {
    window.openFile(QString::fromStdString(test::sourcePath(std::string("assets/armies/") + name + ".json")));
    window.list().show({ArmyEntry::Kind::unit, 1});
    window.show();
    window.list().setFocus();
    both(window, folder, QStringLiteral("army-") + QString::fromLatin1(name).section(QLatin1Char('/'), 0, 0));
  }
  save(window, folder, QStringLiteral("army-scale2.png"), 2);
}

void tables(const RuleSetLibrary& library, const QString& folder) {
  TableWindow window(library);
  window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/cannae.json")));
  window.show();
  window.canvas().chooseGround(0);
  both(window, folder, QStringLiteral("table-cannae"));
  window.canvas().choose({window.document().model().units[0].id, window.document().model().units[1].id});
  save(window, folder, QStringLiteral("table-scale2.png"), 2);
  window.begin(QStringLiteral("othw"));
  for (SideIndex side = 0; side < 2; ++side) {
    window.forces().showSide(side);
    window.forces().setArmy(QString::fromStdString(
        test::sourcePath(side == 0 ? "assets/armies/othw/rome.json" : "assets/armies/othw/india.json")));
    if (side == 0) window.forces().layAll();
  }
  both(window, folder, QStringLiteral("table-othw"));
}

void houseRules(const RuleSetLibrary& library, const QString& folder) {
  HouseRulesWindow window(library);
  window.begin(QStringLiteral("hannibal"));
  for (const char* pointer : {"/patch/tables/movement/foot/march", "/patch/tables/sideRearCost"})
    if (QTreeWidgetItem* row = window.rowOf(pointer)) {
      const auto& choices = window.document().choices();
      window.document().set(*std::ranges::find(choices, pointer, &HouseChoice::pointer), "10");
      window.list().setCurrentItem(row);
    }
  window.show();
  both(window, folder, QStringLiteral("house-rules"));
}

}  // namespace
}  // namespace signifer::ui

int main(int argc, char** argv) {
  using namespace signifer;
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  if (argc < 2) {
    std::fputs("ui_editor_pictures FOLDER\n", stderr);
    return 2;
  }
  const QString folder = QString::fromLocal8Bit(argv[1]);
  QDir().mkpath(folder);
  ui::Theme::current().apply();
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  ui::armies(library, folder);
  ui::tables(library, folder);
  ui::houseRules(library, folder);
  return 0;
}
