// The grounds of a legal answer: each limit that it had to keep, with the measured and the allowed figure, by the row
// that sets the limit (HG-MAN-*, HG-MOV-5, HG-MOV-11, HG-CHG-*, HG-RNG-5, HG-RNG-6, HG-RET-*, HG-ROU-9). Nothing is
// judged here.
#include <algorithm>
#include <cmath>

#include "hannibal/play/referee.h"
#include "hannibal/play/struck.h"
#include "hannibal/rounding.h"
#include "table/distance.h"
#include "table/least_along.h"
#include "table/sight.h"
#include "table/sweep.h"
#include "table/way_gaps.h"

namespace signifer::hannibal {
namespace {

/// Units farther off than this are not mentioned.
constexpr double nearEnemy = 6.0 * oneInch;
constexpr double nearFriend = 1.0 * oneInch;

std::string_view wheelRule(UnitType type, bool marches) {
  if (isLight(type)) return "HG-MAN-1";
  return marches ? "HG-MAN-5" : "HG-MAN-6";
}

/// The length of the legs straight ahead that follow at once on a leg; they count as one.
Length aheadAfter(const Path& path, std::size_t leg) {
  Length straight = 0;
  while (++leg < path.size() && path[leg].kind == LegKind::ahead) straight += path[leg].amount;
  return straight;
}

/// The least of `gap(stand)` while a base turns about a point, looked for about every half degree.
template <class Gap>
double leastInTurn(const Pose& from, const Base& base, const LineWheel& wheel, Gap&& gap) {
  return leastAlong(std::max(2, std::abs(wheel.clockwise) / (oneDegree / 2)), [&](double share) {
    const auto turned = static_cast<Angle>(std::lround(wheel.clockwise * share));
    return gap(Footprint(rotatedAbout(from, wheel.pivot, turned), base));
  });
}

}  // namespace

// HG-MAN-6, HG-MAN-13, HG-MAN-15: the limits of the whole line, by the unit of it that comes nearest to each.
void Referee::measureLineWheel(UnitIndex u, const UnitSet& line, const LineWheels& wheels) {
  ManoeuvreIn in;
  in.wheels = static_cast<int>(wheels.size());
  in.partOfBattleLine = true;
  measure(wheelRule(position_.type(u), false), "wheels-made", Figure::count(in.wheels),
          Figure::count(ask(*rulings().manoeuvre, in)->maxWheels), u);
  UnitIndex enemy = noUnit;
  UnitIndex companion = noUnit;
  double toEnemy = nearEnemy;
  double toFriend = nearFriend;
  double toEdge = nearFriend;
  forEachIn(line, [&](UnitIndex v) {
    const Base& base = position_.unit(v).base;
    Pose pose = position_.unit(v).pose;
    for (const LineWheel& wheel : wheels) {
      position_.forEachPresent([&](UnitIndex other) {
        if (signifer::in(line, other) || givesWay(position_, v, other)) return;
        const bool foe = position_.enemies(v, other);
        if (!foe && touching(position_.stand(v), position_.stand(other))) return;
        const Footprint& there = position_.stand(other);
        const double apart = distance(wheel.pivot, there.centre) - distance(wheel.pivot, toVec(pose.centre));
        if (std::abs(apart) > there.radius + position_.stand(v).radius + nearEnemy) return;
        const double gap =
            leastInTurn(pose, base, wheel, [&](const Footprint& stand) { return distanceBetween(stand, there); });
        double& least = foe ? toEnemy : toFriend;
        if (gap >= least) return;
        least = gap;
        (foe ? enemy : companion) = other;
      });
      toEdge = std::min(toEdge, leastInTurn(pose, base, wheel, [&](const Footprint& stand) {
                          double least = nearFriend;
                          for (const Vec2 corner : stand.corners())
                            least = std::min({least, corner.x, corner.y, position_.table().width - corner.x,
                                              position_.table().depth - corner.y});
                          return least;
                        }));
      pose = rotatedAbout(pose, wheel.pivot, wheel.clockwise);
    }
  });
  if (enemy != noUnit && toEnemy >= touchingGap && !mayTouch(position_, u, enemy))
    measure("HG-MAN-13", "clear-of-enemy", Figure::inches(toLength(toEnemy)), Figure::inches(touchingGap), enemy);
  if (companion != noUnit)
    measure("HG-MAN-15", "clear-of-friend", Figure::inches(toLength(toFriend)), Figure::inches(0), companion);
  if (toEdge >= nearFriend) return;
  Reason reason{"HG-MAN-15", "kept-from-the-edge", Figure::inches(std::max(0, toLength(toEdge))), Figure::inches(0)};
  reason.said = "{0} from the table's edge.";
  measure(reason);
}

void Referee::measureWay(const Action& action, const WaySum& sum) {
  const UnitIndex u = action.unit;
  if (action.path.empty()) return;
  if (sum.wheels > 0) {
    const auto ruling = ask(*rulings().manoeuvre, manoeuvreFacts(position_, u, Finish::none, sum.wheels, sum.marches));
    measure(wheelRule(position_.type(u), ruling.in.march), "wheels-made", Figure::count(ruling.in.wheels),
            Figure::count(ruling->maxWheels), u);
    measure("HG-MAN-10", "wheel-costs", inchFigure(sum.facts.wheelInches));
  }
  const double aside = sum.facts.sidewaysInches + sum.facts.rearwardInches;
  if (aside > 0) measure("HG-MOV-5", "third-speed", inchFigure(position_.tables().sideRearCost * aside));
  if (sum.facts.aboutFaces > 0)
    measure("HG-MOV-11", "about-face-costs",
            inchFigure(sum.facts.aboutFaces * position_.movement(u).aboutFaceInches()));
  measureNeighbours(u, action.path);
}

// HG-MAN-13, HG-MAN-15: the nearest enemy and friend on the way, and friends whom a wheel has clipped (D75).
void Referee::measureNeighbours(UnitIndex u, const Path& path) {
  const Unit& unit = position_.unit(u);
  PastFriends past;
  Pose pose = unit.pose;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Pose end = after(pose, unit.base, path[i]);
    if (isWheel(path[i].kind)) {
      past = pastFriends(position_, u, Footprint(pose, unit.base));
      const Footprint wheeledStand(end, unit.base);
      const Length needed = past.needed(position_, wheeledStand);
      if (needed > 0 && i + 1 < path.size())
        measure("HG-MAN-15", "friend-cleared", Figure::inches(aheadAfter(path, i)), Figure::inches(needed),
                past.deepest(position_, wheeledStand));
    }
    pose = end;
  }
  UnitIndex enemy = noUnit;
  UnitIndex companion = noUnit;
  double toEnemy = nearEnemy;
  double toFriend = nearFriend;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || givesWay(position_, u, v)) return;
    const bool foe = position_.enemies(u, v);
    if (!foe && past.excuses(v)) return;
    const double gap = leastGapOnWay(unit.pose, unit.base, path, position_.stand(v));
    double& least = foe ? toEnemy : toFriend;
    if (gap >= least) return;
    least = gap;
    (foe ? enemy : companion) = v;
  });
  if (enemy != noUnit && toEnemy >= touchingGap && !mayTouch(position_, u, enemy))
    measure("HG-MAN-13", "clear-of-enemy", Figure::inches(toLength(toEnemy)), Figure::inches(touchingGap), enemy);
  if (companion != noUnit)
    measure("HG-MAN-15", "clear-of-friend", Figure::inches(toLength(toFriend)), Figure::inches(0), companion);
  keptOnTheTable("HG-MAN-15", unit.pose, unit.base, path);
}

/// HG-MAN-1, HG-MAN-4: the wheels made before a shot.
void Referee::measureWheelsBefore(UnitIndex u, Finish finish) {
  const auto ruling = ask(*rulings().manoeuvre, manoeuvreFacts(position_, u, finish, 0, false));
  if (ruling.in.wheels > 0)
    measure(isLight(position_.type(u)) ? "HG-MAN-1" : "HG-MAN-4", "wheels-made", Figure::count(ruling.in.wheels),
            Figure::count(ruling->maxWheels), u);
}

/// HG-BW-2: the hits of a charger, or by whom it charges though Battle Worn.
void Referee::measureWear(UnitIndex u) {
  const Wear wear = position_.wear(u);
  if (wear.hits == 0 || wear.strength == 0) return;
  if (!position_.worn(u))
    return measure("HG-BW-2", "hits-to-charge", Figure::count(wear.hits), Figure::count(wear.strength / 2), u);
  measure("HG-BW-2", position_.has(u, UnitProfile::veteran) ? "worn-veterans-charge" : "worn-charge-with-leader",
          std::nullopt, std::nullopt, u);
}

void Referee::measureCharge(const Action& action, const ChargePlan& plan) {
  const UnitIndex u = action.unit;
  if (plan.wheel == 0 && position_.wasInLine(u))
    measure("HG-MAN-14", "line-charges-straight", std::nullopt, std::nullopt, u);
  measureWear(u);
  if (plan.wheel != 0)
    measure("HG-CHG-1", "wheel-to-charge", Figure::degrees(std::abs(plan.wheel)), std::nullopt, action.target);
  measure("HG-CHG-5", "in-forward-arc", std::nullopt, std::nullopt, action.target);
  measureCharged(action, plan);
  if (plan.toClear > 0.0)
    measure("HG-MAN-15", "friend-cleared", Figure::inches(toLength(*plan.toTarget)),
            Figure::inches(toLength(plan.toClear)),
            pastFriends(position_, u, position_.stand(u))
                .deepest(position_, Footprint(plan.wheeled, position_.unit(u).base)));
  const Arc arc = declaredArc(position_, u, action.target, plan.wheel);
  measure("HG-CHG-4", "charge-comes-from", Figure::count(static_cast<int>(arc)), std::nullopt, action.target);
  forEachIn(action.units, [&](UnitIndex v) { measure("HG-SKI-3", "intervening", std::nullopt, std::nullopt, v); });
}

// HG-CHG-6: the way, and those in it who do not stop the charge: skirmishers whose owner is asked, routed enemies.
void Referee::measureCharged(const Action& action, const ChargePlan& plan) {
  const UnitIndex u = action.unit;
  const UnitSet asked = askedToIntervene(position_, u, action.target);
  const Footprint from(plan.wheeled, position_.unit(u).base);
  forEachIn(asked, [&](UnitIndex v) {
    const double after = firstTouch(from, from.forward, *plan.toTarget, position_.stand(v)).value_or(0.0);
    measure("HG-SKI-3", "owner-is-asked", Figure::inches(toLength(after)), std::nullopt, v);
  });
  bool captures = false;
  forEachIn(routedEnemies(position_, u, action.target), [&](UnitIndex v) {
    if (!chargeTouches(position_, u, plan, *plan.toTarget, position_.stand(v))) return;
    captures = true;
    measure("HG-RTU-1", "captured-in-passing", std::nullopt, std::nullopt, v);
  });
  const bool free = !captures && asked.none() && action.units.none();
  measure("HG-CHG-6", free ? "charge-way-free" : "charge-way", Figure::inches(toLength(*plan.toTarget)), std::nullopt,
          action.target);
}

void Referee::measureShot(const Action& action, const Shot& shot) {
  const UnitIndex u = action.unit;
  measureWheelsBefore(u, Finish::shoot);
  const Footprint& shooter = position_.stand(u);
  measure("HG-RNG-5", "aside-of-centre", Figure::inches(toLength(std::abs(shooter.local(shot.line.to).x))),
          Figure::inches(toLength(shooter.halfFrontage)), action.target);
  if (shootsOverhead(shot.ruling->in.weapon, options()))
    return measure("HG-RNG-6", "shoots-over", std::nullopt, std::nullopt, action.target);
  UnitIndex beside = noUnit;
  double least = nearFriend;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || v == action.target) return;
    const double gap = gapBetween(position_.stand(v), shot.line).distance;
    if (gap >= least) return;
    least = gap;
    beside = v;
  });
  if (beside == noUnit) return measure("HG-RNG-6", "line-free", std::nullopt, std::nullopt, action.target);
  measure("HG-RNG-6", "line-passes", Figure::inches(toLength(least)), Figure::inches(0), beside);
}

void Referee::measureRetreat(UnitIndex u, const RetreatPlan& plan, Length wayShown) {
  const MovementRow& row = position_.movement(u);
  if (plan.behind == noUnit && !plan.offTable)
    measure("HG-RET-4", "retreat-at-least", Figure::inches(toLength(plan.way)),
            Figure::inches(row.retreatLeast * oneInch));
  if (plan.offTable)
    return measure("HG-ROU-9", "retreats-off-the-table", Figure::inches(wayShown), Figure::inches(toLength(plan.open)),
                   u);
  if (plan.shortOf != noUnit)
    measure("HG-ROU-9", "stops-short-of", Figure::inches(toLength(plan.way)), Figure::inches(wayShown), plan.shortOf);
  if (plan.behind != noUnit) measure("HG-RET-7", "forms-up-behind", std::nullopt, std::nullopt, plan.behind);
  const Footprint end(plan.end, position_.unit(u).base);
  UnitIndex enemy = noUnit;
  double least = nearEnemy;
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.routed(v)) return;
    const double gap = distanceBetween(end, position_.stand(v));
    if (gap >= least) return;
    least = gap;
    enemy = v;
  });
  if (enemy != noUnit)
    measure("HG-ROU-9", "ends-clear", Figure::inches(toLength(least)), Figure::inches(oneInch), enemy);
}

}  // namespace signifer::hannibal
