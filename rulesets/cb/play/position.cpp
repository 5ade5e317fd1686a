#include "cb/play/position.h"

#include <algorithm>

#include "cb/combinations.h"
#include "cb/play/course.h"

namespace signifer::cb {

PlayBook::PlayBook(const Definition& d) : Book(readBook(d)), definition(d), steps(d, Course::steps.size()) {}

int Position::frontStands(UnitIndex u) const {
  const int kept = status(u, UnitStatus::frontStands);
  return std::clamp(kept > 0 ? kept : profile(u, UnitProfile::frontStands), 1, stands(u));
}

Role Position::role(UnitIndex u) const {
  const auto given = static_cast<Role>(profile(u, UnitProfile::role));
  return refuseRole(troop(u), given) ? Role::none : given;
}

Weapon Position::weapon(UnitIndex u) const {
  const auto given = static_cast<Weapon>(profile(u, UnitProfile::weapon));
  if (given == Weapon::none) return given;
  if (troop(u) == Troop::artillery) return Weapon::artillery;
  return given == Weapon::artillery || role(u) == Role::bowmen ? Weapon::bowOrSling : given;
}

ControlKind Position::controlKind(UnitIndex u) const {
  if (role(u) == Role::warriors) return ControlKind::warriors;
  if (role(u) == Role::rabble) return ControlKind::rabble;
  if (isScythed(troop(u))) return ControlKind::scythedChariots;
  return troop(u) == Troop::artillery ? ControlKind::artillery : ControlKind::other;
}

Doing Position::doing(UnitIndex u) const {
  const auto activity = static_cast<Activity>(status(u, UnitStatus::doing));
  return activity <= Activity::spontaneousAdvance ? static_cast<Doing>(activity) : Doing::halted;
}

bool Position::sameLegion(UnitIndex a, UnitIndex b) const {
  return ofLegion(a) && ofLegion(b) && profile(a, UnitProfile::legion) == profile(b, UnitProfile::legion);
}

// A stand is 0.75 JT wide; 0.5 JT deep on foot, 1 JT for mounted and artillery (D50).
Base Position::baseAs(UnitIndex u, Formation formation, int frontStands) const {
  const int side = formation == Formation::column ? 1 : frontStands;
  const int deep = (stands(u) + side - 1) / side;
  const double depth = isInfantry(troop(u)) ? 0.5 : 1.0;
  return {toLength(lengthOf(standWidth * side)), toLength(lengthOf(depth * deep))};
}

UnitSet Position::foes(UnitIndex u) const {
  UnitSet set;
  if (!unit(u).present || adrift(u)) return set;
  const UnitSet& near = touched(u);
  forEachIn(near, [&](UnitIndex v) {
    if (unit(v).present && !adrift(v)) add(set, v);
  });
  return set;
}

bool Position::inCombat(UnitIndex u) const {
  if (!unit(u).present || adrift(u)) return false;
  return anyIn(touched(u), [&](UnitIndex v) { return unit(v).present && !adrift(v); });
}

Face Position::faceStruck(UnitIndex u, UnitIndex enemy) const {
  const auto faces = facesInContact(stand(u), stand(enemy));
  return faces ? faces->second : Face::front;
}

bool Position::chargedFrontally(UnitIndex u, UnitIndex enemy) const {
  const int noted = battle_.relation(static_cast<std::int16_t>(RelationKind::frontal), u, enemy);
  return noted != 0 ? noted == 1 : faceStruck(u, enemy) == Face::front;
}

UnitIndex Position::nearestEnemy(UnitIndex u) const {
  return nearest_.of(static_cast<std::size_t>(u), [&] { return searchNearestEnemy(u); });
}

// The enemy whose centre is nearest is measured first. Its distance leaves out most other enemies unmeasured.
UnitIndex Position::searchNearestEnemy(UnitIndex u) const {
  const UnitIndex count = battle_.unitCount();
  const Vec2 centre = toVec(unit(u).pose.centre);
  const auto squaredTo = [&](UnitIndex v) { return squaredLength(toVec(unit(v).pose.centre) - centre); };
  const auto counts = [&](UnitIndex v) { return unit(v).present && enemies(u, v) && !rampaging(v); };
  UnitIndex best = noUnit;
  double squared = 0;
  for (UnitIndex v = 0; v < count; ++v) {
    if (!counts(v)) continue;
    const double own = squaredTo(v);
    if (best != noUnit && own >= squared) continue;
    best = v;
    squared = own;
  }
  if (best == noUnit) return noUnit;
  const UnitIndex first = best;
  double least = distanceBetween(stand(u), stand(best));
  for (UnitIndex v = 0; v < count; ++v) {
    if (v == first || !counts(v)) continue;
    const double reach = least + spread(u) + spread(v) + 1;
    if (squaredTo(v) > reach * reach) continue;
    const double gap = distanceBetween(stand(u), stand(v));
    // Of equals the first.
    if (gap > least || (gap == least && v > best)) continue;
    best = v;
    least = gap;
  }
  return best;
}

bool Position::beyondBowShot(UnitIndex u, const Footprint& where) const {
  bool clear = true;
  forEachPresent([&](UnitIndex v) {
    if (!clear || !enemies(u, v)) return;
    const double reach = where.radius + spread(v) + lengthOf(bowShot());
    if (squaredLength(toVec(unit(v).pose.centre) - where.centre) > reach * reach) return;
    clear = !signifer::within(where, stand(v), lengthOf(bowShot()));
  });
  return clear;
}

UnitIndex Position::enemyTooNear(UnitIndex u, const Footprint& where, double jts, bool anyway) const {
  const double keep = lengthOf(jts) - roundingTolerance;
  UnitIndex near = noUnit;
  forEachPresent([&](UnitIndex v) {
    if (near != noUnit || !enemies(u, v) || rampaging(v) || !maybeWithin(where, stand(v), keep)) return;
    if (!signifer::within(where, stand(v), keep)) return;
    const double gap = distanceBetween(where, stand(v));
    if (anyway || gap < distanceBetween(stand(u), stand(v)) - roundingTolerance) near = v;
  });
  return near;
}

PersonIndex Position::leader(UnitIndex u) const {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p)
    if (battle_.person(p).present && battle_.person(p).unit == u) return p;
  return noPerson;
}

// CB-CMD-9
std::optional<Orders> Position::orders(UnitIndex u) const {
  const int commander = status(u, UnitStatus::command);
  if (commander < 0 || commander >= battle_.personCount()) return std::nullopt;
  return static_cast<Orders>(battle_.person(static_cast<PersonIndex>(commander)).status[PersonStatus::orders]);
}

bool Position::isDifficult(int kind) const {
  const auto ground = static_cast<Ground>(kind);
  return ground == Ground::wood || ground == Ground::rough || ground == Ground::marsh || ground == Ground::builtUp;
}

bool Position::inDifficult(const Footprint& base) const {
  return std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    return isDifficult(piece.kind) && overlaps(base, piece.outline);
  });
}

int Position::levelOf(UnitIndex u) const {
  int level = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (static_cast<Ground>(piece.kind) == Ground::hill && contains(piece.outline, stand(u).centre))
      level = std::max({level, piece.level, 1});
  return level;
}

bool Position::behindLine(UnitIndex u, UnitIndex enemy, bool strong) const {
  const Segment between{stand(u).centre, stand(enemy).centre};
  const Footprint& own = stand(u);
  const Footprint front(own.frontCentre(), own.forward, own.halfFrontage, 0);
  return std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    const auto ground = static_cast<Ground>(piece.kind);
    const bool line =
        ground == Ground::fortification || (!strong && (ground == Ground::obstacle || ground == Ground::majorObstacle));
    return line && crosses(between, piece.outline) && distanceBetween(front, piece.outline) <= lengthOf(0.5);
  });
}

bool Position::inCover(UnitIndex shooter, UnitIndex target) const {
  const Segment line{stand(shooter).frontCentre(), nearestOn(stand(target), stand(shooter).frontCentre())};
  return std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    const auto ground = static_cast<Ground>(piece.kind);
    const bool area = ground == Ground::wood || ground == Ground::cover || ground == Ground::builtUp;
    if (area) return shareInside(stand(target), piece.outline) > 0.5;
    const bool feature =
        ground == Ground::obstacle || ground == Ground::majorObstacle || ground == Ground::fortification;
    return feature && crosses(line, piece.outline) && distanceBetween(stand(target), piece.outline) <= lengthOf(1);
  });
}

// CB-SHO-10: not across another unit or ground that blocks sight, but for the ground that the two stand in.
bool Position::lineIsClear(const Segment& line, const UnitList& between) const {
  for (const UnitIndex v : between)
    if (nearLine(line, v) && crosses(line, stand(v))) return false;
  return std::ranges::none_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    const auto ground = static_cast<Ground>(piece.kind);
    if (ground != Ground::wood && ground != Ground::builtUp) return false;
    return crosses(line, piece.outline) && !contains(piece.outline, line.to) && !contains(piece.outline, line.from);
  });
}

// The nearest part first; if it is hidden, the corners and the middles of the edges.
bool Position::sees(Vec2 eye, UnitIndex target, const UnitList& between) const {
  const Footprint& base = stand(target);
  if (lineIsClear({eye, nearestOn(base, eye)}, between)) return true;
  for (const Face face : allFaces) {
    const Segment side = edge(base, face);
    const Vec2 middle = middleOf(base, face);
    if (dot(outward(base, face), eye - middle) <= 0) continue;
    for (const Vec2 part : {side.from, middle, side.to})
      if (lineIsClear({eye, part}, between)) return true;
  }
  return false;
}

Footprint Position::frontStand(UnitIndex u, int i) const {
  const Footprint& whole = stand(u);
  const double width = 2 * whole.halfFrontage / wide(u);
  return {whole.at(-whole.halfFrontage + width * (i + 0.5), 0), whole.forward, width / 2, whole.halfDepth};
}

int Position::standsThatSee(UnitIndex u, UnitIndex target, int enough) const {
  std::optional<UnitList> inBetween;
  int seeing = 0;
  for (int i = 0; i < wide(u) && seeing < enough; ++i) {
    const Footprint one = frontStand(u, i);
    if (!partlyInForwardArc(one, stand(target))) continue;
    if (!inBetween) inBetween = between(u, target);
    seeing += sees(one.frontCentre(), target, *inBetween) ? 1 : 0;
  }
  return seeing;
}

// Of several that hide it the one nearest to a stand that looks, whatever the order of the list and of the stands.
Position::Hidden Position::hiddenBy(UnitIndex u, UnitIndex target) const {
  Hidden hidden;
  bool inArc = false;
  double least = 0;
  std::pair<double, double> nearest;
  for (int i = 0; i < wide(u); ++i) {
    const Footprint one = frontStand(u, i);
    if (partlyInForwardArc(one, stand(target))) {
      inArc = true;
      const Segment line{one.frontCentre(), nearestOn(stand(target), one.frontCentre())};
      forEachPresent([&](UnitIndex v) {
        if (v == u || v == target || !crosses(line, stand(v))) return;
        const std::pair away{length(nearestOn(stand(v), line.from) - line.from), length(stand(v).centre - line.from)};
        if (hidden.behind != noUnit && away >= nearest) return;
        hidden.behind = v;
        nearest = away;
      });
    }
    for (const Vec2 corner : stand(target).corners()) {
      const double off = angleOff(one, corner) - 45 * oneDegree;
      if (!hidden.outOfArc || off < least) least = off;
      hidden.outOfArc = static_cast<Angle>(std::max(1.0, least));
    }
  }
  if (inArc) hidden.outOfArc.reset();
  return hidden;
}

bool Position::enemyCamp(UnitIndex u, const TerrainPiece& piece) const {
  if (static_cast<Ground>(piece.kind) != Ground::camp) return false;
  const Box box = boundsOf(Outline(piece.outline));
  const bool above = box.low.y + box.high.y > table_.depth;
  return above == (onward(unit(u).side) > 0);
}

bool Position::barred(UnitIndex u, int kind) const {
  if (static_cast<Ground>(kind) == Ground::impassable) return true;
  if (static_cast<Ground>(kind) == Ground::majorObstacle) return isChariots(troop(u));  // CB-MAN-15
  if (!isDifficult(kind)) return false;
  if (book_.mounted(troop(u))) return true;  // CB-MOV-13
  return troop(u) == Troop::artillery && options().artilleryTerrain == ArtilleryTerrain::impassable;
}

}  // namespace signifer::cb
