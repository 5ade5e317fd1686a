// A battle beside its story: tables of rolls and losses, BBCode for forums, the page of a season.
#include "sheet/journal_tables.h"

#include <algorithm>

#include "army/table_text.h"
#include "replay/season.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"
#include "sheet/story_sheet.h"
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
  SeasonBattle battle = seasonBattleOf(*session, R"({"players":["","greedy"]})");
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

}  // namespace
}  // namespace signifer::journal_tables_test
