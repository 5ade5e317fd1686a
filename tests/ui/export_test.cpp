// The papers of a battle that machines without a display get: the table with its units, and the checklist.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include "library/loader.h"
#include "library/places.h"
#include "printing/battle_export.h"
#include "support/paths.h"

namespace signifer::ui {
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

TEST(BattleExport, SaysWhatIsWrongWithAFile) {
  const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
  const QTemporaryDir folder;
  EXPECT_TRUE(
      exportBattle(library, QStringLiteral("missing.json"), folder.path()).contains(QStringLiteral("missing.json")));
}

}  // namespace
}  // namespace signifer::ui
