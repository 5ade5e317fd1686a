// The rules' word on a unit's wish, and the unknown facts that would change it. Beside the table nobody tells the
// program everything, so an answer names each single fact about the unit or its target that decides it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "play/table_moment.h"
#include "rules/ruleset.h"
#include "tell/deed_words.h"

namespace signifer::tell {

/// The kinds that name a unit of their own and do something with it.
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
  /// The rules carry it out without asking anybody.
  bool byItself = false;
  /// Every action that could be meant was judged. Otherwise only some ways were looked at.
  bool measuredAll = true;
  /// What was asked.
  std::vector<int> kinds = {};
  UnitIndex target = noUnit;
  std::vector<ChosenValue> chosen = {};
};

/// Whether the unit may do any of these kinds at this moment, against the target where one is given, with what was
/// chosen of them.
[[nodiscard]] Judgement judged(const RuleSet& rules, const Battle& battle, UnitIndex unit,
                               const std::vector<int>& kinds, UnitIndex target,
                               const std::vector<ChosenValue>& chosen = {});

/// Whether the leader may do any of these kinds at this moment, with the unit where one is given.
[[nodiscard]] Judgement judgedPerson(const RuleSet& rules, const Battle& battle, PersonIndex person,
                                     const std::vector<int>& kinds, UnitIndex target);

/// The steps at which play stands here: the one of the battle, and those beside it that it does not stop at by
/// themselves.
[[nodiscard]] std::vector<StepIndex> stepsAtStop(const RuleSet& rules, const Battle& at);

/// Whether a way is measured that is longer than allowed.
[[nodiscard]] bool saysTooFar(const Reason& reason);
/// Whether a figure of a verdict measures the way or the shot of the action. Of a gap that is kept from somebody, or
/// of one who has to be near, the figure names him.
[[nodiscard]] bool isOfWay(const RuleSet& rules, const Action& action, const Reason& figure);

/// "Action phase, turn 3, Rome".
[[nodiscard]] std::string headOf(const RuleSet& rules, const Battle& at);

/// Other values that a fact might have: all of a choice; of a figure its bounds, none, and those up to `reach` away.
[[nodiscard]] std::vector<std::int16_t> othersOf(const Field& field, std::int16_t now, int reach);

/// The battle with a fact otherwise; nothing where no unit of its kind can be so, or where the battle would be over.
[[nodiscard]] std::optional<Battle> withFact(const RuleSet& rules, const Battle& battle, UnitIndex unit,
                                             std::size_t field, std::int16_t value);

/// The rules' word if a fact were otherwise, and the rule that decides it; may be empty.
struct Turned {
  bool legal = false;
  std::string_view rule = {};
  /// Changes where the reasons or the figures do, though the word stays.
  std::size_t print = 0;
};
/// The print of a verdict: its reasons, and the figures that hold.
[[nodiscard]] std::size_t printOf(const Verdict& verdict);

/// A fact that was taken for granted: with this value the answer would be another.
struct Assumed {
  UnitIndex unit = noUnit;
  std::size_t field = 0;
  std::int16_t value = 0;
  bool legal = false;
  /// The rule that then decides; may be empty.
  std::string_view rule = {};
  /// A second fact without which the first would not turn the answer.
  struct Other {
    UnitIndex unit = noUnit;
    std::size_t field = 0;
    std::int16_t value = 0;
  };
  std::optional<Other> with = std::nullopt;

  [[nodiscard]] bool names(UnitIndex who, std::size_t what) const {
    return (unit == who && field == what) || (with && with->unit == who && with->field == what);
  }
};

/// "Has marched: no. If yes: not legal (HG-SEQ-2)."
[[nodiscard]] std::string turnInWords(const RuleSet& rules, const Battle& at, const Assumed& one);
/// "Taken for granted of Boii: has marched: no. If yes: not legal (HG-SEQ-2)."
[[nodiscard]] std::string assumedInWords(const RuleSet& rules, const Battle& at, const Assumed& one);

/// The facts of these units that would turn a word of the rules, each tried by itself, then two together where one
/// alone changes only the reasons or figures. `ask` gives the word on the battle with the facts changed; nothing where
/// the question has no answer then. Of a figure its bounds and its neighbours are tried.
[[nodiscard]] std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle,
                                               const std::vector<UnitIndex>& about, bool legal,
                                               const std::function<std::optional<Turned>(const Battle&)>& ask);

/// The facts of the unit, of its target and of those that touch either, that would turn the answer.
[[nodiscard]] std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle, const Judgement& judgement,
                                               UnitIndex unit);

}  // namespace signifer::tell
