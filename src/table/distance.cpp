#include "table/distance.h"

#include "table/arcs.h"
#include "table/clip.h"
#include "table/inside.h"

namespace signifer {
namespace {

/// The nearest pair seen so far; equal ones are averaged, which for parallel edges gives the inside of the common
/// stretch.
class NearestPair {
 public:
  void offer(Vec2 onFirst, Vec2 onSecond) {
    const double squared = squaredLength(onSecond - onFirst);
    if (squared > tooFar_) return;
    const double apart = std::sqrt(squared);
    if (apart > best_ + computingNoise) return;
    if (apart < best_ - computingNoise) {
      best_ = apart;
      tooFar_ = (apart + 2.0 * computingNoise) * (apart + 2.0 * computingNoise);
      first_ = second_ = {};
      equals_ = 0.0;
    }
    first_ += onFirst;
    second_ += onSecond;
    equals_ += 1.0;
  }
  [[nodiscard]] Gap gap() const { return {best_, first_ * (1.0 / equals_), second_ * (1.0 / equals_)}; }

 private:
  double best_ = 1e18;
  double tooFar_ = 1e36;  ///< of squares, surely: spares the root
  Vec2 first_;
  Vec2 second_;
  double equals_ = 1.0;
};

/// Two bases seen from each other: where each lies in the frame of the other, and how they are turned.
class Mutual {
 public:
  Mutual(const Footprint& a, const Footprint& b)
      : a_(a), b_(b), cosine_(dot(a.right, b.right)), sine_(dot(a.right, b.forward)) {
    const Vec2 between = b.centre - a.centre;
    ofSecond_ = {dot(between, a.right), dot(between, a.forward)};
    ofFirst_ = {-dot(between, b.right), -dot(between, b.forward)};
  }

  /// Whether they overlap by more than noise; mostly told by their circles.
  [[nodiscard]] bool overlap() const {
    const double reach = a_.radius + b_.radius;
    return squaredLength(ofSecond_) <= reach * reach + 1.0 && depth() > computingNoise;
  }
  /// How deep they lie in each other along the edges of both.
  [[nodiscard]] double depth() const {
    const double c = std::abs(cosine_);
    const double s = std::abs(sine_);
    const double first = std::min(a_.halfFrontage + c * b_.halfFrontage + s * b_.halfDepth - std::abs(ofSecond_.x),
                                  a_.halfDepth + s * b_.halfFrontage + c * b_.halfDepth - std::abs(ofSecond_.y));
    const double second = std::min(b_.halfFrontage + c * a_.halfFrontage + s * a_.halfDepth - std::abs(ofFirst_.x),
                                   b_.halfDepth + s * a_.halfFrontage + c * a_.halfDepth - std::abs(ofFirst_.y));
    return std::min(first, second);
  }

  /// The gap between bases that do not overlap.
  [[nodiscard]] double gap() const {
    return std::sqrt(leastOf(squaresTo(b_, cornersOfFirst()), squaresTo(a_, cornersOfSecond())));
  }

  /// The gap and its place; equal ones are averaged, which for parallel edges gives the inside of the common stretch.
  [[nodiscard]] Gap gapWithPlaces() const {
    const Places ofFirst = cornersOfFirst();
    const Places ofSecond = cornersOfSecond();
    const Squares first = squaresTo(b_, ofFirst);
    const Squares second = squaresTo(a_, ofSecond);
    Gap gap{std::sqrt(leastOf(first, second)), {}, {}};
    const double most = (gap.distance + computingNoise) * (gap.distance + computingNoise);
    double equals = 0.0;
    const auto offer = [&](Vec2 onFirst, Vec2 onSecond) {
      gap.onFirst += onFirst;
      gap.onSecond += onSecond;
      equals += 1.0;
    };
    for (std::size_t i = 0; i < first.size(); ++i)
      if (first[i] <= most) {
        const Vec2 corner = ofFirst.at(i);
        offer(at(b_, corner), at(b_, nearest(b_, corner)));
      }
    for (std::size_t i = 0; i < second.size(); ++i)
      if (second[i] <= most) {
        const Vec2 corner = ofSecond.at(i);
        offer(at(a_, nearest(a_, corner)), at(a_, corner));
      }
    gap.onFirst = gap.onFirst * (1.0 / equals);
    gap.onSecond = gap.onSecond * (1.0 / equals);
    return gap;
  }

 private:
  static Vec2 at(const Footprint& base, Vec2 local) { return base.at(local.x, local.y); }
  static Vec2 nearest(const Footprint& base, Vec2 local) {
    return {std::clamp(local.x, -base.halfFrontage, base.halfFrontage),
            std::clamp(local.y, -base.halfDepth, base.halfDepth)};
  }
  using Squares = std::array<double, 4>;
  /// Corners in another's frame, apart by what is worked out alike.
  struct Places {
    std::array<double, 4> x;
    std::array<double, 4> y;
    [[nodiscard]] Vec2 at(std::size_t i) const { return {x[i], y[i]}; }
  };

  /// The squares of the distances from the corners, in the base's frame, to the base: all four worked out at once,
  /// without a branch.
  static Squares squaresTo(const Footprint& base, const Places& corners) {
    Squares squares;
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const double aside = std::max(0.0, std::abs(corners.x[i]) - base.halfFrontage);
      const double ahead = std::max(0.0, std::abs(corners.y[i]) - base.halfDepth);
      squares[i] = aside * aside + ahead * ahead;
    }
    return squares;
  }
  static double leastOf(const Squares& a, const Squares& b) {
    return std::min(std::min(std::min(a[0], b[0]), std::min(a[1], b[1])),
                    std::min(std::min(a[2], b[2]), std::min(a[3], b[3])));
  }
  static std::array<double, 4> about(double centre, double aside, double ahead) {
    return {centre - aside + ahead, centre + aside + ahead, centre + aside - ahead, centre - aside - ahead};
  }
  static Places cornersAbout(Vec2 centre, Vec2 aside, Vec2 ahead) {
    return {about(centre.x, aside.x, ahead.x), about(centre.y, aside.y, ahead.y)};
  }
  /// In the frame of the second.
  [[nodiscard]] Places cornersOfFirst() const {
    return cornersAbout(ofFirst_, Vec2{cosine_, sine_} * a_.halfFrontage, Vec2{-sine_, cosine_} * a_.halfDepth);
  }
  /// In the frame of the first.
  [[nodiscard]] Places cornersOfSecond() const {
    return cornersAbout(ofSecond_, Vec2{cosine_, -sine_} * b_.halfFrontage, Vec2{sine_, cosine_} * b_.halfDepth);
  }

  const Footprint& a_;
  const Footprint& b_;
  double cosine_;
  double sine_;
  Vec2 ofSecond_;
  Vec2 ofFirst_;
};

/// Faces that lie along each other within a degree, their middles close, sharing more than a mere touch.
std::optional<Faces> flushFaces(const Footprint& a, const Footprint& b) {
  constexpr double cosineOfOneDegree = 0.99984769515639124;
  // Most are turned against each other.
  const double along = std::max(std::abs(dot(a.forward, b.forward)), std::abs(dot(a.forward, b.right)));
  if (along < cosineOfOneDegree - computingNoise) return std::nullopt;
  std::array<Vec2, allFaces.size()> normals;
  for (const Face face : allFaces) normals[static_cast<std::size_t>(face)] = outward(b, face);
  for (const Face faceA : allFaces) {
    const Vec2 normal = outward(a, faceA);
    for (const Face faceB : allFaces) {
      if (dot(normal, normals[static_cast<std::size_t>(faceB)]) > -cosineOfOneDegree) continue;
      const Vec2 between = middleOf(b, faceB) - middleOf(a, faceA);
      const double share = 0.5 * (lengthOf(a, faceA) + lengthOf(b, faceB)) - std::abs(cross(normal, between));
      // A degree of tilt lets the planes drift apart between the middle and the place of contact.
      const double drift = std::abs(cross(normal, between)) * 0.0175;
      if (std::abs(dot(normal, between)) <= 2.0 * touchingGap + drift && share > touchingGap)
        return Faces{faceA, faceB};
    }
  }
  return std::nullopt;
}

}  // namespace

double overlapDepth(const Footprint& a, const Footprint& b) { return Mutual(a, b).depth(); }

bool overlaps(const Footprint& a, const Footprint& b, double tolerance) {
  const double reach = a.radius + b.radius;
  if (squaredLength(b.centre - a.centre) >= reach * reach) return false;
  return overlapDepth(a, b) > tolerance;
}

bool overlaps(const Footprint& a, const Segment& s, double tolerance) {
  return !insideOf(a, s, tolerance, Edge::out).none();
}

double distanceBetween(const Footprint& a, const Footprint& b) {
  const Mutual mutual(a, b);
  return mutual.overlap() ? 0.0 : mutual.gap();
}

Gap gapBetween(const Footprint& a, const Footprint& b) {
  const Mutual mutual(a, b);
  if (mutual.overlap()) {
    const ConvexShape shared = common(ConvexShape(a), b);
    const Vec2 middle = shared.empty() ? a.centre : shared.middle();
    return {0.0, middle, middle};
  }
  return mutual.gapWithPlaces();
}

Gap gapBetween(const Footprint& a, const Segment& s) {
  const Inside part = insideOf(a, s, 0.0, Edge::out);
  if (!part.none()) {
    const Vec2 middle = s.from + (s.to - s.from) * (0.5 * (part.from + part.to));
    return {0.0, middle, middle};
  }
  NearestPair nearest;
  for (const Vec2 corner : a.corners()) nearest.offer(corner, nearestOn(s, corner));
  nearest.offer(nearestOn(a, s.from), s.from);
  nearest.offer(nearestOn(a, s.to), s.to);
  return nearest.gap();
}

double distanceTo(const Footprint& base, Vec2 p) { return distance(nearestOn(base, p), p); }

bool within(const Footprint& a, const Footprint& b, double reach) {
  const double farthest = a.radius + b.radius + reach;
  if (squaredLength(b.centre - a.centre) > farthest * farthest) return false;
  const Mutual mutual(a, b);
  const double depth = mutual.depth();
  if (depth >= 0.0) return true;
  if (-depth > reach + computingNoise) return false;
  return mutual.gap() <= reach + computingNoise;
}

Face faceAt(const Footprint& base, Vec2 onEdge, Vec2 towards) {
  const Vec2 q = base.local(onEdge);
  const double fromSide = base.halfFrontage - std::abs(q.x);
  const double fromEnd = base.halfDepth - std::abs(q.y);
  if (std::abs(fromSide - fromEnd) <= roundingTolerance) return quarterOf(base, towards);
  if (fromSide < fromEnd) return q.x < 0.0 ? Face::left : Face::right;
  return q.y < 0.0 ? Face::rear : Face::front;
}

namespace {

Faces facesAt(const Footprint& a, const Footprint& b, const Gap& gap) {
  return {faceAt(a, gap.onFirst, b.centre), faceAt(b, gap.onSecond, a.centre)};
}

}  // namespace

std::optional<Contact> contactBetween(const Footprint& a, const Footprint& b) {
  if (!touching(a, b)) return std::nullopt;
  const Gap gap = gapBetween(a, b);
  const auto flush = flushFaces(a, b);
  const Faces faces = flush ? *flush : facesAt(a, b, gap);
  return Contact{gap, faces.first, faces.second, flush.has_value()};
}

std::optional<Faces> facesInContact(const Footprint& a, const Footprint& b) {
  if (!touching(a, b)) return std::nullopt;
  const auto flush = flushFaces(a, b);
  return flush ? flush : facesAt(a, b, gapBetween(a, b));
}

}  // namespace signifer
