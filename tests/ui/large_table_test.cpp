// The largest battle that a file may hold, 128 units a side: dragging, panning and zooming frame by frame, and stepping
// back after 5,000 events. Measured by the processor's time of this thread, as tests run beside other work; the figures
// are printed for docs/performance.md.
#include <gtest/gtest.h>
#include <time.h>

#include <QImage>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "ui/real_window.h"

namespace signifer::ui::large_table_test {
namespace {

double millisecondsUsed() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Cannae with each side's units again and again, in ranks behind each other.
std::string largeBattle() {
  std::ifstream in(signifer::test::sourcePath("assets/scenarios/hannibal/cannae.json"));
  nlohmann::json battle = nlohmann::json::parse(in);
  nlohmann::json units = nlohmann::json::array();
  std::array<int, 2> many{};
  const std::array<std::string, 2> sides{battle["sides"][0]["id"], battle["sides"][1]["id"]};
  for (int copy = 0; copy < 20; ++copy)
    for (const nlohmann::json& unit : battle["units"]) {
      const std::size_t side = unit["side"] == sides[0] ? 0 : 1;
      if (many[side] == 128) continue;
      nlohmann::json more = unit;
      more["id"] = "unit-" + std::to_string(side) + "-" + std::to_string(many[side]);
      more["name"] = "Unit " + std::to_string(many[side]);
      const int column = many[side] % 16;
      const int row = many[side] / 16;
      more["x"] = 3 + column * 8.5;
      more["y"] = side == 0 ? 3 + row * 4 : 92 - row * 4;
      more["heading"] = side == 0 ? 0 : 180;
      more.erase("status");
      units.push_back(more);
      ++many[side];
    }
  battle["units"] = units;
  battle.erase("people");
  battle["table"] = {{"widthInches", 140}, {"depthInches", 95}};
  return battle.dump();
}

struct LargeTable : testing::Test {
  RealWindow real;
  static std::unique_ptr<Session> session() {
    std::shared_ptr<const RuleSet> rules = shippedRuleSets().find("hannibal")->create();
    const Document document = Document::parse("large", largeBattle());
    Battle start = readBattle(*rules, document.root());
    return std::make_unique<Session>(std::move(rules), std::move(start), 7);
  }
  // The time that each of so many frames takes, in the middle: the event, and the picture painted anew.
  template <class Move>
  void measure(const char* what, Move move) {
    QImage picture(real.table.size(), QImage::Format_RGB32);
    std::vector<double> frames;
    for (int i = 0; i < 40; ++i) {
      const double before = millisecondsUsed();
      move(i);
      real.table.render(&picture);
      frames.push_back(millisecondsUsed() - before);
    }
    std::ranges::sort(frames);
    const double middle = frames[frames.size() / 2];
    std::printf("%s: %.1f ms a frame in the middle, %.1f the longest\n", what, middle, frames.back());
    RecordProperty(what, std::to_string(middle));
  }
};

TEST_F(LargeTable, IsDraggedPannedAndZoomed) {
  real.window.show(session());
  ASSERT_EQ(real.game.battle().unitCount(), 256);
  for (int i = 0; i < 30 && real.game.decision().automatic; ++i)
    ASSERT_TRUE(real.game.act(real.game.candidates().front()));
  QTest::qWait(50);
  const SideIndex side = real.game.decision().side;
  UnitIndex unit = 0;
  while (real.game.battle().unit(unit).side != side) ++unit;
  const QPoint from = real.placeOf(unit);
  QTest::mousePress(&real.table, Qt::LeftButton, {}, from);
  const auto moveTo = [&](QPoint at, Qt::MouseButtons held) {
    QMouseEvent move(QEvent::MouseMove, at, real.table.mapToGlobal(at), Qt::NoButton, held, {});
    QApplication::sendEvent(&real.table, &move);
  };
  measure("drag", [&](int i) { moveTo(from + QPoint(i, -8 - i / 2), Qt::LeftButton); });
  EXPECT_TRUE(real.table.draft()) << "a move is laid out";
  QTest::keyClick(&real.table, Qt::Key_Escape);
  QTest::mouseRelease(&real.table, Qt::LeftButton, {}, from);
  real.table.zoomBy(2);
  const QPoint middle = real.table.rect().center();
  const QPointF origin = real.table.map().origin;
  QTest::mousePress(&real.table, Qt::MiddleButton, {}, middle);
  measure("pan", [&](int i) { moveTo(middle + QPoint(i % 20, i % 14), Qt::MiddleButton); });
  QTest::mouseRelease(&real.table, Qt::MiddleButton, {}, middle);
  EXPECT_NE(real.table.map().origin, origin);
  const double scale = real.table.map().scale;
  measure("zoom", [&](int i) { real.table.zoomBy(i % 2 == 0 ? 1.1 : 1 / 1.1); });
  EXPECT_NEAR(real.table.map().scale, scale, 1e-6) << "in and out again";
}

TEST_F(LargeTable, OneStepBackAfterFiveThousandEvents) {
  std::unique_ptr<Session> long_ = session();
  const std::string id = long_->battle().setup->units.front().id;
  constexpr int events = 5000;
  for (int i = 0; i < events; ++i)
    long_->override(R"({"units":[{"id":")" + id + R"(","x":)" + std::to_string(3 + i % 5) + "}]}", "there and back");
  real.window.show(std::move(long_));
  QTest::qWait(50);
  std::vector<double> steps;
  for (int i = 0; i < 15; ++i) {
    const double before = millisecondsUsed();
    real.game.undo();
    steps.push_back(millisecondsUsed() - before);
  }
  std::ranges::sort(steps);
  const double middle = steps[steps.size() / 2];
  std::printf("one step back after %d events: %.1f ms in the middle, %.1f the longest\n", events, middle, steps.back());
  EXPECT_EQ(real.game.session().eventCount(), events - steps.size());
}

}  // namespace
}  // namespace signifer::ui::large_table_test
