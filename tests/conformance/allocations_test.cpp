// In a simulation nobody listens, so that playing on is all that is done: in every shipped battle most actions are
// carried out without a single allocation. What is counted are the lists that a battle makes once and searches for
// room.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "battle/hiding.h"
#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "simulation/simulation.h"

namespace {

std::atomic<std::uint64_t> allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*none*/) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t& /*none*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace signifer::conformance {
namespace {

TEST(Allocations, AreFewInASimulatedBattle) {
  constexpr std::uint64_t battles = 4;
  for (const Scenario& scenario : scenarios()) {
    // The rule sets of the guides are written to be read.
    if (isExample(scenario.rules->definition().id())) continue;
    // A side that does not see everybody is asked about a copy without those who are hidden.
    if (visibilityOf(scenario.start) != Visibility::open) continue;
    Battle battle;
    ActionList candidates;
    std::uint64_t actions = 0;
    std::uint64_t made = 0;
    for (std::uint64_t number = 0; number < battles; ++number) {
      const auto first = makeCommander("random", commanderStream(1, number, 0));
      const auto second = makeCommander("random", commanderStream(1, number, 1));
      RolledDice dice(diceStream(1, number));
      battle = scenario.start;
      const std::uint64_t before = allocations;
      actions += playOut(*scenario.rules, battle, {first.get(), second.get()}, dice, candidates).actions;
      made += allocations - before;
    }
    EXPECT_LE(made * 3, actions) << scenario.name;
  }
}

}  // namespace
}  // namespace signifer::conformance
