#include "initiative/play/measuring.h"

#include "table/regions.h"

namespace signifer::initiative {
namespace {

Polygon shotOutline(const Position& position, UnitIndex u, double reach) {
  const Footprint& base = position.stand(u);
  return shootsAllRound(position.formation(u)) ? outlineAround(base, reach) : outlineInForwardArc(base, reach);
}

// IO-RGT-1 to IO-RGT-6, IO-HIT-9: up to where range becomes extreme, and to its end.
void addRanges(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  const auto weapon = position.weapon(u);
  if (!weapon) return;
  const auto ruled = [&](double inches) { return ask(*position.rulings().weaponRange, {*weapon, inches}); };
  const int range = ruled(0)->rangeInches;
  if (range == 0) return;
  const auto add = [&](std::string_view phrase, std::string_view rule, Length reach) {
    zones.push_back(
        {Zone::Kind::range, phrase, rule, Figure::inches(reach), shotOutline(position, u, reach), noPerson, {}});
  };
  if (!ruled(range)->extreme) return add("zone-range", rangeRow(*weapon), range * oneInch);
  Length near = 0;
  Length far = range * oneInch;
  while (far - near > 1) {
    const Length middle = (near + far) / 2;
    (ruled(middle / static_cast<double>(oneInch))->extreme ? far : near) = middle;
  }
  add("zone-range", rangeRow(*weapon), near);
  add("zone-extreme-range", "IO-HIT-9", range * oneInch);
}

// IO-ORD-15: each full distance from the General lowers his rating.
void addCommands(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  constexpr int steps = 2;
  const Battle& battle = position.battle();
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    const bool own = person.status[PersonStatus::division] == position.status(u, UnitStatus::division);
    if (!person.present || person.side != position.unit(u).side || !own) continue;
    std::vector<UnitIndex> units;
    position.forEachPresent([&](UnitIndex v) {
      if (position.unit(v).side == person.side &&
          position.status(v, UnitStatus::division) == person.status[PersonStatus::division])
        units.push_back(v);
    });
    for (int i = 1; i <= steps; ++i) {
      const Length reach = i * position.tables().orders.distanceInches * oneInch;
      zones.push_back({Zone::Kind::command, "zone-command", "IO-ORD-15", Figure::inches(reach),
                       outlineAround(toVec(person.at), reach), p, i == 1 ? units : std::vector<UnitIndex>()});
    }
  }
}

}  // namespace

std::vector<Zone> zonesOf(const Position& position, UnitIndex u) {
  std::vector<Zone> zones;
  if (!position.present(u)) return zones;
  addRanges(position, u, zones);
  const double limit = position.proximityLimit(u);
  zones.push_back({Zone::Kind::control,
                   "zone-proximity",
                   position.openOrder(u) ? "IO-PRX-2" : "IO-PRX-1",
                   Figure::inches(toLength(limit)),
                   outlineAround(position.stand(u), limit),
                   noPerson,
                   {}});
  addCommands(position, u, zones);
  return zones;
}

SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other) {
  const Sight sight = position.sight(u, other);
  const Segment clear{position.stand(u).frontCentre(), position.stand(other).centre};
  const Segment line = !sight.seen && sight.blocked ? *sight.blocked : clear;
  SightLine told{sight.seen, toPoint(line.from), toPoint(line.to), std::nullopt, {}};
  sight.ruling->reasons.forEach([&](SightReason reason, const Because& because) {
    const bool formations = reason == SightReason::hiddenByFormations;
    told.reasons.push_back(
        {because.rule, wordOf(reason), std::nullopt, std::nullopt, formations ? sight.hider : noUnit});
  });
  if (told.seen) {
    if (sight.ruling->partlyObscured) told.reasons.push_back({"IO-VIS-14", "partly-hidden"});
    return told;
  }
  if (sight.ruling->canSee) told.reasons.push_back({"IO-VIS-16", "seen-ahead-only"});
  std::optional<Vec2> entry;
  if (sight.hider != noUnit) entry = entryInto(line, position.stand(sight.hider));
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (static_cast<Ground>(piece.kind) != sight.ground || contains(piece.outline, line.from)) continue;
    const auto into = entryInto(line, piece.outline);
    if (into && (!entry || distance(line.from, *into) < distance(line.from, *entry))) entry = into;
  }
  if (entry) told.blocked = toPoint(*entry);
  return told;
}

}  // namespace signifer::initiative
