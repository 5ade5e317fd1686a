// A new battle: what stands in the form is what is played, whose value it is stands beside it, and the dice of each
// evening are new ones.
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <filesystem>
#include <set>

#include "dialogs/new_battle_dialog.h"
#include "dialogs/preset_choice.h"
#include "editors/editors.h"
#include "editors/table_window.h"
#include "files/write_file.h"
#include "game/drawn_seed.h"
#include "game/machine_player.h"
#include "play/journal.h"
#include "schema/document.h"
#include "settings.h"
#include "sheet/who_played.h"
#include "start/ready_battles.h"
#include "support/paths.h"
#include "ui/real_window.h"
#include "widgets/notice.h"

namespace signifer::ui::new_battle_test {
namespace {

namespace fs = std::filesystem;

QString scenario(const char* name) {
  return QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + name + ".json"));
}

struct Form {
  NewBattleDialog dialog{shippedRuleSets(), test::sourcePath("assets")};

  explicit Form(const char* name) { EXPECT_TRUE(dialog.chooseScenario(scenario(name))); }
  [[nodiscard]] QSpinBox* turns() const { return dialog.findChild<QSpinBox*>(QStringLiteral("turn-limit")); }
  [[nodiscard]] QString note() const { return dialog.findChild<QLabel*>(QStringLiteral("turn-limit-note"))->text(); }
  [[nodiscard]] QComboBox* rules() const {
    for (auto* list : dialog.findChildren<QComboBox*>())
      if (list->findData(QStringLiteral("hannibal")) >= 0) return list;
    return nullptr;
  }
};

int turnsPlayed(const BattleController& game) {
  const auto& options = game.definition().options();
  const auto at = std::ranges::find(options, "turn-limit", &OptionInfo::id) - options.begin();
  return game.definition().chosen()[static_cast<std::size_t>(at)];
}

TEST(NewBattle, ShowsWhatIsInForceForTheScenario) {
  const Form form("hannibal/cannae");
  EXPECT_EQ(form.turns()->value(), 12);
  EXPECT_TRUE(form.note().contains(QStringLiteral("20"))) << form.note().toStdString();
  EXPECT_TRUE(form.dialog.plan().house.options.empty());
}

// A newcomer is not met by hidden units; nor is the rule set that is played changed.
TEST(NewBattle, ProposesABattleInWhichNothingIsHidden) {
  for (const char* rules : {"cb", "hannibal", "fantasy", "initiative"}) {
    NewBattleDialog dialog(shippedRuleSets(), test::sourcePath("assets"));
    dialog.chooseRules(rules);
    const BattlePlan plan = dialog.plan();
    const Document file = Document::load(plan.scenario);
    EXPECT_EQ(file.root().at("ruleset").name(), rules);
    EXPECT_EQ(file.root().text("visibility", "open"), "open") << rules;
  }
}

TEST(NewBattle, NamesOfPeopleGoIntoTheNotesAndTheStory) {
  Form form("hannibal/cannae");
  auto* first = form.dialog.findChild<QLineEdit*>(QStringLiteral("firstPlayersName"));
  auto* second = form.dialog.findChild<QLineEdit*>(QStringLiteral("secondPlayersName"));
  first->setText(QStringLiteral("  Anna "));
  second->setText(QStringLiteral("Ben"));
  EXPECT_EQ(form.dialog.plan().names[0], QStringLiteral("Anna"));
  form.dialog.setPlayer(1, QStringLiteral("greedy"));
  EXPECT_TRUE(form.dialog.plan().names[1].isEmpty()) << "a machine has no name of a person";
  EXPECT_FALSE(second->isVisibleTo(&form.dialog));

  Desk desk;
  desk.names = {QStringLiteral("Anna"), QString()};
  desk.date = QStringLiteral("2026-11-28");
  const std::string notes = notesOf(desk);
  EXPECT_EQ(deskOf(notes), desk);
  EXPECT_EQ(whoPlayed(notes).players[0], "Anna");
  EXPECT_EQ(whoPlayed(notes).date, "2026-11-28");
  EXPECT_EQ(notesOf({}), "{}");
}

TEST(NewBattle, ANamedSetIsChosenAsAWholeAndSaysWhatDiffersFromIt) {
  const Form form("hannibal/trebia");
  auto* presets = form.dialog.findChild<PresetChoice*>();
  ASSERT_NE(presets, nullptr);
  auto* list = presets->findChild<QComboBox*>();
  const auto* differs = presets->findChild<QLabel*>(QStringLiteral("presetDiffers"));
  EXPECT_EQ(list->currentText(), QStringLiteral("As the sheet says"));
  const int tournament = list->findText(QStringLiteral("Tournament"));
  ASSERT_GE(tournament, 0);
  Q_EMIT list->activated(tournament);
  const std::map<std::string, std::string> chosen{{"charge-line", "strict"}, {"turn-limit", "12"}};
  EXPECT_EQ(form.dialog.plan().house.options, chosen);
  EXPECT_EQ(list->currentText(), QStringLiteral("Tournament"));
  EXPECT_TRUE(differs->text().contains(QStringLiteral("shorter"))) << differs->text().toStdString();
  form.turns()->setValue(15);
  EXPECT_EQ(list->currentText(), QStringLiteral("Tournament"));
  EXPECT_TRUE(differs->text().contains(QStringLiteral("After how many game turns"))) << differs->text().toStdString();
  // Back to the rules as printed.
  Q_EMIT list->activated(0);
  EXPECT_TRUE(form.dialog.plan().house.options.empty());
}

TEST(NewBattle, AClubsOwnSetIsOfferedAgain) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("thursday.json"));
  Settings().remove(QStringLiteral("clubSets"));
  writeFile(path.toStdString(), R"({"format": "signifer-house-rules", "version": 1, "ruleset": "hannibal",
    "title": "Thursday club", "options": {"line-step": "quarter-inch"}})");
  {
    const Form form("hannibal/trebia");
    EXPECT_TRUE(form.dialog.findChild<PresetChoice*>()->addFile(path));
    EXPECT_EQ(form.dialog.plan().house.options.at("line-step"), "quarter-inch");
    EXPECT_FALSE(form.dialog.findChild<PresetChoice*>()->addFile(folder.filePath(QStringLiteral("gone.json"))));
  }
  const Form again("hannibal/trebia");
  EXPECT_GE(again.dialog.findChild<PresetChoice*>()->findChild<QComboBox*>()->findText(QStringLiteral("Thursday club")),
            0);
  Settings().remove(QStringLiteral("clubSets"));
}

// Every value that the form can show, the rules as printed among them.
TEST(NewBattle, PlaysWhatStandsInTheForm) {
  for (const int turns : {20, 12, 15}) {
    RealWindow real;
    const Form form("hannibal/cannae");
    form.turns()->setValue(turns);
    real.window.begin(form.dialog.plan());
    ASSERT_TRUE(real.game.hasBattle());
    EXPECT_EQ(turnsPlayed(real.game), turns);
  }
}

// People who sit at a table have dice, and say how much they want to be helped.
TEST(NewBattle, AtTheTableTheirOwnDiceAreProposedAndTheDepthIsAsked) {
  Form form("hannibal/cannae");
  EXPECT_FALSE(form.dialog.plan().depth.has_value());
  form.dialog.setAtTheTable();
  EXPECT_EQ(form.dialog.plan().dice[0], DiceOrigin::typed);
  EXPECT_EQ(form.dialog.plan().dice[1], DiceOrigin::typed);
  EXPECT_EQ(form.dialog.plan().depth, Depth::judgeWhenAsked);
  auto* depth = form.dialog.findChild<QComboBox*>(QStringLiteral("depthOfEvening"));
  ASSERT_NE(depth, nullptr);
  depth->setCurrentIndex(depth->findData(static_cast<int>(Depth::checklist)));
  EXPECT_EQ(form.dialog.plan().depth, Depth::checklist);
}

TEST(NewBattle, TheSingleOptionsAreFoldedAwayUntilTheyAreWanted) {
  Form form("hannibal/cannae");
  form.dialog.show();
  EXPECT_FALSE(form.turns()->isVisible());
  auto* each = form.dialog.findChild<QAbstractButton*>(QStringLiteral("eachOption"));
  ASSERT_NE(each, nullptr);
  each->click();
  EXPECT_TRUE(form.turns()->isVisible());
  // A caption takes the width of its field.
  for (auto* caption : form.dialog.findChildren<QLabel*>())
    if (caption->buddy() == form.turns()) {
      EXPECT_GE(caption->width(), form.turns()->width());
    }
}

TEST(NewBattle, ABattleWithoutADeploymentStandsOnTop) {
  for (const RuleSetSource& rules : shippedRuleSets().sources()) {
    const auto files = battleFiles(test::sourcePath("assets") / fs::path("scenarios") / rules.id);
    ASSERT_FALSE(files.empty());
    EXPECT_FALSE(Document::load(files.front()).root().has("deployment")) << files.front();
    EXPECT_TRUE(std::ranges::is_sorted(
        files, {}, [](const fs::path& file) { return Document::load(file).root().has("deployment"); }));
  }
}

TEST(NewBattle, EveryShippedScenarioIsShownAsItIsPlayed) {
  for (const auto& entry : fs::recursive_directory_iterator(test::sourcePath("assets/scenarios"))) {
    if (entry.path().extension() != ".json") continue;
    NewBattleDialog dialog(shippedRuleSets(), test::sourcePath("assets"));
    if (!dialog.chooseScenario(QString::fromStdString(entry.path().string()))) continue;
    const Position position = readPosition(shippedRuleSets(), Document::load(entry.path()).root());
    const Definition& d = position.rules->definition();
    for (std::size_t i = 0; i < d.options().size(); ++i) {
      const auto* editor = dialog.findChild<QWidget*>(QString::fromStdString(d.options()[i].id));
      const auto* list = qobject_cast<const QComboBox*>(editor);
      const int shown = list != nullptr ? list->currentIndex() : dynamic_cast<const QSpinBox&>(*editor).value();
      EXPECT_EQ(shown, d.chosen()[i]) << entry.path() << ", " << d.options()[i].id;
    }
  }
}

TEST(NewBattle, KeepsWhatCanBeKeptWhenTheRuleSetChanges) {
  Form form("hannibal/cannae");
  form.turns()->setValue(15);
  form.dialog.setPlayer(1, QStringLiteral("greedy"));
  const std::uint64_t seed = form.dialog.plan().seed;
  form.rules()->setCurrentIndex(form.rules()->findData(QStringLiteral("cb")));
  EXPECT_EQ(form.dialog.plan().commanders[1], QStringLiteral("greedy"));
  form.rules()->setCurrentIndex(form.rules()->findData(QStringLiteral("hannibal")));
  EXPECT_EQ(form.turns()->value(), 15);
  EXPECT_EQ(form.dialog.plan().scenario.filename(), "cannae.json");
  EXPECT_EQ(form.dialog.plan().seed, seed);
  EXPECT_EQ(form.dialog.plan().commanders[1], QStringLiteral("greedy"));
}

struct Drawn : testing::Test {
  Drawn() { drawSeedsFrom({}); }
  ~Drawn() override {
    drawSeedsFrom([] { return std::uint64_t{1}; });
  }
};

TEST_F(Drawn, SeedsDifferFromBattleToBattle) {
  std::set<std::uint64_t> seeds;
  RealWindow real;
  constexpr int evenings = 4;
  for (int i = 0; i < evenings; ++i) {
    ASSERT_TRUE(real.window.openFile(scenario("hannibal/cannae")));
    seeds.insert(real.game.session().seed());
  }
  EXPECT_EQ(seeds.size(), static_cast<std::size_t>(evenings));
  EXPECT_FALSE(seeds.contains(1) && seeds.size() == 1);
}

TEST_F(Drawn, TheSeedIsShownAndSetUntilSomethingHasHappened) {
  QTemporaryDir folder;
  MainWindow window(shippedRuleSets(), {{}, folder.filePath(QStringLiteral("battles")).toStdString()});
  window.show();
  ASSERT_TRUE(window.openFile(scenario("hannibal/cannae")));
  window.machine().setCommander(1, QStringLiteral("greedy"));
  auto* seed = window.findChild<QAction*>(QStringLiteral("seed"));
  ASSERT_NE(seed, nullptr);
  EXPECT_TRUE(seed->text().contains(QString::number(window.game().session().seed())));
  QTimer::singleShot(50, [] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->setTextValue(QStringLiteral("4711"));
    dialog->accept();
  });
  seed->trigger();
  EXPECT_EQ(window.game().session().seed(), 4711U);
  EXPECT_EQ(window.machine().commander(1), QStringLiteral("greedy"));
  ASSERT_TRUE(window.game().act(window.game().candidates().front()));
  const OpenedJournal kept = openJournal(shippedRuleSets(), window.game().file().toStdString());
  EXPECT_EQ(kept.session->seed(), 4711U);
}

// Answers what is asked before a battle begins.
void answer(bool begin, QString* putAway = nullptr, QString* chosen = nullptr) {
  QTimer::singleShot(60, [=] {
    auto* dialog = qobject_cast<NewBattleDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    if (putAway != nullptr) *putAway = dialog->findChild<QLabel*>(QStringLiteral("putAway"))->text();
    if (chosen != nullptr) *chosen = QString::fromStdString(dialog->plan().scenario.string());
    begin ? dialog->accept() : dialog->reject();
  });
}

struct FromTheEditor : testing::Test {
  QTemporaryDir folder;
  MainWindow window{shippedRuleSets(),
                    {test::sourcePath("assets"), folder.filePath(QStringLiteral("battles")).toStdString()}};
  QString file = folder.filePath(QStringLiteral("mine.json"));
  TableWindow* table = nullptr;

  void SetUp() override {
    window.show();
    table = window.editors().openTable(scenario("hannibal/trebia"));
    ASSERT_NE(table, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowActive(table));
    ASSERT_TRUE(table->saveIn(file));
  }
  void start() const { table->findChild<QPushButton*>(QStringLiteral("start"))->click(); }
};

TEST_F(FromTheEditor, StartAsksWhatNewBattleAsksAndBringsTheBattleToTheFront) {
  QString chosen;
  answer(true, nullptr, &chosen);
  start();
  EXPECT_EQ(chosen, file);
  ASSERT_TRUE(window.game().hasBattle());
  EXPECT_TRUE(QTest::qWaitFor([&] { return window.isActiveWindow(); }));
  EXPECT_TRUE(table->isVisible());
  // An editor beside the window, not always before it.
  EXPECT_EQ(table->windowHandle()->transientParent(), nullptr);
}

TEST_F(FromTheEditor, AnOpenBattleIsNotPutAwayWithoutAWord) {
  ASSERT_TRUE(window.openFile(scenario("hannibal/cannae")));
  ASSERT_TRUE(window.game().act(window.game().candidates().front()));
  const QString before = window.game().file();
  QString putAway;
  answer(false, &putAway);
  start();
  EXPECT_TRUE(putAway.contains(QStringLiteral("Cannae"))) << putAway.toStdString();
  EXPECT_EQ(window.game().file(), before);
  answer(true);
  start();
  EXPECT_NE(window.game().file(), before);
  auto* question = window.findChild<Notice*>(QStringLiteral("question"));
  EXPECT_TRUE(question->isVisibleTo(&window));
  for (auto* button : question->findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Back to it")) {
      button->click();
      EXPECT_EQ(window.game().file(), before);
      return;
    }
  FAIL() << "no way back";
}

TEST(InFront, EveryWindowThatAPersonOpensHasTheFocus) {
  RealWindow real("hannibal/cannae");
  const auto opens = [&](const char* action) {
    real.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&real.window));
    auto* named = real.window.findChild<QAction*>(QString::fromLatin1(action));
    ASSERT_NE(named, nullptr) << action;
    named->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] {
      const QWidget* active = QApplication::activeWindow();
      return active != nullptr && active != &real.window;
    })) << action;
    if (QWidget* active = QApplication::activeWindow(); active != &real.window) active->close();
  };
  for (const char* action : {"guide", "keys-and-mouse", "rules", "ask-ruling", "play-out", "preferences", "spectators"})
    opens(action);
}

}  // namespace
}  // namespace signifer::ui::new_battle_test
