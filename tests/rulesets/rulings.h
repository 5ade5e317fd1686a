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

namespace signifer::test {

/// A rule set made from its source folder, and questions to it.
class Rulings {
 public:
  using Options = std::map<std::string, std::string>;

  Rulings(std::string id, std::unique_ptr<RuleSet> (*make)(Definition), Options options = {}) : id_(std::move(id)) {
    HouseRules house;
    house.options = std::move(options);
    rules_ = make(Definition::load(std::string(SIGNIFER_SOURCE_DIR) + "/rulesets/" + id_, house));
  }

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }

  /// The whole answer.
  [[nodiscard]] Json ask(const std::string& procedure, const Json& input, const Json& dice = Json::array()) const {
    const Json request{{"id", 1}, {"ruleset", id_}, {"procedure", procedure}, {"input", input}, {"dice", dice}};
    RolledDice never(1);
    return answerRuling(finder(), request, never);
  }

  /// The result of a ruling that must succeed.
  [[nodiscard]] Json result(const std::string& procedure, const Json& input, const Json& dice = Json::array()) const {
    Json answer = ask(procedure, input, dice);
    EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
    return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
  }

  /// Where a request is refused, as "code where"; empty if it is not.
  [[nodiscard]] std::string fault(const std::string& procedure, const Json& input,
                                  const Json& dice = Json::array()) const {
    const Json answer = ask(procedure, input, dice);
    if (answer.at("ok").get<bool>()) return "";
    const Json& error = answer.at("error");
    return error.at("code").get<std::string>() + " " + error.at("where").get<std::string>();
  }

  /// The exact odds; `by` empty for all result fields.
  [[nodiscard]] Json odds(const std::string& procedure, const Json& input, const Json& by = Json::array()) const {
    Json request{{"id", 1}, {"ruleset", id_}, {"procedure", procedure}, {"input", input}};
    if (!by.empty()) request["by"] = by;
    return answerOdds(finder(), request);
  }

  /// The probability of one outcome, as a fraction; "none" where it does not occur.
  [[nodiscard]] std::string chance(const std::string& procedure, const Json& input, const Json& outcome) const {
    Json by = Json::array();
    for (const auto& [field, value] : outcome.items()) by.push_back(field);
    const Json answer = odds(procedure, input, by);
    for (const Json& one : answer.at("outcomes"))
      if (one.at("result") == outcome) return one.at("fraction");
    return "none";
  }

 private:
  [[nodiscard]] FindRuleSet finder() const {
    return [this](std::string_view id) { return id == id_ ? rules_.get() : nullptr; };
  }

  std::string id_;
  std::unique_ptr<RuleSet> rules_;
};

}  // namespace signifer::test
