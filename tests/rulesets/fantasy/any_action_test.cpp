// Any action in any state: overruled, mutated and out of their step, actions are carried out as far as they have a
// meaning. They leave a battle that is written, read, gone on with and ended.
#include <cstdlib>

#include "rulesets/fantasy/field.h"
#include "simulation/simulation.h"

namespace signifer::fantasy::test::any_action_test {
namespace {

Battle load(const RuleSet& rules, const std::string& path) {
  const Document file = Document::load(signifer::test::sourcePath(path));
  return readBattle(rules, file.root());
}

Action anyAction(const RuleSet& rules, const Battle& battle, Stream& chance) {
  const auto upTo = [&](int most) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(most))); };
  Action action;
  action.kind = static_cast<std::int8_t>(upTo(static_cast<int>(rules.definition().actions().size()) + 1));
  action.unit = static_cast<UnitIndex>(upTo(battle.unitCount() + 2) - 1);
  action.target = static_cast<UnitIndex>(upTo(battle.unitCount() + 2) - 1);
  for (auto& value : action.values) value = static_cast<std::int16_t>(upTo(12) - 3);
  for (int legs = upTo(4); legs > 0; --legs) action.path.add({static_cast<LegKind>(upTo(8)), upTo(9) * 3000});
  return action;
}

void offersWhatIsLegal(const RuleSet& rules, const Battle& battle, ActionList& list) {
  list.clear();
  rules.candidates(battle, rules.decision(battle), list);
  ASSERT_FALSE(list.empty());
  for (const Action& action : list) {
    const Verdict verdict = rules.judge(battle, action);
    ASSERT_TRUE(verdict.legal()) << writeAction(rules, battle, action).dump()
                                 << writeVerdict(rules, battle, verdict).dump();
  }
}

void canBeReadAgain(const RuleSet& rules, const Battle& battle) {
  const Json written = writeBattle(rules, battle);
  const Battle read = readBattle(rules, Document::parse("written", written.dump()).root());
  ASSERT_TRUE(read == battle) << written.dump();
}

TEST(FantasyAnyAction, OverruledAndMutated) {
  Field field;
  const RuleSet& rules = field.rules();
  const char* wanted = std::getenv("SIGNIFER_FUZZ");
  const int rounds = wanted != nullptr ? std::atoi(wanted) : 12;
  const Battle start = load(rules, "assets/scenarios/fantasy/barrow-king.json");
  ActionList list;
  for (int round = 0; round < rounds; ++round) {
    Battle battle = start;
    RolledDice dice(diceStream(static_cast<std::uint64_t>(round), 0));
    Stream chance(streamSeed(static_cast<std::uint64_t>(round), 0, "overruled"));
    ListChronicle account;
    for (int actions = 0; actions < 4000 && !rules.outcome(battle); ++actions) {
      SCOPED_TRACE("round " + std::to_string(round) + ", action " + std::to_string(actions));
      Action action;
      if (actions < 600 && chance.below(3) == 0) {
        action = anyAction(rules, battle, chance);
        (void)rules.judge(battle, action);
        rules.resolve(battle, action, dice, account);
        canBeReadAgain(rules, battle);
      } else {
        offersWhatIsLegal(rules, battle, list);
        if (HasFatalFailure()) return;
        action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
        rules.resolve(battle, action, dice, account);
      }
      if (HasFatalFailure()) return;
    }
    ASSERT_TRUE(rules.outcome(battle)) << "round " << round;
  }
}

TEST(FantasyAnyAction, FilesThatLedToNothingGoOn) {
  Field field;
  const RuleSet& rules = field.rules();
  SilentChronicle silent;
  ActionList list;
  for (const char* name : {"flight-without-a-way", "charged-and-gone", "charged-on-its-own-turn"})
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      SCOPED_TRACE(name);
      Battle battle = load(rules, std::string("tests/rulesets/fantasy/faults/") + name + ".json");
      RolledDice dice(diceStream(seed, 0));
      Stream chance(streamSeed(seed, 0, "faults"));
      for (int actions = 0; actions < 4000 && !rules.outcome(battle); ++actions) {
        offersWhatIsLegal(rules, battle, list);
        if (HasFatalFailure()) return;
        rules.resolve(battle, list[chance.below(static_cast<std::uint32_t>(list.size()))], dice, silent);
      }
      EXPECT_TRUE(rules.outcome(battle));
    }
}

// The unit whose move goes on has to be one of the list.
TEST(FantasyAnyAction, NoUnitBeyondTheListMovesOn) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5, {{"acted", true}})
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5);
  Battle battle = field.battle();
  battle.status[BattleStatus::currentUnit] = 100;
  (void)field.rules().decision(battle);
  field.rules().derive(battle);
  EXPECT_EQ(battle.status[BattleStatus::currentUnit], noUnit);
}

// A file in a step that holds others is asked about the first of them.
TEST(FantasyAnyAction, StepsThatHoldOthersBeginWithTheFirst) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
      .step("compulsory-moves");
  (void)field.battle();
  EXPECT_EQ(field.step(), "flee-moves");
}

}  // namespace
}  // namespace signifer::fantasy::test::any_action_test
