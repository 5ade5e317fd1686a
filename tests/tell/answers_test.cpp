// Answers that a referee would give. A Yes is one to the deed that was asked for. A fight has its figures whatever roll
// comes first. The chances of a charge leave out the deeds of others.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "commander/commander.h"
#include "commander/outcome_words.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "table/distance.h"
#include "tell/tell.h"

namespace signifer::conformance::answers_test {
namespace {

// Positions of a battle that a machine plays, at every so many answers.
std::vector<Battle> positionsOf(const Scenario& scenario, int every, std::size_t most) {
  std::vector<Battle> positions;
  Battle battle = scenario.start;
  const auto commander = makeCommander("recruit", streamSeed(3, 0, "answers"));
  RolledDice dice(7);
  SilentChronicle silent;
  for (int i = 0; positions.size() < most && i < 1200 && !scenario.rules->outcome(battle); ++i) {
    const bool begun = comesBefore(*scenario.rules, battle) == Before::nothing;
    if (begun && i % every == 0) positions.push_back(battle);
    const Decision decision = scenario.rules->decision(battle);
    ActionList candidates;
    scenario.rules->candidates(battle, decision, candidates);
    scenario.rules->resolve(battle, candidates[commander->choose(*scenario.rules, battle, decision, candidates)], dice,
                            silent);
  }
  return positions;
}

// One battle of each rule set of the program.
std::vector<const Scenario*> oneOfEach() {
  std::vector<const Scenario*> found;
  std::set<std::string> seen;
  for (const Scenario& scenario : scenarios()) {
    const std::string& id = scenario.rules->definition().id();
    if (!isExample(id) && seen.insert(id).second) found.push_back(&scenario);
  }
  return found;
}

std::string allOf(const ToldAnswer& answer) {
  std::string all;
  for (const std::string& line : answer.lines) all += line + '\n';
  return all;
}

bool meets(const Battle& battle, UnitIndex u, UnitIndex v) {
  const Unit& one = battle.unit(u);
  const Unit& other = battle.unit(v);
  return one.present && other.present && one.side != other.side &&
         touching(Footprint(one.pose, one.base), Footprint(other.pose, other.base));
}

TEST(Answers, AYesIsOneToTheDeedThatWasAskedFor) {
  for (const Scenario* scenario : oneOfEach()) {
    const RuleSet& rules = *scenario->rules;
    const auto& kinds = rules.definition().actions();
    for (const Battle& battle : positionsOf(*scenario, 60, 2))
      for (UnitIndex u = 0; u < battle.unitCount(); u += 6) {
        if (!battle.unit(u).present) continue;
        for (const std::string verb : {"charge", "shoot"}) {
          const Told told = tellLine(rules, battle, "may " + unitInFull(battle, u) + " " + verb + "?");
          if (!told.answer || told.answer->says != ToldAnswer::Says::yes) continue;
          const std::string& yes = told.answer->lines.front();
          const bool right = std::ranges::any_of(kinds, [&](const ActionKind& kind) {
            return kind.gesture != "stay" && kind.id.find(verb) != std::string::npos &&
                   yes.find(": " + kind.title) != std::string::npos;
          });
          EXPECT_TRUE(right) << scenario->name << ": " << verb << ": " << yes;
        }
      }
  }
}

TEST(Answers, WhoeverFightsHearsOfItsFight) {
  for (const Scenario* scenario : oneOfEach()) {
    const RuleSet& rules = *scenario->rules;
    int asked = 0;
    int told = 0;
    for (const Battle& battle : positionsOf(*scenario, 1, 1200)) {
      if (asked >= 30) break;
      const Decision decision = rules.decision(battle);
      if (!decision.automatic) continue;
      for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
        bool fights = false;
        for (UnitIndex v = 0; v < battle.unitCount(); ++v) fights = fights || meets(battle, u, v);
        if (!fights || asked >= 30) continue;
        const Told answer = tellLine(rules, battle, "what does " + unitInFull(battle, u) + " need?");
        if (!answer.answer) continue;
        ++asked;
        const std::string all = allOf(*answer.answer);
        told += all.find("has no dice") == std::string::npos ? 1 : 0;
        EXPECT_EQ(all.find("A lost"), std::string::npos) << scenario->name << ": " << all;
        EXPECT_EQ(all.find("B lost"), std::string::npos) << scenario->name << ": " << all;
      }
    }
    EXPECT_TRUE(asked == 0 || told > 0) << scenario->name << ": " << told << " of " << asked;
  }
}

// Whether other units of the side have acted or not is nothing to a charge: they are not asked about.
TEST(Answers, TheChancesOfAChargeAreItsOwn) {
  int compared = 0;
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    const int acted = indexOf(rules.definition().unitStatus(), "actedThisTurn");
    if (acted < 0 || isExample(rules.definition().id()) || compared >= 6) continue;
    for (const Battle& battle : positionsOf(scenario, 1, 400)) {
      if (compared >= 6) break;
      ActionList candidates;
      rules.candidates(battle, rules.decision(battle), candidates);
      const auto charge = std::ranges::find_if(candidates, [&](const Action& one) {
        return rules.definition().actions()[static_cast<std::size_t>(one.kind)].gesture == "charge";
      });
      if (charge == candidates.end() || !rules.judge(battle, *charge).legal()) continue;
      Battle alone = battle;
      for (UnitIndex u = 0; u < alone.unitCount(); ++u)
        if (u != charge->unit && alone.unit(u).side == alone.active)
          alone.unit(u).status.at[static_cast<std::size_t>(acted)] = 1;
      rules.derive(alone);
      const auto all = prospectsOf(rules, battle, *charge);
      const auto own = prospectsOf(rules, alone, *charge);
      ASSERT_TRUE(all && own) << scenario.name;
      ++compared;
      EXPECT_NEAR(all->home, own->home, 0.1) << scenario.name << " " << unitInFull(battle, charge->unit);
      EXPECT_NEAR(all->better, own->better, 0.1) << scenario.name << " " << unitInFull(battle, charge->unit);
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace signifer::conformance::answers_test
