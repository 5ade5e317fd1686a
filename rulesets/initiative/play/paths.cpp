#include "initiative/play/paths.h"

#include <algorithm>

#include "initiative/play/proximity_watch.h"
#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::initiative {
namespace {

/// No move of any house rule is that long, thousandths of an inch or hundredths of a degree.
constexpr std::int32_t longestLeg = 40000;

/// False where a unit in that pose certainly stands no nearer to another than a distance.
bool mayStandNear(const Position& position, const Pose& pose, const Base& base, UnitIndex v, double clear) {
  const double most = clear + (base.frontage + base.depth) / 2.0 + position.spread(v);
  return squaredLength(toVec(position.unit(v).pose.centre) - toVec(pose.centre)) <= most * most;
}

/// The rest of a leg, checked against one obstacle after another. The area that a wheel sweeps is worked out once.
class OpenLeg {
 public:
  OpenLeg(const Footprint& start, const Leg& leg) : start_(start), leg_(leg) {
    if (!isWheel(leg.kind)) return;
    const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
    turn_.emplace(start, wheelCorner(start, side), side, leg.amount);
  }
  [[nodiscard]] std::int32_t amount() const { return leg_.amount; }
  void endBefore(const Body& body, double clear) {
    if (!turn_ || body.garrison()) {
      leg_.amount = std::min(leg_.amount, openAmount(start_, leg_, body, clear));
      return;
    }
    turn_->endAt(leg_.amount);
    leg_.amount = turn_->openAmount(body.base, clear);
  }
  /// Before it overlaps a friend by more than `most`.
  void endPast(const Footprint& other, double most) {
    if (turn_) {
      turn_->endAt(leg_.amount);
      leg_.amount = std::min(leg_.amount, PastFriends(most).openTurn(*turn_, other));
      return;
    }
    const Vec2 direction = directionOf(start_, leg_.kind);
    leg_.amount = std::min(leg_.amount, wholeLength(freeAheadPast(start_, direction, leg_.amount, other, most)));
  }

 private:
  Footprint start_;
  Leg leg_;
  std::optional<Turn> turn_;
};

/// The depth to which a friend may be overlapped on a leg, if the unit's wheel may clip him or the unit has stood in
/// him since then. None for others, who are in the way as ever.
std::optional<double> mayOverlap(const Position& position, UnitIndex u, UnitIndex v, const Footprint& start,
                                 const Leg& leg, const PastFriends* past) {
  if (position.options().wheelPastFriends == WheelPastFriends::no) return std::nullopt;
  if (position.enemies(u, v) || position.body(v).garrison()) return std::nullopt;
  if (past != nullptr && past->excuses(v) && (isWheel(leg.kind) || leg.kind == LegKind::ahead)) return past->most();
  const double depth = overlapDepth(start, position.stand(v));
  const bool left = depth > roundingTolerance && depth <= clearedOverlap + 2.0 * roundingTolerance;
  return left ? std::optional(std::max(depth, clearedOverlap)) : std::nullopt;
}

/// A figure of what is open of a leg.
Figure openFigure(const Leg& leg, std::int32_t amount) {
  return isWheel(leg.kind) ? Figure::degrees(amount) : Figure::inches(amount);
}

WayFault stoppedBy(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, std::size_t place,
                   PastFriends past) {
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  const std::int32_t least = openLeg(position, u, from, leg, &past).amount;
  WayFault fault{{"IO-MOV-13", "table-edge", openFigure(leg, leg.amount), openFigure(leg, least)}};
  std::int32_t met = leg.amount;
  double nearest = 0;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || passes(position, u, v)) return;
    const double clear = position.enemies(u, v) ? position.book().clear : 0.0;
    std::int32_t open = 0;
    if (const auto most = mayOverlap(position, u, v, start, leg, &past)) {
      OpenLeg way(start, leg);
      way.endPast(position.stand(v), *most);
      open = way.amount();
    } else {
      open = openAmount(from, base, leg, position.body(v), clear);
    }
    // Of two met at once the one whose centre is nearer, in whatever order they are listed.
    const double away = distance(start.centre, toVec(position.unit(v).pose.centre));
    if (open > least || open > met || (open == met && (fault.reason.unit == noUnit || away >= nearest))) return;
    if (open == leg.amount) return;
    met = open;
    nearest = away;
    fault = {{"IO-MOV-7", "way-blocked", openFigure(leg, leg.amount), openFigure(leg, open), v}};
    if (clear == 0) return;
    fault.since = PlaceOnWay{place, 0};
    fault.last = place;
    fault.reason.allowed = Figure::inches(position.book().clear);
    fault.reason.said = "Too near {unit} on the way: {0}, at least {1}.";
  });
  return fault;
}

Reason tooNear(const Position& position, UnitIndex u, UnitIndex other, const Footprint& there, std::string_view rule,
               std::string_view code) {
  Reason reason{rule, code, std::nullopt, std::nullopt, other};
  if (other == u)
    return {"IO-MOV-13",  "table-edge", std::nullopt,
            std::nullopt, noUnit,       noPerson,
            noSide,       noStep,       "It would stand over the table's edge."};
  if (!position.enemies(u, other)) return reason;
  reason.measured = Figure::inches(toLength(distanceBetween(there, position.body(other))));
  reason.allowed = Figure::inches(position.book().clear);
  reason.said = "It would end {0} from {unit}, less than {1}.";
  return reason;
}

std::optional<Reason> turnFault(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, bool& used) {
  if (used) return Reason{"IO-MOV-6", "second-turn", std::nullopt, std::nullopt};
  used = true;
  const Base& base = position.unit(u).base;
  if (leg.kind == LegKind::pivot) {
    const SpotTurn turn = spotTurn(position, from, base, leg.amount);
    if (turn.open < turn.angle)
      return Reason{"IO-MOV-13", "table-edge", Figure::degrees(turn.angle), Figure::degrees(turn.open)};
  }
  const Pose turned = after(from, base, leg);
  const UnitIndex other = standsOn(position, u, turned, base);
  if (other == noUnit) return std::nullopt;
  return tooNear(position, u, other, Footprint(turned, base), "IO-MOV-6", "no-room-to-turn");
}

/// The friends whom the last wheel of a path may clip, and whether the straight way after it was long enough to be
/// clear of them.
class ClippedFriends {
 public:
  ClippedFriends(const Position& position, UnitIndex u) : position_(position), u_(u) {}

  /// Of the last wheel; openLeg puts them there.
  [[nodiscard]] PastFriends& past() { return past_; }
  /// Before the next leg begins.
  [[nodiscard]] std::optional<WayFault> before(const Pose& from, const Leg& leg) {
    const bool straightAfter = wheeled_ && !straight_ && leg.kind == LegKind::ahead;
    std::optional<WayFault> fault;
    if (!straightAfter) fault = atEnd();
    if (straightAfter) {
      straight_ = leg.amount;
    } else {
      past_ = {};
      wheeled_.reset();
      straight_.reset();
      if (isWheel(leg.kind)) wheeled_ = after(from, position_.unit(u_).base, leg);
    }
    return fault;
  }
  [[nodiscard]] std::optional<WayFault> atEnd() const {
    if (!wheeled_ || past_.none()) return std::nullopt;
    const Footprint wheeled(*wheeled_, position_.unit(u_).base);
    const Length straight = straight_.value_or(0);
    if (past_.clearedAfter(position_, wheeled, straight)) return std::nullopt;
    const Length needed = past_.needed(position_, wheeled);
    // The wheel left nobody under the base: then the way ahead runs into the friend on the inner side.
    if (needed <= straight) {
      const Pose end = movedAlong(*wheeled_, forwardOf(wheeled_->heading), straight);
      return WayFault{{"IO-MOV-7", "ends-on-a-unit", std::nullopt, std::nullopt,
                       past_.deepest(position_, Footprint(end, position_.unit(u_).base))}};
    }
    return WayFault{{"IO-MOV-7", "clips-a-friend", Figure::inches(straight), Figure::inches(needed),
                     past_.deepest(position_, wheeled)}};
  }

 private:
  const Position& position_;
  UnitIndex u_;
  PastFriends past_;
  /// The pose after the last wheel, and the distance straight on from there.
  std::optional<Pose> wheeled_;
  std::optional<Length> straight_;
};

}  // namespace

// IO-MOV-13: half a circle sweeps the same either way round.
SpotTurn spotTurn(const Position& position, const Pose& from, const Base& base, Angle heading) {
  const Angle right = normalised(heading - from.heading);
  const bool left = right > fullTurn / 2;
  const Angle angle = left ? fullTurn - right : right;
  return {angle, turnOnTable(position.table(), from, base, toVec(from.centre), left ? Side::left : Side::right, angle)};
}

bool passes(const Position& position, UnitIndex a, UnitIndex b) {
  return !position.enemies(a, b) && (position.openOrder(a) || position.openOrder(b));
}

PastFriends friendsToClip(const Position& position, UnitIndex u, const Footprint& start) {
  if (position.options().wheelPastFriends == WheelPastFriends::no) return {};
  return friendsBeside(position, u, start, rearSwing(start));
}

double overlapLeft(const Position& position, UnitIndex u, UnitIndex v, const PastFriends* past) {
  const bool clips = position.options().wheelPastFriends == WheelPastFriends::clips && !position.enemies(u, v) &&
                     !position.body(v).garrison();
  const bool clipped =
      clips && ((past != nullptr && past->excuses(v)) || touching(position.stand(u), position.stand(v)));
  return clipped ? clearedOverlap + roundingTolerance : roundingTolerance;
}

UnitIndex standsOn(const Position& position, UnitIndex u, const Pose& pose, const Base& base, UnitIndex charged,
                   const PastFriends* past) {
  const Footprint there(pose, base);
  if (!isOn(position.table(), there)) return u;
  UnitIndex found = noUnit;
  double least = 0;
  position.forEachNear(there.centre, there.radius + position.book().clear, [&](UnitIndex v) {
    // Of several the one whose centre is nearest, in whatever order they are listed.
    const double away = squaredLength(toVec(position.unit(v).pose.centre) - there.centre);
    if (v == u || (found != noUnit && away >= least) || !mayStandNear(position, pose, base, v, position.book().clear))
      return;
    const Body other = position.body(v);
    const bool tooNear = v != charged && position.enemies(u, v) &&
                         within(there, other, position.book().clear - roundingTolerance) &&
                         distanceBetween(there, other) < position.gap(u, v) - roundingTolerance;
    if (!tooNear && !overlaps(there, other, overlapLeft(position, u, v, past))) return;
    found = v;
    least = away;
  });
  return found;
}

std::optional<double> metOnTheWay(const Position& position, UnitIndex v, const Footprint& own, Vec2 direction,
                                  double limit) {
  const Body other = position.body(v);
  const double depth = other.garrison() ? 0.0 : overlapDepth(own, other.base);
  const double left = position.options().wheelPastFriends == WheelPastFriends::no ? 0.0 : clearedOverlap;
  if (depth <= roundingTolerance || depth > left + 2.0 * roundingTolerance)
    return firstTouch(own, direction, limit, other);
  const double free = freeAheadPast(own, direction, limit, other.base, std::max(depth, clearedOverlap));
  return free < limit ? std::optional(free) : std::nullopt;
}

Leg openLeg(const Position& position, UnitIndex u, const Pose& from, Leg leg, PastFriends* past) {
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  PastFriends clipped;
  if (isWheel(leg.kind)) {
    clipped = friendsToClip(position, u, start);
    if (past != nullptr) *past = clipped;
  } else if (past != nullptr && leg.kind == LegKind::ahead) {
    clipped = *past;
  }
  // A leg ahead is open past these friends only right after the wheel.
  const bool lasts = isWheel(leg.kind) || clipped.none();
  if (lasts && position.knownOpen(u, from, leg)) return leg;
  // Only those whom it may come so near to are looked at.
  Box around = boundsOf(start);
  leg.amount = amountOnTable(position.table(), from, base, leg);
  if (isStraight(leg.kind)) {
    const Box end = boundsOf(start.shifted(directionOf(start, leg.kind) * leg.amount));
    around.include(end.low);
    around.include(end.high);
  } else {
    // A wheel's own corner goes no farther from where the unit stood than its arc.
    const double way = lengthOf(base, leg);
    around = {around.low - Vec2{way, way}, around.high + Vec2{way, way}};
  }
  const double most = position.book().clear + touchingGap;
  OpenLeg open(start, leg);
  position.forEachWithin(around.low - Vec2{most, most}, around.high + Vec2{most, most}, [&](UnitIndex v) {
    if (v == u || open.amount() <= 0 || passes(position, u, v)) return;
    if (const auto overlap = mayOverlap(position, u, v, start, leg, &clipped))
      return open.endPast(position.stand(v), *overlap);
    open.endBefore(position.body(v), position.enemies(u, v) ? position.book().clear : 0.0);
  });
  leg.amount = open.amount();
  if (lasts) position.noteOpen(u, from, leg);
  return leg;
}

Length roughWay(const Position& position, UnitIndex u, const Pose& from, const Leg& leg) {
  if (position.options().terrainMovement == TerrainMovement::none) return 0;
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  double rough = 0;
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (!isRough(static_cast<Ground>(piece.kind))) continue;
    if (isStraight(leg.kind))
      rough = std::max(rough, lengthOver(start, directionOf(start, leg.kind), leg.amount, piece.outline));
    else if (isWheel(leg.kind) && passesOver(from, base, leg, piece.outline))
      rough = lengthOf(base, leg);
  }
  return toLength(rough);
}

Length wayOf(const Position& position, UnitIndex u, const Path& path) {
  const Base& base = position.unit(u).base;
  Pose pose = position.unit(u).pose;
  std::int64_t cost = 0;
  for (const Leg& leg : path) {
    if (isStraight(leg.kind) || isWheel(leg.kind)) cost += lengthOf(base, leg) + roughWay(position, u, pose, leg);
    pose = after(pose, base, leg);
  }
  return static_cast<Length>(std::min<std::int64_t>(cost, 1'000'000));
}

std::optional<WayFault> faultOf(const Position& position, UnitIndex u, const Path& path, MoveBasis basis) {
  const Base& base = position.unit(u).base;
  const Length allowed = position.moveLength(u);
  Pose pose = position.unit(u).pose;
  ProximityWatch watch(position, u);
  const bool watched = basis != MoveBasis::retirement && basis != MoveBasis::turnOnly;
  bool turned = false;
  std::int64_t cost = 0;
  ClippedFriends clipped(position, u);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Leg& leg = path[i];
    if (isStraight(leg.kind) || isWheel(leg.kind)) {
      if (leg.amount < 0 || leg.amount > longestLeg)
        return WayFault{{"IO-MOV-6", "leg-too-long", Figure::inches(lengthOf(base, leg)), Figure::inches(allowed)}};
      cost += lengthOf(base, leg) + roughWay(position, u, pose, leg);
      if (cost > allowed)
        return WayFault{{"IO-MOV-6", "too-far", Figure::inches(wayOf(position, u, path)), Figure::inches(allowed)}};
      if (const auto fault = clipped.before(pose, leg)) return fault;
      if (openLeg(position, u, pose, leg, &clipped.past()).amount < leg.amount)
        return stoppedBy(position, u, pose, leg, i, clipped.past());
      if (watched && !watch.walk(pose, leg)) return WayFault{watch.fault(), watch.hold()};
      pose = after(pose, base, leg);
      continue;
    }
    const Pose next = after(pose, base, leg);
    if (const auto fault = clipped.before(pose, leg)) return fault;
    if (const auto fault = turnFault(position, u, pose, leg, turned)) return WayFault{*fault};
    if (watched) watch.turn(Footprint(pose, base), Footprint(next, base));
    pose = next;
  }
  const Footprint end(pose, base);
  if (const auto fault = clipped.atEnd()) return fault;
  if (!isOn(position.table(), end)) return WayFault{tooNear(position, u, u, end, "IO-MOV-13", "table-edge")};
  if (watched && !path.empty() && !watch.facesAtEnd(end)) return WayFault{watch.unturnedFault(), watch.hold()};
  const UnitIndex other = path.empty() ? noUnit : standsOn(position, u, pose, base, noUnit, &clipped.past());
  if (other != noUnit) return WayFault{tooNear(position, u, other, end, "IO-MOV-7", "ends-on-a-unit")};
  if (basis == MoveBasis::retirement && !path.empty())
    if (const auto faults = retirementFaults(position, u, pose); !faults.empty()) return WayFault{faults.front()};
  return std::nullopt;
}

std::optional<Path> nearestPath(const Position& position, UnitIndex u, const Path& wanted, MoveBasis basis) {
  const Base& base = position.unit(u).base;
  Length left = position.moveLength(u);
  Pose pose = position.unit(u).pose;
  Path path;
  const bool turns = !wanted.empty() && !isStraight(wanted[0].kind) && !isWheel(wanted[0].kind);
  const UnitIndex enemy = basis == MoveBasis::retirement || turns ? noUnit : position.bindingEnemy(u);
  if (enemy != noUnit && !position.faces(position.stand(u), enemy)) {
    path.add({LegKind::pivot, headingTo(pose.centre, position.unit(enemy).pose.centre)});
    pose = after(pose, base, path[0]);
  }
  PastFriends past;
  for (Leg leg : wanted) {
    if (isStraight(leg.kind) || isWheel(leg.kind)) {
      const std::int32_t asked = leg.amount;
      leg = openLeg(position, u, pose, leg, &past);
      if (!isWheel(leg.kind)) past = {};
      const Length most = std::max(0, left);
      leg.amount = std::min(leg.amount, isStraight(leg.kind) ? most : wheelWithin(base.frontage, most));
      left -= lengthOf(base, leg);
      if (leg.amount > 0) path.add(leg);
      if (leg.amount < asked) break;
    } else {
      path.add(leg);
    }
    pose = after(pose, base, leg);
  }
  // A wheel that clips a friend goes on until it is clear of him.
  if (!past.none() && !path.empty() && isWheel(path[path.size() - 1].kind)) {
    const Length needed = past.needed(position, Footprint(pose, base));
    if (needed > 0 && needed <= left) path.add({LegKind::ahead, needed});
  }
  if (path.empty() || path == wanted || faultOf(position, u, path, basis)) return std::nullopt;
  return path;
}

}  // namespace signifer::initiative
