// The hunt for secrets in battles of every rule set, at some nine thousand random moments.
#include <gtest/gtest.h>

#include "conformance/hunted_battle.h"
#include "conformance/rule_sets.h"
#include "conformance/secret_hunt.h"

namespace signifer::conformance::hunt_test {
namespace {

// With the shipped battles, both sides and three kinds of secrets: some nine thousand moments.
constexpr int actionsPlayed = 64;

void expectNone(const std::vector<Leak>& leaks) {
  for (const Leak& leak : leaks) ADD_FAILURE() << leak.output << ": " << leak.secret;
}

class SecretHunt : public testing::TestWithParam<std::size_t> {};

TEST_P(SecretHunt, InEveryOutputOfASide) {
  const Scenario& scenario = scenarios()[GetParam()];
  Stream lots(streamSeed(54, static_cast<std::uint32_t>(GetParam()), "secrets"));
  int looked = 0;
  for (const char* visibility : {"hidden", "fog", "screen"}) {
    HuntedBattle hidden(scenario, visibility, lots);
    hidden.layMarkers();
    Session session(hidden.position().rules, hidden.position().battle, 54);
    sealOrders(session);
    playHunted(session, lots, actionsPlayed, [&] {
      for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        MomentHunt hunt(session, side, lots);
        if (!hunt.worthwhile()) continue;
        // The search itself finds what is there to be found.
        EXPECT_TRUE(hunt.findsThemInTheTruth());
        expectNone(hunt.search());
        ++looked;
      }
      return !HasFailure();
    });
    if (HasFailure()) return;
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
      const TaleHunt tale(session, side);
      if (tale.worthwhile()) expectNone(tale.search(true));
    }
  }
  EXPECT_GT(looked, 0);
}

// They cannot be counted. Characters of the hybrid are units that name each other by their places.
TEST_P(SecretHunt, AreInNoTotal) {
  const Scenario& scenario = scenarios()[GetParam()];
  if (scenario.rules->definition().id() == "fantasy") GTEST_SKIP();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) expectNone(searchTotals(scenario, side));
}

INSTANTIATE_TEST_SUITE_P(Battles, SecretHunt, testing::Range<std::size_t>(0, scenarios().size()),
                         [](const auto& one) { return scenarios().name(one.param); });

}  // namespace
}  // namespace signifer::conformance::hunt_test
