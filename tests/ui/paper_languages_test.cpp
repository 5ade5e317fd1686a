// Papers in German and French: they are in the language, whole, and take no more sides than in English.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>

#include "every_paper.h"
#include "library/places.h"
#include "page_checks.h"
#include "speech.h"
#include "support/paths.h"

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
  const bool french = GetParam().code == std::string_view("fr");
  // In French a narrow space stands before it, also where the program joins two sentences.
  static const QRegularExpression bareSign(QStringLiteral("\\w+;"), QRegularExpression::UseUnicodePropertiesOption);
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
      EXPECT_EQ(french ? bareSign.match(words).captured().toStdString() : "", "");
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

// A rule set's battles differ: armies in large print go on from page to page, and a checklist is one page however many
// leaders have tracks.
TEST(AllBattles, ArePrintedWithinTheirPages) {
  const auto library = RuleSetLibrary::load({ownRuleSets()});
  const QTemporaryDir folder;
  PrintRequest request;
  request.output = folder.filePath(QStringLiteral("battle.pdf"));
  for (const char* language : {"en", "de", "fr"}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    for (const ShippedBattle& battle : shippedBattles())
      for (const bool army : {true, false}) {
        SCOPED_TRACE(battle.name + ", " + language + (army ? ", army" : ", checklist"));
        request.battle = QString::fromStdString(battle.name);
        request.kind = QLatin1String(army ? "army" : "checklist");
        request.large = army;
        request.paper = QLatin1String(army ? "a4" : "letter");
        QString written;
        const QString wrong = printAlone(library, request, written);
        ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
        const std::vector<PdfPage> pages = pdfPages(written);
        EXPECT_TRUE(army || pages.size() == 1) << pages.size();
        for (const PdfPage& page : pages) {
          checkMargins(page);
          checkOverlaps(page);
        }
      }
  }
  (void)speakLanguage(QStringLiteral("en"));
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

// Words of a paper that a player looked for, and words that misled one.
struct Needed {
  const char* kind;
  const char* of;
  const char* language;
  const char* said;
  const char* notSaid = "";
};

TEST(PaperNeeds, AreFound) {
  const auto library = RuleSetLibrary::load({ownRuleSets()});
  const QTemporaryDir folder;
  for (const Needed& one : {
           Needed{"reference", "fantasy", "de", "Anschluss"},
           Needed{"reference", "fantasy", "fr", "Rejoindre"},
           Needed{"reference", "cb", "de", "Seitschritte und Schritte zurück"},
           Needed{"reference", "cb", "fr", "Victoire"},
           Needed{"reference", "cb", "en", "Ranks, others"},
           Needed{"reference", "cb", "en", "meet in proportion"},
           Needed{"reference", "initiative", "de", "Sieg"},
           Needed{"reference", "othw", "fr", "Victoire"},
           Needed{"reference", "hannibal", "de", "Einheit der Schlachtlinie, die allein steht"},
           Needed{"reference", "hannibal", "fr", "Unité de ligne de bataille seule"},
           Needed{"army", "hannibal/cannae", "en", "not core"},
           Needed{"army", "fantasy/hastings", "en", "24 models, 6 wide"},
           Needed{"army", "fantasy/hastings", "en", "with Knights of the duke"},
           Needed{"battle", "hannibal/trasimene", "en", "turn 14 at the latest", "After 20 game turns"},
           Needed{"battle", "hannibal/trasimene", "en", "by the right edge"},
           Needed{"battle", "hannibal/trasimene", "en", "for Carthage when beaten"},
           Needed{"battle", "hannibal/etruria", "en", "the whole army; then", "whole, then the other side"},
           Needed{"battle", "othw/porus", "en", "3 squares from the lower edge", "12 in from the lower edge"},
           Needed{"battle", "othw/zama", "en", "Hannibal"},
           Needed{"army", "othw/zama", "en", "Battlefield Manager"},
           Needed{"army", "othw/zama", "fr", "au jet du destin"},
           Needed{"army", "hannibal/cannae", "en", "H2H-6"},
       }) {
    SCOPED_TRACE(std::string(one.kind) + " " + one.of + " " + one.language + ": " + one.said);
    ASSERT_TRUE(speakLanguage(QLatin1String(one.language)).isEmpty());
    PrintRequest request;
    request.kind = QLatin1String(one.kind);
    (QLatin1String(one.of).contains(u'/') ? request.battle : request.ruleSet) = QLatin1String(one.of);
    request.output = folder.filePath(QStringLiteral("needed.pdf"));
    QString written;
    const QString wrong = printAlone(library, request, written);
    ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
    QString words;
    for (const PdfPage& page : pdfPages(written))
      for (const PdfWord& word : page.words) words += word.text;
    const auto bare = [](const char* text) { return QString::fromUtf8(text).remove(u' '); };
    EXPECT_TRUE(words.contains(bare(one.said))) << words.toStdString();
    EXPECT_TRUE(*one.notSaid == 0 || !words.contains(bare(one.notSaid)));
  }
  (void)speakLanguage(QStringLiteral("en"));
}

TEST(PaperNeeds, SayWhoseHouseRulesTheyHave) {
  const auto library = RuleSetLibrary::load({ownRuleSets()});
  const QTemporaryDir folder;
  PrintRequest request;
  request.kind = QStringLiteral("house-rules");
  request.ruleSet = QStringLiteral("cb");
  request.houseRules = {QString::fromStdString(test::sourcePath("tests/sheet/clubs/harbour-cb.json"))};
  request.output = folder.filePath(QStringLiteral("house.pdf"));
  QString written;
  const QString wrong = printAlone(library, request, written);
  ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
  QString words;
  const std::vector<PdfPage> pages = pdfPages(written);
  for (const PdfWord& word : pages.front().words) words += word.text + u' ';
  EXPECT_TRUE(words.contains(QLatin1String("Harbour Street spring 2026"))) << words.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, PaperLanguages,
                         testing::Values(Spoken{"de", "Hausregeln in Kraft", "1 von"},
                                         Spoken{"fr", "Règles maison en vigueur", "1 sur"}),
                         [](const auto& spoken) { return spoken.param.code; });

}  // namespace
}  // namespace signifer::ui::paper_languages_test
