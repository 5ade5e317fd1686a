#include "fantasy/play/ways.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cmath>

#include "table/edges.h"
#include "table/past_friends.h"
#include "table/sweep.h"

namespace signifer::fantasy {
namespace {

Side sideOf(LegKind kind) { return kind == LegKind::wheelLeft ? Side::left : Side::right; }

/// A disc is its middle with the radius for a clearance.
Footprint middleOf(const Disc& disc) { return {disc.centre, {0.0, 1.0}, 0.0, 0.0}; }

double freeWheel(const Footprint& stand, Vec2 pivot, Side side, double limit, const Body& obstacle, double clearance) {
  const double room = 2.0 * stand.radius + obstacle.reach() + clearance;
  if (squaredLength(obstacle.centre() - pivot) > room * room) return limit;
  if (obstacle.isSwarm())
    return freeTurnClearOf(stand, pivot, side, limit, middleOf(obstacle.disc()), obstacle.disc().radius + clearance);
  return clearance > 0.0 ? freeTurnClearOf(stand, pivot, side, limit, obstacle.outline(), clearance)
                         : freeTurn(stand, pivot, side, limit, obstacle.outline());
}

/// Whether anything within `extra` of the mover's circle can touch the other at all: asked before its body is made.
bool farOff(const Position& position, Vec2 centre, double room, UnitIndex other) {
  const Base& base = position.unit(other).base;
  const double reach = room + (base.frontage + base.depth) / 2.0 + roundingTolerance;
  return squaredLength(toVec(position.unit(other).pose.centre) - centre) > reach * reach;
}

/// Whether the other may lie on a straight way of this length, of which `beside` to each side is taken up.
bool mayLieOn(const Position& position, Vec2 from, Vec2 direction, double length, double beside, UnitIndex other) {
  const Base& base = position.unit(other).base;
  const double reach = beside + (base.frontage + base.depth) / 2.0 + roundingTolerance;
  const Vec2 between = toVec(position.unit(other).pose.centre) - from;
  const double along = dot(between, direction);
  return std::abs(cross(direction, between)) <= reach && along >= -reach && along <= length + reach;
}

bool counts(const Position& position, UnitIndex mover, UnitIndex other, const Ignoring& ignoring) {
  if (other == mover || !position.live(other) || in(ignoring.units, other)) return false;
  if (position.attached(mover) && position.carrierOf(mover) == other) return false;
  return !ignoring.friends || position.enemies(mover, other);
}

/// The distance that the mover keeps from the other. A mover nearer to an enemy than the gap may come no closer than it
/// stands (section 6, moves).
double gapTo(const Position& position, UnitIndex mover, UnitIndex other, const Ignoring& ignoring) {
  if (ignoring.enemyGap <= 0.0 || !position.enemies(mover, other)) return 0.0;
  const Body& stands = position.body(mover);
  const Body& body = position.body(other);
  const double room = stands.reach() + body.reach() + ignoring.enemyGap;
  if (squaredLength(stands.centre() - body.centre()) > room * room) return ignoring.enemyGap;
  return std::min(ignoring.enemyGap, std::max(0.0, stands.distanceTo(body) - 1.0));
}

}  // namespace

Length enemyGap(const Position& position) { return position.options().enemyGap * oneInch; }

namespace {

/// The square about a swarm.
Base squareAbout(double radius) {
  const Length width = 2 * toLength(radius);
  return {width, width};
}

}  // namespace

Base shapeOf(const Body& body) { return body.isSwarm() ? squareAbout(body.disc().radius) : body.ranks().outline(); }

Base shapeOf(const Position& position, UnitIndex u) {
  const auto radius = position.swarmRadiusOf(u);
  return radius ? squareAbout(*radius) : position.ranks(u).outline();
}

Body bodyIn(const Position& position, UnitIndex u, Formation formation, int abreast, const Pose& pose) {
  const Ranks ranks{formation, std::max(1, position.models(u)), std::max(1, abreast), position.modelBase(u)};
  if (formation == Formation::skirmish && !position.character(u))
    return Body::swarm(pose.centre, swarmRadius(ranks.models, ranks.model, true), ranks.models, ranks.model);
  return Body::block(pose, ranks);
}

Formed formed(const Position& position, UnitIndex u, Formation formation, int abreast, Angle heading, bool rearStays) {
  Pose pose{position.unit(u).pose.centre, normalised(heading)};
  if (rearStays) {
    const double back =
        shapeOf(bodyIn(position, u, formation, abreast, pose)).depth / 2.0 - position.unit(u).base.depth / 2.0;
    pose = movedAlong(pose, forwardOf(pose.heading), back);
  }
  return {pose, bodyIn(position, u, formation, abreast, pose)};
}

std::optional<double> meets(const Body& mover, Vec2 direction, double limit, const Body& obstacle, double clearance) {
  const Vec2 between = obstacle.centre() - mover.centre();
  const double room = mover.reach() + obstacle.reach() + clearance;
  const double along = dot(between, direction);
  if (std::abs(cross(direction, between)) > room || along + room < 0.0 || along - room > limit) return std::nullopt;
  if (mover.isSwarm())
    return obstacle.isSwarm() ? firstWithin(mover.disc(), direction, limit, obstacle.disc(), clearance)
                              : firstWithin(mover.disc(), direction, limit, obstacle.outline(), clearance);
  if (obstacle.isSwarm())
    return firstWithin(mover.outline(), direction, limit, middleOf(obstacle.disc()),
                       obstacle.disc().radius + clearance);
  return clearance > 0.0 ? firstWithin(mover.outline(), direction, limit, obstacle.outline(), clearance)
                         : firstTouch(mover.outline(), direction, limit, obstacle.outline());
}

OpenLeg openAlong(const Position& position, UnitIndex mover, const Body& from, Vec2 direction, double limit,
                  const Ignoring& ignoring) {
  OpenLeg open{wholeLength(limit), noUnit, false, false};
  const auto shorten = [&](std::optional<double> stop, UnitIndex blocker, bool edge, bool ground) {
    if (!stop || *stop >= open.amount) return;
    open = {std::max(0, wholeLength(*stop)), blocker, edge, ground};
  };
  const double beside = from.reach() + ignoring.enemyGap;
  const Segment line{from.centre(), from.centre() + direction * static_cast<double>(open.amount)};
  for (const UnitIndex other : position.whoIsNear(line, beside))
    if (in(ignoring.beside, other))
      shorten(freeAheadPast(from.outline(), direction, open.amount, position.body(other).outline(), ignoring.deepest),
              other, false, false);
    else if (mayLieOn(position, from.centre(), direction, open.amount, beside, other) &&
             counts(position, mover, other, ignoring))
      shorten(meets(from, direction, open.amount, position.body(other), gapTo(position, mover, other, ignoring)), other,
              false, false);
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (position.ground(piece).going != Going::impassable) continue;
    position.forEachBare(piece, [&](Outline part) {
      shorten(from.isSwarm() ? firstWithin(from.disc(), direction, open.amount, part, 0.0)
                             : firstTouch(from.outline(), direction, open.amount, part),
              noUnit, false, true);
    });
  }
  if (ignoring.edges) return open;
  const Footprint box =
      from.isSwarm() ? Footprint(from.centre(), {0.0, 1.0}, from.disc().radius, from.disc().radius) : from.outline();
  shorten(roomAhead(position.table(), box, direction) + 0.5, noUnit, true, false);
  return open;
}

namespace {

/// The part of a turn about any point that is open.
OpenLeg measureTurn(const Position& position, UnitIndex mover, const Pose& from, Vec2 pivot, Side side, Angle limit,
                    const Ignoring& ignoring) {
  OpenLeg open{limit, noUnit, false, false};
  const Base base = shapeOf(position.bodyAt(mover, from));
  const Footprint stand(from, base);
  const auto shorten = [&](double angle, UnitIndex blocker, bool edge, bool ground) {
    const auto whole = static_cast<std::int32_t>(std::floor(angle + 1e-5));
    if (whole < open.amount) open = {std::max(0, whole), blocker, edge, ground};
  };
  const double room = 2.0 * stand.radius + ignoring.enemyGap;
  for (const UnitIndex other : position.whoIsNear(pivot, room))
    if (in(ignoring.beside, other))
      shorten(freeTurnPast(stand, pivot, side, open.amount, position.body(other).outline(), ignoring.deepest), other,
              false, false);
    else if (!farOff(position, pivot, room, other) && counts(position, mover, other, ignoring))
      shorten(freeWheel(stand, pivot, side, open.amount, position.body(other), gapTo(position, mover, other, ignoring)),
              other, false, false);
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.ground(piece).going == Going::impassable)
      position.forEachBare(
          piece, [&](Outline part) { shorten(freeTurn(stand, pivot, side, open.amount, part), noUnit, false, true); });
  if (!ignoring.edges)
    shorten(turnOnTable(position.table(), from, base, pivot, side, open.amount), noUnit, true, false);
  return open;
}

/// A swarm that is led round a corner of the square about it stays a disc, which is looked at in small steps.
OpenLeg measureSwarmsTurn(const Position& position, UnitIndex mover, const Pose& from, Vec2 pivot, Side side,
                          Angle limit, const Ignoring& ignoring) {
  OpenLeg found{limit, noUnit, false, false};
  const Disc disc = position.bodyAt(mover, from).disc();
  const double radius = distance(disc.centre, pivot);
  const double room = disc.radius + ignoring.enemyGap;
  const auto at = [&](Angle angle) {
    const SineCosine by = sineCosine(side == Side::right ? angle : -angle);
    return Disc{pivot + rotated(disc.centre - pivot, by), disc.radius};
  };
  const auto bars = [&](Angle angle) -> std::optional<OpenLeg> {
    const Disc moved = at(angle);
    for (const UnitIndex other : position.whoIsNear(moved.centre, room)) {
      if (farOff(position, moved.centre, room, other) || !counts(position, mover, other, ignoring)) continue;
      const Body& body = position.body(other);
      const double away = body.isSwarm() ? distance(moved.centre, body.disc().centre) - body.disc().radius
                                         : distanceTo(body.outline(), moved.centre);
      const double stood = body.distanceTo(position.body(mover));
      const double gap = std::min(stood, gapTo(position, mover, other, ignoring));
      if (away - moved.radius < gap - roundingTolerance) return OpenLeg{0, other, false, false};
    }
    for (const TerrainPiece& piece : position.battle().setup->terrain)
      if (position.ground(piece).going == Going::impassable &&
          position.anyBare(piece, [&](Outline part) { return overlaps(moved, part); }))
        return OpenLeg{0, noUnit, false, true};
    const Footprint box(moved.centre, {0.0, 1.0}, moved.radius, moved.radius);
    if (!ignoring.edges && !isOn(position.table(), box)) return OpenLeg{0, noUnit, true, false};
    return std::nullopt;
  };
  const auto steps = std::max(1, static_cast<int>(std::ceil(arcLength(radius, limit) / (touchingGap / 2.0))));
  Angle open = 0;
  for (int i = 0; i <= steps; ++i) {
    const auto angle = static_cast<Angle>(std::int64_t{limit} * i / steps);
    auto barred = bars(angle);
    if (!barred) {
      open = angle;
      continue;
    }
    for (Angle closed = angle; closed - open > 1;) {
      const Angle middle = open + (closed - open) / 2;
      if (const auto nearer = bars(middle)) {
        closed = middle;
        barred = nearer;
      } else {
        open = middle;
      }
    }
    barred->amount = open;
    return *barred;
  }
  return found;
}

OpenLeg measureLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                   const Ignoring& ignoring) {
  const Body body = position.bodyAt(mover, from);
  const Footprint stand(from, shapeOf(body));
  if (isStraight(leg.kind)) return openAlong(position, mover, body, directionOf(stand, leg.kind), leg.amount, ignoring);
  if (!isWheel(leg.kind)) return {leg.amount, noUnit, false, false};
  const Side side = sideOf(leg.kind);
  const Vec2 corner = wheelCorner(stand, side);
  return body.isSwarm() ? measureSwarmsTurn(position, mover, from, corner, side, leg.amount, ignoring)
                        : measureTurn(position, mover, from, corner, side, leg.amount, ignoring);
}

}  // namespace

// Measured when it is drawn, and again when it is judged.
OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg, const Ignoring& ignoring) {
  KnownWays* known = position.knownWays();
  if (known == nullptr || ignoring.friends || ignoring.edges || ignoring.units.any() || ignoring.beside.any())
    return measureLeg(position, mover, from, leg, ignoring);
  if (known->isOpen(position.moment(), ignoring.enemyGap, {mover, from, leg}))
    return {leg.amount, noUnit, false, false};
  const OpenLeg open = measureLeg(position, mover, from, leg, ignoring);
  if (isStraight(leg.kind) || open.amount == leg.amount)
    known->addOpen(position.moment(), ignoring.enemyGap, {mover, from, {leg.kind, open.amount}});
  return open;
}

OpenTurn openTurn(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg,
                  const Ignoring& ignoring) {
  const Angle clockwise = leg.kind == LegKind::aboutFace ? fullTurn / 2 : normalised(leg.amount - from.heading);
  OpenTurn turn{clockwise <= fullTurn / 2 ? Side::right : Side::left, std::min(clockwise, fullTurn - clockwise), {}};
  turn.open.amount = turn.wanted;
  if (position.bodyAt(mover, from).isSwarm()) return turn;
  const Vec2 centre = toVec(from.centre);
  turn.open = measureTurn(position, mover, from, centre, turn.side, turn.wanted, ignoring);
  if (turn.open.amount >= turn.wanted) return turn;
  const Side other = turn.side == Side::left ? Side::right : Side::left;
  const OpenLeg round = measureTurn(position, mover, from, centre, other, fullTurn - turn.wanted, ignoring);
  if (round.amount >= fullTurn - turn.wanted) turn = {other, round.amount, round};
  return turn;
}

namespace {

bool mayClip(const Position& position, UnitIndex u) {
  return position.options().wheelPastFriends == WheelPastFriends::clips && !position.body(u).isSwarm();
}

}  // namespace

// Touched when the wheel begins, or no farther off than the rear corner swings out, on another side than the front.
Ignoring clippingFriends(const Position& position, UnitIndex u, const Pose& from, Ignoring ignoring) {
  ignoring.beside.reset();
  if (!mayClip(position, u)) return ignoring;
  const Footprint stand(from, shapeOf(position.bodyAt(u, from)));
  ignoring.deepest = rearSwing(stand);
  for (const UnitIndex v : position.whoIsNear(stand.centre, stand.radius + ignoring.deepest)) {
    if (position.enemies(u, v) || !counts(position, u, v, ignoring) || position.body(v).isSwarm()) continue;
    const Gap gap = gapBetween(stand, position.body(v).outline());
    if (gap.distance > std::max<double>(touchingGap, ignoring.deepest)) continue;
    const Place nearest = stand.place(gap.onFirst);
    const bool atFront =
        nearest.ahead > -computingNoise && std::abs(nearest.aside) < stand.halfFrontage - computingNoise;
    if (gap.distance <= touchingGap || !atFront) add(ignoring.beside, v);
  }
  return ignoring;
}

Ignoring stillClipped(const Position& position, UnitIndex u, const Pose& from, Ignoring ignoring) {
  ignoring.beside.reset();
  if (!mayClip(position, u)) return ignoring;
  const Footprint stand(from, shapeOf(position.bodyAt(u, from)));
  ignoring.deepest = clearedOverlap;
  for (const UnitIndex v : position.whoIsNear(stand.centre, stand.radius)) {
    if (position.enemies(u, v) || !counts(position, u, v, ignoring) || position.body(v).isSwarm()) continue;
    const double depth = overlapDepth(stand, position.body(v).outline());
    if (depth > roundingTolerance && depth <= clearedOverlap + roundingTolerance) add(ignoring.beside, v);
  }
  return ignoring;
}

namespace {

boost::container::small_vector<Footprint, 8> basesOf(const Position& position, const UnitSet& units) {
  boost::container::small_vector<Footprint, 8> bases;
  forEachIn(units, [&](UnitIndex v) { bases.push_back(position.body(v).outline()); });
  return bases;
}

}  // namespace

double neededToClear(const Position& position, UnitIndex u, const Pose& wheeled, const Ignoring& ignoring) {
  if (ignoring.beside.none()) return 0.0;
  const auto bases = basesOf(position, ignoring.beside);
  return signifer::neededToClear(Footprint(wheeled, shapeOf(position.bodyAt(u, wheeled))), bases);
}

bool isClearedAfter(const Position& position, UnitIndex u, const Pose& wheeled, double straight,
                    const Ignoring& ignoring) {
  if (ignoring.beside.none()) return true;
  const auto bases = basesOf(position, ignoring.beside);
  return clearsAfter(Footprint(wheeled, shapeOf(position.bodyAt(u, wheeled))), bases, straight);
}

Length restAfterClearing(const Position& position, UnitIndex u, const Pose& wheeled, double straight,
                         const Ignoring& ignoring) {
  const Footprint base(wheeled, shapeOf(position.bodyAt(u, wheeled)));
  return wholeLength(std::min(straight, restAfter(base, basesOf(position, ignoring.beside), straight)));
}

UnitIndex underfoot(const Position& position, UnitIndex mover, const Body& at, const Ignoring& ignoring) {
  const double most = at.reach() + ignoring.enemyGap;
  for (const UnitIndex other : position.whoIsNear(at.centre(), most)) {
    if (farOff(position, at.centre(), most, other) || !counts(position, mover, other, ignoring)) continue;
    const Body& body = position.body(other);
    const double gap = position.enemies(mover, other) ? ignoring.enemyGap : 0.0;
    const double room = at.reach() + body.reach() + gap;
    if (squaredLength(at.centre() - body.centre()) > room * room) continue;
    if (at.overlaps(body) || (gap > 0 && at.distanceTo(body) < gap - roundingTolerance)) return other;
  }
  return noUnit;
}

Retiring retiringWay(const Position& position, UnitIndex u, Vec2 back, int rate) {
  Ignoring ignoring;
  ignoring.units = position.contacts(u);
  const Pose& from = position.unit(u).pose;
  Retiring way;
  way.open = openAlong(position, u, position.body(u), back, rate * static_cast<double>(oneInch), ignoring);
  way.end = movedAlong(from, back, way.open.amount);
  const Body body = position.bodyAt(u, way.end);
  position.forEachLive([&](UnitIndex v) {
    if (!position.enemies(u, v)) return;
    const double gap = body.distanceTo(position.body(v));
    if (way.nearest != noUnit && gap >= way.gap) return;
    way.nearest = v;
    way.gap = gap;
  });
  return way;
}

bool snakes(const Position& position, UnitIndex u) {
  return !position.loose(u) && position.ranks(u).abreast() == 1 && position.models(u) > 1;
}

Battle withLeaderOf(const Position& position, UnitIndex u) {
  Battle battle = position.battle();
  Unit& leader = battle.unit(u);
  const Base model = position.modelBase(u);
  leader.pose = keptFront(leader.pose, shapeOf(position.body(u)), model);
  leader.base = model;
  leader.status[UnitStatus::models] = 1;
  return battle;
}

Pose columnBehind(const Position& position, UnitIndex u, const Pose& leader) {
  return keptFront(leader, position.modelBase(u), shapeOf(position.body(u)));
}

}  // namespace signifer::fantasy
