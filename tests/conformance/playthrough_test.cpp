// Signatures: for every battle of assets/scenarios a file of tests/playthroughs says what battles of the machine's come
// to, and must come out the same. They are written anew with SIGNIFER_RECORD=1. What happens in a battle, word for
// word, stands in the worked battles (worked_test.cpp).
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include "conformance/rule_sets.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer::conformance::playthrough_test {
namespace {

constexpr std::uint64_t seed = 216;

// One line a battle: what many seeds come to.
std::string signatures(const Scenario& scenario) {
  std::ostringstream out;
  for (const char* commander : {"random", "greedy"}) {
    SimulationPlan plan;
    plan.commanders = {commander, commander};
    plan.seed = seed;
    plan.battles = 4;
    for (const PlayedBattle& battle : simulate(*scenario.rules, scenario.start, plan).battles)
      out << commander << ": winner " << static_cast<int>(battle.winner) << ", turns " << battle.turns << ", actions "
          << battle.actions << ", state " << std::hex << std::setw(16) << std::setfill('0') << battle.fingerprint
          << std::dec << '\n';
  }
  return out.str();
}

class Playthrough : public testing::TestWithParam<std::size_t> {};

TEST_P(Playthrough, ComesOutAsRecorded) {
  const Scenario& scenario = scenarios()[GetParam()];
  const std::string now = signatures(scenario);
  const std::filesystem::path file =
      std::filesystem::path(test::sourcePath()) / "tests/playthroughs" / (scenario.name + ".txt");
  if (std::getenv("SIGNIFER_RECORD") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << now;
    GTEST_SKIP() << "recorded anew: " << file;
  }
  std::ifstream in(file);
  ASSERT_TRUE(in) << file << " is missing; record it with SIGNIFER_RECORD=1";
  std::stringstream recorded;
  recorded << in.rdbuf();
  std::istringstream ours(now);
  std::istringstream theirs(recorded.str());
  std::string left;
  std::string right;
  for (int line = 1; std::getline(theirs, right); ++line) {
    ASSERT_TRUE(std::getline(ours, left)) << file << " goes on at line " << line << ": " << right;
    ASSERT_EQ(left, right) << file << ":" << line;
  }
  EXPECT_FALSE(std::getline(ours, left)) << "more happens than was recorded: " << left;
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, Playthrough, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance::playthrough_test
