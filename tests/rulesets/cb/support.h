// The shared parts of the tests of CB: the rule set as its own folder has it, under options or not.
#pragma once

#include <fstream>

#include "rulesets/rulings.h"

namespace signifer::cb {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::cb

namespace signifer::cb::test {

using signifer::test::ask;
using signifer::test::fault;
using signifer::test::odds;

inline std::shared_ptr<const RuleSet> ruleSet(const signifer::test::Options& options = {}) {
  return signifer::test::ruleSetFrom("cb", &make, options);
}

/// The rule set under its defaults; read once.
inline const std::shared_ptr<const RuleSet>& standard() {
  static const std::shared_ptr<const RuleSet> rules = ruleSet();
  return rules;
}

}  // namespace signifer::cb::test
