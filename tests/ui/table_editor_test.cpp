// The scenario editor under real clicks and keys: ground is drawn, armies are dragged onto the table, and what comes
// out is opened and played.
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "commander/commander.h"
#include "editors/editors.h"
#include "editors/forces_pane.h"
#include "editors/ground_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "files/write_file.h"
#include "main_window.h"
#include "play/battle_json.h"
#include "play/journal.h"
#include "play/position.h"
#include "remedies.h"
#include "support/paths.h"

namespace signifer::ui::table_editor_test {
namespace {

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

QString freshFile(const QString& name) {
  const QString path = QDir::temp().filePath(QStringLiteral("signifer-table-") + name);
  QFile::remove(path);
  return path;
}

QString shipped(const std::string& kind, const std::string& name) {
  return QString::fromStdString(test::sourcePath("assets/" + kind + "/" + name + ".json"));
}

void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons held, Qt::KeyboardModifiers keys = {}) {
  const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
  QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, keys);
  QApplication::sendEvent(&widget, &event);
}

void drag(QWidget& widget, QPointF from, QPointF to, Qt::KeyboardModifiers keys = {}) {
  send(widget, QEvent::MouseButtonPress, from, Qt::LeftButton, keys);
  send(widget, QEvent::MouseMove, (from + to) / 2, Qt::LeftButton, keys);
  send(widget, QEvent::MouseMove, to, Qt::LeftButton, keys);
  send(widget, QEvent::MouseButtonRelease, to, Qt::NoButton, keys);
}

struct TableEditor : testing::Test {
  TableWindow window{ownLibrary()};
  void SetUp() override {
    ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
    window.show();
    QTest::qWait(20);
  }
  QPointF at(double x, double y) { return window.canvas().map().toScreen(Vec2{x * 1000, y * 1000}); }
  void drop(int row, double x, double y, Qt::KeyboardModifiers keys = {}) {
    QListWidget& list = window.forces().list();
    QWidget& view = *list.viewport();
    const QPointF from = list.visualItemRect(list.item(row)).center();
    const QPointF to = view.mapFromGlobal(window.canvas().mapToGlobal(at(x, y)));
    drag(view, from, to, keys);
  }
  const TableModel& model() { return window.document().model(); }
};

TEST_F(TableEditor, GroundIsDrawnNamedReshapedMirroredAndTakenBack) {
  window.canvas().setFocus();
  QTest::keyClick(&window, Qt::Key_4);
  drag(window.canvas(), at(10, 10), at(20, 18));
  ASSERT_EQ(model().ground.size(), 1U);
  EXPECT_EQ(model().ground[0].kind, 3);
  EXPECT_EQ(model().ground[0].outline.size(), 14U);
  EXPECT_EQ(window.canvas().chosenGround(), 0);
  QTest::keyClick(&window.canvas(), Qt::Key_Escape);
  EXPECT_EQ(window.canvas().tool(), TableCanvas::Tool::select);
  // A corner by its handle, then the whole piece.
  const Point corner = model().ground[0].outline[0];
  drag(window.canvas(), window.canvas().map().toScreen(corner),
       window.canvas().map().toScreen(corner) + QPointF(20, 0));
  EXPECT_GT(model().ground[0].outline[0].x, corner.x);
  const Point other = model().ground[0].outline[5];
  drag(window.canvas(), at(15, 14), at(25, 14));
  EXPECT_NEAR(toInches(model().ground[0].outline[5].x - other.x), 10, 0.3);
  auto* name = window.findChild<QLineEdit*>(QStringLiteral("pieceName"));
  QTest::keyClicks(name, QStringLiteral("Long Wood"));
  EXPECT_EQ(model().ground[0].name, "Long Wood");
  window.canvas().setFocus();
  QTest::keyClick(&window, Qt::Key_M, Qt::ControlModifier);
  ASSERT_EQ(model().ground.size(), 2U);
  EXPECT_EQ(model().ground[1].outline[3].x, 72000 - model().ground[0].outline[3].x);
  // Corner by corner.
  window.canvas().drawGround(1, 1, GroundShape::corners);
  for (const auto& [x, y] : {std::pair{40, 30}, std::pair{50, 30}, std::pair{45, 38}})
    QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, at(x, y).toPoint());
  QTest::keyClick(&window.canvas(), Qt::Key_Return);
  ASSERT_EQ(model().ground.size(), 3U);
  EXPECT_EQ(model().ground[2].outline.size(), 3U);
  EXPECT_EQ(model().ground[2].level, 1);
  while (window.document().steps().canUndo()) window.document().steps().undo();
  EXPECT_TRUE(model().ground.empty());
}

TEST_F(TableEditor, UnitsAreDraggedOnSingleAndInLineAndSnap) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  drop(0, 30, 10);
  ASSERT_EQ(model().units.size(), 1U);
  EXPECT_EQ(model().units[0].pose, (Pose{{30000, 10000}, 0}));
  // All that are left of a kind, as a line.
  drop(1, 10, 5, Qt::ShiftModifier);
  ASSERT_EQ(model().units.size(), 3U);
  EXPECT_EQ(model().units[2].pose.centre.x - model().units[1].pose.centre.x, 4000);
  // Dragged near its neighbour, a unit comes to stand beside it.
  QTest::keyClick(&window.canvas(), Qt::Key_Escape);
  drag(window.canvas(), at(10, 5), at(34.3, 10.4));
  EXPECT_EQ(model().units[1].pose.centre, (Point{34000, 10000}));
  // With Alt it stands where it is put.
  drag(window.canvas(), at(34, 10), at(20.2, 20.3), Qt::AltModifier);
  EXPECT_NEAR(model().units[1].pose.centre.x, 20200, 60);
  // By keys.
  QTest::keyClick(&window.canvas(), Qt::Key_Right);
  QTest::keyClick(&window.canvas(), Qt::Key_Period);
  EXPECT_NEAR(model().units[1].pose.centre.x, 20700, 60);
  EXPECT_EQ(model().units[1].pose.heading, 1500);
  // Exactly.
  auto* x = window.findChild<QDoubleSpinBox*>(QStringLiteral("x"));
  x->setValue(12.25);
  EXPECT_EQ(model().units[1].pose.centre.x, 12250);
  QTest::keyClick(&window.canvas(), Qt::Key_Delete);
  EXPECT_EQ(model().units.size(), 2U);
}

// The file is kept by itself soon after each change, while somebody types on.
TEST_F(TableEditor, KeepingTheFileLeavesAloneWhatIsBeingTyped) {
  window.findChild<QPushButton*>(QStringLiteral("addPlace"))->click();
  auto* name = window.findChild<QLineEdit*>(QStringLiteral("objectiveName"));
  auto* points = window.findChild<QSpinBox*>(QStringLiteral("objectivePoints"));
  ASSERT_NE(name, nullptr);
  const QString file = freshFile(QStringLiteral("typed.json"));
  name->setText(QStringLiteral("The mi"));
  window.document().save(file);
  EXPECT_EQ(name->text(), QStringLiteral("The mi"));
  auto* line = points->findChild<QLineEdit*>();
  line->setText(QStringLiteral("7"));
  window.document().save(file);
  EXPECT_EQ(line->text(), QStringLiteral("7"));
  EXPECT_FALSE(window.windowTitle().startsWith(QStringLiteral("•")));
}

TEST_F(TableEditor, AStretchHasSomeLength) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  drop(0, 20, 10);
  ASSERT_EQ(model().units.size(), 1U);
  window.canvas().choose({model().units[0].id});
  window.findChild<QCheckBox*>(QStringLiteral("arrivesLater"))->click();
  window.findChild<QSpinBox*>(QStringLiteral("arrivalTo"))->setValue(10);
  window.findChild<QSpinBox*>(QStringLiteral("arrivalFrom"))->setValue(20);
  const Json arrives = (*model().units[0].rest)["arrives"];
  EXPECT_EQ(arrives["fromInches"], 20);
  EXPECT_EQ(arrives["toInches"], 21);
}

TEST_F(TableEditor, ChosenUnitsArePutInOrder) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  for (const auto& [x, y] : {std::pair{10., 10.}, std::pair{16., 11.}, std::pair{30., 9.}}) drop(0, x, y);
  drag(window.canvas(), at(4, 4), at(40, 16));
  ASSERT_EQ(window.canvas().chosen().size(), 3U);
  window.canvas().order(Arrangement::align);
  for (const TableUnit& unit : model().units) EXPECT_EQ(unit.pose.centre.y, 10000);
  window.canvas().order(Arrangement::spread);
  EXPECT_EQ(model().units[1].pose.centre.x, 20000);
  window.canvas().order(Arrangement::close);
  EXPECT_EQ(model().units[1].pose.centre.x - model().units[0].pose.centre.x, 4000);
  window.canvas().order(Arrangement::turnAbout);
  EXPECT_EQ(model().units[2].pose.heading, 18000);
}

// A unit out of the list comes to stand beside its neighbour, as one does that is dragged on the table.
TEST_F(TableEditor, AUnitFromTheListSnapsToItsNeighbour) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  drop(0, 30, 10);
  const Length frontage = window.document().bases().front().frontage;
  drop(0, 30.3 + toInches(frontage), 10.2);
  ASSERT_EQ(model().units.size(), 2U);
  EXPECT_EQ(model().units[1].pose.centre.x - model().units[0].pose.centre.x, frontage);
  EXPECT_EQ(model().units[1].pose.centre.y, model().units[0].pose.centre.y);
}

TEST_F(TableEditor, LeadersJoinUnitsStandAloneAndAreTakenOff) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  drop(0, 30, 10);
  const int leaders = window.forces().list().count() - 3;
  drop(leaders, 30, 10);
  ASSERT_EQ(model().people.size(), 1U);
  EXPECT_EQ(model().people[0].unit, model().units[0].id);
  window.canvas().choose({model().units[0].id});
  window.canvas().setFocus();
  QTest::keyClick(&window, Qt::Key_L);
  EXPECT_TRUE(model().people[0].unit.empty());
  EXPECT_EQ(model().people[0].at, (Point{30000, 8000}));
  EXPECT_EQ(window.canvas().chosenPerson(), model().people[0].id);
  // Dragged onto the unit he is with it again; without it he stays where it stood.
  drag(window.canvas(), at(30, 8), at(30, 10));
  EXPECT_EQ(model().people[0].unit, model().units[0].id);
  window.canvas().choose({model().units[0].id});
  QTest::keyClick(&window.canvas(), Qt::Key_Delete);
  EXPECT_TRUE(model().units.empty());
  ASSERT_EQ(model().people.size(), 1U);
  EXPECT_EQ(model().people[0].at, (Point{30000, 10000}));
}

// Laid out as a whole, leaders stand behind their army, not at the table's edge.
TEST_F(TableEditor, LeadersAreLaidOutBehindTheirArmy) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  window.forces().layAll();
  ASSERT_FALSE(model().people.empty());
  Length rear = 48 * oneInch;
  for (const TableUnit& unit : model().units) rear = std::min(rear, unit.pose.centre.y - unit.base.depth / 2);
  for (const TablePerson& person : model().people) EXPECT_EQ(person.at.y, rear - oneInch) << person.name();
}

// On a grid figures are squares as the rulers count them, and a fast stroke leaves no square out.
TEST_F(TableEditor, OnAGridFiguresAreSquares) {
  ASSERT_TRUE(window.begin(QStringLiteral("othw")));
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "othw/rome")));
  window.forces().layAll();
  window.canvas().choose({model().units[0].id});
  auto* column = window.findChild<QDoubleSpinBox*>(QStringLiteral("x"));
  const Length square = model().size.squareSide;
  EXPECT_EQ(static_cast<int>(column->value()), model().units[0].pose.centre.x / square + 1);
  column->setValue(2);
  EXPECT_EQ(model().units[0].pose.centre.x, square + square / 2);
  window.findChild<QDoubleSpinBox*>(QStringLiteral("heading"))->setValue(90);
  EXPECT_EQ(model().units[0].pose.heading, 9000);
  window.canvas().setFocus();
  QTest::keyClick(&window, Qt::Key_2);
  const auto middle = [&](int c, int r) {
    return window.canvas().map().toScreen(Vec2{(c + 0.5) * square, (r + 0.5) * square});
  };
  drag(window.canvas(), middle(3, 5), middle(11, 5));
  for (std::size_t c = 3; c <= 11; ++c) EXPECT_EQ(model().squares[5 * 14 + c].kind, 1) << c;
}

TEST_F(TableEditor, ProblemsAreSaidAndLeadToTheirUnits) {
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/rome")));
  window.forces().layAll();
  window.forces().showSide(1);
  ASSERT_TRUE(window.forces().setArmy(shipped("armies", "hannibal/carthage")));
  window.document().check();
  EXPECT_FALSE(window.document().playable());
  window.forces().layAll();
  window.document().check();
  EXPECT_TRUE(window.document().playable());
  EXPECT_TRUE(window.document().problems().empty()) << window.document().problems().front().words.toStdString();
  // One unit on another, and one off the table.
  TableModel next = model();
  next.units[0].pose.centre = next.units[1].pose.centre;
  next.units[2].pose.centre = {-2000, 5000};
  window.document().change(QStringLiteral("wrong"), next);
  window.document().check();
  ASSERT_EQ(window.document().problems().size(), 2U);
  EXPECT_TRUE(window.document().playable());
  QTest::mouseClick(window.problems().row(1), Qt::LeftButton);
  ASSERT_EQ(window.canvas().chosen().size(), 1U);
  EXPECT_EQ(window.canvas().chosen()[0], model().units[2].id);
  window.document().steps().undo();
  window.document().check();
  EXPECT_TRUE(window.document().problems().empty());
}

// Each problem that has an obvious remedy offers it beside the link that leads there: one click, one step back.
TEST_F(TableEditor, ProblemsAreMendedWithOneClick) {
  for (SideIndex side = 0; side < 2; ++side) {
    window.forces().showSide(side);
    ASSERT_TRUE(window.forces().setArmy(shipped("armies", side == 0 ? "hannibal/rome" : "hannibal/carthage")));
  }
  const auto check = [&] {
    window.document().check();
    return window.document().problems().size();
  };
  // Nobody stands yet: each army is laid out from the problem itself.
  ASSERT_EQ(check(), 4U);
  pressRemedy(window.problems(), 0);
  pressRemedy(window.problems(), 0);
  ASSERT_EQ(window.document().problems().size(), 0U);

  TableModel next = model();
  const auto heading = next.units[0].pose.heading;
  next.units[0].pose.centre = {next.units[1].pose.centre.x + 500, next.units[1].pose.centre.y + 200};
  next.units[2].pose.centre = {-2000, 5000};
  Json rest = *next.units[3].rest;
  rest["name"] = next.units[4].name();
  next.units[3].rest = std::make_shared<const Json>(rest);
  next.deployment.zones.push_back({0, DeploymentZone::Edge::south, 20 * oneInch, {}});
  next.units[5].pose.centre = {36 * oneInch, 24 * oneInch};
  window.document().change(QStringLiteral("wrong"), next);
  const std::size_t wrong = check();
  ASSERT_GE(wrong, 5U);
  const int before = window.document().steps().count();
  // Every offer is taken, the first one first.
  int pressed = 0;
  for (; pressed < 40; ++pressed) {
    const auto& lines = window.problems().lines();
    const auto one = std::ranges::find_if(lines, [](const ProblemLine& line) { return !line.remedy.isEmpty(); });
    if (one == lines.end()) break;
    pressRemedy(window.problems(), static_cast<std::size_t>(one - lines.begin()));
  }
  EXPECT_TRUE(window.document().problems().empty()) << window.document().problems().front().words.toStdString();
  EXPECT_EQ(window.document().steps().count(), before + pressed);
  EXPECT_EQ(model().deployment.zones.size(), 2U);
  EXPECT_EQ(model().units[0].pose.heading, heading);
  for (int i = 0; i < pressed; ++i) window.document().steps().undo();
  EXPECT_EQ(check(), wrong);
}

// A leader far from everybody is led back; on a grid a unit goes to the nearest free square.
TEST_F(TableEditor, LeadersAndSquaresAreMendedToo) {
  ASSERT_TRUE(window.openFile(shipped("scenarios", "cb/pydna")));
  TableModel next = model();
  next.people[0].unit.clear();
  next.people[0].at = {next.people[0].side == 0 ? 70 * oneInch : oneInch, 24 * oneInch};
  window.document().change(QStringLiteral("far"), next);
  window.document().check();
  const auto& lines = window.problems().lines();
  const auto far = std::ranges::find_if(
      lines, [](const ProblemLine& line) { return line.words.contains(QLatin1String("from the nearest unit")); });
  ASSERT_NE(far, lines.end());
  pressRemedy(window.problems(), static_cast<std::size_t>(far - lines.begin()));
  for (const TableProblem& problem : window.document().problems())
    EXPECT_FALSE(problem.words.contains(QLatin1String("from the nearest unit"))) << problem.words.toStdString();

  ASSERT_TRUE(window.openFile(shipped("scenarios", "othw/zama")));
  next = model();
  next.units[0].pose.centre = next.units[1].pose.centre;
  window.document().change(QStringLiteral("square"), next);
  window.document().check();
  ASSERT_FALSE(window.document().playable());
  pressRemedy(window.problems(), 0);
  EXPECT_TRUE(window.document().playable());
}

// An army whose file has changed since: named with what differs, taken over with one click, and back with one step.
TEST_F(TableEditor, AnArmyThatHasChangedIsTakenOver) {
  const QString armyPath = freshFile(QStringLiteral("changing-army.json"));
  Json army = Document::load(test::sourcePath("assets/armies/hannibal/rome.json")).root().json();
  const auto keep = [&] { writeFile(armyPath.toStdString(), army.dump(2)); };
  keep();
  ASSERT_TRUE(window.forces().setArmy(armyPath));
  window.forces().layAll();
  const std::size_t units = model().units.size();
  // A change made on the table stays.
  TableModel next = model();
  Json rest = *next.units[0].rest;
  rest["name"] = "My own name";
  next.units[0].rest = std::make_shared<const Json>(rest);
  window.document().change(QStringLiteral("name"), next);
  const QString path = freshFile(QStringLiteral("of-an-army.json"));
  ASSERT_TRUE(window.saveIn(path));
  ASSERT_TRUE(window.openFile(path));
  ASSERT_NE(window.document().army(0), nullptr);
  EXPECT_TRUE(window.document().beside(0).empty());
  EXPECT_EQ(model().units.size(), units);
  EXPECT_TRUE(window.document().armyChanges(0).isEmpty());

  army["units"][0]["profile"]["strength"] = 9;
  army["units"][0]["count"] = army["units"][0].value("count", 1) + 1;
  const std::string lost = army["units"][1]["id"];
  army["units"].erase(1);
  if (army.contains("people"))
    for (Json& person : army["people"])
      if (person.value("with", "") == lost) person.erase("with");
  keep();
  ASSERT_TRUE(window.openFile(path));
  window.document().check();
  const auto& lines = window.problems().lines();
  const auto changed = std::ranges::find_if(
      lines, [](const ProblemLine& line) { return line.words.contains(QLatin1String("has changed since")); });
  ASSERT_NE(changed, lines.end());
  EXPECT_TRUE(changed->words.contains(QLatin1String("9 instead of"))) << changed->words.toStdString();
  pressRemedy(window.problems(), static_cast<std::size_t>(changed - lines.begin()));
  EXPECT_EQ((*model().units[0].rest)["profile"]["strength"], 9);
  EXPECT_EQ(model().units[0].name(), "My own name");
  for (const TableUnit& unit : model().units) EXPECT_NE(unit.rest->value("entry", ""), lost);
  EXPECT_EQ(window.document().beside(0).size(), 1U);
  EXPECT_TRUE(window.document().armyChanges(0).isEmpty());
  window.document().steps().undo();
  EXPECT_EQ(model().units.size(), units);
  EXPECT_FALSE(window.document().armyChanges(0).isEmpty());
}

// A scenario whose own house rules cannot be used opens without what is at fault, and is kept without it.
TEST_F(TableEditor, BadHouseRulesOfAScenarioAreLeftOut) {
  Json file = Document::load(test::sourcePath("assets/scenarios/hannibal/cannae.json")).root().json();
  file["options"]["no-such-option"] = "yes";
  file["options"]["turn-limit"] = 9;
  const QString path = freshFile(QStringLiteral("bad-rules.json"));
  QFile out(path);
  ASSERT_TRUE(out.open(QIODevice::WriteOnly));
  out.write(QByteArray::fromStdString(file.dump()));
  out.close();
  ASSERT_TRUE(window.openFile(path));
  EXPECT_EQ(window.document().model().options, (Json{{"turn-limit", 9}}));
  window.document().check();
  EXPECT_TRUE(window.document().playable());
}

// In each rule set: three pieces of ground, both armies, kept, opened in the window and played for a while.
TEST_F(TableEditor, ATableOfEachRuleSetIsMadeKeptAndPlayed) {
  const std::array<const char*, 3> choices[] = {{"hannibal", "rome", "carthage"},
                                                {"cb", "consular", "successors"},
                                                {"othw", "rome", "carthage"},
                                                {"initiative", "consul", "king"},
                                                {"fantasy", "eastern-march", "barrow-king"}};
  for (const auto& [rules, own, other] : choices) {
    ASSERT_TRUE(window.begin(QString::fromLatin1(rules)));
    QTest::qWait(20);
    for (int i = 0; i < 3; ++i) {
      window.ground().draw(1 + i);
      drag(window.canvas(), at(20 + 9 * i, 20), at(26 + 9 * i, 24));
    }
    window.canvas().stopDrawing();
    for (SideIndex side = 0; side < 2; ++side) {
      window.forces().showSide(side);
      const std::string name = std::string(rules) + "/" + (side == 0 ? own : other);
      ASSERT_TRUE(window.forces().setArmy(shipped("armies", name)));
      // One by hand, the rest at once.
      drop(0, 24, side == 0 ? 14 : 30);
      ASSERT_EQ(model().units.size(), side == 0 ? 1U : model().units.size()) << name;
      window.document().steps().undo();
      QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("layAll")), Qt::LeftButton);
      EXPECT_TRUE(window.document().beside(side).empty());
      EXPECT_TRUE(window.document().peopleBeside(side).empty());
    }
    window.document().check();
    ASSERT_TRUE(window.document().playable())
        << rules << ": " << window.document().problems().front().words.toStdString();
    const QString path = freshFile(QString::fromLatin1(rules) + QStringLiteral(".json"));
    ASSERT_TRUE(window.saveIn(path));
    const auto session = openBattle(ownLibrary(), path.toStdString(), 3);
    const signifer::Setup& setup = *session->battle().setup;
    if (setup.columns == 0) {
      EXPECT_EQ(setup.terrain.size(), 3U);
    }
    const auto commander = makeCommander("greedy", streamSeed(3, 0, "test"));
    ActionList list;
    for (int i = 0; i < 40 && !session->outcome(); ++i) {
      list.clear();
      session->rules().candidates(session->battle(), session->decision(), list);
      const Action action = list[commander->choose(session->rules(), session->battle(), session->decision(), list)];
      ASSERT_EQ(session->act(action).kind, Attempt::Kind::done) << rules;
    }
    TableWindow again(ownLibrary());
    ASSERT_TRUE(again.openFile(path));
    const Document kept = Document::parse("again", again.document().write().dump());
    const Position reopened = readPosition(ownLibrary(), kept.root());
    const Document first = Document::load(path.toStdString());
    EXPECT_TRUE(reopened.battle == readPosition(ownLibrary(), first.root()).battle) << rules;
  }
}

// Every shipped scenario goes through the editor unharmed.
TEST(TableDocuments, EveryShippedScenarioIsWrittenAsItWasRead) {
  const QDir folder(QString::fromStdString(test::sourcePath("assets/scenarios")));
  for (const QString& rules : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    for (const QString& name : QDir(folder.filePath(rules)).entryList({QStringLiteral("*.json")})) {
      const QString path = folder.filePath(rules + QLatin1Char('/') + name);
      TableDocument document(ownLibrary());
      document.open(path);
      const Document before = Document::load(path.toStdString());
      const Document after = Document::parse("after", document.write().dump());
      const Position first = readPosition(ownLibrary(), before.root());
      const Position second = readPosition(ownLibrary(), after.root());
      EXPECT_TRUE(first.battle == second.battle) << qPrintable(path);
      EXPECT_TRUE(*first.battle.setup == *second.battle.setup) << qPrintable(path);
      EXPECT_TRUE(document.playable()) << qPrintable(path);
    }
}

TEST(TableDocuments, ABattleInProgressBecomesATable) {
  MainWindow window(ownLibrary(), {});
  window.show();
  ASSERT_TRUE(window.openFile(shipped("scenarios", "cb/pydna")));
  for (int i = 0; i < 6; ++i) QTest::keyClick(&window, Qt::Key_F5);
  TableWindow* table = window.editors().tableOfBattle();
  ASSERT_NE(table, nullptr);
  table->document().check();
  EXPECT_TRUE(table->document().playable());
  const QString path = freshFile(QStringLiteral("pydna.json"));
  ASSERT_TRUE(table->saveIn(path));
  ASSERT_TRUE(window.openFile(path));
  EXPECT_EQ(window.game().battle().turn, 1);
}

}  // namespace
}  // namespace signifer::ui::table_editor_test
