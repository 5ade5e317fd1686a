#include "initiative/play/candidates.h"

#include <algorithm>

#include "initiative/play/buildings.h"

namespace signifer::initiative {

Action& Candidates::add(ActionId id, UnitIndex u) {
  Action& action = out_.emplace_back();
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  return action;
}

void Candidates::addEach(ActionId id, UnitIndex u, const UnitSet& targets) {
  position_.forEachPresent([&](UnitIndex v) {
    if (in(targets, v)) add(id, u).target = v;
  });
}

void Candidates::list(const Decision& decision) {
  const UnitIndex u = decision.unit;
  const Steps& steps = position_.book().steps;
  if (!battle_.tasks.empty()) return ofTask(decision, battle_.tasks.back());
  if (decision.allows(static_cast<int>(ActionId::advance))) {
    add(ActionId::advance);
  } else if (u != noUnit && decision.allows(static_cast<int>(ActionId::move))) {
    moves(u);
    if (!mustRetire(position_, u)) add(ActionId::stay, u);
  } else if (decision.step == steps.unitOrders) {
    orders();
  } else if (decision.step == steps.freeMoves) {
    generals();
    add(ActionId::endStep);
  } else if (decision.step == steps.volleys && u != noUnit) {
    targets(u);
    add(ActionId::holdFire, u);
  } else if (decision.step == steps.generalsJoin) {
    joins(decision.side);
    add(ActionId::endStep);
  } else {
    add(ActionId::endStep);
  }
}

void Candidates::ofTask(const Decision& decision, const Task& task) {
  const UnitIndex u = decision.unit;
  if (decision.allows(static_cast<int>(ActionId::advance))) {
    add(ActionId::advance);
    return;
  }
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::orderThrown:
      add(ActionId::letStand);
      add(ActionId::throwAgain);
      return;
    case TaskKind::reactionShot:
      add(ActionId::shoot, u).target = task.args[1];
      add(ActionId::holdFire, u);
      return;
    case TaskKind::breakChoice:
      add(ActionId::hold, u);
      add(ActionId::retreat, u);
      return;
    case TaskKind::strike:
      return addEach(ActionId::strike, u, position_.foes(u));
    case TaskKind::support:
      return addEach(ActionId::support, u, supportable(position_, u));
    case TaskKind::giveWay:
      return addEach(ActionId::giveWay, u, waysToGive(position_, u, goesBack(task)));
    case TaskKind::chargeResponse:
      for (const ActionId id : {ActionId::receive, ActionId::evade, ActionId::counterCharge})
        if (decision.allows(static_cast<int>(id))) add(id, u);
      return;
    case TaskKind::followUp:
      addEach(ActionId::followUp, u, followTargets(position_, u));
      add(ActionId::stay, u);
      return;
    default:
      break;
  }
  add(ActionId::begin).values[0] = 0;
  add(ActionId::begin).values[0] = 1;
}

void Candidates::moves(UnitIndex u) {
  const MoveBasis basis = basisOf(position_, u);
  if (basis == MoveBasis::retirement) return retiring(u);
  if (basis == MoveBasis::turnOnly) {
    const UnitIndex enemy = position_.nearestEnemy(u);
    if (enemy == noUnit || position_.faces(position_.stand(u), enemy)) return;
    const Angle heading = headingTo(position_.unit(u).pose.centre, position_.unit(enemy).pose.centre);
    return tryMove(u, {{LegKind::pivot, heading}}, basis);
  }
  if (basis != MoveBasis::none && formationMatters(u)) formations(u);
  if (position_.formation(u) == Formation::buildings) return;
  charges(u, basis);
  advancing(u, basis);
}

void Candidates::charges(UnitIndex u, MoveBasis basis) {
  if (basis == MoveBasis::none || basisOf(position_, u, true) == MoveBasis::none) return;
  const int left = basis == MoveBasis::order ? std::min(3, position_.status(u, UnitStatus::movesLeft)) : 1;
  if (!readyToCharge(position_, u, chargeBasis(basis), left)) return;
  const double reach = chargeReach(position_, u, left);
  position_.forEachEnemy(u, [&](UnitIndex v) {
    if (!within(position_.stand(u), position_.stand(v), reach)) return;
    const ChargePlan plan = planCharge(position_, u, v, reach, {}, Care::hasty);
    if (mayCharge(position_, u, plan, v, chargeBasis(basis), left)) add(ActionId::charge, u).target = v;
  });
}

void Candidates::tryMove(UnitIndex u, const Path& path, MoveBasis basis) {
  if (!path.empty() && !faultOf(position_, u, path, basis)) add(ActionId::move, u).path = path;
}

// Ahead, half as far, towards the nearest enemy, back; turned to face first where it does not.
void Candidates::advancing(UnitIndex u, MoveBasis basis) {
  const Unit& unit = position_.unit(u);
  const Length most = position_.moveLength(u);
  double away = 0;
  const UnitIndex enemy = position_.nearestEnemy(u, &away);
  Path turn;
  Pose from = unit.pose;
  if (enemy != noUnit && !position_.faces(position_.stand(u), enemy)) {
    const Angle heading = headingTo(unit.pose.centre, position_.unit(enemy).pose.centre);
    turn.add({LegKind::pivot, heading});
    from = turnedTo(unit.pose, heading);
  }
  const auto straight = [&](LegKind kind, Length way) {
    const Leg leg = openLeg(position_, u, from, {kind, way});
    if (leg.amount < 100) return;
    Path path = turn;
    path.add(leg);
    tryMove(u, path, basis);
  };
  straight(LegKind::ahead, most);
  straight(LegKind::ahead, most / 2);
  if (away <= position_.proximityLimit(u)) straight(LegKind::back, most);
  if (!turn.empty()) tryMove(u, turn, basis);
  if (enemy == noUnit || !turn.empty()) return;
  const auto wheel = wheelTowards(unit.pose, unit.base, position_.unit(enemy).pose.centre);
  if (!wheel || wheel->angle < oneDegree) return;
  const Leg wanted{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight,
                   std::min(wheel->angle, wheelWithin(unit.base.frontage, most - 10))};
  const Leg part = openLeg(position_, u, unit.pose, wanted);
  if (part.amount <= 0) return;
  Path path{part};
  const Length rest = most - lengthOf(unit.base, part) - 2;
  const Leg on = openLeg(position_, u, after(unit.pose, unit.base, part), {LegKind::ahead, std::max(0, rest)});
  if (on.amount >= 100) path.add(on);
  tryMove(u, path, basis);
}

void Candidates::retiring(UnitIndex u) {
  for (const Path& path : retirementsOf(position_, u)) add(ActionId::move, u).path = path;
}

// Far from the enemy and from buildings nobody gains by another formation than the one he marches in.
bool Candidates::formationMatters(UnitIndex u) const {
  double away = 0;
  const bool near =
      position_.nearestEnemy(u, &away) != noUnit && away <= position_.tables().proximityFormed * 1.0 * oneInch;
  return near || position_.formation(u) > Formation::openOrder || position_.emptyBuildingsBy(u) >= 0;
}

// Formations that it may take where it stands; buildings that it may enter, or leave by any side.
void Candidates::formations(UnitIndex u) {
  const bool inside = position_.formation(u) == Formation::buildings;
  for (int wanted = 0; wanted < static_cast<int>(Formation::buildings); ++wanted) {
    if (wanted == position_.status(u, UnitStatus::formation)) continue;
    if (((position_.profile(u, UnitProfile::formations) >> wanted) & 1) == 0) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(ActionId::changeFormation);
    action.unit = u;
    action.values[0] = static_cast<std::int16_t>(wanted);
    for (std::int16_t side = 0; side < (inside ? 4 : 1); ++side) {
      action.values[1] = side;
      const Station place = standingIn(position_, action);
      if (standsOn(position_, u, place.pose, place.base) == noUnit) out_.push_back(action);
    }
  }
  if (inside || position_.troop(u) != Troop::infantry) return;
  const int piece = position_.emptyBuildingsBy(u);
  if (piece >= 0 && crowding(position_, u, piece) == noUnit)
    add(ActionId::changeFormation, u).values[0] = static_cast<std::int16_t>(Formation::buildings);
}

void Candidates::addOrder(PersonIndex p, Order order, UnitIndex u) {
  Action& action = add(ActionId::order, u);
  action.person = p;
  action.values[0] = static_cast<std::int16_t>(order);
}

void Candidates::orders() {
  const bool last = position_.options().armyCommanderLast;
  PersonIndex chosen = noPerson;
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    if (!mayGiveOrders(position_, p)) continue;
    if (chosen == noPerson || (last && position_.armyCommander(chosen))) chosen = p;
  }
  if (chosen == noPerson) {
    add(ActionId::endStep);
    return;
  }
  ordersOf(chosen);
  add(ActionId::done).person = chosen;
}

// His nearest units one by one, his whole command, the army; what he can mend by joining.
void Candidates::ordersOf(PersonIndex p) {
  std::vector<std::pair<double, UnitIndex>> near;
  int divisions = 0;
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side != battle_.active) return;
    if (position_.ordered(p, Order::unit, u).any()) {
      near.emplace_back(position_.generalInches(p, u), u);
      const int bit = 1 << position_.status(u, UnitStatus::division);
      if ((divisions & bit) == 0) addOrder(p, Order::command, u);
      divisions |= bit;
    }
    if (position_.ordered(p, Order::rally, u).any() && position_.shaken(u)) addOrder(p, Order::rally, u);
    if (position_.ordered(p, Order::courage, u).any()) addOrder(p, Order::courage, u);
  });
  std::ranges::sort(near);
  for (std::size_t i = 0; i < std::min<std::size_t>(near.size(), 4); ++i) addOrder(p, Order::unit, near[i].second);
  if (!near.empty() && position_.ordered(p, Order::followMe, near[0].second).any())
    addOrder(p, Order::followMe, near[0].second);
  if (position_.armyCommander(p) && position_.ordered(p, Order::generalAdvance, noUnit).any())
    addOrder(p, Order::generalAdvance, noUnit);
}

// Behind the foremost unit of his division, as far as he gets.
void Candidates::generals() {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active || person.unit != noUnit) continue;
    if (person.status[PersonStatus::moved] != 0) continue;
    UnitIndex foremost = noUnit;
    double least = 0;
    position_.forEachPresent([&](UnitIndex u) {
      if (position_.unit(u).side != person.side) return;
      if (person.status[PersonStatus::division] != 0 &&
          position_.status(u, UnitStatus::division) != person.status[PersonStatus::division])
        return;
      double away = 0;
      if (position_.nearestEnemy(u, &away) == noUnit || (foremost != noUnit && away >= least)) return;
      foremost = u;
      least = away;
    });
    if (foremost == noUnit) continue;
    const Footprint& base = position_.stand(foremost);
    const Vec2 goal = base.rearCentre() - base.forward * (1.0 * oneInch);
    const Vec2 at = toVec(person.at);
    const double way = std::min(distance(at, goal), position_.book().generalMove - 10.0);
    if (way <= 0) continue;
    const Point to = toPoint(at + unit(goal - at) * way);
    bool free = position_.table().contains(toVec(to), 0.0) && to != person.at;
    position_.forEachPresent([&](UnitIndex u) {
      free = free && (position_.unit(u).side == person.side || !contains(position_.stand(u), toVec(to)));
    });
    if (!free) continue;
    Action& action = add(ActionId::moveGeneral);
    action.person = p;
    action.point = to;
    return;
  }
}

void Candidates::joins(SideIndex side) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    if (battle_.person(p).side != side) continue;
    position_.forEachPresent([&](UnitIndex u) {
      if (position_.unit(u).side == side && position_.engaged(u) && mayJoinNow(position_, p, u))
        add(ActionId::join, u).person = p;
    });
  }
}

void Candidates::targets(UnitIndex u) {
  if (!position_.readyToShoot(u, Shot::normal)) return;
  const double range = position_.tables().range(*position_.weapon(u)) * oneInch;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    if (position_.gap(u, v) <= range && position_.mayShoot(u, v)) add(ActionId::shoot, u).target = v;
  });
}

}  // namespace signifer::initiative
