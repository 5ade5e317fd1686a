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

}  // namespace
}  // namespace signifer::ui::screen_fit_test
