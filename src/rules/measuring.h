// The measures around a unit in its place, before anybody asks for an action: the reach of its weapons and of a
// command, the ground it watches, and the units it sees. The rule set says what there is, with the rule and the words;
// rulers and outlines on the table only draw it.
#pragma once

#include <optional>
#include <vector>

#include "rules/verdict.h"

namespace signifer {

/// A region about a unit or a person that a rule speaks of.
struct Zone {
  enum class Kind : std::uint8_t { range, command, control };
  Kind kind = Kind::control;
  /// A phrase of the rule set: "bows, short range".
  std::string_view phrase;
  std::string_view rule;
  /// How far it reaches.
  Figure reach;
  /// Closed, in order.
  std::vector<Point> outline;
  /// The giver of a command, and the units that it is for.
  PersonIndex person = noPerson;
  std::vector<UnitIndex> units;
};

/// Whether one unit sees another, along the line by which the rules judge it.
struct SightLine {
  bool seen = true;
  /// From the eye to what is looked at.
  Point from;
  Point to;
  /// The point where the line of sight meets the obstacle.
  std::optional<Point> blocked;
  /// Why it is not seen; or, of what is seen, what holds all the same (partly hidden).
  std::vector<Reason> reasons;
};

}  // namespace signifer
