#include "initiative/play/edge_charged.h"

#include <algorithm>
#include <array>
#include <optional>

namespace signifer::initiative {
namespace {

/// 0.02": a shorter touch, or one nearer to the end of an edge, touches a corner. A front corner that began so far
/// inside the line of an edge still began outside it (D-46).
constexpr double cornerSize = 20.0;
/// Points so near an edge at the touch lie on it, but for the noise of computing.
constexpr double onTheEdge = 0.5;
/// The cosine of 179 degrees: fronts that look at each other are within a degree of it.
constexpr double faceToFace = -0.99985;

constexpr Face faceOf(Quarter quarter) {
  switch (quarter) {
    case Quarter::front:
      return Face::front;
    case Quarter::left:
      return Face::left;
    case Quarter::right:
      return Face::right;
    case Quarter::rear:
      break;
  }
  return Face::rear;
}

/// A stretch of an edge, from its left end on, thousandths of an inch.
struct Stretch {
  double from = 0;
  double to = 0;
};

/// How far a point lies outward of the line of an edge.
double beyond(const Footprint& base, Face face, Vec2 p) { return dot(p - middleOf(base, face), outward(base, face)); }

/// The part of a line that lies within `most` of an edge, measured along the edge.
std::optional<Stretch> along(const Footprint& base, Face face, const Segment& line, double most) {
  const Segment side = edge(base, face);
  const double length = lengthOf(base, face);
  const Vec2 direction = (side.to - side.from) * (1.0 / length);
  const double fromAway = beyond(base, face, line.from);
  const double toAway = beyond(base, face, line.to);
  double first = 0.0;
  double last = 1.0;
  const double rises = toAway - fromAway;
  if (std::abs(rises) < 1e-9) {
    if (std::abs(fromAway) > most) return std::nullopt;
  } else {
    const double a = (-most - fromAway) / rises;
    const double b = (most - fromAway) / rises;
    first = std::max(first, std::min(a, b));
    last = std::min(last, std::max(a, b));
    if (first > last) return std::nullopt;
  }
  const Vec2 way = line.to - line.from;
  const double one = dot(line.from + way * first - side.from, direction);
  const double other = dot(line.from + way * last - side.from, direction);
  const Stretch stretch{std::max(0.0, std::min(one, other)), std::min(length, std::max(one, other))};
  if (stretch.from > stretch.to) return std::nullopt;
  return stretch;
}

class EdgeCharged {
 public:
  EdgeCharged(const Position& position, UnitIndex u, UnitIndex target, const ChargeWay& way)
      : position_(position),
        u_(u),
        target_(target),
        way_(way),
        foe_(position.stand(target)),
        at_(movedAhead(way.wheeled, toLength(way.touch))),
        front_(frontAt(Footprint(way.wheeled, position.unit(u).base), way.touch)) {}

  [[nodiscard]] Face face() const {
    if (const auto struck = struckBesideCorners()) return *struck;
    const Face began = faceOf(position_.quarter(foe_, way_.start.frontCentre()));
    const auto [one, other] = edgesOfCorner();
    const bool otherFirst = began == other;
    const Face first = otherFirst ? other : one;
    const Face second = otherFirst ? one : other;
    const bool firstOpen = isOpen(first);
    const bool secondOpen = isOpen(second);
    if (firstOpen && (first == began || !secondOpen)) return first;
    if (secondOpen && !firstOpen) return second;
    return lessTurnedAway(first, second);
  }

 private:
  [[nodiscard]] static Segment frontAt(const Footprint& wheeled, double touch) {
    return edge(wheeled.shifted(wheeled.forward * touch), Face::front);
  }
  /// The edge of which a stretch is touched, or a point that is none of its ends.
  [[nodiscard]] std::optional<Face> struckBesideCorners() const {
    std::optional<Face> found;
    double longest = 0;
    for (const Face face : allFaces) {
      const auto touched = along(foe_, face, front_, onTheEdge);
      if (!touched) continue;
      const double length = touched->to - touched->from;
      const double middle = (touched->from + touched->to) / 2;
      const bool stretch = length > cornerSize;
      const bool inside = middle > cornerSize && middle < lengthOf(foe_, face) - cornerSize;
      if ((!stretch && !inside) || (found && length <= longest)) continue;
      found = face;
      longest = length;
    }
    return found;
  }
  /// The edge at the corner nearest to the charger's front edge.
  [[nodiscard]] std::pair<Face, Face> edgesOfCorner() const {
    const std::array<std::pair<Face, Face>, 4> meeting{std::pair{Face::front, Face::left},
                                                       {Face::front, Face::right},
                                                       {Face::right, Face::rear},
                                                       {Face::left, Face::rear}};
    const Corners corners = foe_.corners();
    std::size_t nearest = 0;
    double least = 1e18;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const double away = squaredAway(corners[i]);
      if (away >= least) continue;
      nearest = i;
      least = away;
    }
    return meeting[nearest];
  }
  [[nodiscard]] double squaredAway(Vec2 p) const {
    const Vec2 way = front_.to - front_.from;
    const double share = std::clamp(dot(p - front_.from, way) / squaredLength(way), 0.0, 1.0);
    return squaredLength(front_.from + way * share - p);
  }
  /// Both front corners began outside its line and, beside the front, there is room to stand before it.
  [[nodiscard]] bool isOpen(Face face) const {
    for (const Vec2 corner : {way_.start.frontLeft(), way_.start.frontRight()})
      if (beyond(foe_, face, corner) < -cornerSize) return false;
    return face == Face::front || forecourtIsFree(face);
  }
  [[nodiscard]] bool forecourtIsFree(Face face) const {
    const Base& base = position_.unit(u_).base;
    const Footprint flush(setFlush(at_, base, foe_, face), base);
    const double half = std::max(flush.halfFrontage, flush.halfDepth);
    const Footprint court(flush.frontCentre() - flush.forward * half, flush.forward, flush.halfFrontage, half);
    bool free = isOn(position_.table(), court);
    position_.forEachEnemyNear(u_, court.centre, court.radius, [&](UnitIndex v) {
      free = free && (v == target_ || !position_.present(v) || !overlaps(court, position_.body(v)));
    });
    return free;
  }
  /// The edge that the way meets more squarely; of equals the one nearer the front.
  [[nodiscard]] Face lessTurnedAway(Face one, Face other) const {
    const Vec2 ahead = forwardOf(way_.wheeled.heading);
    const double squareness = dot(outward(foe_, other), ahead) - dot(outward(foe_, one), ahead);
    constexpr double equal = 1e-9;
    if (std::abs(squareness) > equal) return squareness > 0 ? one : other;
    return one == Face::front || other == Face::rear ? one : other;
  }

  const Position& position_;
  UnitIndex u_;
  UnitIndex target_;
  const ChargeWay& way_;
  const Footprint& foe_;
  /// The charger at the touch, and its front edge there.
  Pose at_;
  Segment front_;
};

}  // namespace

Quarter quarterCharged(const Position& position, UnitIndex u, UnitIndex target, const ChargeWay& way) {
  const bool byStart = position.options().quarterJudgedBy == QuarterJudgedBy::chargeStart;
  if (byStart || position.body(target).garrison())
    return position.quarter(position.stand(target), way.start.frontCentre());
  return quarterOf(EdgeCharged(position, u, target, way).face());
}

bool frontsMeet(const Footprint& a, const Footprint& b) {
  if (dot(a.forward, b.forward) > faceToFace) return false;
  const auto touched = along(a, Face::front, edge(b, Face::front), touchingGap);
  return touched && touched->to - touched->from > cornerSize;
}

}  // namespace signifer::initiative
