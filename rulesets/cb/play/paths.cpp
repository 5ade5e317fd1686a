#include "cb/play/paths.h"

#include <algorithm>
#include <limits>

#include "table/clip.h"
#include "table/edges.h"
#include "table/way_gaps.h"

namespace signifer::cb {
namespace {

bool isLine(Ground ground) {
  return ground == Ground::obstacle || ground == Ground::majorObstacle || ground == Ground::fortification;
}

// How far something reaches into a strip: aside of its centre line and along it.
struct Reach {
  double left = std::numeric_limits<double>::max();
  double right = std::numeric_limits<double>::lowest();
  double near = std::numeric_limits<double>::max();
  double far = std::numeric_limits<double>::lowest();

  void include(const Footprint& strip, const ConvexShape& shape) {
    for (const Vec2 corner : shape) {
      const Vec2 at = strip.local(corner);
      left = std::min(left, at.x);
      right = std::max(right, at.x);
      near = std::min(near, at.y);
      far = std::max(far, at.y);
    }
  }
  [[nodiscard]] bool empty() const { return left > right; }
};

// The narrowest opening so far: what bounds it on the left and on the right.
struct Opening {
  Reach left;
  Reach right;
  bool closed = false;

  void add(const Reach& reach) {
    if (reach.empty()) return;
    if (reach.right <= 0) {
      if (left.empty() || reach.right > left.right) left = reach;
    } else if (reach.left >= 0) {
      if (right.empty() || reach.left < right.left) right = reach;
    } else {
      closed = true;
    }
  }
};

}  // namespace

bool passesGap(const Position& position, UnitIndex u, const Footprint& from, double way, const UnitSet& leftOut) {
  const double stand = position.lengthOf(standWidth);
  if (2 * from.halfFrontage <= stand + roundingTolerance) return false;
  const Footprint strip =
      Footprint(from.centre + from.forward * (way / 2), from.forward, from.halfFrontage, from.halfDepth + way / 2)
          .shrunk(roundingTolerance);
  Opening opening;
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (!isLine(static_cast<Ground>(piece.kind)) && !position.barred(u, piece.kind)) continue;
    Reach reach;
    for (std::size_t i = 0; i < piece.outline.size(); ++i)
      reach.include(strip, common(ConvexShape(edgeOf(Outline(piece.outline), i)), strip));
    opening.add(reach);
  }
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || position.enemies(u, v) || in(leftOut, v) || !maybeWithin(strip, position.stand(v), 0)) return;
    if (!within(strip, position.stand(v), 0)) return;
    Reach reach;
    reach.include(strip, common(ConvexShape(position.stand(v)), strip));
    opening.add(reach);
  });
  if (opening.closed || opening.left.empty() || opening.right.empty()) return false;
  const bool abreast = opening.left.near <= opening.right.far && opening.right.near <= opening.left.far;
  const double width = opening.right.left - opening.left.right;
  return abreast && width > stand - roundingTolerance && width < 2 * from.halfFrontage;
}

namespace {

/// CB-SEQ-6: the distance to keep from an enemy, or that at which the move began, leg by leg the same.
double keptFrom(const Position& position, UnitIndex u, UnitIndex enemy, double keep) {
  return std::min(position.lengthOf(keep), distanceBetween(position.stand(u), position.stand(enemy)));
}

}  // namespace

Open openWay(const Position& position, UnitIndex u, const Footprint& from, Vec2 direction, double limit, double keep,
             bool throughGap) {
  Open open{limit, noUnit, {}, {}};
  const auto stop = [&](std::optional<double> at, UnitIndex by, std::string_view rule, std::string_view code) {
    if (at && *at < open.distance) open = {std::max(0.0, *at), by, rule, code};
  };
  position.forEachPresent([&](UnitIndex v) {
    if (!position.enemies(u, v) || position.rampaging(v)) return;
    // Nothing beyond what was found stops it sooner.
    const double reach = open.distance + position.lengthOf(keep) + 1;
    if (!maybeWithin(from, position.stand(v), reach)) return;
    stop(keep > 0 ? firstWithin(from, direction, open.distance, position.stand(v), keptFrom(position, u, v, keep))
                  : firstTouch(from, direction, open.distance, position.stand(v)),
         v, keep > 1 ? "CB-MOV-16" : "CB-SEQ-6", keep > 1 ? "within-bow-shot" : "near-enemy");
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (!throughGap && position.barred(u, piece.kind))
      stop(firstTouch(from, direction, open.distance, piece.outline), noUnit,
           static_cast<Ground>(piece.kind) == Ground::majorObstacle ? "CB-MAN-15" : "CB-MOV-13", "impassable");
  stop(roomAhead(position.table(), from, direction), noUnit, "CB-SEQ-5", "leaves-the-table");
  return open;
}

namespace {

// A turn about any point: of a wheel its corner, of an unformed unit its centre.
struct Swing {
  Vec2 pivot;
  Side side;
  Angle angle;
};

Open openSwing(const Position& position, UnitIndex u, const Pose& at, const Swing& swing, double keep) {
  const Base& base = position.unit(u).base;
  const Footprint from(at, base);
  Open open{static_cast<double>(swing.angle), noUnit, {}, {}};
  position.forEachPresent([&](UnitIndex v) {
    if (!position.enemies(u, v) || position.rampaging(v)) return;
    if (!maybeWithin(from, position.stand(v), position.lengthOf(keep) + 2 * from.radius)) return;
    const Footprint& other = position.stand(v);
    const double free =
        keep > 0 ? freeTurnClearOf(from, swing.pivot, swing.side, open.distance, other, keptFrom(position, u, v, keep))
                 : freeTurn(from, swing.pivot, swing.side, open.distance, other);
    if (free < open.distance)
      open = {std::floor(free), v, keep > 1 ? "CB-MOV-16" : "CB-SEQ-6", keep > 1 ? "within-bow-shot" : "near-enemy"};
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind)) {
      const double free = freeTurn(from, swing.pivot, swing.side, open.distance, piece.outline);
      if (free < open.distance) open = {std::floor(free), noUnit, "CB-MOV-13", "impassable"};
    }
  const Angle onTable = turnOnTable(position.table(), at, base, swing.pivot, swing.side, swing.angle);
  if (onTable < open.distance) open = {static_cast<double>(onTable), noUnit, "CB-SEQ-5", "leaves-the-table"};
  return open;
}

}  // namespace

Open openWheel(const Position& position, UnitIndex u, const Pose& at, const Leg& wheel, double keep) {
  const Side side = wheel.kind == LegKind::wheelLeft ? Side::left : Side::right;
  return openSwing(position, u, at, {wheelCorner(Footprint(at, position.unit(u).base), side), side, wheel.amount},
                   keep);
}

AboutCentre turnAbout(const Pose& at, Angle heading) {
  const Angle right = normalised(heading - at.heading);
  const bool left = right > fullTurn / 2;
  return {left ? Side::left : Side::right, left ? fullTurn - right : right};
}

Open openTurn(const Position& position, UnitIndex u, const Pose& at, Angle heading, double keep) {
  const AboutCentre turn = turnAbout(at, heading);
  return openSwing(position, u, at, {toVec(at.centre), turn.side, turn.angle}, keep);
}

namespace {

// Looked for about every degree and closed in on between the neighbours of the least.
double leastGapInTurn(const Pose& from, const Base& base, const AboutCentre& turn, const Footprint& other) {
  const double sign = turn.side == Side::left ? -1 : 1;
  const auto gapAt = [&](double angle) {
    const auto heading = static_cast<Angle>(from.heading + std::lround(sign * angle));
    return distanceBetween(Footprint(turnedTo(from, normalised(heading)), base), other);
  };
  const int places = std::max(2, turn.angle / oneDegree);
  const double step = 1.0 * turn.angle / places;
  int at = 0;
  double least = gapAt(0);
  for (int i = 1; i <= places; ++i) {
    const double here = gapAt(i * step);
    if (here >= least) continue;
    least = here;
    at = i;
  }
  double low = std::max(0, at - 1) * step;
  double high = std::min(places, at + 1) * step;
  while (high - low > 1) {
    const double one = low + (high - low) / 3;
    const double two = high - (high - low) / 3;
    if (gapAt(one) <= gapAt(two))
      high = two;
    else
      low = one;
  }
  return std::min(least, gapAt((low + high) / 2));
}

}  // namespace

double closestOn(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, UnitIndex other) {
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  const Footprint& enemy = position.stand(other);
  if (isStraight(leg.kind)) {
    const Vec2 direction = directionOf(start, leg.kind);
    const bool along = leg.kind == LegKind::ahead || leg.kind == LegKind::back;
    const double half = leg.amount / 2.0;
    const Footprint swept(start.centre + direction * half, start.forward, start.halfFrontage + (along ? 0 : half),
                          start.halfDepth + (along ? half : 0));
    return distanceBetween(swept, enemy);
  }
  if (isWheel(leg.kind)) return leastGapOnWay(from, base, {leg}, enemy);
  if (leg.kind == LegKind::pivot) return leastGapInTurn(from, base, turnAbout(from, leg.amount), enemy);
  return distanceBetween(Footprint(after(from, base, leg), base), enemy);
}

UnitIndex unitUnder(const Position& position, UnitIndex u, const Footprint& at, const UnitSet& leftOut) {
  UnitIndex under = noUnit;
  const double most = standsOnFrom(position);
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || under != noUnit || in(leftOut, v) || !maybeWithin(at, position.stand(v), 0)) return;
    if (!overlaps(at, position.stand(v), roundingTolerance)) return;
    // An earlier wheel may have left it in a friend by that much; nobody walks into him.
    const bool stays = !position.enemies(u, v) && overlaps(position.stand(u), position.stand(v), roundingTolerance);
    if (!stays || overlaps(at, position.stand(v), most)) under = v;
  });
  return under;
}

Length shortOfUnits(const Position& position, UnitIndex u, const Pose& from, double way, const UnitSet& leftOut) {
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  for (int i = 0; i < 8 && way > 0; ++i) {
    const UnitIndex under = unitUnder(position, u, Footprint(movedAhead(from, wholeLength(way)), base), leftOut);
    if (under == noUnit) return wholeLength(way);
    const auto crossing = crossingOf(start, start.forward, position.stand(under));
    way = crossing && crossing->enter < way ? std::floor(crossing->enter) - 3 : 0;
  }
  return 0;
}

Length aheadFrom(const Position& position, UnitIndex u, const Pose& pose, double left, double keep) {
  const Footprint from(pose, position.unit(u).base);
  return shortOfUnits(position, u, pose, openWay(position, u, from, from.forward, left, keep).distance);
}

Lines linesCrossed(const Position& position, Vec2 from, Vec2 to) {
  Lines lines;
  const Segment way{from, to};
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    const auto ground = static_cast<Ground>(piece.kind);
    if (!isLine(ground) || !crosses(way, piece.outline) || contains(piece.outline, to)) continue;
    ++(ground == Ground::majorObstacle ? lines.majors : lines.obstacles);
  }
  return lines;
}

std::optional<double> toMajorObstacle(const Position& position, const Footprint& from, double limit) {
  std::optional<double> nearest;
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (static_cast<Ground>(piece.kind) != Ground::majorObstacle) continue;
    const auto touch = firstTouch(from, from.forward, limit + roundingTolerance, piece.outline);
    if (touch && toLength(*touch) <= toLength(limit)) nearest = std::min(nearest.value_or(*touch), *touch);
  }
  return nearest;
}

std::optional<Length> beyondMajorObstacle(const Position& position, const Footprint& from) {
  std::optional<Length> beyond;
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (static_cast<Ground>(piece.kind) != Ground::majorObstacle) continue;
    const auto touch = firstTouch(from, from.forward, position.jt() + roundingTolerance, piece.outline);
    if (!touch || toLength(*touch) > toLength(position.jt())) continue;
    double leave = 0;
    for (std::size_t i = 0; i < piece.outline.size(); ++i)
      if (const auto crossing = crossingOf(from, from.forward, edgeOf(Outline(piece.outline), i)))
        leave = std::max(leave, crossing->leave);
    if (leave > 0) beyond = std::max(beyond.value_or(0), lengthOrMore(leave));
  }
  return beyond;
}

}  // namespace signifer::cb
