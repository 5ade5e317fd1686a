// Beside the table as a newcomer meets it: what is said is so, what waits can be taken, and what goes on is at hand.
#include <gtest/gtest.h>

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

#include "beside/far_strip.h"
#include "beside/ghost_pane.h"
#include "beside/ghosts.h"
#include "docks/journal_model.h"
#include "docks/ruling_dock.h"
#include "docks/tell_line.h"
#include "play/deployment.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "start/battle_shelf.h"
#include "symbols.h"
#include "tell/tell.h"
#include "theme.h"
#include "ui/real_window.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui::beside_test {
namespace {

void begin(RealWindow& real, SideIndex side = 0) {
  real.game.setDepth(Depth::judgeWhenAsked);
  if (comesBefore(real.game.rules(), real.game.battle()) == Before::whoBegins)
    real.game.change(text(beginsText(real.game.battle(), side)), {});
}

UnitIndex unitNamed(const RealWindow& real, std::string_view name) {
  const auto& units = real.game.battle().setup->units;
  return static_cast<UnitIndex>(std::ranges::find(units, name, &UnitInfo::name) - units.begin());
}

void showAhead(RealWindow& real, UnitIndex unit, double inches) {
  const QPoint from = real.placeOf(unit);
  const bool up = real.game.battle().unit(unit).pose.heading == 0;
  const QPoint to = from + QPoint(0, qRound((up ? -inches : inches) * real.table.map().scale));
  real.drag(from, to);
  real.drop(to);
}

Ghosts& ghostsOf(const RealWindow& real) { return *real.window.findChild<Ghosts*>(); }

QLineEdit& lineOf(const RealWindow& real) { return *real.window.findChild<QLineEdit*>(QStringLiteral("tellLine")); }

void type(RealWindow& real, const char* words, Qt::KeyboardModifiers modifiers = {}) {
  QTest::keyClick(&real.table, Qt::Key_Slash);
  QTest::keyClicks(&lineOf(real), QString::fromUtf8(words));
  QTest::keyClick(&lineOf(real), Qt::Key_Return, modifiers);
}

// In the other side's turn a move is judged for its own side's: panel and table say the same.
TEST(Beside, TheGhostOnTheTableHasTheVerdictOfItsPanel) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  showAhead(real, unitNamed(real, "Velites 1"), 6);
  ASSERT_EQ(ghostsOf(real).places().size(), 1U);
  ASSERT_EQ(ghostsOf(real).judged().size(), 1U);
  EXPECT_TRUE(ghostsOf(real).judged().front().legal());
  EXPECT_TRUE(real.window.findChild<GhostPane*>()->words().startsWith(QStringLiteral("✓")));
}

TEST(Beside, WhatCanBeDoneWithAGhostIsInSight) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  showAhead(real, unitNamed(real, "Boii"), 14);
  QTest::qWait(50);
  for (const char* name : {"ghostsTake", "ghostNearest", "ghostOtherStep"}) {
    const auto* button = real.window.findChild<QPushButton*>(QLatin1String(name));
    ASSERT_NE(button, nullptr);
    EXPECT_EQ(button->visibleRegion().boundingRect().size(), button->size()) << name;
  }
}

TEST(Beside, TheNearestLegalPlaceIsOneKeyAway) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  const UnitIndex boii = unitNamed(real, "Boii");
  const Length from = real.game.battle().unit(boii).pose.centre.y;
  showAhead(real, boii, 14);
  ASSERT_FALSE(ghostsOf(real).judged().front().legal());
  QTest::keyClick(&real.table, Qt::Key_Return, Qt::ShiftModifier);
  ASSERT_EQ(ghostsOf(real).places().size(), 1U);
  EXPECT_NEAR(ghostsOf(real).places().front().pose.centre.y - from, 12 * oneInch, 5);
  EXPECT_TRUE(ghostsOf(real).judged().front().legal());
  QTest::keyClick(&real.table, Qt::Key_Return);
  EXPECT_TRUE(ghostsOf(real).empty());
  EXPECT_NEAR(real.game.battle().unit(boii).pose.centre.y - from, 12 * oneInch, 5);
}

TEST(Beside, AGhostAndAQuestionAreJudgedForTheStepThatIsNamed) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  auto* action = real.window.findChild<QAction*>(QStringLiteral("judge-other-step"));
  ASSERT_NE(action, nullptr);
  const auto choose = [&](const char* side) -> QString {
    action->trigger();
    auto* menu = real.window.findChild<QMenu*>(QStringLiteral("stepMenu"));
    if (menu == nullptr) return {};
    QString chosen;
    for (QAction* one : menu->actions())
      if (chosen.isEmpty() && one->text().endsWith(QLatin1String(side))) {
        chosen = one->text();
        one->trigger();
      }
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return chosen;
  };
  showAhead(real, unitNamed(real, "Boii"), 6);
  ASSERT_FALSE(choose("Carthage").isEmpty());
  ASSERT_TRUE(ghostsOf(real).judgedFor());
  EXPECT_EQ(ghostsOf(real).judgedFor()->side, 0);
  ghostsOf(real).throwAllAway();
  EXPECT_FALSE(ghostsOf(real).judgedFor());
  type(real, "may legio 2 march?");
  const auto* answer = real.window.findChild<Label*>(QStringLiteral("toldWords"));
  EXPECT_FALSE(choose("Carthage").isEmpty());
  EXPECT_TRUE(answer->text().contains(QStringLiteral("Carthage"))) << answer->text().toStdString();
  const auto* verdict = real.window.findChild<Label*>(QStringLiteral("toldVerdict"));
  EXPECT_TRUE(verdict->text().startsWith(QStringLiteral("✗"))) << verdict->text().toStdString();
}

// Ghosts, losses and units that are gone wait together, and are one event.
TEST(Beside, CatchingUpTakesPlacesLossesAndRoutsAsOne) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  const Battle before = real.game.battle();
  const UnitIndex boii = unitNamed(real, "Boii");
  const UnitIndex velites = unitNamed(real, "Velites 2");
  const UnitIndex legion = unitNamed(real, "Legio I");
  showAhead(real, boii, 6);
  const std::size_t events = real.game.session().eventCount();
  type(real, "legio 1 lose 2", Qt::ShiftModifier);
  type(real, "velites 2 is lost", Qt::ShiftModifier);
  EXPECT_EQ(real.game.session().eventCount(), events) << "nothing has happened yet";
  const std::vector<CaughtUp>& waits = ghostsOf(real).proposals();
  ASSERT_EQ(waits.size(), 3U);
  EXPECT_EQ(waits[0].kind, CaughtUp::Kind::stands);
  EXPECT_EQ(waits[1].kind, CaughtUp::Kind::suffers);
  EXPECT_EQ(waits[2].kind, CaughtUp::Kind::gone);
  QTest::mouseClick(real.window.findChild<QPushButton*>(QStringLiteral("ghostsTake")), Qt::LeftButton);
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  EXPECT_TRUE(ghostsOf(real).empty());
  EXPECT_NE(real.game.battle().unit(boii).pose, before.unit(boii).pose);
  EXPECT_FALSE(real.game.battle().unit(velites).present);
  EXPECT_EQ(real.game.rules().portray(real.game.battle(), legion).harm, 2);
  real.game.undo();
  EXPECT_EQ(real.game.battle().unit(boii).pose, before.unit(boii).pose);
  EXPECT_TRUE(real.game.battle().unit(velites).present);
}

TEST(Beside, TheExampleIsOfThisBattleAndEachPartOfItIsUnderstood) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    begin(real);
    const auto* hint = real.window.findChild<ElidedLabel*>(QStringLiteral("tellNext"));
    const QString words = hint->text();
    ASSERT_TRUE(words.contains(QStringLiteral(" · "))) << scenario << ": " << words.toStdString();
    for (const QString& part : words.mid(words.indexOf(QLatin1Char(':')) + 1).split(QStringLiteral(" · "))) {
      const Told told = tellLine(real.game.rules(), real.game.battle(), part.trimmed().toStdString());
      EXPECT_FALSE(told.stopped) << scenario << ": " << part.toStdString() << ": "
                                 << (told.stopped ? told.stopped->why : std::string());
    }
  }
}

TEST(Beside, TheFlagInTheJournalIsOfTheSideThatItTellsOf) {
  RealWindow real("hannibal/cannae");
  begin(real, 1);
  type(real, "boii lose 1");
  type(real, "legio 1 lose 1");
  JournalModel shown(real.game);
  Q_EMIT real.game.changed();
  ASSERT_EQ(shown.rowCount(), 3);
  EXPECT_EQ(shown.row(0).side, 1) << "Rome begins";
  EXPECT_EQ(shown.row(1).side, 0) << "Boii of Carthage";
  EXPECT_EQ(shown.row(2).side, 1) << "Legio I of Rome";
}

// The big button ends the deployment once all stand; it never asks for units of which none are left.
TEST(Beside, TheBigButtonEndsADeployment) {
  RealWindow real("othw/porus");
  real.game.setDepth(Depth::judgeWhenAsked);
  auto* next = real.window.findChild<QAbstractButton*>(QStringLiteral("nowNext"));
  for (int side = 0; side < 2; ++side) {
    EXPECT_FALSE(next->isEnabled());
    QTest::mouseClick(real.window.findChild<QPushButton*>(QStringLiteral("placeAll")), Qt::LeftButton);
    ASSERT_TRUE(next->isEnabled());
    QTest::mouseClick(next, Qt::LeftButton);
  }
  EXPECT_FALSE(deploymentNow(real.game.definition(), real.game.battle()));
}

TEST(Beside, ThePlayerOppositeReadsTheStepToo) {
  RealWindow real("hannibal/cannae");
  begin(real, 0);
  EXPECT_EQ(real.window.findChild<FarStrip*>(), nullptr);
  real.window.findChild<QAction*>(QStringLiteral("far-strip"))->setChecked(true);
  const auto* strip = real.window.findChild<FarStrip*>();
  ASSERT_NE(strip, nullptr);
  EXPECT_TRUE(strip->isVisibleTo(&real.window));
  EXPECT_TRUE(strip->accessibleName().contains(QStringLiteral("Carthage")));
  EXPECT_LT(strip->mapTo(&real.window, QPoint()).y(), real.table.mapTo(&real.window, QPoint()).y());
}

// A unit of which the referee is asked is answered where it stands; the table keeps its room.
TEST(Beside, AskingTheRefereeTakesNoRoomFromTheTable) {
  RealWindow real("cb/pydna");
  begin(real);
  real.click(0);
  QTest::qWait(50);
  const int before = real.table.height();
  for (auto* button : real.window.findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("May it act? Ask the referee")) QTest::mouseClick(button, Qt::LeftButton);
  QTest::qWait(50);
  EXPECT_EQ(real.table.height(), before);
  EXPECT_FALSE(real.window.rulingDock().isVisible());
}

// Delete, pressed by mistake, must not take a unit off a table on which the rules are carried out.
TEST(Beside, AtFullRefereeAKeyAsksWhyFirst) {
  RealWindow real("hannibal/cannae");
  begin(real);
  real.game.setDepth(Depth::fullReferee);
  real.click(0);
  int asked = 0;
  const auto press = [&](Qt::Key key, Qt::KeyboardModifiers held, const QString& why) {
    QTimer::singleShot(50, &real.window, [&, why] {
      auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      ++asked;
      EXPECT_FALSE(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
      dialog->setTextValue(why);
      EXPECT_EQ(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled(), !why.isEmpty());
      why.isEmpty() ? dialog->reject() : dialog->accept();
    });
    real.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&real.window));
    QTest::keyClick(&real.table, key, held);
    QTest::qWait(80);
  };
  const std::size_t events = real.game.session().eventCount();
  press(Qt::Key_Delete, Qt::NoModifier, {});
  press(Qt::Key_F, Qt::NoModifier, {});
  press(Qt::Key_X, Qt::NoModifier, {});
  press(Qt::Key_R, Qt::ShiftModifier, {});
  EXPECT_EQ(asked, 4);
  EXPECT_EQ(real.game.session().eventCount(), events);
  EXPECT_TRUE(real.game.battle().unit(0).present);
  press(Qt::Key_Delete, Qt::NoModifier, QStringLiteral("fell off the table"));
  EXPECT_EQ(real.game.session().eventCount(), events + 1);
  EXPECT_FALSE(real.game.battle().unit(0).present);
}

// Words and picture of a card are in the language and the colours in which the window was then.
TEST(BattleShelf, ACardOfOtherColoursIsMadeAnew) {
  const QTemporaryDir folder;
  const BattleShelf shelf((folder.path() + QStringLiteral("/battles")).toStdString());
  QDir().mkpath(shelf.folder());
  BattleCard card;
  card.file = shelf.freshName(QStringLiteral("Cannae"));
  QFile journal(card.file);
  ASSERT_TRUE(journal.open(QIODevice::WriteOnly));
  journal.close();
  card.events = 3;
  card.stamp();
  shelf.put(card, {});
  const auto isStale = [&] { return shelf.cardsAsKept().front().stale; };
  ASSERT_EQ(shelf.cardsAsKept().size(), 1);
  EXPECT_FALSE(isStale());
  const Theme::Scheme before = Theme::current().scheme();
  Theme::current().setScheme(before == Theme::Scheme::dark ? Theme::Scheme::light : Theme::Scheme::dark);
  EXPECT_TRUE(isStale());
  Theme::current().setScheme(before);
}

}  // namespace
}  // namespace signifer::ui::beside_test
