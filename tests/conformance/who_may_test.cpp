// The units and leaders that may really answer (play/who_may.h), along a stretch of every battle that came with the
// program. Everybody named by the candidates is among them, and nobody of the other side. Leaders who only ride about
// are told too.
#include "play/who_may.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "library/places.h"
#include "play/session.h"
#include "support/paths.h"

namespace signifer::conformance::who_may_test {
namespace {

bool names(const Json& list, const std::string& action, const char* who, const std::string& id) {
  for (const Json& one : list)
    if (one["action"] == action && one.contains(who))
      for (const Json& named : one[who])
        if (named == id) return true;
  return false;
}

void compare(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& candidates) {
  const Json may = whoMay(rules, battle, decision, candidates);
  const Setup& setup = *battle.setup;
  for (const Action& action : candidates) {
    const std::string& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)].id;
    if (action.unit != noUnit) {
      EXPECT_TRUE(names(may, kind, "units", setup.units[static_cast<std::size_t>(action.unit)].id)) << kind;
    }
    if (action.person != noPerson) {
      EXPECT_TRUE(names(may, kind, "people", setup.people[static_cast<std::size_t>(action.person)].id)) << kind;
    }
  }
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    if (battle.person(p).side == decision.side) continue;
    for (const Json& one : may)
      EXPECT_FALSE(names(may, one["action"], "people", setup.people[static_cast<std::size_t>(p)].id)) << one;
  }
}

TEST(WhoMay, NamesAllWhomTheCandidatesName) {
  for (const ShippedBattle& shipped : shippedBattles()) {
    SCOPED_TRACE(shipped.name);
    const Document file = Document::load(shipped.file);
    const RuleSetSource* source = library().find(file.root().at("ruleset").text());
    ASSERT_NE(source, nullptr);
    const std::shared_ptr<const RuleSet> rules = source->create(readHouseRules(file.root()));
    Session session(rules, readBattle(*rules, file.root()), 5);
    const auto greedy = makeCommander("greedy", 5);
    ActionList candidates;
    for (int i = 0; i < 40 && !session.outcome(); ++i) {
      candidates.clear();
      rules->candidates(session.battle(), session.decision(), candidates);
      compare(*rules, session.battle(), session.decision(), candidates);
      ASSERT_EQ(session.act(greedy->answer(*rules, session.battle(), session.decision(), candidates)).kind,
                Attempt::Kind::done);
    }
  }
}

// No candidate rides, for there is no end of places to ride to.
TEST(WhoMay, LeadersWhoMayRideAreTold) {
  const Document file = Document::load(test::sourcePath("assets/scenarios/cb/raphia.json"));
  const std::shared_ptr<const RuleSet> rules = library().find("cb")->create(readHouseRules(file.root()));
  const Battle battle = readBattle(*rules, file.root());
  const Decision decision = rules->decision(battle);
  ActionList candidates;
  rules->candidates(battle, decision, candidates);
  EXPECT_TRUE(names(whoMay(*rules, battle, decision, candidates), "leader-move", "people", "ptolemy"));
}

}  // namespace
}  // namespace signifer::conformance::who_may_test
