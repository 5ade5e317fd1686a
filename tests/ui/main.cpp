// One application for all tests of the window; it needs no screen.
#include <gtest/gtest.h>

#include <QApplication>

#include "theme.h"

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&argc, argv);
  QApplication app(argc, argv);
  signifer::ui::Theme::current().apply();
  return RUN_ALL_TESTS();
}
