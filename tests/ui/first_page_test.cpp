// The first page as a newcomer meets it after his first battle: what it says of the battle is so, its doors are in
// sight, and its words can be read in any colours.
#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>

#include "library/places.h"
#include "main_window.h"
#include "start/door.h"
#include "start/rules_pane.h"
#include "support/paths.h"
#include "theme.h"
#include "ui/real_window.h"

namespace signifer::ui::first_page_test {
namespace {

struct FirstPage : testing::Test {
  QTemporaryDir folder;
  MainWindow window{shippedRuleSets(),
                    Places{test::sourcePath("assets"), std::filesystem::path(folder.path().toStdString()) / "battles"}};
  const StartPage& page = window.startPage();
  Theme::Scheme scheme = Theme::current().scheme();

  FirstPage() {
    window.resize(1280, 800);
    window.show();
  }
  ~FirstPage() override { Theme::current().setScheme(scheme); }

  void playAndClose(const char* scenario, int events) {
    const auto file = test::sourcePath("assets/scenarios/" + std::string(scenario) + ".json");
    ASSERT_TRUE(window.openFile(QString::fromStdString(file)));
    for (int i = 0; i < events; ++i) ASSERT_TRUE(window.game().act(window.game().candidates().front()));
    window.closeBattle();
    QTest::qWait(50);
  }
};

// Another language or other colours make cards anew; that a battle was closed, and when, is not lost with that.
TEST_F(FirstPage, ABattleThatWasClosedIsToldSoInOtherColoursToo) {
  playAndClose("hannibal/cannae", 2);
  ASSERT_TRUE(page.unfinished());
  ASSERT_TRUE(page.unfinished()->closed);
  const qint64 when = page.unfinished()->when.toSecsSinceEpoch();
  for (const auto other : {Theme::Scheme::dark, Theme::Scheme::highContrast, Theme::Scheme::dark, scheme}) {
    Theme::current().setScheme(other);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.unfinished().has_value(); })) << "nothing to go on with";
    EXPECT_TRUE(page.unfinished()->closed);
    EXPECT_EQ(page.unfinished()->when.toSecsSinceEpoch(), when);
  }
}

// Somebody who comes back to the page sees its doors, wherever on it he was.
TEST_F(FirstPage, ComesBackWithItsDoorsInSight) {
  playAndClose("hannibal/cannae", 2);
  QScrollBar* bar = page.findChild<QScrollArea*>()->verticalScrollBar();
  ASSERT_GT(bar->maximum(), 0);
  page.findChild<QPushButton*>("putAside")->setFocus();
  window.startPage().refresh();
  QTest::qWait(50);
  EXPECT_EQ(bar->value(), 0);
  bar->setValue(bar->maximum());
  playAndClose("cb/pydna", 0);
  EXPECT_EQ(bar->value(), 0);
}

// After an evening of one rule set the page asks and prints that one.
TEST_F(FirstPage, AsksTheRulesThatWerePlayed) {
  playAndClose("othw/zama", 0);
  EXPECT_EQ(window.startPage().rules().ruleSet()->definition().id(), "othw");
  playAndClose("hannibal/cannae", 0);
  EXPECT_EQ(window.startPage().rules().ruleSet()->definition().id(), "hannibal");
}

// Dark blue links on a dark page cannot be read.
TEST_F(FirstPage, LinksTakeTheColoursOfTheHour) {
  auto* tours = page.findChild<QLabel*>("tours");
  ASSERT_NE(tours, nullptr);
  const auto shows = [&](const QColor& colour) {
    const QImage picture = tours->grab().toImage();
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x)
        if (picture.pixelColor(x, y).rgb() == colour.rgb()) return true;
    return false;
  };
  for (const auto other : {Theme::Scheme::dark, Theme::Scheme::light}) {
    Theme::current().setScheme(other);
    EXPECT_TRUE(shows(Theme::current().palette().color(QPalette::Link))) << static_cast<int>(other);
  }
}

TEST(Doors, LookPressedOnlyWhileTheyAre) {
  const Door door(QStringLiteral("tool-print"), QStringLiteral("Print"), QStringLiteral("3"), QStringLiteral("Papers."),
                  QStringLiteral("<a href=\"print\">Checklist</a>"));
  QLabel* ways = nullptr;
  for (auto* label : door.findChildren<QLabel*>())
    if (label->text().contains("href")) ways = label;
  ASSERT_NE(ways, nullptr);
  auto* pressed = ways->parentWidget();
  QTest::mousePress(pressed, Qt::LeftButton);
  ASSERT_TRUE(door.isDown());
  Q_EMIT ways->linkActivated(QStringLiteral("print"));
  EXPECT_FALSE(door.isDown());
}

}  // namespace
}  // namespace signifer::ui::first_page_test
