#include "hannibal/play/measuring.h"

#include "hannibal/play/shot.h"
#include "table/regions.h"
#include "table/sight.h"

namespace signifer::hannibal {
namespace {

void addRange(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  const auto weapon = position.weapon(u);
  if (!weapon || *weapon == Weapon::pilum) return;
  const Length range = position.tables().range(*weapon) * oneInch;
  zones.push_back({Zone::Kind::range,
                   "zone-range",
                   rangeRule(*weapon),
                   Figure::inches(range),
                   outlineAhead(position.stand(u), range),
                   noPerson,
                   {}});
}

// HG-MOV-7: so far it comes with any die, and with the best.
void addCharge(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  constexpr int bestDie = 6;
  const int charge = position.movement(u).charge;
  if (charge == 0 || isLight(position.type(u))) return;
  for (const auto& [die, phrase] : {std::pair{1, "zone-charge-sure"}, std::pair{bestDie, "zone-charge-most"}}) {
    const Length reach = (charge + die) * oneInch;
    zones.push_back({Zone::Kind::range,
                     phrase,
                     "HG-MOV-7",
                     Figure::inches(reach),
                     outlineInForwardArc(position.stand(u), reach),
                     noPerson,
                     {}});
  }
}

// HG-LDR-2
void addLeader(const Position& position, UnitIndex u, std::vector<Zone>& zones) {
  const PersonIndex leader = position.leader(u);
  if (leader == noPerson) return;
  const Length reach = position.tables().leaderMove * oneInch;
  zones.push_back({Zone::Kind::command,
                   "zone-leader",
                   "HG-LDR-2",
                   Figure::inches(reach),
                   outlineAround(toVec(position.battle().person(leader).at), reach),
                   leader,
                   {u}});
}

}  // namespace

std::vector<Zone> zonesOf(const Position& position, UnitIndex u) {
  std::vector<Zone> zones;
  if (!position.standing(u)) return zones;
  addRange(position, u, zones);
  addCharge(position, u, zones);
  addLeader(position, u, zones);
  return zones;
}

// HG-RNG-5, HG-RNG-6: to the nearest part that lies straight ahead; beside the strip, to the nearest part of all.
SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other) {
  const Footprint& from = position.stand(u);
  const Footprint& to = position.stand(other);
  const auto ahead = straightAhead(from, to);
  const Segment line{from.frontCentre(), ahead ? ahead->point : nearestOn(to, from.frontCentre())};
  SightLine sight{true, toPoint(line.from), toPoint(line.to), std::nullopt, {}};
  UnitIndex blocker = noUnit;
  double nearest = 0;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == other || !crosses(line, position.stand(v))) return;
    const auto entry = entryInto(line, position.stand(v));
    if (!entry || (blocker != noUnit && distance(line.from, *entry) >= nearest)) return;
    blocker = v;
    nearest = distance(line.from, *entry);
    sight.blocked = toPoint(*entry);
  });
  sight.seen = blocker == noUnit;
  if (!sight.seen) sight.reasons.push_back({"HG-RNG-6", "line-blocked", std::nullopt, std::nullopt, blocker});
  if (!ahead) {
    const double aside = std::abs(from.place(line.to).aside) - from.halfFrontage;
    sight.reasons.push_back({"HG-RNG-5", "beside-the-strip", Figure::inches(toLength(std::max(0.0, aside)))});
  }
  return sight;
}

}  // namespace signifer::hannibal
