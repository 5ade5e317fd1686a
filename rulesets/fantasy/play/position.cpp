#include "fantasy/play/position.h"

#include <memory>

#include "rules/asking.h"
#include "table/arcs.h"

namespace signifer::fantasy {
namespace {

/// Units that touch are no farther apart, however both are rounded.
constexpr double touchingRoom = touchingGap + 2.0 * roundingTolerance;

}  // namespace

std::optional<Weapon> Position::weapon(UnitIndex u) const {
  const int missile = figure(u, UnitProfile::missile);
  return missile == 0 ? std::nullopt : std::optional(static_cast<Weapon>(missile - 1));
}

int Position::findRate(UnitIndex u) const {
  MovementRateIn in;
  in.rate = figure(u, UnitProfile::rate);
  in.mounted = has(u, UnitProfile::mounted);
  in.armour = static_cast<Armour>(figure(u, UnitProfile::armour));
  in.shield = static_cast<Shield>(figure(u, UnitProfile::shield));
  in.barding = static_cast<Barding>(figure(u, UnitProfile::barding));
  return ask(*rulings().movementRate, in)->rate;
}

Base Position::modelBase(UnitIndex u) const {
  return {figure(u, UnitProfile::baseWidth), figure(u, UnitProfile::baseDepth)};
}

Ranks Position::ranks(UnitIndex u) const {
  return {formation(u), std::max(1, models(u)), std::max(1, status(u, UnitStatus::abreast)), modelBase(u)};
}

std::optional<double> Position::swarmRadiusOf(UnitIndex u) const {
  const bool flees = fleeing(u);
  if (!flees && !skirmishing(u)) return std::nullopt;
  return swarmRadius(std::max(1, models(u)), modelBase(u), !flees);
}

Body Position::bodyAt(UnitIndex u, const Pose& pose) const {
  if (const auto radius = swarmRadiusOf(u))
    return Body::swarm(pose.centre, *radius, std::max(1, models(u)), modelBase(u));
  return Body::block(pose, ranks(u));
}

const Position::Made& Position::made(UnitIndex u) const {
  return bodies_.of(static_cast<std::size_t>(u), [&] { return Made{bodyAt(u, unit(u).pose), shapeFacts(u)}; });
}

// The shapes that are kept with the units suffice, so that no body has to be made.
bool Position::nearEach(UnitIndex a, UnitIndex b, double extra) const {
  const double apart = squaredLength(toVec(unit(a).pose.centre) - toVec(unit(b).pose.centre));
  const Base& one = unit(a).base;
  const Base& other = unit(b).base;
  // Half of both sides is no less than half of the diagonal, and needs no root.
  const double most = 0.5 * (one.frontage + one.depth + other.frontage + other.depth) + extra + 2.0 * roundingTolerance;
  if (most < 0.0 || apart > most * most) return false;
  const auto reachOf = [&](UnitIndex u) {
    const Base& base = unit(u).base;
    return 0.5 * length({static_cast<double>(base.frontage), static_cast<double>(base.depth)});
  };
  const double reach = reachOf(a) + reachOf(b) + extra + roundingTolerance;
  return apart <= reach * reach;
}

bool Position::within(UnitIndex a, UnitIndex b, int inches) const {
  const double limit = inches * static_cast<double>(oneInch);
  return nearEach(a, b, limit) && apart(a, b) <= limit;
}

bool Position::touch(UnitIndex a, UnitIndex b) const {
  return enemies(a, b) && !fleeing(a) && !fleeing(b) && touchesNow(a, b) && inContact(a, b);
}

void Position::moved(UnitIndex u) {
  Change& change = lately_[changes_++ % mostKept];
  change.unit = u;
  // No touches have been asked for while no unit is seated.
  if (seats_.seated())
    for (const UnitIndex v : seats_.move(battle_, u, touchingRoom)) {
      touches_.forget(static_cast<std::size_t>(v));
      edges_.forget(static_cast<std::size_t>(v));
    }
  const Made* made = bodies_.find(static_cast<std::size_t>(u));
  change.lay = made != nullptr;
  if (made == nullptr) return;
  change.x = made->body.centre().x;
  change.y = made->body.centre().y;
  change.reach = made->body.reach();
  if (made->of != shapeFacts(u)) bodies_.forget(static_cast<std::size_t>(u));
}

void Position::remember() {
  glimpses_.resize(battle_.units.size() * battle_.units.size());
  knownWays_.emplace();
  for (const TerrainPiece& piece : battle_.setup->terrain) boxes_.push_back(signifer::boundsOf(piece.outline));
}

const UnitSet& Position::findTouches(UnitIndex u) const {
  return touches_.of(static_cast<std::size_t>(u), [&] {
    UnitSet found;
    for (const UnitIndex v : whoIsNear(u, touchingRoom))
      if (enemies(u, v) && touchesNow(u, v)) add(found, v);
    return found;
  });
}

// D57: contact of two units that touch.
bool Position::inContact(UnitIndex a, UnitIndex b) const {
  if (options().cornerContact == CornerContact::full || body(a).isSwarm() || body(b).isSwarm()) return true;
  // Units that were set on each other are at blows too.
  return edgesInContact(body(a).outline(), body(b).outline()) ||
         signifer::overlaps(body(a).outline(), body(b).outline(), touchingGap);
}

const UnitSet& Position::findEdges(UnitIndex u) const {
  return edges_.of(static_cast<std::size_t>(u), [&] {
    UnitSet found;
    forEachIn(touches(u), [&](UnitIndex v) {
      if (inContact(u, v)) add(found, v);
    });
    return found;
  });
}

Position::Foe Position::findFoe(UnitIndex u) const {
  Foe foe;
  foe.changes = changes_;
  const Vec2 at = toVec(unit(u).pose.centre);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!unit(v).present || !enemies(u, v)) continue;
    const double squared = squaredLength(toVec(unit(v).pose.centre) - at);
    if (squared >= foe.squared) continue;
    foe.unit = v;
    foe.squared = squared;
  }
  return foe;
}

// A changed unit that was not the nearest enemy matters only if it has come nearer.
double Position::squaredToFoe(UnitIndex u) const {
  const auto index = static_cast<std::size_t>(u);
  Foe* known = foes_.find(index);
  if (known == nullptr || !unchanged(u, known->unit, known->changes)) {
    foes_.forget(index);
    return foes_.of(index, [&] { return findFoe(u); }).squared;
  }
  for (; known->changes != changes_; ++known->changes) {
    const UnitIndex v = lately_[known->changes % mostKept].unit;
    if (!unit(v).present || !enemies(u, v)) continue;
    const double squared = squaredLength(toVec(unit(v).pose.centre) - toVec(unit(u).pose.centre));
    if (squared >= known->squared) continue;
    known->unit = v;
    known->squared = squared;
  }
  checkKept(
      known->squared, [&] { return findFoe(u).squared; }, u);
  return known->squared;
}

UnitSet Position::contacts(UnitIndex u) const {
  UnitSet set;
  if (live(u) && !fleeing(u))
    forEachIn(edges(u), [&](UnitIndex v) {
      if (live(v) && !fleeing(v)) add(set, v);
    });
  return set;
}

UnitSet Position::cornerFoes(UnitIndex u) const {
  UnitSet set;
  if (options().cornerContact == CornerContact::strikesOnly && live(u) && !fleeing(u))
    forEachIn(touches(u) & ~edges(u), [&](UnitIndex v) {
      if (live(v) && !fleeing(v)) add(set, v);
    });
  return set;
}

UnitSet Position::allTouching(UnitIndex u) const {
  UnitSet set;
  if (live(u))
    forEachIn(touches(u), [&](UnitIndex v) {
      if (live(v)) add(set, v);
    });
  return set;
}

bool Position::inCombat(UnitIndex u) const {
  if (!live(u) || fleeing(u)) return false;
  return firstIn(edges(u), [&](UnitIndex v) { return live(v) && !fleeing(v); }) != noUnit;
}

UnitSet Position::combatOf(UnitIndex u) const {
  UnitSet found;
  add(found, u);
  bool grows = true;
  while (grows) {
    grows = false;
    forEachIn(found, [&](UnitIndex a) {
      const UnitSet next = contacts(a) & ~found;
      if (next.none()) return;
      found |= next;
      grows = true;
    });
  }
  return found;
}

Face Position::faceTouched(UnitIndex of, UnitIndex by) const {
  if (loose(of)) return Face::front;
  const Body& mine = body(of);
  if (body(by).isSwarm() && battle_.relation(numberOf(RelationKind::frontsSwarm), of, by) != 0) return Face::front;
  if (!body(by).isSwarm()) {
    if (const auto along = edgesInContact(mine.outline(), body(by).outline())) return along->first;
    if (const auto faces = facesInContact(mine.outline(), body(by).outline())) return faces->first;
  }
  return faceAt(mine.outline(), mine.nearestTo(body(by)), body(by).centre());
}

namespace {

Zone zoneAt(Face face) {
  if (face == Face::front) return Zone::front;
  return face == Face::rear ? Zone::rear : Zone::flank;
}

}  // namespace

// At a corner alone it is no flank or rear (D57).
Zone Position::zoneTouched(UnitIndex of, UnitIndex by) const {
  if (loose(of) || (touchesNow(of, by) && !inContact(of, by))) return Zone::front;
  return zoneAt(faceTouched(of, by));
}

Zone Position::zoneAttacked(UnitIndex of, UnitIndex by) const {
  const Zone zone = zoneTouched(of, by);
  if (zone == Zone::front || loose(by)) return zone;
  const auto along = edgesInContact(body(of).outline(), body(by).outline());
  return along && along->second != Face::front ? Zone::front : zone;
}

std::optional<Face> Position::faceToSwarm(UnitIndex a, UnitIndex b) const {
  if (body(a).isSwarm() == body(b).isSwarm()) return std::nullopt;
  return body(a).isSwarm() ? faceTouched(b, a) : faceTouched(a, b);
}

Zone Position::zoneOf(UnitIndex target, UnitIndex charger) const {
  if (fleeing(target)) return Zone::rear;
  if (loose(target)) return Zone::front;
  return zoneStruck(body(target), body(charger));
}

}  // namespace signifer::fantasy
