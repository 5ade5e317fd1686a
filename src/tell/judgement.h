// The rules' word on a unit's wish, and the unknown facts that would change it. Beside the table nobody tells the
// program everything, so an answer names each single fact about the unit or its target that decides it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "play/table_moment.h"
#include "rules/ruleset.h"

namespace signifer::tell {

/// The kinds of action that a word names: by title, id or gesture.
[[nodiscard]] std::vector<int> kindsNamed(const Definition& definition, std::string_view word);
/// The kinds that name a unit of their own.
[[nodiscard]] std::vector<int> kindsOfUnits(const Definition& definition);

/// The battle at a moment of the table; nothing where it cannot be there.
[[nodiscard]] std::optional<Battle> atMoment(const RuleSet& rules, const Battle& battle, const TableMoment& moment);

struct Judgement {
  bool legal = false;
  /// The legal action, else the one whose verdict gives the reasons.
  Action action = {};
  Verdict verdict = {};
  /// The targets of a legal action that may be chosen.
  std::vector<UnitIndex> targets = {};
  /// Every action that could be meant was judged. Otherwise only some ways were looked at.
  bool measuredAll = true;
  /// What was asked.
  std::vector<int> kinds = {};
  UnitIndex target = noUnit;
};

/// Whether the unit may do any of these kinds at this moment, against the target where one is given.
[[nodiscard]] Judgement judged(const RuleSet& rules, const Battle& battle, UnitIndex unit,
                               const std::vector<int>& kinds, UnitIndex target);

/// A fact that was taken for granted: with this value the answer would be another.
struct Assumed {
  UnitIndex unit = noUnit;
  std::size_t field = 0;
  std::int16_t value = 0;
  bool legal = false;
  /// The rule that then decides; may be empty.
  std::string_view rule = {};
};

/// The facts of yes and no and of a choice, of the unit, its target and its neighbours in contact, that would turn the
/// answer.
[[nodiscard]] std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle, const Judgement& judgement,
                                               UnitIndex unit);

}  // namespace signifer::tell
