// The shared parts of the tests of the Fantasy/Ancients Hybrid: the rule set as its own folder has it, under options or
// not.
#pragma once

#include <fstream>

#include "rulesets/rulings.h"

namespace signifer::fantasy {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::fantasy

namespace signifer::fantasy::test {

using signifer::test::ask;
using signifer::test::fault;
using signifer::test::odds;

inline std::shared_ptr<const RuleSet> ruleSet(const signifer::test::Options& options = {}) {
  return signifer::test::ruleSetFrom("fantasy", &make, options);
}

/// The rule set under its defaults; read once.
inline const std::shared_ptr<const RuleSet>& standard() {
  static const std::shared_ptr<const RuleSet> rules = ruleSet();
  return rules;
}

/// The result of a ruling that must be given, under options.
inline Json resultUnder(const signifer::test::Options& options, const std::string& procedure, const Json& input,
                        const Json& dice = Json::array()) {
  return signifer::test::Rulings("fantasy", &make, options).result(procedure, input, dice);
}

}  // namespace signifer::fantasy::test
