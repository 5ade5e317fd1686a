// Battles played at random: what must hold at every moment, whatever anybody chooses.
#include <algorithm>

#include "fantasy/play/position.h"
#include "fantasy/play/ways.h"
#include "rulesets/fantasy/field.h"
#include "simulation/simulation.h"
#include "support/paths.h"
#include "table/past_friends.h"

namespace signifer::fantasy::test::battles_test {
namespace {

struct Loaded {
  std::shared_ptr<const RuleSet> rules;
  Battle start;
};

Loaded load(const char* name, const Chosen& options = {}) {
  const std::string root(signifer::test::sourcePath());
  HouseRules house;
  house.options = options;
  Loaded loaded;
  loaded.rules = makeRuleSet(make, root + "/rulesets/fantasy", house);
  const Document file = Document::load(root + "/assets/scenarios/fantasy/" + name + ".json");
  loaded.start = readBattle(*loaded.rules, file.root());
  return loaded;
}

void check(const PlayBook& rules, const Battle& battle, const std::string& where) {
  const Position position(rules, battle);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const int models = position.models(u);
    ASSERT_LE(models, position.status(u, UnitStatus::startingModels)) << where;
    if (battle.unit(u).present) {
      ASSERT_GT(models, 0) << where << battle.setup->units[static_cast<std::size_t>(u)].id;
    }
    if (!position.live(u)) continue;
    ASSERT_TRUE(position.table().contains(position.body(u).centre())) << where;
    for (UnitIndex v = 0; v < u; ++v) {
      // Fugitives run through friends and come to rest among them where the table ends.
      if (!position.live(v) || position.fleeing(u) || position.fleeing(v)) continue;
      // A wheel may leave a friend clipped by 0.02 inches (D60), and so may a pursuer an enemy. A pursuer may clip a
      // friend beside it by half of what its rear corner swings out (D68).
      const bool bothFormed = !position.body(u).isSwarm() && !position.body(v).isSwarm();
      const auto halfSwing = [&](UnitIndex w) {
        return rearSwing(battle.unit(w).base.frontage, battle.unit(w).base.depth) / 2.0;
      };
      const double most =
          position.enemies(u, v) ? clearedOverlap : std::max({clearedOverlap, halfSwing(u), halfSwing(v)});
      if (bothFormed &&
          overlapDepth(position.body(u).outline(), position.body(v).outline()) <= most + roundingTolerance)
        continue;
      ASSERT_FALSE(position.body(u).overlaps(position.body(v)))
          << where << battle.setup->units[static_cast<std::size_t>(u)].id << " lies on "
          << battle.setup->units[static_cast<std::size_t>(v)].id;
    }
  }
}

/// Machines are offered no straight move that nobody would see.
bool goesSomewhere(const Action& action) {
  if (action.kind != static_cast<int>(ActionId::move) || action.path.empty()) return true;
  Length way = 0;
  for (const Leg& leg : action.path) {
    if (!isStraight(leg.kind)) return true;
    way += leg.amount;
  }
  return way >= oneInch / 2;
}

void playAtRandom(const Loaded& loaded, std::uint64_t seed) {
  const Definition& definition = loaded.rules->definition();
  const PlayBook& book = dynamic_cast<const Fantasy&>(*loaded.rules).playBook();
  Battle battle = loaded.start;
  RolledDice dice(diceStream(seed, 0));
  Stream choices(streamSeed(seed, 0, "choices"));
  SilentChronicle silent;
  ActionList list;
  for (int actions = 0; actions < 5000 && !loaded.rules->outcome(battle); ++actions) {
    const Decision decision = loaded.rules->decision(battle);
    list.clear();
    loaded.rules->candidates(battle, decision, list);
    ASSERT_FALSE(list.empty());
    for (const Action& offered : list) ASSERT_TRUE(goesSomewhere(offered)) << loaded.start.setup->title << seed;
    const Action action = list[choices.below(static_cast<std::uint32_t>(list.size()))];
    loaded.rules->resolve(battle, action, dice, silent);
    check(book, battle,
          "seed " + std::to_string(seed) + ", action " + std::to_string(actions) + " " +
              definition.actions()[static_cast<std::size_t>(action.kind)].id + " in " +
              definition.sequence().step(decision.step).id + ": ");
    if (testing::Test::HasFatalFailure()) return;
  }
  ASSERT_TRUE(loaded.rules->outcome(battle)) << "seed " << seed;
}

TEST(FantasyBattles, NobodyStandsOnAnother) {
  for (const char* name : {"barrow-king", "hastings"}) {
    const Loaded loaded = load(name);
    for (std::uint64_t seed = 1; seed <= 20 && !HasFatalFailure(); ++seed) playAtRandom(loaded, seed);
  }
}

// Nobody passes through a friend: foot behind its own archers could not fight before those are beaten.
TEST(FantasyBattles, NormanFootHasAWayUpTheRidgePastItsArchers) {
  const Loaded loaded = load("hastings");
  const Position position(dynamic_cast<const Fantasy&>(*loaded.rules).playBook(), loaded.start);
  int foot = 0;
  for (UnitIndex u = 0; u < loaded.start.unitCount(); ++u) {
    if (loaded.start.unit(u).side != 0 || position.kind(u) != UnitKind::infantry || position.weapon(u)) continue;
    ++foot;
    const OpenLeg open = openLeg(position, u, loaded.start.unit(u).pose, {LegKind::ahead, 12 * oneInch}, Ignoring{});
    EXPECT_EQ(open.amount, 12 * oneInch) << loaded.start.setup->units[static_cast<std::size_t>(u)].id;
  }
  EXPECT_EQ(foot, 4);
}

TEST(FantasyBattles, TheOptionsPlayToTheEnd) {
  const std::vector<Chosen> sets{
      {{"disengagement", "as-flight"}, {"charge-catches-fleers", "combat"}, {"under-five", "at-once"}},
      {{"stand-and-shoot-panic", "on"}, {"loser-holds", "gives-ground"}, {"rally-reform", "tested"}},
      {{"shoot-into-combat", "yes"}, {"characters-targeted", "yes"}, {"flight-moves", "again"}, {"enemy-gap", "0"}},
      {{"return-test", "automatic"}, {"vision-arc", "180"}, {"pursuit", "none"}, {"obstacle-cost", "half-move"}}};
  for (const Chosen& options : sets) {
    const Loaded loaded = load("barrow-king", options);
    for (std::uint64_t seed = 1; seed <= 5 && !HasFatalFailure(); ++seed) playAtRandom(loaded, seed);
  }
}

// Makes a few statuses, relations, tasks or places into something else that their fields allow.
void garble(const Definition& definition, Battle& battle, Stream& chance) {
  const auto upTo = [&](int most) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(most))); };
  const auto anyUnit = [&] { return static_cast<UnitIndex>(upTo(battle.unitCount())); };
  for (int change = 0; change < 6; ++change) {
    Unit& unit = battle.unit(anyUnit());
    switch (chance.below(6)) {
      case 0:
      case 1: {
        const std::size_t slot = chance.below(static_cast<std::uint32_t>(definition.unitStatus().size()));
        const signifer::Field& field = definition.unitStatus()[slot];
        const int words = field.values.empty() ? 2 : static_cast<int>(field.values.size());
        const bool figure = field.type == FieldType::integer || field.type == FieldType::number;
        const int least = static_cast<int>(field.least);
        unit.status.at[slot] =
            static_cast<std::int16_t>(figure ? least + upTo(static_cast<int>(field.most) - least + 1) : upTo(words));
        break;
      }
      case 2:
        battle.relate(static_cast<std::int16_t>(upTo(static_cast<int>(definition.relationKinds().size()))), anyUnit(),
                      anyUnit(), static_cast<std::int16_t>(upTo(7) - 1));
        break;
      case 3:
        unit.pose = {{upTo(80000) - 4000, upTo(56000) - 4000}, upTo(36000)};
        break;
      case 4:
        unit.present = chance.below(2) == 0;
        break;
      default:
        battle.step = static_cast<StepIndex>(upTo(definition.sequence().size()));
        battle.tasks.push_back({static_cast<std::int16_t>(upTo(2)), {anyUnit(), 1}});
    }
  }
}

// Longer than any table: nobody would, but what was saved is read again.
TEST(FantasyBattles, AHundredChariotsInSingleFileAreReadAsTheyWereWritten) {
  Field field;
  field.unit("c", "a", "scythed-chariots", 36, 24, 0, 100, 1, {{"formation", "open-order"}});
  field.unit("e", "b", "line-spearmen", 10, 10, 0, 20, 5);
  const std::string saved = writeBattle(field.rules(), field.battle()).dump();
  Battle read;
  ASSERT_NO_THROW(read = readBattle(field.rules(), Document::parse("saved", saved).root()));
  EXPECT_EQ(fingerprint(read), fingerprint(field.battle()));
}

TEST(FantasyBattles, NonsenseNeitherCrashesNorHangs) {
  const Loaded loaded = load("barrow-king");
  Stream chance(streamSeed(7, 0, "nonsense"));
  SilentChronicle silent;
  ActionList list;
  for (int round = 0; round < 100; ++round) {
    Battle battle = loaded.start;
    RolledDice dice(diceStream(static_cast<std::uint64_t>(round), 0));
    for (int actions = 0; actions < 150 && !loaded.rules->outcome(battle); ++actions) {
      if (actions % 30 == 20) {
        garble(loaded.rules->definition(), battle, chance);
        loaded.rules->derive(battle);
      }
      list.clear();
      loaded.rules->candidates(battle, loaded.rules->decision(battle), list);
      ASSERT_FALSE(list.empty()) << "round " << round << ", action " << actions;
      const Action& action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
      (void)loaded.rules->judge(battle, action);
      (void)loaded.rules->appraise(battle, 0);
      (void)loaded.rules->reminders(battle);
      for (UnitIndex u = 0; u < battle.unitCount(); ++u) (void)loaded.rules->portray(battle, u);
      loaded.rules->resolve(battle, action, dice, silent);
    }
  }
}

}  // namespace
}  // namespace signifer::fantasy::test::battles_test
