// Every rule is reached through its procedure: what the account and the verdicts have kept of a ruling is asked again,
// by the form, and must come out the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "rules/contract.h"
#include "simulation/simulation.h"

namespace signifer::conformance::rulings_test {
namespace {

class EveryRuling : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }

  // Asks a ruling again through the form, with its faces, and compares.
  void askAgain(const Consultation& consultation, std::string_view said) {
    const Json was = describe(consultation);
    const Json request{{"id", 1},
                       {"ruleset", rules().definition().id()},
                       {"procedure", was["procedure"]},
                       {"input", was["input"]},
                       {"dice", was["dice"]}};
    ScriptedDice none({});
    const Json answer = answerRuling(onlyThis(rules()), request, none);
    ASSERT_TRUE(answer["ok"].get<bool>()) << said << ": " << request.dump() << "\n" << answer.dump();
    EXPECT_EQ(answer["result"], was["result"]) << said << ": " << request.dump();
    EXPECT_EQ(answer["modifiers"], was["modifiers"]) << said << ": " << request.dump();
    ++asked_[consultation.procedure->info().id];
  }

  std::map<std::string, int> asked_;
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryRuling, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

TEST_P(EveryRuling, AsksTheSameOfTheAccountAndOfVerdicts) {
  Battle battle = scenario().start;
  RolledDice dice(diceStream(31, 0));
  Stream choices(streamSeed(31, 0, "rulings"));
  ActionList candidates;
  for (int actions = 0; actions < 600 && !rules().outcome(battle) && !HasFailure(); ++actions) {
    candidates.clear();
    rules().candidates(battle, rules().decision(battle), candidates);
    const Action& action = candidates[choices.below(static_cast<std::uint32_t>(candidates.size()))];
    for (const Consultation& consultation : rules().judge(battle, action).consulted) askAgain(consultation, "judged");
    ListChronicle chronicle;
    rules().resolve(battle, action, dice, chronicle);
    for (const Entry& entry : chronicle.entries)
      for (const Consultation& consultation : entry.consulted) askAgain(consultation, entry.phrase);
  }
  EXPECT_GE(asked_.size(), std::min<std::size_t>(3, rules().procedures().size()))
      << "the account names hardly any procedure";
}

// A modifier is said in words wherever it is added up.
TEST_P(EveryRuling, HasALabelForEachModifierOfItsTables) {
  Battle battle = scenario().start;
  RolledDice dice(diceStream(32, 0));
  Stream choices(streamSeed(32, 0, "labels"));
  ActionList candidates;
  for (int actions = 0; actions < 600 && !rules().outcome(battle); ++actions) {
    candidates.clear();
    rules().candidates(battle, rules().decision(battle), candidates);
    ListChronicle chronicle;
    rules().resolve(battle, candidates[choices.below(static_cast<std::uint32_t>(candidates.size()))], dice, chronicle);
    for (const Entry& entry : chronicle.entries)
      for (const Modifier& modifier : entry.modifiers) {
        const RuleText* rule = rules().definition().findRule(modifier.rule);
        ASSERT_NE(rule, nullptr) << modifier.rule;
        EXPECT_FALSE(rule->label.empty()) << modifier.rule << " has no label";
      }
  }
}

}  // namespace
}  // namespace signifer::conformance::rulings_test
