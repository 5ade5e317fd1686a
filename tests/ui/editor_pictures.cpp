// Draws the editors into PNG files: light, dark, and at scale 2.
//   ui_editor_pictures FOLDER
#include <QApplication>
#include <QDir>
#include <QTest>
#include <cstdio>

#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_window.h"
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
  return 0;
}
