#include "fantasy/play/measuring.h"

#include "fantasy/play/asked.h"
#include "table/regions.h"

namespace signifer::fantasy {
namespace {

Polygon around(const Body& body, double reach) {
  return body.isSwarm() ? outlineAround(body.disc(), reach) : outlineAround(body.outline(), reach);
}

// D9: within the vision arc; those who see all round shoot all round.
Polygon shotOutline(const Position& position, UnitIndex u, double reach) {
  const Body& body = position.body(u);
  if (position.loose(u)) return around(body, reach);
  if (position.options().visionArc == VisionArc::degrees180) return outlineBeforeFront(body.outline(), reach);
  return outlineInForwardArc(body.outline(), reach);
}

// FA-WPN-18: short range is half of it.
void addRanges(const Position& position, UnitIndex u, std::vector<signifer::Zone>& zones) {
  const auto weapon = position.weapon(u);
  if (!weapon) return;
  const WeaponRow& row = position.tables().weapon(*weapon);
  const Length range = row.range * oneInch;
  zones.push_back({signifer::Zone::Kind::range,
                   "zone-short-range",
                   "FA-WPN-18",
                   Figure::inches(range / 2),
                   shotOutline(position, u, range / 2),
                   noPerson,
                   {}});
  zones.push_back({signifer::Zone::Kind::range,
                   "zone-range",
                   row.rule,
                   Figure::inches(range),
                   shotOutline(position, u, range),
                   noPerson,
                   {}});
}

void addCommands(const Position& position, UnitIndex u, std::vector<signifer::Zone>& zones) {
  const SideIndex side = position.unit(u).side;
  const DistancesTable& far = position.tables().distances;
  const auto add = [&](Role role, std::string_view phrase, std::string_view rule, int inches) {
    const UnitIndex bearer = position.person(side, role);
    if (bearer == noUnit) return;
    const UnitIndex carrier = position.carrierOf(bearer);
    signifer::Zone zone{signifer::Zone::Kind::command,
                        phrase,
                        rule,
                        Figure::inches(inches * oneInch),
                        around(position.body(carrier), inches * oneInch),
                        noPerson,
                        {}};
    position.forEachLive([&](UnitIndex v) {
      if (position.unit(v).side == side && v != carrier && position.personWithin(v, role, inches))
        zone.units.push_back(v);
    });
    zones.push_back(std::move(zone));
  };
  add(Role::general, "zone-general", "FA-GEN-1", far.general);
  add(Role::armyStandard, "zone-army-standard", "FA-STD-1", far.armyStandard);
}

}  // namespace

std::vector<signifer::Zone> zonesOf(const Position& position, UnitIndex u) {
  std::vector<signifer::Zone> zones;
  if (!position.live(u)) return zones;
  addRanges(position, u, zones);
  const DistancesTable& far = position.tables().distances;
  const auto control = [&](std::string_view phrase, std::string_view rule, int inches) {
    zones.push_back({signifer::Zone::Kind::control,
                     phrase,
                     rule,
                     Figure::inches(inches * oneInch),
                     around(position.body(u), inches * oneInch),
                     noPerson,
                     {}});
  };
  control("zone-march", "FA-MAR-4", far.march);
  control("zone-panic", "FA-PAN-1", far.panicFriendsFlee);
  if (position.has(u, UnitProfile::causesTerror)) control("zone-terror", "FA-TRR-4", far.terror);
  addCommands(position, u, zones);
  return zones;
}

SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other) {
  const Body& own = position.body(u);
  const Body& target = position.body(other);
  const Vec2 from = own.isSwarm() ? own.nearestTo(target) : own.outline().frontCentre();
  const Segment line{from, target.nearestTo(Body::swarm(toPoint(from), 1.0, 1, {1, 1}))};
  SightLine sight{position.sees(u, other), toPoint(line.from), toPoint(line.to), std::nullopt, {}};
  if (sight.seen) return sight;
  if (!position.inArc(u, other)) {
    sight.reasons.push_back({"FA-CHG-1", "out-of-arc", std::nullopt, std::nullopt, other});
    return sight;
  }
  const std::optional<UnitIndex> behind = hiddenBy(position, u, other);
  sight.reasons.push_back(
      {"FA-CHG-1", behind ? "hidden-by" : "hidden-by-ground", std::nullopt, std::nullopt, behind.value_or(noUnit)});
  std::optional<Vec2> entry;
  if (behind) {
    const Body& body = position.body(*behind);
    entry = body.isSwarm() ? entryInto(line, body.disc()) : entryInto(line, body.outline());
  }
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (behind || contains(piece.outline, line.from)) continue;
    if (position.ground(piece).sightDepth < 0 && piece.level == 0) continue;
    const auto into = entryInto(line, piece.outline);
    if (into && (!entry || distance(line.from, *into) < distance(line.from, *entry))) entry = into;
  }
  if (entry) sight.blocked = toPoint(*entry);
  return sight;
}

}  // namespace signifer::fantasy
