// The referee on moves and manoeuvres of the tactical phase, and on the way of those who retire (CB-SEQ-6, CB-MOV,
// CB-MAN, CB-AFT-9).
#include <algorithm>

#include "cb/movement.h"
#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

// The row that prices a manoeuvre.
std::string_view priceOf(Manoeuvre which, bool heavyToTurn) {
  switch (which) {
    case Manoeuvre::formUp:
      return "CB-MAN-7";
    case Manoeuvre::aboutFace:
      return heavyToTurn ? "CB-MAN-10" : "CB-MAN-8";
    case Manoeuvre::doubleRanks:
    case Manoeuvre::halveRanks:
      return "CB-MAN-11";
    case Manoeuvre::crossMajorObstacle:
      return "CB-MAN-16";
    case Manoeuvre::sideStep:
    case Manoeuvre::stepBack:
      return "CB-MAN-20";
    default:
      return "CB-MAN-5";
  }
}

// The row that gives a unit its dice.
std::string_view diceRule(const Position& position, UnitIndex u) {
  const Troop troop = position.troop(u);
  if (position.formation(u) == Formation::column) return "CB-MOV-8";
  if (isInfantry(troop)) return "CB-MOV-2";
  if (isChariots(troop) || troop == Troop::elephants || troop == Troop::artillery) return "CB-MOV-19";
  return troop == Troop::cataphracts ? "CB-MOV-4" : "CB-MOV-3";
}

}  // namespace

// What keeps a unit from any move or manoeuvre of its own.
bool Referee::freeToMove(UnitIndex u) {
  if (!own(u)) return false;
  if (position_.is(u, UnitStatus::steadied))
    refuse("CB-CMD-5", "steadied", u);
  else if (position_.rallying(u))
    refuse("CB-RAL-1", "rallying", u);
  else if (!obeys(position_, u))
    refuse("CB-CTL-11", "bound-by-test", u);
  else if (position_.inCombat(u))
    refuse("CB-SEQ-6", "in-combat", u);
  else if (position_.status(u, UnitStatus::spentHalves) >= 2)
    refuse("CB-SEQ-5", "has-moved", u);
  const Shooter shooter = shooterOf(position_, u);
  if (position_.is(u, UnitStatus::shot) && (shooter == Shooter::artillery || shooter == Shooter::bowmen))
    refuse("CB-SEQ-7", "shoot-or-move", u);
  return verdict_.legal();
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  const bool runs = !battle_.tasks.empty();
  if (!runs && !freeToMove(u)) return;
  if (!runs && position_.is(u, UnitStatus::thrown)) return refuse("CB-SEQ-5", "has-moved", u);
  const bool column = position_.formation(u) == Formation::column;
  const int most = column ? 0 : mostDice(position_, u, MoveKind::tactical);
  if (action.values[0] < 0 || action.values[0] > most)
    refuse(diceRule(position_, u), "too-many-dice", u, Figure::count(action.values[0]), Figure::count(most));
  if (action.values[1] == 0) return;
  if (runs) return refuse("CB-CTL-11", "bound-by-test", u);
  const UnitIndex near = position_.enemyTooNear(u, position_.stand(u), position_.bowShot(), true);
  if (near == noUnit) return;
  refuse("CB-MOV-16", "within-bow-shot", near, figure(position_.lengthOf(position_.distance(u, near))),
         figure(position_.lengthOf(position_.bowShot())));
}

void Referee::go(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const WayCost cost = costOf(position_, u, action.path, terms);
  if (!cost.legal) return refuseWay(action, terms, cost);
  const bool goes = std::ranges::any_of(action.path, [](const Leg& leg) { return isStraight(leg.kind); });
  if (goes && outsideOrders(position_, u, cost.end)) refuse("CB-CMD-9", "outside-orders", u);
}

void Referee::refuseWay(const Action& action, const MoveTerms& terms, const WayCost& cost) {
  const UnitIndex u = action.unit;
  const Leg at = action.path[std::min(cost.leg, action.path.size() - 1)];
  const bool angle = isWheel(at.kind);
  const auto open = static_cast<std::int32_t>(cost.open.distance);
  refuse(cost.open.rule, cost.open.code, cost.open.blocker,
         angle ? Figure::degrees(at.amount) : Figure::inches(at.amount),
         angle ? Figure::degrees(open) : Figure::inches(open));
  const Base& base = position_.unit(u).base;
  Mark mark{Mark::Kind::outline, {}, "as-far-as-open"};
  for (const Vec2 corner : Footprint(cost.end, base).corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
  Action nearest = action;
  nearest.path.clear();
  Pose pose = position_.unit(u).pose;
  for (std::size_t i = 0; i < cost.leg; ++i) {
    nearest.path.add(action.path[i]);
    pose = after(pose, base, action.path[i]);
  }
  Leg shorter = at;
  if (at.kind == LegKind::ahead) {
    const WayCost before = costOf(position_, u, nearest.path, terms);
    const double left = std::min<double>(terms.left - before.spent, at.amount);
    shorter.amount =
        cost.open.code == "takes-a-whole-move" ? open : aheadFrom(position_, u, pose, left, keptOf(position_, terms));
  } else {
    shorter.amount = open;
  }
  if (shorter.amount > 0) nearest.path.add(shorter);
  if (!nearest.path.empty() && costOf(position_, u, nearest.path, terms).legal) verdict_.nearest = nearest;
}

// CB-AFT-9: the whole way, or straight back until covered.
void Referee::retire(const Action& action) {
  if (action.path.empty()) return;
  const RetireWay way = retireWay(position_, battle_.tasks.back());
  const UnitIndex u = action.unit;
  if (action.path.size() != 1 || action.path[0].kind != LegKind::ahead) return refuse("CB-AFT-8", "no-such-leg", u);
  const double amount = action.path[0].amount;
  if (amount > way.most + 1) refuse("CB-AFT-8", "too-far", u, figure(amount), figure(way.most));
  if (amount >= way.most - 1) return;
  if (!way.stopFrom || amount < *way.stopFrom - 1)
    return refuse("CB-AFT-9", "not-covered", u, figure(amount), figure(way.stopFrom.value_or(way.most)));
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
  if (inPaths) return refuse("CB-MAN-3", "made-in-a-move", u);
  ManoeuvreIn in = manoeuvreFacts(position_, u, which, position_.beyondBowShot(u));
  const std::string_view price = priceOf(which, isChariots(in.troop) || position_.special(u));
  if (refuseManoeuvre(position_.book(), in)) return refuse(price, "not-in-this-formation", u);
  newFormation(action, which);
  sideStep(action, which);
  if (which == Manoeuvre::crossMajorObstacle) {
    if (isChariots(in.troop)) return refuse("CB-MAN-15", "impassable", u);
    if (!beyondMajorObstacle(position_, position_.stand(u))) return refuse("CB-MAN-16", "no-major-obstacle", u);
  }
  if (!verdict_.legal()) return;
  const Reformed now = reformed(position_, u, which, static_cast<Formation>(action.values[1]), action.path);
  in.beyondBowShot = in.beyondBowShot && position_.beyondBowShot(u, Footprint(now.pose, now.base));
  Modifiers modifiers;
  const ManoeuvreOut out = cb::manoeuvre(position_.book(), in, modifiers);
  if (position_.status(u, UnitStatus::spentHalves) + static_cast<int>(out.moveCost * 2) > 2)
    return refuse(price, "too-little-move-left", u);
  newFootprint(action, now);
}

void Referee::newFormation(const Action& action, Manoeuvre which) {
  const UnitIndex u = action.unit;
  const int front = position_.frontStands(u);
  if (which == Manoeuvre::doubleRanks && front == 1) refuse("CB-MAN-11", "nothing-to-change", u);
  if (which == Manoeuvre::halveRanks && front == position_.stands(u)) refuse("CB-MAN-11", "nothing-to-change", u);
  if (which != Manoeuvre::changeFormation && which != Manoeuvre::formUp) return;
  const int wanted = action.values[1];
  const bool fits = wanted >= 0 && wanted < 4 && wanted != position_.status(u, UnitStatus::formation) &&
                    position_.mayForm(u, static_cast<Formation>(wanted));
  if (!fits) refuse(which == Manoeuvre::formUp ? "CB-MAN-7" : "CB-MAN-5", "no-such-formation", u);
}

void Referee::sideStep(const Action& action, Manoeuvre which) {
  if (which != Manoeuvre::sideStep && which != Manoeuvre::stepBack) return;
  const UnitIndex u = action.unit;
  if (position_.is(u, UnitStatus::sideStepped)) return refuse("CB-MAN-20", "has-side-stepped", u);
  if (action.path.empty()) return;
  const Leg leg = action.path[0];
  const bool sideways = leg.kind == LegKind::left || leg.kind == LegKind::right;
  const bool right = which == Manoeuvre::stepBack ? leg.kind == LegKind::back : sideways;
  if (action.path.size() != 1 || !right || leg.amount < 0) return refuse("CB-MAN-20", "one-jt-aside-or-back", u);
  if (leg.amount > position_.jt() + 0.5)
    return refuse("CB-MAN-20", "one-jt-aside-or-back", u, Figure::inches(leg.amount), figure(position_.jt()));
  const Footprint from = position_.stand(u);
  const Open open =
      openWay(position_, u, from, directionOf(from, leg.kind), leg.amount, keptOf(position_, MoveTerms{}));
  if (open.distance < leg.amount)
    refuse(open.rule, open.code, open.blocker, Figure::inches(leg.amount), figure(open.distance));
}

void Referee::newFootprint(const Action& action, const Reformed& now) {
  const UnitIndex u = action.unit;
  const Footprint at(now.pose, now.base);
  const UnitIndex under = unitUnder(position_, u, at);
  if (under != noUnit) refuse("CB-PAS-3", "ends-on-a-unit", under);
  if (!isOn(position_.table(), at)) refuse("CB-SEQ-5", "leaves-the-table", u);
  const UnitIndex near = position_.enemyTooNear(u, at, position_.book().tables.shortOfEnemy);
  if (near != noUnit)
    refuse("CB-SEQ-6", "near-enemy", near, figure(distanceBetween(at, position_.stand(near))), figure(position_.jt()));
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind) && overlaps(at, piece.outline) && !overlaps(position_.stand(u), piece.outline))
      refuse("CB-MOV-13", "impassable", u);
  if (verdict_.legal()) return;
  Mark mark{Mark::Kind::outline, {}, "new-footprint"};
  for (const Vec2 corner : at.corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
}

}  // namespace signifer::cb
