// Friends beside a unit whom the rear corner may clip in a wheel, and in the straight leg ahead that follows it at once
// (section 4a, Wheel beside a friend, D68). Every kind of wheel asks here: of a move, of a charge, of a follow-up.
#pragma once

#include "battle/past_friends.h"
#include "cb/play/position.h"
#include "table/sweep.h"

namespace signifer::cb {

/// Friends whom a wheel that begins there may clip: those who touch the unit.
[[nodiscard]] PastFriends friendsToClip(const Position& position, UnitIndex u, const Footprint& start);
/// Friends who are excused all through a leg: a wheel or the turn of an unformed unit, or the straight leg ahead right
/// behind one. By the other option nobody is excused.
[[nodiscard]] PastFriends clippedBy(const Position& position, UnitIndex u, const Pose& from, const Leg& leg);
[[nodiscard]] PastFriends stillClipped(const Position& position, UnitIndex u, const PastFriends& clipped,
                                       const Pose& wheeled, double ahead);
/// One of them whom the footprint overlaps more than may remain where a move ends, noUnit for none.
[[nodiscard]] UnitIndex overlapped(const Position& position, const PastFriends& clipped, const Footprint& at);
/// Friends whom a unit stands on, as a wheel has left it: it goes on until it is clear of them.
[[nodiscard]] PastFriends clippedNow(const Position& position, UnitIndex u);
/// Deeper than this a unit may not stand on a friend; what a wheel may leave of him is none.
[[nodiscard]] double standsOnFrom(const Position& position);
/// Goes straight on no deeper into one whom it overlaps as little as that already.
[[nodiscard]] bool leavesAside(const Position& position, const Footprint& from, Vec2 direction, double way,
                               UnitIndex v);
/// firstTouch; a friend who is left aside so is not touched.
[[nodiscard]] std::optional<double> firstMeeting(const Position& position, UnitIndex u, const Footprint& from,
                                                 Vec2 direction, double limit, UnitIndex v);

/// Follows the clipped friends leg by leg along a path.
class Clipping {
 public:
  Clipping(const Position& position, UnitIndex u) : position_(position), u_(u) {}
  /// Before each leg, from the pose in which it begins.
  void begin(const Pose& from, const Leg& leg);
  /// In this leg.
  [[nodiscard]] const PastFriends& friends() const { return friends_; }
  /// A friend whom it stands on as this leg begins, though it may not; noUnit for none.
  [[nodiscard]] UnitIndex leftOn() const { return leftOn_; }
  /// The straight move after the latest wheel, and the length that would have cleared all the friends clipped by it.
  [[nodiscard]] double straight() const { return straight_; }
  [[nodiscard]] double needed() const { return needed_; }

 private:
  const Position& position_;
  UnitIndex u_;
  PastFriends friends_;
  /// The leg before was a wheel.
  bool wheeled_ = false;
  UnitIndex leftOn_ = noUnit;
  double straight_ = 0;
  double needed_ = 0;
};

}  // namespace signifer::cb
