// A battle's story and what stands beside it: joined sentences, tables of rolls and losses, BBCode for forums, the page
// of a season.
#include "sheet/journal_tables.h"

#include <algorithm>

#include "army/table_text.h"
#include "play/wording.h"
#include "replay/season.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"
#include "sheet/story_names.h"
#include "sheet/story_sentences.h"
#include "sheet/story_sheet.h"
#include "sheet/story_words.h"
#include "sheet/writers.h"
#include "toy_battle.h"

namespace signifer::journal_tables_test {
namespace {

using namespace test;

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::unique_ptr<Session> played(std::size_t events = 10000) {
  auto session = newSession();
  playOn(*session, events);
  return session;
}

// A battle whose first unit has this name, played on.
std::unique_ptr<Session> playedWithName(const std::string& name) {
  Json file = Json::parse(textOf(meetingFile));
  for (Json& unit : file["units"]) unit["name"] = name + unit["id"].get<std::string>();
  file["sides"][0]["name"] = name;
  const auto rules = toyRules();
  const Document document = Document::parse("named", file.dump());
  auto session = std::make_unique<Session>(rules, readBattle(*rules, document.root()), 3);
  playOn(*session, 400);
  return session;
}

std::vector<std::vector<std::string>> rowsOf(JournalTable table, const Session& session) {
  const TableText text = readTable(headingOf(table) + linesOf(table, session, "a, b.signifer"));
  EXPECT_TRUE(text.closed);
  std::vector<std::vector<std::string>> rows;
  for (const TableLine& line : text.lines) rows.push_back(line.cells);
  return rows;
}

std::size_t columnOf(const std::vector<std::vector<std::string>>& rows, const std::string& name) {
  const auto found = std::ranges::find(rows.front(), name);
  EXPECT_NE(found, rows.front().end()) << name;
  return static_cast<std::size_t>(found - rows.front().begin());
}

TEST(JournalTables, HaveALineForEveryRoll) {
  const auto session = played();
  RollTeller teller(session->rules().definition());
  std::size_t rolls = 0;
  std::string faces;
  for (std::size_t e = 0; e < session->eventCount(); ++e)
    for (const ToldRoll& roll : teller.rollsOf(session->event(e))) {
      ++rolls;
      for (const ThrownDice* thrown : roll.dice)
        for (const int face : thrown->faces) faces += std::to_string(face) + " ";
    }
  const auto rows = rowsOf(JournalTable::rolls, *session);
  ASSERT_GT(rolls, 5U);
  ASSERT_EQ(rows.size(), rolls + 1);
  std::string told;
  const std::size_t chance = columnOf(rows, "chance");
  for (std::size_t i = 1; i < rows.size(); ++i) {
    ASSERT_EQ(rows[i].size(), rows.front().size());
    EXPECT_EQ(rows[i].front(), "a, b.signifer");
    told += rows[i][columnOf(rows, "faces")] + " ";
    if (rows[i][chance].empty()) continue;
    EXPECT_GT(std::stod(rows[i][chance]), 0);
    EXPECT_LE(std::stod(rows[i][chance]), 1);
  }
  EXPECT_EQ(told, faces);
}

TEST(JournalTables, TellOfEveryUnitThatIsLost) {
  const auto session = played();
  const auto rows = rowsOf(JournalTable::losses, *session);
  for (const StoryLoss& loss : tellStory(*session).losses) {
    const std::string event = std::to_string(loss.event);
    EXPECT_TRUE(std::ranges::any_of(rows, [&](const auto& row) {
      return row[columnOf(rows, "fate")] == "lost" && row[columnOf(rows, "event")] == event &&
             row[columnOf(rows, "how")] == loss.how;
    })) << loss.how;
  }
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const std::string fate = rows[i][columnOf(rows, "fate")];
    const bool hurt = rows[i][columnOf(rows, "harm")] != rows[i][columnOf(rows, "harm before")] ||
                      rows[i][columnOf(rows, "models")] != rows[i][columnOf(rows, "models before")];
    EXPECT_TRUE(hurt || !fate.empty()) << "line " << i;
  }
}

// Quotation marks, commas and what a spreadsheet would calculate come back as they were.
TEST(JournalTables, BringBackNamesAsTheyAre) {
  const std::string name = R"(=HYPERLINK("x", 1) )";
  const auto session = playedWithName(name);
  const std::string text = linesOf(JournalTable::rolls, *session, "j");
  EXPECT_FALSE(says(text, ",=HYPERLINK")) << text.substr(0, 300);
  EXPECT_FALSE(says(text, ",\"=HYPERLINK")) << text.substr(0, 300);
  const auto rows = rowsOf(JournalTable::rolls, *session);
  const std::size_t unit = columnOf(rows, "unit");
  EXPECT_TRUE(std::ranges::any_of(rows, [&](const auto& row) { return row[unit].starts_with(name); }));
}

TEST(Bbcode, TellsTheStoryOfTheBattle) {
  const auto session = played();
  const Story story = tellStory(*session);
  const std::string text = writeSheet(storySheet(*session, tellStory(*session)), sheetFormatOf("story.bbcode"));
  EXPECT_TRUE(text.starts_with("[size=150][b]" + story.title + "[/b][/size]")) << text.substr(0, 200);
  EXPECT_TRUE(says(text, story.outcome));
  for (const StoryTurn& turn : story.told)
    for (const StorySentence& one : turn.sentences) EXPECT_TRUE(says(text, one.text)) << one.text;
  for (const char* tag : {"b", "i", "size", "list", "code"}) {
    const auto count = [&text](const std::string& what) {
      std::size_t found = 0;
      for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
      return found;
    };
    const std::string name(tag);
    EXPECT_EQ(count("[" + name + "]") + count("[" + name + "="), count("[/" + name + "]")) << name;
  }
}

TEST(Bbcode, TakesNoNameForATag) {
  const auto session = playedWithName("[img]x[/img]");
  const std::string text = writeSheet(storySheet(*session, tellStory(*session)), SheetFormat::bbcode);
  EXPECT_FALSE(says(text, "[img]"));
  EXPECT_FALSE(says(text, "[/img]"));
  EXPECT_TRUE(says(text, "[\u200Bimg]x[\u200B/img]"));
}

TEST(Season, ListsItsBattlesAndEscapesTheirNames) {
  const std::string evil = "</script><img src=x onerror=alert(1)>";
  const auto session = playedWithName(evil);
  SeasonBattle battle =
      seasonBattleOf(*session, R"({"names":["Anna",""],"players":["","greedy"],"date":"2026-11-28"})");
  EXPECT_EQ(battle.players[0], "Anna");
  EXPECT_EQ(battle.date, "2026-11-28");
  battle.title = evil;
  battle.date = "2026-03-01";
  battle.link = "a \"b\"/c.html";
  const std::string page = seasonPage("Season", std::vector{battle, battle});
  EXPECT_FALSE(says(page, "<img"));
  EXPECT_FALSE(says(page, "http:"));
  EXPECT_TRUE(says(page, "script-src 'none'"));
  EXPECT_TRUE(says(page, "href=\"a%20%22b%22%2Fc.html\""));
  EXPECT_TRUE(says(page, "2 battles"));
  EXPECT_TRUE(says(page, "(machine, greedy)"));
  EXPECT_TRUE(says(page, "<time>2026-03-01</time>"));
  EXPECT_TRUE(says(page, "&lt;/script&gt;&lt;img"));
}

// The words on dice hold what came against what was to be expected.
TEST(Dice, AreToldByWhatCameOfThem) {
  const auto session = played();
  const Story story = tellStory(*session);
  std::string all;
  for (const std::string& words : diceInWords(*session, story)) all += words + "\n";
  EXPECT_FALSE(says(all, "on average"));
  EXPECT_FALSE(says(all, "nan"));
  EXPECT_EQ(story.chances.empty() || story.chances.size() == session->eventCount() + 1, true);
}

StorySentence told(std::size_t event, const std::string& text, const std::string& phrase, UnitIndex unit,
                   UnitIndex other = noUnit) {
  StorySentence one;
  one.event = event;
  one.text = text;
  one.phrase = phrase;
  one.unit = unit;
  one.other = other;
  return one;
}

// A bracket is left for words that nobody knows.
TEST(StoryNames, SayPlacesAndSides) {
  EXPECT_EQ(spokenName("Phalanx, left"), "Phalanx on the left");
  EXPECT_EQ(spokenName("Phalanx, left (Rome)"), "Phalanx of Rome on the left");
  EXPECT_EQ(spokenName("Africans, left wing 2"), "Africans 2 of the left wing");
  EXPECT_EQ(spokenName("Velites 1"), "Velites 1");
  EXPECT_EQ(spokenName("Archers (Rome)"), "Archers of Rome");
  EXPECT_EQ(spokenName("Archers 2 (Persians)"), "Archers 2 of the Persians");
  EXPECT_EQ(spokenName("Legion, first cohorts"), "Legion (first cohorts)");
}

TEST(StoryNames, StandTogetherWithTheirNumbers) {
  const auto many = [](UnitIndex) { return true; };
  const auto named = [&](const std::vector<NamesTogether>& names, std::size_t most) {
    return namesInWords(names, most, many, NameRole::subject);
  };
  EXPECT_EQ(named({{"Velites", {"1", "3", "2"}, {0, 1, 2}}, {"Boii", {}, {3}}}, 4), "Velites 1 to 3 and the Boii");
  EXPECT_EQ(named({{"Skirmishers", {"1", "2"}, {0, 1}, " of India"}}, 4), "Skirmishers 1 and 2 of India");
  EXPECT_EQ(named({{"Legio", {"IX", "II"}, {0, 1}}}, 4), "Legio II and IX");
  EXPECT_EQ(named({{"Velites", {"1", "2", "4"}, {0, 1, 2}}}, 4), "Velites 1, 2 and 4");
  EXPECT_EQ(named({{"Velites", {"1", "2"}, {0, 1}}, {"Boii", {}, {2}}, {"Triarii", {"1", "2"}, {3, 4}}}, 2),
            "Velites 1 and 2 and 3 more");
}

// A name that was said a moment ago is not said again.
TEST(StorySentences, SayTheyForTheSameAgain) {
  EXPECT_EQ(withPronoun("the Boii fell to Legio V.", {{0}, "the Boii", false, true}), "they fell to Legio V.");
  EXPECT_EQ(withPronoun("Legio V broke the Boii.", {{1}, "Legio V", true, false}), "it then broke the Boii.");
  EXPECT_EQ(placeFirst("the Boii broke and ran in the west.", " in the west"), "in the west the Boii broke and ran.");
  EXPECT_EQ(placeFirst("the Boii broke and ran.", " in the west"), "");
}

TEST(StorySentences, JoinTwoShortOnesOfOnePlace) {
  StorySentence one = told(1, "Legio V pressed the Boii hard in the west.", "a", 0, 1);
  const StorySentence other = told(2, "The Insubres gave way to Legio II.", "b", 2, 3);
  ASSERT_TRUE(joinSentences(one, other, "the Insubres"));
  EXPECT_EQ(one.text, "Legio V pressed the Boii hard in the west, and the Insubres gave way to Legio II.");
  EXPECT_EQ(one.event, 2U);
  EXPECT_EQ(one.also, (std::vector<UnitIndex>{2, 3}));
  EXPECT_FALSE(joinSentences(one, told(3, "Neither gave way.", "c", 4, 5), "the Taurini"));
}

// "They fled", behind a remark of the players.
TEST(StorySentences, NameAgainBehindAnotherVoice) {
  std::vector<StorySentence> all{told(1, "\u201CIt rained.\u201D", "", noUnit), told(2, "They fled.", "a", 0)};
  all[1].inFull = "The Boii fled.";
  nameAgain(all);
  EXPECT_EQ(all[1].text, "The Boii fled.");
}

TEST(StoryHead, TellsTheDayInWords) {
  EXPECT_EQ(dayInWords("2026-11-28"), "28 November 2026");
  EXPECT_EQ(dayInWords("2026-02-01"), "1 February 2026");
  EXPECT_EQ(dayInWords("one day"), "one day");
}

TEST(StorySentences, TellOfOneUnitInOneSentence) {
  const auto session = newSession();
  const Battle& start = session->start();
  const std::string name = unitInFull(start, 0);
  const std::string other = unitInFull(start, 1);
  std::vector<StorySentence> told_{told(1, name + " panicked.", "a", 0), told(2, name + " routed.", "b", 0, 2),
                                   told(3, other + " rallied.", "c", 1)};
  told_[1].strong = true;
  joinDeeds(start, told_);
  ASSERT_EQ(told_.size(), 2U);
  EXPECT_EQ(told_[0].text, name + " panicked and routed.");
  EXPECT_EQ(told_[0].event, 1U);
  EXPECT_TRUE(told_[0].strong);
  EXPECT_EQ(told_[0].also, std::vector<UnitIndex>{2});
}

// The name stands once, too, if a colon parts it from its fate.
TEST(StorySentences, TellOfOneUnitBehindOneColon) {
  const auto session = newSession();
  const std::string name = unitInFull(session->start(), 0);
  std::vector<StorySentence> told_{told(1, name + ": in Panik.", "a", 0), told(2, name + ": Flucht 9 Zoll.", "b", 0)};
  joinDeeds(session->start(), told_);
  ASSERT_EQ(told_.size(), 1U);
  EXPECT_EQ(told_[0].text, name + ": in Panik, Flucht 9 Zoll.");
}

TEST(StorySentences, TellOfSeveralPairsInOneSentence) {
  const auto session = newSession();
  const Battle& start = session->start();
  std::vector<UnitIndex> own;
  std::vector<UnitIndex> foes;
  for (UnitIndex unit = 0; unit < start.unitCount(); ++unit) (start.unit(unit).side == 0 ? own : foes).push_back(unit);
  ASSERT_GE(std::min(own.size(), foes.size()), 2U);
  const auto charge = [&](std::size_t i) {
    return told(i + 1, unitInFull(start, own[i]) + " charged home on " + unitInFull(start, foes[i]) + ".", "contact",
                own[i], foes[i]);
  };
  std::vector<StorySentence> told_{charge(0), charge(1)};
  joinAlike(start, told_);
  ASSERT_EQ(told_.size(), 1U);
  EXPECT_EQ(told_[0].text, unitInFull(start, own[0]) + " and " + unitInFull(start, own[1]) + " charged home on " +
                               unitInFull(start, foes[0]) + " and " + unitInFull(start, foes[1]) + ".");
}

// The one before whom they broke is not named, and so makes no difference.
TEST(StorySentences, TellTheSameFateOnceWhoeverBroughtIt) {
  const auto session = newSession();
  const Battle& start = session->start();
  std::vector<StorySentence> told_{told(1, unitInFull(start, 0) + " panicked.", "panics", 0, 2),
                                   told(2, unitInFull(start, 1) + " panicked.", "panics", 1, 3)};
  if (start.unit(0).side != start.unit(1).side) GTEST_SKIP() << "of two sides";
  joinAlike(start, told_);
  ASSERT_EQ(told_.size(), 1U);
  EXPECT_EQ(told_[0].text, unitInFull(start, 0) + " and " + unitInFull(start, 1) + " panicked.");
}

}  // namespace
}  // namespace signifer::journal_tables_test
