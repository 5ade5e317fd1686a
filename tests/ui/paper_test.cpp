// Papers as they come out of the printer: pages, fonts, margins and sizes of type as poppler's tools read them, for all
// papers of all rule sets on A4, on Letter and in large print; and the dialog that prints them.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "library/places.h"
#include "printing/columns.h"
#include "printing/paper_dialog.h"
#include "printing/print_job.h"
#include "printing/sheet_printer.h"
#include "sheet/papers.h"

namespace signifer::ui {
namespace {

const RuleSetLibrary& ruleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

QString run(const QString& tool, const QStringList& arguments) {
  QProcess process;
  process.start(tool, arguments);
  EXPECT_TRUE(process.waitForFinished(60000)) << tool.toStdString() << ": is poppler-utils installed?";
  return QString::fromUtf8(process.readAllStandardOutput());
}

int pagesOf(const QString& pdf) {
  static const QRegularExpression pages(QStringLiteral("Pages:\\s+(\\d+)"));
  return pages.match(run(QStringLiteral("pdfinfo"), {pdf})).captured(1).toInt();
}

struct Case {
  const char* name;
  QString paper;
  bool large = false;
  double width = 0;
  double height = 0;
};
const Case cases[] = {{"a4", QStringLiteral("a4"), false, 595, 842},
                      {"letter", QStringLiteral("letter"), false, 612, 792},
                      {"large", QStringLiteral("a4"), true, 595, 842}};

class PrintedPapers : public testing::Test {
 protected:
  QString print(const QString& ruleSet, const QString& kind, const Case& one) {
    PrintRequest request;
    request.kind = kind;
    request.ruleSet = ruleSet;
    if (kind == QLatin1String("army"))
      for (const ShippedBattle& battle : shippedBattles())
        if (battle.name.starts_with(ruleSet.toStdString() + "/")) request.battle = QString::fromStdString(battle.name);
    request.paper = one.paper;
    request.large = one.large;
    request.output = folder_.filePath(QStringLiteral("%1-%2-%3.pdf").arg(ruleSet, kind, QLatin1String(one.name)));
    QString written;
    const QString wrong = printAlone(ruleSets(), request, written);
    EXPECT_TRUE(wrong.isEmpty()) << wrong.toStdString();
    return written;
  }

  QTemporaryDir folder_;
};

// Every word lies within the margins, its type is no smaller than it may be, and words do not lie on each other.
void checkWords(const QString& pdf, const Case& one, const std::string& what) {
  static const QRegularExpression word(QStringLiteral(
      "<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">([^<]*)</word>"));
  const QString out = run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")});
  auto found = word.globalMatch(out);
  int words = 0;
  constexpr double margin = 18;  // a bracket's words stand in the margin for holes
  while (found.hasNext()) {
    const auto match = found.next();
    ++words;
    EXPECT_GE(match.captured(1).toDouble(), margin) << what << " " << match.captured(5).toStdString();
    EXPECT_GE(match.captured(2).toDouble(), margin) << what << " " << match.captured(5).toStdString();
    EXPECT_LE(match.captured(3).toDouble(), one.width - margin) << what << " " << match.captured(5).toStdString();
    EXPECT_LE(match.captured(4).toDouble(), one.height - margin) << what << " " << match.captured(5).toStdString();
  }
  EXPECT_GT(words, 20) << what;
}

TEST_F(PrintedPapers, AllOfAllRuleSetsOnAllPapers) {
  ASSERT_GE(ruleSets().sources().size(), 5U);
  for (const RuleSetSource& source : ruleSets().sources())
    for (const PaperKindInfo& kind : paperKinds())
      for (const Case& one : cases) {
        const std::string what = source.id + " " + std::string(kind.id) + " " + one.name;
        const QString pdf = print(QString::fromStdString(source.id),
                                  QString::fromUtf8(kind.id.data(), static_cast<int>(kind.id.size())), one);
        ASSERT_TRUE(QFile::exists(pdf)) << what;
        const int pages = pagesOf(pdf);
        EXPECT_GE(pages, 1) << what;
        if (!one.large) {
          const bool a4 = one.paper == QLatin1String("a4");
          int most = 100;
          if (kind.kind == PaperKind::checklist) most = a4 || source.id != "initiative" ? 1 : 2;
          if (kind.kind == PaperKind::reference) most = a4 ? 2 : 3;
          EXPECT_LE(pages, most) << what;
        }
        const QStringList fonts = run(QStringLiteral("pdffonts"), {pdf}).split(u'\n', Qt::SkipEmptyParts);
        ASSERT_GT(fonts.size(), 2) << what;
        for (const QString& font : fonts.mid(2))
          EXPECT_TRUE(font.contains(QRegularExpression(QStringLiteral("\\s(yes)\\s+(yes|no)\\s+(yes|no)\\s+\\d+"))))
              << what << ": not embedded: " << font.toStdString();
        checkWords(pdf, one, what);
      }
}

TEST_F(PrintedPapers, SayWhatTheEngineSays) {
  const QString pdf = print(QStringLiteral("hannibal"), QStringLiteral("reference"), cases[0]);
  const QString words = run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
  for (const char* part :
       {"Hand-to-hand", "10 or more", "Lone Battle Line unit", "H2H-3", "side, back", "no house rules"})
    EXPECT_TRUE(words.contains(QLatin1String(part))) << part;
}

TEST_F(PrintedPapers, MarkWhatAHouseRuleChanges) {
  PrintRequest request;
  request.kind = QStringLiteral("reference");
  request.ruleSet = QStringLiteral("hannibal");
  request.house = {QStringLiteral("turn-limit=12")};
  request.output = folder_.filePath(QStringLiteral("house.pdf"));
  QString written;
  ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  const QString words = run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), written, QStringLiteral("-")});
  EXPECT_TRUE(words.contains(QLatin1String("1 house rule")));
  EXPECT_TRUE(words.contains(QRegularExpression(QStringLiteral("After 12\\s*H")))) << words.toStdString();
}

TEST_F(PrintedPapers, BodyIsNineLettersHighAndLargePrintEighteen) {
  // The height of a word's box is ascent and descent of the face: 1.21 times its size for Inter.
  for (const auto& [one, least] : {std::pair(cases[0], 9.0), std::pair(cases[2], 18.0)}) {
    const QString pdf = print(QStringLiteral("cb"), QStringLiteral("reference"), one);
    const QString out = run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")});
    static const QRegularExpression line(
        QStringLiteral("yMin=\"([\\d.]+)\" xMax=\"[\\d.]+\" yMax=\"([\\d.]+)\">(attach|Outnumbered|Deeper)</word>"));
    auto found = line.globalMatch(out);
    EXPECT_TRUE(found.hasNext());
    while (found.hasNext()) {
      const auto match = found.next();
      EXPECT_GE(match.captured(2).toDouble() - match.captured(1).toDouble(), least * 1.1) << one.name;
    }
  }
}

TEST_F(PrintedPapers, WrongWishesAreTold) {
  QString written;
  PrintRequest request;
  request.kind = QStringLiteral("poster");
  request.ruleSet = QStringLiteral("cb");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("checklist")));
  request.kind = QStringLiteral("army");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("give a battle or an army")));
  request.kind = QStringLiteral("checklist");
  request.ruleSet = QStringLiteral("chess");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("hannibal")));
  request.ruleSet = QStringLiteral("cb");
  request.paper = QStringLiteral("a0");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("letter")));
  request.paper = QStringLiteral("a4");
  request.house = {QStringLiteral("no-such=1")};
  EXPECT_FALSE(printAlone(ruleSets(), request, written).isEmpty());
}

TEST(PaperDialog, ShowsPagesAndSuggestsANameWithItsEnding) {
  PaperDialog dialog(ruleSets(), QStringLiteral("othw"), PaperKind::reference, {});
  EXPECT_TRUE(dialog.suggestedName().startsWith(QLatin1String("othw-reference-")));
  EXPECT_TRUE(dialog.suggestedName().endsWith(QLatin1String(".pdf")));
  EXPECT_GE(dialog.pages(), 2);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
  EXPECT_TRUE(dialog.saveAs(path));
  EXPECT_EQ(pagesOf(path), dialog.pages());
  EXPECT_FALSE(dialog.saveAs(folder.filePath(QStringLiteral("no/such/sheet.pdf"))));
}

TEST(Columns, KeepTheOrderAndBecomeEquallyLong) {
  const ColumnPlan plan = planColumns({100, 100, 100, 100}, 2, 500, 10);
  ASSERT_EQ(plan.columns.size(), 2U);
  EXPECT_EQ(plan.columns[0], (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(plan.columns[1], (std::vector<std::size_t>{2, 3}));
}

TEST(Columns, FillAGapWithALaterPanelWhereNotAllFit) {
  const ColumnPlan plan = planColumns({300, 300, 90, 300}, 2, 400, 10);
  EXPECT_EQ(plan.columns[0], (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(plan.columns[1], (std::vector<std::size_t>{1}));
  EXPECT_EQ(plan.taken(), 3U);
}

}  // namespace
}  // namespace signifer::ui
