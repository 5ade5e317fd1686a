// A base as it stands on the table: an oriented rectangle with a front. Footprint is the working form of Pose and Base,
// made once and handed to everything that measures, so that sine and cosine are taken once a base. It knows nothing of
// the unit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "table/vec.h"

namespace signifer {

/// A side of a base, and likewise the quarter of the table that this side looks at.
enum class Face : std::uint8_t { front, left, rear, right };
inline constexpr std::array<Face, 4> allFaces{Face::front, Face::left, Face::rear, Face::right};

[[nodiscard]] constexpr bool isFlank(Face face) { return face == Face::left || face == Face::right; }
[[nodiscard]] constexpr Face oppositeOf(Face face) { return static_cast<Face>((static_cast<int>(face) + 2) % 4); }

/// A point in a base's own frame, in thousandths of an inch.
struct Place {
  double ahead = 0.0;  ///< of the front edge; negative behind it
  double aside = 0.0;  ///< to the right of the centre line; negative to the left
};

/// Corners in the order front left, front right, rear right, rear left (clockwise seen from above).
using Corners = std::array<Vec2, 4>;

struct Footprint {
  Vec2 centre;
  Vec2 forward;  ///< length 1
  Vec2 right;    ///< length 1
  double halfFrontage = 0.0;
  double halfDepth = 0.0;
  double radius = 0.0;  ///< of the circle about the centre through the corners

  Footprint() = default;
  Footprint(const Pose& pose, const Base& base);
  Footprint(Vec2 middle, Vec2 ahead, double halfWidth, double halfLength);

  [[nodiscard]] Vec2 at(double aside, double ahead) const { return centre + right * aside + forward * ahead; }
  [[nodiscard]] Vec2 frontLeft() const { return at(-halfFrontage, halfDepth); }
  [[nodiscard]] Vec2 frontRight() const { return at(halfFrontage, halfDepth); }
  [[nodiscard]] Vec2 rearRight() const { return at(halfFrontage, -halfDepth); }
  [[nodiscard]] Vec2 rearLeft() const { return at(-halfFrontage, -halfDepth); }
  [[nodiscard]] Corners corners() const { return {frontLeft(), frontRight(), rearRight(), rearLeft()}; }
  /// F, the middle of the front edge.
  [[nodiscard]] Vec2 frontCentre() const { return at(0.0, halfDepth); }
  [[nodiscard]] Vec2 rearCentre() const { return at(0.0, -halfDepth); }

  /// A point in the base's frame: x to the right of the centre, y ahead of the centre.
  [[nodiscard]] Vec2 local(Vec2 p) const { return {dot(p - centre, right), dot(p - centre, forward)}; }
  /// Ahead of the front edge and aside of the centre line.
  [[nodiscard]] Place place(Vec2 p) const {
    const Vec2 q = local(p);
    return {q.y - halfDepth, q.x};
  }
  /// Half of what the base covers along a direction of length 1.
  [[nodiscard]] double halfExtent(Vec2 axis) const {
    return std::abs(dot(axis, right)) * halfFrontage + std::abs(dot(axis, forward)) * halfDepth;
  }
  /// The same base elsewhere, unturned.
  [[nodiscard]] Footprint shifted(Vec2 by) const {
    Footprint moved = *this;
    moved.centre += by;
    return moved;
  }
  /// Smaller on every side by this much; never less than nothing.
  [[nodiscard]] Footprint shrunk(double by) const;

  friend bool operator==(const Footprint&, const Footprint&) = default;
};

/// Square on, away from the base; length 1.
[[nodiscard]] Vec2 outward(const Footprint& base, Face face);
/// The edge from its left end to its right end, seen from the centre of the base.
[[nodiscard]] Segment edge(const Footprint& base, Face face);
[[nodiscard]] Vec2 middleOf(const Footprint& base, Face face);
[[nodiscard]] double lengthOf(const Footprint& base, Face face);
/// Inside or on the edge, beyond the noise of computing.
[[nodiscard]] bool contains(const Footprint& base, Vec2 p);
/// The point of the base that is nearest to p; p itself where it lies inside.
[[nodiscard]] Vec2 nearestOn(const Footprint& base, Vec2 p);
/// Front centre of a pose, rounded.
[[nodiscard]] Point frontCentre(const Pose& pose, const Base& base);
/// The pose of a base whose front centre and heading are given; its centre rounded.
[[nodiscard]] Pose poseFromFront(Vec2 frontCentre, Angle heading, const Base& base);

}  // namespace signifer
