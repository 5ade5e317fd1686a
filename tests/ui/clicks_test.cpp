// The number of clicks that an answer takes, in each rule set, counted by real events. The questions: may it charge,
// what are the modifiers and odds of this fight, how far is it, can it see.
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>
#include <set>

#include "commander/commander.h"
#include "dialogs/ruling_dialog.h"
#include "docks/chain_view.h"
#include "docks/measure_pane.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/choices.h"
#include "play/foresight.h"
#include "simulation/simulation.h"
#include "start/start_page.h"
#include "ui/real_window.h"
#include "widgets/odds_bars.h"

namespace signifer::ui::clicks_test {
namespace {

// Counts presses of mouse buttons and keys that come to the program from outside.
class Presses final : public QObject {
 public:
  Presses() { qApp->installEventFilter(this); }
  [[nodiscard]] int count() const { return count_; }
  void anew() { count_ = 0; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
    // An event that nobody takes climbs to parents: it is counted where it came in.
    if (press && watched->isWindowType()) ++count_;
    return QObject::eventFilter(watched, event);
  }

 private:
  int count_ = 0;
};

QString wordsIn(const QWidget& widget) {
  QString words;
  for (const QLabel* label : widget.findChildren<QLabel*>())
    if (label->isVisibleTo(&widget)) words += label->text() + QLatin1Char('\n');
  for (const QAbstractButton* button : widget.findChildren<QAbstractButton*>())
    if (button->isVisibleTo(&widget)) words += button->text() + QLatin1Char('\n');
  return words;
}

void clickOn(QWidget& widget) {
  const QPoint at = widget.mapTo(widget.window(), widget.rect().center());
  QTest::mouseClick(widget.window()->windowHandle(), Qt::LeftButton, {}, at);
}

void clickTool(const RealWindow& real, const QString& symbol) {
  auto* bar = real.window.findChild<QToolBar*>("tools");
  ASSERT_NE(bar, nullptr);
  for (QAction* action : bar->actions())
    if (action->text().remove(QLatin1Char('&')) == symbol) return clickOn(*bar->widgetForAction(action));
  FAIL() << "no tool " << symbol.toStdString();
}

void clickUnit(const RealWindow& real, UnitIndex unit) {
  const QPoint at = real.table.mapTo(&real.window, real.placeOf(unit));
  QTest::mouseClick(real.window.windowHandle(), Qt::LeftButton, {}, at);
}

// Any unit whose place on the screen nothing else covers.
UnitIndex someUnit(const RealWindow& real, SideIndex side) {
  for (UnitIndex u = 0; u < real.game.battle().unitCount(); ++u)
    if (real.game.battle().unit(u).present && real.game.battle().unit(u).side == side &&
        real.table.unitAt(real.placeOf(u)) == u && real.table.personAt(real.placeOf(u)) == noPerson)
      return u;
  return noUnit;
}

// The title of the kind of action that charges.
QString chargeTitle(const BattleController& game) {
  const auto& kinds = game.definition().actions();
  const auto found = std::ranges::find(kinds, "charge", &ActionKind::gesture);
  return found == kinds.end() ? QString() : QString::fromStdString(found->title);
}

TEST(Clicks, MayItChargeIsOne) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    // Into the first turn, whatever is asked there.
    for (int i = 0; i < 30 && real.game.decision().automatic; ++i)
      ASSERT_TRUE(real.game.act(real.game.candidates().front()));
    const UnitIndex unit = someUnit(real, real.game.decision().side);
    ASSERT_NE(unit, noUnit) << scenario;
    real.game.select(noUnit);
    Presses presses;
    clickUnit(real, unit);
    EXPECT_EQ(presses.count(), 1) << scenario;
    ASSERT_EQ(real.game.selected(), unit) << scenario;
    const QString words = wordsIn(real.window.unitDock());
    EXPECT_TRUE(words.contains(chargeTitle(real.game)))
        << scenario << ": " << chargeTitle(real.game).toStdString() << " is not answered in\n"
        << words.toStdString();
  }
}

// Bars of odds that decide something, and modifiers with their rules or the word that there are none.
bool showsModifiersAndOdds(RealWindow& real) {
  RulingDock& dock = real.window.rulingDock();
  const auto bars = dock.findChildren<OddsBars*>();
  const bool odds = std::ranges::any_of(
      bars, [&](const OddsBars* one) { return one->isVisibleTo(&real.window) && one->rows().size() > 1; });
  const QString words = wordsIn(dock);
  return odds && (words.contains("in all") || words.contains("No modifiers.") ||
                  words.contains("Counted already in what is needed."));
}

// The greedy commander plays until the next step wants dice of one unit against another, and so begins a fight.
bool playToAFight(RealWindow& real) {
  BattleController& game = real.game;
  const auto mind = makeCommander("greedy", commanderStream(1, 0, 0));
  for (int i = 0; i < 600 && !game.session().outcome(); ++i) {
    const ActionList& candidates = game.candidates();
    const Action action = candidates[mind->choose(game.rules(), game.battle(), game.decision(), candidates)];
    const auto next = advanceAction(game);
    if (next && *next == action) {
      const auto rolls = foreseen(game.rules(), game.battle(), action);
      if (!rolls.empty() && rolls.front().ruling && rolls.front().dice.unit != noUnit &&
          rolls.front().dice.against != noUnit)
        return true;
    }
    (void)game.act(action);
    game.rollOpen(true);
  }
  return false;
}

TEST(Clicks, ModifiersAndOddsOfThisFightAreOneBeforeTheDice) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) real.game.setDice(side, DiceOrigin::typed);
    // Of three fights each, whatever their dice.
    for (int fight = 0; fight < 3; ++fight) {
      ASSERT_TRUE(playToAFight(real)) << scenario << ", fight " << fight;
      const std::size_t events = real.game.session().eventCount();
      QTest::qWait(1);
      Presses presses;
      clickOn(*real.window.findChild<QWidget*>("nextStep"));
      EXPECT_EQ(presses.count(), 1) << scenario;
      ASSERT_TRUE(real.game.openThrow()) << scenario << ", fight " << fight;
      EXPECT_TRUE(showsModifiersAndOdds(real)) << scenario << ", fight " << fight << "\n"
                                               << wordsIn(real.window.rulingDock()).toStdString();
      EXPECT_EQ(real.game.session().eventCount(), events) << scenario << ": no die has fallen";
      real.game.rollOpen(true);
    }
  }
}

// The course of a charge is told while it is only looked at: each roll on its way with modifiers, rules and odds.
TEST(Clicks, AChargeTellsItsFightBeforehand) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    BattleController& game = real.game;
    const auto mind = makeCommander("greedy", commanderStream(1, 0, 0));
    const auto charges = [&](const Action& action) { return ChainView::isChain(game, action); };
    int told = 0;
    for (int i = 0; i < 400 && told == 0 && !game.session().outcome(); ++i) {
      const ActionList candidates = game.candidates();
      const auto charge = std::ranges::find_if(candidates, charges);
      if (charge != candidates.end()) {
        real.window.rulingDock().consider(*charge);
        (void)QTest::qWaitFor([&] { return real.window.findChild<ChainView*>() != nullptr; }, 20000);
        (void)QTest::qWaitFor(
            [&] {
              const auto* chain = real.window.findChild<ChainView*>();
              return chain == nullptr || chain->isKnown();
            },
            20000);
        for (const QLabel* label : real.window.rulingDock().findChildren<QLabel*>("attackRuling"))
          told += label->text().contains("%") || label->text().contains("rule:") ? 1 : 0;
      }
      (void)game.act(candidates[mind->choose(game.rules(), game.battle(), game.decision(), candidates)]);
      game.rollOpen(true);
    }
    EXPECT_GT(told, 0) << scenario;
  }
}

// The strip shows the dice that fell, the outcome for both units and the rest of the account without scrolling.
TEST(Ruling, IsAllInView) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    for (int fight = 0; fight < 4; ++fight) {
      ASSERT_TRUE(playToAFight(real)) << scenario << ", fight " << fight;
      clickOn(*real.window.findChild<QWidget*>("nextStep"));
      real.game.rollOpen(true);
      QTest::qWait(20);
      const auto* scroll = real.window.rulingDock().findChild<QScrollArea*>();
      EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0)
          << scenario << ", fight " << fight << ": " << wordsIn(real.window.rulingDock()).toStdString();
      EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0) << scenario << ", fight " << fight;
    }
  }
}

// As the view for a screen across the room keeps them.
TEST(Ruling, TheLastDiceStayForPeopleWhoLookOn) {
  RealWindow real("hannibal/cannae");
  clickOn(*real.window.findChild<QWidget*>("nextStep"));
  real.game.rollOpen(true);
  ASSERT_FALSE(real.game.session().event(real.game.session().eventCount() - 1).dice.empty());
  const ActionList candidates = real.game.candidates();
  const auto stays = std::ranges::find_if(candidates, [](const Action& one) { return one.path.empty(); });
  ASSERT_NE(stays, candidates.end());
  ASSERT_TRUE(real.game.act(*stays));
  ASSERT_TRUE(real.game.session().event(real.game.session().eventCount() - 1).dice.empty());
  const auto showsDice = [&] {
    QTest::qWait(20);
    return real.window.rulingDock().findChild<QLabel*>("sum") != nullptr;
  };
  EXPECT_FALSE(showsDice());
  real.window.rulingDock().holdDice(true);
  EXPECT_TRUE(showsDice());
  real.window.rulingDock().holdDice(false);
  EXPECT_FALSE(showsDice());
}

TEST(Clicks, ModifiersAndOddsWithoutATableAreThree) {
  for (const RuleSetSource& source : shippedRuleSets().sources()) {
    RealWindow real;
    Presses presses;
    auto* chip = real.window.startPage().findChild<QAbstractButton*>(QString::fromStdString(source.id));
    ASSERT_NE(chip, nullptr) << source.id;
    clickOn(*chip);
    clickOn(*real.window.startPage().findChild<QAbstractButton*>("rulingWithoutBattle"));
    auto* dialog = real.window.findChild<RulingDialog*>();
    ASSERT_NE(dialog, nullptr) << source.id;
    // The third picks the ruling in its list: by its first letters, or by a click.
    auto* list = dialog->findChild<QComboBox*>();
    ASSERT_NE(list, nullptr);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    // Keys that go straight to a widget are not counted: it is one.
    EXPECT_EQ(presses.count() + 1, 3) << source.id;
    auto* bars = dialog->findChild<OddsBars*>();
    ASSERT_NE(bars, nullptr);
    EXPECT_TRUE(QTest::qWaitFor([bars] { return !bars->rows().empty(); }, 5000)) << source.id;
    dialog->close();
  }
}

TEST(Clicks, HowFarIsOneAndADrag) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    const UnitIndex one = someUnit(real, 0);
    const UnitIndex other = someUnit(real, 1);
    QString said;
    QObject::connect(&real.table, &TableView::statusChanged, [&said](const QString& words) { said = words; });
    Presses presses;
    clickTool(real, "Ruler");
    EXPECT_EQ(presses.count(), 1) << scenario;
    real.drag(real.placeOf(one), real.placeOf(other));
    real.drop(real.placeOf(other));
    EXPECT_TRUE(said.contains(real.table.nameOf(one)) && said.contains(real.table.nameOf(other)))
        << scenario << ": " << said.toStdString();
  }
}

TEST(Clicks, CanItSeeIsOne) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.game.select(someUnit(real, 0));
    Presses presses;
    clickTool(real, "What it sees");
    EXPECT_EQ(presses.count(), 1) << scenario;
    EXPECT_EQ(real.table.measured(), Measured::sees) << scenario;
    const auto& pane = real.window.unitDock().measures();
    EXPECT_TRUE(pane.isVisible()) << scenario;
    EXPECT_FALSE(wordsIn(pane).isEmpty()) << scenario;
    // The next unit is one more.
    const UnitIndex other = someUnit(real, 1);
    clickUnit(real, other);
    EXPECT_EQ(presses.count(), 2) << scenario;
    EXPECT_EQ(real.game.selected(), other) << scenario;
    EXPECT_TRUE(pane.isVisible()) << scenario;
  }
}

// Dots on the table, the list beside it and the key N agree on who may act, at every decision of two player turns.
TEST(WhoIsAsked, DotsDocksAndTheNextKeyAgree) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    for (int i = 0; i < 120 && !real.game.session().outcome(); ++i) {
      std::set<UnitIndex> dots;
      for (const UnitLook& look : real.table.looks())
        if (look.portrait.mayAct) dots.insert(look.unit);
      if (!real.game.decision().automatic) {
        std::set<UnitIndex> listed;
        for (const UnitLook& look : real.table.looks())
          if (!unitChoices(real.game, look.unit).empty()) listed.insert(look.unit);
        EXPECT_EQ(dots, listed) << scenario << ", event " << i;
        const UnitIndex asked = real.game.decision().unit;
        if (asked != noUnit) {
          EXPECT_EQ(real.game.selected(), asked) << scenario << ", event " << i;
        }
      } else {
        EXPECT_TRUE(dots.empty()) << scenario << ", event " << i;
      }
      if (i % 10 == 0 && !dots.empty()) {
        std::set<UnitIndex> walked;
        for (std::size_t k = 0; k < dots.size(); ++k) {
          real.game.selectNext(1);
          walked.insert(real.game.selected());
        }
        EXPECT_EQ(walked, dots) << scenario << ", event " << i;
      }
      const auto& candidates = real.game.candidates();
      ASSERT_TRUE(real.game.act(candidates[static_cast<std::size_t>(i * 7) % candidates.size()])) << scenario;
    }
  }
}

// Ways that differ are told apart, and what a unit may do does not stand among what it may not.
TEST(WhatAUnitMay, EachRowSaysSomethingOfItsOwn) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    for (int i = 0; i < 60 && !real.game.session().outcome(); ++i) {
      for (UnitIndex unit = 0; unit < real.game.battle().unitCount(); ++unit) {
        std::multiset<QString> rows;
        for (const Choice& choice : unitChoices(real.game, unit)) rows.insert(choice.title);
        for (const QString& row : rows)
          EXPECT_EQ(rows.count(row), 1U) << scenario << ' ' << i << ": " << qPrintable(row);
        std::set<std::pair<QString, std::vector<QString>>> reasons;
        for (const Refused& refused : unitRefusals(real.game, unit, 5)) {
          for (const QString& title : refused.title.split(QStringLiteral(", ")))
            EXPECT_FALSE(rows.contains(title)) << scenario << ' ' << i << ": " << qPrintable(title);
          EXPECT_TRUE(!refused.whole || reasons.emplace(refused.reason, refused.rules).second)
              << scenario << ' ' << i << ", said twice: " << qPrintable(refused.reason);
        }
      }
      const auto& candidates = real.game.candidates();
      ASSERT_TRUE(real.game.act(candidates[static_cast<std::size_t>(i * 7) % candidates.size()])) << scenario;
    }
  }
}

// A player who drags a unit out of turn, or in another step, is told so.
TEST(WhoIsAsked, ADragInTheWrongStepSaysSo) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    const SideIndex side = real.game.decision().side;
    const UnitIndex enemy = someUnit(real, enemyOf(side == noSide ? SideIndex{0} : side));
    QString said;
    QObject::connect(&real.table, &TableView::statusChanged, [&said](const QString& words) {
      if (!words.isEmpty()) said = words;
    });
    const QPoint from = real.placeOf(enemy);
    real.drag(from, from + QPoint(60, 40));
    EXPECT_FALSE(said.isEmpty()) << scenario;
    EXPECT_TRUE(real.window.findChild<QWidget*>("callout")->isVisible()) << scenario;
    real.drop(from + QPoint(60, 40));
    EXPECT_EQ(real.game.session().eventCount(), 0U) << scenario;
  }
}

}  // namespace
}  // namespace signifer::ui::clicks_test
