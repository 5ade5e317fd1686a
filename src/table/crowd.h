// Points of which the nearest is asked again and again, as where the enemy stands: kept from west to east, so that most
// of them need no look.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>

#include "table/vec.h"

namespace signifer {

/// At most `most` points.
template <std::size_t most>
class Crowd {
 public:
  void add(Point at) {
    const Vec2 point = toVec(at);
    points_.push_back(point);
    std::size_t place = points_.size() - 1;
    for (; place > 0 && point.x < points_[place - 1].x; --place) points_[place] = points_[place - 1];
    points_[place] = point;
  }
  [[nodiscard]] bool empty() const { return points_.empty(); }
  /// The square of the way to the nearest; far more than any table's (1e36) where there is none.
  [[nodiscard]] double squaredTo(Point from) const {
    const Vec2 at = toVec(from);
    double least = 1e36;
    const auto look = [&](Vec2 p) {
      const double aside = p.x - at.x;
      if (aside * aside >= least) return false;
      least = std::min(least, squaredLength(p - at));
      return true;
    };
    const auto east = std::ranges::lower_bound(points_, at.x, {}, &Vec2::x);
    for (auto p = east; p != points_.end() && look(*p);) ++p;
    for (auto p = east; p != points_.begin() && look(*std::prev(p));) --p;
    return least;
  }

 private:
  boost::container::static_vector<Vec2, most> points_;
};

}  // namespace signifer
