// The players' possible answers, in order for lists and buttons: the answer that goes on, choices without a unit, and
// the actions open or closed to one unit. Each refusal has its reason. Candidates and verdicts come from the rule set.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "game/battle_controller.h"

namespace signifer::ui {

/// One line of a list of choices; several actions where they differ only in the details, which are then asked for.
struct Choice {
  QString title;
  QString note;
  /// The measured figure and the figure needed: "9.6 of 16 in. Makes contact: 50 %"; may be empty.
  QString figures;
  std::vector<Action> actions;
  /// The unit has to be led along a path: dragged, or by the arrow keys.
  bool path = false;
};

/// Works out the figures of choices that aim at somebody: what was measured, and the chance of the first roll.
void addFigures(const BattleController& game, std::vector<Choice>& choices);

/// Something that a unit may not do, and why.
struct Refused {
  QString title;
  QString reason;
  std::vector<QString> rules;
  /// The title is that of a kind of action, whatever its target.
  bool whole = true;
};

/// Whether a unit has something to decide now, as its dock lists it. The dots on the table and "next unit" go by it.
[[nodiscard]] bool mayDecide(const BattleController& game, UnitIndex unit);
/// The answer that ends a step, or the only one where there is nothing to choose; nothing if somebody has to choose.
[[nodiscard]] std::optional<Action> advanceAction(const BattleController& game);
/// Whether an answer leads its unit along a way that is still to be shown. An answer proposed without a way finds its
/// own, or needs none.
[[nodiscard]] bool isToBeLed(const BattleController& game, const Action& action);
/// Choices that belong neither to the selected unit nor to the answer that goes on: the decisions of a side as a whole,
/// and all answers of a decision about one unit.
[[nodiscard]] std::vector<Choice> openChoices(const BattleController& game);
[[nodiscard]] std::vector<Choice> unitChoices(const BattleController& game, UnitIndex unit);
[[nodiscard]] std::vector<Refused> unitRefusals(const BattleController& game, UnitIndex unit, std::size_t most);

}  // namespace signifer::ui
