// The referee on moves and manoeuvres of the tactical phase, and on the way of those who retire (CB-SEQ-6, CB-MOV,
// CB-MAN, CB-AFT-9).
#include <algorithm>

#include "cb/play/manoeuvres.h"
#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

std::string_view halfMoveCode(std::string_view row) {
  if (row == "CB-MAN-4") return "wheel-takes-half";
  return row == "CB-MAN-19" ? "gap-takes-half" : "manoeuvre-took-half";
}

// The pose in which the last leg of a path begins.
Pose beforeLast(const Position& position, const Action& action) {
  Pose pose = position.unit(action.unit).pose;
  for (std::size_t i = 0; i + 1 < action.path.size(); ++i)
    pose = after(pose, position.unit(action.unit).base, action.path[i]);
  return pose;
}

bool goesSomewhere(const Path& path) {
  return std::ranges::any_of(path, [](const Leg& leg) { return isStraight(leg.kind); });
}

// The row of the latest manoeuvre of half a move (relation `manoeuvred`).
std::string_view spentBefore(const Position& position, UnitIndex u) {
  const int which = position.battle().relation(relationOf(RelationKind::manoeuvred), u, u) - 1;
  if (which < 0 || which >= static_cast<int>(Words<Manoeuvre>::words.size())) return "CB-SEQ-5";
  return ask(*position.rulings().manoeuvre, manoeuvreFacts(position, u, static_cast<Manoeuvre>(which), false))->row;
}

}  // namespace

// By whatever a unit is bound that is free to do nothing.
void Referee::refuseBound(UnitIndex u) {
  if (position_.is(u, UnitStatus::steadied)) refuse("CB-CMD-5", "steadied");
  if (position_.rallying(u)) refuse("CB-RAL-1", "rallying");
  if (boundByTest(position_, u)) refuse("CB-CTL-11", "bound-by-test");
}

// Refuses a unit that may not move or manoeuvre at all, for each reason.
bool Referee::freeToMove(UnitIndex u) {
  if (!own(u)) return false;
  refuseBound(u);
  if (isSettled()) return false;
  // Of several the one whose centre is nearest, in whatever order they are listed.
  if (const UnitSet foes = position_.foes(u); foes.any()) refuse("CB-SEQ-6", "in-combat-with", nearestOf(u, foes));
  if (position_.status(u, UnitStatus::spentHalves) >= 2) refuse("CB-SEQ-5", "has-moved");
  const Shooter shooter = shooterOf(position_, u);
  if (position_.is(u, UnitStatus::shot) && (shooter == Shooter::artillery || shooter == Shooter::bowmen))
    refuse("CB-SEQ-7", "shoot-or-move");
  return verdict_.legal();
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  const bool runs = !battle_.tasks.empty();
  const bool free = runs || freeToMove(u);
  if (!free && (isSettled() || !isOwn(u))) return;
  if (!runs && position_.is(u, UnitStatus::thrown)) refuse("CB-SEQ-5", "has-moved");
  if (!verdict_.legal() && (!explained_ || position_.inCombat(u))) return;
  const Formation formation = position_.formation(u);
  const int most = formation == Formation::column ? 0 : mostDice(position_, u, MoveKind::tactical);
  if (action.values[0] < 0 || action.values[0] > most)
    refuse(diceRow(position_.troop(u), formation, MoveKind::tactical), "too-many-dice", noUnit,
           Figure::count(action.values[0]), Figure::count(most));
  if (verdict_.legal())
    measure(diceRow(position_.troop(u), formation, MoveKind::tactical), "optional-dice",
            Figure::count(action.values[0]), Figure::count(most));
  if (action.values[1] == 0) return;
  if (runs) return refuse("CB-CTL-11", "bound-by-test");
  const UnitIndex near = position_.enemyTooNear(u, position_.stand(u), position_.bowShot(), true);
  if (near != noUnit)
    refuse("CB-MOV-16", "within-bow-shot", near, jts(position_.distance(u, near)), jts(position_.bowShot()));
  if (verdict_.legal()) {
    if (const UnitIndex enemy = position_.nearestEnemy(u); enemy != noUnit)
      measure("CB-MOV-16", "clearance", jts(position_.distance(u, enemy)), jts(position_.bowShot()), enemy);
  }
}

void Referee::go(const Action& action) {
  if (static_cast<TaskKind>(battle_.tasks.back().code) == TaskKind::retire) return retire(action);
  const UnitIndex u = action.unit;
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const WayCost cost = costOf(position_, u, action.path, terms);
  if (!cost.legal) return refuseWay(action, terms, cost);
  if (goesSomewhere(action.path) && outsideOrders(position_, u, cost.end)) refuseOrders(u, cost.end);
  limitsOfMove(u, action.path, terms, cost);
}

// CB-CMD-9: how far from the enemy's edge of the table it ends, and how far it began; an order to hold needs neither.
void Referee::refuseOrders(UnitIndex u, const Pose& end) {
  Reason reason{"CB-CMD-9", "outside-orders", {}, {}, noUnit, commanderOf(position_, u)};
  const Orders orders = position_.orders(u).value_or(Orders::hold);
  if (orders == Orders::hold) return refuse(reason);
  const auto toEdge = [&](const Pose& pose) {
    const bool up = position_.onward(position_.unit(u).side) > 0;
    return Figure::inches(up ? position_.table().depth - pose.centre.y : pose.centre.y);
  };
  reason.measured = toEdge(end);
  reason.allowed = toEdge(position_.unit(u).pose);
  reason.said = orders == Orders::withdraw ? "Outside the orders of {person}: {0} from the enemy's edge, at least {1}."
                                           : "Outside the orders of {person}: {0} from the enemy's edge, at most {1}.";
  refuse(reason);
}

// The length used up, and what used it up if the way would fit without it.
void Referee::refuseTooFar(UnitIndex u, const MoveTerms& terms, const WayCost& cost) {
  const bool column = position_.formation(u) == Formation::column;
  const auto fits = [](double way, double most) { return toLength(way) <= toLength(most); };
  refuse(column ? "CB-MOV-8" : "CB-MOV-17", "too-far", noUnit, figure(cost.spent), figure(terms.left));
  if (cost.halves > 0 && fits(cost.spent - cost.halves, terms.left))
    refuse(cost.halvesRow, halfMoveCode(cost.halvesRow), noUnit, figure(cost.halves));
  else if (terms.spentHalves > 0 && fits(cost.spent, terms.whole))
    refuse(spentBefore(position_, u), "manoeuvre-took-half", noUnit, figure(terms.whole - terms.left));
  else if (cost.wheels > 0 && fits(cost.spent - cost.wheels, terms.left))
    refuse("CB-MAN-3", "wheel-takes", noUnit, figure(cost.wheels));
}

// The least distance of the leg from the enemy. A leg that starts nearer than the limit may not come nearer still.
void Referee::refuseNear(UnitIndex u, const Pose& from, const Leg& leg, const Open& open) {
  const bool doubled = open.code == "within-bow-shot";
  const double keep = position_.lengthOf(doubled ? position_.bowShot() : position_.book().tables.shortOfEnemy);
  const double start = distanceBetween(position_.stand(u), position_.stand(open.blocker));
  const double near = closestOn(position_, u, from, leg, open.blocker);
  const bool nearer = start < keep - roundingTolerance;
  const Figure least = figure(nearer ? start : keep);
  if (figure(near).value < least.value)
    return refuse(open.rule, nearer ? "nears-enemy" : open.code, open.blocker, figure(near), least);
  // In contact no distance shrinks any more: the free part of the leg tells, or how deep it would stand in the enemy.
  Reason reason{open.rule, "nears-enemy", {}, {}, open.blocker};
  if (isStraight(leg.kind) && leg.amount > 0) {
    reason.measured = Figure::inches(leg.amount);
    reason.allowed = Figure::inches(wholeLength(std::min<double>(open.distance, leg.amount - 1)));
    reason.said = "In the way after {1} of {0}: {unit}.";
  } else if (isWheel(leg.kind) || leg.kind == LegKind::pivot) {
    const Angle turned = isWheel(leg.kind) ? leg.amount : turnAbout(from, leg.amount).angle;
    reason.measured = Figure::degrees(turned);
    reason.allowed = Figure::degrees(static_cast<Angle>(std::min<double>(open.distance, turned - 1)));
    reason.said = "In the way after {1} of {0}: {unit}.";
  } else {
    const Base& base = position_.unit(u).base;
    reason.measured = figure(overlapDepth(Footprint(after(from, base, leg), base), position_.stand(open.blocker)));
    reason.allowed = Figure::inches(0);
    reason.said = "In the way: {unit}, overlapped by {0}.";
  }
  refuse(reason);
}

// D68: too short a way to clear the friend whom the wheel has left overlapped, or one that leads into a friend whom it
// has not.
void Referee::refuseClip(const Action& action, const WayCost& cost) {
  const Open& open = cost.open;
  const std::size_t straight = cost.atEnd ? cost.leg : cost.leg - 1;
  const Leg& leg = action.path[straight];
  const Length clears = lengthOrMore(cost.clears);
  if (toLength(cost.straight) < clears || leg.kind != LegKind::ahead)
    return refuse(open.rule, open.code, open.blocker, figure(cost.straight), Figure::inches(clears));
  const Base& base = position_.unit(action.unit).base;
  Pose from = position_.unit(action.unit).pose;
  for (std::size_t i = 0; i < straight; ++i) from = after(from, base, action.path[i]);
  const Footprint start(from, base);
  const Length free =
      wholeLength(freeAheadPast(start, start.forward, leg.amount, position_.stand(open.blocker), clearedOverlap));
  Reason reason{open.rule, "ends-on-a-unit", Figure::inches(leg.amount), Figure::inches(free), open.blocker};
  reason.said = "In the way after {1} of {0}: {unit}.";
  refuse(reason);
}

// CB-PAS-3: the length after which a straight leg would come out clear of the unit on which it ends; of any other way
// how deep it stands on that unit.
void Referee::refuseEndOn(UnitIndex u, const Pose& from, const Leg& leg, const Footprint& end, UnitIndex under) {
  Reason reason{"CB-PAS-3", "ends-on-a-unit", {}, {}, under};
  const Footprint start(from, position_.unit(u).base);
  const auto crossing =
      isStraight(leg.kind) ? crossingOf(start, directionOf(start, leg.kind), position_.stand(under)) : std::nullopt;
  if (crossing && crossing->leave > leg.amount) {
    reason.measured = Figure::inches(leg.amount);
    reason.allowed = Figure::inches(lengthOrMore(crossing->leave));
    reason.said = "In the way: {unit}. {0} moved, {1} needed to come out clear.";
  } else {
    reason.measured = figure(overlapDepth(end, position_.stand(under)));
    reason.allowed = Figure::inches(0);
    reason.said = "In the way: {unit}, overlapped by {0}.";
  }
  refuse(reason);
}

void Referee::refuseOpen(const Action& action, const MoveTerms& terms, const WayCost& cost) {
  const UnitIndex u = action.unit;
  const Leg at = action.path[std::min(cost.leg, action.path.size() - 1)];
  const Open& open = cost.open;
  const auto amount = static_cast<std::int32_t>(open.distance);
  const bool turns = at.kind == LegKind::pivot;
  if (open.code == "too-far" && !isWheel(at.kind))
    refuseTooFar(u, terms, cost);
  else if (open.blocker != noUnit && open.code == "ends-on-a-unit")
    refuseEndOn(u, beforeLast(position_, action), at, Footprint(cost.end, position_.unit(u).base), open.blocker);
  else if (open.code == "clips-a-friend")
    refuseClip(action, cost);
  else if (open.blocker != noUnit)
    refuseNear(u, cost.end, cost.atEnd ? Leg{LegKind::ahead, 0} : at, open);
  else if (open.code == "no-half-move-left")
    refuse(open.rule, open.code, noUnit, figure(terms.whole / 2), figure(terms.left - cost.spent));
  else if (open.code == "no-major-obstacle")
    refuse(open.rule, open.code, noUnit, figure(open.distance), jts(1));
  else if (open.code == "no-such-leg" || open.code == "takes-a-whole-move" || cost.atEnd)
    refuse(open.rule, open.code);
  else if (turns)
    refuse(open.rule, open.code, noUnit, Figure::degrees(turnAbout(cost.end, at.amount).angle),
           Figure::degrees(amount));
  else
    refuse(open.rule, open.code, noUnit, isWheel(at.kind) ? Figure::degrees(at.amount) : Figure::inches(at.amount),
           isWheel(at.kind) ? Figure::degrees(amount) : Figure::inches(amount));
}

// The rest that speaks against it: a way that is barred may be too long as well, and one that is too long may be barred
// or lead outside the orders.
void Referee::refuseWayBesides(const Action& action, const MoveTerms& terms, const WayCost& cost) {
  const UnitIndex u = action.unit;
  const bool length = cost.open.code == "too-far" || cost.open.code == "no-half-move-left";
  if (length) {
    MoveTerms farther = terms;
    farther.left = farther.whole = position_.lengthOf(40);
    const WayCost rest = costOf(position_, u, action.path, farther);
    if (!rest.legal && rest.open.code != cost.open.code) refuseOpen(action, farther, rest);
  }
  double way = 0;
  for (const Leg& leg : action.path) {
    if (leg.kind == LegKind::ahead) way += leg.amount;
    if (isWheel(leg.kind))
      way += position_.book().wheelsSlowly(position_.troop(u))
                 ? terms.whole / 2
                 : wheelLength(position_.unit(u).base.frontage, leg.amount);
  }
  if (!length && toLength(way) > toLength(terms.left))
    refuse(position_.formation(u) == Formation::column ? "CB-MOV-8" : "CB-MOV-17", "too-far", noUnit, figure(way),
           figure(terms.left));
  const Pose end = walk(position_.unit(u).pose, position_.unit(u).base, action.path).end();
  if (goesSomewhere(action.path) && outsideOrders(position_, u, end)) refuseOrders(u, end);
}

void Referee::refuseWay(const Action& action, const MoveTerms& terms, const WayCost& cost) {
  const UnitIndex u = action.unit;
  refuseOpen(action, terms, cost);
  if (!explained_) return;
  refuseWayBesides(action, terms, cost);
  Action nearest = action;
  nearest.path = nearestLegal(position_, u, action.path, terms, cost);
  if (nearest.path.empty()) return;
  Mark mark{Mark::Kind::outline, {}, "as-far-as-open"};
  const Pose end = walk(position_.unit(u).pose, position_.unit(u).base, nearest.path).end();
  for (const Vec2 corner : Footprint(end, position_.unit(u).base).corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
  verdict_.nearest = nearest;
}

// CB-AFT-9: the whole way, or straight back until covered.
void Referee::retire(const Action& action) {
  const RetireWay way = retireWay(position_, battle_.tasks.back());
  if (action.path.empty()) return measure("CB-AFT-8", "way-spent", figure(way.most), figure(way.most));
  const UnitIndex u = action.unit;
  if (action.path.size() != 1 || action.path[0].kind != LegKind::ahead) return refuse("CB-AFT-8", "no-such-leg");
  const double amount = action.path[0].amount;
  measure("CB-AFT-8", "way-spent", figure(amount), figure(way.most));
  if (toLength(amount) > toLength(way.most)) refuse("CB-AFT-8", "too-far", noUnit, figure(amount), figure(way.most));
  if (amount >= way.most - 1) return;
  if (!way.stopFrom || amount < *way.stopFrom - 1)
    return refuse("CB-AFT-9", "not-covered", noUnit, figure(amount), figure(way.stopFrom.value_or(way.most)));
  const Footprint end(movedAhead(way.turned, action.path[0].amount), position_.unit(u).base);
  const UnitIndex under = unitUnder(position_, u, end);
  if (under != noUnit) refuse("CB-AFT-16", "ends-on-a-unit", under);
}

void Referee::manoeuvre(const Action& action) {
  const UnitIndex u = action.unit;
  if (!freeToMove(u)) return;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const bool inPaths = action.values[0] < 0 || which == Manoeuvre::wheel || which > Manoeuvre::stepBack ||
                       which == Manoeuvre::crossObstacle || which == Manoeuvre::passGap;
  if (inPaths) return refuse("CB-MAN-3", "made-in-a-move");
  ManoeuvreIn in = manoeuvreFacts(position_, u, which, position_.beyondBowShot(u));
  auto ruling = ask(*position_.rulings().manoeuvre, in);
  if (refuseManoeuvre(position_.book(), in)) return refuse(ruling->row, "not-in-this-formation");
  newFormation(action, which);
  sideStep(action, which);
  if (!ruling->allowed) return refuse(ruling->row, "impassable");
  if (which == Manoeuvre::crossMajorObstacle && !beyondMajorObstacle(position_, position_.stand(u)))
    return refuseFarObstacle(u, ruling->row);
  if (!verdict_.legal()) return;
  const Reformed now = reformed(position_, u, which, static_cast<Formation>(action.values[1]), action.path);
  in.beyondBowShot = in.beyondBowShot && position_.beyondBowShot(u, Footprint(now.pose, now.base));
  ruling = ask(*position_.rulings().manoeuvre, in);
  consult(ruling);
  const int halves = static_cast<int>(ruling->moveCost * 2);
  const int left = 2 - position_.status(u, UnitStatus::spentHalves);
  if (halves > left)
    return refuse(ruling->row, left > 0 ? "takes-the-whole-move" : "takes-half-the-move", noUnit, Figure::count(halves),
                  Figure::count(left));
  measure(ruling->row, "halves-spent", Figure::count(halves), Figure::count(left));
  if (in.beyondBowShot) cite("CB-MAN-1", "beyond-bow-shot");
  for (const Modifier& modifier : ruling.modifiers.list())
    measure(modifier.rule, "manoeuvre-dps", Figure::count(static_cast<int>(modifier.amount())));
  newFootprint(action, now);
}

// CB-MAN-16: how far off the nearest one ahead is, if there is any.
void Referee::refuseFarObstacle(UnitIndex u, std::string_view row) {
  const auto away = toMajorObstacle(position_, position_.stand(u), position_.lengthOf(40));
  if (!away) return refuse(row, "no-major-obstacle");
  refuse(row, "no-major-obstacle", noUnit, figure(*away), jts(1));
}

void Referee::newFormation(const Action& action, Manoeuvre which) {
  const UnitIndex u = action.unit;
  const int front = position_.frontStands(u);
  if (which == Manoeuvre::doubleRanks && front == 1) refuse("CB-MAN-11", "nothing-to-change");
  if (which == Manoeuvre::halveRanks && front == position_.stands(u)) refuse("CB-MAN-11", "nothing-to-change");
  if (which != Manoeuvre::changeFormation && which != Manoeuvre::formUp) return;
  const int wanted = action.values[1];
  const bool fits = wanted >= 0 && wanted < 4 && wanted != position_.status(u, UnitStatus::formation) &&
                    position_.mayForm(u, static_cast<Formation>(wanted));
  if (!fits) refuse(which == Manoeuvre::formUp ? "CB-MAN-7" : "CB-MAN-5", "no-such-formation");
}

void Referee::sideStep(const Action& action, Manoeuvre which) {
  if (which != Manoeuvre::sideStep && which != Manoeuvre::stepBack) return;
  const UnitIndex u = action.unit;
  if (position_.is(u, UnitStatus::sideStepped)) return refuse("CB-MAN-20", "has-side-stepped");
  if (action.path.empty()) return;
  const Leg leg = action.path[0];
  const bool sideways = leg.kind == LegKind::left || leg.kind == LegKind::right;
  const bool right = which == Manoeuvre::stepBack ? leg.kind == LegKind::back : sideways;
  if (action.path.size() != 1 || !right || leg.amount < 0) return refuse("CB-MAN-20", "one-jt-aside-or-back");
  if (leg.amount > position_.jt() + 0.5)
    return refuse("CB-MAN-20", "step-too-far", noUnit, Figure::inches(leg.amount), figure(position_.jt()));
  const Footprint from = position_.stand(u);
  const Open open =
      openWay(position_, u, from, directionOf(from, leg.kind), leg.amount, keptOf(position_, MoveTerms{}));
  if (open.distance >= leg.amount) return measure("CB-MAN-20", "way-spent", Figure::inches(leg.amount), jts(1));
  if (open.blocker != noUnit) return refuseNear(u, position_.unit(u).pose, leg, open);
  refuse(open.rule, open.code, noUnit, Figure::inches(leg.amount), figure(open.distance));
}

void Referee::newFootprint(const Action& action, const Reformed& now) {
  const UnitIndex u = action.unit;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const Footprint at(now.pose, now.base);
  const UnitIndex under = unitUnder(position_, u, at);
  if (under != noUnit) {
    const bool steps = which == Manoeuvre::sideStep || which == Manoeuvre::stepBack;
    const Leg leg = steps && !action.path.empty() ? action.path[0] : Leg{LegKind::pivot, 0};
    refuseEndOn(u, position_.unit(u).pose, leg, at, under);
  }
  if (!isOn(position_.table(), at)) refuse("CB-SEQ-5", "leaves-the-table");
  const UnitIndex near = position_.enemyTooNear(u, at, position_.book().tables.shortOfEnemy);
  if (near != noUnit)
    refuse("CB-SEQ-6", "near-enemy", near, figure(distanceBetween(at, position_.stand(near))),
           jts(position_.book().tables.shortOfEnemy));
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind) && overlaps(at, piece.outline) && !overlaps(position_.stand(u), piece.outline))
      refuse("CB-MOV-13", "impassable");
  if (!explained_) return;
  if (verdict_.legal()) {
    const Path path = which == Manoeuvre::sideStep || which == Manoeuvre::stepBack ? action.path : Path{};
    if (!path.empty()) return limitsOfDistance(u, path, MoveTerms{});
    if (const UnitIndex enemy = position_.nearestEnemy(u); enemy != noUnit)
      measure("CB-SEQ-6", "clearance", figure(distanceBetween(at, position_.stand(enemy))),
              figure(std::min(position_.lengthOf(position_.book().tables.shortOfEnemy),
                              distanceBetween(position_.stand(u), position_.stand(enemy)))),
              enemy);
    return;
  }
  Mark mark{Mark::Kind::outline, {}, "new-footprint"};
  for (const Vec2 corner : at.corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
}

}  // namespace signifer::cb
