// What somebody is about to do with a unit: an action that is not yet carried out, what the referee says of it and
// where it would lead. Made anew at each movement of the pointer or press of an arrow key; it changes nothing.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "battle/action.h"
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
/// What dragging the unit to this point means; means() is false where it means nothing now.
[[nodiscard]] MoveDraft draftTowards(const RuleSet& rules, const Battle& battle, UnitIndex unit, Point where);
/// What dragging a person to a place means, or onto one of his own units: the first kind of action about a person and a
/// unit, or a person and a place, that is legal; the first of them, refused, where none is.
[[nodiscard]] MoveDraft draftOfPerson(const RuleSet& rules, const Battle& battle, PersonIndex person, Point where,
                                      UnitIndex onto);
/// The unit placed by hand.
[[nodiscard]] MoveDraft draftPlaced(UnitIndex unit, const Pose& pose);

/// What leading the unit along this path means: its ordinary move, or what the rule set proposes instead of one, such
/// as that a character leaves his unit; kind -1 where it means nothing now.
[[nodiscard]] Action leadAlong(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Path& path);
/// Whether an action is what a drag over open ground means, neither a charge nor a shot.
[[nodiscard]] bool isOrdinaryMove(const RuleSet& rules, const Action& action);
/// Whether this kind of action leads its unit along a path.
[[nodiscard]] bool leadsAlongPath(const RuleSet& rules, int kind);
/// The path with a further leg: added to the last one where it goes the same way, taken off where it goes back.
[[nodiscard]] Path nudged(const Path& path, Leg leg);

/// "7.5 of 12 in" or "7.5 in"; empty where nothing is used up.
[[nodiscard]] QString figureOf(const RuleSet& rules, const Battle& battle, const MoveDraft& draft);
/// What Enter will do, for the status bar.
[[nodiscard]] QString explain(const RuleSet& rules, const Battle& battle, const MoveDraft& draft);

}  // namespace signifer::ui
