// Any action in any state: against the referee's advice, in states that files got wrong, and in the battles that once
// broke the program. What comes of it can be saved, read, gone on with and ended.
#include <cstdlib>
#include <filesystem>

#include "dice/stream.h"
#include "rulesets/hannibal/field.h"
#include "schema/source_error.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer::hannibal::test::overruled_test {
namespace {

/// More for a long run by hand.
int rounds(int usual) {
  const char* times = std::getenv("SIGNIFER_FUZZ");
  return times == nullptr ? usual : usual * std::atoi(times);
}

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : stream_(streamSeed(seed, 0, "overruled")) {}
  int below(int count) { return count <= 0 ? 0 : static_cast<int>(stream_.below(static_cast<std::uint32_t>(count))); }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool one(int in) { return below(in) == 0; }

 private:
  Stream stream_;
};

Path anyPath(Chance& chance) {
  Path path;
  for (int legs = chance.below(4); legs > 0; --legs) {
    const auto kind = static_cast<LegKind>(chance.below(static_cast<int>(LegKind::aboutFace) + 1));
    const int most = chance.one(4) ? 100000 : 12000;
    path.add({kind, chance.below(most)});
  }
  return path;
}

Action anyAction(const Battle& battle, Chance& chance) {
  Action action;
  action.kind = static_cast<std::int8_t>(chance.below(static_cast<int>(Words<ActionId>::words.size())));
  action.unit = static_cast<UnitIndex>(chance.between(-1, battle.unitCount() - 1));
  action.target = static_cast<UnitIndex>(chance.between(-1, battle.unitCount() - 1));
  action.person = static_cast<PersonIndex>(chance.between(-1, battle.personCount() - 1));
  action.path = anyPath(chance);
  action.point = {chance.between(-20000, 90000), chance.between(-20000, 90000)};
  for (int units = chance.below(3); units > 0; --units) action.units.set(static_cast<std::size_t>(chance.below(40)));
  // Often about whom is asked now.
  if (!battle.tasks.empty() && chance.one(2)) action.unit = battle.tasks.back().args[0];
  return action;
}

struct Played {
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
};

Played scenario(const std::string& name) {
  const auto file = Document::load(signifer::test::sourcePath("assets/scenarios/hannibal/") + name + ".json");
  std::shared_ptr<const RuleSet> rules =
      makeRuleSet(make, signifer::test::sourcePath("rulesets/hannibal"), readHouseRules(file.root()));
  return {rules, readBattle(*rules, file.root())};
}

/// The battle after saving and reading; none, and a failure, if it cannot be read.
std::optional<Battle> saved(const RuleSet& rules, const Battle& battle) {
  const Json json = writeBattle(rules, battle);
  try {
    return readBattle(rules, Document::parse("saved", json.dump()).root());
  } catch (const SourceError& e) {
    ADD_FAILURE() << e.what() << "\n" << json.dump();
  }
  return std::nullopt;
}

/// Goes on with random candidates, each of which must be legal, for so many actions or to the end.
void goOn(const RuleSet& rules, Battle battle, std::uint64_t seed, int actions) {
  RolledDice dice(diceStream(seed, 0));
  Chance chance(seed + 1);
  SilentChronicle silent;
  ActionList list;
  for (; actions > 0 && !rules.outcome(battle); --actions) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ASSERT_FALSE(list.empty()) << writeBattle(rules, battle).dump();
    for (const Action& action : list) {
      const Verdict verdict = rules.judge(battle, action);
      ASSERT_TRUE(verdict.legal()) << writeAction(rules, battle, action).dump()
                                   << writeVerdict(rules, battle, verdict).dump() << "\n"
                                   << writeBattle(rules, battle).dump();
    }
    rules.resolve(battle, list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))], dice, silent);
  }
}

class Faults : public testing::TestWithParam<const char*> {};

TEST_P(Faults, AreReadAndPlayedOn) {
  const Document file =
      Document::load(signifer::test::sourcePath("tests/rulesets/hannibal/faults/") + std::string(GetParam()) + ".json");
  const Node position = file.root().at("battle");
  const auto rules = makeRuleSet(make, signifer::test::sourcePath("rulesets/hannibal"), readHouseRules(position));
  Battle battle;
  try {
    battle = readBattle(*rules, position);
  } catch (const SourceError&) {
    // Refused as a file: as good.
    return;
  }
  RolledDice dice(diceStream(
      file.root().has("seed") ? static_cast<std::uint64_t>(file.root().at("seed").integer(0, INT32_MAX)) : 1, 0));
  if (const auto action = file.root().find("action")) {
    SilentChronicle silent;
    rules->resolve(battle, readAction(*rules, battle, *action), dice, silent);
  }
  for (std::uint64_t seed = 1; seed <= 3; ++seed) goOn(*rules, battle, seed, 300);
}

INSTANTIATE_TEST_SUITE_P(Hannibal, Faults,
                         testing::Values("state-corrupts-memory", "state-corrupts-memory-2", "own-candidate-refused",
                                         "own-candidate-refused-2", "house-rule-own-candidate-refused",
                                         "after-two-wheels", "current-unit-beyond-the-units"));

// The machine's answers while others are overruled: a state that can be saved, read and gone on with.
void overruleAlong(const char* name, std::uint64_t seed, int actions) {
  Played played = scenario(name);
  RolledDice dice(diceStream(seed, 0));
  Chance chance(seed);
  ListChronicle account;
  ActionList list;
  for (int i = 0; i < actions; ++i) {
    const RuleSet& rules = *played.rules;
    if (rules.outcome(played.battle)) played = scenario(name);
    Action action = anyAction(played.battle, chance);
    if (!chance.one(3)) {
      list.clear();
      rules.candidates(played.battle, rules.decision(played.battle), list);
      ASSERT_FALSE(list.empty()) << writeBattle(rules, played.battle).dump();
      const Action& candidate = list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
      ASSERT_TRUE(rules.judge(played.battle, candidate).legal())
          << writeAction(rules, played.battle, candidate).dump()
          << writeVerdict(rules, played.battle, rules.judge(played.battle, candidate)).dump()
          << writeBattle(rules, played.battle).dump();
      if (!chance.one(3)) action = candidate;
    }
    (void)rules.judge(played.battle, action);
    (void)rules.trace(played.battle, action);
    const Battle before = played.battle;
    account.entries.clear();
    rules.resolve(played.battle, action, dice, account);
    for (const Entry& entry : account.entries) (void)sentence(rules.definition(), played.battle, entry);
    if (i % 8 != 0) continue;
    const auto again = saved(rules, played.battle);
    ASSERT_TRUE(again && *again == played.battle) << writeAction(rules, before, action).dump() << "\n"
                                                  << writeBattle(rules, before).dump() << "\n"
                                                  << writeBattle(rules, played.battle).dump();
  }
  goOn(*played.rules, played.battle, seed, 20000);
}

TEST(HannibalOverruled, LeavesAStateThatIsSavedReadAndEnded) {
  for (int seed = 1; seed <= rounds(2); ++seed) {
    overruleAlong("trebia", static_cast<std::uint64_t>(seed), 400);
    overruleAlong("cannae", static_cast<std::uint64_t>(seed), 400);
    if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
  }
}

template <class List>
const auto& anyOf(const List& list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

/// Any value that its field permits, however little it fits the rest.
Json anyValue(const signifer::Field& field, Chance& chance) {
  if (field.type == FieldType::boolean) return chance.one(2);
  if (field.type == FieldType::choice) return anyOf(field.values, chance);
  return chance.between(static_cast<int>(field.least), static_cast<int>(field.most));
}

Json anyTask(const Definition& definition, Chance& chance) {
  Json task{{"task", anyOf(definition.taskKinds(), chance)}, {"args", Json::array()}};
  for (int i = 0; i < 7; ++i) task["args"].push_back(chance.between(-1, 45));
  return task;
}

void garbleUnit(Json& unit, const Definition& definition, Chance& chance) {
  const signifer::Field& field = anyOf(definition.unitStatus(), chance);
  unit["status"][field.name] = anyValue(field, chance);
  if (!chance.one(4)) return;
  unit["x"] = chance.between(0, 72);
  unit["y"] = chance.between(0, 48);
}

Json garbled(Json file, const Definition& definition, Chance& chance) {
  const int steps = definition.sequence().indexOf("victory-check") + 1;
  for (int changes = chance.between(1, 6); changes > 0; --changes) {
    Json& state = file["state"];
    const signifer::Field& field = anyOf(definition.battleStatus(), chance);
    switch (chance.below(6)) {
      case 0:
        state["step"] = definition.sequence().step(static_cast<StepIndex>(chance.below(steps))).id;
        break;
      case 1:
        state["tasks"].push_back(anyTask(definition, chance));
        break;
      case 2:
        state["status"][field.name] = anyValue(field, chance);
        break;
      default:
        garbleUnit(file["units"][static_cast<std::size_t>(chance.below(static_cast<int>(file["units"].size())))],
                   definition, chance);
    }
  }
  return file;
}

TEST(HannibalGarbled, StatesAreRefusedAsFilesOrPlayedOn) {
  const Played start = scenario("trebia");
  const RuleSet& rules = *start.rules;
  int read = 0;
  for (int round = 0; round < rounds(60); ++round) {
    Chance chance(static_cast<std::uint64_t>(round) + 1000);
    Battle battle = start.battle;
    RolledDice dice(diceStream(static_cast<std::uint64_t>(round), 0));
    SilentChronicle silent;
    ActionList list;
    for (int i = chance.below(250); i > 0 && !rules.outcome(battle); --i) {
      list.clear();
      rules.candidates(battle, rules.decision(battle), list);
      rules.resolve(battle, list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))], dice, silent);
    }
    const Json file = garbled(writeBattle(rules, battle), rules.definition(), chance);
    try {
      battle = readBattle(rules, Document::parse("garbled", file.dump()).root());
    } catch (const SourceError&) {
      continue;
    }
    ++read;
    goOn(rules, battle, static_cast<std::uint64_t>(round), 25);
    if (testing::Test::HasFatalFailure()) FAIL() << "round " << round << "\n" << file.dump();
    if (!saved(rules, battle)) return;
  }
  EXPECT_GT(read, 10);
}

}  // namespace
}  // namespace signifer::hannibal::test::overruled_test
