// The rulings contract: one JSON request, one JSON answer, for rulings and for exact odds. A request that cannot be
// ruled on is answered with its first fault. Faults are looked for in this order: the request, the rule set, the
// procedure, unknown fields, options and house rules, types and ranges, missing fields, ruled-out combinations, dice.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "dice/dice.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// A fault in a request. `where` is a JSON Pointer into it.
struct Fault {
  std::string code;
  std::string where;
  std::string message;
};

/// Finds a rule set by id, under the house rules that a request asks for; nullptr where none has the id. Throws
/// SourceError, with a pointer into house rules, where these do not fit.
using FindRuleSet = std::function<const RuleSet*(std::string_view id, const HouseRules& asked)>;
/// Finds this one alone, whose options have been chosen: a request that asks for others is refused.
[[nodiscard]] FindRuleSet onlyThis(const RuleSet& rules);

/// Reads the inputs of a procedure; `inputs` is filled unless a fault is returned. Ruled-out combinations included.
[[nodiscard]] std::optional<Fault> readInputs(const Procedure& procedure, const Json& input, Values& inputs);

/// Answers `{"id", "ruleset", "procedure", "options", "houseRules", "input", "dice" or "seed"}`. `rolled` gives the
/// dice of requests that name neither faces nor a seed.
[[nodiscard]] Json answerRuling(const FindRuleSet& find, const Json& request, Dice& rolled);
/// Answers `{"id", "ruleset", "procedure", "options", "houseRules", "input", "by"}`. More outcomes than an OddsWatch
/// allows are a `bad-value` of
/// `/by`.
[[nodiscard]] Json answerOdds(const FindRuleSet& find, const Json& request);

/// Answers a line of text that may not be JSON at all; the answer is one line without its end.
[[nodiscard]] std::string answerRulingLine(const FindRuleSet& find, std::string_view line, Dice& rolled);
[[nodiscard]] std::string answerOddsLine(const FindRuleSet& find, std::string_view line);

/// A procedure's form: what `signifer-cli procedures --json` prints.
[[nodiscard]] Json describe(const Procedure& procedure);
/// A ruling that play has asked for: procedure, input, dice, result and modifiers, as a request would have them.
[[nodiscard]] Json describe(const Consultation& consultation);
/// The sequence as the contract's tree.
[[nodiscard]] Json describe(const Sequence& sequence);

}  // namespace signifer
