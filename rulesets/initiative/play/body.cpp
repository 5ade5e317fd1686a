#include "initiative/play/body.h"

#include <algorithm>

namespace signifer::initiative {
namespace {

/// An edge as a base without depth, its front looking out of the outline.
Footprint edgeAsBase(Outline outline, std::size_t i) {
  const Segment edge = edgeOf(outline, i);
  const Vec2 along = unit(edge.to - edge.from);
  const Vec2 middle = (edge.from + edge.to) * 0.5;
  Vec2 out = rightOf(along);
  // A little beside the middle of an edge one side is inside.
  if (contains(outline, middle + out * (2 * roundingTolerance))) out = -out;
  return {middle, out, length(edge.to - edge.from) / 2, 0.0};
}

/// A wheel near an outline is looked at each degree of it.
constexpr double wheelSample = oneDegree;

std::int32_t clearWheel(const Footprint& stand, Side side, std::int32_t most, Outline outline, double clearance) {
  const Vec2 corner = wheelCorner(stand, side);
  const auto gapAfter = [&](std::int32_t amount) {
    const SineCosine turn = sineCosine(side == Side::left ? -amount : amount);
    const Footprint turned{corner + rotated(stand.centre - corner, turn), rotated(stand.forward, turn),
                           stand.halfFrontage, stand.halfDepth};
    return distanceBetween(turned, outline);
  };
  // One that stands nearer already may not come nearer still.
  const double kept = std::min(clearance, gapAfter(0)) - roundingTolerance;
  const int samples = std::max(1, static_cast<int>(most / wheelSample));
  std::int32_t open = 0;
  for (int i = 1; i <= samples; ++i) {
    std::int32_t shut = most * i / samples;
    if (gapAfter(shut) >= kept) {
      open = shut;
      continue;
    }
    while (shut - open > 1) {
      const std::int32_t middle = open + (shut - open) / 2;
      (gapAfter(middle) >= kept ? open : shut) = middle;
    }
    break;
  }
  return open;
}

}  // namespace

double distanceBetween(const Body& one, const Body& other) {
  if (!one.garrison()) return distanceBetween(one.base, other);
  if (!other.garrison()) return distanceBetween(other.base, one.held);
  double least = 1e18;
  for (std::size_t i = 0; i < one.held.size(); ++i)
    least = std::min(least, distanceBetween(edgeAsBase(one.held, i), other.held));
  return least;
}

std::int32_t openAmount(const Footprint& stand, const Leg& leg, const Body& body, double clearance) {
  if (!body.garrison()) return openAmount(stand, leg, body.base, clearance);
  // A way that is open to the rectangle is open to the outline within it.
  if (openAmount(stand, leg, body.base, clearance) >= leg.amount) return leg.amount;
  if (!isStraight(leg.kind)) {
    if (!isWheel(leg.kind)) return leg.amount;
    const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
    const double free = freeTurn(stand, wheelCorner(stand, side), side, leg.amount, body.held);
    const auto touch = std::min(leg.amount, static_cast<std::int32_t>(std::floor(free + computingNoise)));
    return clearance > 0 ? clearWheel(stand, side, touch, body.held, clearance) : touch;
  }
  const Vec2 direction = directionOf(stand, leg.kind);
  const auto met = clearance > 0 ? firstWithin(stand, direction, leg.amount, body.held, clearance)
                                 : firstTouch(stand, direction, leg.amount, body.held);
  return met ? std::min(leg.amount, wholeLength(*met)) : leg.amount;
}

Footprint nearestEdge(const Footprint& base, Outline outline) {
  Footprint nearest = edgeAsBase(outline, 0);
  double least = distanceBetween(base, nearest);
  for (std::size_t i = 1; i < outline.size(); ++i) {
    const Footprint edge = edgeAsBase(outline, i);
    const double away = distanceBetween(base, edge);
    // Of two that meet in the corner that is touched, the one that it faces the more.
    const bool facesMore = dot(edge.forward, base.forward) < dot(nearest.forward, base.forward);
    if (away > least + touchingGap || (away > least - touchingGap && !facesMore)) continue;
    nearest = edge;
    least = std::min(least, away);
  }
  return nearest;
}

}  // namespace signifer::initiative
