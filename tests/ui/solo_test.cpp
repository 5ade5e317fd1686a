// A machine's turn at the table: its pace, its reasons, what rests meanwhile, and how it is stopped.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <atomic>
#include <thread>

#include "dialogs/rules_dialog.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/machine_player.h"
#include "library/loader.h"
#include "library/places.h"
#include "machine/machine_bar.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "play/journal.h"
#include "preferences.h"
#include "settings.h"
#include "simulation/simulation.h"
#include "table/table_view.h"
#include "table/turn_marks.h"
#include "ui/fake_ruleset.h"
#include "ui/real_window.h"
#include "widgets/notice.h"

namespace signifer::ui::solo_test {
namespace {

/// Never answers until it is let go; heeds nobody.
class Sleeper final : public Commander {
 public:
  std::size_t choose(const RuleSet&, const Battle&, const Decision&, const ActionList&) override {
    asleep = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(900));
    asleep = false;
    return 0;
  }
  static inline std::atomic<bool> asleep = false;
};

class Broken final : public Commander {
 public:
  std::size_t choose(const RuleSet&, const Battle&, const Decision&, const ActionList&) override {
    throw std::runtime_error("lost its head");
  }
};

struct Solo : testing::Test {
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();
  MachinePlayer& machine = window.machine();

  void SetUp() override {
    Settings().clear();
    window.show(drill::newSession());
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }
  void TearDown() override { Settings().clear(); }

  [[nodiscard]] std::size_t count() const { return game.session().eventCount(); }
  // The player ends his turn by the key that does so.
  void endTurn() {
    for (int i = 0; i < 20 && game.battle().active == 0; ++i) QTest::keyClick(&window, Qt::Key_F5);
    ASSERT_EQ(game.decision().side, 1);
  }
  void waitForEvents(std::size_t wanted) {
    for (int i = 0; i < 500 && count() < wanted; ++i) QTest::qWait(10);
    ASSERT_GE(count(), wanted);
  }
  // The player answers where he is asked in the machine's turn.
  void waitForItsTurnToEnd() {
    for (int i = 0; i < 500 && game.battle().active == 1; ++i) {
      QTest::qWait(10);
      if (!game.handsRest() && game.battle().active == 1) game.act(game.candidates().front());
    }
    ASSERT_EQ(game.battle().active, 0);
  }
  QPushButton* button(const char* name) { return window.findChild<QPushButton*>(QLatin1String(name)); }
  QListWidget* moves() { return window.findChild<QListWidget*>("machineMoves"); }
};

TEST_F(Solo, ThePlayersControlsRestWhileTheMachineMoves) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "greedy");
  endTurn();
  ASSERT_TRUE(game.handsRest());
  const std::size_t before = count();
  QTest::keyClick(&window, Qt::Key_F5);
  QTest::keyClick(&window.table(), Qt::Key_Up);
  QTest::keyClick(&window.table(), Qt::Key_Return);
  QTest::mouseClick(window.findChild<QAbstractButton*>("nextStep"), Qt::LeftButton);
  EXPECT_EQ(count(), before) << "nothing that a player presses acts for the machine";
  EXPECT_FALSE(window.sequenceDock().nextButton().isEnabled());
  QTest::qWait(30);
  EXPECT_TRUE(window.findChild<QLabel*>("resting")->isVisible());
  // Nor does anything that goes round the controls.
  EXPECT_FALSE(game.act(game.candidates().front()));
  EXPECT_EQ(count(), before);
}

TEST_F(Solo, StepByStepEachMoveWaitsAndIsKeptWithItsReason) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "centurion");
  endTurn();
  const std::size_t before = count();
  QTest::qWait(80);
  EXPECT_EQ(count(), before);
  QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
  waitForEvents(before + 1);
  QTest::qWait(60);
  EXPECT_EQ(count(), before + 1) << "one key, one move";
  ASSERT_EQ(machine.moves().size(), 1U);
  EXPECT_FALSE(machine.moves().front().what.isEmpty());
  EXPECT_FALSE(machine.moves().front().why.isEmpty());
  ASSERT_EQ(moves()->count(), 1);
  EXPECT_FALSE(window.table().turnMarks().words.isEmpty());
}

TEST_F(Solo, ItsMovesAreKeptUntilThePlayersTurnIsOver) {
  machine.setCommander(1, "greedy");
  machine.setPace(MachinePlayer::Pace::atOnce);
  endTurn();
  waitForItsTurnToEnd();
  const std::size_t kept = machine.moves().size();
  ASSERT_GE(kept, 1U);
  EXPECT_EQ(moves()->count(), static_cast<int>(kept));
  machine.setPaused(true);
  endTurn();
  EXPECT_EQ(machine.moves().size(), kept) << "until its next turn begins";
  machine.step();
  for (int i = 0; i < 300 && machine.moves().size() == kept; ++i) QTest::qWait(10);
  EXPECT_EQ(machine.moves().size(), 1U);
}

TEST_F(Solo, PauseStopsAtOnceAndGoesOn) {
  machine.setMaker([](std::string_view, std::uint64_t) { return std::make_unique<Sleeper>(); });
  machine.setPause(0);
  machine.setCommander(1, "greedy");
  endTurn();
  for (int i = 0; i < 100 && !Sleeper::asleep; ++i) QTest::qWait(5);
  ASSERT_TRUE(machine.thinking());
  const std::size_t before = count();
  QTest::keyClick(&window, Qt::Key_F9);
  EXPECT_FALSE(machine.thinking());
  EXPECT_TRUE(Sleeper::asleep) << "the window waits for nobody";
  QTest::qWait(1100);
  EXPECT_EQ(count(), before) << "an answer to a question that was stopped counts no more";
  QTest::mouseClick(button("machineGo"), Qt::LeftButton);
  waitForEvents(before + 1);
}

TEST_F(Solo, WhoThinksTooLongIsAnsweredFor) {
  machine.setMaker([](std::string_view, std::uint64_t) { return std::make_unique<Sleeper>(); });
  machine.setPatience(std::chrono::milliseconds(-700));
  machine.setPause(0);
  machine.setCommander(1, "greedy");
  endTurn();
  const std::size_t before = count();
  waitForEvents(before + 1);
  EXPECT_TRUE(machine.moves().back().why.contains("too long")) << machine.moves().back().why.toStdString();
}

TEST_F(Solo, WhoFailsIsAnsweredFor) {
  machine.setMaker([](std::string_view, std::uint64_t) { return std::make_unique<Broken>(); });
  machine.setPause(0);
  machine.setCommander(1, "greedy");
  endTurn();
  waitForEvents(count() + 1);
  EXPECT_TRUE(machine.moves().back().why.contains("failed"));
}

TEST_F(Solo, ToTheEndPlaysTheRestOfItsTurn) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "greedy");
  endTurn();
  QTest::keyClick(&window, Qt::Key_F9, Qt::ControlModifier);
  for (int i = 0; i < 500 && game.handsRest(); ++i) QTest::qWait(10);
  EXPECT_FALSE(game.handsRest());
  EXPECT_EQ(machine.pace(), MachinePlayer::Pace::step);
}

TEST_F(Solo, SidesChangeHandsInMidGame) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "greedy");
  endTurn();
  auto* leader = window.findChild<QComboBox*>("commander1");
  ASSERT_TRUE(leader->isVisible());
  leader->setCurrentIndex(0);
  Q_EMIT leader->activated(0);
  EXPECT_FALSE(game.handsRest());
  const std::size_t before = count();
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_EQ(count(), before + 1) << "the player has taken the side over";
  leader = window.findChild<QComboBox*>("commander0");
  leader->setCurrentIndex(leader->findData("legate"));
  Q_EMIT leader->activated(leader->currentIndex());
  auto* character = window.findChild<QComboBox*>("character0");
  ASSERT_TRUE(character->isEnabled());
  character->setCurrentIndex(character->findData("bold"));
  Q_EMIT character->activated(character->currentIndex());
  EXPECT_EQ(machine.commander(0), "legate:bold");
}

TEST_F(Solo, AfterAStepBackItWaitsToBeToldToGoOn) {
  machine.setPause(0);
  machine.setCommander(1, "greedy");
  endTurn();
  for (int i = 0; i < 500 && game.handsRest(); ++i) QTest::qWait(10);
  game.undo();
  if (!game.handsRest()) game.undo();
  ASSERT_TRUE(game.handsRest());
  const std::size_t before = count();
  QTest::qWait(60);
  EXPECT_EQ(count(), before);
  QTest::mouseClick(button("machineGo"), Qt::LeftButton);
  waitForEvents(before + 1);
}

TEST_F(Solo, AHintShowsAMoveWithItsReasonAndDoesNothing) {
  const std::size_t before = count();
  QTest::keyClick(&window, Qt::Key_F7);
  auto* said = window.findChild<Notice*>("question");
  for (int i = 0; i < 500 && !said->isVisible(); ++i) QTest::qWait(10);
  ASSERT_TRUE(said->isVisible());
  EXPECT_TRUE(said->words().startsWith("A legate would:")) << said->words().toStdString();
  EXPECT_EQ(count(), before);
  for (QPushButton* deed : said->findChildren<QPushButton*>())
    if (deed->text() == "Do it") QTest::mouseClick(deed, Qt::LeftButton);
  EXPECT_EQ(count(), before + 1);
}

TEST_F(Solo, F1SaysTheRuleOfWhatIsThere) {
  window.sequenceDock().findChild<QWidget*>("steps")->setFocus();
  QTest::keyClick(&window, Qt::Key_F1);
  auto* rules = window.findChild<RulesDialog*>();
  ASSERT_NE(rules, nullptr);
  EXPECT_TRUE(rules->isVisible());
}

TEST_F(Solo, ItsPlanIsDrawnWhenWished) {
  machine.setPace(MachinePlayer::Pace::step);
  // Of these playouts some orders come out ahead.
  machine.setCommander(1, "legate:horizon=6");
  endTurn();
  QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
  waitForEvents(count() + 1);
  EXPECT_TRUE(window.table().planArrows().empty());
  window.findChild<QCheckBox*>("showPlan")->click();
  EXPECT_FALSE(window.table().planArrows().empty());
  const auto* plan = window.findChild<QLabel*>("plan");
  EXPECT_TRUE(plan->isVisible());
  EXPECT_TRUE(plan->text().contains(machine.wingsInWords())) << plan->text().toStdString();
  EXPECT_TRUE(machine.wingsInWords().startsWith("Left wing: ") || machine.wingsInWords() == "The army stays.");
  EXPECT_TRUE(plan->text().contains(machine.plan()));
}

// Units that have acted mean to do nothing more; the wings of the whole turn still say what they were about.
TEST_F(Solo, ItsWingsAreToldOfTheWholeTurn) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "centurion");
  endTurn();
  QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
  waitForEvents(count() + 1);
  const QString first = machine.wingsInWords();
  ASSERT_FALSE(first.isEmpty());
  // The player answers where he is asked meanwhile.
  for (int i = 0; i < 500 && !machine.waits(); ++i)
    game.handsRest() ? QTest::qWait(10) : static_cast<void>(game.act(game.candidates().front()));
  QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
  waitForEvents(count() + 1);
  ASSERT_EQ(game.battle().active, machine.planSide());
  EXPECT_EQ(machine.wingsInWords(), first);
}

TEST_F(Solo, WhatItMeansToDoNextStandsBelowWhatItDid) {
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(1, "legate:horizon=6");
  endTurn();
  const auto meant = [this] {
    int rows = 0;
    for (int row = 0; row < moves()->count(); ++row)
      rows += moves()->item(row)->data(Qt::AccessibleTextRole).toString().startsWith("Next,") ? 1 : 0;
    return rows;
  };
  QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
  waitForEvents(count() + 1);
  ASSERT_FALSE(machine.intentions().empty());
  EXPECT_EQ(meant(), 0) << "a plan is shown when wished";
  window.findChild<QCheckBox*>("showPlan")->click();
  EXPECT_GT(meant(), 1) << "a heading, and what comes first";
  const QListWidgetItem* last = moves()->item(moves()->count() - 1);
  EXPECT_TRUE(last->data(Qt::AccessibleTextRole).toString().endsWith(last->text()));
  const auto slender = [this] { return std::ranges::any_of(window.table().planArrows(), &PlanArrow::slender); };
  EXPECT_TRUE(slender());
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(slender()) << "the moment before knows nothing of it";
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(slender());
  machine.setPace(MachinePlayer::Pace::atOnce);
  waitForItsTurnToEnd();
  EXPECT_EQ(meant(), 0) << "its turn is over";
  EXPECT_FALSE(slender());
}

// When dice are wanted, the player has to read who throws them.
TEST(PlanOnTheTable, HasWordsWithinTheMapOrNone) {
  QImage picture(800, 600, QImage::Format_RGB32);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  MapTransform map;
  map.scale = 10;
  map.origin = {0, 600};
  const QRectF area(0, 0, 800, 600);
  const Point edge{fromInches(1), fromInches(59)};
  const std::vector<PlanArrow> plan{{0, edge, edge, false, false, QStringLiteral("The left wing holds.")}};
  EXPECT_TRUE(paintPlan(painter, map, plan, {}, false, area).empty());
  const std::vector<QRectF> words = paintPlan(painter, map, plan, {}, true, area);
  ASSERT_EQ(words.size(), 1U);
  EXPECT_TRUE(area.contains(words.front()));
}

TEST_F(Solo, UnitsGlideOnlyWhereThePlayerWantsMotion) {
  machine.setCommander(1, "greedy");
  machine.setPause(600);
  endTurn();
  const auto glides = [this] {
    const std::size_t before = count();
    for (int i = 0; i < 300 && count() == before; ++i) QTest::qWait(10);
    return window.table().gliding();
  };
  EXPECT_FALSE(glides());
  Preferences preferences;
  preferences.motion = true;
  preferences.save();
  bool seen = false;
  for (int i = 0; i < 6 && game.handsRest() && !seen; ++i) {
    seen = glides();
    if (machine.moves().back().ways.empty()) seen = false;
  }
  EXPECT_TRUE(seen || machine.moves().back().ways.empty());
}

// A player with mouse and keys against a legate, in real rule sets: he ends his steps, answers when he is asked, and is
// never stuck. For a quarter of a minute; with SIGNIFER_WHOLE_BATTLES to the end.
class AgainstALegate : public testing::TestWithParam<const char*> {
 protected:
  MainWindow window{RuleSetLibrary::load({ownRuleSets()}), {}};
  BattleController& game = window.game();

  QAbstractButton* choice() {
    for (QWidget* dock : {static_cast<QWidget*>(&window.sequenceDock()), static_cast<QWidget*>(&window.unitDock())})
      for (QAbstractButton* button : dock->findChildren<QAbstractButton*>("choice"))
        if (button->isVisible() && button->isEnabled()) return button;
    return nullptr;
  }
  // One thing that a player does.
  void act() {
    if (game.openThrow()) return QTest::keyClick(&window.table(), Qt::Key_R);
    auto* next = window.findChild<QAbstractButton*>("nextStep");
    if (next->isEnabled()) return QTest::mouseClick(next, Qt::LeftButton);
    if (QAbstractButton* button = choice()) {
      QTest::mouseClick(button, Qt::LeftButton);
      if (window.table().draft()) QTest::keyClick(&window.table(), Qt::Key_Return);
      if (QWidget* menu = QApplication::activePopupWidget()) {
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
      }
      return;
    }
    // One of several units has to act, and none of them is selected.
    QTest::keyClick(&window.table(), Qt::Key_N);
  }
};

TEST_P(AgainstALegate, ThePlayerIsNeverStuck) {
  window.show(openBattle(RuleSetLibrary::load({ownRuleSets()}), battleFile(GetParam()), 3));
  window.show();
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  window.machine().setPace(MachinePlayer::Pace::atOnce);
  window.machine().setCommander(1, "legate:1");
  const bool whole = qEnvironmentVariableIsSet("SIGNIFER_WHOLE_BATTLES");
  QElapsedTimer clock;
  clock.start();
  std::size_t events = 0;
  int idle = 0;
  constexpr std::size_t fewest = 10;
  while (!game.session().outcome() && (whole || clock.elapsed() < 15000 || events <= fewest)) {
    if (game.handsRest() && !game.openThrow())
      QTest::qWait(5);
    else
      act();
    QTest::qWait(1);
    idle = game.session().eventCount() == events ? idle + 1 : 0;
    events = game.session().eventCount();
    ASSERT_LT(idle, 4000) << "nothing happens any more after " << events << " events in step "
                          << game.definition().sequence().step(game.decision().step).title;
  }
  EXPECT_GT(game.session().eventCount(), fewest);
  EXPECT_FALSE(window.machine().moves().empty());
  if (const QString folder = qEnvironmentVariable("SIGNIFER_PICTURES"); !folder.isEmpty())
    window.grab().save(folder + QLatin1Char('/') +
                       QString::fromLatin1(GetParam()).replace(QLatin1Char('/'), QLatin1Char('-')) +
                       QStringLiteral(".png"));
}

// One seed gives one battle, whoever plays it: a battle that a simulation found can be looked at in the window.
TEST(SoloRecruits, PlayTheBattleOfTheSimulation) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  MainWindow window{library, {}};
  const auto session = openBattle(library, battleFile("othw/metaurus"), 5);
  SimulationPlan plan;
  plan.commanders = {"recruit", "recruit"};
  plan.seed = 5;
  plan.battles = 1;
  const PlayedBattle simulated = simulate(session->rules(), session->battle(), plan).battles.front();
  window.show(openBattle(library, battleFile("othw/metaurus"), 5));
  window.machine().setPace(MachinePlayer::Pace::atOnce);
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) window.machine().setCommander(side, "recruit");
  const Session& played = window.game().session();
  for (int i = 0; i < 6000 && !played.outcome(); ++i) QTest::qWait(5);
  ASSERT_TRUE(played.outcome());
  EXPECT_EQ(played.eventCount(), simulated.actions);
  EXPECT_EQ(fingerprint(played.battle()), simulated.fingerprint);
}

// The bars above the table make it smaller: its units keep what tells them apart.
TEST(SoloHints, LeaveTheUnitsTheirSymbols) {
  for (const char* scenario : eachRuleSet) {
    RealWindow real(scenario);
    real.window.machine().setPace(MachinePlayer::Pace::step);
    real.window.machine().setCommander(enemyOf(real.game.decision().side), QStringLiteral("recruit"));
    real.window.machine().askForHint();
    const auto told = [&] {
      return std::ranges::any_of(real.window.findChildren<Notice*>(),
                                 [](const Notice* one) { return !one->isHidden(); });
    };
    for (int i = 0; i < 500 && !told(); ++i) QTest::qWait(10);
    ASSERT_TRUE(told()) << scenario;
    EXPECT_NE(zoomOf(real.table.map().scale), Zoom::far) << scenario << " at " << real.table.map().scale;
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, AgainstALegate, testing::Values("hannibal/cannae", "othw/zama"));

}  // namespace
}  // namespace signifer::ui::solo_test
