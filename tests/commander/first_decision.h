// The toy's battle where its first decision is open, for tests of commanders.
#pragma once

#include "toy_battle.h"

namespace signifer::test {

struct FirstDecision : testing::Test {
  std::unique_ptr<RuleSet> rules = toyLibrary().find("toy")->create();
  Battle battle = meeting(*rules);
  Decision decision = rules->decision(battle);
  ActionList candidates;
  void SetUp() override { rules->candidates(battle, decision, candidates); }
};

}  // namespace signifer::test
