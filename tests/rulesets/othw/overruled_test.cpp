// Any action in any state: an overruled action is carried out as far as it has a meaning, and says what it could not
// do. It leaves a battle that can be saved, read, gone on with and ended.
#include "commander/commander.h"
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::overruled_test {
namespace {

/// Numbers drawn one after another.
class Draw {
 public:
  explicit Draw(std::uint64_t seed) : dice_(streamSeed(seed, 0, "mutations")) {}
  int below(int count) {
    int value = 0;
    for (int i = 0; i < 4; ++i) value = value * 6 + dice_.one({"pick"}) - 1;
    return value % count;
  }

 private:
  RolledDice dice_;
};

// An action of any kind with anything in it.
Action anything(const Battle& battle, const ActionList& candidates, Draw& draw) {
  Action action = candidates[static_cast<std::size_t>(draw.below(static_cast<int>(candidates.size())))];
  if (draw.below(3) > 0)
    action.kind = static_cast<std::int8_t>(draw.below(static_cast<int>(Words<ActionId>::words.size())));
  if (draw.below(2) > 0) action.unit = static_cast<UnitIndex>(draw.below(battle.unitCount() + 2) - 1);
  if (draw.below(3) == 0) action.target = static_cast<UnitIndex>(draw.below(battle.unitCount() + 2) - 1);
  if (draw.below(2) > 0) action.person = static_cast<PersonIndex>(draw.below(battle.personCount() + 2) - 1);
  for (std::int16_t& value : action.values)
    if (draw.below(3) == 0) value = static_cast<std::int16_t>(draw.below(4));
  for (int i = draw.below(4); i-- > 0;) action.units.flip(static_cast<std::size_t>(draw.below(battle.unitCount())));
  if (draw.below(2) > 0) {
    action.path.clear();
    constexpr LegKind kinds[] = {LegKind::ahead, LegKind::wheelLeft, LegKind::wheelRight};
    for (int i = draw.below(6); i-- > 0;) action.path.add({kinds[draw.below(3)], 1 + draw.below(i == 3 ? 90 : 3)});
  }
  return action;
}

void expectReadsAgain(const RuleSet& rules, const Battle& battle) {
  const Json saved = writeBattle(rules, battle);
  try {
    const Document file = Document::parse("saved", saved.dump());
    ASSERT_EQ(readBattle(rules, file.root()), battle);
  } catch (const SourceError& error) {
    FAIL() << error.what() << " " << saved.at("state").dump();
  }
}

void playOn(const RuleSet& rules, Battle battle, Dice& dice, Draw& draw) {
  SilentChronicle silent;
  ActionList list;
  for (int i = 0; !rules.outcome(battle); ++i) {
    ASSERT_LT(i, 20000) << "no end in sight";
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ASSERT_FALSE(list.empty());
    rules.resolve(battle, list[static_cast<std::size_t>(draw.below(static_cast<int>(list.size())))], dice, silent);
  }
}

void overrule(const RuleSet& rules, Battle battle, std::uint64_t seed, int actions) {
  Draw draw(seed);
  RolledDice dice(streamSeed(seed, 0, "battle"));
  ActionList list;
  for (int i = 0; i < actions && !rules.outcome(battle); ++i) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ASSERT_FALSE(list.empty());
    for (const Action& candidate : list) {
      const Verdict verdict = rules.judge(battle, candidate);
      ASSERT_TRUE(verdict.legal()) << "seed " << seed << " action " << i << " "
                                   << writeAction(rules, battle, candidate).dump() << " "
                                   << writeVerdict(rules, battle, verdict).dump()
                                   << writeBattle(rules, battle).at("state");
    }
    const bool fair = draw.below(3) == 0;
    const Action action =
        fair ? list[static_cast<std::size_t>(draw.below(static_cast<int>(list.size())))] : anything(battle, list, draw);
    (void)rules.judge(battle, action);
    ListChronicle chronicle;
    rules.resolve(battle, action, dice, chronicle);
    if (!fair && !rules.judge(battle, action).legal()) {
      for (const Entry& entry : chronicle.entries) ASSERT_FALSE(sentence(rules.definition(), battle, entry).empty());
    }
    expectReadsAgain(rules, battle);
    if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed << " action " << i;
  }
  playOn(rules, battle, dice, draw);
}

TEST(OthwOverruled, MutatedActionsLeaveBattlesThatGoOn) {
  const char* names[] = {"demonstration", "zama", "metaurus"};
  const int seeds = std::getenv("SIGNIFER_LONG") != nullptr ? 1500 : 12;
  for (int seed = 1; seed <= seeds; ++seed) {
    overrule(*standard(), scenario(*standard(), names[seed % 3]), static_cast<std::uint64_t>(seed), 80);
    if (HasFatalFailure()) return;
  }
}

TEST(OthwOverruled, UnderEveryOption) {
  const int seeds = std::getenv("SIGNIFER_LONG") != nullptr ? 20 : 1;
  for (const OptionInfo& option : standard()->definition().options()) {
    for (const std::string& value : option.values) {
      SCOPED_TRACE(option.id + " " + value);
      const auto rules = ruleSet({{option.id, value}});
      for (int seed = 1; seed <= seeds; ++seed) {
        overrule(*rules, scenario(*rules, "demonstration"), static_cast<std::uint64_t>(seed), 40);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(OthwOverruled, AWayIsCutShortAtTheLastSquareWhereTheUnitStandsAlone) {
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"e", "b", "levy", 4, 4, "south"}, {"x", "b", "levy", 9, 7, "south"}}});
  EXPECT_EQ(t.account({{"action", "move"}, {"unit", "c"}, {"steps", Json(3, "forward")}}, {4}),
            "c rolled 4 on the phase-end die: the phase went on. [OT-SEQ-4]\n"
            "c moved 2 squares: 2 of 3 moves. [OT-MOV-1]\n"
            "c could not go the whole way: a unit ends alone in a square of the table. [OT-MOV-5]\n");
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
}

TEST(OthwOverruled, WhatHasNoMeaningSaysSo) {
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"x", "b", "levy", 9, 7, "south"}}});
  EXPECT_EQ(t.account({{"action", "combat"}, {"unit", "c"}}), "c did not fight: no enemy ahead. [OT-CMB-3]\n");
  EXPECT_EQ(t.account({{"action", "mahouts"}, {"unit", "c"}}), "No mahouts to strike at c. [OT-RAM-5]\n");
  EXPECT_EQ(t.account({{"action", "follow-up"}}), "Nothing was done: nothing of the kind was asked. [OT-SEQ-3]\n");
  EXPECT_EQ(t.account({{"action", "pursue"}, {"unit", "c"}}), "c did not pursue: not in pursuit. [OT-PUR-2]\n");
}

// States that no play can reach are refused where they are read, each with its place.
TEST(OthwOverruled, TasksThatMakeNoSenseAreRefusedWhereTheyAreRead) {
  Table t({{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "heavy-infantry", 4, 4, "south"}, {"x", "b", "levy", 9, 7}}});
  t.act({{"action", "combat"}, {"unit", "c"}}, {4});
  const Json saved = writeBattle(t.rules(), t.battle);
  const auto refused = [&](std::size_t argument, const Json& value) {
    Json battle = saved;
    Json& arguments = battle.at("state").at("tasks").at(0).at("args");
    while (arguments.size() <= argument) arguments.push_back(0);
    arguments[argument] = value;
    try {
      (void)readBattle(t.rules(), Document::parse("saved", battle.dump()).root());
    } catch (const SourceError& error) {
      return error.pointer();
    }
    return std::string("accepted");
  };
  EXPECT_EQ(refused(3, 2), "accepted");
  EXPECT_EQ(refused(3, 40), "/state/tasks/0/args/3") << "more hits than there are dice";
  EXPECT_EQ(refused(2, 4), "/state/tasks/0/args/2") << "neither of the two generals";
  EXPECT_EQ(refused(1, saved.at("state").at("tasks").at(0).at("args").at(0)), "/state/tasks/0") << "against itself";
}

}  // namespace
}  // namespace signifer::othw::test::overruled_test
