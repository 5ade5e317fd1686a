// The program loses its process, its disk or its folder at random moments of a battle: whatever it had told, its
// journal holds.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/run_cli.h"
#include "dice/sources.h"
#include "full_disk.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "toy_battle.h"

namespace signifer::kill_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

// A few moments in every run; as many as SIGNIFER_KILLS says for a thorough one.
int momentsWanted() {
  const char* wanted = std::getenv("SIGNIFER_KILLS");
  return wanted == nullptr ? 12 : std::atoi(wanted);
}

// The states that were told, each after its event was on the disk.
std::vector<std::string> statesIn(const std::string& told) {
  std::vector<std::string> states;
  std::size_t start = 0;
  for (std::size_t end = told.find('\n'); end != std::string::npos; start = end + 1, end = told.find('\n', start)) {
    const std::string line = told.substr(start, end - start);
    // "17 state 0123..."; the line that ends a battle speaks of the state too, and of no event.
    const std::size_t at = line.find(" state ");
    if (at != std::string::npos && at == line.find(' ')) states.push_back(line.substr(at + 7));
  }
  return states;
}

struct Ended {
  std::vector<std::string> states;
  int status = 0;
};

// Reads until so many events have been told, does what is to be done, and reads on to the end.
template <class Deed>
Ended after(const StartedCli& started, std::size_t events, Deed deed) {
  std::string told;
  char buffer[256];
  bool done = false;
  for (;;) {
    if (!done && statesIn(told).size() >= events) {
      deed();
      done = true;
    }
    const ssize_t n = ::read(started.output, buffer, sizeof buffer);
    if (n <= 0) break;
    told.append(buffer, static_cast<std::size_t>(n));
  }
  ::close(started.output);
  Ended ended{statesIn(told), 0};
  ::waitpid(started.process, &ended.status, 0);
  return ended;
}

struct RandomMoments : testing::Test {
  fs::path folder = freshFolder();
  RolledDice random{streamSeed(11, 0, "kills")};
  int cutShort = 0;

  [[nodiscard]] std::size_t moment() {
    constexpr Purpose what{.id = "moment"};
    return static_cast<std::size_t>(random.sum(what, 3)) - 2;
  }
  static StartedCli start(int seed, const fs::path& path) {
    return startCli({"play", meetingFile.string(), "--commander", "random", "--seed", std::to_string(seed), "--journal",
                     path.string(), "--echo"});
  }
  // Every event that was told is in the file, and all of the file is whole but for a line that was being written.
  void expectKept(const fs::path& path, const Ended& ended) {
    const OpenedJournal opened = openJournal(toyLibrary(), path);
    ASSERT_GE(opened.session->eventCount(), ended.states.size());
    for (std::size_t event = 0; event < ended.states.size(); ++event)
      ASSERT_EQ(hexOf(opened.session->event(event).state), ended.states[event]);
    EXPECT_TRUE(opened.mayGoOn()) << opened.warning();
    cutShort += !opened.session->outcome();
  }
};

TEST_F(RandomMoments, KilledItHasKeptWhatItTold) {
  for (int i = 0; i < momentsWanted(); ++i) {
    const fs::path path = folder / ("j" + std::to_string(i));
    const StartedCli started = start(i + 1, path);
    ASSERT_GT(started.process, 0);
    const std::size_t events = moment();
    const Ended ended = after(started, events, [&] { ::kill(started.process, SIGKILL); });
    ASSERT_GE(ended.states.size(), events);
    expectKept(path, ended);
  }
  EXPECT_GT(cutShort, 0);
}

TEST_F(RandomMoments, WithoutItsFolderItEndsWithAnError) {
  int errors = 0;
  for (int i = 0; i < momentsWanted(); ++i) {
    const fs::path battles = folder / ("battles" + std::to_string(i)), away = folder / ("away" + std::to_string(i));
    fs::create_directory(battles);
    const StartedCli started = start(i + 1, battles / "j");
    ASSERT_GT(started.process, 0);
    const Ended ended = after(started, moment(), [&] { fs::rename(battles, away); });
    const fs::path path = (fs::exists(away) ? away : battles) / "j";
    expectKept(path, ended);
    ASSERT_TRUE(WIFEXITED(ended.status));
    if (WEXITSTATUS(ended.status) == 2)
      ++errors;
    else  // It came to its end before the folder went.
      EXPECT_TRUE(openJournal(toyLibrary(), path).session->outcome());
  }
  EXPECT_GT(errors, 0);
}

TEST_F(RandomMoments, WithoutRoomItEndsWithAnError) {
  const std::uintmax_t begun = [&] {
    (void)after(start(1, folder / "first"), 1, [] {});
    std::string text = textOf(folder / "first");
    return text.find('\n') + 1;
  }();
  for (int i = 0; i < momentsWanted(); ++i) {
    const fs::path path = folder / ("j" + std::to_string(i));
    StartedCli started;
    {
      const FullDisk full(begun + moment() * 37);
      started = start(i + 1, path);
    }
    ASSERT_GT(started.process, 0);
    const Ended ended = after(started, 1, [] {});
    expectKept(path, ended);
    const OpenedJournal opened = openJournal(toyLibrary(), path);
    EXPECT_TRUE(opened.whole()) << "cut back to its last whole line";
    EXPECT_EQ(opened.session->eventCount(), ended.states.size());
    ASSERT_TRUE(WIFEXITED(ended.status)) << "signal " << WTERMSIG(ended.status);
    EXPECT_EQ(WEXITSTATUS(ended.status), opened.session->outcome() ? 0 : 2);
  }
  EXPECT_GT(cutShort, 0);
}

}  // namespace
}  // namespace signifer::kill_test
