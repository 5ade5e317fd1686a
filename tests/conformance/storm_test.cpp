// Any action in any state: people overrule the referee, and files may say anything. Nothing may crash, hang or leave a
// state that cannot be saved, read and played to its end; what would is refused with its reason. SIGNIFER_STORM says
// how many actions and states a battle is tried with; `./dev storm` tries very many.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "conformance/mutations.h"
#include "conformance/rule_sets.h"
#include "play/keepable.h"
#include "play/session.h"
#include "simulation/simulation.h"

namespace signifer::conformance::storm_test {
namespace {

int stormOf(int standard) {
  const char* many = std::getenv("SIGNIFER_STORM");
  return many == nullptr ? standard : std::atoi(many);
}

// A word that a field has not cannot be said in any file: such values become ones that can.
Action sayable(Action action, const RuleSet& rules) {
  std::size_t next = 0;
  for (const Field& field : rules.definition().actions()[static_cast<std::size_t>(action.kind)].fields) {
    const bool held = field.type == FieldType::boolean || field.type == FieldType::integer ||
                      field.type == FieldType::number || field.type == FieldType::choice ||
                      field.type == FieldType::list || field.type == FieldType::facing;
    if (!held) continue;
    std::int16_t& value = action.values[next++];
    if (field.type == FieldType::boolean) value = value != 0 ? 1 : 0;
    if (field.type == FieldType::facing) value = static_cast<std::int16_t>(value & 3);
    if (field.type == FieldType::choice)
      value =
          static_cast<std::int16_t>(static_cast<std::size_t>(std::max<std::int16_t>(value, 0)) % field.values.size());
  }
  return action;
}

class EveryStorm : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }

  const Action& anyOf(const ActionList& list, Stream& chance) const {
    return list[chance.below(static_cast<std::uint32_t>(list.size()))];
  }

  // A state that was reached is saved and read alike, and offers something unless the battle is over.
  void expectSound(const Battle& battle, std::string_view after) const {
    const std::string saved = writeBattle(rules(), battle).dump();
    const Document file = Document::parse("saved", saved);
    Battle loaded;
    ASSERT_NO_THROW(loaded = readBattle(rules(), file.root())) << after << "\n" << saved;
    ASSERT_EQ(fingerprint(loaded), fingerprint(battle)) << after << "\n" << saved;
  }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryStorm, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

TEST_P(EveryStorm, SurvivesOverruledActions) {
  const std::uint64_t seed = trialSeed();
  const int enough = stormOf(150);
  int overruled = 0, impossible = 0;
  for (std::uint64_t number = 0; overruled < enough && !HasFailure(); ++number) {
    Session session(scenario().rules, scenario().start, seed + number);
    Stream chance(streamSeed(seed + number, 0, "storm"));
    ActionList list;
    for (int actions = 0; actions < 400 && overruled < enough && !session.outcome(); ++actions) {
      list.clear();
      rules().candidates(session.battle(), session.decision(), list);
      ASSERT_FALSE(list.empty()) << "nobody can go on\n" << writeBattle(rules(), session.battle()).dump();
      const Action action = anyOf(list, chance);
      if (chance.below(3) != 0) {
        const Attempt attempt = session.act(action);
        ASSERT_EQ(attempt.kind, Attempt::Kind::done)
            << writeAction(rules(), session.battle(), action).dump() << "\n"
            << writeVerdict(rules(), session.battle(), attempt.verdict).dump() << "\n"
            << writeBattle(rules(), session.battle()).dump();
        continue;
      }
      const Action odd = sayable(mutated(action, rules(), session.battle(), chance), rules());
      const std::string said = writeAction(rules(), session.battle(), odd).dump();
      ++overruled;
      const std::uint64_t before = fingerprint(session.battle());
      try {
        ASSERT_EQ(session.act(odd, {}, "a whim").kind, Attempt::Kind::done) << said;
      } catch (const CannotBeKept& e) {
        // Refused with its reason, and nothing has happened.
        ++impossible;
        ASSERT_FALSE(std::string(e.what()).empty());
        ASSERT_EQ(fingerprint(session.battle()), before) << said;
      }
      expectSound(session.battle(), said);
      if (HasFailure()) break;
    }
  }
  // Seldom is anything impossible: only where two units would stand in one square, or beyond what a file may say.
  EXPECT_LE(impossible, 2 + overruled / 10);
}

TEST_P(EveryStorm, SurvivesGarbledStates) {
  const std::uint64_t seed = trialSeed();
  const int enough = stormOf(60);
  Stream chance(streamSeed(seed, 0, "garble"));
  int tried = 0, read = 0;
  for (std::uint64_t number = 0; tried < enough && !HasFailure(); ++number) {
    Session session(scenario().rules, scenario().start, seed + number);
    ActionList list;
    for (int actions = 0; actions < 300 && tried < enough && !session.outcome() && !HasFailure(); ++actions) {
      list.clear();
      rules().candidates(session.battle(), session.decision(), list);
      (void)session.act(anyOf(list, chance));
      if (chance.below(6) != 0) continue;
      ++tried;
      const Json odd = garbled(writeBattle(rules(), session.battle()), chance);
      const Document file = Document::parse("garbled", odd.dump());
      Battle battle;
      try {
        battle = readBattle(rules(), file.root());
      } catch (const SourceError&) {
        continue;
      }
      ++read;
      Session from(scenario().rules, battle, seed);
      for (int more = 0; more < 25 && !from.outcome(); ++more) {
        list.clear();
        rules().candidates(from.battle(), from.decision(), list);
        ASSERT_FALSE(list.empty()) << odd.dump();
        const Action action = anyOf(list, chance);
        ASSERT_EQ(from.act(action).kind, Attempt::Kind::done)
            << writeAction(rules(), from.battle(), action).dump() << "\n"
            << writeVerdict(rules(), from.battle(), rules().judge(from.battle(), action)).dump() << "\n"
            << writeBattle(rules(), from.battle()).dump();
      }
      expectSound(from.battle(), "after a garbled state");
    }
  }
  EXPECT_GT(read, 0) << "of " << tried << " garbled states none could be read: the storm tries nothing";
}

}  // namespace
}  // namespace signifer::conformance::storm_test
