// Who stands where on a measured table: the units of a battle and their bases, worked out when they are first asked for
// and kept until the unit moves. What a rule set's own view of its battles begins with; it knows no rule.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "battle/battle.h"
#include "table/base.h"
#include "table/kept.h"
#include "table/tabletop.h"

namespace signifer {

/// In place.
using UnitList = boost::container::static_vector<UnitIndex, mostUnits>;

class Stands {
 public:
  explicit Stands(const Battle& battle) : battle_(battle), table_{battle.setup->width, battle.setup->depth} {}

  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] const Tabletop& table() const { return table_; }
  [[nodiscard]] bool known(UnitIndex u) const { return u >= 0 && u < battle_.unitCount(); }
  [[nodiscard]] const Unit& unit(UnitIndex u) const { return battle_.unit(u); }
  [[nodiscard]] bool present(UnitIndex u) const { return known(u) && unit(u).present; }
  [[nodiscard]] bool enemies(UnitIndex a, UnitIndex b) const { return unit(a).side != unit(b).side; }

  /// Its base as it stands.
  [[nodiscard]] const Footprint& stand(UnitIndex u) const {
    return stands_.of(static_cast<std::size_t>(u), [&] { return Footprint(unit(u).pose, unit(u).base); });
  }
  /// No part of its base is farther from its centre; known without its base.
  [[nodiscard]] double spread(UnitIndex u) const { return (unit(u).base.frontage + unit(u).base.depth) / 2.0; }
  /// False where the two are certainly farther apart than this; quicker than measuring, as no base is made.
  [[nodiscard]] bool nearer(UnitIndex a, UnitIndex b, double gap) const {
    const double most = std::max(0.0, gap + spread(a) + spread(b));
    return squaredLength(toVec(unit(a).pose.centre) - toVec(unit(b).pose.centre)) <= most * most;
  }
  /// Calls f for enemies of the unit, on the table or not, that may lie within the gap of it, and for none that
  /// certainly does not: the quickest way to look at who is near.
  template <class F>
  void forEachEnemyNear(UnitIndex u, double gap, F&& f) const {
    const Unit& own = unit(u);
    const auto reach = static_cast<Length>(std::ceil(2.0 * gap)) + own.base.frontage + own.base.depth;
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      const Unit& other = unit(v);
      if (other.side == own.side) continue;
      const Length most = reach + other.base.frontage + other.base.depth;
      if (2 * std::abs(other.pose.centre.x - own.pose.centre.x) > most ||
          2 * std::abs(other.pose.centre.y - own.pose.centre.y) > most)
        continue;
      f(v);
    }
  }
  /// False where the unit certainly lies farther from the line than the margin, beside it or beyond its ends; quicker
  /// than crossing them.
  [[nodiscard]] bool nearLine(const Segment& line, UnitIndex u, double margin = 0.0) const {
    const Vec2 along = line.to - line.from;
    const Vec2 to = toVec(unit(u).pose.centre) - line.from;
    const double reach = spread(u) + margin;
    const double squared = squaredLength(along);
    const double off = cross(along, to);
    if (off * off > reach * reach * squared) return false;
    const double ahead = dot(along, to);
    if (ahead < 0.0) return squaredLength(to) <= reach * reach;
    return ahead <= squared || squaredLength(to - along) <= reach * reach;
  }
  /// Those in whom a line between any parts of the two may end or through whom it may run, in their order: looked up
  /// once for all the lines of a sight.
  [[nodiscard]] UnitList between(UnitIndex a, UnitIndex b) const {
    const Segment line{toVec(unit(a).pose.centre), toVec(unit(b).pose.centre)};
    const double margin = std::max(spread(a), spread(b));
    UnitList list;
    forEachPresent([&](UnitIndex u) {
      if (u != a && u != b && nearLine(line, u, margin)) list.push_back(u);
    });
    return list;
  }
  /// Its pose or base has changed.
  void moved(UnitIndex u) { stands_.forget(static_cast<std::size_t>(u)); }

  template <class F>
  void forEachPresent(F&& f) const {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (unit(u).present) f(u);
  }

 protected:
  const Battle& battle_;
  Tabletop table_;

 private:
  static_assert(Kept<Footprint>::most >= mostUnits);
  Kept<Footprint> stands_;
};

}  // namespace signifer
