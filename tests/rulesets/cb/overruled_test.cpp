// Any action in any state: people overrule the referee, and files say anything. Nothing crashes, and every state can be
// saved, read again and played on.
#include <cstdlib>
#include <random>

#include "rules/contract.h"
#include "rulesets/cb/field.h"

namespace signifer::cb::test::overruled_test {
namespace {

class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  bool oneIn(int n) { return below(n) == 0; }

  Action anything(const Battle& battle) {
    Action action;
    action.kind = static_cast<std::int8_t>(below(22) - 1);
    action.unit = static_cast<UnitIndex>(below(battle.unitCount() + 2) - 1);
    action.target = static_cast<UnitIndex>(below(battle.unitCount() + 2) - 1);
    action.person = static_cast<PersonIndex>(below(battle.personCount() + 2) - 1);
    for (std::int16_t& value : action.values) value = static_cast<std::int16_t>(below(16) - 3);
    action.point = {below(120000) - 20000, below(120000) - 20000};
    for (int legs = below(5); legs > 0; --legs) {
      const auto kind = static_cast<LegKind>(below(8));
      action.path.add({kind, isStraight(kind) ? below(60000) : below(36000)});
    }
    return action;
  }

 private:
  std::mt19937 random_;
};

void expectSound(const RuleSet& rules, const Battle& battle) {
  const Json saved = writeBattle(rules, battle);
  const Battle again = readBattle(rules, Document::parse("saved", saved.dump()).root());
  EXPECT_EQ(fingerprint(again), fingerprint(battle));
  if (rules.outcome(battle)) return;
  ActionList list;
  rules.candidates(battle, rules.decision(battle), list);
  ASSERT_FALSE(list.empty());
  for (const Action& action : list) EXPECT_TRUE(rules.judge(battle, action).legal());
}

// Each ruling that the account keeps answers the same when it is asked again by its form, with its dice.
void expectSameAgain(const RuleSet& rules, const Entry& entry) {
  for (const Consultation& consultation : entry.consulted) {
    const Json asked = describe(consultation);
    const Json request{{"id", 1},
                       {"ruleset", "cb"},
                       {"procedure", asked.at("procedure")},
                       {"input", asked.at("input")},
                       {"dice", asked.at("dice")}};
    RolledDice never(1);
    const Json answer = answerRuling(onlyThis(rules), request, never);
    ASSERT_TRUE(answer.at("ok").get<bool>()) << entry.phrase << request.dump() << answer.dump();
    EXPECT_EQ(answer.at("result"), asked.at("result")) << entry.phrase << request.dump();
    EXPECT_EQ(answer.at("modifiers"), asked.at("modifiers")) << entry.phrase << request.dump();
  }
}

void playOverruled(const RuleSet& rules, Battle battle, unsigned seed, int actions) {
  Mutator mutator(seed);
  RolledDice dice(seed);
  ListChronicle account;
  for (int i = 0; i < actions && !rules.outcome(battle); ++i) {
    ActionList list;
    const Decision decision = rules.decision(battle);
    rules.candidates(battle, decision, list);
    ASSERT_FALSE(list.empty());
    Action action = list[static_cast<std::size_t>(mutator.below(static_cast<int>(list.size())))];
    if (mutator.oneIn(3)) {
      Action other = mutator.anything(battle);
      if (mutator.oneIn(2)) other.unit = decision.unit;
      action = other;
      (void)rules.judge(battle, action);
      (void)rules.trace(battle, action);
    }
    rules.resolve(battle, action, dice, account);
    if (i % 8 == 0) expectSound(rules, battle);
  }
  for (const Entry& entry : account.entries) {
    for (const std::string_view rule : entry.rules) EXPECT_NE(rules.definition().findRule(rule), nullptr) << rule;
    EXPECT_NE(rules.definition().phrase(entry.phrase), entry.phrase) << "no words";
    expectSameAgain(rules, entry);
  }
}

// SIGNIFER_SEEDS plays more of them.
TEST(CbOverruled, BattlesGoOnAndSave) {
  Field f;
  const char* more = std::getenv("SIGNIFER_SEEDS");
  const auto seeds = static_cast<unsigned>(more == nullptr ? 4 : std::atoi(more));
  for (const char* scenario : {"pydna", "raphia"}) {
    const auto file = Document::load(signifer::test::sourcePath("assets/scenarios/cb/") + scenario + ".json");
    const Battle start = readBattle(f.rules(), file.root());
    for (unsigned seed = 1; seed <= seeds; ++seed) playOverruled(f.rules(), start, seed, 400);
  }
}

TEST(CbOverruled, StayingWithoutAMoveIsNothing) {
  Field f;
  f.step("allocate-actions").unit("hop", "a", "citizen-hoplites", 20, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180).leader("gen", "a", {{"x", 20}, {"y", 2}});
  const Battle before = f.battle();
  RolledDice dice(1);
  ListChronicle account;
  f.rules().resolve(f.battle(), f.action({{"action", "stay"}, {"unit", "hop"}}), dice, account);
  EXPECT_TRUE(f.battle() == before);
  ASSERT_EQ(account.entries.size(), 1U);
  EXPECT_EQ(account.entries[0].phrase, "could-not-be-done");
}

TEST(CbOverruled, NobodyIsLedOverTheEdge) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  RolledDice dice(1);
  ListChronicle account;
  f.rules().resolve(f.battle(), f.action(go("hop", {{{"ahead", 150}}})), dice, account);
  EXPECT_NEAR(f.y("hop"), 47.5, 0.0011) << "as far as the edge of the table";
}

}  // namespace
}  // namespace signifer::cb::test::overruled_test
