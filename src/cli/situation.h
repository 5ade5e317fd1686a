// The common parts of ruling and odds: the rule set, the procedure and the situation asked about, and the way to show
// them to a person.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/program.h"
#include "rules/contract.h"

namespace signifer::cli {

/// The arguments RULESET PROCEDURE --input FILE --house ... of a verb. Must outlive the parsing.
struct SituationArguments {
  std::string ruleSet;
  std::string procedure;
  std::string input;
  HouseArguments house;
  bool batch = false;
  bool json = false;

  void addTo(Verb verb);
  /// Complains where --batch has company, or where without it nothing is asked.
  void check() const;
};

/// The rule set that was asked for, and the request so far: {"id", "ruleset", "procedure", "input"}.
struct Situation {
  std::unique_ptr<RuleSet> rules;
  const Procedure* procedure = nullptr;
  Json request;

  [[nodiscard]] FindRuleSet find() const;
};

/// Throws WrongQuestion or SourceError.
[[nodiscard]] Situation readSituation(Program& program, const SituationArguments& arguments);

/// Rule sets by id, each made when first asked for; for batches.
[[nodiscard]] FindRuleSet findIn(Program& program);

/// "yes", "light-cavalry", "4 inch".
[[nodiscard]] std::string inWords(const Field& field, const Json& value);

/// Prints what is asked: rule set, procedure and the situation, as it was given and by default.
void printSituation(const Situation& situation);

/// Reads "4,3" as faces. Throws WrongQuestion.
[[nodiscard]] std::vector<int> readFaces(const std::string& text);

}  // namespace signifer::cli
