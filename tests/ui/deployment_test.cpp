// Deployment under real clicks: zones are set in the table's editor, and in play one side after the other drags its
// units into them.
#include "play/deployment.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "docks/deployment_dock.h"
#include "editors/forces_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "game/machine_player.h"
#include "main_window.h"
#include "play/journal.h"
#include "play/wording.h"
#include "support/paths.h"
#include "table/move_draft.h"
#include "table/reach.h"
#include "table/table_view.h"
#include "ui/real_window.h"
#include "widgets/notice.h"

namespace signifer::ui::deployment_test {
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

// From a row of a list to a place on another widget.
void dragRow(QListWidget& list, int row, QWidget& onto, QPointF to) {
  QWidget& view = *list.viewport();
  const QPointF from = list.visualItemRect(list.item(row)).center();
  const QPointF end = view.mapFromGlobal(onto.mapToGlobal(to));
  send(view, QEvent::MouseButtonPress, from, Qt::LeftButton);
  send(view, QEvent::MouseMove, (from + end) / 2, Qt::LeftButton);
  send(view, QEvent::MouseMove, end, Qt::LeftButton);
  send(view, QEvent::MouseButtonRelease, end, Qt::NoButton);
}

// A table of the editor with both armies laid out, zones of 12 in, and the way in which they deploy.
void prepare(TableWindow& editor, int order, const QString& file) {
  ASSERT_TRUE(editor.begin(QStringLiteral("hannibal")));
  editor.show();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
    editor.forces().showSide(side);
    const char* army = side == 0 ? "assets/armies/hannibal/rome.json" : "assets/armies/hannibal/carthage.json";
    ASSERT_TRUE(editor.forces().setArmy(QString::fromStdString(test::sourcePath(army))));
    editor.forces().layAll();
    auto* edge = editor.findChild<QComboBox*>(QStringLiteral("zoneEdge%1").arg(side));
    edge->setCurrentIndex(side == 0 ? 1 : 2);
    Q_EMIT edge->activated(edge->currentIndex());
  }
  auto* how = editor.findChild<QComboBox*>(QStringLiteral("deployOrder"));
  how->setCurrentIndex(order);
  Q_EMIT how->activated(order);
  ASSERT_TRUE(editor.saveIn(file));
}

TEST(DeploymentWindow, ZonesAreSetInTheEditorAndWhoStandsOutsideIsNamed) {
  QTemporaryDir folder;
  TableWindow editor(ownLibrary());
  prepare(editor, 0, folder.filePath(QStringLiteral("zones.json")));
  const DeploymentPlan& plan = editor.document().model().deployment;
  ASSERT_EQ(plan.zones.size(), 2U);
  EXPECT_EQ(plan.zones[0].edge, DeploymentZone::Edge::south);
  EXPECT_EQ(plan.zones[1].depth, 12000);
  TableModel next = editor.document().model();
  next.units[0].pose.centre = {36000, 24000};
  editor.document().change(QStringLiteral("moved"), std::move(next));
  editor.document().check();
  const auto outside = [&] {
    return std::ranges::count_if(editor.document().problems(), [](const TableProblem& problem) {
      return problem.words.contains(QStringLiteral("outside the zone of"));
    });
  };
  EXPECT_EQ(outside(), 1);
  editor.document().steps().undo();
  editor.document().check();
  EXPECT_EQ(outside(), 0);
  TableWindow again(ownLibrary());
  ASSERT_TRUE(again.openFile(folder.filePath(QStringLiteral("zones.json"))));
  EXPECT_EQ(again.document().model().deployment, plan);
}

TEST(DeploymentWindow, ASideDragsItsUnitsInThenTheOther) {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("deploy.json"));
  TableWindow editor(ownLibrary());
  prepare(editor, 3, file);
  MainWindow window(ownLibrary(), {});
  window.resize(1280, 800);
  window.show();
  ASSERT_TRUE(window.openFile(file));
  QTest::qWait(20);
  BattleController& game = window.game();
  DeploymentDock& dock = window.deploymentDock();
  ASSERT_TRUE(dock.isVisible());
  const auto now = [&] { return deploymentNow(game.definition(), game.battle()); };
  ASSERT_TRUE(now());
  const int all = dock.list().count();
  ASSERT_GT(all, 10);
  EXPECT_EQ(window.table().looks().size(), 0U);
  // Beyond the line it is refused with figures, within it stands.
  const QString journal = folder.filePath(QStringLiteral("deploy.signifer"));
  ASSERT_TRUE(window.saveIn(journal));
  dragRow(dock.list(), 0, window.table(), window.table().map().toScreen(Vec2{30000, 14000}));
  EXPECT_EQ(game.session().eventCount(), 0U);
  ASSERT_TRUE(window.table().draft());
  EXPECT_EQ(window.table().draft()->verdict.reasons.front().code, "deploy-outside");
  // The nearest legal place can be taken with the mouse alone.
  const auto press = [&](const QString& words) {
    for (auto* button : window.table().findChildren<QPushButton*>())
      if (button->text() == words && button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
    ADD_FAILURE() << "no button " << words.toStdString();
  };
  press(QStringLiteral("Nearest legal"));
  EXPECT_EQ(game.session().eventCount(), 0U);
  press(QStringLiteral("Carry out"));
  ASSERT_EQ(game.session().eventCount(), 1U);
  game.undo();
  dragRow(dock.list(), 0, window.table(), window.table().map().toScreen(Vec2{30000, 6000}));
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(dock.list().count(), all - 1);
  EXPECT_EQ(window.table().looks().size(), 1U);
  EXPECT_FALSE(dock.findChild<QPushButton*>(QStringLiteral("deployed"))->isEnabled());
  QTest::mouseClick(dock.findChild<QPushButton*>(QStringLiteral("placeAll")), Qt::LeftButton);
  EXPECT_EQ(dock.list().count(), 0);
  QTest::mouseClick(dock.findChild<QPushButton*>(QStringLiteral("deployed")), Qt::LeftButton);
  // It is the other side's go: the first side stands behind the screen.
  ASSERT_TRUE(now());
  EXPECT_EQ(now()->side, 1);
  EXPECT_EQ(window.table().looks().size(), 0U);
  QTest::mouseClick(dock.findChild<QPushButton*>(QStringLiteral("placeAll")), Qt::LeftButton);
  QTest::mouseClick(dock.findChild<QPushButton*>(QStringLiteral("deployed")), Qt::LeftButton);
  EXPECT_FALSE(now());
  EXPECT_FALSE(dock.isVisible());
  EXPECT_GT(window.table().looks().size(), 20U);
  // Undone, redone, and played again from the journal.
  const Battle after = game.battle();
  game.undo();
  EXPECT_TRUE(now());
  game.redo();
  EXPECT_EQ(game.battle(), after);
  window.closeBattle();
  const OpenedJournal opened = openJournal(ownLibrary(), journal.toStdString());
  EXPECT_EQ(opened.session->battle(), after);
}

// A carried unit is turned by the wheel or the right button: by 15 degrees, by quarters on a grid.
TEST(DeploymentWindow, WhatIsCarriedIsTurnedByMouse) {
  static const RuleSetLibrary all = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  for (const auto& [scenario, step] :
       {std::pair{"othw/porus", 90}, std::pair{"hannibal/etruria", 15}, std::pair{"cb/bagradas", 15},
        std::pair{"initiative/steppe", 15}, std::pair{"fantasy/free-city", 15}}) {
    MainWindow window(all, {});
    window.resize(1280, 800);
    window.show();
    ASSERT_TRUE(window.openFile(
        QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + scenario + ".json"))));
    QTest::qWait(20);
    BattleController& game = window.game();
    QListWidget& list = window.deploymentDock().list();
    ASSERT_GT(list.count(), 0) << scenario;
    QWidget& view = *list.viewport();
    const Angle before =
        game.candidates().front().unit == noUnit ? 0 : game.battle().unit(game.candidates().front().unit).pose.heading;
    const UnitIndex unit = game.candidates().front().unit;
    Point to = game.battle().unit(unit).pose.centre;
    // Room to turn in.
    if (step == 15) to.y += before == 0 ? -2 * oneInch : 2 * oneInch;
    int row = 0;
    while (row < list.count() && list.item(row)->text() != QString::fromUtf8(unitName(game.battle(), unit).data()))
      ++row;
    ASSERT_LT(row, list.count()) << scenario;
    const QPointF from = list.visualItemRect(list.item(row)).center();
    const QPointF at = view.mapFromGlobal(window.table().mapToGlobal(window.table().map().toScreen(to)));
    const auto send = [&](QEvent::Type type, QPointF where, Qt::MouseButton button, Qt::MouseButtons held) {
      QMouseEvent event(type, where, view.mapToGlobal(where), button, held, {});
      QApplication::sendEvent(&view, &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
    QWheelEvent wheel(at, view.mapToGlobal(at), {}, {0, -120}, Qt::LeftButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &wheel);
    send(QEvent::MouseButtonPress, at, Qt::RightButton, Qt::LeftButton | Qt::RightButton);
    send(QEvent::MouseButtonRelease, at, Qt::RightButton, Qt::LeftButton);
    ASSERT_TRUE(window.table().draft()) << scenario;
    send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    if (game.session().eventCount() == 0) window.table().acceptDraft();
    ASSERT_EQ(game.session().eventCount(), 1U) << scenario;
    EXPECT_EQ(game.battle().unit(unit).pose.heading, normalised(before + 2 * step * oneDegree)) << scenario;
  }
}

// Each rule set comes with a battle whose players deploy: a unit dragged to its place, the others as usual, then the
// battle itself.
TEST(DeploymentWindow, ShippedBattlesAreDeployedAndPlayed) {
  static const RuleSetLibrary all = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  for (const char* name : {"cb/bagradas", "fantasy/free-city", "hannibal/etruria", "initiative/steppe", "othw/porus"}) {
    SCOPED_TRACE(name);
    MainWindow window(all, {});
    window.resize(1280, 800);
    window.show();
    ASSERT_TRUE(
        window.openFile(QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + name + ".json"))));
    QTest::qWait(20);
    BattleController& game = window.game();
    DeploymentDock& dock = window.deploymentDock();
    const auto now = [&] { return deploymentNow(game.definition(), game.battle()); };
    ASSERT_TRUE(now());
    ASSERT_TRUE(dock.isVisible());
    // A little behind the line, where a hand would leave room.
    Point place = game.battle().unit(now()->units.front()).pose.centre;
    place.y -= oneInch * 3 / 10;
    dragRow(dock.list(), 0, window.table(), window.table().map().toScreen(place));
    ASSERT_EQ(game.session().eventCount(), 1U);
    auto* rest = dock.findChild<QPushButton*>(QStringLiteral("placeAll"));
    auto* done = dock.findChild<QPushButton*>(QStringLiteral("deployed"));
    for (int clicks = 0; now() && clicks < 100; ++clicks)
      QTest::mouseClick(rest->isEnabled() ? rest : done, Qt::LeftButton);
    ASSERT_FALSE(now());
    EXPECT_FALSE(dock.isVisible());
    EXPECT_EQ(window.table().looks().size(), game.battle().units.size());
    auto* next = window.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
    const std::size_t deployed = game.session().eventCount();
    for (int clicks = 0; clicks < 6 && next->isEnabled(); ++clicks) QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_GT(game.session().eventCount(), deployed);
  }
}

// A player who places a unit by the keyboard, or looks at a hint, has to see where the unit would stand.
TEST(DeploymentWindow, AUnitThatIsNotOnTheTableYetIsDrawnWhereItWouldStand) {
  RealWindow real("hannibal/etruria");
  const auto now = deploymentNow(real.game.definition(), real.game.battle());
  ASSERT_TRUE(now);
  const UnitIndex unit = now->units.front();
  const Pose there{{50 * oneInch, 6 * oneInch}, real.game.battle().unit(unit).pose.heading};
  const QPoint middle = real.table.map().toScreen(there.centre).toPoint();
  real.game.select(unit);
  const auto pictured = [&] { return real.table.grab().toImage().copy(QRect(middle - QPoint(6, 3), QSize(12, 6))); };
  const QImage without = pictured();
  real.table.propose(deployAction(real.game.definition(), real.game.battle(), unit, there));
  EXPECT_NE(pictured(), without);
  ASSERT_TRUE(real.table.draft());
  EXPECT_EQ(figureOf(real.game.rules(), real.game.battle(), *real.table.draft()), QString())
      << "who comes from nowhere goes no distance";
  real.table.cancelDraft();
  EXPECT_EQ(pictured(), without);
}

TEST(DeploymentWindow, TheLineBelowNamesWhoIsPlacedHoweverLongTheName) {
  RealWindow real("fantasy/free-city");
  const UnitIndex unit = deploymentNow(real.game.definition(), real.game.battle())->units.front();
  const Pose& there = real.game.battle().unit(unit).pose;
  real.table.propose(deployAction(real.game.definition(), real.game.battle(), unit, there));
  ASSERT_TRUE(real.table.draft());
  const QString words = explain(real.game.rules(), real.game.battle(), *real.table.draft());
  EXPECT_TRUE(words.startsWith(QStringLiteral("<b>Pikes of the upper town</b> "))) << words.toStdString();
}

TEST(DeploymentWindow, ALegatePlacesAllWhoAreLeftAndSaysWhy) {
  RealWindow real("hannibal/etruria");
  const auto left = [&] {
    const auto now = deploymentNow(real.game.definition(), real.game.battle());
    return now ? now->units.size() + now->leaders.size() : std::size_t{0};
  };
  ASSERT_GT(left(), 10U);
  auto* advised = real.window.findChild<QPushButton*>(QStringLiteral("placeByAdvice"));
  QTest::mouseClick(advised, Qt::LeftButton);
  EXPECT_EQ(real.game.session().eventCount(), 0U) << "he thinks, and the window does not wait for him";
  auto* said = real.window.findChild<Notice*>(QStringLiteral("question"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return said->isVisible(); }, 60000));
  EXPECT_EQ(left(), 0U);
  EXPECT_TRUE(said->words().startsWith(QStringLiteral("Placed as a legate would. "))) << said->words().toStdString();
  EXPECT_FALSE(advised->isEnabled());
  EXPECT_TRUE(real.window.findChild<QPushButton*>(QStringLiteral("deployed"))->isEnabled());
}

// Docks come back as they were left at full referee; the battle has gone on since.
TEST(DeploymentWindow, ItsDockDoesNotComeBackOnceAllWereDeployedBesideTheTable) {
  RealWindow real("hannibal/etruria");
  ASSERT_FALSE(real.window.deploymentDock().isHidden());
  real.game.setDepth(Depth::judgeWhenAsked);
  auto* line = real.window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
  for (const char* told : {"gauls deployed", "rome deployed", "rome begins"}) {
    line->setText(QLatin1String(told));
    QTest::keyClick(line, Qt::Key_Return);
  }
  ASSERT_FALSE(deploymentNow(real.game.definition(), real.game.battle()));
  real.game.setDepth(Depth::fullReferee);
  QCoreApplication::processEvents();
  EXPECT_TRUE(real.window.deploymentDock().isHidden());
}

// A player who goes on by himself meanwhile is not overruled. An order that was cut off does not bind a legate who is
// asked again.
TEST(DeploymentWindow, ALegateWhoIsCutOffPlacesNobodyAndThinksAnew) {
  RealWindow real("hannibal/etruria");
  auto* advised = real.window.findChild<QPushButton*>(QStringLiteral("placeByAdvice"));
  QTest::mouseClick(advised, Qt::LeftButton);
  ASSERT_TRUE(real.game.act(real.game.candidates().front()));
  QTest::qWait(100);
  EXPECT_EQ(real.game.session().eventCount(), 1U);
  EXPECT_FALSE(real.window.machine().seeksHint());
  real.game.undo();
  QTest::mouseClick(advised, Qt::LeftButton);
  auto* said = real.window.findChild<Notice*>(QStringLiteral("question"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return said->isVisible(); }, 60000));
  EXPECT_NE(said->words(), QStringLiteral("Placed as a legate would. In the usual order."));
}

// Its zone says where a unit may stand; a region about where it would usually stand would say less, and be wrong.
TEST(Deployment, NoRegionIsDrawnAboutAUnitThatIsBeingPlaced) {
  const auto session = openBattle(ownLibrary(), test::sourcePath("assets/scenarios/hannibal/etruria.json"), 1);
  const auto now = deploymentNow(session->rules().definition(), session->battle());
  ASSERT_TRUE(now);
  EXPECT_TRUE(ReachFinder(session->sharedRules(), session->battle(), now->units.front()).find().empty());
}

}  // namespace
}  // namespace signifer::ui::deployment_test
