// Actions that are filled in: whatever the rules allow can be done in the window, also what no list offers.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <nlohmann/json.hpp>

#include "dialogs/action_dialog.h"
#include "game/choices.h"
#include "play/battle_json.h"
#include "ui/real_window.h"

namespace signifer::ui::action_form_test {
namespace {

int kindOf(const BattleController& game, const char* id) {
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i)
    if (game.definition().actions()[i].id == id) return static_cast<int>(i);
  return -1;
}

void choose(const QDialog& dialog, const char* field, const char* word) {
  auto* list = dialog.findChild<QComboBox*>(QLatin1String(field));
  ASSERT_NE(list, nullptr) << field;
  const int at = list->findText(QString::fromUtf8(word));
  ASSERT_GE(at, 0) << word << " is none of " << list->count();
  list->setCurrentIndex(at);
}

// CB-CMD-2: a machine never thinks of it, and no gesture on the table means it.
TEST(ActionForm, OrdersAreGivenInTheWindow) {
  RealWindow real("cb/raphia");
  const int orders = kindOf(real.game, "give-orders");
  ASSERT_TRUE(real.game.decision().allows(orders));
  EXPECT_EQ(kindsOfferedNowhere(real.game), std::vector{orders});
  auto* row = real.window.findChild<QAbstractButton*>("toFillIn");
  ASSERT_NE(row, nullptr);
  QTimer::singleShot(0, [&] {
    auto* dialog = real.window.findChild<ActionDialog*>();
    ASSERT_NE(dialog, nullptr);
    choose(*dialog, "leader", "Ptolemy");
    choose(*dialog, "addressee", "Echecrates");
    choose(*dialog, "orders", "hold");
    dialog->accept();
  });
  row->click();
  ASSERT_EQ(real.game.session().eventCount(), 1U);
  const Json done =
      writeAction(real.game.rules(), real.game.battle(), std::get<Action>(real.game.session().event(0).what));
  EXPECT_EQ(done["action"], "give-orders");
  EXPECT_EQ(done["orders"], "hold");
}

TEST(ActionForm, SaysWhyNotAndDoesNothingThen) {
  RealWindow real("cb/raphia");
  ActionDialog dialog(real.game);
  choose(dialog, "kind", "Receive orders");
  dialog.show();
  auto* kind = dialog.findChild<QComboBox*>("kind");
  kind->setFocus();
  QTest::keyClick(kind, Qt::Key_Tab);
  EXPECT_EQ(dialog.focusWidget(), dialog.findChild<QComboBox*>("leader")) << "what is filled in comes after its kind";
  const auto* verdict = dialog.findChild<QLabel*>("verdict");
  EXPECT_TRUE(verdict->text().contains("Not legal")) << verdict->text().toStdString();
  EXPECT_TRUE(verdict->text().contains("rule:CB-CMD-2")) << verdict->text().toStdString();
  bool mayBeDone = false;
  for (const QPushButton* button : dialog.findChildren<QPushButton*>())
    mayBeDone = mayBeDone || (button->text() == "Do it" && button->isEnabled());
  EXPECT_FALSE(mayBeDone);
  auto* overrule = dialog.findChild<QPushButton*>("overrule");
  EXPECT_TRUE(overrule->isEnabled());
  overrule->click();
  EXPECT_TRUE(dialog.overruled());
}

// A unit's formations are many: the list has a few of them, the form all.
TEST(ActionForm, IsOneClickAwayFromAUnit) {
  RealWindow real("fantasy/hastings");
  while (real.game.battle().step < 0 || kindsOfTheSelected(real.game).empty()) {
    ASSERT_LT(real.game.session().eventCount(), 40U);
    real.game.selectNext(1);
    if (!kindsOfTheSelected(real.game).empty()) break;
    const auto next = advanceAction(real.game);
    ASSERT_TRUE(next && real.game.act(*next));
  }
  const UnitIndex unit = real.game.selected();
  auto* row = real.window.findChild<QAbstractButton*>("anotherAction");
  ASSERT_NE(row, nullptr);
  QTimer::singleShot(0, [&] {
    auto* dialog = real.window.findChild<ActionDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->action().unit, unit);
    EXPECT_TRUE(real.game.rules().judge(real.game.battle(), dialog->action()).legal());
    dialog->accept();
  });
  const std::size_t before = real.game.session().eventCount();
  row->click();
  EXPECT_EQ(real.game.session().eventCount(), before + 1);
}

// In every rule set what the form makes of its first values is an action that can be read again.
TEST(ActionForm, MakesActionsOfTheRuleSet) {
  for (const char* scenario : eachRuleSet) {
    const RealWindow real(scenario);
    const std::vector<int> kinds = kindsToFillIn(real.game);
    for (const int kind : kinds) {
      const ActionForm form(real.game, kind);
      const Action action = form.actionOf(form.begin());
      const Json written = writeAction(real.game.rules(), real.game.battle(), action);
      const Document document = Document::parse("action", written.dump());
      EXPECT_EQ(readAction(real.game.rules(), real.game.battle(), document.root()), action) << scenario << written;
    }
  }
}

}  // namespace
}  // namespace signifer::ui::action_form_test
