// A planned move of a unit: an action that is not yet carried out, the referee's verdict and the way that it would
// lead. A draft is made anew at each movement of the pointer or press of an arrow key. It changes nothing.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "battle/action.h"
#include "rules/gestures.h"
#include "rules/ruleset.h"

namespace signifer::ui {

struct MoveDraft {
  UnitIndex unit = noUnit;
  /// A person who moves by himself; `where` is where he would stand.
  PersonIndex person = noPerson;
  Point where;
  Action action;
  Verdict verdict;
  /// Pose by pose; the last is where the unit would stand. Empty where the action does not move it.
  std::vector<Pose> trace;
  /// By hand: only placed, not judged.
  bool placed = false;

  [[nodiscard]] bool means() const { return placed || action.kind >= 0; }
  [[nodiscard]] std::optional<Pose> end() const {
    return trace.empty() ? std::nullopt : std::optional<Pose>(trace.back());
  }
};

/// Judges an action and traces it.
[[nodiscard]] MoveDraft draftOf(const RuleSet& rules, const Battle& battle, const Action& action);
/// The draft of what showing the unit there means.
[[nodiscard]] MoveDraft draftShown(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Shown& shown);
/// The action meant by dragging the unit to this point; means() is false if the drag means nothing now.
[[nodiscard]] MoveDraft draftTowards(const RuleSet& rules, const Battle& battle, UnitIndex unit, Point where);
/// The action meant by dragging a person to a place, or onto one of his own units. It is the first legal kind of action
/// about a person and a unit, or about a person and a place. If none is legal, it is the first of them, refused.
[[nodiscard]] MoveDraft draftOfPerson(const RuleSet& rules, const Battle& battle, PersonIndex person, Point where,
                                      UnitIndex onto);
/// The unit placed by hand.
[[nodiscard]] MoveDraft draftPlaced(UnitIndex unit, const Pose& pose);

/// The action meant by leading the unit along this path. It is the unit's ordinary move, or the rule set's proposal in
/// place of one, such as a character leaving his unit. The kind is -1 if the path means nothing now.
[[nodiscard]] Action leadAlong(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Path& path);
/// Whether an action is what a drag over open ground means, neither a charge nor a shot.
[[nodiscard]] bool isOrdinaryMove(const RuleSet& rules, const Action& action);
/// Whether this kind of action leads its unit along a path.
[[nodiscard]] bool leadsAlongPath(const RuleSet& rules, int kind);
/// The path with a further leg: added to the last one where it goes the same way, taken off where it goes back.
[[nodiscard]] Path nudged(const Path& path, Leg leg);

/// "7.5 of 12 in" or "7.5 in"; empty where nothing is used up.
[[nodiscard]] QString figureOf(const RuleSet& rules, const Battle& battle, const MoveDraft& draft);
/// The effect of Enter, for the status bar.
[[nodiscard]] QString explain(const RuleSet& rules, const Battle& battle, const MoveDraft& draft);

}  // namespace signifer::ui
