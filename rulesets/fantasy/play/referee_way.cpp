// The grounds of a legal move: what its way cost, and the limits that it kept from enemies, friends and the table's
// edge (FA-MOV-3, FA-MAN-3, FA-MAN-6, FA-TER-1 to FA-TER-5). Nothing is judged here.
#include <algorithm>
#include <limits>
#include <vector>

#include "fantasy/play/referee.h"

namespace signifer::fantasy {
namespace {

/// A leg is looked at in so many equal steps.
constexpr int stepsOfALeg = 24;

Leg partOf(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, int step, const Ignoring& care) {
  const auto share = [&](std::int32_t whole) {
    return static_cast<std::int32_t>(std::int64_t{whole} * step / stepsOfALeg);
  };
  if (isStraight(leg.kind) || isWheel(leg.kind)) return {leg.kind, share(leg.amount)};
  if (leg.kind == LegKind::aboutFace && !position.loose(u)) return leg;
  const OpenTurn turn = openTurn(position, u, from, leg, care);
  const Angle turned = share(turn.wanted);
  return {LegKind::pivot, normalised(from.heading + (turn.side == signifer::Side::right ? turned : -turned))};
}

/// The least distance of a way from each other unit, thousandths.
std::vector<double> leastDistances(const Position& position, const Action& action, const Pose& start,
                                   const Ignoring& care) {
  const UnitIndex u = action.unit;
  std::vector<double> least(static_cast<std::size_t>(position.battle().unitCount()),
                            std::numeric_limits<double>::max());
  const Base base = shapeOf(position.bodyAt(u, start));
  Pose pose = start;
  for (const Leg& leg : action.path) {
    for (int i = 0; i <= stepsOfALeg; ++i) {
      const Body body = position.bodyAt(u, after(pose, base, partOf(position, u, pose, leg, i, care)));
      position.forEachLive([&](UnitIndex v) {
        double& known = least[static_cast<std::size_t>(v)];
        if (v != u) known = std::min(known, body.distanceTo(position.body(v)));
      });
    }
    pose = after(pose, base, leg);
  }
  return least;
}

}  // namespace

void Referee::measureWay(const Action& action, const Pose& start, const GroundCovered& ground) {
  const UnitIndex u = action.unit;
  const std::string_view slow = slowedBy(position_, u, ground);
  if (!slow.empty()) measure(slow, "slowed-by-ground", inches(costOn(position_, u, ground)), std::nullopt, u);
  double wheels = 0.0;
  if (!position_.loose(u))
    for (const Leg& leg : action.path) wheels += isWheel(leg.kind) ? inchesOf(position_, u, leg) : 0.0;
  if (wheels > 0.0) measure("FA-MAN-3", "wheels-cost", inches(wheels), std::nullopt, u);
  if (const int turns = position_.loose(u) ? 0 : aboutFacesIn(action.path); turns > 0)
    measure("FA-MAN-6", "about-faces-cost", inches(turns * turnCost(position_, u)), std::nullopt, u);
  const Base base = shapeOf(position_.bodyAt(u, start));
  const Body stood = position_.bodyAt(u, start);
  const std::vector<double> least = leastDistances(position_, action, start, moversCare());
  const auto to = [&](UnitIndex v) { return least[static_cast<std::size_t>(v)]; };
  // A unit that began nearer to an enemy comes no nearer to him, but for its corners as it turns.
  UnitIndex nearest = noUnit;
  double keeps = 0.0;
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v)) return;
    const double allowed = std::min<double>(enemyGap(position_), stood.distanceTo(position_.body(v)));
    // Poses are rounded as a unit turns; such a hair is no step nearer.
    if (to(v) < allowed - roundingTolerance || (nearest != noUnit && to(v) - allowed >= to(nearest) - keeps)) return;
    nearest = v;
    keeps = allowed;
  });
  if (nearest != noUnit)
    measure("FA-MOV-3", "kept-from-enemies", Figure::inches(toLength(std::max(to(nearest), keeps))),
            Figure::inches(toLength(keeps)), nearest);
  const bool mayClip =
      !stood.isSwarm() && std::ranges::any_of(action.path, [](const Leg& leg) { return isWheel(leg.kind); });
  keptFromFriends("FA-MOV-3", u, [&](UnitIndex v) -> std::optional<double> {
    if (mayClip && stood.distanceTo(position_.body(v)) <= touchingGap) return std::nullopt;
    return to(v);
  });
  if (!stood.isSwarm()) return keptOnTheTable("FA-MOV-3", start, base, action.path);
  // A swarm is a disc, whichever way it faces.
  const Tabletop table{battle_.setup->width, battle_.setup->depth};
  double room = oneInch;
  Pose pose = start;
  for (const Leg& leg : action.path) {
    pose = after(pose, base, leg);
    const Disc disc = position_.bodyAt(u, pose).disc();
    for (const TableEdge edge : {TableEdge::top, TableEdge::right, TableEdge::bottom, TableEdge::left})
      room = std::min(room, distanceTo(table, edge, disc.centre) - disc.radius);
  }
  if (room >= oneInch) return;
  Reason reason{"FA-MOV-3", "kept-from-the-edge", Figure::inches(std::max(0, toLength(room))), Figure::inches(0)};
  reason.said = "{0} from the table's edge.";
  measure(reason);
}

}  // namespace signifer::fantasy
