// Draws the editors into PNG files: light, dark, and at scale 2.
//   ui_editor_pictures FOLDER [LANGUAGE]
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_window.h"
#include "editors/forces_pane.h"
#include "editors/house_rules_window.h"
#include "editors/photo_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "game/drawn_seed.h"
#include "main_window.h"
#include "simulation/trial_window.h"
#include "speech.h"
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

// Hidden units, arrivals and what is worth points.
void secrets(const RuleSetLibrary& library, const QString& folder) {
  TableWindow window(library);
  window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/trasimene.json")));
  window.resize(1280, 800);
  window.show();
  auto* pages = window.findChild<QTabWidget*>();
  for (int page = 0; page < pages->count(); ++page)
    if (pages->widget(page)->inherits("signifer::ui::OccasionsPane")) pages->setCurrentIndex(page);
  window.canvas().choose({window.document().model().units[3].id});
  window.findChild<QCheckBox*>(QStringLiteral("arrivesLater"))->click();
  both(window, folder, QStringLiteral("table-secrets"));
  window.findChild<QListWidget*>(QStringLiteral("objectives"))->setCurrentRow(1);
  window.findChild<QScrollArea*>(QStringLiteral("occasions"))
      ->ensureWidgetVisible(window.findChild<QWidget*>(QStringLiteral("objectiveSide")));
  save(window, folder, QStringLiteral("table-secrets-points.png"), 1);
  window.begin(QStringLiteral("othw"));
  for (int page = 0; page < pages->count(); ++page)
    if (pages->widget(page)->inherits("signifer::ui::OccasionsPane")) pages->setCurrentIndex(page);
  window.findChild<QPushButton*>(QStringLiteral("addPlace"))->click();
  window.findChild<QScrollArea*>(QStringLiteral("occasions"))
      ->ensureWidgetVisible(window.findChild<QWidget*>(QStringLiteral("objectiveSide")));
  save(window, folder, QStringLiteral("table-secrets-grid.png"), 1);
}

// A table under which a photo lies, and a rendered one will do.
void photo(const RuleSetLibrary& library, const QString& folder) {
  QImage cloth(1600, 1200, QImage::Format_RGB32);
  cloth.fill(QColor(60, 50, 45));
  QPainter painter(&cloth);
  painter.setBrush(QColor(96, 132, 76));
  const QPolygonF corners({{180, 1080}, {1450, 1010}, {1180, 250}, {420, 270}});
  painter.drawPolygon(corners);
  painter.setBrush(QColor(52, 84, 44));
  painter.drawEllipse(QPointF(620, 560), 120, 60);
  painter.end();
  const QString file = folder + QStringLiteral("/photo-of-a-table.png");
  cloth.save(file);
  TableWindow window(library);
  window.begin(QStringLiteral("hannibal"));
  window.forces().setArmy(QString::fromStdString(test::sourcePath("assets/armies/hannibal/rome.json")));
  window.showPhoto();
  window.show();
  QTest::qWait(20);
  window.photo().take(file);
  both(window, folder, QStringLiteral("table-photo"));
}

// The start page, and a battle whose players deploy.
void play(const RuleSetLibrary& library, const QString& folder) {
  MainWindow window(library, {});
  window.resize(1280, 800);
  window.show();
  both(window, folder, QStringLiteral("start"));
  save(window, folder, QStringLiteral("start-scale2.png"), 2);
  window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/etruria.json")));
  both(window, folder, QStringLiteral("deployment"));
}

// A modifier and a troop type of a club's own, each on its page.
void additions(HouseRulesWindow& window, const QString& folder) {
  using Addition = HouseRulesDocument::Addition;
  window.document().setAdditions(
      Addition::modifiers, {},
      Json::parse(R"([{"procedure": "hand-to-hand", "rule": "RV-1", "label": "river veterans", "value": 2,
                       "text": "Veterans of the river fight with +2.",
                       "if": {"veteran": true, "attacked": ["front", "flank"], "friendsInContact": {"min": 2}}},
                      {"procedure": "shooting", "rule": "RV-2", "label": "wet strings", "value": -1}])"));
  auto* pages = window.findChild<QTabWidget*>(QStringLiteral("pages"));
  pages->setCurrentIndex(1);
  both(window, folder, QStringLiteral("house-modifiers"));
  window.findChild<QPushButton*>(QStringLiteral("newTroop"))->click();
  pages->setCurrentIndex(2);
  both(window, folder, QStringLiteral("house-troops"));
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
  save(window, folder, QStringLiteral("house-rules-scale2.png"), 2);
  window.findChild<QPushButton*>(QStringLiteral("trial"))->click();
  auto* trial = window.findChild<TrialWindow*>();
  trial->findChild<QComboBox*>(QStringLiteral("trialCommander"))->setCurrentIndex(0);
  trial->start(60);
  if (!QTest::qWaitFor([trial] { return !trial->runner().running(); }, 60000)) std::fputs("not played out\n", stderr);
  both(*trial, folder, QStringLiteral("house-trial"));
  trial->close();
  additions(window, folder);
}

}  // namespace
}  // namespace signifer::ui

int main(int argc, char** argv) {
  using namespace signifer;
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  signifer::ui::drawSeedsFrom([] { return std::uint64_t{1}; });
  if (argc < 2) {
    std::fputs("ui_editor_pictures FOLDER [LANGUAGE]\n", stderr);
    return 2;
  }
  const QString folder = QString::fromLocal8Bit(argv[1]);
  QDir().mkpath(folder);
  if (argc > 2) ui::speakLanguage(QString::fromLocal8Bit(argv[2]));
  ui::Theme::current().apply();
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  ui::armies(library, folder);
  ui::tables(library, folder);
  ui::secrets(library, folder);
  ui::photo(library, folder);
  ui::houseRules(library, folder);
  ui::play(library, folder);
  return 0;
}
