// What a charge promises, in words: only what can happen is told.
#include "commander/attack_words.h"

#include <gtest/gtest.h>

#include "commander/first_decision.h"

namespace signifer::attack_words_test {
namespace {

TEST(AttackWords, TellTheChancesOfThoseWhoMeet) {
  const Prospects charge{.home = 0.95, .better = 0.71, .broken = 0.3, .fled = 0.04, .lost = 0.03};
  EXPECT_EQ(prospectsInWords(charge),
            "Comes home 95 %, does more harm 71 %, breaks them 30 %, is broken itself 3 %. They are broken or gone "
            "before it comes home 4 %.");
  const Prospects fight{.home = 1, .better = 0.5, .inContact = true};
  EXPECT_EQ(prospectsInWords(fight), "Does more harm 50 %, breaks them 0 %, is broken itself 0 %.");
}

TEST(AttackWords, SayWhereAChargeDoesNotComeHome) {
  EXPECT_EQ(prospectsInWords({}), "Does not come home to them.");
  EXPECT_EQ(prospectsInWords({.lost = 0.51}), "Does not come home to them, is broken itself 51 %.");
  EXPECT_EQ(prospectsInWords({.fled = 1}), "They are broken or gone before it comes home 100 %.");
}

struct AttackOfAnAction : test::FirstDecision {};

TEST_F(AttackOfAnAction, IsNoneWhereNobodyIsCharged) {
  ASSERT_FALSE(candidates.empty());
  for (const Action& action : candidates) EXPECT_EQ(attackInWords(*rules, battle, action), "");
}

}  // namespace
}  // namespace signifer::attack_words_test
