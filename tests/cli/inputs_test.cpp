// Anything given for a file or a number gets an error at once, in words that name file and line; never a wait or a
// crash.
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdlib>

#include "cli/run_cli.h"
#include "library/places.h"
#include "play/line_seal.h"
#include "toy_battle.h"

namespace signifer::inputs_test {
namespace {

using namespace test;

// No library's way of speaking reaches a reader.
void expectOurWords(const CliResult& result) {
  for (const char* word :
       {"json.exception", "filesystem error", "boost::", "std::", "basic_string", "terminate", "Could not convert"})
    EXPECT_FALSE(says(result.out + result.err, word)) << result.out << result.err;
}

TEST(Inputs, WhatIsNoFileIsSaidOfEachVerb) {
  const auto folder = freshFolder();
  const std::string pipe = (folder / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const auto sparse = folder / "sparse";
  putText(sparse, "");
  std::filesystem::resize_file(sparse, std::uintmax_t{10} << 30U);
  const std::vector<std::pair<std::string, std::string>> inputs{{folder.string(), "is a directory"},
                                                                {pipe, "is a pipe"},
                                                                {"/dev/zero", "is a device"},
                                                                {sparse.string(), "is larger"},
                                                                {"/no/such/file", "no such file"}};
  for (const auto& [path, words] : inputs) {
    for (const std::vector<std::string>& verb :
         std::vector<std::vector<std::string>>{{"candidates", path},
                                               {"judge", path, "-"},
                                               {"judge", meetingPath, path},
                                               {"play", path},
                                               {"play", meetingPath, "--house-rules", path},
                                               {"ruling", "toy", "fight", "--input", path},
                                               {"checklist", "toy", "--house-rules", path}}) {
      const CliResult result = runCli(verb);
      EXPECT_EQ(result.exit, 2) << verb[0] << " " << path;
      EXPECT_TRUE(says(result.err, words)) << verb[0] << ": " << result.err;
      EXPECT_TRUE(says(result.err, path)) << result.err;
      expectOurWords(result);
    }
    if (path == folder.string()) continue;
    const CliResult checked = runCli({"validate", path});
    EXPECT_EQ(checked.exit, 1) << path;
    EXPECT_TRUE(says(checked.out, words)) << checked.out;
  }
}

TEST(Inputs, NumbersOutOfRangeAreRefusedInWords) {
  const auto refused = [](const std::vector<std::string>& arguments, const std::string& words) {
    const CliResult result = runCli(arguments);
    EXPECT_EQ(result.exit, 2) << arguments.back();
    EXPECT_TRUE(says(result.err, words)) << result.err;
    expectOurWords(result);
  };
  const std::string whole = ": a whole number from 0 to 18446744073709551615 was expected";
  for (const char* seed : {"-1", "1.5", "x", "0x10", "18446744073709551616", "1e3", " 1"}) {
    refused({"play", meetingPath, std::string("--seed=") + seed}, seed + whole);
    refused({"ruling", "toy", "fight", std::string("--seed=") + seed}, seed + whole);
  }
  EXPECT_EQ(runCli({"play", meetingPath, "--seed", "-1"}).exit, 2);
  refused({"play", meetingPath, "--battles", "0"}, "0: a whole number from 1 to 10000000 was expected");
  refused({"play", meetingPath, "--threads", "many"}, "many: a whole number from 0 to 1024 was expected");
  EXPECT_EQ(runCli({"play", meetingPath, "--seed", "010", "--json"}).out,
            runCli({"play", meetingPath, "--seed", "10", "--json"}).out);
}

TEST(Inputs, AFaultInABattleNamesFileAndLineHoweverItIsReached) {
  const auto folder = freshFolder();
  Json broken = Json::parse(textOf(meetingFile));
  broken["units"][2]["heading"] = "north";
  const std::string path = (folder / "battle.json").string();
  putText(path, broken.dump(2));
  std::string line;
  {
    const Document file = Document::load(path);
    line = std::to_string(file.lineOf("/units/2/heading"));
  }
  const std::string place = path + ":" + line + " at /units/2/heading: a number was expected";
  EXPECT_TRUE(says(runCli({"play", path}).err, place));
  EXPECT_TRUE(says(runCli({"candidates", path}).err, place));
  EXPECT_TRUE(says(runCli({"judge", path, "-"}, R"({"action": "end-walking"})").err, place));
  const CliResult batch =
      runCli({"judge", "--batch"}, Json{{"id", 1}, {"file", path}, {"action", Json::object()}}.dump());
  const Json error = Json::parse(batch.out)["error"];
  EXPECT_EQ(error["file"], path);
  EXPECT_EQ(std::to_string(error["line"].get<int>()), line);
  EXPECT_EQ(error["where"], "/units/2/heading");
  putText(path, "{\n \"format\": oops");
  const Json syntax = Json::parse(
      runCli({"judge", "--batch"}, Json{{"id", 1}, {"file", path}, {"action", Json::object()}}.dump()).out)["error"];
  EXPECT_EQ(syntax["line"], 2);
  EXPECT_EQ(syntax["message"], "column 12: a value was expected, not oops");
}

// A check under the rule sets that came with the program.
CliResult validated(const std::string& path) {
  return runCli({"--rulesets", ownRuleSets().string(), "validate", path});
}

// A word that is not known is told with the nearest one and with those that are, and a rule set's own complaint with
// its place.
TEST(Inputs, WhatIsKnownIsListedWhereSomethingIsNot) {
  const auto folder = freshFolder();
  const auto wrong = [&](const char* scenario, const char* pointer, const Json& value, const std::string& said) {
    Json battle = Json::parse(textOf(sourcePath("assets/scenarios/" + std::string(scenario) + ".json")));
    battle[Json::json_pointer(pointer)] = value;
    const std::string path = (folder / "battle.json").string();
    putText(path, battle.dump(1));
    const CliResult checked = validated(path);
    const std::string line = std::to_string(Document::load(path).lineOf(pointer));
    EXPECT_TRUE(says(checked.out + checked.err, path + ":" + line + " at " + pointer + ": " + said))
        << said << "\n"
        << checked.out << checked.err;
  };
  wrong("hannibal/cannae", "/units/0/troop", "velite",
        "unknown troop type \"velite\"; did you mean \"velites\"? Known: velites, balearic-slingers, ");
  wrong("hannibal/cannae", "/people/0/unit", "nobody", "unknown unit \"nobody\"; known: centre-1, ");
  wrong("hannibal/cannae", "/people/0/type", "king", "unknown type of person \"king\"");
  wrong("hannibal/cannae", "/ruleset", "hanibal",
        "unknown rule set \"hanibal\"; did you mean \"hannibal\"? Known: cb, ");
  wrong("othw/zama", "/units/1/x", 3, "on a grid column, row and facing say where a unit stands: this is ignored");
  wrong("hannibal/cannae", "/units/1/row", 3,
        "on a measured table x, y and heading say where a unit stands: this is ignored");
}

TEST(Inputs, AStateThatCannotBeIsTold) {
  const auto folder = freshFolder();
  const std::string path = (folder / "battle.json").string();
  Json battle = Json::parse(textOf(sourcePath("assets/scenarios/hannibal/cannae.json")));
  const auto told = [&](const char* step) {
    battle["state"] = {{"turn", 1}, {"active", "carthage"}, {"step", step}};
    putText(path, battle.dump(1));
    const CliResult checked = validated(path);
    return checked.out + checked.err;
  };
  EXPECT_TRUE(
      says(told("unit-action"),
           "at /state/step: unknown step \"unit-action\"; did you mean \"unit-actions\"? Known: action-phase, "));
  EXPECT_TRUE(
      says(told("declare-charge"), "at /state/step: play does not stop at this step by itself: \"unit-actions\""));
  EXPECT_FALSE(says(told("unit-actions"), "/state/step"));
  // Two units in one square: the rule set's own word, with the file and its line.
  Json grid = Json::parse(textOf(sourcePath("assets/scenarios/othw/zama.json")));
  for (const char* member : {"column", "row"}) grid["units"][1][member] = grid["units"][0][member];
  putText(path, grid.dump(1));
  const CliResult checked = validated(path);
  EXPECT_TRUE(says(checked.out + checked.err, " at /units/1: the square of")) << checked.out << checked.err;
  EXPECT_TRUE(says(checked.out + checked.err, path + ":")) << checked.out << checked.err;
}

TEST(Inputs, AFaultInHouseRulesNamesTheirFile) {
  const auto folder = freshFolder();
  const std::string club = (folder / "club.json").string();
  const auto err = [&](const std::string& text, const std::vector<std::string>& verb) {
    putText(club, text);
    std::vector<std::string> arguments = verb;
    arguments.insert(arguments.end(), {"--house-rules", club});
    const CliResult result = runCli(arguments);
    EXPECT_EQ(result.exit, 0) << text;
    return result.err;
  };
  const std::string head = "{\"format\": \"signifer-house-rules\", \"version\": 1, \"ruleset\": \"toy\",\n";
  for (const std::vector<std::string>& verb :
       std::vector<std::vector<std::string>>{{"checklist", "toy"}, {"ruling", "toy", "fight"}}) {
    EXPECT_TRUE(says(err(head + "\"options\": {\"ties\": \"all\"}}", verb), club + ":2 at /options/ties: one of"));
    EXPECT_TRUE(says(err(head + "\"patch\": {\"tables\": {\"walkInchs\": 7}}}", verb),
                     club + ":2 at /patch/tables/walkInchs: "));
    EXPECT_TRUE(says(err(head + "\"patch\": {\"tables\":\n {\"walkInches\": \"far\"}}}", verb),
                     club + ":3 at /patch/tables/walkInches: a number was expected"));
    EXPECT_TRUE(says(err("{\"tables\": {\"walkInches\": []}}", verb), club + ":1 at /tables/walkInches: "));
    EXPECT_TRUE(says(err("{\"format\": \"signifer-house-rules\", \"version\": 1, \"ruleset\": \"chess\"}", verb),
                     club + ":1 at /ruleset: house rules for \"toy\" were expected"));
    EXPECT_TRUE(says(err("{\"tables\": 1,\n\"tables\": 2}", verb), club + ":2:"));
  }
}

// A battle opens without house rules that cannot be used: they are named with the reason, and the others hold.
TEST(Inputs, ABattleOpensWithoutHouseRulesThatCannotBeUsed) {
  const auto folder = freshFolder();
  const std::string bad = (folder / "bad.json").string();
  const std::string good = (folder / "good.json").string();
  const std::string journal = (folder / "battle.signifer").string();
  const std::string head = "{\"format\": \"signifer-house-rules\", \"version\": 1, \"ruleset\": \"toy\",\n";
  putText(good, head + "\"title\": \"Walkers\", \"patch\": {\"tables\": {\"walkInches\": 9}}}");
  for (const auto& [text, words] : std::vector<std::pair<std::string, std::string>>{
           {head + "\"options\": {\"ties\": \"all\"}}", bad + ":2 at /options/ties: one of"},
           {head + "\"modifiers\": [{\"procedure\": \"walk\", \"rule\": \"X-1\", \"label\": \"x\", \"value\": 1}]}",
            bad + ":2 at /modifiers/0/procedure: "},
           {"{\"format\": \"signifer-house-rules\", \"version\": 1, \"ruleset\": \"chess\"}", bad + ":1 at /ruleset: "},
           {"{\"tables\": 1,\n\"tables\": 2}", bad + ":2:"}}) {
    putText(bad, text);
    const CliResult result =
        runCli({"play", meetingPath, "--house-rules", bad, "--house-rules", good, "--journal", journal, "--seed", "2"});
    EXPECT_EQ(result.exit, 0) << result.err;
    EXPECT_TRUE(says(result.err, "Left out: " + bad)) << result.err;
    EXPECT_TRUE(says(result.err, words)) << result.err;
    EXPECT_TRUE(says(textOf(journal), "\"walkInches\":9"));
    EXPECT_TRUE(says(textOf(journal), "\"houseRuleNames\":[\"Walkers\"]"));
    std::filesystem::remove(journal);
  }
}

// Every other verb that takes house rules answers without the bad ones, and names them.
TEST(Inputs, EveryVerbLeavesOutHouseRulesThatCannotBeUsed) {
  const auto folder = freshFolder();
  const std::string bad = (folder / "bad.json").string();
  const std::string good = (folder / "good.json").string();
  const std::string head = "{\"format\": \"signifer-house-rules\", \"version\": 1, \"ruleset\": \"toy\",\n";
  putText(good, head + "\"title\": \"Walkers\", \"patch\": {\"tables\": {\"walkInches\": 9}}}");
  putText(bad, head + "\"options\": {\"tise\": \"none\"}}");
  for (const std::vector<std::string>& verb :
       std::vector<std::vector<std::string>>{{"ruling", "toy", "fight", "--dice", "4,3"},
                                             {"odds", "toy", "fight"},
                                             {"simulate", meetingPath, "--battles", "2"},
                                             {"play", meetingPath},
                                             {"reference", "toy"},
                                             {"checklist", "toy"},
                                             {"house-rules", "toy"},
                                             {"battle-sheet", "toy", "--battle", meetingPath}}) {
    std::vector<std::string> with = verb;
    with.insert(with.end(), {"--house-rules", bad, "--house-rules", good});
    const CliResult result = runCli(with);
    EXPECT_EQ(result.exit, 0) << verb.front() << ": " << result.err;
    EXPECT_TRUE(says(result.err, "Left out: " + bad)) << verb.front() << ": " << result.err;
    EXPECT_TRUE(says(result.err, bad + ":2 at /options/tise: ")) << verb.front() << ": " << result.err;
    std::vector<std::string> without = verb;
    without.insert(without.end(), {"--house-rules", good});
    EXPECT_EQ(result.out, runCli(without).out) << verb.front();
  }
}

// A battle whose own house rules cannot be used is asked all the same.
TEST(Inputs, ABattlesOwnBadHouseRulesAreLeftOutByEveryVerb) {
  const auto folder = freshFolder();
  const std::string battle = (folder / "battle.json").string();
  Json json = Json::parse(textOf(meetingFile));
  json["options"] = {{"tise", "none"}};
  putText(battle, json.dump());
  for (const std::vector<std::string>& verb :
       std::vector<std::vector<std::string>>{{"play", battle},
                                             {"simulate", battle, "--battles", "2"},
                                             {"candidates", battle},
                                             {"battle-sheet", "toy", "--battle", battle}}) {
    const CliResult result = runCli(verb);
    EXPECT_EQ(result.exit, 0) << verb.front() << ": " << result.err;
    EXPECT_TRUE(says(result.err, "Left out: the battle's own house rules")) << verb.front() << ": " << result.err;
    EXPECT_TRUE(says(result.err, "at /options/tise: ")) << verb.front() << ": " << result.err;
  }
}

// So does a journal, whatever is asked of it; that something is missing is an error where files are checked.
TEST(Inputs, AJournalsOwnBadHouseRulesAreLeftOut) {
  const auto folder = freshFolder();
  const std::string journal = (folder / "old.signifer").string();
  Json battle = Json::parse(textOf(meetingFile));
  battle["options"] = {{"tise", "none"}};
  const Json header{{"format", "signifer-journal"}, {"version", 1}, {"seed", 7}, {"battle", battle}};
  putText(journal, sealed(header.dump()));
  const CliResult replay = runCli({"replay", journal, "--verify"});
  EXPECT_EQ(replay.exit, 1);
  EXPECT_TRUE(says(replay.out, "Left out: the battle's own house rules")) << replay.out;
  EXPECT_TRUE(says(replay.out, "at /battle/options/tise: ")) << replay.out;
  EXPECT_EQ(Json::parse(runCli({"replay", journal, "--json"}).out)["leftOut"][0]["pointer"], "/battle/options/tise");
  const CliResult sheet = runCli({"battle-sheet", "--battle", journal});
  EXPECT_EQ(sheet.exit, 0) << sheet.err;
  EXPECT_TRUE(says(sheet.err, "Left out: the battle's own house rules")) << sheet.err;
  const CliResult checked = runCli({"validate", journal});
  EXPECT_EQ(checked.exit, 1);
  EXPECT_TRUE(says(checked.out, "/battle/options/tise")) << checked.out;
}

TEST(Inputs, FilesAndRequestsOfOtherSystemsAreRead) {
  const auto folder = freshFolder();
  const std::string unix_ = textOf(meetingFile);
  for (const char* end : {"\r\n", "\r"}) {
    std::string text;
    for (const char c : unix_) text += c == '\n' ? std::string(end) : std::string(1, c);
    putText(folder / "battle.json", "\xef\xbb\xbf" + text);
    EXPECT_EQ(runCli({"validate", (folder / "battle.json").string()}).exit, 0);
    const std::string request = R"({"id": 1, "ruleset": "toy", "procedure": "fight", "dice": [4, 3]})";
    const CliResult answers = runCli({"ruling", "--batch"}, request + end + request + end + end + request);
    EXPECT_EQ(std::count(answers.out.begin(), answers.out.end(), '\n'), 4) << answers.out;
    EXPECT_TRUE(says(answers.out, "malformed-request"));
  }
}

// A full disk takes no complaint about the full disk.
// Run in every way in which a verb that fails, or that reads the file itself, could write over it.
TEST(Inputs, AFileThatIsReadOrWhoseVerbFailsStaysAsItIs) {
  const auto folder = freshFolder();
  const std::string journal = (folder / "j.signifer").string(), link = (folder / "link").string(),
                    kept = (folder / "kept").string(), battle = (folder / "b.json").string(),
                    army = sourcePath("assets/armies/hannibal/rome.json"), own = (folder / "rome.json").string(),
                    part = (folder / "part").string();
  ASSERT_EQ(runCli({"play", meetingPath, "--journal", journal}).exit, 0);
  std::filesystem::create_symlink("j.signifer", link);
  putText(battle, textOf(meetingPath));
  putText(own, textOf(army));
  putText(kept, "kept");
  putText(part, runCli({"simulate", meetingPath, "--battles", "2", "--shard", "1/1"}).out);
  const std::vector<std::pair<std::string, std::vector<std::string>>> tries{
      {journal, {"replay", journal, "--web", journal}},
      {journal, {"replay", journal, "--report", link}},
      {journal, {"replay", link, "--events", journal}},
      {battle, {"play", battle, "--journal", battle}},
      {battle, {"play", battle, "--report", battle}},
      {battle, {"simulate", battle, "--battles", "2", "--csv", battle}},
      {part, {"merge", part, "--csv", part}},
      {own, {"--rulesets", ownRuleSets().string(), "army", "csv", own, "-o", own}},
      {own, {"--rulesets", ownRuleSets().string(), "army", "battle", own, army, "-o", own}},
      {own, {"--rulesets", ownRuleSets().string(), "army", "import", "hannibal", own, "-o", own}},
      {kept, {"play", battle, "--commander", "caesar", "--journal", kept}},
      {kept, {"play", battle, "--journal", kept, "--report", kept}},
      {kept, {"play", battle, "--events", kept, "--report", (folder / "." / "kept").string()}},
      {kept, {"replay", journal, "--at", "99999", "--web", kept}},
      {kept, {"simulate", battle, "--battles", "2", "--versus-house", "ties=both", "--csv", kept}}};
  for (const auto& [file, arguments] : tries) {
    const std::string before = textOf(file);
    const CliResult result = runCli(arguments);
    EXPECT_EQ(result.exit, 2) << arguments[0] << " " << arguments.back() << result.err;
    EXPECT_FALSE(result.err.empty());
    EXPECT_TRUE(textOf(file) == before) << arguments[0] << " " << arguments.back();
  }
}

TEST(Inputs, AnErrorThatCannotBeToldEndsNoWorse) {
  const std::string program = test::buildPath("bin/signifer-cli");
  for (const char* question : {" candidates /nowhere", " ruling hannibal nothing", " odds"}) {
    const int status = std::system((program + question + " >/dev/null 2>/dev/full").c_str());
    ASSERT_TRUE(WIFEXITED(status)) << question;
    EXPECT_EQ(WEXITSTATUS(status), 2) << question;
  }
}

TEST(Inputs, AnEndlessLineEndsTheBatch) {
  const CliResult endless = runCli({"ruling", "--batch"}, std::string((std::size_t{64} << 20U) + 1, ' '));
  EXPECT_EQ(endless.exit, 2);
  EXPECT_TRUE(says(endless.err, "line 1 of the input does not end")) << endless.err;
  const std::string good = R"({"id": 1, "ruleset": "toy", "procedure": "fight", "dice": [4, 3]})";
  const CliResult large = runCli({"ruling", "--batch"}, std::string((std::size_t{16} << 20U) + 1, ' ') + "\n" + good);
  EXPECT_EQ(large.exit, 0);
  EXPECT_EQ(std::count(large.out.begin(), large.out.end(), '\n'), 2);
}

// Armies that find no room make no battle, and leave alone what the file held.
TEST(Inputs, ATableThatIsTooSmallIsRefused) {
  const auto folder = freshFolder();
  const std::string to = (folder / "battle.json").string();
  putText(to, "kept");
  const auto battle = [&](const std::string& inches) {
    return runCli({"--rulesets", ownRuleSets().string(), "army", "battle",
                   sourcePath("assets/armies/hannibal/rome.json"), sourcePath("assets/armies/hannibal/carthage.json"),
                   "--width", inches, "--depth", inches, "-o", to});
  };
  const CliResult small = battle("6");
  EXPECT_EQ(small.exit, 1);
  EXPECT_TRUE(says(small.err, "The armies find no room on this table; nothing is written.")) << small.err;
  EXPECT_EQ(textOf(to), "kept");
  EXPECT_EQ(battle("100").exit, 0);
  EXPECT_TRUE(says(textOf(to), "signifer-battle"));
}

}  // namespace
}  // namespace signifer::inputs_test
