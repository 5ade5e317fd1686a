// Measuring at the table, with real keys and drags: sight, distances, reaches and zones, the ruler, the lens.
#include <gtest/gtest.h>

#include <QAction>
#include <QImage>
#include <QPainter>
#include <cmath>
#include <numbers>

#include "docks/measure_pane.h"
#include "docks/unit_dock.h"
#include "table/overlays.h"
#include "ui/real_window.h"

namespace signifer::ui::measuring_test {
namespace {

TEST(MeasuringTools, SightIsToldAndDrawnInEachRuleSetThatKnowsIt) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.game.select(0);
    QTest::keyClick(&real.table, Qt::Key_S);
    ASSERT_EQ(real.table.measured(), Measured::sees) << scenario;
    const auto& rows = real.window.unitDock().measures().rows();
    const bool knows = real.game.rules().sight(real.game.battle(), 0, 1).has_value();
    EXPECT_EQ(rows.size(), real.table.sights().size()) << scenario;
    EXPECT_EQ(knows, !rows.empty()) << scenario;
    for (const MeasureRow& row : rows) EXPECT_TRUE(row.good || !row.note.isEmpty()) << scenario;
    // The other way round.
    QTest::keyClick(&real.table, Qt::Key_B);
    EXPECT_EQ(real.table.measured(), Measured::seenBy);
    EXPECT_FALSE(real.window.grab().isNull());
    QTest::keyClick(&real.table, Qt::Key_Escape);
    EXPECT_EQ(real.table.measured(), Measured::nothing);
    EXPECT_TRUE(real.window.unitDock().measures().rows().empty());
  }
}

TEST(MeasuringTools, DistancesToAllEnemiesComeNearestFirst) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.game.select(0);
    QTest::keyClick(&real.table, Qt::Key_D);
    const auto enemies = enemiesByDistance(real.game, 0);
    ASSERT_EQ(real.window.unitDock().measures().rows().size(), enemies.size()) << scenario;
    EXPECT_GT(enemies.size(), 5U);
    EXPECT_TRUE(std::ranges::is_sorted(enemies, {}, [](const EnemyAway& enemy) { return enemy.away.value; }))
        << scenario;
  }
}

// As O/THW counts: along the squares' edges.
TEST(MeasuringTools, AGridIsMeasuredInSquares) {
  RealWindow real("othw/zama");
  real.game.select(0);
  QTest::keyClick(&real.table, Qt::Key_D);
  const auto& rows = real.window.unitDock().measures().rows();
  ASSERT_FALSE(rows.empty());
  const Point own = real.game.battle().unit(0).pose.centre;
  for (const MeasureRow& row : rows) {
    const Point at = real.game.battle().unit(row.unit).pose.centre;
    const int steps = (std::abs(at.x - own.x) + std::abs(at.y - own.y)) / real.game.battle().setup->squareSide;
    EXPECT_EQ(row.figure, steps == 1 ? QStringLiteral("1 square") : QStringLiteral("%1 squares").arg(steps));
  }
}

TEST(MeasuringTools, ReachesAndZonesAreThoseOfTheRuleSet) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    QTest::keyClick(&real.table, Qt::Key_Z);
    std::size_t most = 0;
    for (UnitIndex u = 0; u < real.game.battle().unitCount(); ++u) {
      real.game.select(u);
      const auto zones = real.game.rules().zones(real.game.battle(), u);
      EXPECT_EQ(real.table.zones().size(), zones.size()) << scenario;
      EXPECT_EQ(real.window.unitDock().measures().rows().size(), zones.size()) << scenario;
      most = std::max(most, zones.size());
    }
    EXPECT_GT(most, 0U) << scenario;
    EXPECT_FALSE(real.window.grab().isNull());
  }
}

TEST(MeasuringTools, WordsOfZonesStandBesideEachOtherWithinTheTable) {
  QImage canvas(800, 600, QImage::Format_ARGB32);
  QPainter painter(&canvas);
  const MapTransform map{10, {0, 600}};
  const OverlayPainter overlays(painter, map);
  std::vector<QRectF> standing;
  const QRectF room(0, 0, 800, 600);
  for (const double radius : {6.0, 6.5, 7.0, 12.0}) {
    Zone zone;
    for (int i = 0; i < 72; ++i) {
      const double turn = i * 5 * std::numbers::pi / 180;
      zone.outline.push_back(toPoint(Vec2{20 + radius * std::cos(turn), 50 + radius * std::sin(turn)} * oneInch));
    }
    overlays.zoneWords(zone, QStringLiteral("The General's leadership 12 in"), room, standing);
  }
  ASSERT_EQ(standing.size(), 4U);
  for (std::size_t a = 0; a < standing.size(); ++a) {
    EXPECT_TRUE(room.contains(standing[a]));
    for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(standing[a].intersects(standing[b])) << a << ", " << b;
  }
}

TEST(MeasuringTools, TheRulerSaysEdgeToEdgeAndCentreToCentre) {
  RealWindow real("hannibal/cannae");
  const UnitIndex enemy = enemiesByDistance(real.game, 0).front().unit;
  QString said;
  QObject::connect(&real.table, &TableView::statusChanged, [&said](const QString& words) { said = words; });
  QTest::keyClick(&real.table, Qt::Key_M);
  real.drag(real.placeOf(0), real.placeOf(enemy));
  real.drop(real.placeOf(enemy));
  const Battle& battle = real.game.battle();
  const double centres = distance(toVec(battle.unit(0).pose.centre), toVec(battle.unit(enemy).pose.centre));
  EXPECT_TRUE(said.contains("centre to centre")) << said.toStdString();
  EXPECT_TRUE(said.contains(lengthIn(real.game, centres))) << said.toStdString();
  EXPECT_TRUE(said.contains(apartInWords(real.game, enemiesByDistance(real.game, 0).front().away)))
      << said.toStdString();
  real.drag(real.placeOf(0), real.placeOf(enemy), Qt::ShiftModifier);
  real.drop(real.placeOf(enemy), Qt::ShiftModifier);
  EXPECT_TRUE(said.endsWith(lengthIn(real.game, centres))) << said.toStdString();
}

TEST(MeasuringTools, ALensOpensWhereAHairDecides) {
  RealWindow real("hannibal/cannae");
  const auto put = [&](double gapInches) {
    // Anew each time: a change makes another state.
    const Battle& battle = real.game.battle();
    const Unit& one = battle.unit(0);
    const Unit& other = battle.unit(1);
    const double depths = toInches(one.base.depth + other.base.depth) / 2;
    const auto id = [&](int i) { return QString::fromStdString(battle.setup->units[static_cast<std::size_t>(i)].id); };
    ASSERT_TRUE(real.game.change(QStringLiteral(R"({"units":[{"id":"%1","x":10,"y":44,"heading":0},)"
                                                R"({"id":"%2","x":10,"y":%3,"heading":0}]})")
                                     .arg(id(0), id(1))
                                     .arg(44 - depths - gapInches, 0, 'f', 3),
                                 "a hair"));
    real.table.measureBetween(0, 1);
  };
  put(0.03);
  ASSERT_TRUE(real.table.lens());
  EXPECT_TRUE(real.table.lens()->good);
  EXPECT_TRUE(real.table.lens()->words.contains("0.03")) << real.table.lens()->words.toStdString();
  EXPECT_TRUE(real.table.lens()->words.contains("touching, within 0.05"));
  put(0.08);
  ASSERT_TRUE(real.table.lens());
  EXPECT_FALSE(real.table.lens()->good);
  put(0.5);
  EXPECT_FALSE(real.table.lens());
}

}  // namespace
}  // namespace signifer::ui::measuring_test
