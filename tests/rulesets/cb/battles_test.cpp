// Whole battles with random choices. Bases never lie on each other, and nobody has as many casualties as stands. Every
// battle ends, under the ledger's options and under some others.
#include "dice/stream.h"
#include "rulesets/cb/field.h"
#include "simulation/simulation.h"
#include "support/paths.h"
#include "table/distance.h"

namespace signifer::cb::test::battles_test {
namespace {

/// A few thousandths of an inch: what rounding a pose and its turned corners can come to.
constexpr double roundingOfPoses = 6.0;
/// As deep a wheel may leave a unit in the friend beside it (D68).
constexpr double leftOfAWheel = 20.0;

void expectInvariants(const RuleSet& rules, const Battle& battle, const std::string& when) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present) continue;
    ASSERT_LT(unit.status[UnitStatus::casualties], battle.profile(u, UnitProfile::stands));
    ASSERT_LE(unit.status[UnitStatus::dps], 12);
    ASSERT_TRUE(unit.status[UnitStatus::broken] == 0 || unit.status[UnitStatus::shaken] != 0);
    const Footprint base(unit.pose, unit.base);
    for (UnitIndex v = 0; v < u; ++v) {
      if (!battle.unit(v).present) continue;
      const Footprint other(battle.unit(v).pose, battle.unit(v).base);
      const double most = unit.side == battle.unit(v).side ? leftOfAWheel : 0;
      ASSERT_FALSE(overlaps(base, other, most + roundingOfPoses))
          << when << ": " << battle.setup->units[static_cast<std::size_t>(u)].id << " on "
          << battle.setup->units[static_cast<std::size_t>(v)].id << "\n"
          << writeBattle(rules, battle).dump();
    }
  }
}

void playAll(const char* scenario, const Chosen& options) {
  const auto file = Document::load(signifer::test::sourcePath("assets/scenarios/cb/") + scenario + ".json");
  HouseRules house = readHouseRules(file.root());
  for (const auto& [id, word] : options) house.options[id] = word;
  const auto rules = makeRuleSet(make, signifer::test::sourcePath("rulesets/cb"), house);
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
      const Action& action = list[choices.below(static_cast<std::uint32_t>(list.size()))];
      const std::string when = "seed " + std::to_string(seed) + ", after " + writeAction(*rules, battle, action).dump();
      rules->resolve(battle, action, dice, silent);
      expectInvariants(*rules, battle, when);
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_TRUE(rules->outcome(battle)) << "seed " << seed;
  }
}

TEST(CbBattles, KeepTheirInvariants) {
  playAll("raphia", Chosen());
  playAll("pydna", Chosen());
}

TEST(CbBattles, KeepThemUnderHouseRules) {
  playAll("raphia", Chosen{{"turn-style", "joint"}});
  playAll("pydna", Chosen{{"turn-style", "joint"}, {"free-hack", "combat-round"}, {"army-break", "none"}});
  playAll("raphia", Chosen{{"free-hack", "combat-round"}, {"follow-on-limit", "unlimited"}});
  playAll("pydna", Chosen{{"stop-limit", "end-only"}, {"side-step", "free"}, {"move-pip", "half-jt"}});
  playAll("raphia", Chosen{{"broken-may-rally", "yes"}, {"rally-ends", "no-dps"}, {"loose-moves-unform", "no"}});
  playAll("pydna", Chosen{{"control-due", "all-out-of-command"}, {"several-enemies", "main-enemy"}});
  playAll("raphia", Chosen{{"rampage-direction", "nearest-way-out"}, {"special-movement", "as-infantry"}});
  playAll("pydna", Chosen{{"chariots-special", "yes"}, {"artillery-terrain", "free"}, {"game-turns", "6"}});
}

}  // namespace
}  // namespace signifer::cb::test::battles_test
