// The ground under a way (FA-TER-1 to FA-TER-5): how much of it lies on which ground, and what that costs.
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cmath>

#include "fantasy/play/ways.h"
#include "table/sweep.h"

namespace signifer::fantasy {

double inchesOf(const Position& position, UnitIndex mover, const Leg& leg) {
  if (isStraight(leg.kind)) return toInches(leg.amount);
  if (!isWheel(leg.kind)) return 0.0;
  return wheelCost(toDegrees(leg.amount), toInches(shapeOf(position.body(mover)).frontage));
}

double inchesAlong(const Position& position, UnitIndex mover, const Path& path) {
  double inches = 0.0;
  for (const Leg& leg : path) inches += inchesOf(position, mover, leg);
  return inches;
}

int aboutFacesIn(const Path& path) {
  return static_cast<int>(std::ranges::count_if(path, [](const Leg& leg) { return leg.kind == LegKind::aboutFace; }));
}

void addTo(GroundCovered& sum, const GroundCovered& path) {
  sum.clear += path.clear;
  sum.difficult += path.difficult;
  sum.veryDifficult += path.veryDifficult;
  sum.obstacle += path.obstacle;
  sum.obstacles.add(path.obstacles);
}

double costOn(const Position& position, UnitIndex mover, const GroundCovered& ground) {
  return costOf(position.book(), position.formation(mover), position.rate(mover), ground);
}

std::string_view slowedBy(const Position& position, UnitIndex mover, const GroundCovered& ground) {
  const bool close = position.formation(mover) == Formation::closeOrder;
  if (ground.veryDifficult > 0) return close ? "FA-TER-3" : "FA-TER-5";
  // FA-TER-5: nothing else slows open order and skirmishers.
  if (!close) return {};
  if (ground.difficult > 0) return "FA-TER-2";
  return ground.obstacle > 0 ? "FA-TER-4" : std::string_view{};
}

namespace {

/// Keeps as many in place as a leg commonly crosses.
template <class T>
using Few = boost::container::small_vector<T, 16>;

void addStretch(GroundCovered& sum, Going going, double inches) {
  switch (going) {
    case Going::difficult:
      sum.difficult += inches;
      return;
    case Going::veryDifficult:
      sum.veryDifficult += inches;
      return;
    case Going::obstacle:
      sum.obstacle += inches;
      return;
    default:
      sum.clear += inches;
  }
}

/// A stretch of a leg on one piece of ground, in the leg's own amount.
struct Stretch {
  double from = 0.0;
  double to = 0.0;
  Going going = Going::normal;
  std::size_t piece = 0;
};

/// The stretches of a straight way on which a formed unit lies on a piece, from touch to touch. Between two crossings
/// of the outline the unit lies wholly on the piece or wholly off it, so its centre tells.
template <class Found>
void crossings(const Footprint& mover, Vec2 direction, double length, Outline outline, Found&& found) {
  double reached = 0.0;
  while (reached < length) {
    double covered = reached;
    double next = length;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const auto crossing = crossingOf(mover, direction, edgeOf(outline, i));
      if (!crossing || crossing->leave <= reached) continue;
      if (crossing->enter <= reached)
        covered = std::max(covered, crossing->leave);
      else
        next = std::min(next, crossing->enter);
    }
    const double upTo = std::min(covered > reached ? covered : next, length);
    const Vec2 middle = mover.centre + direction * (0.5 * (reached + upTo));
    if (covered > reached || contains(outline, middle)) found(reached, upTo);
    reached = upTo;
  }
}

/// The stretches on which `lies(amount)` holds, looked for in small steps and then halved.
template <class Lies, class Found>
void stretches(double length, int steps, Lies&& lies, Found&& found) {
  bool now = lies(0.0);
  double start = 0.0;
  for (int i = 1; i <= steps; ++i) {
    const double at = length * i / steps;
    if (lies(at) == now) continue;
    double low = length * (i - 1) / steps;
    double high = at;
    for (int halving = 0; halving < 40; ++halving) {
      const double middle = (low + high) / 2.0;
      (lies(middle) == now ? low : high) = middle;
    }
    if (now) found(start, high);
    start = high;
    now = !now;
  }
  if (now) found(start, length);
}

/// A formed unit in the course of a wheel, nothing rounded.
Footprint turnedAbout(const Footprint& stand, Vec2 pivot, Side side, double hundredths) {
  const SineCosine by = sineCosine(side == Side::right ? hundredths : -hundredths);
  return {pivot + rotated(stand.centre - pivot, by), rotated(stand.forward, by), stand.halfFrontage, stand.halfDepth};
}

bool comesNear(const Box& box, Vec2 centre, double reach) {
  return centre.x >= box.low.x - reach && centre.x <= box.high.x + reach && centre.y >= box.low.y - reach &&
         centre.y <= box.high.y + reach;
}

void addPiece(const Body& body, const Footprint& stand, const Leg& leg, double inches, const Stretch& of,
              Outline outline, const Box& box, Few<Stretch>& all) {
  const auto add = [&](double from, double to) { all.push_back({from, to, of.going, of.piece}); };
  const int steps = std::max(1, static_cast<int>(std::ceil(inches * 16)));
  if (!isStraight(leg.kind)) {
    const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
    const Vec2 pivot = wheelCorner(stand, side);
    // No corner is farther from the pivot than the opposite one, and the pivot itself stays where it is.
    if (!comesNear(box, pivot, 2.0 * stand.radius + roundingTolerance)) return;
    const bool turnsOnIt = contains(outline, pivot);
    const double edge = distanceToEdge(outline, pivot);
    if (!turnsOnIt && edge > 2.0 * stand.radius + roundingTolerance) return;
    if (turnsOnIt && edge > oneInch) return add(0.0, leg.amount);
    return stretches(
        leg.amount, steps,
        [&](double angle) {
          const Footprint turned = turnedAbout(stand, pivot, side, angle);
          if (body.isSwarm()) return overlaps(Disc{turned.centre, body.disc().radius}, outline, computingNoise);
          return comesNear(box, turned.centre, turned.radius) && overlaps(turned, outline, computingNoise);
        },
        add);
  }
  const Vec2 direction = directionOf(stand, leg.kind);
  if (!body.isSwarm()) return crossings(stand, direction, leg.amount, outline, add);
  stretches(
      leg.amount, steps,
      [&](double way) {
        const Disc moved = body.disc().shifted(direction * way);
        return comesNear(box, moved.centre, moved.radius) && overlaps(moved, outline, computingNoise);
      },
      add);
}

// The way is cut where the ground under the unit changes. What only touches, by less than poses are rounded to, does
// not count (D49).
GroundCovered measureGround(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                            double inches) {
  GroundCovered sum;
  const Body body = position.bodyAt(mover, from);
  const Base base = shapeOf(body);
  const Footprint stand(from, base);
  Box box;
  box.include(body.centre());
  box.include(toVec(after(from, base, leg).centre));
  const double margin = body.reach() * (isStraight(leg.kind) ? 1.0 : 2.0);
  Few<Stretch> slow;
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    const Going going = position.ground(piece).going;
    if (going == Going::normal || going == Going::impassable) continue;
    if (!position.boundsOf(piece).meets(box, margin)) continue;
    const Stretch of{0.0, 0.0, going, static_cast<std::size_t>(&piece - position.battle().setup->terrain.data())};
    position.forEachBare(piece,
                         [&](Outline part) { addPiece(body, stand, leg, inches, of, part, boundsOf(part), slow); });
  }
  if (slow.empty()) {
    sum.clear = inches;
    return sum;
  }
  const double inchesEach = inches / leg.amount;
  const auto grazes = [&](const Stretch& each) {
    return (each.to - each.from) * inchesEach * oneInch < roundingTolerance;
  };
  slow.erase(std::remove_if(slow.begin(), slow.end(), grazes), slow.end());
  Few<double> cuts{0.0, static_cast<double>(leg.amount)};
  for (const Stretch& each : slow) {
    cuts.push_back(each.from);
    cuts.push_back(each.to);
  }
  std::ranges::sort(cuts);
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    const double middle = (cuts[i - 1] + cuts[i]) / 2.0;
    Going worst = Going::normal;
    for (const Stretch& each : slow)
      if (each.from <= middle && middle <= each.to) worst = std::max(worst, each.going);
    addStretch(sum, worst, (cuts[i] - cuts[i - 1]) * inchesEach);
    if (worst != Going::obstacle) continue;
    for (const Stretch& each : slow)
      if (each.from <= middle && middle <= each.to) sum.obstacles.add(each.piece);
  }
  return sum;
}

}  // namespace

// Asked where a way is drawn, judged and gone.
GroundCovered groundOf(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg) {
  const double inches = inchesOf(position, mover, leg);
  if (inches <= 0.0) return {};
  KnownWays* known = position.knownWays();
  if (known == nullptr) return measureGround(position, mover, from, leg, inches);
  const ShapeFacts shape = position.shapeFacts(mover);
  if (const GroundCovered* ground = known->ground({mover, from, leg}, inches, shape)) return *ground;
  const GroundCovered ground = measureGround(position, mover, from, leg, inches);
  known->addGround({mover, from, leg}, inches, shape, ground);
  return ground;
}

GroundCovered groundOfPath(const Position& position, UnitIndex mover, const Path& path) {
  GroundCovered sum;
  Pose pose = position.unit(mover).pose;
  const Base base = shapeOf(position.bodyAt(mover, pose));
  for (const Leg& leg : path) {
    addTo(sum, groundOf(position, mover, pose, leg));
    pose = after(pose, base, leg);
  }
  return sum;
}

}  // namespace signifer::fantasy
