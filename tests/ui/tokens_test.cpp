// Armies of paper: a token for every unit and leader, at true size, lying or standing, on any paper.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>
#include <map>

#include "library/places.h"
#include "page_checks.h"
#include "printing/print_job.h"
#include "sheet/forces.h"
#include "speech.h"
#include "support/paths.h"
#include "tokens/tokens_paper.h"
#include "tokens/true_size.h"

namespace signifer::ui::tokens_test {
namespace {

const RuleSetLibrary& ruleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

std::string firstBattle(const std::string& ruleSet) {
  for (const ShippedBattle& battle : shippedBattles())
    if (battle.name.starts_with(ruleSet + "/")) return std::string(battle.name);
  return {};
}

std::vector<PdfPage> printed(const PrintRequest& asked) {
  const QTemporaryDir folder;
  PrintRequest request = asked;
  request.kind = QStringLiteral("tokens");
  request.output = folder.filePath(QStringLiteral("tokens.pdf"));
  QString written;
  const QString wrong = printAlone(ruleSets(), request, written);
  EXPECT_TRUE(wrong.isEmpty()) << wrong.toStdString();
  return pdfPages(written);
}

// The words that begin so: a comma or a hyphen may follow.
int timesIn(const std::vector<PdfPage>& pages, const QString& word) {
  int times = 0;
  for (const PdfPage& page : pages)
    times += static_cast<int>(
        std::ranges::count_if(page.words, [&](const PdfWord& one) { return one.text.startsWith(word); }));
  return times;
}

class Tokens : public testing::TestWithParam<std::string> {};

TEST_P(Tokens, AreThereForEveryUnitOnAnyPaper) {
  const std::string battle = firstBattle(GetParam());
  const Forces forces = readForces(ruleSets(), "", battle);
  std::map<std::string, int> expected;
  for (const UnitInfo& unit : forces.battle->setup->units) {
    const std::string first = unit.name.substr(0, unit.name.find_first_of(" ,-'"));
    if (first.size() > 3) ++expected[first];
  }
  ASSERT_FALSE(expected.empty());
  for (const bool standees : {false, true})
    for (const char* paper : {"a4", "letter"}) {
      PrintRequest request;
      request.battle = QString::fromStdString(battle);
      request.paper = QString::fromLatin1(paper);
      request.standees = standees;
      const std::vector<PdfPage> pages = printed(request);
      ASSERT_FALSE(pages.empty());
      for (const PdfPage& page : pages) checkMargins(page);
      // Both sides and the markers have pages of their own, each with the line of 100 mm.
      EXPECT_GE(timesIn(pages, QStringLiteral("mm")), 2);
      for (const auto& [name, units] : expected)
        EXPECT_GE(timesIn(pages, QString::fromStdString(name)), units) << name << " on " << paper;
    }
}

TEST_P(Tokens, OfAnArmyAreItsOwn) {
  const std::string folder = GetParam();
  const Forces both = readForces(ruleSets(), "", firstBattle(folder));
  TokensOrder order = tokensOf(*ruleSets().find(folder), *both.rules, *both.battle);
  EXPECT_FALSE(order.markers.empty());
  const std::size_t pages = setTokens(order, {}).pages.size();
  order.side = 0;
  EXPECT_LT(setTokens(order, {}).pages.size(), pages);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Tokens, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

// Bases four inches wide: what is left beside them is filled with others that stand upright.
TEST(TokenPacking, LeavesNoThirdOfASheetBlank) {
  constexpr double inch = 72 * pt;
  const QSizeF room(186 * millimetre, 240 * millimetre);
  const std::vector<QSizeF> bases(20, QSizeF(4 * inch, 2 * inch));
  const std::vector<PackedPlace> places = packed(bases, {room, room}, 2 * millimetre);
  ASSERT_EQ(places.size(), bases.size());
  std::vector<QRectF> taken;
  std::size_t sheets = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const QRectF place(places[i].at, places[i].turned ? bases[i].transposed() : bases[i]);
    EXPECT_TRUE(QRectF(QPointF(), room).adjusted(-1, -1, 1, 1).contains(place)) << i;
    for (std::size_t other = 0; other < i; ++other)
      EXPECT_FALSE(places[other].sheet == places[i].sheet && taken[other].adjusted(1, 1, -1, -1).intersects(place))
          << other << " and " << i;
    taken.push_back(place);
    sheets = std::max(sheets, places[i].sheet + 1);
  }
  // Four below each other on a sheet were five sheets.
  EXPECT_EQ(sheets, 4U);
  EXPECT_TRUE(std::ranges::any_of(places, &PackedPlace::turned));
}

TEST(TokenPacking, FillsGapsOfEarlierSheetsAndTakesWhatIsTooLarge) {
  const QSizeF room(100, 100);
  const std::vector<PackedPlace> places =
      packed({QSizeF(70, 90), QSizeF(70, 90), QSizeF(20, 20), QSizeF(300, 10)}, {QSizeF(100, 80), room}, 2);
  EXPECT_EQ(places[0].sheet, 0U);
  EXPECT_TRUE(places[0].turned);
  EXPECT_EQ(places[1].sheet, 1U);
  EXPECT_EQ(places[2].sheet, 1U);
  EXPECT_EQ(places[3].sheet, 2U);
}

// War cars fourteen inches wide come in two parts, and the sheet says so.
TEST(TokenPacking, PartsWhatIsLongerThanThePaper) {
  PrintRequest request;
  request.battle = QStringLiteral("fantasy/barrow-king");
  const std::vector<PdfPage> pages = printed(request);
  EXPECT_GE(timesIn(pages, QStringLiteral("parts")), 1);
  for (const PdfPage& page : pages) checkMargins(page);
}

TEST(TokenForces, AreAskedFor) {
  PrintRequest request;
  request.kind = QStringLiteral("tokens");
  QString written;
  EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(QLatin1String("--army FILE")));
}

TEST(TokenWords, AreInThreeLanguages) {
  PrintRequest request;
  request.battle = QStringLiteral("hannibal/cannae");
  for (const auto& [language, word] : {std::pair{"en", "Markers"}, {"de", "Marker"}, {"fr", "Marqueurs"}}) {
    ASSERT_TRUE(speakLanguage(QLatin1String(language)).isEmpty());
    EXPECT_GE(timesIn(printed(request), QString::fromUtf8(word)), 1) << language;
  }
  (void)speakLanguage(QStringLiteral("en"));
}

}  // namespace
}  // namespace signifer::ui::tokens_test
