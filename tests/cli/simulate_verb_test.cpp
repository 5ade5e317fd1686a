// Many battles from the command line: one of them by its number, the median one, parts that add up, what if.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <regex>
#include <thread>

#include "cli/run_cli.h"
#include "library/places.h"
#include "toy_battle.h"

namespace signifer::simulate_verb_test {
namespace {

using namespace test;

// Line by line of what 'simulate' writes, from 0: state and turns.
void expectTheSameBattles(const std::vector<std::string>& before, const std::string& battle,
                          const std::vector<std::string>& how, const std::vector<int>& numbers) {
  const auto folder = freshFolder();
  const auto run = [&](const char* verb, const std::vector<std::string>& more) {
    std::vector<std::string> all = before;
    all.insert(all.end(), {verb, battle});
    all.insert(all.end(), how.begin(), how.end());
    all.insert(all.end(), more.begin(), more.end());
    return runCli(all);
  };
  const std::string csv = (folder / "b.csv").string(), journal = (folder / "j").string();
  ASSERT_EQ(run("simulate", {"--battles", "8", "--csv", csv}).exit, 0);
  std::vector<std::vector<std::string>> lines;
  std::istringstream text(textOf(csv));
  for (std::string line; std::getline(text, line);) {
    std::istringstream cells(line);
    lines.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) lines.back().push_back(cell);
  }
  ASSERT_EQ(lines.size(), 9U);
  for (const int number : numbers) {
    const std::vector<std::string>& line = lines[static_cast<std::size_t>(number) + 1];
    EXPECT_EQ(line[0], std::to_string(number));
    const Json end = jsonOf(run("play", {"--number", std::to_string(number), "--json", "--journal", journal}));
    EXPECT_EQ(std::to_string(end["turns"].get<int>()), line[2]) << number;
    EXPECT_EQ(std::to_string(end["events"].get<int>()), line[3]) << number;
    EXPECT_EQ(end["fingerprint"], line[4]) << number;
    std::vector<std::string> verified = before;
    verified.insert(verified.end(), {"replay", journal, "--verify", "--json"});
    EXPECT_EQ(jsonOf(runCli(verified))["fingerprint"], end["fingerprint"]) << number;
  }
}

TEST(Cli, OneBattleOfASimulationIsPlayedByItsNumber) {
  expectTheSameBattles({}, meetingPath, {"--seed", "3", "--commander", "greedy,recruit"}, {0, 1, 4, 7});
  // House rules go into its journal, which is under them when it is read again.
  expectTheSameBattles({}, meetingPath, {"--seed", "3", "--commander", "recruit", "--house", "ties=both"}, {2});
  expectTheSameBattles({"--rulesets", ownRuleSets().string()}, "hannibal/cannae", {"--commander", "recruit,greedy"},
                       {1, 6});
}

TEST(Cli, TheMedianBattleIsNamedByItsNumber) {
  const std::string csv = (freshFolder() / "b.csv").string();
  const std::vector<std::string> asked{"simulate", meetingPath,   "--seed", "3",     "--battles",
                                       "9",        "--commander", "greedy", "--csv", csv};
  std::vector<std::string> asJson = asked;
  asJson.emplace_back("--json");
  const Json summary = jsonOf(runCli(asJson));
  const auto median = summary["median"].get<std::size_t>();
  const auto& sides = summary["sides"];
  const Json& winner = sides[0]["wins"] >= sides[1]["wins"] ? sides[0] : sides[1];
  std::vector<int> turns;
  int turnsOfMedian = 0;
  std::istringstream text(textOf(csv));
  std::string line;
  std::getline(text, line);
  for (std::size_t number = 0; std::getline(text, line); ++number) {
    std::istringstream cells(line);
    std::string of, won, lasted;
    std::getline(std::getline(std::getline(cells, of, ','), won, ','), lasted, ',');
    if (won != winner["id"].get<std::string>()) continue;
    turns.push_back(std::stoi(lasted));
    if (number == median) turnsOfMedian = turns.back();
  }
  std::ranges::sort(turns);
  ASSERT_FALSE(turns.empty());
  EXPECT_EQ(turnsOfMedian, turns[(turns.size() - 1) / 2]);
  const std::string words = runCli(asked).out;
  EXPECT_NE(words.find("--number " + std::to_string(median)), std::string::npos) << words;
}

TEST(Cli, ANumberIsOfOneBattle) {
  for (const char* battles : {"1", "5"}) {
    const CliResult both = runCli({"play", meetingPath, "--number", "3", "--battles", battles});
    EXPECT_EQ(both.exit, 2);
    EXPECT_TRUE(says(both.err, "leave --battles away")) << both.err;
  }
  EXPECT_EQ(runCli({"play", meetingPath, "--number", "-1"}).exit, 2);
}

TEST(Cli, PartsOfASimulationAddUpToTheSameBytesAsOneRun) {
  const std::vector<std::string> all{"simulate",    meetingPath,     "--battles", "7",
                                     "--commander", "greedy,random", "--seed",    "3"};
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = all;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runCli(arguments).out;
  };
  const auto folder = freshFolder();
  std::vector<std::string> parts{"merge", "--json", "--csv", (folder / "merged.csv").string()};
  for (const char* shard : {"3/3", "1/3", "2/3"}) {
    parts.push_back((folder / (std::string(shard, 1) + ".json")).string());
    putText(parts.back(), with({"--shard", shard}));
  }
  EXPECT_EQ(runCli(parts).out, with({"--json", "--csv", (folder / "one.csv").string(), "--threads", "1"}));
  EXPECT_EQ(textOf(folder / "merged.csv"), textOf(folder / "one.csv"));
  parts.pop_back();
  EXPECT_EQ(runCli(parts).exit, 2);
  putText(folder / "1.json", "{}");
  EXPECT_EQ(runCli(parts).exit, 2);
}

TEST(Cli, WhatIfSaysTheDifferenceOnTheSameDice) {
  const std::vector<std::string> same{"simulate", meetingPath,          "--battles", "6",     "--commander",
                                      "greedy",   "--versus-commander", "greedy",    "--json"};
  const Json answer = jsonOf(runCli(same));
  EXPECT_EQ(answer["one"], answer["other"]);
  EXPECT_EQ(answer["difference"]["share"], 0.0);
  const Json battle =
      jsonOf(runCli({"simulate", meetingPath, "--battles", "6", "--versus-battle", meetingPath, "--json"}));
  EXPECT_EQ(battle["one"], battle["other"]);
  EXPECT_EQ(runCli({"simulate", meetingPath, "--shard", "0/2"}).exit, 2);
  EXPECT_EQ(runCli({"simulate", meetingPath, "--commander", "caesar"}).exit, 2);
}

TEST(Cli, AComparisonStopsWhenOneIsBetter) {
  const auto compared = [](const std::vector<std::string>& more) {
    std::vector<std::string> words{"simulate", meetingPath, "--battles", "2000", "--until-decided", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return runCli(words);
  };
  const std::vector<std::string> unlike{"--commander", "recruit", "--versus-house", "turn-limit=2"};
  const CliResult better = compared(unlike);
  const Json answer = jsonOf(better);
  ASSERT_TRUE(answer["decided"].is_object()) << better.out;
  EXPECT_FALSE(answer["decided"]["more"].get<bool>()) << "two turns are too short to win";
  EXPECT_LT(answer["decided"]["battles"].get<int>(), 2000);
  EXPECT_EQ(answer["one"]["battles"], answer["decided"]["battles"]);
  EXPECT_EQ(answer["other"]["battles"], answer["decided"]["battles"]);
  std::vector<std::string> oneThread = unlike;
  oneThread.insert(oneThread.end(), {"--threads", "1"});
  EXPECT_EQ(compared(oneThread).out, better.out) << "the same with any number of threads";
  const Json alike = jsonOf(runCli({"simulate", meetingPath, "--battles", "40", "--until-decided", "--json",
                                    "--commander", "recruit", "--versus-commander", "recruit"}));
  EXPECT_TRUE(alike["decided"].is_null());
  EXPECT_EQ(alike["one"]["battles"], 40);
  EXPECT_EQ(runCli({"simulate", meetingPath, "--until-decided"}).exit, 2);
}

// People read their own language, with its side names and decimal commas; programs read the same bytes in each.
TEST(Cli, SimulateSpeaksTheLanguageThatIsAskedFor) {
  const auto speaking = [&](const char* language, std::vector<std::string> words) {
    words.insert(words.begin(), {"--rulesets", ownRuleSets().string(), "--language", language, "simulate",
                                 "hannibal/cannae", "--battles", "3", "--threads", "1"});
    return runCli(words).out;
  };
  const std::string german = speaking("de", {"--versus-commander", "random"});
  for (const char* words : {"Karthago", "Siege", "Unentschieden", "Zu Ende in Zug", "Würfel im Mittel", "Am häufigsten",
                            "Züge im Mittel, Startwert", "Stattdessen:", "Punkte von hundert"})
    EXPECT_NE(german.find(words), std::string::npos) << words << " in\n" << german;
  for (const char* words : {"wins", "Draws", "Carthage", "Dice", "battles"})
    EXPECT_EQ(german.find(words), std::string::npos) << words << " in\n" << german;
  EXPECT_TRUE(std::regex_search(german, std::regex("[0-9],[0-9] %"))) << german;
  EXPECT_FALSE(std::regex_search(german, std::regex("[0-9][.][0-9]"))) << german;
  EXPECT_EQ(speaking("fr", {"--json"}), speaking("en", {"--json"}));
}

// Battles under different rules are no one simulation, whatever their start.
TEST(Cli, PartsUnderDifferentRulesAreNotMerged) {
  const auto folder = freshFolder();
  const auto part = [&](const std::string& shard, const std::vector<std::string>& more) {
    std::vector<std::string> all{"simulate", meetingPath, "--battles", "9", "--shard", shard};
    all.insert(all.end(), more.begin(), more.end());
    const CliResult result = runCli(all);
    EXPECT_EQ(result.exit, 0) << result.err;
    const auto path = folder / (std::to_string(std::hash<std::string>{}(result.out)) + ".json");
    putText(path, result.out);
    return path.string();
  };
  const std::string first = part("1/2", {});
  const CliResult mixed = runCli({"merge", first, part("2/2", {"--house", "ties=both"})});
  EXPECT_EQ(mixed.exit, 2);
  EXPECT_TRUE(says(mixed.err, "under different rules")) << mixed.err;
  putText(folder / "walk.json", R"({"tables": {"walkInches": 7}})");
  EXPECT_EQ(runCli({"merge", first, part("2/2", {"--house-rules", (folder / "walk.json").string()})}).exit, 2);
  EXPECT_EQ(runCli({"merge", first, part("2/2", {})}).exit, 0);
}

TEST(Cli, APartWithoutASideIsNamedByItsPlace) {
  const auto folder = freshFolder();
  Json part = jsonOf(runCli({"simulate", meetingPath, "--battles", "2", "--shard", "1/1"}));
  part["about"]["units"][0]["side"] = "left";
  putText(folder / "part.json", part.dump());
  const CliResult result = runCli({"merge", (folder / "part.json").string()});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "/about/units/0/side")) << result.err;
}

// The output until a Ctrl+C ended it with 130. The signal may come before the program is ready for it, so it is
// tried again a little later.
std::string outputUntilCtrlC(const std::vector<std::string>& arguments) {
  for (int wait = 200; wait < 20000; wait *= 2) {
    const StartedCli started = startCli(arguments);
    std::this_thread::sleep_for(std::chrono::milliseconds(wait));
    ::kill(started.process, SIGINT);
    std::string out;
    std::array<char, 4096> buffer;
    for (ssize_t n = 0; (n = ::read(started.output, buffer.data(), buffer.size())) > 0;)
      out.append(buffer.data(), static_cast<std::size_t>(n));
    int status = 0;
    EXPECT_EQ(::waitpid(started.process, &status, 0), started.process);
    if (!WIFEXITED(status)) continue;
    EXPECT_EQ(WEXITSTATUS(status), 130);
    return out;
  }
  ADD_FAILURE() << "the program was never ready for the signal";
  return "{}";
}

TEST(Cli, WhatWasPlayedIsToldAfterCtrlC) {
  const std::string csv = (freshFolder() / "b.csv").string();
  const Json told =
      Json::parse(outputUntilCtrlC({"simulate", meetingPath, "--battles", "2000000", "--csv", csv, "--json"}));
  const auto battles = told["battles"].get<std::int64_t>();
  EXPECT_LT(battles, 2000000);
  EXPECT_EQ(std::ranges::count(textOf(csv), '\n'), battles + 1);
}

TEST(Cli, ACalibrationTellsWhatWasPlayedAfterCtrlC) {
  const Json told = Json::parse(outputUntilCtrlC({"calibrate", meetingPath, "--battles", "2000000", "--json"}));
  std::uint64_t moments = 0;
  for (const Json& bin : told["bins"]) moments += bin["moments"].get<std::uint64_t>();
  EXPECT_GT(moments, 0U);
  EXPECT_LT(moments, 4000000U);
}

TEST(Cli, AStoppedComparisonHasBattlesOfBoth) {
  const Json told = Json::parse(
      outputUntilCtrlC({"simulate", meetingPath, "--battles", "2000000", "--versus-house", "ties=both", "--json"}));
  EXPECT_GT(told["one"]["battles"].get<std::int64_t>(), 0);
  EXPECT_EQ(told["one"]["battles"], told["other"]["battles"]);
}

TEST(CliCalibrate, HoldsWhatIsToldAgainstWhatIsWon) {
  const Json told = jsonOf(runCli({"calibrate", meetingPath, "--battles", "60", "--json"}));
  ASSERT_EQ(told["bins"].size(), 10U);
  std::uint64_t moments = 0;
  for (const Json& bin : told["bins"]) moments += bin["moments"].get<std::uint64_t>();
  EXPECT_GT(moments, 0U);
  EXPECT_EQ(moments % 2, 0U) << "each side is told its own";
  EXPECT_EQ(jsonOf(runCli({"calibrate", meetingPath, "--battles", "60", "--fit"}))["weights"].size(), 6U);
}

TEST(CliCalibrate, RefusesWhatItCannotPlay) {
  EXPECT_EQ(runCli({"calibrate", meetingPath, "--commander", "caesar"}).exit, 2);
  EXPECT_EQ(runCli({"calibrate"}).exit, 2);
  const std::string other = test::sourcePath("assets/scenarios/othw/zama.json");
  const CliResult mixed = runCli({"calibrate", meetingPath, other, "--battles", "2"});
  EXPECT_EQ(mixed.exit, 2);
}

}  // namespace
}  // namespace signifer::simulate_verb_test
