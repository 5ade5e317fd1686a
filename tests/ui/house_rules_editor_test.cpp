// The house-rules editor under real keys: figures are changed, kept, stacked, and a battle is played under them.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "dialogs/preset_choice.h"
#include "editors/editors.h"
#include "editors/house_rules_window.h"
#include "editors/impact_pane.h"
#include "files/write_file.h"
#include "main_window.h"
#include "simulation/trial_window.h"
#include "support/paths.h"

namespace signifer::ui::house_rules_editor_test {
namespace {

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

QString freshFile(const char* name) {
  const QString path = QDir::temp().filePath(QStringLiteral("signifer-house-") + QString::fromLatin1(name));
  QFile::remove(path);
  return path;
}

struct HouseRulesEditor : testing::Test {
  HouseRulesWindow window{ownLibrary()};
  void SetUp() override {
    ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
    window.show();
    QTest::qWait(10);
  }
  void type(const char* pointer, const char* value) {
    QTreeWidgetItem* row = window.rowOf(pointer);
    ASSERT_NE(row, nullptr) << pointer;
    window.list().setCurrentItem(row, 1);
    window.list().scrollToItem(row);
    window.list().setFocus();
    window.list().editItem(row, 1);
    QTest::qWait(10);
    auto* line = window.list().viewport()->findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    line->selectAll();
    QTest::keyClicks(line, QString::fromLatin1(value));
    QTest::keyClick(line, Qt::Key_Return);
    QTest::qWait(10);
  }
};

constexpr const char* march = "/patch/tables/movement/foot/march";

TEST_F(HouseRulesEditor, ANamedSetIsOneStepAndLeavesFiguresAlone) {
  auto* list = window.findChild<PresetChoice*>()->findChild<QComboBox*>();
  EXPECT_EQ(list->currentText(), QStringLiteral("As the sheet says"));
  window.document().set(window.document().choices().back(), window.document().choices().back().standard);
  const std::string patch = window.document().mine().rules.patch;
  Q_EMIT list->activated(list->findText(QStringLiteral("Gentle on beginners")));
  EXPECT_EQ(window.document().mine().rules.options.at("panic-check"), "always-ten");
  EXPECT_EQ(window.document().mine().rules.patch, patch);
  EXPECT_EQ(list->currentText(), QStringLiteral("Gentle on beginners"));
  window.document().steps().undo();
  EXPECT_TRUE(window.document().mine().rules.options.empty());
  EXPECT_EQ(list->currentText(), QStringLiteral("As the sheet says"));
}

TEST_F(HouseRulesEditor, EveryOptionAndFigureOfEachRuleSetIsThere) {
  for (const RuleSetSource& source : ownLibrary().sources()) {
    ASSERT_TRUE(window.begin(QString::fromStdString(source.id)));
    EXPECT_GT(window.document().choices().size(), 60U) << source.id;
    for (const HouseChoice& choice : window.document().choices()) {
      EXPECT_FALSE(choice.words.empty()) << choice.pointer;
      // With the rule that says it, but for what no ledger says: sizes of bases and how deep one sees into a wood.
      const bool ours = choice.pointer.find("/footprints/") != std::string::npos ||
                        choice.pointer.ends_with("/ground/woodSightInches");
      EXPECT_EQ(choice.rule.empty(), ours) << source.id << " " << choice.pointer;
      EXPECT_NE(window.rowOf(choice.pointer), nullptr) << choice.pointer;
    }
  }
}

// The trial plays many battles with and without the change, on the same dice. If the change alters nothing in a battle,
// the two battles are the same.
TEST_F(HouseRulesEditor, ManyBattlesWithAndWithoutTheChange) {
  type(march, "2");
  QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("trial")), Qt::LeftButton);
  auto* trial = window.findChild<TrialWindow*>();
  ASSERT_NE(trial, nullptr);
  trial->findChild<QComboBox*>(QStringLiteral("trialCommander"))->setCurrentIndex(0);
  trial->start(6);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !trial->runner().running(); }, 60000));
  ASSERT_EQ(trial->runner().setUps().size(), 2U);
  EXPECT_NE(trial->runner().records(0).battles, trial->runner().records(1).battles);
  EXPECT_EQ(trial->runner().records(1).battles.size(), 6U);
  const QString headline = trial->findChild<QLabel*>(QStringLiteral("trialHeadline"))->text();
  EXPECT_TRUE(headline.contains(QStringLiteral("without it"))) << headline.toStdString();
  EXPECT_TRUE(
      trial->findChild<QLabel*>(QStringLiteral("trialDifference"))->text().startsWith(QStringLiteral("Difference")));
  trial->close();
  QTest::qWait(1);
  type(march, "12");
  QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("trial")), Qt::LeftButton);
  auto* same = window.findChild<TrialWindow*>();
  ASSERT_NE(same, nullptr);
  same->findChild<QComboBox*>(QStringLiteral("trialCommander"))->setCurrentIndex(0);
  same->start(3);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !same->runner().running(); }, 60000));
  EXPECT_EQ(same->runner().records(0).battles, same->runner().records(1).battles);
}

// Beside a changed figure stand the ruling that it touches and its odds before and after; of a modifier likewise.
TEST_F(HouseRulesEditor, OddsBeforeAndAfterStandBesideTheChange) {
  const auto waited = [&] {
    for (int i = 0; i < 400 && window.impact().seeking(); ++i) QTest::qWait(10);
    return window.impact().impact();
  };
  type("/patch/tables/handToHand/veteran/value", "3");
  const auto impact = waited();
  ASSERT_TRUE(impact);
  EXPECT_EQ(impact->procedure, "hand-to-hand");
  ASSERT_FALSE(impact->where.empty());
  EXPECT_EQ(impact->where[0].first.name, "veteran");
  const auto* rows = window.impact().findChild<QLabel*>(QStringLiteral("impactRows"));
  EXPECT_TRUE(rows->text().contains(QLatin1String("with it"))) << rows->text().toStdString();
  EXPECT_TRUE(rows->text().contains(QStringLiteral("28\u00a0%"))) << rows->text().toStdString();
  QTest::keyClick(&window.list(), Qt::Key_Delete);
  EXPECT_FALSE(waited());

  auto* pages = window.findChild<QTabWidget*>(QStringLiteral("pages"));
  pages->setCurrentIndex(1);
  QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("newModifier")), Qt::LeftButton);
  const auto own = waited();
  ASSERT_TRUE(own);
  EXPECT_FALSE(own->rows.empty());
}

TEST_F(HouseRulesEditor, AFigureIsChangedMarkedTakenBackAndKept) {
  type(march, "10");
  EXPECT_EQ(valueIn(window.document().mine(), march), "10");
  const InForce now =
      window.document().inForce(*std::ranges::find(window.document().choices(), march, &HouseChoice::pointer));
  EXPECT_TRUE(now.mine);
  EXPECT_EQ(now.value, "10");
  QTest::keyClick(&window.list(), Qt::Key_Delete);
  EXPECT_EQ(valueIn(window.document().mine(), march), "");
  window.document().steps().undo();
  EXPECT_EQ(valueIn(window.document().mine(), march), "10");
  const QString path = freshFile("club.json");
  ASSERT_TRUE(window.saveIn(path));
  HouseRulesWindow again(ownLibrary());
  ASSERT_TRUE(again.openFile(path));
  EXPECT_EQ(again.document().mine().rules.patch, window.document().mine().rules.patch);
  EXPECT_TRUE(again.document().faults().empty());
}

TEST_F(HouseRulesEditor, WhatCannotBePlayedIsSaidAtItsRow) {
  type(march, "true");
  window.document().check();
  ASSERT_EQ(window.document().faults().size(), 1U);
  auto* back = window.findChild<QPushButton*>(QStringLiteral("back"));
  window.list().setCurrentItem(window.rowOf(march));
  QTest::mouseClick(back, Qt::LeftButton);
  window.document().check();
  EXPECT_TRUE(window.document().faults().empty());
}

TEST_F(HouseRulesEditor, FilesAreStackedAndTheLaterWins) {
  const QString below = freshFile("below.json");
  writeFile(below.toStdString(),
            R"({"format": "signifer-house-rules", "version": 1, "ruleset": "hannibal", "title": "Cup",
      "patch": {"tables": {"movement": {"foot": {"march": 11, "charge": 10}}}}})");
  const QString bad = freshFile("bad.json");
  writeFile(bad.toStdString(),
            R"({"format": "signifer-house-rules", "version": 1, "ruleset": "hannibal", "title": "Typo",
      "patch": {"tables": {"movment": 1}}})");
  ASSERT_TRUE(window.addBelow(below));
  ASSERT_TRUE(window.addBelow(bad));
  type(march, "9");
  const auto at = [&](const char* pointer) {
    return window.document().inForce(*std::ranges::find(window.document().choices(), pointer, &HouseChoice::pointer));
  };
  EXPECT_EQ(at(march).value, "9");
  EXPECT_EQ(at(march).over, QStringList(QStringLiteral("Cup")));
  EXPECT_EQ(at("/patch/tables/movement/foot/charge").from, QStringLiteral("Cup"));
  ASSERT_EQ(window.document().stack().size(), 2U);
  EXPECT_FALSE(window.document().stack()[1].faults.empty());
  EXPECT_EQ(window.document().overlays().size(), 2U);
  auto* stack = window.findChild<QListWidget*>(QStringLiteral("stack"));
  stack->item(0)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(at("/patch/tables/movement/foot/charge").value, "12");
}

TEST_F(HouseRulesEditor, ABattleIsPlayedUnderThemAndKeepsThem) {
  type(march, "10");
  MainWindow main(ownLibrary(), {});
  main.show();
  const QString battle = freshFile("battle.json");
  ASSERT_TRUE(main.editors().playUnder(
      window.document().overlays(), QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/trebia.json")),
      battle));
  ASSERT_TRUE(main.openFile(battle));
  EXPECT_EQ(main.game().definition().integer("movement/foot/march"), 10);
}

TEST_F(HouseRulesEditor, ABattleWithBadHouseRulesOpensWithoutThem) {
  MainWindow main(ownLibrary(), {});
  main.show();
  Json json = Document::load(test::sourcePath("assets/scenarios/hannibal/trebia.json")).root().json();
  json["houseRules"] = {{"tables", {{"movment", 1}}}};
  const QString path = freshFile("bad-battle.json");
  writeFile(path.toStdString(), json.dump());
  ASSERT_TRUE(main.openFile(path));
  EXPECT_TRUE(main.game().hasBattle());
  EXPECT_TRUE(main.game().battle().setup->houseRules.empty());
}

}  // namespace
}  // namespace signifer::ui::house_rules_editor_test
