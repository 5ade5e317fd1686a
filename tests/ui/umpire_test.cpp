// The umpire's side of the window: what waits, notes, secret dice, what was taken back. And in a side's view: its dice
// and its past.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <algorithm>

#include "play/sealed_orders.h"
#include "play/umpires_screen.h"
#include "sides/side_dice.h"
#include "sides/side_window.h"
#include "sides/umpire_dock.h"
#include "sides/umpires_desk.h"
#include "sides/written_orders.h"
#include "ui/real_window.h"
#include "view/view.h"

namespace signifer::ui::umpire_test {
namespace {

struct UmpireEvening : testing::Test {
  RealWindow real{"hannibal/trebia"};
  UmpireDock& dock = *real.window.findChild<UmpireDock*>();
  static constexpr SideIndex carthage = 0;
  static constexpr SideIndex rome = 1;

  UmpireEvening() {
    dock.show();
    for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::rolled);
    QTest::qWait(10);
  }
  SideWindow& as(SideIndex side) {
    real.window.showAs(side);
    return *real.window.sideWindow();
  }
  QString toldTo(SideIndex side) {
    QString words;
    const auto* list = as(side).findChild<QListWidget*>(QStringLiteral("toldToSide"));
    for (int i = 0; i < list->count(); ++i) words += list->item(i)->text() + QLatin1Char('\n');
    real.window.showAs(noSide);
    return words;
  }
  template <class Part>
  Part& part(const char* name) {
    return *dock.findChild<Part*>(QLatin1String(name));
  }
};

TEST_F(UmpireEvening, TheDockSaysWhatWaits) {
  const SideIndex asked = real.game.decision().side;
  const auto waits = [&](SideIndex side) { return part<QLabel>(side == 0 ? "waitsFor0" : "waitsFor1").text(); };
  EXPECT_TRUE(waits(asked).startsWith(QStringLiteral("To act"))) << waits(asked).toStdString();
  const StepIndex step = real.game.decision().step == noStep ? real.game.battle().step : real.game.decision().step;
  const bool both = real.game.definition().sequence().step(step).actor == Actor::both;
  EXPECT_EQ(waits(enemyOf(asked)).startsWith(QStringLiteral("Nothing to do now")), !both);
  EXPECT_TRUE(waits(rome).contains(QStringLiteral("no order in")));
  ASSERT_TRUE(sealOrder(real.game, rome, {"Hold the bank", {}, {}}, OrderTime{9, noStep, noSide}));
  EXPECT_TRUE(waits(rome).contains(QStringLiteral("1 order"))) << waits(rome).toStdString();
  const Session& session = real.game.session();
  EXPECT_EQ(sideOfOrder(session.battle(), session.event(session.eventCount() - 1)), rome);
  EXPECT_TRUE(waits(carthage).contains(QStringLiteral("no order in")));
  real.game.setMail(
      R"({"key": "00", "sides": [{"letter": 2, "events": 0, "answered": 1}, {"letter": 1, "answered": 1}]})");
  EXPECT_TRUE(waits(carthage).contains(QStringLiteral("letter 2 is out, no answer yet")));
  EXPECT_TRUE(waits(rome).contains(QStringLiteral("the answer to letter 1 is in")));
}

TEST_F(UmpireEvening, ANoteReachesItsSideAlone) {
  auto& note = part<QLineEdit>("noteText");
  auto& give = part<QPushButton>("giveNote");
  EXPECT_FALSE(give.isEnabled());
  part<QComboBox>("noteSide").setCurrentIndex(rome);
  note.setText(QStringLiteral("You hear horses"));
  give.click();
  EXPECT_TRUE(note.text().isEmpty());
  EXPECT_EQ(dock.desk().list().count(), 1);
  EXPECT_FALSE(toldTo(carthage).contains(QStringLiteral("horses")));
  EXPECT_TRUE(toldTo(rome).contains(QStringLiteral("You hear horses")));
  // It is shown large until it is put away.
  SideWindow& window = as(rome);
  const auto shown = [&] {
    for (const QLabel* label : window.findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(QStringLiteral("You hear horses"))) return true;
    return false;
  };
  EXPECT_TRUE(shown());
}

TEST_F(UmpireEvening, SecretDiceStandInTheDockAlone) {
  part<QLineEdit>("secretAbout").setText(QStringLiteral("Does the scout come back?"));
  part<QPushButton>("rollSecretly").click();
  ASSERT_EQ(dock.desk().list().count(), 1);
  EXPECT_TRUE(dock.desk().list().item(0)->text().contains(QStringLiteral("scout")));
  for (const SideIndex side : {carthage, rome}) {
    EXPECT_TRUE(toldTo(side).contains(QStringLiteral("The umpire rolled dice in secret.")));
    EXPECT_FALSE(toldTo(side).contains(QStringLiteral("scout")));
  }
}

TEST_F(UmpireEvening, WhatWasSeenAndTakenBackIsNoted) {
  const auto& units = real.game.battle().setup->units;
  const auto mago = std::ranges::find(units, "mago-foot", &UnitInfo::id) - units.begin();
  ASSERT_FALSE(seenBy(real.game.rules(), real.game.battle(), rome).sees(static_cast<UnitIndex>(mago)));
  const std::size_t before = real.game.session().eventCount();
  ASSERT_TRUE(real.game.change(QStringLiteral(R"({"units": [{"id": "mago-foot", "hidden": false}]})"), {}));
  real.game.undo();
  QTest::qWait(10);
  EXPECT_EQ(real.game.session().eventCount(), before);
  ASSERT_FALSE(real.game.candidates().empty());
  ASSERT_TRUE(real.game.act(real.game.candidates().back()));
  QTest::qWait(10);
  const std::vector<UmpiresDeed> deeds = umpiresDeeds(real.game.session());
  ASSERT_EQ(deeds.size(), 1U);
  EXPECT_EQ(deeds[0].side, rome);
  EXPECT_EQ(deeds[0].units, std::vector{static_cast<UnitIndex>(mago)});
  EXPECT_FALSE(toldTo(rome).contains(QStringLiteral("Mago")));
}

// Nothing of it is left where the step back is taken forward again.
TEST_F(UmpireEvening, WhatIsSeenAgainIsNotNoted) {
  ASSERT_TRUE(real.game.change(QStringLiteral(R"({"units": [{"id": "mago-foot", "hidden": false}]})"), {}));
  real.game.undo();
  real.game.redo();
  ASSERT_TRUE(real.game.act(real.game.candidates().back()));
  QTest::qWait(10);
  EXPECT_TRUE(umpiresDeeds(real.game.session()).empty());
}

TEST_F(UmpireEvening, ASideTypesItsOwnDice) {
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::typed);
  // On until somebody rolls.
  for (int i = 0; i < 60 && !real.game.openThrow(); ++i) {
    const ActionList& list = real.game.candidates();
    const auto rolls =
        std::ranges::find_if(list, [&](const Action& one) { return !real.game.session().foresee(one, {}).empty(); });
    real.game.act(rolls == list.end() ? list.back() : *rolls);
  }
  ASSERT_TRUE(real.game.openThrow());
  const std::size_t before = real.game.session().eventCount();
  // Each of them types its own; the other side has no strip meanwhile.
  for (int i = 0; i < 40 && real.game.openThrow() && real.game.session().eventCount() == before; ++i) {
    SideIndex whose = real.game.openThrow()->side();
    if (whose == noSide) whose = real.game.decision().side;
    if (i == 0) {
      EXPECT_FALSE(as(enemyOf(whose)).findChild<SideDice*>()->isVisible());
    }
    auto* strip = as(whose).findChild<SideDice*>();
    ASSERT_TRUE(strip->isVisible());
    // A roll off goes on until somebody wins it.
    const QString wanted = QStringLiteral("face%1").arg(whose == rome ? 4 : 3);
    QTest::qWait(10);
    QPushButton* face = nullptr;
    for (QPushButton* one : strip->findChildren<QPushButton*>())
      if (one->isVisibleTo(strip) && (one->objectName() == wanted || one->objectName() == QLatin1String("diceStand")))
        face = one;
    ASSERT_NE(face, nullptr);
    face->click();
    QCoreApplication::processEvents();
  }
  EXPECT_GT(real.game.session().eventCount(), before);
}

TEST_F(UmpireEvening, ASideLooksBackInItsOwnPast) {
  ASSERT_TRUE(real.game.change(QStringLiteral(R"({"turn": 2})"), QStringLiteral("late")));
  ASSERT_TRUE(real.game.change(
      QStringLiteral(
          R"({"units": [{"id": "mago-foot", "hidden": false}], "people": [{"id": "mago", "hidden": false}]})"),
      {}));
  ASSERT_TRUE(real.game.change(QStringLiteral(R"({"turn": 3})"), QStringLiteral("later")));
  SideWindow& window = as(rome);
  const auto seesMago = [&] {
    const auto& units = window.screen().shown().battle().setup->units;
    return std::ranges::any_of(units, [](const UnitInfo& unit) { return unit.id == "mago-foot"; });
  };
  auto& told = *window.findChild<QListWidget*>(QStringLiteral("toldToSide"));
  ASSERT_GE(told.count(), 3);
  const int newest = told.count() - 1;
  EXPECT_TRUE(seesMago());
  told.setCurrentRow(newest - 2);
  EXPECT_EQ(window.screen().shown().battle().turn, 2);
  EXPECT_FALSE(seesMago());
  EXPECT_TRUE(window.screen().shown().candidates().empty());
  told.setCurrentRow(newest - 1);
  EXPECT_TRUE(seesMago());
  // The newest is now.
  told.setCurrentRow(newest);
  EXPECT_FALSE(window.screen().looking());
  EXPECT_EQ(window.screen().shown().battle().turn, 3);
}

}  // namespace
}  // namespace signifer::ui::umpire_test
