// Points of which the nearest is asked again and again, such as the enemy's places. They are kept from west to east, so
// that most of them need no look.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cstdint>

#include "table/vec.h"

namespace signifer {

/// At most `most` points, each with a number of its owner's.
template <std::size_t most>
class Crowd {
 public:
  /// The square of a way far longer than any on a table.
  static constexpr double none = 1e36;

  struct Nearest {
    /// The square of the way to it.
    double squared = none;
    std::int32_t who = -1;
  };

  void add(Point at, std::int32_t who = -1) {
    const Member member{at, who};
    members_.push_back(member);
    std::size_t place = members_.size() - 1;
    for (; place > 0 && at.x < members_[place - 1].at.x; --place) members_[place] = members_[place - 1];
    members_[place] = member;
  }
  [[nodiscard]] bool empty() const { return members_.empty(); }
  [[nodiscard]] double squaredTo(Point from) const { return nearestTo(from).squared; }
  /// The nearest point whose distance is less than `within`, of which this is the square.
  [[nodiscard]] Nearest nearestTo(Point from, double within = none) const {
    const Vec2 at = toVec(from);
    Nearest nearest{within, -1};
    const auto look = [&](const Member& member) {
      const Vec2 way = toVec(member.at) - at;
      if (way.x * way.x >= nearest.squared) return false;
      if (const double squared = squaredLength(way); squared < nearest.squared) nearest = {squared, member.who};
      return true;
    };
    const auto east = std::ranges::lower_bound(members_, from.x, {}, [](const Member& member) { return member.at.x; });
    for (auto p = east; p != members_.end() && look(*p);) ++p;
    for (auto p = east; p != members_.begin() && look(*std::prev(p));) --p;
    return nearest;
  }

 private:
  struct Member {
    Point at;
    std::int32_t who;
  };
  boost::container::static_vector<Member, most> members_;
};

}  // namespace signifer
