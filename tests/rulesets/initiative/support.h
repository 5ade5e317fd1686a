// The shared parts of the tests of Initiative Order: the rule set as its own folder has it, under options or not.
#pragma once

#include <fstream>

#include "rulesets/rulings.h"

namespace signifer::initiative {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::initiative

namespace signifer::initiative::test {

using signifer::test::ask;
using signifer::test::fault;
using signifer::test::odds;
using signifer::test::sourcePath;

inline std::shared_ptr<const RuleSet> ruleSet(const signifer::test::Options& options = {}) {
  return signifer::test::ruleSetFrom("initiative", &make, options);
}

/// The rule set under its defaults; read once.
inline const std::shared_ptr<const RuleSet>& standard() {
  static const std::shared_ptr<const RuleSet> rules = ruleSet();
  return rules;
}

}  // namespace signifer::initiative::test
