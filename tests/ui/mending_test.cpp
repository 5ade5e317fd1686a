// Files that were good once: an army that was changed after a battle was made of it, house rules that cannot be used.
// The window says what is wrong wherever they come in, and what it offers is done by a click.
#include <gtest/gtest.h>

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include "editors/forces_pane.h"
#include "editors/house_rules_window.h"
#include "editors/table_window.h"
#include "files/write_file.h"
#include "real_window.h"
#include "remedies.h"
#include "schema/document.h"

namespace signifer::ui::mending_test {
namespace {

Json jsonOf(const QString& path) { return Document::load(path.toStdString()).root().json(); }
void put(const QString& path, const Json& json) { writeFile(path.toStdString(), json.dump(1)); }

struct Mending : testing::Test {
  QTemporaryDir folder;
  QString at(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }

  // A battle of two armies of which the first one's file is ours.
  void makeBattle() {
    const auto shipped = [](const char* name) {
      return QString::fromStdString(signifer::test::sourcePath(std::string("assets/armies/") + name));
    };
    put(at("rome.json"), jsonOf(shipped("hannibal/rome.json")));
    TableWindow table(shippedRuleSets());
    ASSERT_TRUE(table.begin(QStringLiteral("hannibal")));
    ASSERT_TRUE(table.forces().setArmy(at("rome.json")));
    table.forces().layAll();
    table.forces().showSide(1);
    ASSERT_TRUE(table.forces().setArmy(shipped("hannibal/carthage.json")));
    table.forces().layAll();
    ASSERT_TRUE(table.saveIn(at("battle.json")));
  }
  void changeArmy() {
    Json army = jsonOf(at("rome.json"));
    army["units"][0]["profile"]["strength"] = 9;
    put(at("rome.json"), army);
  }
};

QMessageBox* shownBox(const QString& name) {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible())
      if (name.isEmpty() || box->objectName() == name) return box;
  return nullptr;
}

TEST_F(Mending, OpeningABattleTellsOfAnArmyThatHasChangedAndTakesItOver) {
  makeBattle();
  MainWindow window(shippedRuleSets(), {});
  window.show();
  ASSERT_TRUE(window.openFile(at("battle.json")));
  QTest::qWait(10);
  EXPECT_EQ(shownBox(QStringLiteral("changedArmies")), nullptr);
  changeArmy();
  ASSERT_TRUE(window.openFile(at("battle.json")));
  QTest::qWait(10);
  QMessageBox* box = shownBox(QStringLiteral("changedArmies"));
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->text().contains(QStringLiteral("the army's file has changed since"))) << box->text().toStdString();
  EXPECT_TRUE(box->text().contains(QStringLiteral("9 instead of"))) << box->text().toStdString();
  QTest::mouseClick(box->buttons().front(), Qt::LeftButton);
  auto* table = window.findChild<TableWindow*>();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ((*table->document().model().units[0].rest)["profile"]["strength"], 9);
  // The battle on the table goes on as it was until somebody begins the new one.
  EXPECT_TRUE(window.game().hasBattle());
  EXPECT_EQ(jsonOf(at("battle.json"))["units"][0].value("profile", Json::object()).count("strength"), 0U);
  table->document().steps().setClean();
  table->close();
}

TEST_F(Mending, AnArmyThatHasChangedCanBeLeftAlone) {
  makeBattle();
  changeArmy();
  MainWindow window(shippedRuleSets(), {});
  window.show();
  ASSERT_TRUE(window.openFile(at("battle.json")));
  QTest::qWait(10);
  QMessageBox* box = shownBox(QStringLiteral("changedArmies"));
  ASSERT_NE(box, nullptr);
  QTest::mouseClick(box->buttons().back(), Qt::LeftButton);
  QTest::qWait(10);
  EXPECT_EQ(window.findChild<TableWindow*>(), nullptr);
  EXPECT_TRUE(window.game().hasBattle());
}

// Each kind of fault of a file of house rules is named, and taken out with a click.
TEST_F(Mending, EveryFaultOfHouseRulesIsTakenOut) {
  put(at("odd.json"),
      Json::parse(R"({"format": "signifer-house-rules", "version": 1, "title": "Odd", "ruleset": "hannibal",
        "options": {"no-such": "yes", "turn-limit": 9},
        "patch": {"tables": {"movement": {"foot": {"march": "far"}}, "nothing": 3}},
        "troops": [{"id": "odd", "name": "Odd ones", "symbol": "hoplite", "profile": {"strenght": 5}}],
        "modifiers": [{"procedure": "no-such", "rule": "R", "label": "odd", "value": 1}]})"));
  HouseRulesWindow editor(shippedRuleSets());
  ASSERT_TRUE(editor.openFile(at("odd.json")));
  editor.resize(1280, 800);
  editor.show();
  editor.document().check();
  ASSERT_FALSE(editor.document().faults().empty());
  for (int clicks = 0; clicks < 12 && !editor.document().faults().empty(); ++clicks) {
    const std::size_t before = editor.document().faults().size();
    pressRemedy(editor.faults(), 0);
    EXPECT_TRUE(editor.document().faults().size() <= before || before == 1);
  }
  for (const SourceError& left : editor.document().faults()) ADD_FAILURE() << left.what();
  // What was right stays.
  EXPECT_EQ(editor.document().mine().rules.options.at("turn-limit"), "9");
  ASSERT_TRUE(editor.saveIn(at("mended.json")));
  EXPECT_EQ(jsonOf(at("mended.json"))["options"], (Json{{"turn-limit", "9"}}));
}

// By the window's other doors: a battle's own, opened to play and to be edited.
TEST_F(Mending, ABattlesBadHouseRulesAreNamedAndLeftOutByTheWindow) {
  Json battle = Document::load(signifer::test::sourcePath("assets/scenarios/hannibal/cannae.json")).root().json();
  battle["options"]["no-such"] = "yes";
  battle["options"]["turn-limit"] = 9;
  put(at("battle.json"), battle);
  MainWindow window(shippedRuleSets(), {});
  window.show();
  ASSERT_TRUE(window.openFile(at("battle.json")));
  QTest::qWait(10);
  QMessageBox* box = shownBox({});
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->text().contains(QStringLiteral("no-such"))) << box->text().toStdString();
  box->close();
  QTest::qWait(10);
  EXPECT_TRUE(window.game().hasBattle());
  const auto& options = window.game().definition().options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].id == "turn-limit") {
      EXPECT_EQ(window.game().battle().setup->options[i], 9);
    }
}

}  // namespace
}  // namespace signifer::ui::mending_test
