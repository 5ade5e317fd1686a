// The movements of a base: straight ahead, back and sideways, wheeling on a front corner, turning on the spot; and
// paths made of such legs. No rule says here what is allowed or what it costs beyond its length. Every function returns
// a pose rounded to whole thousandths and hundredths; a path is rounded after each leg, so that walking it leg by leg
// gives the same.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "table/base.h"

namespace signifer {

enum class Side : std::uint8_t { left, right };

[[nodiscard]] Pose movedAhead(const Pose& pose, Length by);
[[nodiscard]] Pose movedBack(const Pose& pose, Length by);
[[nodiscard]] Pose movedLeft(const Pose& pose, Length by);
[[nodiscard]] Pose movedRight(const Pose& pose, Length by);
/// Unturned, along any direction of length 1.
[[nodiscard]] Pose movedAlong(const Pose& pose, Vec2 direction, double by);
/// Turned clockwise by the angle (negative: anticlockwise) about any point; a line of units wheels so about its corner.
[[nodiscard]] Pose rotatedAbout(const Pose& pose, Vec2 pivot, Angle clockwise);
/// About the front corner on the side it wheels to; the angle is 0 or more.
[[nodiscard]] Pose wheeled(const Pose& pose, const Base& base, Side side, Angle angle);
/// On the spot, about the centre.
[[nodiscard]] Pose turnedTo(const Pose& pose, Angle heading);
[[nodiscard]] Pose facedAbout(const Pose& pose);
/// On the spot, to face straight away from a point; unturned if that is its own centre.
[[nodiscard]] Pose turnedAwayFrom(const Pose& pose, Point threat);

/// The corner about which a wheel to this side turns.
[[nodiscard]] Vec2 wheelCorner(const Footprint& base, Side side);
/// The way of the outer front corner: frontage times the angle, to the nearest thousandth.
[[nodiscard]] Length wheelLength(Length frontage, Angle angle);
/// The largest whole hundredth of a degree whose wheel is no longer than `length`.
[[nodiscard]] Angle wheelWithin(Length frontage, Length length);

enum class LegKind : std::uint8_t { ahead, back, left, right, wheelLeft, wheelRight, pivot, aboutFace };

/// One piece of a path. The amount is a Length for straight legs and an Angle for wheels, never negative; for a pivot
/// it is the heading to turn to; for an about-face it means nothing and stays 0.
struct Leg {
  LegKind kind = LegKind::ahead;
  std::int32_t amount = 0;
  friend auto operator<=>(const Leg&, const Leg&) = default;
};

[[nodiscard]] constexpr bool isStraight(LegKind kind) { return kind <= LegKind::right; }
[[nodiscard]] constexpr bool isWheel(LegKind kind) { return kind == LegKind::wheelLeft || kind == LegKind::wheelRight; }
/// The way that a straight leg goes, length 1. Only for straight legs.
[[nodiscard]] Vec2 directionOf(const Footprint& base, LegKind kind);

/// A few legs, one after another; kept in place, so copying costs nothing.
class Path {
 public:
  static constexpr std::size_t capacity = 8;

  Path() = default;
  Path(std::initializer_list<Leg> legs) {
    for (const Leg& leg : legs) add(leg);
  }
  /// False, and nothing added, if the path is full.
  bool add(Leg leg) {
    if (size_ == capacity) return false;
    legs_[size_++] = leg;
    return true;
  }
  void clear() { size_ = 0; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Leg& operator[](std::size_t i) const { return legs_[i]; }
  [[nodiscard]] Leg& operator[](std::size_t i) { return legs_[i]; }
  [[nodiscard]] const Leg* begin() const { return legs_.data(); }
  [[nodiscard]] const Leg* end() const { return legs_.data() + size_; }
  friend bool operator==(const Path& a, const Path& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

 private:
  std::array<Leg, capacity> legs_{};
  std::uint8_t size_ = 0;
};

[[nodiscard]] Pose after(const Pose& pose, const Base& base, const Leg& leg);
/// Length of a leg: the distance, the outer corner's arc, or 0 for turns on the spot.
[[nodiscard]] Length lengthOf(const Base& base, const Leg& leg);

/// A path walked: poses[0] is the start, poses[i + 1] the pose after leg i.
struct Walk {
  std::array<Pose, Path::capacity + 1> poses{};
  std::array<Length, Path::capacity> lengths{};
  std::size_t legs = 0;
  Length total = 0;
  [[nodiscard]] const Pose& end() const { return poses[legs]; }
};
[[nodiscard]] Walk walk(const Pose& pose, const Base& base, const Path& path);

/// A wheel that lines a base up with something.
struct Wheel {
  Side side = Side::left;
  Angle angle = 0;    ///< 0: it stands right already
  Length length = 0;  ///< the way of the outer front corner
  Pose end;
};

/// The wheel about the corner on the target's side after which straight ahead leads the front centre to the target.
/// Angle 0 if the target is no more than touchingGap aside of the centre line and not behind the front edge; none if it
/// is half a frontage or less from the corner.
[[nodiscard]] std::optional<Wheel> wheelTowards(const Pose& pose, const Base& base, Point target);

/// The smallest wheel, to whichever side is shorter, after which a straight move ahead would run into the target. Angle
/// 0 if it would already; none if more than `limit` is needed. What stands in the way of the wheel itself is not looked
/// at.
[[nodiscard]] std::optional<Wheel> leastWheelToMeet(const Pose& pose, const Base& base, const Footprint& target,
                                                    Angle limit = 180 * oneDegree);

/// Set with its front flush on a face of the target, its front centre going straight to that face's line. It slides
/// along the line no further than needed for the edges to share a tenth of an inch.
[[nodiscard]] Pose setFlush(const Pose& pose, const Base& base, const Footprint& target, Face face);
/// Pivoted about the point of contact until its front is flush on the face; slid sideways as in setFlush.
[[nodiscard]] Pose pivotedFlush(const Pose& pose, const Base& base, const Footprint& target, Face face, Vec2 contact);

}  // namespace signifer
