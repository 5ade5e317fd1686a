// A wheel beside a friend (table/past_friends.h) among the units of a battle. A rule set makes a PastFriends where a
// wheel begins. It asks of each unit in the way whether that unit is excused, in the wheel and on the straight leg that
// follows at once. In the end it asks whether all of them are cleared:
//
//   const PastFriends past = friendsBeside(position, u, start, rearSwing(start));   // none under the other option
//   ... for each other unit v: past.excuses(v) ? past.openTurn(turn, position.stand(v)) : as ever ...
//   ... on the leg ahead:      past.excuses(v) ? past.openAhead(wheeled, leg.amount, position.stand(v)) : as ever ...
//   if (!past.clearedAfter(position, wheeled, straight))
//     refuse with straight and past.needed(position, wheeled), naming past.deepest(position, wheeled)
//
// Which friends count as beside is the rule set's: most say those that touch; a test may be given instead.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cmath>

#include "battle/action.h"
#include "battle/stands.h"
#include "table/distance.h"
#include "table/past_friends.h"
#include "table/turn.h"

namespace signifer {

class PastFriends {
 public:
  /// Nobody is excused.
  PastFriends() = default;
  /// `most`: the overlap that is excused on the way, thousandths of an inch; that is rearSwing of the base, or of a
  /// wheeling line's frontage and the unit's depth.
  explicit PastFriends(double most) : most_(most) {}
  void excuse(UnitIndex u) { add(who_, u); }

  [[nodiscard]] bool none() const { return who_.none(); }
  [[nodiscard]] bool excuses(UnitIndex u) const { return in(who_, u); }
  [[nodiscard]] const UnitSet& who() const { return who_; }
  [[nodiscard]] double most() const { return most_; }

  /// How much of a wheel such a friend leaves open, whole hundredths of a degree.
  [[nodiscard]] Angle openTurn(Turn& turn, const Footprint& other) const {
    return static_cast<Angle>(std::floor(turn.freePast(other, most_) + 1e-5));
  }
  /// How much of the leg ahead he leaves open, whole thousandths of an inch.
  [[nodiscard]] Length openAhead(const Footprint& wheeled, Length limit, const Footprint& other) const {
    return wholeLength(freeAheadPast(wheeled, wheeled.forward, limit, other, most_));
  }
  /// The least length of the leg ahead that clears all of them; 0 where the wheel alone does.
  [[nodiscard]] Length needed(const Stands& stands, const Footprint& wheeled) const {
    return who_.none() ? 0 : lengthOrMore(neededToClear(wheeled, bases(stands)));
  }
  /// Of them the one that is overlapped most there; noUnit for none.
  [[nodiscard]] UnitIndex deepest(const Stands& stands, const Footprint& wheeled) const {
    UnitIndex found = noUnit;
    double most = 0.0;
    forEachIn(who_, [&](UnitIndex u) {
      const double depth = overlapDepth(wheeled, stands.stand(u));
      if (found != noUnit && depth <= most) return;
      found = u;
      most = depth;
    });
    return found;
  }
  /// Whether after a leg ahead of this length (0: none) they are all cleared.
  [[nodiscard]] bool clearedAfter(const Stands& stands, const Footprint& wheeled, double straight) const {
    return who_.none() || clearsAfter(wheeled, bases(stands), straight);
  }
  /// The length at which a leg ahead of the wished length comes to rest with all of them cleared (restAfter).
  [[nodiscard]] double restAfter(const Stands& stands, const Footprint& wheeled, double straight) const {
    return who_.none() ? straight : signifer::restAfter(wheeled, bases(stands), straight);
  }

 private:
  // In place: few friends stand beside a base, and a simulation asks for them at every wheel.
  [[nodiscard]] boost::container::small_vector<Footprint, 16> bases(const Stands& stands) const {
    boost::container::small_vector<Footprint, 16> all;
    forEachIn(who_, [&](UnitIndex u) { all.push_back(stands.stand(u)); });
    return all;
  }

  UnitSet who_;
  double most_ = 0.0;
};

/// The friends on the table for whom `beside(their base)` holds where the mover stands when its wheel begins.
template <class Beside>
[[nodiscard]] PastFriends friendsBeside(const Stands& stands, UnitIndex mover, const Footprint& start, double most,
                                        Beside&& beside) {
  PastFriends past(most);
  stands.forEachNear(start.centre, start.radius + std::max<double>(most, touchingGap), [&](UnitIndex v) {
    if (v != mover && !stands.enemies(mover, v) && beside(stands.stand(v))) past.excuse(v);
  });
  return past;
}
/// The same of those who touch it.
[[nodiscard]] inline PastFriends friendsBeside(const Stands& stands, UnitIndex mover, const Footprint& start,
                                               double most) {
  return friendsBeside(stands, mover, start, most, [&](const Footprint& other) { return touching(start, other); });
}

}  // namespace signifer
