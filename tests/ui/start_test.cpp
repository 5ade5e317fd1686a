// The start page and what is kept without being asked: every battle from its first event, found again as it was left.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "battle/hiding.h"
#include "commander/commander.h"
#include "dialogs/new_battle_dialog.h"
#include "game/machine_player.h"
#include "library/places.h"
#include "main_window.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "play/position.h"
#include "report/battle_report.h"
#include "simulation/simulation.h"
#include "start/battle_shelf.h"
#include "start/door.h"
#include "start/rules_pane.h"
#include "support/paths.h"
#include "table/battle_picture.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"
#include "widgets/notice.h"

namespace signifer::ui::start_test {
namespace {

namespace fs = std::filesystem;

const RuleSetLibrary& house() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

QString scenario(const char* name) {
  return QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + name));
}

struct Kept : testing::Test {
  QTemporaryDir folder;
  fs::path battles = fs::path(folder.path().toStdString()) / "battles";

  [[nodiscard]] std::unique_ptr<MainWindow> newWindow() const {
    auto window = std::make_unique<MainWindow>(house(), Places{test::sourcePath("assets"), battles});
    window->show();
    return window;
  }
  [[nodiscard]] QStringList journals() const {
    return QDir(QString::fromStdString(battles.string())).entryList({"*.signifer"}, QDir::Files);
  }
  static void playOn(BattleController& game, int events) {
    for (int i = 0; i < events; ++i) ASSERT_TRUE(game.act(game.candidates().front()));
  }
  static Notice& question(const MainWindow& window) { return *window.findChild<Notice*>("question"); }
  static void press(const QWidget& of, const QString& words) {
    for (auto* button : of.findChildren<QPushButton*>())
      if (button->text() == words && !button->isHidden()) return button->click();
    ADD_FAILURE() << "no button " << words.toStdString();
  }
};

// A card lies open on the table: it shows nobody who is hidden from a side, wherever he lies.
TEST(Cards, ShowNobodyWhoIsHidden) {
  const Position there =
      readPosition(house(), Document::load(test::sourcePath("assets/scenarios/hannibal/trasimene.json")).root());
  Battle elsewhere = there.battle;
  int hidden = 0;
  for (Unit& unit : elsewhere.units)
    if (isMarkedHidden(unit)) {
      unit.pose.centre.x += 5 * oneInch;
      ++hidden;
    }
  ASSERT_GT(hidden, 0);
  EXPECT_NE(battlePicture(*there.rules, there.battle, cardPicture),
            battlePicture(*there.rules, elsewhere, cardPicture));
  EXPECT_EQ(openPicture(*there.rules, there.battle), openPicture(*there.rules, elsewhere));
}

TEST_F(Kept, AScenarioIsKeptFromItsFirstEventWithoutBeingAsked) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  EXPECT_EQ(window->game().keeping().kind, Keeping::Kind::kept);
  playOn(window->game(), 3);
  const QString file = window->game().file();
  EXPECT_TRUE(file.startsWith(QString::fromStdString(battles.string()))) << file.toStdString();
  const std::uint64_t state = fingerprint(window->game().battle());
  window.reset();
  EXPECT_EQ(fingerprint(openJournal(house(), file.toStdString()).session->battle()), state);
}

TEST_F(Kept, TheShippedBattlesAreOfferedWithTheirPicturesAndOneClickBeginsOne) {
  auto window = newWindow();
  const auto ready = window->startPage().findChildren<BattleTile*>("ready");
  qsizetype files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(test::sourcePath("assets/scenarios")))
    files += entry.path().extension() == ".json" ? 1 : 0;
  ASSERT_EQ(ready.size(), files);
  const auto drawn = [&] {
    return std::ranges::all_of(ready, [](const BattleTile* tile) { return tile->pictured(); });
  };
  EXPECT_TRUE(QTest::qWaitFor(drawn, 20000));
  const auto zama = std::ranges::find_if(ready, [](const BattleTile* tile) { return tile->text().contains("Zama"); });
  ASSERT_NE(zama, ready.end());
  (*zama)->click();
  ASSERT_TRUE(window->game().hasBattle());
  EXPECT_EQ(window->game().definition().id(), "othw");
  EXPECT_EQ(window->game().keeping().kind, Keeping::Kind::kept);
}

TEST_F(Kept, ABattleOfWhichNothingHappenedLeavesNothing) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  EXPECT_EQ(journals().size(), 1);
  ASSERT_TRUE(window->openFile(scenario("cb/pydna.json")));
  EXPECT_EQ(journals().size(), 1);
  window->closeBattle();
  EXPECT_EQ(journals().size(), 0);
}

TEST_F(Kept, TheNextStartOffersToGoOnAndEnterDoesIt) {
  std::uint64_t state = 0;
  {
    auto window = newWindow();
    ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
    playOn(window->game(), 4);
    state = fingerprint(window->game().battle());
    // It goes without being closed.
  }
  auto window = newWindow();
  // Journals are read once the window stands.
  ASSERT_TRUE(QTest::qWaitFor([&] { return window->startPage().unfinished().has_value(); }));
  EXPECT_FALSE(window->startPage().unfinished()->closed);
  EXPECT_EQ(window->startPage().unfinished()->events, 4U);
  EXPECT_FALSE(window->shelf().picture(window->startPage().unfinished()->file).isNull());
  QTest::keyClick(&window->startPage(), Qt::Key_Return);
  ASSERT_TRUE(window->game().hasBattle());
  EXPECT_EQ(fingerprint(window->game().battle()), state);
  playOn(window->game(), 1);
  window->closeBattle();
  ASSERT_TRUE(window->startPage().unfinished());
  EXPECT_TRUE(window->startPage().unfinished()->closed);
  EXPECT_EQ(window->startPage().unfinished()->events, 5U);

  window->startPage().findChild<QPushButton*>("putAside")->click();
  QTest::qWait(10);
  EXPECT_FALSE(window->startPage().unfinished());
  const auto lately = window->startPage().findChildren<QAbstractButton*>("lately");
  ASSERT_EQ(lately.size(), 1);
  QTest::mouseClick(lately[0], Qt::LeftButton);
  EXPECT_EQ(window->game().session().eventCount(), 5U);
}

TEST_F(Kept, TheSameScenarioOffersToGoOnWithTheOldBattle) {
  {
    auto window = newWindow();
    ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
    playOn(window->game(), 2);
  }
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  EXPECT_EQ(window->game().session().eventCount(), 0U);
  EXPECT_TRUE(question(*window).words().contains("unfinished")) << question(*window).words().toStdString();
  press(question(*window), "Go on with it");
  EXPECT_EQ(window->game().session().eventCount(), 2U);
  EXPECT_EQ(journals().size(), 1) << "the new one was never begun";
}

TEST_F(Kept, SaveAsMakesANamedCopyThatGoesOn) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  playOn(window->game(), 2);
  const QString own = window->game().file();
  const QString named = folder.filePath("our evening.signifer");
  ASSERT_TRUE(window->saveIn(named));
  playOn(window->game(), 1);
  EXPECT_EQ(openJournal(house(), own.toStdString()).session->eventCount(), 2U) << "what was there stays there";
  window->closeBattle();
  ASSERT_TRUE(window->startPage().unfinished());
  EXPECT_EQ(window->startPage().unfinished()->file, named);
  EXPECT_EQ(window->shelf().cards(house()).size(), 1) << "offered once";
}

TEST_F(Kept, ReopeningRestoresTheTable) {
  QString file;
  {
    auto window = newWindow();
    ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
    BattleController& game = window->game();
    playOn(game, 3);
    game.setDice(1, DiceOrigin::typed);
    game.setDepth(Depth::judgeWhenAsked);
    window->machine().setCommander(0, "random");
    game.markEvent(2, {1, "The hinge of the day."});
    game.markEvent(3, {1, {}});
    game.undo();
    playOn(game, 1);
    EXPECT_FALSE(game.desk().marks.contains({tableGame, 3})) << "its event was replaced";
    file = game.file();
  }
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(file));
  const BattleController& game = window->game();
  EXPECT_EQ(game.session().dice(0), DiceOrigin::rolled);
  EXPECT_EQ(game.session().dice(1), DiceOrigin::typed);
  EXPECT_EQ(game.depth(), Depth::judgeWhenAsked);
  EXPECT_EQ(window->machine().commander(0), "random");
  EXPECT_EQ(game.desk().marks.at({tableGame, 2}), (EventMark{1, "The hinge of the day."}));
  EXPECT_FALSE(game.desk().marks.contains({tableGame, 3}));
  EXPECT_TRUE(game.isKey(2));
  ASSERT_TRUE(window->saveIn(folder.filePath("copy.signifer")));
  EXPECT_EQ(deskOf(openJournal(house(), folder.filePath("copy.signifer").toStdString()).notes), game.desk());
}

// The names of a new battle stand in its journal and in every copy of it, and in the story.
TEST_F(Kept, PlayersNamesOfANewBattleOutliveSavingAndReopening) {
  const QString copy = folder.filePath("copy.signifer");
  QString file;
  {
    auto window = newWindow();
    BattlePlan plan;
    plan.scenario = scenario("hannibal/cannae.json").toStdString();
    plan.seed = 7;
    plan.names = {QStringLiteral("Anna"), QStringLiteral("Ben")};
    window->begin(plan);
    playOn(window->game(), 2);
    file = window->game().file();
    ASSERT_TRUE(window->saveIn(copy));
  }
  for (const QString& kept : {file, copy}) {
    auto window = newWindow();
    ASSERT_TRUE(window->openFile(kept));
    const Desk& desk = window->game().desk();
    EXPECT_EQ(desk.names[0], QStringLiteral("Anna")) << kept.toStdString();
    EXPECT_EQ(desk.names[1], QStringLiteral("Ben")) << kept.toStdString();
    EXPECT_FALSE(desk.date.isEmpty());
    EXPECT_EQ(storyOf(window->game()).who.players[0], "Anna");
  }
}

TEST_F(Kept, WhatWasChangedByHandIsToldByWhatChanged) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  BattleController& game = window->game();
  const QString id = QString::fromStdString(game.battle().setup->units[0].id);
  const double x = toInches(game.battle().unit(0).pose.centre.x);
  ASSERT_TRUE(game.change(QStringLiteral(R"({"units":[{"id":"%1","x":%2,"status":{"hits":2}}]})").arg(id).arg(x + 1.5),
                          "measured again"));
  const std::string told = game.session().event(0).account.front().text;
  const std::string name = game.battle().setup->units[0].name;
  EXPECT_NE(told.find(name + " moved 1.5 in"), std::string::npos) << told;
  EXPECT_NE(told.find("0 to 2"), std::string::npos) << told;
  EXPECT_NE(told.find("measured again"), std::string::npos) << told;
  const OpenedJournal again = openJournal(house(), game.file().toStdString());
  EXPECT_EQ(again.session->event(0).account.front().text, told) << "and when it is read again";
}

TEST_F(Kept, ASecondWindowIsToldAndLooksOn) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  playOn(window->game(), 2);
  auto other = newWindow();
  EXPECT_FALSE(other->startPage().unfinished()) << "it is being played";
  const auto lately = other->startPage().findChildren<QAbstractButton*>("lately");
  ASSERT_EQ(lately.size(), 1);
  EXPECT_TRUE(lately[0]->accessibleName().contains("another window"));
  QTest::mouseClick(lately[0], Qt::LeftButton);
  EXPECT_EQ(other->game().keeping().kind, Keeping::Kind::lookingOn);
  EXPECT_EQ(other->game().session().eventCount(), 2U);
}

TEST_F(Kept, ADroppedFileIsOpened) {
  auto window = newWindow();
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(scenario("othw/zama.json"))});
  QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &drop);
  ASSERT_TRUE(window->game().hasBattle());
  EXPECT_EQ(window->game().definition().id(), "othw");
}

TEST_F(Kept, ADroppedFileThatCannotBeReadIsListedWithItsReason) {
  fs::create_directories(battles);
  std::ofstream(battles / "spoilt.signifer") << "{}\n";
  auto window = newWindow();
  EXPECT_FALSE(window->startPage().unfinished());
  const auto lately = [&] { return window->startPage().findChildren<QAbstractButton*>("lately"); };
  ASSERT_EQ(lately().size(), 1);
  EXPECT_TRUE(QTest::qWaitFor([&] {
    return lately().size() == 1 && lately()[0]->accessibleName().contains("expected");
  })) << lately()[0]->accessibleName().toStdString();
}

TEST_F(Kept, RulesAndRulingsNeedNoBattle) {
  auto window = newWindow();
  EXPECT_FALSE(window->game().hasBattle());
  window->startPage().rules().choose("cb");
  EXPECT_EQ(window->startPage().rules().ruleSet()->definition().id(), "cb");
  window->startPage().findChild<QPushButton*>("rulingWithoutBattle")->click();
  bool found = false;
  for (const QWidget* top : QApplication::topLevelWidgets())
    found = found || (top->isVisible() && top->windowTitle().contains("Ask for a ruling: CB"));
  EXPECT_TRUE(found);
}

TEST_F(Kept, SimulateAsksBeforeItPlaysAnything) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  window->machine().setPause(1);
  for (QAction* action : window->findChildren<QAction*>())
    if (action->text() == "Simulate") action->trigger();
  ASSERT_EQ(window->game().depth(), Depth::simulate);
  QTest::qWait(60);
  EXPECT_EQ(window->game().session().eventCount(), 0U);
  EXPECT_TRUE(question(*window).isVisible());
  press(question(*window), "Let them play");
  for (int i = 0; i < 300 && window->game().session().eventCount() < 2; ++i) QTest::qWait(10);
  EXPECT_GE(window->game().session().eventCount(), 2U);
  window->machine().setPaused(true);
  QTest::qWait(50);
}

TEST_F(Kept, ANewBattleShowsItsOwnGround) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(scenario("hannibal/cannae.json")));
  window->resize(1280, 800);
  QTest::qWait(20);
  (void)window->table().grab();
  ASSERT_TRUE(window->openFile(scenario("cb/pydna.json")));
  const QImage after = window->table().grab().toImage();
  auto fresh = newWindow();
  fresh->resize(1280, 800);
  ASSERT_TRUE(fresh->openFile(scenario("cb/pydna.json")));
  QTest::qWait(20);
  const QImage wanted = fresh->table().grab().toImage();
  ASSERT_EQ(after.size(), wanted.size());
  EXPECT_EQ(after, wanted);
}

// The window as a process of its own, begun as `./dev run` begins it, taken away at random moments of an evening.
TEST_F(Kept, KilledAtAnyMomentEverythingShownIsThereAndTheNextStartOffersIt) {
  const int moments = qEnvironmentVariableIsSet("SIGNIFER_KILLS") ? qEnvironmentVariableIntValue("SIGNIFER_KILLS") : 3;
  Stream chance{11};
  for (int i = 0; i < moments; ++i) {
    const QString data = folder.filePath(QStringLiteral("evening%1").arg(i));
    const int events = 1 + static_cast<int>(chance.below(25));
    QProcess player;
    player.start(QString::fromStdString(test::buildPath("bin/window_player")),
                 {"--evening", scenario("hannibal/cannae.json"), data, QString::number(i + 1)});
    QString told;
    while (told.count('\n') < events && player.waitForReadyRead(20000))
      told += QString::fromLatin1(player.readAllStandardOutput());
    QTest::qSleep(static_cast<int>(chance.below(30)));
    player.kill();
    player.waitForFinished();
    told += QString::fromLatin1(player.readAllStandardOutput());
    QStringList states;
    for (const QString& line : told.left(told.lastIndexOf('\n')).split('\n'))
      if (line.contains(" state ")) states << line;
    ASSERT_FALSE(states.isEmpty());
    const MainWindow window(house(), Places{test::sourcePath("assets"), fs::path(data.toStdString()) / "battles"});
    const auto cards = window.shelf().cards(house());
    ASSERT_EQ(cards.size(), 1) << "kill " << i;
    EXPECT_FALSE(cards[0].over);
    EXPECT_FALSE(cards[0].held);
    const OpenedJournal opened = openJournal(house(), cards[0].file.toStdString());
    EXPECT_TRUE(opened.mayGoOn()) << opened.warning();
    const std::size_t shown = states.back().section(' ', 0, 0).toULongLong();
    ASSERT_GE(opened.session->eventCount(), shown) << "kill " << i;
    for (const QString& line : states) {
      const std::size_t number = line.section(' ', 0, 0).toULongLong();
      ASSERT_EQ(hexOf(opened.session->event(number - 1).state), line.section(' ', 2).toStdString()) << "kill " << i;
    }
  }
}

}  // namespace
}  // namespace signifer::ui::start_test
