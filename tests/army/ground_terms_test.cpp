// A rule set's words about its ground hold in play. Ground that is said to change nothing changes nothing, even if it
// lies under the whole table.
#include "army/ground_terms.h"

#include <gtest/gtest.h>

#include "army/army_check.h"
#include "army/muster.h"
#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "play/battle_json.h"
#include "play/position.h"
#include "play/session.h"
#include "toy_battle.h"

namespace signifer::ground_terms_test {
namespace {

using namespace test;

struct OfRuleSet {
  const char* id;
  const char* first;
  const char* second;
};
constexpr OfRuleSet ruleSets[] = {{"hannibal", "rome", "carthage"},
                                  {"cb", "consular", "consular"},
                                  {"othw", "rome", "india"},
                                  {"initiative", "consul", "consul"},
                                  {"fantasy", "eastern-march", "eastern-march"}};

OpenedArmy army(const OfRuleSet& of, const char* name) {
  const Document document = Document::load(sourcePath("assets/armies/" + std::string(of.id) + "/" + name + ".json"));
  return openArmy(conformance::library(), document.root());
}

// The states of a battle that greedy commanders play on ground of this kind and level everywhere.
std::vector<std::uint64_t> played(const OfRuleSet& of, const std::string& kind, int level) {
  const OpenedArmy first = army(of, of.first);
  const OpenedArmy second = army(of, of.second);
  Json battle = musterBattle(*first.rules, first.terms, {}, "Ground", first.army, second.army);
  Json piece{{"kind", kind}, {"level", level}};
  if (first.rules->definition().grid()) {
    piece["squares"] = Json::array();
    for (int column = 0; column < 14; ++column)
      for (int row = 0; row < 10; ++row) piece["squares"].push_back(Json::array({column, row}));
  } else {
    // Half of it, so that higher and lower meet.
    piece["outline"] = Json::parse("[[0, 0], [72, 0], [72, 26], [0, 26]]");
  }
  battle["terrain"] = Json::array({piece});
  const Document document = Document::parse("battle", battle.dump());
  const Position position = readPosition(conformance::library(), document.root());
  Session session(position.rules, position.battle, 5);
  const auto commander = makeCommander("greedy", 7);
  std::vector<std::uint64_t> states;
  ActionList list;
  for (int i = 0; i < 160 && !session.outcome(); ++i) {
    list.clear();
    session.rules().candidates(session.battle(), session.decision(), list);
    session.act(list[commander->choose(session.rules(), session.battle(), session.decision(), list)]);
    states.push_back(fingerprint(session.battle()));
  }
  return states;
}

TEST(GroundTerms, PlainGroundChangesNothing) {
  for (const OfRuleSet& of : ruleSets) {
    const RuleSetSource* source = conformance::library().find(of.id);
    ASSERT_NE(source, nullptr);
    const auto rules = source->create();
    const GroundTerms terms = GroundTerms::load(source->folder, rules->definition());
    const auto& kinds = rules->definition().terrainKinds();
    const std::vector<std::uint64_t> open = played(of, kinds.front().id, 0);
    ASSERT_GT(open.size(), 40U) << of.id;
    for (std::size_t i = 1; i < kinds.size(); ++i)
      if (terms.isPlain(static_cast<int>(i))) {
        EXPECT_EQ(played(of, kinds[i].id, 0), open) << of.id << ", " << kinds[i].id;
      }
  }
}

TEST(GroundTerms, ALevelThatDoesNotCountChangesNothing) {
  for (const OfRuleSet& of : ruleSets) {
    const RuleSetSource* source = conformance::library().find(of.id);
    ASSERT_NE(source, nullptr);
    const auto rules = source->create();
    const GroundTerms terms = GroundTerms::load(source->folder, rules->definition());
    const auto& kinds = rules->definition().terrainKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i)
      if (!terms.heightCounts(static_cast<int>(i))) {
        EXPECT_EQ(played(of, kinds[i].id, 2), played(of, kinds[i].id, 0)) << of.id << ", " << kinds[i].id;
      }
  }
}

TEST(GroundTerms, OnlyHillsOfRulesThatLookAtLevelsLieFlat) {
  const RuleSetSource* source = conformance::library().find("hannibal");
  ASSERT_NE(source, nullptr);
  const auto rules = source->create();
  const GroundTerms terms = GroundTerms::load(source->folder, rules->definition());
  const auto& kinds = rules->definition().terrainKinds();
  const auto kind = [&](const char* id) {
    return static_cast<int>(std::ranges::find(kinds, id, &TerrainKind::id) - kinds.begin());
  };
  EXPECT_TRUE(terms.liesFlat(kind("gradual-slope"), 0));
  EXPECT_FALSE(terms.liesFlat(kind("gradual-slope"), 1));
  EXPECT_FALSE(terms.liesFlat(kind("wood"), 0));
}

}  // namespace
}  // namespace signifer::ground_terms_test
