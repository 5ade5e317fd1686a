// Whether a battle can be kept and played on. Who overrules may do what no rule allows; what no file could hold, or
// what nobody could go on from, cannot be done at all.
#pragma once

#include <stdexcept>
#include <string>

#include "rules/ruleset.h"

namespace signifer {

/// The action would lead to a battle that cannot be kept; what() tells the players the reason.
class CannotBeKept : public std::runtime_error {
 public:
  explicit CannotBeKept(const std::string& why);
};

/// Throws CannotBeKept where a file of the battle could not be read, or would be read otherwise, or where the battle is
/// not over and nobody has anything to answer.
void requireKeepable(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
