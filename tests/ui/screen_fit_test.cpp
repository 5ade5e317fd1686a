// Windows within the screen: whatever size was wanted, a window and its frame lie within what the screen has free.
#include "widgets/screen_fit.h"

#include <gtest/gtest.h>

#include <QListWidget>
#include <QPushButton>

#include "docks/deployment_dock.h"
#include "support/paths.h"
#include "ui/real_window.h"

namespace signifer::ui::screen_fit_test {
namespace {

constexpr FrameEdges frame{4, 30, 4, 4};
constexpr QSize least(700, 500);

QRect whole(const QRect& inside) { return inside.adjusted(-frame.left, -frame.top, frame.right, frame.bottom); }

TEST(ScreenFit, AWindowAndItsFrameLieWithinTheFreeArea) {
  // A laptop, a laptop at 150 per cent, a panel on the left, a second screen to the right.
  for (const QRect room : {QRect(0, 0, 1366, 740), QRect(0, 0, 1066, 640), QRect(64, 27, 1302, 741),
                           QRect(1920, 0, 1366, 768), QRect(0, 0, 3840, 2160)})
    for (const QRect wanted : {QRect(0, 0, 1280, 800), QRect(300, 200, 1280, 800), QRect(-500, -90, 4000, 3000),
                               QRect(2000, 1500, 900, 600)}) {
      const QRect fitted = withinRoom(wanted, least, frame, room);
      EXPECT_TRUE(room.contains(whole(fitted)));
      EXPECT_LE(fitted.width(), wanted.width());
      EXPECT_LE(fitted.height(), wanted.height());
    }
}

TEST(ScreenFit, AWindowThatFitsStaysAsItIs) {
  const QRect wanted(100, 80, 1000, 600);
  EXPECT_EQ(withinRoom(wanted, least, frame, QRect(0, 0, 1920, 1080)), wanted);
}

TEST(ScreenFit, TheUpperLeftCornerStaysInViewWhereNothingElseHelps) {
  const QRect room(0, 0, 640, 480);
  const QRect fitted = withinRoom(QRect(50, 50, 1280, 800), least, frame, room);
  EXPECT_EQ(fitted.size(), least);
  EXPECT_EQ(fitted.topLeft(), QPoint(frame.left, frame.top));
}

TEST(ScreenFit, DeploymentHasRoomForItsListAndButtons) {
  RealWindow real("hannibal/etruria");
  QTest::qWait(50);
  DeploymentDock& dock = real.window.deploymentDock();
  ASSERT_TRUE(dock.isVisible());
  const auto place = [&](const QWidget& part) { return QRect(part.mapTo(&dock, QPoint()), part.size()); };
  const QRect list = place(dock.list());
  for (const char* name : {"placeAll", "placeByAdvice", "deployed"}) {
    const auto* button = dock.findChild<QPushButton*>(QString::fromLatin1(name));
    EXPECT_FALSE(place(*button).intersects(list)) << name;
    EXPECT_EQ(button->visibleRegion().boundingRect(), button->rect()) << name;
  }
  EXPECT_GE(list.height(), 100);
}

// A laptop of 1366 by 768 pixels at 150 per cent has this room, less a title bar, edges and a panel.
constexpr QSize smallScreen(1366 * 2 / 3, 768 * 2 / 3);
constexpr QSize aroundWindow(12, 38);

class SmallScreen : public testing::TestWithParam<const char*> {
 protected:
  void TearDown() override { (void)speakLanguage(QStringLiteral("en")); }
};

TEST_P(SmallScreen, HasRoomForTheWindowAtEachDepth) {
  ASSERT_TRUE(speakLanguage(QString::fromLatin1(GetParam())).isEmpty());
  const QSize room = smallScreen - aroundWindow;
  for (const char* scenario : {"cb/cynoscephalae", "initiative/sabis", "hannibal/cannae"}) {
    RealWindow real(scenario);
    real.window.resize(room);
    for (const Depth depth : {Depth::fullReferee, Depth::judgeWhenAsked, Depth::checklist}) {
      real.game.setDepth(depth);
      QTest::qWait(30);
      const QSize hint = real.window.minimumSizeHint();
      std::string parts;
      for (const QWidget* part : real.window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (part->isVisible())
          parts += std::string(part->metaObject()->className()) + " " +
                   std::to_string(part->minimumSizeHint().width()) + "x" +
                   std::to_string(part->minimumSizeHint().height()) + "; ";
      EXPECT_LE(hint.width(), room.width()) << scenario << " " << static_cast<int>(depth) << ": " << parts;
      EXPECT_LE(hint.height(), room.height()) << scenario << " " << static_cast<int>(depth) << ": " << parts;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, SmallScreen, testing::Values("en", "de", "fr"));

}  // namespace
}  // namespace signifer::ui::screen_fit_test
