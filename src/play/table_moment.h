// The moment of the table, for players who play on their own table and tell the program: the player turn and the step.
// Any moment may follow any other. What the full referee still waits for never holds the table up; it becomes a list of
// what is not known yet. Only a deployment and the question who begins come first.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "battle/battle.h"
#include "rules/chronicle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// A player turn and a step of it.
struct TableMoment {
  int turn = 1;
  SideIndex side = 0;
  StepIndex step = 0;
  friend bool operator==(const TableMoment&, const TableMoment&) = default;
};

[[nodiscard]] TableMoment tableMoment(const Battle& battle);

/// The reach of "next": the next phase, as a checklist goes, or the next step at which play stops.
enum class Pace : std::uint8_t { phases, steps };

/// The steps at which a player turn stops, in their order; of phases the first in each.
[[nodiscard]] std::vector<StepIndex> stopsOf(const RuleSet& rules, const Battle& battle, Pace pace = Pace::steps);

/// Why the table cannot go on before something is told: units wait to be placed, or nobody has said who begins.
enum class Before : std::uint8_t { nothing, deployment, whoBegins, over };
[[nodiscard]] Before comesBefore(const RuleSet& rules, const Battle& battle);
/// The side that has won, why, and by which rules; empty while the battle goes on.
[[nodiscard]] std::string outcomeWords(const RuleSet& rules, const Battle& battle);
/// The moment in words for people; empty if nothing comes before.
[[nodiscard]] std::string comesBeforeWords(const RuleSet& rules, const Battle& battle);

/// The moment after this one; the next player turn after the last step.
[[nodiscard]] TableMoment nextMoment(const RuleSet& rules, const Battle& battle, Pace pace = Pace::steps);
/// The moment before this one within the player turn; before its first step, the last step of the player turn before.
[[nodiscard]] TableMoment momentBefore(const RuleSet& rules, const Battle& battle, Pace pace = Pace::steps);

/// Whether nobody can do anything at the battle's moment and nothing happens there, as far as the program knows: no
/// throw, no choice, and no event of its own.
[[nodiscard]] bool nobodyCanAct(const RuleSet& rules, const Battle& battle);
/// The battle at another stop of the player turn that is on. Nothing that is between is done.
[[nodiscard]] Battle atStop(const RuleSet& rules, const Battle& battle, StepIndex stop);
/// The index of the phase that a step is part of.
[[nodiscard]] StepIndex phaseAt(const Sequence& sequence, StepIndex step);

/// A moment ahead, and the stops on the way there that are passed because nobody can act at them.
struct MomentAhead {
  TableMoment to;
  std::vector<StepIndex> passed;
};
/// The next moment at which somebody can act; by phases one of a later phase. The first step of a player turn is never
/// passed. Where a throw of the same phase has not been told, what follows hangs on it: such a step is not passed.
[[nodiscard]] MomentAhead nextToAct(const RuleSet& rules, const Battle& battle, Pace pace = Pace::steps);

/// Something that the full referee would ask now. Beside the table it is only not known yet.
struct NotKnown {
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  /// The unknown facts, in the rule set's words.
  std::string words;
};
[[nodiscard]] std::vector<NotKnown> notKnownYet(const RuleSet& rules, const Battle& battle);

/// The side whose player turn is the first of each turn.
[[nodiscard]] SideIndex openingSide(const RuleSet& rules, const Battle& battle);
/// The change of state that leads there, as Session::override takes it.
[[nodiscard]] std::string momentText(const RuleSet& rules, const Battle& battle, const TableMoment& moment);
/// The change by which the side begins the battle.
[[nodiscard]] std::string beginsText(const Battle& battle, SideIndex side);

/// Goes to the moment that a change of state names: `{"turn", "side", "step", "begins"}`. Where it is the next player
/// turn, the rule set ends the one before and says whether an army is lost. Throws SourceError if units still wait to
/// be placed, if the first side is unknown, or if there is no such moment. Does not derive.
void goToMoment(const RuleSet& rules, Battle& battle, const Node& moment);

/// Throws SourceError where a step is to be set while units still wait to be placed: they would be lost.
void requireDeployed(const RuleSet& rules, const Battle& battle, const Node& node);

}  // namespace signifer
