// Papers as they come out of the printer: what they say, what they refuse, and the dialog that prints them. What holds
// for every page stands in paper_pages_test.cpp.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "lengths.h"
#include "library/places.h"
#include "pdf_pages.h"
#include "printing/columns.h"
#include "printing/panel_pieces.h"
#include "printing/paper_dialog.h"
#include "printing/print_job.h"
#include "printing/sheet_printer.h"
#include "sheet/papers.h"
#include "speech.h"

namespace signifer::ui::paper_test {
namespace {

const RuleSetLibrary& ruleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

QString allOf(const PdfPage& page) {
  QString all;
  for (const PdfWord& word : page.words) all += word.text;
  return all;
}

int pagesOf(const QString& pdf) { return static_cast<int>(pdfPages(pdf).size()); }

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

TEST_F(PrintedPapers, SayWhatTheEngineSays) {
  const QString pdf = print(QStringLiteral("hannibal"), QStringLiteral("reference"), cases[0]);
  const QString words = pdfText(pdf);
  for (const char* part :
       {"Hand-to-hand", "10 or more", "Battle Line unit that stands alone", "H2H-3", "side, back", "no house rules"})
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
  const QString words = pdfText(written);
  EXPECT_TRUE(words.contains(QLatin1String("1 house rule")));
  EXPECT_TRUE(words.contains(QRegularExpression(QStringLiteral("After 12\\s*H")))) << words.toStdString();
}

// Files of house rules are laid one over the other; one that cannot be used is named, and the paper printed without it.
TEST_F(PrintedPapers, TakeAStackOfHouseRulesAndNameTheBadOnes) {
  const auto file = [&](const char* name, const char* members) {
    const QString path = folder_.filePath(QString::fromLatin1(name));
    QFile out(path);
    EXPECT_TRUE(out.open(QIODevice::WriteOnly));
    out.write(QByteArray(R"({"format": "signifer-house-rules", "version": 1, "ruleset": "hannibal", )") + members +
              "}\n");
    return path;
  };
  const QString twelve = file("twelve.json", R"("options": {"turn-limit": 12})");
  const QString nine = file("nine.json", R"("options": {"turn-limit": 9})");
  const QString bad = file("bad.json", R"("options": {"turn-limits": 9})");
  PrintRequest request;
  request.kind = QStringLiteral("reference");
  request.ruleSet = QStringLiteral("hannibal");
  request.houseRules = {twelve, bad, nine};
  request.output = folder_.filePath(QStringLiteral("stack.pdf"));
  QString written;
  std::vector<LeftOutOverlay> leftOut;
  ASSERT_EQ(printAlone(ruleSets(), request, written, &leftOut), QString());
  ASSERT_EQ(leftOut.size(), 1U);
  EXPECT_EQ(leftOut[0].name, bad.toStdString());
  const QRegularExpression after(QStringLiteral("After 9\\s*H"));
  EXPECT_TRUE(pdfText(written).contains(after));

  PaperDialog dialog(ruleSets(), QStringLiteral("hannibal"), PaperKind::reference, {});
  for (const QString& path : request.houseRules) dialog.addHouseRules(path);
  const QString told = dialog.findChild<QLabel*>(QStringLiteral("told"))->text();
  EXPECT_TRUE(told.contains(bad)) << told.toStdString();
  EXPECT_TRUE(told.contains(QLatin1String("/options/turn-limits"))) << told.toStdString();
  ASSERT_TRUE(dialog.saveAs(folder_.filePath(QStringLiteral("dialog.pdf"))));
  EXPECT_TRUE(pdfText(folder_.filePath(QStringLiteral("dialog.pdf"))).contains(after));
}

TEST_F(PrintedPapers, BodyIsNineLettersHighAndLargePrintEighteen) {
  // The height of a word's box is ascent and descent of the face: 1.21 times its size for Inter.
  for (const auto& [one, least] : {std::pair(cases[0], 9.0), std::pair(cases[2], 18.0)}) {
    const QString pdf = print(QStringLiteral("cb"), QStringLiteral("reference"), one);
    int found = 0;
    for (const PdfPage& page : pdfPages(pdf))
      for (const PdfWord& word : page.words) {
        if (word.text != QLatin1String("attach") && word.text != QLatin1String("Outnumbered") &&
            word.text != QLatin1String("Deeper"))
          continue;
        ++found;
        EXPECT_GE(word.box.height(), least * 1.1) << one.name;
      }
    EXPECT_GT(found, 0);
  }
}

// A table of texts that finds no room in large print says before each text whose it is.
TEST_F(PrintedPapers, SayWhoseATextIsWhereColumnsFindNoRoom) {
  ASSERT_TRUE(speakLanguage(QStringLiteral("de")).isEmpty());
  PrintRequest request;
  request.ruleSet = QStringLiteral("initiative");
  request.kind = QStringLiteral("reference");
  request.large = true;
  request.output = folder_.filePath(QStringLiteral("large.pdf"));
  QString written;
  const QString wrong = printAlone(ruleSets(), request, written);
  (void)speakLanguage(QStringLiteral("en"));
  ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
  const QString words = pdfText(written);
  // Nine rolls; the table of shots may have columns beside each other.
  for (const char* kind : {"Infanterie:", "Kavallerie:", "Plänkler:"})
    EXPECT_GE(words.count(QString::fromUtf8(kind)), 9) << kind;
}

// The block that is needed first finds room: each army's page says what costs Army Morale.
TEST_F(PrintedPapers, ArmiesHaveWhatIsNeededFirst) {
  PrintRequest request;
  request.ruleSet = QStringLiteral("othw");
  request.kind = QStringLiteral("army");
  request.battle = QStringLiteral("othw/zama");
  request.output = folder_.filePath(QStringLiteral("zama.pdf"));
  for (const char* language : {"en", "de", "fr"})
    for (const char* paper : {"a4", "letter"}) {
      SCOPED_TRACE(std::string(language) + ", " + paper);
      ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
      request.paper = QLatin1String(paper);
      QString written;
      ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
      const std::vector<PdfPage> pages = pdfPages(written);
      EXPECT_EQ(pages.size(), 2U);
      for (const PdfPage& page : pages)
        EXPECT_TRUE(allOf(page).contains(QLatin1String("MOR-3"))) << "page " << &page - pages.data() + 1;
    }
  (void)speakLanguage(QStringLiteral("en"));
}

// In large print such tests begin no page, unless the army had none of them otherwise.
TEST_F(PrintedPapers, ArmiesInLargePrintHaveATest) {
  PrintRequest request;
  request.ruleSet = QStringLiteral("fantasy");
  request.kind = QStringLiteral("army");
  request.battle = QStringLiteral("fantasy/hastings");
  request.large = true;
  request.output = folder_.filePath(QStringLiteral("hastings.pdf"));
  QString written;
  ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  const std::vector<PdfPage> pages = pdfPages(written);
  EXPECT_TRUE(
      std::ranges::any_of(pages, [](const PdfPage& page) { return allOf(page).contains(QLatin1String("Breaktest")); }));
}

// The room that the last side of a reference sheet leaves is filled; that costs neither a side nor the strip.
TEST_F(PrintedPapers, ReferencesHaveBesidesWhatFindsRoom) {
  const auto words = [&](const char* ruleSet) {
    const QString pdf = print(QLatin1String(ruleSet), QStringLiteral("reference"), cases[0]);
    EXPECT_EQ(pagesOf(pdf), 2) << ruleSet;
    return pdfText(pdf).simplified();
  };
  EXPECT_TRUE(words("cb").contains(QLatin1String("side-steps and steps back")));
  EXPECT_TRUE(words("fantasy").contains(QLatin1String("WS weapon skill")));
  const QString hannibal = words("hannibal");
  EXPECT_TRUE(hannibal.contains(QLatin1String("Average hits in one round")));
  EXPECT_TRUE(hannibal.contains(QLatin1String("Disperse or rally"))) << "the strip";
}

// Large print has per cents alone beside its bars, and says nothing of so many chances.
TEST_F(PrintedPapers, LargeOddsSayWhatTheirFiguresAre) {
  const auto first = [&](const char* ruleSet, const Case& one) {
    QString all;
    const std::vector<PdfPage> pages = pdfPages(print(QLatin1String(ruleSet), QStringLiteral("odds"), one));
    for (const PdfWord& word : pages.front().words) all += word.text + u' ';
    return all;
  };
  EXPECT_TRUE(first("cb", cases[0]).contains(QLatin1String("in 36")));
  const QString large = first("cb", cases[2]);
  EXPECT_FALSE(large.contains(QLatin1String("in 36"))) << large.toStdString();
  EXPECT_TRUE(large.contains(QLatin1String("difference of factors"))) << large.toStdString();
}

// In centimetres where that is preferred or asked for, the map's ruler too; afterwards the program says lengths as
// before.
TEST_F(PrintedPapers, AreInCentimetresWhereAskedFor) {
  PrintRequest request;
  request.ruleSet = QStringLiteral("hannibal");
  request.units = QStringLiteral("cm");
  request.output = folder_.filePath(QStringLiteral("centimetres.pdf"));
  QString written;
  request.kind = QStringLiteral("reference");
  ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  const QString reference = pdfText(written);
  EXPECT_TRUE(reference.contains(QLatin1String("61 cm")));
  EXPECT_FALSE(reference.contains(QLatin1String("inches")));
  request.kind = QStringLiteral("battle");
  request.battle = QStringLiteral("hannibal/cannae");
  ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  const QString battle = pdfText(written);
  EXPECT_TRUE(battle.contains(QLatin1String("30 cm"))) << battle.toStdString();
  EXPECT_TRUE(battle.contains(QLatin1String("150"))) << battle.toStdString();
  EXPECT_FALSE(showsCentimetres());
  request.units = QStringLiteral("ell");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("in or cm")));
}

// Words are found in the file as they stand on the paper: no letter or sign is drawn as one that no character stands
// for.
TEST_F(PrintedPapers, CanBeSearched) {
  const auto searched = [&](const char* ruleSet, const char* kind) {
    PrintRequest request;
    request.ruleSet = QLatin1String(ruleSet);
    request.kind = QLatin1String(kind);
    request.output = folder_.filePath(QStringLiteral("searched.pdf"));
    QString written;
    EXPECT_EQ(printAlone(ruleSets(), request, written), QString());
    QString words = pdfText(written).remove(QChar(0x200C));
    words.replace(QChar(0x00A0), u' ');
    return words.simplified();
  };
  const QString hannibal = searched("hannibal", "checklist");
  for (const char* words : {"if you wish", "12 in + d6", "2d6: 7 one hit", "Roll the d6: foot"})
    EXPECT_TRUE(hannibal.contains(QLatin1String(words))) << words << " is not in\n" << hannibal.toStdString();
  const QString cb = searched("cb", "checklist");
  for (const char* words : {"if you wish", "(+ d6)", "own army has them 1)"})
    EXPECT_TRUE(cb.contains(QLatin1String(words))) << words << " is not in\n" << cb.toStdString();
}

// An ambush is on no paper of the side that it waits for. Where a side cannot count, it is refused.
TEST_F(PrintedPapers, LeaveOutWhatIsHiddenFromTheSideAskedFor) {
  PrintRequest request;
  request.battle = QStringLiteral("hannibal/trebia");
  request.output = folder_.filePath(QStringLiteral("side.pdf"));
  QString written;
  for (const char* kind : {"battle", "army", "cards", "checklist", "tokens"}) {
    request.kind = QLatin1String(kind);
    request.side = QStringLiteral("rome");
    ASSERT_EQ(printAlone(ruleSets(), request, written), QString()) << kind;
    const QString known = pdfText(written);
    EXPECT_FALSE(known.contains(QLatin1String("Mago"))) << kind;
    EXPECT_TRUE(known.contains(QLatin1String("slingers"))) << kind;
  }
  request.kind = QStringLiteral("battle");
  request.side = QStringLiteral("carthage");
  ASSERT_EQ(printAlone(ruleSets(), request, written), QString());
  EXPECT_TRUE(pdfText(written).contains(QLatin1String("Mago")));
  request.side = QStringLiteral("gaul");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("gaul")));
  request.side = QStringLiteral("rome");
  request.kind = QStringLiteral("tags");
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("--side")));
  request.kind = QStringLiteral("tokens");
  request.withMarks = true;
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("--side")));
  request.withMarks = false;
  request.kind = QStringLiteral("reference");
  request.ruleSet = QStringLiteral("hannibal");
  request.battle.clear();
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("--battle")));
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

TEST(PaperDialog, PrintsForcesThatAreNotOpen) {
  PaperDialog dialog(ruleSets(), QStringLiteral("hannibal"), PaperKind::battle, {});
  dialog.show();
  auto* whose = dialog.findChild<QComboBox*>(QStringLiteral("whose"));
  ASSERT_NE(whose, nullptr);
  EXPECT_EQ(dialog.pages(), 0) << "no battle is open";
  const int cannae = whose->findText(QStringLiteral("cannae"), Qt::MatchContains);
  ASSERT_GE(cannae, 0);
  whose->setFocus();
  while (whose->currentIndex() < cannae) QTest::keyClick(whose, Qt::Key_Down);
  EXPECT_GE(dialog.pages(), 1);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("battle.pdf"));
  ASSERT_TRUE(dialog.saveAs(path));
  EXPECT_TRUE(pdfText(path).contains(QLatin1String("Hasdrubal")));
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

TEST(Columns, StandSideBySide) {
  const ColumnPlan plan = planSideBySide({300, 200, 150, 90}, 2, 400, 10);
  EXPECT_EQ(plan.columns[0], (std::vector<std::size_t>{0, 3}));
  EXPECT_EQ(plan.columns[1], (std::vector<std::size_t>{1, 2}));
}

// A panel that is too tall gives its room to others that are needed less.
TEST(Columns, HaveSparePanelsInOrderOfNeed) {
  const auto fits = [](const std::vector<double>& heights) {
    return planSideBySide(heights, 2, 400, 10).taken() == heights.size();
  };
  const Chosen chosen = chooseSpare({300, 200, 350, 150, 80}, {false, false, true, true, true}, fits);
  EXPECT_TRUE(chosen.fits);
  EXPECT_EQ(chosen.which, (std::vector<std::size_t>{0, 1, 3, 4}));
  EXPECT_FALSE(chooseSpare({300, 300, 300, 20}, {false, false, false, true}, fits).fits);
}

// A troop that is broken over pages would be counted wrongly.
TEST(PanelPieces, KeepTroopsWhole) {
  SheetRoster roster;
  for (const std::size_t count : {4U, 4U, 2U, 9U}) {
    SheetRoster::Troop& troop = roster.troops.emplace_back();
    troop.units.resize(count);
  }
  SheetPanel panel;
  panel.title = "Rome";
  panel.parts.emplace_back(roster);
  std::vector<std::size_t> counts;
  for (const SheetPanel& piece : piecesOf(panel, 3))
    for (const SheetRoster::Troop& troop : std::get<SheetRoster>(piece.parts.at(0)).troops)
      counts.push_back(troop.units.size());
  EXPECT_EQ(counts, (std::vector<std::size_t>{4, 4, 2, 9}));
}

TEST(Columns, GiveTheNarrowWhatTheyNeed) {
  EXPECT_EQ(shareWidths({100, 50}, 200), (std::vector<double>{125, 75}));
  EXPECT_EQ(shareWidths({900, 50}, 200), (std::vector<double>{150, 50}));
}

}  // namespace
}  // namespace signifer::ui::paper_test
