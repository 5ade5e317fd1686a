// The editors under real keys and clicks: an army is built, kept, opened again and put on a table.
#include "editors/editors.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include "editors/army_catalogue.h"
#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_window.h"
#include "editors/usual_order_pane.h"
#include "library/places.h"
#include "main_window.h"
#include "remedies.h"
#include "schema/document.h"
#include "support/paths.h"

namespace signifer::ui::editors_test {
namespace {

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

QString freshFile(const char* name) {
  const QString path = QDir::temp().filePath(QStringLiteral("signifer-editors-") + QString::fromLatin1(name));
  QFile::remove(path);
  return path;
}

struct ArmyBuilder : testing::Test {
  ArmyWindow window{ownLibrary()};
  void SetUp() override {
    ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
    window.show();
  }
  void add(const char* words, int times) {
    window.catalogue().search().clear();
    QTest::keyClicks(&window.catalogue().search(), QString::fromLatin1(words));
    for (int i = 0; i < times; ++i) QTest::keyClick(&window.catalogue().search(), Qt::Key_Return);
  }
  int figure(const char* name) {
    window.document().check();
    for (const ArmyFigure& one : window.document().report().figures)
      if (one.name == name) return one.value;
    return -1;
  }
};

TEST_F(ArmyBuilder, TenUnitsAndALeaderByKeysAlone) {
  add("hastati", 6);
  add("triarii", 2);
  add("velites", 2);
  add("extraordinary", 1);
  EXPECT_EQ(figure("Units"), 10);
  EXPECT_EQ(figure("Leaders"), 1);
  EXPECT_EQ(figure("Army stamina"), 8);
  EXPECT_TRUE(window.document().report().playable());

  const QString path = freshFile("ten.json");
  ASSERT_TRUE(window.saveIn(path));
  ArmyWindow again(ownLibrary());
  ASSERT_TRUE(again.openFile(path));
  EXPECT_EQ(again.document().army(), window.document().army());
  EXPECT_TRUE(again.document().isSaved());
}

// Dragged to another one's place in the picture of the usual order, an entry stands there from now on.
TEST_F(ArmyBuilder, TheUsualOrderIsSeenAndChangedByDragging) {
  add("hastati", 3);
  add("triarii", 2);
  add("velites", 2);
  add("extraordinary", 1);
  window.document().check();
  UsualOrderPane& order = window.order();
  const auto placeOf = [&](int entry) { return order.placeOf({ArmyEntry::Kind::unit, entry})->toPoint(); };
  ASSERT_TRUE(order.placeOf({ArmyEntry::Kind::person, 0}));
  EXPECT_LT(placeOf(0).x(), placeOf(1).x());
  EXPECT_NE(placeOf(1).y(), placeOf(2).y()) << "skirmishers stand before the line";
  QTest::mouseClick(&order, Qt::LeftButton, {}, placeOf(1));
  EXPECT_EQ(window.list().current(), (ArmyEntry{ArmyEntry::Kind::unit, 1}));
  const QPoint from = placeOf(2);
  const QPoint to = placeOf(0);
  QTest::mousePress(&order, Qt::LeftButton, {}, from);
  for (const QPoint at : {(from + to) / 2, to}) {
    QMouseEvent move(QEvent::MouseMove, at, order.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&order, &move);
  }
  QTest::mouseRelease(&order, Qt::LeftButton, {}, to);
  ASSERT_EQ(window.document().army().units.size(), 3U);
  EXPECT_EQ(window.document().army().units[0].troop, "velites");
  EXPECT_EQ(window.list().current(), (ArmyEntry{ArmyEntry::Kind::unit, 0}));
  window.document().steps().undo();
  EXPECT_EQ(window.document().army().units[2].troop, "velites");
}

TEST_F(ArmyBuilder, EntriesAreNamedCountedDuplicatedMovedAndRemoved) {
  add("gallic warband", 1);
  add("numidian", 1);
  window.list().show({ArmyEntry::Kind::unit, 0});
  for (int i = 0; i < 3; ++i) QTest::keyClick(&window.list(), Qt::Key_Plus);
  QTest::keyClick(&window.list(), Qt::Key_Minus);
  EXPECT_EQ(window.document().army().units[0].count, 3);
  auto* names = window.entry().findChild<QLineEdit*>(QStringLiteral("names"));
  ASSERT_NE(names, nullptr);
  QTest::keyClicks(names, QStringLiteral("Boii; Insubres"));
  EXPECT_EQ(window.document().army().units[0].names, (std::vector<std::string>{"Boii", "Insubres"}));
  EXPECT_EQ(unitName(window.document().definition(), window.document().army(), window.document().army().units[0], 2),
            "Gallic warband 3");
  window.list().show(window.document().duplicate(window.list().current()));
  EXPECT_EQ(window.document().army().units.size(), 3U);
  EXPECT_EQ(window.list().current().index, 1);
  QTest::keyClick(&window.list(), Qt::Key_Down, Qt::AltModifier);
  EXPECT_EQ(window.document().army().units[2].troop, "gallic-warband");
  QTest::keyClick(&window.list(), Qt::Key_Delete);
  EXPECT_EQ(window.document().army().units.size(), 2U);
  while (window.document().steps().canUndo()) window.document().steps().undo();
  EXPECT_TRUE(window.document().army().units.empty());
  while (window.document().steps().canRedo()) window.document().steps().redo();
  EXPECT_EQ(window.document().army().units.size(), 2U);
}

TEST_F(ArmyBuilder, PaperMarksGoBehindTheBasesAndStayWithTheirUnits) {
  add("gallic warband", 1);
  auto* behind = window.findChild<QAction*>(QStringLiteral("marksBehind"));
  ASSERT_NE(behind, nullptr);
  behind->trigger();
  EXPECT_TRUE(window.document().army().marksBehind);
  window.document().steps().undo();
  EXPECT_FALSE(window.document().army().marksBehind);
  EXPECT_FALSE(behind->isChecked());
  Army marked = window.document().army();
  marked.units[0].count = 2;
  marked.units[0].tags.resize(2);
  marked.units[0].tags[0].id = 30;
  marked.units[0].tags[1].id = 31;
  marked.units[0].tags[1].place = MarkPlace::behind;
  window.document().change(QStringLiteral("marks"), marked);
  const ArmyEntry copy = window.document().duplicate({ArmyEntry::Kind::unit, 0});
  const ArmyUnit& second = window.document().army().units[static_cast<std::size_t>(copy.index)];
  EXPECT_EQ(second.tags[0].id, 0) << "no two have one mark";
  EXPECT_EQ(second.tags[1].place, MarkPlace::behind);
  window.document().setCount(0, 1);
  EXPECT_EQ(window.document().army().units[0].tags.size(), 1U) << "none is left of the one that is gone";
}

TEST_F(ArmyBuilder, FiguresAreChangedAndBecomeATypeOfOnesOwn) {
  add("spanish scutarii", 1);
  auto* strength = window.entry().findChild<QSpinBox*>(QStringLiteral("strength"));
  ASSERT_NE(strength, nullptr);
  strength->setValue(7);
  EXPECT_EQ(window.document().army().units[0].profile.size(), 1U);
  QTest::mouseClick(window.entry().findChild<QPushButton*>(QStringLiteral("ownType")), Qt::LeftButton);
  ASSERT_EQ(window.document().army().troops.size(), 1U);
  EXPECT_EQ(window.document().army().units[0].troop, window.document().army().troops[0].id);
  EXPECT_TRUE(window.document().army().units[0].profile.empty());
  add("my spanish", 2);
  EXPECT_EQ(window.document().army().units[0].count, 3);
  EXPECT_TRUE(window.document().report().playable());
}

// A remark with an obvious remedy offers it; one click, one step.
TEST_F(ArmyBuilder, RemarksAreMendedWithOneClick) {
  ASSERT_TRUE(window.begin(QStringLiteral("initiative")));
  add("legionaries", 2);
  add("elephants", 1);
  add("rating 8", 1);
  window.document().check();
  ASSERT_EQ(window.checks().lines().size(), 3U);
  pressRemedy(window.checks(), 1);
  pressRemedy(window.checks(), 1);
  EXPECT_TRUE(window.document().report().remarks.empty());
  EXPECT_EQ(window.document().army().people[0].commands.size(), 2U);

  add("legionaries", 1);
  Army next = window.document().army();
  for (ArmyUnit& unit : next.units) {
    unit.count = 1;
    unit.name = "Legio";
  }
  window.document().change(QStringLiteral("names"), next);
  window.document().check();
  const auto same = std::ranges::find(window.checks().lines(), QStringLiteral("Number them"), &ProblemLine::remedy);
  ASSERT_NE(same, window.checks().lines().end());
  pressRemedy(window.checks(), static_cast<std::size_t>(same - window.checks().lines().begin()));
  EXPECT_EQ(window.document().army().units[0].names, std::vector<std::string>{"Legio 1"});
  EXPECT_EQ(std::ranges::find(window.checks().lines(), QStringLiteral("Number them"), &ProblemLine::remedy),
            window.checks().lines().end());
  window.document().steps().undo();
  EXPECT_TRUE(window.document().army().units[0].names.empty());
}

TEST_F(ArmyBuilder, CommandsAreGivenInListsAndTheRulesSpeak) {
  ASSERT_TRUE(window.begin(QStringLiteral("initiative")));
  add("legionaries", 2);
  add("elephants", 1);
  add("rating 8", 1);
  window.document().check();
  EXPECT_EQ(window.document().report().remarks.size(), 2U);
  auto* commands = window.entry().findChild<QListWidget*>(QStringLiteral("commands"));
  ASSERT_NE(commands, nullptr);
  for (int i = 0; i < commands->count(); ++i) commands->item(i)->setCheckState(Qt::Checked);
  window.document().check();
  EXPECT_TRUE(window.document().report().remarks.empty());
  ASSERT_EQ(window.checks().lines().size(), 1U);

  ASSERT_TRUE(window.begin(QStringLiteral("othw")));
  add("hastati", 2);
  add("scipio", 1);
  // A leader who is with nobody yet joins the first unit.
  window.document().check();
  EXPECT_TRUE(window.document().report().playable());
  const auto joinFirst = [&] {
    auto* with = window.entry().findChild<QComboBox*>(QStringLiteral("with"));
    ASSERT_NE(with, nullptr);
    QTest::keyClick(with, Qt::Key_Down);
  };
  joinFirst();
  add("sub-commander", 1);
  joinFirst();
  window.document().check();
  EXPECT_FALSE(window.document().report().playable());
  ASSERT_EQ(window.checks().lines().size(), 1U);
  EXPECT_NE(window.checks().lines()[0].words.indexOf(QStringLiteral("OT-GEN-22")), -1);
  // A click on the fault leads to it.
  window.list().show({ArmyEntry::Kind::unit, 0});
  QTest::mouseClick(window.checks().row(0), Qt::LeftButton);
  EXPECT_EQ(window.list().current().kind, ArmyEntry::Kind::person);
  auto* with = window.entry().findChild<QComboBox*>(QStringLiteral("with"));
  ASSERT_NE(with, nullptr);
  QTest::keyClick(with, Qt::Key_Up);
  window.document().check();
  EXPECT_TRUE(window.document().report().playable());
}

TEST_F(ArmyBuilder, TablesAreImportedAndExported) {
  const QString path = freshFile("units.csv");
  add("velites", 3);
  ASSERT_TRUE(window.exportTo(path));
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  EXPECT_TRUE(window.importFrom(path));
  EXPECT_EQ(window.document().army().units[0].count, 3);
  EXPECT_FALSE(window.importFrom(QStringLiteral("/nowhere.csv")));
}

TEST_F(ArmyBuilder, WrongLinesAreLeftOutOnlyIfThePersonSaysSo) {
  const QString path = freshFile("units.csv");
  add("velites", 3);
  ASSERT_TRUE(window.exportTo(path));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  QByteArray lines = file.readAll();
  const QByteArray good = lines.mid(lines.indexOf('\n') + 1);
  QByteArray wrong = good;
  wrong.replace("velites", "velitez");
  file.write(wrong);
  file.close();
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  const auto answers = [](QMessageBox::ButtonRole role) {
    QTimer::singleShot(50, [role] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      EXPECT_TRUE(box->informativeText().contains(QStringLiteral("velites\"?")))
          << box->informativeText().toStdString();
      for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == role) return button->click();
    });
  };
  answers(QMessageBox::RejectRole);
  EXPECT_FALSE(window.importFrom(path));
  EXPECT_TRUE(window.document().army().units.empty());
  answers(QMessageBox::AcceptRole);
  EXPECT_TRUE(window.importFrom(path));
  EXPECT_EQ(window.document().army().units.size(), 1);
}

TEST_F(ArmyBuilder, EveryShippedArmyOpensAndIsSavedAsItWas) {
  const QDir folder(QString::fromStdString(test::sourcePath("assets/armies")));
  for (const QString& rules : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    for (const QString& name : QDir(folder.filePath(rules)).entryList({QStringLiteral("*.json")})) {
      ASSERT_TRUE(window.openFile(folder.filePath(rules + QLatin1Char('/') + name)));
      const Army before = window.document().army();
      const QString path = freshFile("again.json");
      ASSERT_TRUE(window.saveIn(path));
      ASSERT_TRUE(window.openFile(path));
      EXPECT_EQ(window.document().army(), before) << qPrintable(name);
    }
}

// Troop types that a club adds by its house rules stand in the builder's catalogue, without a line of code.
TEST_F(ArmyBuilder, TroopTypesOfHouseRulesAreInTheCatalogue) {
  const QString path = freshFile("club.json");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(R"({"format": "signifer-house-rules", "version": 1, "title": "Club", "ruleset": "hannibal",
    "troops": [{"id": "marsh-men", "name": "Marsh men", "symbol": "javelinman",
                "base": {"frontageInches": 4, "depthInches": 2}, "profile": {"kind": "foot-skirmishers", "moveClass": "foot", "strength": 3}}]})");
  file.close();
  ASSERT_TRUE(window.takeTroops(path));
  add("marsh", 2);
  ASSERT_EQ(window.document().army().units.size(), 1U);
  EXPECT_EQ(window.document().army().units[0].troop, "marsh-men");
  EXPECT_EQ(window.document().army().units[0].count, 2);
}

TEST(EditorsMenu, ArmiesAndMomentsOpenFromTheWindow) {
  MainWindow window(ownLibrary(), {});
  window.show();
  ASSERT_TRUE(window.openFile(QString::fromStdString(test::sourcePath("assets/armies/cb/persia.json"))));
  EXPECT_FALSE(window.game().hasBattle());
  auto* army = window.findChild<ArmyWindow*>();
  ASSERT_NE(army, nullptr);
  EXPECT_EQ(army->document().army().name, "Army of the Great King");

  const auto shipped = [](const char* name) {
    return QString::fromStdString(test::sourcePath(std::string("assets/armies/") + name + ".json"));
  };
  const QString battle = freshFile("battle.json");
  EXPECT_FALSE(window.editors().setUp(shipped("cb/persia"), shipped("othw/rome"), battle));
  ASSERT_TRUE(window.editors().setUp(shipped("hannibal/gauls"), shipped("hannibal/rome"), battle));
  ASSERT_TRUE(window.openFile(battle));
  EXPECT_EQ(window.game().battle().setup->title, "Gauls against Rome");
  window.closeBattle();

  EXPECT_FALSE(window.editors().saveMoment(freshFile("nothing.json")));
  ASSERT_TRUE(window.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/trebia.json"))));
  for (int i = 0; i < 3; ++i) QTest::keyClick(&window, Qt::Key_F5);
  const QString path = freshFile("moment.json");
  ASSERT_TRUE(window.editors().saveMoment(path));
  const Battle before = window.game().battle();
  ASSERT_TRUE(window.openFile(path));
  EXPECT_TRUE(window.game().battle() == before);
}

}  // namespace
}  // namespace signifer::ui::editors_test
