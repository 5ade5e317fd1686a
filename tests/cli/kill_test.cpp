// The program is killed at random moments of a battle: whatever it had told, its journal holds.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/run_cli.h"
#include "dice/sources.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "toy_battle.h"

namespace signifer {
namespace {

using namespace test;

// A few kills in every run; as many as SIGNIFER_KILLS says for a thorough one.
int killsWanted() {
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

// Reads until so many events have been told, kills, and reads what was still in the pipe.
std::string killAfter(const StartedCli& started, std::size_t events) {
  std::string told;
  char buffer[256];
  bool killed = false;
  for (;;) {
    if (!killed && statesIn(told).size() >= events) killed = ::kill(started.process, SIGKILL) == 0;
    const ssize_t n = ::read(started.output, buffer, sizeof buffer);
    if (n <= 0) break;
    told.append(buffer, static_cast<std::size_t>(n));
  }
  ::close(started.output);
  int status = 0;
  ::waitpid(started.process, &status, 0);
  return told;
}

TEST(Kill, WhatWasToldIsInTheJournal) {
  const auto folder = freshFolder();
  RolledDice random(streamSeed(11, 0, "kills"));
  constexpr Purpose what{.id = "moment"};
  int cutShort = 0;
  for (int i = 0; i < killsWanted(); ++i) {
    const auto path = folder / ("j" + std::to_string(i));
    const StartedCli started = startCli({"play", meetingFile.string(), "--commander", "random", "--seed",
                                         std::to_string(i + 1), "--journal", path.string(), "--echo"});
    ASSERT_GT(started.process, 0);
    const auto events = static_cast<std::size_t>(random.sum(what, 3)) - 2;
    const std::vector<std::string> states = statesIn(killAfter(started, events));
    ASSERT_GE(states.size(), events);
    const OpenedJournal opened = openJournal(toyLibrary(), path);
    ASSERT_GE(opened.session->eventCount(), states.size());
    for (std::size_t event = 0; event < states.size(); ++event)
      ASSERT_EQ(hexOf(opened.session->event(event).state), states[event]);
    EXPECT_TRUE(opened.differing.empty());
    cutShort += !opened.session->outcome();
  }
  EXPECT_GT(cutShort, 0);
}

}  // namespace
}  // namespace signifer
