// Dialogs under real keys.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

#include "dialogs/hand_panel.h"
#include "dialogs/new_battle_dialog.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/ruling_dialog.h"
#include "game/battle_controller.h"
#include "library/loader.h"
#include "library/places.h"
#include "support/paths.h"
#include "ui/fake_ruleset.h"
#include "widgets/odds_bars.h"

namespace signifer::ui::dialogs_test {
namespace {

struct Dialogs : testing::Test {
  BattleController game;
  void SetUp() override { game.open(drill::newSession()); }
};

TEST_F(Dialogs, AChangeByHandHoldsOnlyWhatWasChanged) {
  HandPanel dialog(game, 1);
  dialog.show();
  auto* change = dialog.findChild<QPushButton*>();
  ASSERT_NE(change, nullptr);
  dialog.findChild<QSpinBox*>("hits")->setValue(3);
  EXPECT_EQ(dialog.changes(), R"({"units":[{"id":"w2","status":{"hits":3}}]})");
  EXPECT_TRUE(game.change(dialog.changes(), "miscounted"));
  EXPECT_EQ(game.battle().unit(1).status[drill::Status::hits], 3);
}

TEST_F(Dialogs, RulingShowsExactOddsAndRulesWithTypedFaces) {
  RulingDialog dialog(game.session().sharedRules());
  const auto* odds = dialog.findChild<OddsBars*>();
  ASSERT_TRUE(QTest::qWaitFor([&] { return odds->rows().size() == 3; }));
  EXPECT_NEAR(odds->rows()[0].share, 15.0 / 36, 1e-12);
  EXPECT_EQ(odds->rows()[0].fraction, "5/12");
  dialog.findChild<QCheckBox*>("close")->setChecked(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return std::abs(odds->rows()[0].share - 10.0 / 36) < 1e-12; }));
  dialog.findChild<QLineEdit*>("faces")->setText("4 5");
  dialog.rule();
  bool told = false;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) told = told || label->text().contains("Hits: <b>2</b>");
  EXPECT_TRUE(told);
}

// HG-MAN: nothing is thrown for it, so that there is nothing to press and no bar of 100 %.
TEST_F(Dialogs, ARulingWithoutDiceIsGivenAtOnce) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  RulingDialog dialog(library.find("hannibal")->create());
  dialog.choose(QStringLiteral("manoeuvre"));
  const auto says = [&dialog](const char* words) {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
      return !label->isHidden() && label->text().contains(QLatin1String(words));
    });
  };
  EXPECT_TRUE(says("Permitted: <b>yes</b>"));
  EXPECT_FALSE(dialog.findChild<QLineEdit*>("faces")->isVisibleTo(&dialog));
  dialog.choose(QStringLiteral("hand-to-hand"));
  EXPECT_TRUE(dialog.findChild<QLineEdit*>("faces")->isVisibleTo(&dialog));
  EXPECT_FALSE(says("Permitted"));
}

TEST_F(Dialogs, WhatIfOpensWithTheFactsOfTheEvent) {
  const auto session = drill::newSession();
  ActionList list;
  session->rules().candidates(session->battle(), session->decision(), list);
  const auto shot = std::ranges::find(list, static_cast<std::int8_t>(drill::Kind::shoot), &Action::kind);
  ASSERT_NE(shot, list.end());
  ASSERT_EQ(session->act(*shot).kind, Attempt::Kind::done);
  const auto& consulted = session->event(0).account.front().consulted;
  ASSERT_EQ(consulted.size(), 1U);
  RulingDialog dialog(session->sharedRules());
  // The box is set opposite to the event, so that the facts must come from the event.
  auto* close = dialog.findChild<QCheckBox*>("close");
  const bool was = consulted.front().inputs.at.front().whole != 0;
  close->setChecked(!was);
  dialog.ask(consulted.front());
  EXPECT_EQ(dialog.findChild<QCheckBox*>("close")->isChecked(), was);
}

TEST_F(Dialogs, WhatIfSaysTheModifiersBeforeAnyDie) {
  RulingDialog dialog(game.session().sharedRules());
  const auto says = [&](const char* words) {
    return std::ranges::any_of(dialog.findChildren<QLabel*>(),
                               [&](const QLabel* label) { return label->text().contains(QLatin1String(words)); });
  };
  EXPECT_FALSE(says("+1"));
  dialog.findChild<QCheckBox*>("close")->setChecked(true);
  EXPECT_TRUE(says("+1"));
}

TEST_F(Dialogs, RulesAreFoundByWord) {
  RulesDialog dialog(game.definition());
  auto* list = dialog.findChild<QListWidget*>();
  dialog.findChild<QLineEdit*>()->setText("shield");
  int shown = 0;
  for (int i = 0; i < list->count(); ++i) shown += list->item(i)->isHidden() ? 0 : 1;
  EXPECT_EQ(shown, 1);
  EXPECT_TRUE(ruleHtml(game.definition(), "DR-SHO-3").contains("Each shield"));
}

TEST_F(Dialogs, ANewBattleTakesOnlyOptionsThatDiffer) {
  const RuleSetLibrary library = drill::library();
  NewBattleDialog dialog(library, std::filesystem::path(test::sourcePath()) / "tests/ui");
  for (QSpinBox* spin : dialog.findChildren<QSpinBox*>()) spin->setValue(5);
  const BattlePlan plan = dialog.plan();
  ASSERT_EQ(plan.house.options.size(), 1U);
  EXPECT_EQ(plan.house.options.at("turn-limit"), "5");
  EXPECT_TRUE(plan.commanders[0].isEmpty());
}

}  // namespace
}  // namespace signifer::ui::dialogs_test
