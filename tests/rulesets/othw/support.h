// The shared parts of the tests of O/THW Ancients: the rule set as its own folder has it, under options or not.
#pragma once

#include <fstream>

#include "rulesets/rulings.h"

namespace signifer::othw {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::othw

namespace signifer::othw::test {

using signifer::test::ask;
using signifer::test::fault;
using signifer::test::odds;

inline std::shared_ptr<const RuleSet> ruleSet(const signifer::test::Options& options = {}) {
  return signifer::test::ruleSetFrom("othw", &make, options);
}

/// The rule set under its defaults; read once.
inline const std::shared_ptr<const RuleSet>& standard() {
  static const std::shared_ptr<const RuleSet> rules = ruleSet();
  return rules;
}

}  // namespace signifer::othw::test
