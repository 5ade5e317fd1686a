// What machine commanders go by in the hybrid: horse charges a bare flank.
#include "commander/commander.h"
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::judgement_test {
namespace {

/// What a commander does first of all with a unit, and then with the others, until the step ends.
std::vector<std::pair<std::string, UnitIndex>> answersOf(Field& field, const char* who, std::uint64_t seed) {
  std::vector<std::pair<std::string, UnitIndex>> answers;
  const auto commander = makeCommander(who, seed);
  const int step = field.battle().step;
  RolledDice dice(seed);
  SilentChronicle silent;
  while (field.battle().step == step && answers.size() < 20) {
    const Decision decision = field.decision();
    ActionList all;
    field.rules().candidates(field.battle(), decision, all);
    const Action chosen = all[commander->choose(field.rules(), field.battle(), decision, all)];
    answers.emplace_back(field.rules().definition().actions()[static_cast<std::size_t>(chosen.kind)].id, chosen.unit);
    field.rules().resolve(field.battle(), chosen, dice, silent);
  }
  return answers;
}

bool charges(Field& field, const char* unit, const char* who, std::uint64_t seed) {
  return std::ranges::any_of(answersOf(field, who, seed), [&](const auto& answer) {
    return answer.first == "declare-charge" && answer.second == findUnit(field.battle(), unit);
  });
}

constexpr std::array<std::uint64_t, 3> seeds{1, 2, 3};

TEST(FantasyJudgement, HorseChargesABareFlank) {
  for (const std::uint64_t seed : seeds) {
    Field field;
    field.unit("h", "a", "heavy-horse", 20, 30, 90, 8, 4)
        .unit("foe", "b", "line-spearmen", 32, 30, 0, 20, 5)
        .step("declare-charges");
    EXPECT_TRUE(charges(field, "h", "centurion", seed)) << seed;
  }
}

}  // namespace
}  // namespace signifer::fantasy::test::judgement_test
