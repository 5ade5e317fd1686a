// The places that players show for a unit by a drag, by keys or in figures, and their meaning under a rule set. The
// ways that end there are worked out from geometry (table/ways_to.h), and the first that the referee finds legal is the
// answer. Where none is legal the plainest way is the answer, so that the verdict gives the reasons against it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"
#include "table/ways_to.h"

namespace signifer {

/// The place shown for a unit's base, by its centre, and the facing there; no heading where only the place was shown.
struct Shown {
  Point centre;
  std::optional<Angle> heading;

  Shown(Point place) : centre(place) {}                                    // NOLINT(google-explicit-constructor)
  Shown(const Pose& pose) : centre(pose.centre), heading(pose.heading) {}  // NOLINT(google-explicit-constructor)

  /// Whether a unit that stands so stands as shown, to a thousandth of an inch.
  [[nodiscard]] bool isAt(const Pose& pose) const { return isSame(pose, {centre, heading.value_or(pose.heading)}); }
};

/// A rule set that reads whole poses; one that does not is asked for places alone.
class PoseReader {
 public:
  PoseReader() = default;
  virtual ~PoseReader();
  PoseReader(const PoseReader&) = delete;
  PoseReader& operator=(const PoseReader&) = delete;

  /// The action that showing this unit there means for the present decision (a move, a charge). A legal action that
  /// ends just there is taken first, whatever kind of way leads to it. Otherwise the action that comes nearest is
  /// taken. It need not be legal, so that its verdict gives the reason. The kind stays -1 where it means nothing.
  [[nodiscard]] virtual Action readPose(const Battle& battle, UnitIndex unit, const Shown& shown) const = 0;
};

/// The action that showing the unit there means, under any rule set.
[[nodiscard]] Action meantBy(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Shown& shown);

/// The ways from a pose to what is shown, the plainest first; never none.
[[nodiscard]] inline std::vector<Path> waysTo(const Pose& from, const Base& base, const Shown& shown,
                                              WayTaste taste = WayTaste::wheels) {
  return shown.heading ? waysTo(from, base, Pose{shown.centre, *shown.heading}, taste)
                       : waysTo(from, base, shown.centre, taste);
}

/// The first of the ways by which the action is legal; nothing where none is.
template <class IsLegal>
[[nodiscard]] std::optional<Action> legalWay(Action action, const std::vector<Path>& ways, IsLegal&& isLegal) {
  for (const Path& way : ways) {
    action.path = way;
    if (isLegal(std::as_const(action))) return action;
  }
  return std::nullopt;
}

/// Takes the first legal way, or the plainest of them where none is legal. `ways` must not be empty.
template <class IsLegal>
[[nodiscard]] Action wayTaken(Action action, const std::vector<Path>& ways, IsLegal&& isLegal) {
  if (auto legal = legalWay(action, ways, isLegal)) return *legal;
  action.path = ways.front();
  return action;
}

}  // namespace signifer
