// The shared parts of the tests of paper: a rule set's paper as it is read, situations at random, the engine's answers.
#pragma once

#include <boost/random/mersenne_twister.hpp>
#include <optional>
#include <set>
#include <string>

#include "conformance/rule_sets.h"
#include "sheet/paper.h"
#include "sheet/papers.h"

namespace signifer::conformance {

struct Printed {
  std::unique_ptr<RuleSet> rules;
  Paper paper;
};
/// `documents`: what is read of it (Paper::read).
[[nodiscard]] Printed printed(const RuleSetSource& source, const HouseRules& house = {},
                              const std::optional<std::vector<std::string>>& documents = std::nullopt);
[[nodiscard]] std::string textPaper(const RuleSetSource& source, PaperKind kind, const HouseRules& house = {});

using Random = boost::random::mt19937;

/// Values for what the printed test speaks of. `often`: in how many of ten situations an input is another than the
/// given or usual one.
[[nodiscard]] Json situation(const PaperTest& test, const Procedure& procedure, Random& random, int often = 10);

struct Answer {
  Json answer;
  /// The sum of the faces that were thrown.
  int dice = 0;
};
/// Asked with as many dice as it wants; nothing for a situation that the rules rule out.
[[nodiscard]] std::optional<Answer> ask(const RuleSet& rules, const std::string& procedure, const Json& input,
                                        Random& random);

/// What the printed sum starts from.
[[nodiscard]] int startOf(const PaperTest& test, const Json& known, const Answer& answer, const Definition& definition);

}  // namespace signifer::conformance
