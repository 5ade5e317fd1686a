// Every verb as its users call it: what it prints and how it ends.
#include <set>
#include <sstream>

#include "cli/run_cli.h"
#include "library/places.h"
#include "toy_battle.h"

namespace signifer::verbs_test {
namespace {

using namespace test;

TEST(Cli, WithoutAVerbItSaysSoAndWithHelpItHelps) {
  EXPECT_EQ(runCli({}).exit, 2);
  EXPECT_EQ(runCli({"dance"}).exit, 2);
  const CliResult help = runCli({"--help"});
  EXPECT_EQ(help.exit, 0);
  for (const char* verb : {"rulesets", "phases", "procedures", "rules", "troops", "options", "ruling", "odds", "judge",
                           "candidates", "play", "simulate", "merge", "replay", "checklist", "reference", "validate"}) {
    EXPECT_TRUE(says(help.out, verb)) << verb;
    EXPECT_EQ(runCli({verb, "--help"}).exit, 0) << verb;
  }
}

TEST(Cli, ListsRuleSetsAndWhatIsWrongWithOthers) {
  const auto folder = freshFolder();
  std::filesystem::copy(toyFolder / "toy", folder / "toy");
  putText(folder / "broken" / "manifest.json", "{");
  const CliResult words = runCli({"--rulesets", folder.string(), "rulesets"});
  EXPECT_EQ(words.exit, 0);
  EXPECT_TRUE(says(words.out, "Skirmish 1.0.0"));
  EXPECT_TRUE(says(words.out, "broken cannot be used:")) << words.out;
  const Json found = jsonOf(runCli({"--rulesets", folder.string(), "rulesets", "--json"}));
  ASSERT_EQ(found["rulesets"].size(), 1U);
  EXPECT_EQ(found["rulesets"][0]["id"], "toy");
  EXPECT_EQ(found["rulesets"][0]["version"], "1.0.0");
  ASSERT_EQ(found["problems"].size(), 1U);
  EXPECT_TRUE(says(found["problems"][0]["reason"].get<std::string>(), "manifest.json:1"));
}

TEST(Cli, AnUnknownRuleSetIsAWrongQuestion) {
  const CliResult result = runCli({"phases", "toi"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "did you mean toy?")) << result.err;
  EXPECT_EQ(result.out, "");
}

TEST(Cli, PrintsTheSequenceAsATree) {
  const Json phases = jsonOf(runCli({"phases", "toy", "--json"}));
  ASSERT_EQ(phases.size(), 2U);
  EXPECT_EQ(phases[1]["steps"][0]["id"], "blows");
  EXPECT_EQ(phases[1]["steps"][0]["actor"], "both");
  EXPECT_EQ(phases[1]["steps"][0]["rules"][0], "TY-FGT-1");
  EXPECT_TRUE(says(runCli({"phases", "toy"}).out, "Roll for each pair in contact"));
}

TEST(Cli, PrintsProceduresRulesTroopsAndOptions) {
  const Json one = jsonOf(runCli({"procedures", "toy", "--json"}));
  EXPECT_EQ(one["procedures"][0]["inputs"][0]["default"], false);
  EXPECT_EQ(jsonOf(runCli({"procedures", "--json"})), Json::array({one}));
  const Json rule = jsonOf(runCli({"rules", "toy", "TY-FGT-2", "--json"}));
  EXPECT_EQ(rule["usedBy"], (Json{"step blows", "procedure fight"}));
  EXPECT_EQ(runCli({"rules", "toy", "TY-FGT-9"}).exit, 2);
  EXPECT_EQ(jsonOf(runCli({"rules", "toy", "--json"})).size(), 12U);
  EXPECT_EQ(jsonOf(runCli({"troops", "toy", "--json"}))["troops"][1]["profile"]["veteran"], true);
  EXPECT_EQ(jsonOf(runCli({"options", "toy", "--json"}))["options"][1]["default"], 20);
}

TEST(Cli, RulesInWordsAndInJson) {
  const CliResult words = runCli({"ruling", "toy", "fight", "--input", "-", "--dice", "3,3"}, R"({"veteran": true})");
  EXPECT_EQ(words.exit, 0) << words.err;
  EXPECT_TRUE(says(words.out, "+1   TY-FGT-2     veteran")) << words.out;
  EXPECT_TRUE(says(words.out, "3 3"));
  const Json json = jsonOf(runCli({"ruling", "toy", "fight", "--dice", "3,3", "--house", "ties=both", "--json"}));
  EXPECT_EQ(json["result"], (Json{{"margin", 0}, {"hit", true}, {"enemyHit", true}}));
  const CliResult seeded = runCli({"ruling", "toy", "fight", "--seed", "5", "--json"});
  EXPECT_EQ(seeded.out, runCli({"ruling", "toy", "fight", "--seed", "5", "--json"}).out);
}

TEST(Cli, WrongQuestionsToTheRulesEndWithTwo) {
  EXPECT_EQ(runCli({"ruling"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "dance"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "fight", "--dice", "4,x"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "fight", "--dice", "4"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "fight", "--dice", "4,7"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "fight", "--input", "/no/such/file"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "fight", "--house", "ties"}).exit, 2);
  EXPECT_EQ(runCli({"ruling", "toy", "--batch"}).exit, 2);
  const CliResult field = runCli({"ruling", "toy", "fight", "--input", "-"}, R"({"veterans": true})");
  EXPECT_EQ(field.exit, 2);
  EXPECT_TRUE(says(field.err, "/input/veterans")) << field.err;
}

TEST(Cli, OddsAreExactAndDrawn) {
  const Json odds = jsonOf(runCli({"odds", "toy", "fight", "--by", "hit", "--json"}));
  ASSERT_EQ(odds["outcomes"].size(), 2U);
  EXPECT_EQ(odds["outcomes"][0]["fraction"], "7/12");
  EXPECT_TRUE(says(runCli({"odds", "toy", "fight", "--by", "hit"}).out, "58.33 %"));
  EXPECT_EQ(runCli({"odds", "toy", "fight", "--by", "luck"}).exit, 2);
}

TEST(Cli, JudgesWithItsExitCode) {
  const CliResult legal = runCli({"judge", meetingPath, "-"}, R"({"action": "end-walking"})");
  EXPECT_EQ(legal.exit, 0) << legal.err;
  EXPECT_TRUE(says(legal.out, "Legal."));
  const std::string far = R"({"action": "walk", "unit": "r1", "path": [{"ahead": 7}]})";
  const CliResult words = runCli({"judge", meetingPath, "-"}, far);
  EXPECT_EQ(words.exit, 1);
  EXPECT_TRUE(says(words.out, "Too far: 7 of 6 in.")) << words.out;
  const CliResult json = runCli({"judge", meetingPath, "-", "--json"}, far);
  EXPECT_EQ(json.exit, 1);
  EXPECT_EQ(Json::parse(json.out)["verdict"], "not-legal");
  const CliResult broken = runCli({"judge", meetingPath, "-"}, R"({"action": "wlak"})");
  EXPECT_EQ(broken.exit, 2);
  EXPECT_TRUE(says(broken.err, "standard input:1 at /action")) << broken.err;
  EXPECT_EQ(runCli({"judge", "/no/such/file", "-"}, far).exit, 2);
  EXPECT_EQ(runCli({"judge", meetingPath}).exit, 2);
}

TEST(Cli, ListsCandidates) {
  EXPECT_TRUE(says(runCli({"candidates", meetingPath}).out, "red decides"));
  EXPECT_EQ(jsonOf(runCli({"candidates", meetingPath, "--json"}))["candidates"].size(), 3U);
}

TEST(Cli, PlaysJournalsAndReplays) {
  const auto folder = freshFolder();
  const std::string journal = (folder / "j").string(), markdown = (folder / "r.md").string(),
                    html = (folder / "r.html").string();
  const CliResult played = runCli({"play", meetingPath, "--seed", "3", "--commander", "greedy,random", "--journal",
                                   journal, "--report", markdown, "--report", html, "--json"});
  ASSERT_EQ(played.exit, 0) << played.err;
  const Json end = Json::parse(played.out);
  EXPECT_EQ(end["ended"], true);
  const Json again = jsonOf(runCli({"play", meetingPath, "--seed", "3", "--commander", "greedy,random", "--json"}));
  EXPECT_EQ(end, again);
  const Json replayed = jsonOf(runCli({"replay", journal, "--verify", "--json"}));
  EXPECT_EQ(replayed["equal"], true);
  EXPECT_EQ(replayed["fingerprint"], end["fingerprint"]);
  EXPECT_EQ(runCli({"replay", journal, "--verify"}).exit, 0);
  EXPECT_TRUE(says(textOf(markdown), "# A meeting"));
  EXPECT_TRUE(says(textOf(html), "</html>"));
  EXPECT_EQ(runCli({"validate", journal}).exit, 0);
}

TEST(Cli, AJournalThatDoesNotComeOutIsShownWhereItDiffers) {
  const auto folder = freshFolder();
  const std::string journal = (folder / "j").string();
  ASSERT_EQ(runCli({"play", meetingPath, "--journal", journal, "--commander", "greedy"}).exit, 0);
  // Under another house rule the same battle walks longer ways than its rules allow.
  std::string text = textOf(journal);
  const std::size_t end = text.find('\t');
  Json head = Json::parse(text.substr(0, end));
  head["battle"]["houseRules"] = {{"tables", {{"walkInches", 3}}}};
  const auto sealed = [](const std::string& body) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : body) {
      crc ^= static_cast<unsigned char>(c);
      for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    std::ostringstream line;
    line << body << '\t' << std::hex << (crc ^ 0xFFFFFFFFU);
    return line.str();
  };
  putText(journal, sealed(head.dump()) + text.substr(text.find('\n')));
  const CliResult words = runCli({"replay", journal, "--verify"});
  EXPECT_EQ(words.exit, 1);
  EXPECT_TRUE(says(words.out, "TY-WLK-1")) << words.out;
  EXPECT_EQ(runCli({"replay", journal}).exit, 0);
  const CliResult json = runCli({"replay", journal, "--verify", "--json"});
  EXPECT_EQ(Json::parse(json.out)["equal"], false);
  EXPECT_EQ(runCli({"validate", journal}).exit, 1);
  EXPECT_EQ(runCli({"replay", meetingPath}).exit, 2);
}

TEST(Cli, ManyBattlesAreTheSameWithAnyNumberOfThreads) {
  const std::vector<std::string> plan{"play",        meetingPath, "--battles", "60",
                                      "--commander", "greedy",    "--json",    "--threads"};
  auto one = plan, four = plan;
  one.push_back("1");
  four.push_back("4");
  const Json result = jsonOf(runCli(one));
  EXPECT_EQ(result["battles"], 60);
  EXPECT_EQ(result["sides"][0]["wins"].get<int>() + result["sides"][1]["wins"].get<int>() + result["draws"].get<int>(),
            60);
  EXPECT_EQ(result, jsonOf(runCli(four)));
  EXPECT_EQ(runCli({"play", meetingPath, "--commander", "napoleon"}).exit, 2);
  EXPECT_EQ(runCli({"play", meetingPath, "--battles", "2", "--journal", "j"}).exit, 2);
}

TEST(Cli, PrintsChecklistsAndReferencesUnderHouseRules) {
  const auto folder = freshFolder();
  putText(
      folder / "club.json",
      R"({"format": "signifer-house-rules", "version": 1, "ruleset": "toy", "patch": {"tables": {"walkInches": 8}}})");
  const std::string club = (folder / "club.json").string();
  for (const char* format : {"text", "markdown", "html"}) {
    const CliResult list =
        runCli({"checklist", "toy", "--format", format, "--house", "ties=both", "--house-rules", club});
    EXPECT_EQ(list.exit, 0) << list.err;
    EXPECT_TRUE(says(list.out, "TY-FGT-1"));
    EXPECT_TRUE(says(list.out, "tables/walkInches: 8")) << list.out;
    EXPECT_TRUE(says(list.out, "both"));
    EXPECT_EQ(runCli({"reference", "toy", "--format", format}).exit, 0);
  }
  EXPECT_EQ(runCli({"checklist", "toy", "--format", "pdf"}).exit, 2);
  EXPECT_EQ(runCli({"checklist", "toy", "--house", "ties=all"}).exit, 2);
}

TEST(Cli, SeveralFilesOfHouseRulesAreLaidOneOverTheOther) {
  const auto folder = freshFolder();
  const auto put = [&](const char* name, const std::string& tables) {
    putText(folder / name, R"({"format": "signifer-house-rules", "version": 1, "ruleset": "toy", "title": ")" +
                               std::string(name) + R"(", "patch": {"tables": )" + tables + "}}");
    return (folder / name).string();
  };
  const std::string first = put("first.json", R"({"walkInches": 8, "fight": {"veteran": {"value": 2}}})");
  const std::string second = put("second.json", R"({"walkInches": 9})");
  const CliResult list = runCli({"checklist", "toy", "--house-rules", first, "--house-rules", second});
  EXPECT_EQ(list.exit, 0) << list.err;
  EXPECT_TRUE(says(list.out, "tables/walkInches: 9")) << list.out;
  EXPECT_TRUE(says(list.out, "tables/fight/veteran/value: 2")) << list.out;

  // A battle keeps what it was played under: its journal replays without the files.
  const std::string journal = (folder / "battle.signifer").string();
  EXPECT_EQ(runCli({"play", meetingFile.string(), "--house-rules", first, "--house-rules", second, "--journal", journal,
                    "--seed", "5"})
                .exit,
            0);
  EXPECT_EQ(runCli({"replay", journal, "--verify"}).exit, 0);
  EXPECT_TRUE(says(textOf(journal), "\"walkInches\":9"));
}

TEST(Cli, ValidatesEveryFileAndSaysExactlyWhatIsWrong) {
  const auto folder = freshFolder();
  putText(folder / "club.json",
          R"({"format": "signifer-house-rules", "version": 1, "ruleset": "toy",
              "options": {"ties": "everybody"}})");
  putText(folder / "patch.json", R"({"tables": {"walkInches": 8}})");
  Json broken = Json::parse(textOf(meetingFile));
  broken["units"][2]["heading"] = "north";
  putText(folder / "battle.json", broken.dump(2));
  const auto path = [&](const char* name) { return (folder / name).string(); };
  const CliResult all = runCli({"validate", path("club.json"), path("battle.json"), meetingPath});
  EXPECT_EQ(all.exit, 1);
  EXPECT_TRUE(says(all.out, "club.json:2 at /options/ties: one of nobody, both was expected")) << all.out;
  EXPECT_TRUE(says(all.out, " at /units/2/heading: a number was expected")) << all.out;
  EXPECT_TRUE(says(all.out, "meeting.json: fine, battle of Skirmish")) << all.out;
  // A battle that can be played, but may not be meant so, gets a note.
  Json crowded = Json::parse(textOf(meetingFile));
  crowded["units"][1]["x"] = crowded["units"][0]["x"];
  crowded["units"][1]["y"] = crowded["units"][0]["y"];
  crowded["units"][2]["x"] = 0;
  putText(folder / "crowded.json", crowded.dump(2));
  const CliResult noted = runCli({"validate", path("crowded.json")});
  EXPECT_EQ(noted.exit, 0);
  EXPECT_TRUE(says(noted.out, " at /units/1: ")) << noted.out;
  EXPECT_TRUE(says(noted.out, "Off the table: ")) << noted.out;
  EXPECT_EQ(Json::parse(runCli({"validate", "--json", path("crowded.json")}).out)["notes"].size(), 2U);
  // So does what is without a name, and ground that covers nothing or crosses itself; a corner that stands twice and an
  // outline that is closed by its first corner are fine.
  Json strange = Json::parse(textOf(meetingFile));
  strange["units"][3]["name"] = "  ";
  strange["units"][2]["name"] = "\u200B\u00A0";
  strange["sides"][1]["name"] = "";
  strange["terrain"] = Json::parse(R"([
    {"kind": "open", "outline": [[5, 5], [9, 5], [9, 5], [9, 9], [5, 9], [5, 5]]},
    {"kind": "open", "outline": [[5, 5], [6, 6], [8, 8]]},
    {"kind": "open", "outline": [[5, 5], [9, 9], [9, 5], [5, 9]]}])");
  putText(folder / "strange.json", strange.dump(2));
  const CliResult told = runCli({"validate", path("strange.json")});
  EXPECT_EQ(told.exit, 0);
  for (const char* note : {" at /units/3/name: b2 has no name.", " at /units/2/name: b1 has no name.",
                           " at /sides/1/name: blue has no name.", " at /terrain/1/outline: Open ground covers nothing",
                           " at /terrain/2/outline: The outline of Open ground crosses itself."})
    EXPECT_TRUE(says(told.out, note)) << note << "\n" << told.out;
  EXPECT_EQ(Json::parse(runCli({"validate", "--json", path("strange.json")}).out)["notes"].size(), 5U);
  EXPECT_EQ(runCli({"validate", path("patch.json"), "--ruleset", "toy"}).exit, 0);
  EXPECT_EQ(runCli({"validate", path("patch.json")}).exit, 1);
  EXPECT_EQ(runCli({"validate", (toyFolder / "toy").string(), (toyFolder / "toy" / "rules.json").string()}).exit, 0);
  EXPECT_EQ(runCli({"validate", path("nothing.json"), folder.string()}).exit, 1);
  const CliResult json = runCli({"validate", "--json", path("battle.json")});
  EXPECT_EQ(Json::parse(json.out)["error"]["pointer"], "/units/2/heading");
  EXPECT_GT(Json::parse(json.out)["error"]["line"].get<int>(), 1);
}

// In the enemy's player turn it answers too, but makes no plan: the old one was told again under the new turn's number.
TEST(Cli, TellsAPlanOnceAPlayerTurn) {
  const CliResult played =
      runCli({"--rulesets", ownRuleSets().string(), "play", test::sourcePath("assets/scenarios/hannibal/trebia.json"),
              "--commander", "legate:4:horizon=1:outings=0:answers=1:places=0,greedy", "--seed", "3", "--why"});
  ASSERT_EQ(played.exit, 0) << played.err;
  std::set<std::string> turns;
  std::istringstream lines(played.out);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("Turn ")) {
      EXPECT_TRUE(turns.insert(line.substr(0, line.find(':'))).second) << line;
    }
  EXPECT_GT(turns.size(), 3U);
}

// While a side deploys its plan is why each unit stands where it does: once it is told, the units need not tell it.
TEST(Cli, TellsWhyASideDeploysAsItDoesOnce) {
  const CliResult played =
      runCli({"--rulesets", ownRuleSets().string(), "play", test::sourcePath("assets/scenarios/fantasy/free-city.json"),
              "--commander", "legate:4:outings=0:answers=1:places=0,greedy", "--seed", "3", "--why"});
  ASSERT_EQ(played.exit, 0) << played.err;
  std::istringstream lines(played.out);
  std::string plan;
  int placed = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("Turn 1, The Free City: ")) plan = line;
    if (!says(line, ": Place here")) continue;
    EXPECT_FALSE(plan.empty());
    EXPECT_TRUE(line.starts_with("  The Free City: ") && line.ends_with(" in from below, facing up the table."))
        << line;
    EXPECT_TRUE(says(line, ": Place here, ") && says(line, " in from the left, ")) << line;
    ++placed;
  }
  EXPECT_EQ(placed, 9);
}

// Leaders follow units and are placed as usual where the order has no room for them. Such a leader once made a
// commander take the order for broken; as only leaders were left to place, the order was then called the usual one.
TEST(Cli, TellsLeadersNoOrderOfTheirOwn) {
  const CliResult played =
      runCli({"--rulesets", ownRuleSets().string(), "play", test::sourcePath("assets/scenarios/initiative/steppe.json"),
              "--commander", "legate:4:horizon=1:outings=0:answers=1:places=0,greedy", "--seed", "1", "--why"});
  ASSERT_EQ(played.exit, 0) << played.err;
  EXPECT_NE(played.out.find("Turn 1, Army of the Steppe: The mounted arm "), std::string::npos);
  EXPECT_EQ(played.out.find("Turn 1, Army of the Steppe: In the usual order.\n"), std::string::npos) << played.out;
}

}  // namespace
}  // namespace signifer::verbs_test
