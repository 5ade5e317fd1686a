// Who stands where on a measured table: the units of a battle and their bases, worked out when they are first asked for
// and kept until the unit moves. What a rule set's own view of its battles begins with; it knows no rule.
#pragma once

#include <algorithm>
#include <cstddef>

#include "battle/battle.h"
#include "table/base.h"
#include "table/kept.h"
#include "table/tabletop.h"

namespace signifer {

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
  /// False where the unit certainly lies clear of the line, beside it or beyond its ends; quicker than crossing them.
  [[nodiscard]] bool nearLine(const Segment& line, UnitIndex u) const {
    const Vec2 along = line.to - line.from;
    const Vec2 to = toVec(unit(u).pose.centre) - line.from;
    const double reach = spread(u);
    const double squared = squaredLength(along);
    const double off = cross(along, to);
    if (off * off > reach * reach * squared) return false;
    const double ahead = dot(along, to);
    if (ahead < 0.0) return squaredLength(to) <= reach * reach;
    return ahead <= squared || squaredLength(to - along) <= reach * reach;
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
