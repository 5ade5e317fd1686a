// The papers of a battle that machines without a display get: the table with its units, and the checklist.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "library/places.h"
#include "play/journal.h"
#include "printing/battle_export.h"
#include "report/replay_export.h"
#include "support/paths.h"

namespace signifer::ui::export_test {
namespace {

// Pixels of just this colour, of every fourth row and column.
int pixelsOf(const QImage& image, QColor colour) {
  int found = 0;
  for (int y = 0; y < image.height(); y += 4)
    for (int x = 0; x < image.width(); x += 4) found += image.pixelColor(x, y) == colour ? 1 : 0;
  return found;
}

TEST(BattleExport, ShowsTheUnitsAndWritesTheChecklist) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString battle = QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/cannae.json"));
  ASSERT_EQ(exportBattle(library, battle, folder.path()), QString());
  const QImage table(folder.filePath(QStringLiteral("table.png")));
  ASSERT_FALSE(table.isNull());
  EXPECT_GT(pixelsOf(table, QColor(QStringLiteral("#1F4F96"))), 500) << "no unit of the first side is drawn";
  EXPECT_GT(pixelsOf(table, QColor(QStringLiteral("#E0653E"))), 300) << "no unit of the second side is drawn";
  QFile checklist(folder.filePath(QStringLiteral("checklist.pdf")));
  ASSERT_TRUE(checklist.open(QIODevice::ReadOnly));
  EXPECT_EQ(checklist.read(5), QByteArray("%PDF-"));
}

// The story of a journal, as the window tells it.
TEST(BattleExport, TellsTheStoryOfWhatHasHappened) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString journal = folder.filePath(QStringLiteral("battle.signifer"));
  {
    BattleController game;
    game.open(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 1));
    game.keepIn(journal.toStdString());
    for (int i = 0; i < 12; ++i) ASSERT_TRUE(game.act(game.candidates().front()));
    game.markEvent(3, {1, QStringLiteral("The river was cold.")});
  }
  ASSERT_EQ(exportBattle(library, journal, folder.path()), QString());
  for (const char* name : {"story.html", "story.md"}) {
    QFile story(folder.filePath(QLatin1String(name)));
    ASSERT_TRUE(story.open(QIODevice::ReadOnly)) << name;
    EXPECT_TRUE(story.readAll().contains("The river was cold.")) << name;
  }
  EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("story.pdf"))));
}

TEST(BattleExport, SaysWhatIsWrongWithAFile) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  EXPECT_TRUE(
      exportBattle(library, QStringLiteral("missing.json"), folder.path()).contains(QStringLiteral("missing.json")));
}

// The page shows the line that was played, with the players' words, and brings the battle back.
TEST(BattleExport, WritesAReplayThatCarriesItsBattle) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString journal = folder.filePath(QStringLiteral("battle.signifer"));
  const QString page = folder.filePath(QStringLiteral("battle.html"));
  {
    BattleController game;
    game.open(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 1));
    game.keepIn(journal.toStdString());
    for (int i = 0; i < 12; ++i) ASSERT_TRUE(game.act(game.candidates().front()));
    game.markEvent(3, {1, QStringLiteral("The river was cold.")});
  }
  ASSERT_EQ(exportReplay(library, journal, page, true), QString());
  QFile file(page);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("The river was cold."));
  const OpenedJournal opened = openJournal(library, page.toStdString());
  EXPECT_TRUE(opened.whole());
  EXPECT_EQ(opened.session->eventCount(), 12U);
  BattleController again;
  again.open(openJournal(library, page.toStdString()).session, nullptr, opened.notes);
  EXPECT_EQ(again.marks().at(3).comment, QStringLiteral("The river was cold."));
  EXPECT_NE(exportReplay(library, journal, folder.filePath(QStringLiteral("none/battle.html")), false), QString());
}

}  // namespace
}  // namespace signifer::ui::export_test
