// The toy's battle where its first decision is open, for tests of commanders.
#pragma once

#include <memory>
#include <vector>

#include "toy_battle.h"

namespace signifer::test {

struct FirstDecision : testing::Test {
  std::unique_ptr<RuleSet> rules = toyLibrary().find("toy")->create();
  Battle battle = meeting(*rules);
  Decision decision = rules->decision(battle);
  ActionList candidates;
  void SetUp() override { rules->candidates(battle, decision, candidates); }
};

/// A first decision between two armies as large as a test wants them.
struct TwoArmies : FirstDecision {
  [[nodiscard]] std::vector<UnitIndex> of(SideIndex side) const {
    std::vector<UnitIndex> units;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (battle.unit(u).side == side) units.push_back(u);
    return units;
  }
  /// A setup of the test's own.
  signifer::Setup& setup() {
    auto own = std::make_shared<signifer::Setup>(*battle.setup);
    battle.setup = own;
    return *own;
  }
  /// So many more like the first of the side.
  void reinforce(SideIndex side, int units) {
    const UnitIndex first = of(side).front();
    for (signifer::Setup& own = setup(); units > 0; --units) {
      battle.units.push_back(battle.unit(first));
      own.units.push_back(own.units[static_cast<std::size_t>(first)]);
    }
  }
};

}  // namespace signifer::test
