// Recorded playthroughs: for every battle of assets/scenarios a file of tests/playthroughs must exist and come out the
// same. A change of rules shows as a change of these files; they are written anew with SIGNIFER_RECORD=1, read through
// and committed with the change.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "play/session.h"
#include "play/wording.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer::conformance {
namespace {

constexpr std::uint64_t seed = 216;

void tellDice(std::ostream& out, const Definition& definition, const Session& session, const ThrownDice& dice) {
  out << "    " << definition.phrase(dice.purpose) << " (" << sideName(session.battle(), dice.side) << "):";
  for (const int face : dice.faces) out << ' ' << face;
  out << '\n';
}

// Who did what, with which dice, and what came of it.
std::string account(const Scenario& scenario) {
  Session session(scenario.rules, scenario.start, seed);
  const auto first = makeCommander("random", commanderStream(seed, 0, 0));
  const auto second = makeCommander("random", commanderStream(seed, 0, 1));
  const Definition& definition = scenario.rules->definition();
  std::ostringstream out;
  ActionList candidates;
  while (!session.outcome()) {
    const Decision decision = session.decision();
    candidates.clear();
    scenario.rules->candidates(session.battle(), decision, candidates);
    Commander& commander = decision.side == 0 ? *first : *second;
    const Action action = candidates[commander.choose(*scenario.rules, session.battle(), decision, candidates)];
    if (session.act(action).kind != Attempt::Kind::done) {
      ADD_FAILURE() << "a candidate was refused";
      break;
    }
    const Event& event = session.event(session.eventCount() - 1);
    out << "turn " << event.turn << ", " << definition.sequence().step(event.step).id << ", "
        << sideName(session.battle(), event.side) << ": "
        << definition.actions()[static_cast<std::size_t>(action.kind)].title << '\n';
    for (const ThrownDice& dice : event.dice) tellDice(out, definition, session, dice);
    for (const AccountLine& line : event.account) {
      out << "  " << line.text;
      for (const std::string& rule : line.rules) out << ' ' << rule;
      out << '\n';
    }
  }
  const auto outcome = session.outcome();
  out << "outcome: "
      << (outcome->winner == noSide ? std::string_view("draw") : sideName(session.battle(), outcome->winner)) << ", "
      << definition.phrase(outcome->why) << '\n';
  return out.str();
}

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
  const std::string now = account(scenario) + signatures(scenario);
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

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios()[info.param].name; }

INSTANTIATE_TEST_SUITE_P(Scenarios, Playthrough, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance
