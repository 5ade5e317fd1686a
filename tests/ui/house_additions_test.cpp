// Modifiers and troop types that a club adds, made in the house-rules editor without a line of JSON.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <nlohmann/json.hpp>

#include "editors/condition_editor.h"
#include "editors/house_modifiers_pane.h"
#include "editors/house_rules_window.h"
#include "editors/house_troops_pane.h"
#include "files/write_file.h"
#include "support/paths.h"

namespace signifer::ui::house_additions_test {
namespace {

using Addition = HouseRulesDocument::Addition;

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

QString freshFile(const char* name) {
  const QString path = QDir::temp().filePath(QStringLiteral("signifer-additions-") + QString::fromLatin1(name));
  QFile::remove(path);
  return path;
}

struct HouseAdditions : testing::Test {
  HouseRulesWindow window{ownLibrary()};
  HouseRulesDocument& document = window.document();
  void begin(const std::string& ruleSet) {
    ASSERT_TRUE(window.begin(QString::fromStdString(ruleSet)));
    window.show();
    QTest::qWait(10);
  }
  // The form that is shown now: those of before go a moment later.
  template <class Widget>
  Widget* part(const char* name) {
    QTest::qWait(1);
    return window.findChild<Widget*>(QString::fromLatin1(name));
  }
  void click(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
  void type(const char* name, const char* words) {
    auto* line = part<QLineEdit>(name);
    ASSERT_NE(line, nullptr) << name;
    line->selectAll();
    QTest::keyClicks(line, QString::fromLatin1(words));
  }
  void choose(const char* name, const char* data) {
    auto* list = part<QComboBox>(name);
    ASSERT_NE(list, nullptr) << name;
    const int at = list->findData(QString::fromLatin1(data));
    ASSERT_GE(at, 0) << data;
    list->setCurrentIndex(at);
    Q_EMIT list->activated(at);
    QTest::qWait(1);
  }
  std::vector<SourceError> faults() {
    document.check();
    return document.faults();
  }
};

TEST_F(HouseAdditions, AModifierIsMadeByMouseAndKeys) {
  begin("hannibal");
  part<QTabWidget>("pages")->setCurrentIndex(1);
  click("newModifier");
  choose("test", "hand-to-hand");
  type("modifier-label", "river veterans");
  type("modifier-rule", "RV-1");
  auto* value = part<QSpinBox>("modifierValue");
  value->selectAll();
  QTest::keyClicks(value, QStringLiteral("2"));
  choose("addCondition", "veteran");
  choose("addCondition", "attacked");
  choose("addCondition", "friendsInContact");
  auto* attacked = part<ConditionEditor>("if-attacked");
  attacked->findChild<QListWidget*>()->item(1)->setCheckState(Qt::Checked);
  const auto figures = part<ConditionEditor>("if-friendsInContact")->findChildren<QDoubleSpinBox*>();
  figures[0]->setValue(2);
  figures[1]->setValue(4);
  const Json made = document.additions(Addition::modifiers);
  EXPECT_EQ(made, Json::parse(R"([{"procedure": "hand-to-hand", "rule": "RV-1", "label": "river veterans", "value": 2,
      "if": {"veteran": true, "attacked": ["front", "flank"], "friendsInContact": {"min": 2, "max": 4}}}])"));
  EXPECT_TRUE(faults().empty());
  EXPECT_TRUE(part<QListWidget>("modifiers")->item(0)->text().contains(QStringLiteral("river veterans")));
  const QString path = freshFile("modifier.json");
  ASSERT_TRUE(window.saveIn(path));
  HouseRulesWindow again(ownLibrary());
  ASSERT_TRUE(again.openFile(path));
  EXPECT_EQ(again.document().additions(Addition::modifiers), made);
  click("remove-attacked");
  EXPECT_FALSE(document.additions(Addition::modifiers)[0]["if"].contains("attacked"));
  click("removeModifier");
  EXPECT_TRUE(document.additions(Addition::modifiers).empty());
  while (document.steps().canUndo()) document.steps().undo();
  while (document.steps().canRedo()) document.steps().redo();
  EXPECT_TRUE(document.additions(Addition::modifiers).empty());
}

TEST_F(HouseAdditions, EveryTestTakesAModifierUnderEachOfItsInputs) {
  for (const RuleSetSource& source : ownLibrary().sources()) {
    begin(source.id);
    int tests = 0;
    for (const ProcedureInfo& one : document.definition().procedures()) {
      if (one.adds.empty()) continue;
      ++tests;
      click("newModifier");
      choose("test", one.id.c_str());
      ASSERT_GT(one.inputs.size(), 0U);
      choose("addCondition", one.inputs.back().name.c_str());
      Json all = document.additions(Addition::modifiers);
      for (const Field& input : one.inputs) {
        const Json start = ConditionEditor::start(input);
        EXPECT_EQ(ConditionEditor(input, start).value(), start) << source.id << ' ' << one.id << ' ' << input.name;
        all.back()["if"][input.name] = start;
      }
      document.setAdditions(Addition::modifiers, QStringLiteral("conditions"), all);
      for (const SourceError& fault : faults()) ADD_FAILURE() << source.id << ' ' << one.id << ": " << fault.what();
    }
    EXPECT_GT(tests, 0) << source.id;
  }
}

TEST_F(HouseAdditions, EveryTroopTypeCanBeTheModelOfOnesOwn) {
  for (const RuleSetSource& source : ownLibrary().sources()) {
    begin(source.id);
    auto* like = part<QComboBox>("troopLike");
    ASSERT_EQ(like->count(), static_cast<int>(document.definition().troops().size()));
    auto* more = part<QPushButton>("newTroop");
    for (int i = 0; i < like->count(); ++i) {
      like->setCurrentIndex(i);
      QTest::mouseClick(more, Qt::LeftButton);
    }
    for (const SourceError& fault : faults()) ADD_FAILURE() << source.id << ": " << fault.what();
    const std::vector<Overlay> overlays = document.overlays();
    const HouseRulesLayer layer = overlays.back().layer();
    const auto rules = createUnder(source, {&layer, 1});
    const auto& troops = rules->definition().troops();
    const std::size_t own = document.definition().troops().size();
    ASSERT_EQ(troops.size(), 2 * own);
    for (std::size_t i = 0; i < own; ++i) {
      EXPECT_EQ(troops[own + i].profile, troops[i].profile) << troops[i].id;
      EXPECT_EQ(troops[own + i].frontage, troops[i].frontage) << troops[i].id;
    }
  }
}

TEST_F(HouseAdditions, ATroopTypeIsNamedAndItsFiguresChanged) {
  begin("hannibal");
  part<QTabWidget>("pages")->setCurrentIndex(2);
  click("newTroop");
  type("troop-name", "Marsh men");
  type("troop-id", "marsh-men");
  part<QDoubleSpinBox>("troop-frontageInches")->setValue(3);
  auto* strength = part<QWidget>("troopProfile")->findChild<QSpinBox*>(QStringLiteral("strength"));
  ASSERT_NE(strength, nullptr);
  strength->setValue(6);
  choose("troopSymbol", "javelinman");
  const Json troop = document.additions(Addition::troops)[0];
  EXPECT_EQ(troop["name"], "Marsh men");
  EXPECT_EQ(troop["id"], "marsh-men");
  EXPECT_EQ(troop["symbol"], "javelinman");
  EXPECT_EQ(troop["base"]["frontageInches"], 3);
  EXPECT_EQ(troop["profile"]["strength"], 6);
  EXPECT_TRUE(faults().empty());
  type("troop-id", "gallic-warband");
  ASSERT_EQ(faults().size(), 1U);
  EXPECT_EQ(faults().front().pointer().rfind("/troops/0", 0), 0U) << faults().front().pointer();
}

// Anything that somebody typed into the file is shown, named if it is wrong, and breaks nothing.
TEST_F(HouseAdditions, HostileAdditionsAreNamedAndCanBeMended) {
  const QString path = freshFile("hostile.json");
  writeFile(path.toStdString(), R"({"format": "signifer-house-rules", "version": 1, "ruleset": "hannibal",
    "title": "Odd", "troops": [{"id": 7, "name": ["x"], "base": "large", "profile": {"strength": "much"}}],
    "modifiers": [{"procedure": "hand-to-hand", "rule": 1, "label": {}, "value": "two", "if": [1]},
                  {"procedure": "hand-to-hand", "rule": "R", "label": "r", "value": 1e300, "if": {"veteran": 3, "attacked": 2}}]})");
  ASSERT_TRUE(window.openFile(path));
  window.show();
  EXPECT_FALSE(faults().empty());
  for (const char* list : {"modifiers", "troops"})
    for (int i = 0; i < part<QListWidget>(list)->count(); ++i) part<QListWidget>(list)->setCurrentRow(i);
  auto* wrong = window.findChild<HouseModifiersPane*>();
  wrong->show(0);
  type("modifier-label", "mended");
  EXPECT_EQ(document.additions(Addition::modifiers)[0]["label"], "mended");
  while (part<QListWidget>("modifiers")->count() > 0) click("removeModifier");
  while (part<QListWidget>("troops")->count() > 0) click("removeTroop");
  EXPECT_TRUE(faults().empty());
}

}  // namespace
}  // namespace signifer::ui::house_additions_test
