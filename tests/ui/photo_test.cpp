// A table laid out from a photo: a rendered one in perspective, squared up by its corners with the mouse, units placed
// on it where they are seen. They stand within a quarter of an inch of where they stand in truth.
#include <gtest/gtest.h>

#include <QApplication>
#include <QImageReader>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "editors/forces_pane.h"
#include "editors/photo_corners.h"
#include "editors/photo_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "main_window.h"
#include "play/position.h"
#include "support/paths.h"
#include "table/photo_underlay.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"

namespace signifer::ui::photo_test {
namespace {

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")}, "hannibal");
  return library;
}

void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons held) {
  const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
  QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
  QApplication::sendEvent(&widget, &event);
}

void drag(QWidget& widget, QPointF from, QPointF to) {
  send(widget, QEvent::MouseButtonPress, from, Qt::LeftButton);
  send(widget, QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
  send(widget, QEvent::MouseMove, to, Qt::LeftButton);
  send(widget, QEvent::MouseButtonRelease, to, Qt::NoButton);
}

// The table's corners in the photo, lower left first, and the units on it.
constexpr QSize photoSize(1600, 1200);
const QPolygonF photoCorners({{180.0, 1080.0}, {1450.0, 1010.0}, {1180.0, 250.0}, {420.0, 270.0}});
const std::vector<QPointF> places{{20, 9.1}, {36.3, 10.4}, {52.7, 8.2}, {30.2, 22.6}};

// A green cloth on a dark floor, with a red base of 4 by 2 in at each place.
QString takePhoto(const QString& path) {
  QImage photo(photoSize, QImage::Format_RGB32);
  photo.fill(QColor(60, 50, 45));
  QPainter painter(&photo);
  painter.setRenderHint(QPainter::Antialiasing);
  QTransform camera;
  EXPECT_TRUE(
      QTransform::quadToQuad(QPolygonF({{0.0, 0.0}, {72.0, 0.0}, {72.0, 48.0}, {0.0, 48.0}}), photoCorners, camera));
  const auto fill = [&](const QRectF& box, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(camera.map(QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()})));
  };
  fill({0, 0, 72, 48}, QColor(90, 140, 80));
  for (const QPointF& place : places) fill({place.x() - 2, place.y() - 1, 4, 2}, QColor(220, 30, 30));
  painter.end();
  EXPECT_TRUE(photo.save(path));
  return path;
}

// The middle of the red patch about a place, as it is seen on the canvas.
QPointF seenAbout(const QImage& picture, QPointF about, double reach) {
  QPointF sum;
  int count = 0;
  for (int y = static_cast<int>(about.y() - reach); y <= about.y() + reach; ++y)
    for (int x = static_cast<int>(about.x() - reach); x <= about.x() + reach; ++x) {
      if (!picture.rect().contains(x, y)) continue;
      const QColor colour = picture.pixelColor(x, y);
      if (colour.red() < 170 || colour.green() > 110) continue;
      sum += QPointF(x + 0.5, y + 0.5);
      ++count;
    }
  EXPECT_GT(count, 20);
  return sum / std::max(1, count);
}

TEST(Photo, IsTakenAsTodaysTelephonesMakeIt) {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("large.png"));
  QImage large(8160, 6120, QImage::Format_RGB32);
  large.fill(QColor(90, 140, 80));
  ASSERT_TRUE(large.save(file));
  large = {};
  EXPECT_EQ(photoFault(file), QString());
  PhotoUnderlay underlay;
  underlay.show(photoOf(file), 72 * oneInch, 48 * oneInch);
  EXPECT_TRUE(underlay.visible());
}

// Refused by its head alone: it is never read.
TEST(Photo, OfAnySizeIsNot) {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("poster.png"));
  QImage poster(10000, 9000, QImage::Format_Mono);
  poster.fill(0);
  ASSERT_TRUE(poster.save(file));
  EXPECT_NE(photoFault(file), QString());
  PhotoUnderlay underlay;
  underlay.show(photoOf(file), 72 * oneInch, 48 * oneInch);
  EXPECT_FALSE(underlay.visible());
}

TEST(Photo, UnitsPlacedOnASquaredPhotoStandWhereTheyStand) {
  QTemporaryDir folder;
  TableWindow window(ownLibrary());
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  window.resize(1280, 800);
  window.show();
  QTest::qWait(20);
  for (QTabWidget* tabs : window.findChildren<QTabWidget*>()) tabs->setCurrentWidget(&window.photo());
  ASSERT_TRUE(window.photo().take(takePhoto(folder.filePath(QStringLiteral("table.png")))));
  QTest::qWait(20);
  PhotoCorners& corners = window.photo().corners();
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& now = window.document().model().photo->corners[i];
    drag(corners, corners.placeOf(now),
         corners.placeOf({photoCorners[static_cast<int>(i)].x() / photoSize.width(),
                          photoCorners[static_cast<int>(i)].y() / photoSize.height()}));
  }
  ASSERT_TRUE(window.canvas().underlay().visible());
  // The small picture shows whole pixels of its own; arrow keys set corners to a pixel of the photo.
  for (std::size_t i = 0; i < 4; ++i) {
    QTest::keyClick(&corners, static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(i)));
    const QPointF wanted = photoCorners[static_cast<int>(i)];
    for (int step = 0; step < 12; ++step) {
      const auto& now = window.document().model().photo->corners[i];
      const QPointF off(wanted.x() - now[0] * photoSize.width(), wanted.y() - now[1] * photoSize.height());
      if (std::abs(off.x()) > 0.5) QTest::keyClick(&corners, off.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
      if (std::abs(off.y()) > 0.5) QTest::keyClick(&corners, off.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
    }
  }
  window.photo().strength().setValue(100);
  ASSERT_TRUE(window.forces().setArmy(QString::fromStdString(test::sourcePath("assets/armies/hannibal/rome.json"))));
  QTest::qWait(20);
  // Each step of the document is a model of its own.
  const auto model = [&]() -> const TableModel& { return window.document().model(); };
  QImage picture(window.canvas().size(), QImage::Format_RGB32);
  window.canvas().render(&picture);
  const double inch = window.canvas().map().scale;
  std::vector<QPointF> seen;
  for (const QPointF& place : places)
    seen.push_back(
        seenAbout(picture, window.canvas().map().toScreen(Vec2{place.x() * 1000, place.y() * 1000}), 3 * inch));
  for (std::size_t i = 0; i < places.size(); ++i) {
    QListWidget& list = window.forces().list();
    QWidget& view = *list.viewport();
    drag(view, list.visualItemRect(list.item(0)).center(), view.mapFromGlobal(window.canvas().mapToGlobal(seen[i])));
    ASSERT_EQ(model().units.size(), i + 1);
    const Point stands = model().units[i].pose.centre;
    const double off = std::hypot(toInches(stands.x) - places[i].x(), toInches(stands.y) - places[i].y());
    EXPECT_LT(off, 0.25) << "unit " << i;
    RecordProperty("offInches" + std::to_string(i), std::to_string(off));
  }
  // Kept in the file, and taken back step by step.
  const QString file = folder.filePath(QStringLiteral("sunday.json"));
  ASSERT_TRUE(window.saveIn(file));
  const Document saved = Document::load(file.toStdString());
  const Position position = readPosition(ownLibrary(), saved.root());
  ASSERT_TRUE(position.battle.setup->photo);
  EXPECT_EQ(*position.battle.setup->photo, *model().photo);
  while (window.document().steps().canUndo()) window.document().steps().undo();
  EXPECT_FALSE(window.document().model().photo);
}

// With H held a unit is put where it stands on the real table, and the journal says what that is.
TEST(Photo, ItStandsHereIsOneGestureInPlay) {
  MainWindow window(drill::library(), {});
  window.resize(1280, 800);
  window.show(drill::newSession(5));
  window.show();
  QTest::qWait(20);
  BattleController& game = window.game();
  game.setDepth(Depth::fullReferee);
  TableView& table = window.table();
  const UnitIndex unit = 0;
  const Point before = game.battle().unit(unit).pose.centre;
  const QPointF from = table.map().toScreen(before);
  const std::size_t events = game.session().eventCount();
  game.select(unit);
  QTest::keyPress(&table, Qt::Key_H);
  EXPECT_TRUE(table.accessibleDescription().contains(QStringLiteral("from the left")))
      << table.accessibleDescription().toStdString();
  drag(table, from, from + QPointF(37, 21));
  QTest::keyRelease(&table, Qt::Key_H);
  ASSERT_EQ(game.session().eventCount(), events + 1);
  const Event& event = game.session().event(events);
  EXPECT_TRUE(std::holds_alternative<StateOverride>(event.what));
  EXPECT_NE(event.reason.find("stands here on the real table"), std::string::npos) << event.reason;
  const Point now = game.battle().unit(unit).pose.centre;
  EXPECT_NEAR(toInches(now.x - before.x), 37 / table.map().scale, 0.06);
  game.undo();
  EXPECT_EQ(game.battle().unit(unit).pose.centre, before);
}

}  // namespace
}  // namespace signifer::ui::photo_test
