#include "cb/play/measuring.h"

#include "cb/play/shot.h"
#include "table/regions.h"

namespace signifer::cb {
namespace {

// CB-SHO-11, D32: bows and slings are near up to half their reach.
void addRanges(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  const Weapon weapon = position.weapon(u);
  if (weapon == Weapon::none) return;
  const double reach = reachOf(position, u);
  const auto add = [&](std::string_view phrase, double far) {
    zones.push_back({Zone::Kind::range,
                     phrase,
                     "CB-SHO-11",
                     Figure::inches(toLength(far)),
                     outlineInForwardArc(position.stand(u), far),
                     noPerson,
                     {}});
  };
  const auto missile = static_cast<Missile>(static_cast<int>(weapon) - 1);
  if (missile == Missile::bowOrSling) add("zone-short-range", reach / 2);
  add(missile == Missile::javelin ? "zone-short-range" : "zone-long-range", reach);
}

void addLeader(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  const PersonIndex leader = position.leader(u);
  if (leader == noPerson) return;
  const double reach = position.lengthOf(position.book().tables.leaderMove);
  zones.push_back({Zone::Kind::command,
                   "zone-leader",
                   "CB-CMD-1",
                   Figure::inches(toLength(reach)),
                   outlineAround(toVec(position.battle().person(leader).at), reach),
                   leader,
                   {u}});
}

// The unit that a line first meets on its way, or ground; where it does.
void findBlock(const Position& position, UnitIndex u, UnitIndex other, const Segment& line, SightLine& sight) {
  double nearest = distance(line.from, line.to);
  const auto meet = [&](std::optional<Vec2> entry) {
    if (!entry || distance(line.from, *entry) >= nearest) return false;
    nearest = distance(line.from, *entry);
    sight.blocked = toPoint(*entry);
    return true;
  };
  UnitIndex behind = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v != u && v != other && crosses(line, position.stand(v)) && meet(entryInto(line, position.stand(v))))
      behind = v;
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    const auto ground = static_cast<Ground>(piece.kind);
    if (ground != Ground::wood && ground != Ground::builtUp) continue;
    if (contains(piece.outline, line.from) || contains(piece.outline, line.to)) continue;
    if (crosses(line, piece.outline) && meet(entryInto(line, piece.outline))) behind = noUnit;
  }
  sight.reasons.push_back(
      {"CB-SHO-10", behind == noUnit ? "hidden-by-ground" : "hidden-by", std::nullopt, std::nullopt, behind});
}

}  // namespace

std::vector<Zone> zonesOf(const Position& position, UnitIndex u) {
  std::vector<Zone> zones;
  if (!position.present(u)) return zones;
  addRanges(position, u, zones);
  const auto control = [&](std::string_view phrase, std::string_view rule, double reach) {
    zones.push_back({Zone::Kind::control,
                     phrase,
                     rule,
                     Figure::inches(toLength(reach)),
                     outlineAround(position.stand(u), reach),
                     noPerson,
                     {}});
  };
  control("zone-stop-short", "CB-SEQ-6", position.lengthOf(position.book().tables.shortOfEnemy));
  control("zone-bow-shot", "CB-MOV-16", position.lengthOf(position.bowShot()));
  addLeader(position, u, zones);
  return zones;
}

// From the stand of the front rank that sees it (D60); where none does, from the one nearest to it.
SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other) {
  SightLine sight{position.inSight(u, other), {}, {}, std::nullopt, {}};
  const Footprint& target = position.stand(other);
  const UnitList inBetween = position.between(u, other);
  std::optional<Footprint> eye;
  for (int i = 0; i < position.wide(u); ++i) {
    const Footprint one = position.frontStand(u, i);
    const bool sees = partlyInForwardArc(one, target) && position.sees(one.frontCentre(), other, inBetween);
    if (sight.seen && !sees) continue;
    if (!eye || distanceTo(target, one.frontCentre()) < distanceTo(target, eye->frontCentre())) eye = one;
  }
  const Segment line{eye->frontCentre(), nearestOn(target, eye->frontCentre())};
  sight.from = toPoint(line.from);
  sight.to = toPoint(line.to);
  if (sight.seen) return sight;
  const Position::Hidden hidden = position.hiddenBy(u, other);
  if (hidden.outOfArc)
    sight.reasons.push_back({"CB-SHO-10", "out-of-arc", Figure::degrees(*hidden.outOfArc)});
  else
    findBlock(position, u, other, line, sight);
  return sight;
}

}  // namespace signifer::cb
