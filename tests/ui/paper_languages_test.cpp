// Papers in German and French: they are in the language, whole, and take no more sides than in English.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>

#include "every_paper.h"
#include "library/places.h"
#include "page_checks.h"
#include "speech.h"

namespace signifer::ui::paper_languages_test {
namespace {

struct Spoken {
  const char* code;
  /// Said on every paper, and what must not be said on any.
  const char* houseRules;
  const char* page;
};

class PaperLanguages : public testing::TestWithParam<Spoken> {
 protected:
  void SetUp() override { ASSERT_TRUE(speakLanguage(QLatin1String(GetParam().code)).isEmpty()); }
  void TearDown() override { (void)speakLanguage(QStringLiteral("en")); }
};

std::size_t mostPages(const PrintedPaper& paper) {
  switch (paper.kind) {
    case PaperKind::checklist:
      // With a battle come its turns, tracks and units: both sides of a sheet.
      return paper.name.contains(QLatin1String("-battle-")) ? 2 : 1;
    case PaperKind::record:
      return 1;
    case PaperKind::reference:
      return 2;
    case PaperKind::battle:
      // The places of the units stand on the back.
      return 2;
    case PaperKind::odds:
    case PaperKind::solo:
      return 1;
    case PaperKind::cards:
      return 10;
    default:
      return 2;
  }
}

TEST_P(PaperLanguages, ArePrintedWhole) {
  const auto library = RuleSetLibrary::load({ownRuleSets()});
  const QTemporaryDir folder;
  int printed = 0;
  for (PrintedPaper& paper : everyPaper(library)) {
    if (paper.request.large || paper.request.landscape) continue;
    SCOPED_TRACE(paper.name.toStdString());
    paper.request.output = folder.filePath(paper.name + QStringLiteral(".pdf"));
    QString written;
    const QString wrong = printAlone(library, paper.request, written);
    ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
    const std::vector<PdfPage> pages = pdfPages(written);
    EXPECT_LE(pages.size(), mostPages(paper));
    QString words;
    for (const PdfPage& page : pages) {
      checkMargins(page);
      checkOverlaps(page);
      for (const PdfWord& word : page.words) words += word.text + u' ';
    }
    // Cards fill their pages.
    EXPECT_TRUE(paper.kind == PaperKind::cards || words.contains(QString::fromUtf8(GetParam().houseRules)));
    EXPECT_TRUE(words.contains(QString::fromUtf8(GetParam().page)));
    for (const char* english : {"House rules in force", "1 of ", " in + d6", "a square of"})
      EXPECT_FALSE(words.contains(QLatin1String(english))) << english;
    ++printed;
  }
  EXPECT_GE(printed, 90);
}

// German heads are long: the tables at a checklist's foot give each other room before a word is cut.
TEST(PaperHeads, AreNotCut) {
  const auto library = RuleSetLibrary::load({ownRuleSets()});
  const QTemporaryDir folder;
  ASSERT_TRUE(speakLanguage(QStringLiteral("de")).isEmpty());
  PrintRequest request;
  request.kind = QStringLiteral("checklist");
  request.ruleSet = QStringLiteral("hannibal");
  request.output = folder.filePath(QStringLiteral("checklist.pdf"));
  QString written;
  ASSERT_TRUE(printAlone(library, request, written).isEmpty());
  const std::vector<PdfPage> pages = pdfPages(written);
  for (const char* word : {"Marsch", "Rückzug", "Bolzenwerfer"})
    EXPECT_TRUE(std::ranges::any_of(pages, [word](const PdfPage& page) {
      return std::ranges::find(page.words, QString::fromUtf8(word), &PdfWord::text) != page.words.end();
    })) << word;
  (void)speakLanguage(QStringLiteral("en"));
}

INSTANTIATE_TEST_SUITE_P(Languages, PaperLanguages,
                         testing::Values(Spoken{"de", "Hausregeln in Kraft", "1 von"},
                                         Spoken{"fr", "Règles maison en vigueur", "1 sur"}),
                         [](const auto& spoken) { return spoken.param.code; });

}  // namespace
}  // namespace signifer::ui::paper_languages_test
