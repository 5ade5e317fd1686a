// A unit is taken off the table by hand in the midst of a battle, whoever it is and whatever waits for it: the battle
// goes on, and every candidate is legal.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/override.h"

namespace signifer::conformance::taken_off_test {
namespace {

class EveryTakenOff : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }

  void expectItGoesOn(Battle battle, UnitIndex gone) const {
    StateEdit edit;
    edit.units = {{.unit = gone, .present = false}};
    const std::string text = overrideText(rules(), battle, edit);
    applyOverride(rules(), battle, Document::parse("override", text).root());
    RolledDice dice(7);
    SilentChronicle silent;
    ActionList list;
    for (int i = 0; i < 4 && !rules().outcome(battle); ++i) {
      const Decision decision = rules().decision(battle);
      EXPECT_NE(decision.unit, gone) << writeBattle(rules(), battle).dump();
      list.clear();
      rules().candidates(battle, decision, list);
      ASSERT_FALSE(list.empty()) << writeBattle(rules(), battle).dump();
      for (const Action& action : list)
        ASSERT_TRUE(rules().judge(battle, action).legal())
            << writeAction(rules(), battle, action).dump() << writeBattle(rules(), battle).dump();
      rules().resolve(battle, list.front(), dice, silent);
    }
  }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryTakenOff, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

// Above all who is asked: for it something waits.
TEST_P(EveryTakenOff, LeavesTheOthersToGoOn) {
  const std::uint64_t seed = trialSeed();
  constexpr int actions = 160;
  Battle battle = scenario().start;
  RolledDice dice(seed);
  Stream chance(streamSeed(seed, 0, "taken-off"));
  SilentChronicle silent;
  ActionList list;
  for (int i = 0; i < actions && !rules().outcome(battle) && !HasFailure(); ++i) {
    const Decision decision = rules().decision(battle);
    list.clear();
    rules().candidates(battle, decision, list);
    ASSERT_FALSE(list.empty());
    const auto any = static_cast<UnitIndex>(chance.below(static_cast<std::uint32_t>(battle.unitCount())));
    if (decision.unit != noUnit && battle.unit(decision.unit).present)
      expectItGoesOn(battle, decision.unit);
    else if (i % 8 == 0 && battle.unit(any).present)
      expectItGoesOn(battle, any);
    rules().resolve(battle, list[chance.below(static_cast<std::uint32_t>(list.size()))], dice, silent);
  }
}

}  // namespace
}  // namespace signifer::conformance::taken_off_test
