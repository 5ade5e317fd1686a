// A planned move of several units at once. It is one action if the rule set moves a group together. Otherwise each unit
// makes the same move in turn, judged as it will be when that turn comes. All verdicts stand in one list.
#pragma once

#include "table/move_draft.h"

namespace signifer::ui {

struct GroupDraft {
  /// One for each unit, in the order in which they go.
  std::vector<MoveDraft> parts;
  /// The actions that carry it out, in order; one alone where the rule set moves them together.
  std::vector<Action> actions;
  /// The rule set moves them together, or turns them together before each goes on.
  bool together = false;
  /// By hand: only placed, not judged.
  bool placed = false;

  /// The first part that is refused; nullptr where all may go.
  [[nodiscard]] const MoveDraft* refused() const;
  [[nodiscard]] std::size_t legalParts() const;
  [[nodiscard]] const MoveDraft* partOf(UnitIndex unit) const;
};

/// The others follow the draft of the one that leads, as if all stood on one board.
[[nodiscard]] GroupDraft groupDraft(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& units,
                                    const MoveDraft& lead);

/// The units that are drawn as one line with this one, itself included.
[[nodiscard]] std::vector<UnitIndex> lineOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);
/// The units under the same command, as the rule set tells it; the unit alone where it tells of none.
[[nodiscard]] std::vector<UnitIndex> commandOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);

}  // namespace signifer::ui
