// Whole battles, picked at random from the candidates and played by the greedy commander: they end, nothing impossible
// ever stands on the board, somebody always has something to answer, and every candidate is legal.
#include "commander/commander.h"
#include "play/battle_json.h"
#include "rulesets/othw/play_support.h"
#include "simulation/playout.h"

namespace signifer::othw::test::battles_test {
namespace {

void expectSound(const Battle& battle) {
  std::set<std::pair<Length, Length>> taken;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    const int strength = unit.status[UnitStatus::strengthLeft];
    ASSERT_GE(strength, 0);
    ASSERT_LE(strength, battle.profile(u, UnitProfile::strength));
    ASSERT_EQ(unit.present, stateOf(battle, u) != UnitState::gone);
    if (!unit.present) continue;
    ASSERT_EQ(strength == 0, stateOf(battle, u) == UnitState::fleeing);
    ASSERT_TRUE(taken.insert({unit.pose.centre.x, unit.pose.centre.y}).second) << "two units in a square";
    const Board board(battle);
    ASSERT_TRUE(board.contains(squareOf(battle, u)));
    ASSERT_FALSE(board.impassable(squareOf(battle, u)));
  }
  for (SideIndex side = 0; side < 2; ++side) {
    ASSERT_GE(battle.side(side).status[SideStatus::armyMorale], 0);
    if (battle.tasks.empty()) {
      ASSERT_EQ(battle.side(side).status[SideStatus::fallToBook], 0);
    }
  }
  for (const Person& person : battle.people) {
    ASSERT_TRUE(!person.present || battle.unit(person.unit).present);
  }
}

void playAtRandom(const RuleSet& rules, Battle battle, std::uint64_t seed, bool checkAll) {
  RolledDice dice(streamSeed(seed, 0, "battle"));
  RolledDice choices(streamSeed(seed, 0, "choices"));
  SilentChronicle silent;
  ActionList list;
  int actions = 0;
  for (; !rules.outcome(battle); ++actions) {
    ASSERT_LT(actions, 20000) << "no end in sight, seed " << seed;
    const Decision decision = rules.decision(battle);
    ASSERT_TRUE(decision.side == 0 || decision.side == 1);
    // Each gain of one side is the other's loss.
    ASSERT_EQ(rules.appraiseEnd(battle, 0), -rules.appraiseEnd(battle, 1));
    list.clear();
    rules.candidates(battle, decision, list);
    ASSERT_FALSE(list.empty()) << "nothing to answer, seed " << seed << " action " << actions;
    const auto pick =
        static_cast<std::size_t>(choices.one({"pick"}) * 36 + choices.one({"pick"}) * 6 + choices.one({"pick"})) %
        list.size();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!checkAll && i != pick) continue;
      const Verdict verdict = rules.judge(battle, list[i]);
      ASSERT_TRUE(verdict.legal()) << "seed " << seed << " action " << actions << " "
                                   << writeAction(rules, battle, list[i]).dump() << " "
                                   << writeVerdict(rules, battle, verdict).dump();
    }
    rules.resolve(battle, list[pick], dice, silent);
    expectSound(battle);
    if (::testing::Test::HasFatalFailure()) FAIL() << "seed " << seed << " action " << actions;
  }
}

TEST(OthwBattles, RandomPlayEndsSoundly) {
  for (const char* name : {"demonstration", "zama", "metaurus"}) {
    SCOPED_TRACE(name);
    const Battle start = scenario(*standard(), name);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) playAtRandom(*standard(), start, seed, seed <= 10);
  }
}

TEST(OthwBattles, RandomPlayEndsSoundlyUnderEveryOption) {
  for (const OptionInfo& option : standard()->definition().options()) {
    const std::vector<std::string> values = option.values.empty() ? std::vector<std::string>{"0", "5"} : option.values;
    for (const std::string& value : values) {
      SCOPED_TRACE(option.id + " " + value);
      const auto rules = ruleSet({{option.id, value}});
      const Battle start = scenario(*rules, "demonstration");
      for (std::uint64_t seed = 1; seed <= 3; ++seed) playAtRandom(*rules, start, seed, true);
    }
  }
}

TEST(OthwBattles, ASavedMomentGoesOnAlike) {
  const RuleSet& rules = *standard();
  Battle battle = scenario(rules, "demonstration");
  RolledDice dice(streamSeed(7, 0, "battle"));
  SilentChronicle silent;
  ActionList list;
  for (int i = 0; i < 400 && !rules.outcome(battle); ++i) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    rules.resolve(battle, list[static_cast<std::size_t>(i * 7) % list.size()], dice, silent);
    const Document saved = Document::parse("saved", writeBattle(rules, battle).dump());
    const Battle again = readBattle(rules, saved.root());
    ASSERT_EQ(again, battle) << "after " << i << " actions";
    ASSERT_EQ(rules.decision(again), rules.decision(battle));
  }
}

TEST(OthwBattles, TheGreedyCommanderClosesAndFinishes) {
  const RuleSet& rules = *standard();
  int decided = 0;
  for (const char* name : {"demonstration", "zama", "metaurus"}) {
    const std::uint64_t seed = 1;
    Battle battle = scenario(rules, name);
    const auto first = makeCommander("greedy", streamSeed(seed, 0, "commander 0"));
    const auto second = makeCommander("greedy", streamSeed(seed, 0, "commander 1"));
    RolledDice dice(streamSeed(seed, 0, "battle"));
    ActionList list;
    const PlayedBattle played = playOut(rules, battle, {first.get(), second.get()}, dice, list);
    EXPECT_FALSE(played.stalled);
    EXPECT_LT(played.turns, 25);
    if (battle.status[BattleStatus::atTurnLimit] == 0) ++decided;
  }
  EXPECT_EQ(decided, 3);
}

}  // namespace
}  // namespace signifer::othw::test::battles_test
