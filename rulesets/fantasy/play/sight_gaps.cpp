// Narrow free lines of sight between those who stand before a target (section 6 of the ledger, D9).
// Each eye sees the units between as stretches of one line across its view, and looks through what they leave open.
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/position.h"
#include "table/sight.h"

namespace signifer::fantasy {
namespace {

/// A stretch of the view: as far to the right of the straight look as it lies ahead, by tangents.
struct Stretch {
  double from = 0.0;
  double to = 0.0;
  /// The distances ahead of what is seen at its ends, thousandths.
  double aheadFrom = 0.0;
  double aheadTo = 0.0;
  UnitIndex unit = noUnit;
};

class View {
 public:
  View(Vec2 eye, Vec2 towards) : eye_(eye), straight_(unit(towards - eye)), right_(rightOf(straight_)) {}

  [[nodiscard]] double aheadOf(Vec2 p) const { return dot(p - eye_, straight_); }
  [[nodiscard]] double tangentOf(Vec2 p) const { return dot(p - eye_, right_) / aheadOf(p); }
  [[nodiscard]] Vec2 look(double tangent) const { return unit(straight_ + right_ * tangent); }
  [[nodiscard]] Vec2 eye() const { return eye_; }
  /// A little more than a touch ahead of the eye, so that no corner of what is cut there lies nearer.
  [[nodiscard]] HalfPlane ahead() const { return halfPlane(eye_ + straight_ * (touchingGap + 1.0), straight_); }

  /// None for what reaches beside or behind the eye.
  template <class Points>
  [[nodiscard]] std::optional<Stretch> of(const Points& points) const {
    Stretch seen{1e9, -1e9};
    for (const Vec2 p : points) {
      const double ahead = aheadOf(p);
      if (ahead < touchingGap) return std::nullopt;
      const double tangent = tangentOf(p);
      if (tangent < seen.from) {
        seen.from = tangent;
        seen.aheadFrom = ahead;
      }
      if (tangent > seen.to) {
        seen.to = tangent;
        seen.aheadTo = ahead;
      }
    }
    return seen;
  }

 private:
  Vec2 eye_;
  Vec2 straight_;
  Vec2 right_;
};

/// The tangent points of a disc, and its nearest point.
std::array<Vec2, 3> rimOf(const Disc& disc, Vec2 eye) {
  const Vec2 between = disc.centre - eye;
  const double away = std::max(length(between), disc.radius + 1.0);
  const double sine = disc.radius / away;
  const Vec2 along = unit(between);
  const Vec2 foot = disc.centre - along * (disc.radius * sine);
  const Vec2 aside = rightOf(along) * (disc.radius * std::sqrt(1.0 - sine * sine));
  return {foot + aside, foot - aside, disc.centre - along * disc.radius};
}

/// The part ahead of the eye counts where a unit reaches beside it.
std::optional<Stretch> stretchOf(const View& view, const Body& body) {
  if (body.isSwarm()) return view.of(rimOf(body.disc(), view.eye()));
  if (const auto whole = view.of(body.outline().corners())) return whole;
  ConvexShape ahead(body.outline());
  ahead.cut(view.ahead());
  return ahead.empty() ? std::nullopt : view.of(ahead);
}

/// The first point of a convex shape along a look; none if it passes by.
std::optional<Vec2> firstPoint(const View& view, Vec2 look, const ConvexShape& shape) {
  std::optional<double> nearest;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vec2 from = shape[i] - view.eye();
    const Vec2 along = shape[(i + 1) % shape.size()] - shape[i];
    const double across = cross(look, along);
    if (std::abs(across) < computingNoise) continue;
    const double share = -cross(look, from) / across;
    if (share < 0.0 || share > 1.0) continue;
    const double way = dot(from + along * share, look);
    if (!nearest || way < *nearest) nearest = way;
  }
  if (!nearest) return std::nullopt;
  return view.eye() + look * *nearest;
}

std::optional<Vec2> firstPoint(const View& view, Vec2 look, const Disc& disc) {
  const Vec2 between = disc.centre - view.eye();
  const double along = dot(between, look);
  const double aside = cross(look, between);
  const double inside = disc.radius * disc.radius - aside * aside;
  if (inside < 0.0) return std::nullopt;
  return view.eye() + look * (along - std::sqrt(inside));
}

/// The part ahead of the eye counts of a target, too.
std::optional<Stretch> stretchOf(const View& view, ConvexShape shape) {
  if (const auto whole = view.of(shape)) return whole;
  shape.cut(view.ahead());
  return shape.empty() ? std::nullopt : view.of(shape);
}

/// A gap that is looked through, and how wide it is.
using Gaps = boost::container::small_vector<Stretch, 16>;

/// The parts of the target that the stretches leave open. `touch(a, b)`: units no farther apart than that leave
/// nothing.
template <class Touch>
Gaps gapsIn(const Stretch& target, Gaps& taken, Touch&& touch) {
  std::ranges::sort(taken, {}, &Stretch::from);
  Gaps gaps;
  Stretch last{target.from, target.from, target.aheadFrom, target.aheadFrom};
  const auto add = [&](double to, double ahead, UnitIndex next) {
    const double width = (to - last.to) * std::min(last.aheadTo, ahead);
    const bool closed = last.unit != noUnit && next != noUnit && touch(last.unit, next);
    if (width > roundingTolerance && !closed) gaps.push_back({last.to, to});
  };
  for (const Stretch& each : taken) {
    if (each.to <= last.to) continue;
    if (each.from >= target.to) break;
    if (each.from > last.to) add(each.from, each.aheadFrom, each.unit);
    last = each;
  }
  if (last.to < target.to) add(target.to, target.aheadTo, noUnit);
  return gaps;
}

}  // namespace

// D9: some line is free, however narrow the gap.
bool Position::seesThroughGap(UnitIndex u, UnitIndex target, Vec2 eye, InBetween& between) const {
  const Body& foe = body(target);
  const bool all = loose(u);
  if (!foe.isSwarm() && partInArc(u, target).empty()) return false;
  const View view(eye, foe.isSwarm() ? foe.centre() : partInArc(u, target).middle());
  const auto whole = foe.isSwarm() ? stretchOf(view, foe) : stretchOf(view, partInArc(u, target));
  if (!whole) return false;
  const auto aimAt = [&](Vec2 look) {
    return foe.isSwarm() ? firstPoint(view, look, foe.disc()) : firstPoint(view, look, partInArc(u, target));
  };
  // Bodies do not lie in one another: who is behind the target on one line to both is behind it on every other.
  const auto isBehind = [&](UnitIndex v, const Stretch& seen) {
    const Vec2 look = view.look((std::max(seen.from, whole->from) + std::min(seen.to, whole->to)) / 2.0);
    const auto aim = aimAt(look);
    const Body& other = body(v);
    const auto met =
        other.isSwarm() ? firstPoint(view, look, other.disc()) : firstPoint(view, look, ConvexShape(other.outline()));
    return aim && met && distance(eye, *met) > distance(eye, *aim);
  };
  Gaps taken;
  for (const UnitIndex v : between.units) {
    auto seen = stretchOf(view, body(v));
    if (!seen || seen->to <= whole->from || seen->from >= whole->to) continue;
    if (between.overUnits) {
      const int height = heightOf(v);
      if (between.target > height || between.viewer + levelAt(eye, between) > height) continue;
    }
    seen->unit = v;
    if (!isBehind(v, *seen)) taken.push_back(*seen);
  }
  const auto isFree = [&](double tangent) {
    const Vec2 look = view.look(tangent);
    const auto aim = aimAt(look);
    if (!aim) return false;
    const bool half = options().visionArc == VisionArc::degrees180;
    if (foe.isSwarm() && !all && !inVisionArc(body(u), Body::swarm(toPoint(*aim), 1.0, 1, {1, 1}), half)) return false;
    return lineFree({eye, *aim}, between);
  };
  const auto touch = [&](UnitIndex a, UnitIndex b) { return body(a).distanceTo(body(b)) <= touchingGap; };
  for (const Stretch& gap : gapsIn(*whole, taken, touch)) {
    const double rim = (gap.to - gap.from) / 16.0;
    for (const double tangent : {(gap.from + gap.to) / 2.0, gap.from + rim, gap.to - rim})
      if (isFree(tangent)) return true;
    // Ground that hides may stand in the gap, too.
    for (const TerrainPiece* piece : between.ground)
      for (const Point& corner : piece->outline) {
        if (view.aheadOf(toVec(corner)) < touchingGap) continue;
        const double at = view.tangentOf(toVec(corner));
        for (const double tangent : {at - rim / 4.0, at + rim / 4.0})
          if (tangent > gap.from && tangent < gap.to && isFree(tangent)) return true;
      }
  }
  return false;
}

}  // namespace signifer::fantasy
