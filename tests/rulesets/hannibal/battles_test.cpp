// Whole battles with random choices: bases never lie on each other, nobody has more hits than strength, and every
// battle ends, under the ledger's options and under some others.
#include "dice/stream.h"
#include "rulesets/hannibal/field.h"
#include "simulation/simulation.h"
#include "support/paths.h"
#include "table/distance.h"
#include "table/past_friends.h"

namespace signifer::hannibal::test::battles_test {
namespace {

/// The overlap that a wheel past a friend may leave (HG-MAN-15), and a few thousandths of an inch for the rounding of a
/// pose and its turned corners.
constexpr double mostOverlap = clearedOverlap + 6.0;

void expectInvariants(const RuleSet& rules, const Battle& battle, std::uint64_t seed) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present) continue;
    ASSERT_LT(unit.status[UnitStatus::hits], battle.profile(u, UnitProfile::strength));
    const Footprint base(unit.pose, unit.base);
    for (UnitIndex v = 0; v < u; ++v) {
      if (!battle.unit(v).present) continue;
      const Footprint other(battle.unit(v).pose, battle.unit(v).base);
      ASSERT_FALSE(overlaps(base, other, mostOverlap)) << "seed " << seed << "\n" << writeBattle(rules, battle).dump();
    }
  }
}

void playAll(const char* scenario, const Chosen& options) {
  const auto file = Document::load(signifer::test::sourcePath("assets/scenarios/hannibal/") + scenario + ".json");
  HouseRules house = readHouseRules(file.root());
  for (const auto& [id, word] : options) house.options[id] = word;
  const auto rules = makeRuleSet(make, signifer::test::sourcePath("rulesets/hannibal"), house);
  const Battle start = readBattle(*rules, file.root());
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Battle battle = start;
    RolledDice dice(diceStream(seed, 0));
    Stream choices(streamSeed(seed, 0, "choices"));
    SilentChronicle silent;
    ActionList list;
    int actions = 0;
    for (; !rules->outcome(battle) && actions < 20000; ++actions) {
      list.clear();
      rules->candidates(battle, rules->decision(battle), list);
      ASSERT_FALSE(list.empty());
      for (const Action& action : list) {
        const bool straight = action.path.size() == 1 && action.path[0].kind == LegKind::ahead;
        ASSERT_FALSE(straight && action.path[0].amount < toLength(touchingGap)) << "no machine marches unseen";
      }
      rules->resolve(battle, list[choices.below(static_cast<std::uint32_t>(list.size()))], dice, silent);
      expectInvariants(*rules, battle, seed);
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_TRUE(rules->outcome(battle)) << "seed " << seed;
  }
}

TEST(HannibalBattles, KeepTheirInvariants) {
  playAll("cannae", Chosen());
  playAll("trebia", Chosen());
}

TEST(HannibalBattles, KeepThemUnderHouseRules) {
  playAll("trebia", Chosen{{"combat-timing", "at-once"}, {"terror-panic", "rampage"}, {"rally-facing", "free"}});
  playAll("cannae",
          Chosen{{"combat-rounds", "until-decided"}, {"rout-check-when", "every-hit"}, {"pila", "every-round"}});
  playAll("trebia", Chosen{{"light-units-charge", "as-others"}, {"light-cavalry-skirmish", "yes"}});
  playAll("cannae", Chosen{{"conform-on-contact", "yes"}, {"defensive-shooting", "hand-held"}});
  playAll("trebia", Chosen{{"leader-timing", "after-units"}, {"leader-phase-detach", "yes"}});
  playAll("cannae", Chosen{{"pass-through-friends", "skirmishers"}, {"combat-rounds", "2"}});
}

}  // namespace
}  // namespace signifer::hannibal::test::battles_test
