#include <array>

#include "sheet/checklist.h"
#include "sheet/paper.h"
#include "sheet/reference.h"
#include "sheet/report.h"
#include "sheet/story.h"
#include "sheet/writers.h"
#include "toy_battle.h"

namespace signifer::sheet_test {
namespace {

using namespace test;

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::vector<SheetStep> stepsOf(const Sheet& sheet) {
  std::vector<SheetStep> steps;
  for (const SheetBlock& block : sheet.blocks)
    if (const auto* step = std::get_if<SheetStep>(&block)) steps.push_back(*step);
  return steps;
}

TEST(Checklist, HasEveryStepWithItsActorAndRules) {
  const auto rules = toyRules();
  const Sheet sheet = makeChecklist(rules->definition());
  const std::vector<SheetStep> steps = stepsOf(sheet);
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0].title, "Walking");
  EXPECT_EQ(steps[0].disc, ActorDisc::filled);
  EXPECT_TRUE(steps[0].optional);
  EXPECT_EQ(steps[1].number, "2");
  EXPECT_EQ(steps[1].disc, ActorDisc::half);
  EXPECT_EQ(steps[2].rules, (std::vector<std::string>{"TY-FGT-5", "TY-END-1"}));
  EXPECT_EQ(sheet.footer, "Signifer \u00B7 Skirmish 1.0.0 \u00B7 no house rules");
}

TEST(Checklist, RecallsJudgementRulesInTheirStep) {
  const auto rules = toyRules();
  const std::vector<SheetStep> steps = stepsOf(makeChecklist(rules->definition()));
  ASSERT_EQ(steps[0].notes.size(), 2U);
  EXPECT_TRUE(says(steps[0].notes[1], "TY-WLK-3"));
  EXPECT_TRUE(steps[1].notes.empty());
}

TEST(Checklist, ListsHouseRules) {
  HouseRules house;
  house.options["turn-limit"] = "9";
  house.patch = R"({"tables": {"fight": {"veteran": {"value": 2}}}})";
  const auto rules = toyRules(house);
  const std::vector<std::string> words = houseRulesInWords(rules->definition(), house);
  EXPECT_EQ(words,
            (std::vector<std::string>{"After how many turns does the battle end? 9", "tables/fight/veteran/value: 2"}));
  EXPECT_TRUE(says(writeText(makeChecklist(rules->definition(), house)), "with house rules"));
  EXPECT_TRUE(houseRulesInWords(toyRules()->definition(), {}).empty());
}

TEST(Reference, ShowsRulingsTroopsAndOptions) {
  const auto rules = toyRules();
  const std::string text = writeText(makeReference(rules->definition()));
  for (const char* part : {"Who is hit when two units fight?", "The enemy is veteran", "one d6 for the unit",
                           "TY-FGT-2", "Recruits", "nobody, both", "1 to 100"})
    EXPECT_TRUE(says(text, part)) << part;
}

TEST(Report, TellsTheBattleWithItsDice) {
  const auto session = newSession();
  session->override(R"({"units": [{"id": "b1", "y": 12}], "step": "blows"})", "the armies met in the dark");
  session->setDice(0, DiceOrigin::typed);
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "fight"})"), {6}).kind, Attempt::Kind::done);
  playOn(*session, 0);
  const std::string text = writeText(makeReport(*session));
  EXPECT_TRUE(says(text, "A meeting"));
  EXPECT_TRUE(says(text, "the armies met in the dark"));
  EXPECT_TRUE(says(text, "dice for blow: (6)  typed")) << text;
  EXPECT_TRUE(says(text, "Not decided; turn 1."));
}

TEST(Report, OfAWholeBattleHasKeyMomentsAndAnOutcome) {
  const auto session = newSession();
  playOn(*session);
  const Sheet sheet = makeReport(*session);
  for (const SheetFormat format : {SheetFormat::text, SheetFormat::markdown, SheetFormat::html}) {
    const std::string text = writeSheet(sheet, format);
    for (const char* part : {"Key moments", " fell.", "won.", "First Reds", "TY-FGT-1", "Turn 1"})
      EXPECT_TRUE(says(text, part)) << part;
  }
}

Sheet awkward() {
  Sheet sheet;
  sheet.title = "<b>Odd & \"quoted\"</b>";
  sheet.blocks.push_back(SheetHeading{"A | pipe", ""});
  sheet.blocks.push_back(SheetTable{"", {"a|b"}, {{"<script>"}, {"x_y*z"}}});
  SheetStep step;
  step.number = "1";
  step.title = "Step";
  step.boxes = true;
  sheet.boxes = 2;
  sheet.blocks.push_back(step);
  sheet.blocks.push_back(SheetParagraph{"after", {}});
  return sheet;
}

TEST(Writers, EscapeWhatTheirFormatWouldRead) {
  const std::string html = writeHtml(awkward());
  EXPECT_FALSE(says(html, "<script>"));
  EXPECT_TRUE(says(html, "&lt;b&gt;Odd &amp; &quot;quoted&quot;"));
  const std::string markdown = writeMarkdown(awkward());
  EXPECT_TRUE(says(markdown, "| a\\|b |"));
  EXPECT_TRUE(says(markdown, "x\\_y\\*z"));
}

TEST(Writers, OpenAndCloseTheTableOfSteps) {
  const std::string html = writeHtml(awkward());
  const auto count = [&](const std::string& part) {
    int found = 0;
    for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count("<table"), 2);
  EXPECT_EQ(count("</table>"), 2);
  EXPECT_EQ(count("<span class=\"square\">"), 2);
}

// Text is as wide as a page, tables of two columns of sentences too.
// Each result once, with the rolls that have it: open ends, pairs, runs, and a result that comes twice.
TEST(Papers, ATableTurnsRoundToResults) {
  SheetPanel panel;
  panel.title = "Break test";
  panel.wide = true;
  SheetGrid grid;
  grid.head = {"", "foot", "horse"};
  grid.columns.resize(3);
  for (const auto& [roll, foot, horse] : std::vector<std::array<std::string, 3>>{{"9 or more", "hold", "hold"},
                                                                                 {"8", "hold", "give"},
                                                                                 {"7", "give", "give"},
                                                                                 {"6", "give", "give"},
                                                                                 {"5", "break", "hold"},
                                                                                 {"4 or less", "break", "break"}})
    grid.rows.push_back({{roll, foot, horse}, {"X-1"}, {}});
  panel.parts.emplace_back(grid);
  const SheetPanel turned = turnedRound(panel);
  EXPECT_TRUE(turned.wide);
  const auto& made = std::get<SheetGrid>(turned.parts.front());
  EXPECT_EQ(made.head, grid.head);
  ASSERT_EQ(made.rows.size(), 3U);
  EXPECT_EQ(made.rows[0].cells, (std::vector<std::string>{"hold", "8 or more", "9 or more, 5"}));
  EXPECT_EQ(made.rows[1].cells, (std::vector<std::string>{"give", "6, 7", "6 to 8"}));
  EXPECT_EQ(made.rows[2].cells, (std::vector<std::string>{"break", "5 or less", "4 or less"}));
}

TEST(Writers, KeepTwoColumnsOfSentencesOnThePage) {
  SheetColumn wide;
  wide.wide = true;
  SheetGrid grid;
  grid.columns = {SheetColumn(), wide, wide};
  const std::string sentence = "no enemy within eight inches at the start of the move, nor at its end";
  grid.rows.push_back({{"Enemies", sentence, sentence}, {"FA-MAR-4"}, {}});
  SheetPanel panel;
  panel.title = "March";
  panel.parts.push_back(grid);
  Sheet sheet;
  sheet.blocks.push_back(panel);
  std::istringstream lines(writeText(sheet));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 96U) << line;
}

// A long name stands upon its base on a map, in two lines, and is not laid over its neighbours.
TEST(Writers, KeepNamesOnTheirBases) {
  SheetMap map;
  map.width = 72;
  map.depth = 48;
  SheetMap::Unit unit;
  unit.name = "Veterans of Italy 1";
  unit.frontage = 4;
  unit.depth = 2;
  unit.centre = {20, 20};
  map.units.push_back(unit);
  Sheet sheet;
  sheet.blocks.push_back(map);
  const std::string html = writeHtml(sheet);
  EXPECT_TRUE(says(html, ">Veterans</text>"));
  EXPECT_TRUE(says(html, ">of Italy 1</text>"));
  EXPECT_FALSE(says(html, ">Veterans of Italy 1</text>"));
}

// Numbered units are told by a key, as on paper; leaders and kinds of ground are named.
TEST(Writers, TellNumberedUnitsByAKey) {
  SheetMap map;
  map.width = 72;
  map.depth = 48;
  map.sides[0] = "Rome";
  SheetMap::Unit unit;
  unit.name = "Velites 1";
  unit.frontage = 4;
  unit.depth = 2;
  unit.centre = {20, 20};
  unit.number = 1;
  map.units.push_back(unit);
  unit.name = "Velites 2";
  unit.centre = {24, 20};
  unit.number = 2;
  map.units.push_back(unit);
  map.leaders.push_back({0, "Scipio", "", {30, 10}, ""});
  map.grounds.push_back({"wood", "Wood", "", {{1, 1}, {9, 1}, {5, 9}}});
  Sheet sheet;
  sheet.blocks.push_back(map);
  const std::string html = writeHtml(sheet);
  EXPECT_TRUE(says(html, ">2</text>"));
  EXPECT_TRUE(says(html, "Rome: <b>1,\u00A02</b>\u00A0Velites 1\u20132"));
  EXPECT_TRUE(says(html, ">Scipio</text>"));
  EXPECT_TRUE(says(html, ">Wood</text>"));
}

TEST(Writers, FormatsHaveNamesAndEndings) {
  EXPECT_EQ(sheetFormat("markdown"), SheetFormat::markdown);
  EXPECT_FALSE(sheetFormat("pdf").has_value());
  EXPECT_EQ(sheetFormatOf("report.md"), SheetFormat::markdown);
  EXPECT_EQ(sheetFormatOf("report.html"), SheetFormat::html);
  EXPECT_EQ(sheetFormatOf("report"), SheetFormat::text);
}

void setPresent(Session& session, bool present) {
  session.override(std::string(R"({"units": [{"id": "r1", "present": )") + (present ? "true" : "false") + "}]}",
                   "tried");
}

TEST(StoryLosses, WhoCameBackIsNotLost) {
  const auto session = newSession();
  const UnitIndex unit = 0;
  setPresent(*session, false);
  EXPECT_EQ(tellStory(*session).losses.size(), 1U);
  setPresent(*session, true);
  EXPECT_TRUE(tellStory(*session).losses.empty());
  EXPECT_EQ(lossesInWords(*session, session->start().unit(unit).side).substr(0, 2), "0 ");
}

TEST(StoryLosses, WhoLeftTwiceIsLostOnceByTheLastTime) {
  const auto session = newSession();
  setPresent(*session, false);
  setPresent(*session, true);
  setPresent(*session, false);
  const Story story = tellStory(*session);
  ASSERT_EQ(story.losses.size(), 1U);
  EXPECT_EQ(story.losses[0].event, 3U);
}

}  // namespace
}  // namespace signifer::sheet_test
