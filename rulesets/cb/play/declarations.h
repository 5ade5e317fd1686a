// Findings about charges in the step in which they are declared. In this step nobody moves, and only the declarations
// change. After every declaration all charges are judged again, so the findings are kept.
#pragma once

#include <vector>

#include "battle/action.h"
#include "table/kept_check.h"

namespace signifer::cb {

class Declarations {
 public:
  explicit Declarations(const Battle& battle) : battle_(battle) {}

  /// Enemies that the unit may reach.
  template <class Find>
  [[nodiscard]] const UnitSet& inReach(UnitIndex u, Find&& find) const {
    Found& found = of(u);
    if (found.sought)
      checkKept(
          found.inReach, [&]() -> UnitSet { return find(); }, u);
    else
      found.inReach = find();
    found.sought = true;
    return found.inReach;
  }
  /// Whether the way of its charge is open, whoever else has declared.
  template <class Judge>
  [[nodiscard]] bool open(UnitIndex u, UnitIndex target, Judge&& judge) const {
    Found& found = of(u);
    if (!in(found.judged, target)) {
      if (judge()) add(found.open, target);
      add(found.judged, target);
    } else {
      checkKept(in(found.open, target), judge, u);
    }
    return in(found.open, target);
  }
  /// Known not to be.
  [[nodiscard]] bool closed(UnitIndex u, UnitIndex target) const {
    const Found& found = of(u);
    return in(found.judged, target) && !in(found.open, target);
  }
  void forget() { found_.clear(); }

 private:
  struct Found {
    bool sought = false;
    UnitSet inReach, judged, open;
  };
  [[nodiscard]] Found& of(UnitIndex u) const {
    if (found_.empty()) found_.resize(battle_.units.size());
    return found_[static_cast<std::size_t>(u)];
  }

  const Battle& battle_;
  mutable std::vector<Found> found_;
};

}  // namespace signifer::cb
