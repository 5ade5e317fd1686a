// The table's own numbers: whole thousandths of an inch for lengths and positions, whole hundredths of a degree for
// headings, so that every machine keeps the same battle. Nothing here knows a rule.
#pragma once

#include <compare>
#include <cstdint>

namespace signifer {

/// Thousandths of an inch.
using Length = std::int32_t;
/// Hundredths of a degree, clockwise from the top of the table (+y). Headings lie in 0..35999.
using Angle = std::int32_t;

inline constexpr Length oneInch = 1000;
inline constexpr Angle oneDegree = 100;
inline constexpr Angle fullTurn = 360 * oneDegree;

/// A gap of this much or less is a touch (0.05 inch): every rule set's ledger says so.
inline constexpr Length touchingGap = 50;

struct Point {
  Length x = 0;
  Length y = 0;
  friend auto operator<=>(const Point&, const Point&) = default;
};

/// The pose of a base: the middle of its rectangle, and the direction of its front.
struct Pose {
  Point centre;
  Angle heading = 0;
  friend auto operator<=>(const Pose&, const Pose&) = default;
};

/// The footprint of a unit: its frontage from side to side and its depth from front to rear.
struct Base {
  Length frontage = 0;
  Length depth = 0;
  friend auto operator<=>(const Base&, const Base&) = default;
};

/// Nearest whole thousandth of an inch.
[[nodiscard]] Length fromInches(double inches);
[[nodiscard]] constexpr double toInches(Length length) { return length / 1000.0; }
/// Nearest whole hundredth of a degree, turned into 0..35999.
[[nodiscard]] Angle fromDegrees(double degrees);
[[nodiscard]] constexpr double toDegrees(Angle angle) { return angle / 100.0; }
/// The same heading in 0..35999.
[[nodiscard]] constexpr Angle normalised(Angle angle) {
  if (angle >= 0 && angle < fullTurn) return angle;
  return ((angle % fullTurn) + fullTurn) % fullTurn;
}
/// The smaller angle between two headings, 0..18000.
[[nodiscard]] Angle angleBetween(Angle a, Angle b);

}  // namespace signifer
