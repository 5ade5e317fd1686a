// What the tests of the Fantasy/Ancients Hybrid share: the rule set as its own folder has it, under options, and
// rulings in one line.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "rules/contract.h"
#include "rules/ruleset.h"

namespace signifer::fantasy {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::fantasy

namespace signifer::fantasy::test {

inline std::shared_ptr<const RuleSet> ruleSet(const std::map<std::string, std::string>& options = {}) {
  HouseRules house;
  house.options = options;
  return make(Definition::load(std::string(SIGNIFER_SOURCE_DIR) + "/rulesets/fantasy", house));
}

/// The rule set under its defaults; read once.
inline const std::shared_ptr<const RuleSet>& standard() {
  static const std::shared_ptr<const RuleSet> rules = ruleSet();
  return rules;
}

inline Json ask(const RuleSet& rules, const std::string& procedure, const Json& input, const Json& dice) {
  const Json request{{"id", 1}, {"ruleset", "fantasy"}, {"procedure", procedure}, {"input", input}, {"dice", dice}};
  RolledDice never(1);
  return answerRuling([&](std::string_view id) { return id == "fantasy" ? &rules : nullptr; }, request, never);
}

inline Json odds(const RuleSet& rules, const std::string& procedure, const Json& input, const Json& by) {
  Json request{{"id", 1}, {"ruleset", "fantasy"}, {"procedure", procedure}, {"input", input}};
  if (!by.empty()) request["by"] = by;
  return answerOdds([&](std::string_view id) { return id == "fantasy" ? &rules : nullptr; }, request);
}

/// The result of a ruling that must be given, under options.
inline Json resultUnder(const std::map<std::string, std::string>& options, const std::string& procedure,
                        const Json& input, const Json& dice = Json::array()) {
  const Json answer = ask(options.empty() ? *standard() : *ruleSet(options), procedure, input, dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
  return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
}

/// Where a request is refused, as "code where"; empty if it is not.
inline std::string fault(const Json& answer) {
  if (answer.at("ok").get<bool>()) return "";
  const Json& error = answer.at("error");
  return error.at("code").get<std::string>() + " " + error.at("where").get<std::string>();
}

}  // namespace signifer::fantasy::test
