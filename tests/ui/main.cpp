// One application for all tests of the window; it needs no screen.
#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "game/drawn_seed.h"
#include "theme.h"

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&argc, argv);
  QApplication app(argc, argv);
  signifer::ui::drawSeedsFrom([] { return std::uint64_t{1}; });
  // The window must not read or change the user's own settings here.
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  signifer::ui::Theme::current().apply();
  return RUN_ALL_TESTS();
}
