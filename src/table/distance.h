// Measuring between bases: the gap from edge to edge, overlaps, and contact with the faces it is on. Distances are in
// thousandths of an inch, not rounded: rules compare them exactly. Overlap up to the rounding tolerance is none.
#pragma once

#include <optional>

#include "table/base.h"

namespace signifer {

/// The shortest distance and where it is measured. Between things that overlap it is 0, at a point of what they share.
struct Gap {
  double distance = 0.0;
  Vec2 onFirst;
  Vec2 onSecond;
};

/// The witness points of parallel edges are taken from the inside of the stretch they share.
[[nodiscard]] Gap gapBetween(const Footprint& a, const Footprint& b);
[[nodiscard]] Gap gapBetween(const Footprint& a, const Segment& s);
[[nodiscard]] double distanceTo(const Footprint& base, Vec2 p);
/// The gap without where it is: much quicker.
[[nodiscard]] double distanceBetween(const Footprint& a, const Footprint& b);

/// Is the gap this much or less? Rejects by the bounding circles first.
[[nodiscard]] bool within(const Footprint& a, const Footprint& b, double reach);
[[nodiscard]] inline bool touching(const Footprint& a, const Footprint& b) { return within(a, b, touchingGap); }

/// The depth of two bases in each other: the least distance that one must be moved to come free. Negative: they are
/// apart (then it is a lower bound of the gap, not the gap).
[[nodiscard]] double overlapDepth(const Footprint& a, const Footprint& b);
[[nodiscard]] bool overlaps(const Footprint& a, const Footprint& b, double tolerance = roundingTolerance);
/// Does the segment run through the base deeper than the tolerance from all its edges?
[[nodiscard]] bool overlaps(const Footprint& a, const Segment& s, double tolerance = roundingTolerance);

/// Contact of two bases, each with the face on which it is touched.
struct Contact {
  Gap gap;
  Face faceOfFirst = Face::front;
  Face faceOfSecond = Face::front;
  /// Edges lie along each other, within a degree.
  bool flush = false;
};

/// None where the gap is more than touchingGap.
[[nodiscard]] std::optional<Contact> contactBetween(const Footprint& a, const Footprint& b);

/// The faces of a contact.
struct Faces {
  Face first = Face::front;
  Face second = Face::front;
};
/// The faces of a contact without its place: quicker where edges lie along each other.
[[nodiscard]] std::optional<Faces> facesInContact(const Footprint& a, const Footprint& b);

/// The face of `base` that a point on or near its edge belongs to; at a corner the quarter in which `towards` lies
/// decides.
[[nodiscard]] Face faceAt(const Footprint& base, Vec2 onEdge, Vec2 towards);

}  // namespace signifer
