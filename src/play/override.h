// A referee's change of the state by hand: positions, statuses, whose turn it is. An override is an event like any
// other and derived state follows it (docs/file-formats.md, "Overrides").
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// Applies `{"units": [{"id", "x", "y", "heading", "present", "status": {...}, "moved", "lost", "fate"}], "people":
/// [...], "sides": [...], "turn", "active", "step", "status", "moment", "settled": [unit ids]}` or `{"told": [...]}` of
/// several such, and derives. Throws SourceError; the battle is then to be thrown away.
void applyOverride(const RuleSet& rules, Battle& battle, const Node& changes);

/// The changes to a unit; a part that is not set stays.
struct UnitEdit {
  UnitIndex unit = noUnit;
  std::optional<Length> x = {}, y = {};
  std::optional<Angle> heading = {};
  std::optional<bool> present = {};
  /// Values of its status, by the field.
  std::vector<std::pair<std::size_t, Value>> status = {};
  /// It has moved there, so that the rule set notes a move in its own player turn.
  bool moved = false;

  /// Its whole place.
  static UnitEdit placed(UnitIndex unit, const Pose& pose, bool moved = false) {
    UnitEdit edit{unit, pose.centre.x, pose.centre.y, pose.heading};
    edit.moved = moved;
    return edit;
  }
};

/// A change by hand, as those make it who have the battle before them.
struct StateEdit {
  std::vector<UnitEdit> units = {};
  std::optional<int> turn = {};
  std::optional<SideIndex> active = {};
  std::optional<StepIndex> step = {};
};

/// The edit as Session::override takes it and journals keep it.
[[nodiscard]] std::string overrideText(const RuleSet& rules, const Battle& battle, const StateEdit& edit);

struct HandMove;
/// The move that a change tells of its unit, which still stands where it was.
[[nodiscard]] HandMove moveTold(const Unit& unit, const Node& change);

/// Whether changes lay or take off markers: that is no event for the sides, who see it on the table.
[[nodiscard]] bool laysMarkers(const std::string& changes);

}  // namespace signifer
