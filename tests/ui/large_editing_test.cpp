// Editing the largest table that a file may hold: 128 units a side and 60 pieces of ground. What each frame of a
// gesture takes, and what letting go takes, are measured by the processor's time of this thread and printed for
// docs/performance.md.
#include <gtest/gtest.h>
#include <time.h>

#include <QImage>
#include <QMouseEvent>
#include <QTest>
#include <algorithm>
#include <cstdio>

#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "support/paths.h"

namespace signifer::ui::large_editing_test {
namespace {

double millisecondsUsed() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct LargeEditing : testing::Test {
  RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")}, "hannibal");
  TableWindow window{library};
  TableCanvas& canvas = window.canvas();

  void SetUp() override {
    ASSERT_TRUE(window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/cannae.json"))));
    window.resize(1280, 800);
    window.show();
    TableModel next = window.document().model();
    next.size.width = 140 * oneInch;
    next.size.depth = 95 * oneInch;
    const std::vector<TableUnit> few = next.units;
    next.units.clear();
    next.people.clear();
    for (int i = 0; i < 256; ++i) {
      TableUnit unit = few[static_cast<std::size_t>(i) % few.size()];
      unit.id = "unit-" + std::to_string(i);
      unit.side = static_cast<SideIndex>(i % 2);
      const int place = i / 2;
      unit.pose.centre = {fromInches(3 + place % 16 * 8.5),
                          fromInches(unit.side == 0 ? 3 + place / 16 * 4 : 92 - place / 16 * 4)};
      unit.pose.heading = unit.side == 0 ? 0 : 180 * oneDegree;
      next.units.push_back(std::move(unit));
    }
    next.ground.clear();
    for (int i = 0; i < 60; ++i) {
      const Vec2 corner{(2 + i % 12 * 11.5) * oneInch, (36 + i / 12 * 4.5) * oneInch};
      TerrainPiece piece;
      piece.kind = 1 + i % 4;
      piece.name = "Ground " + std::to_string(i);
      piece.outline = shapeBetween(GroundShape::oval, corner, corner + Vec2{7.0 * oneInch, 4.0 * oneInch}, 0);
      next.ground.push_back(std::move(piece));
    }
    window.document().change(QStringLiteral("large"), std::move(next));
    window.document().check();
    QTest::qWait(50);
  }
  void send(QEvent::Type type, QPointF at, Qt::MouseButtons held) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, canvas.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
  }
  // The time that each of so many frames takes, in the middle: the event, and the picture painted anew.
  template <class Move>
  void measure(const char* what, int frames, Move move) {
    QImage picture(canvas.size(), QImage::Format_RGB32);
    std::vector<double> took;
    for (int i = 0; i < frames; ++i) {
      const double before = millisecondsUsed();
      move(i);
      canvas.render(&picture);
      took.push_back(millisecondsUsed() - before);
    }
    std::ranges::sort(took);
    const double middle = took[took.size() / 2];
    std::printf("%s: %.1f ms a frame in the middle, %.1f the longest\n", what, middle, took.back());
    RecordProperty(what, std::to_string(middle));
  }
  Pose poseOf(std::size_t unit) { return window.document().model().units[unit].pose; }
  QPointF placeOf(std::size_t unit) { return canvas.map().toScreen(window.document().model().units[unit].pose.centre); }
};

TEST_F(LargeEditing, GesturesDoWhatTheyDoOnASmallTable) {
  ASSERT_EQ(window.document().model().units.size(), 256U);
  ASSERT_EQ(window.document().model().ground.size(), 60U);
  const Pose before = poseOf(20);
  const QPointF from = placeOf(20);
  send(QEvent::MouseButtonPress, from, Qt::LeftButton);
  measure("drag a unit", 40, [&](int i) { send(QEvent::MouseMove, from + QPointF(6 + i, -8 - i), Qt::LeftButton); });
  send(QEvent::MouseButtonRelease, from + QPointF(46, -48), Qt::NoButton);
  EXPECT_NE(poseOf(20), before);
  std::vector<std::string> half;
  for (std::size_t i = 0; i < 256; i += 2) half.push_back(window.document().model().units[i].id);
  canvas.choose(half);
  const Pose first = poseOf(2);
  const QPointF grip = placeOf(2);
  send(QEvent::MouseButtonPress, grip, Qt::LeftButton);
  measure("drag a side", 40, [&](int i) { send(QEvent::MouseMove, grip + QPointF(6 + i, -i), Qt::LeftButton); });
  QTest::keyClick(&canvas, Qt::Key_Escape);
  send(QEvent::MouseButtonRelease, grip, Qt::NoButton);
  EXPECT_EQ(poseOf(2), first) << "the drag was given up";
  canvas.chooseGround(30);
  const auto outline = window.document().model().ground[30].outline;
  const QPointF corner = canvas.map().toScreen(outline[0]);
  send(QEvent::MouseButtonPress, corner, Qt::LeftButton);
  measure("drag a corner", 40, [&](int i) { send(QEvent::MouseMove, corner + QPointF(i, i), Qt::LeftButton); });
  send(QEvent::MouseButtonRelease, corner + QPointF(40, 40), Qt::NoButton);
  EXPECT_NE(window.document().model().ground[30].outline, outline);
  const double scale = canvas.map().scale;
  measure("zoom", 40, [&](int i) { canvas.zoomBy(i % 2 == 0 ? 1.1 : 1 / 1.1, QRectF(canvas.rect()).center()); });
  EXPECT_NEAR(canvas.map().scale, scale, 1e-6) << "in and out again";
}

TEST_F(LargeEditing, AStepIsTakenAndTheTableIsChecked) {
  canvas.choose({window.document().model().units[20].id});
  canvas.setFocus();
  const Pose before = poseOf(20);
  measure("a step by an arrow key", 19,
          [&](int i) { QTest::keyClick(&canvas, i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left); });
  EXPECT_GT(poseOf(20).centre.x, before.centre.x) << "one step more to the right than to the left";
  measure("the check of the whole table", 5, [&](int) { window.document().check(); });
  EXPECT_TRUE(window.document().playable());
}

}  // namespace
}  // namespace signifer::ui::large_editing_test
