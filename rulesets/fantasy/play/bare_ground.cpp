#include "fantasy/play/bare_ground.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "battle/known_alike.h"
#include "table/clip.h"
#include "table/terrain.h"

namespace signifer::fantasy {
namespace {

using Ring = std::vector<Vec2>;

/// Parts narrower than this are what rounding leaves along an edge.
constexpr double leastWidth = 20.0;

bool covers(const PlayBook& book, const TerrainPiece& upper, const TerrainPiece& lower) {
  const auto over = [&](const TerrainPiece& piece) {
    return book.grounds[static_cast<std::size_t>(piece.kind)].laidOver;
  };
  return over(upper) && !over(lower) && boundsOf(Outline(upper.outline)).meets(boundsOf(Outline(lower.outline)));
}

double doubledArea(const Ring& ring) {
  double area = 0.0;
  for (std::size_t i = 0; i < ring.size(); ++i) area += cross(ring[i], ring[(i + 1) % ring.size()]);
  return area;
}

bool isWide(const Ring& ring) {
  double around = 0.0;
  for (std::size_t i = 0; i < ring.size(); ++i) around += length(ring[(i + 1) % ring.size()] - ring[i]);
  return ring.size() >= 3 && std::abs(doubledArea(ring)) > leastWidth * around;
}

/// Corners against the clock.
Ring ringOf(const TerrainPiece& piece) {
  Ring ring;
  for (const Point corner : piece.outline) ring.push_back(toVec(corner));
  if (doubledArea(ring) < 0.0) std::reverse(ring.begin(), ring.end());
  return ring;
}

double bendAt(const Ring& ring, std::size_t i) {
  const Vec2 before = ring[(i + ring.size() - 1) % ring.size()];
  return cross(ring[i] - before, ring[(i + 1) % ring.size()] - ring[i]);
}

/// Whether the corner can be cut off: it bends outwards, and no other corner lies in the triangle.
bool isEar(const Ring& ring, std::size_t i) {
  if (bendAt(ring, i) <= 0.0) return false;
  const Vec2 a = ring[(i + ring.size() - 1) % ring.size()];
  const Vec2 b = ring[i];
  const Vec2 c = ring[(i + 1) % ring.size()];
  for (const Vec2 p : ring) {
    if (p == a || p == b || p == c) continue;
    if (cross(b - a, p - a) >= 0.0 && cross(c - b, p - b) >= 0.0 && cross(a - c, p - c) >= 0.0) return false;
  }
  return true;
}

/// The ring itself where it is convex, else triangles.
std::vector<Ring> convexParts(Ring ring) {
  std::vector<Ring> parts;
  const auto bendsIn = [&] {
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (bendAt(ring, i) < 0.0) return true;
    return false;
  };
  while (ring.size() > 3 && bendsIn()) {
    std::size_t ear = 0;
    while (ear < ring.size() && !isEar(ring, ear)) ++ear;
    // An outline that crosses itself has none: what is left counts whole.
    if (ear == ring.size()) break;
    parts.push_back({ring[(ear + ring.size() - 1) % ring.size()], ring[ear], ring[(ear + 1) % ring.size()]});
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  parts.push_back(std::move(ring));
  return parts;
}

/// The part of a convex ring on the kept side of a line.
Ring cut(const Ring& ring, const HalfPlane& kept) {
  Ring left;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec2 from = ring[i];
    const Vec2 to = ring[(i + 1) % ring.size()];
    const double a = kept.depthOf(from);
    const double b = kept.depthOf(to);
    if (a >= 0.0) left.push_back(from);
    if ((a > 0.0 && b < 0.0) || (a < 0.0 && b > 0.0)) left.push_back(from + (to - from) * (a / (a - b)));
  }
  return left;
}

/// Takes a convex cover off a convex part: edge by edge what lies beyond the edge is left.
void takeOff(Ring part, const Ring& cover, std::vector<Ring>& left) {
  for (std::size_t i = 0; i < cover.size(); ++i) {
    const Vec2 along = unit(cover[(i + 1) % cover.size()] - cover[i]);
    const HalfPlane outside = halfPlane(cover[i], {along.y, -along.x});
    Ring beyond = cut(part, outside);
    if (isWide(beyond)) left.push_back(std::move(beyond));
    part = cut(part, halfPlane(cover[i], {-along.y, along.x}));
    if (!isWide(part)) return;
  }
}

bool isCovered(const PlayBook& book, const Setup& setup, const TerrainPiece& piece) {
  return std::ranges::any_of(setup.terrain, [&](const TerrainPiece& upper) { return covers(book, upper, piece); });
}

std::vector<std::vector<Point>> partsOf(const PlayBook& book, const Setup& setup, const TerrainPiece& piece) {
  if (!isCovered(book, setup, piece)) return {piece.outline};
  std::vector<Ring> parts = convexParts(ringOf(piece));
  for (const TerrainPiece& upper : setup.terrain) {
    if (!covers(book, upper, piece)) continue;
    for (const Ring& cover : convexParts(ringOf(upper))) {
      std::vector<Ring> left;
      for (Ring& part : parts) takeOff(std::move(part), cover, left);
      parts = std::move(left);
    }
  }
  std::vector<std::vector<Point>> outlines;
  for (const Ring& part : parts) {
    std::vector<Point>& outline = outlines.emplace_back();
    for (const Vec2 corner : part) outline.push_back(toPoint(corner));
  }
  return outlines;
}

}  // namespace

const std::vector<std::vector<Point>>& bareParts(const PlayBook& book, const Battle& battle, std::size_t piece) {
  thread_local OfSetup<std::vector<std::vector<std::vector<Point>>>> known;
  auto& parts = known.of(book.number, battle);
  if (parts.empty())
    for (const TerrainPiece& each : battle.setup->terrain) parts.push_back(partsOf(book, *battle.setup, each));
  return parts[piece];
}

}  // namespace signifer::fantasy
