// Whole battles with random choices that favour charges. Bases never lie on each other, and nobody stays with twice its
// stamina in hits. Candidates are legal, and every battle ends, under the ledger's options and under others.
#include "dice/stream.h"
#include "initiative/play/steps.h"
#include "rulesets/initiative/field.h"
#include "simulation/simulation.h"
#include "support/paths.h"
#include "table/distance.h"

namespace signifer::initiative::test::battles_test {
namespace {

/// A few thousandths of an inch: what rounding poses and their turned corners can come to.
constexpr double roundingOfPoses = 12.0;
/// The overlap that a wheel may leave in a friend whom it clipped, 0.02".
constexpr double leftOfAFriend = 20.0;

void expectInvariants(const RuleSet& rules, const Battle& battle, std::uint64_t seed) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& one = battle.unit(u);
    if (!one.present) continue;
    ASSERT_LT(one.status[UnitStatus::hits], 2 * battle.profile(u, UnitProfile::stamina));
    const Footprint base(one.pose, one.base);
    // In the middle of a move Open Order may be passing through.
    for (UnitIndex v = 0; v < u && battle.tasks.empty(); ++v) {
      if (!battle.unit(v).present) continue;
      const Footprint other(battle.unit(v).pose, battle.unit(v).base);
      const double left = one.side == battle.unit(v).side ? leftOfAFriend : 0.0;
      ASSERT_FALSE(overlaps(base, other, roundingOfPoses + left))
          << "seed " << seed << ": " << battle.setup->units[static_cast<std::size_t>(u)].id << " and "
          << battle.setup->units[static_cast<std::size_t>(v)].id << "\n"
          << writeBattle(rules, battle).dump();
    }
  }
}

// Targets of a unit are looked for from the nearest on. The offers hold every target that the referee lets the unit
// shoot at.
void expectTargets(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& list) {
  if (decision.unit == noUnit || !battle.tasks.empty() || !decision.allows(static_cast<int>(ActionId::shoot))) return;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    Action shot;
    shot.kind = static_cast<std::int8_t>(ActionId::shoot);
    shot.unit = decision.unit;
    shot.target = v;
    if (!battle.unit(v).present || battle.unit(v).side == battle.unit(decision.unit).side) continue;
    ASSERT_EQ(std::ranges::find(list, shot) != list.end(), rules.judge(battle, shot).legal())
        << writeAction(rules, battle, shot).dump() << "\n"
        << writeBattle(rules, battle).dump();
  }
}

std::size_t chosen(const ActionList& list, Stream& choices) {
  if (choices.below(3) > 0)
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list[i].kind == static_cast<int>(ActionId::charge)) return i;
  return choices.below(static_cast<std::uint32_t>(list.size()));
}

void playAll(const char* scenario, const signifer::test::Options& options) {
  const auto file = Document::load(test::sourcePath("assets/scenarios/initiative/") + scenario + ".json");
  const auto rules = ruleSet(options);
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
      expectTargets(*rules, battle, rules->decision(battle), list);
      const Action action = list[chosen(list, choices)];
      ASSERT_TRUE(rules->judge(battle, action).legal())
          << "seed " << seed << ": " << writeAction(*rules, battle, action).dump() << " "
          << writeVerdict(*rules, battle, rules->judge(battle, action)).dump() << "\n"
          << writeBattle(*rules, battle).dump();
      rules->resolve(battle, action, dice, silent);
      expectInvariants(*rules, battle, seed);
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_TRUE(rules->outcome(battle)) << "seed " << seed;
  }
}

TEST(InitiativeBattles, KeepTheirInvariants) {
  playAll("gaugamela", {});
  playAll("sabis", {});
  playAll("demonstration", {});
}

TEST(InitiativeBattles, KeepThemUnderHouseRules) {
  playAll("gaugamela", {{"charge-reactions", "closing-shots-evade-countercharge"},
                        {"blunders", "on-twelve"},
                        {"orders-after-initiative", "on"},
                        {"free-move-charge", "on"}});
  playAll("sabis", {{"broken-division-retires", "must"},
                    {"broken-division-orders", "retiring-moves"},
                    {"terrain-movement", "rough-halves"},
                    {"shoot-into-combat", "on"}});
  playAll("demonstration", {{"table-edge", "lost"},
                            {"proximity-moves", "any-move-after-facing"},
                            {"give-ground-distance", "full-move"},
                            {"orders-until-failed", "off"},
                            {"reroll-limit", "unlimited"},
                            {"column-charge", "on"}});
  playAll("demonstration", {{"heavy-artillery-move", "three-inches"},
                            {"sight-arc", "front-quarter"},
                            {"square-shooting", "one-per-face"},
                            {"nearest-target", "off"},
                            {"first-player", "choice"},
                            {"army-commander-last", "on"}});
}

}  // namespace
}  // namespace signifer::initiative::test::battles_test
