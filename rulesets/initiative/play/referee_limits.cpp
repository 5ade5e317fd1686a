// The reasons for a legal answer: each limit of a move, a charge or a shot with its measured and its allowed figure,
// and every rule behind the answer. Asked only where somebody reads it.
#include <algorithm>
#include <array>

#include "initiative/play/proximity_watch.h"
#include "initiative/play/referee.h"

namespace signifer::initiative {
namespace {

/// The enemy to whom a way comes nearest, and how near.
struct NearestEnemy {
  UnitIndex unit = noUnit;
  double gap = 0;
};
NearestEnemy nearestEnemyOn(const Position& position, UnitIndex u, const Path& path, UnitIndex but = noUnit) {
  NearestEnemy nearest;
  position.forEachEnemy(u, [&](UnitIndex v) {
    if (v == but) return;
    const double gap = nearestOnWay(position, u, path, v).gap;
    if (nearest.unit == noUnit || gap < nearest.gap) nearest = {v, gap};
  });
  return nearest;
}

/// The least distance from the unit to the table's edge at the end of a leg, in thousandths of an inch.
double nearestEdgeOn(const Position& position, UnitIndex u, const Path& path) {
  const Base& base = position.unit(u).base;
  double least = 1e9;
  Pose pose = position.unit(u).pose;
  for (const Leg& leg : path) {
    pose = after(pose, base, leg);
    for (const auto edge :
         {signifer::TableEdge::top, signifer::TableEdge::right, signifer::TableEdge::bottom, signifer::TableEdge::left})
      least = std::min(least, distanceTo(position.table(), edge, Footprint(pose, base)));
  }
  return least;
}

/// The least gap between a way and a friend. In Open Order he may be passed: then the end alone counts, and nothing is
/// told of one who has been passed. Nothing for one that a wheel clips.
std::optional<double> gapOnWay(const Position& position, UnitIndex u, const Path& path, UnitIndex v) {
  const bool wheels = std::ranges::any_of(path, [](const Leg& leg) { return isWheel(leg.kind); });
  if (wheels && position.gap(u, v) <= touchingGap) return std::nullopt;
  const double least = nearestOnWay(position, u, path, v).gap;
  if (!position.openOrder(u) && !position.openOrder(v)) return least;
  Pose end = position.unit(u).pose;
  for (const Leg& leg : path) end = after(end, position.unit(u).base, leg);
  const double atEnd = distanceBetween(Footprint(end, position.unit(u).base), position.stand(v));
  return least <= 0 && atEnd > 0 ? std::nullopt : std::optional(atEnd);
}

}  // namespace

// The permission for the move (IO-CMD-4, IO-CMD-5, IO-ORD-1, IO-FRE-1 to IO-FRE-4, IO-MOV-4).
void Referee::explainBasis(UnitIndex u, MoveBasis basis) {
  switch (basis) {
    case MoveBasis::initiative: {
      double away = 0;
      const UnitIndex nearest = position_.nearestEnemy(u, &away);
      const Length limit = position_.tables().initiativeInches * oneInch;
      if (nearest != noUnit && away <= limit)
        measure("IO-CMD-4", "enemy-within", Figure::inches(toLength(away)), Figure::inches(limit), nearest);
      else
        measure("IO-CMD-5", "sees-an-enemy");
      return measure("IO-CMD-3", "initiative-move");
    }
    case MoveBasis::order:
      return measure("IO-ORD-1", "ordered-moves", Figure::count(position_.status(u, UnitStatus::movesLeft)));
    case MoveBasis::freeMove:
      return measure(position_.formation(u) == Formation::column ? "IO-FRE-1"
                     : position_.size(u) == Size::tiny           ? "IO-FRE-2"
                                                                 : "IO-FRE-3",
                     "free-move");
    case MoveBasis::retirement:
      measure("IO-FRE-8", "retirement-move");
      return measure("IO-FRE-4", "retirement-move");
    case MoveBasis::turnOnly:
      return measure("IO-MOV-4", "turns-only");
    case MoveBasis::none:
      break;
  }
}

void Referee::explainOrder(Order order, UnitIndex u) {
  if (!explained_) return;
  static constexpr std::array rows{"IO-ORD-3", "IO-ORD-11", "IO-ORD-12", "IO-ORD-9", "IO-ORD-5", "IO-ORD-7"};
  const char* row = rows[static_cast<std::size_t>(order)];
  if (order == Order::rally)
    measure(row, "markers-to-rally", Figure::count(position_.status(u, UnitStatus::hits)),
            Figure::count(position_.tables().orders.rallyLeastHits));
  else
    measure(row, "kind-of-order");
  measure("IO-ORD-17", "may-still-order");
  measure("IO-ORD-18", "not-yet-ordered");
  if (order != Order::generalAdvance && order != Order::courage) measure("IO-ORD-19", "of-his-command");
}

// IO-FRE-8: nearer its own edge, and farther from each enemy in sight: told of the one it gains least on.
void Referee::explainRetirement(UnitIndex u, const Pose& end) {
  const auto toEdge = [&](const Pose& pose) {
    return position_.unit(u).side == 0 ? pose.centre.y : position_.table().depth - pose.centre.y;
  };
  measure("IO-FRE-8", "nearer-own-edge", Figure::inches(toEdge(end)), Figure::inches(toEdge(position_.unit(u).pose)));
  const Footprint there(end, position_.unit(u).base);
  UnitIndex enemy = noUnit;
  double before = 0;
  double after = 0;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    if (!position_.sees(u, v)) return;
    const double now = position_.gap(u, v);
    const double then = distanceBetween(there, position_.body(v));
    if (enemy != noUnit && then - now >= after - before) return;
    enemy = v;
    before = now;
    after = then;
  });
  if (enemy != noUnit)
    measure("IO-FRE-8", "further-from-enemy", Figure::inches(toLength(after)), Figure::inches(toLength(before)), enemy);
}

void Referee::explainMove(UnitIndex u, const Path& path, MoveBasis basis) {
  if (!explained_) return;
  explainBasis(u, basis);
  if (path.empty()) return;
  if (basis == MoveBasis::retirement) {
    Pose end = position_.unit(u).pose;
    for (const Leg& leg : path) end = after(end, position_.unit(u).base, leg);
    explainRetirement(u, end);
  }
  const double edge = nearestEdgeOn(position_, u, path);
  if (edge < position_.book().clear)
    measure("IO-MOV-13", "kept-from-the-edge", Figure::inches(toLength(std::max(0.0, edge))), Figure::inches(0));
  keptFromFriends("IO-MOV-7", u, [&](UnitIndex v) { return gapOnWay(position_, u, path, v); });
  const NearestEnemy nearest = nearestEnemyOn(position_, u, path);
  if (nearest.unit == noUnit) return;
  const double allowed = std::min<double>(position_.book().clear, position_.gap(u, nearest.unit));
  measure("IO-MOV-7", "kept-from-enemies", Figure::inches(toLength(nearest.gap)), Figure::inches(toLength(allowed)),
          nearest.unit);
  if (basis != MoveBasis::retirement && basis != MoveBasis::turnOnly) explainProximity(u, path, nearest.unit);
}

// Under the rule: towards whom it had to face and to go. Out of it: how far it stayed from where the rule begins.
void Referee::explainProximity(UnitIndex u, const Path& path, UnitIndex nearest) {
  const std::string_view rule = position_.openOrder(u) ? "IO-PRX-2" : "IO-PRX-1";
  const Figure limit = Figure::inches(toLength(position_.proximityLimit(u)));
  const BoundOnWay bound = boundOnWay(position_, u, path);
  if (bound.enemy == noUnit) {
    const double gap = nearestOnWay(position_, u, path, nearest).gap;
    const bool seenOnly = gap <= position_.proximityLimit(u);
    return measure(rule, seenOnly ? "unseen-enemy" : "beyond-proximity", Figure::inches(toLength(gap)), limit, nearest);
  }
  if (bound.hold.leg > 0 || bound.hold.amount > 0)
    measure(rule, "near-enemy", Figure::inches(toLength(nearestOnWay(position_, u, path, bound.enemy, bound.hold).gap)),
            limit, bound.enemy);
  facesTheNearest(u, path, bound.enemy);
  const bool goes = std::ranges::any_of(path, [](const Leg& leg) { return isStraight(leg.kind) || isWheel(leg.kind); });
  const bool steered = position_.options().proximityMoves == ProximityMoves::towardAwayHold;
  if (goes && steered) measure("IO-PRX-5", "towards-or-away", std::nullopt, std::nullopt, bound.enemy);
}

// IO-PRX-4: the enemy that it faces at the end, and how much farther the next one is.
void Referee::facesTheNearest(UnitIndex u, const Path& path, UnitIndex enemy) {
  const Base& base = position_.unit(u).base;
  Pose end = position_.unit(u).pose;
  for (const Leg& leg : path) end = after(end, base, leg);
  const auto away = [&](UnitIndex v) { return distanceBetween(Footprint(end, base), position_.stand(v)); };
  const double gap = away(enemy);
  std::optional<double> next;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    if (v != enemy && away(v) >= gap) next = std::min(next.value_or(away(v)), away(v));
  });
  Reason reason{"IO-PRX-4", "faces-enemy", std::nullopt, std::nullopt, enemy};
  if (next) {
    reason.measured = Figure::inches(toLength(gap));
    reason.allowed = Figure::inches(toLength(*next));
    reason.said = "Faces {unit}, the nearest, {0} away; the next is {1} away.";
  }
  measure(reason);
}

void Referee::explainCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const Sight& sight,
                            MoveBasis basis) {
  if (!explained_) return;
  explainBasis(u, basis);
  if (basis != MoveBasis::order) measure(basis == MoveBasis::initiative ? "IO-CMD-7" : "IO-FRE-7", "may-charge");
  measureProximity(u);
  measure("IO-MOV-8", "in-front-quarter", std::nullopt, std::nullopt, target);
  measure("IO-MOV-9", "able-to-charge");
  explainSight(u, target, sight);
  const std::string_view edges[] = {"strikes-front", "strikes-left", "strikes-right", "strikes-rear"};
  measure("IO-MOV-10", edges[static_cast<std::size_t>(plan.quarter)], std::nullopt, std::nullopt, target);
  if (!plan.path.empty() && plan.path[0].kind == LegKind::pivot)
    measure("IO-PRX-4", "faces-enemy", std::nullopt, std::nullopt, mustFace(position_, u));
  const double lastInch = position_.book().clear;
  Path upToIt = plan.path;
  if (!upToIt.empty() && upToIt[upToIt.size() - 1].kind == LegKind::ahead) {
    Leg& last = upToIt[upToIt.size() - 1];
    last.amount = std::max(0, last.amount - static_cast<std::int32_t>(lastInch));
  }
  const NearestEnemy nearest = nearestEnemyOn(position_, u, upToIt, target);
  if (nearest.unit == noUnit) return;
  const double allowed = std::min<double>(lastInch, position_.gap(u, nearest.unit));
  if (nearest.gap >= allowed)
    measure("IO-MOV-7", "kept-from-enemies", Figure::inches(toLength(nearest.gap)), Figure::inches(toLength(allowed)),
            nearest.unit);
}

// IO-VIS-14: the line to the middle of the target, and by how much it passes whoever stands nearest to it.
void Referee::explainSight(UnitIndex u, UnitIndex target, const Sight& sight) {
  if (sight.obscured) return measure("IO-VIS-14", "sees-a-part", std::nullopt, std::nullopt, target);
  const Segment line{position_.stand(u).frontCentre(), position_.stand(target).centre};
  UnitIndex nearest = noUnit;
  double least = 0;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target) return;
    const double away = gapBetween(position_.stand(v), line).distance;
    if (nearest != noUnit && away >= least) return;
    nearest = v;
    least = away;
  });
  if (nearest == noUnit) return measure("IO-VIS-14", "line-of-sight");
  measure("IO-VIS-14", "line-of-sight-past", Figure::inches(toLength(least)), Figure::inches(0), nearest);
}

void Referee::explainShot(UnitIndex u, UnitIndex target, const Sight& sight) {
  if (!explained_) return;
  measure("IO-SHO-5", "may-shoot");
  measure("IO-VIS-1", "sees-target", std::nullopt, std::nullopt, target);
  explainSight(u, target, sight);
  if (!position_.options().nearestTarget) return;
  const double away = position_.gap(u, target);
  UnitIndex next = noUnit;
  double least = 0;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    const double its = position_.gap(u, v);
    if (v == target || (next != noUnit && its >= least) || !position_.glimpse(u, v).inFront || position_.engaged(v))
      return;
    next = v;
    least = its;
  });
  if (next == noUnit) return measure("IO-VIS-15", "only-target");
  measure("IO-VIS-15", "nearest-target", Figure::inches(toLength(away)), Figure::inches(toLength(least)), next);
}

}  // namespace signifer::initiative
