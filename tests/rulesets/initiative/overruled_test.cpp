// Players overrule the referee, and files say anything: whatever is carried out or read leaves a battle that can be
// saved, read again, gone on with and ended.
#include "dice/stream.h"
#include "rulesets/initiative/field.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer::initiative::test::overruled_test {
namespace {

Battle scenario(const RuleSet& rules, const char* name) {
  return readBattle(rules, Document::load(sourcePath("assets/scenarios/initiative/") + name + ".json").root());
}

/// An action with one part changed to something near or to nonsense.
Action mutated(Action action, const Battle& battle, Stream& chance) {
  const auto upTo = [&](int most) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(most))); };
  switch (chance.below(8)) {
    case 0:
      action.unit = static_cast<UnitIndex>(upTo(battle.unitCount() + 1) - 1);
      break;
    case 1:
      action.target = static_cast<UnitIndex>(upTo(battle.unitCount() + 1) - 1);
      break;
    case 2:
      action.kind = static_cast<std::int8_t>(upTo(24));
      break;
    case 3:
      action.path.add({static_cast<LegKind>(chance.below(8)), upTo(100000)});
      break;
    case 4:
      action.person = static_cast<PersonIndex>(upTo(battle.personCount() + 1) - 1);
      break;
    case 5:
      action.point = {upTo(72000), upTo(48000)};
      break;
    default:
      action.values[chance.below(2)] = static_cast<std::int16_t>(upTo(9));
      break;
  }
  if (chance.below(3) == 0) action.unit = static_cast<UnitIndex>(upTo(battle.unitCount()));
  return action;
}

/// Saves and reads it; what was read is the same, and offers what it permits.
void expectWhole(const RuleSet& rules, const Battle& battle, const std::string& after) {
  const std::string text = writeBattle(rules, battle).dump();
  Battle again;
  try {
    again = readBattle(rules, Document::parse("saved", text).root());
  } catch (const std::exception& e) {
    FAIL() << e.what() << "\nafter " << after << "\n" << text;
  }
  ASSERT_EQ(fingerprint(again), fingerprint(battle)) << after << "\n"
                                                     << text << "\n"
                                                     << writeBattle(rules, again).dump();
  if (rules.outcome(battle)) return;
  ActionList list;
  rules.candidates(battle, rules.decision(battle), list);
  ASSERT_FALSE(list.empty()) << after << "\n" << text;
  for (const Action& action : list)
    ASSERT_TRUE(rules.judge(battle, action).legal())
        << after << "\noffers " << writeAction(rules, battle, action).dump() << " "
        << writeVerdict(rules, battle, rules.judge(battle, action)).dump() << "\n"
        << text;
}

void overruleAlong(const RuleSet& rules, const Battle& start, std::uint64_t seed, int actions) {
  Battle battle = start;
  RolledDice dice(diceStream(seed, 0));
  Stream chance(streamSeed(seed, 0, "choices"));
  ActionList list;
  for (int i = 0; i < actions && !rules.outcome(battle); ++i) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ASSERT_FALSE(list.empty());
    Action action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
    const bool overruled = chance.below(3) == 0;
    if (overruled) action = mutated(action, battle, chance);
    ListChronicle told;
    rules.resolve(battle, action, dice, told);
    if (overruled)
      expectWhole(
          rules, battle,
          "seed " + std::to_string(seed) + ", action " + std::to_string(i) + ": kind " + std::to_string(action.kind));
    if (testing::Test::HasFatalFailure()) return;
  }
  // And it comes to an end.
  for (int i = 0; i < 20000 && !rules.outcome(battle); ++i) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ASSERT_FALSE(list.empty());
    SilentChronicle silent;
    rules.resolve(battle, list[chance.below(static_cast<std::uint32_t>(list.size()))], dice, silent);
  }
  EXPECT_TRUE(rules.outcome(battle)) << "seed " << seed;
}

int seedsToTry() {
  const char* wanted = std::getenv("SIGNIFER_SEEDS");
  return wanted == nullptr ? 2 : std::atoi(wanted);
}

TEST(InitiativeOverruled, AnyActionInAnyState) {
  const auto rules = standard();
  for (const char* name : {"gaugamela", "demonstration"})
    for (int seed = 1; seed <= seedsToTry(); ++seed) {
      overruleAlong(*rules, scenario(*rules, name), static_cast<std::uint64_t>(seed), 300);
      if (HasFatalFailure()) return;
    }
}

TEST(InitiativeOverruled, AnyActionInAnyStateUnderHouseRules) {
  const auto rules = ruleSet({{"charge-reactions", "closing-shots-evade-countercharge"},
                              {"blunders", "on-twelve"},
                              {"first-player", "choice"},
                              {"broken-division-retires", "must"}});
  for (int seed = 1; seed <= seedsToTry(); ++seed) {
    overruleAlong(*rules, scenario(*rules, "sabis"), static_cast<std::uint64_t>(seed), 300);
    if (HasFatalFailure()) return;
  }
}

TEST(InitiativeOverruled, StayAtTheStart) {
  const auto rules = standard();
  Battle battle = scenario(*rules, "demonstration");
  for (std::int8_t kind = 0; kind < 24; ++kind) {
    Battle copy = battle;
    Action action;
    action.kind = kind;
    action.unit = 0;
    action.target = static_cast<UnitIndex>(copy.unitCount() - 1);
    action.person = 0;
    RolledDice dice(diceStream(1, 0));
    ListChronicle told;
    rules->resolve(copy, action, dice, told);
    expectWhole(*rules, copy, "kind " + std::to_string(kind));
    if (HasFatalFailure()) return;
  }
}

TEST(InitiativeOverruled, AGarbledStateOffersWhatItPermits) {
  const auto rules = standard();
  for (const char* name : {"shot-no-longer-open", "shot-no-longer-open-2"}) {
    const auto file = Document::load(sourcePath("tests/rulesets/initiative/states/") + name + ".json");
    Battle battle = readBattle(*rules, file.root());
    expectWhole(*rules, battle, name);
    ActionList list;
    rules->candidates(battle, rules->decision(battle), list);
    RolledDice dice(diceStream(1, 0));
    ListChronicle told;
    rules->resolve(battle, list.front(), dice, told);
    expectWhole(*rules, battle, name);
  }
}

// A column is three times as deep as a line, which has to stay a length.
TEST(InitiativeFootprints, BeyondAllTablesAreRefusedWithTheirPlace) {
  HouseRules house;
  house.patch = R"({"tables": {"footprints": {"large": {"depthInches": 1000000}}}})";
  try {
    (void)makeRuleSet(initiative::make, sourcePath("rulesets/initiative"), house);
    FAIL() << "taken";
  } catch (const SourceError& error) {
    EXPECT_EQ(error.pointer(), "/tables/footprints/large/depthInches");
  }
}

// A house rule that lets Generals stay where they are offers them no way.
TEST(InitiativeOverruled, GeneralsWhoDoNotMove) {
  HouseRules house;
  house.patch = R"({"tables": {"table": {"generalMoveInches": 0}}})";
  const auto rules = makeRuleSet(initiative::make, sourcePath("rulesets/initiative"), house);
  overruleAlong(*rules, scenario(*rules, "demonstration"), 3, 150);
}

/// A step in which units wait for what they have earned, written by hand without its tasks.
TEST(InitiativeOverruled, AHandWrittenStepAsksWhatItAsks) {
  Around around;
  around.step = "combat-break-tests";
  Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"roundOutcome", "lost"}, {"fight", 1}}),
               unit("e", "b", "hoplite-spearmen", 36, 12, 180, {{"roundOutcome", "won"}, {"fight", 1}})},
              around);
  field.act({{"action", "advance"}}, {3, 5});
  EXPECT_TRUE(field.told("break-test"));
}

}  // namespace
}  // namespace signifer::initiative::test::overruled_test
