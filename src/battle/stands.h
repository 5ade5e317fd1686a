// The units of a battle and their bases on a measured table, worked out when first asked for and kept until the unit
// moves. A rule set's own view of its battles begins with them; they know no rule.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "battle/battle.h"
#include "battle/resting.h"
#include "battle/seats.h"
#include "battle/steps_taken.h"
#include "table/at_rest.h"
#include "table/base.h"
#include "table/kept.h"
#include "table/tabletop.h"

namespace signifer {

/// In place.
using UnitList = boost::container::static_vector<UnitIndex, mostUnits>;

class Stands : public Resting {
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
    const Footprint* known = stands_.find(static_cast<std::size_t>(u));
    return known != nullptr ? *known : makeStand(u);
  }
  /// No part of its base is farther from its centre; known without its base.
  [[nodiscard]] double spread(UnitIndex u) const { return (unit(u).base.frontage + unit(u).base.depth) / 2.0; }
  /// False where the two are certainly farther apart than this; quicker than measuring, as no base is made.
  [[nodiscard]] bool nearer(UnitIndex a, UnitIndex b, double gap) const {
    const double most = std::max(0.0, gap + spread(a) + spread(b));
    return squaredLength(toVec(unit(a).pose.centre) - toVec(unit(b).pose.centre)) <= most * most;
  }
  /// Calls f for units on the table that may reach into the box from `low` to `high`, in their order. Units that
  /// certainly lie outside are left out. This is the quickest way to find neighbours.
  template <class F>
  void forEachWithin(Vec2 low, Vec2 high, F&& f) const {
    for (const UnitIndex v : seats().whoIsIn(low, high))
      if (unit(v).present) f(v);
  }
  /// Calls f for units on the table that may lie within the reach of a place.
  template <class F>
  void forEachNear(Vec2 at, double reach, F&& f) const {
    forEachWithin(at - Vec2{reach, reach}, at + Vec2{reach, reach}, f);
  }
  /// Calls f for enemies of the unit alone, in a box or near a place.
  template <class F>
  void forEachEnemyWithin(UnitIndex u, Vec2 low, Vec2 high, F&& f) const {
    for (const UnitIndex v : seats().enemiesIn(unit(u).side, low, high))
      if (unit(v).present) f(v);
  }
  template <class F>
  void forEachEnemyNear(UnitIndex u, Vec2 at, double reach, F&& f) const {
    forEachEnemyWithin(u, at - Vec2{reach, reach}, at + Vec2{reach, reach}, f);
  }
  /// Calls f for enemies of the unit, on the table or not, that may lie within the gap of it; enemies certainly farther
  /// off are left out.
  template <class F>
  void forEachEnemyNear(UnitIndex u, double gap, F&& f) const {
    for (const UnitIndex v : seats().enemiesNear(u, gap)) f(v);
  }
  /// The same of others of its own side.
  template <class F>
  void forEachFriendNear(UnitIndex u, double gap, F&& f) const {
    for (const UnitIndex v : seats().friendsNear(u, gap))
      if (v != u) f(v);
  }
  /// False where the unit certainly lies farther from the line than the margin, beside it or beyond its ends; quicker
  /// than crossing them.
  [[nodiscard]] bool nearLine(const Segment& line, UnitIndex u, double margin = 0.0) const {
    return nearLine(line, toVec(unit(u).pose.centre), spread(u) + margin);
  }
  /// The same of a circle.
  [[nodiscard]] static bool nearLine(const Segment& line, Vec2 centre, double reach) {
    const Vec2 along = line.to - line.from;
    const Vec2 to = centre - line.from;
    const double squared = squaredLength(along);
    const double off = cross(along, to);
    if (off * off > reach * reach * squared) return false;
    const double ahead = dot(along, to);
    if (ahead < 0.0) return squaredLength(to) <= reach * reach;
    return ahead <= squared || squaredLength(to - along) <= reach * reach;
  }
  /// The units that a line between any parts of the two may meet, in their order: looked up once for all the lines of a
  /// sight.
  [[nodiscard]] UnitList between(UnitIndex a, UnitIndex b) const {
    const Segment line{toVec(unit(a).pose.centre), toVec(unit(b).pose.centre)};
    const double margin = std::max(spread(a), spread(b));
    UnitList list;
    forEachPresent([&](UnitIndex u) {
      if (u != a && u != b && nearLine(line, u, margin)) list.push_back(u);
    });
    return list;
  }
  /// Its pose or base has changed, or it has left the table: the mover says so (battle/mover.h).
  void moved(UnitIndex u) {
    stands_.forget(static_cast<std::size_t>(u));
    if (seats_.seated()) seats_.seat(battle_, u);
    steps_.add(battle_, u);
  }
  /// The statuses of units on which hangs what is kept of them: none, unless a rule set's position says so.
  template <class E>
  [[nodiscard]] static constexpr bool counts(E /*slot*/) {
    return false;
  }
  /// Notes that the unit has moved. Calls f for other units, on the table or not, that may have lain within the gap of
  /// it before or may now. Answers false, without calls, where no neighbours have been asked for yet.
  template <class F>
  bool moved(UnitIndex u, double gap, F&& f) {
    stands_.forget(static_cast<std::size_t>(u));
    steps_.add(battle_, u);
    if (!seats_.seated()) return false;
    for (const UnitIndex v : seats_.move(battle_, u, gap))
      if (v != u) f(v);
    return true;
  }

  /// From now on it notes who moves, and keeps what units have of each other (battle/kept_pairs.h): pays where the
  /// position is played on for long.
  void remember() { steps_.begin(battle_); }
  [[nodiscard]] bool remembers() const { return steps_.noted(); }
  [[nodiscard]] const StepsTaken& steps() const { return steps_; }
  /// Whether since so many steps neither of the two has moved, nor anybody near a line between them.
  [[nodiscard]] bool unmovedBetween(UnitIndex a, UnitIndex b, std::uint32_t steps) const {
    if (steps == steps_.count()) return true;
    const Segment line{toVec(unit(a).pose.centre), toVec(unit(b).pose.centre)};
    const double margin = std::max(spread(a), spread(b));
    return steps_.allSince(steps, [&](const StepTaken& step) {
      const double reach = step.spread + margin;
      return step.unit != a && step.unit != b && !nearLine(line, step.from, reach) && !nearLine(line, step.to, reach);
    });
  }

  template <class F>
  void forEachPresent(F&& f) const {
    // Nobody joins a battle, but the compiler would count its units and look for each at each step.
    const UnitIndex count = battle_.unitCount();
    const Unit* at = battle_.units.data();
    for (UnitIndex u = 0; u < count; ++u, ++at)
      if (at->present) f(u);
  }

 protected:
  const Battle& battle_;
  Tabletop table_;

 private:
  // Apart, so that looking a base up stays in line.
  [[nodiscard]] const Footprint& makeStand(UnitIndex u) const;
  // Worked out when somebody is first asked for.
  [[nodiscard]] const Seats& seats() const {
    if (!seats_.seated()) seats_.seatAll(battle_);
    return seats_;
  }

  static_assert(Kept<Footprint>::most >= mostUnits);
  Kept<Footprint> stands_;
  mutable Seats seats_;
  StepsTaken steps_;
};

}  // namespace signifer
