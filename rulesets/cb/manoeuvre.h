// Manoeuvres: what share of its move each costs a unit, and the DPs. How far a wheel goes, and where a unit ends, is
// measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/tables.h"
#include "rules/procedure.h"

namespace signifer::cb {

struct ManoeuvreIn {
  Manoeuvre manoeuvre = Manoeuvre::wheel;
  Troop troop = Troop::heavyInfantry;
  Grade grade = Grade::b;
  /// When it starts.
  Formation formation = Formation::line;
  bool legion = false;
  /// All enemies are beyond bow shot.
  bool beyondBowShot = false;
  int dps = 0;
};
BOOST_DESCRIBE_STRUCT(ManoeuvreIn, (), (manoeuvre, troop, grade, formation, legion, beyondBowShot, dps))
struct ManoeuvreOut {
  bool allowed = false;
  /// 0, a half or 1.
  double moveCost = 0;
  /// Gained.
  int dps = 0;
  /// The row that prices it.
  std::string_view row = {};
};
BOOST_DESCRIBE_STRUCT(ManoeuvreOut, (), (allowed, moveCost, dps))
[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in);
/// CB-MAN-1 to 22. The DPs of special troops are critical tests.
[[nodiscard]] ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in, Modifiers& modifiers);

}  // namespace signifer::cb
