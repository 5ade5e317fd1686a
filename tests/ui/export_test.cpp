// The papers of a battle that machines without a display get: the table with its units, and the checklist.
#include <gtest/gtest.h>

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include "commander/commander.h"
#include "docks/sequence_model.h"
#include "game/battle_controller.h"
#include "library/loader.h"
#include "library/places.h"
#include "pictures/film.h"
#include "pictures/picture_dialog.h"
#include "pictures/table_picture.h"
#include "play/journal.h"
#include "printing/battle_export.h"
#include "report/battle_report.h"
#include "report/replay_export.h"
#include "support/paths.h"
#include "theme.h"

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

// A journal of so many answers.
QString playedJournal(const RuleSetLibrary& library, const QTemporaryDir& folder, int answers) {
  const QString journal = folder.filePath(QStringLiteral("battle.signifer"));
  BattleController game;
  game.open(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 1));
  game.keepIn(journal.toStdString());
  for (int i = 0; i < answers; ++i) EXPECT_TRUE(game.act(game.candidates().front()));
  return journal;
}

TEST(BattleExport, WritesTheReportForForumsWithItsMapsBesideIt) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString journal = playedJournal(library, folder, 12);
  for (const char* ending : {".bbcode", ".txt", ".md"}) {
    const QString path = folder.filePath(QStringLiteral("story") + QLatin1String(ending));
    ASSERT_EQ(exportReport(library, journal, path), QString());
    QFile story(path);
    ASSERT_TRUE(story.open(QIODevice::ReadOnly));
    EXPECT_TRUE(story.readAll().contains("story-1.png")) << ending;
  }
  EXPECT_FALSE(QImage(folder.filePath(QStringLiteral("story-1.png"))).isNull());
  QFile drawing(folder.filePath(QStringLiteral("story-1.svg")));
  ASSERT_TRUE(drawing.open(QIODevice::ReadOnly));
  EXPECT_TRUE(drawing.readAll().contains("<svg"));
}

// As wide as asked for, and with arrows other than without.
TEST(TablePicture, IsAsLargeAsWantedAndMayHaveArrows) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const OpenedJournal opened = openJournal(library, playedJournal(library, folder, 12).toStdString());
  const Session& session = *opened.session;
  const QString path = folder.filePath(QStringLiteral("table.png"));
  ASSERT_TRUE(writePicture(session, {widestPicture, false, nullptr}, path));
  // A picture of that width is more than Qt decodes at once.
  EXPECT_EQ(QImageReader(path).size().width(), widestPicture);
  const QImage plain = tablePicture(session, session.eventCount(), {800, false, nullptr});
  EXPECT_EQ(plain.size(), pictureSize(session.start(), 800));
  EXPECT_NE(plain, tablePicture(session, session.eventCount(), {800, true, nullptr}));
  EXPECT_EQ(eventsBeforeTurnOf(session, 0), 0U);
  const std::size_t before = eventsBeforeTurnOf(session, session.eventCount());
  ASSERT_LT(before, session.eventCount());
  EXPECT_EQ(session.before(before).turn, session.before(session.eventCount() - 1).turn);
}

TEST(TablePicture, IsCopiedInTheSizeThatWasChosen) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  BattleController game;
  game.open(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 1));
  PictureDialog dialog(game.session());
  dialog.findChild<QSpinBox*>()->setValue(2400);
  dialog.findChild<QPushButton*>(QStringLiteral("copyPicture"))->click();
  EXPECT_EQ(dialog.result(), PictureDialog::copied);
  EXPECT_EQ(QGuiApplication::clipboard()->image().width(), 2400);
}

// SVG knows no clipping: bars of a side ran out of its units.
TEST(TablePicture, KeepsBarsWithinTheUnitsOfADrawing) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const OpenedJournal opened = openJournal(library, playedJournal(library, folder, 12).toStdString());
  const PictureOrder order{1200, false, nullptr};
  const QImage picture = tablePicture(*opened.session, 0, order);
  QImage drawn(picture.size(), QImage::Format_RGB32);
  QSvgRenderer drawing(tableSvg(*opened.session, 0, order, QString()));
  ASSERT_TRUE(drawing.isValid());
  QPainter painter(&drawn);
  drawing.render(&painter);
  painter.end();
  const QRgb bar = colours().sides[1].bar.rgb();
  int out = 0;
  for (int y = 0; y < drawn.height(); ++y)
    for (int x = 0; x < drawn.width(); ++x) {
      const QRgb one = drawn.pixel(x, y);
      const int apart =
          std::abs(qRed(one) - qRed(bar)) + std::abs(qGreen(one) - qGreen(bar)) + std::abs(qBlue(one) - qBlue(bar));
      out += picture.pixel(x, y) == colours().ground.rgb() && apart < 40 ? 1 : 0;
    }
  EXPECT_EQ(out, 0);
}

// A film runs as long as people need to read it, in both formats, with its title as a still.
TEST(Film, ShowsTheTurnsSlowlyAndIsSmallEnough) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const OpenedJournal opened = openJournal(library, playedJournal(library, folder, 40).toStdString());
  const Story story = tellStory(*opened.session);
  const std::vector<FilmFrame> frames = filmOf(*opened.session, story, {1, 480});
  ASSERT_GT(frames.size(), 2U);
  for (const FilmFrame& frame : frames) EXPECT_EQ(frame.picture.size(), frames.front().picture.size());
  for (std::size_t i = 1; i < frames.size(); ++i) EXPECT_GE(frames[i].milliseconds, 3000);
  for (const char* name : {"film.gif", "film.webp"}) {
    const QString path = folder.filePath(QLatin1String(name));
    ASSERT_EQ(writeFilm(*opened.session, story, {1, 480}, path), QString());
    EXPECT_LE(QFileInfo(path).size(), largestFilm);
  }
  QImageReader gif(folder.filePath(QStringLiteral("film.gif")));
  EXPECT_EQ(gif.imageCount(), static_cast<int>(frames.size()));
  ASSERT_FALSE(gif.read().isNull());
  EXPECT_EQ(gif.nextImageDelay(), frames.front().milliseconds);
  QFile webp(folder.filePath(QStringLiteral("film.webp")));
  ASSERT_TRUE(webp.open(QIODevice::ReadOnly));
  const QByteArray bytes = webp.readAll();
  EXPECT_TRUE(bytes.startsWith("RIFF"));
  EXPECT_TRUE(bytes.contains("ANMF"));
  EXPECT_FALSE(QImage(folder.filePath(QStringLiteral("film.png"))).isNull());
  EXPECT_FALSE(writeFilm(*opened.session, story, {99, 480}, folder.filePath(QStringLiteral("none.gif"))).isEmpty());
  EXPECT_FALSE(writeFilm(*opened.session, story, {}, folder.filePath(QStringLiteral("film.mpg"))).isEmpty());
}

// A river that is blue in one frame and grey in the next flickers.
TEST(Film, KeepsItsColoursFromFrameToFrame) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const OpenedJournal opened = openJournal(library, playedJournal(library, folder, 40).toStdString());
  const std::vector<FilmFrame> frames = filmOf(*opened.session, tellStory(*opened.session), {0, 480});
  QByteArray bytes = gifOf(frames);
  QBuffer buffer(&bytes);
  QImageReader gif(&buffer, "gif");
  for (const FilmFrame& frame : frames) {
    const QImage shown = gif.read().convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(shown.size(), frame.picture.size());
    int off = 0;
    for (int y = 0; y < shown.height(); ++y)
      for (int x = 0; x < shown.width(); ++x) {
        const QRgb one = shown.pixel(x, y);
        const QRgb other = frame.picture.pixel(x, y);
        const int apart = std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other)) +
                          std::abs(qBlue(one) - qBlue(other));
        off += apart > 30 ? 1 : 0;
      }
    EXPECT_EQ(off, 0);
  }
}

TEST(Season, LinksTheReplayOfEveryBattleAndNamesWhatIsBroken) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString journal = playedJournal(library, folder, 12);
  const QString other = folder.filePath(QStringLiteral("index.signifer"));
  ASSERT_TRUE(QFile::copy(journal, other));
  const QString into = folder.filePath(QStringLiteral("season"));
  const QString wrong = exportSeason(library, {journal, folder.filePath(QStringLiteral("gone.signifer")), other}, into);
  EXPECT_TRUE(wrong.contains(QStringLiteral("gone.signifer"))) << wrong.toStdString();
  QFile page(into + QStringLiteral("/index.html"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QByteArray text = page.readAll();
  for (const char* name : {"battle.html", "index-2.html"}) {
    EXPECT_TRUE(text.contains(QByteArray("href=\"") + name)) << name;
    EXPECT_TRUE(QFile::exists(into + QLatin1Char('/') + QLatin1String(name))) << name;
  }
}

// "The army of {enemy} broke." stood on the button of the report.
TEST(SequenceDock, NamesWhoseArmyBroke) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  BattleController game;
  game.open(openBattle(library, test::sourcePath("assets/scenarios/hannibal/trebia.json"), 1));
  const auto mind = makeCommander("greedy", 1);
  constexpr int most = 3000;
  for (int i = 0; i < most && !game.outcome(); ++i) {
    const ActionList all = game.candidates();
    ASSERT_TRUE(game.act(all[mind->choose(game.rules(), game.battle(), game.decision(), all)]));
  }
  ASSERT_TRUE(game.outcome().has_value());
  const QString why = sequenceView(game).nextNote;
  EXPECT_FALSE(why.isEmpty());
  EXPECT_FALSE(why.contains(QLatin1Char('{'))) << why.toStdString();
}

TEST(Season, SaysWhichJournalIsToldInPartOnly) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  const QString whole = playedJournal(library, folder, 12);
  QFile from(whole);
  ASSERT_TRUE(from.open(QIODevice::ReadOnly));
  QList<QByteArray> lines = from.readAll().split('\n');
  ASSERT_GT(lines.size(), 8);
  lines.removeAt(6);
  QFile cut(folder.filePath(QStringLiteral("older.signifer")));
  ASSERT_TRUE(cut.open(QIODevice::WriteOnly));
  cut.write(lines.join('\n'));
  cut.close();
  QString leftOut;
  const QString into = folder.filePath(QStringLiteral("season"));
  EXPECT_EQ(exportSeason(library, {whole, cut.fileName()}, into, &leftOut), QString());
  EXPECT_TRUE(leftOut.startsWith(QStringLiteral("older.signifer: "))) << leftOut.toStdString();
  EXPECT_EQ(leftOut.count(QLatin1Char('\n')), 0) << leftOut.toStdString();
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
  ASSERT_EQ(exportReplay(library, journal, page, {true}), QString());
  QFile file(page);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("The river was cold."));
  const OpenedJournal opened = openJournal(library, page.toStdString());
  EXPECT_TRUE(opened.whole());
  EXPECT_EQ(opened.session->eventCount(), 12U);
  const QString spoken = folder.filePath(QStringLiteral("spoken.html"));
  ASSERT_EQ(exportReplay(library, journal, spoken, {false, {}, {QStringLiteral("de")}}), QString());
  QFile both(spoken);
  ASSERT_TRUE(both.open(QIODevice::ReadOnly));
  EXPECT_TRUE(both.readAll().contains("lang=\"de\" data-voice"));
  EXPECT_NE(exportReplay(library, journal, page, {false, QStringLiteral("nobody"), {}}), QString());
  EXPECT_NE(exportReplay(library, journal, page, {true, QStringLiteral("rome"), {}}), QString());
  BattleController again;
  again.open(openJournal(library, page.toStdString()).session, nullptr, opened.notes);
  EXPECT_EQ(again.marks().at(3).comment, QStringLiteral("The river was cold."));
  EXPECT_NE(exportReplay(library, journal, folder.filePath(QStringLiteral("none/battle.html")), {}), QString());
}

}  // namespace
}  // namespace signifer::ui::export_test
