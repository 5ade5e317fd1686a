// Faults of a way beside the first that is found, and their figures (IO-PRX-1 to IO-PRX-5, IO-FRE-8).
#include "initiative/play/paths.h"
#include "initiative/play/proximity_watch.h"

namespace signifer::initiative {

std::vector<Reason> retirementFaults(const Position& position, UnitIndex u, const Pose& end) {
  const Unit& unit = position.unit(u);
  const Footprint there(end, unit.base);
  const Length before = unit.side == 0 ? unit.pose.centre.y : position.table().depth - unit.pose.centre.y;
  const Length behind = unit.side == 0 ? end.centre.y : position.table().depth - end.centre.y;
  std::vector<Reason> faults;
  if (behind >= before)
    faults.push_back({"IO-FRE-8", "not-nearer-own-edge", Figure::inches(behind), Figure::inches(before)});
  UnitIndex enemy = noUnit;
  double least = 0;
  position.forEachEnemy(u, [&](UnitIndex v) {
    const double gained = distanceBetween(there, position.body(v)) - position.gap(u, v);
    if (gained > 0 || (enemy != noUnit && gained >= least) || !position.sees(u, v)) return;
    enemy = v;
    least = gained;
  });
  if (enemy != noUnit)
    faults.push_back({"IO-FRE-8", "not-further-from-enemy",
                      Figure::inches(toLength(distanceBetween(there, position.body(enemy)))),
                      Figure::inches(toLength(position.gap(u, enemy))), enemy});
  return faults;
}

MeasuredFault measuredFault(const Position& position, UnitIndex u, const Path& path, const WayFault& fault) {
  MeasuredFault found{fault.reason, std::nullopt};
  if (!fault.since) return found;
  const bool fromStart = fault.since->leg == 0 && fault.since->amount == 0;
  if (fromStart && fault.last == Path::capacity) {  // D-51: under proximity from the start that distance counts
    found.reason.measured = Figure::inches(toLength(position.gap(u, fault.reason.unit)));
    return found;
  }
  Path upTo;
  for (std::size_t i = 0; i < path.size() && i <= fault.last; ++i) upTo.add(path[i]);
  const NearestOnWay nearest = nearestOnWay(position, u, upTo, fault.reason.unit, *fault.since);
  found.reason.measured = Figure::inches(toLength(nearest.gap));
  found.at = nearest.at;
  return found;
}

std::optional<WayFault> proximityFault(const Position& position, UnitIndex u, const Path& path) {
  const Base& base = position.unit(u).base;
  ProximityWatch watch(position, u);
  Pose pose = position.unit(u).pose;
  for (const Leg& leg : path) {
    const Pose next = after(pose, base, leg);
    if (!isStraight(leg.kind) && !isWheel(leg.kind))
      watch.turn(Footprint(pose, base), Footprint(next, base));
    else if (!watch.walk(pose, leg))
      return WayFault{watch.fault(), watch.hold()};
    pose = next;
  }
  if (path.empty() || watch.facesAtEnd(Footprint(pose, base))) return std::nullopt;
  return WayFault{watch.unturnedFault(), watch.hold()};
}

}  // namespace signifer::initiative
