// Answers that nobody need be asked for. A standing order says what a unit or a side always or never does when it is
// asked. A step with neither dice nor choice passes by itself. A side that does nothing says so once for all its units.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"

namespace signifer {

/// "Always evades", "never countercharges", "shoots the nearest".
struct StandingOrder {
  SideIndex side = noSide;
  /// One unit of the side; noUnit for all of them.
  UnitIndex unit = noUnit;
  /// The kind of action, by its place in the rule set.
  std::int8_t kind = -1;
  bool never = false;
  friend bool operator==(const StandingOrder&, const StandingOrder&) = default;
};

/// Whether a kind of action can be ordered: it names the unit that acts, and nobody leads it along a way.
[[nodiscard]] bool canBeOrdered(const RuleSet& rules, int kind);

/// The answer by the orders to what is asked now; nothing where they leave a choice. A unit's own orders come before
/// those of its side. Of several targets the nearest is meant.
[[nodiscard]] std::optional<Action> answerByOrders(const RuleSet& rules, const Battle& battle,
                                                   const std::vector<StandingOrder>& orders);

/// The answer to a step that has neither dice nor choice; nothing where somebody has to choose or to throw.
[[nodiscard]] std::optional<Action> answerThatPasses(const RuleSet& rules, const Battle& battle);

/// The answer of a unit that does nothing: the one that is asked, else the first that may. Empty if all have to do
/// something.
[[nodiscard]] std::optional<Action> answerThatStays(const RuleSet& rules, const Battle& battle);

/// "Velites 1: always Evade the charge", in the rule set's words.
[[nodiscard]] std::string orderInWords(const RuleSet& rules, const Battle& battle, const StandingOrder& order);

/// As notes of a journal hold them: a list of {"side", "unit", "always" or "never"}.
[[nodiscard]] std::string writeOrders(const RuleSet& rules, const Battle& battle,
                                      const std::vector<StandingOrder>& orders);
/// Reads them; what it does not understand is left out.
[[nodiscard]] std::vector<StandingOrder> readOrders(const RuleSet& rules, const Battle& battle,
                                                    const std::string& json);

}  // namespace signifer
