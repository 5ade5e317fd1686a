// Orders that a leader gives by a roll, as a General orders a unit or his whole command: by the words that people have
// for them.
#pragma once

#include <optional>

#include "rules/ruleset.h"
#include "tell/line.h"

namespace signifer::tell {

/// An order of leaders: a kind of action, and the word of its choice.
struct Trial {
  int kind = -1;
  std::int16_t value = 0;
  friend bool operator==(const Trial&, const Trial&) = default;
};
/// One that was named, and by so many words.
struct NamedTrial {
  Trial trial;
  std::size_t count = 0;
};

/// The kind of action by which a leader gives one of several orders; -1 where the rule set has none.
[[nodiscard]] int kindOfTrials(const Definition& definition);
/// The place of the order among the values of such an action.
[[nodiscard]] std::size_t valueOfTrials(const Definition& definition);
/// "General advance", "follow me", and with `single` also "rally" and "command": the order that the words begin with.
[[nodiscard]] std::optional<NamedTrial> trialNamed(const Definition& definition, Words words, bool single);
/// The order as an action. Of an order to the whole army no unit is named.
[[nodiscard]] Action trialAction(const Definition& definition, const Trial& trial, PersonIndex person, UnitIndex unit);
/// The battle in which whoever had moves of an order has made them: the next order comes after these.
[[nodiscard]] Battle withoutMovesLeft(const RuleSet& rules, const Battle& battle);
/// An order as the rules judge it.
struct JudgedTrial {
  Action action;
  Verdict verdict;
};
/// The order of this leader, or of any of the side, to this unit, or to any of his: the first that is legal, else the
/// first of all. Nothing where nobody could give it.
[[nodiscard]] std::optional<JudgedTrial> judgedTrial(const RuleSet& rules, const Battle& battle, const Trial& trial,
                                                     SideIndex side, PersonIndex person, UnitIndex unit);
/// The order that is for the whole army; nothing where the leader may give none now.
[[nodiscard]] std::optional<Trial> trialOfArmy(const RuleSet& rules, const Battle& battle, PersonIndex person);
/// Whether a word is the verb for giving orders.
[[nodiscard]] bool givesOrders(const Definition& definition, std::string_view word);

}  // namespace signifer::tell
