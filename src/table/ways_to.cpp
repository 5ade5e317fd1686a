#include "table/ways_to.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace signifer {
namespace {

/// Less of a leg is none.
constexpr double leastLeg = 0.5;
constexpr double rounding = 1.5;
constexpr Angle halfTurn = fullTurn / 2;

/// Clockwise from one heading to another, or anticlockwise; 0 to below a whole turn.
Angle turnFrom(Angle from, Angle to, Side side) { return normalised(side == Side::right ? to - from : from - to); }

LegKind wheelTo(Side side) { return side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight; }

Leg along(double amount) { return {amount < 0.0 ? LegKind::back : LegKind::ahead, toLength(std::abs(amount))}; }
Leg aside(double amount) { return {amount < 0.0 ? LegKind::left : LegKind::right, toLength(std::abs(amount))}; }

/// A front corner as it lies from the centre of a base that faces so.
Vec2 cornerOf(const Base& base, Angle heading, Side side) {
  const double half = side == Side::left ? -0.5 * base.frontage : 0.5 * base.frontage;
  return rightOf(heading) * half + forwardOf(heading) * (0.5 * base.depth);
}

int away(Point a, Point b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

class WayFinder {
 public:
  WayFinder(const Pose& from, const Base& base) : from_(from), base_(base) {}

  std::vector<Path> toPose(const Pose& to, WayTaste taste) {
    to_ = to.centre;
    heading_ = to.heading;
    const Angle turn = normalised(to.heading - from_.heading);
    // The ways of those who only go ahead and wheel, then turns on the spot, then all others.
    if (taste == WayTaste::turns) turnOnTheSpot();
    if (turn == 0) straight({}, {}, false);
    if (turn != 0) wheelOnce(false);
    if (taste == WayTaste::wheels) turnOnTheSpot();
    if (turn == 0) straight({}, {}, true);
    faceAbout(turn);
    if (turn != 0) {
      wheelOnce(true);
      wheelAndStep();
    }
    wheelTwice();
    return all();
  }

  std::vector<Path> toPlace(Point to, WayTaste taste) {
    to_ = to;
    const Footprint stand(from_, base_);
    const Vec2 off = stand.local(toVec(to));
    if (taste == WayTaste::turns) turnAndGo({});
    if (std::abs(off.x) <= touchingGap) return keepNear({along(off.y)});
    if (std::abs(off.y) <= touchingGap) keepNear({aside(off.x)});
    const bool beside = std::abs(off.x) > stand.halfFrontage && std::abs(off.y) < stand.halfDepth;
    const bool behind = off.y < 0.0 && std::abs(off.x) < stand.halfFrontage;
    if (beside || behind) straight({}, {}, true);
    if (const auto wheel = wheelTowards(from_, base_, to); wheel && wheel->angle > 0)
      keep({{wheelTo(wheel->side), wheel->angle}, along(Footprint(wheel->end, base_).local(toVec(to)).y)});
    if (!beside && !behind) straight({}, {}, true);
    if (taste == WayTaste::wheels) turnAndGo({});
    return all();
  }

 private:
  /// Straight ahead or back and aside, in either order, between what comes before and what comes after. Without `any`
  /// only what goes ahead.
  void straight(const Path& before, const Path& after, bool any) {
    const Pose start = walk(from_, base_, before).end();
    const Vec2 off = Footprint(start, base_).local(toVec(to_));
    const bool goes = std::abs(off.y) >= leastLeg;
    const bool steps = std::abs(off.x) >= leastLeg;
    if (!any && (std::abs(off.x) >= rounding || off.y <= -leastLeg)) return;
    const auto add = [&](std::initializer_list<Leg> legs) {
      Path path = before;
      for (const Leg& leg : legs) path.add(leg);
      for (const Leg& leg : after) path.add(leg);
      return keep(path);
    };
    // A place that is aside by rounding alone needs no leg.
    if (goes && std::abs(off.x) < rounding && add({along(off.y)})) return;
    if (steps && std::abs(off.y) < rounding && add({aside(off.x)})) return;
    if (goes && steps) {
      add({along(off.y), aside(off.x)});
      add({aside(off.x), along(off.y)});
    } else if (goes) {
      add({along(off.y)});
    } else if (steps) {
      add({aside(off.x)});
    } else {
      add({});
    }
  }

  void turnOnTheSpot() {
    const Path turned{{LegKind::pivot, heading_}};
    if (heading_ != from_.heading) {
      straight({}, turned, true);
      straight(turned, {}, true);
    }
    turnAndGo(turned);
  }

  /// Headings are whole hundredths, so that a long way may end beside the place: the best of them is as near as the
  /// base can go.
  void turnAndGo(const Path& after) {
    if (away(from_.centre, to_) == 0) return;
    const Angle there = headingTo(from_.centre, to_);
    const Length way = toLength(distance(toVec(from_.centre), toVec(to_)));
    std::optional<Path> best;
    int least = 0;
    Equals equals;
    for (Angle heading = there - 1; heading <= there + 1; ++heading)
      for (Length ahead = way - 1; ahead <= way + 1; ++ahead) {
        Path path;
        if (normalised(heading) != from_.heading) path.add({LegKind::pivot, normalised(heading)});
        path.add({LegKind::ahead, std::max(0, ahead)});
        if (!after.empty() && normalised(heading) != heading_) path.add(after[0]);
        const int off = away(walk(from_, base_, path).end().centre, to_);
        if (off <= 1) equals.add(path);
        if (best && (off > least || (off == least && path.size() >= best->size()))) continue;
        least = off;
        best = path;
      }
    take(*best, equals);
  }

  void faceAbout(Angle turn) {
    const Path about{{LegKind::aboutFace, 0}};
    if (turn == 0) straight(about, about, true);
    if (turn != halfTurn) return;
    straight({}, about, true);
    straight(about, {}, true);
  }

  /// Straight, one wheel, straight on: the turn gives the wheel, the place both ways.
  void wheelOnce(bool any) {
    for (const Side side : {Side::right, Side::left}) {
      const Angle angle = turnFrom(from_.heading, heading_, side);
      if (angle > halfTurn) continue;
      const Pose wheel = wheeled(from_, base_, side, angle);
      const Vec2 off = toVec(to_) - toVec(wheel.centre);
      const Vec2 first = forwardOf(from_.heading);
      const Vec2 then = forwardOf(heading_);
      const double across = cross(first, then);
      if (std::abs(across) < 1e-9) continue;
      const double before = cross(off, then) / across;
      const double after = cross(first, off) / across;
      const bool ahead = before > -leastLeg && after > -leastLeg;
      if (ahead == any) continue;
      Path path;
      if (std::abs(before) >= leastLeg) path.add(along(before));
      path.add({wheelTo(side), angle});
      if (std::abs(after) >= leastLeg) path.add(along(after));
      keep(path);
    }
  }

  /// A wheel with steps aside before or after it.
  void wheelAndStep() {
    for (const Side side : {Side::right, Side::left}) {
      const Angle angle = turnFrom(from_.heading, heading_, side);
      if (angle > halfTurn) continue;
      const Path wheel{{wheelTo(side), angle}};
      straight(wheel, {}, true);
      const Vec2 swung = toVec(wheeled(from_, base_, side, angle).centre) - toVec(from_.centre);
      const Point goal = std::exchange(to_, toPoint(toVec(to_) - swung));
      WayFinder before(from_, base_);
      before.to_ = to_;
      to_ = goal;
      before.straight({}, {}, true);
      for (Path path : before.ways_)
        if (path.add(wheel[0])) keep(path);
    }
  }

  /// A wheel, straight on, and another wheel. What the corners are from the centre before and after gives the heading
  /// between the two.
  void wheelTwice() {
    for (const Side one : {Side::left, Side::right})
      for (const Side other : {Side::left, Side::right}) {
        const Vec2 off =
            toVec(to_) - toVec(from_.centre) - cornerOf(base_, from_.heading, one) + cornerOf(base_, heading_, other);
        double lead = 0.0;
        if (one != other) {
          const double across = other == Side::right ? base_.frontage : -base_.frontage;
          const double squared = squaredLength(off) - across * across;
          if (squared < 0.0) continue;
          lead = bearingHundredths(across, std::sqrt(squared));
        }
        const Angle between = toHeading(bearingHundredths(off.x, off.y) - lead);
        wheelBetween(one, between, other);
        if (one == other) wheelBetween(one, normalised(between + halfTurn), other);
      }
  }

  void wheelBetween(Side one, Angle between, Side other) {
    constexpr Angle near = 2;
    const Angle first = turnFrom(from_.heading, between, one);
    for (Angle angle = std::max(1, first - near); angle <= first + near && angle <= halfTurn; ++angle) {
      const Angle heading = normalised(from_.heading + (one == Side::left ? -angle : angle));
      const Angle second = turnFrom(heading, heading_, other);
      if (second == 0 || second > halfTurn) continue;
      const Pose middle = wheeled(from_, base_, one, angle);
      const Vec2 end = toVec(to_) + cornerOf(base_, heading_, other) - cornerOf(base_, heading, other);
      const double way = dot(end - toVec(middle.centre), forwardOf(heading));
      Path path{{wheelTo(one), angle}};
      if (std::abs(way) >= leastLeg) path.add(along(way));
      path.add({wheelTo(other), second});
      if (keep(path)) return;
    }
  }

  /// Adds the path, its straight legs changed by what rounding asks for; false where it does not end there.
  bool keep(Path path) {
    const auto error = [&](const Path& tried) { return away(walk(from_, base_, tried).end().centre, to_); };
    int least = error(path);
    if (least > 4) return false;
    std::array<std::size_t, 2> straights{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < path.size() && count < 2; ++i)
      if (isStraight(path[i].kind)) straights[count++] = i;
    Path best = path;
    Equals equals;
    if (least <= 1) equals.add(path);
    for (int a = -3; count > 0 && a <= 3; ++a)
      for (int b = count == 2 ? -3 : 0; b <= (count == 2 ? 3 : 0); ++b) {
        Path tried = path;
        tried[straights[0]].amount += a;
        if (count == 2) tried[straights[1]].amount += b;
        if (tried[straights[0]].amount < 0 || (count == 2 && tried[straights[1]].amount < 0)) continue;
        const int off = error(tried);
        if (off <= 1) equals.add(tried);
        if (off >= least) continue;
        least = off;
        best = tried;
      }
    if (least > 1) return false;
    take(best, equals);
    return true;
  }

  /// As it is, though it may end a little beside the place.
  std::vector<Path> keepNear(Path path) {
    if (path[0].amount == 0) {
      path.clear();
      ways_.push_back(path);
      return all();
    }
    ways_.push_back(path);
    for (const Length more : {-1, 1}) {
      Path other = path;
      other[0].amount += more;
      if (other[0].amount > 0) spare_.push_back(other);
    }
    return all();
  }

  /// The shortest and the longest path that end at the place but for rounding. A move that just keeps its least or its
  /// most may be one of them.
  struct Equals {
    std::optional<Path> shortest;
    std::optional<Path> longest;

    void add(const Path& path) {
      if (!shortest || lengthOf(path) < lengthOf(*shortest)) shortest = path;
      if (!longest || lengthOf(path) > lengthOf(*longest)) longest = path;
    }
    [[nodiscard]] static Length lengthOf(const Path& path) {
      Length sum = 0;
      for (const Leg& leg : path)
        if (isStraight(leg.kind)) sum += leg.amount;
      return sum;
    }
  };

  void take(const Path& best, const Equals& equals) {
    if (std::ranges::find(ways_, best) == ways_.end()) ways_.push_back(best);
    for (const auto& other : {equals.shortest, equals.longest})
      if (other && *other != best) spare_.push_back(*other);
  }

  /// The ways, and behind them all those that differ from one by rounding alone.
  std::vector<Path> all() {
    for (const Path& path : spare_)
      if (std::ranges::find(ways_, path) == ways_.end()) ways_.push_back(path);
    return std::move(ways_);
  }

  Pose from_;
  Base base_;
  Point to_;
  Angle heading_ = 0;
  std::vector<Path> ways_;
  std::vector<Path> spare_;
};

}  // namespace

std::vector<Path> waysTo(const Pose& from, const Base& base, const Pose& to, WayTaste taste) {
  return WayFinder(from, base).toPose(to, taste);
}

std::vector<Path> waysTo(const Pose& from, const Base& base, Point to, WayTaste taste) {
  return WayFinder(from, base).toPlace(to, taste);
}

bool isSame(const Pose& a, const Pose& b) { return a.heading == b.heading && away(a.centre, b.centre) <= 1; }

}  // namespace signifer
