// The report of a battle as the window writes it, and the dice that it counts.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "commander/commander.h"
#include "docks/dice_dock.h"
#include "docks/sequence_dock.h"
#include "main_window.h"
#include "play/dice_statistics.h"
#include "printing/sheet_printer.h"
#include "report/battle_report.h"
#include "sheet/writers.h"
#include "simulation/simulation.h"
#include "ui/fake_ruleset.h"

namespace signifer::ui::report_test {
namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

struct Reports : testing::Test {
  BattleController game;
  void SetUp() override {
    game.open(drill::newSession());
    const auto mind = makeCommander("greedy", commanderStream(7, 0, 0));
    for (int i = 0; i < 300 && !game.session().outcome(); ++i) {
      const ActionList candidates = game.candidates();
      ASSERT_TRUE(game.act(candidates[mind->choose(game.rules(), game.battle(), game.decision(), candidates)]));
    }
    ASSERT_GT(game.session().eventCount(), 3U);
  }
};

TEST_F(Reports, StarsAndCommentsOfThePlayersAreInTheStory) {
  game.markEvent(2, {1, "Nobody had expected that"});
  const Story story = storyOf(game);
  bool said = false;
  for (const StoryTurn& turn : story.told)
    for (const StorySentence& one : turn.sentences) said = said || (one.comment && one.event == 2);
  EXPECT_TRUE(said);
  ASSERT_GE(story.moments.size(), 3U);
  EXPECT_EQ(story.moments.front().event, 0U);
  EXPECT_EQ(story.moments[1].event, 2U);
  EXPECT_TRUE(story.moments[1].starred);
  EXPECT_EQ(story.moments.back().event, game.session().eventCount());
  EXPECT_TRUE(reportHtml(game).contains("Nobody had expected that"));
  EXPECT_TRUE(reportMarkdown(game, "a").contains("Nobody had expected that"));
}

TEST_F(Reports, TheBigButtonOffersTheStoryOfABattleThatIsOver) {
  ASSERT_TRUE(game.session().outcome());
  SequenceDock dock(game);
  int asked = 0;
  QObject::connect(&dock, &SequenceDock::reportAsked, [&asked] { ++asked; });
  auto* button = dock.findChild<QAbstractButton*>("nextStep");
  ASSERT_NE(button, nullptr);
  ASSERT_TRUE(button->isEnabled());
  button->click();
  EXPECT_EQ(asked, 1);
  // F5 goes on with the battle and opens nothing.
  dock.goOn();
  EXPECT_EQ(asked, 1);
}

TEST_F(Reports, EveryLossIsToldOnce) {
  const Story story = storyOf(game);
  std::size_t gone = 0;
  for (UnitIndex unit = 0; unit < game.battle().unitCount(); ++unit)
    gone += game.session().start().unit(unit).present && !game.battle().unit(unit).present ? 1 : 0;
  EXPECT_EQ(story.losses.size(), gone);
}

TEST_F(Reports, DiceAreCountedAgainstFairOnes) {
  const DiceStatistics statistics = diceStatistics(game.session());
  int rolled = 0;
  for (std::size_t event = 0; event < game.session().eventCount(); ++event)
    for (const ThrownDice& dice : game.session().event(event).dice)
      if (dice.side != noSide) rolled += static_cast<int>(dice.faces.size());
  EXPECT_EQ(statistics.sides[0].rolled + statistics.sides[1].rolled, rolled);
  for (const DiceCount& side : statistics.sides) {
    double expected = 0;
    for (const auto& [face, count] : side.faces) expected += count.expected;
    EXPECT_NEAR(expected, side.rolled, 1e-9);
  }
}

TEST_F(Reports, AreWrittenAsPdfAsOnePageAndAsMarkdownWithPictures) {
  const QTemporaryDir folder;
  for (const char* name : {"battle.pdf", "battle.html", "battle.md"})
    ASSERT_TRUE(writeReport(game, folder.filePath(name))) << name;
  EXPECT_FALSE(writeReport(game, folder.filePath("no/such/battle.html")));
  QFile pdf(folder.filePath("battle.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_TRUE(pdf.read(5).startsWith("%PDF-"));
  const QString html = textOf(folder.filePath("battle.html"));
  EXPECT_TRUE(html.contains("data:image/png;base64,"));
  EXPECT_FALSE(html.contains("src=\"http"));
  EXPECT_TRUE(QFileInfo::exists(folder.filePath("battle-1.png")));
  EXPECT_TRUE(textOf(folder.filePath("battle.md")).contains("](battle-1.png)"));
}

TEST_F(Reports, TheDockSaysTheDiceOfBothSides) {
  DiceDock dock(game);
  dock.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dock));
  QTest::qWait(20);
  bool said = false;
  for (int side = 0; side < 2; ++side)
    said =
        said || dock.findChild<QLabel*>(QStringLiteral("diceWords%1").arg(side))->text().contains("fair dice give 3.5");
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace signifer::ui::report_test
