// Every page of every paper, as poppler reads it: the number of pages, fonts, margins and sizes of type. Nothing is cut
// off, nothing lies on top of anything else, and no heading is parted from its text. Cards hold everything that belongs
// on them.
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>

#include "every_paper.h"
#include "library/places.h"
#include "page_checks.h"
#include "pdf_pages.h"
#include "printing/card_setter.h"
#include "printing/label_places.h"
#include "sheet/forces.h"
#include "sheet/map_names.h"
#include "speech.h"
#include "support/paths.h"

namespace signifer::ui::paper_pages_test {
namespace {

const RuleSetLibrary& ruleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

std::size_t mostPages(const PrintedPaper& paper) {
  const bool longest = paper.kind == PaperKind::reference && paper.ruleSet == "cb";
  if (paper.request.large && longest) return paper.request.paper == QLatin1String("letter") ? 11 : 10;
  if (paper.request.large) return paper.kind == PaperKind::cards ? 24 : 9;
  const bool across = paper.request.landscape;
  switch (paper.kind) {
    case PaperKind::checklist:
      return across || paper.ruleSet == "fantasy" || !paper.request.battle.isEmpty() ? 2 : 1;
    case PaperKind::reference:
      return across ? 3 : 2;
    case PaperKind::battle:
      // The places of the units stand on the back.
      return across ? 3 : 2;
    case PaperKind::army:
      return across ? 4 : 2;
    case PaperKind::cards:
      return 10;
    case PaperKind::odds:
      return 1;
    case PaperKind::solo:
      return across ? 2 : 1;
    case PaperKind::record:
      return across ? 2 : 1;
    case PaperKind::houseRules:
      return 2;
  }
  return 0;
}

// Two papers would take another page at nine points.
double bodyOf(const PrintedPaper& paper) {
  if (paper.request.large) return 18;
  if (paper.request.landscape) return 9;
  const bool letter = paper.request.paper == QLatin1String("letter");
  if (letter && paper.kind == PaperKind::reference && paper.ruleSet == "cb") return 8.6;
  const bool battle = paper.kind == PaperKind::checklist && !paper.request.battle.isEmpty();
  return battle && paper.ruleSet == "initiative" ? 7.9 : 9;
}

bool isOfMap(const PrintedPaper& paper, bool first) {
  return paper.kind == PaperKind::battle && (paper.request.landscape || (paper.request.large && first));
}

std::string squeezed(QString words) {
  static const QRegularExpression left(QStringLiteral("[\\s\u200C\u00A0\u2009]+"));
  // The faces join letters, as in "fi", and have apostrophes of their own.
  static const QRegularExpression apostrophe(QStringLiteral("[\u2019\u02BC]"));
  words.replace(apostrophe, QStringLiteral("'"));
  return words.normalized(QString::NormalizationForm_KC).remove(left).toStdString();
}

class PaperPages : public testing::TestWithParam<std::string> {};

// Words between the head and the foot. The first page's head has fields to write in; the others' is one line.
void checkNotEmpty(const PdfPage& page, bool first) {
  const auto inBody = [&](const PdfWord& word) {
    return word.box.top() > (first ? 90 : 46) && word.box.bottom() < page.size.height() - 60;
  };
  EXPECT_GE(std::ranges::count_if(page.words, inBody), 4);
}

// The words of the sheet are on the paper: names, steps, every cell of every table.
void collect(const SheetPanel& panel, std::vector<std::string>& words) {
  words.push_back(panel.title);
  for (const SheetPart& part : panel.parts) {
    if (const auto* grid = std::get_if<SheetGrid>(&part))
      for (const SheetRow& row : grid->rows)
        if (!row.cells.empty()) words.push_back(row.cells.front());
    if (const auto* roster = std::get_if<SheetRoster>(&part))
      for (const SheetRoster::Troop& troop : roster->troops) {
        words.push_back(troop.name);
        for (const SheetRoster::Unit& unit : troop.units) words.push_back(unit.name);
      }
  }
}

// In large print a checklist does without the tables at its foot, which the reference sheet has too.
bool givesWay(const SheetPanel& panel, const PrintedPaper& paper) {
  return paper.kind == PaperKind::checklist && paper.request.large &&
         std::ranges::none_of(panel.parts,
                              [](const SheetPart& part) { return std::holds_alternative<SheetTrack>(part); });
}

// Words alone, in any order: lines of columns lie beside each other.
void expectWords(const std::vector<std::string>& words, const std::vector<PdfPage>& pages) {
  std::string all;
  for (const PdfPage& page : pages)
    for (const PdfWord& word : page.words) all += squeezed(word.text) + " ";
  static const QRegularExpression between(QStringLiteral("[^\\w]+"));
  for (const std::string& said : words)
    for (const QString& word : QString::fromStdString(said).split(between, Qt::SkipEmptyParts))
      EXPECT_NE(all.find(squeezed(word)), std::string::npos) << word.toStdString() << " of " << said;
}

void checkWords(const PrintedPaper& paper, const std::vector<PdfPage>& pages) {
  const Forces forces = readForces(ruleSets(), "", paper.request.battle.toStdString());
  PaperOrder order;
  order.kind = paper.kind;
  order.source = ruleSets().find(paper.ruleSet);
  if (forces.battle) {
    order.battle = &*forces.battle;
    order.house = houseRulesOf(forces.rules->definition(), *forces.battle->setup);
  }
  std::vector<std::string> words;
  for (const SheetBlock& block : makePaper(order).blocks) {
    if (const auto* step = std::get_if<SheetStep>(&block)) words.push_back(step->title);
    if (const auto* panel = std::get_if<SheetPanel>(&block);
        panel != nullptr && !panel->spare && !panel->fills && !givesWay(*panel, paper))
      collect(*panel, words);
    if (const auto* cards = std::get_if<SheetCards>(&block))
      for (const SheetCard& card : cards->cards) words.push_back(card.name);
  }
  expectWords(words, pages);
}

TEST_P(PaperPages, AreWholeAndReadableAndLoseNoWords) {
  const QTemporaryDir folder;
  int printed = 0;
  for (PrintedPaper& paper : everyPaper(ruleSets())) {
    if (paper.ruleSet != GetParam()) continue;
    SCOPED_TRACE(paper.name.toStdString());
    const QString pdf = folder.filePath(paper.name + QStringLiteral(".pdf"));
    paper.request.output = pdf;
    QString written;
    const QString wrong = printAlone(ruleSets(), paper.request, written);
    ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
    const std::vector<PdfPage> pages = pdfPages(pdf);
    ASSERT_FALSE(pages.empty());
    EXPECT_LE(pages.size(), mostPages(paper));
    EXPECT_TRUE(fontsNotEmbedded(pdf).isEmpty()) << fontsNotEmbedded(pdf).join(u'\n').toStdString();
    const bool letter = paper.request.paper == QLatin1String("letter");
    for (const PdfPage& page : pages) {
      EXPECT_NEAR(std::min(page.size.width(), page.size.height()), letter ? 612 : 595, 1.5);
      checkMargins(page);
      checkNotEmpty(page, &page == pages.data());
      checkOverlaps(page);
      // A record is lines to write on, with small labels.
      if (paper.kind != PaperKind::record)
        checkBody(page, paper.request.large, bodyOf(paper), isOfMap(paper, &page == pages.data()));
      if (paper.kind != PaperKind::cards) checkHeadings(page, paper.request.large);
    }
    if (!paper.request.landscape && paper.kind != PaperKind::record) checkWords(paper, pages);
    ++printed;
  }
  EXPECT_GE(printed, 36);
}

// Each page of a reference sheet in large print is filled at least by two thirds, but the last.
TEST_P(PaperPages, NoPageInLargePrintIsHalfEmpty) {
  PrintRequest request;
  request.ruleSet = QString::fromStdString(GetParam());
  request.kind = QStringLiteral("reference");
  request.large = true;
  request.paper = QStringLiteral("a4");
  const QTemporaryDir folder;
  request.output = folder.filePath(QStringLiteral("reference.pdf"));
  for (const char* language : {"en", "de", "fr"}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    QString written;
    ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
    std::vector<PdfPage> pages = pdfPages(written);
    ASSERT_GT(pages.size(), 2U);
    pages.pop_back();
    for (const PdfPage& page : pages) {
      double lowest = 0;
      for (const PdfWord& word : page.words)
        if (word.box.bottom() < page.size.height() - 60) lowest = std::max(lowest, word.box.bottom());
      EXPECT_GT(lowest, page.size.height() * 2 / 3) << language << ", page " << &page - pages.data() + 1;
    }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

TEST_P(PaperPages, CardsHoldAllThatBelongsOnThem) {
  for (const bool large : {false, true}) {
    PaperOrder order;
    order.kind = PaperKind::cards;
    order.source = ruleSets().find(GetParam());
    const Sheet sheet = makePaper(order);
    const Type type(large);
    const CardSetter setter(type, sheet.rulePrefix);
    for (const SheetBlock& block : sheet.blocks)
      for (const SheetCard& card : std::get<SheetCards>(block).cards) {
        EXPECT_EQ(setter.leftOut(card), 0U) << card.name << (large ? ", large" : "");
        EXPECT_GE(card.rows.size(), 2U) << card.name;
      }
  }
}

// A name of forty letters is set smaller before it pushes rules off its card, in any language.
TEST_P(PaperPages, LongNamesPushFewRulesOffACard) {
  for (const char* language : {"en", "de", "fr"}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    PaperOrder order;
    order.kind = PaperKind::cards;
    order.source = ruleSets().find(GetParam());
    const Sheet sheet = makePaper(order);
    const Type type(false);
    const CardSetter setter(type, sheet.rulePrefix);
    for (const SheetBlock& block : sheet.blocks)
      for (SheetCard card : std::get<SheetCards>(block).cards) {
        const std::string name = card.name;
        card.name = "The Third Cohort of Lucius Cornelius Sulla";
        EXPECT_LE(setter.leftOut(card), 1U) << name << ", " << language;
      }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

bool holdsWord(const PdfPage& page, const std::string& word) {
  return std::ranges::find(page.words, QString::fromStdString(word), &PdfWord::text) != page.words.end();
}

// All steps stand on the first `most` pages.
void checkSteps(const Sheet& sheet, const std::vector<PdfPage>& pages, std::size_t most) {
  for (const SheetBlock& block : sheet.blocks)
    if (const auto* step = std::get_if<SheetStep>(&block); step != nullptr && !step->number.empty()) {
      const auto end = pages.begin() + static_cast<std::ptrdiff_t>(std::min(most, pages.size()));
      EXPECT_TRUE(std::any_of(pages.begin(), end, [step](const PdfPage& page) {
        return holdsWord(page, step->number);
      })) << step->number;
    }
}

// The tables that a turn asks for: titles and the first words of each row.
void checkPocket(const Sheet& sheet, const std::vector<PdfPage>& pages) {
  std::vector<std::string> words;
  for (const SheetPanel& panel : sheet.pocket)
    if (!panel.spare) collect(panel, words);
  expectWords(words, pages);
}

// For the pocket the checklist is one page of A5, whose back has the tables for which it has no room. In large print it
// takes two, with fields and turns. No step is lost on either.
TEST_P(PaperPages, ChecklistsForThePocketAndInLargePrintAreShort) {
  PrintRequest request;
  request.ruleSet = QString::fromStdString(GetParam());
  request.kind = QStringLiteral("checklist");
  const QTemporaryDir folder;
  request.output = folder.filePath(QStringLiteral("checklist.pdf"));
  PaperOrder order;
  order.source = ruleSets().find(GetParam());
  for (const char* language : {"en", "de", "fr"}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    const Sheet sheet = makePaper(order);
    for (const bool large : {false, true}) {
      SCOPED_TRACE(std::string(language) + (large ? " large" : " pocket"));
      request.large = large;
      request.paper = QLatin1String(large ? "a4" : "a5");
      QString written;
      ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
      const std::vector<PdfPage> pages = pdfPages(written);
      EXPECT_LE(pages.size(), 2U);
      int words = 0;
      for (const PdfPage& page : pages) {
        checkMargins(page);
        checkOverlaps(page);
        words += static_cast<int>(page.words.size());
      }
      checkSteps(sheet, pages, large ? 2 : 1);
      if (!large) checkPocket(sheet, pages);
      EXPECT_GT(words, 150);
    }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

// The head of a later page takes some of its room.
TEST(ArmyPages, StandAboveTheFootInLargePrint) {
  const QTemporaryDir folder;
  for (const auto& [battle, language] :
       {std::pair{"hannibal/trebia", "de"}, {"hannibal/trebia", "fr"}, {"initiative/alesia", "en"}}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    PrintRequest request;
    request.kind = QStringLiteral("army");
    request.battle = QLatin1String(battle);
    request.large = true;
    for (const char* paper : {"a4", "letter"}) {
      SCOPED_TRACE(std::string(battle) + " " + language + " " + paper);
      request.paper = QLatin1String(paper);
      request.output = folder.filePath(QStringLiteral("army.pdf"));
      QString written;
      EXPECT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
      for (const PdfPage& page : pdfPages(written)) {
        checkMargins(page);
        checkOverlaps(page);
      }
    }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

// A battle's own pocket checklist, with tracks and house rules, is as short.
TEST_P(PaperPages, PocketChecklistsOfBattlesHaveABackAtMost) {
  const QTemporaryDir folder;
  for (const PrintedPaper& paper : everyPaper(ruleSets())) {
    if (paper.ruleSet != GetParam() || paper.kind != PaperKind::checklist || paper.request.battle.isEmpty() ||
        paper.request.large || paper.request.landscape || paper.request.paper == QLatin1String("letter"))
      continue;
    for (const char* language : {"en", "de", "fr"}) {
      SCOPED_TRACE(paper.name.toStdString() + " " + language);
      ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
      PrintRequest request = paper.request;
      request.paper = QStringLiteral("a5");
      request.output = folder.filePath(QStringLiteral("pocket.pdf"));
      QString written;
      ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
      const std::vector<PdfPage> pages = pdfPages(written);
      EXPECT_LE(pages.size(), 2U);
      PaperOrder order;
      order.source = ruleSets().find(GetParam());
      const Sheet sheet = makePaper(order);
      checkSteps(sheet, pages, 1);
      checkPocket(sheet, pages);
    }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PaperPages, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

// A name that finds no room on the map stands below it; cut to its last word it would say nothing.
TEST(BattleMaps, NameEveryUnitInFull) {
  const QTemporaryDir folder;
  for (const char* battle : {"fantasy/hastings", "initiative/gaugamela"})
    for (const char* language : {"en", "de", "fr"}) {
      SCOPED_TRACE(std::string(battle) + ", " + language);
      ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
      PrintRequest request;
      request.kind = QStringLiteral("battle");
      request.battle = QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + battle + ".json"));
      request.large = true;
      request.output = folder.filePath(QStringLiteral("battle.pdf"));
      QString written;
      ASSERT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
      const std::vector<PdfPage> pages = pdfPages(written);
      ASSERT_FALSE(pages.empty());
      std::string first;
      for (const PdfWord& word : pages.front().words) first += squeezed(word.text);
      const Forces forces = readForces(ruleSets(), "", request.battle.toStdString());
      PaperOrder order;
      order.kind = PaperKind::battle;
      order.source = ruleSets().find(std::string(battle).substr(0, std::string(battle).find('/')));
      order.battle = &*forces.battle;
      for (const SheetBlock& block : makePaper(order).blocks) {
        const auto* map = std::get_if<SheetMap>(&block);
        if (map == nullptr) continue;
        for (const SheetMap::Unit& unit : map->units)
          for (const QString& word : QString::fromStdString(groupName(namedTogether(*map, unit))).split(u' '))
            EXPECT_NE(first.find(squeezed(word)), std::string::npos) << unit.name;
      }
    }
  (void)speakLanguage(QStringLiteral("en"));
}

// A name below a base and beside another belongs to neither in a reader's eyes, unless the most of it stands at its
// own.
TEST(BattleMaps, NamesStandAtTheirOwnBases) {
  const QRectF own(100, 100, 40, 20);
  const std::vector<QRectF> others{QRectF(58, 100, 40, 20), QRectF(142, 100, 40, 20)};
  constexpr double line = 10;
  EXPECT_TRUE(standsAtItsOwn({102, 121, 36, 9}, own, others, line));
  EXPECT_FALSE(standsAtItsOwn({85, 121, 70, 9}, own, others, line)) << "as wide as both neighbours";
  EXPECT_FALSE(standsAtItsOwn({60, 121, 36, 9}, own, others, line)) << "below the left neighbour";
  EXPECT_FALSE(standsAtItsOwn({102, 140, 36, 9}, own, others, line)) << "far below all";
  EXPECT_TRUE(standsAtItsOwn({141, 105, 60, 9}, own, {}, line)) << "beside it, and nobody else near";
}

// On the front of a battle's sheet.
std::vector<PdfWord> wordsOf(const char* battle, const char* language) {
  const QTemporaryDir folder;
  EXPECT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
  PrintRequest request;
  request.kind = QStringLiteral("battle");
  request.battle = QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + battle + ".json"));
  request.output = folder.filePath(QStringLiteral("battle.pdf"));
  QString written;
  EXPECT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  (void)speakLanguage(QStringLiteral("en"));
  return pdfPages(written).front().words;
}

// A piece of ground is named upon itself, also where the name is long, and never upon another piece.
TEST(BattleMaps, GroundsAreNamedUponThemselves) {
  const auto top = [](const std::vector<PdfWord>& words, const char* word) {
    const auto found = std::ranges::find(words, QString::fromUtf8(word), &PdfWord::text);
    return found == words.end() ? -1.0 : found->box.top();
  };
  // The wood is at the edge of the table, the standards stand before it.
  const std::vector<PdfWord> hastings = wordsOf("fantasy/hastings", "fr");
  EXPECT_GT(top(hastings, "Lisi\u00E8re"), 0);
  EXPECT_LT(top(hastings, "Lisi\u00E8re"), top(hastings, "dressaient"));
  // The rise is behind the Roman line, whose leader stands below it.
  const std::vector<PdfWord> cannae = wordsOf("hannibal/cannae", "de");
  EXPECT_GT(top(cannae, "Anh\u00F6he"), 0);
  EXPECT_LT(top(cannae, "Anh\u00F6he"), top(cannae, "Servilius"));
  // Names in one line stand apart.
  const std::vector<PdfWord> heads = wordsOf("cb/cynoscephalae", "en");
  const auto box = [](const std::vector<PdfWord>& words, const char* word) {
    const auto found = std::ranges::find(words, QString::fromUtf8(word), &PdfWord::text);
    return found == words.end() ? QRectF() : found->box;
  };
  const QRectF left = box(heads, "Heads");
  const QRectF right = box(heads, "Broken");
  ASSERT_TRUE(left.isValid() && right.isValid());
  EXPECT_TRUE(std::abs(left.top() - right.top()) > left.height() / 2 || right.left() - left.right() > 3);
  // The hill to be held is in the north, before the outer line.
  const std::vector<PdfWord> alesia = wordsOf("initiative/alesia", "de");
  const auto hill = std::ranges::find_if(alesia, [&](const PdfWord& word) {
    return word.text == QString::fromUtf8("H\u00FCgel") && &word != alesia.data() &&
           (&word - 1)->text == QLatin1String("Der");
  });
  ASSERT_NE(hill, alesia.end());
  EXPECT_LT(hill->box.top(), top(alesia, "Linie"));
}

// A leader who goes with a unit is placed with it: until then his name stands among the forces alone.
TEST(BattleMaps, LeaveOutLeadersOfUnitsThatStillDeploy) {
  const std::vector<PdfWord> words = wordsOf("othw/porus", "en");
  EXPECT_EQ(std::ranges::count(words, QStringLiteral("Parmenion"), &PdfWord::text), 1);
}

// A table that is set up by hand is measured: each unit's place is in figures on the back of its battle's sheet, and
// all else on its front. Squares are read off the map.
TEST(BattleMaps, HaveThePlacesInFiguresOnTheBack) {
  const QTemporaryDir folder;
  const auto pagesOf = [&](const char* battle, const char* paper) {
    PrintRequest request;
    request.kind = QStringLiteral("battle");
    request.battle = QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + battle + ".json"));
    request.paper = QLatin1String(paper);
    request.output = folder.filePath(QStringLiteral("battle.pdf"));
    QString written;
    EXPECT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
    return pdfPages(written);
  };
  const auto textOf = [](const PdfPage& page) {
    QString text;
    for (const PdfWord& word : page.words) text += word.text + u' ';
    return text;
  };
  for (const char* battle : {"cb/pydna", "initiative/gaugamela", "fantasy/hastings", "hannibal/cannae"})
    for (const char* paper : {"a4", "letter"}) {
      SCOPED_TRACE(std::string(battle) + ", " + paper);
      const std::vector<PdfPage> pages = pagesOf(battle, paper);
      ASSERT_EQ(pages.size(), 2U);
      EXPECT_TRUE(textOf(pages.front()).contains(QLatin1String("Notes")));
      EXPECT_FALSE(textOf(pages.back()).contains(QLatin1String("Notes")));
      EXPECT_TRUE(textOf(pages.back()).contains(QLatin1String("its centre")));
    }
  const QString back = textOf(pagesOf("cb/pydna", "a4").back());
  EXPECT_TRUE(back.contains(QLatin1String("15.5 in"))) << back.toStdString();
  EXPECT_TRUE(back.contains(QLatin1String("Triarii"))) << back.toStdString();
  EXPECT_EQ(pagesOf("othw/zama", "a4").size(), 1U);
}

TEST(ClubPaper, HasNameAndPictureAtTheTop) {
  const QTemporaryDir folder;
  const QString logo = folder.filePath(QStringLiteral("logo.svg"));
  QFile file(logo);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\"><circle cx=\"20\" cy=\"20\" "
      "r=\"18\"/></svg>");
  file.close();
  PrintRequest request;
  request.kind = QStringLiteral("checklist");
  request.ruleSet = QStringLiteral("hannibal");
  request.club = QStringLiteral("Legio XXII Primigenia");
  request.logo = logo;
  request.output = folder.filePath(QStringLiteral("club.pdf"));
  QString written;
  const QString wrong = printAlone(ruleSets(), request, written);
  ASSERT_TRUE(wrong.isEmpty()) << wrong.toStdString();
  const std::vector<PdfPage> pages = pdfPages(written);
  ASSERT_EQ(pages.size(), 1U);
  const auto club = std::ranges::find(pages[0].words, QStringLiteral("Primigenia"), &PdfWord::text);
  ASSERT_NE(club, pages[0].words.end());
  EXPECT_LT(club->box.bottom(), 70);
  // The picture stands at its right.
  EXPECT_LT(club->box.right(), 595 - 34 - 20);
  request.logo = folder.filePath(QStringLiteral("missing.svg"));
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("missing.svg")));
  request.logo = folder.filePath(QStringLiteral("logo.txt"));
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String(".png")));
}

}  // namespace
}  // namespace signifer::ui::paper_pages_test
