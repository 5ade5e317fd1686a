// Journals and reports as the command line writes and checks them: damaged files, two writers, disks that refuse.
#include "play/journal.h"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/run_cli.h"
#include "files/file_lock.h"
#include "full_disk.h"
#include "library/places.h"
#include "play/journal_writer.h"
#include "play/line_seal.h"
#include "support/paths.h"
#include "toy_battle.h"

namespace signifer::journal_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

std::vector<std::string> playing(const std::vector<std::string>& more) {
  std::vector<std::string> all{"play", meetingFile.string(), "--commander", "greedy"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// The journal of a battle of Hannibal at the Gates with one bit changed in one line.
TEST(CliJournal, AChangedBitCostsNothingAndIsTold) {
  const fs::path folder = freshFolder();
  const std::string text = textOf(sourcePath("tests/faults/damaged.signifer"));
  putText(folder / "damaged.signifer", text);
  const std::string path = (folder / "damaged.signifer").string();
  const CliResult verified = runCli({"--rulesets", ownRuleSets().string(), "replay", path, "--verify"});
  EXPECT_EQ(verified.exit, 1);
  EXPECT_TRUE(says(verified.out, "Line 101 ")) << verified.out;
  EXPECT_FALSE(says(verified.out, "Every event leads to the recorded state."));
  EXPECT_EQ(textOf(path), text);
}

// Tables, echoes and statistics for a side hold what that side may know: the enemy's second unit lies hidden.
TEST(CliJournal, TellsASideNoMoreThanItMayKnow) {
  const fs::path folder = freshFolder();
  Json hidden = Json::parse(textOf(meetingFile));
  hidden["units"][3]["hidden"] = true;
  hidden["units"][3]["x"] = 44;
  hidden["units"][3]["y"] = 34;
  putText(folder / "hidden.json", hidden.dump());
  const std::string battle = (folder / "hidden.json").string();
  const std::string journal = (folder / "j").string();
  const auto toy = [](std::vector<std::string> words) {
    words.insert(words.begin(), {"--rulesets", toyFolder.string()});
    return runCli(words);
  };
  // Each event but those of the hidden is echoed, and nothing counts them.
  const CliResult all = toy({"play", battle, "--commander", "greedy", "--echo", "--journal", journal});
  const CliResult red = toy({"play", battle, "--commander", "greedy", "--echo", "--side", "red"});
  ASSERT_EQ(red.exit, 0) << red.err;
  EXPECT_TRUE(says(red.out, "First Reds")) << red.out;
  EXPECT_FALSE(says(red.out, "state ")) << red.out;
  EXPECT_TRUE(says(all.out, "state "));
  for (const char* table : {"rolls", "losses", "entries"}) {
    const CliResult whole = toy({"replay", journal, "--table", table});
    const CliResult own = toy({"replay", journal, "--table", table, "--side", "red"});
    ASSERT_EQ(own.exit, 0) << own.err;
    EXPECT_EQ(own.out.substr(0, own.out.find('\n')), whole.out.substr(0, whole.out.find('\n')));
    EXPECT_LE(own.out.size(), whole.out.size());
    EXPECT_FALSE(says(own.out, ",Blues,") && std::string(table) == "entries") << own.out;
  }
  const Json blind =
      jsonOf(toy({"play", battle, "--battles", "4", "--commander", "greedy", "--side", "red", "--json"}));
  EXPECT_EQ(blind["battles"], 4);
  hidden["units"].erase(3);
  putText(folder / "known.json", hidden.dump());
  const std::string known = (folder / "known.json").string();
  // Units that it does not see are not there.
  const Json without = jsonOf(toy({"play", known, "--battles", "4", "--commander", "greedy", "--json"}));
  EXPECT_EQ(blind["sides"], without["sides"]);
  EXPECT_EQ(blind["turnsOnAverage"], without["turnsOnAverage"]);
  EXPECT_NE(blind["sides"],
            jsonOf(toy({"play", battle, "--battles", "4", "--commander", "greedy", "--json"}))["sides"]);
}

// Sealed, kept from whoever does not own it, opened, and the journal is still whole.
TEST(CliJournal, TakesWrittenOrders) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  (void)JournalWriter::create(path, *newSession());
  const auto orders = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"--rulesets", toyFolder.string(), "orders"});
    return runCli(words);
  };
  const CliResult sealed = orders({"seal", path, "--side", "red", "--text", "Behind the mill", "--unit", "r1"});
  ASSERT_EQ(sealed.exit, 0) << sealed.err;
  EXPECT_TRUE(says(sealed.out, "Reds sealed an order.")) << sealed.out;
  EXPECT_EQ(orders({"seal", path, "--side", "red", "--text", "Later", "--turn", "4"}).exit, 0);
  EXPECT_FALSE(says(textOf(path), "mill"));
  for (const char* side : {"blue", ""}) {
    const CliResult list = orders(*side == 0 ? std::vector<std::string>{"list", path}
                                             : std::vector<std::string>{"list", path, "--side", side});
    EXPECT_EQ(list.exit, 0) << list.err;
    EXPECT_FALSE(says(list.out, "mill")) << list.out;
  }
  EXPECT_TRUE(says(orders({"list", path, "--side", "red"}).out, "Behind the mill"));
  const CliResult early = orders({"open", path, "--order", "2"});
  EXPECT_NE(early.exit, 0);
  EXPECT_TRUE(says(early.err, "at the beginning of turn 4")) << early.err;
  const CliResult open = orders({"open", path, "--order", "1"});
  EXPECT_EQ(open.exit, 0) << open.err;
  EXPECT_TRUE(says(open.out, "\"First Reds: Behind the mill.\" The seal")) << open.out;
  EXPECT_TRUE(says(orders({"list", path, "--side", "blue"}).out, "the seal holds"));
  const CliResult whole = runCli({"--rulesets", toyFolder.string(), "replay", path, "--verify"});
  EXPECT_TRUE(says(whole.out, "Every event leads to the recorded state.")) << whole.out << whole.err;
}

// The table's game is told, even where another branch was played last; any other where it is asked for.
TEST(CliJournal, TellsTheTablesGameOrTheBranchThatIsAskedFor) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  const auto session = newSession();
  {
    const auto writer = JournalWriter::create(path, *session);
    session->setSink(writer.get());
    playOn(*session, 5);
    session->look(2);
    session->override(R"({"units": [{"id": "r1", "y": 14}]})", "tried");
    session->name(1, "If they had waited");
    session->goTo(tableGame);
    session->undo();
    session->override(R"({"units": [{"id": "r1", "y": 15}]})", "put right");
    session->goTo(1);
    session->setSink(nullptr);
  }
  const Json game = Json::parse(runCli({"replay", path, "--verify", "--json"}).out);
  EXPECT_EQ(game["events"], 5);
  EXPECT_EQ(game["branch"], 0);
  ASSERT_EQ(game["branches"].size(), 3U);
  EXPECT_EQ(game["branches"][1]["name"], "If they had waited");
  EXPECT_EQ(game["branches"][1]["after"], 2);
  EXPECT_EQ(game["branches"][2]["takenBack"], true);
  for (const char* which : {"1", "If they had waited"}) {
    const std::string report = (folder / "r.md").string();
    const CliResult told = runCli({"replay", path, "--branch", which, "--report", report});
    EXPECT_TRUE(says(told.out, ": 3 events, turn 1")) << told.out;
    EXPECT_TRUE(says(told.out, "1 From turn 1: If they had waited; 3 events, turn 1")) << told.out;
    EXPECT_TRUE(says(told.out, "2 Taken back in turn 1: ")) << told.out;
    EXPECT_TRUE(says(textOf(report), "tried"));
  }
  EXPECT_EQ(Json::parse(runCli({"replay", path, "--branch", "2", "--json"}).out)["events"], 5);
  const CliResult none = runCli({"replay", path, "--branch", "7"});
  EXPECT_EQ(none.exit, 2);
  EXPECT_TRUE(says(none.err, "--branch 7: the journal has no such branch; it has 0 to 2")) << none.err;
}

TEST(CliJournal, VerifyFailsAndSaysHowMuchIsLeftOut) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  ASSERT_EQ(runCli(playing({"--journal", path})).exit, 0);
  std::string text = textOf(path);
  text.replace(text.find("\"n\":3") - 1, 40, std::string(40, '?'));
  putText(path, text);
  const CliResult words = runCli({"replay", path, "--verify"});
  EXPECT_EQ(words.exit, 1);
  EXPECT_TRUE(says(words.out, "Line 4 is damaged and cannot be read.")) << words.out;
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  EXPECT_TRUE(says(words.out, "Whole lines left out: " + std::to_string(lines - 4))) << words.out;
  const Json json = Json::parse(runCli({"replay", path, "--verify", "--json"}).out);
  EXPECT_EQ(json["equal"], false);
  EXPECT_EQ(json["events"], 2);
  EXPECT_EQ(json["damage"][0]["line"], 4);
  EXPECT_EQ(json["damage"][0]["kind"], "broken");
  EXPECT_EQ(json["unplayed"].size(), lines - 4);
  EXPECT_EQ(runCli({"validate", path}).exit, 1);
  EXPECT_EQ(textOf(path), text);
}

TEST(CliJournal, TheSecondWriterFailsAndIsToldWhoHasIt) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  const auto session = newSession();
  auto writer = JournalWriter::create(path, *session);
  const std::string text = textOf(path);
  const CliResult second = runCli(playing({"--journal", path}));
  EXPECT_EQ(second.exit, 2);
  EXPECT_TRUE(says(second.err, "is being written by test_cli (process " + std::to_string(::getpid()) + " on "))
      << second.err;
  EXPECT_EQ(textOf(path), text);
  EXPECT_EQ(runCli({"replay", path, "--verify"}).exit, 0) << "looking on is free";
  writer.reset();
  EXPECT_EQ(runCli(playing({"--journal", path})).exit, 0);
  EXPECT_FALSE(fs::exists(LockNote::pathFor(path)));
}

TEST(CliJournal, AFolderIsRefusedBeforeTheBattleAndLeavesNothingBehind) {
  const fs::path folder = freshFolder();
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"--journal", folder.string()},
        {"--journal", (folder / "j").string(), "--report", folder.string()},
        {"--journal", (folder / "j").string(), "--report", (folder / "no" / "r.md").string()}}) {
    const CliResult result = runCli(playing(options));
    EXPECT_EQ(result.exit, 2);
    EXPECT_TRUE(result.out.empty()) << result.out;
    EXPECT_TRUE(says(result.err, "folder")) << result.err;
    EXPECT_TRUE(fs::is_empty(folder));
  }
}

TEST(CliJournal, ReportsAndJournalsGoThroughLinksDevicesAndPipes) {
  const fs::path folder = freshFolder();
  putText(folder / "real" / "r.md", "old");
  fs::create_symlink("real/r.md", folder / "r.md");
  const std::string link = (folder / "r.md").string();
  EXPECT_EQ(runCli(playing({"--journal", "/dev/null", "--report", "/dev/null", "--report", link})).exit, 0);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_TRUE(fs::is_symlink(folder / "r.md"));
  EXPECT_TRUE(says(textOf(folder / "real" / "r.md"), "# A meeting"));
  EXPECT_EQ(runCli(playing({"--journal", "/dev/full"})).exit, 2);
  EXPECT_EQ(runCli(playing({"--report", "/dev/full"})).exit, 2);
  // Standard output into a file: the report stands before what is printed, and both are there.
  const CliResult printed = runCli(playing({"--report", "/dev/stdout"}));
  EXPECT_EQ(printed.exit, 0);
  EXPECT_TRUE(says(printed.out, "A meeting")) << printed.out;
  EXPECT_TRUE(says(printed.out, "Turns ")) << printed.out;
}

TEST(CliJournal, AFullDiskIsAnErrorAndTheFileIsWhole) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  ASSERT_EQ(runCli(playing({"--journal", path})).exit, 0);
  const auto room = static_cast<rlim_t>(fs::file_size(path) - 50);
  CliResult result;
  {
    const FullDisk full(room);
    result = runCli(playing({"--journal", path, "--echo"}));
  }
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "cannot be written")) << result.err;
  const OpenedJournal opened = openJournal(toyLibrary(), path);
  EXPECT_TRUE(opened.whole()) << opened.warning();
  EXPECT_TRUE(says(result.err, std::to_string(opened.session->eventCount()) + " events are in the journal"))
      << result.err;
}

// A note that names no commander would let a machine take a side; it is passed over, and validate says so.
TEST(CliJournal, NotesThatNobodyUnderstandsAreNamed) {
  const fs::path folder = freshFolder();
  const std::string path = (folder / "j").string();
  ASSERT_EQ(runCli(playing({"--journal", path})).exit, 0);
  const std::string text = textOf(path);
  const auto lines = static_cast<int>(std::ranges::count(text, '\n'));
  putText(path, text + sealed("{\"n\":" + std::to_string(lines) +
                              R"(,"note":{"players":["legate:bold:999999","nosuch"],"depth":"x","dice":["typed"]}})"));
  const Json found = Json::parse(runCli({"validate", path, "--json"}).out);
  EXPECT_EQ(found["ok"], true);
  ASSERT_EQ(found["notes"].size(), 3U) << found.dump();
  EXPECT_TRUE(says(found["notes"][0].get<std::string>(), "999999"));
  EXPECT_TRUE(says(found["notes"][1].get<std::string>(), "nosuch"));
  EXPECT_TRUE(says(found["notes"][2].get<std::string>(), "depth"));
}

TEST(CliJournal, AFileWithoutANameIsASlip) {
  EXPECT_EQ(runCli(playing({"--journal", ""})).exit, 2);
  EXPECT_EQ(runCli(playing({"--report", ""})).exit, 2);
}

TEST(CliJournal, APipeThatNobodyReadsHoldsNothingUp) {
  const fs::path folder = freshFolder();
  const std::string pipe = (folder / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const char* option : {"--journal", "--report"}) {
    const CliResult result = runCli(playing({option, pipe}));
    EXPECT_EQ(result.exit, 2) << option;
    EXPECT_TRUE(says(result.err, "nobody reads")) << result.err;
  }
}

}  // namespace
}  // namespace signifer::journal_test
