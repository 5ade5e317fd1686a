// Asking a rule set for rulings in one line, under options or not: what the tests of all rule sets share.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "dice/sources.h"
#include "rules/contract.h"
#include "rules/ruleset.h"
#include "support/paths.h"

namespace signifer::test {

using Options = std::map<std::string, std::string>;

/// A rule set made from its source folder under options.
inline std::shared_ptr<const RuleSet> ruleSetFrom(const std::string& id, std::unique_ptr<RuleSet> (*make)(Definition),
                                                  const Options& options = {}) {
  HouseRules house;
  house.options = options;
  return makeRuleSet(make, test::sourcePath("rulesets/") + id, house);
}

/// The whole answer to a ruling.
inline Json ask(const RuleSet& rules, const std::string& procedure, const Json& input,
                const Json& dice = Json::array()) {
  const Json request{
      {"id", 1}, {"ruleset", rules.definition().id()}, {"procedure", procedure}, {"input", input}, {"dice", dice}};
  RolledDice never(1);
  return answerRuling(onlyThis(rules), request, never);
}

/// The exact odds; `by` empty for all result fields.
inline Json odds(const RuleSet& rules, const std::string& procedure, const Json& input,
                 const Json& by = Json::array()) {
  Json request{{"id", 1}, {"ruleset", rules.definition().id()}, {"procedure", procedure}, {"input", input}};
  if (!by.empty()) request["by"] = by;
  return answerOdds(onlyThis(rules), request);
}

/// The place where a request is refused, as "code where"; empty if it is not.
inline std::string fault(const Json& answer) {
  if (answer.at("ok").get<bool>()) return "";
  const Json& error = answer.at("error");
  return error.at("code").get<std::string>() + " " + error.at("where").get<std::string>();
}

/// Questions to one rule set, each in one line.
class Rulings {
 public:
  Rulings(const std::string& id, std::unique_ptr<RuleSet> (*make)(Definition), const Options& options = {})
      : rules_(ruleSetFrom(id, make, options)) {}

  /// The result of a ruling that must succeed.
  [[nodiscard]] Json result(const std::string& procedure, const Json& input, const Json& dice = Json::array()) const {
    Json answer = ask(*rules_, procedure, input, dice);
    EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
    return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
  }

  [[nodiscard]] std::string fault(const std::string& procedure, const Json& input,
                                  const Json& dice = Json::array()) const {
    return test::fault(ask(*rules_, procedure, input, dice));
  }

  /// The probability of one outcome, as a fraction; "none" where it does not occur.
  [[nodiscard]] std::string chance(const std::string& procedure, const Json& input, const Json& outcome) const {
    Json by = Json::array();
    for (const auto& [field, value] : outcome.items()) by.push_back(field);
    const Json answer = odds(*rules_, procedure, input, by);
    for (const Json& one : answer.at("outcomes"))
      if (one.at("result") == outcome) return one.at("fraction");
    return "none";
  }

 private:
  std::shared_ptr<const RuleSet> rules_;
};

}  // namespace signifer::test
