// The region of the table that a unit can reach now: every place at the end of an ordinary move, and no other. Many
// places have to be judged, so the region is found in slices of time while the window goes on. A unit being placed goes
// anywhere in its zone. The zone is drawn by itself, so the region is empty.
#pragma once

#include <QPainterPath>
#include <memory>
#include <vector>

#include "rules/ruleset.h"

namespace signifer::ui {

struct Reach {
  /// On a measured table, in inches, y upwards.
  QPainterPath region;
  /// On a gridded one the middles of its squares.
  std::vector<Point> squares;
  [[nodiscard]] bool empty() const { return region.isEmpty() && squares.empty(); }
};

class ReachFinder {
 public:
  ReachFinder(std::shared_ptr<const RuleSet> rules, const Battle& battle, UnitIndex unit);

  /// Works for about so long; true once the region is known.
  bool work(int milliseconds);
  /// Works until it is known.
  Reach find();
  [[nodiscard]] const Reach& reach() const { return reach_; }
  [[nodiscard]] UnitIndex unit() const { return unit_; }

 private:
  /// Distances on one bearing, thousandths of an inch, between which the unit can go.
  struct Stretch {
    double from = 0;
    double to = 0;
  };
  using Bearing = std::vector<Stretch>;

  void lookAlong(int bearing);
  void lookAtColumn(int column);
  void join();
  [[nodiscard]] bool reaches(int bearing, double distance) const;
  [[nodiscard]] double edgeBetween(int bearing, double good, double bad) const;
  [[nodiscard]] int parts() const;

  std::shared_ptr<const RuleSet> rules_;
  Battle battle_;
  UnitIndex unit_;
  bool deploys_;
  int next_ = 0;
  std::vector<Bearing> bearings_;
  Reach reach_;
};

}  // namespace signifer::ui
