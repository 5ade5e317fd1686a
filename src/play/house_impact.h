// The effect of changed house rules on rulings: the ruling that they touch, asked where it counts, and its exact odds
// before and after. Found by asking, so it knows no rule set and no table.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

struct HouseImpact {
  /// The ruling's id and title.
  std::string procedure;
  std::string title;
  /// The differences between the situation and the form's own: the inputs' places and values.
  std::vector<std::pair<Field, Value>> where;
  /// The result that the odds are of, and each of its values with its chances before and after.
  Field result;
  struct Row {
    Value value;
    double before = 0;
    double after = 0;
  };
  std::vector<Row> rows;
};

/// Looks for the ruling that answers differently in the fewest inputs other than the form's own; rulings that name
/// `rule` are asked first. Nothing where none is found within some work, or where `stop` becomes true. Always the same
/// for the same rule sets.
[[nodiscard]] std::optional<HouseImpact> impactOf(const RuleSet& before, const RuleSet& after, const std::string& rule,
                                                  const std::atomic<bool>* stop = nullptr);

}  // namespace signifer
